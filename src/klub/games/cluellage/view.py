"""What a seat may see of Cluellage, and a full state imagined from it."""

from msgspec import Struct
from msgspec.structs import replace

from klub.core import Points, Rng, Seat
from klub.games.cluellage import rules
from klub.games.cluellage.association import link
from klub.games.cluellage.collage import Collage
from klub.games.cluellage.events import Claimed, Event
from klub.games.cluellage.gallery import Work, works
from klub.games.cluellage.options import Options
from klub.games.cluellage.pictures import CARDS, IDS, Picture, names, parse_picture
from klub.games.cluellage.state import Exhibit, Phase, State
from klub.games.cluellage.templates import TEMPLATES, lay
from klub.games.cluellage.word_cards import NUMBERS, WordCard, WordSide, deck, sides


class Offer(Struct, frozen=True, gc=False):
    """A card in the middle; `seat` has claimed it, None: it is free."""

    card: str
    seat: Seat | None


class Link(Struct, frozen=True, gc=False):
    """What of a picture goes best with the word it was used for: one of its tags."""

    card: str
    tag: str


class Displayed(Struct, frozen=True):
    """A collage that was guessed, as `Exhibit` has it, with what links each of its cards to the word."""

    round: int
    seat: Seat | None
    number: int
    collage: Collage
    guesses: tuple[int, ...]
    right: tuple[Seat, ...]
    links: tuple[Link, ...]


class View(Struct, frozen=True, kw_only=True):
    """The game as one seat sees it; `seat` is None for a spectator, who has no die.

    `words` are the sides of the Word cards of the rounds so far; the last one is that of this round. `number` is the
    viewer's die. `piles` are counts, as are `deck`, `discard` and `word_deck`: a side betrays the one below it.
    `middle` are the cards of a wave, `race` the claims of this round in the order they arrived, `claimed` what each
    seat has. `ready` are the seats that want to go on, `finished` those whose collage is done, in this order.
    `collages` go by seat: the viewer's, and those that may be seen; the others are empty. `owner` is whose collage
    hangs on the wall, None in the gallery, and `shown` is that collage. `guessed` are the seats that have laid a token,
    `guess` is the viewer's, 0 for none. `album` has all that were guessed so far. `taste` is a number of this
    game for its bots.
    """

    seat: Seat | None
    options: Options
    phase: Phase
    round: int
    rounds: int
    actors: tuple[Seat, ...]
    awaited: tuple[Seat, ...]
    words: tuple[WordCard, ...]
    number: int | None
    piles: tuple[int, ...]
    deck: int
    discard: int
    word_deck: int
    wave: int
    middle: tuple[Offer, ...]
    race: tuple[Claimed, ...]
    claimed: tuple[tuple[str, ...], ...]
    ready: tuple[Seat, ...]
    finished: tuple[Seat, ...]
    late: tuple[Seat, ...]
    collages: tuple[Collage, ...]
    order: tuple[Seat, ...]
    owner: Seat | None
    shown: Collage
    guessed: tuple[Seat, ...]
    guess: int
    album: tuple[Displayed, ...]
    points: tuple[Points, ...]
    taste: int
    events: tuple[Event, ...]


def view(state: State, seat: Seat | None) -> View:
    """What `seat` may know of `state`."""
    on_wall = state.phase in ("exhibit", "reveal")
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        round=state.round,
        rounds=state.options.gallery_size if state.is_solo else state.options.rounds,
        actors=rules.actors(state),
        awaited=rules.awaited(state),
        words=tuple(sides()[side] for side in state.words),
        number=None if seat is None or state.is_solo else state.dice[seat],
        piles=tuple(map(len, state.piles)),
        deck=0 if state.is_solo else len(state.deck),
        discard=len(state.discard),
        word_deck=0 if state.is_solo else len(state.word_deck),
        wave=state.wave,
        middle=_offers(state),
        race=state.race,
        claimed=tuple(map(names, state.claimed)),
        ready=state.ready,
        finished=state.finished,
        late=state.late,
        collages=tuple(collage if _may_see(state, seat, owner) else () for owner, collage in enumerate(state.hung)),
        order=state.order,
        owner=state.owner,
        shown=_on_wall(state) if on_wall else (),
        guessed=tuple(each for each, guess in enumerate(state.guesses) if guess) if on_wall else (),
        guess=state.guesses[seat] if seat is not None and on_wall else 0,
        album=tuple(_explained(exhibit, state.words) for exhibit in state.album),
        points=state.points,
        taste=state.taste,
        events=state.events,
    )


def _offers(state: State) -> tuple[Offer, ...]:
    owners = {claim.card: claim.seat for claim in state.race}
    return tuple(Offer(IDS[picture], owners.get(IDS[picture])) for picture in state.middle)


def _may_see(state: State, seat: Seat | None, owner: Seat) -> bool:
    """The seat's collage, those on the wall now and before; hung ones at once if the table wants it (CLG-Q17)."""
    if seat == owner or state.options.live_collages:
        return True
    return state.phase in ("exhibit", "reveal") and owner in state.order[: state.shown + 1]


def _on_wall(state: State) -> Collage:
    owner = state.owner
    return state.gallery[state.round - 1].collage if owner is None else state.hung[owner]


