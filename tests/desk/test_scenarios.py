"""Scenario scripts, as they can be played: each says what a call must come to, in English and in the field's own words.

``#> words``: the last call says them. ``#terms pl: words``: the last sentence has them in that language.
``#positions 3: 1 2 3``, ``#next 3: words``, ``#advice CODE: words``, ``#offer CODE: call``, ``#no-advice CODE``,
``#+ 5`` minutes pass, ``#house NAME``.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from floorman.desk.calls.parts import calls
from floorman.text.say import LANGUAGES, catalogue, sentences
from tests.desk.floors import Evening

SCENARIOS = sorted((Path(__file__).parent.parent / "scenarios").glob("*.floor"))
MARKS = {
    "06-a": "longform-06 06.1",
    "06-b": "longform-06 06.2",
    "06-c": "longform-06 06.3",
    "06-d": "longform-06 06.4",
}


def translated(lang: str) -> bool:
    """Whether the language's catalogue has words for everything."""
    known = catalogue(lang)
    return all(known.gettext(text) != text for text in sentences().values() if len(text) > 20)


class Play:
    """One scenario in one language, beside the same in English."""

    def __init__(self, path: Path, lang: str) -> None:
        self.lines = path.read_text(encoding="utf-8").splitlines()
        house = next((line.split()[1] for line in self.lines if line.startswith("#house")), "tda-2024")
        self.english = Evening(house=house)
        self.evening = Evening(house=house, lang=lang)
        self.lang = lang
        self.last = self.last_english = ""
        self.untranslated: list[str] = []

    def run(self) -> None:
        """Plays every line; AssertionError names the line that is not so."""
        for number, line in enumerate(self.lines, 1):
            try:
                self.line(line)
            except AssertionError as fault:
                raise AssertionError(f"line {number}: {line}: {fault}") from fault

    def line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word in ("#", "#house", ""):
            return
        if not line.startswith("#"):
            for one in calls(line):
                self.last_english, self.last = self.english.call(one), self.evening.call(one)
            return
        getattr(self, f"on_{_NAMES[word]}")(rest)

    def on_time(self, rest: str) -> None:
        self.english.later(float(rest))
        self.evening.later(float(rest))

    def on_says(self, rest: str) -> None:
        assert rest in self.last_english, self.last_english

    def on_terms(self, rest: str) -> None:
        lang, _, words = rest.partition(": ")
        if lang != self.lang:
            return
        missing = [word for word in words.split(", ") if word.casefold() not in self.last.casefold()]
        if self.last == self.last_english or (missing and not translated(lang)):
            self.untranslated.append(self.last)
            return
        assert not missing, self.last

    def on_positions(self, rest: str) -> None:
        table, _, seats = rest.partition(": ")
        sighting = self.english.desk.floor.now.tables[int(table)].sighting
        assert sighting is not None
        seen = sighting.positions
        assert [seen.button, seen.small_blind, seen.big_blind] == [int(seat) for seat in seats.split()]

    def on_next(self, rest: str) -> None:
        table, _, words = rest.partition(": ")
        said = []
        for evening in (self.english, self.evening):
            hand = evening.desk.floor.next_hand(evening.desk.floor.now.tables[int(table)])
            assert hand is not None
            said.append(evening.desk.teller.say(hand.code, **hand.params))
        self.last_english, self.last = said
        assert words in self.last_english, self.last_english

    def on_advice(self, rest: str) -> None:
        code, _, words = rest.partition(": ")
        english, other = self.english.advice(code), self.evening.advice(code)
        assert english, f"no advice {code}"
        self.last_english, self.last = self.english.said(english[0]), self.evening.said(other[0])
        assert words in self.last_english, self.last_english

    def on_offer(self, rest: str) -> None:
        code, _, call = rest.partition(": ")
        assert [one.offer.strip() for one in self.english.advice(code)] == [call]

    def on_no_advice(self, rest: str) -> None:
        assert not self.english.advice(rest)


_NAMES = {
    "#+": "time",
    "#>": "says",
    "#terms": "terms",
    "#positions": "positions",
    "#next": "next",
    "#advice": "advice",
    "#offer": "offer",
    "#no-advice": "no_advice",
}


def scenarios() -> Iterator[object]:
    for path in SCENARIOS:
        rule = MARKS.get(path.stem[:4])
        marks = [pytest.mark.rule(rule)] if rule else []
        for lang in LANGUAGES:
            yield pytest.param(path, lang, marks=marks, id=f"{path.stem}-{lang}")


@pytest.mark.parametrize(("path", "lang"), list(scenarios()))
def test_a_scenario_comes_to_what_it_says(path: Path, lang: str) -> None:
    play = Play(path, lang)
    play.run()
    assert not play.untranslated, f"still English in {lang}: {play.untranslated[0]}"
