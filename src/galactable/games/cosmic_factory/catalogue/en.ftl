### Cosmic Factory

title = Cosmic Factory
about = One minute, nine tiles: build a galaxy whose weakest colour is still strong.
variant-standard = Standard
variant-standard-about = With Kaos cards and the draft.
variant-beginner = First game
variant-beginner-about = Nine unseen tiles each, no Kaos cards, no draft: start with it.

## What happened

# CF-5
event-round = Round { $round } of 5
# CF-6
event-kaos = Kaos card: { $card }. { kaos-effect }.
# CF-8
event-deal = Everybody was dealt nine tiles.
# CF-9, CF-11
event-keep = { $reader ->
    [seat] You kept { $tile }.
   *[nobody] { $seat } kept { $tile }.
}
event-keep-more = , { $tile }.
# CF-9, CF-10, CF-14
event-receive = Everybody passed six tiles on and looked at the six that arrived.
# CF-12
event-last-three = The last three tiles were passed on unseen. Everybody has nine.
# CF-15, CF-53
event-show = { $pirate ->
    [yes] { kaos-space-pirate }: all nine tiles went to the neighbour on the right. They were turned up, and the building started.
   *[no] The tiles were turned up, and the building started.
}
# CF-17
event-grab = { $reader ->
    [seat] You took { $colours }.
   *[nobody] { $seat } took { $colours }.
}
# CF-R10
event-done = { $reader ->
    [seat] You finished building.
   *[nobody] { $seat } finished building.
}
# CF-R11
event-time-up = { $reader ->
    [seat] Time was up for you.
   *[nobody] Time was up for { $seat }.
}
# CF-19, CF-20
event-fall = { $reader ->
    [seat] { $count ->
        [one] The tile that you had not laid fell into place at random.
       *[other] The { $count } tiles that you had not laid fell into place at random.
    }
   *[nobody] { $count ->
        [one] The tile that { $seat } had not laid fell into place at random.
       *[other] The { $count } tiles that { $seat } had not laid fell into place at random.
    }
}
event-fall-then = { $count ->
    [one] The tile not laid fell into place at random.
   *[other] The { $count } tiles not laid fell into place at random.
}
# CF-52, CF-R8
event-discard = { $reader ->
    [seat] { kaos-parallel-universe }: you discarded { $tile }.
   *[nobody] { kaos-parallel-universe }: { $seat } discarded { $tile }.
}
# CF-42
event-darken = { $reader ->
    [seat] { kaos-black-hole }: you turned { $owner }’s { $tile } face down.
    [owner] { kaos-black-hole }: { $seat } turned your { $tile } face down.
   *[nobody] { kaos-black-hole }: { $seat } turned { $owner }’s { $tile } face down.
}
# CF-54
event-remove = { $reader ->
    [seat] { kaos-sabotage }: you removed { $tile } from { $owner }’s galaxy.
    [owner] { kaos-sabotage }: { $seat } removed { $tile } from your galaxy.
   *[nobody] { kaos-sabotage }: { $seat } removed { $tile } from { $owner }’s galaxy.
}
# CF-60
event-pour = { $reader ->
    [seat] { kaos-stellar-swap }: your path points go to { $colour }.
   *[nobody] { kaos-stellar-swap }: { $seat }’s path points go to { $colour }.
}
# CF-28, CF-33, CF-43
event-zones = { $gift ->
    [yes] { $reader ->
        [seat] { kaos-gift }: you got { $gains } for { $galaxy }’s zones.
        [galaxy] { kaos-gift }: { $seat } got { $gains } for your zones.
       *[nobody] { kaos-gift }: { $seat } got { $gains } for { $galaxy }’s zones.
    }
   *[no] { $reader ->
        [seat] Your zones brought { $gains }.
       *[nobody] { $seat }’s zones brought { $gains }.
    }
}
# CF-31, CF-33, CF-51
event-path-then = { $way ->
    [networks] { $length ->
        [one] 1 network
       *[other] { $length } networks
    } brought { $gain }.
    [network] The largest network, { $length } tiles, brought { $gain }.
   *[path] The longest path, { $length } tiles, brought { $gain }.
}
# CF-36
event-bonus-then = { $won ->
    [yes] { $token-start } won { $gain }.
   *[no] { $token-start } cost { $gain }.
}
# CF-33, CF-R29
event-extra-then = { $card } added { $gains }.
# CF-33, CF-38
event-tracks-then = Now: green { $green }, blue { $blue }, orange { $orange }, stars { $star }; { $total ->
    [one] { $total } point in all
   *[other] { $total } points in all
}.
# CF-61
event-offer = { $reader ->
    [seat] { kaos-offering }: you gave 5 points of { $colour } for 2 stars.
   *[nobody] { kaos-offering }: { $seat } gave 5 points of { $colour } for 2 stars.
}
# CF-61
event-decline = { $reader ->
    [seat] { kaos-offering }: you gave nothing.
   *[nobody] { kaos-offering }: { $seat } gave nothing.
}
# CF-37
event-over = The game is over.

