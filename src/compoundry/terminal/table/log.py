"""All that whoever looks was told, a sentence each."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from compoundry.kernel import Plain
from compoundry.texts import Texts


class Log(OptionList):
    """A line leads to the moment of which it tells: `entries` has the entry of each."""

    def __init__(self) -> None:
        super().__init__(id="log", markup=False)
        self.entries: list[int] = []
        self._told: list[str] = []

    def tell(self, texts: Texts, events: list[dict[str, Plain]]) -> None:
        told = [texts.event(event) for event in events]
        if told[: len(self._told)] != self._told:
            self.clear_options()
            self._told = []
        self.add_options([Option(Text(line)) for line in told[len(self._told) :]])
        self._told = told
        self.entries = [entry for event in events if isinstance(entry := event["entry"], int)]
        self.call_after_refresh(self.scroll_end, animate=False)

    def begin(self, since: int | None) -> None:
        """Mark what came first after the entry `since`, and show all that followed; else what came last."""
        at = None if since is None else next((at for at, entry in enumerate(self.entries) if entry > since), None)
        if at is None:
            self.action_last()
            return
        self.highlighted = at
        self.call_after_refresh(self.scroll_to_highlight, top=True)

    def point(self, entry: int) -> None:
        """Mark what happened in `entry`."""
        at = [place for place, one in enumerate(self.entries) if one <= entry]
        self.highlighted = at[-1] if at else None


def lines(texts: Texts, events: list[dict[str, Plain]], most: int) -> Text:
    """The last `most` sentences, in as many lines."""
    left_out = len(events) - most
    shown = events if left_out <= 0 else events[left_out + 1 :]
    told = [Text(texts.event(event), no_wrap=True, overflow="ellipsis") for event in shown]
    if left_out > 0:
        told.insert(0, Text(texts.say("screen-earlier", count=left_out + 1), style="italic"))
    return Text("\n").join(told)
