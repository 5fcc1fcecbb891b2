"""The desk as a front sees it: views of tables, advice, lists; calls in, outcomes out."""

from collections.abc import Callable
from importlib import import_module
from itertools import islice

from floorman.core.apply import Fact
from floorman.core.events import EntriesImported, Redone, SeatsDrawn, SlipsPrinted, TablesOpened, Undone
from floorman.core.log import serials
from floorman.desk.advice.room import advise
from floorman.desk.calls.parts import calls
from floorman.desk.desk import Change, Desk, Told
from floorman.desk.files.backups import Backups
from floorman.desk.front import lists as player_lists
from floorman.desk.front.json_view import cites_of
from floorman.desk.front.mentions import Mentions
from floorman.desk.front.tiles import Spread, freshness, panel, rebalanced, spread_of, tile
from floorman.desk.front.views import (
    AdviceCard,
    Echo,
    JournalRow,
    Legend,
    Outcome,
    PlayerRow,
    TableView,
    TileView,
    TopBar,
)
from floorman.desk.steady import wall_clock
from floorman.desk.words.sentences import number as parted
from floorman.text.say import say

_OF_THE_WHOLE_ROOM = (EntriesImported, SeatsDrawn, TablesOpened)
_PLACES_SHOWN = 3
"""So many tables of the break order carry their place on the tile."""


