"""Tournament files made and opened."""

import gc
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from itertools import count

from msgspec import Struct, field

from floorman.core.facts import NewTable, SellCapSet, StructureSet, TablesOpened, TournamentOpened
from floorman.core.facts.event import Command, Event, Fact
from floorman.core.log import Log
from floorman.core.model import MAX_SEATS, MIN_SEATS, TableNo
from floorman.core.record import UnknownEvent, plain
from floorman.core.refused import Refused
from floorman.core.structure import Structure
from floorman.desk.desk import Desk
from floorman.desk.house.houses import load_house
from floorman.desk.rows import EXCLUDED
from floorman.desk.steady import as_text, fresh_code, fresh_seed, now_ms
from floorman.hall.moved import must_not_be_away
from floorman.rules.citation import Unanswerable
from floorman.rules.house import House, house_written
from floorman.store.file import FileRefused, NewRow, Text, TournamentFile, create, open_file
from floorman.store.journal import Journal

Path = str | os.PathLike[str]
_opened = count()
"""How many desks were opened before in this program."""


class Opening(Struct, frozen=True):
    """What a new tournament is."""

    name: str
    number: str = ""
    """The event's number in its festival."""
    day: str = ""
    house: str = "tda-2024"
    """A shipped house, or the path of a house file."""
    seats: int = 9
    tables: tuple[int, ...] = ()
    """Tables to open at once."""
    sell: int | None = None
    """The most players that are sold to a table."""
    rehearsal: bool = False
    structure: Structure | None = None
    played_by: House | None = None
    """The house itself, where it is no file's or shipped one."""
    later: tuple[Command, ...] = ()
    """What else is so from the beginning."""
    names: tuple[tuple[str, str], ...] = ()
    """Name and second name of each entry that ``later`` makes, in their order."""
    marks: Mapping[int, str] = field(default_factory=dict)
    """Entries that ``later`` makes whose player asked to be excluded, and when."""


def new_desk(
    path: Path,
    opening: Opening,
    *,
    lang: str = "en",
    clock: Callable[[], int] | None = None,
    chance: Callable[[], str] = fresh_seed,
) -> Desk:
    """Makes the file ``path`` and opens its desk.

    Raises FileRefused (the file stands already, or cannot be made), Unanswerable (an unknown house), or Refused (a name
    is missing or no text, seats out of 2 to 12).
    """
    if not opening.name.strip():
        raise Refused("no-name")
    if not all(map(_is_text, (opening.name, opening.number, opening.day))):
        raise Refused("not-text")
    if not MIN_SEATS <= opening.seats <= MAX_SEATS:
        raise Refused("bad-seats", seats=opening.seats, min=MIN_SEATS, max=MAX_SEATS)
    house = opening.played_by or load_house(opening.house)
    code = fresh_code()
    asked = _asked(opening, house, code)
    file = create(path, tournament={"code": code}, first=_first_rows(asked, (clock or now_ms)(), opening))
    return _desk_on(file, lang, clock, chance)


def _asked(opening: Opening, house: House, code: int) -> Iterator[Command]:
    """The facts that a tournament begins with."""
    name, written = opening.name.strip(), house_written(house)
    yield TournamentOpened(name, opening.number, opening.day, written, opening.seats, code, opening.rehearsal)
    if opening.tables:
        yield TablesOpened(tuple(NewTable(TableNo(number), opening.seats) for number in opening.tables))
    if opening.sell is not None:
        yield SellCapSet(opening.sell)
    if opening.structure is not None:
        yield StructureSet(opening.structure)
    yield from opening.later


def _is_text(words: str) -> bool:
    """Whether every sign stands for a letter; a terminal hands over bytes that are none."""
    try:
        words.encode()
    except UnicodeEncodeError:
        return False
    return True


