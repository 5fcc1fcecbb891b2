"""A room out of thin air: tables, players, advice with invented names, and calls that do a little."""

from collections.abc import Callable, Collection
from io import BytesIO

from msgspec.structs import replace

from floorman.desk.front.views import (
    AdviceCard,
    Echo,
    Freshness,
    JournalRow,
    Legend,
    PlayerRow,
    SeatLook,
    SeatView,
    TableState,
    TableView,
    TileView,
    TopBar,
)
from floorman.desk.house.houses import load_house
from floorman.desk.papers.printing import Order
from floorman.desk.printing.jobs import Lamp
from floorman.desk.request import NotPrinted, Outcome
from floorman.exchange.columns import Columns
from floorman.exchange.preview import ListPreview, preview
from floorman.exchange.source import Source
from floorman.rules.house import House
from floorman.slips.press import Press

NAMES = (
    "M. Lefouineau",
    "P. Wołek",
    "C. Kadrinov",
    "H. Ashdowne",
    "A. Kowalska",
    "É. Vauquerin",
    "R. Penhallick",
    "З. Бързаков",
    "W. Żółtarz",
    "T. Zabielski",
    "Ж. Ягодова",
    "Ś. Ćwiąkoń",
    "K. Gżegżułka",
    "D. Harrow",
    "Б. Щерев",
    "O. Pellwyn",
)


def chair(seat: int, entry: int, **more: object) -> SeatView:
    """A seated chair."""
    name = NAMES[entry % len(NAMES)]
    said = f"Seat {seat}, {name}, entry {entry}"
    plain = SeatView(
        seat, SeatLook.SEATED, entry=entry, name=name, full_name=name, chips=f"{entry % 90 + 5}k", spoken=said
    )
    return replace(plain, **more)  # type: ignore[arg-type]


def tile(table: int, seats: int = 9, empty: tuple[int, ...] = (), button: int = 1, **more: object) -> TileView:
    """A tile with these chairs empty and the button at one of the others."""
    taken = [seat for seat in range(1, seats + 1) if seat not in empty]
    marks = {taken[(button + nth) % len(taken)]: mark for nth, mark in enumerate(("D", "SB", "BB"))} if taken else {}
    chairs = tuple(
        chair(seat, table * 10 + seat, mark=marks.get(seat, ""))
        if seat in taken
        else SeatView(seat, spoken=f"Seat {seat}, open")
        for seat in range(1, seats + 1)
    )
    plain = TileView(
        table,
        seats,
        TableState.OPEN,
        len(taken),
        chairs,
        freshness=Freshness.FRESH,
        age="1 hand",
        spoken=f"Table {table}, {len(taken)} of {seats} players",
    )
    return replace(plain, **more)  # type: ignore[arg-type]


def with_seat(view: TileView, seat: int, **more: object) -> TileView:
    """The tile with one chair changed."""
    seats = tuple(replace(each, **more) if each.seat == seat else each for each in view.seats)  # type: ignore[arg-type]
    return replace(view, seats=seats)


def evening() -> dict[int, TileView]:
    """Twenty-four tables and a broken one, with every state among them."""
    tiles = {table: tile(table, empty=(table % 9 + 1,) if table % 3 else (), button=table) for table in range(1, 26)}
    tiles[1] = replace(tiles[1], state=TableState.LOCKED, off_balance=1)
    tiles[7] = replace(
        with_seat(tiles[7], 6, look=SeatLook.EXPECTED, mark="", entry=204, name="T. Zabielski"), transit=1
    )
    tiles[8] = replace(tiles[8], freshness=Freshness.ORBIT, age="6 hands", off_balance=1)
    tiles[9] = replace(tiles[9], freshness=Freshness.OLD, age="23 hands")
    tiles[12] = twelve()
    tiles[15] = replace(tile(15, empty=(4, 8), button=3), freshness=Freshness.OLD, age="31 hands", off_balance=-1)
    tiles[16] = replace(with_seat(tiles[16], 2, look=SeatLook.EXPECTED, mark=""), transit=1)
    tiles[18] = replace(
        tile(18, empty=(4, 5, 7), button=0),
        state=TableState.HALTED,
        off_balance=-2,
        outside_gap=True,
        note="STOP 6/9",
        age="",
    )
    tiles[19] = replace(tiles[19], freshness=Freshness.NEVER, age="")
    tiles[20] = replace(tile(20, seats=10, empty=(2, 3, 4), button=1), off_balance=-2, outside_gap=True)
    tiles[21] = tile(21, seats=6, empty=(2,), button=2)
    tiles[22] = TileView(
        22,
        9,
        TableState.BROKEN,
        0,
        tile(22, empty=tuple(range(1, 10))).seats,
        note="broken 01:39",
        spoken="Table 22, broken 01:39",
    )
    for place, table in enumerate((25, 24, 23), 1):
        tiles[table] = replace(tiles[table], break_place=place)
    tiles[14] = replace(
        tile(14, empty=tuple(range(1, 10))), state=TableState.CLOSED, note="closed", freshness=Freshness.NEVER, age=""
    )
    return tiles


