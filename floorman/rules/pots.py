"""Main pot and side pots of one hand: who won which, who is out."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from floorman.rules.citation import Unanswerable


class Pot(Struct, frozen=True):
    """One pot: the chips of everybody who plays for it reach up to ``level``."""

    level: int
    playing: tuple[str, ...]
    winners: tuple[str, ...]
    """The best hand, several if tied; a player alone in a pot has his own chips back."""


class ShownHand(Struct, frozen=True):
    """A hand as it was played out."""

    put_in: Mapping[str, int]
    """Chips that each player put in; for all who did not fold, all that they had."""
    ranking: Sequence[Sequence[str]]
    """Best hand first, ties together; everybody who did not fold."""
    folded: frozenset[str]

    def pots(self) -> tuple[Pot, ...]:
        """Main pot first. Unanswerable ("impossible") if ranking, folds and chips contradict each other."""
        self._check()
        shown = {player: rank for rank, tied in enumerate(self.ranking) for player in tied}
        pots = []
        for level in sorted({self.put_in[player] for player in shown}):
            playing = tuple(player for player in self.put_in if player in shown and self.put_in[player] >= level)
            best = min(shown[player] for player in playing)
            pots.append(Pot(level, playing, tuple(player for player in playing if shown[player] == best)))
        return tuple(pots)

    def _check(self) -> None:
        shown = [player for tied in self.ranking for player in tied]
        if len(set(shown)) != len(shown) or self.folded & set(shown):
            raise Unanswerable("impossible", "ranking", "bounty.ranked-twice")
        if set(shown) | self.folded != set(self.put_in):
            raise Unanswerable("impossible", "ranking", "bounty.not-ranked")
        if not shown or any(self.put_in[player] == 0 for player in shown):
            raise Unanswerable("impossible", "stacks", "bounty.nothing-put-in")


def busted(pots: Sequence[Pot]) -> tuple[str, ...]:
    """Those who played for a pot and won none, in the order of the chips put in."""
    winners = {player for pot in pots for player in pot.winners}
    return tuple(player for player in pots[0].playing if player not in winners)


def last_pot(pots: Sequence[Pot], player: str) -> Pot:
    """The pot that holds his last chips."""
    return next(pot for pot in reversed(pots) if player in pot.playing)
