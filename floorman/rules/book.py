"""The rules that we rely on: number, title, what each says in our own words, and what it is for in a room."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from floorman.core.digits import is_number
from floorman.rules.citation import Citation

SUBJECTS = (
    *("button", "blinds", "heads-up", "entry", "seats", "table-break", "balance", "final-table", "absence", "conduct"),
    *("talk", "deal", "betting", "showdown", "chips", "clock", "hand-for-hand", "places", "prizes", "deals"),
    *("bounties", "cancellation", "room"),
)
"""What a rule can be about, in the order in which a browser lists it."""
_PARAGRAPH = re.compile(r"([A-Z]|\d+)(?:-(.+))?")


class Sentence(Struct, frozen=True):
    """One thing that a rule says, and the key by which a citation names it."""

    key: str
    """``after``; in a lettered or numbered paragraph ``A-after``, or ``A`` where the paragraph says but one thing."""
    text: str

    @property
    def paragraph(self) -> str:
        """Letter or number of its paragraph; "" outside of any."""
        found = _PARAGRAPH.fullmatch(self.key)
        return found[1] if found else ""

    @property
    def within(self) -> "Sentence":
        """The same as it is named inside its paragraph."""
        found = _PARAGRAPH.fullmatch(self.key)
        return replace(self, key=found[2] or "") if found else self


class Illustration(Struct, frozen=True):
    """A worked example by the name that the book or we gave it (``06-A``)."""

    name: str
    text: str


class Rule(Struct, frozen=True):
    """One rule of one book, in one language."""

    book: str
    number: str
    title: str
    """A few words, as it may stand beside the number."""
    sentences: tuple[Sentence, ...]
    """What it says, in our words."""
    floor: str = ""
    """What it is for on a live floor, or why it is for nothing there."""
    on_floor: bool = True
    """Whether a live floor has a use for it."""
    differs: str = ""
    """What was changed, or what another book says; "" if nothing."""
    examples: tuple[Illustration, ...] = ()
    subjects: tuple[str, ...] = ()
    """Of ``SUBJECTS``."""
    room: tuple[str, ...] = ()
    """The words of the room that hang on it: ``call:break``, ``advice:table.break``, ``paper:break-cards``."""
    words: str = ""
    """What players and floor call it: nouns of their questions, in the language of the rule."""

    part_of: str = ""
    """Number of the rule that it is a paragraph of; "" for a whole rule."""

    @property
    def citation(self) -> Citation:
        """How the rule is cited."""
        return Citation(self.book, self.number)

    @property
    def says(self) -> str:
        """All that it says, in one paragraph."""
        return " ".join(sentence.text for sentence in self.sentences)

    def sentence(self, key: str) -> str | None:
        """What it says, or illustrates, under a key; None if it has no such sentence."""
        said = (*self.sentences, *(Sentence(each.name, each.text) for each in self.examples))
        return next((each.text for each in said if each.key == key), None)

    def number_of(self, mark: str) -> str:
        """The number of its paragraph ``A`` or ``1``: ``34-A``, ``18.1``."""
        return f"{self.number}{'.' if is_number(mark) else '-'}{mark}"

    def paragraphs(self, titles: Mapping[str, str]) -> "Iterator[Rule]":
        """Its lettered or numbered paragraphs as rules of their own; ``titles`` by letter, else its own title."""
        for mark in dict.fromkeys(each.paragraph for each in self.sentences):
            if mark:
                said = tuple(each.within for each in self.sentences if each.paragraph == mark)
                number = self.number_of(mark)
                title = titles.get(mark, self.title)
                yield replace(self, number=number, title=title, sentences=said, examples=(), part_of=self.number)


class Rulebook:
    """All books on one shelf, in one language."""

    def __init__(self, rules: Iterable[tuple[Rule, Mapping[str, str]]], titles: Mapping[str, str]) -> None:
        """``rules`` each with the titles of its paragraphs, in the order of their books; ``titles`` by book."""
        self.titles = dict(titles)
        """Each book's full title by its id."""
        self._all: dict[Citation, Rule] = {}
        self._listed: dict[Citation, Rule] = {}
        for rule, parts in rules:
            self._all[rule.citation] = self._listed[rule.citation] = rule
            for part in rule.paragraphs(parts):
                self._all[part.citation] = part
                if part.title != rule.title:
                    self._listed[part.citation] = part

    def __iter__(self) -> Iterator[Rule]:
        """Rules, and those of their paragraphs that have a title of their own."""
        return iter(self._listed.values())

    def find(self, citation: Citation) -> Rule | None:
        """The rule or paragraph cited; None for one that is not on the shelf, such as a house's own."""
        return self._all.get(citation)

    def nearest(self, citation: Citation) -> Rule | None:
        """The rule cited, or for a paragraph that has no text the rule above it; None if there is neither."""
        while citation.number:
            rule = self.find(citation)
            if rule is not None:
                return rule
            citation = citation.above
        return None

    def numbers(self, book: str) -> tuple[str, ...]:
        """Every number of a book that has a text, paragraphs behind their rules."""
        return tuple(rule.number for rule in self._all.values() if rule.book == book)

    @cached_property
    def by_subject(self) -> Mapping[str, tuple[Rule, ...]]:
        """Rules by what they are about; every subject is there."""
        rules = tuple(rule for rule in self._all.values() if rule.citation in self._listed)
        return {subject: tuple(rule for rule in rules if subject in rule.subjects) for subject in SUBJECTS}
