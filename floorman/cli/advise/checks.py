"""Checks of what a question's fields hold: each gives a JSON value as the rules want it, or refuses it."""

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, NoReturn

from floorman.core.digits import is_number
from floorman.rules.citation import Unanswerable

Check = Callable[[Any], Any]
"""Raises Unanswerable whose ``field`` is the place inside the value, "" for the value itself."""

LARGEST = 10**15
"""No count of chips or cents is larger."""


_DECIMAL = re.compile(r"\d{1,15}(\.\d{0,25})?|\.\d{1,25}", re.ASCII)


class WrittenNumber(float):
    """A number with a point or an exponent, and the text that it was written as."""

    __slots__ = ("text",)
    text: str

    def __new__(cls, text: str) -> "WrittenNumber":
        """The number that ``text`` holds. ValueError where it holds none."""
        number = super().__new__(cls, text)
        number.text = text
        return number


def refuse(says: str, field: str = "", code: str = "bad-value", **params: object) -> NoReturn:
    """Refuse a value; ``says`` is the code of the sentence, which names the field itself."""
    raise Unanswerable(code, field, f"asked.{says}", **params)


def inside(place: str, check: Check, value: object) -> Any:
    """``check`` of a value that stands at ``place``; a refusal names the place."""
    try:
        return check(value)
    except Unanswerable as fault:
        fault.field = joined(place, fault.field)
        raise


def joined(place: str, rest: str | None) -> str:
    """``table`` and ``seats[2]`` to ``table.seats[2]``."""
    if not rest:
        return place
    return place + rest if rest.startswith("[") else f"{place}.{rest}"


def whole(low: int = 0, high: int = LARGEST) -> Check:
    """A whole number; true and 2.0 are none."""

    def check(value: object) -> int:
        if type(value) is not int or not low <= value <= high:
            refuse("whole", low=low, high=high)
        return value

    return check


def flag(value: object) -> bool:
    """True or false."""
    if value is not True and value is not False:
        refuse("flag")
    return value


def text(longest: int = 1000) -> Check:
    """A text that can be written as UTF-8."""

    def check(value: object) -> str:
        if type(value) is not str or len(value) > longest:
            refuse("text", longest=longest)
        try:
            value.encode()
        except UnicodeEncodeError:
            refuse("text", longest=longest)
        return value

    return check


def percentage(high: int = 100) -> Check:
    """A percentage from 0, a number or a decimal text; exactly as written, as a Fraction."""

    def check(value: object) -> Fraction:
        percent = _exactly(value)
        if percent is None or not 0 <= percent <= high:
            refuse("number", low=0, high=high)
        return percent

    return check


def _exactly(value: object) -> Fraction | None:
    """The number that a JSON value stands for as it was written; None for what is none."""
    text = str(value) if type(value) in (int, str) else ""
    if isinstance(value, float):
        text = value.text if isinstance(value, WrittenNumber) else repr(value)
        if "e" in text.lower():
            return Fraction(repr(float(value)))
    return Fraction(text) if _DECIMAL.fullmatch(text) else None


def one_of(*allowed: str) -> Check:
    """One of these words."""
    words = frozenset(allowed)

    def check(value: object) -> str:
        if type(value) is not str or value not in words:
            refuse("one-of", allowed=", ".join(allowed))
        return value

    return check


def or_null(check: Check) -> Check:
    """As ``check``, or null."""
    return lambda value: None if value is None else check(value)


def list_of(check: Check, *, least: int = 0, most: int = 100_000, unique: bool = False) -> Check:
    """A list, each element by ``check``; a tuple comes out. ``unique``: no element twice."""

    def check_list(value: object) -> tuple[Any, ...]:
        if type(value) is not list or not least <= len(value) <= most:
            refuse("list", least=least, most=most)
        try:
            taken = tuple([check(each) for each in value])
        except Unanswerable:
            # once more, slowly, to name the place
            taken = tuple(inside(f"[{at}]", check, each) for at, each in enumerate(value))
        if unique:
            refuse_twice(taken)
        return taken

    return check_list


def refuse_twice(values: tuple[Any, ...]) -> None:
    """Unanswerable for a value that stands there twice."""
    if len(set(values)) != len(values):
        twice = next(each for at, each in enumerate(values) if each in values[:at])
        refuse("twice", twice=twice)


def mapping_of(key: Check, check: Check, *, least: int = 0) -> Check:
    """An object with any keys, each key and value by its check."""

    def check_mapping(value: object) -> dict[Any, Any]:
        if type(value) is not dict or len(value) < least:
            refuse("object", least=least)
        taken = {inside(each, key, each): inside(each, check, held) for each, held in value.items()}
        if len(taken) != len(value):
            refuse("key-twice")
        return taken

    return check_mapping


def digits(low: int, high: int) -> Check:
    """A whole number written as a text, as JSON's keys are: ``"7"``."""

    def check(value: object) -> int:
        if not (isinstance(value, str) and is_number(value, 9)):
            refuse("digits", low=low, high=high)
        if str(int(value)) != value or not low <= int(value) <= high:
            refuse("digits", low=low, high=high)
        return int(value)

    return check


def record(required: Mapping[str, Check], optional: Mapping[str, tuple[Check, Any]] | None = None) -> Check:
    """An object with these fields and no others; a dict with every field comes out, absent ones with their default."""
    optional = optional or {}
    known = frozenset(required) | frozenset(optional)

    def check(value: object) -> dict[str, Any]:
        if type(value) is not dict:
            refuse("object", least=0)
        if not known.issuperset(value):
            refuse("unknown-field", next(key for key in value if key not in known), "unknown-field")
        taken = {}
        for key, each in required.items():
            if key not in value:
                refuse("missing-field", key, "missing-field")
            taken[key] = inside(key, each, value[key])
        for key, (each, default) in optional.items():
            taken[key] = inside(key, each, value[key]) if key in value else default
        return taken

    return check
