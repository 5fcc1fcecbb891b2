"""Sentences of the tournament clock: what it tells, and why a call of it is refused."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "clock.not-started": N_("Not started yet: level {level}, {left}."),
    "clock.level": N_("Level {level}, {left} left."),
    "clock.level-stop": N_("Level {level} stands at {left}."),
    "clock.level-hand": N_("Level {level} stands at {left}: the break waits until all hands are done."),
    "clock.level-hands": N_("Level {level} stands at {left}: last hands."),
    "clock.level-h4h": N_("Level {level} stands at {left}: hand-for-hand."),
    "clock.level-end": N_("Level {level} is over, and nothing comes after it."),
    "clock.level-away": N_(
        "Level {level} stands at {left}: what came {over} ago passed unseen; say lv next, or lv catch if it was "
        "announced."
    ),
    "clock.break": N_("Break, {left} left; the level is {level}."),
    "clock.break-stop": N_("The break stands at {left}; the level is {level}."),
    "clock.break-h4h": N_("The break stands whole at {left} until it is started: hand-for-hand in level {level}."),
    "clock.break-end": N_("The break after level {level} is over, and nothing comes after it."),
    "clock.break-away": N_("The break ended {over} ago, unseen; say lv next, or lv catch if it was announced."),
    "clock.day-end": N_("The day is over after level {level}."),
    "lv.runs": N_("The clock runs already."),
    "lv.stands": N_("The clock stands already."),
    "lv.day-over": N_("The day is over; say with which level it goes on."),
    "lv.only-left": N_("Nothing would be left; for the next step say lv next."),
    "lv.first-level": N_("There is no level before this one."),
    "lv.last-step": N_("Nothing comes after this step."),
    "lv.no-such-level": N_("There is no level {level}."),
    "lv.on-break": N_("It is a break already."),
    "lv.no-break": N_("It is no break: the level runs."),
    "lv.nothing-waits": N_("No break waits for the hands."),
    "lv.nothing-to-catch": N_("Nothing passed unseen."),
    "asked.no-zone": N_("{field}: no time zone is called {zone}."),
    "asked.year": N_("{field} must be of a year from {low} to {high}."),
    "asked.no-call": N_("{field}: {call} is no call of the clock."),
    "asked.earlier": N_("{field} is earlier than what stands before it."),
    "asked.too-long": N_("{field} is more than {days} days after the first call."),
}
