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
    "button.heads-up-ends": N_(
        "No longer heads-up: button seat {button}. Small blind seat {small_blind}. Big blind seat {big_blind}."
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
    "button.heads-up-ends-waits": N_(
        "No longer heads-up: button seat {button}. Small blind seat {small_blind}. Big blind seat {big_blind}. "
        "No cards yet: {waiting}."
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
    "entry.seat-held": N_("Seat {seat} is held already."),
    "entry.seat-locked": N_("Seat {seat} is locked."),
}

PHRASES: Mapping[str, str] = {**HANDS, **ENTRIES, **REFUSALS}
