"""A structure as text, a step a line: ``100/200/200 20 late``, ``break 15 -25 dinner``, ``end Day 1``."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NoReturn

from floorman.core.structure import MAX_STEPS, Break, DayEnd, Level, Step, Structure, Stud
from floorman.rules.citation import Unanswerable

NOTE = "--"
"""What stands behind it is a note (of a break: its name), whatever the words."""
_VALUES = re.compile(r"(\d{1,12})/(\d{1,12})(?:/(\d{1,12}))?", re.ASCII)
_CHIP = re.compile(r"-(\d{1,12})", re.ASCII)
_NUMBER = re.compile(r"\d{1,12}", re.ASCII)
_MINUTES = re.compile(r"\d{1,4}", re.ASCII)
_MARKS = ("late", "ok", "addon")


def structure_from(lines: Iterable[str]) -> Structure:
    """The structure that the lines write; blank lines and lines that begin with ``#`` are passed over, a line such as
    ``chips 25 100 500`` names the chips. Unanswerable ("bad-value") names the line that is no step.
    """
    steps: list[Step] = []
    chips: tuple[int, ...] = ()
    for line in lines:
        text = line.strip()
        if text.lower().startswith("chips "):
            chips = _chips(text)
        elif text and not text.startswith("#"):
            steps.append(step_from(text))
    if not 1 <= len(steps) <= MAX_STEPS:
        raise Unanswerable("bad-value", None, "structure.count", most=MAX_STEPS, steps=len(steps))
    return Structure(tuple(steps), chips)


def structure_lines(structure: Structure) -> list[str]:
    """The lines that ``structure_from`` reads as this structure."""
    chips = [f"chips {' '.join(map(str, structure.chips))}"] if structure.chips else []
    return chips + [step_text(step) for step in structure.steps]


def step_from(text: str) -> Step:
    """The step that ``text`` writes. Unanswerable ("bad-value") if it writes none."""
    words = text.split()
    head = words[0].lower() if words else ""
    if head == "end":
        return DayEnd(" ".join(words[1:]))
    at = words.index(NOTE) if NOTE in words else len(words)
    reader, free = _Words(words[:at], text), " ".join(words[at + 1 :])
    if head == "break":
        return _break(reader, free)
    if head == "stud":
        return _stud(reader, free)
    return _level(reader, free)


def step_text(step: Step) -> str:
    """The text that ``step_from`` reads as this step."""
    if isinstance(step, DayEnd):
        return f"end {_plain(step.name)}".rstrip()
    if isinstance(step, Break):
        name = _plain(step.name)
        said = [f"break {step.minutes}", *(f"-{chip}" for chip in step.chips), *_marks(step)]
        return " ".join([*said, *([NOTE] if _reads_otherwise(name) else []), name]).rstrip()
    if isinstance(step, Stud):
        ante = f" ante {step.ante}" if step.ante else ""
        bring = f" bring {step.bring_in}" if step.bring_in else ""
        said = [f"stud {step.small_bet}/{step.big_bet}{ante}{bring} {step.minutes}"]
    else:
        ante = f"/{step.ante}" if step.ante else ""
        said = [f"{step.small_blind}/{step.big_blind}{ante} {step.minutes}"]
        said += [f"ante {step.ante_of}"] if step.ante_of != "big-blind" else []
    game = " ".join(word for word in step.game.split() if word != NOTE)
    said += [*_marks(step), *([f"game {game}"] if game else [])]
    return " ".join([*said, *([NOTE, _plain(step.note)] if step.note.split() else [])])


def _plain(text: str) -> str:
    return " ".join(text.split())


def _marks(step: Level | Stud | Break) -> list[str]:
    return [mark for mark in _MARKS if getattr(step, mark, False)]


def _reads_otherwise(name: str) -> bool:
    """Whether a break's name has a word that would be read as something else."""
    return any(word.lower() in _MARKS or word == NOTE or _CHIP.fullmatch(word) for word in name.split())


def _chips(text: str) -> tuple[int, ...]:
    values = text.split()[1:]
    if not values or not all(_NUMBER.fullmatch(value) and int(value) for value in values):
        raise _no_step(text)
    return tuple(sorted(set(map(int, values))))


def _no_step(text: str) -> Unanswerable:
    return Unanswerable("bad-value", None, "structure.no-step", step=text[:60])


class _Words:
    """The words of a step before its note, taken one by one."""

    def __init__(self, words: Sequence[str], text: str) -> None:
        self._words = list(words)
        self._text = text

    def __bool__(self) -> bool:
        return bool(self._words)

    def fail(self) -> NoReturn:
        """The text is no step."""
        raise _no_step(self._text)

    def take(self, form: re.Pattern[str]) -> re.Match[str]:
        """The next word, of this form."""
        found = form.fullmatch(self._words.pop(0)) if self._words else None
        return found or self.fail()

    def number(self, form: re.Pattern[str] = _NUMBER) -> int:
        """The next word, a number."""
        return int(self.take(form).group())

    def word(self) -> str:
        """The next word, in small letters. There must be one."""
        return self._words.pop(0).lower() if self._words else self.fail()

    def peek(self) -> str:
        """The next word, left where it is; "" if there is none."""
        return self._words[0].lower() if self._words else ""

    def rest(self) -> str:
        """All words that are left, as written."""
        words, self._words = self._words, []
        return " ".join(words)

    def each(self) -> Iterator[str]:
        """The words that are left, as written."""
        while self._words:
            yield self._words.pop(0)


def _level(reader: _Words, note: str) -> Level:
    small, big, ante = reader.take(_VALUES).groups()
    minutes = reader.number(_MINUTES)
    said: dict[str, Any] = {}
    while reader:
        word = reader.word()
        if word == "ante" and reader.peek() in ("all", "button", "big-blind"):
            said["ante_of"] = reader.word()
        else:
            _mark(reader, word, said)
    return Level(int(small), int(big), minutes, int(ante or 0), note=note, **said)


def _stud(reader: _Words, note: str) -> Stud:
    reader.word()
    small, big, more = reader.take(_VALUES).groups()
    if more:
        reader.fail()
    said: dict[str, Any] = {}
    for word, name in (("ante", "ante"), ("bring", "bring_in")):
        if reader.peek() == word:
            reader.word()
            said[name] = reader.number()
    minutes = reader.number(_MINUTES)
    while reader:
        _mark(reader, reader.word(), said)
    return Stud(int(small), int(big), minutes, note=note, **said)


def _mark(reader: _Words, word: str, said: dict[str, Any]) -> None:
    """``late``, ``ok``, or ``game`` and its name, which takes all words before the note."""
    if word in ("late", "ok"):
        said[word] = True
    elif word == "game" and reader:
        said["game"] = reader.rest()
    else:
        reader.fail()


def _break(reader: _Words, free: str) -> Break:
    reader.word()
    minutes = reader.number(_MINUTES)
    chips, name = [], []
    said: dict[str, Any] = {}
    for word in reader.each():
        chip = _CHIP.fullmatch(word)
        if chip:
            chips.append(int(chip.group(1)))
        elif word.lower() in _MARKS:
            said[word.lower()] = True
        else:
            name.append(word)
    return Break(minutes, tuple(chips), name=_plain(f"{' '.join(name)} {free}"), **said)
