"""Calls of the registration desk about people: names put right, one person, alternates called, what the house adds."""

from floorman.core.facts import (
    AlternateSkipped,
    AnnouncementMade,
    HouseMoneyAdded,
    NameCorrected,
    PersonsJoined,
    TicketsIssued,
)
from floorman.core.facts.tickets import there_is_money
from floorman.core.money import HouseMoneyKind, Ticket
from floorman.core.refused import Refused
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.selling import numbered_entry
from floorman.desk.calls.subject import aim
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.floor.floor import MINUTE, Floor
from floorman.desk.office.line import numbered, seatable
from floorman.desk.office.payers import payers_over
from floorman.desk.office.ticket_codes import ticket_code
from floorman.desk.request import Ask, AskDrawn, Query, Request
from floorman.desk.words.money_sentences import MoneySpeaker
from floorman.exchange.names import tidy_name
from floorman.text.amounts import amount_from, is_amount
from floorman.text.phrases.mark import N_

CALLED_FOR = 5
"""Minutes for which an alternate's number stands on the screens."""


def named(floor: Floor, reader: Reader) -> Request:
    """``name 17 Anna Lee``: a name put right."""
    entry = numbered_entry(floor, reader)
    name = tidy_name(reader.rest())
    if not name:
        raise reader.fail("expect.name")
    return Ask(NameCorrected(entry.number), name=name, aim=aim(entry))


def joined(floor: Floor, reader: Reader) -> Request:
    """``join 17 23``: two entries are one person's."""
    there_is_money(floor.now)
    first, second = numbered_entry(floor, reader), numbered_entry(floor, reader)
    reader.end()
    return Ask(PersonsJoined(first.number, second.number))


def page(floor: Floor, reader: Reader) -> Request:
    """``page next``: the next alternate's number on the screens."""
    money = there_is_money(floor.now)
    if not reader.word("next"):
        raise reader.fail("expect.page")
    reader.end()
    waiting = [entry for entry in seatable(floor) if entry not in money.skipped]
    if not waiting:
        raise Refused("nobody-waiting")
    entry = waiting[0]
    words = MoneySpeaker(floor).say("look.paged", ticket=money.ticket_numbers.get(entry, entry))
    now = floor.clock()
    return Ask(AnnouncementMade(until=now + CALLED_FOR * MINUTE), remark=words, at=now)


def skip(floor: Floor, reader: Reader) -> Request:
    """``skip 31``: that number was called and is not there."""
    there_is_money(floor.now)
    number = reader.number("expect.number")
    reader.end()
    entry = numbered(floor, number)
    if entry is None:
        raise Refused("no-such-ticket-number", number=number)
    return Ask(AlternateSkipped(entry))


def added(floor: Floor, reader: Reader) -> Request:
    """``added 500 sponsor``: the house, or a sponsor, adds to the pool."""
    exponent = there_is_money(floor.now).settings.exponent
    sign = -1 if reader.peek().startswith("-") else 1
    text = reader.peek().removeprefix("-")
    if not is_amount(text):
        raise reader.fail("expect.amount")
    reader.take()
    word = reader.peek().lower()
    kind: HouseMoneyKind = "sponsor" if word == "sponsor" else "overlay" if word == "overlay" else "added"
    return Ask(HouseMoneyAdded(kind, sign * amount_from(text, exponent)), remark=reader.rest())


def ticket(floor: Floor, reader: Reader) -> Request:
    """``ticket 57``: a ticket for the event that this satellite leads to; ``ticket 57 1100`` of that value."""
    money = there_is_money(floor.now)
    entry = numbered_entry(floor, reader)
    value = floor.now.format.seat if floor.now.format is not None else 0
    if not reader.done:
        if not is_amount(reader.peek()):
            raise reader.fail("expect.amount")
        value = amount_from(reader.take(), money.settings.exponent)
    reader.end()
    if not value:
        raise reader.fail("expect.amount")
    if any(one.ticket.entry == entry.number and not one.issuer for one in money.tickets.values()):
        raise Refused("ticket-given", entry=entry.number)

    def make() -> Ask:
        return Ask(TicketsIssued((Ticket(ticket_code(floor), value, entry.number),)))

    return AskDrawn(make, "echo.ticket", {"entry": entry.number, "amount": MoneySpeaker(floor).amount(value)})


def sales(floor: Floor, reader: Reader) -> Request:
    """``sales over 2000``: who has paid more than that, with amounts."""
    money = there_is_money(floor.now)
    if not reader.word("over"):
        raise reader.fail("expect.over")
    if not is_amount(reader.peek()):
        raise reader.fail("expect.amount")
    over = amount_from(reader.take(), money.settings.exponent)
    reader.end()
    speaker = MoneySpeaker(floor)
    found = [f"{floor.names.label(one.entry)} {speaker.amount(one.paid)}" for one in payers_over(floor, over)]
    return Query("look.sales-over", {"amount": speaker.amount(over), "found": "; ".join(found) or "–"})


VERBS = VerbGroup(
    N_("People at the desk"),
    (
        Verb(("name",), named, (Form("name 17 Anna Lee", N_("a name put right")),)),
        Verb(("join",), joined, (Form("join 17 23", N_("two entries are one person's")),)),
        Verb(("page",), page, (Form("page next", N_("the next alternate's number on the screens")),)),
        Verb(("skip",), skip, (Form("skip 31", N_("that number was called and is not there")),)),
        Verb(("added",), added, (Form("added 500 sponsor", N_("added to the pool, and by whom")),)),
        Verb(("ticket",), ticket, (Form("ticket 57", N_("a ticket for the event that is played for")),)),
        Verb(("sales",), sales, (Form("sales over 2000", N_("who has paid more than that")),)),
    ),
)
