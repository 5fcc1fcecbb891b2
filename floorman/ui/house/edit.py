"""A house being changed: its values and citations, what differs from the house that is played by; no Qt."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from floorman.desk.house.houses import shipped_houses
from floorman.rules.citation import Citation, cite
from floorman.rules.house import House, house_restored, house_written
from floorman.ui.house.choices import GROUPS


class Played(Struct, frozen=True):
    """Where a value is played, and on which rule."""

    house: str
    cite: str


class HouseEdit:
    """Starts from the house that is played by; nothing is recorded here."""

    def __init__(self, house: House) -> None:
        self.start = house
        self.house = house

    def value(self, key: str) -> object:
        """The value of a choice now."""
        return getattr(self.house.choices, key)

    def locked(self, key: str) -> bool:
        """The regulator has decided it."""
        return key in self.house.regulator

    def put(self, key: str, value: object) -> None:
        """Another value; it rests on the rule of a shipped house that plays it, else on the house itself.

        Raises Unanswerable ("unknown-house") for a value that the choice cannot have.
        """
        written = house_written(self.house)
        choices = written["choices"]
        assert isinstance(choices, dict)
        choices[key] = list(value) if isinstance(value, tuple) else value
        house_restored(written)
        if value == getattr(self.start.choices, key):
            rests = self.start.cites[key]
        else:
            known = next(iter(self.played(key, value)), None)
            rests = cite(known.cite) if known is not None else Citation("house", self.house.name)
        choices_now = replace(self.house.choices, **{key: value})
        self.house = replace(self.house, choices=choices_now, cites={**self.house.cites, key: rests})

    def rest(self, key: str, written: str) -> None:
        """On whose word a choice is. ValueError for what is no book and number."""
        self.house = replace(self.house, cites={**self.house.cites, key: cite(written)})

    def take(self, house: House) -> None:
        """Everything from another house; what the regulator has decided here stays decided."""
        ruled = {key: getattr(self.start.choices, key) for key in self.start.regulator}
        self.house = replace(
            house,
            choices=replace(house.choices, **ruled),
            cites={**self.start.cites, **house.cites},
            regulator={**house.regulator, **self.start.regulator},
            regulator_name=self.start.regulator_name or house.regulator_name,
        )

    def name(self, name: str) -> None:
        """What the house is called."""
        self.house = replace(self.house, name=name.strip() or self.start.name)

    def played(self, key: str, value: object) -> Iterator[Played]:
        """The shipped houses that play a value."""
        for name, house in shipped_houses().items():
            if getattr(house.choices, key) == value:
                yield Played(name, str(house.cites[key]))

    def changes(self) -> tuple[str, ...]:
        """Choices whose value or citation differs from the house that is played by."""
        keys = (key for group in GROUPS.values() for key in group)
        return tuple(
            key
            for key in keys
            if self.value(key) != getattr(self.start.choices, key) or self.house.cites[key] != self.start.cites[key]
        )

    @property
    def changed(self) -> bool:
        """Whether a choice, a citation or the name differs from the house that is played by."""
        return bool(self.changes()) or self.house.name != self.start.name
