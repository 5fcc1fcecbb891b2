"""The queue: what waits, prints, fails, is held, tried again; what prints by itself; what is a reprint."""

from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest

from floorman.core.facts import SlipsPrinted
from floorman.desk.papers.printing import Order
from floorman.desk.printing.choices import Auto
from floorman.desk.printing.fault import PrinterFault, Stopped
from floorman.desk.printing.jobs import Job, JobState
from floorman.desk.printing.lane import Parcel
from floorman.desk.printing.printing import Printing
from floorman.desk.printing.target import PrinterKind, Target
from floorman.desk.request import NotPrinted
from floorman.slips.preview import page_count
from floorman.store.file import NotRecorded
from tests.desk.rooms import TestDesk

ROLL = Target(PrinterKind.ROLL, "roll.local")
SHEETS = Target(PrinterKind.SYSTEM, "Office", "a4")
OFF = PrinterFault("printer.not-reached", printer="roll.local", why="No route to host")


class Printer:
    """Prints when it is told to, as many pages as it is told, and then does what it is told."""

    def __init__(self) -> None:
        self.parcels: list[Parcel] = []
        self._fates: SimpleQueue[tuple[int, Exception | None]] = SimpleQueue()

    def __call__(self, parcel: Parcel, out: Callable[[int], None]) -> None:
        self.parcels.append(parcel)
        pages, fate = self._fates.get()
        for page in range(1, pages + 1):
            out(parcel.skip + page)
        if fate is not None:
            raise fate

    def does(self, pages: int = 0, fate: Exception | None = None) -> None:
        self._fates.put((pages, fate))


class Counter:
    """A room of eight at two tables, its printing, and a printer that obeys."""

    def __init__(self, folder: Path) -> None:
        self.room = TestDesk(folder, tables=3)
        self.printer = Printer()
        self.choices = folder / "config" / "printing.json"
        self.printing = Printing(self.room.desk, self.choices, printer=self.printer)
        self.room.sit(1, 1, 2, 3, 4)
        self.room.sit(2, 1, 2, 3, 4)
        self.printing.collect()

    def chosen(self) -> "Counter":
        self.printing.choose("slips", ROLL)
        self.printing.choose("sheets", SHEETS)
        return self

    def job(self) -> Job:
        return self.printing.queue.jobs[-1]

    def cards(self, only: str = "") -> Job:
        return self.printing.print(Order("seat-cards", "roll-80", only=only))

    def ended(self, job: Job, state: JobState) -> None:
        while job.state is not state:
            assert self.printing.collect(5), f"{job.state} for ever"

    def printed(self) -> list[int]:
        return [serial for serial, slip in self.room.desk.floor.now.slips.items() if slip.printed]

    def states(self) -> list[tuple[str, int, str]]:
        return [(row.kind, row.count, row.state.value) for row in self.printing.rows()]


@pytest.fixture
def counter(tmp_path: Path) -> Iterator[Counter]:
    made = Counter(tmp_path)
    yield made
    for _ in range(8):
        made.printer.does()
    made.printing.close()


def test_without_a_printer_nothing_gets_a_serial(counter: Counter) -> None:
    with pytest.raises(NotPrinted, match="No printer is chosen"):
        counter.cards()
    assert not counter.room.desk.floor.now.slips
    assert counter.printing.lamp().says == "no printer chosen"


def test_a_job_prints_and_the_lamp_says_the_last_serial(counter: Counter) -> None:
    counter.chosen()
    assert counter.printing.lamp().says == "ready"
    job = counter.cards()
    assert counter.states() == [("seat-cards", 8, "printing")]
    assert not counter.printed()
    counter.printer.does(8)
    counter.ended(job, JobState.DONE)
    assert counter.printed() == [1, 2, 3, 4, 5, 6, 7, 8]
    assert counter.printing.lamp().says == "ready · 000008"
    assert counter.states() == [("seat-cards", 8, "done")]


def test_what_failed_is_tried_again_with_what_is_left_and_is_no_reprint(counter: Counter) -> None:
    job = counter.chosen().cards()
    counter.printer.does(3, OFF)
    counter.ended(job, JobState.FAILED)
    assert counter.printed() == [1, 2, 3]
    assert [row.why for row in counter.printing.rows()] == [
        "The printer roll.local cannot be reached: No route to host. Nothing is lost, its papers wait."
    ]
    lamp = counter.printing.lamp()
    assert (lamp.says, lamp.shape) == ("off · wait: 5", "stop")
    counter.printer.does(5)
    counter.printing.retry(job.number)
    counter.ended(job, JobState.DONE)
    assert page_count(counter.printer.parcels[1].pdf) == 5
    assert counter.printed() == [1, 2, 3, 4, 5, 6, 7, 8]
    assert {slip.reprint for slip in counter.room.desk.floor.now.slips.values()} == {0}


