"""Where the rolling copies of an open file lie, and all of them made anew once a name in them was to be forgotten."""

from pathlib import Path

from floorman.store.file import TournamentFile
from floorman.store.refused import FileRefused

FOLDER = "backup.folder"
"""Preference of the file: where copies go."""
COPIES = 3
"""Copies that are kept; the oldest is written over."""
_DUE = "backup.names-due"


def folder_of(file: TournamentFile) -> Path | None:
    """Where copies go; None if nobody has said so."""
    folder = file.preference(FOLDER)
    return Path(folder) if isinstance(folder, str) and folder else None


def places(file: TournamentFile, folder: Path) -> tuple[Path, ...]:
    """The copies of ``file`` in ``folder``, whether they have been made or not."""
    name = file.path
    return tuple(folder / f"{name.stem}-copy-{number}{name.suffix}" for number in range(1, COPIES + 1))


def now_due(file: TournamentFile) -> None:
    """From now on the copies hold what they must not. Raises NotRecorded as recording does."""
    if folder_of(file) is not None:
        file.set_preference(_DUE, True)


def renew_if_due(file: TournamentFile) -> tuple[Path, ...]:
    """Makes each copy anew if it holds what it must not; those that could not be, or their folder if that is gone.

    They stay due: the next copy, and the next run, try again.
    """
    folder = folder_of(file)
    if folder is None or file.preference(_DUE) is None:
        return ()
    if not folder.is_dir():
        return (folder,)
    left = tuple(place for place in places(file, folder) if place.exists() and not _renewed(file, place))
    if not left:
        file.set_preference(_DUE, None)
    return left


def _renewed(file: TournamentFile, place: Path) -> bool:
    try:
        file.backup(place)
    except FileRefused:
        return False
    return True
