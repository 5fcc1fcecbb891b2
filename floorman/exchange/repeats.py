"""What is said again and again of a long list, summed up."""

from collections import Counter
from collections.abc import Iterable

from floorman.exchange.seating import ListProblem, Severity, problem

MOST_SAID = 10
"""Problems of one kind that are said one by one."""


def summed_up(problems: Iterable[ListProblem], most: int = MOST_SAID) -> tuple[ListProblem, ...]:
    """The problems, of each kind at most ``most`` and one that counts the others and names their lines."""
    said: list[ListProblem] = []
    seen: Counter[tuple[str, Severity]] = Counter()
    left: dict[tuple[str, Severity], list[ListProblem]] = {}
    for one in problems:
        kind = (one.code, one.severity)
        seen[kind] += 1
        if seen[kind] <= most:
            said.append(one)
        else:
            left.setdefault(kind, []).append(one)
    for (code, severity), others in left.items():
        if len(others) == 1:
            more = others[0]
        else:
            lines = (one.lines[-1] for one in others)
            more = problem("list.and-more", severity, *lines, count=len(others), of=code)
        last = max(at for at, one in enumerate(said) if (one.code, one.severity) == (code, severity))
        said.insert(last + 1, more)
    return tuple(said)
