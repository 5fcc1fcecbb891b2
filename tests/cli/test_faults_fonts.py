"""No font, or not all, and no locale: another font stands in, or one sentence; no slip gets a serial in vain."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from floorman.shipped import resource
from tests.cli.killing import ROOT
from tests.desk.rooms import TestDesk
from tests.patience import SECONDS

pytestmark = pytest.mark.slow

NAMES = ("Łucja Żegota", "Иван Ягодов", "名前", "שלום")
NO_FONT = "There is no font to show letters with. Install the program again."
NOT_PRINTED = "Nothing was printed: the program’s own fonts are missing. Install it again"
NO_FONTS_CONFIGURED = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig></fontconfig>'


class Installed:
    """The program as it lies on a machine where some of its fonts, or all, are gone, and which has none of its own."""

    def __init__(self, folder: Path, *, without: str | None = None) -> None:
        self.folder = folder
        (folder / "floorman").symlink_to(ROOT / "floorman")
        fonts = resource("fonts")
        for shipped in fonts.parent.iterdir():
            if shipped != fonts:
                (folder / "resources").mkdir(exist_ok=True)
                (folder / "resources" / shipped.name).symlink_to(shipped)
        if without is not None:
            (folder / "resources" / "fonts").mkdir()
            for font in fonts.iterdir():
                if without not in font.name:
                    (folder / "resources" / "fonts" / font.name).symlink_to(font)
        (folder / "fonts.conf").write_text(NO_FONTS_CONFIGURED)
        room = TestDesk(folder, tables=1)
        room.play("\n".join(f"new {name} 1-{at}" for at, name in enumerate(NAMES, 1)))
        room.desk.close()
        self.file = str(room.path)

    def run(self, *command: str, **locale: str) -> tuple[int, str, str]:
        """A command's exit, output, and what it said of itself on the other stream; never that it is at fault."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "PYTHONUTF8"))}
        env = {
            **kept,
            "PYTHONPATH": str(self.folder),
            "PYTHONCOERCECLOCALE": "0",
            "FONTCONFIG_FILE": str(self.folder / "fonts.conf"),
            "QT_QPA_PLATFORM": "offscreen",
            "XDG_CONFIG_HOME": str(self.folder),
            **locale,
        }
        program = [sys.executable, "-X", "utf8=0", "-m", "floorman", *command]
        done = subprocess.run(program, cwd=self.folder, env=env, capture_output=True, check=False, timeout=SECONDS)
        said = done.stderr.decode("utf-8")
        assert "Traceback" not in said
        assert "at fault" not in said
        told = [line.removeprefix("floorman: ") for line in said.splitlines() if line.startswith("floorman: ")]
        return done.returncode, done.stdout.decode("utf-8"), "\n".join(told)

    def slips(self) -> tuple[int, str, str]:
        """Seat cards into a file."""
        return self.run("slips", self.file, "--kind", "seat-cards", "--paper", "a4", "-o", f"{self.folder}/a.pdf")

    def window(self, **locale: str) -> tuple[int, str, str]:
        """The window on the file, until it has painted."""
        return self.run(self.file, "--exit-after-first-paint", **locale)


@pytest.mark.parametrize("without", [None, ".ttf"], ids=["no-folder", "empty-folder"])
def test_without_any_font(tmp_path: Path, without: str | None) -> None:
    machine = Installed(tmp_path, without=without)
    before = machine.run("journal", machine.file)
    assert machine.slips() == (2, "", NOT_PRINTED)
    assert machine.run("print", machine.file, "--kind", "seat-cards", "--escpos", f"{tmp_path}/roll")[::2] == (
        2,
        NOT_PRINTED,
    )
    assert not (tmp_path / "a.pdf").exists()
    assert machine.run("journal", machine.file) == before, "nothing has come out, so no slip has a serial"
    assert machine.window() == (0, "", NO_FONT)


@pytest.mark.parametrize("without", ["Condensed", "PlexSans-", "Droid"])
def test_without_some_fonts(tmp_path: Path, without: str) -> None:
    pypdfium2 = pytest.importorskip("pypdfium2")
    machine = Installed(tmp_path, without=without)
    assert machine.slips()[0] == 0
    pages = pypdfium2.PdfDocument(tmp_path / "a.pdf")
    words = "".join(page.get_textpage().get_text_range() for page in pages)
    pages.close()
    assert NAMES[0] in words
    assert NAMES[1] in words
    assert machine.window() == (0, "", "")


@pytest.mark.parametrize("left", [0, 100, 5_000, 90_000])
def test_a_font_file_that_is_cut(tmp_path: Path, left: int) -> None:
    machine = Installed(tmp_path, without="Sans-Bold")
    whole = resource("fonts", "IBMPlexSans-Bold.ttf").read_bytes()
    (tmp_path / "resources" / "fonts" / "IBMPlexSans-Bold.ttf").write_bytes(whole[:left])
    assert machine.slips()[0] == 0


@pytest.mark.parametrize(
    "locale", [{}, {"LC_ALL": "C"}, {"LC_ALL": "xx_YY.nonsense", "LANG": "??"}, {"LANG": "pl_PL.ISO-8859-2"}]
)
def test_without_a_locale_that_the_machine_knows(tmp_path: Path, locale: dict[str, str]) -> None:
    machine = Installed(tmp_path, without="nothing")
    code, out, said = machine.run("show", machine.file, "--json", **locale)
    assert (code, said) == (0, "")
    seats = json.loads(out)["tables"][0]["seats"]
    assert [seats[str(at)]["name"] for at in range(1, 1 + len(NAMES))] == list(NAMES)
    assert machine.window(**locale) == (0, "", "")
    polish = locale.get("LANG", "").startswith("pl")
    _, _, refused = machine.run("draw", f"{tmp_path}/gone.floor", **locale)
    assert refused == ("Nie ma pliku gone.floor." if polish else "There is no file gone.floor.")
