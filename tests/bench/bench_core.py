"""What a long journal costs to decode and replay, and one event in a small and a large room. Run by hand."""

import gc
import json
import random
import sys
from time import process_time

from floorman.core import facts as c
from floorman.core import facts as e
from floorman.core import record
from floorman.core.facts import Fact
from floorman.core.log import Log
from floorman.core.model import Chair, EntryNo, EntryState, Positions, SeatNo, TableNo


class Evening:
    """A random but possible evening, event by event."""

    def __init__(self, entries: int, seed: int = 1) -> None:
        self.random = random.Random(seed)
        self.log = Log()
        self.tables = entries // 9 + 40
        self.free = [
            Chair(TableNo(table), SeatNo(seat)) for table in range(1, self.tables + 1) for seat in range(1, 10)
        ]
        self.random.shuffle(self.free)
        self.do(e.TournamentOpened("Bench"))
        self.do(e.TablesOpened(tuple(e.NewTable(TableNo(table), 9) for table in range(1, self.tables + 1))))
        for _ in range(entries):
            self.do(c.MakeEntry(self.free.pop(), seed="a1b2c3"))
        self.alive = [EntryNo(number) for number in range(1, entries + 1)]
        self.least = entries // 3

    def do(self, asked: c.Command) -> None:
        """Ask, and add what comes of it."""
        seq = len(self.log.facts) + 1
        self.log.add(Fact(seq, 1000 * seq, self.log.ask(asked)))

    def step(self) -> None:
        """One thing more."""
        pick = self.random.random()
        if pick < 0.1 and len(self.alive) > self.least:
            self.bust()
        elif pick < 0.4:
            self.move()
        elif pick < 0.6:
            table = TableNo(self.random.randrange(1, self.tables + 1))
            self.do(c.SeePositions(((table, self.positions()),)))
        elif pick < 0.8:
            held = self.log.now.tables[self.random.randrange(1, self.tables + 1)]
            if held.players >= 2:
                self.do(e.HandsPlayed(held.number, 1, self.positions()))
        else:
            self.do(e.PresenceMarked(self.seated(), "here"))

    def bust(self) -> None:
        """Somebody is out."""
        entry = self.alive.pop(self.random.randrange(len(self.alive)))
        chair = self.log.now.entries[entry].chair
        self.do(c.BustPlayers(((entry, None),)))
        self.free += [chair] if chair else []

    def move(self) -> None:
        """The first on his way arrives, or somebody is sent."""
        if self.log.now.transit and self.random.random() < 0.5:
            self.do(e.PlayersArrived(self.log.now.transit[:1]))
            return
        entry = self.seated()
        at = self.random.randrange(len(self.free))
        chair, had = self.free[at], self.log.now.entries[entry].chair
        self.do(c.MovePlayers((c.SendPlayer(entry, chair),), "balance", cites=("TDA-2024 11",)))
        if had is not None:
            self.free[at] = had

    def seated(self) -> EntryNo:
        """Somebody who sits."""
        while True:
            entry = self.random.choice(self.alive)
            if self.log.now.entries[entry].state is EntryState.SEATED:
                return entry

    def positions(self) -> Positions:
        """Some positions."""
        return Positions(*map(SeatNo, self.random.sample(range(1, 10), 3)))


def one_bust(players: int) -> float:
    """Microseconds of one bust, asked and applied, in a room of ``players``."""
    evening = Evening(players)
    began = process_time()
    for number in range(1, 91):
        evening.do(c.BustPlayers(((EntryNo(number), None),)))
    return (process_time() - began) / 90 * 1e6


def main(facts: int) -> None:
    """Print the numbers."""
    evening = Evening(facts // 10)
    while len(evening.log.facts) < facts:
        evening.step()
    rows = [(f.seq, f.at, f.event.KIND, json.dumps(record.plain(f.event))) for f in evening.log.facts]
    bodies = [(seq, at, kind, json.loads(body)) for seq, at, kind, body in rows]
    gc.collect()
    gc.disable()
    began = process_time()
    read = [Fact(seq, at, record.event(kind, 1, body)) for seq, at, kind, body in bodies]
    decoded = process_time()
    assert Log(read).now == evening.log.now
    print(f"{facts} facts: decode {decoded - began:.2f} s, replay {process_time() - decoded:.2f} s")
    for players in (100, 1000, 10_000):
        print(f"one bust among {players}: {one_bust(players):.0f} µs")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60_000)
