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
    low: tuple[str, ...] = ()
    """Who wins the low half of a split pot; nobody where no hand qualifies."""


class ShownHand(Struct, frozen=True):
    """A hand as it was played out."""

    put_in: Mapping[str, int]
    """Chips that each player put in; for all who did not fold, all that they had."""
    ranking: Sequence[Sequence[str]]
    """Best hand first, ties together; everybody who did not fold."""
    folded: frozenset[str]
    low: Sequence[Sequence[str]] = ()
    """Hands that qualify for the low half of a split pot, best first, ties together."""

    def pots(self) -> tuple[Pot, ...]:
        """Main pot first. Unanswerable ("impossible") if ranking, folds and chips contradict each other."""
        self._check()
        shown, lows = _ranks(self.ranking), _ranks(self.low)
        pots = []
        for level in sorted({self.put_in[player] for player in shown}):
            playing = tuple(player for player in self.put_in if player in shown and self.put_in[player] >= level)
            best = min(shown[player] for player in playing)
            low = min((lows[player] for player in playing if player in lows), default=None)
            high_wins = tuple(player for player in playing if shown[player] == best)
            low_wins = tuple(player for player in playing if lows.get(player, -1) == low)
            pots.append(Pot(level, playing, high_wins, low_wins))
        return tuple(pots)

    def _check(self) -> None:
        shown = [player for tied in self.ranking for player in tied]
        if len(set(shown)) != len(shown) or self.folded & set(shown):
            raise Unanswerable("impossible", "ranking", "bounty.ranked-twice")
        if set(shown) | self.folded != set(self.put_in):
            raise Unanswerable("impossible", "ranking", "bounty.not-ranked")
        low = [player for tied in self.low for player in tied]
        if len(set(low)) != len(low) or not set(low) <= set(shown):
            raise Unanswerable("impossible", "low", "bounty.low-not-shown")
        if not shown or any(self.put_in[player] == 0 for player in shown):
            raise Unanswerable("impossible", "stacks", "bounty.nothing-put-in")


def _ranks(hands: Sequence[Sequence[str]]) -> Mapping[str, int]:
    """Each player's rank, the best hand 0."""
    return {player: rank for rank, tied in enumerate(hands) for player in tied}


def busted(pots: Sequence[Pot]) -> tuple[str, ...]:
    """Those who played for a pot and won none, in the order of the chips put in."""
    winners = {player for pot in pots for player in (*pot.winners, *pot.low)}
    return tuple(player for player in pots[0].playing if player not in winners)


def last_pot(pots: Sequence[Pot], player: str) -> Pot:
    """The pot that holds his last chips."""
    return next(pot for pot in reversed(pots) if player in pot.playing)
