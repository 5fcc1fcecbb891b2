"""The last tables as a front shows them large: stacks in big blinds, too, the hand to come, who sits elsewhere."""

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from floorman.core.facts import StacksCounted
from floorman.core.model import TableNo
from floorman.core.structure import Level
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.played_level import played_level
from floorman.desk.floor.stage import begun, winner
from floorman.desk.front.views import SeatView, TableView, TileView
from floorman.desk.steady import wall_clock
from floorman.desk.words.journal_sentences import Teller

if TYPE_CHECKING:
    from floorman.desk.front.room import Room

MOST = 2
"""Tables in play down to which the evening has its last tables."""
Ending = Literal["", "final-table", "winner"]
"""What the end of an evening is shown by: the last tables, then the winner; "" before that."""


class StackView(Struct, frozen=True):
    """A chair of a last table."""

    seat: SeatView
    chips: int | None = None
    share: float = 0
    """Of the largest stack at the table."""
    big_blinds: str = ""
    """``14.2`` (with the comma of the language); "" where chips or blinds are not known."""


class LargeTable(Struct, frozen=True):
    """A table as it is shown large."""

    table: TableView
    stacks: tuple[StackView, ...]
    """All chairs, seat 1 first."""
    counted: str
    """When stacks were counted last, "" if never."""
    hand: tuple[str, ...]
    """The hand to come, a sentence each."""
    other: TileView | None
    """The table that is left beside it."""


def ending(floor: Floor) -> Ending:
    """What the end of the evening is shown by now."""
    if winner(floor) is not None:
        return "winner"
    return "final-table" if final_tables(floor) else ""


def final_tables(floor: Floor) -> tuple[TableNo, ...]:
    """The last tables: two at most once play has begun and nobody can come in any more; else none."""
    now = floor.now
    if now.registration_open or now.counts.alive < 2 or now.counts.waiting or floor.heads.every.playing > MOST:
        return ()
    return tuple(sorted(each.number for each in now.standing_tables() if each.held)) if begun(floor) else ()


def final_table(room: "Room", number: int) -> LargeTable:
    """A table with its stacks. KeyError if there is no such table."""
    teller, table = room.desk.teller, room.table(number)
    beside = next((each for each in final_tables(teller.floor) if each != number), None)
    stacks = [_chips(teller.floor, seat) for seat in table.tile.seats]
    most, blind = max((each for each in stacks if each), default=0), _big_blind(teller.floor)
    told = tuple(
        StackView(
            seat,
            chips,
            (chips or 0) / most if most else 0,
            "" if chips is None or not blind else in_blinds(chips, blind, teller.floor.lang),
        )
        for seat, chips in zip(table.tile.seats, stacks, strict=True)
    )
    other = None if beside is None else room.tile(beside)
    return LargeTable(table, told, _counted(teller), tuple(_sentences(table.hand_lines)), other)


def in_blinds(chips: int, big_blind: int, lang: str) -> str:
    """A stack in big blinds, cut to tenths: nobody has more than he has."""
    tenths = chips * 10 // big_blind
    mark = "." if lang == "en" else ","
    return f"{tenths // 10}{mark}{tenths % 10}"


def _chips(floor: Floor, seat: SeatView) -> int | None:
    return None if seat.entry is None else floor.now.entries[seat.entry].chips


def _big_blind(floor: Floor) -> int:
    level = played_level(floor)
    return level.big_blind if isinstance(level, Level) else 0


def _counted(teller: Teller) -> str:
    log = teller.floor.log
    facts = (fact for fact in reversed(log.facts) if isinstance(fact.event, StacksCounted) and log.stands(fact.seq))
    last = next(facts, None)
    return "" if last is None else teller.say("final.counted", time=wall_clock(last.at))


def _sentences(lines: tuple[str, ...]) -> list[str]:
    parts = " ".join(lines).split(". ")
    return [f"{part}." if nth < len(parts) - 1 else part for nth, part in enumerate(parts)]
