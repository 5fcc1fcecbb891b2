"""Whether a player's stack is in play, and whether the money has been reached: what may come back depends on it."""

from floorman.core.facts import hands_in
from floorman.core.facts.tickets import there_is_money
from floorman.core.model import Entry, EntryState
from floorman.core.undo_keys import AtTable, OfEntry
from floorman.desk.floor.floor import Floor
from floorman.rules.places_paid import places_paid
from floorman.rules.prize_settings import places_rule
from floorman.rules.withdraw import When


def has_played(floor: Floor, entry: Entry) -> bool:
    """Whether a hand was reported at his table since he came to it."""
    if entry.state is not EntryState.SEATED or entry.chair is None:
        return False
    for fact in reversed(floor.log.facts):
        hands = hands_in(fact.event)
        if hands is not None and hands.table == entry.chair.table and floor.log.stands(fact.seq):
            return True
        keys = fact.event.undo_keys()
        if OfEntry(entry.number) in keys and AtTable(entry.chair.table) in keys:
            return False
    return False


def stack_in_play(floor: Floor, entry: Entry) -> bool:
    """Whether somebody has seen player and stack there, or a hand was dealt to it."""
    return entry.state is EntryState.TRANSIT or entry.moves > 0 or entry.verified or has_played(floor, entry)


def paid_places(floor: Floor) -> int:
    """Places that are paid at today's entries; 0 where nobody has said how many."""
    money = there_is_money(floor.now)
    rule = places_rule(money.settings.prizes, money.entries)
    return 0 if rule is None else places_paid(floor.house, money.entries, rule, money.persons).answer


def when_withdrawn(floor: Floor, entry: Entry) -> When:
    """Before his stack came into play, before the money, or in it."""
    if not stack_in_play(floor, entry):
        return "before-start"
    places = paid_places(floor)
    return "in-money" if places and floor.now.counts.alive <= places else "before-money"
