"""What the server answers: who may ask, and for what. Only GET and HEAD, only with a token, only at its own address."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any

from aiohttp import web

from floorman.core.digits import is_number
from floorman.screens.tokens import THEMES
from floorman.text.say import LANGUAGES
from floorman.web.limits import A_SECOND, MINUTE, VIEWERS, WRONG_A_MINUTE, Tries
from floorman.web.pages import KINDS, FixedPages
from floorman.web.shelf import Shelf, StateKey
from floorman.web.stream import Stream, stream
from floorman.web.tokens import WebTokens, same

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
FINISHED_WITHIN = 3.0
"""Seconds that somebody waits for a screen that nobody looked at before."""


class Site:
    """The pages of one tournament at one address."""

    def __init__(self, shelf: Shelf, pages: FixedPages, tokens: WebTokens, clock: Callable[[], int]) -> None:
        self.shelf, self.pages, self.tokens, self.clock = shelf, pages, tokens, clock
        self.host = ""
        """``address:port``, as it must stand in every question."""
        self.streams: set[Stream] = set()
        self._wrong = Tries(WRONG_A_MINUTE, MINUTE)
        self._asked = Tries(A_SECOND, 1.0)

    def application(self) -> web.Application:
        """For aiohttp."""
        app = web.Application(middlewares=[self._guard], client_max_size=1024)
        app.router.add_route("*", "/{token}/{path:.*}", self._answer)
        app.router.add_route("*", "/{path:.*}", self._nowhere)
        return app

    @web.middleware
    async def _guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        address = request.remote or ""
        if request.method not in ("GET", "HEAD"):
            return self._plain(405, "")
        if request.headers.get("Host", "").lower() != self.host:
            return self._plain(404, "")
        if self._wrong.over(address, monotonic()):
            return self._plain(429, self.pages.too_often)
        response = await handler(request)
        if response.status == 404:
            self._wrong.count(address, monotonic())
        return response

    async def _nowhere(self, _request: web.Request) -> web.StreamResponse:
        return self._plain(404, self.pages.nothing)

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        token, path = request.match_info["token"], request.match_info["path"]
        screens, players = same(token, self.tokens.screens), same(token, self.tokens.players)
        if not screens and not players:
            return self._plain(404, self.pages.nothing)
        fixed = self.pages.fixed.get(path)
        if fixed is not None:
            return self._bytes(fixed[1], fixed[0])
        if path == "now":
            return self._bytes(str(self.clock()).encode(), "text/plain")
        name, _, rest = path.partition("/")
        langs = _langs(request.query.get("lang", ""), self.pages.lang)
        if screens:
            return await self._screen(request, name, rest, langs)
        return await self._phone(request, name, rest, langs)

    async def _screen(self, request: web.Request, name: str, rest: str, langs: tuple[str, ...]) -> web.StreamResponse:
        if not name:
            return self._bytes(self.pages.index, "text/html")
        if name == "slides" and is_number(rest) and len(rest) < 4 and int(rest) < len(self.shelf.slides):
            kind, picture = self.shelf.slides[int(rest)]
            return self._bytes(picture, kind)
        if name not in KINDS:
            return self._plain(404, self.pages.nothing)
        wanted = StateKey(name, langs)
        if not rest:
            theme = request.query.get("theme", "dark")
            page = self.pages.screen(name, langs, theme if theme in THEMES else "dark")
            return await self._page(wanted, page)
        return await self._live(request, wanted, rest)

    async def _phone(self, request: web.Request, name: str, rest: str, langs: tuple[str, ...]) -> web.StreamResponse:
        wanted = StateKey("phone", langs[:1])
        if not name:
            theme = request.query.get("theme", "dark")
            return await self._page(wanted, self.pages.phone(langs[0], theme if theme in THEMES else "dark"))
        if name in ("events", "state.json") and not rest:
            return await self._live(request, wanted, name)
        if not self._may(request):
            return self._plain(429, self.pages.too_often)
        if name == "seat" and is_number(rest) and len(rest) < 8:
            return self._bytes(self.shelf.players.answers.get(int(rest), b"null"), "application/json")
        if name == "find":
            return self._bytes(json.dumps(self.shelf.players.found(rest[:40])).encode(), "application/json")
        return self._plain(404, self.pages.nothing)

    def _may(self, request: web.Request) -> bool:
        return self._asked.count(request.remote or "", monotonic())

    # -- pages and their streams

    async def _page(self, wanted: StateKey, page: bytes) -> web.StreamResponse:
        """The page with its script; where too many look, one without that comes anew by itself."""
        if len(self.streams) < VIEWERS:
            return self._bytes(page, "text/html")
        async with self._looking(wanted):
            state = self.shelf.state(wanted)
        return self._bytes(self.pages.busy if state is None else state.plain, "text/html")

    async def _live(self, request: web.Request, wanted: StateKey, name: str) -> web.StreamResponse:
        if name not in ("events", "state.json"):
            return self._plain(404, self.pages.nothing)
        if not self._may(request) or (name == "events" and len(self.streams) >= VIEWERS):
            return self._plain(429, self.pages.too_often)
        async with self._looking(wanted):
            state = self.shelf.state(wanted)
            if state is None:
                return self._plain(503, "")
            if name == "state.json" or request.method == "HEAD":
                return self._bytes(state.live, "application/json")
            return await self._streamed(request, wanted)

    async def _streamed(self, request: web.Request, wanted: StateKey) -> web.StreamResponse:
        one = Stream(wanted)
        self.streams.add(one)
        try:
            return await stream(request, one, self.shelf, self.clock, HEADERS)
        finally:
            self.streams.discard(one)

    @asynccontextmanager
    async def _looking(self, wanted: StateKey) -> "AsyncIterator[None]":
        """While it lasts the state is kept finished; at its beginning it is waited for."""
        self.shelf.look_at(wanted)
        try:
            until = monotonic() + FINISHED_WITHIN
            while self.shelf.state(wanted) is None and monotonic() < until:
                await asyncio.sleep(0.05)
            yield
        finally:
            self.shelf.look_away(wanted)

    # -- answers

    def _plain(self, status: int, says: str) -> web.Response:
        return web.Response(status=status, text=says, headers=HEADERS)

    def _bytes(self, body: bytes, kind: str) -> web.Response:
        told: dict[str, Any] = {"charset": "utf-8"} if kind.startswith("text/") else {}
        return web.Response(body=body, content_type=kind, headers=HEADERS, **told)


def _langs(asked: str, usual: str) -> tuple[str, ...]:
    """At most two languages that there are, in turn: ``pl+en`` or ``pl,en``."""
    told = asked.replace(",", " ").replace("+", " ").split()
    known = [one for one in dict.fromkeys(told) if one in LANGUAGES]
    return tuple(known[:2]) or (usual,)
