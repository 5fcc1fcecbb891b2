"""What F1 shows over the floor: every key and the commonest calls."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from floorman.text.phrases.mark import N_
from floorman.ui.input.actions import ACTIONS, BY_NAME, LETTERS, ON_THE_FLOOR
from floorman.ui.paint import text
from floorman.ui.paint.parts import KeyHint, cap, cap_width, card, pencil
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.words import _

ANYWHERE = tuple((action.key, action.does) for action in ACTIONS if action.does)
AT_A_TABLE = (
    ("1 … 9, 0", N_("choose the seat (0 is 10)")),
    *((action.letter, action.does) for action in LETTERS.values()),
)
CALLS = (
    ("12-5 x", N_("out")),
    ("12-5 12-6 x", N_("out on the same hand")),
    ("12 pos 3 4 5", N_("button, SB, BB seen")),
    ("12 bb 5", N_("only the BB seen")),
    ("12 next", N_("hand over")),
    ("new Ann Lee", N_("new entry, drawn seat")),
    ("re #17", N_("re-entry")),
    ("move 12-4 17", N_("move, seat by rule")),
    ("bal", N_("first balancing move")),
    ("in 17-2", N_("arrived")),
    ("break 41", N_("break a table")),
    ("lock 12-4", N_("chair not sold nor used")),
    ("draw", N_("seat all who wait")),
    ("open 1..12", N_("open tables")),
    ("slip last", N_("print again")),
    ("find kow", N_("find a player")),
    ("note 12 …", N_("incident note")),
    ("undo 118", N_("journal entry 118 alone")),
)
_HEAD = text.Face(18, 600)
Groups = tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
"""Headings, each with keys and what they do."""
_SLACK = 6
_LEAST = 60
"""A narrow window shows the calls without what they do, rather than letters of it."""


class KeysPane(Pane):
    """Three columns; not modal, the call line stays at hand."""

    takes_keys = False

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.hint = KeyHint(context.look, BY_NAME["keys"].key, _("close"), tall=24)
        self.hint.setParent(self)
        self.hint.clicked.connect(self.closed)
        self.setAccessibleName(_("Keys"))

    def resizeEvent(self, _event: object) -> None:
        """The hint stays in the corner."""
        size = self.hint.sizeHint()
        self.hint.setGeometry(self.width() - size.width() - 18, 16, size.width(), size.height())

    def paintEvent(self, _event: object) -> None:
        """As many rows as there is room for; they move closer together in a low window."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg1"), 8, self.look("edge"))
        text.line(painter, QRect(18, 12, 300, 32), _("Keys"), _HEAD, self.look("hi"))
        rows = len(ON_THE_FLOOR) + len(AT_A_TABLE) + 2
        step = max(18, min(29, (self.height() - 70) // rows))
        groups = (
            ((_("Anywhere"), ANYWHERE),),
            ((_("On the floor"), ON_THE_FLOOR), (_("At a table, with Alt"), AT_A_TABLE)),
        )
        needs = [_needed(group) for group in groups] + [_calls_needed()]
        spare = max(0, self.width() - 36 - sum(needs)) // 3
        left = 18
        for group, need in zip(groups, needs, strict=False):
            self._column(painter, left, need, step, group)
            left += need + spare
        self._calls(painter, left, self.width() - 10 - left, step)
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

    def _calls(self, painter: QPainter, left: int, wide: int, step: int) -> None:
        face = text.HEAD
        calls = max(face.width(call) for call, _word in CALLS)
        text.line(painter, QRect(left, 48, wide, 22), _("Calls"), text.HEAD, self.look("hi"))
        for nth, (call, word) in enumerate(CALLS, 1):
            top = 48 + nth * step
            text.line(painter, QRect(left, top, calls, step), call, face, self.look("hi"), text.RIGHT)
            place = QRect(left + calls + 12, top, wide - calls - 14, step)
            if place.width() >= _LEAST:
                text.line(painter, place, _(word), text.BODY, self.look("mid"))


def _keys_width(groups: Groups) -> int:
    return max(cap_width(key) for _head, rows in groups for key, _word in rows)


def _needed(groups: Groups) -> int:
    words = max(text.BODY.width(_(word)) for _head, rows in groups for _key, word in rows)
    return _keys_width(groups) + 10 + words + _SLACK


def _calls_needed() -> int:
    words = max(text.BODY.width(_(word)) for _call, word in CALLS)
    return max(text.HEAD.width(call) for call, _word in CALLS) + 14 + words + _SLACK
