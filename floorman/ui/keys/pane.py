"""What F1 shows over the floor: every key, and every call, fewer as one types."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from floorman.text.phrases.mark import N_
from floorman.ui.input.actions import ACTIONS, BY_NAME, LETTERS, ON_THE_FLOOR
from floorman.ui.keys.call_list import LEAST, CallList
from floorman.ui.paint import text
from floorman.ui.paint.parts import KeyHint, cap, cap_width, card, pencil
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.words import _

ANYWHERE = tuple((action.key, action.does) for action in ACTIONS if action.does)
AT_A_TABLE = (
    ("1 … 9, 0", N_("choose the seat (0 is 10)")),
    *((action.letter, action.does) for action in LETTERS.values()),
)
_HEAD = text.Face(18, 600)
Groups = tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
"""Headings, each with keys and what they do."""
_SLACK = 6


class KeysPane(Pane):
    """Two columns of keys and the list of calls; not modal, what is typed in the call line narrows the list."""

    takes_keys = False

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.hint = KeyHint(context.look, BY_NAME["keys"].key, _("close"), tall=24)
        self.hint.setParent(self)
        self.hint.clicked.connect(self.closed)
        self.list = CallList(context.look, self.room.desk.floor.lang, self)
        self.list.picked.connect(self.call)
        self.setAccessibleName(_("Keys"))

    def take_typed(self, typed: str) -> None:
        """Only the calls that begin with what is typed; all of them where it begins none."""
        self.list.narrow(typed)

    def resizeEvent(self, _event: object) -> None:
        """The hint stays in the corner."""
        size = self.hint.sizeHint()
        self.hint.setGeometry(self.width() - size.width() - 18, 16, size.width(), size.height())
        left = self._keys_end() + 14
        self.list.setGeometry(left, 76, self.width() - left - 8, self.height() - 84)

    def _keys_end(self) -> int:
        """Where the calls may begin: behind the keys, which give way before the calls are narrower than they may be."""
        return min(18 + sum(map(_needed, _groups())) + 18, self.width() - LEAST)

    def paintEvent(self, _event: object) -> None:
        """As many rows as there is room for; they move closer together in a low window."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg1"), 8, self.look("edge"))
        text.line(painter, QRect(18, 12, 300, 32), _("Keys"), _HEAD, self.look("hi"))
        rows = len(ON_THE_FLOOR) + len(AT_A_TABLE) + 2
        step = max(18, min(29, (self.height() - 70) // rows))
        left, end = 18, self._keys_end()
        for group in _groups():
            need = min(_needed(group), end - left)
            self._column(painter, left, need, step, group)
            left += need + 18
        text.line(painter, QRect(end + 18, 48, 300, 22), _("Calls"), text.HEAD, self.look("hi"))
        painter.end()

    def _column(self, painter: QPainter, left: int, wide: int, step: int, groups: Groups) -> None:
        keys = _keys_width(groups)
        top = 48
        for head, rows in groups:
            text.line(painter, QRect(left, top, wide, 22), head, text.HEAD, self.look("hi"))
            top += step
            for key, word in rows:
                own = cap_width(key)
                high = min(22, step - 2)
                where = QRect(left + keys - own, top + (step - high) // 2, own, high)
                cap(painter, where, key, self.look("bg3"), self.look("hi"), self.look("edge"))
                place = QRect(left + keys + 10, top, wide - keys - 10, step)
                text.line(painter, place, _(word), text.BODY, self.look("hi"))
                top += step
            top += step // 2


def _groups() -> tuple[Groups, Groups]:
    """The two columns of keys."""
    return (
        ((_("Anywhere"), ANYWHERE),),
        ((_("On the floor"), ON_THE_FLOOR), (_("At a table, with Alt"), AT_A_TABLE)),
    )


def _keys_width(groups: Groups) -> int:
    return max(cap_width(key) for _head, rows in groups for key, _word in rows)


def _needed(groups: Groups) -> int:
    words = max(text.BODY.width(_(word)) for _head, rows in groups for _key, word in rows)
    return _keys_width(groups) + 10 + words + _SLACK
