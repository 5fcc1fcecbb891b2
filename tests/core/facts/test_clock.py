"""Facts of the tournament clock: what they are refused for, what they set, and what keeps them from being undone."""

import pytest

from floorman.core import facts as e
from floorman.core.facts import Fact
from floorman.core.level_clock import Clock
from floorman.core.log import Log
from floorman.core.model import Tournament
from floorman.core.refused import Refused
from floorman.core.structure import Break, DayEnd, Level, Structure
from tests.core.rooms import chair

MINUTE = 60_000
STEPS = (Level(25, 50, 20), Break(10), Level(50, 100, 20), DayEnd())
RUNS = Clock(left=20 * MINUTE, runs=True)


def log_of(*events: e.Event) -> Log:
    """A journal of these events, a minute between them, from minute 1 on."""
    log = Log()
    add(log, e.TournamentOpened("Friday"), e.TablesOpened((e.NewTable(1, 9),)), *events)  # type: ignore[arg-type]
    return log


def add(log: Log, *events: e.Event) -> None:
    for event in events:
        seq = len(log.facts) + 1
        log.add(Fact(seq, seq * MINUTE, event.decide(log.now)))


def refused(log: Log, event: e.Event) -> str:
    with pytest.raises(Refused) as fault:
        event.decide(log.now)
    return fault.value.code


def levels(count: int) -> Structure:
    return Structure((Level(25, 50, 20),) * count)


def set_to(by_call: e.ByCall, **fields: object) -> e.ClockSet:
    return e.ClockSet(by_call, Clock(**fields), 1)  # type: ignore[arg-type]


class TestTheStructure:
    @pytest.mark.parametrize("structure", [Structure(), Structure((Break(10),)), levels(201)])
    def test_has_1_to_200_steps_and_a_level(self, structure: Structure) -> None:
        assert refused(log_of(), e.StructureSet(structure)) == "refused.bad-structure"

    def test_is_the_tournament_s_and_can_be_taken_back(self) -> None:
        log = log_of(e.StructureSet(Structure(STEPS)))
        assert log.now.structure == Structure(STEPS)
        assert (Structure(STEPS).levels, Structure(STEPS).step_of(2), Structure(STEPS).step_of(3)) == (2, 2, None)
        add(log, log.ask_undo())
        assert log.now.structure is None

    def test_takes_the_clock_along_once_one_is_set(self) -> None:
        log = log_of(e.StructureSet(Structure(STEPS)), set_to("go", left=1, step=2))
        assert refused(log, e.StructureSet(levels(9))) == "refused.clock-step"
        assert refused(log, e.StructureSet(levels(2), Clock(step=2, left=1))) == "refused.clock-step"
        add(log, e.StructureSet(levels(9), Clock(step=1, left=7)))
        assert log.now.clock == Clock(at=5 * MINUTE, step=1, left=7)


class TestTheClock:
    def test_needs_levels_and_a_step_of_them(self) -> None:
        assert refused(log_of(), set_to("go")) == "refused.no-structure"
        log = log_of(e.StructureSet(Structure(STEPS)))
        assert refused(log, set_to("go", step=4)) == "refused.clock-step"
        assert refused(log, e.LevelBegun(-1, 1)) == "refused.clock-step"
        assert refused(log, e.LastHandsSet(3, Clock(step=4))) == "refused.clock-step"

    def test_holds_from_the_row_s_own_instant(self) -> None:
        log = log_of(e.StructureSet(Structure(STEPS)), e.ClockSet("start", RUNS, 1))
        assert log.now.clock == Clock(at=4 * MINUTE, left=20 * MINUTE, runs=True)
        assert (log.now.clock_row, log.now.started_at) == (4, 4 * MINUTE)

    def test_was_started_when_it_was_to_start_unless_that_is_put_off(self) -> None:
        log = log_of(e.StructureSet(Structure(STEPS)), set_to("start", left=1, starts_at=99 * MINUTE))
        assert log.now.started_at == 99 * MINUTE
        add(log, set_to("start", left=1, starts_at=5 * MINUTE), set_to("stop", left=1, why="stop"))
        assert log.now.started_at == 5 * MINUTE
        add(log, e.ClockSet("go", RUNS, 1))
        assert log.now.started_at == 5 * MINUTE

    def test_a_level_that_begins_changes_nothing_and_is_passed_over_by_undo_and_redo(self) -> None:
        log = log_of(e.StructureSet(Structure(STEPS)), e.ClockSet("start", RUNS, 1), e.TableMarked(1, "closed"))  # type: ignore[arg-type]
        add(log, log.ask_undo())
        before = log.now
        add(log, e.LevelBegun(2, 2, 4))
        assert log.now == before
        add(log, log.ask_redo())
        assert log.ask_undo() == e.Undone(5)


