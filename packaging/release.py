#!/usr/bin/env python3
"""Makes everything that is given away into ``dist/``: wheel, sdist, bundle, .deb, Windows installer, pins, SBOM, sums.

python3 packaging/release.py                    all that this system can make
python3 packaging/release.py wheel bundle deb   only those steps
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python is what this line is for
    sys.exit("Floorman needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])  # noqa: UP031

import argparse
import gzip
import hashlib
import os
import shutil
import subprocess
import tarfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from from_nothing import ROOT, VENV, SetUpError, set_up
from system_packages import apt_install, can_install
from versions import numbers, version

DIST = ROOT / "dist"
BUILD = ROOT / "build"
BUNDLE = DIST / "floorman"
TOOLS = (
    *("pyinstaller==6.22.3", "uv==0.13.9", "cyclonedx-bom==7.5.0"),
    *("sphinx==9.0.4", "myst-parser==5.2.0", "furo==2025.12.19"),  # the handbook
)
"""What makes a release and nobody needs to run or test the program; in a venv of its own."""

PLATFORMS = ("x86_64-pc-windows-msvc", "aarch64-apple-darwin", "x86_64-apple-darwin", "x86_64-manylinux_2_34")
PYTHONS = ("3.11", "3.12", "3.13")


class ReleaseError(Exception):
    """A step cannot be made; its text is the one sentence for who builds."""


def main(args: Sequence[str]) -> int:
    """Exit status: 0 when every step asked for was made."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", nargs="*", help=", ".join(STEPS))
    parser.add_argument("--fast", action="store_true", help="the .deb with zstd instead of xz: for a trial")
    chosen = parser.parse_args(args)
    unknown = [name for name in chosen.step if name not in STEPS]
    if unknown:
        parser.error(f"no such step: {unknown[0]}")
    os.environ["SOURCE_DATE_EPOCH"] = str(stamp())
    os.environ["FLOORMAN_FAST"] = "1" if chosen.fast else ""
    try:
        set_up("test", window=True)
        for name in chosen.step or STEPS:
            made(name)
    except (SetUpError, ReleaseError) as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


def made(name: str) -> None:
    """Runs one step and prints what it made, with sizes and seconds."""
    began = time.monotonic()
    for path in STEPS[name]():
        size = path.stat().st_size if path.is_file() else sum(f.stat().st_size for f in path.rglob("*") if f.is_file())
        print(f"{size / 1e6:9.1f} MB  {path.relative_to(ROOT)}  {time.monotonic() - began:.1f} s", flush=True)


def stamp() -> int:
    """The time of the newest commit, for every file of a release: the same source makes the same bytes."""
    done = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False)
    return int(done.stdout) if done.returncode == 0 and done.stdout.strip() else 1_767_225_600


def run(*command: str | Path) -> str:
    """A command's output. Raises ReleaseError with its last words."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONHASHSEED": "0"},
    )
    if done.returncode:
        words = (done.stderr or done.stdout).strip().splitlines()[-8:]
        raise ReleaseError(f"{Path(str(command[0])).name} failed:\n" + "\n".join(words))
    return done.stdout


def python() -> Path:
    """The program's own interpreter."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def tool(name: str) -> Path:
    """A release tool, from a venv that is made when the first one is asked for."""
    folder = BUILD / "tools"
    found = folder / ("Scripts" if os.name == "nt" else "bin") / (name + (".exe" if os.name == "nt" else ""))
    if not found.exists():
        # beside the program's packages, which PyInstaller reads, without touching its venv
        run(sys.executable, "-m", "venv", folder)
        interpreter = found.with_name("python.exe" if os.name == "nt" else "python")
        (site,) = folder.rglob("site-packages")
        (program,) = VENV.rglob("site-packages")
        (site / "program.pth").write_text(f"{program}\n{ROOT}\n", encoding="utf-8")
        run(interpreter, "-m", "pip", "install", "--quiet", *TOOLS)
    return found


def handbook() -> list[Path]:
    """The handbook as HTML, where the wheel and the bundle take it from."""
    out = ROOT / "resources" / "handbook"
    tool("sphinx-build")
    run(python(), ROOT / "packaging" / "handbook.py", out)
    return [out]


def wheel() -> list[Path]:
    """Wheel and source archive."""
    for old in (*DIST.glob("*.whl"), *DIST.glob("floorman-*.tar.gz")):
        old.unlink()
    run(python(), "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", DIST, ROOT)
    run(python(), "-m", "hatchling", "build", "-t", "sdist", "-d", DIST)
    return [*DIST.glob("*.whl"), *DIST.glob("floorman-*.tar.gz")]


def icons() -> list[Path]:
    """The icon in the forms of every system."""
    run(python(), ROOT / "packaging" / "icons.py", BUILD / "icons")
    return [BUILD / "icons" / "floorman.ico", BUILD / "icons" / "floorman.icns"]


def bundle() -> list[Path]:
    """A folder that runs without Python, and on Linux its archive."""
    icons()
    shutil.rmtree(BUILD / "licences", ignore_errors=True)
    run(python(), ROOT / "packaging" / "licences.py", BUILD / "licences")
    spec = ROOT / "packaging" / "floorman.spec"
    run(tool("pyinstaller"), "--noconfirm", "--distpath", DIST, "--workpath", BUILD / "pyinstaller", spec)
    return [BUNDLE, archive()] if sys.platform.startswith("linux") else [BUNDLE]


