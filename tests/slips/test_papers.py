"""Every kind of paper, on every stock, in every language: nothing leaves the page or overlaps, all can be read back."""

import io
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import fields

from floorman.slips import values
from floorman.slips.paper import Paper, Stock, paper
from floorman.slips.registry import KINDS, print_papers
from floorman.slips.script import clean
from floorman.slips.values import EventHeading, Issue, Player
from floorman.text.say import LANGUAGES

from .made import EVENT, NAMES, REASON, ReadPage, everything, issue, overlaps, printed, read

LONG = NAMES[13]
EVERYTHING = everything()
SLIPS = [kind for kind, held in KINDS.items() if not held.sheet]
CUT = 0.25
"""Cut marks run to the page's edge, so half of their thickness is beyond it."""


def squeezed(text: str) -> str:
    """``text`` without spaces, line breaks and what stands for a hyphen at a line's end."""
    return "".join(sign for sign in text if sign > " " and sign not in "-\u202f\ufffe\u0002")


@cache
def pages_of(kind: str, stock: Stock, large: bool = False) -> list[ReadPage]:
    """The pages of everything of ``kind``, printed and read once."""
    return read(printed(kind, EVERYTHING[kind], Paper(stock, large)))


def test_there_are_all_kinds_that_the_command_line_knows() -> None:
    kinds = (
        "seat-cards move-slips break-cards stack-labels balance-orders table-sheets seating-by-name seating-by-table "
        "break-order waiting-tickets penalty-slips penalty-tallies incidents rulings payouts receipts chip-slips "
        "refunds bag-tags sign-in button-walk bag-list bracket rounds seat-winners dealer-plan rule rules-leaflet "
        "rules-poster"
    )
    assert " ".join(KINDS) == kinds
    assert all(isinstance(held[0], KINDS[kind].value) for kind, held in EVERYTHING.items())


@pytest.mark.parametrize("large", [False, True], ids=["usual", "large"])
@pytest.mark.parametrize("stock", list(Stock), ids=lambda stock: stock.value)
@pytest.mark.parametrize("kind", list(KINDS))
def test_nothing_leaves_the_page_or_overlaps(kind: str, stock: Stock, large: bool) -> None:
    for page in pages_of(kind, stock, large):
        for held in page.drawn:
            assert held.left > -CUT
            assert held.top > -CUT
            assert held.right < page.width + CUT
            assert held.bottom < page.height + CUT
        assert not list(overlaps(page))


@pytest.mark.parametrize("stock", list(Stock), ids=lambda stock: stock.value)
def test_pages_have_the_size_of_their_paper(stock: Stock) -> None:
    for page in pages_of("seat-cards", stock):
        assert page.width == pytest.approx(Paper(stock).width, abs=0.01)
        if stock is not Stock.ROLL_80:
            assert page.height == pytest.approx(Paper(stock).height, abs=0.01)


def test_a_roll_s_page_is_as_long_as_what_stands_on_it() -> None:
    for kind in SLIPS:
        for page in pages_of(kind, Stock.ROLL_80):
            lowest = max(held.bottom for held in page.drawn)
            assert 2 < page.height - lowest < 8


def test_a_roll_prints_only_where_its_printer_reaches() -> None:
    for kind in KINDS:
        for page in pages_of(kind, Stock.ROLL_80):
            thin = 0.5
            """What the reader adds to the ends of a ruled line."""
            assert min(held.left + (0 if held.text else thin) for held in page.drawn) >= 3.99
            assert max(held.right - (0 if held.text else thin) for held in page.drawn) <= 76.01


@pytest.mark.parametrize(("name", "wide", "high"), [("a4", 105.0, 74.25), ("letter", 107.95, 69.85)])
def test_sheets_hold_eight_cards_and_no_text_crosses_a_cut(name: str, wide: float, high: float) -> None:
    pages = read(printed("seat-cards", EVERYTHING["seat-cards"], paper(name)))
    assert [page.words.count("Entry ") for page in pages] == [8, 8]
    for page in pages:
        for held in page.drawn:
            if held.text:
                assert int(held.left / wide) == int(held.right / wide)
                assert int(held.top / high) == int(held.bottom / high)


def test_large_print_holds_four_on_a_sheet() -> None:
    pages = read(printed("seat-cards", EVERYTHING["seat-cards"], paper("a4", large=True)))
    assert [page.words.count("Entry ") for page in pages] == [4, 4, 4, 4]


@pytest.mark.parametrize("stock", list(Stock), ids=lambda stock: stock.value)
@pytest.mark.parametrize("kind", ["seat-cards", "move-slips", "waiting-tickets", "payouts", "stack-labels", "bag-tags"])
def test_names_can_be_read_back(kind: str, stock: Stock) -> None:
    said = squeezed("".join(page.words for page in pages_of(kind, stock)))
    for name in (held.player.name for held in EVERYTHING[kind]):
        for word in clean(name).split():
            if "😀" not in word:
                assert squeezed(word) in said or name == LONG


