### Rock the Galaxy

title = Rock the Galaxy
about = Alien bands collect song themes, record singles and yoink each other’s fans.
variant-first = First game
variant-first-about = Fewer singles and fans, simple cards: a short game to learn by.
variant-basic = Basic
variant-basic-about = The whole supply, simple cards.
variant-standard = Standard
variant-standard-about = The whole supply and all 101 cards.

## What happened

# RG-13, RG-14
event-turn = { $reader ->
    [seat] Round { $round }: your turn
   *[nobody] Round { $round }: { $seat }’s turn
}
# RG-3, RG-4
event-band = { $reader ->
    [seat] You play as { $band }.
   *[nobody] { $seat } plays as { $band }.
}
# RG-11, RG-41, RG-55
event-draw = { $reader ->
    [seat] You drew { $cards }.
   *[nobody] { $seat } drew { $cards }.
}
event-draw-then = { $reader ->
    [seat] That gave you { $cards }.
   *[nobody] That brought { $cards }.
}
event-draw-unseen = { $count ->
    [one] { $seat } drew a card.
   *[other] { $seat } drew { $count } cards.
}
event-draw-unseen-then = { $count ->
    [one] That brought a card.
   *[other] That brought { $count } cards.
}
# RG-52
event-steal = { $reader ->
    [seat] You stole { $card } from { $from }.
    [from] { $seat } stole { $card } from you.
   *[nobody] { $seat } stole { $card } from { $from }.
}
event-steal-unseen = { $seat } stole a card from { $from }.
# RG-43, RG-R10
event-reshuffle = { $cards ->
    [one] The discard pile (one card) became the new deck.
   *[other] The discard pile ({ $cards } cards) was shuffled into a new deck.
}
# RG-15, RG-16
event-play = { $reader ->
    [seat] You played { $card }.
   *[nobody] { $seat } played { $card }.
}
# RG-51, RG-59
event-side = { $reader ->
    [seat] You chose: { event-side-where }.
   *[nobody] { $seat } chose: { event-side-where }.
}
event-side-more = , { event-side-where }.
event-side-where = { $steals ->
    [yes] { $side-from }
   *[no] { $side }
}
# RG-40, RG-53, RG-61
event-discard = { $reader ->
    [seat] You discarded: { $cards }.
   *[nobody] { $seat } discarded: { $cards }.
}
event-discard-then = { $reader ->
    [seat] You discarded: { $cards }.
   *[nobody] Discarded: { $cards }.
}
event-discard-more = , { $cards }.
# RG-59, RG-R30
event-receive = { $reader ->
    [seat] You got { $cards } from { $from }.
    [from] { $seat } got { $cards } from you.
   *[nobody] { $seat } got { $cards } from { $from }.
}
event-receive-unseen = { $count ->
    [one] { $seat } got a card from { $from }.
   *[other] { $seat } got { $count } cards from { $from }.
}
# RG-56, RG-R12
event-show = { $reader ->
    [seat] You had to discard: { $cards }.
   *[nobody] { $seat } had to discard: { $cards }.
}
event-show-more = , { $cards }.
# RG-57
event-yoink = { $reader ->
    [seat] You yoinked a fan from { $from }.
    [from] { $seat } yoinked a fan from you.
   *[nobody] { $seat } yoinked a fan from { $from }.
}
event-yoink-then = { $reader ->
    [from] That yoinked a fan from you.
   *[nobody] That yoinked a fan from { $from }.
}
event-yoink-more = {" "}{ event-yoink-then }
# RG-20, RG-21
event-set = { $reader ->
    [seat] You played a set of { $size } { $theme }: { $cards }.
   *[nobody] { $seat } played a set of { $size } { $theme }: { $cards }.
}
# RG-66, RG-67
event-return-then = { $reader ->
    [seat] { $fans ->
        [one] One of your fans said farewell and went back to the supply.
       *[other] { $fans } of your fans said farewell and went back to the supply.
    }
   *[nobody] { $fans ->
        [one] One of their fans said farewell and went back to the supply.
       *[other] { $fans } of their fans said farewell and went back to the supply.
    }
}
# RG-28
event-singles-then = { $singles ->
    [0] No single was left to record.
    [one] A single was recorded.
   *[other] { $singles } singles were recorded.
}
# RG-33, RG-34; how many are yoinked, and from whom: RG-35, RG-36.
event-fans = { $reader ->
    [seat] You gained { event-fans-many }{ event-fans-yoinked }.
    [from] { $seat } gained { event-fans-many }{ event-fans-lost }.
   *[nobody] { $seat } gained { event-fans-many }{ event-fans-yoinked }.
}
event-fans-then = { $reader ->
    [from] The set brought { event-fans-many }{ event-fans-lost }.
   *[nobody] The set brought { event-fans-many }{ event-fans-yoinked }.
}
event-fans-more = {" "}{ event-fans-then }
event-fans-many = { $fans ->
    [one] a fan
   *[other] { $fans } fans
}
event-fans-yoinked = { $yoinked ->
    [0] {""}
    [one] { $all ->
        [yes] , yoinked from { $from }
       *[no] , one of them yoinked from { $from }
    }
   *[other] { $all ->
        [yes] , yoinked from { $from }
       *[no] , { $yoinked } of them yoinked from { $from }
    }
}
event-fans-lost = { $yoinked ->
    [0] {""}
    [one] { $all ->
        [yes] , yoinked from you
       *[no] , one of them yoinked from you
    }
   *[other] { $all ->
        [yes] , yoinked from you
       *[no] , { $yoinked } of them yoinked from you
    }
}
# RG-R26
event-no-cards = { $reader ->
    [seat] You have no cards left, so your turn ends.
   *[nobody] { $seat } has no cards left, so the turn ends.
}
# RG-R25
event-end-turn = { $reader ->
    [seat] You ended your turn.
   *[nobody] { $seat } ended the turn.
}
# RG-44, RG-R24
event-last-round = { $round ->
    [40] Round 40 is the last.
   *[other] The supply has no fans left: this round is the last.
}
# RG-45
event-over = The game is over.

