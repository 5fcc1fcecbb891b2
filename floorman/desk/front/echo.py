"""What a half-typed call was understood as, and what would follow from it."""

from collections.abc import Iterable

from msgspec.structs import replace

from floorman.core.facts import Event, Fact, PlayersBusted, PlayersMoved, PlayersSwapped, apply
from floorman.core.model import Chair, TableNo, Tournament
from floorman.core.refused import Refused
from floorman.desk.calls.grammar import understand
from floorman.desk.calls.parts import calls
from floorman.desk.calls.reader import NotUnderstood
from floorman.desk.conduct.hand_for_hand import unticked
from floorman.desk.desk import Desk
from floorman.desk.front.ahead import after, ahead, floor_then
from floorman.desk.front.views import Echo
from floorman.desk.prizes.accounts import prizes_then
from floorman.desk.prizes.amounts import told as amount_told
from floorman.desk.request import Ask, AskDrawn, BringBack, Each, Query, Request, TakeBack, TakeDrawer
from floorman.desk.words.numbers import serial, spans
from floorman.desk.words.sentences import listed

_MOVES = ("echo.break", "echo.redraw", "echo.final")
"""AskDrawn calls that send players to other chairs."""


def echo(desk: Desk, text: str) -> Echo:
    """What the call line says to ``text`` before Enter. Changes nothing."""
    parts = calls(text)
    if not parts:
        return Echo("empty", "", desk.teller.say("echo.empty"))
    if len(parts) == 1:
        return _one(desk, parts[0])
    told, then = [], ahead(desk)
    for part in parts:
        told.append(_one(then, part))
        then = after(then, part)
    bad = next((one for one in told if one.status.startswith("not-")), None)
    if bad is not None:
        return bad
    last = told[-1]
    title = " · ".join(one.title for one in told)
    cautioned = [one.detail for one in told if one.status == "cautioned"]
    detail = " ".join([*cautioned, desk.teller.say("echo.several", count=len(told))])
    return Echo("cautioned" if cautioned else "understood", title, detail, last.table, last.seats, last.enter)


def _one(desk: Desk, text: str) -> Echo:
    say = desk.teller.say
    try:
        return _understood(desk, understand(desk.floor, text))
    except NotUnderstood as fault:
        title = say("calls.not-understood", word=fault.word) if fault.word else say("calls.not-finished")
        status = "not-understood" if fault.word else "unfinished"
        follows = say(fault.expected, **fault.params)
        forms = say("calls.forms", forms="   ".join(fault.forms)) if fault.forms else say("calls.nothing-changed")
        return Echo(status, title, f"{follows}. {forms}")
    except Refused as fault:
        return Echo("not-possible", say("calls.not-possible", why=desk.why_not(fault)), say("calls.nothing-changed"))


def _understood(desk: Desk, request: Request) -> Echo:
    say = desk.teller.say
    if isinstance(request, AskDrawn):
        detail = _held(desk) if request.code in _MOVES else ""
        return _aimed(desk, request, say(request.code, **request.params), detail, say("enter.record"))
    if isinstance(request, Ask):
        event = request.asked.decide(desk.floor.now)
        title = _title(desk, event, request)
        enter = say("enter.print" if isinstance(event, PlayersMoved) else "enter.record")
        held = _held(desk) if isinstance(event, PlayersMoved) and event.why != "sits" else ""
        detail = f"{held} {_consequence(desk, event, request.aim)}".strip()
        return replace(_aimed(desk, request, title, detail, enter), ways=_ways(event))
    if isinstance(request, Each):
        each = [_understood(desk, one) for one in request.asked]
        return replace(each[0], title=" · ".join(one.title for one in each))
    if isinstance(request, TakeDrawer):
        return Echo("query", say("look.drawer-taken", drawer=request.drawer), enter=say("enter.show"))
    if isinstance(request, TakeBack):
        undone = desk.log.ask_undo(request.seq)
        fact = desk.log.facts[undone.seq - 1]
        false = spans(fact.event.serials(), serial)
        paid = _paid_on(desk, fact.event)
        void = say("echo.slips-void", serials=false) if false else ""
        detail = " ".join(filter(None, (paid, desk.teller.hands_back(fact.event), void)))
        return Echo(
            "cautioned" if paid else "understood",
            say("echo.undo", seq=undone.seq, event=desk.teller.fact(fact)),
            detail,
            enter=say("enter.record"),
        )
    if isinstance(request, BringBack):
        redone = desk.log.ask_redo()
        fact = desk.log.facts[redone.seq - 1]
        return Echo(
            "understood", say("echo.redo", seq=redone.seq, event=desk.teller.fact(fact)), enter=say("enter.record")
        )
    assert isinstance(request, Query)
    told = desk.carry_out(request)
    return Echo("query", told.says, table=request.table, enter=say("enter.show"))


