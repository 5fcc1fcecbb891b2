"""Calls of the registration desk that take money for an entry: new, owed and paid, checked in, re-entered, by card."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from floorman.core.digits import is_number
from floorman.core.facts import CheckedIn, MakeEntry, Sell
from floorman.core.facts.tickets import there_is_money
from floorman.core.model import Chair, Entry, EntryKind, EntryNo, EntryState
from floorman.core.money_sums import is_paid
from floorman.core.refused import Refused
from floorman.desk.calls.cautions import closed_desk
from floorman.desk.calls.payment import PaymentTold, cut_payment, payment_of, till
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.subject import entry_at, player
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.floor.floor import Floor
from floorman.desk.office.pricing import Offer, entry_offer
from floorman.desk.request import Against, Ask, AskDrawn, Request
from floorman.desk.seats.drawing import chair_for_one
from floorman.desk.words.money_sentences import MoneySpeaker
from floorman.text.phrases.mark import N_


class Buyer(Struct, frozen=True):
    """Who buys an entry: a new one by name, or the ``entry`` that is there already."""

    name: str = ""
    second_name: str = ""
    entry: EntryNo | None = None
    re_entry_of: EntryNo | None = None

    @property
    def kind(self) -> EntryKind:
        """How he comes in."""
        return "new" if self.re_entry_of is None else "re-entry"


def entry_sold(floor: Floor, buyer: Buyer, words: Reader | None, chair: Chair | None = None) -> Request:
    """An entry sold: payment, seat and receipt in one; where no seat is open he waits with a number. ``= owe``: put
    down without payment and seat.
    """
    product = "entry" if buyer.re_entry_of is None else "re-entry"
    offered = entry_offer(floor, product, buyer.re_entry_of or buyer.entry)
    paid = payment_of(floor, words, offered.parts, entry=buyer.entry is None)
    settled = ("against.same-name",) if paid.other else ()
    if paid.owed:
        return _owed(floor, buyer, chair, settled)
    sell = _sell(floor, buyer, offered, paid, chair)
    sell.decide(floor.now)
    back = _back(floor, paid)
    told = Ask(sell, buyer.name, buyer.second_name, paid.remark, settled=settled, beside=back)
    if chair is not None or _sits(floor, buyer):
        return replace(told, aim=() if chair is None else (chair,))
    if not floor.selling_tables():
        return replace(told, asked=_sell(floor, buyer, offered, paid, None, alternate=True))

    def make() -> Ask:
        seed = floor.chance()
        drawn = chair_for_one(floor, seed, buyer.re_entry_of)
        return replace(told, asked=_sell(floor, buyer, offered, paid, drawn, seed), aim=(drawn,))

    params = _drawn_params(floor, buyer, offered, paid)
    return AskDrawn(make, "echo.sold-drawn", params, remark=paid.remark, settled=settled, beside=back)


def _sits(floor: Floor, buyer: Buyer) -> bool:
    return buyer.entry is not None and floor.now.entries[buyer.entry].state is not EntryState.WAITING


def _drawn_params(floor: Floor, buyer: Buyer, offered: Offer, paid: PaymentTold) -> Mapping[str, object]:
    speaker = MoneySpeaker(floor)
    return {
        "name": buyer.name or floor.names.label(buyer.re_entry_of or buyer.entry or 0),
        "of": buyer.re_entry_of,
        "products": speaker.products(offered.products),
        "payments": speaker.payments(paid.tenders),
        "drawer": till(floor),
    }


def _sell(
    floor: Floor,
    buyer: Buyer,
    offered: Offer,
    paid: PaymentTold,
    chair: Chair | None,
    seed: str | None = None,
    *,
    alternate: bool = False,
) -> Sell:
    return Sell(
        offered.products,
        paid.parts,
        paid.tenders,
        till(floor),
        buyer.entry,
        offered.chips,
        kind="alternate" if alternate and buyer.kind == "new" else buyer.kind,
        re_entry_of=buyer.re_entry_of,
        chair=chair,
        seed=seed,
    )


def _owed(floor: Floor, buyer: Buyer, chair: Chair | None, settled: tuple[str, ...]) -> Request:
    """Without payment there is no seat, but where the house gives one."""
    if chair is not None and not floor.house.choices.seat_unpaid:
        raise Refused("seat-unpaid")
    asked = MakeEntry(chair, buyer.kind, buyer.re_entry_of, owed=True)
    return Ask(asked, name=buyer.name, second_name=buyer.second_name, settled=settled)


def _back(floor: Floor, paid: PaymentTold) -> Against | None:
    """Cash to hand back."""
    if paid.given is None:
        return None
    return Against("echo.back", {"amount": MoneySpeaker(floor).amount(paid.back)})


def numbered_entry(floor: Floor, reader: Reader) -> Entry:
    """An entry by its bare number, ``#17`` or a seat written with its hyphen."""
    if is_number(reader.peek()):
        return entry_at(floor, reader.number("expect.entry"))
    return player(floor, reader)


def buy(floor: Floor, reader: Reader) -> Request:
    """``buy 57 = cash``: an entry that is owed is paid."""
    words = cut_payment(floor.now, reader)
    money = there_is_money(floor.now)
    entry = numbered_entry(floor, reader)
    reader.end()
    if entry.number not in money.owed:
        if entry.state is EntryState.VOID:
            raise Refused("entry-void", entry=entry.number)
        raise Refused("paid-already" if is_paid(money, entry.number) else "nothing-owed", entry=entry.number)
    return entry_sold(floor, Buyer(entry=entry.number), words)


def check_in(floor: Floor, reader: Reader) -> Request:
    """``checkin 57``: who has paid beforehand has come; his seat is drawn."""
    there_is_money(floor.now)
    entry = numbered_entry(floor, reader)
    reader.end()
    CheckedIn(entry.number).check(floor.now)
    if not floor.selling_tables():
        return Ask(CheckedIn(entry.number))

    def make() -> Ask:
        seed = floor.chance()
        chair = chair_for_one(floor, seed)
        return Ask(CheckedIn(entry.number, chair, seed), aim=(chair,))

    return AskDrawn(make, "echo.seat-drawn", {"count": 1, "entry": entry.number})


def re_entered(floor: Floor, reader: Reader, words: Reader | None) -> Request:
    """``re 57 = cash``: the player of an entry that is out buys another."""
    entry = numbered_entry(floor, reader)
    reader.end()
    if entry.state is not EntryState.OUT:
        raise Refused("not-out", entry=entry.number)
    name, second = floor.names.name(entry.number), floor.names.second(entry.number)
    return entry_sold(floor, Buyer(name, second, re_entry_of=entry.number), words)


VERBS = VerbGroup(
    N_("Registration desk"),
    (
        Verb(
            ("buy",),
            buy,
            (Form("buy 57 = cash", N_("an entry that was owed is paid, its seat drawn")),),
            cautions=(closed_desk,),
            by_two=True,
        ),
        Verb(("checkin",), check_in, (Form("checkin 57", N_("paid beforehand and come: the seat is drawn")),)),
    ),
)
