# make play   play in the browser                 make test    everything CI runs
# make terminal   play in the terminal (make terminal GAME=towerup)
# make lint   ruff, mypy, svelte-check            make bench   the performance table
# make lighthouse   what Lighthouse says of the page
# make learn   train a small agent (docs/agent.md)
# make golden, make docs   write the golden files and the generated pages anew
# Everything sets itself up: a machine needs Python 3.11 or later, make and a network.

PYTHON ?= python3
GAME ?= sintra
VENV := .venv
BIN := $(VENV)/bin
LEARNING := $(VENV)/learning
# One more than cores: tests of the page and of the server wait for much of their time.
WORKERS := $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.PHONY: play terminal test warm warm-sagrada warm-others lint page browser bench lighthouse learn golden docs clean

play: $(VENV)/play.stamp page
	@$(BIN)/clerestory serve --open

terminal: $(VENV)/play.stamp
	@$(BIN)/clerestory warm $(GAME)
	@$(BIN)/clerestory play $(GAME)

test:
	@$(MAKE) --no-print-directory -j 3 page browser $(VENV)/dev.stamp
	@$(MAKE) --no-print-directory -j 3 lint warm
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

# Every game compiled once, before several processes of the tests would each do it.
warm: warm-sagrada warm-others
warm-sagrada: $(VENV)/dev.stamp
	@$(BIN)/clerestory warm sagrada
	@$(BIN)/python -m tests.compiling sagrada
warm-others: $(VENV)/dev.stamp
	@$(BIN)/clerestory warm towerup sintra
	@$(BIN)/python -m tests.compiling towerup sintra

lint: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python web/page.py run --silent check

page: $(BIN)/python
	@$(BIN)/python web/page.py

# Debian's Chromium, with letters for every language of the page; any Chromium on the path will do.
browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
		{ echo "Installing Chromium for the tests, once ..."; \
		$(SUDO) apt-get update -qq && $(SUDO) apt-get install -qq -y chromium fonts-dejavu-core >/dev/null; }

bench: $(VENV)/bench.stamp
	$(BIN)/python -m bench

lighthouse: $(VENV)/dev.stamp page browser
	$(BIN)/python -m bench.lighthouse

learn: $(LEARNING)/learn.stamp
	$(LEARNING)/bin/python examples/learn_sagrada.py

golden: $(VENV)/dev.stamp
	$(BIN)/python -m tests.golden

docs: $(VENV)/dev.stamp
	$(BIN)/python -m tests.documents

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Clerestory needs Python 3.11 or later; try make PYTHON=python3.12")'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/play.stamp: $(BIN)/python pyproject.toml constraints.txt
	@echo "Installing what Clerestory needs, once ..."
	@$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable .
	@touch $@

$(VENV)/dev.stamp: $(BIN)/python pyproject.toml constraints.txt
	@echo "Installing what the tests need, once ..."
	@$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[dev]'
	@touch $@ $(VENV)/play.stamp

$(VENV)/bench.stamp: $(VENV)/dev.stamp
	@$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[dev,bench]'
	@touch $@

# PyTorch stays out of what the tests need. It chooses CUDA's libraries itself; the GPU's compiler here has others.
$(LEARNING)/learn.stamp: $(BIN)/python pyproject.toml constraints.txt
	@echo "Installing PyTorch and what else learning needs, once ..."
	@$(PYTHON) -m venv $(LEARNING)
	@grep -v -e '^cuda-' -e '^nvidia-' constraints.txt > $(LEARNING)/constraints.txt
	@$(LEARNING)/bin/python -m pip install --quiet --constraint $(LEARNING)/constraints.txt --editable '.[learn]'
	@touch $@

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist web/node_modules src/clerestory/server/page