## What can be chosen

# CF-9, CF-R30
move-keep = Keep { $tile }
# CF-15, CF-R35
move-ready = I am ready
# CF-R14
move-hold = { $rot ->
    [0] Pick up { $tile }, as printed
    [1] Pick up { $tile }, turned right
    [2] Pick up { $tile }, upside down
   *[3] Pick up { $tile }, turned left
}
# CF-16, CF-R14
move-put = Lay it in row { $row }, column { $col }
plan-lay = { $rot ->
    [0] Lay { $tile } in row { $row }, column { $col }, as printed
    [1] Lay { $tile } in row { $row }, column { $col }, turned right
    [2] Lay { $tile } in row { $row }, column { $col }, upside down
   *[3] Lay { $tile } in row { $row }, column { $col }, turned left
}
# CF-R13
move-release = Leave it where it was
# CF-16
move-take = Take { $tile } back
# CF-R14
move-turn = { $quarters ->
    [1] Turn { $tile } to the right
    [2] Turn { $tile } upside down
   *[3] Turn { $tile } to the left
}
# CF-41, CF-R15
move-flip = Turn { $tile } over
# CF-17
move-grab = Take { $colours }
# CF-R10
move-done = Done
# CF-R11
move-time-up = Time is up
# CF-42, CF-R16
move-darken = Turn { $tile } of { $owner } face down
# CF-54
move-remove = Remove { $tile } of { $owner }
# CF-60
move-pour = Path points to { $colour }
# CF-61
move-offer = Give 5 points of { $colour } for 2 stars
# CF-61
move-decline = Give nothing

## What a seat is asked

ask-draft = { $reader ->
    [seat] { $count ->
        [one] Keep one more tile; the rest goes to { $to }.
       *[other] Keep { $count } tiles; the rest goes to { $to }.
    }
   *[nobody] { $seat } chooses tiles to keep.
}
ask-ready = { $reader ->
    [seat] Ready to build?
   *[nobody] { $seat } is not ready yet.
}
ask-build = { $reader ->
    [seat] { $count ->
        [0] All tiles are laid: improve your galaxy, or say you are done.
        [one] Build your galaxy: one more tile to lay.
       *[other] Build your galaxy: { $count } tiles to lay.
    }
   *[nobody] { $seat } is building.
}
ask-build-holes = { $reader ->
    [seat] { kaos-black-hole }: turn { $holes } tiles face down, { $down } of { $holes } so far.
   *[nobody] { $seat } is building.
}
ask-holes = { $reader ->
    [seat] { $count ->
        [one] { kaos-black-hole }: turn one of { $owner }’s tiles face down.
       *[other] { kaos-black-hole }: turn { $count } of { $owner }’s tiles face down.
    }
    [owner] { kaos-black-hole }: { $seat } chooses which of your tiles are turned face down.
   *[nobody] { kaos-black-hole }: { $seat } chooses among { $owner }’s tiles.
}
ask-sabotage = { $reader ->
    [seat] { kaos-sabotage }: remove one of { $owner }’s tiles.
    [owner] { kaos-sabotage }: { $seat } chooses which of your tiles to remove.
   *[nobody] { kaos-sabotage }: { $seat } chooses one of { $owner }’s tiles.
}
ask-pour = { $reader ->
    [seat] { $points ->
        [one] { kaos-stellar-swap }: which colour gets your path point?
       *[other] { kaos-stellar-swap }: which colour gets your { $points } path points?
    }
   *[nobody] { kaos-stellar-swap }: { $seat } chooses a colour.
}
ask-offering = { $reader ->
    [seat] { kaos-offering }: give 5 points of a colour for 2 stars?
   *[nobody] { kaos-offering }: { $seat } decides.
}

## Why a move is refused

# CF-R11
refusal-clock = Only the clock ends the building time.
# CF-R13
refusal-held = You hold { $tile }: lay it or put it back first.
# CF-R14
refusal-none-held = You hold no tile.
# CF-R12
refusal-touches = You have used up all { $most } touches of this round.
# CF-17
refusal-tokens = Only { $colours } can still be taken.
# CF-17
refusal-no-tokens = All tokens are taken.
# CF-R10
refusal-incomplete = Your galaxy is not complete yet.
# CF-41, CF-R10
refusal-holes = Your galaxy is not complete yet: all places filled, and { $holes } tiles face down.
# CF-41
refusal-flip = Tiles are turned face down only in a { kaos-black-hole } round.

