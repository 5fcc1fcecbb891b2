"""How a fact may grow: new fields with defaults, and a raised version that turns older bodies into today's."""

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from floorman.core import facts as e
from floorman.core import record
from floorman.core.model import EntryNo
from floorman.core.undo_keys import OfEntry


class SeatSold(e.Event, frozen=True):
    """A fact as a later program might know it: version 1 held ``price`` in whole euros, version 2 called it so."""

    KIND: ClassVar[str] = "seat-sold"
    VERSION: ClassVar[int] = 3
    entry: EntryNo
    cents: int
    cashier: str = ""
    """New since version 3 was frozen: it has a default, so the version stayed."""

    @classmethod
    def upcast(cls, version: int, body: Mapping[str, Any]) -> Mapping[str, Any]:
        if version == 1:
            return {"entry": body["entry"], "cents": body["price"] * 100}
        return {"entry": body["entry"], "cents": body["euros"] * 100}


class SeatKept(e.Event, frozen=True):
    """A fact whose version was raised so that older programs refuse it; its older bodies read as they are."""

    KIND: ClassVar[str] = "seat-kept"
    VERSION: ClassVar[int] = 2
    entry: EntryNo


@pytest.fixture(autouse=True)
def later_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that knows two facts more."""
    monkeypatch.setattr(record, "KINDS", {**e.KINDS, SeatSold.KIND: SeatSold, SeatKept.KIND: SeatKept})


@pytest.mark.parametrize(
    ("version", "body"),
    [(1, {"entry": 17, "price": 12}), (2, {"entry": 17, "euros": 12}), (3, {"entry": 17, "cents": 1200})],
)
def test_rows_of_every_version_come_to_the_same_fact(version: int, body: dict[str, Any]) -> None:
    assert record.event("seat-sold", version, body) == SeatSold(EntryNo(17), 1200)


def test_only_the_newest_form_is_written() -> None:
    sold = SeatSold(EntryNo(17), 1200)
    assert (sold.VERSION, record.plain(sold)) == (3, {"entry": 17, "cents": 1200})


def test_a_new_field_shows_only_in_rows_that_use_it() -> None:
    assert record.plain(SeatSold(EntryNo(17), 1200, "C7")) == {"entry": 17, "cents": 1200, "cashier": "C7"}


@pytest.mark.parametrize("version", [0, 4])
def test_a_version_that_this_program_does_not_know_is_refused(version: int) -> None:
    with pytest.raises(record.UnknownEvent, match=f"seat-sold {version}"):
        record.event("seat-sold", version, {"entry": 17, "cents": 1200})


@pytest.mark.parametrize(
    ("version", "body"), [(3, {"entry": 17, "cents": 1200, "seal": 4}), (2, {"entry": 17, "euros": "x"})]
)
def test_a_body_that_is_not_as_its_version_says_is_refused(version: int, body: dict[str, Any]) -> None:
    with pytest.raises(record.UnknownEvent, match=f"seat-sold {version}"):
        record.event("seat-sold", version, body)


@pytest.mark.parametrize("body", [{}, {"entry": 17, "price": None}, {"entry": 17, "euros": 12}])
def test_an_older_body_that_its_upcast_cannot_read_is_refused(body: dict[str, Any]) -> None:
    with pytest.raises(record.UnknownEvent, match="seat-sold 1"):
        record.event("seat-sold", 1, body)


def test_a_raised_version_alone_needs_no_upcast() -> None:
    assert record.event("seat-kept", 1, {"entry": 17}) == SeatKept(EntryNo(17))


def test_a_fact_without_effect_and_keys_is_kept_in_the_journal_alone() -> None:
    kept = SeatKept(EntryNo(17))
    assert kept.undo_keys() == frozenset()
    assert OfEntry(17) in e.PlayerForgotten(EntryNo(17)).undo_keys()
