"""Classes of words by which the rules judge: affixes, small words, and words that only make phrases."""

from __future__ import annotations

from typing import Final


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


PREFIXES: Final = _words("""
    ab ad al an ant ante anti arch be bi bio col com con contra de demi di dis dys em en epi ex extra for hemi
    hyper hypo il im in inter intra intro ir mal meta micro midi mini mis mono multi non ob omni pan para per
    peri poly post pre pro proto pseudo quasi re retro semi sub sup super sur syn trans tri ultra un uni vice
""")
"""Bound before another word: enjoy, belong; inside only by exception."""

COMBINING: Final = _words("""
    acro adeno aero agro alkyl allo alpha amino aqua astro audio auto benzyl beta biblio broncho cardio chemo
    chrono cyber cyto deca dynamo eco ecto electro endo equi ergo ethno exo filo fluor gamma geo giga glyco gyro
    haem halo hecto hemo hepta hexa histo holo homeo homo hydro hydroxy infra iso keto kilo litho logo lymph
    macro magneto maxi mega meso milli mytho nano narco neo neuro nitro octo oleo organo ortho osteo paleo parvo
    patho pedo penta petro pharma phono photo phyto pico plasma pneumo porno pornography proteo psycho pyro
    quadri radio retro rhino servo socio spectro spiro stereo strato sulfa sulpha supra synchro techno tele tera
    tetra theo thermo topo toxo turbo typo vaso vivi xeno xylo zoo
""")
"""Greek and Latin halves of learned words: hyperlink and radiology are made of them, not of two words."""

SUFFIXES: Final = _words("""
    ability able ably ade age aged ages al ally ance ant ants ar ard ary ate ated ates bid by dom dome ed ee en
    ence ency ent er ery ess est et ette fold ful fully fulness hood hoods ial ian ible ic ice ics ide ier ies
    ily ine ing ings ion ions ise ised ish ism ist ists ite ity ive ize ized kin kins less lessly lessness let
    lets like likeness ling lings logy ly ment mental mentally ments most ness nesses ology or ors ory ous ship
    ships sion sis some somely someness ster sters sty ter tic tics tion tions tor ty ular ure ward wards ways
    wise wisely y
""")
"""Bound behind another word: friendship, careless, kingdom."""

HOMONYMS: Final = _words("arch fold hood mini pan post ship vice")
"""Affixes that are words of their own too: an airship is a ship, a friendship is none."""

SMALL: Final = _words("ax by go in it my no on ox so to up us")
"""The only words of two letters that take part in compounds."""

PREPOSITIONS: Final = _words("""
    a about above across after against all along among an and any around as at before behind below beneath
    beside between beyond by down during each either every for from how if in inside into it just like more much
    near neither no nor not of off on once one onto or out outside over past quite rather since so some such
    than that the then there through throughout thus till to too toward under until up upon very via what when
    where which while with within without
""")
"""An adjective that begins with one is a phrase: under attack, in store."""

PARTICLES: Final = _words("""
    about across after ahead along apart around aside at away back by down for forth forward in into off on onto
    open out over past round through to together under up upon with without
""")
"""Behind a verb they make a phrase (give up), not a word."""

BEFORE_HYPHEN: Final = _words("all in pan post")
"""Prefixes that are words as well: an in-tray is made of two words, an anti-war march of one and a prefix."""

OPENERS: Final = _words("on so the to via what")
"""What WordNet lists behind them is a phrase, even where it calls it a noun: the pits, on tour."""

LOOSE: Final = _words("""
    act action activity being change condition effect event feature group individual material matter measure
    movement object organisation organization part people person phenomenon process product property quality
    quantity relation relationship state status substance system thing undertaking unit value weather worker
""")
"""Behind an adjective they make a class that WordNet needs (clumsy person), not a word."""

LOOSE_ADJECTIVES: Final = _words("""
    bad big good large little married new old poor rich small tall wealthy young
""")
"""Before one of `LOOSE_NOUNS` they make no word, only a phrase: young girl."""

LOOSE_NOUNS: Final = _words("bird boy buck child fish girl lady man number woman")
"""See `LOOSE_ADJECTIVES`."""

SHADES: Final = _words("bright dark deep dull light pale reddish vivid")
"""Before one of `COLOURS` they make no word, only a phrase: dark red."""

COLOURS: Final = _words("black blue brown gray green grey orange pink purple red white yellow")
"""See `SHADES`."""
