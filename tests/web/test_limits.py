"""How often an address may try."""

from floorman.web.limits import Tries


def test_tries_are_counted_by_address_and_forgotten_in_time() -> None:
    tries = Tries(2, 60.0)
    assert tries.count("a", 0.0)
    assert tries.count("a", 1.0)
    assert not tries.count("a", 2.0)
    assert tries.over("a", 2.0)
    assert not tries.over("b", 2.0)
    assert not tries.over("a", 60.0)
    assert tries.count("a", 60.0)


def test_a_flood_of_addresses_is_not_kept() -> None:
    tries = Tries(2, 60.0)
    for nth in range(10_000):
        tries.count(str(nth), float(nth))
    assert len(tries._tries) < 5000
