"""A payment at the pay desk, worked out before Enter: how much of what, what is withheld, what it waits for."""

from msgspec import Struct

from floorman.core.facts import Paid
from floorman.core.model import EntryNo
from floorman.core.refused import Refused
from floorman.desk.floor.floor import Floor
from floorman.desk.prizes.accounts import Owing, owing, secured, settled
from floorman.desk.prizes.amounts import told
from floorman.desk.prizes.bounty_board import token_value
from floorman.desk.prizes.notices import notices
from floorman.rules.citation import cite

_EARLY = cite("pokerstars P#like-others")


class WantedPayment(Struct, frozen=True):
    """What the desk was asked to pay."""

    entry: EntryNo
    kind: str
    drawer: str
    only: str = ""
    """``bounty``, ``early`` or ``tokens``; "" for all that is due."""
    tokens: int = 0
    identified: bool = False
    second: str = ""


def split(floor: Floor, one: Owing) -> tuple[int, int]:
    """What is due of prize and of bounties, in minor units."""
    account = floor.now.accounts.get(one.entry)
    had = 0 if account is None else sum(row.bounty for row in account.paid)
    bounty = min(one.due, max(0, one.bounties - had))
    return one.due - bounty, bounty


def payment(floor: Floor, asked: WantedPayment) -> Paid:
    """The payment as it is recorded. Refused for nothing, twice, over what is due, a prize that is not certain yet, a
    notice that asks for a document, or a sum that needs a second code.
    """
    prize, bounty = _amounts(floor, asked)
    whole = prize + bounty
    reached = notices(floor, asked.entry, whole)
    if reached and not asked.identified:
        raise Refused("pay-needs-id", entry=asked.entry, over=told(floor, reached[0].notice.over))
    limit = floor.house.choices.two_codes_over
    if limit and whole > limit and not asked.second:
        raise Refused("pay-two-codes", entry=asked.entry, over=told(floor, limit))
    early = asked.only == "early"
    return Paid(
        asked.entry,
        prize,
        bounty,
        asked.kind,
        asked.drawer,
        withheld=max((one.withhold for one in reached), default=0),
        second=asked.second,
        early=early,
        identified=asked.identified,
        tokens=asked.tokens,
        cites=(str(_EARLY),) if early else (),
    )


def _amounts(floor: Floor, asked: WantedPayment) -> tuple[int, int]:
    """How much of prize and bounties is paid."""
    if asked.only == "tokens":
        return 0, _tokens(floor, asked)
    if asked.only == "early":
        return _early(floor, asked), 0
    one = owing(floor, asked.entry)
    prize, bounty = split(floor, one)
    if asked.only == "bounty":
        prize = 0
    if not prize + bounty:
        raise Refused("pay-nothing-due", entry=asked.entry, paid=told(floor, one.paid))
    if prize:
        certain(floor, asked.entry)
    return prize, bounty


def certain(floor: Floor, number: EntryNo) -> None:
    """Refused while a prize can not be paid: the list is not final, or a hand on which he is out is still open."""
    won = floor.now.winnings
    if won.called_off is not None:
        return
    if won.final is None:
        raise Refused("pay-not-final", entry=number)
    if not settled(floor, number):
        raise Refused("pay-not-settled", entry=number)


def _tokens(floor: Floor, asked: WantedPayment) -> int:
    if floor.house.choices.bounty_by != "tokens":
        raise Refused("pay-no-tokens")
    worth = token_value(floor) * asked.tokens
    if worth < 1:
        raise Refused("pay-nothing-due", entry=asked.entry, paid=told(floor, 0))
    return worth


def _early(floor: Floor, asked: WantedPayment) -> int:
    """The secured prize of a player who is in, less what he had of it (pokerstars P)."""
    certain(floor, asked.entry)
    if not floor.now.entries[asked.entry].alive:
        raise Refused("pay-early-out", entry=asked.entry)
    account = floor.now.accounts.get(asked.entry)
    had = 0 if account is None else sum(row.prize for row in account.paid)
    left = secured(floor) - had
    if left < 1:
        raise Refused("pay-nothing-due", entry=asked.entry, paid=told(floor, had))
    return left
