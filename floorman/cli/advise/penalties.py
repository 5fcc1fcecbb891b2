"""Questions on dodged blinds and on penalties being served."""

from floorman.cli.advise.checks import flag, whole
from floorman.cli.advise.mistakes import fields_of, head_count
from floorman.cli.advise.question import AdviseQuestion
from floorman.rules.citation import Ruling
from floorman.rules.dodging import BlindMissed, DodgeRuling, dodge
from floorman.rules.house import House
from floorman.rules.penalties import penalty

count = whole(0, 100_000)


def ask_dodge(house: House, **asked: int) -> Ruling[DodgeRuling]:
    """``dodge``: the fields are those of an absence."""
    return dodge(house, BlindMissed(**asked))  # type: ignore[arg-type]


QUESTIONS = (
    AdviseQuestion(
        "dodge",
        ask_dodge,
        fields_of,
        {
            "intentional": flag,
            "offence": whole(1, 1000),
            "within_minutes": count,
            "from_existing_seat": flag,
            "small_blind": whole(),
            "big_blind": whole(),
            "ante": whole(),
            "players": head_count,
        },
    ),
    AdviseQuestion(
        "penalty",
        penalty,
        fields_of,
        {"rounds": count, "players": head_count, "dealt": count},
        {"hands": (count, 0), "misdeals": (count, 0)},
    ),
)
