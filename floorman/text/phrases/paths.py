"""Why nothing is written to, or read from, a path that somebody gave."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "path.no-name": N_("A file needs a name."),
    "path.not-text": N_("The name {file} is not UTF-8 text. Give the file another name."),
    "path.too-long": N_("The name {file} is longer than the disk takes."),
    "path.circle": N_("{file} is a link that leads in a circle."),
    "path.no-working-folder": N_("The folder that this command was started in is gone. Go to another one first."),
    "path.no-folder": N_("There is no folder for {file}."),
    "path.folder": N_("{file} is a folder, not a file."),
    "path.special": N_("{file} is a device or a pipe, not a file."),
    "path.tournament": N_("{file} is a tournament, or named like one; nothing was written to it."),
    "path.companion": N_("{file} belongs to a tournament; nothing was written to it."),
    "path.no-roll": N_("{file} holds something else than slips for a roll printer; nothing was added to it."),
    "path.no-access": N_("{file} cannot be used: the system denies access to it or to its folder."),
    "path.read-only": N_("{file} cannot be written: its disk is read-only."),
    "path.disk-full": N_("{file} cannot be written: its disk is full."),
    "path.not-written": N_("{file} cannot be written: {why}."),
    "path.missing": N_("There is no file {file}."),
    "path.too-big": N_("{file} is larger than {most} MB, and no such file is."),
    "path.unreadable": N_("{file} cannot be read: {why}."),
}
