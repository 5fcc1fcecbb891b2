"""A list as it stands in its file."""

from msgspec import Struct

from floorman.exchange.cutting import SourceRow
from floorman.exchange.encodings import Reading, label_of
from floorman.exchange.lines import SourceNote
from floorman.exchange.sheets import Sheet
from floorman.exchange.source_kind import SourceKind


class Source(Struct, frozen=True):
    """A list as it stands in its file; nothing is understood of it yet."""

    name: str
    """Name of the file, "" for bytes."""
    size: int
    """Bytes."""
    kind: SourceKind
    rows: tuple[SourceRow, ...]
    """Without headings, titles above them and blank rows."""
    headings: tuple[str, ...] = ()
    """As written; empty where the list has none."""
    header_line: int = 0
    """The line of the headings; 0 where there are none."""
    encoding: str = ""
    readings: tuple[Reading, ...] = ()
    """What the encoding can be, the likeliest first."""
    delimiter: str = ""
    delimiters: tuple[str, ...] = ()
    sheet: str = ""
    sheets: tuple[Sheet, ...] = ()
    notes: tuple[SourceNote, ...] = ()
    side_by_side: bool = False
    """Whether the rows come from lists beside each other; a chair without a name is then an empty one."""
    looks_like: str = ""
    """Code of what it seems to be instead of a list of players, or ""."""

    @property
    def guessed(self) -> str:
        """The encoding as people call it, where others read as well and a human should look; or ""."""
        sure = self.encoding in ("", "utf-8", "utf-16") or not any(one.sample for one in self.readings)
        return "" if sure else label_of(self.encoding)

    @property
    def width(self) -> int:
        """Columns of the widest row."""
        return max([len(self.headings), *(len(row.cells) for row in self.rows)])
