"""Sentences about lists that come in: why one is refused, what a row could not bring, what to look at."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    # The whole list is refused.
    "list.empty": N_("The list is empty."),
    "list.too-big": N_("The file is larger than {most} MB, and no list of players is that large."),
    "list.not-text": N_("This is not a list: it holds bytes that no text has."),
    "list.no-list": N_("This is a file of the kind {what}, not a list. Save it as CSV or XLSX."),
    "list.workbook-broken": N_("The workbook is damaged or locked by a password."),
    "list.workbook-too-big": N_(
        "The workbook would unpack to more than {most} MB, and no list of players is that large."
    ),
    "list.too-many-cells": N_("The cells of the workbook lie too far apart: more than {most} would have to be held."),
    "list.no-sheet": N_("The workbook has no sheet {sheet}."),
    "list.line-too-long": N_("Line {line} is longer than {most} letters, so this is no list of players."),
    "list.too-many-rows": N_("The list has more than {most} rows."),
    "list.too-many-columns": N_("Line {line} has more than {most} columns."),
    "list.encoding-unknown": N_("No encoding for lists is called {encoding}."),
    "list.encoding-fails": N_("Line {line} cannot be {encoding}. Choose another encoding."),
    "list.mixed-encodings": N_(
        "Some lines are UTF-8 and others are not, so no encoding reads them all. "
        "Save the list in one encoding; the first such line: {line}."
    ),
    "list.columns-not-understood": N_("Columns are given as name=3,table=1,seat=2; “{part}” is not understood."),
    "list.status-not-understood": N_("Who plays is said as “d=out,waiting list=in”; “{part}” is not understood."),
    "list.no-names": N_("No column was found that has names in it. Say which one it is."),
    "list.is-levels": N_("This is a structure of levels, not a list of players."),
    "list.is-payouts": N_("This is a list of payouts, not of players."),
    "list.is-results": N_("These are results without names, not a list of players."),
    "list.is-named-results": N_(
        "These are results: places, no seats and no chips, so nobody in them plays. "
        "If they do play, say that the column of places or prizes is not used."
    ),
    "list.is-journal": N_("This is a journal, not a list of players."),
    "list.is-break-order": N_("This is a break order, not a list of players."),
    "list.ending-unknown": N_("{name}: lists are written as .csv or .xlsx."),
    "list.tdt-broken": N_("The .tdt file is damaged or cut off after letter {at}."),
    "list.tdt-no-players": N_("The .tdt file has no players in it."),
    # A row does not come in.
    "list.no-name": N_("Line {line}: no name. The row is left out."),
    "list.formula-name": N_("Line {line}: the name is a formula without a value. The row is left out."),
    "list.gone": N_("Line {line}: {name} is “{text}” in the list. The row is left out."),
    "list.plays": N_("Line {line}: {name} is “{text}”. Does he play? The row is left out until somebody says."),
    "list.name-or-heading": N_(
        "Line {line}: is “{name}” a player or a heading? The row is left out until somebody says."
    ),
    # A row comes in without its seat or its chips.
    "list.seat-twice": N_("Lines {lines}: two people on {table}-{seat}. {name} comes in without a seat."),
    "list.seat-taken": N_("Line {line}: {table}-{seat} is taken. {name} comes in without a seat."),
    "list.seat-too-high": N_("Line {line}: seat {seat} of {most} at table {table}. {name} comes in without a seat."),
    "list.seat-without-table": N_("Line {line}: seat {seat} without a table. {name} comes in without a seat."),
    "list.table-without-seat": N_("Line {line}: table {table} without a seat. {name} comes in without a seat."),
    "list.seat-unreadable": N_("Line {line}: “{text}” is no table and seat. {name} comes in without a seat."),
    "list.chips-unreadable": N_("Line {line}: “{text}” is no count of chips. {name} comes in without chips."),
    "list.formula-chips": N_("Line {line}: the chips are a formula without a value. {name} comes in without chips."),
    # A row comes in whole; somebody should look.
    "list.name-in-play": N_("Line {line}: {name} is {entry} already, {chair}: another person?"),
    "list.and-more": N_("And {count} more of the same kind: line {lines}."),
    "list.name-twice": N_("Lines {lines}: the same name, “{name}”. Each line is an entry of its own."),
    "list.id-twice": N_("Lines {lines}: the same number, “{id}”. Each line is an entry of its own."),
    "list.no-last-name": N_("Line {line}: no last name. Entered as “{name}”, to be corrected."),
    "list.no-seat": N_("No seat in the list, so to be drawn: line {lines}."),
    "list.no-show": N_("Line {line}: {name} is marked as a no-show."),
    "list.lost-letters": N_("Line {line}: letters of the name {name} were lost before the list came here."),
    "list.total-row": N_("Line {line}: a row of sums, left out."),
    "list.open-chairs": N_("Open chairs, left out: line {lines}."),
    "list.line-skipped": N_("Line {line}: “{text}” is no player, left out."),
    "list.money-not-chips": N_("Line {line}: {text} is money, not chips, left out."),
    "list.side-by-side": N_(
        "Lists stand side by side from line {line} on ({count}). They are read one after the other."
    ),
    "list.quote-open": N_("Line {line}: a quote is opened and never closed, so quotes are read as letters."),
    "list.tdt-out": N_("Player {line}, {name}, is already out and is left out."),
    "list.encoding-guessed": N_("Read as {encoding}. If letters look wrong, choose another encoding."),
    # Questions about a column.
    "list.seat-or-place": N_(
        "“{heading}” is seat or place. Its numbers are 1 to {most}, none twice at a table, so: seat."
    ),
    "list.place-or-seat": N_("“{heading}” is place or seat. Its numbers do not start again at each table, so: place."),
    "list.more-names": N_("“{heading}” holds names too and is left out. Are they other people, or a second name?"),
    "list.two-counts": N_("“{heading}” and “{other}” are both counts of chips. “{heading}” is taken."),
    "list.pair": N_("“{heading}” beside “{name}” is taken for the other half of the name."),
}
