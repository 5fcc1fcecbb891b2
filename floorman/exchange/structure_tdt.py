"""The structure in a save of The Tournament Director, its chips, and where its clock stands."""

from floorman.core.structure import Break, Level, Step, Structure
from floorman.exchange.refused import ListRefused
from floorman.exchange.structure_cells import break_told
from floorman.exchange.tdt import tdt_field, tdt_tournament

Clock = tuple[int, int]
"""Step from 0, and milliseconds that are left of it."""


def read_tdt_structure(text: str) -> tuple[Structure, Clock | None]:
    """The structure, and the clock, which comes in standing; None where it was not started.

    ListRefused for a text that is cut off or has no levels.
    """
    tournament = tdt_tournament(text)
    rounds = tdt_field(tournament, "Levels", "Levels")
    if not isinstance(rounds, list) or not rounds:
        raise ListRefused("structure.no-levels")
    games = {tdt_field(one, "GameName") for one in rounds if _is_level(one)}
    structure = Structure(tuple(_step(one, mixed=len(games) > 1) for one in rounds), _chips(tournament))
    return structure, _clock(tournament, structure)


def _is_level(one: object) -> bool:
    return tdt_field(one, "SmallBlind") is not None


def _step(one: object, *, mixed: bool) -> Step:
    note, minutes = _text(one, "Notes"), _number(one, "Minutes")
    if _is_level(one):
        values = (_number(one, "SmallBlind"), _number(one, "BigBlind"))
        game = _text(one, "GameName") if mixed else ""
        return Level(*values, minutes, _number(one, "Ante"), game=game, note=note)
    name, chips, _ = break_told(note)
    return Break(minutes, chips, name=name)


def _chips(tournament: object) -> tuple[int, ...]:
    chips = tdt_field(tournament, "Chips", "Chips")
    used = [one for one in chips if tdt_field(one, "Use") is not False] if isinstance(chips, list) else []
    return tuple(sorted({value for one in used if (value := _number(one, "Value"))}))


def _clock(tournament: object, structure: Structure) -> Clock | None:
    """``CurrentLevel`` counts levels and breaks from 0, ``AccumulatedSeconds`` is the time that is gone."""
    step, gone = _number(tournament, "CurrentLevel"), _number(tournament, "AccumulatedSeconds")
    if (step == 0 and gone == 0) or step >= len(structure.steps):
        return None
    current = structure.steps[step]
    minutes = getattr(current, "minutes", 0)
    return step, max(0, (minutes * 60 - gone) * 1000)


def _number(one: object, key: str) -> int:
    value = tdt_field(one, key)
    return min(10**12, int(value)) if isinstance(value, float) and value > 0 else 0


def _text(one: object, key: str) -> str:
    value = tdt_field(one, key)
    return " ".join(value.split())[:200] if isinstance(value, str) else ""