def archive() -> Path:
    """The bundle as one .tar.gz: names in order, one time, no owner, so that the same bundle makes the same bytes."""
    path = DIST / f"floorman-{version()}-linux-x86_64.tar.gz"
    moment = stamp()

    def settled(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = moment, 0, 0, "", ""
        return entry

    with (
        path.open("wb") as file,
        gzip.GzipFile("", "wb", 6, file, moment) as packed,
        tarfile.open(fileobj=packed, mode="w") as tar,
    ):
        for each in sorted(BUNDLE.rglob("*")):
            tar.add(each, f"floorman-{version()}/{each.relative_to(BUNDLE)}", recursive=False, filter=settled)
    return path


def deb() -> list[Path]:
    """Debian's package around the bundle."""
    if not sys.platform.startswith("linux"):
        return []
    from deb import build

    compression = "zstd" if os.environ.get("FLOORMAN_FAST") else "xz"
    return [build(existing(BUNDLE), BUILD / "icons", version(), DIST, compression=compression, stamp=stamp())]


def installer() -> list[Path]:
    """The Windows installer: around the bundle on Windows; elsewhere around its file list, to prove the script."""
    maker = shutil.which("makensis")
    if maker is None and sys.platform.startswith("linux") and can_install():
        apt_install(["nsis"])
        maker = shutil.which("makensis")
    if maker is None:
        raise ReleaseError("The installer needs NSIS (makensis): install it and start again.")
    around, out = existing(BUNDLE), DIST / f"floorman-{version()}-windows.exe"
    if sys.platform != "win32":
        around, out = stand_in(around), BUILD / "installer-compiled-here.exe"
    given = {
        "VERSION": version(),
        "NUMBERS": ".".join(map(str, numbers(version()))),
        "BUNDLE": around,
        "ICONS": BUILD / "icons",
        "OUT": out,
    }
    script = ROOT / "packaging" / "windows" / "floorman.nsi"
    run(maker, "-V2", *(f"-D{name}={value}" for name, value in given.items()), script)
    return [out]


def stand_in(folder: Path) -> Path:
    """The bundle's file list with empty files and the two .exe names that Windows has: enough to compile the script."""
    copy = BUILD / "windows-stand-in"
    shutil.rmtree(copy, ignore_errors=True)
    for path in folder.rglob("*"):
        if path.is_file():
            target = copy / path.relative_to(folder)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.touch()
    for name in ("floorman.exe", "floormanw.exe"):
        (copy / name).touch()
    return copy


def existing(folder: Path) -> Path:
    """``folder``, once the bundle is there."""
    if not folder.exists():
        raise ReleaseError("There is no bundle yet: python3 packaging/release.py bundle")
    return folder


def pins() -> list[Path]:
    """Hashes of every wheel that a platform and Python gets, and the proof that none has to be compiled."""
    folder = DIST / "pins"
    folder.mkdir(parents=True, exist_ok=True)
    out = []
    for platform in PLATFORMS:
        for wanted in PYTHONS:
            path = folder / f"{platform}-{wanted}.txt"
            run(
                *(tool("uv"), "pip", "compile", "--quiet", "--no-build", "--generate-hashes", "--no-header"),
                *("--python-platform", platform, "--python-version", wanted),
                *("--constraint", ROOT / "packaging" / "constraints.txt", "--output-file", path),
                ROOT / "pyproject.toml",
            )
            out.append(path)
    return out


def sbom() -> list[Path]:
    """The list of parts in CycloneDX's form, from what is pinned and installed."""
    path = DIST / f"floorman-{version()}.cdx.json"
    run(
        *(tool("cyclonedx-py"), "environment", "--output-reproducible", "--output-format", "JSON"),
        *("--pyproject", ROOT / "pyproject.toml", "--output-file", path, python()),
    )
    return [path]


def trial() -> list[Path]:
    """The .deb installed and used in a bare Debian 12 without Python; only as root on Linux, with debootstrap."""
    if not can_install() or not sys.platform.startswith("linux"):
        raise ReleaseError("The trial of the .deb needs root on a Debian with debootstrap.")
    if shutil.which("debootstrap") is None:
        apt_install(["debootstrap"])
    from deb_trial import TrialFailed, bare_system, tried

    (package,) = DIST.glob("*.deb")
    try:
        for line in tried(package, bare_system(BUILD / "bookworm")):
            print(f"  held: {line}", flush=True)
    except TrialFailed as fault:
        raise ReleaseError(f"The .deb was tried and failed: {fault}") from fault
    return []


def sums() -> list[Path]:
    """SHA-256 of every file of the release."""
    path = DIST / "SHA256SUMS"
    files = sorted(f for f in DIST.iterdir() if f.is_file() and f != path)
    lines = [f"{hashlib.sha256(f.read_bytes()).hexdigest()}  {f.name}\n" for f in files]
    path.write_text("".join(lines), encoding="utf-8")
    print("".join(lines), end="")
    return [path]


STEPS: Mapping[str, Callable[[], list[Path]]] = {
    "handbook": handbook,
    "wheel": wheel,
    "icons": icons,
    "bundle": bundle,
    "deb": deb,
    "trial": trial,
    "installer": installer,
    "pins": pins,
    "sbom": sbom,
    "sums": sums,
}

if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
