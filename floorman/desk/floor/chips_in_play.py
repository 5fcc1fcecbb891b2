"""How many chips are in play, as far as the room knows, and what follows from that: average, expected end."""

from floorman.core.facts import StacksCounted
from floorman.core.model import EntryState
from floorman.core.money_sums import chips_in_play as sold_chips
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.played_level import played_level
from floorman.rules.chip_average import ChipAverage, figures
from floorman.rules.expected_end import ExpectedEnd, finish


def chips_in_play(floor: Floor) -> int | None:
    """All chips, if every stack that counts is known: of a count those still in, else what each entry began with."""
    if floor.now.money is not None and floor.now.money.chips:
        return sold_chips(floor.now)
    kept = floor.timer.chips
    if kept is None or kept[0] is not floor.now:
        kept = floor.timer.chips = (floor.now, _counted(floor))
    return kept[1]


def _counted(floor: Floor) -> int | None:
    counted = any(isinstance(fact.event, StacksCounted) and floor.log.stands(fact.seq) for fact in floor.log.facts)
    entries = [entry for entry in floor.now.entries.values() if entry.state is not EntryState.VOID]
    stacks = [entry.chips for entry in entries if entry.alive or not counted]
    known = [chips for chips in stacks if chips is not None]
    return sum(known) if known and len(known) == len(stacks) else None


def players_left(floor: Floor) -> int:
    """Players alive; where something is sold, an alternate is none until he has his seat."""
    alive = floor.now.counts.alive
    return alive if floor.now.money is None else alive - floor.now.counts.waiting


def average_stack(floor: Floor) -> ChipAverage | None:
    """The average stack at the level that is played; None where chips or level are not known."""
    chips, level, left = chips_in_play(floor), played_level(floor), players_left(floor)
    if chips is None or level is None or not left or not level.big_blind:
        return None
    return figures(floor.house, chips, left, level.big_blind).answer


def expected_end(floor: Floor) -> ExpectedEnd | None:
    """In how many minutes the tournament is expected to be over, if the clock runs on; None where chips or levels are
    not known.
    """
    now = floor.clock()
    chips, clock, plan = chips_in_play(floor), floor.level_clock(now), floor.clock_plan(now)
    if not chips or clock is None or plan is None or plan.is_end(clock.step):
        return None
    return finish(floor.house, plan.steps, clock.step, clock.left + (clock.break_left or 0), chips).answer
