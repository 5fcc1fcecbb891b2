"""The pages as they are served: to whom, what, and what becomes of those who ask too much or read too little."""

import json
import socket
import time

import pytest

from floorman.core.facts import PrintedSlip, SlipsPrinted
from floorman.core.refused import Refused
from floorman.web import site
from floorman.web.limits import A_SECOND, WRONG_A_MINUTE
from floorman.web.room_pages import RoomPages
from floorman.web.server import FIRST_PORT
from tests.patience import SECONDS
from tests.web.halls import Answer, ServedHall


def test_a_screen_is_a_page_with_its_scripts_and_a_state(served: ServedHall) -> None:
    page = served.ask(f"{served.screens}clock?lang=fr")
    assert page.status == 200
    assert b'<html lang="fr">' in page.body
    state = json.loads(served.ask(f"{served.screens}clock/state.json?lang=fr").body)
    assert "Petite blind" in state["frames"][0]["html"]
    assert state["frames"][0]["ends"] == served.hall.clock() + 20 * 60_000
    for path in ("style.css", "steady.js", "screen.js", "fonts/IBMPlexSans-Medium.ttf"):
        assert served.ask(served.screens + path).status == 200
    assert served.ask(f"{served.screens}now").body == str(served.hall.clock()).encode()


def test_every_answer_is_strict(served: ServedHall) -> None:
    for path in (served.screens, served.players, "/", f"{served.screens}clock/state.json", f"{served.players}seat/1"):
        told = served.ask(path).headers
        assert told["content-security-policy"].startswith("default-src 'none'; script-src 'self'")
        assert (told["cache-control"], told["x-content-type-options"]) == ("no-store", "nosniff")
        assert told["referrer-policy"] == "no-referrer"
        assert not {"set-cookie", "access-control-allow-origin"} & told.keys()


def test_only_reading_and_only_at_its_own_address(served: ServedHall) -> None:
    assert served.ask(served.screens, "HEAD").status == 200
    assert {served.ask(served.screens, method).status for method in ("POST", "PUT", "DELETE", "OPTIONS")} == {405}
    assert served.ask(served.screens, Host="evil.example").status == 404
    assert served.ask(f"{served.screens}../../etc/passwd").status == 404
    assert served.ask(f"{served.screens}slides/0").status == 404


def test_each_token_opens_its_own_pages_alone(served: ServedHall) -> None:
    assert served.ask(f"{served.players}clock").status == 404
    assert served.ask(f"{served.screens}seat/1").status == 404


def test_guessing_ends_after_twenty_tries_a_minute(served: ServedHall) -> None:
    told = [served.ask(f"/{nth:010x}/").status for nth in range(WRONG_A_MINUTE + 3)]
    assert told == [404] * WRONG_A_MINUTE + [429] * 3


def test_new_addresses_leave_the_old_ones_nowhere(served: ServedHall) -> None:
    screens, players = served.screens, served.players
    served.pages.renew()
    assert screens != served.screens
    assert {served.ask(screens).status, served.ask(players).status} == {404}
    assert served.ask(served.screens).status == 200


def test_a_number_leads_to_its_seat_and_a_move_only_once_its_slip_is_printed(served: ServedHall) -> None:
    def told(number: int) -> object:
        return json.loads(served.ask(f"{served.players}seat/{number}").body)

    assert told(1) == {"entry": 1, "table": 1, "seat": 1, "area": "", "breaks": 0}
    assert told(48) == {"entry": 48, "table": 6, "seat": 8, "area": "", "breaks": 1}
    assert told(4711) is None
    served.hall.play("move 1-1 6-9")
    assert told(1) == {"entry": 1, "table": 1, "seat": 1, "area": "", "breaks": 0}
    serial = next(iter(served.hall.desk.floor.now.slips))
    served.hall.desk.record(SlipsPrinted("move-slips", (PrintedSlip(serial),)))
    moved = {"entry": 1, "table": 6, "seat": 9, "area": "", "breaks": 1, "slip": "000001", "origin": [1, 1]}
    assert told(1) == moved
    served.hall.play("1-2 x")
    assert told(2) == {"entry": 2, "out": True}


def test_no_name_leaves_the_hall_unless_the_house_says_so(served: ServedHall) -> None:
    paths = [served.players, f"{served.players}state.json", f"{served.players}seat/1", f"{served.players}find/pla"]
    assert all(b"Player" not in served.ask(path).body.replace(b"Players", b"") for path in paths)


def test_a_state_comes_down_the_stream_and_follows_the_room(served: ServedHall) -> None:
    line = served.connection()

    def first() -> Answer:
        line.request("GET", f"{served.screens}clock/events?lang=en")
        answer = line.getresponse()
        return Answer(answer.status, dict(answer.getheaders()), answer.readline())

    begun = served.turning(first)
    assert begun.status == 200
    assert begun.body.startswith(b"data: ")
    assert served.server.viewers == 1
    served.hall.play("say Dinner is served")
    assert line.sock is not None
    file = line.sock.makefile("rb")

    def until_served() -> Answer:
        while b"Dinner is served" not in (read := file.readline()):
            assert read
        return Answer(200, {}, read)

    assert b"Dinner is served" in served.turning(until_served).body
    file.close()
    line.close()


def test_a_viewer_that_reads_nothing_is_dropped(served: ServedHall) -> None:
    sock = socket.create_connection(("127.0.0.1", served.server.port))
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host = f"127.0.0.1:{served.server.port}"
    sock.sendall(f"GET {served.screens}entries/events HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
    until = time.monotonic() + SECONDS
    while not served.server.viewers and time.monotonic() < until:
        served.pages.turn()
    assert served.server.viewers == 1
    while served.server.viewers and time.monotonic() < until:
        served.hall.clock.now += 1000
        served.pages.feed.changed(())
        served.pages.turn()
        served.ask(f"{served.screens}now")
    assert served.server.viewers == 0
    sock.close()


def test_whoever_asks_too_often_waits(served: ServedHall, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(site, "monotonic", lambda: now[0])
    told = [served.ask(f"{served.players}seat/{nth}").status for nth in range(1, A_SECOND + 4)]
    assert told == [200] * A_SECOND + [429] * 3
    now[0] += 1.1
    assert served.ask(f"{served.players}seat/1").status == 200


def test_where_too_many_look_a_page_comes_that_needs_no_script(
    served: ServedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "VIEWERS", 0)
    page = served.ask(f"{served.screens}clock?lang=pl").body
    assert b"<script" not in page
    assert b'http-equiv="refresh"' in page
    assert b"Gracze" in page
    assert served.ask(f"{served.screens}clock/events").status == 429


def test_a_port_that_is_taken_is_passed_over(served: ServedHall) -> None:
    other = RoomPages(served.hall.desk, "127.0.0.1", served.server.port)
    assert other.server.port > served.server.port >= FIRST_PORT
    other.close()


@pytest.mark.parametrize("address", ["203.0.113.77", "0.0.0.0", "::", "nowhere"])
def test_an_address_that_is_not_this_machine_s_is_refused_with_those_that_are(served: ServedHall, address: str) -> None:
    with pytest.raises(Refused) as fault:
        RoomPages(served.hall.desk, address)
    assert fault.value.code == "web.no-address"
    assert "127.0.0.1" in str(fault.value.params["known"])


def test_closed_pages_answer_nobody(served: ServedHall) -> None:
    other = RoomPages(served.hall.desk, "127.0.0.1")
    port = other.server.port
    other.close()
    with pytest.raises(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port), timeout=5):
        pass
