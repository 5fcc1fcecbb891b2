"""Many lines in, as many out, in order: a fault on one line never keeps the others from being answered."""

from typing import BinaryIO, TextIO

from floorman.cli.advise.reading import Readable, batches
from floorman.cli.advise.reply import NOT_JSON, error, reply_to, written
from floorman.rules.citation import Unanswerable

ANSWERED, SOME_ERROR = 0, 1
OWN_FAULTS = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What a mistake of our own may raise while a line is answered."""


def answer_all(stream: Readable, out: BinaryIO, told: TextIO, lang: str) -> int:
    """Answer every line of ``stream`` on ``out``; our own faults are told on ``told``. Gives the exit status.

    What has come is answered and flushed before more is waited for.
    """
    status, number = ANSWERED, 0
    for lines in batches(stream):
        replies = []
        for line in lines:
            number += 1
            if line is not None and not line.strip():
                continue
            reply, answered = _reply(line, lang, number, told)
            replies.append(reply)
            if not answered:
                status = SOME_ERROR
        if replies:
            out.write(("\n".join(replies) + "\n").encode())
            out.flush()
    return status


def _reply(line: bytes | None, lang: str, number: int, told: TextIO) -> tuple[str, bool]:
    if line is None:
        return written(error(None, NOT_JSON, lang)), False
    try:
        return reply_to(line, lang)
    except OWN_FAULTS as fault:
        told.write(f"floorman advise: a fault of the program on line {number}: {type(fault).__name__}: {fault}\n")
        return written(error(None, Unanswerable("impossible", None, "asked.own-fault"), lang)), False
