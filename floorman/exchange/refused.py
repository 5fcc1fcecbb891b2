"""A list that is not taken, the reason as a code, and the sizes beyond which none is read."""

from floorman.core.refused import Refused
from floorman.disk.refused import all_shown

MAX_BYTES = 32 * 1024 * 1024
"""Of a file on the disk. 100,000 players with every column of a room's export are 8 MB."""
MAX_ROWS = 200_000
MAX_COLUMNS = 200
MAX_CELL = 1_000
"""Letters of one cell that are kept."""
MAX_LINE = 200_000
"""Letters in one line of a text or CSV file."""
MAX_UNPACKED = 96 * 1024 * 1024
"""Of all parts of a packed workbook together."""
MAX_STRINGS = 32 * 1024 * 1024
"""Of an XLSX file's shared texts, unpacked: they are held in memory."""
MAX_PARTS = 2_000
"""Files inside a packed workbook."""
MAX_REACH = 8_000_000
"""Cells of a binary workbook, empty ones between others among them: its reader makes room for each."""


class ListRefused(Refused):
    """The list is not taken. ``code`` has its sentence in ``floorman.text.phrases.lists``."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, **all_shown(params))
