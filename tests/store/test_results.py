"""Results: personal bests and history."""

import pytest
from msgspec.structs import replace

from klub.store import Result, Store
from tests.store.samples import a_listing, a_result


async def keep(store: Store, *results: Result) -> None:
    for result in results:
        await store.add_result(result)


async def test_a_result_is_read_as_it_was_written(store: Store) -> None:
    """Every field comes back."""
    result = Result("adä", "t-1", 7, "clustered", '{"é": 1}', 4, -3, False, 1.25, b"\x00\xff")
    await store.add_result(result)

    assert [result] == await store.results("adä", 9)
    assert [result] == await store.bests("adä")


async def test_a_result_counts_once(store: Store) -> None:
    """Keeping it again does nothing: who crashed in between may simply try again."""
    result = a_result(score=10)
    await keep(store, result, result, replace(result, score=99))

    assert [result] == await store.results("ada", 9)


async def test_a_result_has_a_person_a_table_and_a_game_number(store: Store) -> None:
    """Where one of them differs it is another result."""
    result = a_result()
    others = [replace(result, person="bob"), replace(result, table="t2"), replace(result, game_number=2)]
    await keep(store, result, *others)

    assert 3 == len(await store.results("ada", 9))
    assert [others[0]] == await store.results("bob", 9)


async def test_the_history_is_newest_first_and_can_be_paged(store: Store) -> None:
    """`before` goes on where the last page ended."""
    results = [a_result(table=f"t{n}", at=float(n)) for n in range(5)]
    await keep(store, *results)

    assert [results[4], results[3]] == await store.results("ada", 2)
    assert [results[2], results[1]] == await store.results("ada", 2, before=3.0)
    assert [] == await store.results("ada", 2, before=0.0)


async def test_the_best_score_of_each_kind_of_game_is_kept(store: Store) -> None:
    """A kind is a game, its options and the number of seats; of equal scores the first one counts."""
    best = a_result(score=20, table="t2", at=2.0)
    await keep(
        store,
        a_result(score=10, table="t1", at=1.0),
        best,
        a_result(score=20, table="t3", at=3.0),
        a_result(score=30, table="t4", person="bob"),
    )
    expert = a_result(score=5, table="t5", options_key="expert")
    four = a_result(score=7, table="t6", seats=4)
    cubed = a_result(score=-1, table="t7", game="cubed")
    await keep(store, expert, four, cubed)

    assert [best, four, expert, cubed] == await store.bests("ada")
    assert [cubed] == await store.bests("ada", "cubed")
    assert [] == await store.bests("ada", "kluster")
    assert [] == await store.bests("nobody")


async def test_bests_are_sorted_in_the_same_way_everywhere(store: Store) -> None:
    """By code points, whatever the language of the machine."""
    keys = ["B", "a", "b", "z", "Ä", "é", "🂡"]
    await keep(store, *(a_result(table=key, options_key=key) for key in reversed(keys)))

    assert keys == [result.options_key for result in await store.bests("ada")]


async def test_results_outlive_their_table(store: Store) -> None:
    """An expired table takes nothing from anybody's history."""
    await store.append("t1", 1, [b"x"], a_listing("t1"))
    await store.add_result(a_result(table="t1"))

    await store.delete("t1")

    assert [a_result(table="t1")] == await store.results("ada", 9)


async def test_a_result_that_cannot_be_kept_is_refused(store: Store) -> None:
    """A score that no database could hold is the caller's mistake."""
    with pytest.raises(ValueError, match="64 bits"):
        await store.add_result(a_result(score=2**63))

    assert [] == await store.results("ada", 9)
