"""One line in, one line out: a JSON question to its JSON answer or error."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NoReturn

from floorman.cli.advise.checks import WrittenNumber, refuse
from floorman.cli.advise.question import questions
from floorman.desk.house.houses import load_house
from floorman.rules.citation import Citation, Ruling, Unanswerable
from floorman.text.say import catalogue, sentences

HOUSE = "tda-2024"
NOT_JSON = Unanswerable("bad-json", None, "asked.bad-json")


class NotJson(Exception):
    """The line is not one JSON object."""


def reply_to(line: bytes, lang: str) -> tuple[str, bool]:
    """The reply to one line that is not blank, without line end, and whether it is an answer (or an error)."""
    try:
        return _reply(line, lang)
    except RecursionError:
        # nested too deeply to be read, or to be echoed
        return written(error(None, NOT_JSON, lang)), False


def _reply(line: bytes, lang: str) -> tuple[str, bool]:
    try:
        asked = question_in(line)
    except NotJson:
        return written(error(None, NOT_JSON, lang)), False
    try:
        return written(answered(asked, lang)), True
    except Unanswerable as fault:
        return written(error(asked.get("id"), fault, lang)), False


def question_in(line: bytes) -> dict[str, Any]:
    """The object that the line holds. NotJson if it holds anything else; RecursionError if it is nested too deeply."""
    try:
        asked = _DECODER.decode(line.decode())
    except ValueError as fault:
        raise NotJson from fault
    if type(asked) is not dict:
        raise NotJson
    return asked


def answered(asked: dict[str, Any], lang: str) -> dict[str, object]:
    """The reply to a question. Unanswerable, with the field that is at fault."""
    if "ask" not in asked:
        refuse("missing-field", "ask", "missing-field")
    name = asked["ask"]
    if type(name) is not str:
        refuse("text", "ask", longest=100)
    question = questions().get(name)
    if question is None:
        refuse("unknown-ask", "ask", "unknown-ask", name=name[:100])
    house_name = asked.get("house", HOUSE)
    if type(house_name) is not str:
        refuse("text", "house", longest=1000)
    house = load_house(house_name)
    ruling = question.rule(house, **question.fields(asked))
    return {
        "id": asked.get("id"),
        "ask": name,
        "answer": question.answer(ruling.answer),
        "code": ruling.code,
        "cites": [*map(_cited, ruling.cites)],
        "says": said(ruling, lang),
    }


def said(ruling: Ruling[Any], lang: str) -> str:
    """The ruling's sentence."""
    return _template(ruling.code, lang).format_map(ruling.params)


def error(asked_id: object, fault: Unanswerable, lang: str) -> dict[str, object]:
    """The reply to a line that cannot be answered."""
    params: Mapping[str, object] = {"field": fault.field or "", **fault.params}
    says = _template(fault.says or f"asked.{fault.code}", lang).format_map(params)
    return {"id": asked_id, "error": {"code": fault.code, "field": fault.field, "says": says}}


def written(reply: dict[str, object]) -> str:
    """The reply as one line that can be written as UTF-8."""
    line = _ENCODER.encode(reply)
    try:
        line.encode()
    except UnicodeEncodeError:
        return json.dumps(reply)
    return line


@lru_cache(maxsize=4096)
def _template(code: str, lang: str) -> str:
    return catalogue(lang).gettext(sentences()[code])


@lru_cache(maxsize=4096)
def _cited(citation: Citation) -> str:
    return str(citation)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object; NotJson's cause if a key stands in it twice, since nobody can know which is meant."""
    taken = dict(pairs)
    if len(taken) != len(pairs):
        raise ValueError("a key twice")
    return taken


def _finite(text: str) -> float:
    value = WrittenNumber(text)
    if value in (float("inf"), float("-inf")):
        raise ValueError(text)
    return value


def _no_constant(text: str) -> NoReturn:
    raise ValueError(text)


_DECODER = json.JSONDecoder(object_pairs_hook=_unique, parse_float=_finite, parse_constant=_no_constant)
_ENCODER = json.JSONEncoder(ensure_ascii=False)
