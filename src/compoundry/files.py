"""Files that people give, read with care: whatever is wrong with one is a `BadInput`."""

from __future__ import annotations

import errno

from compoundry.kernel.errors import BadInput


def file_text(path: str, most: int, too_large: BadInput) -> str:
    """The text of a file of at most `most` bytes; raises `BadInput` when it cannot be had, or is no text."""
    try:
        with open(path, "rb") as file:
            data = file.read(most + 1)
    except OSError as wrong:
        raise failed("file-read", path, wrong) from None
    except ValueError:
        raise BadInput("file-name", file=path[:40]) from None
    if len(data) > most:
        raise too_large
    try:
        text = data.decode()
    except UnicodeDecodeError as wrong:
        raise BadInput("file-text", path, byte=str(wrong.start)) from None
    if "\0" in text:
        raise BadInput("file-text", path, byte=str(data.index(0)))
    return text


def failed(code: str, path: str, wrong: OSError) -> BadInput:
    """What the system says about a file, by the name of its error so that it can be said in any language."""
    return BadInput(code, path, why=errno.errorcode.get(wrong.errno or 0, "unknown"), said=wrong.strerror or str(wrong))
