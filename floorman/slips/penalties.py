"""Penalty papers: a slip for the player, a tally with one box a hand for the dealer."""

from collections.abc import Iterable
from typing import BinaryIO

from floorman.slips.blocks import Block, Prose, Ticks, Title
from floorman.slips.impose import Progress, counted, print_slips
from floorman.slips.paper import Paper
from floorman.slips.seats import name_block, seat_cells
from floorman.slips.slip import Slip
from floorman.slips.values import PenaltySlip, TallySheet
from floorman.slips.words import Words


def penalty_slips(
    slips: Iterable[PenaltySlip], paper: Paper, lang: str, out: BinaryIO, progress: Progress | None = None
) -> None:
    """Write a slip for each penalty as a PDF into ``out``: what it is, what for, on which rule."""
    words = Words(lang)
    print_slips((_slip(slip, words) for slip in slips), counted(slips), paper, words, "penalty-slips", out, progress)


def penalty_tallies(
    tallies: Iterable[TallySheet], paper: Paper, lang: str, out: BinaryIO, progress: Progress | None = None
) -> None:
    """Write a tally for each running penalty as a PDF into ``out``: the dealer crosses one box for each hand."""
    words = Words(lang)
    made = (_tally(tally, words) for tally in tallies)
    print_slips(made, counted(tallies), paper, words, "penalty-tallies", out, progress)


def _then(held: PenaltySlip) -> str:
    """What it means for the player."""
    if held.kind == "warning":
        return f"penalty.warned.{held.unit}"
    return "penalty.out" if held.kind == "disqualification" else "penalty.away"


def _slip(held: PenaltySlip, words: Words) -> Slip:
    what = words(f"penalty.{held.kind}", count=held.count)
    why = " ".join(part for part in (held.reason, held.rule) if part)
    blocks: tuple[Block, ...] = (Prose(words(_then(held))),)
    if why:
        blocks = (Prose(why), *blocks)
    return Slip(
        held.event,
        held.issue,
        roomy=True,
        title=Title(words("title.penalty")),
        name=name_block(held.player, words),
        blocks=(Title(what), *blocks),
        foot=words("at", table=held.table, seat=held.seat),
    )


def _tally(held: TallySheet, words: Words) -> Slip:
    served = (Prose(words("tally.served", served=held.served)),) if held.served else ()
    return Slip(
        held.event,
        held.issue,
        roomy=True,
        title=Title(words("title.tally")),
        cells=seat_cells(held.table, held.seat, words),
        name=name_block(held.player, words),
        blocks=(Prose(words("tally.dealer")), *served, Ticks(held.hands)),
        last=words("tally.full"),
    )
