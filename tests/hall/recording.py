"""A station that records as long as it may live, as a process of its own: says each row once it counts as recorded."""

import sys
from pathlib import Path

from floorman.core.refused import Refused
from floorman.store.file import Asked
from floorman.store.journal import Behind
from floorman.store.link import Address
from floorman.store.mirror import mirror_at
from floorman.store.server import ServerJournal


def main(port: str, role: str, password: str, certificate: str, name: str, mirror: str, times: str) -> int:
    """Records so many times, trying again until it is done; whatever was said is recorded."""
    address = Address("127.0.0.1", int(port), role, password, Path(certificate))
    journal = mirror_at(mirror, ServerJournal(address, name))
    for number in range(int(times)):
        call = journal.next_call()
        while True:
            try:
                row = journal.append(Asked("note-made", 1, {"n": number}, "x", call=call, expected=journal.head))
            except Behind:
                continue
            except Refused:
                if journal.server.silent_since is None:
                    raise
                continue
            sys.stdout.write(f"{row.seq} {call}\n")
            sys.stdout.flush()
            break
    journal.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