## Phases, categories, where points come from

phase-draft = Choosing tiles
phase-ready = Ready?
phase-build = Building
phase-holes = { kaos-black-hole }
phase-sabotage = { kaos-sabotage }
phase-pour = { kaos-stellar-swap }
phase-offering = { kaos-offering }
phase-over = Over
# CF-25, CF-38
category-green = Green
# CF-26, CF-38
category-blue = Blue
# CF-27, CF-38
category-orange = Orange
# CF-31, CF-38
category-star = Stars
# CF-38
category-total = Weakest colour + stars
zone-words = { $kind ->
    [green] green zone
    [blue] blue zone
    [orange] orange zone
   *[constellation] constellation zone
}
planets-words = { $planets ->
    [0] no planets
    [one] 1 planet
   *[other] { $planets } planets
}
forming-zone = { zone-words } with { planets-words }
forming-zone-extra = { zone-words } with { planets-words } ({ $card }: { $extra } more)
forming-path = { $way ->
    [networks] { $length ->
        [one] 1 network
       *[other] { $length } networks
    }
    [network] { $length ->
        [one] largest network: 1 tile
       *[other] largest network: { $length } tiles
    }
   *[path] { $length ->
        [one] longest path: 1 tile
       *[other] longest path: { $length } tiles
    }
}
# CF-28
part-zone = Round { $round }: { zone-words } with { planets-words }
# CF-31
part-path = Round { $round }: { forming-path }
# CF-36
part-bonus-won = Round { $round }: { $kind ->
    [green] green token
    [blue] blue token
   *[orange] orange token
}, best zone { $best }, nobody has more than { $most }
# CF-36
part-bonus-lost = Round { $round }: { $kind ->
    [green] green token
    [blue] blue token
   *[orange] orange token
}, best zone { $best }, but somebody has { $most }
# CF-R29
part-extra = Round { $round }: { $card }, { $kind ->
    [constellation] { $spaces ->
        [one] constellation zone of 1 space
       *[other] constellation zone of { $spaces } spaces
    }
   *[other] { zone-words } with { planets-words }
}
# CF-61
part-offer-cost = Round { $round }: { kaos-offering }, given up
# CF-61
part-offer-stars = Round { $round }: { kaos-offering }, two stars for it
# CF-34
part-cut-top = Round { $round }: lost, a track ends at { $top }
# CF-35
part-cut-bottom = Round { $round }: not lost, a track ends at 0

## Components

# A tile is called as a terminal draws it, row by row: tile [G● B/B O●● ┘].
tile-face = tile [{ $nw } { $ne }/{ $sw } { $se }{ $lines ->
    [none] {""}
   *[some] {" "}{ $lines }
}]
space-letter = { $kind ->
    [green] G
    [blue] B
    [orange] O
   *[constellation] ✦
}
space-name = { space-letter }{ $planets ->
    [0] {""}
    [one] ●
   *[other] ●●
}
token-green = the green token
    .start = The green token
token-blue = the blue token
    .start = The blue token
token-orange = the orange token
    .start = The orange token
