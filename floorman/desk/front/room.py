"""One open tournament for whoever shows it: views of tables, advice and lists; calls in, outcomes out."""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from itertools import islice
from typing import TYPE_CHECKING

from floorman.core.facts import EntriesImported, Fact, Redone, SeatsDrawn, TablesOpened, Undone
from floorman.core.paper import PaperKind
from floorman.core.undo_keys import AtTable, entry_keys
from floorman.desk.at_once import at_once
from floorman.desk.calls.parts import calls
from floorman.desk.desk import Desk
from floorman.desk.front import lists
from floorman.desk.front.marks import cites_of
from floorman.desk.front.mentions import Mentions
from floorman.desk.front.tile_cache import TileCache
from floorman.desk.front.tiles import panel
from floorman.desk.front.views import AdviceCard, Echo, JournalLine, Legend, PlayerRow, TableView, TileView, TopBar
from floorman.desk.request import Outcome, together
from floorman.desk.steady import wall_clock
from floorman.desk.words.day_names import bare_day
from floorman.desk.words.sentences import number as parted
from floorman.rules.house import House
from floorman.store.file import FileRefused
from floorman.text.say import say

if TYPE_CHECKING:
    from floorman.core.facts import NewTable
    from floorman.desk.conduct.hand_for_hand import Board
    from floorman.desk.conduct.incident_list import IncidentRow
    from floorman.desk.files.backups import Backups
    from floorman.desk.front.clock_view import ClockView
    from floorman.desk.front.rulings import RulingsDesk
    from floorman.desk.papers.printing import Order
    from floorman.desk.printing.lane import Deliver
    from floorman.desk.printing.printing import Printing
    from floorman.desk.slow_disk import SlowDisk
    from floorman.exchange.columns import Columns
    from floorman.exchange.preview import ListPreview
    from floorman.exchange.source_rows import Source

_OF_THE_WHOLE_ROOM = (EntriesImported, SeatsDrawn, TablesOpened)


