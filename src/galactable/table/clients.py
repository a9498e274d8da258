"""Who a client is: an IPv4 address or an IPv6 /64, as a trusted proxy gives it.

Limits and quotas are counted by client. A direct connection is known by its own address. Behind a
proxy everybody shares one address, so a proxy that the operator trusts says whom it speaks for
(``X-Forwarded-For``); from anybody else the header is ignored.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

__all__ = ["LOCAL", "Clients", "networks"]

LOCAL = "local"
"""A connection without an address, as over a Unix socket."""

Address = IPv4Address | IPv6Address


def networks(names: Iterable[str]) -> list[Any]:
    """Addresses and networks as written in settings; a bad one gets one clear line."""
    found = []
    for name in names:
        try:
            found.append(ip_network(name, strict=False))
        except ValueError:
            raise ValueError(
                f"{name!r} is no address or network; write 10.0.0.7 or 10.0.0.0/8"
            ) from None
    return found


class Clients:
    """Tells clients apart; ``trusted`` are the proxies whose word counts."""

    def __init__(self, trusted: Sequence[str] = ()) -> None:
        self._trusted = networks(trusted)

    def trusts(self, peer: str | None) -> bool:
        """Whether this peer is a proxy whose ``X-Forwarded-For`` counts."""
        address = _address(peer)
        return address is not None and self._is_proxy(address)

    def hidden_by(self, scope: Any) -> str | None:
        """The proxy that passes this request on for somebody, if it is not a trusted one."""
        passed_on = any(name == b"x-forwarded-for" for name, _ in scope["headers"])
        peer = (scope.get("client") or (LOCAL,))[0]
        return peer if passed_on and not self.trusts(peer) else None

    def of(self, scope: Any) -> str:
        """The client of a request or WebSocket."""
        peer = scope.get("client")
        address = _address(peer[0]) if peer else None
        if address is None:
            return LOCAL
        if self._is_proxy(address):
            address = self._spoken_for(scope, address)
        return name_of(address)

    def _spoken_for(self, scope: Any, peer: Address) -> Address:
        """The last address that is not a trusted proxy; anybody can write those before it."""
        lists = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        hops = b",".join(lists).decode("latin-1").split(",")
        for hop in reversed(hops):
            address = _address(hop.strip())
            if address is None:
                break
            peer = address
            if not self._is_proxy(address):
                break
        return peer

    def _is_proxy(self, address: Address) -> bool:
        return any(address in network for network in self._trusted)


def name_of(address: Address) -> str:
    """The client that an address belongs to: IPv6 providers hand out networks, not addresses."""
    if isinstance(address, IPv6Address):
        return str(IPv6Network((int(address) >> 64 << 64, 64)))
    return str(address)


def _address(text: str | None) -> Address | None:
    """An address, with or without a port; an IPv4 address may be mapped into IPv6."""
    if not text:
        return None
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found
