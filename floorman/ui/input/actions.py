"""Everything that a key or a button of the window does, declared once: keys, F1, F10's menu and buttons read it here.

A key or a button only types a call; Enter records it. A pane is its line in ``ACTIONS`` and a folder.
"""

from msgspec import Struct

from floorman.text.phrases.mark import N_


class Action(Struct, frozen=True):
    """One thing that the window does, by its name."""

    name: str
    key: str = ""
    """As it is written on caps, and as Qt reads it."""
    word: str = ""
    """On the menu, and as the action's name."""
    does: str = ""
    """What F1 says of the key; "" leaves it out there."""
    hint: str = ""
    """What the key's hint over the call line says; "" for none."""
    call: str = ""
    """The call of ``CALLS`` that it types."""
    pane: str = ""
    """The class of the pane that it shows or hides, after ``floorman.ui.``; it is loaded when it is first shown."""
    menu: int = 0
    """Its place on the menu, hundreds parted by a line; 0 is not on it. Those with one place stand behind ``under``."""
    under: str = ""
    """The heading of the menu behind which it stands."""
    always: bool = False
    """Also without a tournament."""
    shared: bool = False
    """The key means this only in some parts of the window, which take it themselves."""


_RECORDS = N_("Rules and records")
ACTIONS = (
    Action("call-line", "Esc", does=N_("to the call line; again: clear it"), shared=True),
    Action("record", "Enter", does=N_("do what the echo says"), shared=True),
    Action("advice", "F5 … F9", does=N_("put the advice into the call line")),
    Action("overrule", "Shift+F5 … F9", does=N_("overrule it, with a remark"), call="overrule"),
    Action("undo", "Ctrl+Z", N_("Undo"), N_("undo; the line above says what"), N_("undoes this"), "undo", menu=201),
    Action("redo", "Ctrl+Y", N_("Redo"), N_("redo"), call="redo", menu=202),
    Action("lists", "F2", N_("Lists"), N_("lists: players, transit, journal"), pane="lists.pane.ListsPane", menu=101),
    Action("find", "F3", N_("Find a player"), N_("find a player"), menu=102),
    Action(
        "rulings", "F4", N_("Rulings"), N_("rulings desk"), N_("rulings"), pane="rulings.pane.RulingsPane", menu=107
    ),
    Action(
        "rules",
        "Ctrl+R",
        N_("The rule"),
        N_("the rule that is cited"),
        pane="rulebook.pane.RulesPane",
        menu=109,
        under=_RECORDS,
    ),
    Action(
        "slip-last", "F12", N_("Last slip again"), N_("last slip again"), N_("last slip again"), "slip-last", menu=110
    ),
    Action("papers", "Ctrl+P", N_("Papers"), N_("papers: look, save, print"), pane="papers.pane.PapersPane", menu=103),
    Action(
        "printing",
        "Ctrl+Shift+P",
        N_("Print queue"),
        N_("print queue, printers"),
        pane="print_queue.pane.PrintingPane",
        menu=104,
    ),
    Action(
        "drawn",
        "Ctrl+B",
        N_("Break cards drawn by players"),
        N_("who drew which break card"),
        N_("cards drawn"),
        pane="drawn.pane.DrawnCardsPane",
        menu=105,
    ),
    Action("import", "Ctrl+I", N_("Import a list …"), N_("import a list"), menu=106),
    Action("theme", "Ctrl+T", N_("Dark or light"), N_("dark or light"), menu=301, always=True),
    Action("language", word=N_("Language"), menu=302, always=True),
    Action("next-part", "Tab", does=N_("next part of the window"), shared=True),
    Action("menu", "F10", N_("Menu"), N_("menu"), N_("menu"), always=True),
    Action("full-screen", "F11", N_("Full screen"), N_("full screen"), menu=303, always=True),
    Action("keys", "F1", N_("Keys"), hint=N_("keys"), pane="keys.pane.KeysPane", menu=304),
    Action("handbook", word=N_("Handbook"), menu=305, always=True),
    Action(
        "final-table",
        "Ctrl+G",
        N_("Final table"),
        N_("the chosen table large"),
        pane="final_table.pane.FinalTablePane",
        menu=108,
    ),
    Action(
        "clock",
        "Ctrl+L",
        N_("Clock"),
        N_("the clock: time, blinds, levels"),
        N_("clock"),
        pane="clock.pane.ClockPane",
        menu=108,
    ),
    Action("stop-go", "Ctrl+K", N_("Stop the clock, or let it go"), N_("stops the clock, or lets it go"), menu=203),
    Action("winner", word=N_("The winner"), pane="winner.pane.WinnerPane"),
    Action("prizes", word=N_("Prize list"), pane="prizes.panes.PrizesPane"),
    Action("pay", word=N_("Pay desk"), pane="prizes.panes.PayPane"),
    Action("bounties", word=N_("Bounties"), pane="prizes.panes.BountiesPane"),
    Action("deal", word=N_("Deal"), pane="prizes.panes.DealPane"),
    Action("board", word=N_("Hand-for-hand"), pane="hand_for_hand.pane.BoardPane", menu=108),
    Action("incidents", word=N_("Incidents"), pane="incidents.pane.IncidentsPane", menu=109, under=_RECORDS),
    Action("screens", word=N_("Screens"), pane="screens.pane.ScreensPane", menu=109, under=_RECORDS),
    Action("house", word=N_("House rules"), pane="house.pane.HousePane", menu=109, under=_RECORDS),
    Action("replay", word=N_("Replay"), pane="replay.pane.ReplayPane", menu=109, under=_RECORDS),
    Action("backups", word=N_("Copies of the tournament"), pane="backups.pane.BackupsPane", menu=109, under=_RECORDS),
    Action("hall", word=N_("Other podiums"), pane="hall.pane.HallPane", menu=109, under=_RECORDS),
    Action("close", "Ctrl+W", N_("Close the tournament"), menu=401),
    Action("quit", "Ctrl+Q", N_("Leave Floorman"), menu=402, always=True),
)
"""In the order of F1; the keys that several parts share stand among them."""

