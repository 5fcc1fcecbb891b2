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
    "advice.halt-many": N_("Stop {count} tables: {tables}"),
    "advice.halt-many.why": N_(
        "Short by busts, {short} or more below the fullest ({most}). Stop once the big blind falls on a vacated seat."
    ),
    "advice.waits": N_("Table {table} waits"),
    "advice.waits-many": N_("{count} tables wait: {tables}"),
    "advice.waits.arriving": N_("Stopped since {since}. Players on their way to it: {arriving}."),
    "advice.waits.arriving-many": N_("Stopped, with players on their way to them: {listed}."),
    "advice.waits.registering": N_(
        "Stopped since {since} with {players} players. Nobody is moved while registration is open."
    ),
    "advice.waits.registering-many": N_("Stopped: {listed}. Nobody is moved while registration is open."),
    "advice.waits.closed": N_("Stopped since {since} with {players} players. It is closed: nobody can be sent to it."),
    "advice.waits.closed-many": N_("Stopped: {listed}. They are closed: nobody can be sent to them."),
    "advice.waits.alone": N_("Stopped since {since} with {players} players, and nobody is sent to it."),
    "advice.waits.alone-many": N_("Stopped with too few players, and nobody is sent to them: {listed}."),
    "advice.waits.unfilled": N_(
        "Stopped since {since} with {players} players. No move fills it; it may deal as it is."
    ),
    "advice.waits.unfilled-many": N_("Stopped: {listed}. No move fills them; they may deal as they are."),
    "advice.resume-many": N_("{count} tables may deal again: {tables}"),
    "advice.resume-many.why": N_("They were stopped and have enough players now: {listed}."),
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
    "advice.balance-many": N_("Move {count} players"),
    "advice.balance-many.why": N_(
        "Tables have {least} to {most} players. From {giving} to {receiving}, each by the rule."
    ),
    "advice.balance.stuck-many": N_("Balance {count} tables by hand"),
    "advice.balance.stuck-many.why": N_("Nobody there can be moved by the rule: {listed}. {reason}."),
    "advice.positions-many": N_("Big blind at {count} tables?"),
    "advice.positions-many.why": N_("Moves wait for it. Ask at tables {listed}."),
    "advice.positions": N_("Who is big blind at {table}?"),
    "advice.positions.never": N_("Nobody has seen it. The move from table {giving} to table {receiving} needs it."),
    "advice.positions.old": N_(
        "Last seen {hands} hands ago. The move from table {giving} to table {receiving} needs it."
    ),
    "advice.transit": N_("Find #{number}, not yet at {chair}"),
    "advice.transit.why": N_("{entry} left {origin} with slip {serial} {minutes} min ago."),
    "advice.transit.missing": N_("{entry} left {origin} with slip {serial} and has not come."),
    "advice.transit-many": N_("Find {count} players"),
    "advice.transit-many.why": N_("Not yet at {chairs}."),
    "advice.waiting": N_("Seat those who wait: {count}"),
    "advice.waiting.why": N_("Waiting: {waiting}. Open seats at ready tables: {seats}."),
    "advice.waiting-full": N_("Waiting: {waiting}, no open seat"),
    "advice.waiting-full.why": N_("Every ready table is full. Open another table, or wait for a bust."),
    "advice.open-tables": N_("Open tables"),
    "advice.open-tables.why": N_("There is no table yet. Type their numbers: open 1..12."),
    "advice.bring-in": N_("Bring players in"),
    "advice.bring-in.why": N_("A list by Ctrl+I, or one by one: new Ann Kowalska."),
    "advice.start": N_("Start play"),
    "advice.start-anew": N_("Start play on the new seats"),
    "advice.start-final": N_("Start the final table"),
    "advice.start.high-card": N_(
        "The button is where the high card falls. As the tables report it: start 12 6, or start 1:6 2:3."
    ),
    "advice.start.seat-1": N_("The first button is on seat 1, or the next player from it. Tables: {count}."),
    "advice.start.dealer-right": N_("The first button is at the dealer's right. Tables: {count}."),
    "advice.start.same-seat-everywhere": N_("One seat is drawn for the first button. Tables: {count}."),
    "advice.seated": N_("Everybody on the new seats?"),
    "advice.seated.why": N_("Players on their way: {count}. Play begins when all are there."),
    "advice.winner": N_("{entry} has won"),
    "advice.winner.why": N_("The last of {entries}. Print the payout slips; results shows the places."),
    "advice.last": N_("One player is left"),
    "advice.last.why": N_("Registration is still open: closed, the tournament is over."),
    "advice.print-break": N_("Print break cards: {count}"),
    "advice.print-break.why": N_("Players of table {tables} do not know where to go yet."),
    "advice.print-moves": N_("Print move slips: {count}"),
    "advice.print-moves.why": N_("Players of table {tables} are sent off and have no slip yet."),
    "advice.positions.ahead": N_("One more bust, and a move needs it. Ask at table {tables} before somebody waits."),
    "advice.nothing": N_("Nothing to do"),
    "advice.nothing.why": N_("{tables} tables within the gap, nobody in transit."),
}
