"""Draw the pictures of Cluellage, show them on one sheet, or say which are stale.

python -m scripts.cluellage.paper build                  # every picture that is missing or stale
python -m scripts.cluellage.paper build p001a plants     # these, stale or not: ids and files of recipes
python -m scripts.cluellage.paper sheet out.png plants   # a contact sheet
python -m scripts.cluellage.paper check                  # which are stale (draws nothing)
"""

import sys
from pathlib import Path

from scripts.cluellage.paper.build import build, load, sheet, stale, write_table


def main(command: str = "", *words: str) -> int:
    """Run a command; the exit code is 1 when something is stale or not understood."""
    match command, words:
        case "build", ():
            every = load()
            build(stale(every))
            write_table(every, {})
        case "build", _:
            build(load(words))
        case "sheet", (file, *wanted):
            sheet(load(wanted), Path(file))
        case "check", _:
            if old := stale(load(words)):
                print("Stale:", *(recipe.id for recipe in old))
                return 1
        case _:
            print(__doc__)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
