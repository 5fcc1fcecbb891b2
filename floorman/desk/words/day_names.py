"""The day of a tournament as it was named: "1A", or "Day 1A" with the word that goes before it anyway."""

_WORDS = frozenset({"day", "dzień", "dzien", "ден", "jour"})
"""What a day's name may begin with, in the languages that are spoken."""


def bare_day(day: str) -> str:
    """A day's name without the word "day"; one that has more words to it stays as it is."""
    word, _blank, rest = day.strip().partition(" ")
    return rest.strip() if rest and word.casefold().rstrip(":") in _WORDS else day
