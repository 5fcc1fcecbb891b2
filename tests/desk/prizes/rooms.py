"""Rooms with money: entries that are sold by their facts, a drawer that is open."""

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from floorman.core.facts import DrawerOpened, MoneySet, Sell
from floorman.core.model import Chair, SeatNo, TableNo
from floorman.core.money import Tender
from floorman.core.money_settings import BountySettings, MoneySettings, PrizeSettings, Product
from floorman.core.parts import Parts
from tests.desk.rooms import TestDesk


class MoneyDesk(TestDesk):
    """A desk whose entries cost ``pool`` + ``fee`` + ``bounty`` minor units; drawer C3 is open."""

    def __init__(
        self,
        folder: Path,
        *,
        pool: int = 10_000,
        fee: int = 1_000,
        bounty: int = 0,
        chips: int = 20_000,
        prizes: PrizeSettings | None = None,
        heads: BountySettings | None = None,
        house: str = "tda-2024",
        tables: int = 4,
        **more: Any,
    ) -> None:
        super().__init__(folder, house=house, tables=tables)
        entry = Product("entry", Parts(pool, fee, 0, bounty), chips)
        listed = prizes or PrizeSettings(places=3, min_cash=0)
        self.desk.record(MoneySet(replace(MoneySettings(products=(entry,), prizes=listed, bounty=heads), **more)))
        self.desk.record(DrawerOpened("C3", 1_000_000))
        self.desk.floor.drawer = "C3"
        self.entry = entry

    def sell(self, players: int, table: int = 1) -> None:
        """So many entries sold and seated, from seat 1 of that table on."""
        for nth in range(players):
            chair = Chair(TableNo(table + nth // 9), SeatNo(nth % 9 + 1))
            tenders = (Tender("cash", self.entry.parts.total),)
            asked = Sell(("entry",), self.entry.parts, tenders, "C3", chips=self.entry.chips, chair=chair)
            self.desk.record(asked, names=((f"Player {self.desk.floor.now.next_entry}", ""),))

    def payout(self, entry: int) -> dict[str, Any]:
        """What ``show`` tells of one entry's money."""
        return next((one for one in self.show()["payouts"] if one["entry"] == entry), {})

    def money(self, entry: int) -> tuple[int, int, int, int, int]:
        """Prize, bounties, paid, due, over."""
        one = self.payout(entry)
        return tuple(one.get(key, 0) for key in ("prize", "bounties", "paid", "due", "over"))  # type: ignore[return-value]

    def final(self) -> None:
        """Registration is closed and the list is final."""
        self.play("reg close\nprizes final")
