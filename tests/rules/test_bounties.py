"""Bounties: pokerstars 9, pokerstars-bg 27 and 28."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.bounties import Award, Kind, bounty, bounty_after_rebuy, bounty_winner
from floorman.rules.citation import Unanswerable
from floorman.rules.pots import ShownHand
from tests.rules.rooms import POKERSTARS, TDA, cited, club


def hand(ranking: str, folded: str = "", **put_in: int) -> ShownHand:
    """``"B D AC"``: B best, then D, then A and C tied."""
    return ShownHand(put_in, [list(tied) for tied in ranking.split()], frozenset(folded))


def heads(players: str, worth: int = 2500) -> dict[str, int]:
    return dict.fromkeys(players, worth)


@pytest.mark.rule("pokerstars 9.1")
def test_the_winner_of_the_pot_with_the_victim_s_last_chips() -> None:
    ruling = bounty(POKERSTARS, "knockout", hand("B D AC", A=100, B=200, C=400, D=1000), heads("ABCD"), "ABCD")
    assert ruling.answer.busted == ("A", "C")
    assert ruling.answer.awards == (Award("A", {"B": 2500}), Award("C", {"D": 2500}))
    assert (ruling.code, cited(ruling)) == ("bounty.cash", ["pokerstars 9.1"])


@pytest.mark.rule("pokerstars 9.1")
@pytest.mark.parametrize(
    ("shown", "awards"),
    [
        (hand("A C B", A=5920, B=9910, C=29083), (Award("B", {"C": 2500}),)),
        (hand("C A B", A=300, B=700, C=900), (Award("A", {"C": 2500}), Award("B", {"C": 2500}))),
        (hand("A B", A=300, B=700), ()),  # the larger stack has his side pot back
        (hand("A", folded="BC", A=300, B=700, C=100), ()),
        (hand("B A", folded="C", A=300, B=300, C=900), (Award("A", {"B": 2500}),)),
        (hand("A BC", A=100, B=400, C=400), ()),  # both have their halves of the side pot
        (hand("D A BC", A=100, B=400, C=400, D=250), (Award("A", {"D": 2500}),)),
        (hand("D B AC", A=100, B=400, C=400, D=250), (Award("A", {"D": 2500}), Award("C", {"B": 2500}))),
    ],
)
def test_pots(shown: ShownHand, awards: tuple[Award, ...]) -> None:
    answer = bounty(POKERSTARS, "knockout", shown, heads("ABCD"), "ABCD").answer
    assert answer.awards == awards
    assert answer.busted == tuple(award.victim for award in awards)


@pytest.mark.rule("pokerstars 9.2")
def test_in_hi_lo_the_high_hand() -> None:
    ruling = bounty(POKERSTARS, "knockout", hand("B C A", A=500, B=800, C=900), heads("ABC"), "ABC", hi_lo=True)
    assert ruling.answer.awards == (Award("A", {"B": 2500}),)
    assert cited(ruling) == ["pokerstars 9.1", "pokerstars 9.2"]


@pytest.mark.rule("pokerstars 9.3")
def test_a_tie_splits_with_the_odd_cents_from_the_earliest_position() -> None:
    shown = hand("BCD A", A=500, B=800, C=800, D=800)
    ruling = bounty(POKERSTARS, "knockout", shown, heads("ABCD", 5000), "DBA")
    assert ruling.answer.awards == (Award("A", {"D": 1667, "B": 1667, "C": 1666}),)
    assert (ruling.code, cited(ruling)) == ("bounty.cash-split", ["pokerstars 9.1", "pokerstars 9.3"])


@pytest.mark.rule("house")
@pytest.mark.parametrize(("chips", "taker"), [({"B": 800, "C": 900}, "C"), ({"B": 800, "C": 800}, "B")])
def test_some_houses_give_it_to_the_bigger_stack(chips: dict[str, int], taker: str) -> None:
    ruling = bounty(club(bounty_split="bigger-stack"), "knockout", hand("BC A", A=500, **chips), heads("ABC"), "BCA")
    assert ruling.answer.awards == (Award("A", {taker: 2500}),)
    assert (ruling.code, cited(ruling)) == ("bounty.bigger-stack", ["pokerstars 9.1", "house 4"])


@pytest.mark.rule("pokerstars 9")
@pytest.mark.parametrize(
    ("worth", "cash", "added"),
    [
        (2500, {"B": 1250}, {"B": 1250}),
        (2501, {"B": 1251}, {"B": 1250}),
        (1, {"B": 1}, {}),
    ],
)
def test_progressive_half_in_cash_half_on_the_head(worth: int, cash: dict, added: dict) -> None:
    ruling = bounty(POKERSTARS, "progressive", hand("B A", A=500, B=800), {"A": worth, "B": 5000}, "AB")
    assert ruling.answer.awards == (Award("A", cash, added),)
    assert cited(ruling) == ["pokerstars 9.1", "pokerstars 9"]


@pytest.mark.rule("pokerstars 9.3")
def test_progressive_is_halved_first_and_then_split() -> None:
    ruling = bounty(POKERSTARS, "progressive", hand("BC A", A=500, B=800, C=800), {"A": 2502}, "CBA")
    assert ruling.answer.awards == (Award("A", {"C": 626, "B": 625}, {"C": 626, "B": 625}),)
    assert ruling.code == "bounty.progressive-split"
    odd = bounty(POKERSTARS, "progressive", hand("BC A", A=500, B=800, C=800), {"A": 2505}, "CBA")
    assert odd.answer.awards == (Award("A", {"C": 627, "B": 626}, {"C": 626, "B": 626}),)


@pytest.mark.rule("pokerstars 9")
@pytest.mark.parametrize("kind", ["knockout", "team", "fixed"])
def test_only_who_carries_a_bounty_earns_one(kind: Kind) -> None:
    ruling = bounty(POKERSTARS, kind, hand("C A B", A=500, B=500, C=800), {"B": 100000, "C": 5}, "ABC")
    assert ruling.answer.busted == ("A", "B")
    assert ruling.answer.awards == (Award("B", {"C": 100000}),)
    none = bounty(POKERSTARS, kind, hand("B A", A=500, B=800), {"B": 50000, "A": 0}, "AB")
    assert (none.answer.busted, none.answer.awards, none.code) == (("A",), (), "bounty.none")
    assert cited(none) == ["pokerstars 9.1", "pokerstars 9"]
    says = {"team": "team", "fixed": "fixed"}.get(kind, "won")
    assert none.cites[-1].phrase == says, "28 is about a named player who does not enter"


@pytest.mark.rule("house")
@pytest.mark.parametrize(("choice", "paid"), [("draws", 2500), ("none", 0)])
def test_the_winner_s_own_envelope_is_the_house_s_choice(choice: str, paid: int) -> None:
    ruling = bounty_winner(club(mystery_winner=choice), "mystery", 2500)
    assert (ruling.answer, ruling.code, cited(ruling)) == (paid, f"bounty-winner.mystery-{choice}", ["house 4"])


@pytest.mark.rule("house")
def test_where_the_odd_unit_of_a_half_goes_is_the_house_s_choice() -> None:
    shown, house = hand("BC A", A=500, B=800, C=800), club(bounty_odd="head")
    ruling = bounty(house, "progressive", shown, {"A": 17600}, "CBA", unit=2500)
    assert ruling.answer.awards == (Award("A", {"C": 5100, "B": 2500}, {"C": 5000, "B": 5000}),)
    assert cited(ruling)[-1] == "house 4"
    asked = bounty(house, "progressive", shown, {"A": 17600}, "CBA", unit=2500, odd="cash")
    assert asked.answer.awards == (Award("A", {"C": 5100, "B": 5000}, {"C": 5000, "B": 2500}),)


@pytest.mark.rule("pokerstars 9.2")
def test_the_low_half_keeps_a_player_in_and_wins_no_bounty() -> None:
    shown = ShownHand({"A": 500, "B": 900, "C": 900}, ["B", "C", "A"], frozenset(), ["A"])
    ruling = bounty(POKERSTARS, "knockout", shown, heads("ABC"), "ABC")
    assert (ruling.answer.busted, ruling.answer.awards) == (("C",), (Award("C", {"B": 2500}),))
    assert cited(ruling) == ["pokerstars 9.1", "pokerstars 9.2"]
    for low in (["X"], ["A", "A"]):
        with pytest.raises(Unanswerable) as fault:
            bounty(POKERSTARS, "knockout", ShownHand(shown.put_in, shown.ranking, frozenset(), low), {}, "")
        assert (fault.value.code, fault.value.field) == ("impossible", "low")


@pytest.mark.rule("pokerstars-bg 27")
@pytest.mark.parametrize(("kind", "paid"), [("knockout", 2500), ("progressive", 2500), ("team", 0), ("fixed", 0)])
def test_the_winner_s_own_bounty(kind: Kind, paid: int) -> None:
    ruling = bounty_winner(TDA, kind, 2500)
    assert (ruling.answer, cited(ruling)) == (paid, ["pokerstars-bg 27"])


@pytest.mark.rule("house")
@pytest.mark.parametrize("choice", ["lost", "forfeits-collected"])
def test_after_a_rebuy_the_house_decides(choice: str) -> None:
    house = club(bounty_after_rebuy=choice)
    assert (bounty_after_rebuy(house).answer, cited(bounty_after_rebuy(house))) == (choice, ["house 4"])
    none = bounty(house, "knockout", hand("B A", A=500, B=800), {}, "AB")
    assert none.code == f"bounty.none-{choice}"
    assert "house 4" in cited(none)
    assert cited(bounty_after_rebuy(TDA)) == ["house tda-2024"]


@pytest.mark.rule("pokerstars 9.1")
@pytest.mark.parametrize(
    ("shown", "code"),
    [
        (hand("A", A=500), "too-few-players"),
        (hand("A", A=500, B=800), "impossible"),
        (hand("A B", folded="B", A=500, B=800), "impossible"),
        (hand("A B A", A=500, B=800), "impossible"),
        (hand("A B C", A=500, B=800), "impossible"),
        (hand("A B", A=500, B=0), "impossible"),
        (hand("", folded="AB", A=500, B=800), "impossible"),
    ],
)
def test_hands_that_cannot_be(shown: ShownHand, code: str) -> None:
    with pytest.raises(Unanswerable) as fault:
        bounty(POKERSTARS, "knockout", shown, {}, "AB")
    assert fault.value.code == code


@st.composite
def played_hands(draw: st.DrawFn) -> ShownHand:
    players = "ABCDEF"[: draw(st.integers(2, 6))]
    put_in = {player: draw(st.integers(1, 6)) * 100 for player in players}
    folded = draw(st.sets(st.sampled_from(players), max_size=len(players) - 1))
    strength = {player: draw(st.integers(1, 4)) for player in players if player not in folded}
    ranking = [[one for one in strength if strength[one] == value] for value in sorted(set(strength.values()))]
    return ShownHand(put_in, ranking, frozenset(folded))


@pytest.mark.rule("pokerstars 9.1")
@pytest.mark.rule("pokerstars 9.3")
@given(played_hands(), st.sampled_from(["knockout", "progressive"]), st.integers(1, 10_000))
def test_every_cent_is_paid_to_somebody_who_covers_the_victim_and_stays_in(
    shown: ShownHand, kind: Kind, worth: int
) -> None:
    answer = bounty(POKERSTARS, kind, shown, heads("ABCDEF", worth), "FEDCBA").answer
    best = set(shown.ranking[0])
    assert not best & set(answer.busted)
    assert len(answer.busted) < len(shown.put_in)
    for award in answer.awards:
        assert sum(award.cash.values()) + sum(award.added.values()) == worth
        for taker in award.cash:
            assert taker not in answer.busted
            assert taker not in shown.folded
            assert shown.put_in[taker] >= shown.put_in[award.victim]
