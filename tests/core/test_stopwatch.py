"""A stopwatch counts while it runs, and only then."""

from floorman.core.stopwatch import Stopwatch


def test_a_new_one_stands_at_nothing() -> None:
    assert (Stopwatch().runs, Stopwatch().read(9_000)) == (False, 0)


def test_it_shows_what_passes_while_it_runs() -> None:
    watch = Stopwatch().started(1_000)
    assert watch.runs
    assert [watch.read(now) for now in (1_000, 1_500, 4_000)] == [0, 500, 3_000]


def test_what_passes_while_it_stands_does_not_count() -> None:
    stopped = Stopwatch().started(1_000).stopped(3_000)
    assert (stopped.runs, stopped.read(60_000)) == (False, 2_000)
    assert stopped.started(60_000).read(61_000) == 3_000


def test_started_or_stopped_twice_it_goes_on_as_it_was() -> None:
    watch = Stopwatch().started(1_000)
    assert watch.started(2_000).read(5_000) == watch.read(5_000)
    assert watch.stopped(2_000).stopped(9_000) == watch.stopped(2_000)


def test_a_clock_that_was_set_back_takes_nothing_away() -> None:
    watch = Stopwatch(500, 2_000)
    assert watch.read(1_000) == 500
    assert watch.stopped(1_000) == Stopwatch(500)
