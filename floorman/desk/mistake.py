"""What the desk refuses, as the one sentence that the user of a command gets."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from floorman.core.refused import Refused
from floorman.desk.desk import Desk
from floorman.desk.files.opening import open_desk
from floorman.desk.steady import RehearsalClock
from floorman.desk.user_mistake import UserMistake
from floorman.text.say import LANGUAGES, why_not


def language() -> str:
    """The language that this machine is set to, where we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")[:2]
        if value:
            return value if value in LANGUAGES else "en"
    return "en"


@contextmanager
def one_sentence(desk: Desk | None = None) -> Iterator[None]:
    """Whatever is refused inside becomes a UserMistake with its sentence."""
    lang = language()
    try:
        yield
    except Refused as fault:
        raise UserMistake(why_not(fault, lang) if desk is None else desk.why_not(fault)) from fault


@contextmanager
def opened(path: str, *, read_only: bool = False) -> Iterator[Desk]:
    """The desk of a file, closed again in the end; what is refused becomes a UserMistake.

    So does a file that was taken away meanwhile: what was recorded in it is not where it was.
    """
    with one_sentence():
        desk = open_desk(path, read_only=read_only, lang=language())
    if isinstance(desk.floor.clock, RehearsalClock):
        desk.floor.clock.stand()  # a command takes no time of the evening
    try:
        with one_sentence(desk):
            yield desk
            gone = None if desk.looks_only else desk.file.out_of_place()
            if gone is not None:
                raise gone
    finally:
        desk.close()
