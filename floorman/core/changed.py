"""Changed copies of frozen values: what ``dataclasses.replace`` does, at half its cost, for the core's inner loop."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")


_set = object.__setattr__


def changed(thing: T, **fields: Any) -> T:
    """A copy of ``thing``, a dataclass with slots, with ``fields`` as given. AttributeError for an unknown one."""
    kind: Any = type(thing)
    copy: T = object.__new__(kind)
    for read, write in _slots(kind):
        write(copy, read(thing))
    for name, value in fields.items():
        _set(copy, name, value)
    return copy


def change(copy: object, **fields: Any) -> None:
    """Change ``copy`` itself. Only for one that nobody else has seen yet: all others count on its being frozen."""
    for name, value in fields.items():
        _set(copy, name, value)


@cache
def _slots(kind: Any) -> tuple[tuple[Callable[[Any], Any], Callable[[Any, Any], None]], ...]:
    slots = [getattr(kind, name) for name in kind.__slots__]
    return tuple((slot.__get__, slot.__set__) for slot in slots)