@pytest.mark.parametrize("kind", ["seating-by-name", "seating-by-table", "sign-in"])
def test_lists_can_be_read_back(kind: str) -> None:
    said = squeezed("".join(page.words for page in pages_of(kind, Stock.A4)))
    for name in NAMES:
        for word in clean(name).split():
            assert squeezed(word) in said or name in (LONG, NAMES[14])


@pytest.mark.parametrize("table", [1, 12, 104, 1200, 9999])
@pytest.mark.parametrize("stock", list(Stock), ids=lambda stock: stock.value)
def test_table_and_seat_are_the_largest_print_and_stand_side_by_side(stock: Stock, table: int) -> None:
    card = values.SeatCard(EVENT, Player("Anna Kowalska", 1), table, 10, issue(1))
    (page,) = read(printed("seat-cards", [card], Paper(stock)))
    high = sorted((held for held in page.drawn if held.text), key=lambda held: held.top - held.bottom)[:2]
    assert all(held.bottom - held.top > (12 if table > 999 else 15.5) for held in high)
    assert abs(high[0].bottom - high[1].bottom) < 0.5
    assert str(table) in page.words
    assert "10" in page.words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", list(KINDS))
def test_every_paper_can_be_printed_in_every_language(kind: str, lang: str) -> None:
    assert read(printed(kind, EVERYTHING[kind], paper("a4"), lang))


def test_another_language_is_refused() -> None:
    with pytest.raises(ValueError, match="xx"):
        printed("seat-cards", EVERYTHING["seat-cards"], paper("a4"), "xx")


def test_another_kind_is_refused() -> None:
    with pytest.raises(KeyError):
        printed("love-letters", [], paper("a4"))


def test_nothing_to_print_is_a_pdf_without_pages() -> None:
    assert printed("seat-cards", [], paper("a4")).startswith(b"%PDF-")


def test_no_value_can_carry_what_no_paper_may_say() -> None:
    named = {field.name for kind in KINDS.values() for field in fields(kind.value)}
    named |= {field.name for field in fields(Player)}
    assert not named & {"birth", "born", "year", "town", "city", "document", "nationality", "email", "phone", "id"}


@pytest.mark.parametrize("name", ["a4", "roll-80"])
def test_the_same_papers_give_the_same_bytes(name: str) -> None:
    assert printed("move-slips", EVERYTHING["move-slips"], paper(name)) == printed(
        "move-slips", EVERYTHING["move-slips"], paper(name)
    )


def test_progress_is_told_and_can_stop_it() -> None:
    told: list[tuple[int, int]] = []

    def listen(done: int, total: int) -> None:
        told.append((done, total))
        if done == 16:
            raise InterruptedError

    many = [values.SeatCard(EVENT, Player("Ann Other", at + 1), 1, 1, issue(at)) for at in range(40)]
    with pytest.raises(InterruptedError):
        print_papers("seat-cards", many, paper("a4"), "en", io.BytesIO(), listen)
    assert told == [(8, 40), (16, 40)]


def test_cards_are_taken_one_sheet_at_a_time() -> None:
    taken = 0

    def cards() -> Iterator[values.SeatCard]:
        nonlocal taken
        for at in range(24):
            taken += 1
            yield values.SeatCard(EVENT, Player("Ann Other", at + 1), 1, 1, issue(at))

    seen: list[int] = []
    print_papers("seat-cards", cards(), paper("a4"), "en", io.BytesIO(), lambda *_: seen.append(taken))
    assert seen == [8, 16, 24]


NAME = st.text(st.characters(codec="utf-8"), min_size=1, max_size=100)
SEAT = st.tuples(NAME, NAME, st.integers(1, 9999), st.integers(1, 12))


@pytest.mark.parametrize("stock", [Stock.A4, Stock.ROLL_80], ids=lambda stock: stock.value)
@given(st.lists(SEAT, min_size=8, max_size=8))
@settings(max_examples=63, suppress_health_check=list(HealthCheck))
def test_whatever_a_name_is_it_stays_on_its_card(stock: Stock, seats: list[tuple[str, str, int, int]]) -> None:
    """Some five hundred names a stock, eight a sheet."""
    slips = [
        values.MoveSlip(EVENT, Player(name, 117, second), table, seat, 15, 4, issue(7, 1), reason=REASON)
        for name, second, table, seat in seats
    ]
    for page in read(printed("move-slips", slips, Paper(stock))):
        wide, high = (page.width / 2, page.height / 4) if stock is Stock.A4 else (page.width, page.height)
        for held in page.drawn:
            if held.text and held.right > held.left:
                assert held.left // wide == held.right // wide
                assert held.top // high == held.bottom // high
                assert 3.4 < held.left % wide < wide - 3.4
                assert 3.4 < held.right % wide < wide - 3.4


def test_a_long_event_keeps_its_number_and_its_day() -> None:
    event = EventHeading(
        "The Very Long Name Of A Festival In A Harbour Town, Main Event, 2026 Edition", "1234", "Day 1A", "27 Nov"
    )
    for stock in Stock:
        card = values.SeatCard(event, Player("Anna", 1), 1, 1, Issue("000001"))
        (page,) = read(printed("seat-cards", [card], Paper(stock)))
        assert "EV 1234" in page.words
        assert "Day 1A · 27 Nov" in page.words
        assert not list(overlaps(page))
