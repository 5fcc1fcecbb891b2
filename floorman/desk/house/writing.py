"""A house as a house file: the small part of TOML that it needs, read back before it is kept."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from floorman.desk.house.houses import house_in, shipped_houses
from floorman.disk.output import write
from floorman.rules.house import CHOICE_NAMES, House, refusal

_SHORT = {"\\": "\\\\", '"': '\\"', "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}


def house_toml(house: House) -> str:
    """The house's file: what it is like, the choices that differ from that, their citations, the regulator's."""
    like = _nearest(house)
    model = shipped_houses()[like]
    chosen = {
        key: getattr(house.choices, key)
        for key in sorted(CHOICE_NAMES - house.regulator.keys())
        if getattr(house.choices, key) != getattr(model.choices, key)
    }
    cites = {
        key: citation.written
        for key, citation in sorted(house.cites.items())
        if key in chosen or citation != model.cites.get(key)
    }
    ruled = dict(sorted(house.regulator.items()))
    lines = [f"name = {_value(house.name)}", f"like = {_value(like)}"]
    lines.extend(_section("choices", chosen))
    lines.extend(_section("cites", cites))
    if ruled:
        lines.extend(_section("regulator", {"name": house.regulator_name, **ruled}))
    return "\n".join(lines) + "\n"


def _nearest(house: House) -> str:
    """The shipped house that it differs from least."""

    def differences(name: str) -> int:
        model = shipped_houses()[name]
        other: int = sum(getattr(house.choices, key) != getattr(model.choices, key) for key in CHOICE_NAMES)
        cites: int = sum(house.cites.get(key) != citation for key, citation in model.cites.items())
        return other + cites

    return min(shipped_houses(), key=differences)


def _section(name: str, values: Mapping[str, object]) -> Iterator[str]:
    if values:
        yield ""
        yield f"[{name}]"
        yield from (f"{key} = {_value(value)}" for key, value in values.items())


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{"".join(map(_letter, value))}"'
    if isinstance(value, (tuple, list)):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, (int, float)):
        return repr(value)
    raise TypeError(f"a house has no such value: {value!r}")


def _letter(letter: str) -> str:
    """TOML wants quotes, backslashes and control characters escaped."""
    if letter in _SHORT:
        return _SHORT[letter]
    code = ord(letter)
    return f"\\u{code:04x}" if code < 0x20 or code == 0x7F else letter


def save_house(house: House, path: Path) -> None:
    """Writes the house's file, if what is written reads back as the same house.

    Raises Unanswerable ("unknown-house") for a house that a file cannot hold, PathRefused if the disk does not take it.
    """
    text = house_toml(house)
    try:
        content = text.encode("utf-8")
    except UnicodeEncodeError:
        raise refusal("bad-name") from None
    read = house_in(text, path.name)
    same = all(read.cites.get(key) == citation for key, citation in house.cites.items())
    if not same or (read.name, read.choices) != (house.name, house.choices):
        raise refusal("not-same", name=path.name)
    write(path, content)
