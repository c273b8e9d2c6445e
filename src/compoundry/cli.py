"""The command `compoundry`."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command that was typed, and end the process with its exit code."""
    try:
        # Here and not above: the processes of a simulation import this module, and need no command line.
        from compoundry.commands.house import app

        app()
    except KeyboardInterrupt:
        sys.exit(130)
