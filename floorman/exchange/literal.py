"""The JavaScript-like literal of a .tdt file as plain values. Its text is only read, never run."""

import re
from collections.abc import Callable
from typing import TypeVar

from floorman.exchange.refused import ListRefused

T = TypeVar("T")

MAX_DEPTH = 60
"""Brackets within brackets; real files have 12."""

_TOKEN = re.compile(
    r"""\s*(?:
      (?P<mark>[{}\[\](),:;])
    | (?P<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')
    | (?P<number>-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)
    | (?P<word>[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)
    )\s*""",
    re.VERBOSE | re.DOTALL,
)
_ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|.)", re.DOTALL)
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "v": "\v", "0": "\0", "\n": ""}
_WORDS: dict[str, object] = {
    "true": True,
    "false": False,
    "null": None,
    "undefined": None,
    "NaN": None,
    "Infinity": None,
}


def read_literal(text: str) -> object:
    """Objects as dict, arrays as list, ``new Thing({…})`` as what is in it, ``Map.from([[k, v]])`` as dict.

    ListRefused ("list.tdt-broken") with the place of the first letter that does not fit.
    """
    reader = _Reader(text)
    value = reader.value(0)
    reader.end()
    return value


class _Reader:
    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._kind = ""
        self._token = ""
        self._step()

    def _step(self) -> None:
        found = _TOKEN.match(self._text, self._at)
        if found is None:
            self._kind, self._token = "", ""
            if self._text[self._at :].strip():
                raise self._broken()
            return
        self._at = found.end()
        self._kind, self._token = str(found.lastgroup), str(found.group(str(found.lastgroup)))

    def _broken(self) -> ListRefused:
        return ListRefused("list.tdt-broken", at=self._at)

    def end(self) -> None:
        """Nothing may follow but a semicolon."""
        if self._token == ";":
            self._step()
        if self._kind:
            raise self._broken()

    def _expect(self, mark: str) -> None:
        if self._token != mark or self._kind != "mark":
            raise self._broken()
        self._step()

    def value(self, depth: int) -> object:
        """The value that begins here."""
        if depth > MAX_DEPTH:
            raise self._broken()
        kind, token = self._kind, self._token
        if kind == "text":
            self._step()
            return _unescaped(token[1:-1])
        if kind == "number":
            self._step()
            return float(token) if len(token) < 30 else 0.0
        if kind == "word":
            self._step()
            return self._word(token, depth)
        if token == "{":
            return self._object(depth)
        if token == "[":
            return self._many("[", "]", lambda: self.value(depth + 1))
        raise self._broken()

    def _word(self, word: str, depth: int) -> object:
        if word == "new" and self._kind == "word":
            word = self._token
            self._step()
        if self._kind != "mark" or self._token != "(":
            if word in _WORDS:
                return _WORDS[word]
            raise self._broken()
        inside = self._many("(", ")", lambda: self.value(depth + 1))
        if word.startswith("Map") and inside and isinstance(inside[0], list):
            pairs = [pair for pair in inside[0] if isinstance(pair, list) and len(pair) == 2]
            return {str(key): value for key, value in pairs}
        return inside[0] if len(inside) == 1 else inside

    def _object(self, depth: int) -> dict[str, object]:
        def field() -> tuple[str, object]:
            if self._kind not in ("word", "text", "number"):
                raise self._broken()
            key = _unescaped(self._token[1:-1]) if self._kind == "text" else self._token
            self._step()
            self._expect(":")
            return key, self.value(depth + 1)

        return dict(self._many("{", "}", field))

    def _many(self, first: str, last: str, one: Callable[[], T]) -> list[T]:
        self._expect(first)
        found: list[T] = []
        while self._token != last or self._kind != "mark":
            found.append(one())
            if self._kind == "mark" and self._token == ",":
                self._step()
            elif self._kind != "mark" or self._token != last:
                raise self._broken()
        self._step()
        return found


def _unescaped(text: str) -> str:
    if "\\" not in text:
        return text

    def letter(found: re.Match[str]) -> str:
        code = found.group(1)
        return chr(int(code[1:], 16)) if code[0] in "ux" and len(code) > 1 else _ESCAPES.get(code, code)

    return _ESCAPE.sub(letter, text).encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
