"""Papers that send a player to a seat: seat cards, move slips, break cards."""

from collections.abc import Iterable
from typing import BinaryIO

from msgspec.structs import replace

from floorman.slips.bands import BandBlock, BandLine
from floorman.slips.blocks import Blanks, Block, Name, Prose
from floorman.slips.impose import Progress, counted, print_slips
from floorman.slips.paper import Paper
from floorman.slips.slip import Slip
from floorman.slips.values import Band, BandKind, BreakCard, MoveSlip, Player, SeatCard
from floorman.slips.words import Words, chips


def seat_cards(
    cards: Iterable[SeatCard], paper: Paper, lang: str, out: BinaryIO, progress: Progress | None = None
) -> None:
    """Write a card for each player as a PDF into ``out``. Memory stays flat; what ``progress`` raises stops it."""
    words = Words(lang)
    print_slips(
        (_seat(card, words, paper) for card in cards), counted(cards), paper, words, "seat-cards", out, progress
    )


def move_slips(
    slips: Iterable[MoveSlip], paper: Paper, lang: str, out: BinaryIO, progress: Progress | None = None
) -> None:
    """Write a slip for each player on the move as a PDF into ``out``."""
    words = Words(lang)
    print_slips(
        (_move(slip, words, paper) for slip in slips), counted(slips), paper, words, "move-slips", out, progress
    )


def break_cards(
    cards: Iterable[BreakCard], paper: Paper, lang: str, out: BinaryIO, progress: Progress | None = None
) -> None:
    """Write a card for each seat given to a breaking table, named or blank, as a PDF into ``out``."""
    words = Words(lang)
    print_slips(
        (_broken(card, words, paper) for card in cards), counted(cards), paper, words, "break-cards", out, progress
    )


def seat_cells(table: int, seat: int, words: Words) -> tuple[tuple[str, str], ...]:
    """TABLE and SEAT with their numbers, for the large figures."""
    return (words("table"), str(table)), (words("seat"), str(seat))


def name_block(player: Player, words: Words, count: int | None = None) -> Name:
    """Name, second name and entry line of ``player``."""
    parts = [words("entry", entry=player.entry)]
    if player.mark:
        parts.append(words("mark", mark=player.mark))
    if count is not None:
        parts.append(words("chips", chips=chips(count)))
    return Name(player.name, player.second_name, " · ".join(parts))


def band_block(band: Band, words: Words, paper: Paper) -> Block:
    """The dealer's band in the make that ``paper`` takes."""
    sentence = band.sentence
    if band.posts:
        sentence = f"{sentence} {words(f'band.{band.posts}')}".strip()
    if not sentence and band.kind is BandKind.DEALER_RULE:
        sentence = words("band.dealer.rule")
    if not sentence and band.kind is BandKind.WAITS:
        sentence = words("band.between")
    make = BandBlock if paper.roll or paper.large else BandLine
    return make(words(f"band.{band.kind.value}"), sentence, band.kind is BandKind.DEALT_IN)


def _seat(held: SeatCard, words: Words, paper: Paper) -> Slip:
    return Slip(
        held.event,
        held.issue,
        cells=seat_cells(held.table, held.seat, words),
        name=name_block(held.player, words, held.chips),
        band=band_block(held.band, words, paper) if held.band else None,
        blocks=(Prose(held.hint, spare=True),) if held.hint else (),
        last=held.last or words("last.seat"),
    )


def _move(held: MoveSlip, words: Words, paper: Paper) -> Slip:
    came = words("from", table=held.from_table, seat=held.from_seat)
    why: tuple[Block, ...] = ()
    if held.reason or held.rule:
        why = (Prose(" ".join(part for part in (words("why"), held.reason, held.rule) if part), most=4, spare=True),)
    tall = paper.roll or paper.large
    way = (came, words("to", table=held.table, seat=held.seat)) if tall else ()
    name = replace(name_block(held.player, words), way=way)
    return Slip(
        held.event,
        held.issue,
        cells=seat_cells(held.table, held.seat, words),
        name=name,
        band=band_block(held.band, words, paper),
        blocks=why,
        foot="" if way else came,
        last=words("last.move"),
    )


def _broken(held: BreakCard, words: Words, paper: Paper) -> Slip:
    if held.from_seat is None:
        came = words("from-table", table=held.from_table)
    else:
        came = words("from", table=held.from_table, seat=held.from_seat)
    blank: tuple[Block, ...] = (Blanks((words("name-blank"), words("entry-blank"))),)
    return Slip(
        held.event,
        held.issue,
        cells=seat_cells(held.table, held.seat, words),
        name=name_block(held.player, words) if held.player else None,
        band=band_block(held.band, words, paper),
        blocks=() if held.player else blank,
        foot=came,
        last=words("last.break"),
    )
