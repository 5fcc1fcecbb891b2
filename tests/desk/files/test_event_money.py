"""``[money]`` of an event file: what it says, and what it cannot."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from floorman.core.facts import MoneySet
from floorman.core.money_settings import BountySettings, MoneySettings, PaymentWay, PayoutNotice, SaleWindow
from floorman.core.parts import Parts
from floorman.core.refused import Refused
from floorman.desk.files.event_file import read_event_file
from floorman.desk.files.opening import new_desk
from floorman.desk.front import json_view as show

Read = Callable[[str], MoneySettings]
SAMPLE = """
name = "Friday 110"
[money]
currency = "EUR"
exponent = 2
guarantee = 1000000
[money.products.entry]
pool = 10000
fee = 1000
percent = { staff = 3 }
chips = 20000
[money.products.rebuy]
pool = 10000
chips = 20000
limit = 2
window = { from_level = 1, to_level = 6 }
[money.products.early]
chips = 2000
window = { minutes = 60 }
[money.prizes]
rule = { percent = 15 }
shares = {}
round = [[0, 500]]
min_cash = 0
[money.bounty]
kind = "mystery"
amount = 5000
top = [[100000, 1], [50000, 2]]
[[money.notice]]
over = 200000
basis = "net"
withhold = 20
round = 100
text = "tax"
[[money.payment]]
name = "cage"
number = true
"""


@pytest.fixture(name="settings")
def _settings(tmp_path: Path) -> Read:
    def read(text: str) -> MoneySettings:
        path = tmp_path / "friday.toml"
        path.write_text(text, "utf-8")
        (event,) = read_event_file(str(path)).later
        assert isinstance(event, MoneySet)
        return event.settings

    return read


def refused(settings: Read, text: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(Refused) as fault:
        settings(text)
    return fault.value.sentence, fault.value.params


def test_everything_that_it_may_say(settings: Read) -> None:
    found = settings(SAMPLE)
    entry, rebuy, early = found.product("entry"), found.product("rebuy"), found.product("early")
    assert entry is not None
    assert rebuy is not None
    assert early is not None
    assert (entry.parts, entry.chips, entry.priced, entry.percent) == (
        Parts(9700, 1000, 300),
        20_000,
        Parts(10_000, 1_000),
        (("staff", "3"),),
    )
    assert (rebuy.limit, rebuy.window) == (2, SaleWindow(1, 6))
    assert early.window == SaleWindow(minutes=60)
    assert (found.prizes.percent_paid, found.prizes.round, found.prizes.min_cash) == ("15", ((0, 500),), 0)
    assert found.bounty == BountySettings("mystery", 5000, top=((100_000, 1), (50_000, 2)))
    assert found.notices == (PayoutNotice(200_000, "net", "20", 100, "tax"),)
    assert found.ways[-1] == PaymentWay("cage", True, True)
    assert (found.currency, found.exponent, found.guarantee) == ("EUR", 2, 1_000_000)


def test_every_key_is_optional(settings: Read) -> None:
    assert settings("[money]\n") == MoneySettings()


def test_a_percent_table_lies_beside_it(settings: Read, tmp_path: Path) -> None:
    (tmp_path / "table.toml").write_text(
        '[[table]]\nentries = 1\npercent = "50 30 20"\n[[table]]\nentries = 13\npercent = "40 24 12*3"\n', "utf-8"
    )
    columns = settings('[money.prizes]\ntable = "table.toml"\n').prizes.columns
    assert [(one.entries, one.percent) for one in columns] == [
        (1, ("50", "30", "20")),
        (13, ("40", "24", "12", "12", "12")),
    ]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[money]\ncurrency = 7\n", "money.currency"),
        ('[money]\ncurrency = ""\n', "money.currency"),
        ("[money]\nexponent = 4\n", "money.exponent"),
        ("[money]\nguarantee = -1\n", "money.guarantee"),
        ("[money]\nguarantee = 1.5\n", "money.guarantee"),
        ("money = 7\n", "money"),
        ("[money.products.entry]\npool = true\n", "money.products.entry.pool"),
        ('[money.products.entry]\npercent = { staff = "x" }\n', "money.products.entry.percent.staff"),
        ("[money.products.entry]\npercent = { staff = 101 }\n", "money.products.entry.percent.staff"),
        ("[money.products.rebuy]\nlimit = -1\n", "money.products.rebuy.limit"),
        ("[money.products.rebuy]\nwindow = {}\n", "money.products.rebuy.window"),
        ("[money.products.rebuy]\nwindow = { minutes = 5, to_level = 2 }\n", "money.products.rebuy.window"),
        ("[money.products.rebuy]\nwindow = { from_level = 3, to_level = 2 }\n", "money.products.rebuy.window.to_level"),
        ("[money.prizes]\nrule = { percent = 15, places = 9 }\n", "money.prizes.rule"),
        ("[money.prizes]\nrule = { percent = 200 }\n", "money.prizes.rule.percent"),
        ("[money.prizes]\nrule = { table = [[13, 4], [1, 3]] }\n", "money.prizes.rule.table"),
        ("[money.prizes]\nrule = { table = [[13]] }\n", "money.prizes.rule.table[0]"),
        ("[money.prizes]\nround = []\n", "money.prizes.round"),
        ("[money.prizes]\nround = [[0, 0]]\n", "money.prizes.round[0]"),
        ("[money.prizes]\nround = 5\n", "money.prizes.round"),
        ('[money.prizes]\nrest_to = "house"\n', "money.prizes.rest_to"),
        ("[money.prizes]\ntable = 5\n", "money.prizes.table"),
        ('[money.prizes]\ntable = "t.toml"\nrule = { places = 2 }\n', "money.prizes.table"),
        ('[money.bounty]\nkind = "golden"\n', "money.bounty.kind"),
        ("[money.bounty]\n", "money.bounty.kind"),
        ('[money.bounty]\nkind = "mystery"\ntop = [[5]]\n', "money.bounty.top[0]"),
        ("[[money.notice]]\n", "money.notice[0].over"),
        ('[[money.notice]]\nover = 5\nbasis = "all"\n', "money.notice[0].basis"),
        ('[[money.payment]]\nname = "cash"\n', "money.payment[0].name"),
        ('[[money.payment]]\nname = "cage"\nnumber = 1\n', "money.payment[0].number"),
        ("[[money.payment]]\n", "money.payment[0].name"),
    ],
)
def test_what_cannot_be_is_named(settings: Read, text: str, key: str) -> None:
    code, params = refused(settings, text)
    assert (code, params["key"]) == ("event.bad-value", key)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[money]\nprice = 7\n", "event.unknown-key"),
        ("[money.products.seat]\npool = 7\n", "event.unknown-key"),
        ("[money.products.entry]\nprice = 7\n", "event.unknown-key"),
        ("[money.products.early]\npool = 7\n", "event.early-costs"),
        ("[money.products.entry]\npool = 5\npercent = { fee = 60, staff = 60 }\n", "price.over-hundred"),
        ("[money.prizes]\nshares = { percent = [60, 30] }\n", "prizes.not-hundred"),
        ("[money.prizes]\nshares = { percent = [40, 60] }\n", "prizes.rise"),
        ("[money.prizes]\nshares = { amounts = [4, 6] }\n", "prizes.rise"),
        ("[money.prizes]\nrule = { places = 3 }\nshares = { percent = [60, 40] }\n", "prizes.number"),
        ("[money.prizes]\nround = [[5, 5]]\n", "prizes.first-step"),
        ("[money.prizes]\nround = [[0, 500], [700, 1000]]\n", "prizes.step"),
        ("[money.prizes]\nround = [[0, 500]]\nmin_cash = 700\n", "prizes.min-unit"),
    ],
)
def test_what_contradicts_itself(settings: Read, text: str, code: str) -> None:
    assert refused(settings, text)[0] == code


@pytest.mark.parametrize(
    ("table", "code"),
    [
        ("entries = ", "event.table-unread"),
        ("", "event.bad-value"),
        ("[[table]]\nentries = 1\n", "event.bad-value"),
        ('[[table]]\nentries = 1\npercent = "50 50"\n[[table]]\nentries = 1\npercent = "100"\n', "event.bad-value"),
        ('[[table]]\nentries = 1\npercent = "50 49.1"\n', "prizes.not-hundred"),
        ('[[table]]\nentries = 1\npercent = "fifty"\n', "event.bad-value"),
    ],
)
def test_a_percent_table_that_is_none(settings: Read, tmp_path: Path, table: str, code: str) -> None:
    (tmp_path / "table.toml").write_text(table, "utf-8")
    assert refused(settings, '[money.prizes]\ntable = "table.toml"\n')[0] == code


def test_the_published_table_is_taken(settings: Read, tmp_path: Path) -> None:
    published = Path(__file__).parent / "payout_table.toml"
    shutil.copy(published, tmp_path / "payout_table.toml")
    columns = settings('[money.prizes]\ntable = "payout_table.toml"\n').prizes.columns
    assert (len(columns), len(columns[0].percent), len(columns[-1].percent)) == (16, 3, 153)


def test_the_room_tells_its_money(tmp_path: Path) -> None:
    path = tmp_path / "friday.toml"
    path.write_text(SAMPLE, "utf-8")
    desk = new_desk(tmp_path / "evening.floor", read_event_file(str(path)))
    told = show.room(desk)
    assert told["money"] == {
        "currency": "EUR", "exponent": 2, "entries": 0, "persons": 0, "collected": 0, "added": 0, "free": 0,
        "pool": 0, "fee": 0, "staff": 0, "bounty": 0, "guarantee": 1_000_000, "overlay": 1_000_000,
        "prizes": 1_000_000, "paid_out": 0, "owed": [], "chips_sold": 0, "differences": [],
    }  # fmt: skip
    assert (told["drawers"], told["sales"]) == ([], [])
    assert [row["says"] for row in show.journal(desk)][-1] == (
        "Prices set: entry 110.00 EUR, rebuy 100.00 EUR, early chips 0.00 EUR"
    )
    desk.close()


def test_without_money_nothing_of_it_is_told(tmp_path: Path) -> None:
    path = tmp_path / "friday.toml"
    path.write_text('name = "Friday"\n', "utf-8")
    desk = new_desk(tmp_path / "evening.floor", read_event_file(str(path)))
    told = show.room(desk)
    assert (told["money"], told["drawers"], told["sales"]) == (None, None, None)
    desk.close()
