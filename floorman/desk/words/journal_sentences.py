"""What an event says: one sentence, for the journal, the echo and the slip of memory beside a table."""

from collections.abc import Callable, Iterable, Iterator

from floorman.core import facts as e
from floorman.core.facts import Fact
from floorman.core.model import MAX_SEATS, Chair
from floorman.desk.words.day_sentences import DaySpeaker
from floorman.desk.words.numbers import serial, spans
from floorman.desk.words.prize_sentences import PrizeSpeaker
from floorman.desk.words.screen_sentences import ScreenSpeaker
from floorman.desk.words.sentences import listed, places


class Teller(PrizeSpeaker, DaySpeaker, ScreenSpeaker):
    """Words for facts, in the floor's language."""

    def fact(self, fact: Fact) -> str:
        """What a row of the journal says."""
        return self.event(fact.event, fact.seq)

    def history(self, facts: Iterable[Fact]) -> Iterator[tuple[Fact, str]]:
        """Many rows and what they say; places are ranked once for all of them."""
        with self.ranked():
            for fact in facts:
                yield fact, self.fact(fact)

    def event(self, event: e.Event, seq: int | None = None) -> str:
        """What an event says; ``seq`` None: it is only proposed."""
        told: Callable[[e.Event, int | None], str] = getattr(self, f"_{event.KIND.replace('-', '_')}", self._plainly)
        return told(event, seq)

    def _plainly(self, event: e.Event, _seq: int | None) -> str:
        """The sentence of its kind, with its own fields as they are; ``entry`` is also the player."""
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        return self.say(f"event.{event.KIND}", **fields, **({"player": fields["entry"]} if "entry" in fields else {}))

    # -- tables

    def _tournament_opened(self, event: e.TournamentOpened, _seq: int | None) -> str:
        return self.say("event.tournament-opened", name=event.name, house=event.house.get("name", ""))

    def _house_changed(self, event: e.HouseChanged, _seq: int | None) -> str:
        return self.say("event.house-changed", house=event.house.get("name", ""))

    def _tables_opened(self, event: e.TablesOpened, _seq: int | None) -> str:
        tables = spans([new.table for new in event.tables])
        one = ".one" if len(event.tables) == 1 else ""
        if not event.ready:
            return self.say(f"event.tables-opened.wait{one}", tables=tables)
        return self.say(f"event.tables-opened{one}", tables=tables)

    def _table_marked(self, event: e.TableMarked, _seq: int | None) -> str:
        if event.others:
            return self.say(f"event.table-marked.{event.mark}.many", tables=spans(sorted(event.tables)))
        return self.say(f"event.table-marked.{event.mark}", table=event.table)

    def _chair_marked(self, event: e.ChairMarked, _seq: int | None) -> str:
        return self.say(f"event.chair-marked.{'locked' if event.locked else 'unlocked'}", chair=event.chair)

    def _registration_marked(self, event: e.RegistrationMarked, _seq: int | None) -> str:
        if event.lapsed:
            return self.say("event.registration-marked.lapse", count=len(event.lapsed))
        if event.line:
            return self.say("event.registration-marked.line", line=event.line)
        return self.say(f"event.registration-marked.{'open' if event.open else 'closed'}")

    def _break_order_set(self, event: e.BreakOrderSet, _seq: int | None) -> str:
        return self.say("event.break-order-set", tables=" ".join(map(str, event.order)))

    def _positions_seen(self, event: e.PositionsSeen, _seq: int | None) -> str:
        code = "event.positions-seen.first" if event.first else "event.positions-seen"
        if len(event.seen) == 1:
            one = event.seen[0]
            return self.say(code, table=one.table, positions=self.positions(one.positions))
        return self.say(f"{code}{'-' if event.first else '.'}many", tables=spans([one.table for one in event.seen]))

    def _hands_played(self, event: e.HandsPlayed, _seq: int | None) -> str:
        said = self.say(f"event.hands-played{'.more' if event.hands > 1 else ''}", table=event.table, hands=event.hands)
        return said if event.positions is None else f"{said}. {self._capital(self.positions(event.positions))}"

    @staticmethod
    def _capital(text: str) -> str:
        return text[:1].upper() + text[1:]

    # -- entries

    def _entry_made(self, event: e.EntryMade, _seq: int | None) -> str:
        again = event.re_entry_of is not None
        if event.owed:
            return self.say("event.entry-made.owed", player=event.entry)
        if event.chair is None:
            return self.say(
                f"event.entry-made.{'re-waiting' if again else 'waiting'}", player=event.entry, of=event.re_entry_of
            )
        return self.say(
            f"event.entry-made.{'re-entry' if again else 'seated'}",
            player=event.entry,
            of=event.re_entry_of,
            table=event.chair.table,
            seat=event.chair.seat,
        )

    def _entries_seated(self, event: e.EntriesSeated, _seq: int | None) -> str:
        if len(event.seats) == 1:
            one = event.seats[0]
            return self.say("event.entries-seated.one", player=one.entry, table=one.chair.table, seat=one.chair.seat)
        players = self.players(one.entry for one in event.seats)
        return self.say("event.entries-seated", count=len(event.seats), players=players)

    def _seats_drawn(self, event: e.SeatsDrawn, seq: int | None) -> str:
        tables = len({one.chair.table for one in event.seats})
        code = "event.seats-drawn.by-hand" if event.by_hand else "event.seats-drawn"
        return self.say(code, count=len(event.seats), tables=tables, seed=self.floor.seed(event.seed, seq))

    def _entries_imported(self, event: e.EntriesImported, _seq: int | None) -> str:
        seated = sum(row.chair is not None for row in event.entries)
        return self.say("event.entries-imported", count=len(event.entries), seated=seated)

    def _presence_marked(self, event: e.PresenceMarked, seq: int | None) -> str:
        if event.others:
            return self.say("event.presence-marked.here-all", players=self.players((event.entry, *event.others)))
        return self.say(
            f"event.presence-marked.{event.presence}", player=event.entry, chair=self.chair(event.entry, seq)
        )

    def _players_busted(self, event: e.PlayersBusted, seq: int | None) -> str:
        said = self._busted(event, seq)
        won = list(dict.fromkeys(winner for one in event.out for winner in one.by))
        return f"{said}. {self.say('event.players-busted.by', winners=self.players(won))}" if won else said

    def _busted(self, event: e.PlayersBusted, seq: int | None) -> str:
        if len(event.out) > 1:
            each = (self._out_of_many(one.entry, event, seq) for one in event.out)
            return self.say("event.players-busted.many", players=listed(each, self.floor.lang))
        one = event.out[0]
        place = self._place(one.entry, event, seq)
        placed = {"player": one.entry, "place": place}
        ranked = "" if place else ".unranked"
        if one.chair is None:
            return self.say(f"event.players-busted.no-seat{ranked}", **placed)
        chair = Chair(*one.chair)
        return self.say(f"event.players-busted{ranked}", table=chair.table, seat=chair.seat, **placed)

    def _out_of_many(self, entry: int, event: e.PlayersBusted, seq: int | None) -> str:
        place = "" if seq is None else self._place(entry, event, seq)
        if not place:
            return self.floor.names.label(entry)
        return self.say("event.players-busted.one-of", player=entry, place=place)

    def _place(self, entry: int, event: e.PlayersBusted, seq: int | None) -> str:
        """The place as it is now; "" for a bust that was taken back, or that is proposed before an older one."""
        if seq is None:
            alive = self.floor.now.counts.alive
            return "" if event.before is not None else places(alive, alive, self.floor.lang)
        if not self.floor.log.stands(seq):
            return ""
        found = self.ranks(entry)
        return "" if found is None else places(*found, self.floor.lang)

    def _pin_marked(self, event: e.PinMarked, _seq: int | None) -> str:
        return self.say(f"event.pin-marked.{'pinned' if event.pinned else 'free'}", player=event.entry)

    def _kept_apart(self, event: e.KeptApart, _seq: int | None) -> str:
        return self.say("event.kept-apart", player=event.first, other=event.second)

    def _stacks_counted(self, event: e.StacksCounted, seq: int | None) -> str:
        if seq is not None or len(event.chips) > MAX_SEATS:
            return self.say("event.stacks-counted", count=len(event.chips))
        each = (f"{self.floor.names.label(entry)} {stack}" for entry, stack in event.chips)
        return self.say("event.stacks-counted.each", stacks=listed(each, self.floor.lang))

    def _hands_voided(self, event: e.HandsVoided, _seq: int | None) -> str:
        tables = [hand.table for hand in event.hands]
        if len(tables) == 1:
            return self.say("event.hands-voided", table=tables[0])
        return self.say("event.hands-voided.many", tables=spans(sorted(tables)))

    def _name_corrected(self, event: e.NameCorrected, _seq: int | None) -> str:
        name = self.floor.names.name(event.entry) or "…"
        return self.say("event.name-corrected", number=event.entry, name=name)

    def _undone_forgotten(self, event: e.UndoneForgotten, _seq: int | None) -> str:
        return self.say("event.undone-forgotten", count=len(event.entries))

    def _player_forgotten(self, event: e.PlayerForgotten, _seq: int | None) -> str:
        return self.say("event.player-forgotten", number=event.entry)

    # -- moves

    def _players_moved(self, event: e.PlayersMoved, _seq: int | None) -> str:
        why = event.why
        if not event.moves:
            return self.say("event.players-moved.break-empty", table=spans(event.broken))
        first = event.moves[0]
        numbers = {"count": len(event.moves), "slips": spans((move.serial for move in event.moves), serial)}
        if why in ("break", "redraw", "final"):
            table = spans(event.broken) if why == "break" else first.chair.table
            return self.say(f"event.players-moved.{why}", table=table, **numbers)
        if why == "sits":
            return self.say(f"event.players-moved.{why}", player=first.entry, chair=first.chair, origin=first.came_from)
        balance = why == "balance"
        if len(event.moves) > 1:
            return self.say(f"event.players-moved.{'balance-many' if balance else 'many'}", **numbers)
        return self.say(
            f"event.players-moved{'.balance' if balance else ''}",
            player=first.entry,
            origin=str(first.came_from),
            table=first.chair.table,
            seat=first.chair.seat,
            serial=serial(first.serial),
        )

    def _players_arrived(self, event: e.PlayersArrived, seq: int | None) -> str:
        if len(event.entries) == 1:
            (entry,) = event.entries
            return self.say("event.players-arrived", player=entry, chair=self.chair(entry, seq))
        return self.say("event.players-arrived.many", players=self.players(event.entries))

    def _player_missing(self, event: e.PlayerMissing, seq: int | None) -> str:
        return self.say("event.player-missing", player=event.entry, chair=self.chair(event.entry, seq))

    def _players_swapped(self, event: e.PlayersSwapped, _seq: int | None) -> str:
        return self.say(
            "event.players-swapped",
            player=event.first.entry,
            chair=event.first.chair,
            other=event.second.entry,
            other_chair=event.second.chair,
        )

    def _table_shifted(self, event: e.TableShifted, _seq: int | None) -> str:
        return self.say("event.table-shifted", origin=event.came_from, table=event.table)

    def _slips_printed(self, event: e.SlipsPrinted, _seq: int | None) -> str:
        first = event.slips[0]
        said = "event.slips-printed" if event.on_paper else "event.slips-sent"
        if len(event.slips) > 1 or first.entry is None:
            numbers = spans((slip.serial for slip in event.slips), serial)
            return self.say(said, count=len(event.slips), slips=numbers)
        if first.replaces is None:
            return self.say(f"{said}.one", serial=serial(first.serial), player=first.entry)
        old = serial(first.replaces)
        return self.say(f"{said}.again", serial=serial(first.serial), player=first.entry, old=old)

    # -- conduct

    def _penalty_given(self, event: e.PenaltyGiven, _seq: int | None) -> str:
        return self.say(
            f"event.penalty-given.{event.kind}",
            player=event.entry,
            owed=event.owed,
            rounds=event.rounds,
            minutes=event.minutes,
        )

    def _penalty_served(self, event: e.PenaltyServed, seq: int | None) -> str:
        entry = self.floor.now.entry(event.entry)
        if entry is None or seq not in (None, len(self.floor.log.facts)):
            return self.say("event.penalty-served.then", player=event.entry, hands=event.hands)
        left = entry.hands_owed - (event.hands if seq is None else 0)
        return self.say("event.penalty-served", player=event.entry, hands=event.hands, left=left)

    def _away_marked(self, event: e.AwayMarked, _seq: int | None) -> str:
        word = "back" if not event.away else "excused" if event.excused else "away"
        return self.say(f"event.away-marked.{word}", player=event.entry)

    def _ruling_recorded(self, event: e.RulingRecorded, _seq: int | None) -> str:
        ruling, entry = self._ruling(event), event.params.get("entry")
        if isinstance(entry, int):
            return self.say("event.ruling-recorded.player", table=event.table, player=entry, ruling=ruling)
        return self.say("event.ruling-recorded", table=event.table, ruling=ruling)

    def _ruling(self, event: e.RulingRecorded) -> str:
        """The ruling in words; one of another version of this program, which this one cannot say, by its code."""
        try:
            return self.say(event.code, **event.params)
        except KeyError:
            return event.code

    def _hand_for_hand_marked(self, event: e.HandForHandMarked, _seq: int | None) -> str:
        if event.on and event.paid is not None:
            return self.say("event.hand-for-hand-marked.paid", paid=event.paid)
        return self.say(f"event.hand-for-hand-marked.{'on' if event.on else 'off'}")

    def _hand_for_hand_done(self, event: e.HandForHandDone, _seq: int | None) -> str:
        counted = "" if event.stacks is None else ".recounted" if event.recount else ".counted"
        said = self.say(f"event.hand-for-hand-done{counted}", table=event.table, stacks=event.stacks)
        if event.played is None or event.played.positions is None:
            return said
        return f"{said}. {self._capital(self.positions(event.played.positions))}"

    def _hand_for_hand_dealt(self, _event: e.HandForHandDealt, _seq: int | None) -> str:
        return self.say("event.hand-for-hand-dealt")

    def _note_made(self, event: e.NoteMade, seq: int | None) -> str:
        remark = "…" if seq is None else self.remarks(seq) or "–"
        if event.entry is not None:
            return self.say("event.note-made.entry", player=event.entry, remark=remark)
        if event.table is None:
            return self.say("event.note-made.room", remark=remark)
        return self.say("event.note-made.table", table=event.table, remark=remark)

    def _advice_overruled(self, event: e.AdviceOverruled, _seq: int | None) -> str:
        return self.say("event.advice-overruled", advice=self._advised(event))

    def _advised(self, event: e.AdviceOverruled) -> str:
        """What was advised, in words; what an older or another program recorded, by its call."""
        try:
            return self.say(event.title, **event.params)
        except KeyError:
            return event.offer or event.code

    # -- undo

    def _undone(self, event: e.Undone, _seq: int | None) -> str:
        undone = self.floor.log.facts[event.seq - 1]
        said = self.say("event.undone", seq=event.seq, event=self.fact(undone))
        if event.waiting:
            said += ". " + self.say("event.undone.waiting", players=self.players(event.waiting))
        money = self.hands_back(undone.event)
        if money:
            said += ". " + money
        false = undone.event.serials()
        if false:
            said += ". " + self.say("echo.slips-void", serials=spans(false, serial))
        return said

    def _redone(self, event: e.Redone, _seq: int | None) -> str:
        return self.say("event.redone", seq=event.seq, event=self.fact(self.floor.log.facts[event.seq - 1]))


__all__ = ["Teller", "serial", "spans"]
