"""Questions on the big blind ante and on the chip race."""

from typing import Any

from floorman.cli.advise.checks import digits, list_of, mapping_of, one_of, whole
from floorman.cli.advise.mistakes import fields_of, head_count
from floorman.cli.advise.question import AdviseQuestion
from floorman.core.model import MAX_SEATS
from floorman.rules.ante import big_blind_ante
from floorman.rules.chip_race import RANKS, SUITS, ChipRace, chip_race
from floorman.rules.citation import Ruling
from floorman.rules.house import House

_seat = digits(1, MAX_SEATS)
_card = one_of(*(rank + suit for rank in RANKS for suit in SUITS))


def ask_chip_race(house: House, **asked: Any) -> Ruling[ChipRace]:
    """``chip_race``: ``from`` and ``to`` are the values of the old and the new chip."""
    return chip_race(house, asked["seats"], asked["from"], asked["to"], asked["draw"])


def race_in_json(race: ChipRace) -> dict[str, object]:
    """Seats are texts, as JSON's keys are."""
    gets = {str(seat): chips for seat, chips in race.gets.items()}
    return {"gets": gets, "removed": race.removed, "paid": race.paid}


QUESTIONS = (
    AdviseQuestion(
        "big_blind_ante",
        big_blind_ante,
        fields_of,
        {"stack": whole(), "big_blind": whole(), "ante": whole(), "players": head_count},
    ),
    AdviseQuestion(
        "chip_race",
        ask_chip_race,
        race_in_json,
        {
            "seats": mapping_of(_seat, whole(0, 10_000), least=1),
            "from": whole(1),
            "to": whole(1),
            "draw": mapping_of(_seat, list_of(_card)),
        },
    ),
)
