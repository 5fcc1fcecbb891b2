"""Advice on the tournament clock, and the words for the screens that it offers."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "advice.wall": N_("This machine's clock was set"),
    "advice.wall.ahead": N_(
        "It was put forward by {minutes}. Levels and rows go on from {time}; breaks by the clock follow it."
    ),
    "advice.wall.behind": N_(
        "It is behind by {minutes}. Levels and rows go on from {time}; breaks by the clock follow it."
    ),
    "advice.unseen.level": N_("Not announced: end of level {level}"),
    "advice.unseen.break": N_("Not announced: end of the break"),
    "advice.unseen.next": N_(
        "It ended at {time}, {minutes} minutes ago, while the program was away. If nobody said so, the next begins now."
    ),
    "advice.unseen.catch": N_(
        "It ended at {time}, {minutes} minutes ago. If it was announced then, the clock catches up."
    ),
    "advice.meanwhile": N_("What did the hall do?"),
    "advice.meanwhile.went-on": N_(
        "The program was away from {since} for {minutes} minutes. If play went on, there is nothing to do."
    ),
    "advice.meanwhile.stood": N_("If the hall stood, the clock gets {left} back, as at {since}."),
    "advice.waits-break": N_("The break waits"),
    "advice.waits.break": N_("Hands are still dealt at tables {tables}. Once they are done, the whole break begins."),
    "advice.waits.break-done": N_("All hands are done. The whole break begins now."),
    "advice.waits-hands": N_("Last hands are played"),
    "advice.waits.hands": N_("Last hands: {hands}. Still dealing: tables {tables}."),
    "advice.waits.hands-done": N_("All tables have played their last hands: {hands}."),
    "advice.late": N_("Close late registration"),
    "advice.late.over": N_("Its time is over."),
    "advice.late.over-level": N_("Its last level is over."),
    "advice.late-soon": N_("Late registration ends soon"),
    "advice.late-soon.why": N_("It ends in {minutes} minutes. Say so on the screens."),
    "advice.last-hands": N_("Announce the last hands"),
    "advice.last-hands.why": N_(
        "The day ends in {minutes} minutes; a hand takes about {hand}. Three to seven hands are drawn."
    ),
    "advice.colour-up": N_("The {chip}s leave play"),
    "advice.colour-up.why": N_(
        "Bring chips of {larger}: one for each {each} of the {chip}s, and one more a table at most for the races; "
        "tables: {tables}. Nobody is raced out."
    ),
    "advice.doubt": N_("Is level {level} right?"),
    "advice.doubt.why": N_("{doubt} It stays off the screens until it is changed or confirmed."),
    "say.registration-closes": N_("Registration closes in {minutes} minutes"),
    "say.shuffle-up": N_("Shuffle up and deal"),
    "say.seats": N_("Back to your seats: play goes on in {minutes} minutes"),
    "say.last-hands": N_("Last {hands} hands"),
    "say.h4h-wait": N_("Hand-for-hand: finish your hand, then wait"),
    "say.ruling": N_("The clock stands until the floor has ruled"),
    "say.chips-leave": N_("The {chip}s leave play in this break"),
}
