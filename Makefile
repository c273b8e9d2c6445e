# Everything there is to do here.  `make` alone lists it.
#
# Two stamps keep work from being done twice: .venv/.play when what a player needs is installed,
# .venv/.dev when what a developer needs is.  Installs are editable, and so never wait for a compiler.

VENV := .venv
BIN := $(VENV)/bin
LOCK := requirements/lock.txt
ASKED := pyproject.toml tests/yardsticks/pyproject.toml $(LOCK)
INSTALL := COMPOUNDRY_MYPYC=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint $(LOCK)
FAILED := { echo "The packages could not be installed: pip says above why (is there a network?)." >&2; exit 1; }

# Nothing that happens to be set outside decides which Python modules are found.
unexport PYTHONPATH PYTHONHOME COMPOUNDRY_PURE

.DEFAULT_GOAL := help
.PHONY: help play test long bench strength mutants lint compiled lock clean

help: ## list what there is to do
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1|\2/p' Makefile | awk -F'|' '{ printf "  %-14s %s\n", $$1, $$2 }'
	@echo '  make play PYTHON=python3.12 picks the Python of .venv, when it is made (make clean, to make it anew).'

play: $(VENV)/.play ## set up and play Compound It All! against a bot
	@$(BIN)/compoundry play compounditall

test: ## set up and run all that CI runs
	@bash .ci/run

long: $(VENV)/.dev ## run all tests, those of many minutes too, with compiled rules
	@PYTHONPATH=$$($(BIN)/python tools/compile_rules.py) $(BIN)/pytest --long

bench: $(VENV)/.dev compiled ## measure, beside the peers
	@$(BIN)/python benchmarks/run.py

strength: $(VENV)/.dev ## measure how strong the bots are, and write docs/strength
	@PYTHONPATH=$$($(BIN)/python tools/compile_rules.py) $(BIN)/python tools/strength.py

mutants: $(VENV)/.dev ## switch off each refusal: does a test notice?
	@$(BIN)/python tools/mutants.py

lint: $(VENV)/.dev ## check style and types
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy

compiled: $(VENV)/.dev ## compile the rules into build/, for tests and benchmarks
	@$(BIN)/python tools/compile_rules.py

lock: $(VENV)/.made ## find the newest versions of all packages and write them down
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@$(BIN)/uv pip compile pyproject.toml --all-extras --universal --python-version 3.11 --upgrade \
		--no-header --no-emit-index-url --output-file $(LOCK).new > /dev/null
	@{ echo '# Exact versions of everything, for Python 3.11 to 3.14 on every system.  Made by `make lock`, that is:'; \
		echo '# uv pip compile pyproject.toml --all-extras --universal --python-version 3.11'; \
		cat $(LOCK).new; } > $(LOCK)
	@rm $(LOCK).new

clean: ## remove all that was made here
	@rm -rf $(VENV) .venv-bench build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(VENV)/.made:
	@for python in $(or $(PYTHON),python3 python3.11 python3.12 python3.13 python3.14); do \
		version=$$($$python -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue; \
		seen="$$seen $$python=$$version"; \
		$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' || continue; \
		$$python -c 'import ensurepip, venv' 2>/dev/null || { bare=$$python; continue; }; \
		echo "Making $(VENV) with Python $$version ..."; \
		$$python -m venv --clear $(VENV) && touch $@; exit; \
	done; \
	if [ -n "$$bare" ]; then \
		echo "$$bare has no venv module.  On Debian and Ubuntu: apt install python3-venv" >&2; \
	else \
		echo "Compoundry needs Python 3.11 or newer.  Found:$${seen:- none}.  On Debian: apt install python3 python3-venv" >&2; \
	fi; exit 1

$(VENV)/.play: $(VENV)/.made $(ASKED)
	@echo "Installing Compoundry into $(VENV) ..."
	@$(INSTALL) -e . -e tests/yardsticks || $(FAILED)
	@touch $@

$(VENV)/.dev: $(VENV)/.made $(ASKED)
	@echo "Installing Compoundry and the tools for its tests into $(VENV) ..."
	@$(INSTALL) -e '.[dev]' -e tests/yardsticks || $(FAILED)
	@touch $@ $(VENV)/.play
