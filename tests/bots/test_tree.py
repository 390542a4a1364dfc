"""The tree of a search: what its nodes and edges have counted fits together, and it tells apart what can be seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy as np
import pytest

from clerestory import load_game
from clerestory.bots.looking import NO_ACTION
from clerestory.bots.manners import manner_of
from clerestory.bots.search import grow_tree
from clerestory.bots.tree import NOT_LISTED, POINTS, ROOT, WINS, Growth, Tree, follow, slot_of
from clerestory.engine.game import CHANCE, OVER
from clerestory.engine.records import AnyState, copy_of
from clerestory.games import GAMES
from clerestory.games.sagrada.state import CHOOSE_PATTERN
from tests.bots.branching import BRANCHING, chance, choose, ends, lay
from tests.bots.playing import Decision, choices, random_game
from tests.registered import Case, cases

Rows: TypeAlias = "np.recarray[Any, np.dtype[Any]]"

PLAYOUTS = 150
ROUNDING = 1e-9


def grown_tree(decision: Decision, playouts: int = PLAYOUTS, seed: int = 3) -> Tree:
    game = decision.game
    growth = Growth.of(game, decision.state, decision.seat, playouts)
    grow_tree(game, growth, decision.seat, playouts, None, seed, manner_of(game))
    return growth.tree


def nodes_of(tree: Tree) -> Rows:
    return tree.nodes[: tree.used[0]].view(np.recarray)


def edges_of(tree: Tree, node: AnyState) -> Rows:
    """The edges of a node; none if they are not listed."""
    return tree.edges[int(node.first) :][: max(0, int(node.edges))].view(np.recarray)


def node_after(tree: Tree, node: AnyState, *moves: int) -> AnyState:
    """The node that an action, and what chance drew then, lead to; None if no playout has added it."""
    key = node.key
    for move in moves:
        key = np.uint64(follow(key, move))
    number = int(tree.slots[slot_of(tree, key)])
    return tree.nodes[number] if number else None


def trees(case: Case) -> Iterator[tuple[Decision, Tree]]:
    """From all over a game."""
    for decision in choices(random_game(case.name, case.seats, 2, **case.options), every=16):
        yield decision, grown_tree(decision)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_visits_and_values_add_up_at_every_node(case: Case) -> None:
    """Every node but the root was visited once before it had edges. A value is between 0 and 1 for each visit."""
    for _, tree in trees(case):
        assert len(set(nodes_of(tree).key.tolist())) == tree.used[0]
        for number, node in enumerate(nodes_of(tree)):
            edges = edges_of(tree, node)
            first = int(number != ROOT)
            assert number == ROOT or tree.slots[slot_of(tree, node.key)] == number
            assert node.visits >= 1
            assert -ROUNDING <= node.value <= node.visits + ROUNDING
            if node.edges == NOT_LISTED:
                continue
            assert node.visits == first + edges.visits.sum()
            assert -ROUNDING <= node.value - edges.value.sum() <= first + ROUNDING
            assert (edges.value >= 0).all()
            assert (edges.value <= edges.visits + ROUNDING).all()
            assert (edges.prior > 0).all()
            assert edges.prior.sum() == pytest.approx(1)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_sums_of_the_root_are_those_of_all_playouts(case: Case) -> None:
    for _, tree in trees(case):
        root, later = tree.nodes[ROOT], nodes_of(tree).visits[1:]
        assert root.visits == PLAYOUTS
        assert later.sum() <= tree.edges["visits"].sum(), "an edge leads to one node in each playout, or to none"
        visits, wins = edges_of(tree, root).visits, tree.sums[: root.edges, : case.seats, WINS]
        assert (wins >= 0).all()
        assert (wins <= visits[:, None] + ROUNDING).all()
        assert (tree.sums[: root.edges, :, POINTS][visits == 0] == 0).all()
        assert not tree.sums[root.edges :].any()
        assert not tree.sums[:, case.seats :].any()


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_node_lists_what_its_seat_may_do(case: Case) -> None:
    """Followed from the root as long as chance does not move."""
    deepest = 0
    for decision, tree in trees(case):
        open_nodes = [(copy_of(decision.state), tree.nodes[ROOT], 0)]
        for state, node, depth in open_nodes:
            here = Decision(decision.game, state, int(decision.game.turn(state)))
            edges = edges_of(tree, node)
            assert node.seat == here.seat
            assert node.edges == NOT_LISTED or edges.way[:, 0].tolist() == here.actions
            assert (edges.way[:, 1:] == NO_ACTION).all()
            deepest = max(deepest, depth)
            for edge in edges:
                after = copy_of(state)
                here.game.play(after, int(edge.way[0]))
                child = node_after(tree, node, int(edge.way[0]))
                if here.game.turn(after) in (CHANCE, OVER):
                    assert child is None
                elif child is not None:
                    assert child.visits <= edge.visits
                    open_nodes.append((after, child, depth + 1))
    assert deepest > 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tree_ends_where_another_chooses_a_pattern_in_secret(seats: int) -> None:
    """SETUP-2. Only the last to choose sees what comes of it; what the others hold is never told apart."""
    decisions = [each for each in random_game("sagrada", seats).decisions if each.state.phase == CHOOSE_PATTERN]
    *earlier, last = decisions
    assert len(decisions) == seats
    for decision in earlier:
        tree = grown_tree(decision)
        assert tree.used[0] == 1, "the root is all there is"
        assert edges_of(tree, tree.nodes[ROOT]).visits.sum() == PLAYOUTS
    assert grown_tree(last).used[0] > 1


def test_what_chance_draws_is_told_apart_and_the_same_draw_is_not() -> None:
    """Three draws behind one action, then a decision: three nodes, which share all playouts as chance has it."""
    win, loss = ends(1, 0), ends(0, 1)
    draws = chance((2, choose(0, win, loss)), (1, choose(1, win, loss)), (1, choose(0, loss, win)))
    state = lay(2, choose(0, draws, loss))
    tree = grown_tree(Decision(BRANCHING, state, 0), playouts=800)
    root = tree.nodes[ROOT]
    reached = [node_after(tree, root, 0, outcome) for outcome in range(3)]
    assert tree.used[0] == 1 + len(reached)
    assert [int(node.seat) for node in reached] == [0, 1, 0]
    visits = np.array([int(node.visits) for node in reached])
    assert visits.sum() == edges_of(tree, root).visits[0]
    assert np.abs(visits / visits.sum() - [0.5, 0.25, 0.25]).max() < 0.1
    assert [int(edges_of(tree, node).visits.argmax()) for node in reached] == [0, 1, 1]


def test_two_draws_in_a_row_are_told_apart_by_their_order() -> None:
    """First one, then the other is not the same as the other way round."""
    win, loss = ends(1, 0), ends(0, 1)
    second = [chance((1, choose(0, win, loss)), (1, choose(0, loss, win))) for _ in range(2)]
    tree = grown_tree(Decision(BRANCHING, lay(2, choose(0, chance((1, second[0]), (1, second[1])), loss)), 0), 200)
    reached = {int(node_after(tree, tree.nodes[ROOT], 0, first, then).key) for first in range(2) for then in range(2)}
    assert len(reached) == 4
    assert tree.used[0] == 1 + len(reached)


@pytest.mark.parametrize("name", GAMES)
def test_a_tree_that_is_full_goes_on_counting(name: str) -> None:
    """A search by time remembers only so many nodes, and may play more."""
    decision = next(choices(random_game(name, seats=2)))
    game = load_game(name)
    growth = Growth.of(game, decision.state, decision.seat, playouts=20)
    grow_tree(game, growth, decision.seat, 100, None, 3, manner_of(game))
    tree = growth.tree
    assert tree.used[0] <= len(tree.nodes)
    assert tree.used[1] <= len(tree.edges)
    assert tree.nodes[ROOT].visits == edges_of(tree, tree.nodes[ROOT]).visits.sum() == 100
