"""Calls of the pay desk: what is due, paid, held, reclaimed."""

from collections.abc import Iterator

from floorman.core.facts import Paid, Reclaimed, WinningsHeld
from floorman.desk.calls.paying_words import (
    amount,
    maybe_amount,
    money_there,
    named,
    paying_kind,
    second_code,
)
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.floor.floor import Floor
from floorman.desk.prizes.accounts import Owing, owing, reckoning
from floorman.desk.prizes.amounts import told
from floorman.desk.prizes.paying import WantedPayment, payment
from floorman.desk.request import Against, Ask, AskDrawn, Query, Request
from floorman.rules.citation import cite
from floorman.text.phrases.mark import N_

_REVIEW = cite("pokerstars-bg 20#review")
_MOST_LISTED = 8


def pay(floor: Floor, reader: Reader) -> Request:
    """``pay 57``, ``pay 57 id = transfer & C7``, ``pay 57 bounty``, ``pay 57 tokens 3``, ``pay 57 early``."""
    money_there(floor)
    entry = named(floor, reader)
    only, tokens, identified = "", 0, False
    while word := reader.word("id", "bounty", "early", "tokens"):
        if word == "id":
            identified = True
            continue
        only = word
        if word == "tokens":
            tokens = reader.number("expect.tokens", 1, 9999)
    kind = paying_kind(floor, reader)
    second = second_code(reader, floor.drawer)
    reader.end("expect.after-pay")
    wanted = WantedPayment(entry.number, kind, floor.drawer, only, tokens, identified, second)
    return Ask(payment(floor, wanted), aim=() if entry.chair is None else (entry.chair,))


def due(floor: Floor, reader: Reader) -> Request:
    """``due``: who is to be paid, the first due first; ``due 57``: one of them."""
    money_there(floor)
    if not reader.done:
        entry = named(floor, reader)
        reader.end()
        return Query("look.due-one", {"entry": entry.number, **_told(floor, owing(floor, entry.number))}, opens="pay")
    waiting = [one for one in reckoning(floor).of.values() if one.due]
    first = ", ".join(f"#{one.entry} {told(floor, one.due)}" for one in waiting[:_MOST_LISTED])
    found = {
        "count": len(waiting),
        "sum": told(floor, sum(one.due for one in waiting)),
        "list": (first or "–") + (" …" if len(waiting) > _MOST_LISTED else ""),
    }
    return Query("look.due", found, entries=tuple(one.entry for one in waiting), opens="pay")


def _told(floor: Floor, one: Owing) -> dict[str, object]:
    return {
        "due": told(floor, one.due),
        "prize": told(floor, one.prize),
        "bounties": told(floor, one.bounties),
        "paid": told(floor, one.paid),
        "over": told(floor, one.over),
    }


def hold(floor: Floor, reader: Reader) -> Request:
    """``hold 57 remark``: nothing is paid until a review is over; ``hold 57 off``."""
    money_there(floor)
    entry = named(floor, reader)
    off = bool(reader.word("off"))
    said = reader.rest()
    if not off and not said:
        raise reader.fail("expect.remark")
    return Ask(WinningsHeld(entry.number, not off, (str(_REVIEW),)), remark=said)


def reclaim(floor: Floor, reader: Reader) -> Request:
    """``reclaim 57 120``, ``reclaim 57``: all that he was paid too much."""
    money_there(floor)
    entry = named(floor, reader)
    wanted = maybe_amount(floor, reader)
    said = remark_until_kind(reader)
    kind = paying_kind(floor, reader)
    second = second_code(reader, floor.drawer)
    reader.end()
    over = owing(floor, entry.number).over
    return Ask(
        Reclaimed(entry.number, over if wanted is None else wanted, kind, floor.drawer, second=second), remark=said
    )


def remark_until_kind(reader: Reader) -> str:
    """The words up to the kind of payment or the second code."""
    words = []
    while not reader.done and reader.peek() not in ("=", "&"):
        words.append(reader.take())
    return " ".join(words)


def payouts(floor: Floor, reader: Reader) -> Request:
    """``payouts over 2000``: who was paid more than that."""
    money_there(floor)
    least = amount(floor, reader) if reader.word("over") else 0
    reader.end()
    found = [one for one in reckoning(floor).of.values() if one.paid > least]
    listed = ", ".join(f"#{one.entry} {told(floor, one.paid)}" for one in found[:_MOST_LISTED])
    return Query(
        "look.payouts",
        {
            "count": len(found),
            "least": told(floor, least),
            "sum": told(floor, sum(one.paid for one in found)),
            "list": (listed or "–") + (" …" if len(found) > _MOST_LISTED else ""),
        },
        entries=tuple(one.entry for one in found),
        opens="pay",
    )


def of_the_payment(floor: Floor, request: Ask | AskDrawn) -> Iterator[Against]:
    """The drawer holds less; more is kept back than is paid out; a reclaim of what was not paid too much."""
    if not isinstance(request, Ask):
        return
    asked = request.asked
    money = floor.now.money
    if money is None:
        return
    if isinstance(asked, Paid):
        drawer = money.drawer(asked.drawer)
        out = asked.prize + asked.bounty - asked.withheld
        if asked.kind == "cash" and drawer is not None and drawer.cash < out:
            yield Against("against.drawer-short", {"drawer": asked.drawer, "short": told(floor, out - drawer.cash)})
        if asked.withheld:
            yield Against("against.withheld", {"withheld": told(floor, asked.withheld), "out": told(floor, out)})
        if asked.early and not floor.house.choices.early_payout:
            yield Against("against.early", {}, (str(floor.house.cite("early_payout")),))
    if isinstance(asked, Reclaimed) and asked.amount > owing(floor, asked.entry).over:
        yield Against(
            "against.reclaim-not-over", {"entry": asked.entry, "over": told(floor, owing(floor, asked.entry).over)}
        )


VERBS = VerbGroup(
    N_("Pay desk"),
    (
        Verb(
            ("due",),
            due,
            (Form("due", N_("who is to be paid")), Form("due 57", N_("what entry 57 is to be paid"))),
        ),
        Verb(
            ("pay",),
            pay,
            (
                Form("pay 57", N_("all that is due to entry 57, in cash")),
                Form("pay 57 id", N_("the same; a document was looked at")),
                Form("pay 57 = transfer", N_("the same by transfer")),
                Form("pay 57 & C7", N_("the same on a second code")),
                Form("pay 57 bounty", N_("only what he has won in bounties")),
                Form("pay 57 tokens 3", N_("three bounty tokens")),
                Form("pay 57 early", N_("his secured prize, while he plays on")),
            ),
            cautions=(of_the_payment,),
        ),
        Verb(
            ("hold",),
            hold,
            (
                Form("hold 57 review of a hand", N_("nothing is paid to entry 57 until a review is over")),
                Form("hold 57 off", N_("the review is over")),
            ),
        ),
        Verb(
            ("reclaim",),
            reclaim,
            (
                Form("reclaim 57 120", N_("120 came back from entry 57")),
                Form("reclaim 57", N_("all that entry 57 was paid too much came back")),
            ),
            cautions=(of_the_payment,),
        ),
        Verb(
            ("payouts",),
            payouts,
            (Form("payouts over 2000", N_("who was paid more than 2000")), Form("payouts", N_("who was paid"))),
        ),
    ),
)
