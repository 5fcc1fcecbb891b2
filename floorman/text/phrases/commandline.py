"""What the command line says by itself."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "check.whole": N_("The file is whole: {total} journal rows."),
    "check.safe": N_("Safe are the first {safe} of {total} journal rows; floorman salvage saves them to a new file."),
    "check.saved": N_("{rows} journal rows saved to {file}."),
    "import.would": N_("{count} entries would come in, {seated} of them seated; rows left out: {refused}"),
    "import.nothing": N_("No row of the list can come in"),
    "export.written": N_("{count} rows written to {file}"),
    "papers.written": N_("{count} papers written to {file}"),
    "papers.none": N_("There is nothing of this kind to print"),
    "papers.printed": N_("{count} papers sent to {printer}"),
    "papers.only": N_("“{text}” is no seat, entry or table"),
    "store.unknown-event": N_("{file} holds an entry that this program does not know: {event}."),
}
