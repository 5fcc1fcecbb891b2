"""The penalty book: what each player was given and has served, and what the record holds. For the floor alone."""

from msgspec import Struct

from floorman.core import facts as e
from floorman.core.model import EntryState, Penalty
from floorman.desk.conduct.dodging import offences
from floorman.desk.conduct.words import absence_words, escalation, may_return, sign_words
from floorman.desk.steady import wall_clock
from floorman.desk.words.journal_sentences import Teller
from floorman.desk.words.sentences import worded


class PenaltyLine(Struct, frozen=True):
    """One penalty of a player."""

    seq: int
    at: str
    kind: str
    says: str
    """"2 hands to miss", as the journal says it."""
    owed: int
    served: int
    left: int
    minutes: int
    cites: tuple[str, ...]
    remark: str


class BookPage(Struct, frozen=True):
    """All that is known of one player's conduct. Private: it stands on no list for players."""

    entry: int
    name: str
    place: str
    """"12-4", or where the entry is."""
    lines: tuple[PenaltyLine, ...]
    """Oldest first."""
    owed: int
    served: int
    left: int
    may_return: bool
    """Served in full, and not back yet."""
    away: str
    """Since when, for how many hands, what it cost; "" for a player who is there."""
    dodges: tuple[str, ...]
    """Each dodge that was seen or recorded in the house's window, with its times."""
    notes: tuple[str, ...]
    """What may have been one, on positions too old to tell."""
    escalates: str
    """That offences add up, and what was given before; "" for a first one."""


def book(teller: Teller) -> tuple[BookPage, ...]:
    """A page for each player who was ever penalised, hands still owed first."""
    entries = [entry for number in teller.floor.ever_penalised if (entry := teller.floor.now.entry(number)) is not None]
    given = [entry for entry in entries if entry.penalties and entry.state is not EntryState.VOID]
    return tuple(page(teller, entry.number) for entry in sorted(given, key=lambda one: (-one.hands_owed, one.number)))


def page(teller: Teller, number: int) -> BookPage:
    """The page of one player. KeyError if there is no such entry."""
    floor = teller.floor
    entry = floor.now.entries[number]
    found = offences(floor, number)
    owed = sum(penalty.owed for penalty in entry.penalties)
    return BookPage(
        number,
        floor.names.name(number) or f"#{number}",
        str(entry.chair) if entry.chair is not None else teller.where(number),
        tuple(_line(teller, penalty) for penalty in entry.penalties),
        owed,
        owed - entry.hands_owed,
        entry.hands_owed,
        may_return(floor, entry),
        absence_words(floor, entry),
        tuple(sign_words(floor, sign) for sign in found.signs),
        tuple(sign_words(floor, sign) for sign in found.notes),
        escalation(floor, entry),
    )


def _line(teller: Teller, penalty: Penalty) -> PenaltyLine:
    event = teller.floor.log.facts[penalty.seq - 1].event
    assert isinstance(event, e.PenaltyGiven)
    says = worded(
        teller.floor.names,
        teller.floor.lang,
        f"book.{penalty.kind}",
        owed=penalty.owed,
        rounds=event.rounds,
        minutes=penalty.minutes,
    )
    return PenaltyLine(
        penalty.seq,
        wall_clock(penalty.given_at),
        penalty.kind,
        says,
        penalty.owed,
        penalty.served,
        penalty.left,
        penalty.minutes,
        event.cites,
        teller.remarks(penalty.seq),
    )
