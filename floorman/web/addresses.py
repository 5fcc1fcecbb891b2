"""The addresses of this machine, without asking anybody in the network."""

import ipaddress
import socket
from contextlib import suppress

_ELSEWHERE = ("192.0.2.1", "10.255.255.255", "192.168.255.255")
"""Nothing is sent there: the system only says by which of its addresses it would go."""


def addresses() -> tuple[str, ...]:
    """Addresses at which others in the room may reach this machine, the likeliest first; the machine's own last."""
    found: dict[str, None] = {}
    for where in _ELSEWHERE:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
            sock.connect((where, 9))
            found[str(sock.getsockname()[0])] = None
    with suppress(OSError):
        for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found[str(each[4][0])] = None
    ours = [one for one in found if not ipaddress.ip_address(one).is_loopback]
    return (*ours, "127.0.0.1")


def is_address(text: str) -> bool:
    """Whether this can be an address at which to listen; never all of them at once."""
    try:
        return not ipaddress.ip_address(text).is_unspecified
    except ValueError:
        return False
