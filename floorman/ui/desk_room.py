"""The desk's room with what only a window asks of it: lists that come in, another language, the file given back."""

from typing import TYPE_CHECKING

from floorman.core.decide import Refused
from floorman.desk.desk import Desk, Told
from floorman.desk.room import Room as OpenRoom
from floorman.desk.views import Outcome
from floorman.store.file import FileRefused, NotRecorded
from floorman.text.say import say

if TYPE_CHECKING:
    from floorman.exchange.columns import Columns
    from floorman.exchange.preview import ListPreview
    from floorman.exchange.source import Source


class DeskRoom(OpenRoom):
    """A ``floorman.ui.bridge.Room`` on a desk. What reads lists is loaded when a list is there to be read."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)

    def preview_list(self, source: "Source", columns: "Columns", keep_seats: bool) -> "ListPreview":
        """What would come in from a list. Raises ListRefused."""
        from floorman.desk.importing import previewed

        return previewed(self.desk, source, columns, keep_seats=keep_seats)

    def take_list(self, found: "ListPreview", draw: bool) -> Outcome:
        """Takes a list over as one event; with ``draw`` everybody without a seat is then drawn one."""
        from floorman.desk.importing import take_over

        try:
            told = self.desk.told(take_over(self.desk, found))
        except Refused as fault:
            told = Told(False, self.desk.why_not(fault))
        except (NotRecorded, FileRefused) as fault:
            told = Told(False, say(fault.code, fault.params, self.desk.floor.lang))
        outcome = self._outcome((told,))
        return self.run("draw") if draw and outcome.ok else outcome

    def speak(self, lang: str) -> None:
        """The desk's own sentences in another language."""
        self.desk.floor.lang = lang
        self._tiles.clear()
        self._advice = None

    def close(self) -> None:
        """Gives the file back."""
        self.desk.close()
