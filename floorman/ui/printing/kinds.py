"""The kinds of paper and the sizes that they are printed on, in words."""

from collections.abc import Mapping

from floorman.core.paper import PaperKind
from floorman.text.phrases.mark import N_

KINDS: Mapping[PaperKind, str] = {
    "move-slips": N_("Move slips"),
    "seat-cards": N_("Seat cards"),
    "break-cards": N_("Break cards"),
    "stack-labels": N_("Stack labels"),
    "balance-orders": N_("Balance orders"),
    "table-sheets": N_("Table sheets"),
    "seating-by-name": N_("Seating by name"),
    "seating-by-table": N_("Seating by table"),
    "break-order": N_("Break order"),
    "waiting-tickets": N_("Waiting tickets"),
    "penalty-slips": N_("Penalty slips"),
    "penalty-tallies": N_("Penalty tallies"),
    "rulings": N_("Rulings"),
    "incidents": N_("Incidents"),
    "payouts": N_("Payouts"),
    "receipts": N_("Receipts"),
    "chip-slips": N_("Chip slips"),
    "refunds": N_("Refunds"),
    "bag-tags": N_("Bag tags"),
    "sign-in": N_("Sign-in sheet"),
    "button-walk": N_("Button walk"),
    "bag-list": N_("Bag list"),
    "bracket": N_("Bracket"),
    "rounds": N_("Rounds"),
    "seat-winners": N_("Seat winners"),
    "dealer-plan": N_("Dealers' plan"),
    "rules-leaflet": N_("House rules, leaflet"),
    "rules-poster": N_("House rules, poster"),
    "rule": N_("One rule"),
}
"""A kind's words by its name, in the order that they are offered in."""

PAPERS = {
    "a4": N_("A4"),
    "a5": N_("A5"),
    "a3": N_("A3"),
    "letter": N_("Letter"),
    "roll-80": N_("Roll, 80 mm"),
    "card-4x3": N_("Card, 4 × 3 in"),
}
"""A size's words by its name."""
