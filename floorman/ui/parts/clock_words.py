"""How the window says where the tournament clock stands: its state by word and by tone, blinds, breaks."""

from typing import Literal

from floorman.core.structure import Level, Stud
from floorman.desk.front.clock_page import StepRow, blinds_of
from floorman.desk.front.clock_view import ClockView
from floorman.ui.words import _

Tone = Literal["plain", "break", "stands"]
"""How a state is painted: as it is, amber with a cup, or tinted with two bars."""
NARROW_SPACE = "\u202f"
_MILLION, _THOUSAND = 1_000_000, 1_000


def tone(told: ClockView) -> Tone:
    """A clock that somebody or something holds stands; before the start and after the end it is plain."""
    if not told.runs and told.why not in (None, "end"):
        return "stands"
    return "break" if told.state == "break" else "plain"


def title(told: ClockView) -> str:
    """Level, break, or the day's end."""
    if told.state == "day-end":
        return _("Day over")
    return _("On break") if told.state == "break" else _("Level {level}").format(level=told.level)


def standing(told: ClockView) -> str:
    """In few words whether it runs, or why it does not."""
    if told.runs:
        return _("runs")
    if told.why == "hands":
        return _("last hands: {hands}").format(hands=told.last_hands)
    return {
        None: _("starts {time}").format(time=told.starts) if told.starts else _("not started"),
        "stop": _("stands"),
        "hand": _("waits for the hands"),
        "h4h": _("hand-for-hand"),
        "end": _("over"),
        "away": _("not announced"),
    }[told.why]


def chips(number: int) -> str:
    """A value in chips: narrow spaces between thousands; from 100 000 on in thousands where that is even."""
    if number >= _MILLION and number % (_MILLION // 10) == 0:
        return f"{number / _MILLION:g}M"
    if number >= 100 * _THOUSAND and number % _THOUSAND == 0:
        return f"{number // _THOUSAND}k"
    return f"{number:,}".replace(",", NARROW_SPACE)


def blinds(values: tuple[int, ...]) -> str:
    """Small and big blind: ``500 / 1 000``."""
    return " / ".join(map(chips, values[:2]))


def columns(level: Level | Stud) -> tuple[tuple[str, str], ...]:
    """What is put in, each with its name."""
    if isinstance(level, Stud):
        names = (_("Small bet"), _("Big bet"), _("Ante"), _("Bring-in"))
        return tuple((name, chips(value)) for name, value in zip(names, blinds_of(level), strict=True) if value)
    found = [(_("Small blind"), chips(level.small_blind)), (_("Big blind"), chips(level.big_blind))]
    if level.ante:
        whose = {"big-blind": _("Big blind ante"), "all": _("Ante"), "button": _("Button ante")}
        found.append((whose[level.ante_of], chips(level.ante)))
    return tuple(found)


def pause(row: StepRow) -> str:
    """A break by what happens in it: its name, the chips that leave play, the add-on."""
    gone = [_("the {chip}s leave").format(chip=chips(chip)) for chip in row.chips]
    return ", ".join([*filter(None, (row.name,)), *gone, *((_("add-on"),) if row.addon else ())])
