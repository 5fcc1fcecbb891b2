"""The window's words in the language chosen: English is the source."""

from gettext import NullTranslations

from floorman.core.refused import Refused
from floorman.text import say as sentences
from floorman.text.say import LANGUAGES, catalogue

LANGUAGE_NAMES = {"en": "English", "pl": "polski", "bg": "български", "fr": "français"}
"""What the window can speak, each in its own word."""

PSEUDO = "pseudo"
"""Not a language: every text a third longer and accented, to see whether the layout holds."""

_ACCENTED = str.maketrans("AEIOUYaeiouycnsz", "ÀÉÎÖÛÝàéîöûýçñšž")


class _Pseudo(NullTranslations):
    """Stands in for a language with long words, without a catalogue."""

    def gettext(self, message: str) -> str:
        return pseudo(message)


class _Spoken:
    """The language that the window speaks; one a process, as with gettext itself."""

    lang = "en"
    words: NullTranslations = NullTranslations()


def pseudo(message: str) -> str:
    """``message`` accented outside of {fields} and about a third longer, as German would be."""
    parts = message.replace("{", "\0{").replace("}", "}\0").split("\0")
    said = "".join(part if part.startswith("{") else part.translate(_ACCENTED) for part in parts)
    letters = sum(map(str.isalpha, message))
    return said + "~" * ((letters + 2) // 3)


def speak(lang: str) -> None:
    """Chooses the language of every text from now on; ValueError for one that there is no catalogue for."""
    _Spoken.words = _Pseudo() if lang == PSEUDO else catalogue(lang)
    _Spoken.lang = lang


def spoken() -> str:
    """The language chosen."""
    return _Spoken.lang


def _(message: str) -> str:
    """``message`` in the language chosen."""
    return _Spoken.words.gettext(message)


def why_not(fault: Refused) -> str:
    """Why something was refused, in the language chosen."""
    return sentences.why_not(fault, spoken() if spoken() in LANGUAGES else "en")


__all__ = ["LANGUAGES", "LANGUAGE_NAMES", "PSEUDO", "_", "pseudo", "speak", "spoken", "why_not"]
