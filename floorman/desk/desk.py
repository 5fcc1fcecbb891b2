"""One open tournament: what is asked is decided, written, and only then believed."""

import gc
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec
from msgspec.structs import replace

from floorman.core.facts import (
    Command,
    DrawerOpened,
    Event,
    Fact,
    HouseChanged,
    PenaltyGiven,
    PlayerForgotten,
    Redone,
    TournamentOpened,
    Undone,
    UndoneForgotten,
)
from floorman.core.log import Log
from floorman.core.model import Tournament
from floorman.core.refused import Refused
from floorman.core.undo_keys import AtTable, EntryNamed, OfEntry
from floorman.desk.agreement import agreed, untouched
from floorman.desk.at_once import at_once
from floorman.desk.calls import half_typed
from floorman.desk.calls.answers import answer
from floorman.desk.calls.parts import calls
from floorman.desk.calls.reader import NotUnderstood
from floorman.desk.floor.clock_repair import clock_repair
from floorman.desk.floor.flight_links import kept_links, remember
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.names import Names
from floorman.desk.forgetting.erasure import Forgotten, NameKeeper, erasure, is_due
from floorman.desk.office.ticket_codes import ticket_secret
from floorman.desk.request import (
    Against,
    Ask,
    AskDrawn,
    BringBack,
    Each,
    Outcome,
    Query,
    Remember,
    Request,
    TakeBack,
    TakeDrawer,
    together,
)
from floorman.desk.rows import EXCLUDED, fact_of, row_of, texts_of
from floorman.desk.steady import as_ms, fresh_seed
from floorman.desk.timekeeping.keeper import Keeper
from floorman.desk.timekeeping.opened import clock_of, keeper_of
from floorman.desk.words.journal_sentences import Teller
from floorman.rules.house import House, house_restored
from floorman.store import copies
from floorman.store.file import JournalRow, Text, TournamentFile
from floorman.store.journal import Behind, Journal
from floorman.store.texts import own


