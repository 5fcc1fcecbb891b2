"""Prizes as lists for other programs: results as results pages take them, and every payment."""

from collections.abc import Iterator, Sequence

from floorman.core.model import EntryNo
from floorman.desk.clock.local_time import local
from floorman.desk.desk import Desk
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.stage import alone
from floorman.desk.prizes.accounts import reckoning
from floorman.desk.prizes.amounts import told
from floorman.desk.words.sentences import ordinal
from floorman.rules.places import places

Cell = str | int | None
RESULTS = ("Event", "Date", "Place", "Prize", "Entries", "Buy-In")
PAYOUTS = ("Entry", "Place", "Prize", "Bounty", "Withheld", "Reclaimed", "Kind", "Drawer", "Second code", "ID", "Time")


def results(desk: Desk, names: bool) -> tuple[Sequence[str], Iterator[Sequence[Cell]]]:
    """A row for each place, the best first; shared places as ``=9th``. With ``names``, who it was."""
    return (*RESULTS, *(("Player",) if names else ())), _results(desk, names)


def _results(desk: Desk, names: bool) -> Iterator[Sequence[Cell]]:
    floor, money = desk.floor, desk.floor.now.money
    assert money is not None
    entry = money.settings.product("entry")
    price = "" if entry is None else told(floor, entry.parts.total)
    won, prizes = alone(floor), reckoning(floor).of
    placed = {} if won is None else {won.number: (1, 1)}
    placed.update(places(floor.now, floor.house))
    for number, place in sorted(placed.items(), key=lambda one: (one[1], one[0])):
        prize = prizes[number].prize if number in prizes else 0
        row = (floor.now.name, _date(floor), _place(*place), told(floor, prize) if prize else "", money.entries, price)
        yield (*row, floor.names.name(number)) if names else row


def _date(floor: Floor) -> str:
    """The day on which it was begun, by the hall's clock."""
    begun = floor.now.started_at
    at = begun if begun is not None else floor.log.facts[0].at
    return local(at + floor.timer.wall_ahead, floor.zone()).strftime("%Y-%m-%d")


def _place(best: int, worst: int) -> str:
    return f"{'' if best == worst else '='}{ordinal(best, 'en')}"


def payouts(desk: Desk, names: bool) -> tuple[Sequence[str], Iterator[Sequence[Cell]]]:
    """A row for each payment and each reclaim, by entry in the order of time. With ``names``, to whom."""
    return (*PAYOUTS, *(("Player",) if names else ())), _payouts(desk, names)


def _payouts(desk: Desk, names: bool) -> Iterator[Sequence[Cell]]:
    floor = desk.floor
    for account in floor.now.accounts.values():
        place = _placed(floor, account.entry)
        rows: list[tuple[int, tuple[Cell, ...]]] = []
        for one in account.paid:
            amounts = (told(floor, one.prize), told(floor, one.bounty), told(floor, one.withheld), "")
            how = (one.kind, one.drawer, one.second, "yes" if one.identified else "", _time(floor, one.at))
            rows.append((one.seq, (account.entry, place, *amounts, *how)))
        for back in account.reclaimed:
            how = (back.kind, back.drawer, back.second, "", _time(floor, back.at))
            rows.append((back.seq, (account.entry, place, "", "", "", told(floor, back.amount), *how)))
        for _, row in sorted(rows):
            yield (*row, floor.names.name(account.entry)) if names else row


def _placed(floor: Floor, number: EntryNo) -> str:
    one = reckoning(floor).of.get(number)
    return "" if one is None or one.best is None or one.worst is None else _place(one.best, one.worst)


def _time(floor: Floor, at: int) -> str:
    return local(at + floor.timer.wall_ahead, floor.zone()).strftime("%Y-%m-%d %H:%M")
