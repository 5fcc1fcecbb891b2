"""Bounties over a whole tournament, and envelopes."""

from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.bounties import Kind
from floorman.rules.bounty_chain import Knockout, bounty_chain
from floorman.rules.citation import Unanswerable
from floorman.rules.envelopes import envelope_draw, envelopes
from floorman.rules.lots import Lots
from tests.rules.rooms import TDA, cited, club

KINDS: list[Kind] = ["knockout", "progressive", "team", "fixed", "mystery"]


@st.composite
def chains(draw: st.DrawFn) -> tuple[dict[str, int], list[Knockout], str]:
    alive = list("ABCDEFGH"[: draw(st.integers(2, 8))])
    bounties = {player: draw(st.integers(0, 20_000)) for player in alive}
    out = []
    while len(alive) > 1:
        victim = draw(st.sampled_from(alive))
        alive.remove(victim)
        out.append(Knockout(victim, draw(st.lists(st.sampled_from(alive), unique=True, max_size=3))))
    return bounties, out, alive[0]


@given(chains(), st.sampled_from(KINDS), st.sampled_from([1, 25, 100]), st.sampled_from(["cash", "head"]))
def test_every_unit_is_paid_or_not_awarded(
    chain: tuple[dict[str, int], list[Knockout], str], kind: Kind, unit: int, odd: Any
) -> None:
    bounties, out, winner = chain
    answer = bounty_chain(TDA, kind, bounties, out, winner, unit, odd).answer
    assert sum(answer.cash.values()) + answer.unawarded == sum(bounties.values())
    assert min(answer.cash.values()) >= 0
    if kind in ("knockout", "progressive") and all(each.winners for each in out):
        assert answer.unawarded == 0


@given(chains(), st.sampled_from(KINDS))
def test_nobody_is_left_over_where_the_winner_takes_what_is_unclaimed(
    chain: tuple[dict[str, int], list[Knockout], str], kind: Kind
) -> None:
    bounties, out, winner = chain
    answer = bounty_chain(club(bounty_unclaimed="winner"), kind, bounties, out, winner).answer
    own = bounties[winner] if kind in ("team", "fixed") else 0
    assert answer.unawarded == own


@pytest.mark.rule("pokerstars 9")
@pytest.mark.rule("pokerstars-bg 27")
def test_a_progressive_chain_in_chips_of_25() -> None:
    out = [Knockout("A", "CB"), Knockout("B", "C"), Knockout("D", "C")]
    ruling = bounty_chain(TDA, "progressive", dict.fromkeys("ABCD", 10000), out, "C", 2500)
    assert ruling.answer.cash == {"A": 0, "B": 2500, "C": 37500, "D": 0}
    assert (ruling.code, cited(ruling)) == (
        "bounty-chain.paid",
        ["pokerstars 9", "pokerstars-bg 27", "house tda-2024"],
    )


def test_before_the_end_what_is_on_heads_is_neither_paid_nor_lost() -> None:
    answer = bounty_chain(TDA, "progressive", dict.fromkeys("ABC", 100), [Knockout("A", "B")]).answer
    assert (answer.cash, answer.unawarded) == ({"A": 0, "B": 50, "C": 0}, 0)


@pytest.mark.rule("house")
@pytest.mark.parametrize(("choice", "cash", "unawarded"), [("pool", 600, 300), ("house", 600, 300), ("winner", 900, 0)])
def test_a_bounty_that_nobody_won(choice: str, cash: int, unawarded: int) -> None:
    house = club(bounty_unclaimed=choice)
    ruling = bounty_chain(house, "knockout", {"A": 300, "B": 600}, [Knockout("A", ())], "B")
    assert (ruling.answer.cash["B"], ruling.answer.unawarded) == (cash, unawarded)
    assert ruling.code == f"bounty-chain.{'unawarded' if unawarded else 'paid'}"
    assert str(house.cite("bounty_unclaimed")) in cited(ruling)


