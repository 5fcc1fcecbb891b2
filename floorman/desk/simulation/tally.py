"""Who paid how many big blinds, against the ideal: on a hand of nine, each owes a ninth of one."""

from collections.abc import Sequence

from msgspec import Struct, field


class Tally(Struct):
    """Hands and big blinds of every entry."""

    hands: int = 0
    unpaid: int = 0
    """Hands on which nobody sat on the big blind: he was just moved away."""
    paid: dict[int, int] = field(default_factory=dict)
    ideal: dict[int, float] = field(default_factory=dict)
    longest_wait: int = 0
    """Most hands in a row that one player was dealt without paying a big blind."""
    double: int = 0
    """Big blinds paid by one player on two hands in a row at one table."""
    _dealt: dict[int, int] = field(default_factory=dict)
    _paid_at: dict[int, int] = field(default_factory=dict)
    _last: dict[int, int] = field(default_factory=dict)

    def hand(self, table: int, dealt: Sequence[int], big_blind: int | None) -> None:
        """One hand at ``table`` among the entries ``dealt``; ``big_blind`` paid it."""
        self.hands += 1
        share = 1 / len(dealt)
        for entry in dealt:
            self.ideal[entry] = self.ideal.get(entry, 0.0) + share
            self._dealt[entry] = self._dealt.get(entry, 0) + 1
        if big_blind is None:
            self.unpaid += 1
        else:
            self._pays(table, big_blind)
        self._last[table] = big_blind or 0

    def _pays(self, table: int, entry: int) -> None:
        self.double += self._last.get(table) == entry
        self.paid[entry] = self.paid.get(entry, 0) + 1
        dealt = self._dealt.get(entry, 0)
        self.longest_wait = max(self.longest_wait, dealt - 1 - self._paid_at.get(entry, 0))
        self._paid_at[entry] = dealt

    def drop(self, table: int) -> None:
        """The table is no more, or its button was drawn anew."""
        self._last.pop(table, None)

    def ratio(self, least: float = 5.0) -> tuple[float, float, float]:
        """Big blinds paid for each that was owed: lowest, mean, highest, among players who owed ``least`` or more."""
        ratios = [self.paid.get(entry, 0) / owed for entry, owed in self.ideal.items() if owed >= least]
        return (min(ratios), sum(ratios) / len(ratios), max(ratios)) if ratios else (0.0, 0.0, 0.0)
