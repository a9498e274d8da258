### Tiny Galaxies

title = Tiny Galaxies
about = Roll dice, fly to planets, colonize them, and follow what the others do.
variant-standard = Standard
variant-standard-about = The whole game, to 21 points.

## What happened

# TG-7, TG-10
event-turn = { $reader ->
    [seat] Round { $round }: your turn
   *[nobody] Round { $round }: { $seat }’s turn
}
# TG-5
event-draw = { $count ->
    [one] { $planets } was laid out.
   *[other] Laid out: { $planets }.
}
# TG-54
event-draw-then = { $planets } took its place in the row.
# TG-10
event-roll = { $reader ->
    [seat] You rolled { $dice }.
   *[nobody] { $seat } rolled { $dice }.
}
# TG-13
event-reroll = { $reader ->
    [seat] You paid 1 energy to reroll: { $dice }.
   *[nobody] { $seat } paid 1 energy to reroll: { $dice }.
}
# TG-12, TG-43
event-activate = { $full ->
    [none] { $reader ->
        [seat] You used { $face } and gained { $gains }.
       *[nobody] { $seat } used { $face } and gained { $gains }.
    }
   *[other] { $reader ->
        [seat] You used { $face }, but you had 7 { $full } already.
       *[nobody] { $seat } used { $face }, but had 7 { $full } already.
    }
}
# TG-14
event-convert = { $reader ->
    [seat] You paid { $cost } to convert { $old } into { $new }{ event-and-gained }.
   *[nobody] { $seat } paid { $cost } to convert { $old } into { $new }{ event-and-gained }.
}
# TG-22, TG-24. Games of earlier versions do not say who was followed.
event-follow = { $from ->
    [none] { $reader ->
        [seat] You paid 1 culture to follow with { $face }{ event-and-gains }.
       *[nobody] { $seat } paid 1 culture to follow with { $face }{ event-and-gains }.
    }
   *[other] { $reader ->
        [seat] You paid 1 culture to follow { $from }’s { $face }{ event-and-gains }.
        [from] { $seat } paid 1 culture to follow your { $face }{ event-and-gains }.
       *[nobody] { $seat } paid 1 culture to follow { $from }’s { $face }{ event-and-gains }.
    }
}
# TG-30, TG-33
event-move = { $way-id ->
    [home] { $planet ->
        [none] { $reader ->
            [seat] You called your ship home.
           *[nobody] { $seat } called a ship home.
        }
       *[other] { $reader ->
            [seat] You called your ship home from { $planet }.
           *[nobody] { $seat } called a ship home from { $planet }.
        }
    }
    [land] { $reader ->
        [seat] You landed on { $planet }.
       *[nobody] { $seat } landed on { $planet }.
    }
   *[orbit] { $reader ->
        [seat] You went into orbit around { $planet }.
       *[nobody] { $seat } went into orbit around { $planet }.
    }
}
# TG-65, TG-70
event-use = { $reader ->
    [seat] You used { $planet }{ event-for }{ event-and-gained }.
   *[nobody] { $seat } used { $planet }{ event-for }{ event-and-gained }.
}
event-for = { $cost ->
    [none] {""}
   *[other] {" "}for { $cost }
}
event-and-gains = { $gains ->
    [none] {""}
   *[other] { $reader ->
        [seat] {" "}and gained { $gains }
       *[nobody] {" "}and gained { $gains }
    }
}
event-and-gained = { $full ->
    [none] { event-and-gains }
   *[other] , with 7 { $full } already
}
# TG-74
event-lose = { $reader ->
    [seat] You gave up a { $face } die{ event-and-gains }.
   *[nobody] { $seat } gave up a { $face } die{ event-and-gains }.
}
# TG-73
event-back = { $reader ->
    [seat] You went back to space { $space } of { $length } at { $planet }{ event-and-gains }.
   *[nobody] { $seat } went back to space { $space } of { $length } at { $planet }{ event-and-gains }.
}
# TG-75, TG-77
event-gain-then = { $everyone ->
    [yes] { $reader ->
        [owner] Everyone else gained { $gains }.
       *[nobody] Everyone but { $owner } gained { $gains }.
    }
   *[no] { $reader ->
        [owner] You gained { $gains }.
       *[nobody] { $owner } gained { $gains }.
    }
}
# TG-50, TG-76
event-advance = { $by ->
    [none] { $reader ->
        [seat] You advanced with { $die } at { $planet }: { $space } of { $length }.
       *[nobody] { $seat } advanced with { $die } at { $planet }: { $space } of { $length }.
    }
   *[other] { $reader ->
        [seat] Thanks to { $by }, you advanced at { $planet }: { $space } of { $length }.
       *[nobody] Thanks to { $by }, { $seat } advanced at { $planet }: { $space } of { $length }.
    }
}
# TG-51, TG-53
event-colonize = { $by ->
    [none] { $reader ->
        [seat] You colonized { $planet } with { $die }: { event-points }!
       *[nobody] { $seat } colonized { $planet } with { $die }: { event-points }!
    }
   *[other] { $reader ->
        [seat] Thanks to { $by }, you colonized { $planet }: { event-points }!
       *[nobody] Thanks to { $by }, { $seat } colonized { $planet }: { event-points }!
    }
}
event-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
# TG-52
event-sent-home-then = { $count ->
    [one] { $ships ->
        [one] { $reader ->
            [owners] Your ship there had to go home.
           *[nobody] { $owners }’s ship there had to go home.
        }
       *[other] { $reader ->
            [owners] Your { $ships } ships there had to go home.
           *[nobody] { $owners }’s { $ships } ships there had to go home.
        }
    }
   *[other] { $reader ->
        [owners] { $ships ->
            [one] Your ship there had to go home, others’ too.
           *[other] Your { $ships } ships there had to go home, others’ too.
        }
       *[nobody] The ships of { $owners } there had to go home.
    }
}
# TG-61, TG-62, TG-63
event-upgrade = { $reader ->
    [seat] You upgraded to level { $level } for { $cost }: { event-brings }.
   *[nobody] { $seat } upgraded to level { $level } for { $cost }: { event-brings }.
}
# TG-4
event-brings = { $brings-id ->
    [die] { event-points } and one more die
    [ship] { event-points } and one more ship
   *[nothing] { event-points }
}
# TG-80, TG-81
event-last-round = { $reader ->
    [seat] You have { $points } points: this round is the last.
   *[nobody] { $seat } has { $points } points: this round is the last.
}
event-last-round-then = { $points } points in all: this round is the last.
# TG-81
event-over = The game is over.

