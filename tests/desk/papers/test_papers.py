"""The papers of a room as it stands: every kind, serials, reprints, what is asked for and in which order."""

from io import BytesIO
from pathlib import Path

import pypdfium2
import pytest

from floorman.core.refused import Refused
from floorman.desk.files.importing import previewed, take_over
from floorman.desk.papers.balancing import balance_order, orders
from floorman.desk.papers.makers import MAKERS
from floorman.desk.papers.printing import Order, code, printed
from floorman.desk.papers.selection import Selection
from floorman.desk.papers.work import Paperwork
from floorman.desk.printing.choices import OF_MONEY
from floorman.exchange.columns import understand
from floorman.exchange.source import read_source
from floorman.slips.registry import OF_FORMATS
from floorman.slips.values import EventHeading, Issue
from tests.desk.advice.test_room import house
from tests.desk.rooms import TestDesk

SAMPLES = Path(__file__).parents[2] / "exchange" / "samples"
LOOKS = [("a4", "en"), ("letter", "pl"), ("roll-80", "bg"), ("card-4x3", "fr"), ("a5", "bg"), ("a3", "pl")]
OF_THE_HOUSE = {"rule", "rules-leaflet", "rules-poster"}


def text_of(room: TestDesk, order: Order) -> str:
    """Everything that stands on the papers."""
    out = BytesIO()
    printed(room.desk, order, out)
    document = pypdfium2.PdfDocument(out.getvalue())
    return "\n".join(page.get_textpage().get_text_bounded() for page in document)


@pytest.fixture
def busy(tmp_path: Path) -> TestDesk:
    """The oddest names there are, and something for every kind of paper."""
    room = TestDesk(tmp_path)
    source = read_source(SAMPLES / "14_odd_names_duplicates.csv")
    take_over(room.desk, previewed(room.desk, source, understand(source)))
    room.play("open 40..42\ndraw one\nundo\ndraw two\nreg close\norder 40 41\nnote 40 a <b>loud</b> phone & more")
    one = room.desk.floor.now.standing_tables()[0]
    first, second, third = (f"{one.number}-{seat}" for seat in one.seated()[:3])
    room.play(f"{first} x 500\np {second} hands 3 talked\nmove {third} 41-9\nbreak 42\nwait Ann <i>&amp {'x' * 80}")
    return room


@pytest.mark.parametrize("kind", sorted(MAKERS))
def test_every_kind_is_made_whatever_the_names(busy: TestDesk, kind: str) -> None:
    if kind in ("balance-orders", "rulings", *OF_FORMATS, *OF_MONEY):
        pytest.skip("nothing of the kind here")
    for paper, lang in LOOKS:
        assert printed(busy.desk, Order(kind, paper, lang), BytesIO()) > 0


@pytest.mark.parametrize("kind", sorted(MAKERS.keys() - OF_THE_HOUSE))
def test_of_an_empty_tournament_there_is_nothing_to_print(tmp_path: Path, kind: str) -> None:
    with pytest.raises(Refused) as told:
        printed(TestDesk(tmp_path).desk, Order(kind), BytesIO())
    assert told.value.code == "papers.none"


def test_a_second_run_is_a_reprint_and_voids_the_first(room: TestDesk) -> None:
    room.fill({1: 2})
    order = Order("seat-cards", "roll-80")
    assert "REPRINT" not in text_of(room, order)
    again = text_of(room, order)
    assert again.count("REPRINT") == 2
    assert "000003" in again
    assert room.refused("000001") == "Slip 000001 is void: it was printed again"
    assert room.play("000003") == ["Slip 000003: Player 1 1 (#1), table 1 seat 1"]
    assert code(room.desk, 3) == f"{room.desk.floor.now.code:08}000003"


def test_only_what_is_asked_for(room: TestDesk) -> None:
    room.fill({1: 3, 2: 3, 3: 3})
    for only, names in (("1-2", ["1 2"]), ("#4,3-1", ["2 1", "3 1"]), ("2", ["2 1", "2 2", "2 3"])):
        told = text_of(room, Order("bag-tags", "roll-80", only=only))
        assert [
            name for table in (1, 2, 3) for seat in (1, 2, 3) if f"Player {(name := f'{table} {seat}')}" in told
        ] == names
    with pytest.raises(Refused):
        printed(room.desk, Order("bag-tags", only="here"), BytesIO())


