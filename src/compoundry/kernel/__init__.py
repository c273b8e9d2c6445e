"""The kernel: what every game shares.  See docs/architecture.md for the house as a whole."""

from compoundry.kernel.bot import Bot, RandomBot
from compoundry.kernel.clocks import Clocks
from compoundry.kernel.draw import Draw, FastDraw, Seed
from compoundry.kernel.errors import BadInput, GameBug
from compoundry.kernel.event import Event
from compoundry.kernel.game import Game, Secret, View
from compoundry.kernel.match import Ack, Match
from compoundry.kernel.move import AnyMove, Chance, Choices, Move, Timed
from compoundry.kernel.options import Count, Flag, Name, OneOf, Option, Options
from compoundry.kernel.outcome import Item, Outcome
from compoundry.kernel.position import NATURE, PUBLIC, Frame, Position
from compoundry.kernel.refusal import Refusal
from compoundry.kernel.slot import Number, Several, Slot, Value, Words
from compoundry.kernel.values import Plain, Record

__all__ = [
    "NATURE",
    "PUBLIC",
    "Ack",
    "AnyMove",
    "BadInput",
    "Bot",
    "Chance",
    "Choices",
    "Clocks",
    "Count",
    "Draw",
    "Event",
    "FastDraw",
    "Flag",
    "Frame",
    "Game",
    "GameBug",
    "Item",
    "Match",
    "Move",
    "Name",
    "Number",
    "OneOf",
    "Option",
    "Options",
    "Outcome",
    "Plain",
    "Position",
    "RandomBot",
    "Record",
    "Refusal",
    "Secret",
    "Seed",
    "Several",
    "Slot",
    "Timed",
    "Value",
    "View",
    "Words",
]