## What can be chosen

# RG-3
move-band = Play as { $band }
# RG-16
move-play = Play { $card }
# RG-20, RG-21
move-set = Play a set of { $size } { $theme }
# RG-24, RG-26
move-use = Use { $card }
# RG-40, RG-53
move-discard = Discard { $card }
# RG-59
move-pass = Pass on { $card }
# RG-51, RG-59, RG-R14
move-direction = { $direction-towards }
move-direction-steal = { $direction-whence }
# RG-57
move-victim = Yoink a fan from { $seat }
# RG-36
move-yoink = { $fans ->
    [one] Yoink a fan
   *[other] Yoink { $fans } fans
}
move-yoink-none = Yoink no fan
# RG-27, RG-R25
move-end = End the turn and draw
move-end-discarding = Stop discarding and draw
# A hint: cards that are discarded together, what a draw may bring.
plan-discard = Discard { $cards }
plan-discard-draw = Discard { $cards }, then draw
hope-set = Then a set of { $size } { $theme }

## What a seat is asked

ask-bands = { $reader ->
    [seat] Pick the band you want to be.
   *[nobody] { $seat } picks a band.
}
ask-turn = { $reader ->
    [seat] Play actions; then play a set or discard. After that you draw.
   *[nobody] { $seat } plays actions, then a set, or discards.
}
# Others may not know yet that it will be a set.
ask-compose = { $reader ->
    [seat] Choose a card for your set.
   *[nobody] { ask-turn }
}
ask-discarding = { $reader ->
    [seat] Discard more cards, or stop and draw.
   *[nobody] { $seat } is discarding.
}
ask-act-discard = { $reader ->
    [seat] { $count ->
        [one] Your action costs a card: choose one to discard.
       *[other] Your action costs { $count } cards: choose what to discard.
    }
   *[nobody] { $seat } discards to pay for an action.
}
ask-direction-steal = { $reader ->
    [seat] Everybody steals a card: from which side?
   *[nobody] { $seat } chooses from which side everybody steals.
}
ask-direction-pass = { $reader ->
    [seat] Everybody passes cards on: to which side?
   *[nobody] { $seat } chooses to which side everybody passes cards.
}
ask-give-pass = { $reader ->
    [seat] { $count ->
        [one] Choose a card to pass on.
       *[other] Choose { $count } cards to pass on.
    }
   *[nobody] { $seat } chooses what to pass on.
}
ask-give-discard = { $reader ->
    [seat] { $count ->
        [one] Choose a card to discard.
       *[other] Choose { $count } cards to discard.
    }
   *[nobody] { $seat } chooses what to discard.
}
ask-victim = { $reader ->
    [seat] Whose fan do you yoink?
   *[nobody] { $seat } chooses whose fan to yoink.
}
# RG-36
ask-yoink = { $reader ->
    [seat] How many of these fans do you yoink?
   *[nobody] { $seat } decides how many fans to yoink.
}

## Phases, categories, where points come from

phase-bands = Choosing bands
phase-turn = Turn
phase-compose = Making a set
phase-discarding = Discarding
phase-act-discard = Discarding for an action
phase-direction = Choosing a side
phase-give = Giving up cards
phase-victim = Choosing a rival
phase-yoink = Yoinking
phase-over = Over
# RG-48
category-singles = Points for singles
# RG-48
category-fans = Points for fans
# RG-48
part-single = { $count ->
    [one] 1 single for { $each } points
   *[other] { $count } singles for { $each } points each
}
# RG-48
part-fan = { $count ->
    [one] 1 fan for 1 point
   *[other] { $count } fans for 1 point each
}