def test_a_printer_that_failed_is_left_alone_and_the_others_go_on(counter: Counter) -> None:
    first = counter.chosen().cards("1-1")
    second = counter.cards("1-2")
    counter.printer.does(0, OFF)
    counter.ended(first, JobState.FAILED)
    assert second.state is JobState.WAITING
    sheets = counter.printing.print(Order("seating-by-name", "a4"))
    counter.printer.does(1)
    counter.ended(sheets, JobState.DONE)
    assert [parcel.target.name for parcel in counter.printer.parcels] == ["roll.local", "Office"]
    counter.printing.tick()
    counter.printer.does(1)
    counter.printer.does(1)
    counter.ended(second, JobState.DONE)
    assert first.state is JobState.DONE


def test_papers_in_doubt_are_not_tried_again_by_themselves(counter: Counter) -> None:
    job = counter.chosen().cards()
    counter.printer.does(4, PrinterFault("printer.broke-off", 2, printer="roll.local"))
    counter.ended(job, JobState.FAILED)
    counter.printing.tick()
    assert job.state is JobState.FAILED
    assert counter.printing.rows()[0].why.endswith("May come out twice, with the same serial: 2.")


def test_hold_and_go_on(counter: Counter) -> None:
    job = counter.chosen().cards()
    counter.printing.hold(job.number)
    counter.printer.does(2, Stopped())
    while counter.printing.queue.busy:
        assert counter.printing.collect(5)
    assert counter.printer.parcels[0].stop.is_set()
    assert (job.state, job.left) == (JobState.HELD, 6)
    counter.printing.retry(job.number)
    counter.printer.does(6)
    counter.ended(job, JobState.DONE)
    assert len(counter.printed()) == 8


def test_everything_held_for_a_while(counter: Counter) -> None:
    counter.chosen().printing.pause(True)
    job = counter.cards("1-1")
    assert (job.state, counter.printing.lamp().says) == (JobState.WAITING, "held · wait: 1")
    counter.printer.does(1)
    counter.printing.pause(False)
    counter.ended(job, JobState.DONE)


def test_a_job_cancelled_while_it_prints_keeps_what_came_out(counter: Counter) -> None:
    job = counter.chosen().cards()
    counter.printing.cancel(job.number)
    counter.printer.does(2, Stopped())
    while counter.printing.queue.jobs:
        assert counter.printing.collect(5)
    assert counter.printed() == [1, 2]
    left = counter.printing.print_waiting("seat-cards")
    assert left is not None
    counter.printer.does(6)
    counter.ended(left, JobState.DONE)
    assert len(counter.printed()) == 8
    assert counter.printing.print_waiting("seat-cards") is None


def test_another_printer_takes_over_what_waits(counter: Counter) -> None:
    job = counter.chosen().cards()
    counter.printer.does(1, OFF)
    counter.ended(job, JobState.FAILED)
    counter.printer.does()
    counter.printing.choose("slips", Target(PrinterKind.SYSTEM, "Cards", "a4"))
    counter.ended(job, JobState.DONE)
    parcel = counter.printer.parcels[-1]
    assert (parcel.target.name, page_count(parcel.pdf)) == ("Cards", 1)
    assert len(counter.printed()) == 8


# -- by itself


def test_a_move_asks_first(counter: Counter) -> None:
    counter.chosen().room.play("move 1-1 3-1\nmove 1-2 3-2")
    counter.printing.collect()
    assert counter.states() == [("move-slips", 2, "held")]
    assert counter.printing.rows()[0].asks
    assert counter.printing.lamp().says == "slips wait: 2"
    counter.printer.does(2)
    counter.printing.retry(counter.job().number)
    counter.ended(counter.job(), JobState.DONE)
    assert counter.printed() == [1, 2]


def test_a_move_prints_by_itself_or_not_at_all(counter: Counter) -> None:
    counter.chosen().printing.automatic("move-slips", Auto.ON)
    counter.room.play("move 1-1 3-1")
    counter.printing.collect()
    counter.printer.does(1)
    counter.ended(counter.job(), JobState.DONE)
    counter.printing.automatic("move-slips", Auto.OFF)
    counter.room.play("move 1-2 3-2")
    counter.printing.collect()
    assert len(counter.states()) == 1


def test_a_new_player_gets_a_card_and_a_penalty_its_tally(counter: Counter) -> None:
    for kind in ("seat-cards", "waiting-tickets", "penalty-tallies"):
        counter.chosen().printing.automatic(kind, Auto.ON)
    counter.room.play("new Ann 3-5\nwait Ben\np 3-5 hands 2 slow")
    counter.printing.collect()
    assert counter.states() == [
        ("seat-cards", 1, "printing"),
        ("waiting-tickets", 1, "waiting"),
        ("penalty-tallies", 1, "waiting"),
    ]
    for job in tuple(counter.printing.queue.jobs):
        counter.printer.does(1)
        counter.ended(job, JobState.DONE)
    assert counter.printed() == [1, 2, 3]


