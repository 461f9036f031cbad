# `make play` and `make test` work from a fresh clone; everything they need is installed into .venv
# and page/node_modules.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
UV_VERSION := 0.13.7
PAGE := src/everdell/web/page
PAGE_SOURCES := $(shell find page -path page/node_modules -prune -o -type f ! -name schema.d.ts -print)
JOBS ?= 2
# Many tests wait for servers: more of them than processors can go on at once.
TESTERS ?= 4

# A Node that was installed into .venv comes first.
export PATH := $(CURDIR)/$(BIN):$(PATH)
# Hundreds of processes are started: each of them would compile whatever it imports all over again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test quick soak check check-page collect test-pure test-texts test-compiled test-box test-page build page wheel lock clean

# Up at once, with the engine that is there. If the compiled one is not, it is built beside the game,
# with low priority and until Ctrl-C; the bots take it up as soon as it is complete.
play: $(VENV)/.installed page
	@$(BIN)/python tools/play.py $(MAKE_COMMAND) --silent build

# Everything: format, lint, types, the rules on the Python sources and on the compiled engine, the
# server, games in a browser. What keeps a single processor busy goes side by side, the longest first;
# the other tests use them all by themselves.
test: $(VENV)/.dev
	+@$(MAKE) -j $(JOBS) --output-sync=target test-pure build check check-page page collect test-texts $(VENV)/.browser
	+@$(MAKE) test-compiled test-page

# Under a minute, for the box at hand: make quick BOX=legends. Without a name, for all boxes.
quick: $(VENV)/.dev
	+@$(MAKE) -j $(JOBS) --output-sync=target check test-box

check: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

# The page's types come from what the server says about itself.
check-page: $(VENV)/.dev page/node_modules/.installed
	@mkdir -p build
	EVERDELL_PURE=1 $(BIN)/python -m everdell.web.server.openapi > build/openapi.json
	cd page && npm run --silent types && npm run --silent check && npm run --silent test

# The rules are tested on the Python sources. The compiled engine has to come to the same recorded
# games, to hold the contract at random tables, and to pass a sample of the rules, another one every
# day. The rooms above are the same code in both modes, and tested on the faster engine.
RULES := tests/cards tests/rugwort tests/rulebook tests/scenarios
ON_BOTH := tests/boxes tests/games tests/bots/test_search.py tests/bots/test_thinking.py
SAMPLE := 8
# Of the tests in a browser: what is not marked as core is drawn anew every day, one of three.
PAGE_SAMPLE := 3

# A test that hangs ends its process, and with it shows where: no run waits for ever.
AT_MOST := -o faulthandler_timeout=900 -o faulthandler_exit_on_timeout=true

# In one process, beside the build.
test-pure: $(VENV)/.dev
	EVERDELL_PURE=1 $(BIN)/pytest $(AT_MOST) -m "not soak and not games" $(RULES) $(ON_BOTH)

# In one process as well: the texts are compared with all sources and with hundreds of games, which
# every tester would read and play again.
test-texts: build
	EVERDELL_MODE=compiled $(BIN)/pytest $(AT_MOST) tests/texts

# Pytest rewrites every assertion of a new file, and keeps what it wrote. Here it does so once; else
# all testers would begin with the same work.
collect: $(VENV)/.dev
	@said=$$(EVERDELL_PURE=1 $(BIN)/pytest --collect-only -qq tests) || { echo "$$said"; exit 1; }

test-compiled: build page
	EVERDELL_MODE=compiled EVERDELL_SAMPLE=$(SAMPLE) $(BIN)/pytest $(AT_MOST) -n $(TESTERS) --dist worksteal \
		--ignore=tests/page --ignore=tests/texts tests

BOX ?=

test-box: $(VENV)/.dev
	EVERDELL_PURE=1 EVERDELL_BOX=$(BOX) $(BIN)/pytest -n $(JOBS) tests/cards/$(BOX) \
		$(filter-out tests/cards,$(RULES)) tests/games tests/contract/test_random_games.py tests/test_arrow.py

