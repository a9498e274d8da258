"""What an observation should say, read slowly off the seat's view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from galactable import Table
from galactable.games.cosmic_factory import components as cosmic
from galactable.games.galactzy import components as galactzy
from galactable.games.galactzy.state import Line, Mode
from galactable.games.point_galaxy import components as point
from galactable.games.rock_the_galaxy import components as rock
from galactable.games.rock_the_galaxy.state import Side
from galactable.games.tiny_galaxies import components as tiny

View = dict[str, Any]
Said = dict[str, list[int]]


def observed(table: Table, seat: int) -> Said:
    """The observation by the names of its features."""
    row = np.zeros(table.game.observation_size, np.int16)
    table.engine.observe(table.states, 0, seat, row)
    found, at = {}, 0
    for feature in table.game.features:
        found[feature.name] = row[at : at + feature.length].tolist()
        at += feature.length
    assert at == len(row)
    return found


def expected(table: Table, seat: int) -> Said:
    """What the view says, for the features that can be read off it."""
    view = table.view(seat)
    game = table.game
    phases = [phase.name.lower().replace("_", "-") for phase in game.phases]
    head = {
        "me": [seat],
        "seats": [view["seats"]],
        "variant": [game.variant_names.index(view["variant"])],
        "phase": [phases.index(view["phase"].replace("_", "-"))],
        "seat": [-1 if view["seat"] is None else view["seat"]],
        "waiting": [sum(1 << i for i in view["waiting"])],
        "turn": [view["round"]],
    }
    return {**head, **READERS[game.slug](view, seat)}


def index(names: Any, name: str | None) -> int:
    """Which of the names; -1 for none."""
    return -1 if name is None else list(names).index(name)


def filled(values: list[int], length: int, blank: int = 0) -> list[int]:
    """The values, then blanks."""
    return [*values, *([blank] * (length - len(values)))]


def mask(bits: list[int]) -> list[int]:
    """A set of bits as four numbers of sixteen."""
    whole = sum(1 << bit for bit in bits)
    return np.array([whole], np.int64).view(np.int16).tolist()


def by_seat(parts: list[list[int]], most: int, blank: int = 0) -> list[int]:
    """The parts of the seats that there are, then empty chairs."""
    return filled([n for part in parts for n in part], most * len(parts[0]), blank)


def of_rock(view: View, seat: int) -> Said:
    def cards(counts: dict[str, int] | None, length: int = rock.N_CARDS) -> list[int]:
        return [(counts or {}).get(name, 0) for name in rock.CARD_IDS[:length]]

    players, action = view["players"], view["action"]
    group = view["set"] or view["composing"]
    every = {name: by_seat([[p[name]] for p in players], 4) for name in NUMBERS}
    steps = {}
    if action:  # else the last action's step is still there
        steps["action_step"] = [action["step"] - 1]
        steps["direction"] = [Side[(action["direction"] or "none").upper()]]
    return {
        **every,
        "supply_fans": [view["supply"]["fans"]],
        "deck_count": [view["deck_count"]],
        "discard_count": [sum(view["discard"].values())],
        "active": [-1 if view["active"] is None else view["active"]],
        "actions_played": [view["actions_played"]],
        "band": by_seat([[index(rock.BAND_IDS, p["band"])] for p in players], 4, -1),
        "supply_singles": list(view["supply"]["singles"].values()),
        "discard": cards(view["discard"]),
        "action_card": [index(rock.CARD_IDS, action and action["card"])],
        **steps,
        "set_theme": [index(rock.THEME_IDS, group and group["theme"])],
        "set_size": [group["size"] if group else 0],
        "set_cards": cards(group and group["cards"], rock.N_SET_CARDS),
        "hand": cards(players[seat]["hand"]),
        "aside": cards(players[seat]["aside"]),
    }


NUMBERS = ("fans", "singles", "hand_count", "aside_count", "owed")


def of_galactzy(view: View, seat: int) -> Said:
    players, events, sequence = view["players"], view["events"], view["sequence"]
    fight = filled([-1 if n is None else n for n in view["fight"]["scores"]], 4, -1)

    def dice(shown: list[list[int]]) -> list[int]:
        return [shown.count(list(face)) for face in galactzy.FACES]

    def lines(what: Callable[[View], int]) -> list[int]:
        return by_seat([[what(line) for line in p["lines"].values()] for p in players], 4)

    found = {
        "vp": by_seat([[p["vp"]] for p in players], 4),
        "fight_score": fight,
        "unseen": [sum(1 << galactzy.EVENT_IDS.index(slug) for slug in events["unseen"])],
        "first": [view["first"]],
        "supply": [view["supply"]],
        "colour": by_seat([[index(galactzy.COLOURS, p["colour"])] for p in players], 4, -1),
        "lucky": by_seat([[p["lucky"] or 0] for p in players], 4),
        "galaxy": by_seat([[index(galactzy.GALAXY_IDS, p["galaxy"])] for p in players], 4, -1),
        "eons": by_seat([[p["eons"]] for p in players], 4),
        "lines": lines(lambda line: Line[line["state"].upper()]),
        "points": lines(lambda line: line["points"]),
        "phantom_count": [len(view["phantom"]["numbers"])],
        "phantom_numbers": filled(view["phantom"]["numbers"], 6),
        "face_up": [index(galactzy.EVENT_IDS, events["face_up"])],
        "bottom": [int(events["bottom"] is not None)],
        "discard_count": [len(events["discard"])],
        "discard": filled([galactzy.EVENT_IDS.index(e) for e in events["discard"]], 11, -1),
        "tie_fights": [view["tie_fights"]],
        "mode": [Mode[sequence["mode"].upper()] if sequence else 0],
        "throws": [sequence["throws"] if sequence else 0],
        "hand": [sequence["hand"] if sequence else 0],
        "card_count": [len(view["card_dice"])],
    }
    if sequence:
        found |= {
            "effect_used": [int(sequence["effect_used"])],
            "shown": dice(sequence["dice"]),
            "fresh": dice(sequence["fresh"]),
            "lifted": dice(sequence["lifted"]),
            "need": [sequence["need"].count(n) for n in range(9)],
            "need_count": [len(sequence["need"])],
        }
    return found


def of_tiny(view: View, seat: int) -> Said:
    players, dice, action = view["players"], view["dice"], view["action"] or {}
    row = filled([index(tiny.PLANET_IDS, p and p["id"]) for p in view["row"]], tiny.ROW, -1)
    seats = range(view["seats"])
    slots = [p or {"surface": [], "orbit": [None] * 4} for p in view["row"]]

    def faces(names: list[str], length: int) -> list[int]:
        return filled([tiny.FACES.index(name) for name in names], length, -1)

    def planets(cards: list[View]) -> list[int]:
        return mask([tiny.PLANET_IDS.index(card["id"]) for card in cards])

    answers = [None, "followed", "passed", "not asked"]
    asked = action.get("answers", [None for _ in seats])
    return {
        "pool": mask([tiny.PLANET_IDS.index(name) for name in view["pool"]]),
        "colonies": by_seat([planets(p["colonies"]) for p in players], 4),
        "planet_points": by_seat([[sum(c["points"] for c in p["colonies"])] for p in players], 4),
        "active": [view["active"]],
        "ending": [int(view["last_round"])],
        "level": by_seat([[p["level"]] for p in players], 4),
        "stock": by_seat([[p["energy"], p["culture"]] for p in players], 4),
        "home": by_seat([[p["home"]] for p in players], 4),
        "surface": by_seat(
            [[sum(1 << k for k, p in enumerate(slots) if i in p["surface"])] for i in seats], 4
        ),
        "orbit": by_seat(
            [
                [sum(1 << k for k, p in enumerate(slots) if p["orbit"][i] is not None)]
                for i in seats
            ],
            4,
        ),
        "space": by_seat([filled([p["orbit"][i] or 0 for p in slots], 6) for i in seats], 4),
        "settled_count": [sum(len(p["colonies"]) for p in players)],
        "pool_count": [len(view["pool"])],
        "row": row,
        "inactive": [dice["inactive"].count(name) for name in tiny.FACES],
        "inactive_count": [len(dice["inactive"])],
        "bay": faces(dice["bay"], tiny.BAY),
        "bay_count": [len(dice["bay"])],
        "converter": [index(tiny.FACES, dice["converter"])],
        "lost": faces(dice["lost"], tiny.BAY),
        "face": [index(tiny.FACES, action.get("face"))],
        "slot": [index(tiny.MAT_SLOTS, action.get("slot"))],
        "actor": [action.get("actor", -1)],
        "answers": by_seat([[answers.index(a)] for a in asked], 4),
        "source": [index(tiny.PLACES, action.get("source"))],
    }


def of_cosmic(view: View, seat: int) -> Said:
    players, me = view["players"], view["players"][seat]
    found = {
        "kaos": [view["kaos"]["id"] if view["kaos"] else 0],
        "tokens": [sum(1 << cosmic.COLOURS.index(c) for c in view["tokens"])],
        "touches": by_seat([[p["touches"]] for p in players], 6),
        "took": by_seat(
            [[sum(1 << cosmic.COLOURS.index(c) for c in p["took"])] for p in players], 6
        ),
        "track": by_seat([[points[t] for t in cosmic.TRACKS] for points in view["scores"]], 6),
        "packet": mask([tile - 1 for tile in me["packet"]]),
        "packet_size": by_seat([[p["packet_size"]] for p in players], 6),
        "kept_size": by_seat([[p["kept_size"]] for p in players], 6),
    }
    if view["stage"] is not None:
        found["stage"] = [view["stage"] - 1]
        now = mask([tile - 1 for tile in me["kept"]])
        if view["stage"] == 1:
            found["picked"] = [*now, *mask([])]
    if me["tiles"]:
        found |= _laid(players)
    return found


def _laid(players: list[View]) -> Said:
    tiles, places, rots, downs, held, turned = [], [], [], [], [], []
    for p in players:
        lying = {t["tile"]: t for t in p["galaxy"]}
        tiles.append([tile - 1 for tile in p["tiles"]])
        where = {p["gone"]: -2, p["discarded"]: -3}
        cells = {tile: 10 * t["row"] + t["col"] for tile, t in lying.items()}
        places.append([cells.get(tile, where.get(tile, -1)) for tile in p["tiles"]])
        rots.append([lying[tile]["rot"] if tile in lying else 0 for tile in p["tiles"]])
        ranks = [i for i, tile in enumerate(p["tiles"]) if tile in lying and lying[tile]["down"]]
        downs.append([sum(1 << rank for rank in ranks)])
        held.append([p["tiles"].index(p["hand"]["tile"]) if p["hand"] else -1])
        turned.append([p["hand"]["rot"] if p["hand"] else 0])
    return {
        "tiles": by_seat(tiles, 6),
        "place": by_seat(places, 6, -1),
        "rot": by_seat(rots, 6),
        "down": by_seat(downs, 6),
        "held": by_seat(held, 6),
        "held_rot": by_seat(turned, 6),
    }


def of_point(view: View, seat: int) -> Said:
    galaxies, market, ai = view["galaxies"], view["market"], view["ai"]
    most, cards = point.MAX_SYSTEMS, point.CARDS_EACH

    def face(name: str | None) -> int:
        return index(point.FACE_IDS, name)

    def tokens(names: list[str]) -> list[int]:
        return [point.TOKEN_IDS.index(name) for name in names]

    players = [*galaxies, *([ai] if ai else [])]
    lines = [[face(name) for s in g["systems"] for name in s["line"]] for g in galaxies]
    found = {
        "turns_taken": [view["turns_taken"]],
        "drafted": [face(name) for name in view["drafted"]],
        "market": [
            *(face(pile["top"]) for pile in market["piles"]),
            *(face(name) for row in market["slots"] for name in row),
        ],
        "line": by_seat([filled(line, cards, -1) for line in lines], 5, -1),
        "first": [view["first"]],
        "tokens_owed": [view["tokens_owed"]],
        "pile": [pile["count"] for pile in market["piles"]],
        "supply": filled(tokens(view["tokens"]), point.MAX_SUPPLY),
        "supply_count": [len(view["tokens"])],
        "rockets": by_seat([[p["rockets"]] for p in players], 5),
        "research": by_seat([list(p["research"].values()) for p in players], 5),
        "tokens": by_seat([filled(tokens(p["tokens"]), point.MAX_TOKENS) for p in players], 5),
        "token_count": by_seat([[len(p["tokens"])] for p in players], 5),
    }
    if ai is None:
        systems = [g["systems"] for g in galaxies]
        found |= {
            "systems": by_seat([[len(of)] for of in systems], 5),
            "asteroids": by_seat([[g["asteroids"]] for g in galaxies], 5),
            "sun": by_seat([filled([face(s["sun"]) for s in of], most) for of in systems], 5),
            "asteroid": by_seat(
                [filled([face(s["asteroid"]) for s in of], most) for of in systems], 5
            ),
            "start": by_seat(
                [
                    filled(np.cumsum([0, *(len(s["line"]) for s in of)]).tolist(), most + 1)
                    for of in systems
                ],
                5,
            ),
        }
    return found


READERS: dict[str, Callable[[View, int], Said]] = {
    "rock-the-galaxy": of_rock,
    "galactzy": of_galactzy,
    "tiny-galaxies": of_tiny,
    "cosmic-factory": of_cosmic,
    "point-galaxy": of_point,
}
