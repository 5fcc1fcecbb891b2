"""Papers about what the floor decides: balance orders for runners, waiting-list tickets, rulings for who asks."""

from collections.abc import Iterable
from typing import BinaryIO

from floorman.slips.blocks import Block, Boxes, Pairs, Prose, Title
from floorman.slips.impose import Progress, counted, print_slips
from floorman.slips.paper import Paper
from floorman.slips.seats import name_block
from floorman.slips.slip import Slip
from floorman.slips.values import BalanceOrder, RulingNote, WaitingTicket
from floorman.slips.words import Words


def balance_orders(
    orders: Iterable[BalanceOrder], paper: Paper, lang: str, out: BinaryIO, progress: Progress | None = None
) -> None:
    """Write an order for each balancing move as a PDF into ``out``: whom to take, and the seat for every case."""
    words = Words(lang)
    made = (_order(order, words) for order in orders)
    print_slips(made, counted(orders), paper, words, "balance-orders", out, progress)


def waiting_tickets(
    tickets: Iterable[WaitingTicket], paper: Paper, lang: str, out: BinaryIO, progress: Progress | None = None
) -> None:
    """Write a ticket with its number for each waiting player as a PDF into ``out``."""
    words = Words(lang)
    made = (_ticket(ticket, words) for ticket in tickets)
    print_slips(made, counted(tickets), paper, words, "waiting-tickets", out, progress)


def rulings(
    notes: Iterable[RulingNote], paper: Paper, lang: str, out: BinaryIO, progress: Progress | None = None
) -> None:
    """Write each ruling, with the rule it rests on, as a PDF into ``out``."""
    words = Words(lang)
    print_slips((_ruling(note, words) for note in notes), counted(notes), paper, words, "rulings", out, progress)


def _order(held: BalanceOrder, words: Words) -> Slip:
    take = words("balance.take", table=held.from_table)
    if held.player is not None and held.from_seat is not None:
        take = words("balance.take-name", table=held.from_table, seat=held.from_seat, name=held.player.name)
    cases = [(words("balance.any") if blind is None else str(blind), seat) for blind, seat in held.cases]
    rows = tuple(_case(blind, seat, words) for blind, seat in cases)
    seats = dict.fromkeys(seat for _, seat in cases)
    short = tuple(_case(", ".join(blind for blind, to in cases if to == seat), seat, words) for seat in seats)
    write: tuple[Block, ...] = (Boxes(((words("balance.moved"), ""), (words("balance.to"), ""))),)
    why = " ".join(part for part in (held.reason, held.rule) if part)
    return Slip(
        held.event,
        held.issue,
        roomy=True,
        title=Title(words("title.balance")),
        cells=((words("balance.from"), str(held.from_table)), (words("balance.onto"), str(held.table))),
        blocks=(
            Prose(take, large=True),
            Prose(words("balance.at", table=held.table), large=True),
            Pairs(rows, short),
            *write,
            *((Prose(why, most=4, spare=True),) if why else ()),
        ),
        last=words("last.order"),
    )


def _case(big_blind: str, seat: int, words: Words) -> tuple[str, str]:
    return words("balance.case", big_blind=big_blind), words("balance.seat", seat=seat)


def _ticket(held: WaitingTicket, words: Words) -> Slip:
    return Slip(
        held.event,
        held.issue,
        title=Title(words("title.waiting")),
        cells=((words("waiting.number"), str(held.number)),),
        name=name_block(held.player, words),
        last=words("last.waiting"),
    )


def _ruling(held: RulingNote, words: Words) -> Slip:
    parts = (
        (held.happened, "ruling.happened", False),
        (held.ruling, "ruling.ruling", True),
        (held.say, "ruling.say", False),
        (" · ".join(held.rules), "ruling.rule", False),
    )
    blocks = tuple(Prose(text, words(label), large=large) for text, label, large in parts if text)
    return Slip(
        held.event,
        held.issue,
        roomy=True,
        title=Title(words("title.ruling")),
        blocks=blocks,
        foot=words("at-table", table=held.table),
    )
