"""Words of other languages are longer, lists are longer than memory: papers hold both."""

import gettext
import re
import tracemalloc
from collections.abc import Iterator
from io import RawIOBase
from typing import Any

import pytest

from floorman.slips import values, words
from floorman.slips.impose import grid
from floorman.slips.paper import Paper, Stock, paper
from floorman.slips.registry import KINDS
from floorman.slips.seats import seat_cards
from floorman.slips.values import Player
from floorman.text.phrases.papers import PHRASES

from .made import EVENT, everything, issue, overlaps, printed, read

BAND = values.BandKind.DEALER_RULE
ROOMY = ("rulings", "penalty-slips")


class Long(gettext.NullTranslations):
    """Every word nearly half as long again, as in German."""

    def gettext(self, message: str) -> str:
        """``message`` with longer words; its fields stay."""
        parts = re.split(r"(\{\w+\})", message)
        return "".join(part if part.startswith("{") else re.sub(r"(\w{3,})", r"\1enße", part) for part in parts)


@pytest.mark.parametrize("stock", list(Stock), ids=lambda stock: stock.value)
@pytest.mark.parametrize("kind", list(KINDS))
def test_longer_words_stay_on_the_page_and_apart(kind: str, stock: Stock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "catalogue", lambda lang: Long())  # noqa: ARG005 - any language
    for page in read(printed(kind, everything()[kind][:3], Paper(stock))):
        assert all(held.left > -0.3 and held.right < page.width + 0.3 for held in page.drawn)
        assert all(held.top > -0.3 and held.bottom < page.height + 0.3 for held in page.drawn)
        assert not list(overlaps(page))


@pytest.mark.parametrize("stock", list(Stock), ids=lambda stock: stock.value)
def test_however_much_is_said_it_stays_on_its_paper(stock: Stock) -> None:
    long = "The hand is played on, since two players have acted behind the button. " * 40
    event = values.EventHeading(long, long[:40], long, long, long)
    player = Player(long, 1, long, "4821")
    for kind, held in (
        ("rulings", values.RulingNote(event, 12, long, long, long, (long,), issue(1))),
        ("move-slips", values.MoveSlip(event, player, 9999, 12, 15, 4, issue(2, 1), reason=long, rule=long)),
        ("penalty-slips", values.PenaltySlip(event, player, 1, 1, "missed-hands", 2, issue(3), long, long)),
        ("seat-cards", values.SeatCard(event, player, 9999, 12, issue(4, 2), 10**9, long, values.Band(BAND))),
        ("incidents", values.Incident(event, issue(5), *[long] * 9)),
    ):
        for page in read(printed(kind, [held], Paper(stock))):
            alone = KINDS[kind].sheet or stock in (Stock.ROLL_80, Stock.CARD_4X3)
            laid = grid(Paper(stock), kind in ROOMY)
            wide, high = (page.width, page.height) if alone else (laid.wide, laid.high)
            inked = [held for held in page.drawn if held.text]
            assert all(held.right < wide and held.bottom < high for held in inked)
            assert not list(overlaps(page))


def test_every_phrase_is_used_by_a_paper(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()

    class Listening(gettext.NullTranslations):
        def gettext(self, message: str) -> str:
            said.add(message)
            return message

    monkeypatch.setattr(words, "catalogue", lambda lang: Listening())  # noqa: ARG005 - any language
    every = everything()
    for kind, held in every.items():
        printed(kind, held[:6], paper("roll-80"))
        if KINDS[kind].sheet:
            printed(kind, held, paper("a4"))
    for posts in ("big-blind", "small-blind", "button", "no-blind"):
        band = values.Band(values.BandKind.DEALT_IN, posts)
        printed("move-slips", [values.MoveSlip(EVENT, Player("A", 1), 1, 1, 2, 2, band=band)], paper("a4"))
    open_list = values.PayoutSlip(EVENT, Player("A", 1), "3rd", "80.00 EUR", provisional=True)
    printed("payouts", [open_list], paper("a4"))
    for unit in ("hands", "minutes"):
        warned = values.PenaltySlip(EVENT, Player("A", 1), 1, 1, "warning", unit=unit)
        printed("penalty-slips", [warned], paper("a4"))
    assert set(PHRASES.values()) - said == set()


class Nowhere(RawIOBase):
    """Takes bytes and keeps none."""

    def write(self, held: Any) -> int:
        """Count what came."""
        return len(held)


def test_memory_stays_flat_however_many_cards_come() -> None:
    def cards(count: int) -> Iterator[values.SeatCard]:
        for at in range(count):
            yield values.SeatCard(EVENT, Player(f"Ann Other {at % 50}", at + 1), at // 9 + 1, at % 9 + 1, issue(at))

    def peak(count: int) -> int:
        tracemalloc.start()
        seat_cards(cards(count), paper("roll-80"), "en", Nowhere())  # type: ignore[arg-type]
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return most

    peak(200)
    assert peak(600) < peak(200) + 400 * 4000
