"""A call read word by word. What is not understood is named, with what may stand there."""

import re

from floorman.core.model import MAX_TABLE, Chair, SeatNo, TableNo
from floorman.core.refused import Refused

_CHAIR = re.compile(r"([0-9]{1,5})[-.‐‑–]([0-9]{1,2})")
_ENTRY = re.compile(r"#([0-9]{1,7})")
_NUMBER = re.compile(r"[0-9]{1,9}")
_RANGE = re.compile(r"([0-9]{1,5})(?:\.\.|-)([0-9]{1,5})")
_PAIR = re.compile(r"([0-9]{1,5}):([0-9]{1,2})")


class NotUnderstood(Refused):
    """The word that was not understood ("" at the end of the call), and the code of what may stand there."""

    status = "not-understood"

    def __init__(self, word: str, expected: str, **params: object) -> None:
        super().__init__(expected, **params)
        self.word = word
        self.expected = expected
        self.forms: tuple[str, ...] = ()
        """How the verb is called, as examples, once one was understood."""


class Reader:
    """The words of one call, read from the left."""

    def __init__(self, text: str) -> None:
        self.words = text.split()
        self.at = 0

    def peek(self, ahead: int = 0) -> str:
        """The next word, or "" at the end."""
        at = self.at + ahead
        return self.words[at] if at < len(self.words) else ""

    @property
    def done(self) -> bool:
        """Whether every word has been read."""
        return self.at >= len(self.words)

    def fail(self, expected: str, **params: object) -> NotUnderstood:
        """The next word is not understood; ``params`` fill the sentence ``expected``."""
        return NotUnderstood(self.peek(), expected, **params)

    def take(self) -> str:
        """The next word, as it was typed."""
        word = self.peek()
        self.at += 1
        return word

    def word(self, *words: str) -> str:
        """The next word if it is one of ``words`` (case aside), else ""."""
        lower = self.peek().lower()
        if lower and lower in words:
            self.at += 1
            return lower
        return ""

    def number(self, expected: str, low: int = 0, high: int = 999_999_999) -> int:
        """A whole number; thousands may be parted by a dot, a comma or an apostrophe. NotUnderstood otherwise."""
        found = self.maybe_number(low, high)
        if found is None:
            raise self.fail(expected)
        return found

    def maybe_number(self, low: int = 0, high: int = 999_999_999) -> int | None:
        """A whole number, or None with nothing read."""
        word = re.sub(r"(?<=[0-9])[.,'’](?=[0-9]{3}(?:[^0-9]|$))", "", self.peek())
        if not _NUMBER.fullmatch(word) or not low <= int(word) <= high:
            return None
        self.at += 1
        return int(word)

    def table(self) -> TableNo:
        """A table's number. NotUnderstood otherwise."""
        return TableNo(self.number("expect.table", 1, MAX_TABLE))

    def maybe_chair(self) -> Chair | None:
        """``12-4``, ``12.4`` or ``12 4``, or None with nothing read."""
        match = _CHAIR.fullmatch(self.peek())
        if match:
            self.at += 1
            return Chair(TableNo(int(match[1])), SeatNo(int(match[2])))
        if _NUMBER.fullmatch(self.peek()) and _NUMBER.fullmatch(self.peek(1)):
            return Chair(TableNo(int(self.take())), SeatNo(int(self.take())))
        return None

    def chair(self) -> Chair:
        """``12-4`` or ``12 4``. NotUnderstood otherwise."""
        found = self.maybe_chair()
        if found is None:
            raise self.fail("expect.chair")
        return found

    def maybe_entry(self) -> int | None:
        """``#17``, or None with nothing read."""
        match = _ENTRY.fullmatch(self.peek())
        if not match:
            return None
        self.at += 1
        return int(match[1])

    def seat(self) -> SeatNo:
        """A seat's number. NotUnderstood otherwise."""
        return SeatNo(self.number("expect.seat", 1, 99))

    def span(self) -> range | None:
        """``1..12`` or ``1-12``, or None with nothing read."""
        match = _RANGE.fullmatch(self.peek())
        if not match or int(match[1]) > int(match[2]):
            return None
        self.at += 1
        return range(int(match[1]), int(match[2]) + 1)

    def pair(self) -> Chair | None:
        """``1:5``, table and seat, or None with nothing read."""
        match = _PAIR.fullmatch(self.peek())
        if not match:
            return None
        self.at += 1
        return Chair(TableNo(int(match[1])), SeatNo(int(match[2])))

    def rest(self) -> str:
        """All the words that are left."""
        words = self.words[self.at :]
        self.at = len(self.words)
        return " ".join(words)

    def end(self, expected: str = "expect.end") -> None:
        """Nothing may follow. NotUnderstood otherwise."""
        if not self.done:
            raise self.fail(expected)
