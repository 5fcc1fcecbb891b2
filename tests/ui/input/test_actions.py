"""Every key and button of the window is declared once, and what it types is a call."""

import ast
from importlib import import_module
from pathlib import Path
from string import Formatter

import pytest

import floorman.ui
from floorman.desk.front.room import Room
from floorman.ui.input.actions import ACTIONS, ADVICE_KEYS, CALLS, SEAT_ACTIONS, TABLE_ACTIONS, call_of
from floorman.ui.parts.pane import Pane
from floorman.ui.window.window import Window
from tests.desk.rooms import TestDesk

UI = Path(floorman.ui.__file__).parent
PANES = [action for action in ACTIONS if action.pane]
FILLED = {
    "advice": 1,
    "table": 1,
    "seat": 1,
    "entry": 1,
    "chair": "1-1",
    "seq": 1,
    "nth": 1,
    "stacks": 9,
    "cards": "1:2-2 2:2-3",
}


@pytest.mark.parametrize("action", PANES, ids=[action.name for action in PANES])
def test_the_class_that_an_action_names_is_a_pane(action: object) -> None:
    module, _dot, kind = action.pane.rpartition(".")  # type: ignore[attr-defined]
    assert issubclass(getattr(import_module(f"floorman.ui.{module}"), kind), Pane)


def test_every_pane_is_shown_by_an_action() -> None:
    """Panes that build on one common class are panes, that class is none itself."""
    bases: dict[str, set[str]] = {}
    for path in UI.rglob("*.py"):
        module = ".".join(path.relative_to(UI).with_suffix("").parts)
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                bases[f"{module}.{node.name}"] = {ast.unparse(base) for base in node.bases}
    direct = {name for name, of in bases.items() if "Pane" in of}
    shared = {name: name.rpartition(".")[2] for name in direct}
    built = {name: of & set(shared.values()) for name, of in bases.items() if of & set(shared.values())}
    common = {kind for of in built.values() for kind in of}
    classes = {name for name, kind in shared.items() if kind not in common} | built.keys()
    assert classes == {action.pane for action in PANES}


def test_no_pane_knows_the_page() -> None:
    knowing = [
        str(path.relative_to(UI))
        for path in UI.rglob("*.py")
        if path.parent.name not in ("window", "commands") and "floorman.ui.window" in path.read_text(encoding="utf-8")
    ]
    assert knowing == []


@pytest.mark.parametrize("name", CALLS)
def test_what_a_key_or_button_types_is_a_call(name: str, tmp_path: Path) -> None:
    test = TestDesk(tmp_path, tables=2)
    test.play("new Ann Kowalska\nnew Jan Nowak")
    places = {field for _text, field, _form, _turn in Formatter().parse(CALLS[name]) if field}
    typed = call_of(name, **{place: FILLED[place] for place in places})
    room = Room(test.desk)
    assert room.echo(typed).status != "not-understood", typed
    room.close()


def test_no_key_does_two_things() -> None:
    keys = [action.key for action in ACTIONS if action.word and action.key]
    keys += [*ADVICE_KEYS, *(f"Shift+{key}" for key in ADVICE_KEYS)]
    letters = [action.letter for action in (*SEAT_ACTIONS, *TABLE_ACTIONS)]
    assert len(set(keys)) == len(keys)
    assert len(set(letters)) == len(letters)


def test_every_call_is_typed_by_something() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in UI.rglob("*.py"))
    assert [name for name in CALLS if source.count(f'"{name}"') < 2] == []


def test_the_menu_is_in_the_order_of_its_places(window: Window) -> None:
    words = [action.text() if not action.isSeparator() else "" for action in window.window_actions.menu().actions()]
    assert words == [
        *("Lists", "Find a player", "Papers", "Print queue", "Break cards drawn by players", "Import a list …"),
        *("Rulings", "Final table", "Clock", "Hand-for-hand", "Rules and records", "Last slip again", ""),
        *(
            "Undo",
            "Redo",
            "Stop the clock, or let it go",
            "",
            "Dark or light",
            "Language",
            "Full screen",
            "Keys",
            "Handbook",
            "",
        ),
        *("Close the tournament", "Leave Floorman"),
    ]
