"""The tool for the message catalogues finds what is stale, lost or doubtful; the gate runs it on the program."""

import gettext
import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
PROGRAM = """from gettext import ngettext as ngettext
def N_(text): return text
PHRASES = {"seat.empty": N_("Nobody sits at table {table}."), "table.two": N_("Two"
           " halves of {one} sentence")}
print(ngettext("{n} hand", "{n} hands", 2))
"""


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The catalogue tool, on a small program of its own."""
    spec = importlib.util.spec_from_file_location("catalogues", ROOT / "packaging" / "catalogues.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "PROGRAM", tmp_path / "floorman")
    monkeypatch.setattr(module, "LOCALE", tmp_path / "resources" / "locale")
    (tmp_path / "floorman").mkdir()
    (tmp_path / "floorman" / "said.py").write_text(PROGRAM, encoding="utf-8")
    module.write()
    return module


def translate(tool: ModuleType, english: str, *words: str) -> None:
    """Puts words for a message into the Polish catalogue, as a translator would."""
    path = tool.po_path("pl")
    lines = path.read_text(encoding="utf-8").splitlines()
    start = next(number for number, line in enumerate(lines) if line == f'msgid "{english}"')
    for nth, word in enumerate(words):
        number = next(
            number
            for number in range(start, len(lines))
            if lines[number].startswith("msgstr") and lines[number].endswith('""')
        )
        lines[number] = lines[number].removesuffix('""') + f'"{word}"'
        assert nth < len(words)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_words_are_found_however_they_are_written(tool: ModuleType) -> None:
    found = {message.id for message in tool.extracted() if message.id}
    assert found == {"Nobody sits at table {table}.", "Two halves of {one} sentence", ("{n} hand", "{n} hands")}


def test_words_inside_an_f_string_are_found_on_every_python(tool: ModuleType) -> None:
    (tool.PROGRAM / "said.py").write_text(
        "from gettext import pgettext, gettext as _\n"
        "print(f\"{_('Lists')}: {pgettext('a hall', 'Open')}\")\nprint(_(name), _())\n",
        encoding="utf-8",
    )
    found = {(message.id, message.context) for message in tool.extracted() if message.id}
    assert found == {("Lists", None), ("Open", "a hall")}


def test_the_same_words_make_the_same_bytes(tool: ModuleType) -> None:
    first = dict(tool.wanted_files())
    (tool.PROGRAM / "said.py").write_text("\n\n\n" + PROGRAM, encoding="utf-8")
    assert dict(tool.wanted_files()) == first
    assert not any(b"Date" in content for content in first.values())


def test_fresh_catalogues_have_no_fault_but_are_not_complete(tool: ModuleType) -> None:
    assert list(tool.faults(complete=False)) == []
    assert len(list(tool.faults(complete=True))) == 9


def test_a_new_sentence_makes_them_stale(tool: ModuleType) -> None:
    (tool.PROGRAM / "more.py").write_text(
        "from floorman.said import N_\nN_('Table {table} is full.')\n", encoding="utf-8"
    )
    assert any("floorman.pot is stale" in fault for fault in tool.faults(complete=False))


def test_a_translation_is_kept_compiled_and_read_by_gettext(tool: ModuleType) -> None:
    translate(tool, "Nobody sits at table {table}.", "Przy stole {table} nikogo nie ma.")
    assert any("floorman.mo is stale" in fault for fault in tool.faults(complete=False))
    tool.write()
    assert list(tool.faults(complete=False)) == []
    polish = gettext.translation("floorman", tool.LOCALE, languages=["pl"])
    assert polish.gettext("Nobody sits at table {table}.") == "Przy stole {table} nikogo nie ma."


def test_plural_forms_are_the_language_s_own(tool: ModuleType) -> None:
    translate(tool, "{n} hand", "{n} ręka", "{n} ręce", "{n} rąk")
    tool.write()
    polish = gettext.translation("floorman", tool.LOCALE, languages=["pl"])
    assert [polish.ngettext("{n} hand", "{n} hands", count) for count in (1, 2, 5, 22)] == [
        "{n} ręka",
        "{n} ręce",
        "{n} rąk",
        "{n} ręce",
    ]


@pytest.mark.parametrize(
    "wrong", ["Przy stole {stół} nikogo nie ma.", "Przy stole nikogo nie ma.", "Przy stole {table nikogo."]
)
def test_a_field_lost_or_renamed_is_a_fault(wrong: str, tool: ModuleType) -> None:
    translate(tool, "Nobody sits at table {table}.", wrong)
    tool.write()
    assert [fault for fault in tool.faults(complete=False) if "fields differ" in fault]


def test_a_doubtful_translation_is_not_complete(tool: ModuleType) -> None:
    translate(tool, "Nobody sits at table {table}.", "Przy stole {table} nikogo nie ma.")
    path = tool.po_path("pl")
    path.write_text(
        path.read_text(encoding="utf-8").replace('msgid "Nobody', '#, fuzzy\nmsgid "Nobody'), encoding="utf-8"
    )
    tool.write()
    assert any("Nobody" in fault for fault in tool.untranslated("pl"))


def test_a_sentence_that_is_gone_is_gone_from_the_languages(tool: ModuleType) -> None:
    shutil.rmtree(tool.PROGRAM)
    tool.PROGRAM.mkdir()
    (tool.PROGRAM / "said.py").write_text("", encoding="utf-8")
    tool.write()
    assert "Nobody" not in tool.po_path("pl").read_text(encoding="utf-8")


@pytest.mark.parametrize("call", ['_(f"Table {table}")', '_("Table {}".format(1))', '_("Table " + name)'])
def test_a_text_put_together_before_translating_is_a_fault(call: str, tool: ModuleType) -> None:
    (tool.PROGRAM / "wrong.py").write_text(f"from gettext import gettext as _\n{call}\n", encoding="utf-8")
    assert any("wrong.py:2" in fault for fault in tool.faults(complete=False))


def test_french_marks_are_put_right_and_other_languages_are_left_alone(tool: ModuleType) -> None:
    written = "L'un d'eux : « oui » ; {at} ?"
    assert tool.typeset(written, "fr") == "L’un d’eux\u00a0: «\u00a0oui\u00a0»\u00a0; {at}\u00a0?"
    assert tool.typeset(("qu'{n}", "12:30 -x"), "fr") == ("qu’{n}", "12:30 -x")
    assert tool.typeset(written, "pl") == written