class TestUndo:
    def test_gives_the_seconds_back(self) -> None:
        log = log_of(e.StructureSet(Structure(STEPS)), e.ClockSet("start", RUNS, 1), set_to("next", step=1, left=5))
        add(log, log.ask_undo())
        assert log.now.clock == Clock(at=4 * MINUTE, left=20 * MINUTE, runs=True)

    @pytest.mark.parametrize("seq", [None, 4])
    def test_is_refused_once_a_level_has_begun(self, seq: int | None) -> None:
        log = log_of(e.StructureSet(Structure(STEPS)), e.ClockSet("start", RUNS, 1), e.LevelBegun(2, 2, 4))
        with pytest.raises(Refused) as fault:
            log.ask_undo(seq)
        assert (fault.value.code, fault.value.params) == ("refused.undo-level", {"seq": 4, "later": 5, "level": 2})

    def test_is_refused_once_the_clock_was_set_again(self) -> None:
        log = log_of(e.StructureSet(Structure(STEPS)), e.ClockSet("start", RUNS, 1), set_to("left", left=5))
        with pytest.raises(Refused) as fault:
            log.ask_undo(4)
        assert (fault.value.code, fault.value.params) == ("refused.undo-clock", {"seq": 4, "later": 5})

    def test_levels_stay_once_the_clock_has_used_them(self) -> None:
        log = log_of(e.StructureSet(Structure(STEPS)), e.ClockSet("start", RUNS, 1))
        with pytest.raises(Refused) as fault:
            log.ask_undo(3)
        assert (fault.value.code, fault.value.params) == ("refused.undo-structure", {"seq": 3, "later": 4})

    def test_a_level_that_began_by_the_clock_is_never_taken_back(self) -> None:
        log = log_of(e.StructureSet(Structure(STEPS)), e.ClockSet("start", RUNS, 1), e.LevelBegun(2, 2, 4))
        with pytest.raises(Refused, match="undo-by-clock"):
            log.ask_undo(5)

    @pytest.mark.parametrize(
        "event",
        [
            e.StructureSet(levels(3), Clock(left=5)),
            e.LastHandsSet(3, Clock(left=5, why="hands")),
            e.HouseChanged({}, Clock(left=5)),
            e.HandForHandMarked(True, minutes=2, clock=Clock(left=5, why="h4h", hand_for_hand=True)),
        ],
    )
    def test_whatever_sets_the_clock_stands_in_the_way(self, event: e.Event) -> None:
        log = log_of(e.StructureSet(Structure(STEPS)), e.ClockSet("start", RUNS, 1), event)
        assert log.now.clock is not None
        assert (log.now.clock.at, log.now.clock.left) == (5 * MINUTE, 5)
        with pytest.raises(Refused, match="undo-clock"):
            log.ask_undo(4)
        add(log, log.ask_undo())
        assert log.now.clock == Clock(at=4 * MINUTE, left=20 * MINUTE, runs=True)


class TestLastHands:
    @pytest.mark.parametrize("hands", [0, 100])
    def test_are_1_to_99(self, hands: int) -> None:
        log = log_of(e.StructureSet(Structure(STEPS)))
        assert refused(log, e.LastHandsSet(hands, Clock())) == "refused.bad-last-hands"

    def test_are_over_once_the_clock_is_set_to_something_else(self) -> None:
        log = log_of(e.StructureSet(Structure(STEPS)), e.LastHandsSet(4, Clock(left=5, why="hands"), "ab12"))
        assert log.now.last_hands is not None
        assert (log.now.last_hands.hands, log.now.last_hands.seed) == (4, "ab12")
        add(log, set_to("more", left=7, why="hands"))
        assert log.now.last_hands is not None
        add(log, set_to("next", step=1, left=5))
        assert log.now.last_hands is None


