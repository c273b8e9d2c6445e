"""What compiling the rules needs of a machine, and whether it is there.

The build asks before anything is installed: only the standard library is imported here.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path


def compiler() -> str | None:
    """Where the C compiler is that Python's own build tools would call."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0])


def headers() -> bool:
    """Whether Python.h is there.  Debian keeps it in a package of its own."""
    return Path(sysconfig.get_paths()["include"], "Python.h").is_file()


def lacking() -> str:
    """Why rules cannot be compiled here; "" when they can."""
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, and this is {sys.implementation.name}"
    if os.name != "nt" and compiler() is None:
        return "there is no C compiler (Debian: apt install gcc)"
    if not headers():
        return "there is no Python.h (Debian: apt install python3-dev)"
    return ""
