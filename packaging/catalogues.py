#!/usr/bin/env python3
"""The message catalogues: takes the words out of the program, brings the languages up to date, compiles, checks.

python packaging/catalogues.py                      write floorman.pot, the .po and the .mo files
python packaging/catalogues.py --check              change nothing; exit 1 if anything is stale or its fields differ
python packaging/catalogues.py --check --complete   also if anything is untranslated
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "floorman"
LOCALE = ROOT / "resources" / "locale"
DOMAIN = "floorman"
LANGUAGES = ("pl", "bg", "fr")
KEYWORDS = {
    **dict.fromkeys(("_", "N_", "tr", "gettext"), (0,)),
    **dict.fromkeys(("ngettext", "N_ngettext"), (0, 1)),
    "pgettext": (1,),
}
"""Functions whose literal arguments are words for the catalogues, with the places of a message's forms."""
IN_CONTEXT = {"pgettext": 0}
"""Functions that name a context, with its place."""
Forms = str | list[str] | tuple[str, ...]
"""A translation: one text, or one for each number."""
APOSTROPHE = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_]|\{)")
CLOSING = re.compile(r" (?=[;:?!»](?:\s|$))")
OPENING = re.compile(r"« ")


class Words(Catalog):
    """A catalogue whose header holds neither dates nor versions, so that the same words always make the same bytes."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        """Only what a reader of the file needs."""
        fixed = [("Project-Id-Version", DOMAIN)]
        if self.locale is not None:
            fixed += [("Language", str(self.locale)), ("Plural-Forms", self.plural_forms)]
        return [
            *fixed,
            *(
                ("MIME-Version", "1.0"),
                ("Content-Type", "text/plain; charset=UTF-8"),
                ("Content-Transfer-Encoding", "8bit"),
            ),
        ]

    @mime_headers.setter
    def mime_headers(self, headers: Iterable[tuple[str, str]]) -> None:
        """What a file says of itself is not kept."""


def extracted() -> Words:
    """The words of the program as they stand in its source."""
    template = Words(domain=DOMAIN, header_comment="# The words of Floorman, to be translated.", fuzzy=False)
    for path in sorted(PROGRAM.rglob("*.py")):
        for words, context in words_of(path.read_text(encoding="utf-8")):
            template.add(words, locations=[(f"floorman/{path.relative_to(PROGRAM).as_posix()}", 0)], context=context)
    return template


def words_of(source: str) -> Iterator[tuple[str | tuple[str, ...], str | None]]:
    """Messages of a Python source with their context, in its order; also those inside an f-string's fields.

    Read from the syntax tree: where a tokenizer sees words differs between Python 3.11 and 3.12.
    """
    for node in ast.walk(ast.parse(source)):
        name = called(node) if isinstance(node, ast.Call) else ""
        if isinstance(node, ast.Call) and name in KEYWORDS:
            found = [literal(node, place) for place in KEYWORDS[name]]
            context = literal(node, IN_CONTEXT[name]) if name in IN_CONTEXT else None
            said = tuple(form for form in found if form)
            if len(said) == len(found):
                yield said[0] if len(said) == 1 else said, context


def literal(call: ast.Call, place: int) -> str | None:
    """The text that stands at a place of a call's arguments; None if there is none or it is no literal."""
    argument = call.args[place] if place < len(call.args) else None
    return argument.value if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else None


def po_path(language: str) -> Path:
    """Where a language's words are written by people."""
    return LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def read(language: str) -> Words:
    """A language's words as they stand on the disk; empty if there is no file yet."""
    words = Words(locale=language, domain=DOMAIN, header_comment=f"# The words of Floorman in {language}.", fuzzy=False)
    path = po_path(language)
    if path.exists():
        with path.open("rb") as file:
            for message in read_po(file, locale=language, domain=DOMAIN):
                if message.id:
                    words[message.id] = message
    return words


def typeset(words: Forms, language: str) -> Forms:
    """A translation with the marks of its language: in French a round apostrophe, and no line ends before a mark."""
    if language != "fr":
        return words
    if not isinstance(words, str):
        return tuple(str(typeset(form, language)) for form in words)
    return OPENING.sub("«\u00a0", CLOSING.sub("\u00a0", APOSTROPHE.sub("’", words)))


def updated(language: str, template: Words) -> Words:
    """A language's words for exactly the template's messages: kept where they were, empty where they are new."""
    old, new = read(language), Words(locale=language, domain=DOMAIN, fuzzy=False)
    new.header_comment = f"# The words of Floorman in {language}."
    for message in template:
        if message.id:
            known = old.get(message.id, message.context)
            new.add(
                message.id,
                typeset(known.string or "", language) if known else "",
                locations=message.locations,
                flags=known.flags if known else (),
                auto_comments=message.auto_comments,
                user_comments=known.user_comments if known else (),
                context=message.context,
            )
    return new


