"""What the command line says by itself."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "check.whole": N_("The file is whole; journal rows: {total}."),
    "check.damaged": N_("{file} is damaged. “floorman salvage” saves what can still be read to a new file."),
    "check.safe": N_("Safe are the first {safe} of {total} journal rows; floorman salvage saves them to a new file."),
    "check.impossible": N_("Each journal row is as it was written, but the room that they make cannot be: {why}."),
    "check.no-room": N_("Each journal row is as it was written, but no room can be made of them: {why}."),
    "check.saved": N_("Journal rows saved to {file}: {rows}."),
    "show.tournament": N_("{name}, house {house}"),
    "show.counts": N_(
        "Alive: {alive} of {entries}. Tables: {tables}. In transit: {transit}. Waiting: {waiting}. Out: {out}."
    ),
    "play.not-text": N_("This is not UTF-8 text"),
    "play.too-long": N_("This line is longer than any call"),
    "import.would": N_("Would come in: entries {count}, seated {seated}; rows left out: {refused}"),
    "import.asked": N_(
        "Who plays is said with --status “{words}=in” or “{words}=out”; with --dry-run nothing is taken over yet."
    ),
    "import.nothing": N_("No row of the list can come in"),
    "export.written": N_("{file} written, rows: {count}"),
    "papers.written": N_("{file} written, papers: {count}"),
    "papers.no-picture": N_("{file} is no PNG or JPEG picture that can be read."),
    "papers.none": N_("There is nothing of this kind to print"),
    "papers.no-font": N_("Nothing was printed: the program’s own fonts are missing. Install it again"),
    "papers.printed": N_("Sent to {printer}, papers: {count}"),
    "papers.no-rule": N_("No book has the rule “{rule}”"),
    "papers.only": N_("“{text}” is no seat, entry or table"),
    "store.unknown-event": N_("{file} holds an entry that this program does not know: {event}."),
}
