"""What the menus of a chair, a table and the room offer, declared once: every entry only types a call."""

from collections.abc import Collection, Iterator

from msgspec import Struct

from floorman.desk.front.views import SeatView, TableState, TileView
from floorman.text.phrases.mark import N_


class MenuCall(Struct, frozen=True):
    """An entry of a menu, or one for each of ``numbers``, under its word."""

    word: str
    call: str
    """What is typed, with ``{table}``, ``{seat}``, ``{entry}``, ``{next}`` and ``{n}``; a space at the end waits."""
    when: str = ""
    """It is shown only in this state of the chair, the table or the room."""
    unless: str = ""
    """It is not shown in this state."""
    numbers: tuple[int, ...] = ()
    """Of a menu behind the word: what may stand for ``{n}``."""


class MenuGroup(Struct, frozen=True):
    """Entries behind one word."""

    word: str
    calls: tuple[MenuCall, ...]
    when: str = ""
    unless: str = ""


Entry = MenuCall | MenuGroup | None
"""None: a line."""

PENALTIES = MenuGroup(
    N_("Penalty"),
    (
        MenuCall(N_("Warning"), "p {table}-{seat} warn "),
        MenuCall(N_("Missed hands"), "p {table}-{seat} hands {n}", numbers=(1, 2, 3, 4, 5, 6, 8, 10)),
        MenuCall(N_("Missed rounds"), "p {table}-{seat} round {n}", numbers=(1, 2, 3, 4)),
        MenuCall(N_("Minutes"), "p {table}-{seat} time {n}", numbers=(5, 10, 15, 20, 30)),
        MenuCall(N_("Disqualified"), "p {table}-{seat} dq"),
    ),
    when="seated",
)
SEAT_MENU: tuple[Entry, ...] = (
    MenuCall(N_("Out"), "{table}-{seat} x", when="seated"),
    MenuCall(N_("Move"), "move {table}-{seat} ", when="seated"),
    MenuCall(N_("Change seats with"), "swap {table}-{seat} ", when="seated"),
    MenuCall(N_("Arrived"), "in {table}-{seat}", when="expected"),
    MenuCall(N_("Has not come"), "missing {table}-{seat}", when="expected"),
    MenuCall(N_("Call off the move"), "stay #{entry}", when="expected"),
    PENALTIES,
    MenuCall(N_("Hands served"), "served {table}-{seat} {n}", when="penalty", numbers=(1, 2, 3, 4, 5, 6)),
    MenuCall(N_("Away"), "away {table}-{seat}", when="seated", unless="away"),
    MenuCall(N_("Away with leave"), "away {table}-{seat} excused", when="seated", unless="away"),
    MenuCall(N_("Back"), "back {table}-{seat}", when="away"),
    MenuCall(N_("Left to dodge the big blind"), "dodge {table}-{seat}", when="seated"),
    None,
    MenuCall(N_("Player and stack are there"), "here {table}-{seat}", when="seated"),
    MenuCall(N_("Has not come"), "noshow #{entry}", when="seated"),
    MenuCall(N_("Pin"), "pin #{entry}", when="seated", unless="pinned"),
    MenuCall(N_("Unpin"), "unpin #{entry}", when="pinned"),
    MenuCall(N_("Never at one table with"), "apart #{entry} ", when="seated"),
    None,
    MenuCall(N_("Slip"), "slip {table}-{seat}", when="taken"),
    MenuCall(N_("Who sits here"), "? {table}-{seat}", when="taken"),
    MenuCall(N_("Note"), "note {table}-{seat} ", when="seated"),
    MenuCall(N_("Chips in the bag"), "bag {table}-{seat} ", when="seated"),
    MenuCall(N_("Take the entry back"), "void #{entry}", when="taken"),
    MenuCall(N_("Erase the name"), "forget #{entry}", when="taken"),
    MenuCall(N_("Asked to be excluded"), "exclude #{entry}", when="taken"),
    MenuCall(N_("The next who waits, here"), "seat #{next} {table}-{seat}", when="free, somebody waits"),
    MenuCall(N_("Lock the chair"), "lock {table}-{seat}", when="free"),
    MenuCall(N_("Unlock the chair"), "unlock {table}-{seat}", when="blocked"),
)
TABLE_MENU: tuple[Entry, ...] = (
    MenuCall(N_("Hand over"), "{table} next", unless="hand-for-hand"),
    MenuCall(N_("Hands over"), "{table} next {n}", unless="hand-for-hand", numbers=(2, 3, 4, 5, 6, 8, 10)),
    MenuCall(N_("Hand done"), "done {table}", when="hand-for-hand"),
    MenuCall(N_("Hand done, stacks"), "done {table} {n}", when="hand-for-hand", numbers=(2, 3, 4, 5, 6, 7, 8, 9, 10)),
    MenuCall(N_("Positions"), "{table} pos "),
    MenuCall(N_("Only the big blind"), "{table} bb "),
    MenuCall(N_("First button"), "start {table} "),
    MenuCall(N_("Button error"), "err {table}"),
    MenuCall(N_("Stacks counted"), "stacks {table} "),
    MenuCall(N_("Hand void"), "restore {table}"),
    None,
    MenuCall(N_("Stop"), "halt {table}", unless="halted"),
    MenuCall(N_("May deal again"), "resume {table}", when="halted"),
    MenuCall(N_("All have arrived"), "in {table} all", when="in transit"),
    MenuCall(N_("All players and stacks are there"), "here {table}"),
    MenuCall(N_("Break"), "break {table}"),
    MenuCall(N_("To another table number"), "shift {table} "),
    MenuCall(N_("Lock"), "lock {table}", unless="locked"),
    MenuCall(N_("Unlock"), "unlock {table}", when="locked"),
    MenuCall(N_("A dealer sits there"), "ready {table}", when="no dealer"),
    MenuCall(N_("Close"), "close {table}", unless="closed"),
    None,
    MenuCall(N_("Slips of the table"), "slips {table}"),
    MenuCall(N_("Chips in the bags"), "bag {table}: "),
    MenuCall(N_("Note"), "note {table} "),
)
ROOM_MENU: tuple[Entry, ...] = (
    MenuGroup(
        N_("Players"),
        (
            MenuCall(N_("New player"), "new "),
            MenuCall(N_("Onto the waiting list"), "wait "),
            MenuCall(N_("Seat the next who wait"), "seat next {n}", numbers=(1, 2, 3, 4, 5, 6, 8, 10)),
            MenuCall(N_("Re-entry"), "re "),
            MenuCall(N_("Draw seats for all who wait"), "draw"),
            MenuCall(N_("Find a player"), "find "),
            MenuCall(N_("Everybody has arrived"), "in all"),
        ),
    ),
    MenuGroup(
        N_("Registration"),
        (
            MenuCall(N_("Close registration"), "reg close", unless="registration closed"),
            MenuCall(N_("Open registration"), "reg open", when="registration closed"),
            MenuCall(N_("At most so many at a table"), "sell {n}", numbers=(6, 7, 8, 9, 10)),
        ),
    ),
    MenuGroup(
        N_("Tables"),
        (
            MenuCall(N_("Open one more table"), "open {next_table}"),
            MenuCall(N_("Open so many more"), "open {next_table}..{n}", numbers=(2, 3, 4, 5, 6, 8, 10, 12)),
            MenuCall(N_("First button everywhere, seat"), "start all {n}", numbers=(1, 2, 3, 4, 5, 6, 7, 8, 9)),
            MenuCall(N_("Next balancing move"), "bal"),
            MenuCall(N_("All balancing moves"), "bal all"),
            MenuCall(N_("Break order"), "order "),
            MenuCall(N_("Draw everybody anew, tables"), "redraw {n}", numbers=(1, 2, 3, 4, 5, 6, 7, 8)),
            MenuCall(N_("Final table"), "final"),
            MenuCall(N_("Hand void at every table"), "restore all"),
        ),
    ),
    MenuGroup(
        N_("Hand-for-hand"),
        (
            MenuCall(N_("Begin hand-for-hand"), "h4h on ", unless="hand-for-hand"),
            MenuCall(N_("Deal the next hand"), "h4h deal", when="hand-for-hand"),
            MenuCall(N_("End hand-for-hand"), "h4h off", when="hand-for-hand"),
        ),
    ),
    MenuGroup(
        N_("Clock"),
        (
            MenuCall(N_("Go"), "lv go"),
            MenuCall(N_("Stop the clock"), "lv stop "),
            MenuCall(N_("Minutes more"), "lv +{n}", numbers=(1, 2, 3, 5, 10, 15)),
            MenuCall(N_("Minutes less"), "lv -{n}", numbers=(1, 2, 3, 5, 10, 15)),
            MenuCall(N_("Next level"), "lv next"),
            MenuCall(N_("Level before"), "lv back"),
            MenuCall(N_("Break, minutes"), "lv break {n}", numbers=(5, 10, 15, 20, 30, 45, 60)),
            MenuCall(N_("Break over"), "lv play"),
            MenuCall(N_("Last hands, drawn"), "lv hands draw"),
            MenuCall(N_("Announcement"), "say "),
            MenuCall(N_("Levels"), "levels"),
            MenuCall(N_("Change a level"), "level "),
        ),
    ),
    MenuGroup(
        N_("Screens and pages"),
        (
            MenuCall(N_("Clock on screen"), "screen {n} clock", numbers=(1, 2, 3, 4)),
            MenuCall(N_("Seats on screen"), "screen {n} seats", numbers=(1, 2, 3, 4)),
            MenuCall(N_("Nothing on screen"), "screen {n} off", numbers=(1, 2, 3, 4)),
            MenuCall(N_("Pictures of a folder"), "slides "),
            MenuCall(N_("Open the pages in the network"), "web on"),
            MenuCall(N_("New addresses of the pages"), "web new"),
            MenuCall(N_("Close the pages"), "web off"),
        ),
    ),
    MenuGroup(
        N_("Days and formats"),
        (
            MenuCall(N_("How many bags"), "bag"),
            MenuCall(N_("End the day"), "day end"),
            MenuCall(N_("Draw the next day"), "day {n}", numbers=(2, 3, 4, 5, 6, 7)),
            MenuCall(N_("Chairs kept for late entries"), "keep "),
            MenuCall(N_("Look at another flight"), "link "),
            MenuCall(N_("Format"), "format "),
            MenuCall(N_("All have won a seat"), "won all"),
            MenuCall(N_("Order of games"), "games "),
            MenuCall(N_("Tables of fewer seats"), "seats "),
            MenuCall(N_("Crew of dealers"), "crew "),
            MenuCall(N_("Push the dealers"), "push"),
            MenuCall(N_("Area of the room"), "area "),
        ),
    ),
    MenuGroup(
        N_("Registration desk"),
        (
            MenuCall(N_("Owed entry paid"), "buy "),
            MenuCall(N_("Paid beforehand, has come"), "checkin "),
            MenuCall(N_("Rebuy"), "rebuy "),
            MenuCall(N_("Add-on"), "addon "),
            MenuCall(N_("Dealers' add-on"), "dealer "),
            MenuCall(N_("Bonus chips"), "bonus "),
            MenuCall(N_("Chips of a table"), "chips "),
            MenuCall(N_("Off the list, money back"), "unreg "),
            MenuCall(N_("Refund"), "refund "),
            MenuCall(N_("Name put right"), "name "),
            MenuCall(N_("One person"), "join "),
            MenuCall(N_("Call the next alternate"), "page next"),
            MenuCall(N_("Alternate not there"), "skip "),
            MenuCall(N_("Added to the pool"), "added "),
            MenuCall(N_("Ticket"), "ticket "),
            MenuCall(N_("Who paid much"), "sales over "),
            MenuCall(N_("Open a drawer"), "drawer open "),
            MenuCall(N_("Count the drawer"), "drawer count "),
            MenuCall(N_("Close the drawer"), "drawer close"),
        ),
        when="money",
    ),
    MenuGroup(
        N_("Prizes and payments"),
        (
            MenuCall(N_("Prize list"), "prizes"),
            MenuCall(N_("Make the prize list final"), "prizes final"),
            MenuCall(N_("Who is to be paid"), "due"),
            MenuCall(N_("Pay"), "pay "),
            MenuCall(N_("Hold winnings"), "hold "),
            MenuCall(N_("Reclaim"), "reclaim "),
            MenuCall(N_("Who was paid"), "payouts"),
            MenuCall(N_("Who won whom"), "by "),
            MenuCall(N_("Envelope"), "env "),
            MenuCall(N_("Bounty on a player"), "head "),
            MenuCall(N_("Deal for the prizes"), "deal "),
            MenuCall(N_("Call the event off"), "cancel event"),
        ),
        when="money",
    ),
    MenuGroup(
        N_("More"),
        (
            MenuCall(N_("House"), "house "),
            MenuCall(N_("Incident note"), "note "),
            MenuCall(N_("Results"), "results"),
            MenuCall(N_("All calls"), "help"),
        ),
    ),
)


