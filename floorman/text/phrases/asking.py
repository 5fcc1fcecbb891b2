"""Words for a question to the rules desk that cannot be answered."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "asked.bad-json": N_("This line is not one JSON object."),
    "asked.own-fault": N_("The program has failed on this question; the fault is ours."),
    "asked.unknown-ask": N_("There is no question called {name}."),
    "asked.unknown-field": N_("The question has no field {field}."),
    "asked.missing-field": N_("The field {field} is missing."),
    "asked.whole": N_("{field} must be a whole number from {low} to {high}."),
    "asked.number": N_("{field} must be a number from {low} to {high}."),
    "asked.flag": N_("{field} must be true or false."),
    "asked.text": N_("{field} must be a text of at most {longest} characters."),
    "asked.one-of": N_("{field} must be one of: {allowed}."),
    "asked.one-field": N_("{field} must have one field of these: {allowed}."),
    "asked.rising": N_("{field} must be more than the one before it."),
    "asked.list": N_("{field} must be a list, with at least {least} and at most {most} in it."),
    "asked.twice": N_("{field} names {twice} twice."),
    "asked.object": N_("{field} must be an object, with at least {least} in it."),
    "asked.key-twice": N_("{field} has a key twice."),
    "asked.digits": N_("The key {field} must be a whole number from {low} to {high}."),
    "asked.no-such-table": N_("{field} names table {table}, which is not among the tables."),
    "asked.not-a-player": N_("{field} names {player}, who is not among the players."),
}
