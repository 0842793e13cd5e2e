"""Subscriptions: where people can be called, a bounded number each; and the secrets of the server."""

import asyncio

from klub.store import Store
from tests.store.samples import a_subscription


async def test_a_person_is_found_where_they_subscribed(store: Store) -> None:
    """Newest first, and every field comes back."""
    old, new = a_subscription(created=1.0), a_subscription("https://push.example/2", created=2.0, language="pl")
    for each in (old, new, a_subscription("https://push.example/3", person="bob")):
        await store.subscribe(each, 9)

    assert [new, old] == await store.subscriptions("ada")
    assert ["ada", "bob"] == sorted(await store.subscribers())
    assert [] == await store.subscriptions("cyd")


async def test_a_browser_is_one_person_s(store: Store) -> None:
    """Whoever subscribes with the same endpoint takes it over, with other keys and another language."""
    await store.subscribe(a_subscription(), 9)
    taken = a_subscription(person="bob", language="fr", auth=b"new", created=9.0)
    await store.subscribe(taken, 9)

    assert [] == await store.subscriptions("ada")
    assert [taken] == await store.subscriptions("bob")


async def test_the_oldest_are_forgotten_beyond_a_bound(store: Store) -> None:
    """Only those of the same person."""
    await store.subscribe(a_subscription("https://push.example/bob", person="bob", created=0.0), 2)
    for n in range(4):
        await store.subscribe(a_subscription(f"https://push.example/{n}", created=float(n)), 2)

    assert [3.0, 2.0] == [each.created for each in await store.subscriptions("ada")]
    assert 1 == len(await store.subscriptions("bob"))


async def test_only_one_s_own_is_taken_back(store: Store) -> None:
    """Without a person it is gone whoever had it; what is unknown does no harm."""
    await store.subscribe(a_subscription(), 9)
    await store.unsubscribe("https://push.example/1", "bob")
    await store.unsubscribe("https://push.example/unknown")

    assert [a_subscription()] == await store.subscriptions("ada")

    await store.unsubscribe("https://push.example/1", "ada")

    assert [] == await store.subscribers()

    await store.subscribe(a_subscription(), 9)
    await store.unsubscribe("https://push.example/1")

    assert [] == await store.subscribers()


async def test_a_secret_is_the_same_for_all(store: Store) -> None:
    """Of many who bring a fresh one, one is first."""
    found = await asyncio.gather(*(store.secret("push", bytes([n])) for n in range(8)))

    assert 1 == len(set(found))
    assert found[0] == await store.secret("push", b"later")
    assert b"other" == await store.secret("another", b"other")
