"""One viewer's stream: the newest state whenever there is one, and a sign of life. Who reads too slowly is dropped."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress

from aiohttp import web
from aiohttp.client_exceptions import ClientConnectionResetError

from floorman.web.shelf import Shelf, StateKey

BEAT = 3.0
"""Seconds between signs of life."""
SLOW = 64 * 1024
"""Bytes that may wait for a viewer."""
PATIENCE = 10.0
"""Seconds that a viewer may take to read one state."""


class Stream:
    """A viewer who is told of new states."""

    def __init__(self, wanted: StateKey) -> None:
        self.wanted = wanted
        self.fresh = asyncio.Event()
        self.over = False


async def stream(
    request: web.Request, one: Stream, shelf: Shelf, clock: Callable[[], int], headers: Mapping[str, str]
) -> web.StreamResponse:
    """Serves a viewer until he leaves or is dropped."""
    response = web.StreamResponse(headers={**headers, "Content-Type": "text/event-stream; charset=utf-8"})
    # whoever has left, or reads too slowly, is not waited for
    with suppress(ClientConnectionResetError, ConnectionResetError, TimeoutError):
        await response.prepare(request)
        await _told(request, response, one, shelf, clock)
    if request.transport is not None:
        request.transport.abort() if _behind(request) else request.transport.close()
    return response


async def _told(
    request: web.Request, response: web.StreamResponse, one: Stream, shelf: Shelf, clock: Callable[[], int]
) -> None:
    sent = None
    while not one.over and not _behind(request):
        one.fresh.clear()
        state = shelf.state(one.wanted)
        if state is not None and state is not sent:
            sent, told = state, b"data: " + state.live + b"\n\n"
        else:
            told = b"event: beat\ndata: %d\n\n" % clock()
        await asyncio.wait_for(response.write(told), PATIENCE)
        with suppress(TimeoutError):
            await asyncio.wait_for(one.fresh.wait(), BEAT)


def _behind(request: web.Request) -> bool:
    transport = request.transport
    return transport is None or getattr(transport, "get_write_buffer_size", int)() > SLOW