## What can be chosen

# TG-12
move-activate = Use { $face }
move-activate-gain = Use { $face }: gain { $gains }
# TG-14
move-convert = Convert { $old } into { $new } for 1 { $pay }
# TG-13
move-reroll = { $count ->
    [one] Reroll { $count } die for 1 energy
   *[other] Reroll { $count } dice for 1 energy
}
# TG-R26
move-end = End the turn
# TG-30
move-ship-home = Take a ship from home
# TG-30
move-ship-surface = Take the ship on { $planet }
# TG-30
move-ship-orbit = Take the ship orbiting { $planet }
# TG-30, TG-36
move-go-home = Fly home
# TG-30, TG-33
move-go-surface = Land on { $planet }
# TG-30, TG-32
move-go-orbit = Orbit { $planet }
# TG-R20
move-no-planet = Fly to where no planet is
# TG-33, TG-65
move-use = Use { $planet } ({ ability })
# TG-21
move-follow-gain = Follow for 1 culture: gain { $gains }
# TG-21
move-follow-advance = Follow for 1 culture: advance at { $planets }
# TG-21
move-follow-colonize = Follow for 1 culture: colonize { $planet } ({ event-points })
# TG-21
move-follow-move = Follow for 1 culture: move a ship
# TG-21, TG-R12
move-follow-utilize = Follow for 1 culture: upgrade or use a colony
# TG-33, TG-R4
move-pass-land = Leave the planet unused
# TG-21
move-pass-follow = Don’t follow
# TG-78, TG-R10
move-pass-offer = Don’t advance
# TG-61
move-upgrade = Upgrade to level { $level } for { $cost }
# TG-74
move-lose = Give up { $face }
# TG-73
move-back = Go back at { $planet }, to space { $space } of { $length }
# TG-50, TG-76
move-advance = Advance at { $planet }, to space { $space } of { $length }
# TG-51
move-colonize = Colonize { $planet } ({ event-points })

## Abilities

