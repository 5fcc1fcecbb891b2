"""Calls about a deal for the prizes that are left, and about an event that is called off."""

from collections.abc import Iterator

from floorman.core.facts import DealAgreed, DealDropped, DealOffered, DealRecorded, DealShare
from floorman.core.model import EntryNo
from floorman.core.refused import Refused
from floorman.desk.calls.paying_words import amount, money_there, named, second_code
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.floor.floor import Floor
from floorman.desk.prizes.amounts import told
from floorman.desk.prizes.calling_off import CASES, calling_off, case_of
from floorman.desk.prizes.deal_desk import METHODS, deal_table, recording
from floorman.desk.request import Against, Ask, AskDrawn, Query, Request
from floorman.text.phrases.mark import N_


def deal(floor: Floor, reader: Reader) -> Request:
    """``deal``, ``deal icm``, ``deal chop leave 500``, ``deal ok 12 31``, ``deal record``, ``deal off``."""
    money_there(floor)
    if reader.done:
        return _look(floor)
    if reader.word("off"):
        reader.end()
        return Ask(DealDropped())
    if reader.word("ok"):
        return Ask(DealAgreed(_agreed(floor, reader)))
    if reader.word("record"):
        ended = bool(reader.word("end"))
        reader.end("expect.deal-end")
        return Ask(recording(floor, ended))
    method = reader.word(*METHODS)
    if not method:
        raise reader.fail("expect.deal")
    shares = _typed(floor, reader) if method == "custom" else ()
    leave = amount(floor, reader) if reader.word("leave") else 0
    reader.end("expect.leave")
    return Ask(DealOffered(METHODS[method], leave, shares))


def _look(floor: Floor) -> Query:
    offer = floor.now.winnings.offer
    if offer is None:
        table = deal_table(floor)
        found = {"sum": told(floor, sum(table.prizes)), "players": len(table.stacks)}
        return Query("look.deal-none", found, opens="deal")
    return Query("look.deal", {"method": offer.method, "agreed": len(offer.agreed)}, opens="deal")


def _agreed(floor: Floor, reader: Reader) -> tuple[EntryNo, ...]:
    """Entries by their numbers; ``all``: everybody who is in."""
    if reader.word("all"):
        reader.end()
        return tuple(deal_table(floor).stacks)
    entries = [named(floor, reader).number]
    while not reader.done:
        entries.append(named(floor, reader).number)
    return tuple(entries)


def _typed(floor: Floor, reader: Reader) -> tuple[DealShare, ...]:
    """Entry and amount in turn, up to ``leave``."""
    shares: list[DealShare] = []
    while not reader.done and reader.peek().lower() != "leave":
        entry = named(floor, reader)
        if any(one.entry == entry.number for one in shares):
            raise Refused("entry-twice", entry=entry.number)
        shares.append(DealShare(entry.number, amount(floor, reader)))
    if not shares:
        raise reader.fail("expect.deal-shares")
    return tuple(shares)


def of_the_deal(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """Stacks that are not the chips in play; a deal that the house would not allow, though all agreed."""
    if not isinstance(request, Ask) or not isinstance(request.asked, DealOffered | DealRecorded):
        return
    table = deal_table(floor)
    if table.off and not table.unknown:
        yield Against("against.deal-stacks", {"stacks": sum(table.stacks.values()), "chips": table.chips})


def cancel(floor: Floor, reader: Reader) -> Request:
    """``cancel event``: what each would get back; ``cancel record & C7``; ``cancel record rollback & C7``."""
    money_there(floor)
    word = reader.word("event", "record")
    if not word:
        raise reader.fail("expect.cancel")
    typed = reader.word(*CASES)
    case = next((one for one in CASES if one == typed), None) or case_of(floor)
    if word == "record":
        second = second_code(reader, floor.drawer)
        reader.end("expect.cancel-case")
        return Ask(calling_off(floor, case, second))
    reader.end("expect.cancel-case")
    back = calling_off(floor, case)
    each = ", ".join(f"#{one.entry} {told(floor, one.amount + one.bounty)}" for one in back.refunds[:8])
    found = {
        "case": case,
        "sum": told(floor, sum(one.amount + one.bounty for one in back.refunds)),
        "count": len(back.refunds),
        "list": (each or "–") + (" …" if len(back.refunds) > 8 else ""),
    }
    return Query(f"look.cancel-{case}", found)


VERBS = VerbGroup(
    N_("Deals"),
    (
        Verb(
            ("deal",),
            deal,
            (
                Form("deal", N_("what each method gives to each")),
                Form("deal icm", N_("a deal by the value of the stacks")),
                Form("deal chop leave 500", N_("a deal by chips, 500 stay for the winner")),
                Form("deal equal", N_("a deal in equal parts")),
                Form("deal custom 57 450 31 330", N_("a deal as it was typed")),
                Form("deal ok 12 31", N_("entries 12 and 31 agree")),
                Form("deal ok all", N_("all agree")),
                Form("deal record", N_("the deal is signed, play goes on")),
                Form("deal record end", N_("the deal is signed, the event is over")),
                Form("deal off", N_("there is no deal")),
            ),
            cautions=(of_the_deal,),
        ),
        Verb(
            ("cancel",),
            cancel,
            (
                Form("cancel event", N_("what each gets back if the event is called off")),
                Form("cancel record & C7", N_("the event is called off, on two codes")),
            ),
        ),
    ),
)