track-green = green
track-blue = blue
track-orange = orange
track-star = stars
gain-green = { $count } green
gain-blue = { $count } blue
gain-orange = { $count } orange
gain-star = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
gain-nothing = nothing
# CF-41, CF-42
kaos-black-hole = Black Hole
# CF-43
kaos-gift = Gift
# CF-44
kaos-new-dimension = New Dimension
# CF-45
kaos-arborescence = Arborescence
# CF-46
kaos-district = District
# CF-47
kaos-dispersion = Dispersion
# CF-48
kaos-unique-dimension = Unique Dimension
# CF-49
kaos-constellation = Constellation
# CF-50
kaos-sidereal-vacuum = Sidereal Vacuum
# CF-51
kaos-multi-path = Multi-path
# CF-52
kaos-parallel-universe = Parallel Universe
# CF-53
kaos-space-pirate = Space Pirate
# CF-54
kaos-sabotage = Sabotage
# CF-55
kaos-ice-age = Ice Age
# CF-56
kaos-global-warming = Global Warming
# CF-57
kaos-temperate-climate = Temperate Climate
# CF-58
kaos-happy-hour = Happy Hour
# CF-59
kaos-optimization = Optimization
# CF-60
kaos-stellar-swap = Stellar Swap
# CF-61
kaos-offering = Offering
kaos-effect = { $card-id ->
    [black-hole] Each galaxy has two tiles face down, which count as empty places; the neighbour on the left chooses those left out
    [gift] Everybody scores the zones and the path of the galaxy on their right instead of their own
    [new-dimension] The nine tiles may form any connected shape
    [arborescence] The path scores by the tiles of the largest network
    [district] +1 on its colour for each zone with 3 or more planets
    [dispersion] +1 on its colour for each zone with 0, 1 or 2 planets
    [unique-dimension] The nine tiles form one line
    [constellation] +1 star for each constellation zone
    [sidereal-vacuum] Constellation zones bring stars by their spaces: 2 spaces 1 star, 3 spaces 2, 4 or more 4
    [multi-path] The path scores by the number of networks
    [parallel-universe] Two separate squares of 2 × 2 tiles; the ninth tile is discarded
    [space-pirate] After the draft all nine tiles go to the neighbour on the right
    [sabotage] After building, everybody removes a tile from the galaxy on their left
    [ice-age] +1 blue for each blue zone
    [global-warming] +1 orange for each orange zone
    [temperate-climate] +1 green for each green zone
    [happy-hour] Bonus tokens bring +6 or cost 4
    [optimization] After taking tokens players may go on building, and take more later
    [stellar-swap] Path points go to a colour of choice instead of the stars
   *[offering] After scoring everybody may give 5 points of one colour for 2 stars
}

## The board

