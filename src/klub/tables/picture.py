"""What a page without a face for a game is given besides the views: a picture of each, and everyone's points."""

import logging
from collections.abc import Sequence
from typing import Any, Final

from klub.core import Game, Points

MOST_CHARACTERS: Final = 400_000
"""The longest picture that is sent."""

_log = logging.getLogger(__name__)


def picture_of(game: Game[Any, Any, Any, Any], view: Any) -> str | None:
    """A view as an SVG picture; None for a game whose page draws it, or whose picture cannot be made or sent."""
    if game.declaration.page != "generic" or view is None:
        return None
    facts = {"game": game.declaration.name}
    try:
        picture: Any = game.render_svg(view)
    except Exception:  # whatever a stranger's game does: the table goes on without a picture
        _log.exception("a picture could not be drawn", extra={"facts": facts})
        return None
    if not isinstance(picture, str) or len(picture) > MOST_CHARACTERS:
        _log.error("a picture is no text, or too long to be sent", extra={"facts": facts})
        return None
    return picture


def standing_of(game: Game[Any, Any, Any, Any], state: Any) -> Sequence[Points] | None:
    """Everyone's points now; None for a game whose page finds them in the view, or that does not count."""
    return game.standing(state) if game.declaration.page == "generic" else None
