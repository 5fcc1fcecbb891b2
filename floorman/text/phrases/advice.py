"""What the floor is advised to do: a title of six words or fewer, and why."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "advice.halt": N_("Stop table {table}"),
    "advice.halt.why": N_(
        "It has {players}, the fullest table has {most}. Stop once its big blind falls on a vacated seat."
    ),
    "advice.halt.why-chair": N_(
        "It has {players}, the fullest table has {most}. "
        "Its big blind would next fall on seat {seat}, vacated by a bust."
    ),
    "advice.resume": N_("Table {table} may deal again"),
    "advice.resume.why": N_("It has {players} players now, stopped since {since}."),
    "advice.final": N_("Make the final table"),
    "advice.final.why": N_("{players} players left at {tables} tables: the final table is made now, at table {table}."),
    "advice.final.why-not": N_("{players} players left at {tables} tables. First: {reason}."),
    "advice.redraw": N_("Draw seats and button anew"),
    "advice.redraw.why-not": N_("Tables left: {tables}. Seats and button are drawn anew. First: {reason}."),
    "advice.break": N_("Break table {table}"),
    "advice.break.why": N_(
        "{players} players fit at {tables} tables. Highest table that can break; seats to draw: {count}."
    ),
    "advice.break.why-order": N_(
        "{players} players fit at {tables} tables. Next in the break order; seats to draw: {count}."
    ),
    "advice.balance": N_("Move #{number}, {origin} to {chair}"),
    "advice.balance.why": N_(
        "Table {giving} has {most}, table {receiving} has {least}. Seat {seat}, {entry}, is next big blind; "
        "seat {to_seat} at table {receiving} gets the big blind soonest."
    ),
    "advice.balance.why-single": N_(
        "Table {giving} has {most}, table {receiving} has {least}. Seat {seat}, {entry}, is next big blind; "
        "seat {to_seat} at table {receiving} posts the big blind alone."
    ),
    "advice.balance.why-pinned": N_(
        "Table {giving} has {most}, table {receiving} has {least}. Of those who may go, seat {seat}, {entry}, "
        "is next big blind; seat {to_seat} at table {receiving} gets the big blind soonest."
    ),
    "advice.balance.why-pinned-single": N_(
        "Table {giving} has {most}, table {receiving} has {least}. Of those who may go, seat {seat}, {entry}, "
        "is next big blind; seat {to_seat} at table {receiving} posts the big blind alone."
    ),
    "advice.balance.why-now": N_(
        "Table {giving} has {most}, table {receiving} has {least}. Seat {seat}, {entry}, was big blind; "
        "seat {to_seat} at table {receiving} gets the big blind soonest."
    ),
    "advice.balance.why-now-single": N_(
        "Table {giving} has {most}, table {receiving} has {least}. Seat {seat}, {entry}, was big blind; "
        "seat {to_seat} at table {receiving} posts the big blind alone."
    ),
    "advice.balance.why-random": N_(
        "Table {giving} has {most}, table {receiving} has {least}. Seat {seat}, {entry}, is drawn; "
        "seat {to_seat} at table {receiving} gets the big blind soonest."
    ),
    "advice.balance.why-random-single": N_(
        "Table {giving} has {most}, table {receiving} has {least}. Seat {seat}, {entry}, is drawn; "
        "seat {to_seat} at table {receiving} posts the big blind alone."
    ),
    "advice.balance.stuck": N_("Balance table {giving} by hand"),
    "advice.balance.stuck.why": N_("Table {giving} has {most}, table {receiving} has {least}. {reason}."),
    "advice.balance.why-same": N_(
        "Table {giving} has {most}, table {receiving} has {least}. Seat {seat}, {entry}, is as far from the big blind "
        "as seat {to_seat} at table {receiving}."
    ),
    "advice.positions": N_("Who is big blind at {table}?"),
    "advice.positions.never": N_("Nobody has seen it. The move from table {giving} to table {receiving} needs it."),
    "advice.positions.old": N_(
        "Last seen {hands} hands ago. The move from table {giving} to table {receiving} needs it."
    ),
    "advice.transit": N_("Find #{number}, not yet at {chair}"),
    "advice.transit.why": N_("{entry} left {origin} with slip {serial} {minutes} min ago."),
    "advice.transit.missing": N_("{entry} left {origin} with slip {serial} and has not come."),
    "advice.waiting": N_("Seat those who wait: {count}"),
    "advice.waiting.why": N_("Waiting: {waiting}. Open seats at ready tables: {seats}."),
    "advice.waiting-full": N_("Waiting: {waiting}, no open seat"),
    "advice.waiting-full.why": N_("Every ready table is full. Open another table, or wait for a bust."),
    "advice.nothing": N_("Nothing to do"),
    "advice.nothing.why": N_("{tables} tables within the gap, nobody in transit."),
}
