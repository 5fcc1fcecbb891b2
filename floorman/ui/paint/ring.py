"""Where chairs stand: dealer below, seat 1 at the dealer's left, then clockwise. Tiles, panel and rings share it."""

from functools import cache

COLUMNS = 3


@cache
def rows(max_seats: int) -> int:
    """How many rows of plates a table of ``max_seats`` takes."""
    return max(2, max_seats // 2)


@cache
def frame(max_seats: int) -> tuple[tuple[int, int], ...]:
    """Column (0 to 2) and row (0 is the top) of every chair, seat 1 first; the dealer is in the middle below."""
    side, deep = max_seats // 2, rows(max_seats)
    left = [(0, deep - nth) for nth in range(1, side + 1)]
    top = [(1, 0)] if max_seats % 2 else []
    right = [(2, deep - side + nth) for nth in range(side)]
    return (*left, *top, *right)


@cache
def spots(max_seats: int, wide: float, tall: float, scale: float = 1.0) -> tuple[tuple[float, float], ...]:
    """The centre of every chair's mark on a tile of ``wide`` by ``tall`` pixels, seat 1 first."""
    middle, side = wide / 2, max_seats // 2
    shoulder = 26.0 if max_seats % 2 else 17.0
    left = [_left(nth, side, tall, shoulder * scale, scale, middle) for nth in range(1, side + 1)]
    top = [(middle, 13 * scale)] if max_seats % 2 else []
    right = [(wide - x, y) for x, y in reversed(left)]
    return (*left, *top, *right)


def _left(nth: int, side: int, tall: float, shoulder: float, scale: float, middle: float) -> tuple[float, float]:
    """Chair ``nth`` of the left half: the first lies on the lower edge, the last on the upper one."""
    edge = 14 * scale
    if side > 1 and nth == 1:
        return middle - 16 * scale, tall - 13 * scale
    if side > 1 and nth == side:
        return middle - shoulder, 13 * scale
    between = max(1, side - 2)
    step = min(31 * scale, (tall - 62 * scale) / max(1, between - 1) if between > 1 else 0)
    return edge, tall / 2 + step * ((between - 1) / 2 - (nth - 2 if side > 1 else 0))


def nearest(max_seats: int, wide: float, tall: float, scale: float, x: float, y: float) -> int | None:
    """The seat whose mark lies within reach of a point on a tile, or None."""
    best = min(
        ((sx - x) ** 2 + (sy - y) ** 2, seat) for seat, (sx, sy) in enumerate(spots(max_seats, wide, tall, scale), 1)
    )
    return best[1] if best[0] <= (13 * scale) ** 2 else None
