"""The theme chosen, with its colours ready for painters, and the application's palette and style sheet."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from floorman.shipped import resource
from floorman.ui.theme.fonts import face, load_window_fonts
from floorman.ui.theme.tokens import THEMES, Tokens

_SHEET = """
QLineEdit {{ placeholder-text-color: {mid}; }}
QLineEdit, QComboBox, QSpinBox, QPlainTextEdit {{
  background: {bg0}; color: {hi}; border: 1px solid {edge}; border-radius: 6px; padding: 0 10px;
  min-height: 42px; selection-background-color: {move}; selection-color: {move_ink};
}}
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled {{ color: {low}; border-color: {line}; }}
QSpinBox QLineEdit {{ border: 0; background: transparent; min-height: 0; padding: 0 0 0 10px; }}
QComboBox::drop-down {{ width: 28px; border: 0; }}
QComboBox::down-arrow, QSpinBox::down-arrow {{ image: url("{down}"); width: 14px; height: 14px; }}
QSpinBox::up-arrow {{ image: url("{up}"); width: 14px; height: 14px; }}
QSpinBox::up-button, QSpinBox::down-button {{ width: 30px; border: 0; background: transparent; }}
QComboBox QAbstractItemView {{ background: {bg2}; color: {hi}; border: 1px solid {edge}; outline: 0;
  selection-background-color: {bg3}; selection-color: {hi}; }}
QComboBox QAbstractItemView::item {{ min-height: 36px; padding: 0 8px; }}
QMenu {{ background: {bg2}; color: {hi}; border: 1px solid {edge}; padding: 4px; }}
QMenu::item {{ padding: 11px 20px; border-radius: 4px; }}
QMenu::item:selected {{ background: {bg3}; }}
QMenu::item:disabled {{ color: {low}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 4px 8px; }}
QTableView {{ background: {bg1}; color: {hi}; border: 0; gridline-color: {line}; outline: 0;
  selection-background-color: {bg3}; selection-color: {hi}; }}
QTableView::item {{ border: 0; border-bottom: 1px solid {line}; padding: 0 8px; }}
QTableView::item:selected {{ background: {bg3}; color: {hi}; }}
QHeaderView {{ background: {bg1}; border: 0; }}
QHeaderView::section {{ background: {bg1}; color: {mid}; border: 0; border-bottom: 1px solid {edge};
  padding: 0 8px; min-height: 36px; text-align: left; }}
QListView {{ background: {bg1}; border: 0; outline: 0; }}
QScrollArea {{ background: transparent; border: 0; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 0; }}
QScrollBar::handle {{ background: {edge}; border-radius: 4px; margin: 2px; min-height: 40px; min-width: 40px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QToolTip {{ background: {bg2}; color: {hi}; border: 1px solid {edge}; padding: 4px 6px; }}
QLabel[quiet="true"] {{ color: {mid}; }}
#call {{ font-size: 22px; font-weight: 600; padding: 0 12px; }}
"""


def sheet(theme: str) -> str:
    """The style sheet in the colours of ``theme``, "dark" or "light"."""
    signs = {name: resource("icons", f"{name}-{theme}.svg").as_posix() for name in ("down", "up")}
    return _SHEET.format_map({**dict(THEMES[theme].items()), **signs})


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