def twelve() -> TileView:
    """Table 12 of the target picture."""
    entries = (0, 388, 45, 212, 117, 309, 64, 156, 271)
    names = (
        "",
        "P. Wołek",
        "C. Kadrinov",
        "H. Ashdowne",
        "A. Kowalska",
        "É. Vauquerin",
        "R. Penhallick",
        "З. Бързаков",
        "W. Żółtarz",
    )
    chips = ("out 202nd", "38k", "61.5k", "27k", "4.5k", "88k", "52k", "40.5k", "19k")
    marks = {1: "D", 3: "SB", 4: "BB"}
    states = {2: ("waits",), 7: ("penalty",), 9: ("away", "pinned")}
    chairs = tuple(
        SeatView(
            nth,
            SeatLook.SEATED if nth > 1 else SeatLook.OPEN,
            marks.get(nth, ""),
            nth == 1,
            entries[nth - 1] or None,
            names[nth - 1],
            names[nth - 1],
            chips[nth - 1],
            states.get(nth, ()),
            f"Seat {nth}, {names[nth - 1]}, entry {entries[nth - 1]}" if nth > 1 else "Seat 1, open, dead button",
        )
        for nth in range(1, 10)
    )
    return TileView(
        12, 9, TableState.OPEN, 8, chairs, freshness=Freshness.FRESH, age="1 hand", spoken="Table 12, 8 of 9 players"
    )


ADVICE = (
    AdviceCard(
        "stop",
        "stop",
        "Stop table 18",
        "6 players, the fullest table has 9. Its big blind would next fall on seat 4, vacated by a bust.",
        ("TDA-2024 11-D",),
        "halt 18",
        18,
        "balance.halt",
    ),
    AdviceCard(
        "act",
        "break",
        "Break table 25",
        "201 players fit at 23 tables. First in the break order. 8 seats drawn; 2 of them at table 18.",
        ("TDA-2024 10-B",),
        "break 25",
        25,
        "break.due",
    ),
    AdviceCard(
        "act",
        "question",
        "Who is BB at 9 and 15?",
        "Seen 23 and 31 hands ago. Two break slips need it: dealt in, waits or posts.",
        ("TDA-2024 10-A",),
        "bb 9: 15:",
        9,
        "positions.needed",
    ),
    AdviceCard(
        "move",
        "transit",
        "Find #204, not yet at 7-6",
        "T. Zabielski left 15-4 with slip 000118, printed 6 min ago.",
        ("TDA-2024 RP-6",),
        "missing 7-6",
        7,
        "transit.late",
    ),
    AdviceCard(
        "act",
        "penalty",
        "Warn #88 at 19-2?",
        "R. Oakhanger left before his big blind, second time in 40 min. You judge the intent.",
        ("TDA-2024 33", "71-B"),
        "p 19-2 warn",
        19,
        "dodge.seen",
    ),
)

ADVICE = tuple(replace(card, key=f"{card.code} {card.table}") for card in ADVICE)


class MadeUpPrinting:
    """A print queue that keeps nothing."""

    def __init__(self, room: "MadeUpRoom") -> None:
        self.room, self.pdf = room, two_pages()
        self.choices = self

    def watch(self, _watcher: Callable[[], None]) -> None:
        """Nothing changes."""

    def target(self, _order: object) -> None:
        """No printer."""

    def lamp(self) -> Lamp:
        return Lamp("no slip waits", "tick-disc")

    def issue(self, order: Order) -> "MadeUpPrinting":
        self.room.issued.append(order.kind)
        return self

    def came_out(self, _job: object) -> None:
        """On paper."""

    def tick(self) -> None:
        """Nothing ages."""

    def close(self) -> None:
        """Nothing to end."""


