"""A structure from the text of a PDF, where columns come as blocks: all levels, then all antes, then all blinds."""

import re
from collections.abc import Iterator, Sequence

from floorman.core.structure import Break, DayEnd, Level, Step, Structure
from floorman.exchange.amounts import chips_of
from floorman.exchange.refused import ListRefused
from floorman.exchange.structure_cells import break_told
from floorman.exchange.structure_words import DAY, END_OF_DAY, MINUTE_WORD

_BLOCKS = {
    "levels": re.compile(r"\s*(?:levels?|poziom\w*|нив\w+|niveaux?)\b[\s:]*", re.IGNORECASE),
    "antes": re.compile(r"\s*(?:antes?|анте)\b[\s:]*", re.IGNORECASE),
    "blinds": re.compile(r"\s*(?:blinds?|blindy|blindes?|блиндове)\b[\s:]*", re.IGNORECASE),
}
_EVERY = re.compile(
    rf"\s*(?:all levels|wszystkie poziomy|всички нива|tous les niveaux)\D*(\d{{1,3}})\s*{MINUTE_WORD}?.*", re.IGNORECASE
)
_PAIR = re.compile(r"(\d[\d.,'’]*)\s*[-–—/]\s*(\d[\d.,'’]*)")
_MINUTE = re.compile(MINUTE_WORD, re.IGNORECASE)
_DASH = frozenset("-–—")


def read_blocks(lines: Sequence[str]) -> Structure | None:
    """The structure in the lines; None if they are no such blocks. ListRefused, with the three counts, where they do
    not fit together.
    """
    blocks, minutes = _parted(lines)
    if not blocks["levels"] or not blocks["blinds"]:
        return None
    steps = list(_steps(" ".join(blocks["levels"]).split()))
    levels = steps.count(None)
    blinds = [(_value(small), _value(big)) for small, big in _PAIR.findall(" ".join(blocks["blinds"]))]
    antes = [0 if word in _DASH else _value(word) for word in " ".join(blocks["antes"]).split()]
    if len(blinds) != levels or len(antes) not in (0, levels):
        raise ListRefused("structure.counts", levels=levels, blinds=len(blinds), antes=len(antes))
    values = iter(zip(blinds, antes or [0] * levels, strict=True))
    played = [step if step is not None else _level(next(values), minutes) for step in steps]
    return Structure(tuple(played))


def _level(values: tuple[tuple[int, int], int], minutes: int) -> Level:
    (small, big), ante = values
    return Level(small, big, minutes, ante)


def _parted(lines: Sequence[str]) -> tuple[dict[str, list[str]], int]:
    """The lines of each block, and the minutes of all levels (0: not said). A line that begins no block goes on with
    the one above it.
    """
    blocks: dict[str, list[str]] = {name: [] for name in _BLOCKS}
    minutes, current = 0, ""
    for line in lines:
        every = _EVERY.fullmatch(line)
        if every:
            minutes, current = int(every.group(1)), ""
            continue
        for name, begins in _BLOCKS.items():
            found = begins.match(line)
            if found:
                current, line = name, line[found.end() :]
                break
        if current and line.strip():
            blocks[current].append(line)
    return blocks, minutes


def _steps(words: Sequence[str]) -> Iterator[Step | None]:
    """The steps of the block of levels, None for a level: numbers that count on; between them breaks and days' ends."""
    number = 1
    between: list[str] = []
    for at, word in enumerate(words):
        after = words[at + 1] if at + 1 < len(words) else ""
        if word == str(number) and not _MINUTE.fullmatch(after):
            if between:
                yield _between(" ".join(between))
            number, between = number + 1, []
            yield None
        else:
            between.append(word)
    if between:
        yield _between(" ".join(between))


def _between(text: str) -> Step:
    ends = END_OF_DAY.fullmatch(text)
    if ends and DAY.search(text):
        return DayEnd(ends.group(1).strip())
    name, chips, minutes = break_told(text)
    return Break(minutes or 0, chips, name=name)


def _value(text: str) -> int:
    value = chips_of(text.strip(".,"))
    if value is None:
        raise ListRefused("structure.bad-value", value=text[:60])
    return value
