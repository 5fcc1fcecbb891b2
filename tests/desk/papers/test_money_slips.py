"""Receipts, refunds, chip slips: two copies of what money changed hands for, one for the dealer."""

from io import BytesIO
from pathlib import Path

import pytest

from floorman.desk.papers.makers import MAKERS
from floorman.desk.papers.printing import Order, printed
from floorman.desk.papers.selection import Selection
from floorman.desk.papers.work import Paperwork
from floorman.desk.printing.occasions import occasions
from floorman.slips.values import EventHeading, Issue, MoneySlip
from tests.desk.money_desks import MoneyDesk


@pytest.fixture(name="desk")
def _desk(tmp_path: Path) -> MoneyDesk:
    desk = MoneyDesk(tmp_path)
    desk.play("new Ann Lee 1-4 = cash 60 card 50\nnew Bob Ray 1-5\nrebuy 1-4\nunreg 2\nnew Flo = free")
    return desk


def made(desk: MoneyDesk, kind: str, only: Selection | None = None) -> list[MoneySlip]:
    work = Paperwork(desk.desk, EventHeading("Friday"), "en")
    maker = MAKERS[kind]  # type: ignore[index]
    return [maker.make(work, one, Issue()) for one in maker.find(desk.desk, only or Selection())]


def test_a_receipt_has_two_copies_with_parts_and_seat(desk: MoneyDesk) -> None:
    player, drawer, *rest = made(desk, "receipts")
    assert (player.number, player.seat, player.title) == ("000001", "1-4", "RECEIPT")
    assert player.lines == (
        ("entry, early chips", "110.00 EUR"),
        ("Paid", "60.00 EUR cash, 50.00 EUR card"),
        ("Prize pool", "97.00 EUR"),
        ("Fee", "10.00 EUR"),
        ("Staff", "3.00 EUR"),
        ("Chips", "22\u202f000"),
    )
    assert (player.last, drawer.last) == ("For the player. This is no fiscal receipt.", "For the drawer.")
    assert [slip.number for slip in rest] == ["000003", "000003", "000005", "000005"]


def test_of_one_player_only_the_newest(desk: MoneyDesk) -> None:
    newest = made(desk, "receipts", Selection(entries=frozenset({1})))
    assert [slip.number for slip in newest] == ["000003", "000003"]


def test_a_dealer_gives_chips_for_a_slip(desk: MoneyDesk) -> None:
    (slip,) = made(desk, "chip-slips")
    assert (slip.title, slip.seat, slip.lines, slip.last) == ("CHIPS", "1-4", (("rebuy", "20\u202f000"),), "")


def test_a_refund_says_how_it_came_back(desk: MoneyDesk) -> None:
    player, drawer = made(desk, "refunds")
    assert player.lines == (("Given back", "110.00 EUR cash"), ("For receipt", "000002"))
    assert (player.number, drawer.last) == ("000004", "For the drawer.")


@pytest.mark.parametrize("kind", ["receipts", "chip-slips", "refunds"])
def test_they_come_on_every_paper(desk: MoneyDesk, kind: str) -> None:
    for paper in ("a4", "roll-80", "card-4x3"):
        for lang in ("en", "pl", "bg", "fr"):
            assert printed(desk.desk, Order(kind, paper, lang), BytesIO()) > 0  # type: ignore[arg-type]


def test_what_a_sale_prints(tmp_path: Path) -> None:
    desk = MoneyDesk(tmp_path, tables=1)
    desk.play("\n".join(f"new Player {seat} 1-{seat}" for seat in range(1, 10)))

    def printed_for(call: str) -> list[str]:
        desk.play(call)
        return [one.kind for one in occasions(desk.desk.log.facts[-1].event, desk.desk.floor.now)]

    assert printed_for("rebuy 1-1") == ["receipts", "chip-slips"]
    assert printed_for("new Late") == ["receipts", "waiting-tickets"]
    assert printed_for("unreg 10") == ["refunds"]
    desk.play("1-1 x")
    assert printed_for("new Ann") == ["receipts"]
