"""A case on the rulings desk as a front sees it: questions with what the room knows already, and the answer."""

from collections.abc import Callable, Mapping

from msgspec import Struct, field

from floorman.core.model import Positions
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Ask
from floorman.rules.citation import Citation


class Option(Struct, frozen=True):
    """One of the answers that a question offers."""

    value: str
    label: str
    key: str = ""
    """The letter that picks it."""


class Question(Struct, frozen=True):
    """One question that changes the ruling, with its answer so far."""

    key: str
    kind: str
    """What is to be picked: ``positions`` (Positions), ``choice`` (an option's value), ``actions`` (a tuple of options'
    values, in turn), ``player`` (entry number), ``players`` (a tuple of them), ``chair`` (Chair), ``number``,
    ``stacks`` (a tuple of chips, None where not told), ``text``."""
    title: str
    value: object = None
    """The answer: given, or taken from the room; None where nobody knows."""
    hint: str = ""
    """What the room knows about it: when it was seen, what follows."""
    options: tuple[Option, ...] = ()
    sure: bool = True
    """False where the room's answer is old or only assumed: ask."""
    optional: bool = False
    """The ruling does not wait for it."""


class Case(Struct, frozen=True):
    """What happened at a table, as far as it has been told."""

    subject: str
    table: int
    given: Mapping[str, object] = field(default_factory=dict)
    """What was answered on the desk, by the questions' keys."""
    questions: tuple[Question, ...] = ()

    def value(self, key: str) -> object:
        """The answer to a question; None if it is not asked or not known."""
        return next((one.value for one in self.questions if one.key == key), None)

    def chosen(self, key: str) -> str:
        """The answer to a choice; "" if it is not asked or not known."""
        return str(self.value(key) or "")

    @property
    def actions(self) -> tuple[str, ...]:
        """What was done on the hand."""
        found = self.value("actions")
        return found if isinstance(found, tuple) else ()

    @property
    def missing(self) -> tuple[str, ...]:
        """Questions that the ruling waits for."""
        return tuple(one.key for one in self.questions if one.value in (None, (), "") and not one.optional)


class Ring(Struct, frozen=True):
    """Where button and blinds are on one hand, for a small picture of the table."""

    title: str
    positions: Positions
    line: str
    """The same in words: "Button 1, dead · SB 3 · BB 4"."""
    max_seats: int
    seats: tuple[int, ...]
    """Seats with a player."""


class Way(Struct, frozen=True):
    """One way in which action becomes substantial, and how far it is."""

    label: str
    progress: str
    """"2 of 2, chips in"."""
    reached: bool


class Counter(Struct, frozen=True):
    """Substantial action, counted as the house counts it."""

    substantial: bool
    at: int | None
    """The action that made it substantial, from 1."""
    says: str
    ways: tuple[Way, ...]
    cites: tuple[str, ...]


class ReadOut(Struct, frozen=True):
    """What the floor reads out at the table, in one language."""

    lang: str
    ruling: str
    """What is done now."""
    rule: str
    """What the rule says that it rests on; "" where that is the house's own word."""
    cite: str
    """That rule, as it is written."""


class Answer(Struct, frozen=True):
    """The ruling on a case."""

    ready: bool
    """Whether it can be recorded; if not, ``title`` says what is missing."""
    title: str
    """The ruling in large type."""
    sentence: str = ""
    say: str = ""
    """What the floor says at the table."""
    cites: tuple[str, ...] = ()
    should: Ring | None = None
    """How the hand should have been."""
    next: Ring | None = None
    """The next hand."""
    counter: Counter | None = None
    effect: str = ""
    """What recording does."""
    notes: tuple[str, ...] = ()
    """What else matters: the law above the house, what others do, who has to be asked."""
    echo: str = ""
    """The ruling in one line, for the call line."""
    call: str = ""
    """The call that records the same; "" until it is ready."""
    then: str = ""
    """The call that is due once it is recorded, such as the penalty; "" for none."""
    code: str = ""
    """The case that it falls under."""
    rests: tuple[Citation, ...] = ()
    """``cites`` with the sentences that they rest on."""
    read_out: tuple[ReadOut, ...] = ()
    """For the players, in the desk's language, and in a second one where the house wants it."""


class Subject(Struct, frozen=True):
    """What may have happened, as it stands in the desk's first column."""

    key: str
    label: str
    letter: str


class Topic(Struct, frozen=True):
    """How one subject is asked, answered and recorded."""

    key: str
    letter: str
    questions: Callable[[Floor, Case], tuple[Question, ...]]
    answer: Callable[[Floor, Case], Answer]
    ask: Callable[[Floor, Case], Ask]
    """What recording the answer asks for. Only for a case whose answer is ready."""
    taken: Callable[[Case, str, object], object] = lambda _case, _key, value: value
    """An answer as it is kept, once it is given on the desk."""