label-round = Round { $round } of 5
label-kaos = Kaos
label-mine = Your galaxy
label-galaxy = { $name }’s galaxy
label-others = The others
label-enlarge = Enlarge { $name }’s galaxy
label-back = Back to your galaxy
label-tray = Your tiles
label-tray-empty = All tiles are laid.
label-space = { $kind ->
    [green] green
    [blue] blue
    [orange] orange
   *[constellation] constellation
}{ $planets ->
    [0] {""}
    [one] , 1 planet
   *[other] , { $planets } planets
}
label-tile = Tile: { $a }; { $b }; { $c }; { $d }
label-tile-at = { $tile }, row { $row }, column { $col }
label-down-at = Tile face down, row { $row }, column { $col }
label-empty-at = Empty place, row { $row }, column { $col }
label-lay-at = Lay the tile here: row { $row }, column { $col }
label-turn = Turn
label-take = Take back
label-flip = Turn over
label-move = Move
label-moving = Choose where the tile goes.
label-release = Put it back
label-how-tray = Drag a tile into the square, or click it and then a place. Another click, the wheel or R turns it.
label-how-tray-finger = Drag a tile into the square, or tap it and then a place. Tap again to turn it.
label-done = Done
label-not-done = Not done yet
label-done-waiting = You are done. You can take that back until everybody is.
label-finished = finished
label-building = building
label-touches = { $count ->
    [one] 1 touch left
   *[other] { $count } touches left
}
label-tokens = Bonus tokens
label-token = { $colour ->
    [green] Green token
    [blue] Blue token
   *[orange] Orange token
}
label-token-taken = { label-token }, taken by { $name }
label-token-rule = Nobody has a larger zone of that colour: +{ $win }. Otherwise −{ $lose }.
label-grab = { $count ->
    [one] Take the token
   *[other] Take { $count } tokens
}
label-grab-ends = Taking tokens ends your building.
label-grab-goes-on = You may go on building.
label-clear = Clear
label-seconds = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}
label-now = As it lies now
label-best = best zone { $count }
label-colour = { $colour ->
    [green] green
    [blue] blue
    [orange] orange
   *[star] stars
}
label-keep = { $count ->
    [one] Keep this tile
   *[other] Keep these { $count } tiles
}
label-keep-more = { $count ->
    [one] Choose 1 more to keep; the rest goes to { $name }.
   *[other] Choose { $count } more to keep; the rest goes to { $name }.
}
label-keep-now = Keep these; the rest goes to { $name }.
label-kept = Kept
label-kept-hidden = { $count } put away face down
label-packet = { $count ->
    [one] Packet of 1 tile
   *[other] Packet of { $count } tiles
}
label-ready-why = Nobody has seen the nine tiles. When all are ready they are turned up and the building starts.
label-rounds = Rounds so far
label-zones = Zones
label-path = Path
label-bonus = Tokens
label-after = Score
label-weakest = weakest colour
label-tray-left = { $count ->
    [one] 1 tile not laid
   *[other] { $count } tiles not laid
}
label-in-hand = In hand
label-middle = In the middle
label-no-tokens = no tokens
label-gone = Removed: { $tile }
label-discarded = Discarded: { $tile }
label-took = Tokens
label-total = Total
label-place = place { $place }
label-packet-mine = Your packet
label-stage-left = Draft, stage { $stage } of 2: the rest goes to the left
label-stage-right = Draft, stage { $stage } of 2: the rest goes to the right
label-doing-draft = { $packet } to choose from, { $kept } kept
label-scores = Scores, and what the galaxy adds as it lies
label-scale = { $colour ->
    [green] Green zones
    [blue] Blue zones
    [orange] Orange zones
   *[star] Asteroid path
}
label-step = { $colour ->
    [star] { $count } tiles or more: { $points ->
        [one] 1 star
       *[other] { $points } stars
    }
   *[other] { $count } planets or more: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
label-best-now = { $colour ->
    [star] Longest now: { $count }.
   *[other] Best now: { $count }.
}
label-next-step = Next: { $count } for { $points }.
label-weakest-why = Your weakest colour: it counts at the end.
label-aid = Player aid: what zones and paths are worth
label-bests = Planets of each best zone
label-waiting = You are done. Still building: { $names }.
label-round-over = Round { $round }, scored
label-next-round = Next round
label-result = To the result

## Notes in a first game

tip-packet = Pick three tiles. You pass the others on, and get as many from your neighbour.
tip-galaxy = Lay nine tiles. Planets of one colour on touching spaces make a zone; your weakest colour counts at the end.
tip-tray = Tap a tile to take it, tap again to turn it, then tap a place. Or drag it.
tip-tokens = A token is a bet that nobody has a larger zone of that colour than you.
tip-ready = Say that you are ready when you have read this: the building time starts for all at once.

## The guided first game (first.toml)

first-tray = These are your nine tiles. Each has four spaces in green, blue, orange or none, with planets on some. You build a square of three by three with them. Usually a minute is all you have; today nobody looks at the clock.
first-lay = Tap a tile, then tap a place for it.
first-turn = You can turn a tile that lies: tap it, and tap it again.
first-zones = Spaces of one colour that touch along an edge are a zone, and zones score for their planets. Lay three more so that equal colours meet.
first-path = The lines are asteroids. Where they meet from tile to tile they are one path: four tiles on it bring a star, six bring two, nine bring four. Lay your last five.
first-move = Nothing lies for good: you may turn and move tiles as often as you like. Drag one onto another and they change places; or tap it, press Move and tap the other. Exchange two so that a zone grows or the path goes on, and watch the numbers above the square.
first-tokens = These tokens are bets. If you think that nobody has a larger zone of a colour than you, take its token: 3 extra if you are right, 2 less if not. After that you may not touch your tiles.
first-done = Change what you like; the lights show what your zones bring. Then say that you are done, or take tokens.
first-tracks = The round is scored: every zone for its colour, the path in stars. There are five rounds, and in the end only your weakest colour counts, plus your stars. So far that makes { $points }. Which of your three colours lags behind?
first-weakest = New tiles. Look for planets of your weakest colour, and lay three tiles so that those spaces touch along an edge. Orange pays soonest, for 2 planets and again for 4; green wants 3, and pays 5 only for 9.
first-small = Every zone counts for itself. Three green planets bring 1 and six bring 3, so two zones of three are worth less than one of six; and a lone planet brings nothing at all. A press on a number above the square shows what zones of its colour are worth, and what the best one lacks.
first-spokes = A line between two spaces cuts a zone in two, even where the colour is the same. So turn your tiles: lines belong where the colour changes anyway, and where they meet the line of a neighbour they make the path longer. Lay the other six.
first-others = Nova builds at the same time. A bet compares your largest zone of a colour with the largest of everybody else; a tie wins, too. Whoever takes a token first has it, but may not touch the tiles any more. Has Nova taken one?
first-bet = Is the token of a colour still there in which nobody has a larger zone than you? Then take it. If not, change what you like and say that you are done.
first-second = Round 2 is scored: { $points } in all. A token that was right put its colour 3 up, a wrong one 2 down; so bets also help a weak colour.
first-draft = The full game has two things more. A Kaos card comes up each round and bends one rule for everybody: read it before anything else. And you choose your tiles: of nine you keep three and pass six on to a neighbour, then three of the six that reach you; the last three come unseen. So keep planets of your weakest colour, and remember that your neighbour builds with what you pass on.
first-go-on = You know all you need. Play on for the other three rounds, and ask for a hint whenever you like.
