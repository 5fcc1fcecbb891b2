"""The envelopes of a mystery bounty: sealed before the phase, drawn one by one."""

from hashlib import sha256

from floorman.core.facts import EnvelopeDrawn, EnvelopesSealed
from floorman.core.model import EntryNo
from floorman.core.refused import Refused
from floorman.core.winnings import SealedEnvelopes
from floorman.desk.floor.floor import Floor
from floorman.desk.prizes.bounty_board import bounties, bounty_settings
from floorman.rules.envelopes import envelope_draw, envelopes


def sealing(floor: Floor, seed: str, kept: str) -> EnvelopesSealed:
    """One envelope a player who is in, one less where the winner draws none; of the whole bounty pool. ``kept`` is what
    the journal holds of the seed.

    Refused where there is no mystery bounty; Unanswerable where the envelopes can not be made.
    """
    settings, money = bounty_settings(floor), floor.now.money
    if settings is None or money is None or settings.kind != "mystery":
        raise Refused("no-mystery")
    count = floor.now.counts.alive - (floor.house.choices.mystery_winner == "none")
    ruling = envelopes(floor.house, money.parts.bounty, count, settings.top, settings.unit)
    made = tuple((amount, number) for amount, number in ruling.answer)
    seal = sha256(seed.encode()).hexdigest()
    return EnvelopesSealed(made, kept, seal, tuple(map(str, ruling.cites)))


def contents(floor: Floor, sealed: SealedEnvelopes) -> tuple[int, ...]:
    """What each envelope holds, the first first."""
    seed = floor.seed(sealed.seed, sealed.seq)
    return floor.kept.once(
        "envelopes",
        (sealed, floor.house),
        lambda: tuple(envelope_draw(floor.house, sealed.envelopes, seed, sealed.count).answer.draws),
    )


def drawing(floor: Floor, number: EntryNo, envelope: int | None) -> EnvelopeDrawn:
    """The envelope that a player draws for the first of his knock-outs that waits for one: the one that he took, else
    the first that is left. Refused where none waits for him.
    """
    sealed, board = floor.now.winnings.bounties.sealed, bounties(floor)
    if sealed is None or board is None:
        raise Refused("not-sealed")
    victim = next((one.victim for one in board.open if number in one.winners), None)
    if victim is None:
        raise Refused("no-envelope-due", entry=number)
    if envelope is None:
        gone = {one.number for one in floor.now.winnings.bounties.opened}
        envelope = next((at for at in range(1, sealed.count + 1) if at not in gone), 0)
    held = contents(floor, sealed)
    amount = held[envelope - 1] if 1 <= envelope <= len(held) else 0
    return EnvelopeDrawn(number, victim, envelope, amount)


def odds(floor: Floor) -> tuple[tuple[int, int], ...]:
    """The envelopes that are left: each amount, the largest first, and how many hold it."""
    sealed = floor.now.winnings.bounties.sealed
    if sealed is None:
        return ()
    left: dict[int, int] = {}
    for amount, count in sealed.envelopes:
        left[amount] = left.get(amount, 0) + count
    for one in floor.now.winnings.bounties.opened:
        left[one.amount] = left.get(one.amount, 0) - 1
    return tuple((amount, count) for amount, count in sorted(left.items(), reverse=True) if count > 0)
