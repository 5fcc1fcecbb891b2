"""The room of 200: seat cards, a table broken, the printer lost in the middle, and every slip on paper once."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from floorman.core.model import IssuedSlip
from floorman.desk.files.opening import open_desk
from floorman.desk.papers.printing import Order, event_of
from floorman.desk.printing.choices import Auto
from floorman.desk.printing.jobs import JobState
from floorman.desk.printing.printing import Printing
from floorman.desk.printing.queue import SAID_AT
from floorman.desk.printing.target import PrinterKind, Target
from tests.desk.printing.print_sink import Sink, codes
from tests.desk.rooms import TestDesk
from tests.patience import SECONDS


def until(printing: Printing, done: Callable[[], bool]) -> None:
    """Collects until it is so."""
    end = time.monotonic() + SECONDS
    while not done():
        assert time.monotonic() < end, [(row.state, row.count, row.why) for row in printing.rows()]
        printing.collect(0.05)


def room_of(folder: Path, players: int, tables: int) -> TestDesk:
    room = TestDesk(folder, tables=tables)
    room.play("\n".join(f"new Player {number}" for number in range(1, players + 1)))
    return room


def serials_on(sink: Sink, folder: Path) -> list[int]:
    read = codes(sink.pages, folder)
    assert len(read) == len(sink.pages)
    return [int(code[-6:]) for code in read]


def holding(slips: dict[int, IssuedSlip]) -> list[int]:
    return [serial for serial, slip in slips.items() if slip.printed]


def test_the_room_of_200_loses_its_printer_and_has_every_slip_once(tmp_path: Path) -> None:
    room = room_of(tmp_path, 200, 25)
    with Sink(dies_at=71) as sink:
        roll = Target(PrinterKind.ROLL, sink.address)
        printing = Printing(room.desk)
        printing.choose("slips", roll)
        printing.automatic("break-cards", Auto.ON)

        # the printer dies on the 71st of 200 seat cards
        cards = printing.print(Order("seat-cards", "roll-80"))
        until(printing, lambda: cards.state is JobState.FAILED)
        assert (cards.left, len(sink.pages)) == (130, 70)
        assert printing.lamp().says == "off · wait: 130"

        # the floor goes on: a table is broken, its cards wait; its eight need no seat card for there any more
        room.play("reg close\nbreak 25")
        printing.collect()
        assert [(row.kind, row.count, row.state) for row in printing.rows()] == [
            ("seat-cards", 122, JobState.FAILED),
            ("break-cards", 8, JobState.WAITING),
        ]

        # it is on again, for a while
        sink.turn_off()
        sink.dies_at = 101
        sink.turn_on()
        printing.tick()
        until(printing, lambda: cards.state is JobState.FAILED)
        assert len(sink.pages) == 100
        sink.turn_off()
        sink.turn_on()
        printing.retry(cards.number)
        until(printing, lambda: not printing.queue.open_jobs())
        printing.close()

        printed = serials_on(sink, tmp_path)
        assert len(printed) == len(set(printed)), "a slip came out twice"
        now = room.desk.floor.now
        assert sorted(printed) == holding(dict(now.slips))
        assert all(slip.reprint == 0 for slip in now.slips.values())
        assert {entry.slip for entry in now.entries.values()} <= set(printed)
        assert printing.lamp().says == f"ready · {printed[-1]:06}"


def test_slips_that_never_came_out_are_found_when_the_tournament_is_opened_again(tmp_path: Path) -> None:
    room = room_of(tmp_path, 12, 2)
    with Sink(dies_at=5) as sink:
        roll = Target(PrinterKind.ROLL, sink.address)
        printing = Printing(room.desk)
        job = printing.print(Order("seat-cards", "roll-80"), roll)
        until(printing, lambda: job.state is JobState.FAILED)
        printing.close()
        room.desk.close()
        sink.turn_off()
        sink.turn_on()

        desk = open_desk(room.path)
        printing = Printing(desk)
        assert [(row.kind, row.count, row.state, row.first) for row in printing.rows()] == [
            ("seat-cards", 8, JobState.HELD, "000005")
        ]
        printing.choose("slips", roll)
        printing.collect()
        assert len(sink.pages) == 4, "nobody has said yes"
        printing.retry(1)
        until(printing, lambda: not printing.queue.open_jobs())
        printing.close()
        assert sorted(serials_on(sink, tmp_path)) == list(range(1, 13))
        assert all(slip.printed and not slip.reprint for slip in desk.floor.now.slips.values())
        desk.close()


@pytest.mark.parametrize("talks", [True, False])
def test_nine_slips_of_a_break_to_a_printer_that_works(tmp_path: Path, talks: bool) -> None:
    room = room_of(tmp_path, 18, 3)
    with Sink(talks=talks) as sink:
        printing = Printing(room.desk)
        printing.choose("slips", Target(PrinterKind.ROLL, sink.address, dots=512))
        printing.automatic("break-cards", Auto.ON)
        room.play("reg close\nbreak 3")
        until(printing, lambda: bool(printing.rows()) and not printing.queue.open_jobs())
        printing.close()
        assert len(sink.pages) == 6
        said = [fact.event.KIND for fact in room.desk.log.facts[-2:]]
        assert said == ["players-moved", "slips-printed"]


def test_a_program_killed_while_it_prints_loses_no_slip(tmp_path: Path) -> None:
    room = room_of(tmp_path, 24, 3)
    room.desk.close()
    command = [sys.executable, "-m", "floorman", "print", str(room.path), "--kind", "seat-cards", "--escpos"]
    with Sink(pause=0.005) as sink:
        killed = subprocess.Popen([*command, sink.address], stdout=subprocess.DEVNULL)
        end = time.monotonic() + SECONDS
        while len(sink.pages) < 4:
            assert time.monotonic() < end
            time.sleep(0.01)
        killed.kill()
        killed.wait()
        sink.turn_off()
        sink.turn_on()
        before = len(sink.pages)
        desk = open_desk(room.path)
        printing = Printing(desk)
        (waits,) = printing.rows()
        assert waits.count <= 24 - before + SAID_AT
        printing.choose("slips", Target(PrinterKind.ROLL, sink.address))
        printing.retry(waits.number)
        until(printing, lambda: not printing.queue.open_jobs())
        printing.close()
        assert set(serials_on(sink, tmp_path)) == set(range(1, 25))
        assert all(slip.printed and not slip.reprint for slip in desk.floor.now.slips.values())
        desk.close()


def test_the_room_s_line_and_logo_are_kept_with_the_tournament(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=1)
    room.sit(1, 1)
    logo = tmp_path / "logo.png"
    Image.new("L", (40, 20), 0).save(logo)
    printing = Printing(room.desk)
    assert printing.room_says() == ("", "")
    assert not printing.room_to_say("Harbour Casino", str(tmp_path / "none.png"))
    assert printing.room_says() == ("", "")
    assert printing.room_to_say("Harbour Casino", str(logo))
    event = event_of(room.desk, Order("seat-cards"))
    assert (event.line, event.logo) == ("Harbour Casino", str(logo))
    assert event_of(room.desk, Order("seat-cards", line="Tonight only")).line == "Tonight only"
    printing.close()
    room.desk.close()
    again = open_desk(room.path)
    assert Printing(again).room_says() == ("Harbour Casino", str(logo))
    again.close()
