"""Seats and button drawn anew."""

import pytest

from floorman.rules.redraws import redraw_due
from tests.rules.rooms import TDA, cited, club


@pytest.mark.rule("WSOP 85")
@pytest.mark.parametrize(("tables", "due"), [(4, False), (3, True), (2, True), (1, True)])
def test_at_the_houses_numbers_of_tables(tables: int, due: bool) -> None:
    ruling = redraw_due(club(button_redraw_at=[3, 2, 1]), tables)
    assert (ruling.answer, cited(ruling)) == (due, ["house 4"])
    assert not redraw_due(TDA, tables).answer
