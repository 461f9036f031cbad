"""Which proxies are believed, and who is behind them."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

_ALL: Final = "*"


class Proxies:
    """Proxies by address or network, separated by commas; `*` is any that connects."""

    def __init__(self, names: str = "") -> None:
        listed = [name.strip() for name in names.split(",") if name.strip()]
        self._all = listed == [_ALL]
        self._networks = () if self._all else tuple(ip_network(name, False) for name in listed)

    def believe(self, peer: str) -> bool:
        """Whether one that has connected may say for whom it asks."""
        return self._all or self._know(read_address(peer))

    def client(self, peer: str, hops: Iterable[str]) -> str:
        """The nearest address on the way here that is no proxy of ours; the last hop is nearest.

        What stands beyond it is anyone's word. So is what stands beyond something that is no
        address.
        """
        nearest = peer
        for hop in reversed([*hops]):
            address = read_address(_without_port(hop.strip()))
            if address is None:
                break
            nearest = str(address)
            if not self._know(address):
                break
        return nearest

    def _know(self, address: IPv4Address | IPv6Address | None) -> bool:
        return address is not None and any(address in network for network in self._networks)


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """An IP address, if it is one; an IPv4 address that IPv6 writes its own way is itself."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def _without_port(hop: str) -> str:
    """1.2.3.4:80 and [::1]:80 are written, too."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