def test_slips_by_themselves_in_their_own_language(counter: Counter) -> None:
    counter.chosen().printing.slips_in("bg", large=True)
    counter.printing.automatic("move-slips", Auto.ON)
    counter.room.play("move 1-1 3-1")
    counter.printing.collect()
    assert (counter.job().order.lang, counter.job().order.large) == ("bg", True)
    counter.printer.does(1)
    counter.ended(counter.job(), JobState.DONE)


def test_a_room_that_prints_no_move_slips_is_not_reminded_of_them(counter: Counter) -> None:
    counter.chosen().room.play("move 1-1 3-1")
    reminded = Printing(counter.room.desk, counter.choices, printer=counter.printer)
    assert [row.kind for row in reminded.rows()] == ["move-slips"]
    counter.printing.automatic("move-slips", Auto.OFF)
    assert not Printing(counter.room.desk, counter.choices, printer=counter.printer).rows()


def test_an_undone_move_is_not_printed(counter: Counter) -> None:
    counter.chosen().room.play("move 1-1 3-1\nmove 1-2 3-2\nundo")
    counter.printing.collect()
    assert [(row.first, row.last) for row in counter.printing.rows()] == [("000001", "000001")]
    counter.room.play("undo")
    counter.printing.collect()
    assert not counter.states()
    counter.room.play("redo")
    counter.printing.collect()
    assert [(row.first, row.count) for row in counter.printing.rows()] == [("000001", 1)]


def test_who_has_arrived_needs_no_move_slip(counter: Counter) -> None:
    counter.chosen().room.play("move 1-1 3-1\nmove 1-2 3-2\nin 3-1")
    counter.printing.collect()
    assert [(row.first, row.count) for row in counter.printing.rows()] == [("000002", 1)]


# -- last slip again


def test_the_last_slip_again_is_a_reprint_only_if_it_is_on_paper(counter: Counter) -> None:
    job = counter.chosen().cards("1-1")
    counter.printer.does(0, OFF)
    counter.ended(job, JobState.FAILED)
    counter.printing.settle()
    counter.room.play("slip last")
    counter.printer.does(1)
    counter.printing.collect()
    counter.ended(job, JobState.DONE)
    assert counter.printed() == [1]
    counter.printing.settle()
    counter.room.play("slip last")
    counter.printing.collect()
    counter.printer.does(1)
    counter.ended(counter.job(), JobState.DONE)
    slips = counter.room.desk.floor.now.slips
    assert (slips[1].void, slips[2].reprint, slips[2].printed) == ("reprinted", 1, True)
    assert len(counter.printer.parcels) == 3


def test_asked_for_one_of_those_that_wait_for_a_yes(counter: Counter) -> None:
    counter.chosen().room.play("move 1-1 3-1\nmove 1-2 3-2\nslip 3-2")
    counter.printing.collect()
    assert counter.states() == [("move-slips", 1, "held"), ("move-slips", 1, "printing")]
    assert counter.printing.rows()[1].first == "000002"


# -- the disk


def test_prints_that_cannot_be_written_down_are_kept_until_they_can(
    counter: Counter, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = counter.chosen().cards("1-1")

    def full(*_args: object, **_more: object) -> int:
        raise NotRecorded("store.disk-full")

    with monkeypatch.context() as broken:
        broken.setattr(counter.room.desk.file, "append", full)
        counter.printer.does(1)
        counter.ended(job, JobState.DONE)
        assert not counter.printed()
        assert counter.printing.not_kept
    counter.printing.collect()
    assert counter.printed() == [1]
    assert not counter.printing.not_kept


def test_a_sheet_has_no_serials_and_leaves_no_row(counter: Counter) -> None:
    rows = len(counter.room.desk.log.facts)
    job = counter.chosen().printing.print(Order("seating-by-table", "a4"))
    counter.printer.does()
    counter.ended(job, JobState.DONE)
    assert len(counter.room.desk.log.facts) == rows


def test_what_came_out_is_one_row_in_the_journal(counter: Counter) -> None:
    job = counter.chosen().cards()
    counter.printer.does(8)
    counter.ended(job, JobState.DONE)
    events = [fact.event for fact in counter.room.desk.log.facts if isinstance(fact.event, SlipsPrinted)]
    assert [(event.on_paper, len(event.slips)) for event in events] == [(False, 8), (True, 8)]


@pytest.mark.parametrize("fate", [TypeError("no path"), KeyError("x"), RuntimeError(), RecursionError()])
def test_whatever_goes_wrong_on_a_printer_s_thread_is_a_printer_s_fault(tmp_path: Path, fate: Exception) -> None:
    floor = Counter(tmp_path).chosen()
    job = floor.printing.print(Order("seat-cards", "roll-80"))
    floor.printer.does(pages=2, fate=fate)
    while job.state is JobState.PRINTING:
        floor.printing.collect(0.1)
    assert job.state is JobState.FAILED
    assert job.why is not None
    assert job.why.code == "printer.refused"
    floor.printer.does(pages=6)
    floor.printing.retry(job.number)
    while job.state is JobState.PRINTING:
        floor.printing.collect(0.1)
    assert job.state is JobState.DONE
    floor.printing.close()
    floor.room.desk.close()
