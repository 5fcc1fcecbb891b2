"""Words for button and blinds, for sitting down, moving, balancing, breaking and drawing."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

HANDS: Mapping[str, str] = {
    "button.moves": N_("Button seat {button}. Small blind seat {small_blind}. Big blind seat {big_blind}."),
    "button.dead": N_("Button seat {button}, dead. Small blind seat {small_blind}. Big blind seat {big_blind}."),
    "button.dead-small-blind": N_("Button seat {button}. No small blind on this hand. Big blind seat {big_blind}."),
    "button.dead-both": N_("Button seat {button}, dead. No small blind on this hand. Big blind seat {big_blind}."),
    "button.forward": N_(
        "Button forward to seat {button}. Small blind seat {small_blind}. Big blind seat {big_blind}."
    ),
    "button.made-up": N_(
        "Button forward to seat {button}. Small blind seat {small_blind}. Big blind seat {big_blind}; "
        "the missed big blind is made up by: {extra}."
    ),
    "button.heads-up": N_("Heads-up: button and small blind seat {button}. Big blind seat {big_blind}."),
    "button.reset": N_(
        "Button seat {button}, the player before the small blind. Small blind seat {small_blind}. "
        "Big blind seat {big_blind}."
    ),
    "button.reset-dead-small-blind": N_(
        "Button seat {button}, the player before the small blind. No small blind on this hand. "
        "Big blind seat {big_blind}."
    ),
    "button.single-big-blind": N_(
        "Button seat {button}. No small blind on this hand. Seat {big_blind} posts the big blind alone."
    ),
    "button.moves-waits": N_(
        "Button seat {button}. Small blind seat {small_blind}. Big blind seat {big_blind}. No cards yet: {waiting}."
    ),
    "button.dead-waits": N_(
        "Button seat {button}, dead. Small blind seat {small_blind}. Big blind seat {big_blind}. "
        "No cards yet: {waiting}."
    ),
    "button.dead-small-blind-waits": N_(
        "Button seat {button}. No small blind on this hand. Big blind seat {big_blind}. No cards yet: {waiting}."
    ),
    "button.dead-both-waits": N_(
        "Button seat {button}, dead. No small blind on this hand. Big blind seat {big_blind}. No cards yet: {waiting}."
    ),
    "button.forward-waits": N_(
        "Button forward to seat {button}. Small blind seat {small_blind}. Big blind seat {big_blind}. "
        "No cards yet: {waiting}."
    ),
    "button.made-up-waits": N_(
        "Button forward to seat {button}. Small blind seat {small_blind}. Big blind seat {big_blind}; "
        "the missed big blind is made up by: {extra}. No cards yet: {waiting}."
    ),
    "button.heads-up-waits": N_(
        "Two are dealt in: button and small blind seat {button}. Big blind seat {big_blind}. No cards yet: {waiting}."
    ),
    "button.reset-waits": N_(
        "Button seat {button}, the player before the small blind. Small blind seat {small_blind}. "
        "Big blind seat {big_blind}. No cards yet: {waiting}."
    ),
    "button.reset-dead-small-blind-waits": N_(
        "Button seat {button}, the player before the small blind. No small blind on this hand. "
        "Big blind seat {big_blind}. No cards yet: {waiting}."
    ),
    "button.single-big-blind-waits": N_(
        "Button seat {button}. No small blind on this hand. Seat {big_blind} posts the big blind alone. "
        "No cards yet: {waiting}."
    ),
    "first-button.high-card": N_(
        "High card: button seat {button}. Small blind seat {small_blind}. Big blind seat {big_blind}."
    ),
    "first-button.seat-1": N_(
        "First button: seat {button}. Small blind seat {small_blind}. Big blind seat {big_blind}."
    ),
    "first-button.dealer-right": N_(
        "First stack on the dealer's right: button seat {button}. Small blind seat {small_blind}. "
        "Big blind seat {big_blind}."
    ),
    "first-button.same-seat-everywhere": N_(
        "Drawn for the whole room: button seat {button}. Small blind seat {small_blind}. Big blind seat {big_blind}."
    ),
    "first-button.high-card-heads-up": N_(
        "High card: button and small blind seat {button}. Big blind seat {big_blind}."
    ),
    "first-button.seat-1-heads-up": N_(
        "First button: button and small blind seat {button}. Big blind seat {big_blind}."
    ),
    "first-button.dealer-right-heads-up": N_(
        "First stack on the dealer's right: button and small blind seat {button}. Big blind seat {big_blind}."
    ),
    "first-button.same-seat-everywhere-heads-up": N_(
        "Drawn for the whole room: button and small blind seat {button}. Big blind seat {big_blind}."
    ),
}

ENTRIES: Mapping[str, str] = {
    "entry.big-blind": N_("Deal in seat {seat}; the big blind is due there."),
    "entry.small-blind": N_("Deal in seat {seat}; the small blind is due there."),
    "entry.button": N_("Deal in seat {seat}; the button is there."),
    "entry.other": N_("Deal in seat {seat}; no blind is due there."),
    "entry.waits": N_("No cards to seat {seat} until the button has passed."),
}

MOVES: Mapping[str, str] = {
    "move.big-blind-next": N_(
        "Table {from} has {most}, table {to} has {least}. Seat {mover} is next big blind; "
        "seat {seat} at table {to} gets the big blind soonest."
    ),
    "move.big-blind-next-pinned": N_(
        "Table {from} has {most}, table {to} has {least}. Seat {mover} is next big blind of those not pinned; "
        "seat {seat} at table {to} gets the big blind soonest."
    ),
    "move.big-blind-now": N_(
        "Table {from} has {most}, table {to} has {least}. Seat {mover} was big blind; "
        "seat {seat} at table {to} gets the big blind soonest."
    ),
    "move.random": N_(
        "Table {from} has {most}, table {to} has {least}. Seat {mover} is drawn; "
        "seat {seat} at table {to} gets the big blind soonest."
    ),
    "move.big-blind-next-single": N_(
        "Table {from} has {most}, table {to} has {least}. Seat {mover} is next big blind; "
        "the last big blind's chair, seat {seat} at table {to}, posts the big blind alone."
    ),
    "move.big-blind-next-pinned-single": N_(
        "Table {from} has {most}, table {to} has {least}. Seat {mover} is next big blind of those not pinned; "
        "the last big blind's chair, seat {seat} at table {to}, posts the big blind alone."
    ),
    "move.big-blind-now-single": N_(
        "Table {from} has {most}, table {to} has {least}. Seat {mover} was big blind; "
        "the last big blind's chair, seat {seat} at table {to}, posts the big blind alone."
    ),
    "move.random-single": N_(
        "Table {from} has {most}, table {to} has {least}. Seat {mover} is drawn; "
        "the last big blind's chair, seat {seat} at table {to}, posts the big blind alone."
    ),
    "move.same-position": N_(
        "Table {from} has {most}, table {to} has {least}. "
        "Of all players, seat {mover} is nearest to the same position in seat {seat} at table {to}."
    ),
    "move.needs": N_("First ask where the big blind was, at table: {needs}."),
}

BALANCES: Mapping[str, str] = {
    "balance.final-table": N_("Players left: {players}. They fit the final table."),
    "balance.final-table-halt": N_("Players left: {players}. They fit the final table. Stop dealing at table: {halt}."),
    "balance.registering": N_("Nothing is moved or broken while registration is open."),
    "balance.registering-halt": N_(
        "Nothing is moved or broken while registration is open. Stop dealing at table: {halt}."
    ),
    "balance.break": N_(
        "Break table {table}: the other tables have a chair for each of its players, {players} in all."
    ),
    "balance.break-halt": N_(
        "Break table {table}: the other tables have a chair for each of its players, {players} in all. "
        "Stop dealing at table: {halt}."
    ),
    "balance.even": N_("No two tables differ by more than {gap}."),
    "balance.even-halt": N_("No two tables differ by more than {gap}. Stop dealing at table: {halt}."),
    "balance.stuck": N_("No move brings the tables closer: the short ones can take nobody."),
    "balance.stuck-halt": N_(
        "No move brings the tables closer: the short ones can take nobody. Stop dealing at table: {halt}."
    ),
    "balance.move": N_("Table {from} has {most}, table {to} has {least}. Moves needed: {moves}."),
    "balance.move-halt": N_(
        "Table {from} has {most}, table {to} has {least}. Moves needed: {moves}. Stop dealing at table: {halt}."
    ),
    "final-table.combine": N_("Players left: {left}. Combine now: the final table is made at {at}."),
    "final-table.not-yet": N_("Players left: {left}. Not yet: the final table is made at {at}."),
    "final-table.alone": N_("Players left: {left}, at one table: there is nothing to combine."),
}

DRAWS: Mapping[str, str] = {
    "draw.seated": N_("Seats drawn from the seed {seed}. Players: {players}. Tables: {tables}."),
    "draw.redrawn": N_("Seats drawn anew from the seed {seed}. Players: {players}. Tables: {tables}."),
    "redraw.due": N_("Tables left: {tables}. Seats and button are drawn anew."),
    "redraw.not-due": N_("Tables left: {tables}. Seats and button stay."),
    "break.moves": N_("Table {table} breaks. Seats drawn from the seed {seed}. Players: {players}."),
}

REFUSALS: Mapping[str, str] = {
    "positions.big-blind-elsewhere": N_(
        "The big blind cannot have been on seat {seat}, where the button or the small blind was."
    ),
    "positions.order": N_(
        "Button {button}, small blind {small_blind} and big blind {big_blind} do not follow one another clockwise."
    ),
    "button.too-few": N_("A hand needs two players at table {table}."),
    "button.not-known": N_("Ask table {table} where button and blinds were on the last hand."),
    "button.single-not-here": N_("This house knows no single big blind."),
    "button.single-elsewhere": N_(
        "Only a newcomer in the chair of the last big blind, seat {chair}, can post the big blind alone; "
        "seat {seat} cannot."
    ),
    "first-button.no-high-card": N_("The high card places the first button: say which seat drew it."),
    "first-button.no-same-seat-everywhere": N_("One seat is drawn for the whole room: say which."),
    "first-button.nobody-there": N_("Nobody sits on seat {seat}, which is said to have drawn the high card."),
    "move.same-table": N_("Nobody can be moved from table {table} to table {table}."),
    "move.nobody": N_("Nobody sits at table {table}."),
    "move.all-pinned": N_("Every player of table {table} is pinned."),
    "move.no-chair": N_("Table {table} has no free chair."),
    "move.only-small-blind": N_("The only free chair of table {table} is the small blind, and nobody is moved there."),
    "final-table.nobody": N_("Nobody is left."),
    "break.not-there": N_("Table {table}, which is to break, is not among the tables."),
    "draw.too-few-chairs": N_("Players to be seated: {players}. Free chairs: {chairs}."),
    "draw.fixed-taken": N_("Seat {seat} of table {table} cannot be fixed: it is held, locked or named twice."),
    "draw.fixed-together": N_(
        "At table {table}, fixed seats put player {player} beside somebody to be kept apart from."
    ),
    "draw.apart": N_("No draw was found that keeps apart those who must be."),
    "entry.seat-held": N_("Seat {seat} is held already."),
    "entry.seat-locked": N_("Seat {seat} is locked."),
}

PHRASES: Mapping[str, str] = {**HANDS, **ENTRIES, **MOVES, **BALANCES, **DRAWS, **REFUSALS}
