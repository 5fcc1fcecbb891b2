"""Chips of a simulated tournament: who wins them on a hand, who loses the last of them."""

from collections.abc import Sequence
from random import Random

START = 30_000
SMALLEST = 100
_ROUNDS_A_LEVEL = 20
_DEEP, _SHALLOW = 0.15, 0.6
"""How likely a hand ends with somebody all in: with deep stacks, and with shallow ones."""


class Stacks:
    """Stacks by entry. Chips only change hands: their sum is what the entries brought in."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self.held: dict[int, int] = {}
        self.brought = 0

    def bring(self, entry: int) -> None:
        """A new entry's starting stack."""
        self.held[entry] = START
        self.brought += START

    def hand(self, players: Sequence[int], round_no: int) -> list[tuple[int, int]]:
        """One hand between these entries: who lost all, each with his stack before it."""
        big_blind = 200 * 2 ** (round_no // _ROUNDS_A_LEVEL)
        if self._chance.random() >= self._pressure(players, big_blind):
            self._pot(players, big_blind)
            return []
        into = 3 if len(players) > 2 and self._chance.random() < 0.08 else 2
        return self._all_in(self._chance.sample(players, into))

    def _pressure(self, players: Sequence[int], big_blind: int) -> float:
        average = sum(self.held[entry] for entry in players) / len(players)
        return min(_SHALLOW, max(_DEEP, 6 * big_blind / average))

    def _pot(self, players: Sequence[int], big_blind: int) -> None:
        loser, winner = self._chance.sample(players, 2)
        chips = min(3 * big_blind, self.held[loser] - SMALLEST)
        self.held[loser] -= chips
        self.held[winner] += chips

    def _all_in(self, players: list[int]) -> list[tuple[int, int]]:
        """The first wins from each of the others what both have."""
        winner, *losers = players
        had, out = self.held[winner], []
        for loser in losers:
            before = self.held[loser]
            chips = min(had, before)
            self.held[loser] -= chips
            self.held[winner] += chips
            if not self.held[loser]:
                out.append((loser, before))
        return out
