"""Citations and calls inside a text on rules, in all languages, as links; no Qt."""

import re
from collections.abc import Iterator
from html import escape, unescape
from urllib.parse import quote

from floorman.rules.book import Rulebook
from floorman.rules.citation import Citation

_NUMBER = r"(?:RP-\d+|[CHP]\d?(?!\w)|\d+(?:\.\d+)?)(?:-[A-Z])?(?![\w-])"
_CITED = re.compile(
    rf"(?:(?P<book>TDA-2024|TDA|PokerStars|longform-06|RROP|WSOP) (?P<named>{_NUMBER}))"
    rf"|(?:(?:Bulgarian|bułgarski\w*|български\w*|bulgare)(?: text| tekst| текст)? (?P<bulgarian>{_NUMBER}))"
    rf"|(?:(?:French|francusk\w*|френски\w*|français)(?: text| tekst| текст)? (?P<french>{_NUMBER}))"
    r"|(?<![\w-])(?P<procedure>RP-\d+(?:-[A-Z])?)(?!\w)"
    r"|(?<=\()(?P<own>\d+(?:\.\d+)?(?:-[A-Z])?)(?=\))",
    re.IGNORECASE,
)
_CALL = re.compile(r"`([^`]*)`")


def linked(text: str, book: str, shelf: Rulebook) -> str:
    """``text`` of a rule of ``book`` as HTML: what it cites and the shelf has is a link to ``rule:CITATION``, a call
    between backticks is bold and a link to ``call:CALL``.
    """
    return _CALL.sub(lambda found: called(found[1]), "".join(_pieces(text, book, shelf)))


def _pieces(text: str, book: str, shelf: Rulebook) -> Iterator[str]:
    at = 0
    for match in _CITED.finditer(text):
        citation = _cited(match, book)
        yield escape(text[at : match.start()], quote=False)
        words = escape(match[0], quote=False)
        yield words if shelf.find(citation) is None else link(citation, words)
        at = match.end()
    yield escape(text[at:], quote=False)


def _cited(match: re.Match[str], book: str) -> Citation:
    if match["book"]:
        named = "TDA-2024" if match["book"].upper() == "TDA" else match["book"]
        return Citation({"PokerStars": "pokerstars"}.get(named, named), match["named"])
    if match["bulgarian"]:
        return Citation("pokerstars-bg", match["bulgarian"])
    if match["french"]:
        return Citation("pokerstars", match["french"])
    return Citation("TDA-2024", match["procedure"]) if match["procedure"] else Citation(book, match["own"])


def called(words: str) -> str:
    """A link to a call as it is typed, in HTML; ``words`` are HTML already."""
    return f'<a href="call:{quote(unescape(words))}"><b>{words}</b></a>'


def link(citation: Citation, words: str) -> str:
    """A link to a rule, and to its sentence, in HTML; ``words`` are HTML already."""
    return f'<a href="rule:{escape(citation.written)}">{words}</a>'
