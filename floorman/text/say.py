"""A sentence for a code, in the language asked for."""

import gettext
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from floorman.core.refused import Refused
from floorman.shipped import resource
from floorman.text import phrases

LANGUAGES = ("en", "pl", "bg", "fr")


@cache
def catalogue(lang: str) -> gettext.NullTranslations:
    """The message catalogue of ``lang`` (en, pl, bg, fr); English needs none. ValueError for another language."""
    if lang not in LANGUAGES:
        raise ValueError(f"no such language: {lang}")
    if lang == "en":
        return gettext.NullTranslations()
    return gettext.translation("floorman", resource("locale"), languages=[lang], fallback=True)


@cache
def sentences() -> Mapping[str, str]:
    """Every code's English sentence, from all modules in ``floorman.text.phrases``. ValueError if one is said twice."""
    known: dict[str, str] = {}
    for module in iter_modules(phrases.__path__):
        said: Mapping[str, str] = import_module(f"{phrases.__name__}.{module.name}").PHRASES
        twice = known.keys() & said.keys()
        if twice:
            raise ValueError(f"said twice: {', '.join(sorted(twice))}")
        known.update(said)
    return known


def say(code: str, params: Mapping[str, object] | None = None, lang: str = "en") -> str:
    """The sentence for ``code`` with ``params``, in ``lang``. KeyError without words or for a missing parameter."""
    return catalogue(lang).gettext(sentences()[code]).format_map(params or {})


def why_not(fault: Refused, lang: str = "en") -> str:
    """The one sentence of a refusal, in ``lang``."""
    return say(fault.sentence, fault.params, lang)
