"""Several things of one kind on one card, done with one call: so many cards that nobody reads them hide what is due."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec.structs import replace

from floorman.desk.advice.card import Advice

MOST_CARDS = 6
"""So many are read at a glance; where there would be more, two of a kind share a card already."""
FEW = 2
"""So many of a kind stand by themselves otherwise, each with its own reason."""
_NAMED = 3
"""Tables that a title names."""
_LISTED = 12
"""Tables or chairs that a reason names."""


def gathered(cards: Sequence[Advice]) -> list[Advice]:
    """The cards in their order, those of one kind together where the first of them stands."""
    found = _gathered(cards, FEW)
    return found if len(found) <= MOST_CARDS else _gathered(cards, 1)


def _gathered(cards: Sequence[Advice], few: int) -> list[Advice]:
    kinds: dict[tuple[str, str], list[Advice]] = {}
    for one in cards:
        kinds.setdefault(_kind(one), []).append(one)
    found: list[Advice] = []
    for one in cards:
        alike = kinds.pop(_kind(one), None)
        if alike is None:
            continue
        together = _TOGETHER.get(one.code)
        found += alike if together is None or len(alike) <= few else [together(tuple(alike))]
    return found


def _kind(one: Advice) -> tuple[str, str]:
    """What is done with one call; a waiting table by what it waits for."""
    if one.code not in _TOGETHER:
        return one.key, one.says
    return one.code, one.says if one.code == "table.waits" else ""


def runs(numbers: Iterable[int]) -> str:
    """Numbers as calls take them, three or more in a row as a span: ``1..4 9``."""
    out: list[list[int]] = []
    for number in sorted(numbers):
        if out and number == out[-1][-1] + 1:
            out[-1].append(number)
        else:
            out.append([number])
    words = [f"{run[0]}..{run[-1]}" if len(run) > 2 else " ".join(map(str, run)) for run in out]
    return " ".join(words)


def _some(words: Iterable[object], most: int) -> str:
    """The first of them, and a sign that there are more: ``1, 10, 15 …``."""
    each = [str(word) for word in dict.fromkeys(words)]
    return ", ".join(each[:most]) + (" …" if len(each) > most else "")


def _several(parts: tuple[Advice, ...], offer: str, **params: object) -> Advice:
    """One card of several: counted, the first of their tables named."""
    first = parts[0]
    tables = [table for part in parts for table in part.tables]
    shared = {
        "count": len(parts),
        "tables": _some(tables, _NAMED),
        "listed": _some(tables, _LISTED),
    }
    title = f"{first.title}-many"
    cites = tuple(dict.fromkeys(cite for part in parts for cite in part.cites))
    return replace(
        first,
        title=title,
        says=f"{title}.why",
        params={**first.params, **shared, **params},
        cites=cites,
        offer=offer,
        table=None,
        parts=parts,
    )


def _stops(parts: tuple[Advice, ...]) -> Advice:
    return _several(parts, f"halt {runs(table for part in parts for table in part.tables)}")


def _resumes(parts: tuple[Advice, ...]) -> Advice:
    return _several(parts, f"resume {runs(table for part in parts for table in part.tables)}")


def _waits(parts: tuple[Advice, ...]) -> Advice:
    """Stopped tables that wait for the same: what was offered to one of them, or for all of them."""
    verb, rest = parts[0].offer.split(" ", 1)
    if verb == "reg":
        offer = parts[0].offer
    elif verb in ("open", "resume"):
        offer = f"{verb} {runs(table for part in parts for table in part.tables)}"
    elif verb == "in":
        offer = f"in {' '.join(str(part.params['coming']) for part in parts)}"
    else:
        offer = f"{verb} {rest}"
    card = _several(parts, offer)
    return replace(card, says=f"{parts[0].says}-many")


def _moves(parts: tuple[Advice, ...]) -> Advice:
    return _several(
        parts,
        "bal all" if parts[0].params["whole"] else "bal now",
        most=max(int(str(part.params["most"])) for part in parts),
        least=min(int(str(part.params["least"])) for part in parts),
        giving=_some((part.params["giving"] for part in parts), _LISTED),
        receiving=_some((part.params["receiving"] for part in parts), _LISTED),
    )


def _questions(parts: tuple[Advice, ...]) -> Advice:
    return _several(parts, "bb ")


def _stuck(parts: tuple[Advice, ...]) -> Advice:
    return _several(parts, parts[0].offer)


def _find(parts: tuple[Advice, ...]) -> Advice:
    """Players on their way: all of them may have come by now."""
    players = " ".join(f"#{part.params['number']}" for part in parts)
    return _several(parts, f"in {players}", chairs=_some((part.params["chair"] for part in parts), _LISTED))


def _people(parts: tuple[Advice, ...]) -> Advice:
    return _several(parts, "", chairs=_some((part.params["chair"] for part in parts), _LISTED))


_TOGETHER: Mapping[str, Callable[[tuple[Advice, ...]], Advice]] = {
    "table.halt": _stops,
    "table.resume": _resumes,
    "table.waits": _waits,
    "balance.move": _moves,
    "positions.needed": _questions,
    "balance.stuck": _stuck,
    "transit.late": _find,
    "transit.missing": _find,
    "noshow.stack": _people,
    "absent.in-money": _people,
}
"""How several of a kind become one card; other kinds stand by themselves."""