ability = { $cost ->
    [none] { $brings }
   *[other] { $cost }: { $brings }
}
# TG-72
cost-energy = pay { $count } energy
# TG-72
cost-culture = pay { $count } culture
# TG-74
cost-die = give up an unused die
# TG-73
cost-back-life = go back { $count } on a life track
# TG-73
cost-back-tech = go back { $count } on a tech track
# TG-73
cost-back-either = go back { $count } on any track
# TG-75
gain-energy = gain { $count } energy
# TG-75
gain-culture = gain { $count } culture
# TG-76
advance-life = advance { $count } on a life track
# TG-76
advance-tech = advance { $count } on a tech track
# TG-76
advance-either = advance { $count } on any track
# TG-77
others-energy = everyone else gains { $count } energy
# TG-77
others-culture = everyone else gains { $count } culture
# TG-78
others-advance-life = everyone else may advance { $count } on a life track
# TG-78
others-advance-tech = everyone else may advance { $count } on a tech track
# TG-78
others-advance-either = everyone else may advance { $count } on any track
amount-energy = { $count } energy
amount-culture = { $count } culture

## What a hint brings besides points

figure-energy = { $sign }{ $count } energy
figure-culture = { $sign }{ $count } culture
figure-space = { $what } { $sign }{ $count ->
    [one] { $count } space
   *[other] { $count } spaces
}

## What a seat is asked

ask-main = { $reader ->
    [seat] Use a die, reroll, convert a die, or end your turn.
   *[nobody] { $seat } chooses a die.
}
ask-main-stuck = { $reader ->
    [seat] None of your dice can be used: reroll, convert one, or end your turn.
   *[nobody] { $seat } chooses a die.
}
ask-main-done = { $reader ->
    [seat] All dice are used: end your turn.
   *[nobody] { $seat } ends the turn.
}
ask-ship = { $reader ->
    [seat] Which ship moves?
   *[nobody] { $seat } moves a ship.
}
ask-go = { $reader ->
    [seat] Where to? Land to use a planet’s ability, or orbit to win the planet.
   *[nobody] { $seat } moves a ship.
}
ask-land = { $reader ->
    [seat] Use the ability of { $planet }?
   *[nobody] { $seat } may use { $planet }.
}
# TG-22
ask-follow = { $reader ->
    [seat] { $from } used { $face }. Do the same for 1 culture?
    [from] { $seat } may follow your { $face }.
   *[nobody] { $seat } may follow { $from }’s { $face }.
}
ask-utilize = { $reader ->
    [seat] Upgrade your galaxy, or use a colony.
   *[nobody] { $seat } upgrades or uses a colony.
}
ask-lose = { $reader ->
    [seat] { $planet } costs a die: which one do you give up?
   *[nobody] { $seat } gives up a die for { $planet }.
}
ask-back = { $reader ->
    [seat] { $planet } costs a step: which ship goes back?
   *[nobody] { $seat } moves a ship back for { $planet }.
}
ask-advance = { $reader ->
    [seat] Which ship advances { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } on { $track }?
   *[nobody] { $seat } advances a ship on { $track }.
}
ask-offer = { $reader ->
    [seat] You may advance a ship { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } on { $track }.
   *[nobody] { $seat } may advance a ship on { $track }.
}

## Why not

# TG-R1, TG-R20
refusal-move = No ship of yours has anywhere to go.
# TG-41, TG-R1
refusal-energy = None of your ships is at home or at an energy planet.
# TG-40, TG-R1
refusal-culture = None of your ships is at a culture planet.
# TG-50, TG-R1
refusal-life = You have no ship on a life track.
# TG-50, TG-R1
refusal-tech = You have no ship on a tech track.
# TG-60, TG-R1
refusal-utilize = You can pay neither for the next level nor for a colony.
# TG-60, TG-64
refusal-utilize-top = Your galaxy is complete, and you can’t pay for any colony.
# TG-12
refusal-no-die = No unused die shows { $face }.
# TG-13
refusal-no-dice = There is no die left to reroll.
# TG-13
refusal-reroll-energy = A reroll costs 1 energy, and you have no energy left.
# TG-14
refusal-converted = You have converted a die this turn already.
# TG-14
refusal-no-resource = You have no { $resource } to pay with.
# TG-R15
refusal-same-face = Turn the die to another face.
# TG-R16
refusal-convert = { $face } could not be used now.
# TG-11
refusal-die-first = First use a die.
# TG-30
refusal-ship = You have no ship there that could move.
# TG-31
refusal-at-home = The ship is at home already.
# TG-R20
refusal-no-planet = There is no planet there.
# TG-31
refusal-same-planet = A ship flies to another planet, and this one is at { $planet }.
# TG-34
refusal-own-ship = You have a ship there already, at { $planet }.
# TG-64
refusal-top-level = Your galaxy has its last level.
# TG-61
refusal-price = Level { $level } costs { $count } { $resource }.
# TG-71, TG-R3
refusal-ability = You can’t pay for { $planet } now.
# TG-65
refusal-not-yours = { $planet } is not your colony.
# TG-50
refusal-advance = You have no ship there that could advance.
# TG-R5
refusal-back = You have no ship there that could go back.

