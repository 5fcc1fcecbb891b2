"""The second code at the end of a call, ``… & C7``: another person vouches for it."""

import re
from typing import Any

from msgspec.structs import replace

from floorman.core.refused import Refused
from floorman.desk.calls.drawers import second_code_wanted
from floorman.desk.calls.reader import Reader
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Ask, AskDrawn, Request

_CODE = re.compile(r"[A-Za-z][A-Za-z0-9]{0,7}", re.ASCII)


def cut_second(reader: Reader) -> str:
    """The second code behind a call, taken off it; "" without one. NotUnderstood for what is no code."""
    if "&" not in reader.words:
        return ""
    at = reader.words.index("&")
    code = Reader("")
    code.words = reader.words[at + 1 :]
    if not _CODE.fullmatch(code.peek()) or len(code.words) > 1:
        raise code.fail("expect.code")
    reader.words = reader.words[:at]
    return code.take().upper()


def with_second(floor: Floor, request: Request, second: str) -> Request:
    """The request with its second code. Refused where it is the drawer's own, and where one is wanted and none is
    there.
    """
    if isinstance(request, AskDrawn) and second:
        make = request.make
        return replace(request, make=lambda: _with(floor, make(), second))
    return _with(floor, request, second) if isinstance(request, Ask) else request


def _with(floor: Floor, asked: Ask, second: str) -> Ask:
    if not second:
        second_code_wanted(floor, asked.asked)
        return asked
    if second == getattr(asked.asked, "drawer", ""):
        raise Refused("second-code-same", drawer=second)
    if not hasattr(asked.asked, "second"):
        raise Refused("no-second-code", second=second)
    command: Any = asked.asked
    return vouched_for(floor, replace(asked, asked=replace(command, second=second)))


def vouched_for(floor: Floor, asked: Ask) -> Ask:
    """The same. Refused where the PIN of its second code was not given; in a rehearsal nobody asks for it."""
    second = getattr(asked.asked, "second", "")
    asks = floor.vouched if isinstance(second, str) and second and not floor.now.rehearsal else None
    if asks is not None and not asks(second):
        raise Refused("second-code-pin", second=second)
    return asked
