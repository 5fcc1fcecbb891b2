"""What the command line says by itself."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "check.whole": N_("The file is whole: {total} journal rows."),
    "check.safe": N_("Safe are the first {safe} of {total} journal rows; floorman salvage saves them to a new file."),
    "check.saved": N_("{rows} journal rows saved to {file}."),
    "store.unknown-event": N_("{file} holds an entry that this program does not know: {event}."),
}
