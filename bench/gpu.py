"""What a GPU does: `python -m bench.gpu` prints whole random games, steps with observations and masks, and Pgx beside.

Pgx (and JAX on the same card) is not installed by anything here; without it, its rows are left out.
"""

from __future__ import annotations

import time
from importlib.util import find_spec

from clerestory.games import GAMES, load_game
from clerestory.gpu.batch import Batch
from clerestory.gpu.compiling import toolkit, why_not
from clerestory.gpu.simulating import name_of, simulate

SIMULATED = 1 << 23  # games
AT_ONCE = 1 << 20  # games that are stepped
STEPS = 100
WARMING = 200  # steps, after which games are anywhere between beginning and end
PGX_AT_ONCE = (1 << 15, 1 << 17)
PGX_STEPS = 100


def report() -> list[str]:
    if sentence := why_not():
        return [f"No GPU: {sentence}"]
    pgx = pgx_steps() if find_spec("pgx") and find_spec("jax") else None

    def ratio(speed: float) -> str:
        return f"{speed / pgx:.1f}" if pgx else ""

    lines = [
        f"| {name_of(toolkit().get_current_device())} | `simulate`: player moves a second | times Pgx "
        "| `step` with observations and masks: a second | times Pgx |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for name in GAMES:
        game = load_game(name)
        for seats in game.seats:
            played = simulate(game, seats, games=SIMULATED).moves_per_second
            stepped = steps(name, seats)
            seated = f"{name}, {seats} seat{'s' if seats > 1 else ''}"
            lines.append(f"| {seated} | {played:,.0f} | {ratio(played)} | {stepped:,.0f} | {ratio(stepped)} |")
            print(lines[-1], flush=True)
    if pgx:
        lines.append(f"| Pgx backgammon, 2 seats | | | {pgx:,.0f} | 1.0 |")
    return lines


def steps(name: str, seats: int) -> float:
    """Player steps a second, actions drawn on the device and checked."""
    batch = Batch(name, AT_ONCE, seats, seed=1)
    for _ in range(WARMING):
        batch.step(batch.sample())
    toolkit().synchronize()
    began = time.perf_counter()
    for _ in range(STEPS):
        batch.step(batch.sample())
    toolkit().synchronize()
    return AT_ONCE * STEPS / (time.perf_counter() - began)


def pgx_steps() -> float:
    """Steps a second of Pgx's backgammon with random legal actions, its observations and masks: the best batch size."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("backgammon")
    step = jax.vmap(auto_reset(env.step, env.init))
    best = 0.0
    for games in PGX_AT_ONCE:

        def go_on(carry, _, games=games):  # type: ignore[no-untyped-def]
            state, key = carry
            key, choosing, rolling = jax.random.split(key, 3)
            actions = jax.random.categorical(choosing, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
            state = step(state, actions, jax.random.split(rolling, games))
            return (state, key), (state.observation.sum(), state.terminated.sum())

        run = jax.jit(lambda state, key: jax.lax.scan(go_on, (state, key), None, length=PGX_STEPS))
        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))
        (state, key), _ = jax.block_until_ready(run(state, jax.random.PRNGKey(1)))
        began = time.perf_counter()
        jax.block_until_ready(run(state, key))
        best = max(best, games * PGX_STEPS / (time.perf_counter() - began))
    return best


if __name__ == "__main__":
    print("\n".join(report()))
