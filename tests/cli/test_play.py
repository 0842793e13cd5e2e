"""`klub play` and plain `klub`: a game in the terminal, played by a script."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import klub as library
from klub.cli.play import winning
from klub.core import Rng, to_dict
from klub.games.clustered import GAME
from klub.games.clustered.moves import Discard
from klub.games.clustered.words import card_words
from klub.texts import languages, say
from tests.cli.script import klub, whole_game

GAMES: list[tuple[int, list[str], dict[str, Any]]] = [
    (1, [], {}),
    (2, ["first_bonuses=true", "largest_bonuses=true"], {"first_bonuses": True, "largest_bonuses": True}),
    (3, ["quick_play=true"], {"quick_play": True}),
    (2, ["bounds=4x3"], {"bounds": {"shape": "rectangle", "width": 4, "height": 3}}),
]

GENERAL = ("terminal-keys", "terminal-command-hint", "terminal-goodbye")
NARROW = {"shape": "rectangle", "width": 5, "height": 1}


@pytest.mark.parametrize(("seats", "given", "options"), GAMES)
def test_a_whole_game_can_be_played_and_saved(
    tmp_path: Path, seats: int, given: list[str], options: dict[str, Any]
) -> None:
    """From the first card to the result; the file that is saved at the end is the game that was played."""
    match, lines = whole_game(3, seats, "casual", options)
    file = tmp_path / "game.json"
    words = [word for option in given for word in ("--option", option)]

    shown = klub("play", "--seed", 3, "--seats", seats, "--bots", "casual", *words, lines=[*lines, str(file)])

    assert shown.exit_code == 0, shown.output
    assert to_dict(match.record()) == json.loads(file.read_bytes())
    assert klub("verify", file).exit_code == 0
    assert f"Saved: {file}" in shown.stdout


def test_the_end_tells_where_every_point_comes_from() -> None:
    """For each player the points are a sum, the best player first."""
    match, lines = whole_game(3, 2, "casual", {"first_bonuses": True, "largest_bonuses": True})
    options = ("--option", "first_bonuses=true", "--option", "largest_bonuses=true")
    shown = klub("play", "--seed", 3, "--bots", "casual", *options, lines=[*lines, ""]).stdout
    assert match.outcome is not None
    sums = re.findall(r"^(\d)\. (You|Bot B): (\d+) = (.*)$", shown, re.MULTILINE)

    assert [int(place) for place, *_ in sums] == sorted(match.outcome.ranking)
    assert {name: int(total) for _, name, total, _ in sums} == dict(
        zip(("You", "Bot B"), match.outcome.scores, strict=True)
    )
    for *_, total, sources in sums:
        assert int(total) == sum(int(points) for points in re.findall(r"(\d+) \(", sources))


def test_the_winner_is_named() -> None:
    """Alone, together, or one of the others."""
    match, lines = whole_game(3, 2, "casual", {})
    shown = klub("play", "--seed", 3, "--bots", "casual", lines=[*lines, ""]).stdout
    assert match.outcome is not None

    assert match.outcome.winners in ([0], [1])
    assert ("You win!" if match.outcome.winners == [0] else "Bot B wins.") in shown


@pytest.mark.parametrize(
    ("winners", "seats", "said"),
    [
        ([0], 1, "Well played!"),
        ([], 1, "Not this time. Try again!"),
        ([0], 2, "You win!"),
        ([0, 2], 3, "You share the win with Bot C."),
        ([0, 1, 2], 3, "You share the win with Bot B and Bot C."),
        ([1], 3, "Bot B wins."),
        ([1, 2], 3, "Bot B and Bot C share the win."),
    ],
)
def test_a_shared_win_is_told_apart(winners: list[int], seats: int, said: str) -> None:
    """CLU-Q29: a win may be shared, with the player or among others."""
    assert said == say("terminal-won", "en", **winning(winners, ["You", "Bot B", "Bot C"][:seats]))


def test_a_refusal_is_explained_and_asked_again() -> None:
    """CLU-27: the place far away is refused in words, with the rule and the code, and the card can still be laid."""
    shown = klub("play", "--seats", 1, "--seed", 3, lines=["1 5 5", "0 1"])

    assert "Nothing lies next to (5, 5): a new card must touch one already on the table (rule CLU-27)." in shown.stdout
    assert "[clustered/not_adjacent]" in shown.stdout
    assert "at (0, 1): no points." in shown.stdout


def test_places_are_listed_with_their_points() -> None:
    """`?` after choosing a card lists exactly the legal places, each with the points it brings, most first."""
    match, lines = _some_game()
    view = match.view(0)
    card = view.hand[0]
    places = [move for move in match.moves(0) or () if move.card == card]
    shown = klub("play", "--seats", 1, "--seed", 3, lines=[*lines, "1", "?"]).stdout
    listed = shown[shown.rindex("Places for ") :]
    groups = re.findall(r"^ +\+?(\d+)  (\(.*\))$", listed, re.MULTILINE)

    assert [int(points) for points, _ in groups] == sorted({int(points) for points, _ in groups}, reverse=True)
    brought = dict(zip(match.moves(0) or (), GAME.weigh(match.state, 0), strict=True))
    assert {(move.x, move.y): brought[move] for move in places} == {
        (int(x), int(y)): int(points) for points, group in groups for x, y in re.findall(r"\((-?\d+), (-?\d+)\)", group)
    }


def test_listed_points_are_those_the_move_brings() -> None:
    """What is promised for a place, bonuses included, is what the game then gives."""
    options = {"first_bonuses": True, "largest_bonuses": True}
    match, rng = library.match("clustered", 2, 3, options), Rng(bytes(32))
    while match.actors:
        seat = match.actors[0]
        view = match.view(seat)
        move = match.game.sample(match.state, seat, rng)
        promised = dict(zip(match.moves(seat) or (), GAME.weigh(match.state, seat), strict=True))[move]
        match.play(seat, move)

        assert match.view(seat).scores[seat] - view.scores[seat] == promised


def test_a_card_that_fits_nowhere_is_told() -> None:
    """`?` for a card without a legal place says so, while another card still fits."""
    match, lines = library.match("clustered", 1, 3, {"bounds": NARROW}), []
    while not 0 < len(fitting := {move.card for move in match.moves(0) or ()}) < len(set(match.view(0).hand)):
        lines.append(_typed(match))
    stuck = next(number for number, card in enumerate(match.view(0).hand, 1) if card not in fitting)

    shown = klub("play", "--seats", 1, "--seed", 3, "--option", "bounds=5x1", lines=[*lines, f"{stuck}", "?"])

    assert f"There is no place for {card_words(match.view(0).hand[stuck - 1])} right now." in shown.stdout


def test_a_card_must_be_discarded_when_nothing_fits() -> None:
    """CLU-21: on a full table the question is which card to discard, and its number discards it."""
    match, lines = library.match("clustered", 1, 3, {"bounds": NARROW}), []
    while not all(isinstance(move, Discard) for move in match.moves(0) or ()):
        lines.append(_typed(match))
    hand = match.view(0).hand

    shown = klub("play", "--seats", 1, "--seed", 3, "--option", "bounds=5x1", lines=[*lines, "1"])

    assert "Nothing fits. Which card do you discard? (1–5)" in shown.stdout
    assert f"You discard {card_words(hand[0])}, because nothing fits." in shown.stdout


def test_help_lists_the_commands() -> None:
    """`?` before a card is chosen explains what can be typed."""
    shown = klub("play", lines=["?"]).stdout

    assert all(word in shown for word in ("save FILE", "hint", "quit", "2 1 -3"))


def test_a_hint_is_a_legal_move_with_a_reason() -> None:
    """A bot says what it would do, and why, in words."""
    shown = klub("play", "--seats", 1, "--seed", 3, "--bots", "casual", lines=["hint"]).stdout
    hint = re.search(r"Lay (.*) at \((-?\d+), (-?\d+)\)\. (It .*|Nothing .*)\.", shown)

    assert hint is not None
    assert (int(hint[2]), int(hint[3])) in {(0, 1), (1, 0), (0, -1), (-1, 0)}


@pytest.mark.parametrize("line", ["7", "0 1 1", "-1"])
def test_a_card_that_is_not_there_is_refused(line: str) -> None:
    """Only the numbers of the hand are cards."""
    assert "Please choose a card from 1 to 5." in klub("play", lines=[line]).stdout


@pytest.mark.parametrize("line", ["what?", "1 2", "1 2 3 4", "1 a b", "[red]1"])
def test_what_cannot_be_understood_is_said(line: str) -> None:
    """Whatever is typed, the answer is a sentence that quotes it."""
    shown = klub("play", lines=[line])

    assert shown.exit_code == 0
    assert f"I did not understand “{line}”" in shown.stdout


def test_an_endless_line_is_no_danger() -> None:
    """A number with too many digits, or a name that is too long, is answered as well."""
    shown = klub("play", lines=["9" * 5000, f"save {'x/' * 3000}"])

    assert shown.exit_code == 0
    assert "I did not understand “999" in shown.stdout
    assert "cannot be written" in shown.stdout


def test_an_empty_line_goes_back_to_the_cards() -> None:
    """Whoever chose a card may choose another."""
    shown = klub("play", "--seats", 1, "--seed", 3, lines=["1", "", "2"]).stdout

    assert [line[:5] for line in shown.splitlines() if line.startswith("Which")] == ["Which"] * 2
    assert shown.count("Where?") == 2


@pytest.mark.parametrize("lines", [["quit"], [], ["1"]])
def test_leaving_is_polite(lines: list[str]) -> None:
    """By a word, or because the input ends: a goodbye, and no error."""
    shown = klub("play", lines=lines)

    assert shown.exit_code == 0
    assert shown.stdout.endswith("Goodbye, and see you at the table!\n")


def test_interrupting_is_polite(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C at a question leaves like quit."""

    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    shown = klub("play")

    assert shown.exit_code == 0
    assert "Goodbye" in shown.stdout


