"""Flights of one tournament brought together into the file of the day that they lead to."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import combinations
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from floorman.core.digits import is_number
from floorman.core.facts import FlightPlayer, FormatSet, MergedBy, MergeFlights
from floorman.core.format import FlightBag, FlightRead, Format
from floorman.core.model import Entry, EntryNo
from floorman.core.refused import Refused
from floorman.core.structure import Structure
from floorman.desk.desk import Desk
from floorman.desk.files.opening import Opening, new_desk, open_desk
from floorman.exchange.names import fold
from floorman.rules.flights import Bag, flights_merge
from floorman.rules.house import House
from floorman.store.file import FileRefused

NOBODY = EntryNo(0)
"""A player's number before he has one."""


class BagOwner(Struct, frozen=True):
    """A player who is alive at a flight's end."""

    flight: str
    entry: EntryNo
    name: str
    second_name: str
    chips: int | None
    """In his bag; None while it is missing."""
    excluded: str = ""
    """When he asked to be excluded: during the ``flight``, or ``after`` it; "" where he did not."""

    @property
    def key(self) -> str:
        """How the command line names him: ``1A#17``."""
        return f"{self.flight}#{self.entry}"


class Flight(Struct, frozen=True):
    """One flight as its file tells it."""

    read: FlightRead
    owners: tuple[BagOwner, ...]
    entries: int
    day: int
    opening: Opening
    house: House


class SamePlayer(Struct, frozen=True):
    """Two players of two flights with equal names, of whom nobody has said whether they are one."""

    first: BagOwner
    other: BagOwner


class MergePlan(Struct, frozen=True):
    """What would come of a merge."""

    asked: MergeFlights
    names: tuple[tuple[str, str], ...]
    """Name and second name of each player."""
    excluded: Mapping[int, str]
    """Players by number who asked to be excluded, and when."""
    unanswered: tuple[SamePlayer, ...]
    flights: tuple[Flight, ...]

    @property
    def chips(self) -> int:
        """All that are seated."""
        return sum(one.chips or 0 for one in self.asked.players)

    @property
    def leaving(self) -> int:
        """Bags that leave play."""
        return sum(len(one.leaves) for one in self.asked.players)


def read_flight(path: str, lang: str = "en") -> Flight:
    """The flight in the file ``path``, which is only looked at.

    Raises FileRefused for a damaged file, Refused for one whose day has not ended.
    """
    desk = open_desk(path, read_only=True, lang=lang)
    try:
        return _flight(desk, Path(path).stem)
    finally:
        desk.close()


def _flight(desk: Desk, stem: str) -> Flight:
    now = desk.floor.now
    name = (now.format.name if now.format is not None and now.format.kind == "flight" else "") or now.day or stem
    if not now.day_over:
        raise Refused("refused.flight-not-over", flight=name)
    head = desk.file.head
    owners = tuple(_owner(desk, name, entry) for entry in now.entries.values() if entry.alive)
    read = FlightRead(name, now.code, head.seq, head.link.hex(), desk.file.path.name)
    opening = Opening(
        now.name,
        now.number,
        house=desk.floor.house.name,
        seats=now.seats,
        sell=now.sell,
        rehearsal=now.rehearsal,
        structure=now.structure,
        played_by=desk.floor.house,
    )
    entries = now.counts.entries - now.counts.void
    return Flight(read, owners, entries, now.day_number, opening, desk.floor.house)


def _owner(desk: Desk, flight: str, entry: Entry) -> BagOwner:
    names = desk.floor.names
    chips = None if entry.bag is None else entry.bag.chips
    excluded = desk.floor.excluded.get(entry.number, "").removeprefix("off")
    return BagOwner(flight, entry.number, names.name(entry.number), names.second(entry.number), chips, excluded)


def changed_flights(path: str) -> Iterator[FlightRead]:
    """The flights that the day in the file ``path`` was made from, as far as they lie beside it and have other rows
    now than when they were read. Raises FileRefused as opening the day's file does.
    """
    desk = open_desk(path, read_only=True)
    flights = desk.floor.now.flights
    desk.close()
    for read in flights:
        with suppress(FileRefused):
            flight = open_desk(Path(path).parent / read.file, read_only=True)
            head, code = flight.file.head, flight.floor.now.code
            flight.close()
            if code == read.code and (head.seq, head.link.hex()) != (read.rows, read.last):
                yield read


def planned(
    flights: Sequence[Flight], rule: MergedBy, told: Format, same: Iterable[str] = (), differ: Iterable[str] = ()
) -> MergePlan:
    """The merge of these flights in their order. ``same`` and ``differ`` are answers such as ``1A#17=1B#4``.

    Raises Refused for a flight twice, an answer that names nobody, or answers that contradict each other.
    """
    _each_once(flights)
    owners = [owner for flight in flights for owner in flight.owners]
    people = People(owners, same, differ)
    groups = people.groups()
    bags = [
        Bag(str(at), bag.flight, bag.chips) for at, group in enumerate(groups) for bag in map(_bag, _with_bag(group))
    ]
    merged = flights_merge(flights[0].house, rule, [flight.read.name for flight in flights], bags).answer
    leaving = {(bag.player, bag.flight) for bag in merged.leave_play}
    players, names, excluded = [], [], {}
    for at, group in enumerate(groups):
        kept = _with_bag(group)
        leaves = tuple(_bag(owner) for owner in kept if (str(at), owner.flight) in leaving)
        missing = tuple(_bag(owner) for owner in group if owner.chips is None)
        players.append(FlightPlayer(NOBODY, merged.stacks.get(str(at)), tuple(map(_bag, kept)), missing, leaves))
        names.append(next(((owner.name, owner.second_name) for owner in group if owner.name), ("", "")))
        asked = next((owner.excluded for owner in group if owner.excluded), "")
        if asked:
            excluded[at + 1] = asked
    asked_for = MergeFlights(
        rule,
        tuple(flight.read for flight in flights),
        tuple(players),
        told.number or max(flight.day for flight in flights) + 1,
        sum(flight.entries for flight in flights),
        told.bag_prize,
    )
    return MergePlan(asked_for, tuple(names), excluded, tuple(people.unanswered()), tuple(flights))


