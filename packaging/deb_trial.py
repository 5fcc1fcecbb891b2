"""The .deb tried in a bare Debian 12 without Python: installed, used, opened by its file, removed."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

PACKAGES = "shared-mime-info,desktop-file-utils,libglib2.0-bin,xvfb,xauth,poppler-utils,xdg-utils"
"""What a desktop has anyway, and what this trial looks with; nothing of Python."""


class TrialFailed(Exception):
    """Something that the package promises did not hold; its text says what."""


def bare_system(folder: Path) -> Path:
    """A bookworm system in ``folder``, made once and kept; about 210 MB. Only as root, with debootstrap."""
    done = folder / ".made"
    if not done.exists():
        shutil.rmtree(folder, ignore_errors=True)
        command = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", str(folder)]
        subprocess.run(command, check=True, capture_output=True)
        done.touch()
    return folder


def tried(deb: Path, system: Path) -> Iterator[str]:
    """Installs ``deb`` into ``system`` and uses it as a director would; a line for each thing that held.

    Raises TrialFailed at the first that does not.
    """
    root = _Root(system)
    root.run("apt-get", "-y", "purge", "floorman", may_fail=True)
    shutil.copyfile(deb, system / "tmp" / "floorman.deb")
    if root.run("sh", "-c", "command -v python3 || true").strip():
        raise TrialFailed("there is a Python in the bare system: it would prove nothing")
    root.run("apt-get", "update")
    root.run("apt-get", "-y", "--no-install-recommends", "install", "/tmp/floorman.deb")
    yield f"installed: {root.run('dpkg-query', '-W', '-f', '${Version} ${Installed-Size} KB', 'floorman')}"
    yield root.run("floorman", "--version").strip()
    yield from _used(root)
    root.run("apt-get", "-y", "purge", "floorman")
    left = [
        name
        for name in ("opt/floorman", "usr/bin/floorman", "usr/share/mime/packages/floorman.xml")
        if (system / name).exists() or (system / name).is_symlink()
    ]
    if left or not (system / "root" / "friday.floor").exists():
        raise TrialFailed(f"after removing: left {left}, tournament there: {(system / 'root/friday.floor').exists()}")
    yield "removed; the tournament stays"


def _used(root: "_Root") -> Iterator[str]:
    for old in (root.folder / "root").glob("*"):
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    root.run("floorman", "new", "friday.floor", "--name", "Friday 100", "--tables", "1-12")
    (root.folder / "root" / "list.csv").write_text(
        "Name\n" + "".join(f"Player {n}\n" for n in range(1, 101)), encoding="utf-8"
    )
    root.run("floorman", "import", "friday.floor", "list.csv")
    root.run("floorman", "draw", "friday.floor")
    root.run("floorman", "slips", "friday.floor", "--kind", "seat-cards", "--paper", "card-4x3", "-o", "cards.pdf")
    pages = root.run("pdfinfo", "cards.pdf").split("Pages:")[1].split()[0]
    if pages != "100":
        raise TrialFailed(f"100 cards wanted, {pages} pages found")
    yield "100 seat cards printed to a PDF"
    root.run("floorman", "demo", "--headless", "demo")
    yield f"demo: {', '.join(sorted(path.name for path in (root.folder / 'root/demo').rglob('*.png')))}"
    root.run("xvfb-run", "-a", "floorman", "friday.floor", "--exit-after-first-paint")
    yield "window on a screen (X11)"
    shutil.copyfile(root.folder / "root" / "friday.floor", root.folder / "root" / "without-its-ending")
    for name in ("friday.floor", "without-its-ending"):
        kind = root.run("gio", "info", "-a", "standard::content-type", name)
        if "application/vnd.floorman.tournament" not in kind:
            raise TrialFailed(f"{name} is taken for {kind.split()[-1]}")
    opens = root.run("gio", "mime", "application/vnd.floorman.tournament")
    if "floorman.desktop" not in opens:
        raise TrialFailed("a tournament is not opened by the program")
    yield "a .floor file is known by its ending and by its first bytes, and opens the program"


class _Root:
    """Commands inside the bare system."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(self, *command: str, may_fail: bool = False) -> str:
        """The output of ``command``, started in /root. Raises TrialFailed with its last words."""
        inside = {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": "/root",
            "LANG": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
        }
        kept = {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
        done = subprocess.run(
            ["chroot", str(self.folder), "env", "-i", *(f"{k}={v}" for k, v in {**kept, **inside}.items()),
             "sh", "-c", 'cd /root && exec "$@"', "sh", *command],
            capture_output=True, text=True, encoding="utf-8", errors="replace", check=False, timeout=600,
        )  # fmt: skip
        if done.returncode and not may_fail:
            words = "\n".join((done.stderr or done.stdout).strip().splitlines()[-6:])
            raise TrialFailed(f"{' '.join(command)}:\n{words}")
        return done.stdout
