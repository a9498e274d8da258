"""Bots that play on the device, between two decisions of the learner: greedy, random and nets.

Greedy and random play inside one kernel, a thread a table, by the same rules as on the CPU.
A net is asked by a kernel of its own: a block reads a few tables side by side, so that they
share what it reads of the weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import sqrt
from typing import Any

import numpy as np

from galactable.bots import Player
from galactable.bots.greedy import greedy_move
from galactable.bots.net import NetBot
from galactable.core import generic, rng
from galactable.core.errors import SetupError
from galactable.core.game import Game
from galactable.sim.device import WORD, cuda, device_twins
from galactable.sim.dlpack import Shared
from galactable.sim.inputs import expand
from galactable.sim.net import EPSILON, Net
from galactable.sim.opponents import Opponents
from galactable.sim.playouts import PICKS, room
from galactable.sim.rewards import reward
from galactable.sim.stepping import ASKED, GREEDY, MAX_SEATS, RANDOM, bot_key

__all__ = ["GpuOpponents"]

TILE = 4  # tables that a block asks a net about at once
GROUP = 32  # threads that add up for one of them
THREADS = TILE * GROUP


class GpuOpponents:
    """The bots by seat of a ``GpuVector``, and what they need on the device."""

    def __init__(
        self,
        game: Game,
        record: np.dtype[Any],
        opponents: Player | Sequence[Player | None],
        seats: int,
        tables: int,
    ) -> None:
        found = Opponents(game, opponents, seats)
        self.game, self.tables = game, tables
        self.answer = _answer_kernel(game, record)
        self.who = cuda.to_device(found.who)
        self.asked = cuda.to_device(np.full(tables, -1, np.int32))
        self.waiting = cuda.to_device(np.zeros(1, np.int32))
        self.nets: list[tuple[int, _AskedNet]] = []
        for seat, bot in enumerate(found.bots):
            if found.who[seat] == ASKED:
                if not isinstance(bot, NetBot):
                    name = getattr(bot, "name", "") or type(bot).__name__
                    raise SetupError(
                        f"{name} plays on the CPU alone: on a device play greedy, random and nets"
                    )
                self.nets.append((seat, _AskedNet(game, bot.policy.net, tables)))

    def still_waiting(self) -> bool:
        """Whether a net is still waited for somewhere; the host waits to hear of it."""
        return bool(self.nets) and int(self.waiting.copy_to_host()[0]) > 0

    def ask(self, rows: Any, masks: Any, seat_of: Any) -> None:
        """Writes the nets' moves at the tables that wait for them."""
        for seat, net in self.nets:
            net.choose(seat, rows, masks, seat_of, self.asked)


class _AskedNet:
    """A net's weights on the device, and room to ask it about all tables."""

    def __init__(self, game: Game, net: Net, tables: int) -> None:
        self.game, self.tables = game, tables
        self.weights = tuple(cuda.to_device(np.ascontiguousarray(one)) for one in net.weights)
        self.floats = Shared(cuda.device_array((tables, net.plan.most), np.float32, order="F"))
        self.order = cuda.device_array(tables, np.int32)
        self.count = cuda.to_device(np.zeros(1, np.int32))
        self.gather, self.forward = _net_kernels(*net.weights.first.shape, net.outputs)

    def choose(self, seat: int, rows: Any, masks: Any, seat_of: Any, asked: Any) -> None:
        """The net's moves where this seat decides."""
        expand(self.game, rows, out=self.floats)
        self.count.copy_to_device(np.zeros(1, np.int32))
        blocks = (self.tables + THREADS - 1) // THREADS
        self.gather[blocks, THREADS](seat, seat_of, self.order, self.count)
        self.forward[(self.tables + TILE - 1) // TILE, THREADS](
            self.order, self.count, self.floats.array, masks, *self.weights, asked
        )


