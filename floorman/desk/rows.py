"""Events as rows of the journal, and back."""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from floorman.core.facts import Event, Fact
from floorman.core.record import event as event_of
from floorman.core.record import plain
from floorman.desk.request import Against
from floorman.desk.steady import as_ms, as_text
from floorman.store.journal import Asked
from floorman.store.rows import Head, JournalRow
from floorman.store.texts import Text


def fact_of(row: JournalRow) -> Fact:
    """What a row tells. UnknownEvent if this program does not know its kind."""
    return Fact(row.seq, as_ms(row.at), event_of(row.kind, row.version, row.body))


def row_of(event: Event, expected: Head, at: int, texts: Sequence[Text], call: str | None) -> Asked:
    """The row of an event that was decided on what had been recorded up to ``expected``."""
    return Asked(event.KIND, event.VERSION, plain(event), as_text(at), texts, call, expected=expected)


EXCLUDED = "excluded"
"""The field of the one mark beside the journal that a player asked to be excluded."""


def texts_of(
    event: Event,
    names: Sequence[tuple[str, str]],
    remark: str,
    seed: str,
    against: Sequence[Against],
    mark: str = "",
) -> Iterable[Text]:
    """What is kept beside an event's row: names of the entries that it makes, remark, seed, what spoke against it; the
    ``mark`` of the player whom it is about.
    """
    about = getattr(event, "entry", None)
    if mark and isinstance(about, int):
        yield Text("entry", about, EXCLUDED, mark)
    for number, (name, second) in zip(event.entries_named(), names, strict=bool(names)):
        yield Text("entry", number, "name", name)
        if second:
            yield Text("entry", number, "second_name", second)
    if remark:
        yield Text("event", 0, "remark", remark)
    if seed:
        yield Text("event", 0, "seed", seed)
    if against:
        yield Text("event", 0, "against", msgspec.json.encode(list(map(_plainly, against))).decode())


def _plainly(against: Against) -> Against:
    """The same with chairs in words: they come back from the file as they are told."""
    return replace(
        against, params={name: one if isinstance(one, int) else str(one) for name, one in against.params.items()}
    )