class Room:
    """One open tournament for a front. Views are kept until what they show has changed."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._tiles: dict[int, TileView] = {}
        self._spread = Spread()
        self._places: dict[int, int] = {}
        self._ordered: tuple[object, int] | None = None
        self._advice: tuple[AdviceCard, ...] | None = None
        self._mentions = Mentions()
        self._kept: dict[tuple[int, str], str] = {}
        self.backups = Backups(desk)
        self._ready = 0
        self._watchers: list[Callable[[Outcome], None]] = []
        self._survey()
        desk.watch(self._changed)

    # -- what changes the views

    def watch(self, callback: Callable[[Outcome], None]) -> None:
        """``callback`` is told what came of everything that is recorded."""
        self._watchers.append(callback)

    def unwatch(self, callback: Callable[[Outcome], None]) -> None:
        """``callback``, which watched, is told nothing more."""
        self._watchers.remove(callback)

    def _changed(self, change: Change) -> None:
        for table in change.tables:
            self._tiles.pop(table, None)
        self._advice = None
        self._survey()

    def look_anew(self) -> None:
        """Nothing that was shown before holds any more: another language, or another time."""
        self._tiles.clear()
        self._advice = None
        self._survey()

    def _survey(self) -> None:
        """The room's spread and break order; whatever they change on tiles is drawn anew."""
        floor = self.desk.floor
        spread = spread_of(floor)
        if spread != self._spread:
            self._spread = spread
            self._tiles = {
                number: rebalanced(view, table, spread)
                for number, view in self._tiles.items()
                if (table := floor.now.table(number)) is not None
            }
        rests_on = (floor.now.break_order, floor.heads.standing)
        if rests_on != self._ordered:
            self._ordered = rests_on
            self._take_places(self._break_places())

    def _take_places(self, places: dict[int, int]) -> None:
        for table in {*places, *self._places}:
            if (
                places.get(table, 99) != self._places.get(table, 99)
                and min(places.get(table, 99), self._places.get(table, 99)) <= _PLACES_SHOWN
            ):
                self._tiles.pop(table, None)
        self._places = places

    def _break_places(self) -> dict[int, int]:
        now = self.desk.floor.now
        standing = [number for number in now.break_order if not now.tables[number].broken]
        return {table: place for place, table in enumerate(standing, 1)}

    def get_ready(self) -> bool:
        """Prepares a piece of what the first call, table or search needs; True when nothing is left to prepare.

        A window asks for it after its first paint, again and again, so that no key waits for it.
        """
        steps = (self._ready_to_write, self._calls_ready, self._mentions_ready, self._names_ready)
        if self._ready < len(steps):
            steps[self._ready]()
            self._ready += 1
        return self._ready >= len(steps)

    def _ready_to_write(self) -> None:
        if not self.desk.file.read_only:
            self.desk.file.get_ready()

    def _calls_ready(self) -> None:
        import_module("floorman.desk.front.echo")

    def _mentions_ready(self) -> None:
        next(self._mentions.newest(self.desk.log, ()), None)

    def _names_ready(self) -> None:
        self.desk.floor.names.get_ready()

    def tick(self) -> frozenset[int]:
        """Time has passed: tables whose tile looks different now. Advice is asked anew, a copy made if one is due."""
        self.backups.keep_up()
        self._advice = None
        floor = self.desk.floor
        stale = set()
        for number, view in self._tiles.items():
            table = floor.now.tables[number]
            ago = floor.hands_ago(table)
            if freshness(floor, table) is not view.freshness or (view.age and str(ago) != view.age):
                stale.add(number)
        for number in stale:
            del self._tiles[number]
        return frozenset(stale)

    # -- tables

    def tables(self) -> tuple[int, ...]:
        """Every table's number, in the order that they are shown in."""
        return tuple(self.desk.floor.now.tables)

    def tile(self, table: int) -> TileView:
        """A table as a tile; the same object until it changes. KeyError if there is no such table."""
        view = self._tiles.get(table)
        if view is None:
            place = self._places.get(table, 99)
            shown = place if place <= _PLACES_SHOWN else None
            view = self._tiles[table] = tile(self.desk.teller, self.desk.floor.now.tables[table], self._spread, shown)
        return view

    def table(self, table: int) -> TableView:
        """A table as the panel shows it. KeyError if there is no such table."""
        now = self.desk.floor.now
        return panel(
            self.desk.teller, self.tile(table), now.tables[table], self._last_here(table), self._places.get(table)
        )

    def _last_here(self, table: int, limit: int = 6) -> tuple[tuple[str, str], ...]:
        chairs = self.desk.floor.now.tables[table].chairs
        here = {("at", table), ("positions", table), ("mark", table), ("ruling", table), ("done", table)}
        here |= {("entry", entry) for entry in chairs if entry is not None}
        newest = islice(self._mentions.newest(self.desk.log, here), limit)
        return tuple((wall_clock(fact.at), self._said(fact)) for fact in newest)

    def _said(self, fact: Fact) -> str:
        """What a row says; of one about the whole room, which takes long to count, it is kept."""
        if not isinstance(fact.event, _OF_THE_WHOLE_ROOM):
            return self.desk.teller.fact(fact)
        key = (fact.seq, self.desk.floor.lang)
        if key not in self._kept:
            self._kept[key] = self.desk.teller.fact(fact)
        return self._kept[key]

    def legend(self) -> Legend:
        """How many tables each filter of the floor shows, and which."""
        floor, spread = self.desk.floor, self._spread
        heads = floor.heads
        groups = {
            "off_balance": heads.off_balance(spread.share, spread.most_off) if spread.outside else frozenset(),
            "stopped": frozenset(heads.halted),
            "transit": frozenset(heads.arriving),
            "old": heads.old(floor.clock()),
            "locked": frozenset(heads.locked),
        }
        sizes = {key: len(tables) for key, tables in groups.items()}
        return Legend(all=heads.standing, tables=groups, **sizes)

    # -- the whole room

    def top(self) -> TopBar:
        """The figures of the top bar."""
        floor, now = self.desk.floor, self.desk.floor.now
        tell = self.desk.teller.say
        registration = tell(f"top.registration-{'open' if now.registration_open else 'closed'}")
        line = [tell("top.day", day=now.day)] if now.day else []
        newest, redo = self.desk.log.newest(), self.desk.log.next_redo()
        holder = self.desk.file.holder if self.desk.file.read_only else None
        return TopBar(
            now.number,
            now.name,
            " · ".join([*line, registration, floor.house.name]),
            now.counts.alive,
            now.counts.entries,
            floor.heads.standing,
            now.counts.transit,
            now.counts.waiting,
            floor.heads.open_seats,
            len(self.desk.log.facts),
            tell("store.holder", **holder.params())
            if holder is not None
            else ("–" if self.desk.file.read_only else ""),
            self._last(),
            "" if newest is None else self.desk.teller.fact(newest),
            "" if redo is None else self.desk.teller.fact(redo),
            self.backups.said(),
            self.backups.late,
            self._lost(),
        )

    def _lost(self) -> str:
        missing, found = self.desk.file.missing_rows, len(self.desk.log.facts)
        params = {"file": self.desk.file.path.name, "last": found + missing, "found": found}
        return say("file.rows-missing", params, self.desk.floor.lang) if missing else ""

    def _last(self) -> str:
        facts = self.desk.log.facts
        if not facts:
            return ""
        last = facts[-1]
        return f"{wall_clock(last.at)}  {parted(last.seq)}  {self.desk.teller.fact(last)}"

    def advice(self) -> tuple[AdviceCard, ...]:
        """What needs doing, most urgent first."""
        if self._advice is None:
            say = self.desk.teller.say
            self._advice = tuple(
                AdviceCard(
                    one.level,
                    one.icon,
                    say(one.title, **one.params),
                    say(one.says, **one.params),
                    tuple(map(str, one.cites)),
                    one.offer,
                    one.table,
                    one.code,
                )
                for one in advise(self.desk.floor)
            )
        return self._advice

    # -- lists

    def find(self, fragment: str, limit: int = 50) -> tuple[PlayerRow, ...]:
        """Players by a fragment of a name, or by an entry number; accents and case do not count."""
        return player_lists.found(self.desk, fragment, limit)

    def players(self, which: str) -> tuple[PlayerRow, ...]:
        """The list ``which``: all, transit, waiting, out, penalties."""
        return player_lists.listed(self.desk, which)

    def journal(self, limit: int, before: int | None = None) -> tuple[JournalRow, ...]:
        """Rows of the journal, newest first, ``limit`` of them before row ``before``."""
        facts = self.desk.log.facts
        end = len(facts) if before is None else before - 1
        rows = []
        for fact in reversed(facts[max(0, end - limit) : end]):
            undone = not isinstance(fact.event, (Undone, Redone)) and not self.desk.log.stands(fact.seq)
            said = self.desk.teller.fact(fact)
            rows.append(JournalRow(fact.seq, wall_clock(fact.at), said, fact.event.KIND, undone, cites_of(fact.event)))
        return tuple(rows)

    # -- papers

    def slip_pdf(self, kind: str, paper: str, only: str = "", lang: str = "") -> bytes:
        """A paper as PDF, to look at; it issues no serials. b"" if there is nothing of the kind. Raises NotPrinted."""
        return self._pdf(kind, paper, only, lang, issue=False)

    def issue_pdf(self, kind: str, paper: str, only: str = "", lang: str = "") -> bytes:
        """The same paper to be printed or saved: serials are issued and recorded. Raises NotPrinted."""
        return self._pdf(kind, paper, only, lang, issue=True)

    def _pdf(self, kind: str, paper: str, only: str, lang: str, *, issue: bool) -> bytes:
        # reportlab is loaded only when there is something to print
        from floorman.desk.papers.on_screen import as_pdf
        from floorman.desk.papers.printing import Order

        return as_pdf(self.desk, Order(kind, paper, lang or self.desk.floor.lang, only=only), issue=issue)

    # -- calls

    def echo(self, text: str) -> Echo:
        """What a half-typed call means; changes nothing."""
        if not calls(text):
            return Echo("empty", "", self.desk.teller.say("echo.empty"))
        # the grammar is loaded with the first call: a window is painted without it
        from floorman.desk.front.echo import echo

        return echo(self.desk, text)

    def run(self, text: str) -> Outcome:
        """Records a call, or several parted by semicolons; the first that fails ends the line."""
        if not calls(text):
            return Outcome(False, "")
        return self._outcome(self.desk.line(text))

    def undo(self) -> Outcome:
        """Takes back the newest event that stands."""
        return self._outcome((self.desk.call("undo"),))

    def redo(self) -> Outcome:
        """Takes the newest undo back."""
        return self._outcome((self.desk.call("redo"),))

    def _outcome(self, told: tuple[Told, ...]) -> Outcome:
        changes = [one.change for one in told if one.change is not None]
        look = next((one.look for one in told if one.look is not None), None)
        outcome = Outcome(
            told[-1].ok,
            " · ".join(one.says for one in told if one.ok) if told[-1].ok else told[-1].says,
            changes[-1].fact.seq if changes else None,
            frozenset(table for change in changes for table in change.tables),
            frozenset(entry for change in changes for entry in change.entries),
            None if look is None else look.table,
            () if look is None else player_lists.rows(self.desk, look.entries),
            tuple(serial for change in changes for serial in _issued(change)),
            tuple(serial for change in changes for serial in change.void_slips),
            "" if look is None else look.opens,
        )
        for watcher in self._watchers:
            watcher(outcome)
        return outcome


def _issued(change: Change) -> tuple[int, ...]:
    event = change.fact.event
    if isinstance(event, SlipsPrinted):
        return tuple(slip.serial for slip in event.slips)
    return serials(event)