## Components

band-orange = Orange Groove
band-purple = Purple Rays
band-green = Green Thrum
band-white = White Noise
colour-orange = orange
colour-purple = purple
colour-green = green
colour-white = no colour
side-left = to the left
    .from = from the left
    .towards = To the left
    .whence = From the left
side-right = to the right
    .from = from the right
    .towards = To the right
    .whence = From the right
theme-phone = cell phones
theme-coffee = coffee cups
theme-truck = pickup trucks
theme-popper = party poppers
theme-heart = hearts
theme-rain = rain clouds
theme-hat = cowboy hats
theme-garden = garden gates
theme-bicycle = bicycles
card-phone = Cell phone
card-phone-2 = Two cell phones
card-coffee = Coffee cup
card-coffee-2 = Two coffee cups
card-truck = Pickup truck
card-truck-2 = Two pickup trucks
card-popper = Party popper
card-popper-2 = Two party poppers
card-heart = Heart
card-heart-2 = Two hearts
card-rain = Rain cloud
card-rain-2 = Two rain clouds
card-hat = Cowboy hat
card-hat-2 = Two cowboy hats
card-garden = Garden gate
card-garden-2 = Two garden gates
card-bicycle = Bicycle
card-bicycle-2 = Two bicycles
# RG-25, RG-R5
card-note-all = Rainbow note
# RG-25, RG-R5
card-note-op = Orange-purple note
# RG-25, RG-R5
card-note-og = Orange-green note
# RG-25, RG-R5
card-note-pg = Purple-green note
# RG-65, RG-R5
card-big-note = Arena note
# RG-66, RG-R5
card-back-1-op = Orange-purple farewell
# RG-66, RG-R5
card-back-1-og = Orange-green farewell
# RG-66, RG-R5
card-back-1-pg = Purple-green farewell
# RG-66, RG-R5
card-back-2 = Grand farewell
card-draw-2 = “Draw 2”
card-draw-3 = “Draw 3”
card-draw-2-discard-1 = “Draw 2, discard 1”
card-draw-3-discard-2 = “Draw 3, discard 2”
card-draw-5-discard-3 = “Draw 5, discard 3”
card-steal-draw-1 = “All steal 1, draw 1”
card-rivals-discard-draw-1 = “Opponents discard 1, draw 1”
card-yoink = “Yoink 1 fan”
card-yoink-discard-1 = “Yoink 1 fan, discard 1”
card-pass-1-draw-1 = “All pass 1, draw 1”
card-pass-2 = “All pass 2”
card-fresh-hand = “Discard all, draw 5”
card-draw-to-7 = “Draw until 7, turn ends”
card-nothing = “Nothing happens”
# RG-55
action-draw = Draw { $count }
# RG-53, RG-54
action-discard = Discard { $count }
# RG-51, RG-52
action-steal = All steal { $count }
# RG-56
action-rivals = Opponents discard { $count }
# RG-57, RG-58
action-yoink = Yoink { $count } fan
# RG-59, RG-60
action-pass = All pass { $count }
# RG-61
action-discard-all = Discard all
# RG-62, RG-63
action-draw-to = Draw until { $count }, turn ends
# RG-64
action-nothing = Nothing happens

## The board

