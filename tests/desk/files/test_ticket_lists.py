"""Tickets of another tournament: taken over once, by their issuer; the till of several tournaments."""

from pathlib import Path

import pytest

from floorman.core.refused import Refused
from floorman.desk.files.ticket_lists import issued, listed_in
from floorman.desk.front.exporting import listed
from floorman.desk.office.till_report import till_report
from tests.desk.money_desks import MoneyDesk
from tests.desk.rooms import TestDesk


def test_a_satellites_tickets_pay_in_the_target(tmp_path: Path) -> None:
    (tmp_path / "sat").mkdir()
    satellite, target = MoneyDesk(tmp_path / "sat"), MoneyDesk(tmp_path)
    satellite.play("new Ann\nnew Bob\nticket 1 110\nticket 2 110")
    headings, rows = listed(satellite.desk, "tickets")
    path = tmp_path / "tickets.csv"
    told = [[str(cell) for cell in row] for row in rows]
    path.write_text("\n".join([",".join(headings), *map(",".join, told), "12,SAT,x,,,issued"]), "utf-8")
    assert [row[4] for row in told] == ["", ""]
    found = listed_in(target.desk, str(path))
    assert (found.count, found.refused) == (2, (4,))
    for event in issued(found):
        target.desk.record(event)
    target.play(f"new Ann = ticket {told[0][0]}")
    assert target.refused(f"new Bob = ticket {told[0][0]}").startswith(f"The ticket {told[0][0]} was used by")
    assert listed_in(target.desk, str(path)).count == 0
    assert [row[-1] for row in listed(target.desk, "tickets")[1]] == ["redeemed", "listed"]


def test_a_list_that_is_none(tmp_path: Path) -> None:
    desk = MoneyDesk(tmp_path)
    path = tmp_path / "list.csv"
    for text in (b"name,seat\nAnn,4\n", b"\xff\xfe\x00"):
        path.write_bytes(text)
        with pytest.raises(Refused, match=r"tickets\.no-list"):
            listed_in(desk.desk, str(path))


def test_lists_of_money(tmp_path: Path) -> None:
    desk = MoneyDesk(tmp_path)
    desk.play("new Ann = cash 60 card 50\ndrawer open C4\ndrawer C3\ndrawer move 100 C4\nunreg 1\ndrawer count 400")
    desk.play("drawer close")
    sales = list(listed(desk.desk, "sales", True)[1])
    assert [(row[0], row[3], row[9], row[13]) for row in sales] == [
        ("000001", "Ann", "110.00", "no"),
        ("000002", "Ann", "-110.00", "no"),
    ]
    cash = [(row[1], row[3], row[5]) for row in listed(desk.desk, "cash")[1]]
    assert cash == [
        ("C3", "open", "500.00"),
        ("C3", "sale", "60.00"),
        ("C4", "open", "0.00"),
        ("C3", "to", "-100.00"),
        ("C4", "from", "100.00"),
        ("C3", "refund", "-60.00"),
        ("C3", "count", "400.00"),
        ("C3", "close", "400.00"),
    ]


def test_without_prices_there_is_no_list_of_money(room: TestDesk) -> None:
    for kind in ("sales", "cash", "tickets"):
        with pytest.raises(Refused, match="no-prices"):
            listed(room.desk, kind)


def test_one_till_over_two_tournaments(tmp_path: Path) -> None:
    (tmp_path / "two").mkdir()
    one, two = MoneyDesk(tmp_path), MoneyDesk(tmp_path / "two", opened=False)
    two.play("drawer open C3 0")
    one.play("new Ann\nnew Bob = card\nrebuy #1")
    two.play("new Cy\nunreg 1\ndrawer in 50")
    one.play("drawer count 750")
    report = till_report([one.money, two.money], "C3")
    lines = {line.code: line.figures for line in report.lines}
    assert lines["till.receipts"] == (3, 1)
    assert (lines["product.entry"], lines["product.rebuy"]) == ((2, 1), (1, 0))
    assert (lines["payment.cash"], lines["payment.card"]) == ((21_000, 0), (11_000, 0))
    assert (lines["till.refunds"], lines["till.moved"]) == ((0, -11_000), (0, 5_000))
    assert (report.expected, report.counted, report.over, report.open) == (76_000, 75_000, -1_000, True)
    with pytest.raises(Refused, match="drawer-shut"):
        till_report([one.money, two.money], "C9")
