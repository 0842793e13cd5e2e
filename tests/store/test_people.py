"""People: a random id, a secret of which only the hash is kept, and ways back."""

import asyncio

import pytest
from msgspec.structs import replace

from klub.store import Person, Store, Taken
from tests.store.samples import a_person


async def test_a_person_is_found_by_id_and_by_secret(store: Store) -> None:
    """Every field comes back."""
    person = Person("id-1", bytes(range(32)), "Zoë 🎲", "#aabbcc", 1.5, 2.5)
    await store.add_person(person)
    await store.add_person(a_person("bob"))

    assert person == await store.person("id-1")
    assert person == await store.person_by_secret(bytes(range(32)))
    assert await store.person("id-2") is None
    assert await store.person_by_secret(bytes(32)) is None


@pytest.mark.parametrize("field", ["id", "secret_hash"])
async def test_nobody_gets_what_is_another_s(store: Store, field: str) -> None:
    """An id and a secret belong to one person; who has them stays as they are."""
    ada, bob = a_person("ada"), a_person("bob")
    await store.add_person(ada)

    with pytest.raises(Taken):
        await store.add_person(replace(bob, **{field: getattr(ada, field)}))

    assert ada == await store.person("ada")


async def test_a_person_can_change(store: Store) -> None:
    """Name, colour, last visit and secret; the old secret is worth nothing then."""
    await store.add_person(a_person("ada"))
    await store.add_person(a_person("bob"))
    changed = a_person("ada", name="Countess", color="red", seen=9.0, secret_hash=b"new")

    await store.update_person(changed)

    assert changed == await store.person("ada")
    assert changed == await store.person_by_secret(b"new")
    assert await store.person_by_secret(a_person("ada").secret_hash) is None
    assert a_person("bob") == await store.person("bob")


async def test_a_change_cannot_take_another_s_secret(store: Store) -> None:
    """Then nothing changes."""
    await store.add_person(a_person("ada"))
    await store.add_person(a_person("bob"))

    with pytest.raises(Taken):
        await store.update_person(a_person("bob", secret_hash=a_person("ada").secret_hash))

    assert a_person("bob") == await store.person("bob")


async def test_changing_nobody_does_nothing(store: Store) -> None:
    """A person who does not exist is not made."""
    await store.update_person(a_person("ada"))

    assert await store.person("ada") is None


async def test_a_recovery_works_once(store: Store) -> None:
    """The first who brings the token is the person; the second is nobody."""
    await store.add_recovery(b"token", "ada", until=100.0)

    assert await store.take_recovery(b"other", now=50.0) is None
    assert "ada" == await store.take_recovery(b"token", now=50.0)
    assert await store.take_recovery(b"token", now=50.0) is None


async def test_of_many_who_bring_a_token_one_is_let_in(store: Store, other: Store) -> None:
    """However close they come, and to whichever process."""
    for n in range(10):
        token = b"token %d" % n
        await store.add_recovery(token, "ada", until=100.0)

        found = await asyncio.gather(*(process.take_recovery(token, 50.0) for process in (store, other) * 5))

        assert ["ada"] == [person for person in found if person is not None]


async def test_a_recovery_ends_with_its_time(store: Store) -> None:
    """From `until` on the token finds nobody, and never again."""
    await store.add_recovery(b"late", "ada", until=100.0)
    await store.add_recovery(b"later", "bob", until=200.0)

    assert await store.take_recovery(b"late", now=100.0) is None
    assert await store.take_recovery(b"late", now=50.0) is None
    assert "bob" == await store.take_recovery(b"later", now=199.0)


async def test_a_token_is_for_one_person(store: Store) -> None:
    """It cannot be given to a second one."""
    await store.add_recovery(b"token", "ada", until=100.0)

    with pytest.raises(Taken):
        await store.add_recovery(b"token", "eve", until=200.0)

    assert "ada" == await store.take_recovery(b"token", now=50.0)


async def test_a_person_that_cannot_be_kept_is_refused(store: Store) -> None:
    """What one database would refuse, all refuse."""
    with pytest.raises(ValueError, match="NUL"):
        await store.add_person(a_person("ada", name="A\0da"))

    assert await store.person("ada") is None