def _each_once(flights: Sequence[Flight]) -> None:
    codes: set[int] = set()
    names: set[str] = set()
    for flight in flights:
        if flight.read.code in codes:
            raise Refused("refused.flight-twice", flight=flight.read.name)
        if flight.read.name in names:
            raise Refused("refused.flight-name-twice", flight=flight.read.name)
        codes.add(flight.read.code)
        names.add(flight.read.name)


def _with_bag(group: Iterable[BagOwner]) -> list[BagOwner]:
    return [owner for owner in group if owner.chips is not None]


def _bag(owner: BagOwner) -> FlightBag:
    return FlightBag(owner.flight, owner.entry, owner.chips or 0)


class People:
    """Who of the players of several flights is the same person: nobody, until it is said."""

    def __init__(self, owners: Sequence[BagOwner], same: Iterable[str], differ: Iterable[str]) -> None:
        self._owners = owners
        self._by_key = {owner.key.casefold(): at for at, owner in enumerate(owners)}
        self._group = list(range(len(owners)))
        for pair in same:
            first, other = self._pair(pair)
            if owners[first].flight == owners[other].flight:
                raise Refused("refused.same-flight", pair=pair)
            self._join(first, other)
        self._differ = {frozenset(self._pair(pair)) for pair in differ}
        for unlike in self._differ:
            if len({self._group[at] for at in unlike}) == 1:
                raise Refused("refused.same-and-differ", pair="=".join(owners[at].key for at in sorted(unlike)))
        self._refuse_two_of_one_flight()

    def _pair(self, text: str) -> tuple[int, int]:
        first, _, other = text.partition("=")
        return self._named(first, text), self._named(other, text)

    def _named(self, key: str, text: str) -> int:
        flight, _, number = key.strip().rpartition("#")
        found = self._by_key.get(f"{flight}#{int(number)}".casefold()) if is_number(number, 7) else None
        if found is None:
            raise Refused("refused.no-such-bag", pair=text)
        return found

    def _join(self, first: int, other: int) -> None:
        old, new = self._group[other], self._group[first]
        low = min(old, new)
        self._group = [low if group in (old, new) else group for group in self._group]

    def _refuse_two_of_one_flight(self) -> None:
        seen: set[tuple[int, str]] = set()
        for group, owner in zip(self._group, self._owners, strict=True):
            if (group, owner.flight) in seen:
                raise Refused("refused.same-flight", pair=owner.key)
            seen.add((group, owner.flight))

    def groups(self) -> list[list[BagOwner]]:
        """The players, each with all that he has, in the order of the flights."""
        found: dict[int, list[BagOwner]] = {}
        for group, owner in zip(self._group, self._owners, strict=True):
            found.setdefault(group, []).append(owner)
        return list(found.values())

    def unanswered(self) -> Iterator[SamePlayer]:
        """Pairs of two flights with equal names of whom nobody has said whether they are one."""
        alike: dict[str, list[int]] = {}
        for at, owner in enumerate(self._owners):
            if owner.name:
                alike.setdefault(fold(owner.name), []).append(at)
        apart = {frozenset(self._group[at] for at in pair) for pair in self._differ}
        for namesakes in alike.values():
            for first, other in combinations(namesakes, 2):
                if self._owners[first].flight == self._owners[other].flight:
                    continue
                groups = frozenset((self._group[first], self._group[other]))
                if len(groups) == 2 and groups not in apart:
                    yield SamePlayer(self._owners[first], self._owners[other])


def merged(path: str, plan: MergePlan, opening: Opening, told: Format, lang: str = "en") -> Desk:
    """Makes the day's file with everything in it, and opens its desk. Raises FileRefused as ``new_desk`` does."""
    filled = replace(
        opening,
        day=opening.day or str(plan.asked.day),
        later=(*opening.later, FormatSet(told), plan.asked),
        names=plan.names,
        marks=plan.excluded,
    )
    return new_desk(path, filled, lang=lang)


def opening_of(flights: Sequence[Flight], event: Opening | None) -> tuple[Opening, Format]:
    """What the day's file begins with: the event file's word, where it is silent that of the first flight."""
    first = flights[0].opening
    day = max(flight.day for flight in flights) + 1
    if event is None:
        return first, Format("day", number=day)
    formats = [one.format for one in event.later if isinstance(one, FormatSet)]
    told = next((one for one in formats if one.kind == "day"), Format("day", number=day))
    opening = replace(
        event,
        name=event.name or first.name,
        number=event.number or first.number,
        sell=first.sell if event.sell is None else event.sell,
        structure=_levels(event.structure, first.structure),
        rehearsal=event.rehearsal or first.rehearsal,
        later=tuple(one for one in event.later if not isinstance(one, FormatSet)),
    )
    return opening, told


def _levels(event: Structure | None, flight: Structure | None) -> Structure | None:
    return flight if event is None else event


__all__ = ["FileRefused", "Flight", "MergePlan", "changed_flights", "merged", "opening_of", "planned", "read_flight"]
