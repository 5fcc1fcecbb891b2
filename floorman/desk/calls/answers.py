"""What a call that only looks is answered."""

from floorman.desk.floor.floor import Floor
from floorman.desk.request import Query
from floorman.desk.words.journal_sentences import Teller


def answer(floor: Floor, teller: Teller, query: Query) -> str:
    """One sentence, or a line for each call that was asked for."""
    params = dict(query.params)
    if query.code in ("look.where", "look.scanned-seat"):
        params["place"] = teller.where(query.entries[0])
    if query.code == "look.results":
        params["found"] = teller.placed(query.entries)
    if query.code == "look.found":
        params["found"] = teller.found(query.entries)
    if query.code == "look.calls":
        return _calls(floor, teller, str(params["begins"]))
    if query.code in ("look.clock", "look.levels", "look.level"):
        return teller.of_the_clock(query.code, query.params)
    if query.code == "look.table":
        return teller.table(int(str(params["table"])))
    return teller.say(query.code, **params)


def _calls(floor: Floor, teller: Teller, begins: str) -> str:
    """The calls that begin with ``begins``, a line each: an example, and what it does."""
    from floorman.desk.calls.listing import rows

    found = rows(begins, floor.lang)
    return "\n".join(f"{row.example}  {row.means}" for row in found) or teller.say("look.no-such-call", begins=begins)
