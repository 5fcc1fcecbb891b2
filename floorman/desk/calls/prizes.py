"""Calls about the prize list: looked at, how it is made, final, opened again."""

import re
from collections.abc import Callable
from fractions import Fraction

from msgspec.structs import replace

from floorman.core.facts import MoneySet, PrizesFinal, PrizesOpened
from floorman.core.money_settings import PrizeSettings
from floorman.core.refused import Refused
from floorman.desk.calls.paying_words import amount, maybe_amount, money_there, remark, second_code
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.floor.floor import Floor
from floorman.desk.prizes.amounts import told
from floorman.desk.prizes.prize_list import lacks, live_list, prize_list
from floorman.desk.request import Ask, Query, Request
from floorman.exchange.percent_tables import percent_table
from floorman.rules.citation import Unanswerable
from floorman.rules.prize_settings import refuse_settings
from floorman.text.phrases.mark import N_

MOST_PLACES = 10_000
_PERCENT = re.compile(r"[0-9]{1,3}(\.[0-9]{1,12})?", re.ASCII)


def prizes(floor: Floor, reader: Reader) -> Request:
    """``prizes``, ``prizes 45``, ``prizes final``, ``prizes open``, ``prizes amounts 500 300 200`` …"""
    money_there(floor)
    if reader.done:
        return _look(floor)
    word = reader.word(*_WORDS)
    if word:
        return _WORDS[word](floor, reader)
    places = reader.maybe_number(1, MOST_PLACES)
    if places is None:
        raise reader.fail("expect.prizes")
    reader.end()
    settings = _settings(floor)
    return _set(
        floor, replace(settings, places=places, percent_paid="", table=(), columns=(), percent=(), amounts=None)
    )


def _look(floor: Floor) -> Query:
    listed = prize_list(floor)
    assert listed is not None
    runs = [
        f"{best}{'' if best == worst else f'–{worst}'}: {told(floor, prize)}" for best, worst, prize in listed.runs[:10]
    ]
    code = "look.prizes-final" if listed.final else "look.prizes"
    found = {
        "version": floor.now.winnings.version,
        "money": told(floor, listed.money),
        "entries": listed.entries,
        "count": len(listed.prizes),
        "list": ", ".join(runs) + (" …" if len(listed.runs) > 10 else "") if runs else "–",
    }
    return Query(code, found, opens="prizes")


def _settings(floor: Floor) -> PrizeSettings:
    if floor.now.winnings.final is not None:
        raise Refused("prizes-are-final")
    return money_there(floor).settings.prizes


def _set(floor: Floor, settings: PrizeSettings) -> Ask:
    """The tournament's money with these prizes. Refused where no list can be made of them."""
    try:
        refuse_settings(settings)
    except Unanswerable as fault:
        raise Refused(fault.sentence, field=fault.field or "", **fault.params) from None
    return Ask(MoneySet(replace(money_there(floor).settings, prizes=settings)))


def _final(floor: Floor, reader: Reader) -> Request:
    reader.end()
    if floor.now.winnings.final is not None:
        raise Refused("prizes-final-already")
    missing = lacks(floor)
    if missing:
        raise Refused(f"prizes-lack-{missing[0]}", count=len(missing) - 1)
    live = live_list(floor)
    assert live is not None
    cites = ("pokerstars 1.7", *live.cites)
    return Ask(PrizesFinal(live.prizes, live.entries, live.overlay, live.seats, cites))


def _open(floor: Floor, reader: Reader) -> Request:
    said = remark(reader)
    second = second_code(reader, floor.drawer)
    reader.end()
    return Ask(PrizesOpened(second), remark=said)


def _amounts(floor: Floor, reader: Reader) -> Request:
    settings, amounts = _settings(floor), [amount(floor, reader)]
    while (one := maybe_amount(floor, reader)) is not None:
        amounts.append(one)
    reader.end("expect.amount")
    return _set(floor, replace(settings, amounts=tuple(amounts), percent=(), columns=(), places=None))


def _percent(floor: Floor, reader: Reader) -> Request:
    settings, shares = _settings(floor), []
    while not reader.done:
        shares.append(_percent_read(reader))
    if not shares:
        raise reader.fail("expect.percent")
    return _set(floor, replace(settings, percent=tuple(shares), amounts=None, columns=(), places=None))


def _percent_read(reader: Reader) -> str:
    word = reader.peek().replace(",", ".").rstrip("%")
    if _PERCENT.fullmatch(word) is None or Fraction(word) > 100:
        raise reader.fail("expect.percent")
    reader.take()
    return word


def _curve(floor: Floor, reader: Reader) -> Request:
    settings = _settings(floor)
    first = "" if reader.done else _percent_read(reader)
    reader.end()
    return _set(floor, replace(settings, first=first, percent=(), amounts=None, columns=()))


def _table(floor: Floor, reader: Reader) -> Request:
    settings, name = _settings(floor), reader.rest()
    if not name:
        raise reader.fail("expect.file")
    return _set(floor, replace(settings, columns=percent_table(name), percent=(), amounts=None, places=None))


def _least(floor: Floor, reader: Reader) -> Request:
    settings, least = _settings(floor), amount(floor, reader)
    reader.end()
    return _set(floor, replace(settings, min_cash=least))


def _round(floor: Floor, reader: Reader) -> Request:
    settings, unit = _settings(floor), amount(floor, reader)
    if not unit:
        raise reader.fail("expect.amount")
    rows = [(0, unit)]
    while (start := maybe_amount(floor, reader)) is not None:
        rows.append((start, amount(floor, reader)))
    reader.end("expect.amount")
    return _set(floor, replace(settings, round=tuple(rows)))


_WORDS: dict[str, Callable[[Floor, Reader], Request]] = {
    "final": _final,
    "open": _open,
    "amounts": _amounts,
    "percent": _percent,
    "curve": _curve,
    "table": _table,
    "min": _least,
    "round": _round,
}

VERBS = VerbGroup(
    N_("Prizes"),
    (
        Verb(
            ("prizes",),
            prizes,
            (
                Form("prizes", N_("the prize list as it stands")),
                Form("prizes 45", N_("45 places are paid")),
                Form("prizes final", N_("the list is final")),
                Form(
                    "prizes open wrong count & C7",
                    N_("a final list is opened again; once it was paid by, on two codes"),
                ),
                Form("prizes amounts 500 300 200", N_("prizes as typed")),
                Form("prizes percent 50 30 20", N_("prizes by percent")),
                Form("prizes curve 29", N_("prizes by the curve, 29 percent to the first")),
                Form("prizes table percent.toml", N_("prizes by a percent table")),
                Form("prizes min 150", N_("no prize is below 150")),
                Form("prizes round 5", N_("prizes in whole fives")),
            ),
        ),
    ),
)
