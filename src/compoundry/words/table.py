"""A sorted file of lines that begin with a word, searched as it stands: nothing is built when it is loaded."""

from __future__ import annotations

from importlib import resources


class Table:
    """Lines of fields between tabs, sorted by their bytes; lines that begin with # tell about the file."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    @staticmethod
    def of(name: str) -> Table:
        """The table in a file of this package."""
        return Table(resources.files(__package__).joinpath(name).read_bytes())

    def row(self, first: str, second: str) -> list[str] | None:
        """The fields of the line that begins with these two words; None when there is none."""
        key = f"{first}\t{second}\t".encode()
        start = self._place(key)
        if not self._data.startswith(key, start):
            return None
        return self._data[start : self._data.index(b"\n", start)].decode().split("\t")

    def seconds(self, first: str) -> list[str]:
        """The second words of all lines whose first word this is."""
        key = first.encode()
        lines = self._data[self._place(key + b"\t") : self._place(key + b"\n")]
        return [line.split("\t", 2)[1] for line in lines.decode().splitlines()]

    def names(self, word: str) -> bool:
        """Is there a line with this word, first or second?"""
        return bool(self.seconds(word)) or f"\t{word}\t".encode() in self._data

    def _place(self, key: bytes) -> int:
        """Where the first line begins that is not before `key`."""
        low, high = 0, len(self._data)
        while low < high:
            start = self._data.rfind(b"\n", low, (low + high) // 2) + 1 or low
            end = self._data.index(b"\n", start)
            if self._data[start:end] < key:
                low = end + 1
            else:
                high = start
        return low
