"""What a simulated tournament came to."""

from msgspec import Struct, field
from msgspec.structs import asdict


class Report(Struct, frozen=True):
    """Figures of one simulated tournament. All but ``time`` depend on players, house and seed alone."""

    players: int
    house: str
    seed: int
    entries: int
    re_entries: int
    winner: int
    rounds: int
    hands: int
    events: int
    tables: int
    """Tables that were ever opened."""
    balancing_moves: int
    breaks: int
    redraws: int
    moves_a_table: float
    """Balancing moves for each table."""
    most_moves_of_one: int
    penalties: int
    big_blinds: dict[str, float] = field(default_factory=dict)
    """Paid for each that was owed: ``lowest``, ``mean``, ``highest``, among players who owed five or more."""
    longest_wait: int = 0
    double_big_blinds: int = 0
    hands_without_big_blind: int = 0
    journal: str = ""
    """Marks the whole journal: the same seed makes the same."""
    time: dict[str, object] = field(default_factory=dict)

    def plain(self) -> dict[str, object]:
        """As plain values for JSON."""
        return asdict(self)