def test_the_order_of_the_papers(room: TestDesk) -> None:
    room.play("new Zed 1-1\nnew Ann 2-1\nnew Mia 1-2")
    found = {}
    for order in ("name", "table", "entry"):
        told = text_of(room, Order("seat-cards", "roll-80", order=order))
        found[order] = sorted(("Zed", "Ann", "Mia"), key=told.index)
    assert found == {
        "name": ["Ann", "Mia", "Zed"],
        "table": ["Zed", "Mia", "Ann"],
        "entry": ["Zed", "Ann", "Mia"],
    }


def test_a_long_night_does_not_push_the_draw_off_its_sheet(room: TestDesk) -> None:
    room.play("wait Ann Lee\nwait Bo Lee\ndraw first\nundo\ndraw second\nopen 4..12\nreg close")
    for table in range(4, 13):
        room.play(f"new Player {table} {table}-1\nbreak {table}")
    note = " ".join(text_of(room, Order("seating-by-name")).split())
    assert "by hand: first: undone." in note
    assert "by hand: second." in note
    assert note.count("Draw no.") == 2 + 4


def test_the_band_is_flat_only_where_it_is_certain(room: TestDesk) -> None:
    room.fill({1: 4, 2: 4})
    room.play("move 1-1 2-9")
    assert "DEALT IN" in text_of(room, Order("move-slips", "roll-80")), "nothing has been played anywhere"
    room.play("1-2 x\nmove 1-3 2-8\nmove 1-4 3-1")
    flat, rule = ("DEALT IN", "Deal in next hand, with any blind due here.")
    slips = {
        only: " ".join(text_of(room, Order("move-slips", "roll-80", only=only)).split()) for only in ("2-8", "3-1")
    }
    assert rule in slips["2-8"], "a room that never tells where the button is plays all the same"
    assert flat in slips["3-1"], "nobody sits there"
    assert "blind" not in slips["3-1"], "the first button may fall anywhere"


@pytest.mark.parametrize("kind", ["seating-by-name", "seating-by-table"])
def test_a_seat_picked_by_hand_is_marked_on_the_posted_sheet(room: TestDesk, kind: str) -> None:
    room.play("new Ann Lee 1-4\nnew Bo Lee\nwait Cy Lee\nwait Di Lee\nseat #3 2-2\nseat #4")
    sheet = " ".join(text_of(room, Order(kind)).split())
    assert "* Seat picked by hand." in sheet
    assert [seat in sheet for seat in ("4*", "2*")] == [True, True]
    assert sheet.count("*") == 3
    room.play("move 1-4 3-4\nmove 2-2 3-2")
    assert "*" not in text_of(room, Order(kind)), "no longer the seat that was picked"


def test_a_draw_that_was_undone_is_named_on_the_posted_sheet(busy: TestDesk) -> None:
    told = " ".join(text_of(busy, Order("seating-by-table")).split())
    assert "one" in told
    assert "two" in told
    assert "by hand" in told


@pytest.mark.parametrize("house", ["tda-2024", "pokerstars"])
@pytest.mark.parametrize("seen", ["", "bb 1:1", "bb 2:1", "bb 1:1 2:1", "1 pos 1 2 3; 2 pos 1 2 3"])
def test_a_balance_order_has_every_case(tmp_path: Path, house: str, seen: str) -> None:
    room = TestDesk(tmp_path, tables=2, house=house)
    room.fill({1: 9, 2: 6})
    room.play(f"reg close\n{seen}")
    for paper, lang in LOOKS:
        assert text_of(room, Order("balance-orders", paper, lang))


def test_two_runners_are_not_sent_to_one_chair(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=2)
    room.fill({1: 9, 2: 5})
    room.play("reg close")
    first, second = (
        dict(balance_order(Paperwork(room.desk, EventHeading("x"), "en", False), one, Issue()).cases)
        for one in orders(room.desk, Selection.read(""))
    )
    assert set(first) == set(second) == {1, 2, 3, 4, 5}
    assert all(first[seat] != second[seat] for seat in first)
    assert room.play("2 bb 3\n1 bb 1\nbal\nbal")[-1].count("seat") == 1
    came = {entry.chair.seat for entry in room.desk.floor.now.entries.values() if entry.came_from and entry.chair}
    assert came == {first[3], second[3]}, "what the runner was told is what the call gives"


def made(room: TestDesk, kind: str) -> list[object]:
    """The values of a kind of paper as they would be printed, with their reasons."""
    work = Paperwork(room.desk, EventHeading("Friday"), "en", reasons=True)
    return [MAKERS[kind].make(work, one, Issue()) for one in MAKERS[kind].find(room.desk, Selection())]


