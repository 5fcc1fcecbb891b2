"""The places of everybody who is out, computed from the busts; never stored."""

from collections.abc import Iterator

from floorman.core.model import EntryNo, HandBusts, Tournament
from floorman.rules import finish
from floorman.rules.house import House


def hands_of(now: Tournament) -> Iterator[tuple[HandBusts, ...]]:
    """Busts by hand, the last hand first: one call's are of one hand, and so are all of one synchronised hand.

    A synchronised hand ends at all tables together: who was disqualified during it, or reported late into it, is out
    before its busts.
    """
    busts = _ranked(now)
    end = len(busts)
    while end:
        last, start = busts[end - 1], _begin(busts, end)
        hand = busts[start:end]
        yield tuple(bust for bust in hand if _of_one_hand(bust, last))
        for bust in reversed(hand):
            if not _of_one_hand(bust, last):
                yield (bust,)
        end = start


def _ranked(now: Tournament) -> tuple[HandBusts, ...]:
    """All busts but of those who left with a satellite's seat."""
    return tuple(bust for bust in now.busts if not bust.won) if now.seats_won else now.busts


def _left(now: Tournament) -> int:
    """Who is ahead of the last who went out: alive, or gone with a seat."""
    return now.counts.alive + len(now.seats_won)


def _winners(now: Tournament) -> tuple[int, int]:
    """The places that all who won a satellite's seat share."""
    return 1, len(now.seats_won)


def _begin(busts: tuple[HandBusts, ...], end: int) -> int:
    """Where the synchronised hand that the bust before ``end`` is of begins."""
    last = busts[end - 1]
    at = start = end - 1
    while at and last.hand is not None:
        at -= 1
        if _of_one_hand(busts[at], last):
            start = at
        elif not (busts[at].disqualified or busts[at].late):
            break
    return start


def _of_one_hand(bust: HandBusts, last: HandBusts) -> bool:
    return bust is last or (last.hand is not None and (bust.hand, bust.announced) == (last.hand, last.announced))


def places(now: Tournament, house: House) -> dict[EntryNo, tuple[int, int]]:
    """Best and worst place of every entry that is out, the last out first: alive + busts later + 1."""
    found: dict[EntryNo, tuple[int, int]] = {}
    left = _left(now)
    for group in hands_of(now):
        size = sum(len(bust.out) for bust in group)
        left += size
        found.update(_of_hand(group, left, house))
    found.update(dict.fromkeys(now.seats_won, _winners(now)))
    return found


def _of_hand(group: tuple[HandBusts, ...], left: int, house: House) -> dict[EntryNo, tuple[int, int]]:
    """The places that one hand's busts share; ``left`` were alive before it."""
    shared = group[0].share
    if shared is not None:
        return {entry: shared for bust in group for entry, _ in bust.out}
    out = [
        finish.Bust(str(entry), 0 if chair is None else chair.table, stack or 0)
        for bust in group
        for (entry, stack), chair in zip(bust.out, bust.chairs, strict=True)
    ]
    if len(out) >= left:
        return {EntryNo(int(bust.player)): (1, len(out)) for bust in out}
    synchronised = group[0].hand is not None
    ruling = finish.finish_order(
        house, left, out, {}, synchronised and not group[0].announcement, group[0].announcement
    )
    return {EntryNo(int(place.player)): (place.best, place.worst) for place in ruling.answer}


def in_the_money(now: Tournament, house: House, paid: int) -> Iterator[tuple[tuple[EntryNo, ...], int, int]]:
    """Who is out within the ``paid`` places, the last out first: entries that share a range of places, lowest number
    first, and its best and worst place.
    """
    if now.round_row:
        yield from _by_rounds(now, house, paid)
        return
    left = _left(now)
    for group in hands_of(now):
        if left >= paid:
            return
        left += sum(len(bust.out) for bust in group)
        tied: dict[tuple[int, int], list[EntryNo]] = {}
        for entry, place in _of_hand(group, left, house).items():
            tied.setdefault(place, []).append(entry)
        for (best, worst), entries in tied.items():
            if best <= paid:
                yield tuple(sorted(entries)), best, worst


def _by_rounds(now: Tournament, house: House, paid: int) -> Iterator[tuple[tuple[EntryNo, ...], int, int]]:
    """The same where rounds were drawn: those of a round share its places, in whatever order they went out."""
    tied: dict[tuple[int, int], list[EntryNo]] = {}
    for entry, place in places(now, house).items():
        tied.setdefault(place, []).append(entry)
    for best, worst in sorted(tied):
        if best <= paid:
            yield tuple(sorted(tied[best, worst])), best, worst


def place_of(now: Tournament, house: House, entry: EntryNo) -> tuple[int, int] | None:
    """Best and worst place of one entry that is out; None if it is not."""
    if entry in now.seats_won:
        return _winners(now)
    left = _left(now)
    for group in hands_of(now):
        left += sum(len(bust.out) for bust in group)
        if any(entry == number for bust in group for number, _ in bust.out):
            return _of_hand(group, left, house)[entry]
    return None


class Places:
    """The places of one moment, to be asked for one after another: each costs what its own hand costs."""

    def __init__(self, now: Tournament, house: House) -> None:
        self.now = now
        self._house = house
        self._hands: list[tuple[tuple[HandBusts, ...], int]] = []
        self._of: dict[EntryNo, int] = {}
        left = _left(now)
        for group in hands_of(now):
            for bust in group:
                left += len(bust.out)
                self._of.update((entry, len(self._hands)) for entry, _ in bust.out)
            self._hands.append((group, left))

    def of(self, entry: EntryNo) -> tuple[int, int] | None:
        """Best and worst place of an entry that is out; None if it is not."""
        if entry in self.now.seats_won:
            return _winners(self.now)
        at = self._of.get(entry)
        return None if at is None else _of_hand(*self._hands[at], self._house)[entry]
