"""Keys that each job takes, as ``docs/keys.md`` counts them: played in the window, so that none gets longer."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from floorman.ui.lists.pane import ListsPane
from tests.ui.desks import Played

PAGE = Path(__file__).resolve().parents[2] / "docs" / "keys.md"
_ROW = re.compile(r"\| ([^|]+) \| ([^|]+) \| ([0-9]+) \|")
_KEY = re.compile(r"`([^`]+)`|(\S+)")
_NAMED = {"Enter": Qt.Key.Key_Return, "Left": Qt.Key.Key_Left}


class Job(NamedTuple):
    """What was called before, the most keys that it may take, and a part of what the journal then says."""

    most: int
    says: str = ""
    before: tuple[str, ...] = ()


BUSTS = (*(f"3-{seat} x" for seat in range(1, 7)), *(f"1-{seat} x" for seat in range(1, 4)))
"""Nine out, so that two tables are enough."""
JOBS = {
    "a bust": Job(5, "seat 5"),
    "a bust at the table that is chosen": Job(3, "seat 5"),
    "two out on one hand": Job(10, "Out on one hand"),
    "undo": Job(2, "Undone", ("1-1 x",)),
    "a hand is over": Job(4, "Table 2", ("start all 3",)),
    "the big blind was seen": Job(6, "big blind 5"),
    "button and blinds were seen": Job(12, "big blind 5"),
    "the balancing move that is advised": Job(2, "Balance", ("start all 3", "reg close", "1-7 x", "1-8 x", "1-9 x")),
    "the table break that is advised": Job(2, "roken", ("start all 3", "reg close", *BUSTS)),
    "a player has arrived": Job(7, "arrived", ("1-9 x", "move 2-5 1-9")),
    "everybody has arrived": Job(7, "arrived", ("1-9 x", "move 2-5 1-9")),
    "a move to a table": Job(11, "to table 3", ("3-9 x", "start all 3")),
    "a late entry": Job(12, "Ann Lee", ("1-9 x",)),
    "a re-entry": Job(6, "#", ("1-5 x",)),
    "find a player": Job(5),
    "find a row of the journal": Job(6),
    "the last slip again": Job(2, "Slip", ("1-9 x", "move 2-5 1-9")),
    "a warning": Job(7, "warning"),
    "a penalty of two hands": Job(10, "2"),
    "away from the table": Job(3, "away"),
    "stop a table": Job(7, "Table 2"),
    "overrule the first advice": Job(6, "verruled", ("reg close",)),
}


def lines() -> dict[str, tuple[str, int]]:
    """Every job of the page: its keys, and how many it says they are."""
    found = (_ROW.fullmatch(line) for line in PAGE.read_text(encoding="utf-8").splitlines())
    return {row[1]: (row[2], int(row[3])) for row in found if row is not None}


def counted(keys: str) -> int:
    """Keys that are pressed: each letter typed, each named key."""
    return sum(len(typed) if typed else 1 for typed, _named in _KEY.findall(keys))


def press(played: Played, keys: str) -> None:
    """The keys of a line, one after the other."""
    for typed, named in _KEY.findall(keys):
        if typed:
            played.keys(typed)
        elif named.startswith("Alt+"):
            played.alt(named[-1])
        elif named == "Ctrl+F":
            played.key(Qt.Key.Key_F, "", Qt.KeyboardModifier.ControlModifier)
        elif named in _NAMED:
            played.key(_NAMED[named], "\r" if named == "Enter" else "")
        else:
            played.window.window_actions.act(named)
        QApplication.processEvents()


def test_the_page_and_the_jobs_are_the_same() -> None:
    assert list(lines()) == list(JOBS)


@pytest.mark.parametrize("job", JOBS)
def test_a_job_takes_no_more_keys_than_it_did(job: str) -> None:
    keys, told = lines()[job]
    assert told == counted(keys) <= JOBS[job].most


@pytest.mark.parametrize("job", [job for job in JOBS if JOBS[job].says])
def test_the_keys_do_the_job(played: Played, job: str) -> None:
    played.fill(1, 2, 3)
    played.play(*JOBS[job].before)
    played.page.choice.choose(2)
    played.page.bar.field.setFocus()
    seq = played.seq
    press(played, lines()[job][0])
    assert played.seq > seq, played.page.bar.echo.echo
    assert JOBS[job].says in played.journal()
    assert played.page.bar.echo.echo.status == "recorded"


def test_a_player_is_found(played: Played) -> None:
    played.fill(1, seats=3)
    played.play("new Ann Lee 3-4")
    press(played, lines()["find a player"][0])
    assert (played.page.choice.table, played.page.choice.seat) == (3, 4)


def test_a_row_of_the_journal_is_found(played: Played) -> None:
    played.fill(1, seats=3)
    played.play("new Ann Lee 3-4")
    press(played, lines()["find a row of the journal"][0])
    pane = played.page.panes.pane
    assert isinstance(pane, ListsPane)
    assert (pane.which, pane.journal.rowCount()) == ("journal", 1)
