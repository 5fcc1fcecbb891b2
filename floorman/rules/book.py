"""The rules that we rely on: number, short title and what each says in our own words."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from floorman.rules.citation import Citation


class Rule(Struct, frozen=True):
    """One rule of one book."""

    book: str
    number: str
    title: str
    """A few words, as it may stand beside the number."""
    says: str
    """What it says, in our words."""

    @property
    def citation(self) -> Citation:
        """How the rule is cited."""
        return Citation(self.book, self.number)


class Rulebook:
    """All books on one shelf."""

    def __init__(self, rules: Iterable[Rule], titles: Mapping[str, str]) -> None:
        """``titles``: each book's full title by its id."""
        self._rules = {rule.citation: rule for rule in rules}
        self.titles = dict(titles)

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def find(self, citation: Citation) -> Rule | None:
        """The rule cited; None for one that is not on the shelf, such as a house's own."""
        return self._rules.get(citation)
