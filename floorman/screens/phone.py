"""What a player's phone shows: the room's state as HTML without styles of its own, and each entry's answer."""

import json
from collections.abc import Iterator
from html import escape

from msgspec import Struct

from floorman.core.model import Entry, EntryState
from floorman.core.structure import Break, DayEnd, Played, Step
from floorman.rules.clock import shown
from floorman.rules.structure_text import step_text
from floorman.screens.clock_screen import ClockScreen, Countdown, clock_screen
from floorman.screens.lists import break_place, slip_of
from floorman.screens.room_at import RoomAt
from floorman.text.say import say


class PhoneState(Struct, frozen=True):
    """The room for a phone, at an instant."""

    name: str
    number: str
    players: str
    clock: Countdown
    rows: tuple[tuple[str, str], ...]
    structure: tuple[tuple[str, str, bool], ...]
    """Number, what is put in, and whether it is now."""
    registration: str
    says: str


def phone_state(room: RoomAt) -> PhoneState:
    """What every phone shows of a room."""
    screen = clock_screen(room)
    players = screen.figures[0]
    assert players is not None
    return PhoneState(
        screen.heading.name,
        screen.heading.number,
        f"{players.label}: {players.value} {players.first} {players.second}".strip(),
        screen.clock,
        tuple(_rows(room, screen)),
        tuple(_steps(room)),
        _registration(room, screen),
        screen.says,
    )


def _say(room: RoomAt, code: str, **params: object) -> str:
    return say(f"phone.{code}", params, room.lang)


def _rows(room: RoomAt, screen: ClockScreen) -> Iterator[tuple[str, str]]:
    if screen.next_level is not None:
        yield _say(room, "next"), " / ".join(filter(None, (*screen.next_level.blinds, screen.next_level.ante)))
    if screen.next_break is not None:
        yield screen.next_break.label, ", ".join(filter(None, (screen.next_break.value, screen.next_break.first)))
    average = screen.figures[1]
    if average is not None:
        yield average.label, f"{average.value} · {average.first} {average.second}"
    if screen.day_end and (screen.next_break is None or screen.next_break.label != screen.day_end):
        yield screen.day_end, ""


def _registration(room: RoomAt, screen: ClockScreen) -> str:
    if not room.floor.now.registration_open:
        return _say(room, "registration-closed")
    third = screen.figures[2]
    if third is None:
        return _say(room, "registration-open")
    return f"{third.label}, {third.value}"


def _steps(room: RoomAt) -> Iterator[tuple[str, str, bool]]:
    structure, clock, level = room.floor.now.structure, room.clock, 0
    if structure is None or clock is None:
        return
    for at, step in enumerate(structure.steps):
        level += isinstance(step, Played)
        yield _step_label(room, step, level), _step_text(step), at == clock.step


def _step_label(room: RoomAt, step: Step, level: int) -> str:
    if isinstance(step, Break):
        return room.say("break")
    return room.say("day-over") if isinstance(step, DayEnd) else str(level)


def _step_text(step: Step) -> str:
    if isinstance(step, DayEnd):
        return step.name
    return f"{step.minutes} min {step.name}".strip() if isinstance(step, Break) else step_text(step)


def phone_html(room: RoomAt, state: PhoneState) -> str:
    """The state as HTML; what changes each second is marked by ``data-live``."""
    return "".join(_parts(room, state))


def _parts(room: RoomAt, state: PhoneState) -> Iterator[str]:
    if state.says:
        yield f'<p class="says e-act c-hi">{escape(state.says)}</p>'
    yield _clock(state.clock)
    for label, value in state.rows:
        yield f'<div class="row e-line"><span class="c-mid">{escape(label)}</span><b>{escape(value)}</b></div>'
    steps = "".join(
        f'<div class="row e-line{" now b-bg2" if now else ""}"><span class="c-mid">{escape(nth)}</span>'
        f"<b>{escape(told)}</b></div>"
        for nth, told, now in state.structure
    )
    yield _button("structure", _say(room, "structure"), state.clock.level_label + " " + state.clock.level, steps)
    yield _button("registration", _say(room, "registration"), state.registration, "")


def _clock(clock: Countdown) -> str:
    tone = {"plain": "b-bg2 e-edge", "break": "b-act_fill e-act f-break", "stands": "b-stop_bg e-stop"}[clock.tone]
    ink = "c-act_ink" if clock.tone == "break" else "c-hi"
    soft = "c-act_ink" if clock.tone == "break" else "c-mid"
    blinds = "".join(
        f'<span class="{soft}">{escape(one.label)}</span><b>{escape(one.value)}</b>' for one in clock.blinds
    )
    label = clock.word or f"{clock.level_label} {clock.level}"
    until = f" · {clock.note} {clock.until}" if clock.until else (f" · {clock.note}" if clock.note else "")
    return (
        f'<div class="clock {tone} {ink}"><div class="{soft}">{escape(label + until)}</div>'
        f'<div class="pair"><div class="left" data-live="left">{shown(clock.left)}</div>'
        f'<div class="blinds">{blinds}</div></div></div>'
    )


def _button(name: str, title: str, under: str, more: str) -> str:
    shut = f'<div class="more" data-more="{name}">{more}</div>' if more else ""
    opens = f' data-opens="{name}"' if more else ""
    mark = '<i class="c-mid">›</i>' if more else ""
    return (
        f'<div class="button e-edge"{opens}>{mark}<b>{escape(title)}</b>'
        f'<span class="c-mid">{escape(under)}</span></div>{shut}'
    )


def answer(room: RoomAt, entry: Entry) -> bytes:
    """What an entry number leads to, as JSON; nothing of an entry that does not count."""
    if entry.state is EntryState.VOID:
        return b"null"
    told: dict[str, object] = {"entry": entry.number}
    slip = slip_of(room, entry) if entry.state is EntryState.TRANSIT else ""
    chair = entry.chair if entry.state is EntryState.SEATED or slip else entry.came_from
    if entry.state is EntryState.OUT:
        told["out"] = True
    elif entry.state is EntryState.WAITING:
        told["waits"] = room.floor.now.waiting.index(entry.number) + 1
    elif chair is not None:
        table = room.floor.now.tables[chair.table]
        told.update(table=chair.table, seat=chair.seat, area=table.section, breaks=break_place(room, chair))
    if slip:
        told.update(
            slip=slip, origin=None if entry.came_from is None else [entry.came_from.table, entry.came_from.seat]
        )
    return json.dumps(told, ensure_ascii=False).encode()
