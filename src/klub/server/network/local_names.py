"""A name for this server on the local network, such as klub.local, announced by multicast DNS."""

import logging
import re
import socket
from collections.abc import Callable, Sequence
from typing import Final

from zeroconf import AddressResolver, ServiceInfo  # type: ignore[attr-defined] # public, and missing in __all__
from zeroconf import Error as ZeroconfError
from zeroconf.asyncio import AsyncZeroconf

_SERVICE: Final = "_http._tcp.local."
_ASK_FOR: Final = 700
"""Milliseconds that others have to say that a name is theirs."""

_MOST_SERVERS: Final = 4
"""Of one machine that get names of their own, beside the one that has the short name."""

_log = logging.getLogger("klub.server")


class LocalName:
    """The name of a server on the local network. Where none can be announced there is none, and nothing breaks."""

    def __init__(self, on_named: Callable[[str], None]) -> None:
        """`on_named` hears each name once it is announced."""
        self._on_named = on_named
        self.name: str | None = None
        """The name that is announced now."""
        self._zeroconf: AsyncZeroconf | None = None

    async def announce(self, addresses: Sequence[str], port: int) -> str | None:
        """Announce these addresses under the first free name, and say which; this takes some seconds."""
        await self.withdraw()
        try:
            self._zeroconf = AsyncZeroconf(interfaces=list(addresses))
            name = await self._find_free()
            if name is not None:
                label = name.partition(".")[0]
                info = ServiceInfo(
                    _SERVICE, f"{label}.{_SERVICE}", port=port, parsed_addresses=list(addresses), server=f"{name}."
                )
                await (await self._zeroconf.async_register_service(info, allow_name_change=True))
                self.name = name
                self._on_named(name)
        except (OSError, ValueError, ZeroconfError, RuntimeError) as error:
            _log.info("no name on the local network", extra={"facts": {"reason": str(error)}})
        if self.name is None:
            await self.withdraw()
        return self.name

    async def withdraw(self) -> None:
        """Say that the name is no longer ours."""
        zeroconf, self._zeroconf, self.name = self._zeroconf, None, None
        if zeroconf is not None:
            try:
                await zeroconf.async_close()
            except (OSError, ZeroconfError, RuntimeError) as error:
                _log.info("the name was not withdrawn", extra={"facts": {"reason": str(error)}})

    async def _find_free(self) -> str | None:
        assert self._zeroconf is not None, "it was opened"
        for name in wanted_names(socket.gethostname()):
            if not await AddressResolver(f"{name}.").async_request(self._zeroconf.zeroconf, _ASK_FOR):
                return name
        return None


def wanted_names(machine: str) -> list[str]:
    """The names to try, the best first: another Klub in the house may have the short one."""
    label = re.sub(r"[^a-z0-9-]+", "-", machine.partition(".")[0].lower()).strip("-")[:40]
    longer = f"klub-{label}" if label else "klub"
    names = ["klub", longer, *(f"{longer}-{number}" for number in range(2, _MOST_SERVERS + 1))]
    return [f"{name}.local" for name in dict.fromkeys(names)]
