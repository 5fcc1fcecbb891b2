"""What the facts of screens and pages say."""

from floorman.core import facts as e
from floorman.desk.words.speaker import Speaker


class ScreenSpeaker(Speaker):
    """Words for what is shown to players."""

    def _screens_opened(self, event: e.ScreensOpened, seq: int | None) -> str:
        names = self.say(f"choice.names_on_web.{event.names or 'none'}")
        if event.where == "screen":
            what = self.say(f"screen-kind.{event.what}")
            return self.say("event.screens-opened.screen", number=event.number, what=what, shown=names)
        if event.where == "slides":
            return self.say("event.screens-opened.slides", remark="…" if seq is None else self.remarks(seq) or "–")
        return self.say(f"event.screens-opened.web{'-new' if event.what else ''}", shown=names)

    def _screens_closed(self, event: e.ScreensClosed, _seq: int | None) -> str:
        return self.say(f"event.screens-closed.{event.where}", number=event.number)
