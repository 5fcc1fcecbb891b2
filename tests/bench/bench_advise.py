"""How long 100,000 ``next_hand`` lines take, as a multiple of only reading and writing the same lines as JSON."""

import io
import json
import random
import sys
import time

from floorman.cli.advise.run import answer_all

LINES = 100_000


def lines() -> list[bytes]:
    """Random tables of 9 with positions and, on every fifth, a newcomer."""
    chance = random.Random(9)
    asked = []
    for number in range(LINES):
        seats = sorted(chance.sample(range(1, 10), chance.randint(4, 9)))
        button, small, big = sorted(chance.sample(range(1, 10), 3))
        question = {
            "id": number,
            "ask": "next_hand",
            "table": {
                "table": 1 + number % 500,
                "max_seats": 9,
                "seats": seats,
                "last": {"button": button, "small_blind": small, "big_blind": big},
            },
        }
        if number % 5 == 0:
            question["newcomers"] = [seats[0]]
        asked.append(json.dumps(question).encode())
    return asked


def main() -> None:
    """Print both times and their ratio, best of three."""
    asked = lines()
    batch = b"\n".join(asked) + b"\n"
    plain, answered = [], []
    for _ in range(3):
        start = time.process_time()
        for line in asked:
            json.dumps(json.loads(line))
        plain.append(time.process_time() - start)
        start = time.process_time()
        answer_all(io.BytesIO(batch), io.BytesIO(), sys.stderr, "en")
        answered.append(time.process_time() - start)
    for name, seconds in zip(("json alone", "answered"), (min(plain), min(answered)), strict=True):
        print(f"{name}: {seconds:.2f} s, {seconds / LINES * 1e6:.1f} us a line")
    print(f"ratio: {min(answered) / min(plain):.2f}")


if __name__ == "__main__":
    main()
