"""Sentences on event files and rehearsals: what cannot be taken, and which time a script may set."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "event.not-text": N_("The event file {name} is no text in UTF-8."),
    "event.not-toml": N_("The event file {name} is not TOML: {why}."),
    "event.unknown-key": N_("No event file has the key {key}."),
    "event.bad-value": N_("In the event file, {key} cannot be {value}."),
    "event.no-structure": N_("An event file with breaks or late registration also names its structure."),
    "event.late-differs": N_("The event file lets late registration end at {level}, the structure marks another step."),
    "rehearsal.none": N_("Only a rehearsal's script sets the time; this tournament is none: @{time}"),
    "rehearsal.no-time": N_("{time} is no time with its offset, such as 2026-11-29T19:00:00+01:00."),
    "rehearsal.back": N_("A rehearsal never goes back: {time} has passed."),
    "rehearsal.before-last": N_("{time} is before the newest row of the journal."),
    "rehearsal.mark": N_("REHEARSAL"),
}
