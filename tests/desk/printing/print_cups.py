"""A real print system for a test: its own CUPS on its own socket, with a printer that makes PDF files."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.patience import SECONDS

MODEL = Path("/usr/share/ppd/cups-pdf/CUPS-PDF_opt.ppd")
_CONFIG = """LogLevel warn
Listen {socket}
Browsing No
WebInterface No
<Location />
  Order allow,deny
  Allow all
</Location>
<Policy default>
  <Limit All>
    Order deny,allow
  </Limit>
</Policy>
"""
_FILES = """ServerRoot {folder}
StateDir {folder}/state
CacheDir {folder}/cache
RequestRoot {folder}/spool
TempDir {folder}/spool/tmp
AccessLog {folder}/access_log
ErrorLog {folder}/error_log
PageLog {folder}/page_log
DataDir /usr/share/cups
ServerBin /usr/lib/cups
SystemGroup root
"""


def why_not() -> str:
    """Why there can be no print system here, "" if there can."""
    if sys.platform != "linux":
        return "CUPS is started by the test on Linux only"
    if os.getuid():
        return "the printer that makes PDF files must be started by root"
    for program in ("cupsd", "lp", "lpadmin", "lpstat"):
        if shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin") is None:
            return f"{program} (Debian's cups) is not installed"
    if not MODEL.exists() or not Path("/usr/lib/cups/backend/cups-pdf").exists():
        return "Debian's printer-driver-cups-pdf is not installed"
    return ""


class PrintSystem:
    """A running CUPS; ``out`` is where its papers fall."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.socket = folder, folder / "s"
        self.out = Path.home() / "PDF"
        for name in ("state", "cache", "spool/tmp", "ppd"):
            (folder / name).mkdir(parents=True)
        (folder / "cupsd.conf").write_text(_CONFIG.format(socket=self.socket))
        (folder / "cups-files.conf").write_text(_FILES.format(folder=folder))
        command = ["/usr/sbin/cupsd", "-f", "-c", str(folder / "cupsd.conf"), "-s", str(folder / "cups-files.conf")]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + SECONDS
        while not self.socket.exists():
            assert self.process.poll() is None, (self.folder / "error_log").read_text()
            assert time.monotonic() < end
            time.sleep(0.05)

    def add(self, name: str) -> None:
        """A printer that makes PDF files."""
        subprocess.run(
            ["lpadmin", "-h", str(self.socket), "-p", name, "-E", "-v", "cups-pdf:/", "-P", str(MODEL)],
            check=True,
            capture_output=True,
        )

    def printed(self, before: set[Path], count: int) -> list[Path]:
        """The papers that were not there before, once there are ``count`` and no job is left."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            found = [path for path in self.papers() - before if path.stat().st_size]
            left = subprocess.run(["lpstat", "-h", str(self.socket), "-o"], capture_output=True, check=False).stdout
            if len(found) >= count and not left.strip():
                return sorted(found)
            time.sleep(0.1)
        pytest.fail((self.folder / "error_log").read_text()[-2000:])

    def papers(self) -> set[Path]:
        """What has fallen out."""
        return set(self.out.glob("*floorman*.pdf"))

    def stop(self) -> None:
        """Ends it."""
        self.process.terminate()
        self.process.wait(10)
