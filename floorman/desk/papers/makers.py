"""Every kind of paper: how it is found in the room, and how it is made."""

from collections.abc import Mapping

from floorman.core.paper import PaperKind
from floorman.desk.papers import balancing, conduct, formats, money_slips, rooms, rules, seats
from floorman.desk.papers.work import Maker

MAKERS: Mapping[PaperKind, Maker] = {
    "seat-cards": Maker(seats.seated, seats.seat_card),
    "move-slips": Maker(seats.moving_by("move-slips"), seats.move_slip),
    "break-cards": Maker(seats.breaking, seats.break_card),
    "stack-labels": Maker(seats.moving, seats.stack_label),
    "balance-orders": Maker(balancing.orders, balancing.balance_order),
    "table-sheets": Maker(rooms.tables, rooms.table_sheet),
    "seating-by-name": Maker(rooms.room, rooms.seating),
    "seating-by-table": Maker(rooms.room, rooms.seating),
    "break-order": Maker(rooms.order, rooms.break_order),
    "waiting-tickets": Maker(conduct.waiting, conduct.ticket),
    "penalty-slips": Maker(conduct.given, conduct.penalty_slip),
    "penalty-tallies": Maker(conduct.owing, conduct.tally),
    "incidents": Maker(conduct.notes, conduct.incident),
    "rulings": Maker(conduct.ruled, conduct.ruling),
    "payouts": Maker(conduct.paid, conduct.payout),
    "receipts": Maker(money_slips.receipts, money_slips.receipt),
    "chip-slips": Maker(money_slips.chip_slips, money_slips.chip_slip),
    "refunds": Maker(money_slips.refunds, money_slips.refund),
    "bag-tags": Maker(seats.seated, seats.bag_tag),
    "sign-in": Maker(rooms.everybody, rooms.sign_in),
    "button-walk": Maker(rooms.room, rooms.walk),
    "bag-list": Maker(formats.bags, formats.bag_list),
    "bracket": Maker(formats.tree, formats.bracket),
    "rounds": Maker(formats.shootouts, formats.rounds),
    "seat-winners": Maker(formats.winners, formats.seat_winners),
    "dealer-plan": Maker(formats.crews, formats.dealer_plan),
    "rule": Maker(rules.of_the_books, rules.rule),
    "rules-leaflet": Maker(rules.of_the_house, rules.leaflet),
    "rules-poster": Maker(rules.of_the_house, rules.poster),
}
"""Every kind of paper by the name that the command line uses."""
