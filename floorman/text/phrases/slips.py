"""Sentences that the desk puts onto slips."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "slip.why.move": N_("The floor moves you from table {table}."),
    "slip.why.balance.floor": N_("Table {table} is the longer table."),
    "slip.why.balance.big-blind-next": N_("Next big blind at table {table}, the longer table."),
    "slip.why.balance.big-blind-next-pinned": N_(
        "Next big blind of those who may leave table {table}, the longer table."
    ),
    "slip.why.balance.big-blind-now": N_("Big blind at table {table}, the longer table."),
    "slip.why.balance.random": N_("Drawn from the players of table {table}, the longer table."),
    "slip.why.balance.same-position": N_("Nearest to the same position; table {table} is the longer table."),
    "slip.why.break": N_("Table {table} is broken; your seat was drawn."),
    "slip.why.redraw": N_("All seats were drawn anew."),
    "slip.why.final": N_("The final table: all seats were drawn anew."),
    "slip.why.counts": N_("Table {giving} has {most}, table {receiving} has {least}."),
    "slip.draw": N_("Draw no. {seq}, {time}, seed {seed}."),
    "slip.draw.by-hand": N_("Draw no. {seq}, {time}, seed given by hand: {seed}."),
    "slip.draw-undone": N_("Draw no. {seq}, {time}, seed {seed}: undone."),
    "slip.draw.by-hand-undone": N_("Draw no. {seq}, {time}, seed given by hand: {seed}: undone."),
    "slip.picked": N_("* Seat picked by hand."),
    "slip.not-in-order": N_("Not in the order: {tables}."),
    "slip.rules": N_("House rules: {house}"),
    "slip.rule.floor": N_("On the floor"),
    "slip.rule.no-floor": N_("Not on a floor"),
    "slip.rule.differs": N_("Other books and editions"),
    "slip.rule.examples": N_("For example"),
    "slip.late.full": N_("Late entry: full stack."),
    "slip.late.by-check-in": N_("Late entry: the stack goes by the time of check-in."),
    "slip.late.deduct": N_("Late entry: blinds and antes missed come off the stack."),
}
