"""The lexicon: which two words make a compound word.

`compounds.tsv` and `refused.tsv` are made by tools/freeze_words.py from WordNet and SCOWL; `add.tsv` and `deny.tsv`
are the lists that people review, merged into them.
"""

from compoundry.words.lexicon import Compound, Lexicon, Verdict

__all__ = ["Compound", "Lexicon", "Verdict"]
