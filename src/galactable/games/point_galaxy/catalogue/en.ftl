### Point Galaxy

title = Point Galaxy
about = Draft planets and what lies between them, and line them up into solar systems.
variant-standard = Standard
variant-standard-about = Two to five people draft from a shared market.
variant-solo-easy = Solo, easy
variant-solo-easy-about = Against an AI that scores about 50 points.
variant-solo-medium = Solo, medium
variant-solo-medium-about = Against an AI that scores about 60 points.
variant-solo-hard = Solo, hard
variant-solo-hard-about = Against an AI that scores about 70 points.

## What happened

# PG-8, PG-9
event-market = The market: { $cards }.
# PG-10
event-supply = Rocket tokens: { $tokens-short }.
# PG-11, PG-R4
event-start = { $reader ->
    [seat] You start with { $card-a }.
   *[nobody] { $seat } starts with { $card-a }.
}
# PG-74
event-ai-start = The AI starts with { $card-a }.
# PG-13
event-first = { $reader ->
    [seat] You go first.
   *[nobody] { $seat } goes first.
}
# PG-14
event-turn = { $reader ->
    [seat] Round { $round }: your turn
   *[nobody] Round { $round }: { $seat }’s turn
}
# PG-76
event-ai-turn = Round { $round }: the AI’s turn
# PG-15, PG-16
event-draft = { $reader ->
    [seat] You drafted { $card-a }.
   *[nobody] { $seat } drafted { $card-a }.
}
# PG-17
event-top-then = Below it lay { $card-a }.
# PG-41
event-planet = New in the market: { $cards }.
# PG-42, PG-R20
event-split = { $cards ->
    [one] Pile { $column } was used up: one card of pile { $from } took its place.
   *[other] Pile { $column } was used up: { $cards } cards of pile { $from } took its place.
}
# PG-20
event-place = { $reader ->
    [seat] You placed { $card-the } { placed-where }{ gained }.
   *[nobody] { $seat } placed { $card-the } { placed-where }{ gained }.
}
# PG-20, PG-29
event-found = { $reader ->
    [seat] You began system { $system } with { $card-the }{ gained }.
   *[nobody] { $seat } began system { $system } with { $card-the }{ gained }.
}
# PG-38, PG-39
event-token = { $reader ->
    [seat] For five rockets you took the token “{ $token }”{ gained }.
   *[nobody] For five rockets { $seat } took the token “{ $token }”{ gained }.
}
# PG-R17
event-lapse-then = { $tokens ->
    [one] The rocket tokens ran out: one too few.
   *[other] The rocket tokens ran out: { $tokens } too few.
}
# PG-77, PG-78, PG-79
event-ai-take = The AI took { $cards-a }.
# PG-80
event-ai-token-then = For five rockets it took the token “{ $token }”.
# PG-44, PG-82
event-over = The game is over.

placed-where = { $where-id ->
    [top] at the top of system { $system }
    [bottom] at the bottom of system { $system }
   *[above] above system { $system }
}
gained = { $points ->
    [0] {""}
    [one] {" "}for 1 point
   *[other] {" "}for { $points } points
}

## What can be chosen

# PG-15, PG-16
move-draft = Draft { $card-a }{ symbols } (row { $row }, column { $column })
move-draft-empty = Draft from row { $row }, column { $column }
# PG-19, PG-20, PG-21
move-place = Place { $card-the } { to-place }
move-place-second = Place the second card, { $card-the }, { to-place }
# PG-20, PG-29
move-found = Begin a system with { $card-the }
move-found-second = Begin a system with the second card, { $card-the }
# PG-R6
move-no-card = Place a card
# PG-38
move-token = Take the token “{ $token }”

to-place = { placed-where }

## What a seat is asked