## Phases, categories, where points come from

phase-main = Choosing a die
phase-ship = Choosing a ship
phase-go = Flying
phase-land = Landed
phase-follow = Following
phase-utilize = Utilizing
phase-lose = Giving up a die
phase-back = Going back
phase-advance = Advancing
phase-offer = A free advance
phase-over = Over
# TG-82
category-planets = Planets
# TG-82
category-galaxy = Galaxy
# TG-82
part-planet = { $planet }
# TG-82
part-galaxy = Galaxy of level { $level }

## Components

face-move = Move
face-energy = Energy
face-culture = Culture
face-life = Life
face-tech = Tech
face-utilize = Utilize
resource-energy = energy
resource-culture = culture
track-life = a life track
track-tech = a tech track
track-either = any track
planet-P01 = Pebblet
planet-P02 = Dewmere
planet-P03 = Tansy Reach
planet-P04 = Ollo
planet-P05 = Larkspire
planet-P06 = Mossdell
planet-P07 = Cinderby
planet-P08 = Fernhold
planet-P09 = Quillane
planet-P10 = Brackwater
planet-P11 = Saffrona
planet-P12 = Hollowmere
planet-P13 = Tindra
planet-P14 = Umberlin
planet-P15 = Veshka
planet-P16 = Willowane
planet-P17 = Arroway
planet-P18 = Glasswind
planet-P19 = Irisande
planet-P20 = Kestrava
planet-P21 = Lumenoor
planet-P22 = Marrowick
planet-P23 = Nettlestar
planet-P24 = Orchalis
planet-P25 = Palewick
planet-P26 = Rookhaven
planet-P27 = Sablemont
planet-P28 = Thornlight
planet-P29 = Velloria
planet-P30 = Wyrmgate
planet-P31 = Yarrowen
planet-P32 = Zephyrine
planet-P33 = Auralis Deep
planet-P34 = Boreal Crown
planet-P35 = Cobaltine
planet-P36 = Dusk Meridian
planet-P37 = Elderglow
planet-P38 = Farholme
planet-P39 = Grand Solace
planet-P40 = Hearthfar

## The board

label-strip = Points and resources of all players
label-goal = { $points } of { $goal } points
label-held = { $amount } of { $limit }
label-row = The planets
label-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
label-surface = { $planet }, surface: { $who }
label-orbit = { $planet }, track: { $who }
label-orbit-at = { $who } on space { $space }
label-nobody = nobody
label-empty = Empty
label-pool = { $count ->
    [0] No planet left to come
    [one] { $count } planet to come
   *[other] { $count } planets to come
}
terminal-bay = Activation bay ([ ] can be followed)
label-bay = Activation bay
label-slot = Slot { $slot }
label-slot-yellow = Slot { $slot }, can be followed
label-converter = Converter
label-dice = Your dice
label-dice-of = { $name }’s dice
label-dice-none = Every die has been used.
label-lost = Given up
label-reroll = Reroll
label-convert = Convert a die
label-convert-old = Which die?
label-convert-new = To which face?
label-convert-pay = Pay with what?
label-convert-stop = Never mind
label-end = End turn
label-mat = { $name }’s galaxy
label-mat-own = Your galaxy
label-level = Level { $level }
label-level-next = Level { $level }; the next one costs { $cost } energy or { $cost } culture
label-home = { $count ->
    [0] No ship at home
    [one] { $count } ship at home
   *[other] { $count } ships at home
}
label-at-home = Home
label-colonies = Colonies
label-colonies-none = No colonies yet
label-followed = follows
label-passed = passes
label-last-round = Last round
label-now = Playing
label-surface-short = surface
standing-no-follow = Don’t ask me to follow this turn
standing-only-move = Ask me only for Move

## The player aid

