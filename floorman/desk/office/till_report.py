"""What one drawer's shift took and gave, for the X and the Z: a column for each tournament that it served, one sum."""

from collections import Counter
from collections.abc import Callable, Sequence

from msgspec import Struct

from floorman.core.money import Drawer, Money, Sale
from floorman.core.money_settings import WAYS
from floorman.core.refused import Refused

_KNOWN = frozenset(way.name for way in WAYS)


class TillLine(Struct, frozen=True):
    """One line: the code of its name, the name itself where there is none, and a figure for each tournament."""

    code: str
    names: str
    figures: tuple[int, ...]
    money: bool = True
    """Minor units; else a count."""

    @property
    def sum(self) -> int:
        """All tournaments together."""
        return sum(self.figures)


class TillReport(Struct, frozen=True):
    """A drawer over one or several tournaments."""

    drawer: str
    open: bool
    z: tuple[int, ...]
    lines: tuple[TillLine, ...]
    expected: int
    counted: int | None
    """One count for all of them: it stands in whichever it was recorded."""

    @property
    def over(self) -> int | None:
        """Cash over what was expected; below 0 short; None while it was not counted."""
        return None if self.counted is None else self.counted - self.expected


def till_report(moneys: Sequence[Money], code: str) -> TillReport:
    """The last shift of drawer ``code`` in each of them. Refused where none of them knows it."""
    shifts = [money.drawer(code) for money in moneys]
    known = [one for one in shifts if one is not None]
    if not known:
        raise Refused("drawer-shut", drawer=code)
    pairs = list(zip(moneys, shifts, strict=True))
    counts = [one.counted for one in known if one.counted is not None]
    return TillReport(
        code,
        any(one.open for one in known),
        tuple(0 if one is None else one.z for one in shifts),
        tuple(_lines(pairs)),
        sum(one.cash for one in known),
        sum(counts) if counts else None,
    )


Pair = tuple[Money, Drawer | None]


def _lines(pairs: Sequence[Pair]) -> list[TillLine]:
    def line(code: str, figure: Callable[[Money, Drawer], int], names: str = "", *, money: bool = True) -> TillLine:
        return TillLine(code, names, tuple(0 if two is None else figure(one, two) for one, two in pairs), money)

    products = dict.fromkeys(
        name for money, shift in pairs if shift for sale in _sales(money, shift) for name in sale.products
    )
    kinds = dict.fromkeys(kind for _, shift in pairs if shift for kind in shift.taken)
    return [
        line("till.receipts", lambda money, shift: len(_sales(money, shift)), money=False),
        *(
            line(f"product.{name}", lambda money, shift, name=name: _count(money, shift, name), money=False)  # type: ignore[misc]
            for name in products
        ),
        line("till.pool", lambda money, shift: sum(sale.parts.pool for sale in _sales(money, shift))),
        line("till.fee", lambda money, shift: sum(sale.parts.fee for sale in _sales(money, shift))),
        line("till.staff", lambda money, shift: sum(sale.parts.staff for sale in _sales(money, shift))),
        line("till.bounty", lambda money, shift: sum(sale.parts.bounty for sale in _sales(money, shift))),
        line("till.refunds", lambda money, shift: _refunds(money, shift)),
        *(line(_of_kind(kind), lambda _, shift, kind=kind: shift.taken.get(kind, 0), kind) for kind in kinds),  # type: ignore[misc]
        line("till.float", lambda _, shift: shift.opened_with),
        line("till.moved", lambda _, shift: shift.moved),
        line("till.expected", lambda _, shift: shift.cash),
    ]


def _of_kind(kind: str) -> str:
    """The code of a kind's name; "" for one of the house's own."""
    return f"payment.{kind}" if kind in _KNOWN else ""


def _sales(money: Money, shift: Drawer) -> list[Sale]:
    return [sale for sale in money.sales.values() if (sale.drawer, sale.shift) == (shift.code, shift.shift)]


def _count(money: Money, shift: Drawer, name: str) -> int:
    return Counter(each for sale in _sales(money, shift) for each in sale.products)[name]


def _refunds(money: Money, shift: Drawer) -> int:
    back = [one for one in money.refunds.values() if (one.drawer, one.shift) == (shift.code, shift.shift)]
    return -sum(tender.amount for one in back for tender in one.tenders if tender.kind != "free")
