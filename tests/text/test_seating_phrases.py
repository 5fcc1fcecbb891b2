"""Every code that the seating rules can give has a sentence, and every sentence has a code."""

from itertools import product

from floorman.text.phrases import asking, houses, seating
from floorman.text.say import say


class Anything(dict[str, object]):
    """Whatever a sentence names, it is 5."""

    def __missing__(self, _name: str) -> int:
        return 5


BUTTON = "moves dead dead-small-blind dead-both forward made-up heads-up reset reset-dead-small-blind single-big-blind"
FIRST = "high-card seat-1 dealer-right same-seat-everywhere"
MOVERS = "big-blind-next big-blind-next-pinned big-blind-now random"
BALANCE = "final-table registering break even stuck move"


def given() -> set[str]:
    """The codes that the rules put together from parts."""
    return {
        *(f"button.{case}{tail}" for case, tail in product(BUTTON.split(), ("", "-waits"))),
        *(f"first-button.{case}{tail}" for case, tail in product(FIRST.split(), ("", "-heads-up"))),
        *(f"move.{case}{tail}" for case, tail in product(MOVERS.split(), ("", "-single"))),
        *(f"balance.{case}{tail}" for case, tail in product(BALANCE.split(), ("", "-halt"))),
        *(f"entry.{case}" for case in ("big-blind", "small-blind", "button", "other", "waits")),
        *(f"final-table.{case}" for case in ("combine", "not-yet", "alone")),
        *(
            "move.same-position",
            "move.needs",
            "draw.seated",
            "draw.redrawn",
            "break.moves",
            "redraw.due",
            "redraw.not-due",
        ),
    }


def test_each_code_has_its_sentence() -> None:
    assert given() == seating.PHRASES.keys() - seating.REFUSALS.keys()


def test_every_sentence_can_be_said() -> None:
    for code in (*seating.PHRASES, *asking.PHRASES, *houses.PHRASES):
        sentence = say(code, Anything(field=5))
        assert "{" not in sentence
        assert sentence.endswith(".")
        assert "!" not in sentence
