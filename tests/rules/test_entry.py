"""Sitting down before the hand to come: TDA-2024 8-A and 10-A."""

import pytest

from floorman.core.entry import EntryKind
from floorman.rules.citation import Unanswerable
from floorman.rules.entry import entry
from floorman.rules.house import House
from tests.rules.rings import Last, ring
from tests.rules.rooms import LONGFORM, POKERSTARS, TDA, cited, club

WAITS = (False, "other", None)
ELSEWHERE = (True, "other", None)
KINDS: tuple[EntryKind, ...] = ("new", "re-entry", "moved", "alternate")


@pytest.mark.rule("TDA-2024 8-A")
@pytest.mark.rule("TDA-2024 10-A")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("text", "last", "seat", "expected"),
    [
        ("ABCDE.GHI", (3, 4, 5), 6, (True, "big_blind", "big_blind")),
        ("ABC.EFGHI", (3, 4, 5), 4, (True, "button", None)),
        ("ABCD.FGHI", (3, 4, 5), 5, (True, "small_blind", "small_blind")),
        ("A.C.EFGH.", (1, 3, 5), 4, WAITS),
        ("A.C.EFGH.", (1, 3, 5), 9, ELSEWHERE),
        ("A.C.EFGH.", (1, 3, 5), 2, ELSEWHERE),
        ("ABCDE..HI", (3, 4, 5), 7, (True, "big_blind", "big_blind")),
        ("...D.....", (3, 4, 5), 7, (True, "big_blind", "big_blind")),
        ("......G..", (3, 4, 5), 2, (True, "small_blind", "small_blind")),
        ("A...E....", (1, 1, 5), 3, (True, "button", None)),
    ],
)
def test_entry(kind: EntryKind, text: str, last: Last, seat: int, expected: tuple[bool, str, str | None]) -> None:
    assert entry(TDA, ring(text, last), seat, kind).answer == expected


@pytest.mark.rule("longform-06 06.5")
def test_longform() -> None:
    waits = entry(LONGFORM, ring(".B.D.F.", (2, 4, 6)), 5, "re-entry")
    assert (waits.answer, waits.code, cited(waits)) == (WAITS, "entry.waits", ["longform-06 06.5"])
    plays = entry(LONGFORM, ring(".B.D.F.", (2, 4, 6)), 7, "new")
    assert (plays.code, cited(plays)) == ("entry.big-blind", ["longform-06 06.5", "longform-06 06.1"])


@pytest.mark.rule("pokerstars 2.4")
@pytest.mark.parametrize(
    ("seat", "expected"),
    [(4, (True, "small_blind", "small_blind")), (6, (True, "big_blind", "big_blind")), (9, ELSEWHERE)],
)
def test_forward_moving_button_lets_everybody_in(seat: int, expected: tuple[bool, str, str | None]) -> None:
    ruling = entry(POKERSTARS, ring("ABC.E..H.", (2, 3, 5)), seat, "new")
    assert ruling.answer == expected
    assert cited(ruling) == ["TDA-2024 8-A", "TDA-2024 10-A", "pokerstars 2.4"], "2.4 itself says nothing on entering"


@pytest.mark.parametrize(
    ("lock", "seat", "kind", "waits"),
    [
        # the hand to come: button 3, small blind 5, big blind 6
        ("small-blind-too", 5, "moved", True),
        ("small-blind-too", 3, "moved", False),
        ("button-to-big-blind", 3, "new", True),
        ("button-to-big-blind", 6, "new", False),
        ("new-entrants-not-blind-or-button", 3, "new", True),
        ("new-entrants-not-blind-or-button", 5, "alternate", True),
        ("new-entrants-not-blind-or-button", 6, "re-entry", True),
        ("new-entrants-not-blind-or-button", 6, "moved", False),
        ("new-entrants-not-blind-or-button", 4, "moved", True),
        ("new-entrants-not-blind-or-button", 9, "new", False),
    ],
)
def test_a_house_may_lock_more(lock: str, seat: int, kind: EntryKind, waits: bool) -> None:
    house: House = club(newcomer_lock=lock)
    ruling = entry(house, ring("AB....GH.", (1, 3, 5)), seat, kind)
    assert ruling.answer.dealt_in is not waits
    assert "house 4" in cited(ruling)


@pytest.mark.parametrize(
    ("text", "last", "seat", "code"),
    [
        ("ABC...", (1, 2, 3), 2, "bad-value"),
        ("ABC.#.", (1, 2, 3), 5, "impossible"),
        ("......", (1, 2, 3), 5, "too-few-players"),
        ("ABC...", None, 5, "missing-field"),
    ],
)
def test_refused(text: str, last: Last | None, seat: int, code: str) -> None:
    with pytest.raises(Unanswerable) as refused:
        entry(TDA, ring(text, last), seat, "new")
    assert refused.value.code == code
