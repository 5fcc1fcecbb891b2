"""What the journal's rows hold."""

from msgspec import Struct


class Recorded(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A value in a row: its defaults are not written, and a field that this program does not know is refused."""
