"""After Enter the call line says what row was recorded; it reads otherwise than before."""

from tests.ui.desks import Played


def test_what_was_recorded_is_told_with_its_row(played: Played) -> None:
    played.fill(1)
    played.keys("1-5 x")
    before = played.page.bar.echo.echo
    played.keys("\n")
    after = played.page.bar.echo.echo
    assert (before.status, after.status) == ("understood", "recorded")
    assert after.detail == f"{played.seq} recorded"
    assert f"{played.seq} recorded" in played.page.bar.echo.accessibleName()
    played.page.bar.echo.grab()


def test_several_rows_are_told_from_the_first_to_the_last(played: Played) -> None:
    played.fill(1)
    seq = played.seq
    played.keys("1-5 x; 1-6 x\n")
    assert played.page.bar.echo.echo.detail == f"{seq + 1}–{seq + 2} recorded"


def test_a_query_records_nothing_and_says_so(played: Played) -> None:
    played.fill(1)
    played.keys("? 1-5\n")
    assert played.page.bar.echo.echo.status == "understood"


def test_the_next_key_takes_its_place(played: Played) -> None:
    played.fill(1)
    played.keys("1-5 x\n1-6 x")
    assert played.page.bar.echo.echo.status == "understood"
