"""Calls of the registration desk: one line sells, seats and prints; what cannot be changes nothing and says why."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from floorman.core.model import EntryState
from floorman.core.money import Tender
from floorman.core.money_settings import MoneySettings
from tests.desk.money_desks import MoneyDesk
from tests.desk.rooms import TestDesk


@pytest.fixture(name="desk")
def _desk(tmp_path: Path) -> MoneyDesk:
    return MoneyDesk(tmp_path)


def test_a_sale_is_one_row_with_seat_and_receipt(desk: MoneyDesk) -> None:
    rows = len(desk.desk.log.facts)
    (said,) = desk.play("new Ann Lee 1-4 = cash of 150")
    assert len(desk.desk.log.facts) == rows + 1
    assert said == ("Ann Lee (#1): entry and early chips, 110.00 cash, receipt 000001. Table 1 seat 4. BACK 40.00")
    assert (desk.told["collected"], desk.told["pool"], desk.told["fee"], desk.told["staff"]) == (
        11_000,
        9700,
        1000,
        300,
    )
    assert (desk.told["overlay"], desk.told["prizes"], desk.told["chips_sold"]) == (190_300, 200_000, 22_000)
    assert desk.show()["drawers"] == [{"code": "C3", "open": True, "expected": 61_000}]
    assert desk.show()["sales"] == [
        {
            "serial": "000001",
            "entry": 1,
            "products": ["entry", "early"],
            "parts": {"pool": 9700, "fee": 1000, "staff": 300, "bounty": 0},
            "payments": [{"kind": "cash", "amount": 11_000}],
            "drawer": "C3",
            "standing": True,
            "refund_of": None,
        }
    ]


@pytest.mark.parametrize(
    ("words", "tenders"),
    [
        ("", [("cash", 11_000, "")]),
        (" = card", [("card", 11_000, "")]),
        (" = cash 60 card 50", [("cash", 6000, ""), ("card", 5000, "")]),
        (" = cash 60 card", [("cash", 6000, ""), ("card", 5000, "")]),
        (" = cash 60,5 transfer", [("cash", 6050, ""), ("transfer", 4950, "")]),
        (" = cage 004711", [("cage", 11_000, "004711")]),
        (" = cage 60 004711 card", [("cage", 6000, "004711"), ("card", 5000, "")]),
    ],
)
def test_how_it_is_paid(desk: MoneyDesk, words: str, tenders: list[tuple[str, int, str]]) -> None:
    desk.play(f"new Mr Cash{words}")
    assert [(one.kind, one.amount, one.number) for one in desk.money.sales[1].tenders] == tenders
    assert desk.desk.floor.names.name(1) == "Mr Cash"


@pytest.mark.parametrize(
    ("call", "why"),
    [
        ("new Ann = cash 100", "10.00 is missing: the price is 110.00, paid 100.00"),
        ("new Ann = cash 60 card 60", "10.00 too much: the price is 110.00, paid 120.00"),
        ("new Ann = cash of 100", "10.00 is missing: the price is 110.00, paid 100.00"),
        ("new Ann = cash card", "Say how much is paid in each kind"),
        ("new Ann = cash 110.005", "110.005 has too many decimals; this currency has 2"),
        ("new Ann = ticket 4001", "No issuer has listed the ticket 4001"),
        ("new Ann = owe 1-4", "Not understood: 1-4"),
        ("new Ann = cheque", "Not understood: cheque"),
        ("new Ann =", "The call is not finished"),
        ("new Ann 1-4 = owe", "No seat before payment"),
        ("rebuy #9", "There is no entry #9"),
        ("buy 9", "There is no entry #9"),
        ("drawer C9", "Drawer C9 is not open"),
        ("drawer open C3", "Drawer C3 is open already"),
        ("drawer count 50x", "Not understood: 50x"),
        ("drawer", "The call is not finished"),
        ("skip 31", "Nobody waits with the number 31"),
        ("page next", "Nobody waits for a seat"),
        ("checkin 1", "There is no entry #1"),
        ("added x", "Not understood: x"),
        ("chips 1 0", "Chips in play cannot change by 0"),
    ],
)
def test_bad_input_changes_nothing_and_says_why(desk: MoneyDesk, call: str, why: str) -> None:
    assert desk.refused(call).startswith(why)


def test_every_sale_needs_an_open_drawer(tmp_path: Path) -> None:
    desk = MoneyDesk(tmp_path, opened=False)
    assert desk.refused("new Ann = cash") == "No drawer is open here: drawer open C3 500"
    desk.play("new Bob = owe")
    assert desk.refused("buy 1") == "No drawer is open here: drawer open C3 500"


def test_without_prices_the_sign_is_refused(room: TestDesk) -> None:
    for call in ("new Ann Lee = cash", "re #1 = cash", "rebuy 1-1 = cash", "buy 1", "drawer open C3 500"):
        assert room.refused(call) == "No prices in this tournament"
    room.play("new Ann Lee\nnew Bob Ray 1-4\nwait Cy Dee")
    assert room.show()["money"] is None


def test_what_is_owed_has_no_seat_and_stands_in_no_total(desk: MoneyDesk) -> None:
    desk.play("new Ann Lee = owe\nwait Bob Ray")
    assert (desk.told["owed"], desk.told["entries"], desk.told["collected"]) == ([1, 2], 0, 0)
    assert desk.refused("seat #1").startswith("Ann Lee (#1) has not paid")
    assert desk.refused("seat next") == "Nobody waits for a seat"
    assert desk.refused("draw") == "Nobody waits for a seat"
    desk.play("buy 1 = card")
    assert desk.desk.floor.now.entries[1].state is EntryState.SEATED
    assert (desk.told["owed"], desk.told["entries"]) == ([2], 1)
    assert desk.refused("buy 1") == "Ann Lee (#1) has paid already"
    assert desk.refused("void #1") == "Ann Lee (#1) has paid: refund gives the money back"
    (said,) = desk.play("reg close")
    assert said == "Registration closed; unpaid registrations that lapse: 1"
    assert desk.refused("buy 2").endswith("was taken back")


def test_the_house_may_seat_who_owes(tmp_path: Path) -> None:
    desk = MoneyDesk(tmp_path)
    desk.desk.floor.house = replace(
        desk.desk.floor.house, choices=replace(desk.desk.floor.house.choices, seat_unpaid=True)
    )
    desk.play("new Ann Lee 1-4 = owe\nnew Bob Ray = owe\nseat #2")
    assert {desk.desk.floor.now.entries[number].state for number in (1, 2)} == {EntryState.SEATED}
    desk.play("buy 1")
    assert desk.money.sales[1].chips == 22_000


def test_a_namesake_is_amber_unless_the_call_answers(desk: MoneyDesk) -> None:
    desk.play("new Ann Lee 1-4")
    assert desk.cautioned("new Ann Lee = cash")[0].startswith("Ann Lee (#1) has the same name")
    assert desk.cautioned("new Ann Lee = cash other") == ()


def test_a_re_entry_is_the_same_person(desk: MoneyDesk) -> None:
    desk.play("new Ann Lee 1-1\nnew Bob 1-2\nnew Cy 1-3")
    assert desk.refused("re 1") == "Ann Lee (#1) is not out"
    desk.play("1-1 x\nre 1 = cash 60 card 50")
    assert (desk.told["entries"], desk.told["persons"]) == (4, 3)
    assert desk.money.sales[4].products == ("re-entry",)
    assert desk.refused("re 1") == "Ann Lee (#4) is in already: one person, one live entry"


def test_a_free_entry_is_paid_by_the_house(desk: MoneyDesk) -> None:
    desk.play("new Flo = free owner's friend")
    assert desk.money.sales[1].tenders == (Tender("free", 10_000),)
    assert (desk.told["collected"], desk.told["free"], desk.told["pool"], desk.told["fee"]) == (0, 10_000, 9700, 0)
    assert desk.desk.remark(len(desk.desk.log.facts)) == "owner's friend"
    desk.desk.floor.house = replace(
        desk.desk.floor.house, choices=replace(desk.desk.floor.house.choices, free_pays="nothing")
    )
    desk.play("new Gus = free")
    assert (desk.told["free"], desk.told["entries"]) == (10_000, 2)
    desk.play("unreg 1\nunreg 2")
    assert (desk.told["free"], desk.told["pool"], desk.told["differences"]) == (0, 0, [])


def test_alternates_pay_get_a_number_and_are_called(tmp_path: Path) -> None:
    desk = MoneyDesk(tmp_path, tables=1)
    desk.play("\n".join(f"new Player {seat} 1-{seat}" for seat in range(1, 10)))
    desk.play("new Ann\nnew Bob\nnew Cy = owe\nnew Di")
    assert (desk.told["entries"], desk.told["chips_sold"]) == (12, 9 * 22_000)
    assert [desk.money.ticket_numbers[entry] for entry in (10, 11, 13)] == [1, 2, 3]
    desk.play("1-1 x\n1-2 x")
    assert "Alternate 1" in desk.play("page next")[0]
    desk.play("skip 1")
    assert "Alternate 2" in desk.play("page next")[0]
    desk.play("seat next 2")
    assert [number for number in (10, 11, 13) if desk.desk.floor.now.entries[number].chair] == [11, 13]
    assert desk.told["chips_sold"] == 11 * 22_000
    desk.play("1-3 x\nseat next")
    assert desk.desk.floor.now.entries[10].chair is not None


def test_who_was_in_line_is_no_exception(desk: MoneyDesk) -> None:
    desk.play("reg close line 1")
    assert desk.cautioned("new Ann") == ()
    assert desk.cautioned("new Bob")[0].startswith("Late registration is closed")


def test_names_put_right_and_persons_joined(desk: MoneyDesk) -> None:
    desk.play("new Ann Lee\nnew Bob Ray\nnew Cy\n#1 x\nname 1 Anna Lee\njoin 1 2")
    assert desk.desk.floor.names.name(1) == "Anna Lee"
    assert desk.told["persons"] == 2
    assert desk.journal()[-2] == "#1 is called Anna Lee"
    assert desk.refused("join 2 3") == "Cy (#3) is in already: one person, one live entry"
    assert desk.refused("name 1").startswith("The call is not finished")


def test_the_house_and_sponsors_add(desk: MoneyDesk) -> None:
    desk.play("added 500 sponsor\nadded 100 for the series\nadded -50 counted wrong")
    assert (desk.told["added"], desk.told["pool"], desk.told["overlay"]) == (55_000, 55_000, 145_000)


def test_a_ticket_is_issued_and_given_once(desk: MoneyDesk) -> None:
    desk.play("new Ann\nticket 1 1100")
    (listed,) = desk.money.tickets.values()
    assert len(listed.ticket.code) == 16
    assert (listed.ticket.value, listed.ticket.entry, listed.issuer) == (110_000, 1, "")
    assert desk.refused("ticket 1 1100") == "Ann (#1) has a ticket already"
    assert desk.refused("ticket 1").startswith("The call is not finished")
    assert desk.refused("ticket 1 x").startswith("Not understood: x")


def test_who_has_paid_more_than_so_much(desk: MoneyDesk) -> None:
    desk.play("new Ann 1-1\nnew Bob 1-2\nrebuy 1-2\nnew Flo = free")
    assert desk.play("sales over 110") == ["Paid more than 110.00: Bob (#2) 210.00"]
    assert desk.refused("sales under 110").startswith("Not understood: under")
    assert desk.refused("sales over much").startswith("Not understood: much")


def test_products_that_are_not_sold_here(tmp_path: Path) -> None:
    desk = MoneyDesk(tmp_path, prices=MoneySettings())
    assert desk.refused("new Ann") == "Entry: not sold in this tournament"
