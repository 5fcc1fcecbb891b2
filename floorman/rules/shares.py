"""Money and chips shared out so that the parts always add up to the whole."""

from collections.abc import Sequence
from fractions import Fraction

_SAME = Fraction(1, 10**9)


def in_proportion(total: int, weights: Sequence[int | Fraction]) -> tuple[int, ...]:
    """``total`` (whole cents, 0 or more) shared by ``weights`` (0 or more, not all 0), in their order.

    Everyone gets the whole cents of his exact part; the cents that are left go to the largest remainders, of equals
    to the first listed. ValueError if nobody has any weight.
    """
    whole = sum(weights)
    if whole <= 0:
        raise ValueError("nobody to share it out to")
    return rounded(total, [Fraction(weight) * total / whole for weight in weights])


def rounded(total: int, exact: Sequence[Fraction]) -> tuple[int, ...]:
    """``exact`` parts of ``total`` brought to whole cents by the largest remainder, of equals the first listed."""
    floors = [part.numerator // part.denominator for part in exact]
    remainders = [(part - floor) // _SAME for part, floor in zip(exact, floors, strict=True)]
    order = sorted(range(len(exact)), key=lambda at: -remainders[at])
    for at in order[: total - sum(floors)]:
        floors[at] += 1
    return tuple(floors)


def equally(total: int, parts: int) -> tuple[int, ...]:
    """``total`` in ``parts`` (1 or more) equal parts, the odd cents one each to the first listed."""
    each, odd = divmod(total, parts)
    return tuple(each + (at < odd) for at in range(parts))


def equally_in_units(total: int, parts: int, unit: int) -> tuple[int, ...]:
    """``total`` in ``parts`` equal parts of whole units: odd units one each to the first listed, what is below a unit
    to the first.
    """
    units, below = divmod(total, unit)
    first, *others = (each * unit for each in equally(units, parts))
    return (first + below, *others)


def rounded_in_units(total: int, exact: Sequence[Fraction], unit: int) -> tuple[int, ...]:
    """``exact`` parts of ``total`` brought to whole units by the largest remainder; what is below a unit goes to the
    largest part, of equals the first listed.
    """
    units, below = divmod(total, unit)
    shares = [each * unit for each in rounded(units, [part / unit for part in exact])]
    shares[shares.index(max(shares))] += below
    return tuple(shares)
