### Galactzy

title = Galactzy
about = Throw dice of three kinds, fill a scorecard, travel between galaxies and fight there.
variant-basic = Basic
variant-basic-about = Ten Eras: dice, galaxies and fights.
variant-advanced = Advanced
variant-advanced-about = Eleven Eras, with events, effects, powers and the Phantom Galaxy.

## What happened

# GZ-4
event-roll-off = { $round ->
    [1] { $reader ->
        [seat] You threw { roll-off-number } to see who goes first.
       *[nobody] { $seat } threw { roll-off-number } to see who goes first.
    }
   *[other] { $reader ->
        [seat] You threw again, to break the tie: { $number }.
       *[nobody] { $seat } threw again, to break the tie: { $number }.
    }
}
roll-off-number = { $number ->
    [8] an 8
   *[other] a { $number }
}
# GZ-4
event-first = { $reader ->
    [seat] You are the First Player.
   *[nobody] { $seat } is the First Player.
}
# GZ-79
event-colour = { $reader ->
    [seat] You took the { $colour } pawn.
   *[nobody] { $seat } took the { $colour } pawn.
}
# GZ-5
event-lucky = { $reader ->
    [seat] You chose { $number } as your Lucky Number.
   *[nobody] { $seat } chose { $number } as Lucky Number.
}
# GZ-6
event-start = { $reader ->
    [seat] You start { $galaxy-in }.
   *[nobody] { $seat } starts { $galaxy-in }.
}
# GZ-8, GZ-9
event-era = { $reader ->
    [first] You are the First Player of this Era.
   *[nobody] { $first } is the First Player of this Era.
}
# GZ-52
event-event = New event: { $card }.
# GZ-53, GZ-R25
event-under = { $card } goes under the deck until the Phantom Code is known.
event-under-then = Its card goes under the deck until the Phantom Code is known.
# GZ-8
event-turn = { $reader ->
    [seat] Era { $era }: your turn
   *[nobody] Era { $era }: { $seat }’s turn
}
# GZ-11, GZ-12, GZ-13
event-throw = { $kept ->
    [none] { $throw ->
        [1] { $reader ->
            [seat] You threw { $dice }.
           *[nobody] { $seat } threw { $dice }.
        }
       *[other] { $reader ->
            [seat] You threw again: { $dice }.
           *[nobody] { $seat } threw again: { $dice }.
        }
    }
   *[other] { $reader ->
        [seat] You kept { $kept } and threw { $dice }.
       *[nobody] { $seat } kept { $kept } and threw { $dice }.
    }
}
# GZ-12
event-lift = { $reader ->
    [seat] You picked up { $die }.
   *[nobody] { $seat } picked up { $die }.
}
# GZ-26
event-extra = { $reader ->
    [seat] You paid an Eon for an extra die.
   *[nobody] { $seat } paid an Eon for an extra die.
}
# GZ-25
event-reroll = { $reader ->
    [seat] You paid an Eon to re-roll { $die }: { $new }.
   *[nobody] { $seat } paid an Eon to re-roll { $die }: { $new }.
}
# GZ-27
event-modify = { $reader ->
    [seat] You paid an Eon to turn { $die } to { $new }.
   *[nobody] { $seat } paid an Eon to turn { $die } to { $new }.
}
# GZ-71
event-effect-turn = { $reader ->
    [seat] With the effect of { $galaxy-the }, you turned { $die } to { $new }.
   *[nobody] With the effect of { $galaxy-the }, { $seat } turned { $die } to { $new }.
}
# GZ-71
event-effect-reroll = { $reader ->
    [seat] With the effect of { $galaxy-the }, you re-rolled every { $number }: { $dice }.
   *[nobody] With the effect of { $galaxy-the }, { $seat } re-rolled every { $number }: { $dice }.
}
# GZ-71
event-effect-extra = { $reader ->
    [seat] The effect of { $galaxy-the } gave you an extra die.
   *[nobody] The effect of { $galaxy-the } gave { $seat } an extra die.
}
# GZ-72
event-power-turn = { $reader ->
    [seat] With the power of Lucky Number { $lucky }, you turned { $die } to { $new } and stopped.
   *[nobody] With the power of Lucky Number { $lucky }, { $seat } turned { $die } to { $new } and stopped.
}
# GZ-72, GZ-R36
event-power-roll = { $reader ->
    [seat] With the power of Lucky Number { $lucky }, you rolled one more die, { $die }, and stopped.
   *[nobody] With the power of Lucky Number { $lucky }, { $seat } rolled one more die, { $die }, and stopped.
}
# GZ-12
event-stop = { $reader ->
    [seat] You stopped.
   *[nobody] { $seat } stopped.
}
# GZ-55, GZ-R28
event-cover = { $reader ->
    [seat] You covered { $numbers }.
   *[nobody] { $seat } covered { $numbers }.
}
event-cover-then = That covered { $numbers }.
# GZ-30, GZ-31
event-score = { $reader ->
    [seat] You scored { $line }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[nobody] { $seat } scored { $line }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
# GZ-32
event-cancel = { $reader ->
    [seat] You cancelled { $line }.
   *[nobody] { $seat } cancelled { $line }.
}
# GZ-38, GZ-41
event-arrive = { $reader ->
    [seat] You moved { $galaxy-to }.
   *[nobody] { $seat } moved { $galaxy-to }.
}
event-arrive-then = { $reader ->
    [seat] You moved there.
   *[nobody] The pawn moved there.
}
event-arrive-more = { $reader ->
    [seat] {" "}You moved { $galaxy-to }.
   *[nobody] {" "}The pawn moved { $galaxy-to }.
}
# GZ-23, GZ-46, GZ-48
event-eon = { $eons ->
    [1] { $lucky ->
        [yes] { $reader ->
            [seat] Your Lucky Number brought you an Eon.
           *[nobody] The Lucky Number brought { $seat } an Eon.
        }
       *[no] { $reader ->
            [seat] You gained an Eon.
           *[nobody] { $seat } gained an Eon.
        }
    }
   *[other] { $from ->
        [none] { $reader ->
            [seat] You lost an Eon.
           *[nobody] { $seat } lost an Eon.
        }
       *[other] { $reader ->
            [seat] The swarm that came with { $from } cost you an Eon.
            [from] The swarm that came with you cost { $seat } an Eon.
           *[nobody] The swarm that came with { $from } cost { $seat } an Eon.
        }
    }
}
event-eon-then = { $eons ->
    [1] { $lucky ->
        [yes] The Lucky Number brought an Eon.
       *[no] That brought an Eon.
    }
   *[other] That cost an Eon.
}
event-eon-more = { $from ->
    [none] {" "}{ event-eon-then }
   *[other] {" "}{ event-eon }
}
# GZ-28
event-no-eon = { $reader ->
    [seat] The supply is empty: no Eon for you.
   *[nobody] The supply is empty: no Eon for { $seat }.
}
event-no-eon-then = There was no Eon left in the supply.
# GZ-73
event-phantom = { $count ->
    [6] { phantom-number } joined the Phantom Code and completed it.
   *[other] { phantom-number } joined the Phantom Code ({ $count } of 6).
}
phantom-number = { $number ->
    [8] An 8
   *[other] A { $number }
}
# GZ-39, GZ-43
event-fight = { $reader ->
    [seat] Fight { $galaxy-in }: you against { $others }
    [others] Fight { $galaxy-in }: { $seat } against you{ event-fight-and-others }
   *[nobody] Fight { $galaxy-in }: { $seat } against { $others }
}
event-fight-and-others = { $count ->
    [1] {""}
   *[other] {" "}and everybody else there
}
# GZ-46
event-escape = { $reader ->
    [seat] You escaped { $galaxy-to }.
   *[nobody] { $seat } escaped { $galaxy-to }.
}
# GZ-45
event-fight-score = { $reader ->
    [seat] Your fight score: { $points }.
   *[nobody] { $seat }’s fight score: { $points }.
}
# GZ-48
event-fight-won = { $reader ->
    [seat] You won the fight and { $points } points.
   *[nobody] { $seat } won the fight and { $points } points.
}
# GZ-R19
event-fight-drawn = Nobody won the fight.
# GZ-47
event-fight-off = Only one fighter was left, so the fight was off.
# GZ-52, GZ-R24
event-resolve = { $seats ->
    [0] Event: { $card }. Nobody is { $galaxy-in }.
   *[other] Event: { $card }
}
# GZ-54, GZ-R27
event-attempt = { $reader ->
    [seat] { $card } asks you for { $numbers }.
   *[nobody] { $card } asks { $seat } for { $numbers }.
}
# GZ-57
event-success = { $reader ->
    [seat] You mastered { $card }.
   *[nobody] { $seat } mastered { $card }.
}
# GZ-57
event-defeat = { $reader ->
    [seat] You failed at { $card }.
   *[nobody] { $seat } failed at { $card }.
}
# GZ-34, GZ-R23
event-vp = { $from ->
    [none] { $reader ->
        [seat] { $card }: { event-vp-you }.
       *[nobody] { $card }: { $seat } { event-vp-many }.
    }
   *[other] { $reader ->
        [seat] { $from } turned { $card } on you: { event-vp-you }.
        [from] You turned { $card } on { $seat }, who { event-vp-many }.
       *[nobody] { $from } turned { $card } on { $seat }, who { event-vp-many }.
    }
}
event-vp-you = you { event-vp-many }
event-vp-many = { $lost ->
    [yes] { $points ->
        [0] had no points to lose
        [one] lost { $points } point
       *[other] lost { $points } points
    }
   *[no] { $points ->
        [one] gained { $points } point
       *[other] gained { $points } points
    }
}
event-vp-then = { $lost ->
    [yes] { $points ->
        [0] There were no points to lose.
        [one] That cost { $points } point.
       *[other] That cost { $points } points.
    }
   *[no] { $points ->
        [one] That brought { $points } point.
       *[other] That brought { $points } points.
    }
}
event-vp-more = { $from ->
    [none] {" "}{ event-vp-then }
   *[other] {" "}{ event-vp }
}
# GZ-62, GZ-67, GZ-70, GZ-R30
event-stay = { $pulling ->
    [yes] { $reader ->
        [seat] You pulled nobody.
       *[nobody] { $seat } pulled nobody.
    }
   *[no] { $reader ->
        [seat] You stayed put.
       *[nobody] { $seat } stayed put.
    }
}
# GZ-62
event-pull = { $reader ->
    [seat] You pulled { $other } into the Crystal Spiral.
    [other] { $seat } pulled you into the Crystal Spiral.
   *[nobody] { $seat } pulled { $other } into the Crystal Spiral.
}
# GZ-61
event-hit = { $reader ->
    [seat] You turned the storm on { $other }.
    [other] { $seat } turned the storm on you.
   *[nobody] { $seat } turned the storm on { $other }.
}
# GZ-51, GZ-R22
event-tie = { $reader ->
    [fighters] A tie for first: you fight for the win (fight { $round })
   *[nobody] A tie for first: { $fighters } fight for the win (fight { $round })
}
# GZ-48
event-take = { $reader ->
    [seat] You took an Eon from { $from }.
    [from] { $seat } took an Eon from you.
   *[nobody] { $seat } took an Eon from { $from }.
}
event-take-then = { $reader ->
    [from] That cost you an Eon.
   *[nobody] An Eon came from { $from }.
}
# GZ-49
event-over = The game is over.

## What can be chosen

# GZ-79
move-colour = Take the { $colour } pawn
# GZ-5
move-lucky = Choose { $number } as Lucky Number
# GZ-6
move-start = Start { $galaxy-in }
# GZ-11, GZ-13
move-throw = Throw { $dice }
# GZ-26
move-extra = Pay an Eon for an extra die
# GZ-12
move-lift = Throw { $number } (d{ $die }) again
plan-keep = Keep { $kept } and throw { $dice }
hope-success = { $card } mastered
hope-ahead = Ahead in the fight
# GZ-25
move-reroll = Pay an Eon to re-roll { $number } (d{ $die })
# GZ-27
move-modify = Pay an Eon to turn { $number } (d{ $die }) to { $new }
# GZ-71
move-effect_turn = Galaxy effect: turn { $number } (d{ $die }) to { $new }
# GZ-71
move-effect_reroll = Galaxy effect: re-roll every { $number }
# GZ-71
move-effect_extra = Galaxy effect: an extra die
# GZ-72
move-power_turn = Lucky power: turn { $number } (d{ $die }) to { $new } and stop
# GZ-72, GZ-R36
move-power_roll = Lucky power: roll one more d{ $die } and stop
# GZ-12
move-stop = Stop
# GZ-31
move-score = Score { $line }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# GZ-41
move-travel = Travel { $galaxy-to }
# GZ-32
move-cancel = Cancel { $line }
# GZ-46
move-escape = Escape { $galaxy-to }
# GZ-45
move-stand = Stand and fight with { $points }
# GZ-64
move-choose-gain = Gain { $what }
# GZ-64, GZ-67
move-choose-lose = Lose { $what }
# GZ-67, GZ-70, GZ-R30
move-move = Move { $galaxy-to }
# GZ-R30
move-stay = Stay
move-stay-pulling = Pull nobody
# GZ-62
move-pull = Pull { $seat } into the Crystal Spiral
# GZ-61
move-hit = { $seat } loses 15 points

## What a seat is asked

ask-colour = { $reader ->
    [seat] Choose the colour of your pawn.
   *[nobody] { $seat } chooses a pawn.
}
ask-lucky = { $reader ->
    [seat] Choose your Lucky Number: a spare die that shows it adds to your points.
   *[nobody] { $seat } chooses a Lucky Number.
}
ask-start = { $reader ->
    [seat] Choose the galaxy where you start. Its line is used up.
   *[nobody] { $seat } chooses a galaxy to start in.
}
ask-throw = { $reader ->
    [seat] Choose your dice and throw.
   *[nobody] { $seat } is about to throw.
}
ask-sequence = { $reader ->
    [seat] Keep dice and throw the rest, or take a line.
   *[nobody] { $seat } is throwing.
}
ask-hand = { $reader ->
    [seat] Throw the dice in your hand; pick up more if you like.
   *[nobody] { $seat } is throwing.
}
ask-last = { $reader ->
    [seat] That was the last throw: take a line, or spend Eons first.
   *[nobody] { $seat } has made the last throw.
}
ask-fight = { $reader ->
    [seat] { $best ->
        [none] Fight! Throw the best Figure you can.
       *[other] Fight! Throw the best Figure you can: { $best } to beat.
    }
   *[nobody] { $best ->
        [none] { $seat } fights.
       *[other] { $seat } fights: { $best } to beat.
    }
}
ask-convergence = { $reader ->
    [seat] { $best ->
        [none] Cosmic Convergence: throw the best Figure you can.
       *[other] Cosmic Convergence: throw the best Figure you can; the best so far is { $best }.
    }
   *[nobody] { $best ->
        [none] { $seat } throws for the Cosmic Convergence.
       *[other] { $seat } throws for the Cosmic Convergence; the best so far is { $best }.
    }
}
ask-tie = { $reader ->
    [seat] { $best ->
        [none] Fight for the win: throw the best Figure you can.
       *[other] Fight for the win: throw the best Figure you can; the best so far is { $best }.
    }
   *[nobody] { $best ->
        [none] { $seat } fights for the win.
       *[other] { $seat } fights for the win; the best so far is { $best }.
    }
}
ask-card = { $reader ->
    [seat] { $card }: cover the Code. Still missing: { $need }.
   *[nobody] { $card }: { $seat } still needs { $need }.
}
ask-assign = { $reader ->
    [seat] Choose the line that this turn fills.
   *[nobody] { $seat } chooses a line.
}
ask-cancel = { $reader ->
    [seat] You travelled: cancel an open line.
   *[nobody] { $seat } travelled and cancels a line.
}
ask-escape = { $reader ->
    [seat] Your dice show the Code of another galaxy: escape, or stand and fight?
   *[nobody] { $seat } may escape.
}
ask-gain-choice = { $reader ->
    [seat] { $card }: an Eon or 10 points?
   *[nobody] { $card }: { $seat } chooses what to gain.
}
ask-loss-choice = { $reader ->
    [seat] { $card }: lose an Eon or 10 points?
   *[nobody] { $card }: { $seat } chooses what to lose.
}
ask-move = { $reader ->
    [seat] { $card }: move to another galaxy, or stay.
   *[nobody] { $card }: { $seat } may move.
}
ask-pull = { $reader ->
    [seat] Pull somebody into the Crystal Spiral, or nobody.
   *[nobody] { $seat } may pull somebody into the Crystal Spiral.
}
ask-hit = { $reader ->
    [seat] Who loses 15 points?
   *[nobody] { $seat } chooses who loses 15 points.
}

## Why a move is refused

# GZ-R6
refusal-hand = The dice in your hand must be thrown before you can stop.
# GZ-11, GZ-26
refusal-count = { $hand ->
    [one] You have { $hand } die in hand, not { $dice }.
   *[other] You have { $hand } dice in hand, not { $dice }.
}
# GZ-14
refusal-seven = There are only seven dice of each type, with those on the table and on the card.
# GZ-12
refusal-order = Dice are picked up from the smallest to the largest.
# GZ-41
refusal-travel = Your dice show a Code that you already have: score a line, or travel before you cancel one.
# GZ-33
refusal-marked = { $line } is already filled.
# GZ-31
refusal-not-shown = Your dice do not show { $line }.

## Phases, categories, where points come from

phase-colour = Choosing pawns
phase-lucky = Choosing Lucky Numbers
phase-start = Choosing galaxies
phase-sequence = Throwing
phase-assign = Filling a line
phase-cancel = Cancelling a line
phase-escape = Escape?
phase-gain-choice = Choosing a gain
phase-loss-choice = Choosing a loss
phase-move = Moving
phase-pull = Pulling
phase-hit = Choosing a victim
phase-over = Over
# GZ-15
category-figures = Figures
# GZ-23
category-codes = Codes
# GZ-24
category-chance = Chance
# GZ-48
category-fights = Fights
# GZ-34
category-events = Events
# GZ-29
category-eons = Points for Eons
# GZ-49
category-total = Total
# GZ-30
part-line = { $line }
# GZ-48
part-fights = Fights won
# GZ-34
part-events = Gained and lost by events
# GZ-29
part-eons = { $count ->
    [one] { $count } Eon for { $each } points
   *[other] { $count } Eons for { $each } points each
}

## Components

colour-blue = blue
colour-red = red
colour-violet = violet
colour-white = white
what-eon = 1 Eon
what-vp = 10 points
die-shown = { $number } (d{ $sides })
plan-dice = { $count }d{ $sides }
galaxy-pearl = Pearl Galaxy
    .the = the Pearl Galaxy
    .in = in the Pearl Galaxy
    .to = to the Pearl Galaxy
galaxy-crystal = Crystal Spiral
    .the = the Crystal Spiral
    .in = in the Crystal Spiral
    .to = to the Crystal Spiral
galaxy-entropic = Entropic Tunnel
    .the = the Entropic Tunnel
    .in = in the Entropic Tunnel
    .to = to the Entropic Tunnel
galaxy-distorted = Distorted Nebula
    .the = the Distorted Nebula
    .in = in the Distorted Nebula
    .to = to the Distorted Nebula
galaxy-phantom = Phantom Galaxy
    .the = the Phantom Galaxy
    .in = in the Phantom Galaxy
    .to = to the Phantom Galaxy
line-full_house = Full House
line-double_full = Double Full
line-straight_flush = Straight Flush
line-royal_flush = Royal Flush
line-five_of_a_kind = Five of a Kind
# GZ-20
line-galactzy = Galactzy
# GZ-22
line-pearl = Pearl Galaxy
# GZ-22
line-crystal = Crystal Spiral
# GZ-22
line-entropic = Entropic Tunnel
# GZ-22
line-distorted = Distorted Nebula
# GZ-73, GZ-75
line-phantom = Phantom Galaxy
# GZ-24
line-chance = Chance
how-full_house = 3 + 2 alike
how-double_full = 3 + 3 alike
how-straight_flush = 5 in a row
how-royal_flush = 6 in a row
how-five_of_a_kind = 5 alike
how-galactzy = 6 alike
how-code = { $base } and an Eon
how-phantom = { $count } of 6 numbers known
how-chance = sum of all dice
card-entropic_storm = Entropic Storm
card-pearly_storm = Pearly Storm
card-phantom_storm = Phantom Storm
card-spiral_storm = Spiral Storm
card-storm_of_distortion = Storm of Distortion
card-astral_spheres = Astral Spheres
card-dimensional_vortex = Dimensional Vortex
card-gate_vault = Gate Vault
card-portals_swarm = Portals Swarm
card-cosmic_convergence = Cosmic Convergence
card-plane_shifting = Plane Shifting
success-entropic_storm = Gain an Eon
success-pearly_storm = Gain an Eon
success-phantom_storm = An opponent of your choice loses 15 points
success-spiral_storm = You may pull an opponent into the Crystal Spiral
success-storm_of_distortion = Gain your Lucky Number in points
success-astral_spheres = Gain an Eon or 10 points
success-dimensional_vortex = Gain 15 points if your Chance is scored, otherwise 5
success-gate_vault = Gain 5 points
success-portals_swarm = You may move to another galaxy; the others there lose an Eon each
success-cosmic_convergence = The best Figure gains 5 points for each other player (alone: 10 points from 21 up)
success-plane_shifting = You may move to another galaxy
defeat-entropic_storm = Lose 10 points
defeat-pearly_storm = Lose 10 points
defeat-phantom_storm = Lose 15 points
defeat-spiral_storm = Lose 10 points
defeat-storm_of_distortion = Lose your Lucky Number in points
defeat-astral_spheres = Lose an Eon or 10 points
defeat-dimensional_vortex = Lose 5 points if your Chance is scored, otherwise 15
defeat-gate_vault = Lose 5 points for each number not covered
defeat-portals_swarm = Lose an Eon, or 10 points if you have none
defeat-cosmic_convergence = Lose 5 points
# GZ-72, GZ-R34
power-1 = When your Lucky Number counts, you also gain an Eon
# GZ-72
power-2 = Turn a 2 to another even number
# GZ-72
power-3 = Turn a 3 to another odd number
# GZ-72
power-4 = Turn a 4 to 1, 2 or 3
# GZ-72, GZ-R35
power-5 = With a 5 on the table: one odd number + 1
# GZ-72, GZ-R35
power-6 = With a 6 on the table: one even number − 1
# GZ-72
power-7 = Turn a 7 to any number from 1 to 6
# GZ-72, GZ-R36
power-8 = With an 8 on the table: roll one more die
# GZ-71
effect-pearl = Turn a 2 or a 4 by one
# GZ-71
effect-crystal = Turn a 1 to the number of another of your dice
# GZ-71
effect-entropic = Re-roll all your 3s or all your 5s
# GZ-71
effect-distorted = Turn a 2 or a 5 to your Lucky Number
# GZ-71
effect-phantom = One extra die without paying an Eon

## The board and the terminal

label-setup = Set-up
label-era = Era { $round } of { $eras }
label-first = First Player of this Era
label-first-name = First Player: { $name }
label-supply = { $count ->
    [one] { $count } Eon in the supply
   *[other] { $count } Eons in the supply
}
label-eons = { $count ->
    [one] { $count } Eon
   *[other] { $count } Eons
}
label-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
label-lucky = Lucky Number { $number }
label-galaxy = Galaxy
label-players = Players
label-scorecard = Scorecard
label-line = Line
label-base = Base
label-plus-highest = { $base } + highest number
label-total = Total
label-scored = scored
label-cancelled = cancelled
label-used = used up
label-started = start galaxy
label-now = now
label-would-bring = { $line } would bring { $points } now
label-choose-line = { $line }: choose
label-sum-base = base value
label-sum-highest = highest number
label-sum-early = early stop
label-sum-lucky = Lucky Number
label-sum-dice = sum of the dice
label-map = Galaxies
label-pawn = { $name }’s pawn
label-phantom-code = Phantom Code: { $numbers }
label-phantom-none = Phantom Code: nothing known yet
label-dice = Dice
label-die = d{ $sides } showing { $number }
label-keep = Keep the { $number } (d{ $sides })
label-unkeep = Throw the { $number } (d{ $sides }) again
label-kept = kept
label-type = d{ $sides }
label-type-change = Thrown as d{ $sides }; change the type
label-all-of = all d{ $sides }
label-mixed = mixed
label-types = Dice to throw
label-throw = { $count ->
    [one] Throw { $count } die
   *[other] Throw { $count } dice
}
label-throw-again = Throw { $count } again
label-throws = Throw { $made } of { $most }
label-keep-all = All dice are kept: release one to throw again, or stop.
label-too-many = There are only seven dice of each type.
label-stop = Stop here
label-stop-score = Stop and score { $line }: { $points }
label-cancel-why = A cancelled line stays empty.
label-tools = Eons and powers
label-tool-reroll = Re-roll
label-tool-modify = ± 1
label-tool-extra = + 1 die
label-tool-effect = Galaxy
label-tool-power = Lucky { $number }
label-does-reroll = Re-roll one die of the latest throw for an Eon
label-does-modify = Turn a die by one for an Eon
label-does-extra = One more die in the next throw for an Eon
label-does-effect = Effect of the galaxy, once in each sequence: { $what }
label-does-power = Lucky Number power, ends the sequence: { $what }
label-tool-pick = Choose a die
label-tool-new = { $number } (d{ $sides }) becomes
label-back = Back
label-whose = { $name }’s dice
label-yours = Your dice
label-mode-turn = Turn
label-mode-fight = Fight: { $galaxy }
label-mode-convergence = Cosmic Convergence
label-mode-tie = Fight for the win
label-mode-card = Event: { $card }
label-fight-now = worth { $points } now
label-stakes-fight = The winner takes an Eon and 5 points for each rival.
label-stakes-convergence = The best gains 5 points for each other player, everyone else loses 5.
label-stakes-convergence-alone = 21 or more gains 10 points, less loses 5.
label-stakes-tie = The best Figure wins the game.
label-event = Event of this Era
label-storm = Storm: { $galaxy }
label-challenge = Challenge for everyone
label-special = For everyone
label-success = Success
label-defeat = Defeat
label-covered = covered
label-queue = Still to play
label-events-left = { $count ->
    [0] The last event
    [one] { $count } event to come
   *[other] { $count } events to come
}
label-card-dice = On the card: { $dice }
label-choose-colour = Choose your pawn
label-choose-lucky = Choose your Lucky Number
label-choose-start = Choose where your pawn starts
label-wait = { $name } is choosing
label-grade = Grade { $grade }
label-grade-points = { $points ->
    [one] Grade { $grade } with { $points } point
   *[other] Grade { $grade } with { $points } points
}
label-next-grade = Grade { $grade } takes { $points } points: { $missing } more.
label-top-grade = That is the highest grade there is.
label-news-score = { $name }: { $line }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-news-cancel = { $name }: { $line } cancelled
label-needed = Still needed: { $numbers }
label-in-hand = In hand: { $count }
label-ideas = An Eon could buy: { $ideas }
idea-turn-line = { $die } to { $new } for { $line }: { $points }
idea-turn-card = { $die } to { $new } for the card
idea-extra = an extra die
idea-reroll = a re-roll of a die marked *

## Notes in a first game

tip-dice = Six dice in any mix: a d8 reaches high numbers, a d4 repeats low ones. You have up to three throws.
tip-card = Every turn fills one line. Gold figures say what a line brings now. A Code also moves your pawn there and brings an Eon.
tip-tools = An Eon buys a re-roll, an extra die or a turn of a die by one. Each one you keep is worth 5 points at the end.
tip-map = Each galaxy has a Code of six numbers. Whoever arrives where another pawn stands starts a fight.

## The guided first game (first.toml)

first-colour = Pick a pawn, whichever you like best.
first-lucky = Your Lucky Number adds to a score when a spare die shows it. Take the 8: no other adds as much.
first-start = Where does your pawn start? The line of that galaxy is used up, but you have its Code from now on. For today take the Crystal Spiral.
first-card = This is your scorecard. Every turn fills one line, and every line is used once. The most points win; you begin with three Eons, worth 5 points each at the end.
first-throw = Throw six dice. You choose the mix; for now take two of each: d4, d6 and d8.
first-keep = 2, 3, 4 and 5 are in a row: a 1 or a 6 makes it a Straight Flush. Keep those four and throw the two d8 again.
first-straight = A 6! That is 2 3 4 5 6. You could throw once more, but stopping now is worth 2 extra points. Fill the line Straight Flush.
first-straight-points = 15 for the Straight Flush, 6 for its highest number, 2 for stopping early: 23. Nova scored Chance, then had nothing and had to cancel a line for 0 points. That happens to everyone.
first-again = A new Era, and your throw again. Two of each, please.
first-eon = Four 4s at once! An Eon turns a die by one: choose “± 1” and tap the 5. It becomes a 4, and you have Five of a Kind.
first-five = Five 4s. You stopped after the first throw: that is worth 5 extra points, as much as the Eon was. Fill the line Five of a Kind.
first-codes = { $points } points so far, Eons included. Now look at the map: the four galaxies have Codes of six numbers. Each brings 25 points and an Eon, and takes your pawn there. You are in the Crystal Spiral, Nova is in the Distorted Nebula.
first-aim = Let us try for a Code. Take two of each again: every Code needs a 7 or an 8, and only a d8 shows these.
first-near = The Nebula’s Code is 2 2 3 5 5 8, and you have a 2, a 3 and a 5. Keep these three, the 3 on the d6. Throw the others again, the d4 and both d8.
first-swap = A 2 and two 8s: only a 5 is missing now, and one 8 is enough. Tap one 8 to keep it. Under the other, press the sign until it is a d6, which shows a 5 more often. Throw it.
first-code = 2 2 3 5 5 8! It was your third throw, so nothing is added: 25 points and an Eon. Fill the line Distorted Nebula.
first-fight = Your pawn has flown to the Nebula, and Nova’s stands there: you fight. Each of you plays a sequence, and the best Figure wins. Throw four d6 and two d8: tap each d4 to change it. A d8 may show your lucky 8, too.
first-straight-again = 2 3 4 5 6 is a Straight Flush: 15 and 6, 5 for stopping at the first throw, and 8 more, for the spare die shows your Lucky Number! Stop at these 34; now Nova has to beat them.
first-won = Nova only made 22: you won 5 points and one of Nova’s Eons. That makes { $points } points. Your scorecard had no part in the fight; its lines are all still there.
first-own = This Era is yours alone: throw, keep what you like and fill a line. If nothing fits, Chance takes anything, once; or you cancel a line that is hard to get.
first-go-on = Gold figures on the card say what a line brings now. Fill hard lines early, and keep Chance for a bad day. Play on, and ask for a hint whenever you like.
