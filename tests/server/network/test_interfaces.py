"""Which addresses of a machine others in the house can use, from many sets of interfaces."""

from collections.abc import Sequence
from ipaddress import ip_address

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klub.server.network.interfaces import (
    MOST,
    Interface,
    house_addresses,
    outgoing_address,
    rank_addresses,
    read_interfaces,
)

LOOPBACK = Interface("lo lo", ("127.0.0.1", "::1"))
DOCKER = Interface("docker0 docker0", ("172.17.0.1", "fe80::42:1"))


def on(name: str, *addresses: str) -> Interface:
    """An interface whose two names are the same, as everywhere but on Windows."""
    return Interface(f"{name} {name}", addresses)


@pytest.mark.parametrize(
    ("interfaces", "expected"),
    [
        pytest.param([], [], id="no interface at all"),
        pytest.param([LOOPBACK], [], id="no network"),
        pytest.param([LOOPBACK, on("wlan0", "192.168.1.5")], ["192.168.1.5"], id="a laptop"),
        pytest.param(
            [LOOPBACK, on("wlan0", "192.168.1.5", "fe80::1", "2001:db8::5", "fd00::5")],
            ["192.168.1.5", "fd00::5"],
            id="one address of IPv6 each, a local one rather than a global one",
        ),
        pytest.param(
            [on("eth0", "2001:4860::5", "fe80::2")], ["2001:4860::5"], id="IPv6 alone, and no address with a zone"
        ),
        pytest.param([LOOPBACK, DOCKER, on("eth0", "10.0.0.7")], ["10.0.0.7"], id="containers are left out"),
        pytest.param([LOOPBACK, DOCKER], ["172.17.0.1"], id="unless there is nothing else"),
        pytest.param(
            [on("br-3f2a", "172.18.0.1"), on("virbr0", "192.168.122.1"), on("wlp3s0", "192.168.1.5")],
            ["192.168.1.5"],
            id="bridges to virtual machines",
        ),
        pytest.param(
            [on("tun0", "10.8.0.2"), on("wlan0", "192.168.1.5"), on("utun3", "100.99.1.2"), on("wg0", "10.9.0.2")],
            ["192.168.1.5", "10.8.0.2", "100.99.1.2", "10.9.0.2"],
            id="tunnels come last",
        ),
        pytest.param(
            [on("eth0", "169.254.7.7"), on("wlan0", "192.168.1.5")], ["192.168.1.5"], id="no self-assigned address"
        ),
        pytest.param([on("eth0", "169.254.7.7", "fe80::1")], ["169.254.7.7"], id="unless there is nothing else too"),
        pytest.param(
            [on("eth0", "8.8.8.8", "2001:4860::5"), on("eth1", "10.1.1.1")],
            ["10.1.1.1", "2001:4860::5", "8.8.8.8"],
            id="a rented machine: private before public",
        ),
        pytest.param(
            [
                Interface("{4A-1} Hyper-V Virtual Ethernet Adapter", ("172.29.0.1",)),
                Interface("{4A-2} VMware Virtual Ethernet Adapter for VMnet8", ("192.168.88.1",)),
                Interface("{4A-3} Intel(R) Wi-Fi 6 AX201 160MHz", ("192.168.178.20",)),
            ],
            ["192.168.178.20"],
            id="Windows",
        ),
        pytest.param(
            [on("en0", "192.168.1.5"), on("bridge100", "192.168.64.1"), on("awdl0", "fe80::3%awdl0"), on("utun0")],
            ["192.168.1.5"],
            id="macOS",
        ),
        pytest.param([on("eth0", "10.0.0.7"), on("wlan0", "10.0.0.7")], ["10.0.0.7"], id="none is named twice"),
        pytest.param([on("eth0", "nonsense", "0.0.0.0", "224.0.0.1")], [], id="what is no address of a machine"),
    ],
)
def test_the_best_addresses_come_first(interfaces: Sequence[Interface], expected: list[str]) -> None:
    """What most devices in the house can use; what only this machine can use is left out."""
    assert expected == rank_addresses(interfaces)


def test_of_two_networks_the_one_to_the_world_comes_first() -> None:
    """Phones are most likely there; a tunnel to the world is still no network of the house."""
    interfaces = [on("eth0", "192.168.7.2"), on("wlan0", "192.168.1.5"), on("tun0", "10.8.0.2")]

    assert ["192.168.1.5", "192.168.7.2", "10.8.0.2"] == rank_addresses(interfaces, "192.168.1.5")
    assert ["192.168.7.2", "192.168.1.5", "10.8.0.2"] == rank_addresses(interfaces, "10.8.0.2")


@given(
    st.lists(
        st.builds(
            on,
            st.sampled_from(["eth0", "wlan0", "docker0", "tun0", "lo"]),
            st.ip_addresses().map(str),
            st.ip_addresses(v=4).map(str),
        ),
        max_size=12,
    )
)
def test_whatever_there_is_a_link_can_hold_it(interfaces: list[Interface]) -> None:
    """At most a handful, each once, each an address of these interfaces and none of this machine alone."""
    found = rank_addresses(interfaces)
    known = {address for interface in interfaces for address in interface.addresses}

    assert len(found) == len(set(found)) <= MOST
    assert set(found) <= known
    assert not [text for text in found if ip_address(text).is_loopback or (":" in text and text.startswith("fe8"))]


def test_this_machine_is_looked_at() -> None:
    """Its loopback is among its interfaces and not among its addresses for others."""
    addresses = [address for interface in read_interfaces() for address in interface.addresses]

    assert "127.0.0.1" in addresses
    assert set(house_addresses()) <= set(addresses) - {"127.0.0.1", "::1"}
    assert outgoing_address() is None or outgoing_address() in addresses
