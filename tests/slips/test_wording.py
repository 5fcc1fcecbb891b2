"""What papers say to players and dealers."""

import pytest
from msgspec.structs import replace

from floorman.slips import values
from floorman.slips.paper import paper
from floorman.slips.values import Band, BandKind, Player

from .made import EVENT, REASON, everything, issue, printed, read, words

PLAYER = Player("Tytus Zabielski", 204)
RULE = (
    "Deal in next hand, with any blind due here. Only if between button and small blind: "
    "no cards until the button has passed."
)


def slip_words(band: Band, name: str = "roll-80", reprint: int = 0) -> str:
    slip = values.MoveSlip(EVENT, PLAYER, 7, 6, 15, 4, issue(123, reprint), band, REASON, "TDA-2024 11-A")
    return " ".join(words(printed("move-slips", [slip], paper(name))).split())


@pytest.mark.parametrize("name", ["roll-80", "a4", "letter", "card-4x3"])
def test_a_move_slip_says_who_from_where_to_where_and_what_to_do(name: str) -> None:
    said = slip_words(Band(BandKind.DEALER_RULE), name)
    for part in ("Harbour Cup 300", "EV 7", "Tytus Zabielski", "Entry 204", "from table 15 seat 4", "Slip 000123"):
        assert part in said
    assert "01:48 · MK" in said
    assert "Finish your hand. Take all your chips. Give this to the dealer." in said


@pytest.mark.rule("TDA-2024 32")
def test_the_dealer_is_told_the_rule_where_nothing_is_certain() -> None:
    said = slip_words(Band(BandKind.DEALER_RULE))
    assert "DEALER" in said
    assert RULE in said


@pytest.mark.parametrize(
    ("band", "title", "sentence"),
    [
        (Band(BandKind.DEALT_IN, "big-blind-ante"), "DEALT IN", "You are the big blind: blind and ante."),
        (Band(BandKind.DEALT_IN, "button"), "DEALT IN", "You are the button."),
        (Band(BandKind.WAITS), "WAITS", "Between button and small blind: no cards until the button has passed."),
        (Band(BandKind.DEALT_IN, sentence="Post the big blind."), "DEALT IN", "Post the big blind."),
    ],
)
def test_the_band_is_flat_where_it_is_certain(band: Band, title: str, sentence: str) -> None:
    said = slip_words(band)
    assert title in said
    assert sentence in said
    assert "DEALER" not in said.replace("dealer", "")


@pytest.mark.parametrize("name", ["roll-80", "a4"])
def test_a_reprint_says_so_and_names_the_serial_that_it_voids(name: str) -> None:
    said = slip_words(Band(BandKind.WAITS), name, reprint=2)
    assert "REPRINT 2" in said
    assert "Slip 000122 is void." in said
    assert "from table 15 seat 4" in said
    assert "REPRINT" not in slip_words(Band(BandKind.WAITS), name)


def test_no_paper_says_worst() -> None:
    for kind, held in everything().items():
        assert "worst" not in words(printed(kind, held, paper("a4"))).lower()


def test_a_blank_break_card_leaves_room_for_a_name() -> None:
    card = values.BreakCard(EVENT, 18, 5, 25, issue(1))
    said = words(printed("break-cards", [card], paper("a4")))
    assert "Name" in said
    assert "from table 25" in said


@pytest.mark.parametrize("name", ["roll-80", "a4", "letter", "card-4x3"])
def test_a_penalty_tally_has_a_box_for_each_hand(name: str) -> None:
    tally = values.TallySheet(EVENT, PLAYER, 7, 6, 36, 2, issue(1))
    (page,) = read(printed("penalty-tallies", [tally], paper(name)))
    squares = [
        held
        for held in page.drawn
        if not held.text
        and 4 < held.right - held.left < 15
        and abs((held.right - held.left) - (held.bottom - held.top)) < 0.05
    ]
    assert len(squares) == 36


def test_a_balance_order_has_every_case() -> None:
    order = values.BalanceOrder(EVENT, 12, 17, ((3, 5), (4, 5), (6, 2)), issue(1))
    said = " ".join(words(printed("balance-orders", [order], paper("a4"))).split())
    assert "take the next" in said
    for case in ("big blind in 3 → seat 5", "big blind in 4 → seat 5", "big blind in 6 → seat 2"):
        assert case in said


