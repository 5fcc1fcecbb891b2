"""What stands behind the payment sign: ``= cash``, ``= cash 60 card 50``, ``= cash of 150``, ``= ticket 4001…``."""

from msgspec import Struct

from floorman.core.facts.tickets import good_ticket, there_is_money
from floorman.core.model import Tournament
from floorman.core.money import Tender
from floorman.core.parts import NOTHING, Parts
from floorman.core.refused import Refused
from floorman.desk.calls.reader import Reader
from floorman.desk.floor.floor import Floor
from floorman.text.amounts import amount_from, is_amount


class PaymentTold(Struct, frozen=True):
    """How a price is paid. ``parts`` are those that are paid in: the house may pay less for a free entry."""

    parts: Parts
    tenders: tuple[Tender, ...]
    given: int | None = None
    """Cash that was handed over, where it was said."""
    remark: str = ""
    other: bool = False
    """A namesake is another person."""
    owed: bool = False

    @property
    def back(self) -> int:
        """Cash to hand back."""
        cash = sum(one.amount for one in self.tenders if one.kind == "cash")
        return 0 if self.given is None else self.given - cash


def cut_payment(now: Tournament, reader: Reader) -> Reader | None:
    """The words behind the payment sign, taken off the call; None without one. Refused where nothing is sold."""
    at = next((at for at in range(reader.at, len(reader.words)) if reader.words[at] == "="), None)
    if at is None:
        return None
    if now.money is None:
        raise Refused("no-prices")
    rest = Reader("")
    rest.words = reader.words[at + 1 :]
    reader.words = reader.words[:at]
    return rest


def till(floor: Floor) -> str:
    """The drawer of this window: the one that was chosen, else the only one that is open; "" without one."""
    money = there_is_money(floor.now)
    open_ones = [code for code, drawer in money.drawers.items() if drawer.open]
    if floor.drawer:
        return floor.drawer
    return open_ones[0] if len(open_ones) == 1 else ""


def usual_kind(floor: Floor) -> str:
    """The kind of payment of a sale that names none."""
    drawer = there_is_money(floor.now).drawer(till(floor))
    return "cash" if drawer is None else drawer.usual


def payment_of(floor: Floor, words: Reader | None, price: Parts, *, entry: bool = False) -> PaymentTold:
    """How ``price`` is paid; without words in the drawer's usual kind. ``entry``: an entry may also be owed or free.

    Raises NotUnderstood (no such kind), Refused (too many decimals, an unknown ticket, more than the price …).
    """
    if words is None:
        return PaymentTold(price, (Tender(usual_kind(floor), price.total),) if price.total else ())
    other = _other(words)
    if entry and words.word("owe"):
        words.end()
        return PaymentTold(price, (), owed=True, other=other)
    if words.word("free"):
        return _free(floor, words, price, other)
    given, tenders = _tenders(floor, words, price.total)
    remark = words.rest()
    if remark:
        words.at = len(words.words) - len(remark.split())
        raise words.fail("expect.payment")
    return PaymentTold(price, tenders, given, other=other)


def _other(words: Reader) -> bool:
    """``other``, wherever it stands behind the kinds."""
    found = [at for at, word in enumerate(words.words) if word.lower() == "other"]
    if found and words.words[0].lower() != "free":
        del words.words[found[-1]]
        return True
    return False


def _free(floor: Floor, words: Reader, price: Parts, other: bool) -> PaymentTold:
    """The house pays pool, staff and bounty in full and no fee; or nothing, by its choice."""
    pays = floor.house.choices.free_pays == "pool-and-staff"
    parts = Parts(price.pool, 0, price.staff, price.bounty) if pays else NOTHING
    tenders = (Tender("free", parts.total),) if parts.total else ()
    return PaymentTold(parts, tenders, remark=words.rest(), other=other)


def _tenders(floor: Floor, words: Reader, price: int) -> tuple[int | None, tuple[Tender, ...]]:
    settings = there_is_money(floor.now).settings
    named = tuple(way.name for way in settings.ways if way.name != "free")
    told: list[tuple[str, int | None, str]] = []
    given = None
    while kind := words.word(*named):
        amount, number = _amount_and_number(floor, words, kind)
        if kind == "cash" and words.word("of"):
            given = amount_from(words.take(), settings.exponent)
        told.append((kind, amount, number))
    if not told:
        raise words.fail("expect.payment")
    tenders = _filled(told, price)
    cash = sum(one.amount for one in tenders if one.kind == "cash")
    if given is not None and given < cash:
        raise Refused("payment-short", price=cash, paid=given, off=cash - given)
    return given, tenders


def _amount_and_number(floor: Floor, words: Reader, kind: str) -> tuple[int | None, str]:
    """``60``; ``4001…`` behind a kind that needs a number, with the amount before it where it is told."""
    settings = there_is_money(floor.now).settings
    way = settings.way(kind)
    assert way is not None
    if not way.number:
        return (amount_from(words.take(), settings.exponent) if is_amount(words.peek()) else None), ""
    first = words.take()
    if not first:
        raise words.fail("expect.number")
    if kind == "ticket":
        return good_ticket(there_is_money(floor.now), first).ticket.value, first
    if is_amount(first) and words.peek() and not words.peek().isalpha():
        return amount_from(first, settings.exponent), words.take()
    return None, first


def _filled(told: list[tuple[str, int | None, str]], price: int) -> tuple[Tender, ...]:
    """The kind without an amount has what the others leave; only one may be without."""
    rest = price - sum(amount for _, amount, _ in told if amount is not None)
    open_ones = [kind for kind, amount, _ in told if amount is None]
    if len(open_ones) > 1 or (open_ones and rest < 0):
        raise Refused("payment-over" if rest < 0 else "payment-unclear", price=price, paid=price - rest, off=abs(rest))
    return tuple(Tender(kind, rest if amount is None else amount, number) for kind, amount, number in told)
