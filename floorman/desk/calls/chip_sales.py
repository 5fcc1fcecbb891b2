"""Calls that sell chips to who plays: rebuys, add-ons, the dealers' add-on; bonus chips and the ledger."""

import re
from collections.abc import Iterator

from floorman.core.digits import is_number
from floorman.core.facts import ChipsAdjusted, PlayersBusted, Sell, hands_in
from floorman.core.facts.tickets import there_is_money
from floorman.core.model import MAX_TABLE, Chair, Entry, EntryState, TableNo
from floorman.core.refused import Refused
from floorman.desk.calls.payment import cut_payment, payment_of, till
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.subject import aim, entry_at, player_on, seat_of, table_at
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.floor.floor import Floor
from floorman.desk.office.pricing import bought, offer, product_of
from floorman.desk.request import Against, Ask, AskDrawn, Each, Request
from floorman.desk.words.money_sentences import MoneySpeaker
from floorman.rules.rebuy import RebuyAsked
from floorman.rules.rebuy import rebuy as rebuys_allowed
from floorman.text.phrases.mark import N_

_TIMES = re.compile(r"[xX×]([1-9][0-9]?)", re.ASCII)
_CHIPS = re.compile(r"([+-]?)([0-9]{1,9})", re.ASCII)


def _buyer(floor: Floor, reader: Reader) -> tuple[Entry, bool]:
    """Who buys chips, by ``#17`` or the seat; and whether he is out on the hand that was just played."""
    there_is_money(floor.now)
    number, chair = reader.maybe_entry(), None
    if number is None and (chair := reader.maybe_chair()) is None:
        raise reader.fail("expect.player")
    if chair is None:
        entry = entry_at(floor, number or 0)
        return entry, entry.state is EntryState.OUT
    gone = _last_out(floor, chair)
    if gone is not None and floor.at(chair) is None:
        return gone, True
    return player_on(floor, chair), False


def _last_out(floor: Floor, chair: Chair) -> Entry | None:
    """Who went out at that chair last."""
    for bust in reversed(floor.now.busts):
        for (entry, _), left in zip(bust.out, bust.chairs, strict=False):
            if left == chair:
                return floor.now.entries[entry]
    return None


def _chair_back(floor: Floor, entry: Entry) -> Chair:
    """The chair of who is out on the hand that was just played. Refused if a hand was dealt since, or it is taken."""
    for fact in reversed(floor.log.facts):
        event = fact.event
        if not floor.log.stands(fact.seq):
            continue
        if isinstance(event, PlayersBusted):
            chair = next((one.chair for one in event.out if one.entry == entry.number), None)
            if chair is not None:
                return chair
            continue
        hands = hands_in(event)
        last = _left(floor, entry)
        if hands is not None and last is not None and hands.table == last.table:
            break
    raise Refused("rebuy-hand-gone", entry=entry.number)


def _left(floor: Floor, entry: Entry) -> Chair | None:
    for bust in reversed(floor.now.busts):
        for (number, _), chair in zip(bust.out, bust.chairs, strict=False):
            if number == entry.number:
                return chair
    return None


def rebuy(floor: Floor, reader: Reader) -> Request:
    """``rebuy 12-5``, ``rebuy 12-5 x2``, ``rebuy #17 = cash``; ``stack 9000`` where it decides."""
    words = cut_payment(floor.now, reader)
    entry, out = _buyer(floor, reader)
    times = _TIMES.fullmatch(reader.peek())
    count = int(times[1]) if times else 1
    if times:
        reader.take()
    stack = reader.number("expect.stack") if reader.word("stack") else None
    reader.end()
    chair = _chair_back(floor, entry) if out else None
    against = tuple(_stack_decides(floor, entry, count, 0 if out else stack))
    return _chips_sold(floor, entry, ("rebuy",) * count, words, chair, against)


def _stack_decides(floor: Floor, entry: Entry, count: int, stack: int | None) -> Iterator[Against]:
    """Refused where the stack that was told is too large; where it was not told and decides, that is said."""
    start = product_of(floor, "entry").chips
    chips = product_of(floor, "rebuy").chips
    had = bought(floor, entry.number, "rebuy")

    def allowed(held: int) -> int:
        return rebuys_allowed(floor.house, RebuyAsked(start, chips, held, count, had)).answer.allowed

    cites = tuple(map(str, rebuys_allowed(floor.house, RebuyAsked(start, chips, 0, count, had)).cites))
    if allowed(stack or 0) < count:
        raise Refused("rebuy-stack", stack=stack or 0, start=start, count=count, allowed=allowed(stack or 0))
    if stack is None and allowed(start) < count:
        yield Against("against.stack-not-told", {"entry": entry.number}, cites)


