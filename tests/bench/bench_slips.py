"""Seat cards against the barest program that draws the same text and codes; the slips of a table break, warm.

Prints seconds and ratios; nothing here passes or fails. `python tests/bench/bench_slips.py --cards 10000 --paper a4`
"""

import argparse
import io
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, BinaryIO

from reportlab.pdfgen.canvas import Canvas
from segno import encoder

from floorman.slips import fonts
from floorman.slips.paper import Paper, paper
from floorman.slips.seats import move_slips, seat_cards
from floorman.slips.values import Event, Issue, MoveSlip, Player, SeatCard

MM = 72 / 25.4
EVENT = Event("Harbour Cup 300", "7", "Day 1", "Fri 27 Nov")
FIRST = ["Anna", "Piotr", "Étienne", "Zofia", "Чавдар", "Hugh", "Rowan", "Wiesława", "Златомир", "Björn", "Müge"]
LAST = [
    "Kowalska",
    "Żółtarz",
    "Vauquerin",
    "Penhallick",
    "Ashdowne",
    "Бързаков",
    "Østergård",
    "Şahin",
    "Nguyễn",
    "Łukasiewicz",
    "Faure",
]
BOLD, SEMI, REGULAR = fonts.SANS_BOLD, fonts.COND_SEMI, fonts.COND


def cards(count: int) -> Iterator[SeatCard]:
    """Made-up seat cards, no two alike."""
    for at in range(count):
        player = Player(f"{FIRST[at % 11]} {LAST[at * 7 % 11]} {at}", at + 1)
        issue = Issue(f"{at:06d}", f"12345678{at:06d}", "01:48")
        yield SeatCard(EVENT, player, at // 9 + 1, at % 9 + 1, issue)


def break_slips() -> list[MoveSlip]:
    """The nine slips of a table break."""
    return [
        MoveSlip(EVENT, card.player, card.table, card.seat, 41, card.seat, card.issue) for card in cards(9)
    ]  # fmt: skip


def barest(held: Iterator[SeatCard], on: Paper, out: BinaryIO) -> None:
    """The least that draws the same text and the same codes with reportlab's canvas: fixed places, nothing fitted."""
    for name in (BOLD, fonts.SANS_SEMI, SEMI, REGULAR, fonts.COND_BOLD, fonts.COND_MEDIUM):
        fonts.face(name)
    canvas = Canvas(out, pagesize=(80 * MM, 100 * MM) if on.roll else (210 * MM, 297 * MM))
    for at, card in enumerate(held):
        place = at % 8
        x, y = (8.0, 280.0) if on.roll else (15.0 + place % 2 * 297.0, 820.0 - place // 2 * 210.0)
        for text, face, size, right, down in _texts(card):
            canvas.setFont(face, size)
            canvas.drawString(x + right, y - down, text)
        _code(canvas, card.issue.code, x + 200, y - 100)
        canvas.setLineWidth(1)
        canvas.line(x, y - 20, x + 250, y - 20)
        canvas.line(x + 100, y - 30, x + 100, y - 90)
        if on.roll or place == 7:
            canvas.showPage()
    canvas.save()


def _texts(card: SeatCard) -> tuple[tuple[str, str, float, float, float], ...]:
    return (
        (EVENT.name, BOLD, 15, 0, 15),
        (f"{EVENT.day} · {EVENT.date}", fonts.COND_MEDIUM, 9, 120, 15),
        (f"EV {EVENT.number}", BOLD, 15, 220, 15),
        ("TABLE", SEMI, 9, 0, 30),
        (str(card.table), fonts.COND_BOLD, 77, 0, 90),
        ("SEAT", SEMI, 9, 110, 30),
        (str(card.seat), fonts.COND_BOLD, 77, 110, 90),
        (card.player.name, fonts.SANS_SEMI, 15, 0, 115),
        (f"Entry {card.player.entry}", SEMI, 11, 0, 130),
        (f"Slip {card.issue.serial}", SEMI, 9, 0, 160),
        (card.issue.time, SEMI, 9, 220, 160),
        ("Give this card to the dealer.", SEMI, 8, 0, 172),
    )


def _code(canvas: Canvas, code: str, x: float, y: float) -> None:
    encode: Any = encoder.encode
    made = encode(code, error="M", version=1, mode="numeric", mask=3, boost_error=False)
    module = 60 / 21
    path = canvas.beginPath()
    for down, row in enumerate(made.matrix):
        start = 0
        while start < 21:
            end = start
            while end < 21 and row[end] == row[start]:
                end += 1
            if row[start]:
                path.rect(x + start * module, y - down * module, (end - start) * module, module)
            start = end
    canvas.drawPath(path, stroke=0, fill=1)


def timed(work: Callable[[], None]) -> float:
    """Seconds that ``work`` takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def main() -> None:
    """Measure and print."""
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("--cards", type=int, default=10_000)
    wish.add_argument("--paper", choices=("a4", "letter", "roll-80"), default="a4")
    asked = wish.parse_args()
    on = paper(asked.paper)
    seat_cards(list(cards(9)), on, "en", io.BytesIO())
    with tempfile.TemporaryDirectory() as folder:
        least, ours = Path(folder, "barest.pdf"), Path(folder, "ours.pdf")
        with least.open("wb") as out:
            floor = timed(lambda: barest(cards(asked.cards), on, out))
        with ours.open("wb") as out:
            taken = timed(lambda: seat_cards(cards(asked.cards), on, "en", out))
        print(f"barest canvas program  {asked.cards} cards  {floor:6.2f} s  {least.stat().st_size / 1e6:5.1f} MB")
        print(f"floorman seat cards    {asked.cards} cards  {taken:6.2f} s  {ours.stat().st_size / 1e6:5.1f} MB")
        print(f"ratio                  {taken / floor:.2f} (wanted: 1.3 at most)")
    for name in ("roll-80", "a4"):
        nine = min(timed(partial(move_slips, break_slips(), paper(name), "en", io.BytesIO())) for _ in range(9))
        print(f"nine break slips, {name:8} {nine * 1000:5.1f} ms warm (wanted: 20 at most)")


if __name__ == "__main__":
    main()