class Desk:
    """The room of one file. Everything that is recorded goes through ``record``."""

    keeper: Keeper | None = None
    """Who keeps the tournament clock; None where the room may only be looked at."""

    def __init__(
        self,
        file: TournamentFile,
        *,
        journal: Journal | None = None,
        lang: str = "en",
        clock: Callable[[], int] | None = None,
        chance: Callable[[], str] = fresh_seed,
    ) -> None:
        """``journal``: where it records, if that is not the file alone: a hall, which ``file`` mirrors."""
        self.journal = journal or file
        self.authors: dict[int, str] = {}
        """Who recorded a row, where several podiums do."""
        others: set[int] = set()
        log = Log(self._facts_of(self.journal.rows(), others), others)
        told_by = clock or clock_of(file, log, self.journal.now_ms)
        self._begin(file, Floor(log, _house_of(log.now), Names(), told_by, chance, lang))
        for fact in self.log.facts:
            self._take_penalty(fact.event)
        self._take_texts(self.journal.texts())
        if not self.looks_only:
            self._forget_the_rest()
        self.keeper = keeper_of(file, self.floor, self._by_clock, alone=clock is None)

    def _forget_the_rest(self) -> None:
        """Whom a program that was killed in the middle of it had still to forget."""
        for fact in self.log.facts:
            if isinstance(fact.event, PlayerForgotten | UndoneForgotten) and is_due(self.floor, fact.event):
                self._forget(fact.event)
        copies.renew_if_due(self.file)

    def _begin(self, file: TournamentFile, floor: Floor) -> None:
        self.file, self.floor = file, floor
        """``file`` is what this machine keeps of the journal."""
        self._read = self.journal.head
        floor.links = kept_links(file)
        self._remarks: dict[int, str] = {}
        self._against: dict[int, tuple[Against, ...]] = {}
        self.teller = Teller(floor, self.remark)
        floor.secret = lambda: ticket_secret(file)
        self._watchers: list[Callable[[Outcome], None]] = []
        self.waiting: Callable[[Callable[[], JournalRow]], JournalRow] = at_once
        """How it waits for the disk."""
        self._keepers: list[NameKeeper] = []

    # -- reading

    @property
    def looks_only(self) -> bool:
        """Whether nothing can be recorded here at all."""
        return self.journal.may == "look"

    @property
    def among_others(self) -> bool:
        """Whether other podiums record in the same tournament."""
        return self.journal is not self.file

    @property
    def log(self) -> Log:
        """The journal and what stands of it."""
        return self.floor.log

    def remark(self, seq: int) -> str:
        """The words kept beside an event, or ""."""
        return self._remarks.get(seq, "")

    def against(self, seq: int) -> tuple[str, ...]:
        """What spoke against an event when it was recorded, a sentence each."""
        return self.spoken_against(self._against.get(seq, ()))

    def spoken_against(self, against: Iterable[Against]) -> tuple[str, ...]:
        """What speaks against a call, a sentence each, with its rule."""
        return tuple(
            f"{self.teller.say(one.code, **one.params)} ({', '.join(one.cites)})"
            if one.cites
            else self.teller.say(one.code, **one.params)
            for one in against
        )

    def told(self, fact: Fact) -> str:
        """A row of the journal in words."""
        return self.teller.fact(fact)

    def watch(self, watcher: Callable[[Outcome], None]) -> None:
        """``watcher`` is told what every row has changed, once it is on the disk; not yet in words."""
        self._watchers.append(watcher)

    def watch_names(self, keeper: NameKeeper) -> None:
        """``keeper`` keeps words in which a player may be named; it is given what takes the forgotten out of them."""
        self._keepers.append(keeper)

    def unwatch_names(self, keeper: NameKeeper) -> None:
        """``keeper`` is given nothing more."""
        self._keepers.remove(keeper)

    def refresh(self) -> Outcome:
        """What another window has recorded since, not in words; for a desk that may only look."""
        rows = self.journal.refresh()
        return Outcome(status="shown") if rows is None else self._take_in(rows)

    def _take_in(self, rows: Sequence[JournalRow]) -> Outcome:
        """What others have recorded; none: names may be others now."""
        if not rows or any(row.kind in (PlayerForgotten.KIND, UndoneForgotten.KIND) for row in rows):
            self._take_all_texts()
        else:
            self._take_texts(self.journal.texts(born_after=self._read.seq))
        told: list[Outcome] = []
        if rows:  # somebody has the file open again
            self.floor.timer.unkept(None)
        for fact in self._facts_of(rows, self.log.others):
            before = self.log.now
            self.log.add(fact)
            self._read = rows[len(told)].head
            if self.log.now.house is not before.house:
                self._take_house()
            told.append(self._told_to_watchers(fact, self._void(fact.event)))
        return together(told) if told else Outcome(status="shown")

    def _facts_of(self, rows: Iterable[JournalRow], others: set[int]) -> Iterator[Fact]:
        """Rows as facts; the numbers of those that others have recorded are noted in ``others``."""
        for row in rows:
            author = self.journal.author(row)
            if author:
                self.authors[row.seq] = author
            if not self.journal.mine(row):
                others.add(row.seq)
            yield fact_of(row)

    def _void(self, event: Event) -> tuple[int, ...]:
        """Serials of the papers that an undo has made false."""
        return self.log.facts[event.seq - 1].event.serials() if isinstance(event, Undone) else ()

    def _take_all_texts(self) -> None:
        """Names and remarks may be fewer than before."""
        texts = self.journal.texts()
        named = {text.number for text in texts if text.about == "entry"}
        for entry in range(1, self.floor.now.next_entry):
            if entry not in named:
                self.floor.names.forget(entry)
        for kept in (self._remarks, self._against, self.floor.typed_seeds, self.floor.excluded):
            kept.clear()
        self._take_texts(texts)

    def _take_house(self) -> None:
        self.floor.house = _house_of(self.floor.now)

    def _take_penalty(self, event: Event) -> None:
        if isinstance(event, PenaltyGiven):
            self.floor.ever_penalised.add(event.entry)

    def _take_texts(self, texts: Iterable[Text]) -> None:
        seconds: dict[int, str] = {}
        names: dict[int, str] = {}
        for text in texts:
            if text.about == "event" and text.field == "against":
                self._against[text.number] = msgspec.json.decode(text.text, type=tuple[Against, ...])
            elif text.about == "event" and text.field == "seed":
                self.floor.typed_seeds[text.number] = text.text
            elif text.about == "event":
                self._remarks[text.number] = text.text
            elif text.field == "name":
                names[text.number] = text.text
            elif text.field == "second_name":
                seconds[text.number] = text.text
            elif text.field == EXCLUDED:
                self.floor.excluded[text.number] = text.text
        for entry, name in names.items():
            self.floor.names.put(entry, name, seconds.get(entry, ""))

    # -- recording

    def record(
        self,
        asked: Command,
        *,
        names: Sequence[tuple[str, str]] = (),
        remark: str = "",
        seed: str = "",
        against: Sequence[Against] = (),
        at: int | None = None,
        mark: str = "",
    ) -> Outcome:
        """Decides, writes, believes. ``names``: (name, second name) of the entries that it makes, in their order;
        ``seed``: that of a draw, if it was given by hand; ``against``: what spoke against it, kept beside the row;
        ``at``: the instant for which it was reckoned; ``mark``: when the player asked to be excluded.

        Raises Refused (it cannot happen) or NotRecorded (the disk did not take it): nothing has changed then.
        """
        return untouched(self, asked, lambda: self._record(asked, names, remark, seed, against, at, mark))

    def _record(
        self,
        asked: Command,
        names: Sequence[tuple[str, str]] = (),
        remark: str = "",
        seed: str = "",
        against: Sequence[Against] = (),
        at: int | None = None,
        mark: str = "",
    ) -> Outcome:
        event = self.log.ask(asked)
        return self._write(event, tuple(texts_of(event, names, remark, seed, against, mark)), at)

    def undo(self, seq: int | None = None) -> Outcome:
        """Takes back event ``seq``, or the newest that stands. Raises Refused or NotRecorded."""
        return self._write(self.log.ask_undo(seq))

    def redo(self) -> Outcome:
        """Takes the newest undo back. Raises Refused or NotRecorded."""
        return self._write(self.log.ask_redo())

    def _by_clock(self, event: Event, at: int, call: str | None) -> Outcome:
        return self._write(self.log.ask(event), at=at, call=call)

    def keep(self) -> None:
        """What the clock has begun by itself is written down, if this desk keeps it."""
        if self.keeper is not None and self.journal.keeps_clock:
            self.keeper.keep()

    def _write(
        self, event: Event, texts: Sequence[Text] = (), at: int | None = None, call: str | None = None
    ) -> Outcome:
        asked = row_of(event, self._read, self.floor.clock() if at is None else at, texts, call)
        try:
            row = self.waiting(lambda: self.journal.append(asked))
        except Behind as behind:
            if behind.rows and self.among_others:
                self._take_in(behind.rows)
            raise
        self._read = row.head
        self._take_texts(own(texts, row.seq))
        fact = Fact(row.seq, as_ms(row.at), event)
        before = self.log.now
        self.log.add(fact)
        left = self._forget(event) if isinstance(event, PlayerForgotten | UndoneForgotten) else ""
        if self.log.now.house is not before.house or isinstance(event, (TournamentOpened, HouseChanged)):
            self._take_house()
        says = ". ".join(filter(None, (self.teller.fact(fact), left)))
        return replace(self._told_to_watchers(fact, self._void(event)), says=says, against=self.against(row.seq))

    def _forget(self, event: Forgotten) -> str:
        """Erases names and remarks; what others' remarks say keeps its words. Says which copies keep the name."""
        gone = erasure(self.floor, self.journal.texts(), event)
        half_typed.change(self.file, gone.unnamed)
        copies.now_due(self.file)
        self.journal.forget(*sorted(gone.entries), events=sorted(gone.events), instead=gone.instead)
        for entry in gone.entries:
            self.floor.names.forget(entry)
            self.floor.excluded.pop(entry, None)
        for seq in gone.events:
            self._remarks.pop(seq, None)
        self._take_texts(gone.instead)
        for keeper in self._keepers:
            keeper(gone.unnamed)
        left = copies.renew_if_due(self.file)
        return self.teller.say("forget.copies-left", copies=", ".join(map(str, left))) if left else ""

    def _told_to_watchers(self, fact: Fact, void: tuple[int, ...] = ()) -> Outcome:
        self._take_penalty(fact.event)
        keys = fact.event.undo_keys()
        if isinstance(fact.event, (Undone, Redone)):
            keys |= self.log.facts[fact.event.seq - 1].event.undo_keys()
        entries = frozenset(key.entry for key in keys if isinstance(key, OfEntry | EntryNamed))
        tables = {key.table for key in keys if isinstance(key, AtTable)}
        for number in entries:
            entry = self.floor.now.entry(number)
            for chair in () if entry is None else (entry.chair, entry.came_from):
                if chair is not None:
                    tables.add(chair.table)
        mine = fact.seq not in self.log.others
        outcome = Outcome(facts=(fact,), tables=frozenset(tables), entries=entries, void_slips=void, mine=mine)
        for watcher in self._watchers:
            watcher(outcome)
        return outcome

    # -- the call line

    def call(self, text: str) -> Outcome:
        """One call: recorded, shown, or why not. Changes nothing unless it is recorded."""
        return self.attempt(lambda: agreed(self, lambda: self.understood(text)))

    def attempt(self, do: Callable[[], Outcome]) -> Outcome:
        """What ``do`` records or shows; if it raises as ``call`` and ``record`` may, the outcome says why."""
        self.keep()
        try:
            return do()
        except Refused as fault:
            return Outcome(self.why_not(fault), fault.status)

    def understood(self, text: str) -> Request:
        """What a call asks for as the room stands. Raises Refused."""
        # the grammar is loaded with the first call: a window is painted without it
        from floorman.desk.calls.grammar import understand

        return understand(self.floor, text)

    def line(self, text: str) -> tuple[Outcome, ...]:
        """The calls of a line in their order; the first that fails ends it."""
        told: list[Outcome] = []
        for one in calls(text):
            told.append(self.call(one))
            if not told[-1].ok:
                break
        return tuple(told)

    def carry_out(self, request: Request) -> Outcome:
        """Records or answers an understood call. Raises as ``record`` does."""
        if isinstance(request, Each):
            return together([self.carry_out(one) for one in request.asked])
        if isinstance(request, TakeDrawer):
            self.floor.drawer = request.drawer
            return Outcome(self.teller.say("look.drawer-taken", drawer=request.drawer), "shown")
        if isinstance(request, AskDrawn):
            request = replace(request.make(), remark=request.remark, against=request.against)
        if isinstance(request, Ask):
            names = ((request.name, request.second_name),) if request.name else ()
            asked, remark = request.asked, request.remark
            told = self._record(asked, names, remark, request.seed, request.against, request.at, request.mark)
            if isinstance(asked, DrawerOpened):
                self.floor.drawer = asked.drawer
            beside = () if request.beside is None else self.spoken_against((request.beside,))
            return replace(told, says=". ".join((told.says, *beside)))
        if isinstance(request, TakeBack):
            return self.undo(request.seq)
        if isinstance(request, BringBack):
            return self.redo()
        assert isinstance(request, Query)
        if isinstance(request, Remember):
            remember(self.file, self.floor, request.key, request.value)
        found = () if request.opens else request.entries
        return Outcome(
            answer(self.floor, self.teller, request),
            "shown",
            show_table=request.table,
            found=found,
            opens=request.opens,
        )

    def why_not(self, fault: Refused) -> str:
        """Why something cannot be done, in one sentence."""
        if isinstance(fault, NotUnderstood):
            return self.not_understood(fault)
        params = self.teller.told(fault.params)
        if fault.code in ("refused.undo-level", "refused.undo-clock"):
            params["repair"] = clock_repair(self.floor, int(str(params["seq"])))
        if fault.code == "refused.slip-void":
            params["why"] = self.teller.say(f"void.{params['why']}")
        return self.teller.say(fault.sentence, **params)

    def not_understood(self, fault: NotUnderstood) -> str:
        """Which word was not understood, and what may stand there."""
        if fault.word:
            head = self.teller.say("calls.not-understood", word=fault.word)
        else:
            head = self.teller.say("calls.not-finished")
        return f"{head}. {self.teller.say(fault.expected, **fault.params)}"

    def close(self) -> None:
        """Gives the file back."""
        keeper, self.keeper = self.keeper, None
        if keeper is not None:
            keeper.leave(self.file)
        self.journal.close()
        gc.unfreeze()


def _house_of(now: Tournament) -> House:
    """The house that the journal tells; TDA's before the first row, and for what an older journal does not tell."""
    return house_restored(now.house, _usual_house) if now.house else _usual_house()


def _usual_house() -> House:
    from floorman.desk.house.houses import load_house

    return load_house("tda-2024")
