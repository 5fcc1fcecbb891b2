"""The desk's room with what only a window asks of it: lists that come in, another language, the file given back."""

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from floorman.core.decide import Refused
from floorman.desk.desk import Change, Desk, Told
from floorman.desk.front.room import Room as OpenRoom
from floorman.desk.front.views import Outcome, TileView
from floorman.rules.citation import Unanswerable
from floorman.store.file import FileRefused, NotRecorded
from floorman.text.say import say

if TYPE_CHECKING:
    from floorman.core.events import NewTable
    from floorman.desk.printing.printing import Printing
    from floorman.exchange.columns import Columns
    from floorman.exchange.preview import ListPreview
    from floorman.exchange.source import Source
    from floorman.ui.rulings.ruler import Ruler


class DeskRoom(OpenRoom):
    """A ``floorman.ui.bridge.Room`` on a desk. What reads lists is loaded when a list is there to be read."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._house = desk.floor.house
        self._printing: Printing | None = None
        self._list_tables: tuple[NewTable, ...] = ()

    def wait_for_disk(self, tell: Callable[[float], None]) -> None:
        """Whoever is told may paint, and no more: the call that waits has yet to come to an end."""
        from floorman.desk.slow_disk import Patience

        self.desk.waiting = Patience(tell)

    def printing(self, wake: Callable[[], None]) -> "Printing":
        """The desk's print queue, with the printers that were chosen on this machine."""
        from floorman.desk.printing.choices import choices_path
        from floorman.desk.printing.printing import Printing
        from floorman.ui.printing.desk import print_parcel

        self._printing = Printing(self.desk, choices_path(), printer=print_parcel, wake=wake)
        return self._printing

    def tick(self) -> frozenset[int]:
        """Time has passed; where the room may only be looked at, what its holder has recorded since comes in."""
        if self.desk.file.read_only:
            self._follow()
        return super().tick()

    def _follow(self) -> None:
        try:
            changes = self.desk.refresh()
        except FileRefused:
            return  # moved or deleted under the window: what is shown stays as it was
        if not changes:
            return
        tables = frozenset(table for change in changes for table in change.tables)
        entries = frozenset(entry for change in changes for entry in change.entries)
        for watcher in self._watchers:
            watcher(Outcome(True, "", changes[-1].fact.seq, tables, entries))

    def run(self, text: str) -> Outcome:
        """Records a call, or several parted by semicolons. What has come out of a printer is recorded before it."""
        if self._printing is not None:
            self._printing.settle()
        return super().run(text)

    def tiles_of(self, tables: Collection[int]) -> list[TileView]:
        """Many tables' tiles at once; only those that have changed are made."""
        kept = map(self._tiles.get, tables)
        return [view if view is not None else self.tile(table) for table, view in zip(tables, kept, strict=True)]

    def preview_list(self, source: "Source", columns: "Columns", keep_seats: bool) -> "ListPreview":
        """What would come in from a list. Raises ListRefused."""
        from floorman.desk.files.importing import previewed, tables_to_draw_over

        # a list whose seats are left behind still says which tables a room without any needs
        self._list_tables = () if keep_seats else tables_to_draw_over(self.desk, source, columns)
        return previewed(self.desk, source, columns, keep_seats=keep_seats)

    def take_list(self, found: "ListPreview", draw: bool) -> Outcome:
        """Takes a list over as one event; with ``draw`` everybody without a seat is then drawn one."""
        from floorman.desk.files.importing import take_over

        outcome = self.deed(lambda desk: take_over(desk, found, self._list_tables))
        return self.run("draw") if draw and outcome.ok else outcome

    def deed(self, do: Callable[[Desk], Change]) -> Outcome:
        """Records something beside the call line; why it cannot be comes back as the outcome's sentence."""
        try:
            told = self.desk.told(do(self.desk))
        except Refused as fault:
            told = Told(False, self.desk.why_not(fault))
        except Unanswerable as fault:
            told = Told(False, self.desk.unanswerable(fault))
        except (NotRecorded, FileRefused) as fault:
            told = Told(False, say(fault.code, fault.params, self.desk.floor.lang))
        return self._outcome((told,))

    def _changed(self, change: Change) -> None:
        if self.desk.floor.house is not self._house:
            self._house = self.desk.floor.house
            self._tiles.clear()
        super()._changed(change)

    def ruler(self) -> "Ruler":
        """The desk as the panes on rulings ask it."""
        from floorman.ui.rulings.ruler import Ruler

        return Ruler(self)

    def forget_views(self) -> None:
        """Makes every view anew when it is next asked for: another language, another house."""
        self._tiles.clear()
        self._advice = None

    def speak(self, lang: str) -> None:
        """The desk's own sentences in another language."""
        self.desk.floor.lang = lang
        self.forget_views()

    def close(self) -> None:
        """Gives the file back."""
        self.desk.close()
