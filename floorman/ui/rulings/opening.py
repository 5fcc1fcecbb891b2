"""Makes the panes on rulings when they are first asked for; each loads only what it needs."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from floorman.ui.rulings.ruler import Ruler
    from floorman.ui.window.room_page import RoomPage


def made(name: str, page: "RoomPage", ruler: "Ruler") -> QWidget:
    """The pane "rulings", "board", "house", "incidents" or "replay". KeyError for another."""
    if name == "rulings":
        from floorman.ui.rulings.pane import RulingsPane

        return RulingsPane(page, ruler)
    if name == "board":
        from floorman.ui.hand_for_hand.pane import BoardPane

        return BoardPane(page, ruler)
    if name == "incidents":
        from floorman.ui.incidents.pane import IncidentsPane

        return IncidentsPane(page, ruler)
    if name == "house":
        from floorman.ui.house.pane import HousePane

        return HousePane(page, ruler)
    if name == "replay":
        from floorman.ui.replay.pane import ReplayPane

        return ReplayPane(page, ruler)
    raise KeyError(name)
