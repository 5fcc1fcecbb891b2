"""Sentences on structures of levels: their steps, what is doubtful, chips, averages and the expected end."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "structure.no-step": N_(
        "{step} is no step: a level is written as 100/200/200 20, a break as break 15, the end of a day as end."
    ),
    "structure.count": N_("A structure has 1 to {most} steps, not {steps}."),
    "structure.no-levels": N_("This is no structure of levels that can be read."),
    "structure.bad-row": N_("Line {line}: {cell} cannot be read as a part of a structure."),
    "structure.bad-value": N_("{value} cannot be read as a blind or an ante."),
    "structure.counts": N_(
        "Levels, blinds and antes do not come out even: {levels} levels, {blinds} pairs of blinds, {antes} antes."
    ),
    "structure.ending": N_("{name}: levels are written as .txt, .csv or .xlsx."),
    "structure-column.title": N_("Structure"),
    "structure-column.type": N_("Type"),
    "structure-column.level": N_("Level"),
    "structure-column.small": N_("Small blind"),
    "structure-column.big": N_("Big blind"),
    "structure-column.ante": N_("Ante"),
    "structure-column.ante-of": N_("Ante paid by"),
    "structure-column.bring-in": N_("Bring-in"),
    "structure-column.minutes": N_("Minutes"),
    "structure-column.chips": N_("Chips off"),
    "structure-column.addon": N_("Add-on"),
    "structure-column.late": N_("Late registration"),
    "structure-column.ok": N_("Checked"),
    "structure-column.game": N_("Game"),
    "structure-column.note": N_("Note"),
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
    "structure.maker-lacks": N_("To make levels it must be said: {word}."),
    "structure.maker-word": N_("In what is wished for, {word} cannot be."),
    "structure.sound": N_("Levels: {levels}; nothing is doubtful."),
    "structure.written": N_("{steps} steps were written to {file}."),
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
