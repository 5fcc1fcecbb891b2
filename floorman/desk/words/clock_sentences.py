"""What the facts of the tournament clock say: what came of a call, levels that began, announcements."""

from floorman.core import facts as e
from floorman.core.level_clock import Clock
from floorman.core.structure import Break, DayEnd
from floorman.desk.steady import wall_clock
from floorman.desk.words.speaker import Speaker
from floorman.rules.clock import MINUTE, shown


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
            return self.say("event.clock.starts", time=wall_clock(clock.starts_at), **told)
        said = self.say(f"event.clock.{self._state(clock, paused)}", **told)
        if clock.break_at is None or clock.break_at < clock.at:
            return said
        minutes = -(-clock.break_length // MINUTE)
        return self.say("event.clock.break-at", clock=said, minutes=minutes, time=wall_clock(clock.break_at))

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

    def _structure_set(self, event: e.StructureSet, _seq: int | None) -> str:
        structure = event.structure
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
        return self.say("event.clock.next-break", clock=said, time=wall_clock(self.floor.clock() + until))

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
        time = wall_clock(event.until)
        return self.say("event.announcement-made.until", number=event.number, remark=remark, time=time)
