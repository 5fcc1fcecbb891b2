"""The two secret words in the pages' addresses."""

import secrets

from msgspec import Struct

BITS = 40


class WebTokens(Struct, frozen=True):
    """What stands in the addresses of screens and of players."""

    screens: str
    players: str


def fresh_tokens() -> WebTokens:
    """Two tokens of 40 bits that nobody can have chosen."""
    return WebTokens(secrets.token_hex(BITS // 8), secrets.token_hex(BITS // 8))


def same(given: str, token: str) -> bool:
    """Whether the token was given; how long that takes tells nothing."""
    return secrets.compare_digest(given.encode(), token.encode())
