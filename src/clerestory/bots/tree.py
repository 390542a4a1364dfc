# ruff: noqa: F821 (the names that `bind` gives to a template)
"""Monte Carlo tree search for games with chance, secrets and any number of seats: the compiled loops.

A node is a decision, and an edge one action, or with a network a whole way to play the turn. A node is told from others
by all that the searching seat has seen since the root: the actions, and what chance drew. A playout redraws what the
seat cannot know, follows the tree as far as it goes, adds a node there, concludes what the position is worth to every
seat, and tells the edges that it came along; at a node the seat that decides there goes by its own value. How a
playout concludes, and what looks good at a node, is told by others: see playouts.py, and forecasts.py for those who
have a network.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import Generic, NamedTuple, TypeAlias, TypeVar

import numpy as np

from clerestory.bots.appraisal import appraisal_of, no_secret
from clerestory.bots.looking import DEPTH, NO_ACTION, NOTHING, TRIAL, Look
from clerestory.bots.manners import Manner
from clerestory.bots.networks import Network
from clerestory.bots.sight import MOST_WAYS, Sight
from clerestory.engine.chance import Generator, mix, pick, start_stream, wrapping
from clerestory.engine.game import CHANCE, EVERYBODY, OVER, Game
from clerestory.engine.records import AnyState, Array, Numbers, Reals, States, assign, blank_states
from clerestory.engine.rules import bind, rule, weave

conclude: Callable[..., None]
descend: Callable[..., int]
hide: Callable[..., None]
list_edges: Callable[..., None]
list_root: Callable[..., None]
play: Callable[..., None]
secret: Callable[..., int]
seen_by: Callable[..., int]
turn: Callable[..., int]
weights: Callable[..., int]
SEES_TURNS: bool

WHOLE, REAL = np.int64, np.float64
TALLY = [("visits", WHOLE), ("value", REAL)]  # playouts, and the sum of their values for the seat that decides
NODE = np.dtype((np.record, [("key", np.uint64), ("seat", WHOLE), ("first", WHOLE), ("edges", WHOLE), *TALLY]))
EDGE = np.dtype(
    (np.record, [("way", np.int16, (DEPTH,)), ("leads", WHOLE), ("prior", REAL), ("hope", REAL), *TALLY])
)  # `leads`: whether no other that begins with the same action looks better

ROOT = 0
NO_NODE = 0  # in a slot; the root needs none
NO_EDGE, NOT_LISTED = -1, -1
POSITION = 3  # where the position that is searched lies, behind the states for trying out turns
STATES = POSITION + 1
A_SECRET = 10_000  # beyond all moves, in the key of what has been seen
LONGEST_PATH = 64
EDGES_A_PLAYOUT = 12  # on average; most nodes are seen once and never list theirs
EDGES_FORESEEN = 128  # with a network, which lists them at once
WINS, POINTS = 0, 1  # what is summed up for each action of the root and each seat


class Tree(NamedTuple):
    """What a search remembers: the same kind of thing for every game."""

    nodes: States
    edges: States
    slots: Numbers  # a hash table: the node of a key
    used: Numbers  # how many nodes, how many edges
    path: Numbers  # [step, node or edge]   what the playout came along
    worth: Numbers  # [seat]    and what it found out
    won: Reals  # [seat]
    value: Reals  # [seat]
    sums: Reals  # [edge of the root, seat, WINS or POINTS]

    @staticmethod
    def of(game: Game, seat: int, nodes: int, edges: int) -> Tree:
        """A root where this seat decides, and room for so many nodes and edges."""
        seats, most = max(game.seats), max(game.actions, MOST_WAYS)
        tree = Tree(
            nodes=np.zeros(nodes + 1, NODE),
            edges=np.zeros(edges + most, EDGE),
            slots=np.zeros(1 << (2 * nodes + 2).bit_length(), WHOLE),
            used=np.array([1, 0], WHOLE),
            path=np.zeros((LONGEST_PATH + 1, 2), WHOLE),
            worth=np.zeros(seats, WHOLE),
            won=np.zeros(seats, REAL),
            value=np.zeros(seats, REAL),
            sums=np.zeros((most, seats, 2), REAL),
        )
        root = tree.nodes[ROOT]
        root.seat, root.edges = seat, NOT_LISTED
        return tree


Seer = TypeVar("Seer", bound=Look | Sight, covariant=True)


class Growth(NamedTuple, Generic[Seer]):
    """A tree, and what it grows with."""

    tree: Tree
    look: Seer  # what is seen at a node
    states: States
    luck: Generator  # what chance draws, and what the seat cannot know
    rng: Generator  # what a playout plays behind the tree
    actions: Array
    chances: Array
    places: Array

    @staticmethod
    def of(game: Game, state: AnyState, seat: int, playouts: int, network: Network | None = None) -> AnyGrowth:
        """An empty tree above a position, with room for so many playouts."""
        growth: AnyGrowth = Growth(
            tree=Tree.of(game, seat, playouts, playouts * (EDGES_FORESEEN if network else EDGES_A_PLAYOUT)),
            look=Sight.of(game, network, int(state.seats)) if network else Look.of(game),
            states=blank_states(game.state, STATES),
            luck=np.zeros(1, np.uint64),
            rng=np.zeros(1, np.uint64),
            actions=np.zeros(game.actions, np.int16),
            chances=np.zeros(game.outcomes, np.int16),
            places=np.zeros(max(game.seats), np.int16),
        )
        assign(growth.states[POSITION], state)
        return growth


AnyGrowth: TypeAlias = Growth[Look | Sight]


@wrapping
def follow(key: np.uint64, move: int) -> np.uint64:
    """The key of what has been seen, after one more move."""
    return mix(key + np.uint64(move + 1))


@rule
def is_seen(witness: int, seat: int) -> bool:
    """Whether a seat sees a move that everybody sees, or only one of them."""
    return witness in (EVERYBODY, seat)


@rule
def slot_of(tree: Tree, key: np.uint64) -> int:
    """The slot of the node with this key, or the free one where it belongs."""
    last = len(tree.slots) - 1
    slot = np.int64(key & np.uint64(last))
    while tree.slots[slot] != NO_NODE and tree.nodes[tree.slots[slot]].key != key:
        slot = slot + 1 & last
    return slot  # type: ignore[return-value]


@rule
def add_node(tree: Tree, slot: int, key: np.uint64, seat: int) -> int:
    """A node for the decision of a seat; its actions are listed when it is met again."""
    number = int(tree.used[0])
    tree.slots[slot] = number
    tree.used[0] += 1
    node = tree.nodes[number]
    node.key = key
    node.seat = seat
    node.edges = NOT_LISTED
    return number


@rule
def best_edge(tree: Tree, number: int, manner: Manner) -> int:
    """The edge that promises most: its mean value, and a bonus for what looks good and was seldom tried.

    What was hoped for counts as so many visits as it is trusted. At the root every action is first tried as often as
    the least.
    """
    node = tree.nodes[number]
    bonus = manner.exploration * sqrt(float(node.visits))
    untried = node.value / node.visits if node.visits > 0 else 0.0
    best = int(node.first)
    most = float(NOTHING)
    for i in range(int(node.first), int(node.first) + int(node.edges)):
        edge = tree.edges[i]
        if number == ROOT and edge.leads and edge.visits < manner.least:
            return i
        known = edge.visits + manner.trust
        mean = (edge.value + manner.trust * edge.hope) / known if known > 0.0 else untried
        promise = mean + bonus * edge.prior / (1 + edge.visits)
        if promise > most:
            most = promise
            best = i
    return best


@rule
def is_decided(tree: Tree, left: int) -> bool:
    """Whether so many playouts more cannot change with which action the way begins that is visited most."""
    first, count = int(tree.nodes[ROOT].first), int(tree.nodes[ROOT].edges)
    best = first
    for i in range(first, first + count):
        if tree.edges[i].visits > tree.edges[best].visits:
            best = i
    for i in range(first, first + count):
        if tree.edges[i].way[0] != tree.edges[best].way[0] and tree.edges[i].visits + left >= tree.edges[best].visits:
            return False
    return True


@rule
def has_room(tree: Tree) -> bool:
    """Whether the actions of one more node can be listed, however many they are."""
    return bool(tree.used[1] + len(tree.sums) <= len(tree.edges))


@rule
def add_edges(tree: Tree, number: int, ways: Array, worth: Reals | Numbers, count: int, warmth: float) -> None:
    """List the ways to go on from a node: what is worth most looks best, by how much is told by the warmth; 0 is alike.

    `ways` are by [way, decision], or only the first actions.
    """
    node = tree.nodes[number]
    node.first = tree.used[1]
    node.edges = count
    tree.used[1] += count
    most = float(NOTHING)
    for i in range(count):
        most = max(most, float(worth[i]))
    total = 0.0
    for i in range(count):
        edge = tree.edges[node.first + i]
        for decision in range(DEPTH):
            edge.way[decision] = ways[i, decision] if decision < ways.shape[1] else NO_ACTION
        edge.leads = 1
        edge.hope = float(worth[i])
        edge.prior = exp((float(worth[i]) - most) / warmth) if warmth > 0.0 else 1.0
        total += edge.prior
    for i in range(count):
        tree.edges[node.first + i].prior /= total
    if number == ROOT:
        find_leaders(tree)


@rule
def find_leaders(tree: Tree) -> None:
    """Of the ways from the root that begin with the same action, the first of the best leads."""
    first, count = int(tree.nodes[ROOT].first), int(tree.nodes[ROOT].edges)
    for i in range(first, first + count):
        for j in range(first, i):
            one, other = tree.edges[i], tree.edges[j]
            if one.way[0] == other.way[0] and one.leads and other.leads:
                one.leads = int(one.hope > other.hope)
                other.leads = 1 - one.leads


def descend_template(growth: AnyGrowth, seat: int, manner: Manner) -> int:
    """Follow the tree from the root in states[TRIAL] until it ends, and add a node there; the length of the path.

    What another does in secret cannot be told apart, so the tree ends there. Whoever sees to the end of a turn has
    nothing new to see in the middle of it, and adds nodes until the turn is over. What another is supposed to be after
    is as good as seen: a node knows what it decides by.
    """
    tree, state = growth.tree, growth.states[TRIAL]
    number = ROOT
    is_in_turn = False
    for step in range(LONGEST_PATH):
        node = tree.nodes[number]
        tree.path[step, 0] = number
        tree.path[step, 1] = NO_EDGE
        if node.edges == NOT_LISTED:
            is_new = node.visits == 0 and not (SEES_TURNS and is_in_turn)
            if is_new or not has_room(tree):
                return step + 1
            list_edges(growth, step + 1, manner)
        chosen = best_edge(tree, number, manner)
        tree.path[step, 1] = chosen
        key = node.key
        for decision in range(DEPTH):
            action = int(tree.edges[chosen].way[decision])
            if action == NO_ACTION:
                break
            key = follow(key, action)
            play(state, action)
        mover = turn(state)
        is_in_turn = mover == node.seat
        while mover == CHANCE:
            outcome = pick(growth.luck, growth.chances, weights(state, growth.chances))
            if is_seen(seen_by(state), seat):
                key = follow(key, outcome)
            play(state, outcome)
            mover = turn(state)
        if mover == OVER:
            return step + 1
        supposed = secret(state, mover) if mover != seat else 0
        if supposed:
            key = follow(key, A_SECRET + supposed)
        slot = slot_of(tree, key)
        is_full = tree.slots[slot] == NO_NODE and tree.used[0] == len(tree.nodes)
        if is_full or not is_seen(seen_by(state), seat):
            return step + 1
        number = int(tree.slots[slot]) if tree.slots[slot] != NO_NODE else add_node(tree, slot, key, mover)
    return LONGEST_PATH


@rule
def learn(tree: Tree, length: int, seats: int) -> None:
    """Tell the nodes and edges that the playout came along; each gets the value of the seat that decided there."""
    for step in range(length):
        node = tree.nodes[tree.path[step, 0]]
        node.visits += 1
        node.value += tree.value[node.seat]
        if tree.path[step, 1] != NO_EDGE:
            edge = tree.edges[tree.path[step, 1]]
            edge.visits += 1
            edge.value += tree.value[node.seat]
    which = tree.path[0, 1] - tree.nodes[ROOT].first
    for seat in range(seats):
        tree.sums[which, seat, WINS] += tree.won[seat]
        tree.sums[which, seat, POINTS] += float(tree.worth[seat])


def search_template(growth: AnyGrowth, seat: int, seed: int, playouts: int, manner: Manner) -> None:
    """So many playouts more for the seat whose turn it is.

    Every action of the root meets the same luck: its n-th playout has stream n. So a lucky draw helps none of them.
    """
    tree, states, luck = growth.tree, growth.states, growth.luck
    root = tree.nodes[ROOT]
    for _ in range(playouts):
        if root.edges == NOT_LISTED:
            start_stream(luck, seed, 0)
            states[TRIAL] = states[POSITION]
            hide(states[TRIAL], seat, luck)
            tree.path[0, 0] = ROOT
            tree.path[0, 1] = NO_EDGE
            list_root(growth, 1, manner)
        meeting = int(tree.edges[best_edge(tree, ROOT, manner)].visits)
        start_stream(luck, seed, 2 * meeting)
        start_stream(growth.rng, seed, 2 * int(root.visits) + 1)
        states[TRIAL] = states[POSITION]
        hide(states[TRIAL], seat, luck)
        length = descend(growth, seat, manner)
        conclude(growth, length, manner)
        learn(tree, length, int(states[TRIAL].seats))


def search_with(
    game: Game,
    list_root: Callable[..., None],
    list_edges: Callable[..., None],
    conclude: Callable[..., None],
    supposes: bool = False,
    sees_turns: bool = False,
) -> Callable[..., None]:
    """The loop for a game: how the root is listed, how a node that is met again, and how a playout is concluded."""
    rules = {name: getattr(game, name) for name in ("turn", "weights", "play", "hide", "seen_by")}
    secret = no_secret
    if supposes:
        rules["hide"], secret = appraisal_of(game).suppose, appraisal_of(game).secret
    descend = weave(descend_template, game.name, list_edges=list_edges, secret=secret, SEES_TURNS=sees_turns, **rules)
    return bind(search_template, game.name, list_root=list_root, descend=descend, conclude=conclude, **rules)
