"""What the handlers of the HTTP API share: who asks, for what, and how answers and refusals are described."""

from functools import partial
from typing import Annotated, Any, Final, TypeAlias, cast

import litestar
from litestar import MediaType, Request, Response
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, SkipValidation

from klub.core import Illegal, encode
from klub.server.refusals import Refusal
from klub.server.services import Services
from klub.store import Person

HttpRequest: TypeAlias = Request[Any, Any, Any]
TheServices: TypeAlias = NamedDependency[SkipValidation[Services]]
ThePerson: TypeAlias = NamedDependency[SkipValidation[Person]]
TableId: TypeAlias = Annotated[str, PathParameter(max_length=64, description="The id of a table.")]

_REFUSALS: Final = {
    status: ResponseSpec(Refusal, description=why, generate_examples=False)
    for status, why in {
        400: "It cannot be read.",
        401: "Introduce yourself first: POST /api/me.",
        403: "This is not for you.",
        404: "There is no such thing, or not any more.",
        405: "Not with this method.",
        409: "The rules, or the state of the table, do not allow it now.",
        413: "Too large.",
        421: "Not a name of this server.",
        429: "Too many requests: see Retry-After.",
        503: "Try again later: see Retry-After.",
    }.items()
}

get: Final = partial(litestar.get, responses=_REFUSALS)
post: Final = partial(litestar.post, responses=_REFUSALS, status_code=200)
delete: Final = partial(litestar.delete, responses=_REFUSALS, status_code=200)


async def find_person(request: HttpRequest, services: TheServices) -> Person:
    """Who asks; refuses strangers."""
    person = await services.identities.find(request.scope["headers"])
    if person is None:
        raise Illegal("server/no_identity")
    return person


def as_json(value: Any) -> Response[Any]:
    """Our own encoding, which knows the classes of the games."""
    return Response(cast("Any", encode(value)), media_type=MediaType.JSON)
