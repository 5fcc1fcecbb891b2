"""Calls about bounties: who won whom, said later; envelopes; bounties on named heads."""

from floorman.core.facts import BountyWon, HeadSet
from floorman.core.refused import Refused
from floorman.desk.calls.paying_words import maybe_amount, money_there, named
from floorman.desk.calls.reader import Reader
from floorman.desk.calls.subject import player
from floorman.desk.calls.verb import Form, Verb, VerbGroup
from floorman.desk.calls.winners import tied_winners
from floorman.desk.floor.floor import Floor
from floorman.desk.prizes.amounts import told
from floorman.desk.prizes.bounty_board import bounties, bounty_settings, unsaid
from floorman.desk.prizes.envelopes import drawing, odds, sealing
from floorman.desk.request import Ask, AskDrawn, Query, Request
from floorman.desk.seats.drawing import sealed
from floorman.text.phrases.mark import N_


def by(floor: Floor, reader: Reader) -> Request:
    """``by 57 12-3``, ``by 57 #31``, ``by 57 12-3+12-7``, ``by 57 nobody``."""
    entry = named(floor, reader)
    if reader.word("nobody"):
        reader.end()
        return Ask(BountyWon(entry.number))
    winners = tied_winners(floor, reader)
    reader.end("expect.winner")
    return Ask(BountyWon(entry.number, winners))


def envelope(floor: Floor, reader: Reader) -> Request:
    """``env seal``, ``env seal SEED``, ``env 12-3``, ``env 12-3 117``; alone: what is left."""
    money_there(floor)
    if reader.done:
        left = odds(floor)
        if not left:
            return _look(floor)
        each = ", ".join(f"{count} × {told(floor, amount)}" for amount, count in left)
        return Query("look.envelopes", {"count": sum(count for _, count in left), "list": each}, opens="bounties")
    if reader.word("seal"):
        return _seal(floor, reader)
    entry = player(floor, reader)
    number = reader.maybe_number(1, 99_999)
    reader.end("expect.envelope")
    return Ask(drawing(floor, entry.number, number))


def _look(floor: Floor) -> Query:
    board = bounties(floor)
    if board is None:
        raise Refused("no-bounties")
    found = {"pool": told(floor, board.pool), "won": told(floor, sum(board.won.values())), "count": len(unsaid(floor))}
    return Query("look.bounties", found, opens="bounties")


def _seal(floor: Floor, reader: Reader) -> Request:
    typed = reader.rest()
    if typed:
        return Ask(sealing(floor, typed, sealed(typed)), seed=typed)
    sealing(floor, "", "")

    def make() -> Ask:
        seed = floor.chance()
        return Ask(sealing(floor, seed, seed))

    return AskDrawn(make, "echo.seal", {"count": floor.now.counts.alive})


def head(floor: Floor, reader: Reader) -> Request:
    """``head 57 100``, ``head 57 off``; ``head 57``: as much as the event says."""
    money_there(floor)
    entry = named(floor, reader)
    if reader.word("off"):
        reader.end()
        return Ask(HeadSet(entry.number))
    settings = bounty_settings(floor)
    if settings is None:
        raise Refused("no-bounties")
    worth = maybe_amount(floor, reader)
    reader.end("expect.amount")
    return Ask(HeadSet(entry.number, settings.amount if worth is None else worth))


VERBS = VerbGroup(
    N_("Bounties"),
    (
        Verb(
            ("by",),
            by,
            (
                Form("by 57 12-3", N_("who won entry 57, said or put right later")),
                Form("by 57 12-3+12-7", N_("two won him; the first has the odd unit")),
                Form("by 57 nobody", N_("nobody won him")),
            ),
        ),
        Verb(
            ("env",),
            envelope,
            (
                Form("env seal", N_("the envelopes are made and sealed")),
                Form("env 12-3", N_("seat 12-3 draws an envelope")),
                Form("env 12-3 117", N_("seat 12-3 took envelope 117")),
                Form("env", N_("bounties as they stand, and which envelopes are left")),
            ),
        ),
        Verb(
            ("head",),
            head,
            (
                Form("head 57 100", N_("a bounty of 100 on entry 57")),
                Form("head 57 off", N_("no bounty on entry 57 any more")),
            ),
        ),
    ),
)
