"""Debian's package around the bundle: program, command, desktop entry, icon, file type, licences."""

import os
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent / "linux"
DEPENDS = (
    *("libc6 (>= 2.36)", "libgl1", "libegl1", "libxkbcommon0", "libdbus-1-3", "libfontconfig1", "libglib2.0-0"),
    *("libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0", "libxcb-xkb1", "libxkbcommon-x11-0"),
    *("libxcb-render-util0", "libxcb-image0"),
)
"""System libraries of a window; the C library is the builder's, Debian 12."""

PREPARED = """\
#!/bin/sh
set -e
if [ "$1" = configure ] || [ "$1" = remove ] || [ "$1" = abort-install ]; then
    if command -v update-mime-database >/dev/null; then update-mime-database /usr/share/mime || true; fi
    if command -v update-desktop-database >/dev/null; then update-desktop-database -q || true; fi
    if command -v gtk-update-icon-cache >/dev/null; then
        gtk-update-icon-cache -q -t -f /usr/share/icons/hicolor || true
    fi
fi
"""
"""After installing and removing: the desktop's own indexes, where there are any."""


def build(bundle: Path, icons: Path, version: str, out: Path, *, compression: str = "xz", stamp: int = 0) -> Path:
    """Makes ``out``/floorman_VERSION_amd64.deb from the folder ``bundle``; every file gets the time ``stamp``.

    Raises CalledProcessError when dpkg-deb fails.
    """
    tree = out / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(bundle, tree / "opt" / "floorman", symlinks=True)
    _lay_out(tree, icons)
    _control(tree, version)
    _settle(tree, stamp)
    package = out / f"floorman_{version}_amd64.deb"
    command = ["dpkg-deb", f"-Z{compression}", "--root-owner-group", "--build", str(tree), str(package)]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "SOURCE_DATE_EPOCH": str(stamp)})
    shutil.rmtree(tree)
    return package


def _lay_out(tree: Path, icons: Path) -> None:
    share = tree / "usr" / "share"
    (tree / "usr" / "bin").mkdir(parents=True)
    (tree / "usr" / "bin" / "floorman").symlink_to("/opt/floorman/floorman")
    for source, folder in ((HERE / "floorman.desktop", "applications"), (HERE / "floorman.xml", "mime/packages")):
        (share / folder).mkdir(parents=True)
        shutil.copyfile(source, share / folder / source.name)
    for picture in sorted(icons.glob("floorman-*.png")):
        size = picture.stem.rsplit("-", 1)[1]
        kind = (
            ("mimetypes", "application-vnd.floorman.tournament") if "-file-" in picture.name else ("apps", "floorman")
        )
        where = share / "icons" / "hicolor" / f"{size}x{size}" / kind[0]
        where.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(picture, where / f"{kind[1]}.png")
    licences = share / "doc" / "floorman"
    licences.mkdir(parents=True)
    shutil.copyfile(HERE / "copyright", licences / "copyright")


def _control(tree: Path, version: str) -> None:
    size = sum(path.lstat().st_size for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    lines = (
        "Package: floorman",
        f"Version: {version}",
        "Architecture: amd64",
        "Maintainer: Floorman <floorman@floorman.invalid>",
        f"Installed-Size: {size // 1024 + 1}",
        f"Depends: {', '.join(DEPENDS)}",
        "Recommends: shared-mime-info, desktop-file-utils, cups-client",
        "Section: games",
        "Priority: optional",
        "Description: floor of a live poker tournament",
        " Seats, button, moves, rulings and slips for the tournament director,",
        " with the rule that each answer rests on.",
    )
    debian = tree / "DEBIAN"
    debian.mkdir()
    (debian / "control").write_text("\n".join(lines) + "\n", encoding="utf-8")
    for script in ("postinst", "postrm"):
        (debian / script).write_text(PREPARED, encoding="ascii")
        (debian / script).chmod(0o755)


def _settle(tree: Path, stamp: int) -> None:
    """Modes and times that do not depend on who built it."""
    for path in sorted(tree.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
        os.utime(path, (stamp, stamp), follow_symlinks=False)
