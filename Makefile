# `make play` and `make test` work from a fresh clone; everything they need is installed into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
UV_VERSION := 0.13.7
ENGINE := $(shell find src/everdell/engine src/everdell/boxes -name '*.py')
JOBS ?= 2

.PHONY: play test check test-pure test-compiled build lock clean

play: $(VENV)/.installed $(if $(wildcard src/*__mypyc*.so),build)
	@$(BIN)/everdell play

# Everything: format, lint, types, then the whole suite interpreted and compiled.
test: check test-pure test-compiled

check: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

# The server is tested once, on the compiled engine: it is the same code in both modes, and slow.
test-pure: $(VENV)/.dev
	EVERDELL_PURE=1 $(BIN)/pytest -n $(JOBS) --ignore=tests/web tests

test-compiled: build
	EVERDELL_MODE=compiled $(BIN)/pytest -n $(JOBS) tests

# The compiled engine, in place. It is rebuilt whenever a source has changed.
build: $(VENV)/.compiled

$(VENV)/.compiled: $(VENV)/.dev setup.py $(ENGINE)
	find src -name '*.so' -delete
	EVERDELL_COMPILE=$${EVERDELL_COMPILE:-1} $(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

$(VENV)/.dev: $(VENV)/.uv requirements-dev.lock pyproject.toml
	$(UV) pip sync --quiet requirements-dev.lock
	EVERDELL_COMPILE=0 $(UV) pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@ $(VENV)/.installed

$(VENV)/.installed: $(VENV)/.uv requirements.lock pyproject.toml
	$(UV) pip install --quiet --require-hashes -r requirements.lock
	EVERDELL_COMPILE=0 $(UV) pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "everdell needs Python 3.11 or newer; try: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' || \
		{ echo "Python cannot make environments here; on Debian: apt-get install python3-venv"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

# After a change of the dependencies in pyproject.toml.
lock: $(VENV)/.uv
	$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
		--extra web --extra pg --group build pyproject.toml -o requirements.lock
	$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
		--all-extras --group dev pyproject.toml -o requirements-dev.lock

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