ask-draft = { $reader ->
    [seat] Draft two cards: choose your first.
   *[nobody] { $seat } drafts two cards.
}
ask-draft-second = { $reader ->
    [seat] Draft your second card.
   *[nobody] { $seat } drafts a second card.
}
ask-place = { $reader ->
    [seat] Place your cards: choose one, then its place.
   *[nobody] { $seat } places the drafted cards.
}
ask-token = { $reader ->
    [seat] Another five rockets: take a token.
   *[nobody] { $seat } chooses a rocket token.
}

## Why not

# PG-18, PG-R5
refusal-empty = There is no card in row { $row }, column { $column }.
# PG-34
refusal-no-sun = An asteroid needs a sun without an asteroid, and you do not have one.
# PG-34, PG-R7
refusal-sun-first = An asteroid needs a sun without an asteroid, and you do not have one. Draft a sun first, for example { $card-the }.
# PG-R6
refusal-no-card = You do not hold that card.
# PG-20
refusal-no-system = You have no system { $system }.
# PG-21, PG-24, PG-29, PG-33
refusal-there = You cannot place { $card-the } { to-place }.

## Phases, categories, where points come from

phase-draft = Drafting
phase-place = Placing cards
phase-token = Taking a token
phase-over = Over
# PG-45, PG-46
category-suns = Suns
# PG-45, PG-49
category-planets = Planets
# PG-45, PG-52
category-moons = Moons
# PG-45, PG-56
category-research = Research
# PG-45, PG-60
category-rockets = Rocket tokens
# PG-45, PG-57
category-asteroids = Asteroids
# PG-46, PG-47
part-sun = { $sets ->
    [one] { $card-cap } in system { $system }: 1 set
   *[other] { $card-cap } in system { $system }: { $sets } sets
}
# PG-49
part-planets = System { $system }: { $numbers }
# PG-51, PG-R11
part-planets-wild = System { $system }: { $numbers }, with { $cards } as { $as }
# PG-52, PG-53
part-moon = { $card-cap } in system { $system }
# PG-56
part-research = { $count ->
    [one] One research symbol: { $letters }
   *[other] { $count } different research symbols: { $letters }
}
# PG-60
part-token = { $token }
# PG-57, PG-58
part-asteroids = { $count ->
    [one] 1 asteroid
   *[other] { $count } asteroids
}

## Components

# PG-2
card-planet = { $name } ({ $colours } { $number })
    .a = { $name } ({ $colours } { $number })
    .the = { $name } ({ $colours } { $number })
# PG-27
card-wild = { $name } (X)
    .a = { $name } (X)
    .the = { $name } (X)
# PG-3, PG-46
card-sun = sun ({ $colours }: { $points })
    .a = a sun ({ $colours }: { $points })
    .the = the sun ({ $colours }: { $points })
    .cap = Sun ({ $colours }: { $points })
# PG-3, PG-52, PG-53
card-moon = moon ({ $colours }: { $points })
    .a = a moon ({ $colours }: { $points })
    .the = the moon ({ $colours }: { $points })
    .cap = Moon ({ $colours }: { $points })
# PG-33, PG-34
card-asteroid = asteroid
    .a = an asteroid
    .the = the asteroid
# PG-35, PG-36
card-wormhole = wormhole
    .a = a wormhole
    .the = the wormhole
set-one = { $a }
set-two = { $a } + { $b }
set-three = { $a } + { $b } + { $c }
set-either = { $a }/{ $b }
colour-red = red
colour-gold = gold
colour-green = green
colour-blue = blue
colour-violet = violet
where-top = top
where-bottom = bottom
where-above = above
where-new = new system
symbols = { $rockets ->
    [0] {""}
    [one] , 1 rocket
   *[other] , { $rockets } rockets
}{ $research ->
    [none] {""}
   *[other] , research { $research }
}
token-T01 = 1 point for every 2 red planets
    .short = red pairs
token-T02 = 1 point for every 2 gold planets
    .short = gold pairs
token-T03 = 1 point for every 2 green planets
    .short = green pairs
token-T04 = 1 point for every 2 blue planets
    .short = blue pairs
token-T05 = 1 point for every 2 violet planets
    .short = violet pairs
