"""Served halls: a desk with levels, its pages at this machine alone, and questions as a browser asks them."""

import http.client
import threading
from collections.abc import Callable
from typing import NamedTuple

from floorman.web.room_pages import RoomPages
from tests.desk.rooms import TestDesk


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes


class ServedHall:
    """A hall whose pages are open; questions are asked on another thread while the desk's own keeps turning."""

    def __init__(self, hall: TestDesk) -> None:
        self.hall = hall
        self.pages = RoomPages(hall.desk, "127.0.0.1")
        hall.desk.watch(self.pages.heard)
        self.server = self.pages.server

    @property
    def screens(self) -> str:
        return f"/{self.server.tokens.screens}/"

    @property
    def players(self) -> str:
        return f"/{self.server.tokens.players}/"

    def connection(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=20)

    def ask(self, path: str, method: str = "GET", **headers: str) -> Answer:
        """A question, while the pages are kept up."""
        return self.turning(lambda: self._ask(path, method, headers))

    def _ask(self, path: str, method: str, headers: dict[str, str]) -> Answer:
        line = self.connection()
        try:
            line.request(method, path, headers=headers)
            answer = line.getresponse()
            told = {name.lower(): value for name, value in answer.getheaders()}
            return Answer(answer.status, told, answer.read())
        finally:
            line.close()

    def turning(self, ask: Callable[[], Answer]) -> Answer:
        """What ``ask`` brings, asked on another thread."""
        out: list[Answer] = []
        faults: list[BaseException] = []

        def asked() -> None:
            try:
                out.append(ask())
            except BaseException as fault:
                faults.append(fault)

        thread = threading.Thread(target=asked)
        thread.start()
        while thread.is_alive():
            self.pages.turn()
            thread.join(0.02)
        if faults:
            raise faults[0]
        return out[0]
