"""The server in its own thread: opened at one address, told of new states, closed."""

import asyncio
import errno
import threading
from collections.abc import Callable, Coroutine
from typing import Any

from aiohttp import web

from floorman.core.refused import Refused
from floorman.web.pages import FixedPages
from floorman.web.shelf import Shelf
from floorman.web.site import Site
from floorman.web.tokens import WebTokens, fresh_tokens

FIRST_PORT, PORTS = 8350, 20
_SLICE, _PAUSE = 16, 0.002
"""So many viewers are told at once, and then others of this process have their turn."""


class WebServer:
    """Serves a shelf's bytes from its own thread. ``clock`` may be asked from there."""

    def __init__(self, shelf: Shelf, pages: FixedPages, clock: Callable[[], int]) -> None:
        self.shelf = shelf
        self._site = Site(shelf, pages, fresh_tokens(), clock)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="pages", daemon=True)
        self._runner: web.AppRunner | None = None
        self.address, self.port = "", 0

    @property
    def tokens(self) -> WebTokens:
        """What stands in the addresses."""
        return self._site.tokens

    @property
    def screens_url(self) -> str:
        """Where screens find their pages."""
        return f"http://{self._site.host}/{self.tokens.screens}/"

    @property
    def phones_url(self) -> str:
        """Where players' phones find theirs."""
        return f"http://{self._site.host}/{self.tokens.players}/"

    @property
    def viewers(self) -> int:
        """How many look."""
        return len(self._site.streams)

    def open(self, address: str, port: int = FIRST_PORT) -> None:
        """Listens at the address alone, at ``port`` or the next free one. Raises Refused where it cannot."""
        self._thread.start()
        try:
            self._do(self._open(address, port))
        except Refused:
            self.close()
            raise

    def _do(self, what: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(what, self._loop).result(10)

    async def _open(self, address: str, first: int) -> None:
        runner = web.AppRunner(self._site.application(), access_log=None, handle_signals=False, shutdown_timeout=1.0)
        self._runner = runner
        await runner.setup()
        for port in range(first, first + PORTS):
            try:
                await web.TCPSite(runner, address, port, reuse_address=False, backlog=64).start()
            except OSError as fault:
                if fault.errno != errno.EADDRINUSE:
                    raise Refused("web.no-address", address=address, known="") from fault
                continue
            self.address, self.port = address, port
            self._site.host = f"{f'[{address}]' if ':' in address else address}:{port}".lower()
            return
        raise Refused("web.no-port", address=address, first=first, last=first + PORTS - 1)

    def renew(self) -> None:
        """Other tokens: the old addresses lead nowhere, and who looks there is sent away."""
        self._do(self._renew())

    async def _renew(self) -> None:
        self._site.tokens = fresh_tokens()
        for one in self._site.streams:
            one.over = True
            one.fresh.set()

    def tell(self) -> None:
        """There are new states: viewers are told, some at a time."""
        asyncio.run_coroutine_threadsafe(self._tell(), self._loop)

    async def _tell(self) -> None:
        for nth, one in enumerate(tuple(self._site.streams)):
            one.fresh.set()
            if nth % _SLICE == _SLICE - 1:
                await asyncio.sleep(_PAUSE)

    def close(self) -> None:
        """Listens no more."""
        if self._runner is not None:
            self._do(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    async def _close(self) -> None:
        for one in self._site.streams:
            one.over = True
            one.fresh.set()
        assert self._runner is not None
        await self._runner.cleanup()
