"""Chemistry as the games need it: elements, formulas, substances, structures.

The tables beside this file are made by tools/freeze_elements.py and tools/freeze_substances.py; docs/chemistry.md says
from what.  Nothing here but `structure` needs more than the standard library, and that only when it is called.
"""

from compoundry.chemistry.elements import Element
from compoundry.chemistry.formula import Formula
from compoundry.chemistry.reading import parse
from compoundry.chemistry.substances import Substance

__all__ = ["Element", "Formula", "Substance", "parse"]
