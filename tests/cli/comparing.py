"""A reply against what a case wants of it. An object with one key of these is a test of the value in its place:

``~`` [value, tolerance]; ``*`` exactly these rows in any order; ``|`` any of these; ``&`` all of these; ``!`` anything
but this; ``+`` [key, total] the rows' values add up (key null: the values themselves).
"""

from collections.abc import Callable
from itertools import permutations
from typing import Any

Test = Callable[[Any, Any], bool]


def fits(want: Any, got: Any) -> bool:
    """Whether ``got`` is what is wanted; keys that are not wanted do not matter."""
    if isinstance(want, dict):
        if len(want) == 1 and (sign := next(iter(want))) in _TESTS:
            return _TESTS[sign](want[sign], got)
        return isinstance(got, dict) and all(fits(value, got.get(key)) for key, value in want.items())
    if isinstance(want, list):
        return isinstance(got, list) and len(got) == len(want) and all(map(fits, want, got))
    return type(got) is type(want) and got == want


def _near(want: list[float], got: Any) -> bool:
    return type(got) in (int, float) and abs(got - want[0]) <= want[1]


def _rows(want: list[Any], got: Any) -> bool:
    if not isinstance(got, list) or len(got) != len(want):
        return False
    if len(want) <= 5:
        return any(all(map(fits, order, got)) for order in permutations(want))
    left = list(got)
    for row in want:
        hit = next((at for at, one in enumerate(left) if fits(row, one)), None)
        if hit is None:
            return False
        del left[hit]
    return True


def _adds_up(want: list[Any], got: Any) -> bool:
    key, total = want
    values = list(got.values()) if isinstance(got, dict) else got
    return sum(value if key is None else value[key] for value in values) == total


_TESTS: dict[str, Test] = {
    "~": _near,
    "*": _rows,
    "+": _adds_up,
    "|": lambda want, got: any(fits(one, got) for one in want),
    "&": lambda want, got: all(fits(one, got) for one in want),
    "!": lambda want, got: not fits(want, got),
}
