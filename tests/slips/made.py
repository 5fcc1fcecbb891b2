"""Made-up papers of every kind, with the names that have broken programs before, and ways to read a PDF back."""

import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pypdfium2  # type: ignore[import-untyped]

from floorman.core.model import PENALTY_KINDS
from floorman.slips import values
from floorman.slips.paper import Paper
from floorman.slips.registry import print_papers
from floorman.slips.values import Band, BandKind, EventHeading, Issue, Player

EVENT = EventHeading("Harbour Cup 300", "7", "Day 1", "Fri 27 Nov", "Harbour Card Room")
NAMES = (
    "Anna Kowalska",
    "Wiesława Żółtarz-Łęcka",
    "Златомир Бързаков",
    "Étienne Vauquerin",
    "Đặng Thị Ngọc Trâm",
    "Γιώργος Παπαδόπουλος",
    "İbrahim Şahin",
    "王小明",
    "김철수",
    "たなか さくら",
    "محمد علي الهاشمي",
    "דוד כהן",
    "A & B <b>Bold</b> &amp;",
    "Wolfeschlegelsteinhausenbergerdorff-Abcdefghijklmnopqrstuvwxyz Maximilian Alexander von",
    "Emoji 😀👍🏽 Fan",
    'O\'Neill ("Jack") \\ Jr.',
)
SEATS = tuple((table, seat) for table, seat in zip((12, 7, 104, 1200, 2, 33, 18, 9999) * 2, range(1, 17), strict=True))
MONEY = (
    ("entry, early chips", "12 345,00 EUR"),
    ("Paid", "60.00 EUR cash, 12 285.00 EUR card"),
    ("Prize pool", "97.00 EUR"),
    ("Fee", "10.00 EUR"),
    ("Staff", "3.00 EUR"),
    ("Chips", "220 000"),
)
REASON = (
    "Table 15 has 9, table 7 has 7. Seat 4 is next big blind; seat 2 at table 7 is the open seat that gets the big"
    " blind soonest."
)
BANDS = (Band(BandKind.DEALT_IN, "big-blind-ante"), Band(BandKind.WAITS), Band(BandKind.DEALER_RULE))


def issue(number: int, reprint: int = 0) -> Issue:
    """How slip ``number`` was printed."""
    voids = f"{number - 1:06d}" if reprint else ""
    return Issue(f"{number:06d}", f"12345678{number:06d}", "01:48", "MK", reprint, voids)


def players() -> list[Player]:
    """A player for every name, the entry numbers from 101."""
    return [Player(name, 101 + at, mark="4821" if at == 0 else "") for at, name in enumerate(NAMES)]


def seat_cards() -> list[values.SeatCard]:
    """A seat card for every name."""
    return [
        values.SeatCard(EVENT, player, table, seat, issue(at), 20_000 if at % 2 else None)
        for at, (player, (table, seat)) in enumerate(zip(players(), SEATS, strict=True))
    ]


def move_slips() -> list[values.MoveSlip]:
    """A move slip for every name: each band, with and without reason and reprint."""
    return [
        values.MoveSlip(
            EVENT, player, table, seat, 15, 4, issue(200 + at, int(at % 4 == 3)), BANDS[at % 3],
            REASON if at % 2 else "", "TDA-2024 11-A" if at % 2 else "",
        )
        for at, (player, (table, seat)) in enumerate(zip(players(), SEATS, strict=True))
    ]  # fmt: skip


