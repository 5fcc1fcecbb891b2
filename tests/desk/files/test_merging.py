"""Flights brought together: the best, the first or all bags; whose names are equal is asked; what is refused."""

from collections.abc import Callable
from pathlib import Path

import pytest

from floorman.core.format import Format
from floorman.core.refused import Refused
from floorman.desk.files.merging import changed_flights, merged, opening_of, planned, read_flight
from floorman.desk.files.opening import Opening, new_desk, open_desk
from floorman.store.file import FileRefused

Play = Callable[..., Path]
BAGS = {
    "1A": {"ann": 41_000, "ben": 18_500},
    "1B": {"ann": 62_500, "cat": 1},
    "1C": {"ben": 18_500, "dan": 90_000},
}
"""Bags of three flights: ann and ben have two each."""
SAME = ("1A#1=1B#1", "1A#2=1C#1")


@pytest.fixture(name="play")
def _play(tmp_path: Path) -> Play:
    def play(name: str, *calls: str, ends: bool = True) -> Path:
        path = tmp_path / f"{name}.floor"
        desk = new_desk(path, Opening("Main", day="1", tables=(1, 2), house="tda-2024"))
        for call in (f"format flight {name}", *calls, *(("day end",) if ends else ())):
            told = desk.call(call)
            assert told.ok, f"{call}: {told.says}"
        desk.close()
        return path

    return play


@pytest.fixture(name="three")
def _three(play: Play) -> list[Path]:
    paths = []
    for flight, bags in BAGS.items():
        calls = [f"new {name} {seat}-1" for seat, name in enumerate(bags, 1)]
        calls += [f"bag #{number} {chips}" for number, chips in enumerate(bags.values(), 1)]
        paths.append(play(flight, *calls))
    return paths


def stacks(paths: list[Path], rule: str, *same: str) -> dict[str, int | None]:
    """What each player gets, by name."""
    plan = planned([read_flight(str(path)) for path in paths], rule, Format("day", number=2), same)  # type: ignore[arg-type]
    assert not plan.unanswered
    named = zip(plan.names, plan.asked.players, strict=True)
    return {name: one.chips for (name, _), one in named}


@pytest.mark.parametrize(
    ("rule", "ann", "ben"),
    [("best", 62_500, 18_500), ("first", 41_000, 18_500), ("all", 103_500, 37_000)],
)
def test_which_bags_go_on(three: list[Path], rule: str, ann: int, ben: int) -> None:
    assert stacks(three, rule, *SAME) == {"ann": ann, "ben": ben, "cat": 1, "dan": 90_000}


def test_bags_that_leave_play_stand_in_the_order_of_the_flights(three: list[Path], tmp_path: Path) -> None:
    flights = [read_flight(str(path)) for path in three]
    opening, told = opening_of(flights, None)
    plan = planned(flights, "best", told, SAME)
    assert (plan.chips, plan.leaving) == (171_001, 2)
    desk = merged(str(tmp_path / "day2.floor"), plan, opening, told)
    now = desk.floor.now
    assert [(bag.flight, bag.entry, bag.chips) for _, bag in now.withdrawn] == [("1A", 1, 41_000), ("1C", 1, 18_500)]
    assert [desk.floor.names.name(number) for number in now.waiting] == ["ann", "ben", "cat", "dan"]
    assert (now.name, now.day, now.day_number, now.day_over) == ("Main", "2", 1, True)
    assert (now.format, [flight.name for flight in now.flights]) == (Format("day", number=2), ["1A", "1B", "1C"])
    assert desk.call("open 1..2").ok
    assert desk.call("day 2").ok
    assert sorted(entry.chips or 0 for entry in desk.floor.now.entries.values()) == [1, 18_500, 62_500, 90_000]
    desk.close()


def test_equal_names_are_asked_and_every_pair_is_answered(three: list[Path]) -> None:
    flights = [read_flight(str(path)) for path in three]
    told = Format("day", number=2)
    pairs = [(pair.first.key, pair.other.key) for pair in planned(flights, "best", told).unanswered]
    assert pairs == [("1A#1", "1B#1"), ("1A#2", "1C#1")]
    differ = planned(flights, "best", told, ("1A#1=1B#1",), ("1a#2=1C#1",))
    assert not differ.unanswered
    assert len(differ.asked.players) == 5


def test_of_three_namesakes_two_answers_are_enough(play: Play) -> None:
    paths = [play(flight, "new Ann 1-1", "bag #1 5") for flight in ("1A", "1B", "1C")]
    flights = [read_flight(str(path)) for path in paths]
    told = Format("day", number=2)
    assert len(planned(flights, "all", told).unanswered) == 3
    assert not planned(flights, "all", told, ("1A#1=1B#1", "1B#1=1C#1")).unanswered
    assert not planned(flights, "all", told, ("1A#1=1B#1",), ("1A#1=1C#1",)).unanswered
    assert [one.chips for one in planned(flights, "all", told, ("1A#1=1B#1", "1B#1=1C#1")).asked.players] == [15]