@cache
def _answer_kernel(game: Game, record: np.dtype[Any]) -> Any:
    """Bots play at every table until the learner decides, or a net has to be asked."""
    twins = device_twins(game)
    start, below, gain = twins.of(rng.start), twins.of(rng.below), twins.of(reward)
    deal, legal, play = (twins.of(f) for f in (generic.deal, generic.legal, generic.play))
    score, places, hide = (twins.of(f) for f in (generic.score, generic.places, generic.hide))
    best, key_of = twins.of(greedy_move), twins.of(bot_key)
    space, words, codes = room(game), record.itemsize // WORD, game.moves.count
    int16, int32, int64, uint64 = np.int16, np.int32, np.int64, np.uint64
    picks_stream, most_seats = PICKS, MAX_SEATS
    random, greedy, asked_outside = RANDOM, GREEDY, ASKED
    desk_words, both = 3 * words, 2 * space
    rivals = sum(1 << game.variant_names.index(name) for name in game.rivals)

    @cuda.jit
    def answer(  # type: ignore[no-untyped-def]
        tables,
        seats,
        variant,
        states,
        who,
        asked,
        waiting,
        bad,
        silence,
        seeds,
        plies,
        masks,
        seat_of,
        suggested,
        rewards,
        totals,
        done,
    ):
        i = cuda.grid(1)
        if i >= tables or bad[0] < tables:
            return
        out = cuda.local.array(space, int16)
        values = cuda.local.array(both, int64)
        ranks = cuda.local.array(most_seats, int32)
        chance = cuda.local.array(1, uint64)
        box = cuda.local.array(words, int64)
        desk = cuda.local.array(desk_words, int64)
        trials = desk.view(record)
        trial_words = desk.reshape((3, words))
        events = silence[:0]
        s = box.view(record)[0]
        for word in range(words):
            box[word] = states[word, i]
        told = int(asked[i])
        asked[i] = -1
        moved = False
        kind = int(who[int(s.seat)])
        while kind in (random, greedy) or (kind == asked_outside and told >= 0):
            seat = int(s.seat)
            move = told
            if kind == asked_outside:
                told = -1
            else:
                key = key_of(chance, seeds[i], plies[i])
                if kind == random:
                    n = legal(s, seat, out)
                    start(chance, key, 1)
                    move = int(out[below(chance, n)])
                else:
                    for word in range(words):
                        desk[word] = box[word]
                    start(chance, key, 0)
                    hide(trials[0], seat, chance)
                    move = int(best(trials, trial_words, seat, key, out, values, chance, events))
            moved = True
            plies[i] += 1
            start(chance, seeds[i], plies[i])
            play(s, seat, move, chance, events)
            if s.waiting == 0:
                places(s, ranks)
                rival = rivals >> variant & 1 != 0
                for other in range(seats):
                    totals[i, other] = score(s, other, out)
                    rewards[i, other] = gain(ranks, seats, other, totals[i, other], rival)
                done[i] = 1
                seeds[i] += tables
                plies[i] = 0
                for word in range(words):
                    box[word] = 0
                start(chance, seeds[i], 0)
                deal(s, seats, variant, chance, events)
            kind = int(who[int(s.seat)])
        if kind == asked_outside:
            cuda.atomic.add(waiting, 0, 1)
        if moved:
            seat = int(s.seat)
            seat_of[i] = seat
            for move in range(codes):
                masks[i, move] = 0
            n = legal(s, seat, out)
            for k in range(n):
                masks[i, out[k]] = 1
            start(chance, seeds[i], picks_stream + plies[i])
            suggested[i] = out[below(chance, n)]
            for word in range(words):
                states[word, i] = box[word]

    return answer