class Room:
    """Everything that a window shows of a desk or does with it. Views are kept until what they show has changed.

    What only some panes need (grammar, papers, lists that come in, rulings) is loaded when it is first asked for.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._tiles = TileCache(desk)
        self._rests_on = (desk.floor.house, desk.floor.now.games)
        self._advice: tuple[AdviceCard, ...] | None = None
        self._mentions = Mentions()
        self._kept: dict[tuple[int, str], str] = {}
        self._ready = 0
        self._printing: Printing | None = None
        self._disk: SlowDisk | None = None
        self._list_tables: tuple[NewTable, ...] = ()
        self._watchers: list[Callable[[Outcome], None]] = []
        desk.watch(self._changed)

    @cached_property
    def backups(self) -> "Backups":
        """The copies that are made of the file."""
        from floorman.desk.files.backups import Backups

        return Backups(self.desk)

    # -- what changes the views

    def watch(self, callback: Callable[[Outcome], None]) -> None:
        """``callback`` is told what came of everything that is recorded, here or by another window."""
        self._watchers.append(callback)

    def unwatch(self, callback: Callable[[Outcome], None]) -> None:
        """``callback``, which watched, is told nothing more."""
        self._watchers.remove(callback)

    def _tell(self, outcome: Outcome) -> Outcome:
        if outcome.facts:
            for watcher in self._watchers:
                watcher(outcome)
        return outcome

    def _changed(self, outcome: Outcome) -> None:
        self._advice = None
        rests_on = (self.desk.floor.house, self.desk.floor.now.games)
        if rests_on == self._rests_on:
            self._tiles.changed(outcome.tables)
        else:
            self._rests_on = rests_on
            self._tiles.clear()

    def look_anew(self) -> None:
        """Nothing that was shown before holds any more: another language, or another time."""
        self._advice = None
        self._tiles.clear()

    def speak(self, lang: str) -> None:
        """Says its sentences in another language from now on."""
        self.desk.floor.lang = lang
        self.look_anew()

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
        if not self.desk.looks_only:
            self.desk.file.get_ready()

    def _calls_ready(self) -> None:
        import_module("floorman.desk.front.echo")

    def _mentions_ready(self) -> None:
        next(self._mentions.newest(self.desk.log, ()), None)

    def _names_ready(self) -> None:
        self.desk.floor.names.get_ready()

    def tick(self) -> frozenset[int]:
        """Time has passed: tables whose tile looks different now. Advice is asked anew, a copy made if one is due.

        Where the room may only be looked at, what its holder has recorded since comes in.
        """
        if self.desk.looks_only or self.desk.among_others:
            self.catch_up()
        self.desk.keep()
        self.backups.keep_up()
        self._advice = None
        return self._tiles.aged()

    def catch_up(self) -> None:
        """What others have recorded comes in."""
        try:
            outcome = self.desk.refresh()
        except FileRefused:
            return  # moved or deleted under the window, or a hall that is silent: what is shown stays as it was
        self._tell(outcome)

    def wait_for_disk(self, tell: Callable[[float], None]) -> None:
        """``tell`` hears how many seconds a call has waited for the disk, twice a second; 0 when that is over.

        Whoever is told may paint, and no more: the call that waits has yet to come to an end.
        """
        self._end_waiting()
        from floorman.desk.slow_disk import SlowDisk

        self._disk = self.desk.waiting = SlowDisk(tell)

    def _end_waiting(self) -> None:
        if self._disk is not None:
            self._disk.close()
            self._disk, self.desk.waiting = None, at_once

    def close(self) -> None:
        """Gives the file back."""
        self._end_waiting()
        self.desk.close()

    # -- tables

    def tables(self) -> tuple[int, ...]:
        """Every table's number, in the order that they are shown in."""
        return tuple(self.desk.floor.now.tables)

    def tile(self, table: int) -> TileView:
        """A table as a tile; the same object until it changes. KeyError if there is no such table."""
        return self._tiles.tile(table)

    def tiles_of(self, tables: Collection[int]) -> list[TileView]:
        """Many tables' tiles at once, as cheap as a thousand of them must be after every call."""
        return self._tiles.tiles_of(tables)

    def table(self, table: int) -> TableView:
        """A table as the panel shows it. KeyError if there is no such table."""
        tiles, found = self._tiles, self.desk.floor.now.tables[table]
        return panel(self.desk.teller, tiles.tile(table), found, self._last_here(table), tiles.break_place(table))

    def _last_here(self, table: int, limit: int = 6) -> tuple[tuple[str, str], ...]:
        chairs = self.desk.floor.now.tables[table].chairs
        here = {AtTable(table), *entry_keys(*chairs)}
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
        return self._tiles.legend()

    # -- the whole room

    def top(self) -> TopBar:
        """The figures of the top bar."""
        floor, now = self.desk.floor, self.desk.floor.now
        tell = self.desk.teller.say
        registration = tell(f"top.registration-{'open' if now.registration_open else 'closed'}")
        line = [tell("top.day", day=bare_day(now.day))] if now.day else []
        newest, redo = self.desk.log.newest(), self.desk.log.next_redo()
        holder = self.desk.file.holder if self.desk.looks_only else None
        return TopBar(
            now.number,
            f"{tell('rehearsal.mark')} · {now.name}" if now.rehearsal else now.name,
            " · ".join([*line, registration, floor.house.name]),
            now.counts.alive,
            now.counts.entries,
            floor.heads.standing,
            now.counts.transit,
            now.counts.waiting,
            floor.heads.open_seats,
            len(self.desk.log.facts),
            tell("store.holder", **holder.params()) if holder is not None else ("–" if self.desk.looks_only else ""),
            self._last(),
            "" if newest is None else self.desk.teller.fact(newest),
            "" if redo is None else self.desk.teller.fact(redo),
            self.backups.said(),
            self.backups.late,
            self._lost(),
        )

    def _by(self, seq: int, said: str) -> str:
        """A row's sentence, with the podium that recorded it where there are several."""
        author = self.desk.authors.get(seq)
        return f"{said} · {author}" if author else said

    def _lost(self) -> str:
        if self.desk.journal.may == "cut-off":
            return self.desk.teller.say("hall.does-not-answer")
        gone = None if self.desk.looks_only else self.desk.file.out_of_place()
        if gone is not None:
            return say(gone.code, gone.params, self.desk.floor.lang)
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
        from floorman.desk.advice.room import advise

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
                    one.key,
                    one.name,
                    tuple(cite if isinstance(cite, str) else cite.written for cite in one.cites),
                )
                for one in advise(self.desk.floor)
            )
        return self._advice

    def clock(self) -> "ClockView | None":
        """The tournament clock as it stands now; None without levels."""
        from floorman.desk.front.clock_view import clock_told

        return clock_told(self.desk.floor)

    # -- the rules

    def rulings(self) -> "RulingsDesk":
        """The rulings desk."""
        from floorman.desk.front.rulings import RulingsDesk

        return RulingsDesk(self.desk, lambda asked: self.record(lambda: self.desk.carry_out(asked)))

    @property
    def synchronised(self) -> bool:
        """Whether hand-for-hand is on."""
        return self.desk.floor.now.hand_for_hand is not None

    def board(self) -> "Board | None":
        """Hand-for-hand as it stands; None while there is none."""
        from floorman.desk.conduct.hand_for_hand import board

        return board(self.desk.floor)

    def incidents(self) -> "tuple[IncidentRow, ...]":
        """Rulings, penalties, dodges and notes that stand, newest first."""
        from floorman.desk.conduct.incident_list import incidents

        return incidents(self.desk.teller)

    def incident_table(self) -> tuple[tuple[str, ...], Iterator[tuple[str | int | None, ...]]]:
        """Headings and rows of the incidents, for export."""
        from floorman.desk.conduct.incident_list import incident_table

        return incident_table(self.desk.teller)

    def house(self) -> House:
        """The house as it is played by now."""
        return self.desk.floor.house

    def change_house(self, house: House) -> Outcome:
        """The house's choices change during play, as an event."""
        from floorman.desk.calls.room import house_changed

        return self.record(lambda: self.desk.carry_out(house_changed(self.desk.floor, house)))

    # -- lists

    def find(self, fragment: str, limit: int = 50) -> tuple[PlayerRow, ...]:
        """Players by a fragment of a name, or by an entry number; accents and case do not count."""
        return lists.found(self.desk, fragment, limit)

    def players(self, which: str) -> tuple[PlayerRow, ...]:
        """The list ``which``: all, transit, waiting, out, penalties."""
        return lists.listed(self.desk, which)

    def rows(self, entries: Collection[int]) -> tuple[PlayerRow, ...]:
        """A row for each of these entry numbers, in that order."""
        return lists.rows(self.desk, entries)

    def journal(self, limit: int, before: int | None = None) -> tuple[JournalLine, ...]:
        """Rows of the journal, newest first, ``limit`` of them before row ``before``."""
        facts = self.desk.log.facts
        end = len(facts) if before is None else before - 1
        rows = []
        for fact in reversed(facts[max(0, end - limit) : end]):
            undone = not isinstance(fact.event, (Undone, Redone)) and not self.desk.log.stands(fact.seq)
            said = " ! ".join([self.desk.teller.fact(fact), *self.desk.against(fact.seq)])
            rows.append(
                JournalLine(
                    fact.seq,
                    wall_clock(fact.at),
                    self._by(fact.seq, said),
                    fact.event.KIND,
                    undone,
                    cites_of(fact.event),
                )
            )
        return tuple(rows)

    def preview_list(
        self,
        source: "Source",
        columns: "Columns",
        keep_seats: bool,
        answers: Mapping[str, bool] | None = None,
        by_row: Mapping[int, bool] | None = None,
    ) -> "ListPreview":
        """What would come in from a list, against the chairs that are taken. Raises ListRefused.

        ``answers`` and ``by_row`` say who plays, where the list leaves it open or a human knows better.
        """
        from floorman.desk.files.importing import previewed, tables_to_draw_over

        # a list whose seats are left behind still says which tables a room without any needs
        self._list_tables = () if keep_seats else tables_to_draw_over(self.desk, source, columns)
        return previewed(self.desk, source, columns, keep_seats=keep_seats, answers=answers, by_row=by_row)

    def take_list(self, found: "ListPreview", draw: bool) -> Outcome:
        """Takes a list over as one event; with ``draw`` everybody without a seat is then drawn one."""
        from floorman.desk.files.importing import take_over

        outcome = self.record(lambda: take_over(self.desk, found, self._list_tables))
        return self.run("draw") if draw and outcome.ok else outcome

    # -- papers

    def preview_paper(self, order: "Order") -> bytes:
        """A paper as PDF, to look at; it issues no serials. b"" if there is nothing of the kind. Raises NotPrinted."""
        from floorman.desk.front.papers import as_pdf

        return as_pdf(self.desk, order, issue=False)

    def issue_paper(self, order: "Order") -> bytes:
        """The same paper to be printed or saved: serials are issued and recorded. Raises NotPrinted."""
        from floorman.desk.front.papers import as_pdf

        return as_pdf(self.desk, order, issue=True)

    def has_paper(self, kind: PaperKind) -> bool:
        """Whether there is anything of a kind to print."""
        from floorman.desk.front.papers import anything

        return anything(self.desk, kind)

    def begin_printing(self, printer: "Deliver", wake: Callable[[], None]) -> "Printing":
        """The print queue, with the printers that were chosen on this machine; it calls ``wake`` on any thread.

        ``printer`` brings a paper to a printer, on that printer's thread.
        """
        from floorman.desk.printing.choices import choices_path
        from floorman.desk.printing.printing import Printing

        self._printing = Printing(self.desk, choices_path(), printer=printer, wake=wake)
        self.desk.floor.printing = self._printing.on_the_way
        return self._printing

    # -- calls

    def echo(self, text: str) -> Echo:
        """What a half-typed call means; changes nothing."""
        if not calls(text):
            return Echo("empty", "", self.desk.teller.say("echo.empty"))
        from floorman.desk.front.echo import echo

        return echo(self.desk, text)

    def run(self, text: str) -> Outcome:
        """Records a call, or several parted by semicolons; the first that fails ends the line.

        What has come out of a printer is recorded before it.
        """
        if self._printing is not None:
            self._printing.settle()
        if not calls(text):
            return Outcome(status="not-understood")
        return self._tell(together(self.desk.line(text)))

    def record(self, do: Callable[[], Outcome]) -> Outcome:
        """Records something beside the call line; why it cannot be comes back as the outcome's sentence."""
        return self._tell(self.desk.attempt(do))
