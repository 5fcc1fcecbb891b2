"""The room and its journal as plain values, for other programs: the fixed forms of the command line."""

from collections.abc import Iterator
from typing import Any

from floorman.core.facts import Fact, Redone, Undone
from floorman.core.model import Entry, Positions, Table
from floorman.desk.advice.room import Advice, advise
from floorman.desk.desk import Desk
from floorman.desk.floor.floor import Floor
from floorman.desk.floor.games import brings_in, game_at, plays_stud
from floorman.desk.floor.stage import stage, winner
from floorman.desk.front.clock_view import clock_view, structure_view
from floorman.desk.front.format_view import area_view, dealers_view, format_view, games_view
from floorman.desk.front.marks import cites_of, flags
from floorman.desk.front.money_view import drawers_view, money_view, sales_view
from floorman.desk.front.prize_view import bounties_view, payouts_view, prizes_view
from floorman.desk.seats.on_arrival import on_arrival
from floorman.desk.steady import as_seconds
from floorman.desk.words.journal_sentences import serial
from floorman.rules.button import Hand
from floorman.rules.places import places

Plain = dict[str, Any]


def room(desk: Desk) -> Plain:
    """The room as it stands."""
    floor, now = desk.floor, desk.floor.now
    counts, won = now.counts, winner(floor)
    return {
        "tournament": now.name,
        "house": floor.house.name,
        "journal": len(desk.log.facts),
        "rehearsal": now.rehearsal,
        "state": stage(floor),
        "winner": None if won is None else won.number,
        "registration": "open" if now.registration_open else "closed",
        "break_order": [number for number in now.break_order if not now.tables[number].broken],
        "counts": {
            "entries": counts.entries,
            "seated": counts.seated,
            "verified": counts.verified,
            "transit": counts.transit,
            "waiting": counts.waiting,
            "out": counts.out,
            "void": counts.void,
        },
        "tables": [_table(floor, table) for table in now.tables.values()],
        "transit": [_transit(floor, now.entries[number]) for number in now.transit],
        "out": _out(floor),
        "penalties": [_penalty(entry) for entry in now.entries.values() if entry.alive and _penalised(entry)],
        "advice": [_advice(desk, one) for one in advise(floor)],
        "structure": structure_view(floor),
        "clock": clock_view(floor),
        "format": format_view(floor),
        "money": money_view(floor),
        "prizes": prizes_view(floor),
        "payouts": payouts_view(floor),
        "drawers": drawers_view(floor),
        "bounties": bounties_view(floor),
        "sales": sales_view(floor),
        **_where_there_are(areas=area_view(floor), games=games_view(floor), dealers=dealers_view(floor)),
    }


def _where_there_are(**more: object) -> Plain:
    """What only some rooms have: areas, games in turn, dealers. Others do not tell of it."""
    return {name: value for name, value in more.items() if value}


def _table(floor: Floor, table: Table) -> Plain:
    stud = plays_stud(floor, table)
    hand = floor.next_hand(table) if floor.fresh(table) and not table.broken and not stud else None
    waits = frozenset() if hand is None else frozenset(hand.answer.waiting)
    return {
        "table": table.number,
        "max_seats": table.max_seats,
        "state": table.state.value,
        "ready": table.ready,
        "locked": sorted(table.locked_chairs),
        "positions": _positions(floor, table),
        "next": None if hand is None else next_hand(hand.answer),
        **_where_there_are(area=table.section, game=game_at(floor, table), brings_in=brings_in(floor, table)),
        "seats": {
            str(at + 1): _seat(floor, floor.now.entries[number], at + 1 in waits)
            for at, number in enumerate(table.chairs)
            if number is not None
        },
    }


def _positions(floor: Floor, table: Table) -> Plain | None:
    sighting = table.sighting
    if sighting is None:
        return None
    return {
        **positions(sighting.positions),
        "seen": as_seconds(sighting.seen_at),
        "hands_ago": floor.hands_ago(table),
    }


def positions(seen: Positions) -> Plain:
    """Button and blinds; null where not known."""
    return {"button": seen.button, "small_blind": seen.small_blind, "big_blind": seen.big_blind}