token-T06 = 2 points for every system with at least 4 planets
    .short = systems of 4
token-T07 = 4 points for every system with at least 6 planets
    .short = systems of 6
token-T08 = 1 point for every rocket token held, this one included
    .short = rocket tokens
token-T09 = 1 point for every asteroid
    .short = asteroids
token-T10 = 1 point for every wormhole
    .short = wormholes
token-T11 = 2 points for every 3 moons
    .short = moons
token-T12 = 1 point for every 2 research symbols, repeats included
    .short = research
token-T13 = 1 point for every planet numbered 1
    .short = planets numbered 1
token-T14 = 1 point for every planet numbered 3
    .short = planets numbered 3
token-T15 = 1 point for every planet numbered 5
    .short = planets numbered 5
token-T16 = 1 point for every planet numbered 7
    .short = planets numbered 7
token-T17 = 2 points for every set of planets in all 5 colours
    .short = all 5 colours
token-T18 = 1 point for every set of a red, a gold and a green planet
    .short = red + gold + green
token-T19 = 1 point for every set of a gold, a green and a blue planet
    .short = gold + green + blue
token-T20 = 1 point for every set of a green, a blue and a violet planet
    .short = green + blue + violet
token-T21 = 1 point for every set of a blue, a violet and a red planet
    .short = blue + violet + red
token-T22 = 1 point for every set of a violet, a red and a gold planet
    .short = violet + red + gold
token-T23 = 1 point for every sun, the starting sun included
    .short = suns
token-T24 = 4 points for every 3 equal research symbols
    .short = research triples

## The board

label-round = Round { $round } of { $most }
label-market = Market
label-column = { $count ->
    [one] column { $column } (1 card)
   *[other] column { $column } ({ $count } cards)
}
label-pile = { $count ->
    [one] 1 card left in this pile
   *[other] { $count } cards left in this pile
}
label-supply = Rocket tokens
label-tokens = Rocket tokens: { $tokens-short }
label-tokens-none = Rocket tokens: none
label-hand = To place
label-goes-to = goes to
label-no-room = no room
label-galaxy = { $name }’s galaxy
label-mine = Your galaxy
label-others = Other galaxies
label-enlarge = Enlarge { $name }’s galaxy
label-back = Back to your galaxy
label-system = System { $system }
label-new-system = New system
label-no-sun = no sun
label-empty = empty
label-take = Take this card
label-take-both = Take both
label-clear = Clear
label-choose = Choose one card, or two to take them together.
label-choose-last = Choose the second card.
label-place = Place { $card }
label-placing = Choose a place for { $card }.
label-gain = { $points ->
    [one] 1 point
   *[other] { $points } points
}
label-token-now = What each token brings at once
label-rockets = { $count ->
    [one] 1 rocket, next token at { $next }
   *[other] { $count } rockets, next token at { $next }
}
label-research = { $count ->
    [one] 1 research symbol
   *[other] { $count } research symbols
}
label-suns = { $count ->
    [one] 1 sun
   *[other] { $count } suns
}
label-moons = { $count ->
    [one] 1 moon
   *[other] { $count } moons
}
label-asteroids = { $count ->
    [one] 1 asteroid
   *[other] { $count } asteroids
}
label-wormholes = { $count ->
    [one] 1 wormhole
   *[other] { $count } wormholes
}
label-scale = Different numbers or symbols: { $scale }
label-prizes = Asteroids: { $prizes }, ties share
label-ai-takes = The AI takes: { $card }
label-skip = Go on
label-ai = AI
# PG-76
rival-ai = The AI
label-ai-first = The AI takes this first
label-ai-second = The AI takes this second
label-planet-face = { $name }: { $number }, { $colours }{ symbols }
label-wild-face = { $name }: X, any number{ symbols }
label-sun-each = { $points ->
    [one] Sun: 1 point for every { $colours } planet{ symbols }
   *[other] Sun: { $points } points for every { $colours } planet{ symbols }
}
label-sun-set = { $points ->
    [one] Sun: 1 point for every set of { $colours }{ symbols }
   *[other] Sun: { $points } points for every set of { $colours }{ symbols }
}
label-moon-one = Moon: { $points } points beside a { $a } planet{ symbols }
label-moon-two = Moon: { $points } points between a { $a } and a { $b } planet{ symbols }
label-asteroid-face = Asteroid{ symbols }
label-wormhole-face = Wormhole{ symbols }
label-achievements = Achievements met
label-achievement = { $category ->
    [total] { $points } points or more
    [suns] Suns worth { $points } points or more
    [planets] Planets worth { $points } points or more
    [moons] Moons worth { $points } points or more
    [rockets] Rocket tokens worth { $points } points or more
   *[unique_research] All { $points } research symbols
}

