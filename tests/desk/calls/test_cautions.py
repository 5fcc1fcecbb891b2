"""What is spoken against before Enter, recorded all the same, and kept beside its row."""

from pathlib import Path

import pytest

from floorman.desk.calls.grammar import GROUPS, understand
from floorman.desk.front.echo import echo
from floorman.desk.front.json_view import journal
from floorman.desk.request import Ask, AskDrawn
from tests.desk.rooms import TestDesk


def spoken(room: TestDesk, call: str) -> tuple[str, ...]:
    """What speaks against ``call``, as it is echoed and as it is told once it is recorded: the same."""
    before = echo(room.desk, call)
    told = room.desk.call(call)
    assert told.status == "recorded", told.says
    assert (before.status == "cautioned") == bool(told.against)
    assert all(one in before.detail for one in told.against)
    return told.against


def test_after_the_close_newcomers_and_re_entries_are_spoken_against(room: TestDesk) -> None:
    room.fill({1: 4, 2: 4})
    room.play("wait Early\nreg close\nwait Later\n1-1 x")
    assert spoken(room, "new Ann 1-1") == ("Late registration is closed. (TDA-2024 8-A)",)
    assert spoken(room, "re #1") == ("Late registration is closed. (TDA-2024 8-A)",)
    assert spoken(room, "seat #9") == ()
    assert spoken(room, "seat #10") == ("Later (#10) came after late registration was closed. (TDA-2024 8-A)",)


def test_a_name_that_is_in_play_is_asked_about(room: TestDesk) -> None:
    room.play("new Łucja Kowalska 1-1")
    assert spoken(room, "new lucja kowalska") == (
        "Ł. Kowalska (#1) has the same name, 1-1: another person? (pokerstars-bg 9)",
    )
    room.play("new Ann 1-3\nnew Ben 1-4\n1-1 x\n#2 x")
    assert spoken(room, "new Łucja Kowalska 1-1") == ()


def test_who_was_disqualified_or_owes_hands_comes_back_under_protest(room: TestDesk) -> None:
    room.fill({1: 6})
    room.play("p 1-1 dq cheating\np 1-2 hands 2 abuse\n1-2 x")
    assert spoken(room, "re #1") == ("Player 1 1 (#1) was disqualified. (TDA-2024 71)",)
    assert spoken(room, "re #2") == ("Player 1 2 (#2) still owes hands of a penalty: 2. (TDA-2024 71)",)


@pytest.mark.rule("pokerstars 1.4")
def test_seats_are_not_changed_where_the_house_says_so(tmp_path: Path) -> None:
    house = TestDesk(tmp_path, house="pokerstars")
    house.play("open 1..2")
    house.fill({1: 4, 2: 4})
    said = ("Players do not change seats here. (pokerstars 1.4)",)
    assert spoken(house, "swap 1-1 2-1") == said
    assert spoken(house, "move 1-2 1-9") == said
    assert spoken(house, "move 1-3 2-9") == ()


def test_out_on_the_way_and_out_twice(room: TestDesk) -> None:
    room.fill({1: 5, 2: 5})
    room.play("move 1-1 2-9")
    assert spoken(room, "2-9 x") == ("Nobody reported that Player 1 1 (#1) has arrived at 2-9.",)
    room.play("1-2 x\nnew Bob 1-2")
    (told,) = spoken(room, "1-2 x")
    assert told.startswith("Player 1 2 (#2) is out from 1-2 since ")
    assert told.endswith("; Bob (#11) was sold the chair and not yet seen.")
    room.play("new Cid 1-2\nhere 1-2")
    assert spoken(room, "1-2 x") == ()
    room.play("new Dan 1-2")
    room.clock.wait(11)
    assert spoken(room, "1-2 x") == ()


def test_a_table_out_of_its_order_or_while_registration_is_open(room: TestDesk) -> None:
    room.fill({1: 3, 2: 3, 3: 3})
    room.play("order 3 2 1")
    first, second = spoken(room, "break 2")
    assert first.startswith("Table 2 is not next to break: table 3 is.")
    assert second.startswith("Registration is still open; players who would move: 3.")
    room.play("undo\nreg close")
    assert spoken(room, "break 3") == ()


def test_two_away_together_in_a_match(room: TestDesk) -> None:
    room.fill({1: 3})
    assert spoken(room, "away 1-1") == ()
    assert spoken(room, "away 1-2") == ()
    room.play("back 1-2\n1-3 x")
    (told,) = spoken(room, "away 1-2")
    assert told.endswith("would be away together: agreed absence is collusion. (pokerstars-bg 18.4)")


def test_what_spoke_against_it_and_the_remark_are_kept_with_the_row(room: TestDesk) -> None:
    room.fill({1: 4, 2: 4})
    room.play("reg close\nnew Ann 1-9 ! floor said yes")
    row = journal(room.desk)[-1]
    assert row["remark"] == "floor said yes"
    assert row["against"] == ["Late registration is closed. (TDA-2024 8-A)"]


def test_a_remark_may_stand_behind_any_call(room: TestDesk) -> None:
    room.fill({1: 4})
    asked = understand(room.desk.floor, "1-1 x ! the rail says so")
    assert isinstance(asked, Ask)
    assert asked.remark == "the rail says so"
    drawn = understand(room.desk.floor, "new Ann!  !  walked up")
    assert isinstance(drawn, AskDrawn)
    assert (drawn.params["name"], drawn.remark) == ("Ann!", "walked up")
    penalty = understand(room.desk.floor, "p 1-1 warn phone ! twice")
    assert isinstance(penalty, Ask)
    assert penalty.remark == "phone; twice"
    assert understand(room.desk.floor, "1-1 x !") == understand(room.desk.floor, "1-1 x")


def test_several_calls_are_cautioned_together(room: TestDesk) -> None:
    room.fill({1: 4, 2: 4})
    told = echo(room.desk, "reg close; new Ann")
    assert told.status == "cautioned"
    assert "Late registration is closed." in told.detail


def test_cautions_belong_to_verbs_that_record() -> None:
    assert {verb.name for group in GROUPS for verb in group.verbs if verb.cautions} == {
        *(
            "x",
            "buy",
            "bonus",
            "chips",
            "unreg",
            "refund",
            "drawer",
            "pay",
            "deal",
            "reclaim",
            "new",
            "wait",
            "seat",
            "re",
            "move",
            "swap",
            "break",
            "final",
            "restore",
            "away",
            "bag",
            "day",
            "won",
            "push",
            "dodge",
            "forget",
            "lv",
            "pay",
            "reclaim",
            "deal",
            "next",
            "h4h",
            "start",
        ),
    }