# What takes too long for every change: whole games at all sizes of a screen, hundreds of kills,
# thousands of games, builds in isolation, and every test of an engine on the other one, too.
EFFORT ?= 20

soak: build page $(VENV)/.browser
	EVERDELL_MODE=compiled $(BIN)/pytest -n $(JOBS) --dist worksteal -m soak tests
	EVERDELL_MODE=compiled EVERDELL_EFFORT=$(EFFORT) $(BIN)/pytest -n $(TESTERS) --dist worksteal \
		tests/compilation tests/contract tests/web/crash tests/web/server/test_openapi.py
	EVERDELL_MODE=compiled EVERDELL_EFFORT=$(EFFORT) $(BIN)/pytest -n $(JOBS) -m "" tests/web/secrets
	EVERDELL_MODE=compiled $(BIN)/pytest -n $(JOBS) --dist worksteal $(RULES)
	EVERDELL_PURE=1 $(BIN)/pytest -n $(JOBS) --dist worksteal \
		tests/bots tests/boxes tests/contract tests/environments tests/games tests/secrets tests/table \
		tests/texts
	$(BIN)/pytest -n $(JOBS) --dist worksteal tests/page

# In a real browser. For a change of the page, all of it: make test-page PAGE_SAMPLE=1.
test-page: build page $(VENV)/.browser
	EVERDELL_SAMPLE=$(PAGE_SAMPLE) $(BIN)/pytest $(AT_MOST) -n $(JOBS) --dist worksteal tests/page

# The compiled engine, in build/engine. It is built whenever there is none for the present sources.
build: $(VENV)/.build
	@$(BIN)/python tools/compile.py

# The page, built into the package.
page: $(PAGE)/index.html

$(PAGE)/index.html: page/node_modules/.installed $(PAGE_SOURCES)
	cd page && npm run --silent build -- --logLevel warn
	@touch $@

page/node_modules/.installed: page/package-lock.json $(VENV)/.node
	cd page && npm ci --silent
	@touch $@

# Vite needs Node 22.12 or newer; where there is none, it comes as a Python package.
$(VENV)/.node: $(VENV)/.uv requirements-node.lock
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a * 100 + +b < 2212)' \
		2>/dev/null || $(UV) pip install --quiet --require-hashes -r requirements-node.lock
	@touch $@

# A real browser for the tests of the page: the machine's own, else Debian's.
$(VENV)/.browser: $(VENV)/.uv
	@command -v chromium || command -v chromium-browser || command -v google-chrome || \
		{ apt-get -qq update && apt-get -qq install --yes --no-install-recommends chromium; } || \
		{ echo "The tests of the page need Chromium; on Debian: apt-get install chromium"; exit 1; }
	@touch $@

# What is given away, the page inside: an archive of the sources, and the wheel that is built from it.
wheel: $(VENV)/.uv page
	$(UV) build --quiet --clear

$(VENV)/.dev: $(VENV)/.uv requirements-dev.lock pyproject.toml
	$(UV) pip sync --quiet requirements-dev.lock
	EVERDELL_COMPILE=0 $(UV) pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $(VENV)/.installed $(VENV)/.build $@

# What compiles the engine, for those who do not need all of .dev.
$(VENV)/.build: $(VENV)/.installed requirements-build.lock
	$(UV) pip install --quiet --require-hashes -r requirements-build.lock
	@touch $@

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

# After a change of the dependencies in pyproject.toml or page/package.json.
lock: $(VENV)/.uv $(VENV)/.node
	$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
		--extra web --extra pg --group editable pyproject.toml -o requirements.lock
	$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
		--extra web --extra pg --extra load --extra rl --extra spiel --extra stats --extra cluster \
		--group dev pyproject.toml -o requirements-dev.lock
	$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
		--group build -o requirements-build.lock
	$(UV) pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
		--group node -o requirements-node.lock
	cd page && npm install --package-lock-only --silent && node tools/lock.ts

clean:
	rm -rf $(VENV) build dist page/node_modules $(PAGE) src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
