"""Lessons: all moves that a learner tried are sent each time, and tried again from the start."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct

from klub.core import Attempt, Game, Illegal, Lesson, Malformed, Points, Rng
from klub.games import game as find_game
from klub.server.refusals import Refusal
from klub.tables.picture import picture_of


class LessonState(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where these moves lead. `refused` says why the last one changed nothing.

    If the goal is not reached and there are no moves, the learner has to start again.
    `picture` is the view as SVG, for games without a page of their own.
    """

    view: Any
    moves: Any
    worth: Sequence[Points] | None
    reached: bool
    refused: Refusal | None
    picture: str | None = None


def _find_lesson(game: str, name: str) -> tuple[Game[Any, Any, Any, Any], Lesson[Any, Any]]:
    """A lesson by its name; refuses one that does not exist."""
    found = find_game(game)
    lesson = next((lesson for lesson in found.lessons() if lesson.name == name), None)
    if lesson is None:
        raise Illegal("lesson/unknown", game=game)
    return found, lesson


def take_lesson(game_name: str, name: str, moves: Sequence[dict[str, Any]]) -> LessonState:
    """Where these moves lead. Those against the rules change nothing; malformed ones are refused altogether.

    Refuses a lesson that does not exist. Once the goal is reached nothing more is tried.
    """
    game, lesson = _find_lesson(game_name, name)
    state, tries, refused, reached = lesson.state, list[Attempt[Any]](), None, False
    for number, raw in enumerate(moves, 1):
        if reached:
            break
        move, refused = game.parse_move(raw), None
        try:
            state = game.apply(state, lesson.seat, move, Rng(bytes(32), number))
        except Malformed:
            raise
        except Illegal as refusal:
            refused = Refusal(refusal.code, refusal.facts)
        tries.append(Attempt(move, refused.code if refused else None))
        reached = lesson.goal(tries, state)
    listed = game.moves(state, lesson.seat)
    view = game.view(state, lesson.seat)
    return LessonState(
        view=view,
        moves=None if listed is None else list(listed),
        worth=game.weigh(state, lesson.seat),
        reached=reached,
        refused=refused,
        picture=picture_of(game, view),
    )


def film_lesson(game_name: str, name: str, moves: Sequence[dict[str, Any]]) -> bytes:
    """What watchers would have been shown of the last of these moves; refuses where there is nothing to see."""
    game, lesson = _find_lesson(game_name, name)
    if not moves:
        raise Illegal("live/no_film")
    *earlier, last = map(game.parse_move, moves)
    state = lesson.state
    for number, move in enumerate(earlier, 1):
        with suppress(Illegal):
            state = game.apply(state, lesson.seat, move, Rng(bytes(32), number))
    return game.film(state, lesson.seat, game.resolve(state, lesson.seat, last))