def _first_rows(asked: Iterable[Command], at: int, opening: Opening) -> list[NewRow]:
    """The rows that a tournament begins with; the file appears with all of them or not at all. Raises Refused."""
    log = Log()
    rows: list[NewRow] = []
    names = iter(opening.names)
    for one in asked:
        event = log.ask(one)
        log.add(Fact(len(rows) + 1, at, event))
        texts = tuple(_texts_of(event, names, opening.marks))
        rows.append(NewRow(event.KIND, event.VERSION, plain(event), as_text(at), texts))
    return rows


def _texts_of(event: Event, names: Iterator[tuple[str, str]], marks: Mapping[int, str]) -> Iterator[Text]:
    """The names of the entries that an event makes, and the marks beside them."""
    for number in event.entries_made():
        name, second = next(names, ("", ""))
        yield Text("entry", number, "name", name)
        yield Text("entry", number, "second_name", second)
        yield Text("entry", number, EXCLUDED, marks.get(number, ""))


def open_desk(
    path: Path,
    *,
    read_only: bool = False,
    lang: str = "en",
    clock: Callable[[], int] | None = None,
    chance: Callable[[], str] = fresh_seed,
) -> Desk:
    """Opens the desk of a file, or of ``hall:NAME/friday``.

    Raises FileRefused, also for a journal that this program does not know, or Refused: it is or goes on in a hall.
    """
    if is_in_a_hall(path):
        return _desk_in_a_hall(name_in_a_hall(path), read_only, lang, clock, chance)
    file = open_file(path, read_only=read_only)
    if not read_only:
        try:
            must_not_be_away(file)
        except BaseException:
            file.close()
            raise
    return _desk_on(file, lang, clock, chance)


def is_in_a_hall(path: Path) -> bool:
    """Whether that names a tournament of a hall, not a file."""
    return str(path).startswith("hall:")


def name_in_a_hall(path: Path) -> str:
    """``hall:NAME/friday`` as it was typed, also where a path has been made of it."""
    return str(path).replace("\\", "/")


def _desk_in_a_hall(
    named: str, read_only: bool, lang: str, clock: Callable[[], int] | None, chance: Callable[[], str]
) -> Desk:
    """The desk of a hall's tournament; only to look, what this machine has of it, if the hall is silent or held."""
    from floorman.hall.membership import enter, mirror_of, parts

    try:
        mirror = enter(named)
    except FileRefused as refused:
        if not read_only or refused.code not in ("store.held", "hall.silent") or not mirror_of(*parts(named)).exists():
            raise
        return _desk_on(open_file(mirror_of(*parts(named)), read_only=True), lang, clock, chance)
    return _desk_on(mirror.file, lang, clock, chance, mirror)


def _desk_on(
    file: TournamentFile,
    lang: str,
    clock: Callable[[], int] | None,
    chance: Callable[[], str],
    journal: Journal | None = None,
) -> Desk:
    """The desk of an open file, or of a journal that it mirrors; given back if it cannot be."""
    with ExitStack() as undone:
        undone.callback((journal or file).close)
        try:
            with _nothing_to_collect():
                desk = Desk(file, journal=journal, lang=lang, clock=clock, chance=chance)
        except (UnknownEvent, Unanswerable) as fault:
            raise FileRefused("store.unknown-event", file=file.path.name, event=str(fault)) from fault
        undone.pop_all()
    return desk


@contextmanager
def _nothing_to_collect() -> Iterator[None]:
    """A journal makes hundreds of thousands of objects that all stay: looking for garbage among them only costs time,
    now and whenever the window should be quick. What an earlier desk has left goes before: it would stay for good.
    """
    if next(_opened):
        gc.collect()
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
        gc.freeze()
    finally:
        if collecting:
            gc.enable()


def open_or_look(path: Path, *, lang: str = "en") -> Desk:
    """Opens the desk to write; only to look where another window holds the file, it is read-only or its disk is full.

    Raises FileRefused as ``open_desk`` does.
    """
    try:
        return open_desk(path, lang=lang)
    except FileRefused as fault:
        if fault.code not in ("store.held", "store.read-only", "store.no-room"):
            raise
        return open_desk(path, read_only=True, lang=lang)
