"""What the clock's screen tells: lines, figures and state, without a place for any of it."""

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

from floorman.core.structure import Level, Stud
from floorman.desk.floor.chips_in_play import average_stack
from floorman.desk.timekeeping.late import late_step, minutes_to_late_end
from floorman.rules.clock import MINUTE
from floorman.screens.figures import chips_large, parted, tenths
from floorman.screens.room_at import RoomAt

Tone: TypeAlias = Literal["plain", "break", "stands"]
"""The field behind the time: plain, amber, or tinted red with two bars."""


class Labelled(Struct, frozen=True):
    """A value under its label, with what stands beside it."""

    label: str
    value: str
    first: str = ""
    second: str = ""


class Countdown(Struct, frozen=True):
    """The time that is counted down, and how the clock stands. Spans in milliseconds."""

    left: int = 0
    whole: int = 0
    runs: bool = False
    tone: Tone = "plain"
    word: str = ""
    """``Break``, ``Finish your hand``; "" while a level runs."""
    note: str = ""
    """What is said under it: ``play resumes at``, why the clock stands."""
    until: str = ""
    """A time of day, large."""
    level_label: str = ""
    level: str = ""
    blinds: tuple[Labelled, ...] = ()


class NextLevel(Struct, frozen=True):
    """The level to come."""

    label: str
    blinds: tuple[str, ...]
    """The values between the strokes."""
    ante: str = ""


class ScreenHeading(Struct, frozen=True):
    """What stands above every screen."""

    number: str
    name: str
    time: str


class ClockScreen(Struct, frozen=True):
    """The clock's screen."""

    heading: ScreenHeading
    clock: Countdown
    day_end: str = ""
    beside: tuple[Labelled, ...] = ()
    """To the right of the time, at most two."""
    figures: tuple[Labelled | None, ...] = ()
    """Three, from the left: players, the average, registration or money."""
    next_level: NextLevel | None = None
    next_break: Labelled | None = None
    says: str = ""


def clock_screen(room: RoomAt) -> ClockScreen:
    """The clock's screen of a room."""
    return ClockScreen(
        heading(room),
        countdown(room),
        _day_end(room),
        tuple(_beside(room)),
        tuple(_figures(room)),
        _next_level(room),
        _next_break(room),
        " · ".join(_says(room)),
    )


def heading(room: RoomAt) -> ScreenHeading:
    """Number and name of the event, and the time of day; a rehearsal says so."""
    now = room.floor.now
    name = f"{room.say('rehearsal')} · {now.name}" if now.rehearsal else now.name
    return ScreenHeading(now.number, name, room.time(room.at))


def countdown(room: RoomAt) -> Countdown:
    """The time that every screen keeps, with the blinds that go with it."""
    reading = room.reading
    if reading is None:
        return Countdown(word=room.say("no-levels"))
    blinds = tuple(_blinds(room, reading.state))
    label, level = room.say("level"), str(reading.level)
    if room.starts_in is not None:
        starts = room.time(room.at + room.starts_in)
        left = room.starts_in
        return Countdown(left, left, True, "plain", room.say("starts"), "", starts, label, level, blinds)
    tone, word, note, until = _told(room, reading.state, reading.why)
    return Countdown(reading.left, room.whole, reading.runs, tone, word, note, until, label, level, blinds)


def _told(room: RoomAt, state: str, why: str | None) -> tuple[Tone, str, str, str]:
    """Tone, word, note and time of day of a clock that stands or is in a break."""
    reading = room.reading
    assert reading is not None
    if state == "not-started":
        return "plain", room.say("not-started"), "", ""
    if state == "day-end":
        return "plain", room.say("day-over"), "", ""
    if state == "break" and reading.runs:
        return "break", room.say("break"), room.say("resumes"), room.time(room.at + reading.left)
    if reading.runs:
        return "plain", "", "", ""
    if why == "hands" and room.floor.now.last_hands is not None:
        return "stands", room.say("last-hands", hands=room.floor.now.last_hands.hands), "", ""
    if why == "stop":
        return "stands", room.say("stands"), room.told(room.floor.now.clock_row), ""
    return "stands", room.say(f"why-{why}"), "", ""


