"""Events as plain values for the journal (dicts, lists, whole numbers, text) and back."""

import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache

from floorman.core.events import KINDS, Event

Plain = typing.Any
"""A value that JSON can hold."""


class UnknownEvent(ValueError):
    """A kind, version or field that this program does not know."""


def plain(event: Event) -> dict[str, Plain]:
    """The fields of ``event`` that differ from their defaults, as plain values."""
    return _plain_fields(event)


def event(kind: str, version: int, body: Mapping[str, Plain]) -> Event:
    """The event that ``body`` records. UnknownEvent if this program does not know it."""
    known = KINDS.get(kind)
    if known is None or version != known.VERSION:
        raise UnknownEvent(f"{kind} {version}")
    try:
        return typing.cast("Event", _dataclass_reader(typing.cast("Plain", known))(body))
    except (TypeError, KeyError, ValueError, AttributeError) as fault:
        raise UnknownEvent(f"{kind} {version}: {fault}") from fault


def _plain_fields(thing: Plain) -> dict[str, Plain]:
    out: dict[str, Plain] = {}
    for name, default in _defaults(typing.cast("Plain", type(thing))):
        value = getattr(thing, name)
        if value is not default and value != default:
            out[name] = _plain_value(value)
    return out


_ALREADY = frozenset({int, str, bool, type(None)})


def _plain_value(value: Plain) -> Plain:
    if type(value) in _ALREADY:
        return value
    if isinstance(value, tuple):
        return [_plain_value(one) for one in value]
    if is_dataclass(value):
        return _plain_fields(value)
    if isinstance(value, Mapping):
        return {key: _plain_value(one) for key, one in value.items()}
    return value


_NOTHING = object()


def _default_of(one: Field[Plain]) -> Plain:
    if one.default is not MISSING:
        return one.default
    return one.default_factory() if one.default_factory is not MISSING else _NOTHING


@cache
def _defaults(kind: Plain) -> tuple[tuple[str, Plain], ...]:
    return tuple((one.name, _default_of(one)) for one in fields(kind))


@cache
def _reader(kind: Plain) -> Callable[[Plain], Plain] | None:
    """A function that makes a value of ``kind`` from its plain form; None if that is the value itself."""
    if is_dataclass(kind):
        return _dataclass_reader(typing.cast("Plain", kind))
    origin: Plain = typing.get_origin(kind)
    args = typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return _maybe(_reader(next(one for one in args if one is not type(None))))
    if origin is tuple:
        return _tuple_reader(args)
    if isinstance(kind, type) and issubclass(kind, tuple):
        return typing.cast("Plain", kind)._make  # type: ignore[no-any-return]
    return None


def _maybe(read: Callable[[Plain], Plain] | None) -> Callable[[Plain], Plain] | None:
    return None if read is None else lambda value: None if value is None else read(value)


def _tuple_reader(args: tuple[Plain, ...]) -> Callable[[Plain], Plain]:
    if args[-1] is Ellipsis:
        each = _reader(args[0])
        return tuple if each is None else lambda value: tuple(map(each, value))
    parts = [_reader(one) or _as_it_is for one in args]
    return lambda value: tuple(read(one) for read, one in zip(parts, value, strict=True))


def _as_it_is(value: Plain) -> Plain:
    return value


@cache
def _dataclass_reader(kind: Plain) -> Callable[[Plain], Plain]:
    hints = typing.get_type_hints(kind)
    readers = [(one.name, read) for one in fields(kind) if (read := _reader(hints[one.name])) is not None]

    def read_fields(body: Plain) -> Plain:
        values = dict(body)
        for name, read in readers:
            if name in values:
                values[name] = read(values[name])
        return kind(**values)

    return read_fields