def test_interrupting_a_thinking_bot_is_polite(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C while a bot thinks leaves as well."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("klub.cli.play.choose", interrupt)
    shown = klub("play", lines=["hint"])

    assert shown.exit_code == 0
    assert "Goodbye" in shown.stdout


def test_a_running_game_is_saved_without_its_secret(tmp_path: Path) -> None:
    """The file of a game that is not over does not reveal the shuffle, and an existing file is left alone."""
    file = tmp_path / "game.json"
    shown = klub("play", "--seats", 1, "--seed", 3, lines=["1 0 1", f"save {file}", f"save {file}", "save"]).stdout
    record = json.loads(file.read_bytes())

    assert (record["seed"], record["result"], len(record["moves"])) == (None, None, 1)
    assert f"Saved: {file}. The game is still in progress" in shown
    assert f"{file} already exists." in shown
    assert "Type save and a file name." in shown


def test_a_file_name_may_hold_blanks_and_commas(tmp_path: Path) -> None:
    """The whole rest of the line is the name."""
    file = tmp_path / "a game, with friends.json"
    klub("play", lines=[f"save {file}"])

    assert file.exists()


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """The reason is the system's."""
    shown = klub("play", lines=[f"save {tmp_path / 'no' / 'game.json'}", "save a\0b", "save ~no-such-user/x"])

    assert shown.exit_code == 0
    assert shown.stdout.count("cannot be written") == 3


def test_the_game_may_be_left_out() -> None:
    """Plain `klub play` is `klub play clustered`."""
    assert "Clustered against a bot (Club)." in klub("play").stdout
    assert "Clustered gegen einen Bot (Klubspieler)." in klub("play", "--language", "de").stdout


def test_the_same_seed_deals_the_same_cards() -> None:
    """A number, or 64 hexadecimal digits."""
    assert klub("play", "--seed", 3, "--seats", 1).stdout == klub("play", "--seed", f"{3:064x}", "--seats", 1).stdout


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["chess"], "[game/unknown]"),
        (["--seats", 9], "[seats/out_of_range]"),
        (["--bots", "genius"], "[bot/unknown_level]"),
        (["--seed", "abc"], "[seed/malformed]"),
        (["--option", "bounds=[["], "[options/bad_value]"),
        (["--option", "speed=1"], "[options/unknown]"),
        (["--option", "quick_discard_from=drawn"], "[options/conflict]"),
        (["--option", "quick_play"], "name=value"),
    ],
)
def test_a_table_that_cannot_be_is_refused(words: list[object], code: str) -> None:
    """A sentence with its code on standard error, exit status 2, and no traceback."""
    shown = klub("play", *words)

    assert shown.exit_code == 2
    assert code in shown.stderr
    assert shown.stdout == ""


@pytest.mark.parametrize("language", languages())
def test_a_game_speaks_every_language(language: str) -> None:
    """Welcome, hand, refusal, hint and goodbye are in the language asked for."""
    lines = ["1 5 5", "", "hint", "?", "1", "?", "0 1", "quit"]
    shown = klub("play", "--seed", 3, "--seats", 1, "--bots", "casual", "--language", language, lines=lines)

    assert shown.exit_code == 0, shown.output
    for key in (
        "terminal-keys",
        "clustered-your-hand",
        "clustered-ask-place",
        "terminal-command-hint",
        "terminal-goodbye",
    ):
        assert say(key, language) in shown.stdout
    assert say("refusal-clustered-not_adjacent", language, x=5, y=5, rule="CLU-27") in shown.stdout


def _some_game() -> tuple[library.Match, list[str]]:
    """Ten moves alone at the table, and the lines that make them."""
    match = library.match("clustered", 1, 3)
    return match, [_typed(match) for _ in range(10)]


def _typed(match: library.Match) -> str:
    """Make the first legal move of a player alone at the table; the line that makes it."""
    move = (match.moves(0) or ())[0]
    card = match.view(0).hand.index(move.card) + 1
    match.play(0, move)
    return f"{card} {move.x} {move.y}"
