"""The page works out the same commitments as the server: both are held to one file of test vectors."""

import json
from pathlib import Path

from klub.core import commitment, format_seed, parse_seed

VECTORS = Path(__file__).parents[2] / "web" / "src" / "shared" / "verify.vectors.json"


def test_the_vectors_of_the_page_are_the_servers() -> None:
    seeds = [parse_seed(seed) for seed in (0, 1, 2**255 + 3, 2**256 - 1)]

    assert [{"seed": format_seed(seed), "commitment": commitment(seed)} for seed in seeds] == json.loads(
        VECTORS.read_text("utf-8")
    )