def _held(desk: Desk) -> str:
    """What moves and breaks wait for in hand-for-hand; "" where they need not."""
    waits = unticked(desk.floor)
    return desk.teller.say("advice.held.why", tables=listed(map(str, waits), desk.floor.lang)) if waits else ""


def _title(desk: Desk, event: Event, request: Ask) -> str:
    """The event's own sentence; a player who has no entry yet is named as he was typed."""
    title = desk.teller.event(event)
    if not request.name:
        return title
    return title.replace(f"#{desk.floor.now.next_entry}", f"{request.name} (#{desk.floor.now.next_entry})", 1)


def _aimed(desk: Desk, request: Ask | AskDrawn, title: str, detail: str, enter: str) -> Echo:
    """What speaks against the call stands before its consequence."""
    status = "cautioned" if request.against else "understood"
    beside = () if request.beside is None else (request.beside,)
    detail = " ".join([*desk.spoken_against((*beside, *request.against)), detail]).strip()
    chairs = list(request.aim)
    table = chairs[-1].table if chairs else _table_meant(desk, request)
    return Echo(status, title, detail, table, tuple(chair.seat for chair in chairs if chair.table == table), enter)


def _ways(event: Event) -> tuple[tuple[int, int], ...]:
    """From which table to which players are sent, each way once."""
    if isinstance(event, PlayersSwapped):
        return ((event.second.chair.table, event.first.chair.table),)
    if not isinstance(event, PlayersMoved):
        return ()
    return tuple(dict.fromkeys((move.came_from.table, move.chair.table) for move in event.moves))


def _table_meant(desk: Desk, request: Ask | AskDrawn) -> int | None:
    """The table that a call without a chair is about: ``halt 295``, ``break 150``; None for another."""
    meant = request.params.get("table") if isinstance(request, AskDrawn) else getattr(request.asked, "table", None)
    return meant if isinstance(meant, int) and desk.floor.now.table(TableNo(meant)) is not None else None


def _consequence(desk: Desk, event: Event, aim: tuple[Chair, ...]) -> str:
    """How full the tables are then, and whether the next hand changes."""
    floor = desk.floor
    seq = len(desk.log.facts) + 1
    then = apply(floor.now, Fact(seq, floor.clock(), event))
    said: list[str] = []
    for number in dict.fromkeys(chair.table for chair in aim):
        table, now = then.table(number), floor.now.table(number)
        if table is None or now is None:
            continue
        if table.held != now.held:
            said.append(desk.teller.say("echo.table-then", table=number, players=table.held, seats=table.max_seats))
        said.extend(_next_hand(desk, then, number))
    if isinstance(event, PlayersBusted):
        said.extend(_prizes(desk, then, event))
    return " ".join(said)


def _prizes(desk: Desk, then: Tournament, event: PlayersBusted) -> Iterable[str]:
    """What those who are out would get, shared prizes among them."""
    after = floor_then(desk.floor, then)
    won = prizes_then(after, (one.entry for one in event.out))
    each = [f"#{one.entry} {amount_told(after, won[one.entry])}" for one in event.out if won.get(one.entry)]
    if each:
        code = "echo.prizes" if then.winnings.final is not None else "echo.prizes-provisional"
        yield desk.teller.say(code, prizes=", ".join(each))


def _paid_on(desk: Desk, event: Event) -> str:
    """Who was paid for what is taken back; "" if nobody was. Money never keeps a bust from being taken back."""
    if not isinstance(event, PlayersBusted):
        return ""
    accounts = [desk.floor.now.accounts.get(one.entry) for one in event.out]
    each = [f"#{one.entry} {amount_told(desk.floor, one.kept)}" for one in accounts if one is not None and one.kept]
    return desk.teller.say("echo.undo-paid", paid=", ".join(each)) if each else ""


def _next_hand(desk: Desk, then: Tournament, number: int) -> Iterable[str]:
    floor = desk.floor
    table = floor.now.tables[number]
    if not floor.fresh(table):
        return
    before = floor.next_hand(table)
    after = floor_then(floor, then).next_hand(then.tables[number])
    if after is None or before is None:
        return
    told = desk.teller.say(after.code, **after.params)
    if told == desk.teller.say(before.code, **before.params):
        yield desk.teller.say("echo.next-hand-same")
    else:
        yield desk.teller.say("echo.next-hand", hand=told)
