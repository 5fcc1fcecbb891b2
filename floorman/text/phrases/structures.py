"""Sentences on structures of levels: their steps, what is doubtful, chips, averages and the expected end."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "structure.no-step": N_(
        "{step} is no step: a level is written as 100/200/200 20, a break as break 15, the end of a day as end."
    ),
    "structure.count": N_("A structure has 1 to {most} steps, not {steps}."),
    "colour-up.told": N_("Chips may leave play at a break behind the last level that needs them: {chips}."),
    "colour-up.too-early": N_("The structure sends chips off while a later level needs them: {chips}."),
    "figures.told": N_("Average stack of {left} players: {average}, {big_blinds} big blinds."),
    "money-jump.to-money": N_("{to_money} from the money; place {place} gets {prize}."),
    "money-jump.in-money": N_("The next player out gets {gets}, from place {place} on it is {prize}."),
    "money-jump.top": N_("The next player out gets {gets}; no place is better paid."),
    "money-jump.place-twice": N_("Place {place} stands in two rows of the prizes."),
    "expected-end.told": N_(
        "Expected to be over in {expected} minutes, at {big_blinds} big blinds in play; most are over in {over_by}."
    ),
    "expected-end.day-ends": N_("The levels of this day end before the tournament is expected to be over."),
}
