"""Rules found by the words of a question, in the language that it is asked in; the best answer comes first."""

import math
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from msgspec import Struct

from floorman.core.digits import has_digit
from floorman.desk.house.rulebook import rulebook, subject_names
from floorman.exchange.names import fold
from floorman.rules.book import Rule, Rulebook
from floorman.shipped import resource

NUMBER, ASKED, TITLE, SUBJECT, TEXT = 12.0, 5.0, 4.0, 2.0, 1.0
"""What a word weighs that stands in a rule's number, its search words, title, subjects or text."""
WHOLE, BEGUN, FORM = 1.0, 0.9, 0.6
"""How much of that counts for the word itself, a word that begins so, and another form of the word."""
ENDING, STEM = 3, 4
"""Letters by which forms of one word may differ at the end, and by how many they must agree."""
LEAST = 0.5
"""Part of the best answer's weight; a rule that weighs less answers another question."""
PHRASE = 6.0
"""What each word of a phrase weighs besides, where all of it is asked."""
FEW = 3
"""Words of which a rule holds every one."""
OWN = 1.15
"""How much more a rule counts for each place that its book has before the others in the house."""
_PARTING = re.compile(r"[\s,;:()?!/„”“«»\"…]+")


def find_rules(question: str, lang: str = "en", books: Sequence[str] = ()) -> tuple[Rule, ...]:
    """Rules that answer ``question``, best first; where nothing is asked all, in the order of the shelf.

    Up to three words narrow: a rule holds each of them, or a word that begins so, in any order and without regard to
    case and accents. Of a whole question, or if there is none, rules that hold most of the words that matter, in any
    form. The house's ``books`` count for more.
    """
    index = _index(lang)
    asked = words_of(question)
    wanted = tuple(word for word in asked if word not in index.small) or asked
    if not wanted:
        return tuple(entry.rule for entry in index.entries)
    narrow = index.holding_all(wanted, asked) if wanted == asked and len(asked) <= FEW else []
    found = narrow or index.holding_most(wanted, asked)
    return tuple(rule for _weight, rule in sorted(found, key=lambda each: -each[0] * _own(each[1].book, books)))


def _own(book: str, books: Sequence[str]) -> float:
    """What a rule of this book counts to a house that plays by ``books``: more for its own, most for its first."""
    return OWN ** (len(books) - books.index(book)) if book in books else 1


def words_of(text: str) -> tuple[str, ...]:
    """The words of a text, folded, each once; a rule's number such as ``34-A`` or ``2.4`` is one word."""
    return tuple(dict.fromkeys(_words(text)))


def _words(text: str) -> Iterator[str]:
    for word in _PARTING.split(text):
        if has_digit(word):
            yield word.casefold().strip(".-").replace("\u2011", "-")
        else:
            yield from fold(word).split()


def likeness(asked: str, held: str) -> float:
    """How much of ``held`` counts for the word ``asked``: all, most, some or nothing of it."""
    if held.startswith(asked):
        return WHOLE if held == asked else BEGUN
    alike = next((nth for nth, (a, b) in enumerate(zip(asked, held, strict=False)) if a != b), len(held))
    longest = max(len(asked), len(held))
    return FORM if alike >= STEM and longest - alike <= ENDING else 0


class _Entry(Struct, frozen=True):
    """A rule, and by folded word the most that it weighs in it."""

    rule: Rule
    weights: Mapping[str, float]
    phrases: tuple[frozenset[str], ...]
    """Words of its title and of each of its search phrases."""

    def weight(self, asked: str) -> float:
        """What a word of the question weighs in this rule."""
        return max((likeness(asked, held) * weight for held, weight in self.weights.items()), default=0)

    def holds(self, asked: str) -> bool:
        """Whether a word begins so."""
        return any(held.startswith(asked) for held in self.weights)

    def phrase(self, asked: Sequence[str], wanted: Sequence[str]) -> float:
        """What two words or more weigh that stand together in one of its phrases, one of them wanted."""
        best = 0.0
        for phrase in self.phrases:
            said = [word for word in asked if any(likeness(word, held) for held in phrase)]
            if len(said) > 1 and any(word in wanted for word in said):
                best = max(best, PHRASE * len(said) * min(1, len(said) / len(phrase)))
        return best


class _Index:
    """All rules of one language."""

    def __init__(self, lang: str) -> None:
        self.entries = tuple(_entries(rulebook(lang), subject_names(lang)))
        self.small = frozenset(words_of(_small_words()[lang]))

    def holding_all(self, wanted: Sequence[str], asked: Sequence[str]) -> list[tuple[float, Rule]]:
        """Rules that hold every word wanted, with what they weigh for all that is asked."""
        return self._weighed(wanted, asked, [entry for entry in self.entries if all(map(entry.holds, wanted))])

    def holding_most(self, wanted: Sequence[str], asked: Sequence[str]) -> list[tuple[float, Rule]]:
        """Rules that hold some words wanted and weigh nearly as much as the best of them."""
        found = self._weighed(wanted, asked, self.entries)
        best = max((weight for weight, _rule in found), default=0)
        return [(weight, rule) for weight, rule in found if 0 < LEAST * best <= weight]

    def _weighed(
        self, wanted: Sequence[str], asked: Sequence[str], entries: Sequence[_Entry]
    ) -> list[tuple[float, Rule]]:
        """The rarer a word, the more it says; small words count only where a phrase has them, too."""
        total = [entry.phrase(asked, wanted) for entry in entries]
        for word in wanted:
            holding = sum(entry.weight(word) > 0 for entry in self.entries)
            rarity = math.log((2 + len(self.entries)) / (1 + holding))
            for nth, entry in enumerate(entries):
                total[nth] += rarity * entry.weight(word)
        return [(round(weight, 1), entry.rule) for weight, entry in zip(total, entries, strict=True)]


@cache
def _index(lang: str) -> _Index:
    return _Index(lang)


@cache
def _small_words() -> Mapping[str, str]:
    """By language the words that every question has."""
    small: Mapping[str, str] = tomllib.loads(resource("rulebook", "questions.toml").read_text("utf-8"))["small"]
    return small


def _entries(book: Rulebook, subjects: Mapping[str, str]) -> Iterator[_Entry]:
    """Each rule with its words; a paragraph has only those of its own title and text."""
    for rule in book:
        part = bool(rule.part_of)
        names = ", ".join(subjects[subject] for subject in rule.subjects)
        texts = (rule.floor, rule.differs, *(example.text for example in rule.examples))
        number = f"{rule.book} {rule.number}"
        weighed = dict.fromkeys(_words(number), TEXT)
        for weight, text in (
            (TEXT, " ".join((rule.says, *(() if part else texts)))),
            (SUBJECT, "" if part else names),
            (TITLE, rule.title),
            (ASKED, "" if part else rule.words),
            (NUMBER, rule.number if has_digit(rule.number) else ""),
        ):
            weighed |= dict.fromkeys(_words(text), weight)
        said = (rule.title, *("" if part else rule.words).split(","))
        yield _Entry(rule, weighed, tuple(filter(None, (frozenset(_words(phrase)) for phrase in said))))
