"""Seven lessons of Cluellage: small positions for three in which the learner, seat 0, is to act."""

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

from msgspec.structs import replace

from klub.core import Attempt, Lesson, Rng, Seat
from klub.games.cluellage import rules
from klub.games.cluellage.artist import compose, margin, taste
from klub.games.cluellage.collage import COUNT
from klub.games.cluellage.moves import Claim, Guess, Hang, Move, Ready
from klub.games.cluellage.options import Options
from klub.games.cluellage.pictures import CARDS, names
from klub.games.cluellage.state import State
from klub.games.cluellage.templates import lay
from klub.games.cluellage.word_cards import WordSide

LEARNER: Final[Seat] = 0
SEATS: Final = 3
BASIC: Final = Options(rounds=1, categories=("object",))

Tries: TypeAlias = Sequence[Attempt[Move]]


@cache
def lessons() -> tuple[Lesson[State, Move], ...]:
    """All of them, in the order to take them."""
    return (
        _read_the_word(),
        _claim_a_card(),
        _lose_a_race(),
        _hang_a_collage(),
        _leave_a_quarter(),
        _guess_a_word(),
        _change_your_mind(),
    )


def _read_the_word() -> Lesson[State, Move]:
    """See your number among the six words, and say that you are ready."""
    return Lesson("read_the_word", _words(), LEARNER, lambda tries, _: _made(tries, Ready) > 0)


def _claim_a_card() -> Lesson[State, Move]:
    """Claim any card of the first wave."""
    return Lesson("claim_a_card", _wave(), LEARNER, lambda tries, _: _made(tries, Claim) > 0)


def _lose_a_race() -> Lesson[State, Move]:
    """Try a card that somebody else has claimed already, then take another one."""
    state = _wave()
    taken = rules.apply(state, 1, Claim(names(state.middle)[0]), _rng())

    def goal(tries: Tries, _: State) -> bool:
        lost = [number for number, each in enumerate(tries) if each.refused == "cluellage/claimed"]
        return bool(lost) and _made(tries[lost[0] :], Claim) > 0

    return Lesson("lose_a_race", taken, LEARNER, goal)


def _hang_a_collage() -> Lesson[State, Move]:
    """Lay the five cards and hang them."""
    return Lesson("hang_a_collage", _cards(), LEARNER, lambda tries, _: _made(tries, Hang) > 0)


def _leave_a_quarter() -> Lesson[State, Move]:
    """Cover too much of a card, see why that is refused, then hang a collage."""

    def goal(tries: Tries, _: State) -> bool:
        hidden = [number for number, each in enumerate(tries) if each.refused == "cluellage/hidden"]
        return bool(hidden) and _made(tries[hidden[0] :], Hang) > 0

    return Lesson("leave_a_quarter", _cards(), LEARNER, goal)


def _guess_a_word() -> Lesson[State, Move]:
    """Find the word of a plain collage; the third player has laid a token already."""
    state = _wall()
    state = rules.apply(state, 2, Guess(state.dice[1]), _rng())
    return Lesson("guess_a_word", state, LEARNER, lambda _, now: bool(now.album) and LEARNER in now.album[-1].right)


def _change_your_mind() -> Lesson[State, Move]:
    """Lay a token, and another one in its place, as long as somebody else is still thinking."""
    return Lesson("change_your_mind", _wall(), LEARNER, lambda tries, _: _made(tries, Guess) > 1)


def _words() -> State:
    return rules.setup(BASIC, SEATS, _rng())


def _wave() -> State:
    """The first wave lies in the middle."""
    state = _words()
    for seat in range(SEATS):
        state = rules.apply(state, seat, Ready(), _rng())
    return state


def _cards() -> State:
    """Everyone has five cards."""
    state = _wave()
    while state.phase == "claim":
        seat = rules.actors(state)[0]
        state = rules.apply(state, seat, rules.lapse(state, seat), _rng())
    return state


def _wall() -> State:
    """The plainest collage there can be for the word of player B is on the wall."""
    state = _cards()
    side, number = rules.word_side(state), state.dice[1]
    claimed = (state.claimed[0], _best(side, number, state), state.claimed[2])
    state = replace(state, claimed=claimed)
    likes = taste(0.0, "")
    collage = compose(likes, side, number, claimed[1], _rng())
    state = rules.apply(state, 1, Hang(collage), _rng())
    for seat in (2, 0):
        state = rules.apply(state, seat, Hang(lay("fan", names(claimed[seat]))), _rng())
    return state


def _best(side: WordSide, number: int, state: State) -> tuple[int, ...]:
    """The five pictures that say a word best, from cards that the others do not have."""
    taken = {picture // 2 for seat in (0, 2) for picture in state.claimed[seat]}
    likes = taste(0.0, "")
    sides = [
        max((2 * card, 2 * card + 1), key=lambda each: margin(likes, side, number, each))
        for card in range(CARDS)
        if card not in taken
    ]
    return tuple(sorted(sides, key=lambda each: -margin(likes, side, number, each))[:COUNT])


def _made(tries: Tries, kind: type) -> int:
    """How many moves of a kind were accepted."""
    return sum(each.refused is None and isinstance(each.move, kind) for each in tries)


def _rng() -> Rng:
    return Rng(bytes(32))
