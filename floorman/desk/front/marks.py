"""What several views tell beside an event or a chair: its rules, its marks."""

from floorman.core.facts import Event
from floorman.core.model import Entry, EntryState


def cites_of(event: Event) -> tuple[str, ...]:
    """The rules that an event rests on."""
    cites: tuple[str, ...] = getattr(event, "cites", ())
    return cites


def flags(entry: Entry, waits: bool = False) -> list[str]:
    """What a chair tells besides who sits there."""
    told = {
        "away": entry.away is not None,
        "pinned": entry.pinned,
        "noshow": entry.noshow,
        "unverified": entry.state is EntryState.SEATED and not entry.verified and not entry.noshow,
        "waits": waits,
        "penalty": entry.hands_owed > 0,
    }
    return [flag for flag, true in told.items() if true]
