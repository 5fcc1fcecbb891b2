"""Rows that concern a table are found without looking at the others."""

from pathlib import Path

from floorman.core.facts import BreakOrderSet, Redone, Undone
from floorman.core.undo_keys import AtTable, OfEntry
from floorman.desk.front.mentions import Mentions
from tests.desk.rooms import TestDesk

CALLS = "1 pos 1 2 3\n2 pos 1 2 3\n1-2 x\nundo\n1-3 x\norder 2 1\nmove 1-1 2-5\nundo\nredo\nin 2-5\nnote 2 loud\n2 next"


def test_they_are_those_that_a_search_finds(tmp_path: Path) -> None:
    room = TestDesk(tmp_path, tables=2)
    room.sit(1, 1, 2, 3)
    room.sit(2, 1, 2, 3)
    log, mentions = room.desk.log, Mentions()
    keys = {AtTable(2), OfEntry(1)}
    for call in CALLS.splitlines():
        room.play(call)
        searched = [
            fact.seq
            for fact in reversed(log.facts)
            if not isinstance(fact.event, (Undone, Redone, BreakOrderSet))
            and log.stands(fact.seq)
            and keys & fact.event.undo_keys()
        ]
        assert [fact.seq for fact in mentions.newest(log, keys)] == searched
    assert [fact.seq for fact in mentions.newest(log.copy(), keys)] == searched
    assert list(mentions.newest(log, {AtTable(99)})) == []
    room.desk.close()
