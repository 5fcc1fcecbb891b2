"""Tiles as values, for what is painted of them: every state, also those that no evening comes to."""

from msgspec.structs import replace

from floorman.desk.front.views import Freshness, SeatLook, SeatView, TableState, TileView


def chair(seat: int, entry: int, mark: str = "") -> SeatView:
    """A seated chair."""
    name = f"A. Player {entry}"
    return SeatView(seat, SeatLook.SEATED, mark, entry=entry, name=name, full_name=name, chips=f"{entry % 90 + 5}k")


def tile(table: int, seats: int = 9, empty: tuple[int, ...] = (), button: int = 1, **more: object) -> TileView:
    """A tile with these chairs empty and the button at one of the others."""
    taken = [seat for seat in range(1, seats + 1) if seat not in empty]
    marks = {taken[(button + nth) % len(taken)]: mark for nth, mark in enumerate(("D", "SB", "BB"))} if taken else {}
    chairs = tuple(
        chair(seat, table * 10 + seat, marks.get(seat, "")) if seat in taken else SeatView(seat)
        for seat in range(1, seats + 1)
    )
    plain = TileView(table, seats, TableState.OPEN, len(taken), chairs, freshness=Freshness.FRESH, age="1 hand")
    return replace(plain, **more)  # type: ignore[arg-type]
