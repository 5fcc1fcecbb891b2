"""What a stack is worth in prize money by the Malmuth-Harville model (ICM)."""

from collections.abc import Sequence
from fractions import Fraction
from math import exp, log

EXACT_UP_TO = 10
_ONE = 1 << 160
_STEP = 1 / 24
_FIRST_NODE = -106


def equities(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[Fraction, ...]:
    """Each player's part of ``prizes`` (cents, first prize first), before rounding; the parts add up to the prizes.

    ``stacks`` are chips, all above 0, as many as there are prizes or more. The next place goes to a player with the
    chance that his chips have among those not placed yet. Up to ten players every order of finish is counted (to 48
    decimals); beyond ten the same model is worked out as an integral by quadrature, right to far less than a cent for
    any real prize list.
    """
    paid = [*prizes, *([0] * (len(stacks) - len(prizes)))]
    worth = _counted(stacks, paid) if len(stacks) <= EXACT_UP_TO else _integrated(stacks, paid)
    whole = sum(worth)
    return tuple(part * sum(paid) / whole for part in worth) if whole else tuple(Fraction(0) for _ in stacks)


def _counted(stacks: Sequence[int], paid: Sequence[int]) -> list[Fraction]:
    """By the chance of every set of players to have taken the first places; whole-number arithmetic, so no rounding
    noise.
    """
    players, chips = range(len(stacks)), sum(stacks)
    chance = [0] * (1 << len(stacks))
    chance[0] = _ONE
    worth = [0] * len(stacks)
    for placed in range(len(chance) - 1):
        behind = chips - sum(stacks[at] for at in players if placed >> at & 1)
        prize = paid[placed.bit_count()]
        for at in players:
            if not placed >> at & 1:
                next_place = chance[placed] * stacks[at] // behind
                chance[placed | 1 << at] += next_place
                worth[at] += next_place * prize
    return [Fraction(part, _ONE) for part in worth]


def _integrated(stacks: Sequence[int], paid: Sequence[int]) -> list[Fraction]:
    """The model as a race: everyone finishes at a random time, the sooner the more chips he has; trapezoids on a
    double-exponential line.

    A player's prize at a moment is the mean over how many of the others have finished before it.
    """
    rates = [stack * len(stacks) / sum(stacks) for stack in stacks]
    worth = [0.0] * len(stacks)
    for node in range(_FIRST_NODE, int(log(750 / min(rates)) / _STEP) + 24):
        y = node * _STEP
        t = exp(y - exp(-y))
        stretch = t * (1 + exp(-y))
        late = [exp(-rate * t) for rate in rates]
        finished = _how_many(late)
        for at, rate in enumerate(rates):
            if late[at] > 1e-300:
                worth[at] += rate * late[at] * stretch * _mean_prize(finished, late[at], paid)
    return [Fraction(part * _STEP) for part in worth]


def _how_many(late: Sequence[float]) -> list[float]:
    """Chances that 0, 1, 2 … players have finished, when each is still running with the chance ``late``."""
    chances = [1.0]
    for still in late:
        chances = [
            (chances[k] * still if k < len(chances) else 0.0) + (chances[k - 1] * (1 - still) if k else 0.0)
            for k in range(len(chances) + 1)
        ]
    return chances


def _mean_prize(finished: Sequence[float], still: float, paid: Sequence[int]) -> float:
    """The mean prize of one player who finishes now: his own factor is taken out of ``finished``, from the steadier
    end.
    """
    last = len(paid) - 1
    mean = others = 0.0
    if still >= 0.5:
        for k in range(last + 1):
            others = (finished[k] - others * (1 - still)) / still
            mean += others * paid[k]
    else:
        for k in range(last, -1, -1):
            others = (finished[k + 1] - others * still) / (1 - still)
            mean += others * paid[k]
    return mean
