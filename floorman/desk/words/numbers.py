"""Numbers as they are written: serials of slips, rows of tables."""

from collections.abc import Callable, Iterable


def serial(number: int) -> str:
    """A slip's serial as it is printed: six digits."""
    return f"{number:06}"


def spans(numbers: Iterable[int], written: Callable[[int], str] = str) -> str:
    """Numbers in a row: "1–12, 14"."""
    out: list[list[int]] = []
    for number in numbers:
        if out and number == out[-1][1] + 1:
            out[-1][1] = number
        else:
            out.append([number, number])
    return ", ".join(written(a) if a == b else f"{written(a)}–{written(b)}" for a, b in out)