def po_bytes(words: Words) -> bytes:
    """A catalogue as people read it."""
    out = BytesIO()
    write_po(out, words, width=120, sort_output=True, include_lineno=False)
    return out.getvalue()


def mo_bytes(words: Words) -> bytes:
    """A catalogue as gettext reads it: only what is translated and sure."""
    sure = Words(locale=words.locale, domain=DOMAIN, fuzzy=False)
    for message in words:
        if message.id and is_sure(message):
            sure.add(message.id, message.string, context=message.context)
    out = BytesIO()
    write_mo(out, sure)
    return out.getvalue()


def wanted_files() -> Iterator[tuple[Path, bytes]]:
    """Every file of the catalogues with what has to be in it."""
    template = extracted()
    yield LOCALE / f"{DOMAIN}.pot", po_bytes(template)
    for language in LANGUAGES:
        words = updated(language, template)
        yield po_path(language), po_bytes(words)
        yield po_path(language).with_suffix(".mo"), mo_bytes(words)


def write() -> None:
    """Brings every file up to date, and says which have changed."""
    for path, content in wanted_files():
        if not path.exists() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
            print(f"written: {path.relative_to(ROOT)}")
    for language in LANGUAGES:
        print(f"{language}: {len(list(untranslated(language)))} of {len(extracted())} to translate")


def faults(*, complete: bool) -> Iterator[str]:
    """What is wrong with the catalogues, a sentence each."""
    yield from built_at_run_time()
    for path, content in wanted_files():
        if not path.exists() or path.read_bytes() != content:
            yield f"{path.relative_to(ROOT)} is stale: run packaging/catalogues.py"
    for language in LANGUAGES:
        yield from wrong_fields(language)
        if complete:
            yield from untranslated(language)


def built_at_run_time() -> Iterator[str]:
    """Calls whose text no catalogue can hold, since it is put together when the program runs."""
    for path in sorted(PROGRAM.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and called(node) in KEYWORDS and put_together(node.args[0]):
                yield f"{path.relative_to(ROOT)}:{node.lineno}: put the fields in after translating, not before"


def called(node: ast.Call) -> str:
    """The bare name of the function called."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def put_together(text: ast.expr) -> bool:
    """Whether an argument is an f-string, a sum, or a format call."""
    return isinstance(text, ast.JoinedStr | ast.BinOp) or (isinstance(text, ast.Call) and called(text) == "format")


def fields(text: str) -> frozenset[str]:
    """Names of the {fields} of a sentence. ValueError for an unpaired brace."""
    return frozenset(name for _, name, _, _ in Formatter().parse(text) if name is not None)


def forms(words: str | list[str] | tuple[str, ...] | None) -> tuple[str, ...]:
    """A message's forms: one, or one for each plural."""
    return (words,) if isinstance(words, str) else tuple(words or ())


def wrong_fields(language: str) -> Iterator[str]:
    """Translations that name another set of fields than their English."""
    for message in read(language):
        english = [fields(form) for form in forms(message.id)] if message.id else []
        for form in forms(message.string) if english else ():
            if form and not may_stand_for(form, english):
                yield f"{language}: {message.id!r} became {form!r}, whose fields differ"


def may_stand_for(translation: str, english: list[frozenset[str]]) -> bool:
    """Whether the fields are those of one of the English forms."""
    try:
        return fields(translation) in english
    except ValueError:
        return False


def untranslated(language: str) -> Iterator[str]:
    """Messages without words in a language, or with doubtful ones."""
    for message in read(language):
        if message.id and not is_sure(message):
            yield f"{language}: not translated: {message.id!r}"


def is_sure(message: Message) -> bool:
    """Whether a message has all its forms and nobody has marked it as doubtful."""
    return not message.fuzzy and all(forms(message.string))


def main() -> int:
    """Exit status: 1 if a check found something."""
    parser = argparse.ArgumentParser(description="The message catalogues of Floorman.")
    parser.add_argument("--check", action="store_true", help="change nothing, report what is stale or wrong")
    parser.add_argument("--complete", action="store_true", help="with --check: report what is untranslated, too")
    chosen = parser.parse_args()
    if not chosen.check:
        write()
        return 0
    found = list(faults(complete=chosen.complete))
    print("\n".join(found) or "The catalogues are up to date.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