def _explained(exhibit: Exhibit, words: tuple[WordSide, ...]) -> Displayed:
    links = explain(words[exhibit.round - 1], exhibit.number, exhibit.collage)
    return Displayed(
        exhibit.round, exhibit.seat, exhibit.number, exhibit.collage, exhibit.guesses, exhibit.right, links
    )


def explain(side: WordSide, number: int, collage: Collage) -> tuple[Link, ...]:
    """For each card of a collage, from the top down, the tag that links it to the word."""
    return tuple(Link(each.card, link(side, number, parse_picture(each.card))) for each in reversed(collage))


def side_of(card: WordCard) -> WordSide:
    """The place of a side among all of them."""
    return next(number for number, each in enumerate(sides()) if each.id == card.id)


# Imagining


def imagine(view: View, rng: Rng) -> State:
    """A full state with exactly this view: dice, guesses and decks drawn evenly, hidden collages laid by templates."""
    words = tuple(map(side_of, view.words))
    album = tuple(
        Exhibit(each.round, each.seat, each.number, each.collage, each.guesses, each.right) for each in view.album
    )
    claimed = tuple(tuple(map(parse_picture, cards)) for cards in view.claimed)
    middle = tuple(parse_picture(offer.card) for offer in view.middle)
    discard = _discard(view)
    piles, rest = _dealt(view, {*middle, *discard, *(picture for cards in claimed for picture in cards)}, rng)
    is_solo = len(view.points) == 1
    state = State(
        options=view.options,
        phase=view.phase,
        round=view.round,
        taste=view.taste,
        word_deck=_word_deck(view, words, rng),
        words=words,
        deck=rest,
        discard=discard,
        dice=_dice(view, rng),
        piles=piles,
        wave=view.wave,
        middle=middle,
        race=view.race,
        claimed=claimed,
        ready=view.ready,
        hung=(),
        finished=view.finished,
        late=view.late,
        order=view.order,
        shown=view.order.index(view.owner) if view.owner is not None else 0,
        guesses=_guesses(view, rng),
        album=album,
        points=view.points,
        gallery=_gallery(view, words, rng) if is_solo else (),
        events=view.events,
    )
    return replace(state, hung=_hung(view, rng))


def _discard(seen: View) -> tuple[Picture, ...]:
    """The cards of the rounds that are over, since the discards were last shuffled in."""
    rounds = [each for each in seen.album if each.round < seen.round or seen.phase == "over"]
    used = [parse_picture(card) for each in rounds for card in _claimed_order(each)]
    return tuple(used[len(used) - seen.discard :])


def _claimed_order(shown: Displayed) -> list[str]:
    return sorted(placed.card for placed in shown.collage)


def _dealt(seen: View, known: set[Picture], rng: Rng) -> tuple[tuple[tuple[Picture, ...], ...], tuple[Picture, ...]]:
    """Piles and deck from the cards that are nowhere to be seen, either side up."""
    gone = {picture // 2 for picture in known}
    cards = list(rng.shuffled([2 * card + rng.below(2) for card in range(CARDS) if card not in gone]))
    piles = tuple(tuple(cards.pop() for _ in range(count)) for count in seen.piles)
    return piles, tuple(cards)


def _word_deck(seen: View, words: tuple[WordSide, ...], rng: Rng) -> tuple[WordSide, ...]:
    gone = {side // 2 for side in words}
    fronts = [front for front in deck(seen.options.outlines) if len(seen.points) == 1 or front // 2 not in gone]
    return rng.shuffled([front + rng.below(2) for front in fronts])


def _dice(seen: View, rng: Rng) -> tuple[int, ...]:
    """The viewer's die, and those of collages of this round that were revealed; the others are rolled (CLG-Q5)."""
    if len(seen.points) == 1:
        return (0,)
    known = {each.seat: each.number for each in seen.album if each.round == seen.round}
    if seen.seat is not None and seen.number is not None:
        known[seen.seat] = seen.number
    return tuple(known.get(seat) or rng.choice(NUMBERS) for seat in range(len(seen.points)))


def _guesses(seen: View, rng: Rng) -> tuple[int, ...]:
    """Tokens that lie face down are any; once revealed, all are known."""
    if seen.phase == "reveal":
        return seen.album[-1].guesses
    drawn = [rng.choice(NUMBERS) if seat in seen.guessed else 0 for seat in range(len(seen.points))]
    if seen.seat is not None and seen.phase == "exhibit":
        drawn[seen.seat] = seen.guess
    return tuple(drawn)


def _hung(seen: View, rng: Rng) -> tuple[Collage, ...]:
    """Collages that are done but not seen are laid by a template."""
    return tuple(
        collage if collage or seat not in seen.finished or not seen.claimed[seat] else _any_collage(seen, seat, rng)
        for seat, collage in enumerate(seen.collages)
    )


def _any_collage(seen: View, seat: Seat, rng: Rng) -> Collage:
    return lay(rng.choice(TEMPLATES), rng.shuffled(seen.claimed[seat]), rng)


def _gallery(seen: View, words: tuple[WordSide, ...], rng: Rng) -> tuple[Work, ...]:
    """The works seen so far, the one on the wall with any number, and others to come."""
    past = [Work(words[each.round - 1], each.number, each.collage) for each in seen.album]
    if seen.phase == "exhibit":
        past.append(Work(words[-1], rng.choice(NUMBERS), seen.shown))
    used = tuple(parse_picture(placed.card) for work in past for placed in work.collage)
    return (*past, *works(seen.options, seen.rounds - len(past), words, used, rng))
