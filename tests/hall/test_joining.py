"""Ways into a hall: a sheet that counts once, six digits, and whom it does not take for itself."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from floorman.core.facts import KINDS
from floorman.core.refused import Refused
from floorman.desk.files.opening import Opening, new_desk, open_desk
from floorman.hall import sharing
from floorman.hall.certificate import make
from floorman.hall.hall import Hall, JoinSheet
from floorman.hall.membership import address, address_typed, join, join_with_digits, joined, read_sheet
from floorman.hall.ranks import MAY_WRITE, RANKS
from floorman.store.link import Address, connected
from floorman.store.server import tournaments


def refused(code: str) -> pytest.RaisesExc[Refused]:
    return pytest.raises(Refused, check=lambda fault: fault.code == code)


def test_a_sheet_is_read_from_its_one_line(club: Hall) -> None:
    sheet = club.add("podium-1", ["floor"])
    assert read_sheet(sheet.line()) == sheet
    assert read_sheet(f"  {sheet.line()[:20]}\n{sheet.line()[20:]} ") == sheet
    with refused("hall.no-sheet"):
        read_sheet("podium-1@10.0.0.5")


def test_a_sheet_counts_once(club: Hall, own: Path) -> None:
    sheet = club.add("podium-1", ["floor"])
    join(sheet)
    assert joined() == ["club"]
    assert tournaments(address("club")) is not None
    os.environ["XDG_CONFIG_HOME"] = str(own / "another")
    with refused("hall.sheet-used"):
        join(sheet)


def test_a_server_that_shows_another_certificate_is_not_taken_for_the_hall(club: Hall, tmp_path: Path) -> None:
    sheet = club.add("podium-1", ["floor"])
    other = make(tmp_path / "c.pem", tmp_path / "k.pem", ["127.0.0.1"])
    with refused("hall.not-the-hall"):
        join(JoinSheet(sheet.hall, sheet.host, sheet.port, sheet.station, sheet.password, other))
    known = join(sheet)
    with refused("hall.not-the-hall"):
        tournaments(Address(known.host, known.port, known.role, known.password, tmp_path / "c.pem", shows=known.shows))


def test_nobody_comes_in_without_tls_or_with_a_wrong_password(club: Hall) -> None:
    known = join(club.add("podium-1", ["floor"]))
    with refused("hall.silent"):
        tournaments(Address(known.host, known.port, known.role, known.password, None))
    with refused("hall.wrong-password"):
        tournaments(Address(known.host, known.port, known.role, "wrong", known.certificate, shows=known.shows))


def test_who_is_removed_is_known_no_more(club: Hall) -> None:
    known = join(club.add("podium-7", ["floor"]))
    club.remove("podium-7")
    with refused("hall.wrong-password"):
        tournaments(known)
    with refused("hall.no-station"):
        club.remove("podium-7")


def test_names_and_ranks_that_are_none(club: Hall) -> None:
    for name in ("Podium", "a b", "", "x" * 41, "-a"):
        with refused("hall.bad-name"):
            club.add(name, ["td"])
    for ranks in ([], ["boss"], ["td", "boss"]):
        with refused("hall.bad-rank"):
            club.add("podium-1", ranks)


def test_six_digits_let_one_station_in(club: Hall, tournament: str, own: Path) -> None:
    digits = club.invite(["registration"])
    os.environ["XDG_CONFIG_HOME"] = str(own / "laptop-2")
    names = join_with_digits("127.0.0.1", club.port, f"{digits[:3]} {digits[3:]}", "desk")
    assert f"hall:club/{tournament}" in names
    assert [ranks for name, ranks, _ in club.members() if name == "desk"] == [("registration",)]
    os.environ["XDG_CONFIG_HOME"] = str(own / "laptop-3")
    with refused("hall.wrong-digits"):
        join_with_digits("127.0.0.1", club.port, digits, "desk")


def test_a_second_station_of_a_name_gets_another(club: Hall, tournament: str, own: Path) -> None:
    assert tournament
    for number in range(2):
        os.environ["XDG_CONFIG_HOME"] = str(own / f"laptop-{number}")
        join_with_digits("127.0.0.1", club.port, club.invite(["cashier"]), "till")
    assert {"till", "till-2"} <= {name for name, _, _ in club.members()}


def test_wrong_digits_and_a_hall_that_is_not_there(club: Hall, tournament: str) -> None:
    assert tournament
    digits = club.invite(["td"])
    with refused("hall.wrong-digits"):
        join_with_digits("127.0.0.1", club.port, f"{(int(digits) + 1) % 1_000_000:06}", "desk")
    with refused("hall.silent"):
        join_with_digits("127.0.0.1", 1, digits, "desk")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("10.0.0.5:5700", ("10.0.0.5", 5700)), (" pc ", ("pc", 5632)), ("[fd00::2]:5633", ("fd00::2", 5633))],
)
def test_an_address_as_it_is_typed(typed: str, meant: tuple[str, int]) -> None:
    assert address_typed(typed) == meant


def test_an_evening_is_shared_and_joined_by_a_second_laptop(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = new_desk(own / "Piątek 100.floor", Opening("Friday", tables=(1,)))
    desk.close()
    named = sharing.share(str(own / "Piątek 100.floor"))
    hall = sharing.own_hall()
    try:
        assert named == f"hall:{hall.name}/piatek-100"
        director = open_desk(named)
        digits = hall.invite(["registration"])
        monkeypatch.setenv("XDG_CONFIG_HOME", str(own / "laptop-2"))
        assert join_with_digits("127.0.0.1", hall.port, digits, "desk") == [named]
        cashier = open_desk(named)
        assert cashier.call("new Ann Lee").ok
        director.refresh()
        assert director.floor.names.name(1) == "Ann Lee"
        cashier.close()
        director.close()
    finally:
        hall.stop()


@pytest.mark.parametrize(("words", "name"), [("Friday 100", "friday-100"), ("Петък", "evening"), ("--", "evening")])
def test_a_name_made_of_anything(words: str, name: str) -> None:
    assert sharing.plain_name(words) == name


@pytest.mark.parametrize("rank", RANKS)
def test_each_rank_records_its_kinds_and_no_other(rank: str, tournament: str, member: Callable[..., Address]) -> None:
    """One call a kind, behind a row that is not there: "behind" where it may be recorded, else "forbidden"."""
    with connected(member(f"the-{rank}", rank)) as connection:
        for kind in KINDS:
            (told, *_) = connection.execute(
                "SELECT * FROM floor.append(%s, 99, %s, %s, 1, '{}', %s, '', '[]')",
                (tournament, bytes(32), kind, f"the-{rank}.1.{kind}"),
            ).fetchone() or ("",)
            may = rank == "td" or kind in MAY_WRITE[rank]
            assert told == ("behind" if may else "forbidden"), kind
