"""Texts that never are a list of players, told by how they begin."""

import re

_STARTS = (
    ("vCard", re.compile(r"\s*BEGIN:V(?:CARD|CALENDAR)", re.I)),
    ("MIME", re.compile(r"\s*(?:MIME-Version|Received|Return-Path|Content-Type):\s", re.I)),
    ("SQL", re.compile(r"\s*(?:(?:--|/\*)[^\n]*\n\s*){0,40}(?:INSERT INTO|CREATE TABLE|DROP TABLE)\s", re.I)),
)
_TAGS = re.compile(r"\s*<(?:[?!]?[A-Za-z][^\n<>]*|!--.*)>?")


def what_text(text: str) -> str:
    """What a text of tags, of cards, of a mail or of a database is called; "" for what can be a list."""
    if _TAGS.match(text[:4_000]) and text.rstrip().endswith(">"):
        return "XML"
    return next((what for what, start in _STARTS if start.match(text[:4_000])), "")