aid = Player aid
aid-goal = Whoever reaches { $goal } points ends the game; the round is played to its end.
aid-dice = The six faces
aid-move = Fly a ship to a planet’s surface (use its ability at once), to its track, or home.
aid-energy = 1 energy for each of your ships at an energy planet or at home.
aid-culture = 1 culture for each of your ships at a culture planet.
aid-life = Advance a ship 1 space on a life track. At the end the planet is yours.
aid-tech = Advance a ship 1 space on a tech track. At the end the planet is yours.
aid-utilize = Upgrade your galaxy, or use one of your colonies.
aid-costs = What you can pay for
aid-reroll = 1 energy: reroll all unused dice, as often as you like.
aid-convert = 1 energy or 1 culture: once a turn, turn a die to the face you want.
aid-follow = 1 culture: follow a die that lies in a yellow slot.
aid-limit = You hold at most { $limit } energy and { $limit } culture.
aid-levels = Your galaxy, level by level
aid-level = Level
aid-cost = Costs
aid-level-dice = Dice
aid-level-ships = Ships
aid-level-points = Points

## Notes in a first game

tip-dice = These are your dice. Each shows an action; tap one to use it.
tip-row = Send ships here. On the surface you use the planet’s ability; on its track you work your way to the end to win it.
tip-mat = Energy rerolls dice, culture lets you follow what others do. Both pay for upgrades.
tip-bay = Dice in the first three slots and in the converter can be followed by the others.
tip-follow = Somebody else used a die. Pay 1 culture and you do the same.

## The guided first game (first.toml)

first-row = These planets are what the game is about. Each has a track; whoever gets a ship to its end first colonizes the planet and has its points. At 21 points the last round begins.
first-energy = You rolled four dice; each shows an action. Use Energy first: 1 energy for each of your ships at home, and both are at home.
first-utilize = 4 energy. Now use Utilize: it can raise your galaxy by a level.
first-level = Level 2 costs 2, all in energy or all in culture. Pay with energy.
first-move = Level 2: { $points } point, and from your next turn on you roll five dice. Now use Move to send a ship off.
first-orbit = Send it into orbit around Cinderby: tap its track. On the surface you would use the planet’s ability; in orbit you stand on its track, and this one is only two spaces long.
first-life = Cinderby’s track is a life track. Use your Life die: the ship goes one space ahead.
first-keep = All your dice are used, so it is Nova’s turn. Nova has used Move. For 1 culture you may follow and move, too. You have just one culture: keep it for something better and pass.
first-follow = That is what you saved it for. Nova has used Life on the same planet, but you are a space ahead. Follow: your ship reaches the end.
first-colony = Cinderby is yours, in Nova’s turn! All ships there went home, and a new planet came. You have { $points } points: 1 for Cinderby, 1 for level 2.
first-convert = Your roll again, now with five dice. Both ships are at home, and no die says Move. Once a turn 1 energy converts a die: press Convert, choose Life, and make it Move.
first-far = Send a ship into orbit around Zephyrine. Its track asks for Tech, and you have two Tech dice.
first-tech = Use both Tech dice: two spaces on the way to 5 points. Planets that are worth more have longer tracks.
first-culture = Now use Culture: Zephyrine produces culture, and your ship is there. That brings 1. Ships count in orbit and on the surface.
first-ability = For level 3 you have too little. But Utilize can also use a planet that you have colonized: use it, and choose Cinderby’s ability.
first-decline = Nova has used Utilize and gone up to level 2. You could follow for your only culture, but would get no more than 1 energy from Cinderby. Pass, and see what comes.
first-copy = Now Nova has moved a ship. That is better for you: your second ship is still at home. Follow.
first-surface = Send the ship from home to Nettlestar, this time to the surface: tap the planet, not its track.
first-use = Whoever lands may use the planet’s ability at once. Nettlestar’s is a bargain: pay 2 energy, gain 3 culture. Use it.
first-two-ships = Your roll again. Both ships are at planets of culture now, so a Culture die brings 2. Use it.
first-raise = 5 culture. Level 3 costs 3, all of one kind: use Utilize and raise your galaxy with culture.
first-third-ship = Level 3: { $points } points so far, and a third ship at home, ready at once. Levels 4 and 6 bring 3 and 8 points, so do not forget them over the planets.
first-go-on = The other dice are yours. Zephyrine wants Tech, and more ships bring more of everything. If you don’t like your dice, 1 energy rolls all that are unused again. Play on, and ask for a hint whenever you like.
