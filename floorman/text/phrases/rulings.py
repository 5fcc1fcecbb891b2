"""Sentences for rulings on mistakes, presence, levels and penalties."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "substantial-action.two-with-chips": N_(
        "Substantial action with action {at}: two actions, and chips went in; the hand has to be played."
    ),
    "substantial-action.three": N_("Substantial action with action {at}: three have acted; the hand has to be played."),
    "substantial-action.two-acted": N_(
        "Substantial action with action {at}: two have acted after the blinds; the hand has to be played."
    ),
    "substantial-action.chips": N_("Substantial action with action {at}: chips went in; the hand has to be played."),
    "substantial-action.two-folds": N_("Substantial action with action {at}: two folds; the hand has to be played."),
    "substantial-action.none": N_("No substantial action yet: the hand can still be corrected."),
    "substantial-action.all-folded": N_("Not everybody can have folded: somebody still holds the hand."),
    "button-error.none": N_(
        "No error: the button belongs on seat {button}; next hand button seat {next_button}, "
        "small blind seat {next_small_blind}, big blind seat {next_big_blind}."
    ),
    "button-error.correct": N_(
        "Put it right: button seat {button}, small blind seat {small_blind}, big blind seat {big_blind}; "
        "if cards are out, they come back and are dealt again from the right button."
    ),
    "button-error.misdeal": N_(
        "Misdeal: deal the hand again with button seat {button}, small blind seat {small_blind}, "
        "big blind seat {big_blind}."
    ),
    "button-error.play-on": N_(
        "Too late to correct: play the hand; the button is not backed up and goes on from where it was: next "
        "hand button "
        "seat {next_button}, small blind seat {next_small_blind}, big blind seat {next_big_blind}."
    ),
    "button-error.double-move": N_(
        "Too late to correct: play the hand; by the house's choice the button then catches up: next hand button "
        "seat {next_button}, small blind seat {next_small_blind}, big blind seat {next_big_blind}."
    ),
    "button-error.blinds-correct": N_(
        "The button is right, the blinds are not: small blind seat {small_blind}, big blind seat {big_blind}; "
        "if cards are out, they come back and are dealt again."
    ),
    "button-error.blinds-misdeal": N_(
        "Misdeal for the wrong blinds: deal the hand again with small blind seat {small_blind}, big blind seat "
        "{big_blind}."
    ),
    "button-error.blinds-play-on": N_(
        "Too late to correct the blinds: play the hand with those that were posted; next hand button seat "
        "{next_button}, "
        "small blind seat {next_small_blind}, big blind seat {next_big_blind}."
    ),
    "button-error.empty-chair-posted": N_("Nobody sits on seat {seat}, so no big blind was posted there."),
    "misdeal.two-boxed-cards": N_(
        "Misdeal: two boxed cards; the same hand again: same button, same players, same level."
    ),
    "misdeal.first-card-wrong-seat": N_(
        "Misdeal: the first card went to a wrong seat; the same hand again: same button, same players, same level."
    ),
    "misdeal.dealt-to-unentitled-seat": N_(
        "Misdeal: a seat not entitled to a hand was dealt in; the same hand again: same button, same players, "
        "same level."
    ),
    "misdeal.entitled-seat-dealt-out": N_(
        "Misdeal: a seat entitled to a hand was left out; the same hand again: same button, same level, and "
        "that seat gets cards."
    ),
    "misdeal.exposed-first-two": N_(
        "Misdeal: one of the first two cards was exposed; the same hand again: same button, same players, same level."
    ),
    "misdeal.two-or-more-exposed": N_(
        "Misdeal: two or more cards were exposed; the same hand again: same button, same players, same level."
    ),
    "misdeal.wrong-number-of-cards": N_(
        "Misdeal: somebody has a wrong number of cards; the same hand again: same button, same players, same level."
    ),
    "misdeal.non-standard-card": N_(
        "Misdeal: a card that does not belong in the deck; take it out, then the same hand again: same button, "
        "players and level."
    ),
    "misdeal.button-out-of-position": N_(
        "Misdeal: the button was out of position; put it right and deal again: same players, same level."
    ),
    "misdeal.play-on": N_("No misdeal any more: there was substantial action, the hand is played."),
    "misdeal.scrap": N_("The hand is played: the card that does not belong in the deck is scrap paper."),
    "misdeal.fouled-deck": N_(
        "Stop the hand: the deck is fouled, whatever action there was; all bets of this hand go back, and a "
        "checked deck comes in."
    ),
    "misdeal.last-card-to-button-exposed": N_(
        "No misdeal: the button's exposed last card is replaced by the next card, and the hand goes on."
    ),
    "wrong-seat.wrong-seat-move-now": N_("Between hands: move to the right seat now, with the chips in hand."),
    "wrong-seat.wrong-table-move-now": N_("Between hands: go to the right table and seat now, with the chips in hand."),
    "wrong-seat.wrong-seat-play-on": N_(
        "There was substantial action: play the hand, then move to the right seat with the chips of that moment."
    ),
    "wrong-seat.wrong-table-play-on": N_(
        "There was substantial action: play the hand, then go to the right table with the chips of that moment."
    ),
    "wrong-seat.wrong-seat-misdeal": N_(
        "Misdeal: no substantial action yet; move to the right seat with the chips in hand, bets back, then deal again."
    ),
    "wrong-seat.wrong-table-misdeal": N_(
        "Misdeal: no substantial action yet; go to the right table with the chips in hand, bets back; this "
        "table deals again."
    ),
    "absent.at-last-card": N_("Dead hand: nobody at the seat when the last card was dealt; blinds and ante stay in."),
    "absent.at-first-card": N_("Dead hand: nobody at the seat when the first card was dealt; blinds and ante stay in."),
    "absent.at-last-card-after-levels": N_(
        "Dead hand: nobody at the seat when the last card was dealt; blinds and ante stay in; "
        "once in the money, this house takes an absent stack off after some levels."
    ),
    "absent.at-last-card-when-sure": N_(
        "Dead hand: nobody at the seat when the last card was dealt; blinds and ante stay in; "
        "once in the money, this house takes an absent stack off when it is sure that nobody comes."
    ),
    "absent.at-first-card-after-levels": N_(
        "Dead hand: nobody at the seat when the first card was dealt; blinds and ante stay in; "
        "once in the money, this house takes an absent stack off after some levels."
    ),
    "absent.at-first-card-when-sure": N_(
        "Dead hand: nobody at the seat when the first card was dealt; blinds and ante stay in; "
        "once in the money, this house takes an absent stack off when it is sure that nobody comes."
    ),
    "absent.back-in-time": N_("Live hand: back at the seat before the last card was dealt."),
    "absent.left-after-the-deal": N_(
        "Live hand until it is folded or its turn to act is over; whoever has a live hand stays at the table; "
        "leaving may be penalised."
    ),
    "absent-in-money.blind-out": N_(
        "Absent in the money: the stack posts until it is gone; other houses take it off after some levels, or "
        "when sure."
    ),
    "absent-in-money.after-levels": N_(
        "Absent in the money: this house takes the stack off after some levels; others let it post until it is gone."
    ),
    "absent-in-money.when-sure": N_(
        "Absent in the money: this house takes the stack off once it is sure that nobody comes; others let it "
        "post until it is gone."
    ),
    "level.before-riffle": N_("New level: the signal came before the first riffle."),
    "level.after-riffle": N_(
        "Old level: the hand had begun with the first riffle; the new level starts with the next hand."
    ),
    "level.during-push": N_("Old level for one hand: the signal came during the dealer push, which begins a hand."),
    "level.correct": N_("Correct it to the new level: no substantial action yet."),
    "level.stands": N_("The hand stands at the old level: there was substantial action; new level on the next hand."),
    "penalty.hands": N_("Hands owed: {owed}; served: {served}; still to sit out: {left}."),
    "penalty.minutes": N_("Minutes owed: {owed}; served: {served}; still to sit out: {left}."),
    "penalty.served": N_("Penalty served: {served} of {owed}; back to the table."),
    "dodge.unintentional": N_("No penalty for an absence that was not meant; the blinds are posted all the same."),
    "dodge.ladder-warning": N_("Dodge {counted} counted: a warning; the blinds are paid on the next hand."),
    "dodge.ladder-time": N_(
        "Dodge {counted} counted within {minutes} minutes: a time penalty, and the blinds are paid on the next hand."
    ),
    "dodge.ladder-missed-hands": N_(
        "Dodge {counted} counted within {minutes} minutes: missed hands, {hands} to sit out; blinds are paid "
        "on the next hand."
    ),
    "dodge.ladder-missed-rounds": N_(
        "Dodge {counted} counted within {minutes} minutes: missed rounds, {hands} hands to sit out; blinds are "
        "paid on the next hand."
    ),
    "dodge.ladder-disqualification": N_(
        "Dodge {counted} counted within {minutes} minutes: disqualification is proposed; the TD decides."
    ),
    "dodge.spread-warning": N_(
        "{all} dodges in {within} minutes; were they equally far apart, {counted} would fall within {minutes} minutes: "
        "a warning; the blinds are paid on the next hand."
    ),
    "dodge.spread-time": N_(
        "{all} dodges in {within} minutes; were they equally far apart, {counted} would fall within {minutes} minutes: "
        "a time penalty, and the blinds are paid on the next hand."
    ),
    "dodge.spread-missed-hands": N_(
        "{all} dodges in {within} minutes; were they equally far apart, {counted} would fall within {minutes} minutes: "
        "missed hands, {hands} to sit out; blinds are paid on the next hand."
    ),
    "dodge.spread-missed-rounds": N_(
        "{all} dodges in {within} minutes; were they equally far apart, {counted} would fall within {minutes} minutes: "
        "missed rounds, {hands} hands to sit out; blinds are paid on the next hand."
    ),
    "dodge.spread-disqualification": N_(
        "{all} dodges in {within} minutes; were they equally far apart, {counted} would fall within {minutes} minutes: "
        "disqualification is proposed; the TD decides."
    ),
    "dodge.no-offence": N_("In this house choosing to be absent is no offence; the blinds are posted all the same."),
    "dodge.forfeit-and-round": N_(
        "Both blinds and the ante are forfeited, {forfeits} in chips, and one round is missed: {hands} hands."
    ),
    "dodge.dead-money": N_(
        "The blinds, {forfeits} in chips, go into the next pot as dead money; it counts as a warning."
    ),
    "dodge.td-decides-warning": N_(
        "A penalty is compulsory, its kind the TD decides; proposed is a warning; other rooms take both "
        "blinds, the ante and a round."
    ),
    "dodge.td-decides-missed-hands": N_(
        "A penalty is compulsory, its kind the TD decides; proposed is to miss hands: {hands}; "
        "other rooms take both blinds, the ante and a round."
    ),
    "dodge.td-decides-missed-rounds": N_(
        "A penalty is compulsory, its kind the TD decides; proposed is a missed round of {hands} hands; "
        "other rooms take both blinds, the ante and a round."
    ),
    "dodge.td-decides-disqualification": N_(
        "A penalty is compulsory, its kind the TD decides; after so many dodges disqualification is proposed."
    ),
    "hand-for-hand.all-deal": N_(
        "All tables deal the next hand: {deal}; the clock is put on {minutes} minutes for it."
    ),
    "hand-for-hand.wait": N_(
        "Still to finish or deal this hand: tables {deal}; waiting: tables {wait}; the hand takes {minutes} "
        "minutes of the clock."
    ),
    "hand-for-hand.soft-all-deal": N_(
        "Soft hand-for-hand, one hand ahead is allowed: all tables may deal: {deal}; a hand takes {minutes} "
        "minutes of the clock."
    ),
    "hand-for-hand.soft-wait": N_(
        "Soft hand-for-hand, one hand ahead is allowed: tables {deal} may deal, tables {wait} wait; "
        "a hand takes {minutes} minutes of the clock."
    ),
    "hand-for-hand.count": N_("The board does not add up: tables in play: {tables}, tables reported: {reported}."),
    "head-count.too-few": N_("{field}: at a table there are two players at least."),
    "late-registration.moment": N_("{field} must be a moment such as 2026-11-29T18:00:00+01:00, with its offset."),
    "late-registration.no-calendar": N_("{field}: no calendar reaches so far."),
    "late-registration.open-full": N_("Registration is open; a late player gets a full stack."),
    "late-registration.open-by-check-in": N_(
        "Registration is open; here a late player's stack depends on the time of check-in."
    ),
    "late-registration.open-deduct": N_(
        "Registration is open; here the blinds that were missed are taken off a late player's stack."
    ),
    "late-registration.not-yet": N_("Late registration has not begun: the tournament has not started."),
    "late-registration.time": N_("Registration is closed: its time is over."),
    "late-registration.no-seat": N_("Registration is closed: every seat is taken."),
    "late-registration.first-elimination": N_("Registration is closed: it ends at the first elimination."),
    "late-registration.money": N_("Registration is closed: so many are out that the next one is paid."),
    "bracket.byes": N_("Rounds: {rounds}; through the first round without a match: {byes}; no byes after that."),
    "bracket.full": N_("Rounds: {rounds}; everybody plays in the first round."),
    "bracket.too-many": N_("A bracket takes {most} players at most."),
    "bracket.too-few": N_("A knock-out needs two players at least."),
}
