"""Hand-for-hand: when every table that plays has finished the hand, the next one begins."""

from msgspec.structs import replace

from floorman.core.draft import Draft
from floorman.core.model import TableNo


def tick(draft: Draft, table: TableNo, stacks: int | None, *, recount: bool = False) -> None:
    """``table`` finished its hand, with ``stacks`` counted there; uncounted, an older count no longer holds.

    A ``recount`` changes the count alone.
    """
    h4h = draft.hand_for_hand()
    if h4h is None:
        return
    done = h4h.done if recount else {**h4h.done, table: max(h4h.done.get(table, 0), h4h.hand) + 1}
    counted = {other: count for other, count in h4h.stacks.items() if other != table}
    if stacks is not None:
        counted[table] = stacks
    draft.rest["hand_for_hand"] = replace(h4h, done=done, stacks=counted)
    go_on(draft)


def go_on(draft: Draft) -> None:
    """On to the next hand if no table that plays is still on this one. Two players make a table that plays."""
    h4h = draft.hand_for_hand()
    if h4h is None:
        return
    playing = [table.number for table in draft.tables() if not (table.broken or table.halted) and table.players >= 2]
    hand = min((h4h.done.get(number, 0) for number in playing), default=0)
    if hand > h4h.hand:
        draft.rest["hand_for_hand"] = replace(h4h, hand=hand)


def shift(draft: Draft, came_from: TableNo, table: TableNo) -> None:
    """A table's ticks and counts go along to another table."""
    h4h = draft.hand_for_hand()
    if h4h is not None:
        numbers = {came_from: table}
        draft.rest["hand_for_hand"] = replace(
            h4h,
            done={numbers.get(number, number): done for number, done in h4h.done.items()},
            stacks={numbers.get(number, number): count for number, count in h4h.stacks.items()},
        )
