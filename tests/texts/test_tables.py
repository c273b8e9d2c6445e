"""Random games of every registered game, told in every language: no id, no variable is left over."""

from __future__ import annotations

from typing import Final

import pytest

from compoundry.kernel import NATURE, PUBLIC, AnyMove, FastDraw, Game, Match, Refusal, Seed, registry
from compoundry.kernel.slot import Value
from compoundry.textfiles import LANGUAGES, PSEUDO
from compoundry.texts import Texts

GAMES: Final = 3
LONGEST: Final = 60
"""Choices and tries are looked at for so many moves of a game; events for all of them."""


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize("name", [*registry.modules()])
def test_all_that_a_random_game_says_is_said_in_words(name: str, language: str) -> None:
    game = registry.find(name)
    texts = Texts(language, game)
    said: list[str] = []
    for number in range(GAMES):
        seats = game.fewest + number % (game.most - game.fewest + 1)
        draw = FastDraw(number, 1)
        match = Match.start(game, seats=seats, seed=Seed.from_int(number))
        moves = 0
        while acting := match.position.acting():
            seat = draw.pick(acting)
            if moves < LONGEST:
                said += tries(match, seat, draw, texts) + choices(match, seat, texts)
            answer = match.submit(seat, draw.pick(match.position.legal(seat)), match.ticket(seat))
            assert not isinstance(answer, Refusal)
            if draw.below(4) == 0:
                match.undo(seat)
            moves += 1
        said += events(match, texts) + ending(match, texts)
        said += tries(match, 0, draw, texts)
    assert sorted(set(texts.faults)) == []
    assert [one for one in said if "{" in one] == []
    if language == PSEUDO:
        assert [one for one in said if "~" not in one] == []


def test_each_secret_has_a_sentence_for_those_who_know_it() -> None:
    for name in registry.modules():
        game = registry.find(name)
        match = finished(game)
        texts = Texts("en", game)
        kinds = {event.kind for events in match.told for event in events if event.secret is not None}
        assert [kind for kind in sorted(kinds) if not texts.has(f"event-{kind}-known")] == []


def finished(game: Game) -> Match:
    draw = FastDraw(7)
    match = Match.start(game, seats=game.most, seed=Seed.from_int(7))
    while acting := match.position.acting():
        seat = draw.pick(acting)
        match.submit(seat, draw.pick(match.position.legal(seat)), match.ticket(seat))
    return match


def events(match: Match, texts: Texts) -> list[str]:
    viewers = [PUBLIC, *range(match.header.seats)]
    return [texts.event(event) for viewer in viewers for event in match.events(viewer)]


def tries(match: Match, seat: int, draw: FastDraw, texts: Texts) -> list[str]:
    """What is answered to moves that nobody would make."""
    refusals = [match.undo(seat), match.stand(seat, "no such window", True)]
    ticket = match.ticket(seat)
    tried: list[AnyMove | str | list[object]] = ["", "?", "nothing 1", '"', [1], [[]]]
    for verb in type(match.position).moves:
        tried.append(verb(*[slot.some(draw) for slot in verb.slots]))
        tried += [f"{verb.verb} 99 99 99 99 99 99", [verb.verb, *[[] for _ in verb.slots], "too much"]]
    for move in tried:
        if isinstance(move, (str, list)) or match.position.refusal(seat, move) is not None:
            refusals.append(match.submit(seat, move, ticket))  # type: ignore[arg-type]
            refusals.append(match.submit((seat + 1) % match.header.seats, move, ticket - 1))  # type: ignore[arg-type]
    said: list[str] = []
    for refusal in refusals:
        if isinstance(refusal, Refusal):
            why = texts.refusal(refusal)
            assert why.what
            assert why.remedy
            said += why[:2]
    return said


def choices(match: Match, seat: int, texts: Texts) -> list[str]:
    """What a person reads on the way to the first move of each verb."""
    pending = match.position.pending
    said = [texts.prompt(type(pending[-1]).__name__ if pending else "")]
    assert seat != NATURE
    for verb in match.position.choices(seat, ()).candidates:
        said.append(texts.verb(str(verb)))
        partial: tuple[Value, ...] = (verb,)
        while (found := match.position.choices(seat, partial)).candidates:
            said.append(texts.slot(str(verb), found.slot))
            for one in found.candidates:
                assert texts.said(found.slot, one)
            partial += (found.candidates[0],)
    return said


def ending(match: Match, texts: Texts) -> list[str]:
    outcome = match.outcome()
    assert outcome is not None
    items = [texts.item(item.label) for mine in outcome.items for item in mine]
    return [texts.end(outcome.reason), *items]