## Notes in a first game

tip-market = Nine cards lie here. The top row shows suns, moons, asteroids and wormholes; the six below are planets. Take any two.
tip-hand = Choose a card, then a place. The number on a place says how many points it brings at once.
tip-galaxy = A system is a column. Its planets must run up or down without repeats; a sun on top pays for colours.
tip-tokens = Every fifth rocket in your galaxy earns one of these.

## The guided first game (first.toml)

first-sun = This is your galaxy. It begins with one sun: 2 points for every pair of a green and a red planet below it.
first-market = Every turn you take two cards. Your sun wants green and red: tap the green 3 and the red 5, then take both.
first-three = Now lay them. Put the green 3 under your sun: a system is a column, and its planets belong to that sun.
first-five = The numbers of a system must rise or fall all the way. Lay the red 5 above the 3, so that 2 and 1 still fit below.
first-four-points = { $points } points: 2 for the sun’s pair, and 2 for two different numbers. Three would bring 3, four 5, and all seven 12. Meanwhile Nova has laid two planets, too.
first-moon = Here is a green moon. It pays 3 points if a green planet lies right beside it. Take the moon, and the 1 in gold and violet to go on falling.
first-under = Lay the moon at the bottom, right under the green 3.
first-one = The moon shines. It does not break the row of numbers: lay the 1 under it. 5, 3, 1 is falling.
first-eight-points = { $points } points after two turns: 2 from the sun, 3 from three numbers, 3 from the moon.
first-second = One sun is not enough. This one pays 5 points for every set of a green, a blue and a violet planet below it. Take it, and the blue 3.
first-found = Lay the sun first: it begins a system of its own, beside the other one.
first-blue = The blue 3 goes under it. Once a green and a violet planet lie there, too, the sun pays its 5.
first-asteroid = { $points } points. Nova has taken an asteroid: whoever has the most of them gets 10 points, the second 6. That can change until the end, and here lies another.
first-tokens = Some cards show rockets. Every fifth rocket in your galaxy earns one of these tokens, and each pays in its own way. Nova has just taken one.
first-take = Take the asteroid. With it, take the X with the letter A at the bottom left: an X is any number you need, but it has no colour.
first-above = Asteroids lie above a sun, one to each sun. Lay it above your first sun.
first-x = Lay the X at the top of your first system. Above the 5 it is a 6 or a 7: the fourth different number there.
first-twenty-points = { $points } points. You and Nova have an asteroid each: you share 10 and 6, so each gets 8. Four numbers pay 5 instead of 3. And the A is your first research symbol: different letters pay like numbers, across your whole galaxy.
first-rival = Here is Nova’s galaxy. Have a look at it before you choose: a card that is worth little to you may be just what Nova’s suns and moons are waiting for, and what you uncover is Nova’s to take.
first-own = Now choose for yourself. The number on a card says what it would bring at once; what it may bring later you judge: would a sun find its colours, does a number still fit? Take two cards.
first-own-places = The gold frames show where a card can go, and what it brings there. An empty frame begins a new system. Lay both.
first-go-on = So it goes for thirteen turns in all. Long systems pay most: the sixth and seventh number bring 2 and 3 points. Play on, and ask for a hint whenever you like.
