"""The theme chosen, with its colours ready for painters, and the application's palette and style sheet."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from floorman.ui.theme.fonts import face, load_window_fonts
from floorman.ui.theme.sheet import sheet
from floorman.ui.theme.tokens import THEMES, Tokens

_ROLES = {
    QPalette.ColorRole.Window: "bg1",
    QPalette.ColorRole.WindowText: "hi",
    QPalette.ColorRole.Base: "bg0",
    QPalette.ColorRole.AlternateBase: "bg1",
    QPalette.ColorRole.Text: "hi",
    QPalette.ColorRole.Button: "bg3",
    QPalette.ColorRole.ButtonText: "hi",
    QPalette.ColorRole.Highlight: "bg3",
    QPalette.ColorRole.HighlightedText: "hi",
    QPalette.ColorRole.PlaceholderText: "mid",
    QPalette.ColorRole.ToolTipBase: "bg2",
    QPalette.ColorRole.ToolTipText: "hi",
}


class Look(QObject):
    """Which theme is on; ``changed`` tells painters to paint anew."""

    changed = Signal()

    def __init__(self, theme: str = "dark") -> None:
        super().__init__()
        load_window_fonts()
        self.theme = ""
        self.switch(theme)

    def switch(self, theme: str) -> None:
        """Turns to ``theme``, "dark" or "light"; KeyError for another."""
        if theme == self.theme:
            return
        self.tokens: Tokens = THEMES[theme]
        self.other: Tokens = THEMES["light" if theme == "dark" else "dark"]
        """The theme whose colours icons on a white key take."""
        self._colours = {name: QColor(colour) for name, colour in self.tokens.items()}
        self._others = {name: QColor(colour) for name, colour in self.other.items()}
        self.theme = theme
        self._dress()
        self.changed.emit()

    def flip(self) -> None:
        """From dark to light or back."""
        self.switch("light" if self.theme == "dark" else "dark")

    def __call__(self, name: str) -> QColor:
        """The colour of a token."""
        return self._colours[name]

    def swapped(self, name: str) -> QColor:
        """The other theme's colour of a token, for what lies on a white key."""
        return self._others[name]

    def _dress(self) -> None:
        app = QApplication.instance()
        if not isinstance(app, QApplication):
            return
        palette = QPalette()
        for role, name in _ROLES.items():
            palette.setColor(role, self._colours[name])
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, self._colours["low"])
        app.setPalette(palette)
        app.setFont(face(14))
        app.setStyleSheet(sheet(self.theme))
