"""When the program itself is at fault: what went wrong and where, without any value, name or path of the user's."""

import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from floorman import __version__

_ROOT = Path(__file__).parent.parent


def report(kind: type[BaseException], trace: TracebackType | None) -> str:
    """The kind of fault and the places in the program that led to it: no names, no calls, no paths outside of it."""
    import platform
    import traceback

    lines = [f"Floorman {__version__}, Python {platform.python_version()}, {sys.platform}", kind.__name__]
    for frame in traceback.extract_tb(trace):
        path = Path(frame.filename)
        where = path.relative_to(_ROOT).as_posix() if path.is_relative_to(_ROOT) else path.name
        lines.append(f"  {where}:{frame.lineno} {frame.name}")
    return "\n".join(lines) + "\n"


def told_without_traceback(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
    """For ``sys.excepthook`` of a command: one sentence, and a report in a file of its own."""
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, fault, trace)
        return
    where = ""
    with suppress(OSError):
        where = f" Report: {_kept(report(kind, trace))}"
    with suppress(OSError):
        sys.stderr.write(f"floorman: the program is at fault here; what was recorded is safe.{where}\n")


def _kept(words: str) -> str:
    """The file of its own that a report is in. OSError if no disk takes it."""
    import tempfile

    with tempfile.NamedTemporaryFile(
        "w", prefix="floorman-report-", suffix=".txt", delete=False, encoding="utf-8"
    ) as file:
        file.write(words)
    return file.name
