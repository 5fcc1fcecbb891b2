"""Calls about slips: printed again, or for a whole table."""

from floorman.core.facts import PrintSlips, SlipOrder
from floorman.core.model import Entry, EntryState
from floorman.core.paper import PaperKind
from floorman.core.refused import Refused
from floorman.desk.advice.slips import unprinted
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.subject import aim, maybe_player, table_at
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Ask, Request
from floorman.text.phrases.mark import N_


def order_for(floor: Floor, entry: Entry) -> SlipOrder:
    """The slip of a player, as a reprint where one holds good for him."""
    slip = None if entry.slip is None else floor.now.slips.get(entry.slip)
    again = slip.serial if slip is not None and not slip.void else None
    return SlipOrder(entry.number, entry.chair, again)


def kind_for(entry: Entry, floor: Floor) -> PaperKind:
    """Which slip a player is given: what he carries, or by where he is."""
    slip = None if entry.slip is None else floor.now.slips.get(entry.slip)
    if slip is not None and not slip.void:
        return slip.kind
    return "move-slips" if entry.state is EntryState.TRANSIT else "seat-cards"


def slip(floor: Floor, reader: Reader) -> Request:
    """``slip 12-5``, ``slip #17``, ``slip last``."""
    if reader.word("last"):
        reader.end()
        return _last(floor)
    entry = maybe_player(floor, reader)
    if entry is None:
        raise reader.fail("expect.slip")
    reader.end()
    if entry.chair is None or not entry.alive:
        raise Refused("refused.no-slip-for", entry=entry.number)
    return Ask(PrintSlips(kind_for(entry, floor), (order_for(floor, entry),), on_paper=False), aim=aim(entry))


def _last(floor: Floor) -> Request:
    serials = sorted(floor.now.slips, reverse=True)
    for serial in serials:
        found = floor.now.slips[serial]
        if not found.void:
            return Ask(PrintSlips(found.kind, (SlipOrder(found.entry, found.chair, serial),), on_paper=False))
    raise Refused("refused.no-slips")


def slips(floor: Floor, reader: Reader) -> Request:
    """``slips 41``: the slips of everybody who sits at a table, is on his way to it, or was sent from it;
    ``slips break``, ``slips moves``: those of players on their way that were never printed."""
    word = reader.word("break", "moves")
    if word:
        reader.end()
        return _not_asked_for(floor, "break-cards" if word == "break" else "move-slips")
    table = table_at_or_broken(floor, reader.table())
    reader.end()
    entries = [
        floor.now.entries[number]
        for number in (*floor.now.tables[table].chairs, *floor.now.tables[table].expected)
        if number is not None
    ]
    sent = [floor.now.entries[number] for number in floor.now.transit]
    entries += [entry for entry in sent if entry.came_from is not None and entry.came_from.table == table]
    if not entries:
        raise Refused("refused.nobody-at-table", table=table)
    kinds = {kind_for(entry, floor) for entry in entries}
    kind = kinds.pop() if len(kinds) == 1 else "seat-cards"
    return Ask(PrintSlips(kind, tuple(order_for(floor, entry) for entry in entries), on_paper=False))


def _not_asked_for(floor: Floor, kind: PaperKind) -> Request:
    players = unprinted(floor, kind)
    if not players:
        raise Refused("refused.all-printed")
    return Ask(PrintSlips(kind, tuple(order_for(floor, entry) for entry in players), on_paper=False))


def table_at_or_broken(floor: Floor, number: int) -> int:
    """The table's number, broken or not. Refused if there never was one."""
    if floor.now.table(number) is None:
        table_at(floor, number)
    return number


VERBS = VerbGroup(
    N_("Paper"),
    (
        Verb(
            ("slip",),
            slip,
            (Form("slip 12-5", N_("the slip of a player again")), Form("slip last", N_("print again"))),
            after="player",
        ),
        Verb(
            ("slips",),
            slips,
            (
                Form("slips 41", N_("the slips of a whole table")),
                Form("slips break", N_("break cards that were never printed")),
                Form("slips moves", N_("move slips that were never printed")),
            ),
            after="table",
        ),
    ),
)
