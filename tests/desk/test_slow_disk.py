"""A disk that does not answer: whoever waits is told, and what the disk says in the end counts."""

import threading

import pytest

from floorman.desk.at_once import at_once
from floorman.desk.slow_disk import SlowDisk

SHORT = 0.01


def waiting_till(told: list[float], enough: threading.Event, times: int) -> SlowDisk:
    """Sets ``enough`` once it has been told ``times`` times."""

    def tell(seconds: float) -> None:
        told.append(seconds)
        if len(told) == times:
            enough.set()

    return SlowDisk(tell, every=SHORT)


def test_work_that_is_done_at_once_is_not_told_of() -> None:
    told: list[float] = []
    assert SlowDisk(told.append, every=60.0)(lambda: 7) == 7
    assert told == []


def test_the_wait_is_told_again_and_again_and_then_that_it_is_over() -> None:
    told: list[float] = []
    enough = threading.Event()
    disk = waiting_till(told, enough, 3)
    assert disk(lambda: enough.wait(60)) is True
    *waits, over = told
    assert waits[:3] == pytest.approx([SHORT, 2 * SHORT, 3 * SHORT])
    assert over == 0


def test_what_the_work_raises_is_raised_also_a_time_that_ran_out() -> None:
    def fails() -> int:
        raise TimeoutError("the disk's own")

    with pytest.raises(TimeoutError, match="the disk's own"):
        SlowDisk(lambda _seconds: None)(fails)


def test_after_a_fault_the_next_piece_is_done_by_the_same_thread() -> None:
    disk = SlowDisk(lambda _seconds: None)
    first = disk(threading.get_ident)
    with pytest.raises(ZeroDivisionError):
        disk(lambda: 1 // 0)
    assert disk(threading.get_ident) == first != threading.get_ident()


def test_without_patience_it_is_done_here() -> None:
    assert at_once(threading.get_ident) == threading.get_ident()