def _chips_sold(
    floor: Floor,
    entry: Entry,
    products: tuple[str, ...],
    words: Reader | None,
    chair: Chair | None = None,
    against: tuple[Against, ...] = (),
) -> Ask:
    if chair is None and entry.state not in (EntryState.SEATED, EntryState.TRANSIT):
        raise Refused("entry-waiting" if entry.alive else "entry-out", entry=entry.number)
    offered = offer(floor, products, entry.number)
    paid = payment_of(floor, words, offered.parts)
    sell = Sell(
        offered.products,
        paid.parts,
        paid.tenders,
        till(floor),
        entry.number,
        offered.chips,
        chair=chair,
        back=chair is not None,
    )
    beside = None if paid.given is None else Against("echo.back", {"amount": MoneySpeaker(floor).amount(paid.back)})
    return Ask(sell, aim=aim(entry) if chair is None else (chair,), remark=paid.remark, against=against, beside=beside)


def addon(floor: Floor, reader: Reader) -> Request:
    """``addon 12-5``, ``addon 12 seats 1 3 5``, ``addon 12 all``."""
    words = cut_payment(floor.now, reader)
    if is_number(reader.peek()) and reader.peek(1).lower() in ("seats", "all"):
        return _addons(floor, reader, words)
    entry, _ = _buyer(floor, reader)
    reader.end()
    return _chips_sold(floor, entry, ("addon",), words)


def _addons(floor: Floor, reader: Reader, words: Reader | None) -> Request:
    """One receipt for each of a table."""
    table = table_at(floor, reader.number("expect.table", 1, MAX_TABLE))
    if reader.word("all"):
        seats = list(table.seated())
    else:
        reader.take()
        seats = [seat_of(reader.number("expect.seat", 1, 99))]
        while not reader.done:
            seats.append(seat_of(reader.number("expect.seat", 1, 99)))
    reader.end()
    if len(set(seats)) < len(seats):
        raise Refused("seat-twice", chair=Chair(table.number, next(seat for seat in seats if seats.count(seat) > 1)))
    written = None if words is None else list(words.words)
    asked = []
    for seat in seats:
        again = None
        if written is not None:
            again = Reader("")
            again.words = list(written)
        asked.append(_chips_sold(floor, player_on(floor, Chair(table.number, seat)), ("addon",), again))
    if not asked:
        raise Refused("nobody-at-table", table=table.number)
    for one in asked:
        one.asked.decide(floor.now)
    return Each(tuple(asked))


def dealer(floor: Floor, reader: Reader) -> Request:
    """``dealer 12-5``: the dealers' add-on."""
    words = cut_payment(floor.now, reader)
    entry, _ = _buyer(floor, reader)
    reader.end()
    return _chips_sold(floor, entry, ("dealer",), words)


def bonus(floor: Floor, reader: Reader) -> Request:
    """``bonus 12-5 2000 remark``: chips that nobody pays for."""
    entry, _ = _buyer(floor, reader)
    chips = reader.number("expect.chips", 1)
    return Ask(ChipsAdjusted(chips, entry=entry.number), remark=reader.rest(), aim=aim(entry))


def chips(floor: Floor, reader: Reader) -> Request:
    """``chips 12 -500 colour-up``: chips that came into play or left it at a table, and why."""
    there_is_money(floor.now)
    table = table_at(floor, TableNo(reader.number("expect.table", 1, MAX_TABLE)))
    found = _CHIPS.fullmatch(reader.peek())
    if not found:
        raise reader.fail("expect.chips")
    reader.take()
    amount = -int(found[2]) if found[1] == "-" else int(found[2])
    return Ask(ChipsAdjusted(amount, table=table.number), remark=reader.rest())


def without_a_reason(_floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """Chips beside sales, and nobody said why."""
    if not request.remark:
        yield Against("against.no-reason")


VERBS = VerbGroup(
    N_("Chips"),
    (
        Verb(
            ("rebuy",),
            rebuy,
            (
                Form("rebuy 12-5", N_("a rebuy; on the hand of the bust it takes the bust back")),
                Form("rebuy 12-5 x2 = card", N_("two of them")),
            ),
            after="player",
        ),
        Verb(
            ("addon",),
            addon,
            (
                Form("addon 12-5", N_("an add-on")),
                Form("addon 12 seats 1 3 5", N_("an add-on for each of these seats")),
                Form("addon 12 all", N_("an add-on for everybody at the table")),
            ),
            after="player",
        ),
        Verb(("dealer",), dealer, (Form("dealer 12-5", N_("the dealers' add-on")),), after="player"),
        Verb(
            ("bonus",),
            bonus,
            (Form("bonus 12-5 2000 remark", N_("chips that nobody pays for")),),
            after="player",
            cautions=(without_a_reason,),
        ),
        Verb(
            ("chips",),
            chips,
            (Form("chips 12 -500 colour-up", N_("chips of a table that came or went without a sale, and why")),),
            cautions=(without_a_reason,),
        ),
    ),
)
