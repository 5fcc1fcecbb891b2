"""What the facts of the tournament clock say: what came of a call, levels that began, announcements."""

from collections.abc import Iterator, Mapping

from floorman.core import facts as e
from floorman.core.level_clock import Clock
from floorman.core.structure import Break, DayEnd
from floorman.desk.floor.chips_in_play import expected_end
from floorman.desk.floor.played_level import blinds_text, next_level, played_level
from floorman.desk.words.speaker import Speaker
from floorman.rules.clock import MINUTE, ClockReading, shown
from floorman.rules.structure_text import step_text, structure_lines


def clock_code(reading: ClockReading) -> str:
    """How a clock stands, for the code of a sentence: ``level``, ``break-away``."""
    if reading.runs or reading.why is None or reading.state == "day-end":
        return reading.state
    return f"{reading.state}-{reading.why}"


def clock_params(reading: ClockReading) -> dict[str, object]:
    """What the sentences of ``clock_code`` name."""
    return {"level": reading.level, "left": shown(reading.left), "over": shown(reading.over or 0)}


class ClockSpeaker(Speaker):
    """Words for the clock's facts."""

    def clock_words(self, clock: Clock, level: int) -> str:
        """The clock as it was set: "Level 8, 20:00, runs"."""
        paused = clock.break_left is not None and clock.why not in ("hand", "away")
        if not paused and clock.break_left is None:
            paused = self._on_break(clock.step)
        left = clock.break_left if clock.break_left is not None and paused else clock.left
        told: dict[str, object] = {"level": level, "left": shown(left or 0)}
        if clock.starts_at is not None and not clock.runs:
            return self.say("event.clock.starts", time=self.floor.time_of_day(clock.starts_at), **told)
        said = self.say(f"event.clock.{self._state(clock, paused)}", **told)
        if clock.break_at is None or clock.break_at < clock.at:
            return said
        minutes = -(-clock.break_length // MINUTE)
        return self.say(
            "event.clock.break-at", clock=said, minutes=minutes, time=self.floor.time_of_day(clock.break_at)
        )

    def _state(self, clock: Clock, paused: bool) -> str:
        if clock.runs:
            return "break-runs" if paused else "runs"
        if clock.why is None:
            return "new"
        if self._on_end(clock.step) or clock.why == "end":
            return "end"
        return "break-stands" if paused else str(clock.why)

    def _step(self, step: int) -> object:
        structure = self.floor.now.structure
        return None if structure is None or step >= len(structure.steps) else structure.steps[step]

    def _on_break(self, step: int) -> bool:
        return isinstance(self._step(step), Break)

    def _on_end(self, step: int) -> bool:
        return isinstance(self._step(step), DayEnd)

    def of_the_clock(self, code: str, params: Mapping[str, object]) -> str:
        """The answer to ``lv``, ``levels`` or ``level 9``."""
        if code == "look.clock":
            return " ".join(self._told())
        structure = self.floor.now.structure
        assert structure is not None
        if code == "look.levels":
            return "\n".join(structure_lines(structure))
        level = int(str(params["level"]))
        at = structure.step_of(level)
        assert at is not None
        return self.say("look.level", level=level, step=step_text(structure.steps[at]))

    def _told(self) -> Iterator[str]:
        """Level, what is left, blinds, what comes, the next break, the expected end."""
        floor, now = self.floor, self.floor.clock()
        reading = floor.clock_reading(now)
        assert reading is not None
        yield self.say(f"clock.{clock_code(reading)}", **clock_params(reading))
        clock = floor.level_clock(now)
        if clock is not None and clock.starts_at is not None and not clock.runs:
            yield self.say("clock.goes-at", time=floor.time_of_day(clock.starts_at))
        level, coming = played_level(floor, now), next_level(floor, now)
        if level is not None:
            code = "clock.blinds" if reading.state in ("level", "not-started") else "clock.blinds-then"
            yield self.say(code, blinds=blinds_text(level))
        if coming is not None:
            yield self.say("clock.next", blinds=blinds_text(coming))
        if reading.next_break is not None:
            yield self.say("clock.break-at", time=floor.time_of_day(now + reading.next_break))
        yield from self._ends(now)

    def _ends(self, now: int) -> Iterator[str]:
        end = expected_end(self.floor)
        if end is not None and end.expected is not None:
            by = end.expected if end.over_by is None else end.over_by
            times = [self.floor.time_of_day(now + minutes * MINUTE) for minutes in (end.expected, by)]
            yield self.say("clock.ends", time=times[0], by=times[1])

    def _structure_set(self, event: e.StructureSet, _seq: int | None) -> str:
        structure = event.structure
        if event.change:
            said = self.say("event.structure-set.change", change=event.change)
            if event.old_end is None or event.new_end is None:
                return said
            old, new = map(self.floor.time_of_day, (event.old_end, event.new_end))
            return self.say("event.structure-set.ends", said=said, old=old, new=new)
        code = "event.structure-set.from" if structure.source else "event.structure-set"
        return self.say(code, levels=structure.levels, source=structure.source)

    def _clock_set(self, event: e.ClockSet, seq: int | None) -> str:
        said = self.clock_words(event.clock, event.level)
        if seq not in (None, len(self.floor.log.facts)) or not event.clock.runs:
            return said
        return self._with_next_break(said, event.clock)

    def _with_next_break(self, said: str, clock: Clock) -> str:
        """What a call has set, with the time of the next break: "Level 8, 20:00, runs; break 21:35"."""
        until = self.floor.until_break(clock)
        if until is None:
            return said
        return self.say("event.clock.next-break", clock=said, time=self.floor.time_of_day(self.floor.clock() + until))

    def _level_begun(self, event: e.LevelBegun, _seq: int | None) -> str:
        return self.say("event.level-begun", level=event.level)

    def _last_hands_set(self, event: e.LastHandsSet, _seq: int | None) -> str:
        code = "event.last-hands-set.drawn" if event.seed else "event.last-hands-set"
        clock = self.clock_words(event.clock, event.level)
        return self.say(code, hands=event.hands, seed=event.seed, clock=clock)

    def _announcement_made(self, event: e.AnnouncementMade, seq: int | None) -> str:
        if event.off:
            return self.say("event.announcement-made.off", number=event.number)
        remark = "…" if seq is None else self.remarks(seq) or "–"
        if event.until is None:
            return self.say("event.announcement-made", number=event.number, remark=remark)
        time = self.floor.time_of_day(event.until)
        return self.say("event.announcement-made.until", number=event.number, remark=remark, time=time)