BY_NAME = {action.name: action for action in ACTIONS}
ADVICE_KEYS = ("F5", "F6", "F7", "F8", "F9")
"""The first five of the advice; with Shift they overrule it."""

ON_THE_FLOOR = (
    ("↑ ↓ ← →", N_("choose a table")),
    ("Enter", N_("to its seats")),
    ("+ −", N_("nearer, farther")),
    ("Home", N_("the whole room")),
    ("0 … 9", N_("starts a call with that table")),
)
"""Keys of the floor, for F1."""


class TableAction(Struct, frozen=True):
    """A letter that with Alt begins a call on the chosen seat or table, as its button does."""

    letter: str
    word: str
    """On its button."""
    does: str
    """What F1 says."""
    call: str
    back: str = ""
    """The call that takes it back, once ``state`` holds."""
    state: str = ""
    """A state of the seat, or the table's own."""
    kinds: bool = False
    """Its button opens a menu of kinds."""


SEAT_ACTIONS = (
    TableAction("X", N_("Out"), N_("out"), "out"),
    TableAction("M", N_("Move"), N_("move"), "move"),
    TableAction("A", N_("Away"), N_("away, back"), "away", "back", "away"),
    TableAction("P", N_("Penalty"), N_("penalty"), "penalty", kinds=True),
    TableAction("F", N_("Pin"), N_("pin to the seat"), "pin", "unpin", "pinned"),
    TableAction("S", N_("Slip"), N_("slip"), "slip"),
)
TABLE_ACTIONS = (
    TableAction("N", N_("Next"), N_("next hand"), "next-hand"),
    TableAction("B", N_("Positions"), N_("positions seen"), "positions"),
    TableAction("E", N_("Error"), N_("button error"), "button-error"),
    TableAction("L", N_("Lock"), N_("lock, unlock"), "lock", "unlock", "locked"),
    TableAction("K", N_("Break"), N_("break the table"), "break"),
    TableAction("T", N_("Note"), N_("note"), "note"),
)
FINAL_SEAT_ACTIONS = (
    *(action for action in SEAT_ACTIONS if action.letter in "XAP"),
    TableAction("T", N_("Note"), N_("note"), "seat-note"),
    *(action for action in SEAT_ACTIONS if action.letter in "MS"),
)
"""Of a chair of the last tables, where nobody is balanced any more and a note is on a player."""
FINAL_TABLE_ACTIONS = (
    *(action for action in TABLE_ACTIONS if action.letter in "NBE"),
    TableAction("H", N_("Stop"), N_("stop, deal again"), "stop", "deal-again", "halted"),
    TableAction("L", N_("Clock"), N_("the clock"), "clock"),
    TableAction("D", N_("Deal"), N_("a deal"), "deal"),
)
"""Of one of the last tables."""
LETTERS = {action.letter: action for action in (*SEAT_ACTIONS, *TABLE_ACTIONS)}
"""Every action of a seat or a table by its letter."""

CALLS = {
    "undo": "undo",
    "redo": "redo",
    "slip-last": "slip last",
    "overrule": "no {advice} ",
    # on the chosen seat or table
    "out": "{table}-{seat} x",
    "move": "move {table}-{seat} ",
    "away": "away {table}-{seat}",
    "back": "back {table}-{seat}",
    "penalty": "p {table}-{seat} ",
    "pin": "pin #{entry}",
    "unpin": "unpin #{entry}",
    "slip": "slip {table}-{seat}",
    "next-hand": "{table} next",
    "positions": "{table} pos ",
    "button-error": "err {table}",
    "lock": "lock {table}",
    "unlock": "unlock {table}",
    "break": "break {table}",
    "note": "note {table} ",
    "seat-note": "note {table}-{seat} ",
    "stop": "halt {table}",
    "deal-again": "resume {table}",
    "clock": "lv ",
    "deal": "deal ",
    "stop-clock": "lv stop",
    "start-clock": "lv go",
    # a player dragged to a table, to a free chair, to one where somebody sits
    "drag-to-table": "move {chair} {table}",
    "drag-to-chair": "move {chair} {table}-{seat}",
    "drag-to-player": "swap {chair} {table}-{seat}",
    # a row of the lists
    "seat": "seat #{entry} ",
    "re-enter": "re #{entry}",
    "ask": "? #{entry}",
    "undo-row": "undo {seq}",
    # the hand-for-hand board
    "hand-done": "done {table}",
    "hand-done-stacks": "done {table} {stacks}",
    "deal-hand": "h4h deal",
    "begin-hand-for-hand": "h4h on ",
    "end-hand-for-hand": "h4h off",
    # blank break cards that players drew: SEAT:TABLE-SEAT each
    "break-by-cards": "break {table} {cards}",
}
"""The calls that keys and buttons type, by name, with what is filled in; a space at the end waits for more."""


def call_of(name: str, **what: object) -> str:
    """The call ``name`` with its places filled in. KeyError for an unknown one, or for a place left open."""
    return CALLS[name].format(**what)
