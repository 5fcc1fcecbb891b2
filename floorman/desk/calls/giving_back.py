"""Calls that give money back: unregistering before the stack is in play, refunds, withdrawing."""

from collections.abc import Iterable, Iterator

from floorman.core.facts import GiveBack
from floorman.core.facts.tickets import there_is_money
from floorman.core.model import Entry, EntryState
from floorman.core.money import Sale, Tender
from floorman.core.money_sums import standing_sales
from floorman.core.parts import NOTHING, Parts
from floorman.core.refused import Refused
from floorman.desk.calls.payment import till
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.selling import numbered_entry
from floorman.desk.calls.subject import aim
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.floor.floor import Floor
from floorman.desk.office.playing import stack_in_play, when_withdrawn
from floorman.desk.office.ticket_codes import ticket_code
from floorman.desk.request import Against, Ask, AskDrawn, Request
from floorman.desk.words.money_sentences import MoneySpeaker
from floorman.rules.in_kind import Payment as PaidIn
from floorman.rules.in_kind import in_kind
from floorman.rules.withdraw import withdraw
from floorman.text.phrases.mark import N_


def unregister(floor: Floor, reader: Reader) -> Request:
    """``unreg 57``: everything back while his stack is not in play."""
    entry, sales = _sold_entry(floor, reader)
    reader.end()
    if stack_in_play(floor, entry):
        raise Refused("stack-in-play", entry=entry.number)
    return _everything(floor, entry, sales)


def refund(floor: Floor, reader: Reader) -> Request:
    """``refund 57``; ``refund 57 stack 9000``: what the house gives back for a stack that is in play."""
    entry, sales = _sold_entry(floor, reader)
    stack = reader.number("expect.chips") if reader.word("stack") else None
    reader.end()
    when = when_withdrawn(floor, entry)
    if when == "before-start":
        return _everything(floor, entry, sales)
    start = sum(sale.chips for sale in sales)
    held = entry.chips if stack is None else stack
    parts = _parts(sales)
    policy = floor.house.choices.withdrawal
    if when == "before-money" and policy == "prorata" and held is None:
        raise reader.fail("expect.stack")
    ruling = withdraw(floor.house, parts, held or 0, start, when)
    if not ruling.answer.refund:
        raise Refused("nothing-back", entry=entry.number, why=MoneySpeaker(floor).say(ruling.code, **ruling.params))
    back = parts if ruling.answer.refund == parts.total else Parts(ruling.answer.refund - parts.fee, parts.fee)
    return _given_back(floor, entry, sales, back, ruling.answer.chips_removed, withdrawn=True)


def _sold_entry(floor: Floor, reader: Reader) -> tuple[Entry, tuple[Sale, ...]]:
    money = there_is_money(floor.now)
    entry = numbered_entry(floor, reader)
    if entry.state is EntryState.OUT:
        raise Refused("refund-out", entry=entry.number)
    sales = standing_sales(money, entry.number)
    if not sales:
        raise Refused("entry-void" if entry.state is EntryState.VOID else "nothing-paid", entry=entry.number)
    return entry, sales


def _parts(sales: Iterable[Sale]) -> Parts:
    return sum((sale.parts for sale in sales), NOTHING)


def _everything(floor: Floor, entry: Entry, sales: tuple[Sale, ...]) -> Ask:
    return _given_back(floor, entry, sales, _parts(sales), sum(sale.chips for sale in sales))


def _given_back(
    floor: Floor, entry: Entry, sales: tuple[Sale, ...], back: Parts, chips: int, *, withdrawn: bool = False
) -> Ask:
    serials = tuple(sale.serial for sale in sales)
    tenders = tenders_back(floor, sales, back.total)
    asked = GiveBack(entry.number, serials, back, tenders, till(floor), chips, withdrawn=withdrawn)
    return Ask(asked, aim=aim(entry))


def tenders_back(floor: Floor, sales: Iterable[Sale], amount: int) -> tuple[Tender, ...]:
    """``amount`` given back in the kinds in which it came; what the house paid goes back to the house."""
    paid = [one for sale in sales for one in sale.tenders]
    free = min(amount, sum(one.amount for one in paid if one.kind == "free"))
    money = [PaidIn(one.kind, one.amount) for one in paid if one.kind != "free"]
    back = in_kind(floor.house, money, amount - free).answer
    found = [Tender(kind, value, ticket_code(floor) if kind == "ticket" else "") for kind, value in back.items()]
    return tuple([*found, Tender("free", free)] if free else found)


def drawer_holds_less(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """More cash to be given out than the drawer holds."""
    asked = request.asked if isinstance(request, Ask) else None
    if not isinstance(asked, GiveBack):
        return
    drawer = there_is_money(floor.now).drawer(asked.drawer)
    cash = sum(one.amount for one in asked.tenders if one.kind == "cash")
    if drawer is not None and cash > drawer.cash:
        yield Against("against.drawer-less", {"drawer": drawer.code, "amount": MoneySpeaker(floor).amount(cash)})


VERBS = VerbGroup(
    N_("Money back"),
    (
        Verb(
            ("unreg",),
            unregister,
            (Form("unreg 57", N_("off the list, all money back, while the stack is not in play")),),
            cautions=(drawer_holds_less,),
            by_two=True,
        ),
        Verb(
            ("refund",),
            refund,
            (
                Form("refund 57", N_("money back by the kind in which it came")),
                Form("refund 57 stack 9000", N_("the same for a stack in play, as the house gives it back")),
            ),
            cautions=(drawer_holds_less,),
            by_two=True,
        ),
    ),
)
