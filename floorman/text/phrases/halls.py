"""Sentences about halls: many podiums on one tournament."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    # making and watching one
    "hall.made": N_(
        "The hall {hall} runs at {host}, port {port}. “floorman hall add NAME --rank floor” lets others in."
    ),
    "hall.started": N_("The hall {hall} runs at {host}, port {port}."),
    "hall.stopped": N_("The hall {hall} does not run."),
    "hall.follows": N_("A second server follows the first, in {folder}, port {port}. “floorman hall promote {folder}”"),
    "hall.join-with": N_("On the machine of {station}, once:"),
    "hall.invited": N_("At the other laptop: “Join an evening”, {host}:{port}, and these digits within three minutes."),
    "hall.removed": N_("{name} belongs to the hall no longer."),
    "hall.joined": N_("This machine belongs to the hall {hall} as {station}."),
    "hall.here": N_("is there"),
    "hall.away": N_("is not there"),
    "hall.moved-in": N_("The tournament goes on as {named}; nothing is recorded in {file} any more."),
    "hall.moved-out": N_("The tournament of {named} goes on in {file}; nothing is recorded there any more."),
    "hall.goes-on": N_("The tournament goes on as {named}, at {host}, port {port}. The other stations join anew."),
    "hall.no-postgres": N_("PostgreSQL {oldest} or newer is not installed on this machine; a hall needs it."),
    "hall.postgres-failed": N_("PostgreSQL's {program} says no: {why}"),
    "hall.none-here": N_("There is no hall in {folder}."),
    "hall.none-made": N_("No hall was made on this machine; name its folder."),
    "hall.folder-in-use": N_("Something lies in {folder} already; a hall needs a new folder."),
    "hall.bad-name": N_("{name} is no name here: small letters, digits and hyphens, 40 at most."),
    "hall.bad-rank": N_("There is no rank {rank}; there are {ranks}."),
    "hall.no-station": N_("There is no station {name} in this hall."),
    "hall.no-port": N_("No port from {first} on is free."),
    "hall.other-edition": N_(
        "The hall has edition {found} of its tables, this program knows {known}: use the same release."
    ),
    "hall.not-running": N_("The hall {hall} does not run: “floorman hall start”."),
    # joining
    "hall.no-sheet": N_("That is no line of “floorman hall add”; it looks like hall/podium-3@10.0.0.5:5632#…#…"),
    "hall.wrong-digits": N_("{hall} does not take these digits: they hold for three minutes and for one station."),
    "hall.sheet-used": N_("The password for {hall} was used already; “floorman hall add” makes a new one."),
    "hall.no-tls": N_("What answers at {hall} is no hall: it does not encrypt."),
    "hall.not-the-hall": N_("What answers at {hall} shows another certificate than the hall that was joined."),
    "hall.not-joined": N_("This machine has not joined the hall {hall}. Joined: {known}."),
    "hall.which": N_("Say into which hall, such as hall:NAME/friday. Joined: {known}."),
    "hall.no-such-name": N_("{name} names no tournament of a hall; it is written hall:NAME/friday."),
    "hall.no-tournament": N_("There is no tournament {name} in the hall."),
    "hall.name-taken": N_("There is a tournament {name} in the hall already."),
    "hall.other-tournament": N_("{file} is another tournament's; it was left as it is."),
    "hall.moved-there": N_(
        "The tournament of {file} goes on in a hall: open {named}, or bring it back by “floorman move”."
    ),
    # recording among others
    "hall.silent": N_("The hall {hall} does not answer. You may look; calls wait."),
    "hall.does-not-answer": N_("The hall does not answer. You may look; calls wait in the line."),
    "hall.unknown": N_("The hall {hall} fell silent amid the call. Whether it was recorded is seen once it answers."),
    "hall.wrong-password": N_("The hall {hall} does not know this machine any more; join it anew."),
    "hall.forbidden": N_("The hall does not let this station record that."),
    "hall.refused": N_("The hall says no: {why}"),
    "hall.fenced": N_("{name} goes on elsewhere; nothing is recorded here any more."),
    "hall.changed-meanwhile": N_("Not recorded; meanwhile, {seq}: {what}"),
    "hall.forked": N_("{file} and the hall have gone on apart from row {row} on. Nothing was changed."),
    # going on without the server
    "hall.no-mirror": N_("{file} is no mirror of a hall's tournament."),
    "hall.other-host": N_("The lost server was {host}; name it so."),
    "hall.still-there": N_("{host} still answers: the hall {hall} is not lost."),
}
