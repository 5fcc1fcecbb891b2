"""Signs that some script takes for digits, wherever a number may stand: not understood, and never at fault."""

import re
from pathlib import Path

import pytest

from floorman.cli.main import main
from floorman.core.refused import Refused
from floorman.desk.front.echo import echo
from floorman.desk.front.lists import found
from floorman.desk.papers.selection import Selection
from tests.desk.rooms import TestDesk

ODD = ["²", "①", "٣", "३", "௩", "㊂", "Ⅷ", "１", "9" * 5000, "1²", "²1", "1٣"]
CALLS = """
x {}-1
{}-1 x
1-{} x
1-1 x {}
#{} x
x #{}
1-1 x 1-2 {} 4000
new Ann {}-1
new Ann 1-{}
new Ann {}
move 1-1 {}-2
move 1-1 2-{}
in {}-1
in #{}
in {} all
break {}
break 2 1:{}-2
break 2 {}:1-2
order {} 2
{} halt
{} go
open {}
open {}..4
open 4..{}
{} dealt 1 {} 3
dealt {} 1 2
{} last 1 2 {}
last 1 {} 3
{} bb {}
bb {}:1
p 1-1 hands {} talked
p 1-1 rounds {}
p 1-1 time {}
p 1-{} warning
note {} loud
note #{} loud
note {}-1 loud
err {} last 1 2 3
chips 1-1 {}
1-1 {}
draw {}
reg close {}
slip {}
print {}
undo {}
undo #{}
no {}
{}
#{}
{}-{}
hfh {}
lv {}
clock {}
pause {}
"""


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> TestDesk:
    made = TestDesk(tmp_path_factory.mktemp("digits"), tables=3)
    made.fill({1: 6, 2: 6})
    return made


@pytest.mark.parametrize("sign", ODD, ids=lambda sign: sign[:6])
@pytest.mark.parametrize("call", CALLS.split("\n")[1:-1])
def test_no_call_is_at_fault(room: TestDesk, call: str, sign: str) -> None:
    typed = call.format(*[sign] * call.count("{}"))
    echo(room.desk, typed)
    for told in room.desk.line(typed):
        assert told.says


@pytest.mark.parametrize("sign", ODD, ids=lambda sign: sign[:6])
def test_no_field_is_at_fault(room: TestDesk, sign: str, tmp_path: Path) -> None:
    for typed in (sign, f"#{sign}", f" {sign} ", f"1{sign}"):
        found(room.desk, typed, 10)
        for part in (typed, f"{typed}-1", f"1-{typed}", f"!{typed}"):
            if re.fullmatch(r"[!#]?[0-9]{1,3}(-[0-9]{1,2})?", part.strip()):
                continue
            with pytest.raises(Refused):
                Selection.read(part)
        assert main(["new", str(tmp_path / "a.floor"), "--name", "X", "--tables", typed]) == 2