class TestSynchronisedHands:
    ON = e.HandForHandMarked(True, minutes=2, clock=Clock(left=9 * MINUTE, why="h4h", hand_for_hand=True))

    def sat(self, *events: e.Event) -> Log:
        log = log_of(e.EntryMade(1, chair(1, 1)), e.EntryMade(2, chair(1, 2)), e.StructureSet(Structure(STEPS)))  # type: ignore[arg-type]
        add(log, *events)
        return log

    def test_are_noted_where_the_clock_goes_by_them(self) -> None:
        log = self.sat(e.ClockSet("start", RUNS, 1), self.ON)
        done = e.HandForHandDone(1)  # type: ignore[arg-type]
        add(log, done)
        assert log.now.clock is not None
        assert log.now.clock.hands == (), "the hands in progress at the announcement were not synchronised"
        add(log, done, done)
        assert log.now.clock is not None
        assert log.now.clock.hands == (9 * MINUTE, 10 * MINUTE)
        add(log, set_to("left", left=5, why="h4h"))
        assert log.now.clock is not None
        assert log.now.clock.hands == ()

    @pytest.mark.parametrize("marked", [e.HandForHandMarked(True), e.HandForHandMarked(True, minutes=2)])
    def test_are_none_of_the_clock_s_otherwise(self, marked: e.HandForHandMarked) -> None:
        done = e.HandForHandDone(1)  # type: ignore[arg-type]
        log = self.sat(marked, done, done)
        assert log.now.clock is None
        log = self.sat(e.ClockSet("start", RUNS, 1), e.HandForHandMarked(True), done, done)
        assert log.now.clock == Clock(at=6 * MINUTE, left=20 * MINUTE, runs=True)


class TestTablesDone:
    DONE = e.HandForHandDone(1)  # type: ignore[arg-type]

    def test_are_ticked_while_a_clock_may_wait_and_begin_anew_with_each_call(self) -> None:
        log = log_of(e.StructureSet(Structure(STEPS)), e.LastHandsSet(3, Clock(left=5, why="hands")))
        add(log, self.DONE)
        assert log.now.tables_done == {1}
        add(log, set_to("next", step=1, left=5))
        assert log.now.tables_done == frozenset()

    def test_are_none_without_a_clock_and_nothing_is_counted(self) -> None:
        assert refused(log_of(), self.DONE) == "refused.no-hand-for-hand"
        log = log_of(e.StructureSet(Structure(STEPS)), e.ClockSet("start", RUNS, 1))
        counted = (e.HandForHandDone(1, 8), e.HandForHandDone(1, recount=True))  # type: ignore[arg-type]
        assert [refused(log, one) for one in counted] == ["refused.no-hand-for-hand"] * 2


class TestAnnouncements:
    def test_have_numbers_and_are_taken_off_by_them(self) -> None:
        log = log_of(e.AnnouncementMade(), e.AnnouncementMade(until=99))
        assert {number: (one.seq, one.at, one.until) for number, one in log.now.announcements.items()} == {
            1: (3, 3 * MINUTE, None),
            2: (4, 4 * MINUTE, 99),
        }
        add(log, e.AnnouncementMade(1, off=True))
        assert (list(log.now.announcements), log.now.next_announcement) == ([2], 3)
        assert refused(log, e.AnnouncementMade(1, off=True)) == "refused.no-announcement"
        with pytest.raises(Refused, match="undo-later"):
            log.ask_undo(3)


def test_a_rehearsal_says_so_from_its_first_row_on() -> None:
    assert not Tournament().rehearsal
    log = Log((Fact(1, MINUTE, e.TournamentOpened("Friday", rehearsal=True)),))
    assert log.now.rehearsal