@cache
def _net_kernels(inputs: int, wide: int, outputs: int) -> tuple[Any, Any]:
    """Which tables wait for a net, and what it plays there: ``sim.net.forward``, side by side."""
    float32, int32 = np.float32, np.int32
    tile, group, threads = TILE, GROUP, THREADS
    one, none, many = np.float32(1.0), np.float32(0.0), np.float32(wide)
    epsilon = np.float32(EPSILON)

    @cuda.jit
    def gather(seat, seat_of, order, count):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < seat_of.shape[0] and seat_of[i] == seat:
            order[cuda.atomic.add(count, 0, 1)] = i

    @cuda.jit(device=True)
    def normalise(state, partial, norm, mine):  # type: ignore[no-untyped-def]
        """LayerNorm and then ReLU of each table's row, by the threads of its group."""
        row = mine // group
        first = mine % group
        total = none
        for k in range(first, wide, group):
            total += state[row, k]
        partial[mine] = total
        cuda.syncthreads()
        mean = none
        for k in range(group):
            mean += partial[row * group + k]
        mean /= many
        cuda.syncthreads()
        total = none
        for k in range(first, wide, group):
            off = state[row, k] - mean
            total += off * off
        partial[mine] = total
        cuda.syncthreads()
        spread = none
        for k in range(group):
            spread += partial[row * group + k]
        scale = one / float32(sqrt(spread / many + epsilon))
        for k in range(first, wide, group):
            state[row, k] = max((state[row, k] - mean) * scale * norm[1, k] + norm[2, k], none)
        cuda.syncthreads()

    @cuda.jit
    def forward(  # type: ignore[no-untyped-def]
        order, count, floats, masks, first, layers, norms, head, bias, asked
    ):
        begin = cuda.blockIdx.x * tile
        here = min(tile, count[0] - begin)
        if here <= 0:
            return
        mine = cuda.threadIdx.x
        state = cuda.shared.array((tile, wide), float32)
        sums = cuda.shared.array((tile, wide), float32)
        answers = cuda.shared.array((tile, outputs), float32)
        partial = cuda.shared.array(threads, float32)
        at = cuda.shared.array(tile, int32)
        if mine < tile:
            at[mine] = order[begin + min(mine, here - 1)]
        cuda.syncthreads()
        for j in range(mine, wide, threads):
            a = b = c = d = norms[0, 0, j]
            for k in range(inputs):
                w, x = floats[at[0], k], floats[at[1], k]
                y, z = floats[at[2], k], floats[at[3], k]
                if w != none or x != none or y != none or z != none:
                    weight = first[k, j]
                    a += w * weight
                    b += x * weight
                    c += y * weight
                    d += z * weight
            state[0, j], state[1, j], state[2, j], state[3, j] = a, b, c, d
        cuda.syncthreads()
        normalise(state, partial, norms[0], mine)
        for layer in range(layers.shape[0]):
            for j in range(mine, wide, threads):
                a = b = c = d = norms[layer + 1, 0, j]
                for k in range(wide):
                    weight = layers[layer, k, j]
                    a += state[0, k] * weight
                    b += state[1, k] * weight
                    c += state[2, k] * weight
                    d += state[3, k] * weight
                sums[0, j], sums[1, j], sums[2, j], sums[3, j] = a, b, c, d
            cuda.syncthreads()
            normalise(sums, partial, norms[layer + 1], mine)
            for j in range(mine, wide, threads):
                for row in range(tile):
                    state[row, j] += sums[row, j]
            cuda.syncthreads()
        for j in range(mine, outputs, threads):
            a = b = c = d = bias[j]
            for k in range(wide):
                weight = head[k, j]
                a += state[0, k] * weight
                b += state[1, k] * weight
                c += state[2, k] * weight
                d += state[3, k] * weight
            answers[0, j], answers[1, j], answers[2, j], answers[3, j] = a, b, c, d
        cuda.syncthreads()
        if mine < here:
            table = at[mine]
            best = -1
            for move in range(masks.shape[1]):
                better = best < 0 or answers[mine, move] > answers[mine, best]
                if masks[table, move] != 0 and better:
                    best = move
            asked[table] = best

    return gather, forward