def room(tables: int = 16) -> tuple[values.SeatRow, ...]:
    """A room of nine-handed tables with a few free chairs; the odd names sit among the players."""
    rows, named = [], players()
    for place in range(tables * 9):
        who = (
            named[place // 9]
            if place % 9 == 0 and place // 9 < len(named)
            else Player(f"Ann Other {place}", 500 + place)
        )
        rows.append(values.SeatRow(place // 9 + 1, place % 9 + 1, None if place % 17 == 8 else who, place * 500))
    return tuple(rows)


@cache
def everything() -> dict[str, list[Any]]:
    """For every kind of paper a few values to print, the odd names in each."""
    seats = list(enumerate(zip(players(), SEATS, strict=True)))[::2]
    v, e = values, EVENT
    kinds = PENALTY_KINDS
    return {
        "seat-cards": seat_cards(),
        "move-slips": move_slips(),
        "break-cards": [
            v.BreakCard(e, t, s, 25, issue(300 + i), s if i % 3 else None, p if i % 3 else None, BANDS[i % 3])
            for i, (p, (t, s)) in seats
        ],
        "stack-labels": [
            v.StackLabel(e, p, t, s, 25, s, issue(400 + i), 61_500 if i % 2 else None) for i, (p, (t, s)) in seats
        ],
        "balance-orders": [
            v.BalanceOrder(e, 12, 17, tuple((b, 5 if b < 6 else 2) for b in range(1, 10)), issue(500), reason=REASON),
            *(v.BalanceOrder(e, 12, 1017, ((None, 5),), issue(501 + i), p, 4, REASON) for i, (p, _) in seats),
        ],
        "table-sheets": [v.TableSheet(e, t, tuple(r for r in room() if r.table == t), "23:10") for t in (1, 2)],
        "seating-by-name": [v.Seating(e, room(), "12:40", "Draw 2, seed 7f3a-2b91. " * 4)],
        "seating-by-table": [v.Seating(e, room(), "12:40", "Draw 2, seed 7f3a-2b91.")],
        "break-order": [v.BreakOrder(e, tuple((t, 9 - t % 3) for t in range(60, 0, -1)), "12:40")],
        "waiting-tickets": [v.WaitingTicket(e, p, 10**(i % 4) + i, issue(600 + i)) for i, (p, _) in seats],
        "penalty-slips": [
            v.PenaltySlip(e, p, t, s, kinds[i % 5], i, issue(700 + i), REASON, "TDA-2024 71")
            for i, (p, (t, s)) in seats
        ],
        "penalty-tallies": [
            v.TallySheet(e, p, t, s, (2, 9, 18, 36)[i % 4], i % 3, issue(800 + i)) for i, (p, (t, s)) in seats
        ],
        "incidents": [v.Incident(e, issue(900), "Table 12", happened=REASON * 5, ruling=REASON), v.Incident(e)],
        "rulings": [v.RulingNote(e, 12, REASON, REASON, "The hand is played on.", ("TDA-2024 32",), issue(950))],
        "payouts": [v.PayoutSlip(e, p, "12–14", "48 750,50 лв.", issue(960 + i)) for i, (p, _) in seats],
        "receipts": [
            v.MoneySlip(e, p, "RECEIPT", f"{i:06}", MONEY, f"{t}-{s}", REASON, issue(970 + i))
            for i, (p, (t, s)) in seats
        ],
        "chip-slips": [
            v.MoneySlip(e, p, "CHIPS", f"{i:06}", MONEY[:1], f"{t}-{s}", "", issue(1970 + i))
            for i, (p, (t, s)) in seats
        ],
        "refunds": [
            v.MoneySlip(e, p, "MONEY BACK", f"{i:06}", MONEY[:2], "", REASON, issue(2970 + i)) for i, (p, _) in seats
        ],
        "bag-tags": [
            v.BagTag(e, p, t, s, 1_234_500, f"{i:03d}", "Sat 28 Nov 12:00", issue(980 + i))
            for i, (p, (t, s)) in seats
        ],
        "sign-in": [v.SignIn(e, tuple(row.player for row in room() if row.player), "10:00")],
        "button-walk": [v.ButtonWalk(e, tuple(range(1, 73)), "13:05")],
        **{kind: [format_sheet(kind)] for kind in ("bag-list", "bracket", "rounds", "seat-winners", "dealer-plan")},
        "rule": [rules("TDA-2024 11 · Poker TDA Rules 2024, version 1.0", 4, 5), rules("pokerstars 9.1", 1, 1)],
        "rules-leaflet": [rules("House rules: Harbour Card Room", 15, 3)],
        "rules-poster": [rules("House rules: Harbour Card Room", 10, 2)],
    }  # fmt: skip


def format_sheet(title: str) -> values.FormatSheet:
    """A list of a format: names, figures, boxes, a column that a narrow paper leaves out."""
    columns = (
        values.SheetColumn("Seat", 9, "number"),
        values.SheetColumn("Player", 46, "name"),
        values.SheetColumn("Entry", 12, "number", wide=True),
        values.SheetColumn("First count", 22),
        values.SheetColumn("Signature", 34, "box", wide=True),
    )
    rows = tuple((str(at), player.name, str(player.entry), "1 234 500", "") for at, player in enumerate(players(), 1))
    parts = (values.SheetPart("Table 1", rows), values.SheetPart("", rows[:3]))
    return values.FormatSheet(EVENT, title, columns, parts, "23:10", "Draw 2, seed 7f3a-2b91.")


def rules(title: str, parts: int, lines: int) -> values.RulesPaper:
    """Rules under made-up headings."""
    said = tuple(values.RuleLine(REASON, "TDA-2024 11-A" if nth % 2 else "") for nth in range(lines))
    return values.RulesPaper(
        EVENT, title, tuple(values.RulePart(f"Subject {nth}", said) for nth in range(parts)), "12:40"
    )


def printed(kind: str, held: Iterable[Any], paper: Paper, lang: str = "en") -> bytes:
    """The PDF of ``held``."""
    out = io.BytesIO()
    print_papers(kind, held, paper, lang, out)
    return out.getvalue()


@dataclass(frozen=True, slots=True)
class Drawn:
    """One thing drawn on a page: where its ink is, in mm from the top left corner."""

    text: bool
    left: float
    top: float
    right: float
    bottom: float


@dataclass(frozen=True, slots=True)
class ReadPage:
    """A page as a PDF reader sees it, mm."""

    width: float
    height: float
    words: str
    drawn: tuple[Drawn, ...]


def read(pdf: bytes) -> list[ReadPage]:
    """Every page of ``pdf``, read back."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        return list(_pages(document))
    finally:
        document.close()


def words(pdf: bytes) -> str:
    """All text of ``pdf``."""
    return "\n".join(page.words for page in read(pdf))


def _pages(document: Any) -> Iterator[ReadPage]:
    mm = 25.4 / 72
    for page in document:
        height = page.get_height()
        drawn = []
        for held in page.get_objects():
            left, bottom, right, top = held.get_bounds()
            text = held.type == 1
            drawn.append(Drawn(text, left * mm, (height - top) * mm, right * mm, (height - bottom) * mm))
        textpage = page.get_textpage()
        said = textpage.get_text_range()
        textpage.close()
        yield ReadPage(page.get_width() * mm, height * mm, said, tuple(drawn))
        page.close()


def overlaps(page: ReadPage) -> Iterator[tuple[Drawn, Drawn]]:
    """Pairs of texts whose ink lies on each other."""
    texts = [held for held in page.drawn if held.text and held.right - held.left > 0.3]
    for at, one in enumerate(texts):
        for other in texts[at + 1 :]:
            wide = min(one.right, other.right) - max(one.left, other.left)
            high = min(one.bottom, other.bottom) - max(one.top, other.top)
            if wide > 0.6 and high > 0.3:
                yield one, other
