"""Keeps a shelf filled from an open tournament; everything here runs on the thread that holds it."""

from collections.abc import Collection
from html import escape

import msgspec

from floorman.core.model import EntryState
from floorman.desk.desk import Desk
from floorman.exchange.names import fold
from floorman.screens.figures import name_shown
from floorman.screens.frames import SCREEN_KINDS, Frame, ScreenWanted, frames
from floorman.screens.phone import answer, phone_html, phone_state
from floorman.screens.room_at import RoomAt
from floorman.screens.svg import svg
from floorman.web.pages import plain_page
from floorman.web.shelf import Players, Shelf, State, StateKey

ANEW = 10_000
"""Milliseconds after which a state is made anew though nothing is known to have changed."""


class Feed:
    """Makes what is looked at, when something has changed, when a screen has flipped, and now and then."""

    def __init__(self, desk: Desk, shelf: Shelf) -> None:
        self.desk, self.shelf = desk, shelf
        self._due: dict[StateKey, int] = {}
        self._answers: dict[int, bytes] = {}
        self.changed(None)

    def changed(self, entries: Collection[int] | None) -> None:
        """These players' answers are others (None: everybody's, and names too), and every screen may be."""
        self._due.clear()
        now = self.desk.floor.now
        room = RoomAt(self.desk.floor, self.desk.remark, self.desk.floor.lang, self.desk.floor.clock())
        if entries is None:
            self._answers = {number: answer(room, entry) for number, entry in now.entries.items()}
        else:
            touched = {*entries, *now.waiting, *now.transit}
            found = {number: entry for number in touched if (entry := now.entries.get(number)) is not None}
            self._answers = {**self._answers, **{number: answer(room, entry) for number, entry in found.items()}}
        names = self.shelf.players.names if entries is not None and not self._named(entries) else self._names()
        self.shelf.players = Players(self._answers, names)

    def _named(self, entries: Collection[int]) -> bool:
        return bool(entries) and self.desk.floor.house.choices.names_on_web != "none"

    def _names(self) -> tuple[tuple[str, int, str], ...]:
        """Names that may be found, as much of them as the house lets phones show."""
        shown, names = self.desk.floor.house.choices.names_on_web, self.desk.floor.names
        told = (
            (number, name_shown(names.name(number), shown))
            for number, entry in self.desk.floor.now.entries.items()
            if entry.state is not EntryState.VOID
        )
        return tuple((fold(name), number, name) for number, name in told if name)

    def forgotten(self) -> None:
        """A player was forgotten: nothing that was finished holds any more."""
        self.shelf.forget_states()
        self.changed(None)

    def look(self) -> bool:
        """Makes what is wanted and due; whether anything is new."""
        at = self.desk.floor.clock()
        due = [one for one in self.shelf.wanted() if self._due.get(one, 0) <= at or self.shelf.state(one) is None]
        fresh = {one: self._made(one, at) for one in due}
        self.shelf.put(fresh)
        return bool(fresh)

    def _made(self, wanted: StateKey, at: int) -> State:
        if wanted.kind == "phone":
            shown = frames(self.desk.floor, self.desk.remark, ScreenWanted("clock", wanted.langs[:1]), at)
            parts = [self._phone(wanted.langs[0], one.begins) for one in shown]
        else:
            kind = next(one for one in SCREEN_KINDS if one == wanted.kind)
            asked = ScreenWanted(kind, wanted.langs, len(self.shelf.slides))
            shown = frames(self.desk.floor, self.desk.remark, asked, at)
            parts = [svg(one.scene) for one in shown]
        self._due[wanted] = min(at + ANEW, *(one.begins for one in shown[1:])) if shown[1:] else at + ANEW
        live = {"now": at, "frames": [_frame(one, part) for one, part in zip(shown, parts, strict=True)]}
        plain = plain_page(parts[0], wanted.langs[0], self.desk.floor.now.name)
        return State(msgspec.json.encode(live), plain)

    def _phone(self, lang: str, at: int) -> str:
        room = RoomAt(self.desk.floor, self.desk.remark, lang, at)
        state = phone_state(room)
        head = f'<h1 class="c-hi">{escape(state.name)}</h1><p class="c-mid">{escape(state.players)}</p>'
        number = f'<span class="number b-move c-move_ink">{escape(state.number)}</span>' if state.number else ""
        return f'<div class="head b-bar e-line">{number}{head}</div>{phone_html(room, state)}'


def _frame(one: Frame, html: str) -> dict[str, object]:
    clock = one.clock
    ends = one.begins + clock.left if clock.runs else None
    return {
        "begins": one.begins,
        "ends": ends,
        "left": clock.left,
        "whole": clock.whole,
        "hall": one.hall,
        "html": html,
    }
