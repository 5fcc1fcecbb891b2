"""A copy of a journal goes its own way."""

from tests.core.rooms import Room


def test_a_copy_goes_its_own_way() -> None:
    room = Room("1: ABCD")
    first = room.bust("A")
    room.undo()
    room.bust("B")
    kept, other = room.log, room.log.copy()
    assert (other.now, other.facts) == (kept.now, kept.facts)
    rows, now = len(kept.facts), kept.now
    room.log = other
    room.bust("C")
    room.undo()
    room.undo()
    assert room.drawing() == "1: ABCD"
    assert (len(kept.facts), kept.now) == (rows, now)
    assert not kept.stands(first)
    assert kept.newest() is kept.facts[-1]
