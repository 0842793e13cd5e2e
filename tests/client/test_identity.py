"""Who a client is."""

from pathlib import Path

from klub.client import Identity

ONE = "http://one.example"
OTHER = "http://other.example"


def test_cookies_are_kept_for_the_server_that_set_them() -> None:
    """No other server gets to see them."""
    identity = Identity()
    identity.take(ONE, ["klub=secret; Path=/; HttpOnly", "more=1"])

    assert "klub=secret; more=1" == identity.header(ONE)
    assert "" == identity.header(OTHER)

    identity.take(ONE, ["klub=newer; Path=/"])

    assert "klub=newer; more=1" == identity.header(ONE)


def test_a_file_keeps_them_for_the_next_time(tmp_path: Path) -> None:
    """And only its owner can read it."""
    file = tmp_path / "identity.json"
    Identity(file).take(ONE, ["klub=secret"])
    Identity(file).take(OTHER, ["klub=another"])

    assert 0o600 == file.stat().st_mode & 0o777
    assert ["klub=secret", "klub=another"] == [Identity(file).header(server) for server in (ONE, OTHER)]
    assert [file] == list(tmp_path.iterdir())