label-hand = Your hand
label-hand-of = { $name }’s hand
label-hand-empty = No cards in hand
label-deck = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
label-discard = { $count ->
    [one] Discard pile: { $count } card
   *[other] Discard pile: { $count } cards
}
label-discard-title = Discard pile
label-supply = Supply
label-supply-fans = { $count ->
    [one] { $count } fan in the supply
   *[other] { $count } fans in the supply
}
label-supply-singles = { $count ->
    [one] { $count } { $colour } single in the supply
   *[other] { $count } { $colour } singles in the supply
}
terminal-singles = { $count ->
    [one] { $count } { $colour } single
   *[other] { $count } { $colour } singles
}
label-singles = { $count ->
    [one] { $count } single
   *[other] { $count } singles
}
label-fans = { $count ->
    [one] { $count } fan
   *[other] { $count } fans
}
label-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
label-aside = { $count } laid aside
label-last-round = Last round
label-stage = { $name }’s stage: { $band }, { $singles }, { $fans }, { $cards } in hand
label-no-band = no band yet
label-sets = Sets you can play
label-set = { $count } { $theme }
label-on-table = On the table
label-played-set = { $name } played a set
label-played = { $name } played
label-dropped = { $name } discarded
label-composing = Your set of { $count }
label-discard-mode = Discard cards
label-discard-stop = Keep them all
label-discard-go = Discard { $count } and draw
label-discard-pick = Choose cards to discard
label-give-go = Pass on { $count }
label-lay-go = Discard { $count }
label-chosen = { $count } of { $of } chosen
label-end = End turn and draw
label-end-discard = Done, draw
label-yoink-none = No yoink: all from the supply
label-yoink-some = { $count ->
    [one] Yoink { $count } fan from { $name }
   *[other] Yoink { $count } fans from { $name }
}
label-sets-none = No set in hand yet
label-victim = Yoink a fan from { $name }
label-left = Left: { $name }
label-right = Right: { $name }
label-band-wants = Wants these themes: each set records singles
label-band-fans = Records no singles: every set brings fans
label-band-seats = Only with { $count } players
label-find-sets = { $card }: show its sets
label-aid = What sets bring
label-aid-size = Symbols in the set
label-aid-own = Your band’s colour
label-aid-other = Another colour
label-aid-yoink = A single is worth 2 points, a fan 1. With another band’s colour you may yoink its fans instead of taking them from the supply.
label-aid-symbols = { $count } in the deck

## Notes in a first game

tip-bands = Sets in your band’s colour record singles (2 points each). Sets in other colours bring fans (1 point each).
tip-hand = This is your hand. Cards with the same picture make sets of 3, 4 or 5 symbols; music notes stand in for any picture of their colours.
tip-action = Cards with a bolt are actions: tap one to play it, as many as you like.
tip-sets = Here are the sets your hand can make. Tap one to play it; that ends your turn.
tip-discard = No good set? Discard what you don’t need and draw up to five again.
tip-supply = When the last fan of the supply is taken, the round is played to its end and the game is over.

## The guided first game (first.toml)

first-band = Pick your band: take Orange Groove. Its colour decides what your sets are worth. Orange sets record singles for you, 2 points each; sets of other colours bring fans, 1 point each.
first-hand = This is your hand; only you see it. A set is 3, 4 or 5 symbols of one picture. The orange card with two phones already counts 2. One more phone, and you have a set.
first-action = Cards with a bolt are actions. You may play as many as you like before your set. Play “Draw 2, discard 1” to look for a phone.
first-lay = There it is: a phone! And a bicycle. Now one card must go. You have only one hat and it is green, not your colour: choose the hat and confirm.
first-set = Three phones make a set. Here are all the sets that your hand can make; tap this one. A set ends your turn, and you draw up to five cards again.
first-single = Orange is your colour, so the set recorded a single: 2 points. With the single from the start you have { $points } points. Nobody can take singles away from you.
first-rival = Nova plays as Purple Rays and laid a green set: not their colour, so it brought a fan. Fans can be yoinked: taken from one band by another.
first-yoink = You kept the right card for this. Play “Yoink 1 fan, discard 1”.
first-rare = Nova’s fan is yours: { $points } points. For it you discard a card. Bicycles are rare, only 5 cards show one, so let the bicycle go.
first-discard = There is no set in your hand. Then you may throw away as many cards as you like and draw up to five: often the best turn. Press “Discard cards” and choose the garden gate and the coffee. Keep the phone: phones are common, and your colour.
first-end = Now end your turn: you draw four cards.
first-supply = This is the clock of the game. When somebody takes the last fan from here, the round is played to its end. Then the most points win.
first-again = Your hand has two actions now. Nova has no fan, so the yoink can wait. Play “Draw 3, discard 2”.
first-two = Two more phones, and a rainbow note: notes stand for any picture of their colours, and this one has all three. That makes four phones. The coffee and the pickup truck can go.
first-four = Three phones and the note: tap the set of 4.
first-two-singles = A set of 4 records two singles; a set of 5 would record three. Those were the last orange singles in the supply, so your own colour brings nothing more. From now on green and purple are what you want.
first-stolen = And Nova? “All steal 1” made everybody take a card from their neighbour’s hand, unseen. Nova found your yoink and took your fan with it: you have { $points } points. Fans come and go; singles stay.
first-green = No set again. Two cowboy hats and two garden gates are on two cards that count double, both green: keep them. Discard the coffee, the rain cloud and the note, which is orange and purple.
first-end-again = End your turn again: you draw three cards.
first-fan = There is a third garden gate. Green is not your colour, so the set brings a fan. With 4 or 5 symbols it would be two or three, and in Nova’s purple some of them may be yoinked from Nova. Play it.
first-go-on = You know all you need. Collect common pictures, keep notes for big sets, and watch the fans in the supply. Play on, and ask for a hint whenever you like.
