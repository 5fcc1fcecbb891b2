"""Rows that are nobody: sums, counts, averages, ends of pages."""

import re

from floorman.exchange.heading_words import BESIDE_SUMS, SUMS
from floorman.exchange.names import fold

_SUMS = frozenset(fold(word) for word in SUMS.split("|"))
_BESIDE = frozenset(fold(word) for word in BESIDE_SUMS.split("|"))
_COUNTED = frozenset(fold(word) for word in BESIDE_SUMS.partition("||")[0].split("|"))
_FOOT = re.compile(
    r"\W*(?:page|strona|страница|стр|page n[o°]|seite|pagina|página)\W*\d+(?:\W+\w{0,6}\W*\d+)?\W*"
    r"|\W*(?:printed|generated|exported|last update|updated|created|wydrukowano|wygenerowano|aktualizacja|imprimé|"
    r"généré|mis à jour|отпечатано|генерирано|обновено|распечатано|gedruckt|stand|blinds?|next break|break|level|"
    r"poziom|przerwa|niveau|pause|пауза|почивка|ниво|следваща почивка)\b.*\d.*",
    re.I,
)
_NUMBERED = re.compile(r"\W*\d[\d.,\s]*[^\W\d]|[^\d]*[:=]\s*\d")
"""A number before the words, or behind a colon: "Player 12" may be a name."""
_WORDS = re.compile(r"[^\W\d]+")


def is_sum(text: str) -> bool:
    """Whether the words can only stand in a row of sums: "TOTAL CHIPS IN PLAY", "Total général", "Players: 3".

    A name that only begins so, "Suma Patel", is none.
    """
    text = text.strip()[:80]
    if not text:
        return False
    if _FOOT.fullmatch(text):
        return True
    words = _WORDS.findall(fold(text))
    if not words or any(word not in _SUMS and word not in _BESIDE for word in words):
        return False
    return any(word in _SUMS for word in words) or (
        bool(_NUMBERED.match(text)) and any(map(_COUNTED.__contains__, words))
    )
