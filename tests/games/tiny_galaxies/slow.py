"""Legal moves read off a view, slowly and obviously: what the fast rules must agree with."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]

FACES = ("move", "energy", "culture", "life", "tech", "utilize")
PLACES = ("home", *(f"s{i}" for i in range(6)), *(f"o{i}" for i in range(6)))
PRICES = {2: 2, 3: 3, 4: 4, 5: 5, 6: 6}


def ships(view: View, seat: int) -> list[str]:
    """The places of a seat's ships, one entry a ship."""
    found = ["home"] * view["players"][seat]["home"]
    for slot, card in enumerate(view["row"]):
        if card and seat in card["surface"]:
            found.append(f"s{slot}")
        if card and card["orbit"][seat] is not None:
            found.append(f"o{slot}")
    return found


def destinations(view: View, seat: int, source: str) -> list[str]:
    """Where a ship may go."""
    own = ships(view, seat)
    found = [] if source == "home" else ["home"]
    for kind in "so":
        for slot, card in enumerate(view["row"]):
            place = f"{kind}{slot}"
            if card and source[1:] != str(slot) and place not in own:
                found.append(place)
    return found


def on_track(view: View, seat: int, track: str, least: int = 0) -> list[int]:
    """Row slots where the seat has a ship on such a track, on this space or beyond."""
    return [
        slot
        for slot, card in enumerate(view["row"])
        if card
        and track in ("either", card["track"])
        and card["orbit"][seat] is not None
        and card["orbit"][seat] >= least
    ]


def income(view: View, seat: int, resource: str) -> int:
    """What a resource die brings."""
    gained = 0
    for place in ships(view, seat):
        if place == "home":
            gained += resource == "energy"
        else:
            gained += view["row"][int(place[1:])]["resource"] == resource
    return gained


def can_pay(view: View, seat: int, card: View, energy: int, culture: int, dice: int) -> bool:
    """Whether the seat could pay for an ability with so much at hand."""
    cost, amount = card["ability"]["cost"], card["ability"]["amount"]
    if cost == "none":
        return True
    if cost in ("energy", "culture"):
        return amount <= {"energy": energy, "culture": culture}[cost]
    if cost == "die":
        return dice >= 1
    return bool(on_track(view, seat, cost.removeprefix("back_"), 1))


def utilize(view: View, seat: int, energy: int, culture: int, dice: int) -> list[str]:
    """Options of a Utilize die."""
    player = view["players"][seat]
    price = PRICES.get(player["level"] + 1, 99)
    found = []
    if energy >= price:
        found.append("upgrade energy")
    if culture >= price:
        found.append("upgrade culture")
    usable = [c["id"] for c in player["colonies"] if can_pay(view, seat, c, energy, culture, dice)]
    return found + [f"colony {planet}" for planet in sorted(usable)]


def can_do(view: View, seat: int, face: str, energy: int, culture: int, dice: int) -> bool:
    """TG-R1."""
    if face == "move":
        return any(destinations(view, seat, ship) for ship in ships(view, seat))
    if face in ("energy", "culture"):
        return income(view, seat, face) > 0
    if face in ("life", "tech"):
        return bool(on_track(view, seat, face))
    return bool(utilize(view, seat, energy, culture, dice))


def follows(view: View, seat: int, face: str) -> bool:
    """TG-R11."""
    energy, culture = view["players"][seat]["energy"], view["players"][seat]["culture"]
    if culture == 0:
        return False
    if face == "energy":
        return min(7, energy + income(view, seat, face)) > energy
    if face == "culture":
        return min(7, culture - 1 + income(view, seat, face)) > culture
    return can_do(view, seat, face, energy, culture - 1, 0)


def legal(view: View) -> list[str]:
    """Everything the waited-for seat may do."""
    seat, phase, action = view["seat"], view["phase"], view["action"]
    player = view["players"][seat]
    energy, culture = player["energy"], player["culture"]
    inactive = view["dice"]["inactive"]
    if phase == "main":
        left = len(inactive) - 1
        found = [
            f"activate {face}"
            for face in FACES
            if face in inactive and can_do(view, seat, face, energy, culture, left)
        ]
        for pay in ("energy", "culture"):
            after = (energy - (pay == "energy"), culture - (pay == "culture"))
            if view["dice"]["converter"] or min(after) < 0:
                continue
            for old in FACES:
                for new in FACES:
                    if old in inactive and new != old and can_do(view, seat, new, *after, left):
                        found.append(f"convert {pay} {old} {new}")
        if energy and inactive:
            found.append("reroll")
        return [*found, "end"]
    if phase == "ship":
        own = [place for place in PLACES if place in ships(view, seat)]
        return [f"ship {place}" for place in own if destinations(view, seat, place)]
    if phase == "go":
        return [f"go {place}" for place in destinations(view, seat, action["source"])]
    if phase == "land":
        return ["use", "pass"]
    if phase == "follow":
        return ["follow", "pass"]
    if phase == "utilize":
        dice = len(inactive) if seat == view["active"] else 0
        return utilize(view, seat, energy, culture, dice)
    if phase == "lose":
        return [f"lose {face}" for face in FACES if face in inactive]
    if phase == "back":
        cards = [*view["row"], *(c for p in view["players"] for c in p["colonies"])]
        card = next(c for c in cards if c and c["id"] == action["card"])
        track = card["ability"]["cost"].removeprefix("back_")
        return [f"back {slot}" for slot in on_track(view, seat, track, 1)]
    moves = [f"advance {slot}" for slot in on_track(view, seat, action["track"])]
    return ["pass", *moves] if phase == "offer" else moves
