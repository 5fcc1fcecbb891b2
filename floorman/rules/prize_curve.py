"""A curve of prizes: each place by a power of its number, places in bands paid alike."""

from fractions import Fraction

Run = tuple[Fraction, int]
"""What a place gets before rounding, and how many places one after another get it."""

STEEPEST = 300
"""Hundredths of the exponent."""
_SINGLE, _THREES, _NINES = 9, 18, 99
_SCALE = 10**12
_LIMIT = _SCALE**100
_SURE = 1e-13
"""Relative error that a float power of a place stays far below."""
_FIRST = (
    *((1, "100"), (4, "40"), (5, "38"), (6, "35"), (7, "33"), (8, "31"), (9, "29"), (10, "26"), (13, "25")),
    *((19, "23"), (28, "21.5"), (46, "20"), (100, "18")),
)


def usual_first_share(places: int) -> Fraction:
    """Percent for first place where nobody has set it, by the number of places (1 or more)."""
    return Fraction(next(share for start, share in reversed(_FIRST) if start <= places))


def bands(places: int) -> tuple[tuple[int, int], ...]:
    """First and last place of each band: single places to 9, threes to 18, nines to 99, then 27s; the last is cut."""
    found, start = [], 1
    while start <= places:
        size = 1 if start <= _SINGLE else 3 if start <= _THREES else 9 if start <= _NINES else 27
        found.append((start, min(start + size - 1, places)))
        start += size
    return tuple(found)


def weight(place: int, exponent: int) -> int:
    """The largest k with k^100 · place^exponent ≤ 10^1200: 10^12 · place^(-exponent/100), rounded down.

    A float finds it where its error cannot reach a whole number; otherwise the powers themselves decide.
    """
    near = _SCALE * place ** (-exponent / 100)
    low, high = int(near * (1 - _SURE)), int(near * (1 + _SURE))
    while high > low and high**100 * place**exponent > _LIMIT:
        high -= 1
    return high


def curve(money: int, places: int, first: Fraction, least: int) -> list[Run]:
    """``money`` (minor units) over ``places`` (1 or more) by the flattest curve that gives first ``first`` percent.

    Nobody gets less than ``least`` minor units, for which the money has to suffice. The runs add up to the money.
    """
    spare = money - least * places
    wanted = (first * money / 100 - least) / spare if spare else Fraction(0)
    exponent = _found_in_floats(places, float(wanted), bool(least))
    while exponent and _shares(places, exponent - 1, bool(least))[0][0] >= wanted:
        exponent -= 1
    while exponent < STEEPEST and _shares(places, exponent, bool(least))[0][0] < wanted:
        exponent += 1
    return [(least + spare * share, size) for share, size in _shares(places, exponent, bool(least))]


def _shares(places: int, exponent: int, from_last: bool) -> list[Run]:
    """Every band's share of 1 on the curve of one exponent; without one, and for one place, all alike.

    ``from_last``: what each band has above the last one, which gets nothing.
    """
    if not exponent or places == 1:
        return [(Fraction(1, places), places)]
    sizes = [last - start + 1 for start, last in bands(places)]
    means = [
        Fraction(sum(weight(place, exponent) for place in range(start, last + 1)), last - start + 1)
        for start, last in bands(places)
    ]
    above = [mean - means[-1] for mean in means] if from_last else means
    whole = sum((mean * size for mean, size in zip(above, sizes, strict=True)), Fraction())
    return [(mean / whole, size) for mean, size in zip(above, sizes, strict=True)]


def _found_in_floats(places: int, wanted: float, from_last: bool) -> int:
    """The exponent that is looked for, give or take a float's error."""
    low, high = 0, STEEPEST
    while low < high:
        middle = (low + high) // 2
        if _first_in_floats(places, middle, from_last) >= wanted:
            high = middle
        else:
            low = middle + 1
    return low


def _first_in_floats(places: int, exponent: int, from_last: bool) -> float:
    if not exponent or places == 1:
        return 1 / places
    weights: list[float] = [place ** (-exponent / 100) for place in range(1, places + 1)]
    start, last = bands(places)[-1]
    lowest = sum(weights[start - 1 : last]) / (last - start + 1) if from_last else 0.0
    return (1 - lowest) / (sum(weights) - lowest * places)
