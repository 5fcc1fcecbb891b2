"""The comparer itself: it must be able to say no."""

from typing import Any

import pytest

from tests.cli.comparing import fits


@pytest.mark.parametrize(
    ("want", "got", "expected"),
    [
        ({"a": 1}, {"a": 1, "b": 2}, True),
        ({"a": 1}, {"a": True}, False),
        ({"a": 1}, {}, False),
        ([1, 2], [1, 2, 3], False),
        ({"~": [10, 1]}, 10.5, True),
        ({"~": [10, 1]}, 12, False),
        ({"*": [1, 2]}, [2, 1], True),
        ({"*": [1, 2]}, [2, 2], False),
        ({"*": [1, 2, 3, 4, 5, 6]}, [6, 5, 4, 3, 2, 1], True),
        ({"*": [1, 2, 3, 4, 5, 6]}, [6, 5, 4, 3, 2, 2], False),
        ({"*": [1]}, None, False),
        ({"+": ["n", 3]}, [{"n": 1}, {"n": 2}], True),
        ({"+": [None, 3]}, {"a": 1, "b": 1}, False),
        ({"|": [1, 2]}, 3, False),
        ({"&": [{"!": 1}, {"!": 2}]}, 3, True),
        ({"!": None}, None, False),
    ],
)
def test_fits(want: Any, got: Any, expected: bool) -> None:
    assert fits(want, got) is expected