def next_hand(hand: Hand) -> Plain:
    """The ``next_hand`` answer of the rules desk."""
    return {
        "button": hand.button,
        "small_blind": hand.small_blind,
        "big_blind": hand.big_blind,
        "dead_button": hand.dead_button,
        "dead_small_blind": hand.dead_small_blind,
        "heads_up": hand.heads_up,
        "dealt_in": list(hand.dealt_in),
        "waiting": list(hand.waiting),
    }


def _seat(floor: Floor, entry: Entry, waits: bool) -> Plain:
    return {
        "entry": entry.number,
        "name": floor.names.name(entry.number),
        "chips": entry.chips,
        "flags": flags(entry, waits),
    }


def _transit(floor: Floor, entry: Entry) -> Plain:
    entering = on_arrival(floor, entry)
    return {
        "entry": entry.number,
        "from": str(entry.came_from),
        "to": str(entry.chair),
        "slip": None if entry.slip is None else serial(entry.slip),
        "posts": None if entering is None else entering.posts,
        "dealt_in": None if entering is None else entering.dealt_in,
        "assumed": floor.assumed(entry),
    }


def _out(floor: Floor) -> list[Plain]:
    found = places(floor.now, floor.house)
    return [{"entry": entry, "from": best, "to": worst} for entry, (best, worst) in found.items()]


def _penalised(entry: Entry) -> bool:
    return any(penalty.owed for penalty in entry.penalties)


def _penalty(entry: Entry) -> Plain:
    owed = sum(penalty.owed for penalty in entry.penalties)
    return {"entry": entry.number, "owed": owed, "served": sum(penalty.served for penalty in entry.penalties)}


def _advice(desk: Desk, advice: Advice) -> Plain:
    return {
        "code": advice.code,
        "table": advice.table,
        "says": desk.teller.say(advice.says, **advice.params),
        "cites": [str(cite) for cite in advice.cites],
        "offer": advice.offer,
    }


def journal(desk: Desk) -> list[Plain]:
    """What happened, oldest first; what was undone is marked."""
    return [_row(desk, fact, said) for fact, said in desk.teller.history(desk.log.facts)]


def _row(desk: Desk, fact: Fact, said: str) -> Plain:
    event = fact.event
    return {
        "seq": fact.seq,
        "at": as_seconds(fact.at),
        "kind": event.KIND,
        "says": said,
        "undone": not isinstance(event, (Undone, Redone)) and not desk.log.stands(fact.seq),
        "cites": list(cites_of(event)),
        "remark": desk.remark(fact.seq),
        "against": list(desk.against(fact.seq)),
        **({"by": desk.authors[fact.seq]} if fact.seq in desk.authors else {}),
    }


def in_words(desk: Desk) -> Iterator[str]:
    """The room in lines for a person: counts, tables, who is between tables, what is advised."""
    floor, counts, say = desk.floor, desk.floor.now.counts, desk.teller.say
    yield say("show.tournament", name=floor.now.name, house=floor.house.name)
    yield say(
        "show.counts",
        alive=counts.alive,
        entries=counts.entries,
        tables=floor.heads.standing,
        transit=counts.transit,
        waiting=counts.waiting,
        out=counts.out,
    )
    if floor.now.structure is not None:
        yield desk.teller.of_the_clock("look.clock", {})
    for table in floor.now.standing_tables():
        hand = floor.next_hand(table) if floor.fresh(table) else None
        told = "" if hand is None else say(hand.code, **hand.params)
        state = say(f"state.{table.state.value}")
        yield f"{table.number:>5}  {table.players}/{table.max_seats}  {state:<7} {told}".rstrip()
    for number in floor.now.transit:
        yield f"  → {floor.names.label(number)}: {desk.teller.where(number)}"
    for advice in advise(floor):
        title = say(advice.title, **advice.params)
        yield f"  ! {title}{'' if title.endswith('?') else '.'} {say(advice.says, **advice.params)}"


__all__ = ["cites_of", "flags", "in_words", "journal", "next_hand", "positions", "room"]