@pytest.mark.parametrize(
    ("house", "why"),
    [
        ("tda-2024", "Next big blind at table 1, the longer table."),
        ("pokerstars", "Nearest to the same position; table 1 is the longer table."),
    ],
)
def test_a_move_slip_gives_the_reason_that_the_advice_had_on_every_reprint(
    tmp_path: Path, house: str, why: str
) -> None:
    room = TestDesk(tmp_path, house=house, tables=2)
    room.fill({1: 8, 2: 5})
    room.play("1 pos 1 2 3\n2 pos 1 2 3\nreg close\nbal")
    for _print in range(3):
        (slip,) = made(room, "move-slips")
        assert slip.reason == why
        assert text_of(room, Order("move-slips", "roll-80", reasons=True)).count("Why you:") == 1


def test_the_next_due_goes_where_the_first_is_pinned_and_the_slip_says_so(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=2)
    room.fill({1: 8, 2: 5})
    room.play("1 pos 1 2 3\n2 pos 1 2 3\npin 1-4\nreg close\nbal")
    (slip,) = made(room, "move-slips")
    assert slip.reason == "Next big blind of those who may leave table 1, the longer table."
    room.play("move 1-7 2-9")
    assert made(room, "move-slips")[-1].reason == "The floor moves you from table 1."


def test_a_late_seat_card_tells_the_dealer_and_the_first_ones_do_not(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=2)
    room.fill({1: 5, 2: 5})
    assert {card.band for card in made(room, "seat-cards")} == {None}
    room.play("1 pos 1 2 3\n1 next\nhere 1-1\nnew Late 1-9")
    bands = {card.seat: card.band for card in made(room, "seat-cards") if card.table == 1}
    assert bands[1] is None
    assert bands[9].kind.value == "dealer"
    room.play("halt 1")
    bands = {card.seat: card.band for card in made(room, "seat-cards") if card.table == 1}
    assert bands[9].kind.value != "dealer"


def test_a_bag_tag_leaves_the_count_to_be_written(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=1)
    room.fill({1: 3})
    assert {tag.chips for tag in made(room, "bag-tags")} == {None}


@pytest.mark.parametrize(("unit", "says"), [("hands", "missed hands"), ("minutes", "minutes away")])
def test_a_warning_says_what_this_house_gives_next(tmp_path: Path, unit: str, says: str) -> None:
    club = tmp_path / "club.toml"
    choice = f'[choices]\npenalty_unit = "{unit}"\n[cites]\npenalty_unit = "house 1"\n'
    club.write_text(f'name = "Club"\nlike = "tda-2024"\n{choice}', encoding="utf-8")
    room = TestDesk(tmp_path, house=str(club), tables=1)
    room.fill({1: 3})
    room.play("p 1-1 warn phone")
    assert f"may cost {says}" in " ".join(text_of(room, Order("penalty-slips", "roll-80")).split())


@pytest.mark.rule("TDA-2024 RP-11")
def test_a_slip_tells_the_ante_of_the_house(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=2, house=house(tmp_path, ante_reduce_at="6", ante_heads_up="false"))
    room.fill({1: 5, 2: 4})
    room.play("2 pos 1 2 3\n2-4 x\nhalt 2\nmove 1-1 2-4")
    (slip,) = made(room, "move-slips")
    assert (slip.band.posts, slip.band.sentence) == (
        "big-blind-ante",
        "With 4 at the table the ante is a small blind.",
    )
    room.play("in all\n2-3 x\n2-4 x\n2 pos 2 2 1\n2-2 x\nmove 1-2 2-2")
    assert [slip.band.posts for slip in made(room, "move-slips")] == ["big-blind"]


@pytest.mark.rule("TDA-2024 8-A")
@pytest.mark.parametrize(
    ("late_stack", "says"),
    [("full", "full stack."), ("by-check-in", "goes by the time of check-in."), ("deduct", "come off the stack.")],
)
def test_a_late_seat_card_tells_what_the_stack_is(tmp_path: Path, late_stack: str, says: str) -> None:
    room = TestDesk(tmp_path, tables=1, house=house(tmp_path, late_stack=f'"{late_stack}"'))
    room.fill({1: 5})
    assert {card.hint for card in made(room, "seat-cards")} == {""}
    seen = "\n".join(f"here 1-{seat}" for seat in range(1, 6))
    room.play(f"1 pos 1 2 3\n1 next\n{seen}\nnew Late 1-9\n1-5 x\nre #5")
    hints = {card.player.entry: card.hint for card in made(room, "seat-cards")}
    assert [number for number, hint in hints.items() if hint] == [6], "a re-entry's stack is full in every house"
    assert hints[6].endswith(says)
