"""Sentences on structures of levels: their steps, what is doubtful, chips, averages and the expected end."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "structure.no-step": N_(
        "{step} is no step: a level is written as 100/200/200 20, a break as break 15, the end of a day as end."
    ),
    "structure.count": N_("A structure has 1 to {most} steps, not {steps}."),
    "structure.doubt-minutes": N_("After or in level {level}: {minutes} minutes."),
    "structure.doubt-small": N_("Level {level}: the small blind {small} does not go with the big blind {big}."),
    "structure.doubt-ante": N_("Level {level}: the ante {ante} is more than the big blind {big}."),
    "structure.doubt-lower": N_("Level {level}: {big} is lower than {before} before it."),
    "structure.doubt-steep": N_("Level {level}: {big} is more than fourfold {before} before it."),
    "structure.doubt-chips": N_("Level {level}: the chips cannot pay {value}."),
    "structure.doubt-chip-gone": N_("Level {level}: {value} needs the chips of {chip}, which have left play before."),
    "structure.maker-chips": N_("With chips of {chips} no such levels can be made."),
    "structure.maker-steep": N_("Level {level} is steep: {big} after {before}."),
    "structure.maker-short": N_("Starting stacks are only {big_blinds} big blinds."),
    "structure.maker-few": N_("Round values give only {levels} levels until the end, where {fits} would fit."),
    "structure.maker-ends": N_(
        "Expected to be over after {expected} minutes; most such evenings are over by {over_by}."
    ),
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
