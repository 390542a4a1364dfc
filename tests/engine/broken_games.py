"""Games broken in one place at a time; prints what `check_game` finds in each. Run uncompiled by test_contract.py."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from clerestory import Table, load_game
from clerestory.engine import contract
from clerestory.engine.contract import check_game, check_result
from clerestory.engine.game import Game, Study
from clerestory.engine.observing import block
from clerestory.engine.records import copy_of
from clerestory.engine.rules import PLAIN
from tests.toys.secret import DEALING, NOTHING, SECRET, UNKNOWN

SINTRA = load_game("sintra")


def after(function: Callable[..., Any], also: Callable[..., None]) -> Callable[..., Any]:
    """A function of the game, and something that goes wrong after it."""

    def broken(*arguments: Any) -> Any:
        result = function(*arguments)
        also(*arguments)
        return result

    return broken


def drop_a_pane(state: Any, *_: Any) -> None:
    state.bag[2] = max(state.bag[2] - 1, 0)


def change_an_option(state: Any, *_: Any) -> None:
    state.clamp_score_at_zero = 1 - state.clamp_score_at_zero


def swap_the_first_two(state: Any, actions: Any) -> None:
    actions[0], actions[1] = int(actions[1]), int(actions[0])


def write_behind(state: Any, seat: int, other: int, counts: Any, at: int) -> None:
    counts[at + 1] = 1


def deal_the_same_card(state: Any, seat: int, rng: Any) -> None:
    if state.phase != DEALING:
        state.card[1 - seat] = state.card[seat]


def blank_in_place(state: Any, seat: int | None) -> Any:
    state.card[1] = NOTHING
    return state


def forget_a_choice(state: Any, actions: Any) -> int:
    """A seat whose neighbor holds the highest card may only hold."""
    count = SECRET.legal(state, actions)
    return 1 if state.card[1 - state.seat] == SECRET.outcomes else int(count)


def mask_but_the_card(state: Any, seat: int | None) -> Any:
    """Drawn as unknown, but still there."""
    masked = SECRET.mask(state, seat)
    masked.card[SECRET.seats[-1] - 1] = state.card[1]
    return masked


def tell_a_card(state: Any, seat: int, other: int, counts: Any, at: int) -> None:
    SECRET.observe_seat(state, seat, other, counts, at)
    counts[at] += state.card[other]


def study_with(observe_seat: Callable[..., None]) -> Study:
    """A study that sees of the table what everybody sees."""
    return Study(2, SECRET.layout, SECRET.seat_layout, SECRET.observe_table, observe_seat)


class Forgetful:
    """Something that goes wrong now and then."""

    calls = 0

    def __call__(self, state: Any, action: int) -> None:
        self.calls += 1
        if self.calls % 50 == 0:
            change_an_option(state)


AT_EVERY_POSITION: dict[str, Game] = {
    "a pane gets lost": replace(SINTRA, play=after(SINTRA.play, drop_a_pane)),
    "nobody can move": replace(SINTRA, legal=lambda state, actions: 0),
    "nothing can be drawn": replace(SINTRA, weights=lambda state, weights: 0),
    "actions out of order": replace(SINTRA, legal=after(SINTRA.legal, swap_the_first_two)),
    "never over": replace(
        SINTRA, turn=lambda state: 0, legal=lambda state, actions: 1, play=lambda state, action: None
    ),
}
IN_A_SAMPLED_GAME: dict[str, Game] = {
    "not deterministic": replace(SINTRA, play=after(SINTRA.play, Forgetful())),
    "another drawing": replace(SINTRA, draw=lambda state: SINTRA.draw(state).replace("side A", "side B")),
    "a drawing of nothing": replace(SINTRA, draw=lambda state: "nothing"),
    "moves that cannot be read": replace(SINTRA, write=lambda state, action: "mumble"),
    "moves read as others": replace(SINTRA, read=lambda state, text: 0),
    "nothing refused": replace(SINTRA, refusal=lambda state, action: ""),
    "refused without a rule": replace(
        SINTRA, refusal=lambda state, action: "No." if SINTRA.refusal(state, action) else ""
    ),
    "a sheet that does not add up": replace(SINTRA, sheet=lambda state, seat: {"luck": 1}),
    "a view of what is hidden": replace(SINTRA, hide=lambda state, seat, rng: drop_a_pane(state)),
    "consequences that promise too much": replace(SINTRA, consequences=lambda state, action: [{"points": 99}]),
    "looking changes the state": replace(SINTRA, scores=after(SINTRA.scores, change_an_option)),
    "a mask of what is hidden": replace(SINTRA, hide=lambda state, seat, rng: change_an_option(state)),
}
WITH_SECRETS: dict[str, Game] = {
    "a mask that hides nothing": replace(SECRET, mask=lambda state, seat: copy_of(state)),
    "a mask that is drawn but not blank": replace(SECRET, mask=mask_but_the_card),
    "a spectator who looks over a shoulder": replace(SECRET, mask=lambda state, seat: SECRET.mask(state, seat or 0)),
    "a mask that is the state itself": replace(SECRET, mask=blank_in_place, view=lambda state, seat: {}),
    "redrawn against the rules": replace(SECRET, hide=deal_the_same_card),
    "moves that tell a secret": replace(SECRET, legal=forget_a_choice),
    "a move that only another sees": replace(SECRET, seen_by=lambda state: 1 - int(state.seat)),
    "an observation that is too long": replace(SECRET, observe_seat=after(SECRET.observe_seat, write_behind)),
    "numbers of one name": replace(SECRET, layout=(block("own card"), block("phase"), block("phase"))),
    "known points that do not add up": replace(
        SECRET, sheet=lambda state, seat: {**SECRET.sheet(state, seat), "luck": int(state.card[seat] == UNKNOWN)}
    ),
    "a study that tells a secret": replace(SECRET, study=study_with(tell_a_card)),
    "nothing but a study": replace(SECRET, study=study_with(SECRET.observe_seat)),
}


def finished_game() -> Any:
    table = Table(SINTRA, 2, seed=1)
    while not table.is_over:
        table.play(table.legal_moves()[0])
    return table.state


if __name__ == "__main__":
    assert PLAIN, "run with CLERESTORY_PLAIN=1"
    contract.LONGEST = 300
    findings = {name: check_game(game, seats=2, games=1, sampled=0) for name, game in AT_EVERY_POSITION.items()}
    for name, game in IN_A_SAMPLED_GAME.items():
        findings[name] = check_game(game, seats=2, games=0, sampled=1, most=1)
    for name, game in WITH_SECRETS.items():
        findings[name] = check_game(game, seats=2, games=0, sampled=20, most=200)
    shared = replace(SINTRA, ranks=lambda state, places: places.fill(2))
    findings["places that cannot be"] = list(check_result(shared, finished_game(), 2))
    alone = replace(SECRET, ranks=lambda state, places: places.fill(3))
    findings["alone and third"] = list(check_result(alone, Table(SECRET, 1, seed=1).state, 1))
    print(json.dumps(findings))
