"""Pgx on the CPU: a jitted batch of random steps, dealt anew when over."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset
from tests.bench.peers.clock import Lines, speed

GAMES = {"connect_four": 1024, "backgammon": 64, "2048": 256, "hex": 256}
STEPS = 64


def measure(seconds: float) -> Lines:
    for name, tables in GAMES.items():
        env = pgx.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))

        @jax.jit
        def many(state, key, step=step):
            def one(carry, _):
                state, key = carry
                key, pick, chance = jax.random.split(key, 3)
                weights = jnp.log(state.legal_action_mask.astype(jnp.float32))
                moves = jax.random.categorical(pick, weights, axis=-1)
                keys = jax.random.split(chance, moves.shape[0])
                return (step(state, moves, keys), key), None

            return jax.lax.scan(one, (state, key), None, length=STEPS)[0]

        held = [
            (jax.vmap(env.init)(jax.random.split(jax.random.key(0), tables)), jax.random.key(1))
        ]

        def play(many=many, held=held, tables=tables) -> int:
            held[0] = many(*held[0])
            jax.block_until_ready(held[0][0].current_player)
            return STEPS * tables

        yield name, f"jit, {tables} tables", speed(play, seconds)
