"""The head of every paper: the event's name large, its number inverted, so that nobody sits down in the wrong event."""

from floorman.slips.fitting import LEAST, fit
from floorman.slips.fonts import CAP, COND_MEDIUM, SANS_BOLD
from floorman.slips.logo import logo
from floorman.slips.pen import SlipCanvas
from floorman.slips.scale import Scale
from floorman.slips.values import EventHeading
from floorman.slips.words import Words

_LOW = 8.0
"""A head lower than this, mm, has its day beside the name if it can."""


def heading(
    pen: SlipCanvas, event: EventHeading, words: Words, x: float, y: float, width: float, scale: Scale, tall: float
) -> float:
    """Draw the head, ``tall`` mm high, from the top edge ``y``, with the rule under it; its lower edge in mm."""
    pen.once((event, x, y, width, scale, tall), lambda: _draw(pen, event, words, x, y, width, scale, tall))
    return y + tall + 1.05


def _draw(
    pen: SlipCanvas, event: EventHeading, words: Words, x: float, y: float, width: float, scale: Scale, tall: float
) -> None:
    right = x + width
    if event.number:
        right -= _number(pen, words("event", number=event.number), right, y, tall * 0.94, scale, width * 0.25) + 3
    left = x + logo(pen, event.logo, x, y, tall, width * 0.25)
    day = " · ".join(part for part in (event.day, event.date) if part)
    _name(pen, event.name, day, left, y, right - left, tall, scale)
    pen.rule(x, y + tall + 0.8, x + width, y + tall + 0.8, 0.5)


def _name(pen: SlipCanvas, name: str, day: str, x: float, y: float, width: float, tall: float, scale: Scale) -> None:
    """The event's name, with its day beside it where there is room in a low head, else below."""
    face, gap = pen.face(SANS_BOLD), 2.5
    beside = pen.measure(day, COND_MEDIUM, scale.sub) + gap if day else 0.0
    whole = fit(name, face, scale.head, LEAST, width)
    if not day or (tall < _LOW and whole.size == scale.head and whole.width + beside <= width):
        held = fit(name, face, scale.head, scale.head * 0.8, width - beside, 1 if day else 2)
        middle = y + tall / 2 + held.size * (CAP / 2 - 0.575 * (len(held.lines) - 1))
        taken = pen.fitted(x, middle, held)
        pen.text(x + taken + gap, middle, day, COND_MEDIUM, scale.sub)
        return
    sub = min(scale.sub, tall * 0.4)
    held = fit(name, face, min(scale.head, (tall - sub) * 1.1), LEAST, width)
    half = (tall - sub) / 2
    twice = fit(name, face, half, LEAST * 0.8, width, 2)
    if twice.size > held.size * 1.05 or (held.lines and len(held.lines[0].text) < len(name)):
        pen.fitted(x, y + half * 0.8, twice, 1.0)
    else:
        pen.fitted(x, y + (tall - sub) * 0.82, held)
    pen.text(x, y + tall - 0.4, day, COND_MEDIUM, sub, width)


def _number(pen: SlipCanvas, text: str, right: float, y: float, tall: float, scale: Scale, most: float) -> float:
    """The event's number, white on black, ``most`` mm wide at most; how wide it is."""
    held = fit(text, pen.face(SANS_BOLD), scale.head, LEAST, most - 3.0)
    wide = held.width + 3.0
    pen.block(right - wide, y, wide, tall)
    pen.white()
    pen.fitted(right - wide + 1.5, y + (tall + held.size * CAP) / 2, held)
    pen.black()
    return wide
