"""The call that overrules an advice: the TD's word is final, and his remark is kept."""

from floorman.core.facts import AdviceOverruled
from floorman.core.model import TableNo
from floorman.core.refused import Refused
from floorman.desk.advice.room import advise
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Ask, Request
from floorman.text.phrases.mark import N_


def overrule(floor: Floor, reader: Reader) -> Request:
    """``no 1 remark``: the first advice does not hold; the remark says why."""
    number = reader.number("expect.advice", 1, 999)
    remark = reader.rest()
    found = advise(floor)
    if number > len(found):
        raise Refused("refused.no-advice", number=number)
    one = found[number - 1]
    table = None if one.table is None else TableNo(one.table)
    return Ask(AdviceOverruled(one.code, table, tuple(map(str, one.cites)), one.offer), remark=remark)


VERBS = VerbGroup(
    N_("Advice"),
    (Verb(("no",), overrule, (Form("no 1 remark", N_("the first advice does not hold")),)),),
)
