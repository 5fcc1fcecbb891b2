"""Words of the rulings desk, the watch on dodged blinds, the penalty book and the hand-for-hand board."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    # what may have happened
    "subject.button-error": N_("Button or blind error"),
    "subject.misdeal": N_("Misdeal"),
    "subject.wrong-seat": N_("Wrong seat or table"),
    "subject.absent": N_("Absent at the deal"),
    "subject.level": N_("Level changed"),
    "subject.dodge": N_("Blind dodged"),
    "subject.same-hand": N_("Out on the same hand"),
    "subject.penalty": N_("Penalty"),
    "subject.hand-for-hand": N_("Hand-for-hand"),
    "subject.other": N_("Other: note only"),
    # questions
    "question.last": N_("The hand before: where was it?"),
    "question.dealt": N_("This hand: where was it dealt from?"),
    "question.actions": N_("What has been done on this hand?"),
    "question.fault": N_("What went wrong?"),
    "question.signal": N_("When did the new level come?"),
    "question.player": N_("Which player?"),
    "question.sits": N_("At which seat now?"),
    "question.hand": N_("Is a hand on?"),
    "question.leave": N_("How did it come about?"),
    "question.settle": N_("Where to from here?"),
    "question.away_when": N_("Away until when?"),
    "question.meant": N_("Was it meant?"),
    "question.moved": N_("On the way to another seat?"),
    "question.small_blind": N_("Small blind, in chips"),
    "question.big_blind": N_("Big blind, in chips"),
    "question.ante": N_("Big blind ante, in chips"),
    "question.penalty": N_("Which penalty?"),
    "question.amount.missed-hands": N_("How many hands?"),
    "question.amount.missed-rounds": N_("How many rounds?"),
    "question.amount.time": N_("How many minutes?"),
    "question.remark": N_("What for?"),
    "question.players": N_("Who is out?"),
    "question.stacks": N_("Stacks at the start of the hand, in the same order"),
    "question.paid": N_("How many places are paid?"),
    "question.text": N_("What happened?"),
    # what may be picked
    "action.fold": N_("Fold"),
    "action.check": N_("Check"),
    "action.call": N_("Call"),
    "action.bet": N_("Bet"),
    "action.raise": N_("Raise"),
    "action.all-in": N_("All-in"),
    "option.fault.first-card-wrong-seat": N_("First card to a wrong seat"),
    "option.fault.dealt-to-unentitled-seat": N_("A seat was dealt in that should not be"),
    "option.fault.entitled-seat-dealt-out": N_("A seat was left out"),
    "option.fault.exposed-first-two": N_("One of the first two cards exposed"),
    "option.fault.two-or-more-exposed": N_("Two or more cards exposed"),
    "option.fault.two-boxed-cards": N_("Two boxed cards"),
    "option.fault.wrong-number-of-cards": N_("Wrong number of cards"),
    "option.fault.button-out-of-position": N_("Button out of position"),
    "option.fault.non-standard-card": N_("A card that is not of the deck"),
    "option.fault.last-card-to-button-exposed": N_("The button's last card exposed"),
    "option.fault.fouled-deck": N_("Fouled deck"),
    "option.signal.before-riffle": N_("Before the first riffle"),
    "option.signal.after-riffle": N_("After the first riffle"),
    "option.signal.during-push": N_("During the dealer push"),
    "option.signal.hand-dealt-at-old-level": N_("Before the deal, yet it was dealt at the old level"),
    "option.hand.between": N_("Between hands"),
    "option.hand.on": N_("A hand is on"),
    "option.leave.mistake": N_("By mistake"),
    "option.leave.without": N_("Changed seat without leave"),
    "option.settle.own": N_("To the right seat"),
    "option.settle.stay": N_("Everybody stays"),
    "option.away_when.first-card": N_("Away at the first card, back before the last"),
    "option.away_when.last-card": N_("Away at the last card"),
    "option.away_when.after": N_("Left after the deal"),
    "option.meant.yes": N_("Meant to miss the blind"),
    "option.meant.no": N_("Not meant: illness, a queue"),
    "option.moved.no": N_("No, left the seat"),
    "option.moved.yes": N_("Yes, was being moved"),
    "option.penalty.warning": N_("Warning"),
    "option.penalty.missed-hands": N_("Missed hands"),
    "option.penalty.missed-rounds": N_("Missed rounds"),
    "option.penalty.time": N_("Time"),
    "option.penalty.disqualification": N_("Disqualification"),
    # what the room knows
    "hint.went-out": N_("out since then: seat {seats}"),
    "hint.button-right": N_("The button and the blinds are where they belong."),
    "hint.blinds-wrong": N_("The button is right, the blinds are not."),
    "hint.button-not-moved": N_("The button was not moved."),
    "hint.button-ahead": N_("Button too far, by chairs: {seats}."),
    "hint.button-ahead-dead": N_("Button too far, by chairs: {seats}. The dead button was passed over."),
    "hint.button-behind": N_("Button not far enough, by chairs: {seats}."),
    "hint.belongs": N_("{entry} belongs at {place}."),
    "hint.no-seat": N_("no seat"),
    "hint.nobodys": N_("{chair} is nobody's by the record."),
    "hint.whose": N_("{chair} is the seat of {entry}."),
    "hint.alive": N_("Players left: {alive}."),
    # substantial action
    "counter.two-with-chips": N_("Two in turn, one of them with chips"),
    "counter.three": N_("Any three in turn"),
    "counter.two-acted": N_("Two have acted after the blinds"),
    "counter.chips": N_("One action that puts chips in"),
    "counter.two-folds": N_("Two folds"),
    "counter.progress": N_("{count} of {needed}"),
    "counter.progress-chips": N_("{count} of {needed}, chips in"),
    "counter.progress-no-chips": N_("{count} of {needed}, no chips yet"),
    # the two rings
    "ring.should": N_("This hand should have been"),
    "ring.next": N_("Next hand"),
    "ring.again": N_("The hand again"),
    "ring.button": N_("Button {seat}"),
    "ring.button-dead": N_("Button {seat}, dead"),
    "ring.small-blind": N_("SB {seat}"),
    "ring.small-blind-dead": N_("SB {seat}, dead"),
    "ring.big-blind": N_("BB {seat}"),
    # rulings in large type
    "ruling.incomplete": N_("Not enough is known yet"),
    "ruling.impossible": N_("That cannot have been"),
    "ruling.ask-big-blind": N_("Who was big blind before?"),
    "note.if-big-blind": N_("Seat {seat} was: now big blind seat {due}, small blind seat {seat}."),
    "hint.ticket": N_("The slip that holds for {entry}: {serial}."),
    "ruling.no-error": N_("No mistake here"),
    "ruling.correct": N_("Put it right"),
    "ruling.misdeal": N_("Misdeal"),
    "ruling.play-on": N_("The hand plays on"),
    "ruling.stop": N_("Stop the hand"),
    "ruling.replace-card": N_("Replace the card"),
    "ruling.level-old": N_("Old level"),
    "ruling.level-new": N_("New level"),
    "ruling.hand-dead": N_("The hand is dead"),
    "ruling.hand-live": N_("The hand is live"),
    "ruling.move-now": N_("To the right seat now"),
    "ruling.misdeal-and-move": N_("Misdeal, then the right seat"),
    "ruling.play-on-then-move": N_("Play on, then the right seat"),
    "ruling.right-seat": N_("That is the right seat"),
    "ruling.right-seat.why": N_("By the record that is where the player belongs, or the player has no seat."),
    "ruling.stay": N_("Everybody stays"),
    "ruling.excused": N_("Excused: no dodge"),
    "ruling.dodge-none": N_("No penalty"),
    "ruling.dodge-warning": N_("Warning"),
    "ruling.dodge-time": N_("Time penalty"),
    "ruling.dodge-missed-hands": N_("Missed hands"),
    "ruling.dodge-missed-rounds": N_("A missed round"),
    "ruling.dodge-disqualification": N_("Disqualification proposed"),
    "ruling.tie": N_("A tie"),
    "ruling.ranked": N_("Ranked by their stacks"),
    "ruling.h4h-on": N_("Hand-for-hand begins"),
    "ruling.h4h-on.why": N_(
        "The hands in progress count already: whoever goes out on them shares the places that are reached."
    ),
    "ruling.h4h-off": N_("Hand-for-hand ends"),
    "ruling.h4h-off.why": N_("All tables deal on as usual; moves and breaks go ahead."),
    "ruling.note": N_("A note"),
    "ruling.note.why": N_("Kept with its time and table, so that the cameras can be asked."),
    "ruling.otherwise": N_("the TD ruled otherwise; the remark says how"),
    "wrong-seat.stay": N_("The TD decides: {entry} stays at {sits} with the chips in hand; {own} is free."),
    "wrong-seat.stay-both": N_(
        "The TD decides: {entry} stays at {sits}, {other} at {own}, each with the chips in hand."
    ),
    "dodge.forfeit-and-round-untold": N_(
        "Both blinds and the ante are forfeited, and one round is missed: {hands} hands."
    ),
    "dodge.dead-money-untold": N_("The blinds go into the next pot as dead money; it counts as a warning."),
    # what to say at the table
    "say.no-action": N_("none yet"),
    "say.button-error.none": N_("All is where it belongs. The hand goes on."),
    "say.button-error.correct": N_(
        "There is no substantial action yet. Button on seat {button}, small blind seat {small_blind}, "
        "big blind seat {big_blind}. If cards are out, we deal again."
    ),
    "say.button-error.misdeal": N_(
        "Misdeal. Button on seat {button}, small blind seat {small_blind}, big blind seat {big_blind}. We deal again."
    ),
    "say.button-error.play-on": N_(
        "Action so far: {actions}. The hand plays. Next hand the button is on seat {next_button}."
    ),
    "say.button-error.double-move": N_(
        "Action so far: {actions}. The hand plays. Next hand the button catches up: seat {next_button}."
    ),
    "say.button-error.blinds-correct": N_(
        "There is no substantial action yet. Small blind seat {small_blind}, big blind seat {big_blind}. "
        "If cards are out, we deal again."
    ),
    "say.button-error.blinds-misdeal": N_(
        "Misdeal. Small blind seat {small_blind}, big blind seat {big_blind}. We deal again."
    ),
    "say.button-error.blinds-play-on": N_(
        "Action so far: {actions}. The hand plays with the blinds that were posted. "
        "Next hand the big blind is seat {next_big_blind}."
    ),
    "say.misdeal.misdeal": N_("Misdeal. Cards back, bets back. We play the same hand again."),
    "say.misdeal.play-on": N_("Action so far: {actions}. The hand plays."),
    "say.misdeal.stop": N_("The deck is not good. The hand is over, all bets go back, a new deck comes."),
    "say.misdeal.replace-card": N_("The exposed card is replaced. The hand goes on."),
    "say.level.before-riffle": N_("This hand is played at the new level."),
    "say.level.after-riffle": N_("This hand is played at the old level, the next one at the new."),
    "say.level.during-push": N_("One hand at the old level, then the new one."),
    "say.level.correct": N_("The level has gone up before this hand. Blinds and ante are put right now."),
    "say.level.stands": N_(
        "There has been action. This hand stands as it was dealt, the next one is at the new level."
    ),
    "say.wrong-seat.move-now": N_("Take your chips to {own}."),
    "say.wrong-seat.misdeal-and-move": N_("Misdeal, bets back. Take your chips to {own}."),
    "say.wrong-seat.play-on-then-move": N_("Play this hand to its end. Then take your chips to {own}."),
    "say.wrong-seat.stay": N_("Everybody stays as seated now, each with the chips in front."),
    "say.absent.dead": N_("Seat {seat} has a dead hand. Blinds and ante stay in."),
    "say.absent.live": N_("The hand in seat {seat} is live."),
    "say.dodge": N_("Blinds are paid as they come. Missing one on purpose brings a penalty."),
    "say.dodge-unintentional": N_("No penalty. The blinds are posted as always."),
    "say.same-hand": N_("Out on one hand: {places}."),
    "say.penalty.warned": N_("This is a warning. The next offence weighs more."),
    "say.penalty.away": N_("Leave the table now. Cards are dealt, blinds are posted, the hands are dead."),
    "say.penalty.out": N_("You are disqualified. Your chips leave play."),
    "say.h4h-on": N_(
        "We play hand-for-hand. Finish your hand, then wait. On an all-in and a call, cards stay face down until told."
    ),
    "say.h4h-off": N_("Hand-for-hand is over. Deal on."),
    # what recording does
    "effect.positions": N_("The table's positions become: {spots}."),
    "effect.noted": N_("The ruling goes into the journal. Positions and seats stay as they are."),
    "effect.own-seat": N_("The ruling goes into the journal. By the record {entry} is at {own} already."),
    "effect.stay": N_("{entry} is at {sits} from now on, in one step."),
    "effect.stay-both": N_("{entry} and {other} change seats in the record, in one step."),
    "effect.dodge": N_("The dodge is counted. The penalty is a call of its own."),
    "effect.penalty-warned": N_("The warning stands in the penalty book."),
    "effect.penalty-away": N_("It stands in the penalty book, and the player is away until back."),
    "effect.penalty-out": N_("The player is out at this place; nobody wins the chips."),
    "effect.out": N_("All of them are out, in one step."),
    "effect.h4h-on": N_("The board opens; moves and breaks wait for every tick."),
    "effect.h4h-off": N_("The board closes."),
    "effect.note": N_("The note goes into the journal; its words can be erased."),
    # what else matters
    "note.regulator": N_("By law, above the house: {regulator}."),
    "note.ask-again": N_("If somebody goes out on this hand, ask again."),
    "note.replay-newcomers": N_("A player who came since the first deal waits for the next hand."),
    "note.replay-absent": N_("An absent player who was dealt in may play the redeal."),
    "note.replay-penalties": N_("Misdeal and redeal are one hand: of a penalty, one hand is served."),
    "note.seat-of": N_("{sits} is the seat of {other}: find out which stack was played there."),
    "note.without-leave": N_("Changing seats without leave may be a dodged blind; the watch has noted it."),
    "note.no-show": N_("Never came: the TD decides on the stack; other rooms take it off after half an hour ({cite})."),
    "note.td-decides": N_("The TD decides; nothing is given by itself."),
    "note.stacks-untold": N_("Without stacks they tie: ask for the stacks at the start of the hand."),
    "note.h4h-strict": N_("A table that has finished its hand waits for all others."),
    "note.h4h-lead": N_("A table may be one hand ahead of the slowest, then it waits."),
    # the call line
    "echo.ruled": N_("Table {table}: {ruling}. Next hand: {spots}"),
    "echo.ruled-only": N_("Table {table}: {ruling}"),
    "echo.dodge": N_("{entry}: {ruling}"),
    "echo.same-hand": N_("Out on one hand: {places}"),
    "echo.note": N_("Note on table {table}"),
    "refused.no-ruling": N_("{why}. {question}"),
    "expect.error": N_(
        "dealt and where button, small and big blind were, last before it if that was not seen; or misdeal, level"
    ),
    "expect.error-of-player": N_("sits and a seat, or absent"),
    "expect.absent": N_("first-card, last-card or after"),
    "expect.actions": N_("fold, check, call, bet, raise, all-in, in turn"),
    "expect.fault": N_("What went wrong, such as first-card-wrong-seat or fouled-deck"),
    "expect.signal": N_("before-riffle, after-riffle, during-push or hand-dealt-at-old-level"),
    "expect.paid": N_("How many places are paid, or nothing"),
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
    "advice.penalty": N_("Penalty for #{number}, {chair}"),
    "advice.penalty.why": N_("{entry} dodged the big blind; in the record: {times}. {ruling}"),
    "advice.served": N_("#{number} may return, {chair}"),
    "advice.served.why": N_("{entry} has served {served} of {owed} hands. Tell the dealer; back says it is done."),
    "advice.served.minutes": N_(
        "{entry} has been away for the {minutes} minutes. Tell the dealer; back says it is done."
    ),
    "advice.absent": N_("Away in the money: #{number}, {chair}"),
    "advice.absent.why": N_("{entry}: {away} {ruling}"),
    "advice.no-show": N_("Never came: #{number}, {chair}"),
    "advice.no-show.why": N_(
        "{entry} has not come; minutes since that was told: {minutes}. The stack posts until the TD decides; "
        "other rooms take it off after half an hour."
    ),
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
    "board.still-deal": N_("Tables still dealing: {tables}"),
    "board.another-ties": N_("another bust there is on the same hand"),
    "board.count-differs": N_("The count differs: {tables}"),
    "board.count-of": N_("table {table}: stacks {stacks}, seats {players}"),
    "board.not-counted": N_("Stacks not counted: {tables}"),
    "board.stacks": N_("count stacks, absent ones live"),
    "board.sum-differs": N_("Stacks counted {stacks}, players left {alive}"),
    "board.between-tables": N_("somebody is between tables, or at a table that does not play"),
    "board.count-agrees": N_("Stacks counted: {stacks}, as the seats say"),
}
"""``{entry}`` and ``{other}`` are "A. Kowalska (#117)"; ``{chair}``, ``{own}`` and ``{sits}`` are "12-4"."""
