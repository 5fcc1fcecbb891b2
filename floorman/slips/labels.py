"""Papers that go with chips: stack labels for stacks that staff carry, bag tags for the night, payout slips."""

from collections.abc import Iterable
from typing import BinaryIO

from msgspec.structs import replace

from floorman.slips.blocks import Boxes, Prose, Signatures, Title
from floorman.slips.impose import Progress, counted, print_slips
from floorman.slips.paper import Paper
from floorman.slips.seats import name_block, seat_cells
from floorman.slips.slip import Slip
from floorman.slips.values import BagTag, PayoutSlip, StackLabel
from floorman.slips.words import Words, chips


def stack_labels(
    labels: Iterable[StackLabel], paper: Paper, lang: str, out: BinaryIO, progress: Progress | None = None
) -> None:
    """Write a label for each stack that staff carry as a PDF into ``out``: name, from, to, count, two initials."""
    words = Words(lang)
    made = (_label(label, words) for label in labels)
    print_slips(made, counted(labels), paper, words, "stack-labels", out, progress)


def bag_tags(tags: Iterable[BagTag], paper: Paper, lang: str, out: BinaryIO, progress: Progress | None = None) -> None:
    """Write a tag for each bag as a PDF into ``out``, with lines for player and floor to sign."""
    words = Words(lang)
    print_slips((_tag(tag, words) for tag in tags), counted(tags), paper, words, "bag-tags", out, progress)


def payout_slips(
    slips: Iterable[PayoutSlip], paper: Paper, lang: str, out: BinaryIO, progress: Progress | None = None
) -> None:
    """Write a slip for each payout as a PDF into ``out``, with lines for player, director and cage to sign."""
    words = Words(lang)
    print_slips((_payout(slip, words) for slip in slips), counted(slips), paper, words, "payouts", out, progress)


def _label(held: StackLabel, words: Words) -> Slip:
    came = words("from", table=held.from_table, seat=held.from_seat)
    known = "" if held.chips is None else chips(held.chips)
    return Slip(
        held.event,
        held.issue,
        roomy=True,
        title=Title(words("title.stack")),
        cells=seat_cells(held.table, held.seat, words),
        name=replace(name_block(held.player, words), way=(came,)),
        blocks=(
            Boxes(((words("stack.counted"), known),)),
            Signatures((words("stack.carried"), words("stack.received"))),
        ),
        last=words("last.label"),
    )


def _tag(held: BagTag, words: Words) -> Slip:
    known = "" if held.chips is None else chips(held.chips)
    return Slip(
        held.event,
        held.issue,
        roomy=True,
        title=Title(" ".join(part for part in (words("title.bag"), held.bag) if part)),
        cells=seat_cells(held.table, held.seat, words),
        name=name_block(held.player, words),
        blocks=(
            Boxes(((words("column.chips"), known), (words("bag.number"), held.bag))),
            Signatures((words("bag.player"), words("bag.staff"), words("bag.id"))),
        ),
        foot=words("bag.next", day=held.next_day) if held.next_day else "",
    )


def _payout(held: PayoutSlip, words: Words) -> Slip:
    return Slip(
        held.event,
        held.issue,
        roomy=True,
        title=Title(words("title.payout")),
        cells=((words("payout.place"), held.place), (words("payout.amount"), held.amount)),
        name=name_block(held.player, words),
        blocks=(
            *((Prose(words("payout.provisional"), large=True),) if held.provisional else ()),
            Signatures((words("payout.player"), words("payout.director"), words("payout.cage"))),
        ),
    )
