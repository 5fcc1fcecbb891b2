"""The call that overrules an advice: the TD's word is final, and his remark is kept."""

from collections.abc import Sequence
from string import Formatter

from floorman.core.digits import is_number
from floorman.core.facts import AdviceOverruled
from floorman.core.model import TableNo
from floorman.core.refused import Refused
from floorman.desk.advice.card import Advice
from floorman.desk.advice.room import advise
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Ask, Request
from floorman.text.phrases.mark import N_
from floorman.text.say import sentences


def overrule(floor: Floor, reader: Reader) -> Request:
    """``no 1 remark``, ``no table.halt:12 remark``: an advice, by its place or its name, does not hold, and why."""
    one = _meant(advise(floor), reader)
    table = None if one.table is None else TableNo(one.table)
    return Ask(
        AdviceOverruled(
            one.code,
            table,
            tuple(map(str, one.cites)),
            one.offer,
            one.title,
            _named(one),
            one.keys if one.parts else (),
        ),
        remark=reader.rest(),
    )


def _meant(found: Sequence[Advice], reader: Reader) -> Advice:
    """The advice that the next word names. Refused where it is not, or no more, among those ``found``."""
    name = reader.peek()
    one = next((one for card in found for one in (card, *card.parts) if one.name == name), None)
    if one is not None:
        reader.take()
        return one
    if "." in name and not is_number(name.replace(".", "")):
        raise Refused("refused.advice-gone")
    number = reader.number("expect.advice", 1, 999)
    if number > len(found):
        raise Refused("refused.no-advice", number=number)
    return found[number - 1]


def _named(one: Advice) -> dict[str, object]:
    """What fills its title: no more of it is kept than that."""
    fields = {field for _, field, _, _ in Formatter().parse(sentences()[one.title]) if field}
    return {key: value for key, value in one.params.items() if key in fields}


VERBS = VerbGroup(
    N_("Advice"),
    (
        Verb(
            ("no",),
            overrule,
            (
                Form("no 1 remark", N_("the first advice does not hold")),
                Form("no table.halt:12 remark", N_("that advice does not hold, wherever it stands")),
            ),
        ),
    ),
)
