# The same commands for people and CI. They need make, python3 and python3-venv; everything else is put into .venv.
# make run ARGS="games"    make test ARGS="tests/core -k seed"    make test PYTHON=python3.12

PYTHON ?= python3
ARGS ?=
export PYTHON

BIN := .venv/bin
CODE := $(wildcard src tests benchmarks examples scripts)

.DEFAULT_GOAL := help
.PHONY: help run test check format audit types api bench screenshots lock clean
.NOTPARALLEL:

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile | expand -t 16

run: ## Start Klub
	@scripts/install run
	@$(BIN)/klub $(ARGS)

test: ## Run the tests
	@scripts/system-packages
	@scripts/install test
	$(BIN)/python -m pytest -n auto --maxprocesses 8 $(ARGS)
	$(if $(ARGS),,@scripts/web test)

check: ## Check style, types and the rooms' imports
	@scripts/install test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict $(CODE)
	$(BIN)/lint-imports
	@scripts/web check lint

format: ## Let ruff put the code in order
	@scripts/install test
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	@scripts/web format

types: ## Write the front end's types anew (web/src/generated)
	@scripts/install test
	@$(BIN)/python -m scripts.generate

api: ## Write the API reference anew (docs/api.md)
	@scripts/install test
	@$(BIN)/python -m scripts.api_reference

audit: ## Ask whether a locked package has a known weakness (needs the network)
	@scripts/install test
	@$(BIN)/pip-audit --strict --disable-pip --require-hashes -r requirements/test.txt || \
		{ echo "Not clean: a weakness was found, or the vulnerability service did not answer (see above)." >&2; exit 1; }

bench: ## Run a benchmark (ARGS=engine); without ARGS: say which there are
	@scripts/install test
	@$(BIN)/python -m benchmarks $(ARGS)

screenshots: ## Take screenshots of every page and state (ARGS=--readme: the pictures of the README)
	@scripts/system-packages
	@scripts/install test
	@$(BIN)/python -m tests.browser.screens $(ARGS)

lock: ## Compile requirements/*.txt anew (ARGS=--upgrade: newest versions)
	@scripts/lock $(ARGS)

clean: ## Remove what these commands made
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist screenshots
	find $(wildcard src tests benchmarks) -name __pycache__ -prune -exec rm -rf {} +
