### Briscola

title = Briscola
about = Three cards in hand, tricks without following suit, and a trump under the stock.
variant-standard = Standard

## What happened

event-draw = { $reader ->
    [seat] You drew { $cards }.
   *[nobody] { $seat } drew { $cards }.
}
event-draw-unseen = { $count ->
    [one] { $seat } drew a card.
   *[other] { $seat } drew { $count } cards.
}
event-turn-up = { $card } was turned up: its suit is trumps.
event-play = { $reader ->
    [seat] You played { $card }.
   *[nobody] { $seat } played { $card }.
}
event-take = { $reader ->
    [seat] You took the trick: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
   *[nobody] { $seat } took the trick: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
}
event-over = The game is over.

## What can be chosen, what a seat is asked, why not

move-play = Play { $card }
ask-play = { $reader ->
    [seat] Play a card; you need not follow suit.
   *[nobody] { $seat } plays a card.
}
refusal-not-held = { $card } is not in your hand

## Phases, categories, where points come from

phase-play = Playing
phase-over = Over
category-trumps = Trumps
category-others = Other suits
part-card = { $card }

## Components

card-two-of-coins = Two of Coins
card-four-of-coins = Four of Coins
card-five-of-coins = Five of Coins
card-six-of-coins = Six of Coins
card-seven-of-coins = Seven of Coins
card-jack-of-coins = Jack of Coins
card-knight-of-coins = Knight of Coins
card-king-of-coins = King of Coins
card-three-of-coins = Three of Coins
card-ace-of-coins = Ace of Coins
card-two-of-cups = Two of Cups
card-four-of-cups = Four of Cups
card-five-of-cups = Five of Cups
card-six-of-cups = Six of Cups
card-seven-of-cups = Seven of Cups
card-jack-of-cups = Jack of Cups
card-knight-of-cups = Knight of Cups
card-king-of-cups = King of Cups
card-three-of-cups = Three of Cups
card-ace-of-cups = Ace of Cups
card-two-of-swords = Two of Swords
card-four-of-swords = Four of Swords
card-five-of-swords = Five of Swords
card-six-of-swords = Six of Swords
card-seven-of-swords = Seven of Swords
card-jack-of-swords = Jack of Swords
card-knight-of-swords = Knight of Swords
card-king-of-swords = King of Swords
card-three-of-swords = Three of Swords
card-ace-of-swords = Ace of Swords
card-two-of-clubs = Two of Clubs
card-four-of-clubs = Four of Clubs
card-five-of-clubs = Five of Clubs
card-six-of-clubs = Six of Clubs
card-seven-of-clubs = Seven of Clubs
card-jack-of-clubs = Jack of Clubs
card-knight-of-clubs = Knight of Clubs
card-king-of-clubs = King of Clubs
card-three-of-clubs = Three of Clubs
card-ace-of-clubs = Ace of Clubs
suit-coins = coins
suit-cups = cups
suit-swords = swords
suit-clubs = clubs

## The plain board

key-trump = Trumps
key-turned = Under the stock
key-stock = Cards in the stock
key-lead = Led by seat
key-hand-count = Cards in hand
trump-coins = coins
trump-cups = cups
trump-swords = swords
trump-clubs = clubs

## The table in a terminal

label-hand = Your hand
label-hand-cards = Hand
label-played = Played
label-points = Points
label-trick = Trick { $round }
label-trumps = Trumps
label-stock = { $count ->
    [one] Stock: { $count } card
   *[other] Stock: { $count } cards
}
