"""What a call asks for (something to record or to look at, a step back or forth), and what came of it."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct, field

from floorman.core.facts import Command, Fact
from floorman.core.model import Chair


class Request(Struct, frozen=True):
    """Any understood call."""


class Against(Struct, frozen=True):
    """Something that the house, the rules or the room's state speak against, though it can be recorded.

    ``code`` has words; ``params`` hold entry numbers, tables and counts, never a name.
    """

    code: str
    params: Mapping[str, object] = field(default_factory=dict)
    cites: tuple[str, ...] = ()


class Ask(Request, frozen=True):
    """Something to record. Names and remarks that come with it are kept beside the journal."""

    asked: Command
    name: str = ""
    """Name of the entry that is made."""
    second_name: str = ""
    remark: str = ""
    seed: str = ""
    """The seed of a draw, where it was given by hand."""
    aim: tuple[Chair, ...] = ()
    """Chairs that the call points at."""
    against: tuple[Against, ...] = ()
    """What is told before Enter, and kept beside the row."""
    at: int | None = None
    """The instant for which it was reckoned, which its row gets; None: whenever it is recorded."""
    mark: str = ""
    """When the player asked to be excluded; kept beside the journal with his name."""
    settled: tuple[str, ...] = ()
    """Cautions that the call answers beforehand."""
    beside: Against | None = None
    """What is told with it before Enter and after, as the cash to hand back."""


class AskDrawn(Request, frozen=True):
    """Something whose outcome is drawn: ``make`` draws when it is recorded; until then it is told by ``code``."""

    make: Callable[[], Ask]
    code: str
    params: Mapping[str, object] = field(default_factory=dict)
    aim: tuple[Chair, ...] = ()
    remark: str = ""
    against: tuple[Against, ...] = ()
    settled: tuple[str, ...] = ()
    beside: Against | None = None


class Each(Request, frozen=True):
    """Several of a kind, recorded one after another."""

    asked: tuple[Ask, ...]


class TakeDrawer(Request, frozen=True):
    """The sales of this window go to that drawer from now on; records nothing."""

    drawer: str


class TakeBack(Request, frozen=True):
    """Undo: of event ``seq``, or of the newest that stands."""

    seq: int | None = None


class BringBack(Request, frozen=True):
    """Redo of the newest undo."""


class Query(Request, frozen=True):
    """Something to show; records nothing."""

    code: str
    params: Mapping[str, object] = field(default_factory=dict)
    table: int | None = None
    entries: tuple[int, ...] = ()
    opens: str = ""


class Remember(Query, frozen=True):
    """Something that this file keeps beside its journal: ``value`` under ``key``."""

    key: str = ""
    value: object = None


class NotPrinted(Exception):
    """A paper cannot be made; its text is one sentence for the floor."""


class Outcome(Struct, frozen=True):
    """What came of a call, of several in one line, or of something recorded beside the call line."""

    says: str = ""
    """One sentence: what was recorded or shown, or why not; "" while it has not been put into words."""
    status: str = "recorded"
    """``recorded``, ``shown``, ``not-understood``, ``not-possible`` or ``not-recorded``."""
    facts: tuple[Fact, ...] = ()
    """The journal's rows that were written."""
    tables: frozenset[int] = frozenset()
    """Tables whose tile may look different now."""
    entries: frozenset[int] = frozenset()
    """Players whom it concerns."""
    void_slips: tuple[int, ...] = ()
    """Serials made false by it."""
    show_table: int | None = None
    """A table to choose, for a query."""
    found: tuple[int, ...] = ()
    """Entry numbers of the players found, for ``find`` and ``?``."""
    opens: str = ""
    """A pane to open: "rulings 12", "slips", "keys move"; "" for none."""
    against: tuple[str, ...] = ()
    """What spoke against what was recorded, a sentence each."""
    mine: bool = True
    """Whether it was recorded here, not by a colleague's podium."""

    @property
    def ok(self) -> bool:
        """Whether it was recorded or shown."""
        return self.status in ("recorded", "shown")

    @property
    def seq(self) -> int | None:
        """Number of the last row that was written; None if none was."""
        return self.facts[-1].seq if self.facts else None

    @property
    def slips(self) -> tuple[int, ...]:
        """Serials issued by it."""
        return tuple(serial for fact in self.facts for serial in fact.event.serials())


def together(outcomes: Sequence[Outcome]) -> Outcome:
    """One outcome of several in their order; it says why the last failed, if it did. What was shown first is shown."""
    if len(outcomes) == 1:
        return outcomes[0]
    last = outcomes[-1]
    look = next((one for one in outcomes if one.status == "shown"), last)
    return Outcome(
        " · ".join(one.says for one in outcomes if one.says) if last.ok else last.says,
        last.status,
        tuple(fact for one in outcomes for fact in one.facts),
        frozenset(table for one in outcomes for table in one.tables),
        frozenset(entry for one in outcomes for entry in one.entries),
        tuple(serial for one in outcomes for serial in one.void_slips),
        look.show_table,
        look.found,
        look.opens,
        mine=all(one.mine for one in outcomes),
    )
