"""Who waits for a seat and may be given one: paid, come, called in turn."""

from floorman.core.model import EntryNo
from floorman.core.refused import Refused
from floorman.desk.floor.floor import Floor


def seatable(floor: Floor) -> tuple[EntryNo, ...]:
    """The waiting list in the order in which seats are given.

    Where something is sold: no seat before payment (but where the house says otherwise), none for who has not come;
    who was called and was not there stands at the end, keeping his number.
    """
    money = floor.now.money
    if money is None:
        return floor.now.waiting
    kept_out = money.prepaid if floor.house.choices.seat_unpaid else money.prepaid | money.owed
    come = [entry for entry in floor.now.waiting if entry not in kept_out]
    there = [entry for entry in come if entry not in money.skipped]
    return (*there, *sorted((entry for entry in come if entry in money.skipped), key=lambda one: money.skipped[one]))


def must_be_seatable(floor: Floor, entry: EntryNo) -> None:
    """Refused for who has not paid, unless the house seats him, and for who has paid beforehand and not come."""
    money = floor.now.money
    if money is not None and entry in money.owed and not floor.house.choices.seat_unpaid:
        raise Refused("check-in-owed", entry=entry, number=entry)
    if money is not None and entry in money.prepaid:
        raise Refused("not-come", entry=entry, number=entry)


def numbered(floor: Floor, ticket: int) -> EntryNo | None:
    """The alternate with that number on his ticket; None if nobody who waits has it."""
    money = floor.now.money
    numbers = {} if money is None else money.ticket_numbers
    return next((entry for entry in floor.now.waiting if numbers.get(entry) == ticket), None)