@pytest.mark.parametrize(
    ("same", "differ", "code"),
    [
        (["1A#9=1B#1"], [], "no-such-bag"),
        (["1A1=1B#1"], [], "no-such-bag"),
        (["1A#1=1A#2"], [], "same-flight"),
        (["1A#1=1B#1", "1A#2=1B#1"], [], "same-flight"),
        (["1A#1=1B#1"], ["1B#1=1A#1"], "same-and-differ"),
    ],
)
def test_answers_that_cannot_be(three: list[Path], same: list[str], differ: list[str], code: str) -> None:
    flights = [read_flight(str(path)) for path in three]
    with pytest.raises(Refused) as refused:
        planned(flights, "best", Format("day", number=2), same, differ)
    assert refused.value.code == f"refused.{code}"


def test_a_file_twice_a_name_twice_a_damaged_one_and_one_that_still_plays(play: Play, three: list[Path]) -> None:
    flight = read_flight(str(three[0]))
    with pytest.raises(Refused, match="flight-twice"):
        planned([flight, flight], "best", Format("day", number=2))
    again = play("1A-late", "format flight 1A", "new Eve 1-1", "bag #1 5")
    with pytest.raises(Refused, match="flight-name-twice"):
        planned([flight, read_flight(str(again))], "best", Format("day", number=2))
    with pytest.raises(Refused, match="flight-not-over"):
        read_flight(str(play("1D", "new Eve 1-1", ends=False)))
    three[1].write_bytes(b"nothing")
    with pytest.raises(FileRefused):
        read_flight(str(three[1]))


def test_a_missing_bag_comes_along_as_a_player_who_waits(play: Play, tmp_path: Path) -> None:
    path = play("1A", "new Ann 1-1", "new Ben 1-2", "bag #1 5", "day end without #2", ends=False)
    flights = [read_flight(str(path))]
    opening, told = opening_of(flights, None)
    plan = planned(flights, "best", told)
    desk = merged(str(tmp_path / "day2.floor"), plan, opening, told)
    for call in ("open 1", "draw", "bag #2 700", "seat #2"):
        assert desk.call(call).ok, call
    assert [entry.chips for entry in desk.floor.now.entries.values()] == [5, 700]
    desk.close()


def test_a_flight_that_has_changed_since_is_told(three: list[Path], tmp_path: Path) -> None:
    flights = [read_flight(str(path)) for path in three]
    opening, told = opening_of(flights, None)
    day = tmp_path / "day2.floor"
    merged(str(day), planned(flights, "best", told, SAME), opening, told).close()
    assert list(changed_flights(str(day))) == []
    desk = open_desk(three[2])
    assert desk.call("note 1 late word").ok
    desk.close()
    assert [read.name for read in changed_flights(str(day))] == ["1C"]


def test_whoever_asked_to_be_excluded_is_a_question_for_the_td(play: Play, tmp_path: Path) -> None:
    calls = ("new Ann 1-1", "new Ben 1-2", "new Cat 2-1", "exclude #1", "exclude #3", "exclude #3 off")
    path = play("1A", *calls, "bag 1: 5 6", "bag 2: 7", "exclude #2")
    flights = [read_flight(str(path))]
    opening, told = opening_of(flights, None)
    plan = planned(flights, "best", told)
    assert plan.excluded == {1: "flight", 2: "after"}
    desk = merged(str(tmp_path / "day2.floor"), plan, opening, told)
    assert desk.floor.excluded == {1: "flight", 2: "after"}
    assert desk.call("bag #1 out").ok
    assert desk.call("forget #2").ok
    assert desk.floor.excluded == {1: "flight"}
    desk.close()


def test_the_event_file_wins_and_where_it_is_silent_the_flight_speaks(three: list[Path]) -> None:
    flights = [read_flight(str(path)) for path in three]
    opening, told = opening_of(flights, Opening("", seats=8))
    assert (opening.name, opening.seats, told.number) == ("Main", 8, 2)


def test_another_flight_tells_who_bagged_or_is_alive_there(play: Play, tmp_path: Path) -> None:
    bagged = play("1A", "new Ann Lee 1-1", "bag #1 41000")
    alive = play("1B", "new Ann Lee 1-1", "new Ben Ox 1-2", "new Cat Fi 1-3", "1-3 x", ends=False)
    desk = new_desk(tmp_path / "1C.floor", Opening("Main", day="1C", tables=(1,)))
    assert desk.call(f"link {bagged}").says == "1A is looked at: bags 1, alive without one 0"
    assert desk.call(f"link {bagged}").ok
    assert desk.call(f"link {alive}").says == "1B is looked at: bags 0, alive without one 2"
    assert desk.call("link").says == "Flights looked at: 1A, 1B"
    told = desk.call("new ann lee 1-5")
    assert told.against == (
        "A player of that name bagged 41\u202f000 in 1A (#1).",
        "A player of that name is alive in 1B now (#1).",
    )
    assert desk.call("new Cat Fi 1-6").against == ()
    assert desk.call("format flight 1C busted").ok
    assert "(" in desk.call("new Ben Ox 1-7").against[0]
    assert desk.call("format flight 1C none").ok
    assert "has played 1B" in desk.call("new Cat Fi 1-8").against[-1]
    assert not desk.call(f"link {tmp_path / '1C.floor'}").ok
    desk.close()
    again = open_desk(tmp_path / "1C.floor")
    assert again.floor.links == (str(bagged), str(alive))
    again.close()
