"""Whether a player of a list still plays: what status columns, marks beside a name and headings between rows tell."""

import re
from enum import Enum
from functools import cache

from floorman.core.digits import has_digit
from floorman.exchange import status_words as words
from floorman.exchange.names import fold
from floorman.exchange.places import table_seat_of
from floorman.exchange.refused import ListRefused


class InOrOut(Enum):
    """What a list tells of a player."""

    IN = "in"
    OUT = "out"
    ASKED = "asked"
    """A human has to say."""


_PEOPLE = (
    "players|player|entries|entrants|list|gracze|graczy|zawodnicy|zawodników|lista|joueurs|liste|играчи|списък|игроки|"
    "список|spieler|jugadores|jogadores|giocatori"
)
_TAIL = re.compile(
    r"(?P<name>.*\S)\s*(?:[(\[{*](?P<inside>[^()\[\]{}*]{1,40})[)\]}*]\.?|(?:\s[-–—−]+|[,;:|]|\s?/)\s*(?P<after>[^-–—−,;:|/]{2,40}))"
)
_ORDER = re.compile(r"\b\d+(?:st|nd|rd|th|e|er|ème|[.:/-]\d+)*\b|\b\d[\d.,:/-]*")


def key_of(text: str) -> str:
    """What one status word is known by, whatever its case and accents."""
    return fold(text)


@cache
def _told() -> dict[str, InOrOut]:
    told = {key_of(word): InOrOut.IN for word in words.IN.split("|")}
    told |= {key_of(word): InOrOut.ASKED for word in f"{words.ASKED}|{words.ASKED_THEY}".split("|")}
    return told | {key_of(word): InOrOut.OUT for word in f"{words.GONE}|{words.GONE_THEY}".split("|")}


@cache
def _plain(which: str) -> frozenset[str]:
    return frozenset(key_of(word) or word.strip() for word in which.split("|"))


def known_status(text: str) -> InOrOut | None:
    """What a word or phrase tells that is known: "busted", "Out (45th)", "eliminated by Bo Wexley"; None for others."""
    key = key_of(text[:80])
    if not key:
        return None
    if (told := _told().get(key)) is not None:
        return told
    plain = [word for word in key_of(_ORDER.sub(" ", text[:80])).split() if word]
    while plain and plain[-1] in _plain(words.BEFORE):
        plain.pop()
    if (told := _told().get(" ".join(plain))) is not None and has_digit(text):
        return told
    for many in range(min(3, len(plain) - 1), 0, -1):
        if plain[many] in _plain(words.BEFORE) and _told().get(" ".join(plain[:many])) is InOrOut.OUT:
            return InOrOut.OUT
    return None


def status_of(text: str) -> InOrOut:
    """What the cell of a status column tells. Nothing in it tells nothing against him; what is not known is asked."""
    if not text.strip():
        return InOrOut.IN
    return known_status(text) or (InOrOut.IN if table_seat_of(text) else InOrOut.ASKED)


def plays_of(text: str) -> InOrOut:
    """What the cell of a column headed "still in" tells."""
    key = key_of(text) or text.strip()
    return InOrOut.OUT if key in _plain(words.NO) else InOrOut.IN if key in _plain(words.YES) else status_of(text)


def gone_of(text: str) -> InOrOut:
    """What the cell of a column headed "eliminated" or "refunded" tells: filled for who is gone."""
    key = key_of(text) or text.strip()
    nothing = not key or key in _plain(words.NO) or not re.search(r"[1-9]|[^\W\d]|[✓✔☑✅]", text)
    return InOrOut.IN if nothing else InOrOut.OUT


def is_of_playing(heading: str) -> bool:
    """Whether a heading asks for yes or no: "still in"."""
    return key_of(heading.strip(" ?!:")) in _plain(words.OF_PLAYING)


def marked(name: str) -> tuple[str, str]:
    """A name without the mark beside it that tells a status, "Bo Wexley (out)", and that mark; it or "" if none."""
    found = _TAIL.fullmatch(name[:200])
    mark = "" if found is None else found.group("inside") or found.group("after")
    if found is None or known_status(mark) in (None, InOrOut.IN):
        return name, ""
    return found.group("name"), mark.strip()


def heads_status(text: str) -> str | None:
    """The status that a heading between the rows gives to those below it: "Eliminated:", "Waiting list (3)".

    "" for one below which people play: "Players left"; None where the text is no such heading.
    """
    plain = re.sub(r"\(?\d*\)?\W*$", "", text.strip())[:60]
    key = key_of(plain)
    short = " ".join(word for word in key.split() if word not in _plain(_PEOPLE))
    told = _told().get(key) or _told().get(short)
    if told is None or len(short) < 3:
        return None
    if told is InOrOut.IN:
        return "" if short != key or text.strip().endswith(":") else None
    return plain if key in _told() else short


def answered(text: str) -> dict[str, bool]:
    """``d=out,waiting list=in`` as words (by ``key_of``) to whether their players play.

    ListRefused names the part that is not understood.
    """
    answers: dict[str, bool] = {}
    for part in text.split(","):
        words, _, answer = part.rpartition("=")
        if not key_of(words) or answer.strip().lower() not in ("in", "out"):
            raise ListRefused("list.status-not-understood", part=part.strip()[:40])
        answers[key_of(words)] = answer.strip().lower() == "in"
    return answers