@pytest.mark.rule("house")
def test_the_odd_unit_and_the_winner_s_envelope_are_the_house_s() -> None:
    house = club(bounty_odd="head", mystery_winner="none")
    out = [Knockout("A", "B")]
    assert bounty_chain(house, "progressive", {"A": 101}, out).answer.cash["B"] == 50
    assert bounty_chain(house, "mystery", {"A": 10, "B": 20}, out, "B").answer.unawarded == 20
    assert bounty_chain(TDA, "mystery", {"A": 10, "B": 20}, out, "B").answer.cash["B"] == 30


@pytest.mark.parametrize(
    ("out", "winner", "says"),
    [
        ([Knockout("A", "B"), Knockout("A", "B")], None, "bounty-chain.not-out"),
        ([Knockout("A", "B")], "A", "bounty-chain.not-out"),
        ([Knockout("A", "A")], None, "bounty-chain.gone"),
        ([Knockout("A", "B"), Knockout("B", "A")], None, "bounty-chain.gone"),
    ],
)
def test_chains_that_contradict_themselves(out: list[Knockout], winner: str | None, says: str) -> None:
    with pytest.raises(Unanswerable) as fault:
        bounty_chain(TDA, "knockout", {}, out, winner)
    assert (fault.value.code, fault.value.says) == ("impossible", says)


@given(st.integers(1, 500), st.integers(1, 50), st.integers(1, 100), st.integers(0, 10**4))
def test_envelopes_add_up_and_the_equal_ones_are_a_unit_apart(count: int, each: int, unit: int, more: int) -> None:
    top = [(100_000, 2)]
    pool = 200_000 + (count * each + more) * unit
    made = envelopes(TDA, pool, count + 2, top, unit).answer
    assert sum(amount * number for amount, number in made) == pool
    assert sum(number for _, number in made) == count + 2
    assert made[0] == (100_000, 2)
    rest = [amount for amount, _ in made[1:]]
    assert max(rest) - min(rest) <= unit
    assert min(rest) > 0


@pytest.mark.parametrize(
    ("pool", "count", "unit", "says"),
    [
        (999, 3, 1, "envelopes.top"),
        (1000, 1, 1, "envelopes.top"),
        (1001, 2, 1, "envelopes.top"),
        (1050, 3, 100, "envelopes.unit"),
        (1100, 4, 100, "envelopes.empty"),
        (1000, 3, 1, "envelopes.empty"),
    ],
)
def test_envelopes_that_cannot_be(pool: int, count: int, unit: int, says: str) -> None:
    with pytest.raises(Unanswerable) as fault:
        envelopes(TDA, pool, count, [(500, 2)], unit)
    assert (fault.value.code, fault.value.says) == ("impossible", says)


def test_tops_alone_and_an_even_rest() -> None:
    assert envelopes(TDA, 1000, 2, [(500, 2)]).answer == [(500, 2)]
    ruling = envelopes(TDA, 1500, 7, [(500, 2)])
    assert (ruling.answer, ruling.code, cited(ruling)) == ([(500, 2), (100, 5)], "envelopes.made", ["house tda-2024"])


@given(st.text(max_size=8), st.integers(0, 12))
def test_the_draw_is_the_list_as_written_shuffled_by_the_published_lots(seed: str, draws: int) -> None:
    listed = [(100, 3), (500, 1), (100, 8)]
    ruling = envelope_draw(TDA, listed, seed, draws)
    whole = [100] * 3 + [500] + [100] * 8
    assert ruling.answer.draws == Lots(seed).shuffled(whole)[:draws]
    assert ruling.answer.sealed == sha256(seed.encode()).hexdigest()


def test_no_more_is_drawn_than_there_is() -> None:
    with pytest.raises(Unanswerable) as fault:
        envelope_draw(TDA, [(100, 3)], "s", 4)
    assert (fault.value.code, fault.value.field) == ("impossible", "draws")
