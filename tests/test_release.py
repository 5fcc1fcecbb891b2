"""What is given away: icon, file type, installer script, licences, one version."""

import configparser
import os
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from io import BytesIO
from pathlib import Path
from types import ModuleType

import pytest
from PIL import Image

from floorman import __version__
from tests.test_packaging import ROOT, load

pytestmark = pytest.mark.skipif(os.name == "nt", reason="made on Linux")
LINUX = ROOT / "packaging" / "linux"
LANGUAGES = ("pl", "bg", "fr")


@pytest.fixture
def icons(monkeypatch: pytest.MonkeyPatch, qapp: object) -> ModuleType:
    """The module that draws icons; Qt draws only where there is an application."""
    assert qapp is not None
    return load("icons", monkeypatch)


def test_windows_and_mac_get_every_size_of_the_icon(icons: ModuleType) -> None:
    with Image.open(BytesIO(icons.ico(icons.SVG))) as ico:
        assert ico.info["sizes"] == {(size, size) for size in icons.ICO_SIZES}
    block = icons.icns(icons.SVG)
    assert (block[:4], struct.unpack(">I", block[4:8])[0]) == (b"icns", len(block))


def test_at_sixteen_pixels_the_table_and_its_button_can_be_told(icons: ModuleType) -> None:
    with Image.open(BytesIO(icons.drawn(icons.SVG, 16))) as small:
        shown = small.convert("RGB")
        middle_left, felt, corner = shown.getpixel((6, 8)), shown.getpixel((4, 8)), shown.getpixel((3, 3))
    assert sum(middle_left) > 2 * sum(corner)  # the white button on the felt
    assert felt[1] > felt[0]
    assert felt[1] > felt[2]


def test_the_window_s_picture_is_the_icon_s(icons: ModuleType) -> None:
    shipped = (ROOT / "resources" / "icons" / "floorman.png").read_bytes()
    with Image.open(BytesIO(shipped)) as held, Image.open(BytesIO(icons.drawn(icons.SVG, 128))) as drawn:
        assert held.convert("RGBA").tobytes() == drawn.convert("RGBA").tobytes()


@pytest.mark.qt_log_ignore("Cannot read file")
def test_an_icon_that_cannot_be_drawn_is_told(icons: ModuleType, tmp_path: Path) -> None:
    broken = tmp_path / "broken.svg"
    broken.write_text("no picture", encoding="utf-8")
    with pytest.raises(ValueError, match=r"broken\.svg cannot be drawn"):
        icons.drawn(broken, 16)


def test_the_menu_entry_opens_tournaments_and_speaks_every_language() -> None:
    entry = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    entry.optionxform = str  # type: ignore[method-assign,assignment]  # keys of a desktop entry keep their case
    entry.read(LINUX / "floorman.desktop", encoding="utf-8")
    said = entry["Desktop Entry"]
    assert said["Exec"] == "floorman %f"
    assert said["MimeType"] == "application/vnd.floorman.tournament;"
    assert all(f"{key}[{lang}]" in said for lang in LANGUAGES for key in ("GenericName", "Comment"))


@pytest.mark.skipif(shutil.which("update-mime-database") is None, reason="shared-mime-info is not here")
def test_a_tournament_is_known_by_its_name_and_by_its_first_bytes(tmp_path: Path) -> None:
    packages = tmp_path / "share" / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(LINUX / "floorman.xml", packages)
    system = Path("/usr/share/mime/packages/freedesktop.org.xml")
    shutil.copy(system, packages)
    subprocess.run(["update-mime-database", packages.parent], check=True, capture_output=True)
    new = [sys.executable, "-m", "floorman", "new", str(tmp_path / "friday.floor"), "--name", "Friday"]
    subprocess.run(new, cwd=ROOT, check=True, capture_output=True)
    shutil.copy(tmp_path / "friday.floor", tmp_path / "nameless")
    code = (
        "from PySide6.QtCore import QMimeDatabase; db = QMimeDatabase();"
        "print(*(db.mimeTypeForFile(f).name() for f in ('friday.floor', 'nameless')))"
    )
    said = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "XDG_DATA_DIRS": str(tmp_path / "share"), "XDG_DATA_HOME": str(tmp_path / "home")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.split() == ["application/vnd.floorman.tournament"] * 2


def test_the_file_type_has_a_name_in_every_language() -> None:
    kind = ET.parse(LINUX / "floorman.xml").getroot()[0]
    spoken = {line.get("{http://www.w3.org/XML/1998/namespace}lang") for line in kind if line.tag.endswith("comment")}
    assert spoken == {None, *LANGUAGES}


@pytest.mark.skipif(shutil.which("makensis") is None, reason="nsis is not here")
def test_the_windows_installer_compiles_without_a_warning(icons: ModuleType, tmp_path: Path) -> None:
    bundle = tmp_path / "bundle"
    (bundle / "_internal").mkdir(parents=True)
    for name in ("floorman.exe", "floormanw.exe", "_internal/python311.dll"):
        (bundle / name).touch()
    icons.write(tmp_path / "icons")
    given = {"VERSION": __version__, "NUMBERS": "0.0.0.0", "BUNDLE": bundle, "ICONS": tmp_path / "icons"}
    command = ["makensis", "-V2", *(f"-D{key}={value}" for key, value in given.items())]
    script = ROOT / "packaging" / "windows" / "floorman.nsi"
    done = subprocess.run(
        [*command, f"-DOUT={tmp_path / 'floorman-windows.exe'}", script], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout.strip()) == (0, "")
    assert (tmp_path / "floorman-windows.exe").read_bytes()[:2] == b"MZ"


def test_the_uninstaller_takes_only_what_the_installer_brought() -> None:
    script = (ROOT / "packaging" / "windows" / "floorman.nsi").read_text(encoding="utf-8")
    removing = script.split('Section "Uninstall"')[1]
    assert ".floor" not in [line.split()[-1] for line in removing.splitlines() if "Delete " in line]
    assert 'RMDir /r "$INSTDIR"' not in removing  # the folder itself goes only when it is empty


def test_every_library_of_the_bundle_brings_its_licence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    licences = load("licences", monkeypatch)
    assert licences.lacking() == ()
    licences.written(tmp_path)
    for name in ("floorman", "pyside6-essentials", "shiboken6", "reportlab", "fonts"):
        assert any((tmp_path / name).iterdir()), name
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in (tmp_path / "pyside6-essentials" / "LGPL-3.0.txt").read_text("utf-8")


def test_there_is_one_version(monkeypatch: pytest.MonkeyPatch) -> None:
    versions = load("versions", monkeypatch)
    assert versions.version() == __version__
    assert versions.numbers("1.20.3") == (1, 20, 3, 0)
    newest = next(line for line in (ROOT / "CHANGELOG.md").read_text("utf-8").splitlines() if line.startswith("## "))
    assert newest.split()[1] == __version__
