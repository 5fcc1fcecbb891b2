"""The hall's own certificate: made with it, shown by its server, known to its stations by its fingerprint."""

import socket
import ssl
import struct
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from ipaddress import ip_address
from pathlib import Path

from floorman.core.refused import Refused

NAME = "floorman.hall"
"""Stands in every hall's certificate: its machine may have another address each evening."""
_YEARS = 10
_TLS_PLEASE = struct.pack("!II", 8, 80877103)
"""What PostgreSQL is asked before TLS begins."""


def make(certificate: Path, key: Path, names: list[str]) -> str:
    """Writes a certificate for ``names`` (host names and addresses) and its key; returns its fingerprint."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import NameOID

    private = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, names[0][:64])])
    now = datetime.now(UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(private.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=366 * _YEARS))
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(x509.SubjectAlternativeName([_general(one) for one in names]), critical=False)
        .sign(private, hashes.SHA256())
    )
    key.touch(0o600)
    key.write_bytes(
        private.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )
    certificate.write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    return fingerprint(certificate.read_text("ascii"))


def _general(name: str):  # type: ignore[no-untyped-def]
    from cryptography import x509

    try:
        return x509.IPAddress(ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def fingerprint(pem: str) -> str:
    """The first 16 digits of the certificate's SHA-256, in groups of four, as a sheet tells them and a person types."""
    digits = sha256(ssl.PEM_cert_to_DER_cert(pem)).hexdigest()[:16]
    return "-".join(digits[at : at + 4] for at in range(0, 16, 4))


def shown_by(host: str, port: int, expected: str = "") -> str:
    """The certificate (PEM) that the server shows. Refused if it does not answer, or shows another than expected.

    Without ``expected`` it is proved by what follows: digits that both sides know.
    """
    unchecked = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    unchecked.check_hostname, unchecked.verify_mode = False, ssl.CERT_NONE  # it is compared with the sheet below
    try:
        with socket.create_connection((host, port), timeout=5) as plain:
            plain.sendall(_TLS_PLEASE)
            if plain.recv(1) != b"S":
                raise Refused("hall.no-tls", hall=host)
            with unchecked.wrap_socket(plain, server_hostname=host) as secured:
                found = secured.getpeercert(binary_form=True)
    except OSError as error:
        raise Refused("hall.silent", hall=host) from error
    pem = ssl.DER_cert_to_PEM_cert(found or b"")
    if expected and fingerprint(pem) != expected.strip().casefold():
        raise Refused("hall.not-the-hall", hall=host)
    return pem


def own_names() -> list[str]:
    """The addresses and names under which this machine can be reached, the likeliest first."""
    names = []
    for family, probe in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with socket.socket(family, socket.SOCK_DGRAM) as asked, suppress(OSError):
            asked.connect((probe, 9))  # sends nothing; the system says from which address it would
            names.append(asked.getsockname()[0])
    return list(dict.fromkeys([*names, socket.gethostname(), NAME, "localhost", "127.0.0.1"]))
