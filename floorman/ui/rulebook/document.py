"""A rule, or one of the house's choices, as the HTML that is read in the browser."""

from collections.abc import Iterable, Iterator
from html import escape

from msgspec import Struct

from floorman.rules.book import Rule, Sentence
from floorman.rules.citation import Citation
from floorman.rules.house import House
from floorman.ui.rulebook.hangs import hanging_on
from floorman.ui.rulebook.links import link, linked
from floorman.ui.rulebook.shelf import shelf, title_of
from floorman.ui.theme.look import Look
from floorman.ui.words import _


class HouseWord(Struct, frozen=True):
    """What a house chose, in words: question and value; on whose word; by the choice's key."""

    key: str
    question: str
    value: str
    citation: Citation
    authority: str


def house_word(house: House, key: str) -> HouseWord:
    """One choice of the house."""
    from floorman.ui.house.choices import named, words

    citation = house.cite(key)
    value = named(key, getattr(house.choices, key))
    return HouseWord(key, words(f"choice.{key}"), value, citation, house.authority(citation))


def words_of_house(house: House | None, rule: Rule) -> tuple[HouseWord, ...]:
    """The choices of the house that rest on a rule, and those that the rule leaves open."""
    from floorman.ui.house.choices import resting_on

    if house is None:
        return ()
    left_open = (each.partition(":")[2] for each in rule.room if each.startswith("choice:"))
    keys = dict.fromkeys((*resting_on(house, str(rule.citation)), *left_open))
    return tuple(house_word(house, key) for key in keys)


MARKED = "marked"
"""Name of the place of the first marked sentence."""


def rule_html(rule: Rule, house: House | None, look: Look, phrase: str = "") -> str:
    """A rule: what it says, its floor form, other books, illustrations, what the house chose, what hangs on it.

    The sentence or illustration ``phrase`` is marked; where it has no such the sentences that the house rests on.
    """
    marked = frozenset((phrase,)) if phrase and rule.sentence(phrase) else _rested_on(rule, house)
    parts = [
        _cite(f"{rule.citation}  ·  {title_of(rule.book)}", look),
        _title(rule.title),
        *_said(rule, marked, look),
        *_section(_("On the floor") if rule.on_floor else _("Not on a floor"), [_text(rule.floor, rule)], look),
        *_section(_("Other books and editions"), [_text(rule.differs, rule)] if rule.differs else [], look),
        *_section(
            _("For example"),
            [
                _marked(f"<b>{escape(each.name)}</b>  {_text(each.text, rule)}", each.name in marked, look)
                for each in rule.examples
            ],
            look,
        ),
        *_section(_("This house"), list(map(_chosen, words_of_house(house, rule))), look),
        *(
            part
            for heading, said in hanging_on(rule)
            for part in _section(heading, [_text(each, rule) for each in said], look)
        ),
    ]
    return "".join(parts)


def _rested_on(rule: Rule, house: House | None) -> frozenset[str]:
    """Keys of the sentences of a rule that the house rests on."""
    return (
        frozenset() if house is None else frozenset(one.phrase for one in house.cites.values() if one == rule.citation)
    )


def _marked(html: str, marked: bool, look: Look) -> str:
    """A sentence in HTML, on a ground of its own and to be found by ``MARKED`` if it is marked."""
    return (
        f'<a name="{MARKED}"></a><span style="background-color:{look("bg3").name()}">▸ {html}</span>'
        if marked
        else html
    )


def choice_html(word: HouseWord, look: Look) -> str:
    """One choice of the house: what was asked, what it chose, and the words of the rule that it rests on."""
    rule = shelf().nearest(word.citation)
    said: list[str] = []
    if rule is not None:
        sentence = rule.sentence(word.citation.phrase) or rule.says
        said = [f"{link(_in(rule, word), escape(str(rule.citation)))}  {escape(rule.title)}", _text(sentence, rule)]
    elif word.citation.book == "house":
        said = [escape(_("Rule books leave it open; this room has decided it for itself."))]
    return "".join(
        (
            _cite(word.authority, look),
            _title(word.question),
            f"<p><b>{escape(word.value)}</b></p>",
            *_section(_("On whose word"), said, look),
        )
    )


def own_html(cite: str, title: str, says: str, chosen: Iterable[HouseWord], look: Look) -> str:
    """A citation that is on no shelf, with the choices that rest on it."""
    choices = list(map(_chosen, chosen))
    return "".join(
        (_cite(cite, look), _title(title), f"<p>{escape(says)}</p>", *_section(_("This house"), choices, look))
    )


def _said(rule: Rule, marked: frozenset[str], look: Look) -> Iterator[str]:
    """Its sentences, each on a line; a lettered paragraph begins with its letter and, where it has one, its title."""
    before = ""
    for sentence in rule.sentences:
        if sentence.paragraph != before:
            before = sentence.paragraph
            yield _paragraph(rule, sentence, look)
        text = _marked(_text(sentence.text, rule), sentence.key in marked, look)
        yield f'<p style="margin:0 0 7px {18 if sentence.paragraph else 0}px">{text}</p>'


def _paragraph(rule: Rule, sentence: Sentence, look: Look) -> str:
    if not sentence.paragraph:
        return ""
    part = shelf().find(Citation(rule.book, rule.number_of(sentence.paragraph)))
    title = part.title if part is not None and part.title != rule.title else ""
    head = f"<b>{escape(sentence.paragraph)}</b>  {escape(title)}"
    return f'<p style="margin:8px 0 4px 0; color:{look("mid").name()}">{head}</p>'


def _chosen(word: HouseWord) -> str:
    on_shelf = shelf().nearest(word.citation)
    authority = escape(word.authority)
    rests = authority if on_shelf is None else link(_in(on_shelf, word), authority)
    return f"{escape(word.question)} <b>{escape(word.value)}</b>  ({rests})"


def _in(rule: Rule, word: HouseWord) -> Citation:
    """A rule, and the sentence in it that a choice rests on."""
    return Citation(rule.book, rule.number, word.citation.phrase)


def _text(text: str, rule: Rule) -> str:
    return linked(text, rule.book, shelf())


def _cite(words: str, look: Look) -> str:
    return (
        f'<p style="margin:0 0 4px 0; color:{look("mid").name()}; font-size:15px; font-weight:600">{escape(words)}</p>'
    )


def _title(words: str) -> str:
    return f'<p style="margin:0 0 12px 0; font-size:24px; font-weight:700">{escape(words)}</p>'


def _section(heading: str, said: Iterable[str], look: Look) -> Iterator[str]:
    """A heading and its lines; nothing where there is none."""
    lines = [each for each in said if each]
    if not lines:
        return
    style = f"margin:14px 0 4px 0; color:{look('mid').name()}; font-size:14px; font-weight:600"
    yield f'<p style="{style}">{escape(heading)}</p>'
    for each in lines:
        yield f'<p style="margin:0 0 5px 0; font-size:15px">{each}</p>'