class MadeUpRoom:
    """A ``Room`` that keeps its tiles in a dictionary."""

    def __init__(self, tiles: dict[int, TileView] | None = None, advice: tuple[AdviceCard, ...] = ADVICE) -> None:
        self.tiles = evening() if tiles is None else tiles
        self.cards = advice
        self.ran: list[str] = []
        self.watchers: list[Callable[[Outcome], None]] = []
        self.read_only = ""
        self.seq = 1187
        self.asked_tiles = 0
        self.asked_papers: list[tuple[str, str, str, str]] = []
        self.issued: list[str] = []
        self.taken: list[tuple[ListPreview, bool]] = []
        self.lang = "en"
        self.closed = False

    synchronised = False

    def house(self) -> House:
        return load_house("tda-2024")

    def has_paper(self, _kind: str) -> bool:
        return True

    def rows(self, entries: tuple[int, ...]) -> tuple[PlayerRow, ...]:
        everybody = {row.entry: row for row in self._people()}
        return tuple(everybody[entry] for entry in entries)

    def top(self) -> TopBar:
        players = sum(view.players for view in self.tiles.values())
        open_seats = sum(view.max_seats - view.players for view in self.tiles.values())
        standing = sum(view.state is not TableState.BROKEN for view in self.tiles.values())
        return TopBar(
            "7",
            "Harbour Cup 300",
            "Day 1 · Level 14 · 1 500 / 3 000, ante 3 000 · 12:38 left",
            players,
            412,
            standing,
            2,
            0,
            open_seats,
            self.seq,
            self.read_only,
            "01:46  1 187  P. Wołek (#388) arrived at 12-2, slip 000117",
            "P. Wołek arrived at 12-2",
            "",
        )

    def legend(self) -> Legend:
        kinds = {
            "off_balance": frozenset(t for t, v in self.tiles.items() if v.outside_gap),
            "stopped": frozenset(t for t, v in self.tiles.items() if v.state is TableState.HALTED),
            "transit": frozenset(t for t, v in self.tiles.items() if v.transit),
            "old": frozenset(t for t, v in self.tiles.items() if v.freshness is Freshness.OLD),
            "locked": frozenset(t for t, v in self.tiles.items() if v.state is TableState.LOCKED),
        }
        return Legend(len(self.tiles), tables=kinds, **{name: len(tables) for name, tables in kinds.items()})

    def tables(self) -> tuple[int, ...]:
        return tuple(self.tiles)

    def tiles_of(self, tables: Collection[int]) -> list[TileView]:
        return [self.tile(table) for table in tables]

    def tile(self, table: int) -> TileView:
        self.asked_tiles += 1
        return self.tiles[table]

    def table(self, table: int) -> TableView:
        return TableView(
            self.tiles[table],
            ("open", "breaks 13th"),
            ("seen 01:44", "by M. Kruk", "D 9 · SB 1 · BB 3"),
            "Next hand",
            ("Button seat 1, dead.", "Small blind seat 3. Big blind seat 4."),
            (
                ("W", "Waits", "Seat 2, P. Wołek: between button and small blind"),
                ("P", "Penalty", "Seat 7, R. Penhallick: 3 of 9 hands served"),
                ("A", "Away", "Seat 9, W. Żółtarz: since 01:31, 4 hands"),
            ),
            (
                ("01:44", "seat 1, M. Lefouineau (#251) out, 202nd"),
                ("01:43", "seat 2, P. Wołek (#388) from 22-7"),
                ("01:31", "seat 9, W. Żółtarz (#271) away"),
            ),
        )

    def advice(self) -> tuple[AdviceCard, ...]:
        return self.cards

    def echo(self, text: str) -> Echo:
        words = text.split()
        if not words:
            return Echo("empty")
        if words[-1] == "y":
            return Echo(
                "not-understood",
                "Not understood: y",
                "After a seat: x out, move, away, here, p, slip. Nothing is changed.",
            )
        if words[0] == "new" and words[-1] == "12-4":
            return Echo(
                "not-possible",
                "Not possible: H. Ashdowne (#212) sits at 12-4",
                "Open at table 12: seat 1. Or: new Ann, to a drawn seat.",
            )
        if text.strip() == "12-5 x":
            return Echo(
                "understood",
                "Table 12 seat 5, A. Kowalska (#117) is out, 201st",
                "Table 12 is then 7/9. Next hand does not change.",
                12,
                (5,),
                "record",
            )
        return Echo("understood", f"Understood: {text.strip()}", "Nothing is changed before Enter.", enter="record")

    def run(self, text: str) -> Outcome:
        if text.split()[-1] == "y":
            return Outcome("Not understood: y", "not-understood")
        self.ran.append(text)
        self.seq += 1
        if text.startswith("find "):
            return Outcome("Players found", found=tuple(row.entry for row in self.find(text[5:])))
        if text.strip() == "12-5 x":
            self.tiles[12] = replace(
                with_seat(self.tiles[12], 5, look=SeatLook.OPEN, entry=None, name="", chips="", spoken="Seat 5, open"),
                players=7,
            )
            return self._tell(Outcome("A. Kowalska (#117) is out, 201st", tables=frozenset({12})))
        return self._tell(Outcome(f"Recorded: {text.strip()}"))

    def _tell(self, outcome: Outcome) -> Outcome:
        for watcher in self.watchers:
            watcher(outcome)
        return outcome

    def change(self, view: TileView) -> None:
        """Another front has changed a table."""
        self.tiles[view.table] = view
        self._tell(Outcome("changed", tables=frozenset({view.table})))

    def undo(self) -> Outcome:
        return self.run("undo")

    def redo(self) -> Outcome:
        return self.run("redo")

    def _people(self) -> tuple[PlayerRow, ...]:
        return tuple(
            PlayerRow(
                seat.entry,
                seat.full_name,
                "",
                "seated",
                f"{view.table}-{seat.seat}",
                view.table,
                seat.seat,
                seat.entry * 100,
                seat.states,
            )
            for view in self.tiles.values()
            for seat in view.seats
            if seat.entry is not None
        )

    def find(self, fragment: str, limit: int = 50) -> tuple[PlayerRow, ...]:
        return tuple(row for row in self._people() if fragment.casefold() in row.name.casefold())[:limit]

    def players(self, which: str) -> tuple[PlayerRow, ...]:
        if which == "all":
            return self._people()
        if which == "transit":
            return (PlayerRow(204, "Tytus Zabielski", "", "transit", "15-4 → 7-6", 7, 6, 21500),)
        return ()

    def journal(self, limit: int, before: int | None = None) -> tuple[JournalRow, ...]:
        newest = self.seq if before is None else before - 1
        return tuple(
            JournalRow(
                seq,
                "01:44",
                f"Table 12 seat 1, M. Lefouineau (#{seq}) out",
                "player-busted",
                seq % 7 == 0,
                ("TDA-2024 8",),
            )
            for seq in range(newest, max(0, newest - limit), -1)
        )

    def get_ready(self) -> bool:
        return True

    def tick(self) -> frozenset[int]:
        return frozenset()

    def preview_paper(self, order: Order) -> bytes:
        self.asked_papers.append((order.kind, order.paper, order.only, order.lang))
        if order.kind == "stack-labels":
            raise NotPrinted("No stack waits to be carried.")
        return b"" if order.kind == "break-order" else two_pages()

    def preview_list(self, source: Source, columns: Columns, keep_seats: bool) -> ListPreview:
        return preview(source, columns, 9, keep_seats=keep_seats)

    def take_list(self, found: ListPreview, draw: bool) -> Outcome:
        self.taken.append((found, draw))
        if not found.tables:
            return Outcome("Not recorded: disk full", "not-recorded")
        return self._tell(Outcome(f"{len(found.rows)} entries came in"))

    def begin_printing(self, _printer: object, _wake: Callable[[], None]) -> "MadeUpPrinting":
        return MadeUpPrinting(self)

    @property
    def desk(self) -> "MadeUpRoom":
        return self

    @property
    def file(self) -> "MadeUpRoom":
        return self

    def preference(self, _key: str) -> None:
        """Nothing is kept."""

    def set_preference(self, _key: str, _value: object) -> None:
        """Nothing is kept."""

    def speak(self, lang: str) -> None:
        self.lang = lang

    def close(self) -> None:
        self.closed = True

    def wait_for_disk(self, tell: Callable[[float], None]) -> None:
        """There is no disk."""

    def watch(self, callback: Callable[[Outcome], None]) -> None:
        self.watchers.append(callback)

    def unwatch(self, callback: Callable[[Outcome], None]) -> None:
        self.watchers.remove(callback)


def two_pages() -> bytes:
    """A PDF of two slips, 80 by 120 mm."""
    out = BytesIO()
    press = Press(out, "Slips", "en")
    for top in (20, 60):
        press.page(80, 120, [f"0.6 w 10 {top} 60 30 re S"])
    press.close()
    return out.getvalue()


def hall(tables: int, sections: tuple[str, ...] = ("Amber hall", "Blue hall", "Gallery")) -> dict[int, TileView]:
    """Many tables in sections."""
    share = -(-tables // len(sections))
    made = {}
    for table in range(1, tables + 1):
        view = tile(
            table, empty=(table % 9 + 1,) if table % 4 else (), button=table, section=sections[(table - 1) // share]
        )
        if table % 37 == 12:
            view = replace(view, off_balance=-2, outside_gap=True, players=6)
        if table % 45 == 33:
            view = replace(view, transit=1)
        if table % 61 == 60:
            view = replace(view, freshness=Freshness.OLD)
        if table in (1, 2):
            view = replace(view, state=TableState.LOCKED)
        if table == 187:
            view = replace(view, state=TableState.HALTED, off_balance=-3, outside_gap=True, players=5)
        made[table] = view
    return made
