"""The addresses of this machine, and which of them other devices in the house can use."""

import re
import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final, Literal, TypeAlias

import ifaddr
from msgspec import Struct

_Address: TypeAlias = IPv4Address | IPv6Address
_Link: TypeAlias = Literal["plain", "tunnel", "virtual"]
"""What an interface leads to: a network of the house, a network far away, or programs on this machine."""

MOST: Final = 6
"""Addresses that are worth a choice."""

_VIRTUAL: Final = re.compile(
    r"docker|podman|veth|virbr|vmnet|vboxnet|virtualbox|vmware|hyper-v|vethernet|wsl|br-|bridge\d|lxc|lxd|incus|cni|"
    r"flannel|cali|kube|dummy|ifb",
    re.IGNORECASE,
)
"""Names of interfaces between this machine and containers or virtual machines on it."""

_TUNNEL: Final = re.compile(r"tun|tap|wg|wireguard|ppp|ipsec|tailscale|zt|zerotier|vpn|nordlynx", re.IGNORECASE)
"""Names of interfaces to virtual private networks: only who is in them comes by these."""

_SHARED: Final = IPv4Network("100.64.0.0/10")
"""What providers and Tailscale give out: no network of a house."""

_UNIQUE_LOCAL: Final = IPv6Network("fc00::/7")


class Interface(Struct, frozen=True):
    """A network interface: its names, with a blank between, and its addresses."""

    name: str
    addresses: tuple[str, ...]


def house_addresses() -> list[str]:
    """The addresses by which others in the house reach this machine, the best first."""
    return rank_addresses(read_interfaces(), outgoing_address())


def read_interfaces() -> list[Interface]:
    """The interfaces that this machine has now."""
    return [
        Interface(
            f"{adapter.name} {adapter.nice_name}",
            tuple(str(found.ip) if found.is_IPv4 else str(found.ip[0]) for found in adapter.ips),
        )
        for adapter in ifaddr.get_adapters()
    ]


def outgoing_address() -> str | None:
    """The address that packets to the world would carry, if there is one; none is sent."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
    except OSError:
        return None


def rank_addresses(interfaces: Iterable[Interface], outgoing: str | None = None) -> list[str]:
    """Which addresses others in the house can use, the best first and at most `MOST`.

    Private IPv4 comes first, and of those the one that `outgoing` packets carry; then IPv6, one address an interface,
    local before global; then public IPv4 and tunnels. Bridges to containers and self-assigned addresses count only
    where there is nothing else. IPv6 addresses that need a zone are left out: no link can hold them.
    """
    found: list[tuple[int, bool, int, str]] = []
    for interface in interfaces:
        link, addresses = _link_of(interface.name), _parse(interface.addresses)
        of_four = [address for address in addresses if address.version == 4]
        of_six = [address for address in addresses if address.version == 6 and not address.is_link_local]
        of_six.sort(key=lambda address: address not in _UNIQUE_LOCAL)
        usable: list[_Address] = [*of_four, *of_six[:1]]
        for address in usable:
            found.append((_rank(address, link), str(address) != outgoing, len(found), str(address)))
    found.sort()
    best = [row for row in found if row[0] < _LAST_RESORT] or found
    return list(dict.fromkeys(text for *_, text in best))[:MOST]


_LAST_RESORT: Final = 5
"""From this rank on an address is used only where there is no better one."""


def _rank(address: _Address, link: _Link) -> int:
    """Small for addresses that more devices of the house can use."""
    if address.is_link_local:
        return 6
    match link:
        case "virtual":
            return 5
        case "tunnel":
            return 4
    if address.version == 6:
        return 1 if address in _UNIQUE_LOCAL else 2
    if address in _SHARED:
        return 4
    return 0 if address.is_private else 3


def _link_of(name: str) -> _Link:
    words = name.split()
    if any(_VIRTUAL.match(word) for word in words):
        return "virtual"
    return "tunnel" if any(_TUNNEL.match(word.removeprefix("u")) for word in words) else "plain"


def _parse(texts: Iterable[str]) -> list[_Address]:
    """Those addresses that are not this machine's alone."""
    found: list[_Address] = []
    for text in texts:
        with suppress(ValueError):
            found.append(ip_address(text.partition("%")[0]))
    return [each for each in found if not (each.is_loopback or each.is_unspecified or each.is_multicast)]