def chair_states(tile: TileView, seat: SeatView, waiting: Collection[int] = ()) -> frozenset[str]:
    """What holds of a chair, in the words that ``when`` and ``unless`` use."""
    found = {*seat.states}
    if seat.entry is None:
        found.add("blocked" if seat.look.value == "blocked" else "free")
        if waiting and "blocked" not in found:
            found.add("free, somebody waits")
    else:
        found.add("expected" if seat.look.value == "expected" else "seated")
        found.add("taken")
    return frozenset(found | {tile.state.value})


def table_states(tile: TileView, hand_for_hand: bool) -> frozenset[str]:
    """What holds of a table."""
    marks = {
        "hand-for-hand": hand_for_hand,
        "in transit": tile.transit > 0,
        "no dealer": not tile.ready and tile.state is not TableState.BROKEN,
    }
    return frozenset({tile.state.value, *(name for name, holds in marks.items() if holds)})


def shown(entries: Collection[Entry], states: Collection[str]) -> Iterator[Entry]:
    """The entries that are offered in these states; no line first, last or twice."""
    line = False
    some = False
    for entry in entries:
        if entry is None:
            line = some
            continue
        if (entry.when and entry.when not in states) or (entry.unless and entry.unless in states):
            continue
        if line:
            yield None
        line, some = False, True
        yield entry


def all_calls(entries: Collection[Entry]) -> Iterator[MenuCall]:
    """Every call that entries type, those behind a word among them."""
    for entry in entries:
        if isinstance(entry, MenuGroup):
            yield from entry.calls
        elif entry is not None:
            yield entry