def test_a_stack_label_has_from_to_count_and_two_to_sign() -> None:
    label = values.StackLabel(EVENT, PLAYER, 18, 5, 25, 3, issue(1), 61_500)
    said = words(printed("stack-labels", [label], paper("roll-80")))
    for part in ("STACK", "18", "from table 25 seat 3", "61\u202f500", "Carried by", "Received by"):
        assert part in said


def test_names_stand_in_alphabetical_order_without_regard_to_accents() -> None:
    names = ("Żaneta", "Łukasz", "Émile", "adam", "Zoë", "Lena")
    rows = tuple(values.SeatRow(1, at + 1, Player(name, at + 1)) for at, name in enumerate(names))
    said = words(printed("seating-by-name", [values.Seating(EVENT, rows)], paper("a4")))
    assert sorted(names, key=said.index) == ["adam", "Émile", "Lena", "Łukasz", "Żaneta", "Zoë"]


def test_a_table_stays_together_in_a_seating_list() -> None:
    rows = tuple(values.SeatRow(at // 9 + 1, at % 9 + 1, Player(f"Ann {at}", at + 1)) for at in range(9 * 14))
    pages = read(printed("seating-by-table", [values.Seating(EVENT, rows)], paper("a4")))
    assert len(pages) == 2
    for page in pages:
        assert page.words.count("Ann ") == 9 * page.words.count("Table ")


def test_a_draw_s_note_stands_on_the_posted_sheet() -> None:
    room = values.Seating(EVENT, (values.SeatRow(1, 1, PLAYER),), "12:40", "Draw 2, seed 7f3a. It replaces draw 1.")
    for kind in ("seating-by-name", "seating-by-table"):
        assert "Draw 2, seed 7f3a. It replaces draw 1." in words(printed(kind, [room], paper("letter")))


def test_a_wall_list_is_1_8_times_as_large() -> None:
    room = values.Seating(EVENT, (values.SeatRow(1, 1, Player("HHHH", 1)),))
    heights = []
    for wall in (False, True):
        (page,) = read(printed("seating-by-name", [room], paper("a4", wall=wall)))
        left = [held for held in page.drawn if held.text and held.left < 14]
        heights.append(max(left, key=lambda held: held.top if held.top < 150 else 0))
    ratio = (heights[1].bottom - heights[1].top) / (heights[0].bottom - heights[0].top)
    assert ratio == pytest.approx(1.8, abs=0.02)


def test_sign_in_sheets_hold_forty_on_a4() -> None:
    sheet = values.SignIn(EVENT, tuple(Player(f"Player {at:03d}", at + 1) for at in range(100)))
    pages = read(printed("sign-in", [sheet], paper("a4")))
    assert [sum(line.startswith("Player 0") for line in page.words.splitlines()) for page in pages] == [40, 40, 20]


@pytest.mark.parametrize("name", ["roll-80", "a4", "letter", "card-4x3"])
def test_a_long_name_of_the_tournament_is_broken_not_cut(name: str) -> None:
    long = "Harbour Cup Main Event of the Grand Winter Festival"
    event = replace(EVENT, name=long)
    slip = values.MoveSlip(event, PLAYER, 7, 6, 15, 4, issue(1), Band(BandKind.DEALER_RULE))
    assert long in " ".join(words(printed("move-slips", [slip], paper(name))).split())


@pytest.mark.parametrize("name", ["a4", "letter", "roll-80", "card-4x3"])
def test_a_long_name_on_a_table_sheet_is_broken_not_cut(name: str) -> None:
    long = "Maximilianus Bartholomaeus van der Quarrelbergen-Fenwillowstein"
    sheet = values.TableSheet(EVENT, 4, (values.SeatRow(4, 1, Player(long, 9)), values.SeatRow(4, 2, PLAYER)))
    said = " ".join(words(printed("table-sheets", [sheet], paper(name))).split())
    assert long in said
    assert "…" not in said


def test_the_note_with_the_seed_grows_with_a_list_for_the_wall() -> None:
    def lines(wall: bool, note: str) -> int:
        sheet = values.Seating(EVENT, (values.SeatRow(4, 1, PLAYER),), "", note)
        return words(printed("seating-by-name", [sheet], paper("a4", wall=wall))).count("\n")

    note = "Draw no. 16, 03:37, seed 603311fc60790567. Draw no. 20, 03:37, seed d0bc1e44dbe17892. "
    assert lines(True, note) > lines(True, "") + 1
    assert lines(False, note) == lines(False, "") + 1
