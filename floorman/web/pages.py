"""The pages themselves, finished once: HTML around the scripts, the style sheet, the fonts."""

import json
from html import escape
from string import Formatter

from floorman.screens.frames import SCREEN_KINDS
from floorman.screens.svg import style
from floorman.screens.tokens import THEMES
from floorman.shipped import resource
from floorman.text.say import LANGUAGES, say, sentences

KINDS = SCREEN_KINDS
_FACES = (
    *("IBMPlexSans-Medium", "IBMPlexSans-SemiBold", "IBMPlexSans-Regular", "IBMPlexSans-Bold"),
    *("IBMPlexSansCondensed-Medium", "IBMPlexSansCondensed-SemiBold", "IBMPlexSansCondensed-Bold"),
    "IBMPlexSansCondensed-Regular",
)
_SCRIPTS = ("steady.js", "screen.js", "phone.js")


class FixedPages:
    """What does not change while the pages are open. ``name`` is the event's, ``lang`` the language unless asked."""

    def __init__(self, name: str, lang: str) -> None:
        self.name, self.lang = name, lang
        self.too_often = say("phone.too-often", lang=lang)
        self.nothing = say("phone.nothing", lang=lang)
        self.busy = plain_page(f"<p>{escape(say('phone.busy', lang=lang))}</p>", lang, name)
        self.index = self._index()
        self.fixed: dict[str, tuple[str, bytes]] = dict(_fixed())

    def _index(self) -> bytes:
        """Where a screen is to be pointed at: a line a kind, with languages and themes."""
        lines = []
        for kind in KINDS:
            links = [
                f'<a href="{kind}?lang={lang}&amp;theme={theme}">{lang} {theme}</a>'
                for theme in THEMES
                for lang in LANGUAGES
            ]
            lines.append(f"<h2>{escape(say(f'screen-kind.{kind}', lang=self.lang))}</h2><p>{' · '.join(links)}</p>")
        return plain_page("".join(lines), self.lang, self.name, again=0)

    def screen(self, kind: str, langs: tuple[str, ...], theme: str) -> bytes:
        """A screen's page."""
        told = {"kind": kind, "langs": "+".join(langs), "lost": say("phone.lost", {"time": "{time}"}, langs[0])}
        body = '<div id="screen"></div><div id="lost"></div>'
        return self._page(body, langs[0], f"{theme} screen", "screen.js", told)

    def phone(self, lang: str, theme: str) -> bytes:
        """A player's page."""
        kept = {code[6:]: _as_written(code, lang) for code in sentences() if code.startswith("phone.")}
        body = (
            f'<form id="ask" class="e-edge b-bg0"><input id="entry" class="c-hi" maxlength="40" autocomplete="off" '
            f'placeholder="{escape(kept["your-entry"])}"></form><div id="answer"></div><div id="state"></div>'
            '<div id="lost" class="c-mid e-line"></div>'
        )
        return self._page(body, lang, f"{theme} phone b-ground c-hi", "phone.js", {"langs": lang, **kept})

    def _page(self, body: str, lang: str, classes: str, script: str, told: dict[str, str]) -> bytes:
        words = escape(json.dumps(told, ensure_ascii=False))
        return (
            f'<!DOCTYPE html><html lang="{lang}"><head><meta charset="utf-8"><title>{escape(self.name)}</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<link rel="stylesheet" href="style.css"></head><body class="{classes}" data-words="{words}">{body}'
            f'<script src="steady.js"></script><script src="{script}"></script></body></html>'
        ).encode()


def plain_page(body: str, lang: str, title: str, again: int = 5) -> bytes:
    """A page without a script, which comes anew after so many seconds (0: never)."""
    refresh = f'<meta http-equiv="refresh" content="{again}">' if again else ""
    return (
        f'<!DOCTYPE html><html lang="{lang}"><head><meta charset="utf-8"><title>{escape(title)}</title>{refresh}'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="stylesheet" href="style.css"></head><body class="dark plain b-ground c-hi">{body}</body></html>'
    ).encode()


def _as_written(code: str, lang: str) -> str:
    """The sentence with its fields still open: the page fills them in."""
    fields = {name: f"{{{name}}}" for _text, name, _spec, _kind in Formatter().parse(sentences()[code]) if name}
    return say(code, fields, lang)


def _fixed() -> "list[tuple[str, tuple[str, bytes]]]":
    """Style sheet, scripts and fonts by their paths."""
    sheet = resource("web", "pages.css").read_text(encoding="utf-8") + "\n" + style(THEMES)
    out = [("style.css", ("text/css", sheet.encode()))]
    out += [(name, ("application/javascript", resource("web", name).read_bytes())) for name in _SCRIPTS]
    out += [(f"fonts/{face}.ttf", ("font/ttf", resource("fonts", f"{face}.ttf").read_bytes())) for face in _FACES]
    return out
