"""The addresses at which others reach this machine, and a QR code for the terminal."""

from __future__ import annotations

import socket
import sys
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address

__all__ = ["addresses", "show_qr"]

# Reserved for documentation (RFC 5737): nothing is sent, the system only says which of its own
# addresses it would use.
ANYWHERE = ("192.0.2.1", 9)


def addresses(host: str, port: int, names: tuple[str, ...] = ()) -> list[str]:
    """Addresses of a server that listens on ``host``, the most likely first."""
    if ip := _as_ip(host):
        if ip.is_loopback:
            return []
        found = _own() if ip.is_unspecified else [host]
    else:
        found = [] if host == "localhost" else [host]
    places = [*names, *found]
    return [f"http://{_bracketed(place)}:{port}" for place in dict.fromkeys(places)]


def _own() -> list[str]:
    """This machine's IPv4 addresses on its networks."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ANYWHERE)
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(entry[4][0]) for entry in known]
    return [ip for ip in dict.fromkeys(found) if not ip_address(ip).is_loopback]


def _as_ip(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def _bracketed(place: str) -> str:
    return f"[{place}]" if ":" in place else place


def show_qr(address: str) -> None:
    """Prints the address as a QR code, if standard output is a terminal."""
    import segno

    if sys.stdout.isatty():
        segno.make(address, error="m").terminal(compact=True)
