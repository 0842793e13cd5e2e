"""Entity tags: which version of a file an answer holds, and whether the asker has it already."""

from hashlib import sha256

from klub.server.asgi import Headers, header


def tag_of(body: bytes) -> str:
    """The tag of a version: another body has another one."""
    return f'"{sha256(body).hexdigest()[:32]}"'


def is_known(headers: Headers, tag: str) -> bool:
    """Whether the asker has this version; a proxy may have called the tag a weak one."""
    held = (header(headers, b"if-none-match") or "").split(",")
    return tag in (each.strip().removeprefix("W/") for each in held)
