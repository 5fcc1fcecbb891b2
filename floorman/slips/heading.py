"""The head of every paper: the event's name large, its number inverted, so that nobody sits down in the wrong event."""

from floorman.slips.blocks import Scale
from floorman.slips.fitting import LEAST, fit
from floorman.slips.fonts import CAP, COND_MEDIUM, SANS_BOLD
from floorman.slips.logo import logo
from floorman.slips.pen import Pen
from floorman.slips.values import Event
from floorman.slips.words import Words


def heading(pen: Pen, event: Event, words: Words, x: float, y: float, width: float, scale: Scale) -> float:
    """Draw the head from the top edge ``y``, with the rule under it; its lower edge in mm."""
    tall = scale.head + scale.sub + 1.0
    right = x + width
    if event.number:
        right -= _number(pen, words("event", number=event.number), right, y, tall * 0.9, scale) + 3
    left = x + logo(pen, event.logo, x, y, tall, width * 0.25)
    day = " · ".join(part for part in (event.day, event.date) if part)
    name = fit(event.name, pen.face(SANS_BOLD), scale.head, max(LEAST, scale.head * 0.68), right - left)
    if day:
        pen.fitted(left, y + scale.head * 0.8, name)
        pen.text(left, y + tall - 0.5, day, COND_MEDIUM, scale.sub, right - left)
    else:
        name = fit(event.name, pen.face(SANS_BOLD), scale.head * 1.1, scale.head * 0.6, right - left, 2)
        pen.fitted(left, y + tall / 2 + name.size * (CAP / 2 - 0.575 * (len(name.lines) - 1)), name)
    pen.rule(x, y + tall + 1.0, x + width, y + tall + 1.0, 0.5)
    return y + tall + 1.2


def _number(pen: Pen, text: str, right: float, y: float, tall: float, scale: Scale) -> float:
    """The event's number, white on black; how wide it is."""
    held = fit(text, pen.face(SANS_BOLD), scale.head, LEAST, scale.head * 5)
    wide = held.width + 3.0
    pen.block(right - wide, y, wide, tall)
    pen.white()
    pen.fitted(right - wide + 1.5, y + (tall + held.size * CAP) / 2, held)
    pen.black()
    return wide
