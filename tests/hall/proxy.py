"""A cable between a station and its hall that can be pulled: connections stay open, and nothing comes through."""

import socket
from contextlib import suppress
from threading import Event, Thread


class Cable:
    """Forwards a port of its own to the server's."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._whole = Event()
        self._whole.set()
        self._ended = False
        self._heard = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._heard.getsockname()[1]
        self._open: list[socket.socket] = []
        Thread(target=self._accept, daemon=True).start()

    def pull(self) -> None:
        """Nothing comes through any more, in either direction, and nobody is told."""
        self._whole.clear()

    def plug_in(self) -> None:
        """What waited comes through."""
        self._whole.set()

    def close(self) -> None:
        self._ended = True
        self._whole.set()
        for one in (self._heard, *self._open):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def _accept(self) -> None:
        while not self._ended:
            try:
                near, _ = self._heard.accept()
                far = socket.create_connection(("127.0.0.1", self._to))
            except OSError:
                continue
            self._open += [near, far]
            for one, other in ((near, far), (far, near)):
                Thread(target=self._forward, args=(one, other), daemon=True).start()

    def _forward(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while read := one.recv(65536):
                self._whole.wait()
                other.sendall(read)
        with suppress(OSError):
            other.shutdown(socket.SHUT_RDWR)
