"""The HTTP API by which a browser asks to be called when its page is closed, and takes that back."""

from base64 import urlsafe_b64decode
from typing import Any, Final

from litestar.params import JSONBody

from klub.core import Illegal, Malformed
from klub.server.http import bodies as b
from klub.server.http.handlers import ThePerson, TheServices, delete, get, post
from klub.server.push.payloads import check_keys
from klub.server.services import Push, Services
from klub.store import Subscription
from klub.texts import best_language


@get("/api/push")
async def _push_key(services: TheServices) -> b.PushKey:
    """The key that a browser needs to subscribe to calls; null where this server calls nobody."""
    return b.PushKey(services.push.key.public if services.push else None)


@post("/api/push/subscriptions")
async def _subscribe(services: TheServices, person: ThePerson, data: JSONBody[b.SubscriptionWish]) -> b.PushKey:
    """Call you in this browser, when it is your turn and you do not look; also to change the language of the calls."""
    push = _push_of(services)
    services.commands.take(person.id)
    push.endpoints.check(data.endpoint)
    p256dh, auth = _decode(data.keys.p256dh), _decode(data.keys.auth)
    check_keys(p256dh, auth)
    language = best_language(data.language) or "en"
    await push.calls.subscribe(Subscription(data.endpoint, person.id, p256dh, auth, language, services.now()))
    return b.PushKey(push.key.public)


@delete("/api/push/subscriptions")
async def _unsubscribe(services: TheServices, person: ThePerson, data: JSONBody[b.EndpointGiven]) -> b.PushKey:
    """Do not call you in this browser any more."""
    push = _push_of(services)
    services.commands.take(person.id)
    push.endpoints.check(data.endpoint)
    await push.calls.unsubscribe(person.id, data.endpoint)
    return b.PushKey(push.key.public)


PUSH: Final[list[Any]] = [_push_key, _subscribe, _unsubscribe]


def _push_of(services: Services) -> Push:
    if services.push is None:
        raise Illegal("push/off")
    return services.push


def _decode(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except ValueError:
        raise Malformed("push/bad_keys") from None
