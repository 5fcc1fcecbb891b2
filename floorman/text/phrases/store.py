"""Sentences about tournament files: why one cannot be opened or written, and what is wrong with a damaged one."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    # a file that cannot be opened
    "store.missing": N_("There is no file {file}."),
    "store.missing-left": N_(
        "There is no file {file}, but {left} beside its place may hold what was recorded. "
        "“floorman salvage {file} NEW” saves what it can."
    ),
    "store.folder": N_("{file} is a folder, not a tournament file."),
    "store.empty": N_("{file} is empty; it is not a tournament file."),
    "store.foreign": N_("{file} is not a tournament file of this program."),
    "store.newer": N_(
        "{file} was written by a newer version of the program (format {format}; this one knows formats up to {known})."
    ),
    "store.older": N_(
        "{file} has the older format {format}; open it once for writing, and it is brought to format {known}."
    ),
    "store.read-only": N_("{file} cannot be written: it or its folder is read-only. It can still be opened to look."),
    "store.no-access": N_("{file} cannot be read: the system denies access to it."),
    "store.damaged": N_("{file} is damaged. Nothing was changed; “floorman check” says what is safe."),
    "store.unreadable": N_("{file} cannot be opened."),
    "store.exists": N_("{file} exists already; it was left as it is."),
    "store.left-beside": N_(
        "{left} lies there from an older {file} that is gone, and may hold what was recorded. Save it first by "
        "“floorman salvage {file} NEW”, then move {left} away; or take another name."
    ),
    "store.strange-beside": N_(
        "{left} lies beside {file} and is not of this tournament. Nothing was changed; "
        "move {left} away and open {file} again."
    ),
    "store.too-large": N_("{file} is larger than any tournament; it was not read."),
    "store.no-room": N_("The disk of {file} is full; it can only be opened to look. Free some space to go on."),
    "store.no-room-new": N_("The disk has no room for {file}; nothing was made."),
    "store.no-folder": N_("There is no folder for {file}."),
    "store.held": N_("{file} is open already: {user} on {host}, since {since}. It can be opened here to look."),
    "store.holder": N_("{user} on {host}, since {since}"),
    # a write that failed: nothing changed
    "store.disk-full": N_("The disk is full. Nothing was recorded; free some space and press Enter again."),
    "store.locked": N_(
        "Another program has locked {file}. Nothing was recorded; close that program and press Enter again."
    ),
    "store.write-failed": N_("The disk did not take it. Nothing was recorded; {file} is as it was."),
    "store.moved": N_(
        "{file} has been moved or deleted while it was open. Nothing was recorded; put it back and press Enter again."
    ),
    "store.replaced": N_(
        "Another file now stands where {file} was. Nothing was recorded; put the first one back and press Enter again."
    ),
    "store.reopen": N_(
        "{file} was taken away while it was being written. Open it again; the journal shows what was recorded."
    ),
    "store.moved-saved": N_(
        "{file} has been moved or deleted while it was open. All of it is in {rescue}: open that, or put {file} back. "
        "Nothing more is recorded until then."
    ),
    "store.replaced-saved": N_(
        "Another file now stands where {file} was. All of it is in {rescue}: open that, or put the first one back. "
        "Nothing more is recorded until then."
    ),
    "store.reopen-saved": N_(
        "{file} was taken away while it was being written. All of it is in {rescue}: open that and go on; "
        "its journal shows what was recorded."
    ),
    "store.behind": N_(
        "Another program has recorded in {file} since this one last read it. Nothing was recorded; "
        "close {file} here and open it again to go on."
    ),
    "store.looking": N_("{file} is open here only to look. Nothing was recorded."),
    # a backup that failed
    "store.backup-itself": N_("{file} is the tournament itself; a copy belongs in another folder."),
    "store.backup-full": N_("The backup {file} does not fit: its disk is full. The tournament file is whole."),
    "store.backup-failed": N_("The backup {file} could not be written. The tournament file is whole."),
    # what a check found
    "store.health.pages": N_("The file’s pages are damaged: {detail}"),
    "store.health.row": N_("Journal row {seq} is not what was written."),
    "store.health.unreadable": N_("The journal cannot be read from row {seq} on."),
    "store.health.rows-missing": N_("The journal ends at row {found}, but row {seq} had been recorded."),
    "store.health.schema": N_("A table or trigger is missing or changed: {name}."),
    "store.health.facts": N_("The facts that the tournament began with are not what was written."),
    "store.health.texts": N_("Names or remarks that are not what was written: {count}."),
    "store.health.preferences": N_("Preferences that are not what was written: {count}."),
    "store.health.log": N_("The write-ahead file beside it is damaged; what was recorded last may be missing."),
    "store.health.log-tail": N_(
        "The end of the write-ahead file is torn; a power cut does that, and then nothing recorded is missing."
    ),
    "store.health.half-made": N_("{file} was left half made by a run that was cut short; nothing is lost with it."),
    "store.health.rescue": N_("{file} is a copy that was made when the file was taken away while it was open."),
    "store.half-made-gone": N_("Left half made by a run that was cut short, and taken away: {file}"),
    "store.nothing-safe": N_("Nothing of {file} can be saved."),
}
