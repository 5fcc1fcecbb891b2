"""The ways into a tournament: start page, new form, import. One page after the other in the same window."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings, QStandardPaths, Qt, QTemporaryDir
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from floorman.ui.parts.file_dialogs import ask_file
from floorman.ui.start.opener import NewTournament, NotOpened, TournamentOpener
from floorman.ui.start.recent import recent_files
from floorman.ui.theme.look import Look
from floorman.ui.window.handbook import open_handbook
from floorman.ui.words import _, spoken

if TYPE_CHECKING:
    from floorman.desk.front.room import Room
    from floorman.exchange.preview import ListPreview
    from floorman.ui.hall.join_form import JoinForm
    from floorman.ui.importing.page import ImportPage
    from floorman.ui.start.new_form import NewForm
    from floorman.ui.window.room_page import RoomPage

LISTS = "*.csv *.txt *.tsv *.xlsx *.xls *.xlsb *.ods *.xml *.htm *.html *.json *.tdt"


class StartPages:
    """Shows the pages that lead to an open tournament."""

    def __init__(
        self,
        window: QWidget,
        look: Look,
        settings: QSettings,
        opener: TournamentOpener,
        *,
        show_page: Callable[[QWidget], None],
        open_room: "Callable[[Room, str | None], RoomPage]",
        speak: Callable[[str], None],
        flip: Callable[[], None],
    ) -> None:
        """``show_page`` brings a page to the front of ``window``, ``open_room`` the tournament of a file.

        ``speak`` takes another language, ``flip`` goes from dark to light or back.
        """
        self.window, self.look, self.settings, self.opener = window, look, settings, opener
        self._show_page, self._open_room = show_page, open_room
        self._speak, self._flip_look = speak, flip

    def start(self, why: str = "") -> None:
        """The start page; ``why`` a file could not be opened."""
        from floorman.ui.start.start_page import StartPage

        page = StartPage(self.look, recent_files(self.settings))
        page.new.connect(lambda: self.ask_new(None))
        page.listed.connect(self.ask_list)
        page.opened.connect(self.open)
        page.tried.connect(self.try_evening)
        page.spoke.connect(self._speak)
        page.flipped.connect(self._flip)
        page.joined.connect(self.ask_hall)
        page.helped.connect(lambda: open_handbook(spoken()))
        page.notice.say(why)
        self._show(page)

    def _show(self, page: QWidget) -> None:
        self._show_page(page)
        page.setFocus()

    # open -------------------------------------------------------------------------------------------------------------

    def open(self, path: str, kept: bool = True) -> None:
        """Opens a file; "" asks which. One that is not ``kept`` does not come among the last ones."""
        if not path:
            folder = str(self._folder())
            path = ask_file(self.window, _("Open a tournament"), folder, "Floorman (*.floor);;*")
        if not path:
            return
        try:
            room = self.opener.open(path)
        except NotOpened as fault:
            self.start(str(fault))
            return
        self._open_room(room, path if kept else None)

    def _flip(self) -> None:
        self._flip_look()
        self.start()

    def try_evening(self) -> None:
        """A made-up evening to play with: in a folder that goes with the program, never among the last ones."""
        self._tried = QTemporaryDir()
        path = self._tried.filePath("evening.floor")
        try:
            room = self.opener.made_up(path)
        except NotOpened as fault:
            self.start(str(fault))
            return
        self._open_room(room, None)

    # other podiums ----------------------------------------------------------------------------------------------------

    def ask_hall(self) -> None:
        """The form with which a shared evening is joined."""
        from floorman.ui.hall.join_form import JoinForm

        form = JoinForm(self.look, self.opener.halls())
        form.asked.connect(lambda address, digits, name: self._join(form, address, digits, name))
        form.chosen.connect(self.open)
        form.left.connect(self.start)
        self._show(form)

    def _join(self, form: "JoinForm", address: str, digits: str, name: str) -> None:
        try:
            found = self.opener.join(address, digits, name)
        except NotOpened as fault:
            form.refuse(str(fault))
            return
        if len(found) == 1:
            self.open(found[0])
        else:
            form.offer(found)

    def share(self, path: str) -> None:
        """Shares the tournament of a file that nobody holds, and opens it in the hall; else the file again."""
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            named = self.opener.share(path)
        except NotOpened as fault:
            self.start(str(fault))  # the file is the first of the last ones: Enter goes on with it
            return
        finally:
            QGuiApplication.restoreOverrideCursor()
        self.open(named)

    def _folder(self) -> Path:
        """Where a file is looked for: beside the last one, else among the user's documents."""
        last = Path(str(self.settings.value("last", "")))
        return last.parent if last.name and last.parent.is_dir() else documents()

    # new --------------------------------------------------------------------------------------------------------------

    def ask_new(self, listed: Path | None) -> None:
        """The form of a new tournament; ``listed`` is the list that is to come in after it."""
        from floorman.ui.start.new_form import NewForm

        form = NewForm(self.look, self.opener.houses(), documents(), for_list=listed is not None)
        form.made.connect(lambda asked: self._make(form, asked, listed))
        form.left.connect(self.start)
        self._show(form)

    def _make(self, form: "NewForm", asked: NewTournament, listed: Path | None) -> None:
        try:
            room = self.opener.new(asked)
        except NotOpened as fault:
            form.refuse(str(fault))
            return
        page = self._open_room(room, asked.path)
        if listed is not None:
            self.show_list(page, listed)

    # import -----------------------------------------------------------------------------------------------------------

    def _ask_list(self) -> Path | None:
        folder = str(self._folder())
        path = ask_file(self.window, _("List of players"), folder, f"{_('Lists')} ({LISTS});;*")
        return Path(path) if path else None

    def ask_list(self) -> None:
        """A list first, then the tournament that it goes into."""
        path = self._ask_list()
        if path is not None:
            self.ask_new(path)

    def import_into(self, page: "RoomPage") -> None:
        """A list into the tournament that is open."""
        path = self._ask_list()
        if path is not None:
            self.show_list(page, path)

    def show_list(self, page: "RoomPage", path: Path) -> "ImportPage":
        """The import page for one file."""
        from floorman.ui.importing.page import ImportPage
        from floorman.ui.importing.reading import ListReading

        top = page.room.top()
        shown = ImportPage(self.look, ListReading(path, page.room.preview_list), top.name, top.event)
        shown.taken.connect(lambda found, draw: self._take(page, shown, found, draw))
        shown.left.connect(lambda: self._back(page))
        self._show(shown)
        return shown

    def _take(self, page: "RoomPage", shown: "ImportPage", found: "ListPreview", draw: bool) -> None:
        outcome = page.room.take_list(found, draw)
        if outcome.ok:
            self._back(page)
            page.bar.tell(outcome)
        else:
            shown.refuse(outcome.says)

    def _back(self, page: "RoomPage") -> None:
        self._show_page(page)
        page.bar.field.setFocus()


def documents() -> Path:
    """The user's documents, where new tournaments go."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation) or ".")
