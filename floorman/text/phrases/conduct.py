"""Words of the penalty book, the watch on dodged blinds, its advice, and the hand-for-hand board."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    # penalties
    "penalty-kind.warning": N_("warning"),
    "penalty-kind.missed-hands": N_("missed hands"),
    "penalty-kind.missed-rounds": N_("missed rounds"),
    "penalty-kind.time": N_("time"),
    "penalty-kind.disqualification": N_("disqualification"),
    "penalty-title.warning": N_("Warning"),
    "penalty-title.missed-hands": N_("Hands to miss: {owed}"),
    "penalty-title.missed-rounds": N_("Rounds to miss: {rounds}"),
    "penalty-title.time": N_("Minutes to miss: {minutes}"),
    "penalty-title.disqualification": N_("Disqualification"),
    "penalty-what.warned": N_("A warning, kept in the penalty book."),
    "penalty-what.away": N_("Away from the table; dealt in, blinds posted, each hand dead; counted in hands dealt."),
    "penalty-what.out": N_("Out of the tournament; the chips leave play and count as nobody's win."),
    "book.warning": N_("Warning"),
    "book.missed-hands": N_("Hands to miss: {owed}"),
    "book.missed-rounds": N_("Rounds to miss: {rounds}, in hands: {owed}"),
    "book.time": N_("Minutes to miss: {minutes}"),
    "book.disqualification": N_("Disqualification"),
    "book.escalates": N_("Offences add up. Given before, in all {count}: {given}."),
    "absence.cost": N_(
        "Away since {since}, minutes: {minutes}, hands reported: {hands}. "
        "Big blinds posted meanwhile: {big_blinds}, small blinds: {small_blinds}."
    ),
    # signs of a dodge
    "sign.left-before": N_(
        "{chair}, {entry}: left {began} as next big blind (seen {began_seen}), back {ended}, "
        "the big blind past seat {seat} (seen {ended_seen})."
    ),
    "sign.back-after": N_(
        "{chair}, {entry}: left {began} (big blind seen {began_seen}), back {ended}, "
        "right after the big blind passed seat {seat} (seen {ended_seen})."
    ),
    "sign.late": N_(
        "{chair}, {entry}: sent {began} (big blind seen {began_seen}), there only at {ended}, "
        "right after the big blind passed seat {seat} (seen {ended_seen})."
    ),
    "sign.changed-seat": N_("{chair}, {entry}: changed seat without leave at {ended} as next big blind."),
    "sign.left-before-unsure": N_(
        "{chair}, {entry}: left {began} as next big blind, back {ended}; where the big blind was by then nobody saw."
    ),
    "sign.back-after-unsure": N_(
        "{chair}, {entry}: left {began}, nobody had seen the big blind; back {ended}, right after it passed "
        "seat {seat}."
    ),
    "sign.late-unsure": N_(
        "{chair}, {entry}: sent {began}, nobody had seen the big blind; there at {ended}, right after it passed seat "
        "{seat}."
    ),
    "sign.changed-seat-unsure": N_(
        "{chair}, {entry}: changed seat without leave at {ended}; nobody had seen the big blind."
    ),
    # advice
    "advice.dodge": N_("Blind dodged? #{number}, {chair}"),
    "advice.dodge.why": N_("{evidence} In the last {minutes} minutes: {count}. If it was meant: {ruling}"),
    "advice.dodge.repeated": N_(
        "{entry} left with the big blind next at {times}, within {minutes} minutes. If it was meant: {ruling}"
    ),
    "advice.penalty": N_("Penalty for #{number}, {chair}"),
    "advice.penalty.why": N_("{entry} dodged the big blind; in the record: {times}. {ruling}"),
    "advice.served": N_("#{number} may return, {chair}"),
    "advice.served.why": N_("{entry} has served {served} of {owed} hands. Tell the dealer; back says it is done."),
    "advice.served.minutes": N_(
        "{entry} has sat out the whole time, minutes: {minutes}. Tell the dealer; back says it is done."
    ),
    "advice.absent": N_("Away in the money: #{number}, {chair}"),
    "advice.absent.why": N_("{entry}: {away} {ruling}"),
    "advice.no-show": N_("Never came: #{number}, {chair}"),
    "advice.no-show.why": N_(
        "{entry} has not come; minutes since that was told: {minutes}. The stack posts until the TD decides; "
        "other rooms take it off after half an hour."
    ),
    "advice.no-show-many": N_("{count} players never came"),
    "advice.no-show-many.why": N_(
        "At {chairs}. The stacks post until the TD decides; other rooms take them off after half an hour."
    ),
    "advice.absent-many": N_("Away in the money: {count} players"),
    "advice.absent-many.why": N_("At {chairs}. {ruling}"),
    "advice.own-seat": N_("#{number} to {chair}"),
    "advice.own-seat.why-hand": N_("{entry} plays this hand at {sits}, then goes to {chair} with the chips in hand."),
    "advice.own-seat.why": N_("{entry} was at {sits} and goes to {chair} with the chips in hand."),
    "advice.held": N_("Moves and breaks wait"),
    "advice.held.why": N_("Hand-for-hand: nobody moves before every table is done. Still dealing: {tables}."),
    "advice.recount": N_("Count table {table} again"),
    "advice.recount.why": N_("Stacks counted: {stacks}, seats taken: {players}."),
    "advice.money": N_("Announce: in the money"),
    "advice.money.why": N_("Left: {alive}, paid: {paid}. Every table is done, stacks counted: {stacks}."),
    "advice.board": N_("Hand {hand}: {done} of {count} done"),
    "advice.deal-hand": N_("Deal hand {hand}"),
    "advice.deal-hand.why": N_("All {count} tables are done and wait for the word."),
    "advice.board-announcement": N_("In progress: {done} of {count} done"),
    "advice.board.why": N_("Still dealing: {tables}. The clock goes on by {minutes} minutes a hand."),
    # the board
    "board.title": N_("Hand {hand}: {done} of {tables} tables done"),
    "board.title-announcement": N_("Hands in progress: {done} of {tables} tables done"),
    "board.hand-done": N_("Hand done"),
    "board.dealing": N_("Dealing"),
    "board.count-again": N_("Count again"),
    "board.out": N_("{count} out: {chairs}"),
    "board.stack": N_("Stack at the start {stack}."),
    "board.place": N_("Place: {place}."),
    "board.place-open": N_(
        "Place: {place}, or shared if another table loses one on this hand. Given when all are done."
    ),
    "board.paid-unknown": N_("Paid places not told"),
    "board.paid-how": N_("h4h on and the number tells them"),
    "board.left": N_("{alive} left, {paid} paid"),
    "board.by-seats": N_("by the seats"),
    "board.all-done": N_("Every table is done"),
    "board.still-deal": N_("Tables still dealing: {count}"),
    "board.count-differs": N_("The count differs: {tables}"),
    "board.count-of": N_("table {table}: stacks {stacks}, seats {players}"),
    "board.not-counted": N_("Tables not counted: {count}"),
    "board.sum-differs": N_("Stacks counted {stacks}, players left {alive}"),
    "board.between-tables": N_("somebody is between tables, or at a table that does not play"),
    "board.count-agrees": N_("Stacks counted: {stacks}, as the seats say"),
}
"""``{entry}`` and ``{other}`` are "A. Kowalska (#117)"; ``{chair}``, ``{own}`` and ``{sits}`` are "12-4"."""
