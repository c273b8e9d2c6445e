"""What lies beside the table: the log, the rules, the keys.  On a narrow screen it takes the table's place."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.markdown import Markdown
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import ContentSwitcher, Static

from compoundry.terminal.rulebook import Passage, passages
from compoundry.terminal.show import legend, pairs
from compoundry.terminal.table.colours import ink_of
from compoundry.terminal.table.log import Log
from compoundry.texts import Texts


class Rules(VerticalScroll):
    """The rulebook, opened at a rule."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(id="rules")
        self._texts = texts
        self._open = ""

    async def open(self, rule: str) -> None:
        """Show `rule`, or where there is none the place where the book was left."""
        if not self.children:  # most games are played without a look at the rules
            await self.mount(*[_page(passage) for passage in passages(self._texts)])
        for marked in self.query(".open"):
            marked.remove_class("open")
        for found in self.query(f"#rule-{rule}") if rule else ():
            found.add_class("open")
        self._turn()

    def on_mount(self) -> None:
        self.watch(self, "virtual_size", self._turn, init=False)  # only then it is known where a rule stands

    def _turn(self) -> None:
        """Leaf to the rule that is marked."""
        for found in self.query(".open"):
            self.call_after_refresh(self.scroll_to_widget, found, animate=False, top=True)


def _page(passage: Passage) -> Static:
    title = passage.text.lstrip("#").strip() if passage.text.startswith("#") else ""
    shown = Text(title, style="bold underline") if title else Markdown(passage.text)
    return Static(shown, id=f"rule-{passage.rule}" if passage.rule else None, classes="passage")


class Side(ContentSwitcher):
    """One of its three pages, or on a narrow screen none."""

    def __init__(self, texts: Texts, keys: list[tuple[str, str]]) -> None:
        super().__init__(id="side", initial="log")
        self._texts = texts
        self._keys = keys

    def compose(self) -> ComposeResult:
        yield Log()
        yield Rules(self._texts)
        with VerticalScroll(id="help"):
            yield Static(id="signs")

    async def open(self, page: str, rule: str = "", since: int | None = None) -> None:
        """Show one page, the rules at `rule`, the log after the entry `since`, and let arrows move in it."""
        self.current = page
        if page == "rules":
            await self.query_one(Rules).open(rule)
        elif page == "log":
            self.query_one(Log).begin(since)
        else:
            self.query_one("#signs", Static).update(self._help())
        self.page().focus()

    def page(self) -> Widget:
        """The page that is open."""
        return self.query_one(f"#{self.current}")

    def _help(self) -> RenderableType:
        """The keys, and the signs of the game's picture."""
        shown = pairs("bold")
        for key, text in self._keys:
            shown.add_row(key, self._texts.say(text))
        signs = legend(self._texts, ink_of(self.app.current_theme))
        return shown if signs is None else Group(shown, "", signs)


class KeysLine:
    """The keys that do something now, in one line: as many as fit, none of them cut.  The help page has them all."""

    def __init__(self, keys: list[tuple[str, str]]) -> None:
        """The most important ones first."""
        self._keys = [Text.assemble((key, "bold"), f" {what}") for key, what in keys]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(no_wrap=True, overflow="ellipsis")
        for key in self._keys:
            gap = 2 if line else 0
            if line and line.cell_len + gap + key.cell_len > options.max_width:
                break
            line.append(" " * gap).append_text(key)
        yield line
