"""The matches of a heads-up knock-out: who plays whom, and who has gone on."""

from collections.abc import Mapping

from msgspec import Struct, field

from floorman.core.chairs import EntryNo, TableNo

MatchKey = tuple[int, int]
"""A match: its round from 1, and its place in the round from 0, as drawn."""


class MatchTree(Struct, frozen=True):
    """The tree of matches, drawn once. From the second round on, matches follow from the winners, two by two."""

    byes: tuple[EntryNo, ...]
    """Who plays from the second round on, in the order drawn; they stand before the winners of the first round."""
    pairs: tuple[tuple[EntryNo, EntryNo], ...]
    """The matches of the first round."""
    winners: Mapping[MatchKey, EntryNo] = field(default_factory=dict)
    tables: Mapping[MatchKey, TableNo] = field(default_factory=dict)
    """Where each match that is under way is played, or was."""

    @property
    def players(self) -> int:
        """All who were drawn."""
        return len(self.byes) + 2 * len(self.pairs)

    @property
    def rounds(self) -> int:
        """How many rounds there are; the last has one match."""
        return (self.players - 1).bit_length()

    def matches(self, number: int) -> int:
        """How many matches a round has."""
        return len(self.pairs) if number == 1 else 2 ** (self.rounds - number)

    def entrant(self, number: int, slot: int) -> EntryNo | None:
        """Who is in a slot of a round, counted from 0; None while the match before it is not decided."""
        if number == 1:
            return self.pairs[slot // 2][slot % 2]
        if number > 2:
            return self.winners.get((number - 1, slot))
        if slot < len(self.byes):
            return self.byes[slot]
        return self.winners.get((1, slot - len(self.byes)))

    def pair(self, key: MatchKey) -> tuple[EntryNo | None, EntryNo | None]:
        """The two of a match; None for who is not known yet."""
        number, place = key
        return self.entrant(number, 2 * place), self.entrant(number, 2 * place + 1)

    def match_of(self, entry: int) -> MatchKey | None:
        """The match that an entry plays or waits for; None once it is decided that he plays no more."""
        for number in range(self.rounds, 0, -1):
            for place in range(self.matches(number)):
                if entry in self.pair((number, place)):
                    return None if (number, place) in self.winners else (number, place)
        return None

    def after(self, key: MatchKey) -> MatchKey | None:
        """The match that the winner of a match plays next; None behind the last."""
        number, place = key
        if number == self.rounds:
            return None
        return number + 1, (place + (len(self.byes) if number == 1 else 0)) // 2

    def places(self, number: int) -> tuple[int, int]:
        """Best and worst place of those who lose in a round: they share them."""
        worst = self.players if number == 1 else 2 ** (self.rounds - number + 1)
        return worst - self.matches(number) + 1, worst
