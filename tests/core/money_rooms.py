"""Rooms in which something is sold, for tests: small prices that a reader adds up in the head."""

import pytest

from floorman.core import facts as e
from floorman.core.log import Log
from floorman.core.model import Chair, EntryNo
from floorman.core.money import Money, Tender
from floorman.core.money_settings import MoneySettings, Product
from floorman.core.money_sums import differences
from floorman.core.parts import Parts
from floorman.core.refused import Refused
from tests.core.rooms import Room

ENTRY = Parts(97, 10, 3)
REBUY = Parts(100)


def settings() -> MoneySettings:
    """An entry of 110 for 20,000 chips, a rebuy of 100."""
    return MoneySettings(products=(Product("entry", ENTRY, 20_000), Product("rebuy", REBUY, 20_000)))


class MoneyRoom(Room):
    """A room with prices and an open drawer C3 of 500."""

    def __init__(self, drawing: str = "1: .....", *, opened: bool = True) -> None:
        super().__init__(drawing)
        self.do(e.MoneySet(settings()))
        if opened:
            self.do(e.DrawerOpened("C3", 500))

    @property
    def money(self) -> Money:
        found = self.log.now.money
        assert found is not None
        return found

    def sell(self, seat: Chair | None = None, *tenders: Tender, drawer: str = "C3") -> EntryNo:
        """An entry sold; its number."""
        sold = self.do(e.Sell(("entry",), ENTRY, tenders or (Tender("cash", 110),), drawer, chips=20_000, chair=seat))
        assert isinstance(sold, e.Sold)
        return sold.entry

    def cash(self, drawer: str = "C3") -> int:
        return self.money.drawers[drawer].cash

    def undo_refusal(self, seq: int | None) -> str:
        """Why event ``seq``, or the newest, is not taken back."""
        with pytest.raises(Refused) as refused:
            self.log.ask_undo(seq)
        return refused.value.code.removeprefix("refused.")

    def redo_refusal(self) -> str:
        """Why the newest undo is not taken back."""
        with pytest.raises(Refused) as refused:
            self.log.ask_redo()
        return refused.value.code.removeprefix("refused.")

    def whole(self) -> None:
        assert not differences(self.log.now)


def again(log: Log) -> Log:
    """The same journal read anew."""
    return Log(log.facts)
