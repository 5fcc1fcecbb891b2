"""What the README claims: its program draws the same seats, its pictures and links are there."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from floorman.desk.calls.listing import as_markdown
from floorman.desk.house.houses import load_house
from floorman.rules.draw import draw
from floorman.rules.seats import TableSeats

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def drawn_by_readme() -> Callable[..., Any]:
    (program,) = [block for block in re.findall(r"```python\n(.*?)```", README, re.DOTALL) if "def draw(" in block]
    names: dict[str, Any] = {}
    exec(program, names)
    found: Callable[..., Any] = names["draw"]
    return found


@given(st.data())
def test_the_draw_can_be_derived_again_as_the_readme_says(data: st.DataObject) -> None:
    sizes = data.draw(st.lists(st.integers(2, 10), min_size=1, max_size=6))
    tables = []
    for number, size in enumerate(sizes, 1):
        held = data.draw(st.sets(st.integers(1, size), max_size=size - 1))
        tables.append(TableSeats(number, size, tuple(sorted(held))))
    open_seats = sum(table.max_seats - len(table.seats) for table in tables)
    players = list(range(1, data.draw(st.integers(1, open_seats)) + 1))
    seed = data.draw(st.text(min_size=1, max_size=8))
    free = {
        table.table: [seat for seat in range(1, table.max_seats + 1) if seat not in table.seats] for table in tables
    }
    again = drawn_by_readme()(seed, players, free, {table.table: len(table.seats) for table in tables})
    ours = draw(load_house("tda-2024"), players, tables, seed).answer
    assert {one.player: (one.table, one.seat) for one in ours} == again


def test_every_file_that_the_readme_names_is_there() -> None:
    named = re.findall(r"\]\(([^)#][^)]*)\)", README)
    assert named
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_the_table_of_calls_is_what_the_calls_declare() -> None:
    assert as_markdown() in README
