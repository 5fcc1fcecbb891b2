"""What is spoken against before Enter though it can be recorded, a sentence each."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "against.registration-closed": N_("Late registration is closed."),
    "against.late-over": N_("Late registration is over by the levels."),
    "against.came-after-close": N_("{entry} came after late registration was closed."),
    "against.same-name": N_("{entry} has the same name, {chair}: another person?"),
    "against.disqualified": N_("{entry} was disqualified."),
    "against.owes-hands": N_("{entry} still owes hands of a penalty: {hands}."),
    "against.done-counts": N_("Hand-for-hand: the tick (done) counts the hand and moves the button."),
    "against.count-differs": N_("The count differs from the seats at: {tables}."),
    "against.seat-changes": N_("Players do not change seats here."),
    "against.no-offence": N_("In this house choosing to be absent is no offence."),
    "against.away-together": N_("{entry} and {other} would be away together: agreed absence is collusion."),
    "against.not-arrived": N_("Nobody reported that {entry} has arrived at {chair}."),
    "against.told-twice": N_("{other} is out from {chair} since {time}; {entry} was sold the chair and not yet seen."),
    "against.pinned-to-final": N_("{entry} is pinned to {chair} and gets a seat at the final table like everybody."),
    "against.stacks-not-known": N_("Not every stack at the start of the hand is known at: {tables}."),
    "against.positions-not-known": N_("Button and blinds of the hand are not known at: {tables}."),
    "against.out-on-void-hand": N_("{entry} is out on the hand that is void: undo {seq} takes it back."),
    "against.not-next": N_("Table {table} is not next to break: table {next} is. A pause is no break of the table."),
    "against.forget-elsewhere": N_(
        "Not reached: printed papers, lists and copies saved elsewhere, nicknames, misspellings, "
        "and a part of the name that others have too."
    ),
    "against.forget-namesake": N_("{entry} has the same name and keeps it."),
    "against.forget-journal": N_(
        "The journal is never changed: the name may stand in the tournament's or house's name, "
        "or in a seed, in row {rows}."
    ),
    "against.registration-open": N_("Registration is still open; players who would move: {players}."),
    "against.first-button": N_("The house places the first button at table {table} on seat {seat}"),
}
