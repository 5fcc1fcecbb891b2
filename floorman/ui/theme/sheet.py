"""The style sheet of fields, lists and menus, filled from the tokens. Painted parts do not use it."""

from floorman.shipped import resource
from floorman.ui.theme.tokens import THEMES

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
