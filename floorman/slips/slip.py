"""A slip's content, and what its two makes have in common: the large figures, the code, the reprint frame."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from floorman.slips.bands import BandBlock
from floorman.slips.blocks import Block, Name, Prose
from floorman.slips.fonts import CAP, COND_BOLD, COND_SEMI
from floorman.slips.pen import BAR_MODULE, SlipCanvas
from floorman.slips.scale import Scale
from floorman.slips.values import EventHeading, Issue
from floorman.slips.words import Words


class Slip(Struct, frozen=True):
    """Everything on one slip, in the order it is read."""

    event: EventHeading
    issue: Issue
    cells: tuple[tuple[str, str], ...] = ()
    """Large figures: (label, figures), TABLE and SEAT mostly."""
    title: Block | None = None
    """Over the figures."""
    name: Name | None = None
    band: Block | None = None
    blocks: tuple[Block, ...] = ()
    foot: str = ""
    """Beside the serial."""
    last: str = ""
    roomy: bool = False
    """Needs the tall make on every paper: too much stands on it for a card."""
    bars: bool = False
    """Code 128 in place of QR."""


def fewer(blocks: tuple[Block, ...]) -> Iterator[tuple[Block, ...]]:
    """All blocks, then without those that may be left out, the last one first, then with sentences cut short."""
    yield blocks
    for at in range(len(blocks) - 1, -1, -1):
        block = blocks[at]
        if isinstance(block, Prose) and block.spare:
            blocks = blocks[:at] + blocks[at + 1 :]
            yield blocks
    for most in (8, 4, 2):
        yield tuple(replace(block, most=most) if isinstance(block, Prose) else block for block in blocks)


def code_size(slip: Slip, scale: Scale) -> tuple[float, float]:
    """Width and height of the slip's code, mm."""
    if slip.bars:
        return BAR_MODULE * (11 * (len(slip.issue.code) // 2 + 2) + 13), scale.qr * 0.6
    return scale.qr, scale.qr


def draw_code(pen: SlipCanvas, slip: Slip, x: float, y: float, scale: Scale) -> None:
    """Draw the slip's code from its top left corner."""
    if slip.bars:
        pen.bars(x, y, scale.qr * 0.6, slip.issue.code)
    else:
        pen.qr(x, y, scale.qr, slip.issue.code)


def reprint_band(slip: Slip, words: Words, make: type[BandBlock]) -> tuple[Block, ...]:
    """The frame that says that this is not the first print, and which serial it makes void."""
    issue = slip.issue
    if not issue.reprint:
        return ()
    voids = words("voids", serial=issue.voids) if issue.voids else ""
    return (make(words("reprint", count=issue.reprint), voids, False),)


def figures(
    pen: SlipCanvas, cells: tuple[tuple[str, str], ...], x: float, y: float, width: float, scale: Scale
) -> float:
    """Labels with large figures under them, a rule between; as large as they all fit. The lower edge in mm."""
    gap = 2.6
    ems = [max(pen.measure(text, COND_BOLD), 0.5) for _, text in cells]
    room = width - 2 * gap * (len(cells) - 1)
    labels = [min(pen.measure(label, COND_SEMI, scale.label), room / len(cells)) for label, _ in cells]
    size = min(scale.digits / CAP, room / sum(ems))
    while sum(map(max, (size * em for em in ems), labels)) > room + 0.01:
        size *= 0.96
    owns = [max(size * em, label) for em, label in zip(ems, labels, strict=True)]
    spare = max(0.0, room - sum(owns)) / len(cells)
    base = y + scale.label + 1.2 + size * CAP
    left = x
    for place, ((label, text), wide) in enumerate(zip(cells, owns, strict=True)):
        own = wide + spare
        pen.text(left, y + scale.label * 0.8, label, COND_SEMI, scale.label, own)
        pen.text(left, base, text, COND_BOLD, size)
        left += own + 2 * gap
        if place < len(cells) - 1:
            pen.rule(left - gap, y, left - gap, base, 0.5)
    return base
