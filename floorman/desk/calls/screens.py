"""The calls of what players see: ``screen 2 clock``, ``slides FOLDER``, ``web on``. They record; the window shows."""

from floorman.core.facts import MOST_SCREENS, ScreensClosed, ScreensOpened
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.floor.floor import Floor
from floorman.desk.request import Ask, Request
from floorman.text.phrases.mark import N_

SHOWN = ("clock", "seats", "entries", "moves", "breaking", "waiting", "announcements", "slides")
"""What a screen can show."""


def screen(floor: Floor, reader: Reader) -> Request:
    """``screen 2 clock``, ``screen 2 off``."""
    number = reader.number("expect.screen-number", 1, MOST_SCREENS)
    what = reader.word(*SHOWN, "off")
    if not what:
        raise reader.fail("expect.screen", kinds=", ".join(SHOWN))
    reader.end()
    if what == "off":
        return Ask(ScreensClosed("screen", number))
    return Ask(ScreensOpened("screen", number, what, floor.house.choices.names_on_tv))


def slides(_floor: Floor, reader: Reader) -> Request:
    """``slides FOLDER``, ``slides off``."""
    if reader.done:
        raise reader.fail("expect.slides")
    folder = reader.rest()
    if folder.lower() == "off":
        return Ask(ScreensClosed("slides"))
    return Ask(ScreensOpened("slides"), remark=folder)


def web(floor: Floor, reader: Reader) -> Request:
    """``web on``, ``web on 192.168.1.5``, ``web new``, ``web off``."""
    word = reader.word("on", "off", "new")
    if not word:
        raise reader.fail("expect.web")
    address = reader.take() if word == "on" else ""
    reader.end("expect.web")
    if word == "off":
        return Ask(ScreensClosed("web"))
    what = "new" if word == "new" else ""
    return Ask(ScreensOpened("web", what=what, names=floor.house.choices.names_on_web), remark=address)


VERBS = VerbGroup(
    N_("Screens and pages"),
    (
        Verb(
            ("screen",),
            screen,
            (
                Form("screen 2 clock", N_("what a screen shows")),
                Form("screen 2 off", N_("the screen shows nothing")),
            ),
        ),
        Verb(
            ("slides",),
            slides,
            (
                Form("slides FOLDER", N_("pictures of a folder on the screens")),
                Form("slides off", N_("no pictures any more")),
            ),
        ),
        Verb(
            ("web",),
            web,
            (
                Form("web on", N_("pages for screens and phones in the room's network")),
                Form("web on 192.168.1.5", N_("the same at one of this machine's addresses")),
                Form("web new", N_("new addresses; the old ones lead nowhere")),
                Form("web off", N_("no pages any more")),
            ),
        ),
    ),
)
