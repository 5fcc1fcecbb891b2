"""``floorman advise``: the rules desk in JSON Lines."""

import errno
import os
import stat
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from typing import NoReturn, cast

from floorman.cli.advise.reading import Readable
from floorman.cli.advise.run import SOME_ERROR, answer_all
from floorman.text.say import LANGUAGES

WRONG_CALL, STOPPED = 2, 130


class WrongCall(Exception):
    """The call itself was wrong; the text is the sentence for it."""


class _Arguments(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise WrongCall(f"floorman advise: {message}.")


def main(argv: Sequence[str] | None = None) -> int:
    """Answer the questions of a file or of standard input, one a line.

    Gives 0 when all were answered, 1 when some line was an error, 2 when the call itself was wrong, 130 when it
    was stopped by Ctrl-C.
    """
    parser = _Arguments(
        prog="floorman advise", description="Answer the rules desk's questions, one JSON object a line."
    )
    parser.add_argument("file", metavar="FILE|-", nargs="?", default="-", help="questions; - is standard input")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the sentences")
    try:
        asked = parser.parse_args(argv)
        return _answer_file(asked.file, asked.lang)
    except WrongCall as fault:
        print(fault, file=sys.stderr)
        return WRONG_CALL
    except KeyboardInterrupt:
        return STOPPED


def _answer_file(name: str, lang: str) -> int:
    try:
        with _source(name) as stream:
            return answer_all(stream, sys.stdout.buffer, sys.stderr, lang)
    except BrokenPipeError:
        _let_go_of_output()
        return SOME_ERROR
    except (OSError, ValueError) as fault:
        _let_go_of_output()
        raise WrongCall(f"floorman advise: {name}: {_reason(fault)}.") from None


def _source(name: str) -> AbstractContextManager[Readable]:
    if name == "-":
        return nullcontext(cast("Readable", sys.stdin.buffer))
    if stat.S_ISCHR(Path(name).stat().st_mode):
        # a device goes on for ever; a pipe ends
        raise OSError(errno.ENODEV, "a device, not a file")
    return Path(name).open("rb")


def _let_go_of_output() -> None:
    """What could not be written is not tried again when the program ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _reason(fault: Exception) -> str:
    return (fault.strerror if isinstance(fault, OSError) else None) or str(fault)
