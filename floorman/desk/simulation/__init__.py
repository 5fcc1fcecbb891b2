"""A whole tournament played hand by hand by the calls that a floor types, with every invariant checked on the way."""

from collections.abc import Callable
from hashlib import sha256
from random import Random
from time import perf_counter

from floorman.core.facts import TournamentOpened
from floorman.core.record import plain
from floorman.desk.floor.invariants import Broken, must
from floorman.desk.house.houses import load_house
from floorman.desk.simulation.dealer import Dealer
from floorman.desk.simulation.director import SEATS, Director
from floorman.desk.simulation.report import Report
from floorman.desk.simulation.stage import Stage
from floorman.rules.house import House, house_written

_START = 1_764_446_400_000
_ROUND = 120_000
_NO_END = 100_000
"""Rounds after which a tournament is taken to have no end."""


def _unheard(_out: int, _entries: int) -> None:
    """Nobody listens to how far it is."""


class PlayedTournament:
    """One simulated tournament of ``players`` (2 to 10,800), in memory or recorded in a new file."""

    def __init__(self, players: int, house: House, seed: int, file: str | None = None) -> None:
        self.players, self.house, self.seed = players, house, seed
        chance = Random(seed)
        self._now = _START
        code = 10_000_000 + chance.randrange(90_000_000)
        self.stage = Stage(house, lambda: self._now, lambda: f"{chance.getrandbits(64):016x}")
        self.stage.record(TournamentOpened(f"Simulated {seed}", "", "", house_written(house), SEATS, code))
        if file is not None:
            self.stage.keep_in(file, code)
        self.dealer = Dealer(self.stage, chance)
        self.director = Director(self.stage, self.dealer, players, chance)
        self.rounds = 0
        self._marks: list[tuple[int, float]] = []

    def play(self, progress: Callable[[int, int], None] = _unheard) -> Report:
        """Plays to the winner. ``progress`` is told how many are out of how many. Raises Broken, NotRecorded."""
        begun = perf_counter()
        try:
            self.open_doors()
            while self.stage.floor.now.counts.alive > 1:
                self.round()
                counts = self.stage.floor.now.counts
                progress(counts.out, counts.entries)
                self._marks.append((self.dealer.tally.hands, perf_counter() - begun))
            self.stage.finish()
        finally:
            self.close()
        return self._report(perf_counter() - begun)

    def open_doors(self) -> None:
        """The first entries are seated."""
        self.director.open_doors()

    def close(self) -> None:
        """Gives the file back, with what has been played so far. Raises NotRecorded."""
        self.stage.close()

    def round(self) -> None:
        """One hand at every table, and what the floor does meanwhile."""
        self.rounds += 1
        must(self.rounds < _NO_END, "the tournament does not come to an end")
        self._now += _ROUND
        director, floor = self.director, self.stage.floor
        director.arrivals(self.rounds)
        director.late_entries(self.rounds)
        for table in floor.now.standing_tables():
            now = floor.now.tables[table.number]
            if now.broken or now.halted or now.players < 2:
                continue
            out = self.dealer.hand(table.number, self.rounds)
            director.again(out, self.rounds)
            self.dealer.over(table.number)
            if out and floor.now.hand_for_hand is None:
                director.settle(self.rounds)
        director.between_rounds(self.rounds)
        held = self.dealer.stacks
        must(sum(held.held.values()) == held.brought, "chips came from nowhere or went there")

    def _report(self, seconds: float) -> Report:
        floor, tally, director = self.stage.floor, self.dealer.tally, self.director
        now = floor.now
        (winner,) = (entry.number for entry in now.entries.values() if entry.alive)
        must(self.dealer.stacks.held[winner] == self.dealer.stacks.brought, "the winner does not have all chips")
        lowest, mean, highest = tally.ratio()
        return Report(
            self.players,
            self.house.name,
            self.seed,
            now.counts.entries,
            director.re_entries,
            winner,
            self.rounds,
            tally.hands,
            self.stage.events,
            len(now.tables),
            director.moves,
            director.breaks,
            director.redraws,
            round(director.moves / len(now.tables), 2),
            max(entry.moves for entry in now.entries.values()),
            self.dealer.penalties,
            {"lowest": round(lowest, 3), "mean": round(mean, 3), "highest": round(highest, 3)},
            tally.longest_wait,
            tally.double,
            tally.unpaid,
            _mark(self.stage),
            self._times(seconds),
        )

    def _times(self, seconds: float) -> dict[str, object]:
        """Seconds in all, and microseconds for a hand in each quarter of the hands."""
        hands = self.dealer.tally.hands
        quarters, last = [], (0, 0.0)
        for quarter in range(1, 5):
            mark = next((one for one in self._marks if one[0] * 4 >= hands * quarter), self._marks[-1])
            played = max(1, mark[0] - last[0])
            quarters.append(round((mark[1] - last[1]) / played * 1e6))
            last = mark
        return {"seconds": round(seconds, 1), "microseconds_a_hand": quarters}


def _mark(stage: Stage) -> str:
    """A mark of the journal: all rows, without their times."""
    digest = sha256()
    for fact in stage.floor.log.facts:
        digest.update(f"{fact.event.KIND} {plain(fact.event)}\n".encode())
    return digest.hexdigest()[:16]


def simulate(
    players: int,
    house: str = "tda-2024",
    seed: int = 1,
    *,
    file: str | None = None,
    progress: Callable[[int, int], None] = _unheard,
) -> Report:
    """Plays a tournament of ``players`` by ``house`` from ``seed``, into the new ``file`` if one is named.

    Raises Unanswerable (an unknown house), FileRefused or NotRecorded (the file), Broken (a fault of this program).
    """
    return PlayedTournament(players, load_house(house), seed, file).play(progress)


__all__ = ["Broken", "PlayedTournament", "Report", "Stage", "simulate"]
