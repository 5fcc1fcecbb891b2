"""Every kind of paper by the name that the command line uses, and the one place that prints any of them."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, BinaryIO

from msgspec import Struct

from floorman.core.paper import PaperKind
from floorman.slips import (
    floor_notes,
    format_sheets,
    incidents,
    labels,
    lists,
    money_slips,
    penalties,
    rules,
    seats,
    values,
)
from floorman.slips.impose import Progress
from floorman.slips.paper import Paper

Printer = Callable[[Iterable[Any], Paper, str, BinaryIO, Progress | None], None]


class Kind(Struct, frozen=True):
    """One kind of paper: what it is made of, who draws it, and whether it is a sheet (a list) or a slip."""

    name: PaperKind
    value: type
    draw: Printer
    sheet: bool = False


OF_FORMATS: tuple[PaperKind, ...] = ("bag-list", "bracket", "rounds", "seat-winners", "dealer-plan")
"""Lists of a festival's formats, which are all laid out alike."""
KINDS: Mapping[PaperKind, Kind] = {
    kind.name: kind
    for kind in (
        Kind("seat-cards", values.SeatCard, seats.seat_cards),
        Kind("move-slips", values.MoveSlip, seats.move_slips),
        Kind("break-cards", values.BreakCard, seats.break_cards),
        Kind("stack-labels", values.StackLabel, labels.stack_labels),
        Kind("balance-orders", values.BalanceOrder, floor_notes.balance_orders),
        Kind("table-sheets", values.TableSheet, lists.table_sheets, sheet=True),
        Kind("seating-by-name", values.Seating, lists.seating_by_name, sheet=True),
        Kind("seating-by-table", values.Seating, lists.seating_by_table, sheet=True),
        Kind("break-order", values.BreakOrder, lists.break_order, sheet=True),
        Kind("waiting-tickets", values.WaitingTicket, floor_notes.waiting_tickets),
        Kind("penalty-slips", values.PenaltySlip, penalties.penalty_slips),
        Kind("penalty-tallies", values.TallySheet, penalties.penalty_tallies),
        Kind("incidents", values.Incident, incidents.incidents, sheet=True),
        Kind("rulings", values.RulingNote, floor_notes.rulings),
        Kind("payouts", values.PayoutSlip, labels.payout_slips),
        Kind("receipts", values.MoneySlip, money_slips.receipts),
        Kind("chip-slips", values.MoneySlip, money_slips.chip_slips),
        Kind("refunds", values.MoneySlip, money_slips.refunds),
        Kind("bag-tags", values.BagTag, labels.bag_tags),
        Kind("sign-in", values.SignIn, lists.sign_in, sheet=True),
        Kind("button-walk", values.ButtonWalk, lists.button_walks, sheet=True),
        *(Kind(name, values.FormatSheet, format_sheets.format_sheets, sheet=True) for name in OF_FORMATS),
        Kind("rule", values.RulesPaper, rules.rule, sheet=True),
        Kind("rules-leaflet", values.RulesPaper, rules.leaflet, sheet=True),
        Kind("rules-poster", values.RulesPaper, rules.poster, sheet=True),
    )
}


def print_papers(
    kind: PaperKind, held: Iterable[Any], paper: Paper, lang: str, out: BinaryIO, progress: Progress | None = None
) -> None:
    """Write ``held`` (values of the kind's own type) on ``paper`` in ``lang`` as a PDF into ``out``.

    Raises ValueError for a language that is not shipped, and whatever
    ``progress`` raises.
    """
    KINDS[kind].draw(held, paper, lang, out, progress)
