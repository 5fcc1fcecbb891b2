"""An open tournament's pages: opened, kept up with what happens, closed. All of it on the tournament's own thread."""

from floorman.core.facts import HouseChanged, PlayerForgotten, UndoneForgotten
from floorman.core.refused import Refused
from floorman.desk.desk import Desk
from floorman.desk.request import Outcome
from floorman.text.say import say
from floorman.web.addresses import addresses, is_address
from floorman.web.feed import Feed
from floorman.web.pages import FixedPages
from floorman.web.server import FIRST_PORT, WebServer
from floorman.web.shelf import Shelf


class RoomPages:
    """Serves the desk's room at ``address`` ("": the likeliest of this machine). Raises Refused where it cannot."""

    def __init__(self, desk: Desk, address: str = "", port: int = FIRST_PORT) -> None:
        self.desk, self.shelf = desk, Shelf()
        known = addresses()
        address = address or known[0]
        if not is_address(address):
            raise Refused("web.no-address", address=address, known=", ".join(known))
        self.server = WebServer(self.shelf, FixedPages(desk.floor.now.name, desk.floor.lang), desk.floor.clock)
        try:
            self.server.open(address, port)
        except Refused as fault:
            raise Refused(fault.code, **{**fault.params, "known": ", ".join(known)}) from fault
        self.feed = Feed(desk, self.shelf)
        self._changed: set[int] | None = set()
        self._anew = False

    def heard(self, outcome: Outcome) -> None:
        """Something was recorded. Nothing is made yet: the call comes first."""
        self._anew = self._anew or bool(outcome.facts)
        if any(isinstance(fact.event, PlayerForgotten | UndoneForgotten | HouseChanged) for fact in outcome.facts):
            self._changed = None
        elif self._changed is not None:
            self._changed.update(outcome.entries)
        if self._changed is None:
            self._catch_up()

    def _catch_up(self) -> None:
        if self._changed is None:
            self.feed.forgotten()
        elif self._anew:
            self.feed.changed(self._changed)
        self._changed, self._anew = set(), False

    def names_changed(self) -> None:
        """A player was forgotten: what was finished is thrown away at once."""
        self._changed = None
        self._catch_up()

    def turn(self) -> None:
        """Makes what is looked at and has changed; to be called some times a second."""
        self._catch_up()
        if self.feed.look():
            self.server.tell()

    def renew(self) -> None:
        """New addresses; the old ones lead nowhere."""
        self.server.renew()

    def says(self, lang: str) -> tuple[str, str, str]:
        """Where screens and players find the pages, and how to try it."""
        return (
            say("web.open", {"screens": self.server.screens_url}, lang),
            say("web.phones", {"phones": self.server.phones_url}, lang),
            say("web.how-to-try", lang=lang),
        )

    def close(self) -> None:
        """No pages any more."""
        self.server.close()
