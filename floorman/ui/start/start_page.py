"""What is shown without a tournament: go on with one of the last, begin, another language."""

from collections.abc import Callable

from PySide6.QtCore import QDate, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QWidget

from floorman import __version__
from floorman.ui.input.keyboard import placed
from floorman.ui.parts.controls import Notice, heading, quiet
from floorman.ui.start.recent import RecentFile, day_of
from floorman.ui.start.rows import IconKey, LanguageKey, RecentKey, StartKey
from floorman.ui.theme.look import Look
from floorman.ui.words import LANGUAGE_NAMES, _, spoken

WIDE, HIGH = 1238, 690
"""The block's size where there is room for it, in pixels."""
_GAP = 8


class StartPage(QWidget):
    """Keys with a letter each; the likeliest one is white."""

    new = Signal()
    listed = Signal()
    """A list is to be imported into a new tournament."""
    opened = Signal(str)
    """A file is to be opened; "" asks which."""
    tried = Signal()
    """A made-up evening is to be played with; it is not kept."""
    spoke = Signal(str)
    """Another language is chosen."""
    joined = Signal()
    """An evening that another laptop shares is to be joined."""
    helped = Signal()
    """The handbook is to be shown."""
    flipped = Signal()
    """From dark to light or back."""

    def __init__(self, look: Look, recent: tuple[RecentFile, ...] = ()) -> None:
        super().__init__()
        self.recent = recent
        self.notice = Notice(look, self)
        self.title, self.about = (
            heading("Floorman", self, 40),
            quiet(_("Seats, button, moves, rulings and slips."), self),
        )
        self.version = quiet(_("version {version}").format(version=__version__), self)
        self.version.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.going, self.begin = heading(_("Go on with"), self), heading(_("Begin"), self)
        self.language = quiet(_("Language"), self)
        self.rows = self._make_rows(look)
        self.languages = [
            LanguageKey(look, lang, word[:1].upper() + word[1:], lang == spoken(), self)
            for lang, word in LANGUAGE_NAMES.items()
        ]
        for each in self.languages:
            each.clicked.connect(self._speaker(each.lang))
        self.going.setVisible(bool(recent))
        self.setFocusProxy(self.rows["Enter"] if recent else self.rows["N"])

    def _make_rows(self, look: Look) -> dict[str, StartKey]:
        rows: dict[str, StartKey] = {}
        today = QDate.currentDate()
        for nth, one in enumerate(self.recent):
            key = "Enter" if nth == 0 else str(nth + 1)
            rows[key] = RecentKey(look, one, day_of(one.at, today), key, self)
            rows[key].clicked.connect(self._opener(one.path))
        rows["O"] = StartKey(look, _("Open another file"), "O", self, _("a tournament, *.floor"))
        rows["N"] = IconKey(look, "plus", _("New tournament"), "N", self, _("name, house, tables; then players"))
        rows["N"].white = not self.recent
        rows["I"] = IconKey(look, "journal", _("From a list"), "I", self, _("players and seats: CSV, text, XLSX, .tdt"))
        rows["T"] = IconKey(look, "play", _("Try an evening"), "T", self, _("58 made-up players; it is not kept"))
        rows["J"] = IconKey(look, "transit", _("Join an evening"), "J", self, _("that another laptop shares"))
        rows["D"] = StartKey(look, _("Light") if look.theme == "dark" else _("Dark"), "D", self)
        rows["handbook"] = StartKey(look, _("Handbook"), "", self)
        for key, signal in (
            ("handbook", self.helped),
            ("N", self.new),
            ("I", self.listed),
            ("T", self.tried),
            ("J", self.joined),
            ("D", self.flipped),
        ):
            rows[key].clicked.connect(signal)
        rows["O"].clicked.connect(self._opener(""))
        return rows

    def _opener(self, path: str) -> Callable[[], None]:
        return lambda: self.opened.emit(path)

    def _speaker(self, lang: str) -> Callable[[], None]:
        return lambda: self.spoke.emit(lang)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The rows' letters and figures, arrows between them."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        row = self.rows.get("Enter" if enter else placed(event))
        if row is not None:
            row.click()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Left):
            self.focusNextPrevChild(event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Right))
        else:
            super().keyPressEvent(event)

    # layout -----------------------------------------------------------------------------------------------------------

    def resizeEvent(self, _event: object) -> None:
        """In the middle; smaller windows make the rows lower."""
        wide, high = min(WIDE, self.width() - 48), min(HIGH, self.height() - 24)
        left, top = (self.width() - wide) // 2, max(12, (self.height() - high) // 2)
        head = 78 if high >= 640 else 56
        self._head(QRect(left, top, wide, head))
        foot = top + high - 46
        self._foot(QRect(left, foot, wide, 46))
        room = QRect(left, top + head + 26, wide, foot - top - head - 26 - (36 if high >= 640 else 16))
        begin = round((wide - 48) * 0.395)
        list_wide = wide - begin - (48 if wide > 1000 else 20)
        if not self.recent:
            begin, list_wide = min(wide, 560), 0
        right = QRect(left + (wide - begin if self.recent else 0), room.top(), begin, room.height())
        self.begin.setGeometry(right.left(), room.top() - 30, right.width(), 24)
        self.going.setGeometry(left, room.top() - 30, max(1, list_wide), 24)
        others = ("N", "I", "T", "J") if self.recent else ("N", "I", "O", "T", "J")
        self._column(right, [self.rows[key] for key in others], 78)
        if self.recent:
            keys = [str(nth + 1) if nth else "Enter" for nth in range(len(self.recent))]
            low = min(92, room.height() // 6)
            self._column(
                QRect(left, room.top(), list_wide, room.height()), [*(self.rows[key] for key in keys)], 78, low
            )
            last = self.rows[keys[-1]].geometry().bottom() + 10
            self.rows["O"].setGeometry(left, last, list_wide, min(50, max(44, room.bottom() - last)))
        self.notice.setGeometry(left, top + head - 8, wide, self.notice.sizeHint().height())

    def _head(self, room: QRect) -> None:
        self.title.setWordWrap(False)
        wide = self.title.sizeHint().width()
        self.title.setGeometry(room.left(), room.top(), wide, room.height() - 20)
        rest = room.width() - wide - 20
        self.about.setGeometry(room.left() + wide + 20, room.top() + 10, rest - 120, room.height() - 28)
        self.version.setGeometry(room.right() - 130, room.top() + 10, 130, room.height() - 28)

    def _column(self, room: QRect, keys: list[StartKey], tallest: int, first: int = 0) -> None:
        """Keys one under the other; ``first`` is the height of the first one."""
        rest = (room.height() - 54 - first) // max(1, len(keys) if first == 0 else len(keys) - 1 or 1) - _GAP
        each = max(44, min(tallest, rest))
        top = room.top()
        for nth, key in enumerate(keys):
            high = first if first and nth == 0 else each
            key.setGeometry(room.left(), top, room.width(), high)
            top += high + _GAP

    def _foot(self, room: QRect) -> None:
        label: QLabel = self.language
        label.setWordWrap(False)
        left = room.left()
        if room.width() > 900:
            label.setGeometry(left, room.top(), label.sizeHint().width() + 4, room.height())
            left += label.sizeHint().width() + 16
        label.setVisible(room.width() > 900)
        others = max(100, self.rows["D"].sizeHint().width()) + self.rows["handbook"].sizeHint().width() + 2 * _GAP
        wide = min(126, (room.right() - left - others) // len(self.languages) - _GAP)
        for each in self.languages:
            each.setGeometry(left, room.top(), wide, 46)
            left += wide + _GAP
        dark = self.rows["D"]
        need = max(100, dark.sizeHint().width())
        dark.setGeometry(room.right() - need, room.top(), need, 46)
        book = self.rows["handbook"]
        beside = book.sizeHint().width()
        book.setGeometry(room.right() - need - _GAP - beside, room.top(), beside, 46)
