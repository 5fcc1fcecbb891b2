"""Desks at which something is sold: an entry of 110.00 with 3 % for the staff, rebuys, add-ons, chips for the early."""

from pathlib import Path
from typing import Any

from floorman.core.facts import MoneySet, StructureSet
from floorman.core.money import Money
from floorman.core.money_settings import WAYS, MoneySettings, PaymentWay, PrizeSettings, Product, SaleWindow
from floorman.core.parts import Parts
from floorman.desk.front import json_view as show
from floorman.rules.structure_text import structure_from
from tests.desk.rooms import TestDesk

PRICES = MoneySettings(
    guarantee=200_000,
    products=(
        Product("entry", Parts(9700, 1000, 300), 20_000, priced=Parts(10_000, 1000), percent=(("staff", "3"),)),
        Product("rebuy", Parts(10_000), 20_000, limit=2, window=SaleWindow(1, 2)),
        Product("addon", Parts(10_000), 30_000),
        Product("dealer", Parts(0, 0, 1000), 5_000),
        Product("early", Parts(), 2_000, window=SaleWindow(minutes=60)),
    ),
    prizes=PrizeSettings(percent_paid="15"),
    ways=(*WAYS, PaymentWay("cage", number=True)),
)
LEVELS = structure_from(["25/50 20", "50/100 20", "break 10", "100/200 20", "200/400 20"])


class MoneyDesk(TestDesk):
    """A desk with prices, two tables of nine and, unless told otherwise, the drawer C3 open with 500.00."""

    def __init__(
        self,
        folder: Path,
        *,
        house: str = "tda-2024",
        tables: int = 2,
        opened: bool = True,
        prices: MoneySettings = PRICES,
    ) -> None:
        super().__init__(folder, house=house, tables=tables)
        self.desk.record(StructureSet(LEVELS))
        self.desk.record(MoneySet(prices))
        if opened:
            self.play("drawer open C3 500")

    @property
    def money(self) -> Money:
        found = self.desk.floor.now.money
        assert found is not None
        return found

    @property
    def told(self) -> dict[str, Any]:
        """What ``show --json`` tells of the money."""
        return show.room(self.desk)["money"]  # type: ignore[no-any-return]

    def cautioned(self, call: str) -> tuple[str, ...]:
        """What spoke against a call that was recorded."""
        outcome = self.desk.call(call)
        assert outcome.ok, outcome.says
        return outcome.against
