"""Receipts, refunds and chip slips."""

from collections.abc import Iterable
from functools import partial
from typing import BinaryIO

from floorman.core.paper import PaperKind
from floorman.slips.blocks import Prose, Title
from floorman.slips.impose import Progress, counted, print_slips
from floorman.slips.paper import Paper
from floorman.slips.seats import name_block
from floorman.slips.slip import Slip
from floorman.slips.values import MoneySlip
from floorman.slips.words import Words


def _money_slips(
    kind: PaperKind,
    slips: Iterable[MoneySlip],
    paper: Paper,
    lang: str,
    out: BinaryIO,
    progress: Progress | None = None,
) -> None:
    """Write each slip as a PDF into ``out``."""
    words = Words(lang)
    print_slips((_slip(slip, words) for slip in slips), counted(slips), paper, words, kind, out, progress)


def _slip(held: MoneySlip, words: Words) -> Slip:
    seat = ((words("money.seat"), held.seat),) if held.seat else ()
    return Slip(
        held.event,
        held.issue,
        roomy=True,
        title=Title(held.title),
        cells=((words("money.number"), held.number), *seat),
        name=name_block(held.player, words),
        blocks=tuple(Prose(how_much, what, large=at == 0) for at, (what, how_much) in enumerate(held.lines)),
        last=held.last,
    )


receipts = partial(_money_slips, "receipts")
"""Draws receipts."""
refunds = partial(_money_slips, "refunds")
"""Draws refunds."""
chip_slips = partial(_money_slips, "chip-slips")
"""Draws what a dealer gives chips for."""
