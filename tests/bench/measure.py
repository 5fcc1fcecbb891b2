"""What every benchmark shares: times side by side with a bare limit, and the table they end up in."""

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table; times in seconds."""

    what: str
    ours: float
    limit: float
    """The bare limit, measured in the same run; 0 where there is none."""
    beside: str
    """What the limit is."""
    goal: str
    """What is to be reached, in words."""
    reached: bool

    def cells(self) -> tuple[str, ...]:
        """The line as it is printed."""
        ratio = f"{self.ours / self.limit:.2f}" if self.limit else "–"
        limit = f"{shown(self.limit)} {self.beside}" if self.limit else self.beside
        return (self.what, shown(self.ours), limit, ratio, self.goal, "yes" if self.reached else "no")


HEADS = ("what", "measured", "limit beside it", "ratio", "to reach", "reached")


def shown(seconds: float) -> str:
    """Seconds as they read best."""
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{seconds * 1000:.2f} ms" if seconds < 0.1 else f"{seconds * 1000:.0f} ms"


def ratio_row(what: str, ours: float, limit: float, beside: str, most: float) -> Row:
    """A line that is to stay within ``most`` times its limit."""
    return Row(what, ours, limit, beside, f"≤ {most:g}×", ours <= most * limit)


def time_row(what: str, ours: float, most: float) -> Row:
    """A line that is to stay within ``most`` seconds."""
    return Row(what, ours, 0, "–", f"≤ {shown(most)}", ours <= most)


def timed(call: Callable[[], object]) -> float:
    """Seconds that ``call`` takes."""
    begun = perf_counter()
    call()
    return perf_counter() - begun


def in_turns(times: int, *calls: Callable[[], object]) -> tuple[float, ...]:
    """The usual seconds of each of ``calls``, which take turns, so that all meet the same machine."""
    gc.collect()
    taken: list[list[float]] = [[] for _ in calls]
    for _ in range(times):
        for each, call in zip(taken, calls, strict=True):
            each.append(timed(call))
    return tuple(usual(each) for each in taken)


def usual(taken: Sequence[float]) -> float:
    """The lower quartile: what a call takes when nothing else keeps the machine busy."""
    return sorted(taken)[len(taken) // 4]


def table(rows: Sequence[Row]) -> str:
    """The lines as a Markdown table."""
    cells = [HEADS, *(row.cells() for row in rows)]
    wide = [max(len(line[at]) for line in cells) for at in range(len(HEADS))]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(line, wide, strict=True)) + " |" for line in cells
    ]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in wide) + "|")
    return "\n".join(lines)
