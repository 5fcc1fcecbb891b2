"""Other podiums of this evening: it is shared here, others are let in, and who is there stands in a list."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from floorman.core.refused import Refused
from floorman.desk.front.hall_view import HallView, hall_view, invite
from floorman.text.phrases.mark import N_
from floorman.ui.paint.parts import card, pencil
from floorman.ui.parts.controls import ActionButton, Notice, heading, quiet
from floorman.ui.parts.pane import Pane, PaneContext
from floorman.ui.theme.fonts import face
from floorman.ui.words import _, why_not

RANKS = {
    "registration": N_("Registration: entries, sales, arrivals"),
    "cashier": N_("Cashier: registration and pay desk"),
    "floor": N_("Floor: tables, moves, busts, penalties"),
    "td": N_("Tournament director: everything"),
    "viewer": N_("Looks on, without names"),
}
"""What a station may do, by its rank; the likeliest first."""
_WIDE = 620


class HallPane(Pane):
    """Enter does the one thing that comes next: sharing the evening, then digits for a station."""

    def __init__(self, context: PaneContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.side = QWidget(self)
        self.told, self.where, self.here = QLabel(self.side), quiet("", self.side), QLabel(self.side)
        self.digits = QLabel(self.side)
        self.rank = QComboBox(self.side)
        self.notice = Notice(self.look)
        self.share_it = ActionButton(self.look, _("Share this evening"), "Enter", white=True)
        self.invite_it = ActionButton(self.look, _("Let one more in"), "Enter", white=True)
        self.close_it = ActionButton(self.look, _("Back to the floor"), "Esc")
        self._lay_out()
        self.share_it.clicked.connect(self.share)
        self.invite_it.clicked.connect(self.invite)
        self.close_it.clicked.connect(self.closed)

    def _lay_out(self) -> None:
        for rank, words in RANKS.items():
            self.rank.addItem(_(words), rank)
        self.rank.setAccessibleName(_("What it may do"))
        for label in (self.told, self.here):
            label.setWordWrap(True)
        self.digits.setFont(face(64, 600, True))
        self.digits.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.label = quiet(_("What it may do"), self.side)
        self.label.setBuddy(self.rank)
        stack = QVBoxLayout(self.side)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(8)
        stack.addWidget(heading(_("Other podiums"), self.side, 18))
        for part in (self.told, self.here, self.label, self.rank, self.invite_it, self.digits, self.where):
            stack.addWidget(part)
        stack.addWidget(self.notice)
        stack.addWidget(self.share_it)
        stack.addStretch(1)
        stack.addWidget(self.close_it)

    # what is shown ----------------------------------------------------------------------------------------------------

    def reread(self) -> None:
        """Who is there now."""
        view = hall_view(self.room.desk)
        shared = view is not None
        lets_in = view is not None and view.invites and view.answers
        self.share_it.setVisible(not shared)
        self.here.setVisible(shared)
        for part in (self.label, self.rank, self.invite_it):
            part.setVisible(lets_in)
        self.digits.setVisible(lets_in and bool(self.digits.text()))
        self.where.setVisible(self.digits.isVisibleTo(self.side))
        if view is None:
            self.told.setText(
                _(
                    "This laptop alone has the tournament. Once it is shared, a second one records in it as well: the "
                    "director at the podium, the cashier at the desk. Both stay in the room's own network."
                )
            )
            self.setFocusProxy(self.share_it)
            return
        self._tell(view)
        self.setFocusProxy(self.invite_it if lets_in else self.close_it)

    def _tell(self, view: HallView) -> None:
        if not view.answers:
            self.told.setText(_("The hall does not answer. You may look; calls wait in the line."))
            self.here.setText("")
            return
        self.told.setText(_("The evening is shared at {host}, port {port}.").format(host=view.host, port=view.port))
        self.here.setText(
            "\n".join(
                " · ".join(
                    (
                        one.name,
                        ", ".join(_(RANKS[rank]).partition(":")[0].partition(",")[0] for rank in one.ranks),
                        _("this laptop") if one.own else _("is there") if one.here else _("is not there"),
                    )
                )
                for one in view.stations
            )
        )

    # actions ----------------------------------------------------------------------------------------------------------

    def share(self) -> None:
        """Asks the window to share it: the file is given back and opened anew, in the hall."""
        self.shared.emit()

    def invite(self) -> None:
        """Six digits for one more station."""
        try:
            digits = invite(str(self.rank.currentData()))
        except Refused as fault:
            self.notice.say(why_not(fault))
            return
        view = hall_view(self.room.desk)
        self.notice.say("")
        self.digits.setText(f"{digits[:3]} {digits[3:]}")
        if view is not None:
            words = _("At the other laptop: start page, J, then {host}:{port} and these digits, within three minutes.")
            self.where.setText(words.format(host=view.host, port=view.port))
        self.reread()

    # keys and layout --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter shares, or lets one in; Esc leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.share() if self.share_it.isVisibleTo(self.side) else self.invite()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """One column at the left."""
        self.side.setGeometry(QRect(20, 16, min(_WIDE, self.width() - 40), min(600, self.height() - 32)))

    def paintEvent(self, _event: object) -> None:
        """A card as the ground."""
        painter = pencil(self)
        card(painter, self.rect(), self.look("bg1"), 8, self.look("edge"))
        painter.end()
