"""Rolling copies of the open file in a second folder, such as a USB stick, and how old the newest of them is."""

from pathlib import Path

from floorman.desk.desk import Desk
from floorman.desk.steady import wall_clock
from floorman.store.copies import FOLDER, folder_of, places, renew_if_due
from floorman.store.file import FileRefused, NotRecorded
from floorman.text.say import say

EVERY = "backup.minutes"
"""Preference of the file: after how many minutes the next copy is due."""
MINUTES = 10
_MINUTE = 60_000


class Backups:
    """Copies of one desk's file. Without a folder there are none."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._made: int | None = None
        self.fault: FileRefused | None = None
        """Why the last copy was not made; None if it was."""
        self._tried: int | None = None
        self._rows = -1
        minutes = desk.file.preference(EVERY)
        self.folder = folder_of(desk.file)
        """Where copies go; None if nobody has said so."""
        self.minutes = minutes if isinstance(minutes, int) and minutes > 0 else MINUTES
        """Minutes from one copy to the next."""
        self.look()

    def keep_in(self, folder: str, minutes: int = MINUTES) -> None:
        """From now on copies go to ``folder``; "" for nowhere. Raises NotRecorded as recording does."""
        self._desk.file.set_preference(FOLDER, folder or None)
        self._desk.file.set_preference(EVERY, minutes)
        self.folder, self.minutes = Path(folder) if folder else None, minutes
        self._tried, self._rows, self.fault = None, -1, None
        self.look()

    def look(self) -> None:
        """Looks how old the newest copy is; what is told of it rests on this look."""
        copies = self.copies()
        self._made = int(copies[0].stat().st_mtime * 1000) if copies else None

    # -- copies

    def copies(self) -> list[Path]:
        """The copies that there are, newest first. A folder that is gone has none."""
        folder = self.folder
        if folder is None:
            return []
        found = [(copy.stat().st_mtime, copy) for copy in self._places() if copy.is_file()]
        return [copy for _, copy in sorted(found, reverse=True)]

    def _places(self) -> tuple[Path, ...]:
        assert self.folder is not None
        return places(self._desk.file, self.folder)

    def make(self) -> Path:
        """Makes a copy now, over the oldest once there are enough of them. Raises FileRefused, and remembers why."""
        folder = self.folder
        if folder is None:
            raise FileRefused("store.no-folder", file=self._desk.file.path.name)
        self._tried = self._desk.floor.clock()
        free = [place for place in self._places() if not place.exists()]
        place = free[0] if free else self.copies()[-1]
        try:
            self._desk.file.backup(place)
        except FileRefused as fault:
            self.fault = fault
            raise
        self.fault, self._rows = None, len(self._desk.log.facts)
        self.look()
        return place

    def due(self) -> bool:
        """Whether it is time, and something was recorded since the last copy of this run."""
        if self.folder is None or self._rows == len(self._desk.log.facts):
            return False
        since = self._tried
        return since is None or not 0 <= self._desk.floor.clock() - since < self.minutes * _MINUTE

    def keep_up(self) -> None:
        """Makes a copy if one is due; one that cannot be made is told by ``said``."""
        self.look()
        if not self._desk.looks_only and self.due():
            try:
                self.make()
                renew_if_due(self._desk.file)
            except (FileRefused, NotRecorded):
                return

    # -- told

    def age(self) -> int | None:
        """Minutes since the newest copy was made; None if there is none. A clock that was set back makes it 0."""
        return None if self._made is None else max(0, self._desk.floor.clock() - self._made) // _MINUTE

    @property
    def late(self) -> bool:
        """Copies are wanted, and the newest is older than two rounds, or there is none, though rows were recorded."""
        age = self.age()
        return self.folder is not None and self.due() and (age is None or age >= 2 * self.minutes)

    def said(self) -> str:
        """What the front says about it: the age, or why there is none; "" if no copies are wanted."""
        lang = self._desk.floor.lang
        if self.folder is None:
            return ""
        if self.fault is not None:
            return say(self.fault.code, self.fault.params, lang)
        age = self.age()
        if age is None or self._made is None:
            return say("backup.none", {}, lang)
        return say("backup.age", {"minutes": age, "time": wall_clock(self._made)}, lang)