def _blinds(room: RoomAt, state: str) -> Iterator[Labelled]:
    """Small blind, big blind and ante; of stud ante, bring-in and bets; after a break labelled so."""
    level, then = room.level, state == "break"
    if level is None:
        return
    if isinstance(level, Stud):
        told = [("ante", level.ante), ("bring-in", level.bring_in)]
        bets = f"{chips_large(level.small_bet)}/{chips_large(level.big_bet)}"
        rows = [*((code, chips_large(value)) for code, value in told if value), ("bets", bets)]
    else:
        rows = [("small-blind", chips_large(level.small_blind)), ("big-blind", chips_large(level.big_blind))]
        if level.ante:
            rows.append((f"ante-{level.ante_of}", chips_large(level.ante)))
    for code, value in rows:
        label = room.say(code)
        yield Labelled(room.say("after-break", label=label) if then else label, value)


def _day_end(room: RoomAt) -> str:
    return "" if room.day_end is None else room.say("day-ends", level=room.day_end[0])


def _beside(room: RoomAt) -> Iterator[Labelled]:
    """What stands to the right of the time: tables, and who waits for a seat."""
    standing, waiting = room.floor.heads.standing, room.floor.now.counts.waiting
    if standing:
        yield Labelled(room.say("tables"), str(standing))
    if waiting:
        yield Labelled(room.say("waiting"), str(waiting))


def _figures(room: RoomAt) -> Iterator[Labelled | None]:
    counts = room.floor.now.counts
    entries = counts.entries - counts.void
    again = sum(one.kind == "re-entry" for one in room.floor.now.entries.values())
    first = room.say("of-entries", entries=parted(entries))
    second = room.say("re-entries", count=parted(again)) if again else ""
    if not second and " " in first:
        of, _space, word = first.rpartition(" ")
        first, second = of, word
    yield Labelled(room.say("players"), parted(counts.alive), first, second)
    average = average_stack(room.floor)
    if average is None or room.level is None:
        yield None
    else:
        big_blinds = tenths(average.average_bb, room.lang)
        yield Labelled(room.say("average"), parted(average.average), big_blinds, room.say("bb"))
    yield _registration(room) or _to_the_money(room)


def _registration(room: RoomAt) -> Labelled | None:
    """Until when somebody may enter; None once nobody may, or where nobody knows."""
    minutes = minutes_to_late_end(room.floor, room.at)
    if not room.floor.now.registration_open or minutes is None:
        return None
    structure = room.floor.now.structure
    step = None if structure is None else late_step(structure)
    label = room.say("registration")
    if room.plan is not None and step is not None:
        label = room.say("registration-level", level=room.plan.levels[step] + 1)
    return Labelled(label, room.time(room.at + minutes * MINUTE), "", _span(room, minutes))


def _span(room: RoomAt, minutes: int) -> str:
    hours, rest = divmod(minutes, 60)
    return room.say("hours", hours=hours, minutes=rest) if hours else room.say("minutes", minutes=rest)


def _to_the_money(room: RoomAt) -> Labelled | None:
    """How many must still go out; None where nobody has told how many are paid."""
    board = room.floor.now.hand_for_hand
    left = room.floor.now.counts.alive
    if board is None or board.paid is None or left <= board.paid:
        return None
    away = left - board.paid
    label = room.say("bubble") if away == 1 else room.say("to-the-money")
    return Labelled(label, str(away), room.say("left", count=left), room.say("paid", count=board.paid))


def _next_level(room: RoomAt) -> NextLevel | None:
    level = room.coming
    if level is None:
        return None
    label = room.say("next", level=room.number_of(level), minutes=level.minutes)
    ante = chips_large(level.ante) if level.ante else ""
    low, high = (level.small_blind, level.big_blind) if isinstance(level, Level) else (level.small_bet, level.big_bet)
    return NextLevel(label, (chips_large(low), chips_large(high)), ante)


def _next_break(room: RoomAt) -> Labelled | None:
    """The next break; in a break, and where none comes, the end of the day."""
    coming = room.next_break
    if coming is not None:
        minutes = -(-coming.length // MINUTE)
        return Labelled(room.say("next-break"), room.time(coming.at), room.say("minutes", minutes=minutes))
    if room.day_end is None or room.day_end[1] is None:
        return None
    return Labelled(room.say("day-ends", level=room.day_end[0]), room.time(room.day_end[1]))


def _says(room: RoomAt) -> Iterator[str]:
    """What has been announced; without that, which chips leave play at the break."""
    told = [words for _number, words in room.announcements if words]
    yield from told
    if not told and room.next_break is not None and room.next_break.chips:
        chips = ", ".join(map(parted, room.next_break.chips))
        yield room.say("colour-up", chips=chips)
