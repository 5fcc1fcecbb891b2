"""A made-up evening, played by the same calls that a floor types: seats drawn, busts, moves, a break, penalties."""

import os
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from floorman.core.facts import ImportEntries, ListedEntry, NewTable, TablesOpened
from floorman.core.model import TableNo
from floorman.desk.advice.room import advise
from floorman.desk.desk import Desk
from floorman.desk.files.opening import Opening, new_desk
from floorman.desk.simulation.made_up_people import entrants
from floorman.desk.steady import now_ms
from floorman.rules.lots import Lots

MINUTE = 60_000
SECTIONS = ("Amber hall", "Blue hall", "Gallery")


class Evening:
    """A desk whose clock the evening moves on, until it has caught up with the real one."""

    def __init__(self, path: str | os.PathLike[str], lang: str, seed: str, players: int) -> None:
        self._lag = max(240, 90 + players // 6) * MINUTE
        self.lots = Lots(seed)
        opening = Opening("Harbour Cup 300", "7", "1", "tda-2024", 9)
        self.desk = new_desk(
            path, opening, lang=lang, clock=self.clock, chance=lambda: f"{self.lots.below(1 << 64):016x}"
        )

    def clock(self) -> int:
        """Now, on the evening's clock."""
        return now_ms() - self._lag

    def wait(self, minutes: float) -> None:
        """Time passes."""
        self._lag = max(0, self._lag - int(minutes * MINUTE))

    def go_to(self, minutes_ago: float) -> None:
        """The evening's clock shows so many minutes before now."""
        self._lag = int(minutes_ago * MINUTE)

    def catch_up(self) -> None:
        """The evening's clock shows the real time."""
        self._lag = 0

    def call(self, *calls: str) -> None:
        """Carries calls out; one that cannot be is left out, as a floor would."""
        for call in calls:
            self.desk.call(call)

    def pick(self, choices: Iterable[int]) -> int:
        """One of the choices, by lot."""
        rows = list(choices)
        return rows[self.lots.below(len(rows))]


def demo_evening(path: str | os.PathLike[str], *, players: int = 200, lang: str = "en", seed: str = "evening") -> Desk:
    """Plays a made-up evening of ``players`` entries (at least 30) into a new file; its desk, at the present moment.

    Raises FileRefused if the file stands already or cannot be made.
    """
    evening = Evening(path, lang, seed, players)
    _seat(evening, players)
    _play(evening, players // 8)
    _close_registration(evening)
    _leave_open(evening)
    evening.catch_up()
    return evening.desk


def _seat(evening: Evening, players: int) -> None:
    """Entries in, tables opened hall by hall, seats drawn, everybody checked, the first button."""
    desk = evening.desk
    count = -(-players // 9) + 1
    each = -(-count // (len(SECTIONS) if count > 60 else 1))
    sections = SECTIONS if count > 60 else ("",)
    desk.record(TablesOpened(tuple(NewTable(TableNo(at + 1), 9, sections[at // each]) for at in range(count))))
    people = entrants(players)
    rows = tuple(ListedEntry(None, person.chips) for person in people)
    desk.record(ImportEntries(rows), names=[(person.name, person.second_name) for person in people])
    evening.call("draw")
    evening.wait(4)
    for number in list(desk.floor.now.entries):
        if number % 23:
            evening.call(f"here #{number}")
    evening.call("start all 3")


def _play(evening: Evening, busts: int) -> None:
    """Hands are played, players go out; the floor reports what it sees."""
    for _ in range(busts):
        evening.wait(1.2)
        table = _a_table(evening)
        seats = evening.desk.floor.now.tables[table].seated()
        if len(seats) > 4:
            evening.call(f"{table}-{evening.pick(seats)} x")
        for number in {_a_table(evening) for _ in range(6)}:
            evening.call(f"{number} next")
        if evening.lots.below(4) == 0:
            evening.call("in all")


def _a_table(evening: Evening) -> int:
    return evening.pick(table.number for table in evening.desk.floor.now.standing_tables())


def _close_registration(evening: Evening) -> None:
    """Registration closes; tables break and balance as advised, everybody arrives."""
    desk = evening.desk
    numbers = [table.number for table in desk.floor.now.standing_tables()]
    evening.call("reg close", "order " + " ".join(map(str, reversed(numbers))))
    evening.call(f"pin {numbers[0]}-1", f"lock {numbers[-1]}-9")
    for _ in range(6):
        todo = next((one for one in advise(desk.floor) if one.offer and one.level == "act"), None)
        if todo is None:
            break
        if todo.code == "positions.needed":
            for number in todo.tables:
                _see(evening, number)
            continue
        evening.call(todo.offer)
        evening.wait(3)
        evening.call("in all")


def _see(evening: Evening, number: int) -> None:
    """Somebody looks where the button is at a table: three players in a row."""
    seats = evening.desk.floor.now.tables[number].seated()
    if len(seats) >= 3:
        at = evening.lots.below(len(seats))
        button, small, big = (seats[(at + step) % len(seats)] for step in range(3))
        evening.call(f"{number} pos {button} {small} {big}")


def _leave_open(evening: Evening) -> None:
    """What the floor finds when the window opens: fresh and old positions, somebody between tables, a penalty."""
    desk = evening.desk
    tables = [table.number for table in desk.floor.now.standing_tables()]
    ages = {number: (1, 2, 0, 3, 9, 1, 24, 2)[at % 8] for at, number in enumerate(tables)}
    happened: list[tuple[int, Callable[[], None]]] = [
        *((age, partial(_see, evening, number)) for number, age in ages.items()),
        (8, partial(_conduct, evening, tables[1])),
        (7, partial(_on_the_way, evening, tables[-1], tables[3:-2])),
        (1, partial(_on_the_way, evening, tables[-2], tables[3:-2])),
        (4, partial(_short, evening, tables[2])),
    ]
    for minutes_ago, happens in sorted(happened, key=lambda one: -one[0]):
        evening.go_to(minutes_ago)
        happens()


def _conduct(evening: Evening, number: int) -> None:
    """One player serves a penalty, another is away."""
    first, second = evening.desk.floor.now.tables[number].seated()[:2]
    evening.call(f"p {number}-{first} round 1 card exposed", f"served {number}-{first} 3", f"away {number}-{second}")


def _on_the_way(evening: Evening, giving: int, takers: Sequence[int]) -> None:
    """One player is sent to another table and has not come yet."""
    room = evening.desk.floor.now.tables
    taker = next((number for number in takers if room[number].free() and not room[number].arriving), None)
    if taker is not None:
        evening.call(f"move {giving}-{evening.pick(room[giving].seated())} {taker}-{room[taker].free()[0]}")


def _short(evening: Evening, number: int) -> None:
    """Three players of one table go out in a row, so that it is too short to go on."""
    for seat in evening.desk.floor.now.tables[number].seated()[-3:]:
        evening.call(f"{number}-{seat} x")
        evening.wait(0.5)
