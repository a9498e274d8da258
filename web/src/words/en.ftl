### The page's own words. The words of a game are in its catalogue.

app-name = Galactable
app-tag = Five galaxy games, one table. Sit down.
app-skip = Skip to the table
app-lobby = Lobby
app-settings = Settings
app-close = Close
app-error = Something went wrong: { $words }
app-retry = Try again
app-loading = One moment …
app-privacy = What is stored here
table-practice = Practice
table-practice-why = Somebody may know what is coming: any move can be taken back, or the number of the deal was chosen.
replay-delete = Delete from the server
app-offline = You are offline. The table waits as it is; come back when you have a connection.

lobby-games = The games
lobby-play = Play now
lobby-play-game = Play now: { $game }, against bots
lobby-new = New table
lobby-new-game = New table: { $game }
lobby-players = { $n } players
lobby-minutes = { $n } min
lobby-minutes-each = { $n } min a player
lobby-mine = My tables
lobby-finished = Finished games
lobby-watch = Tables to watch
lobby-open = Open a record file
lobby-open-bad = This file cannot be replayed: { $words }
lobby-resume = Resume
lobby-resume-label = Resume { $game }
lobby-your-turn = Your turn
lobby-your-turn-left = Your turn, { $time } left
lobby-waiting-for = Waiting for { $names }
lobby-left = You left
lobby-stand-in = A bot plays for you
lobby-replay = Replay
lobby-replay-label = Replay { $game }
lobby-watch-it = Watch
lobby-watch-label = Watch { $game }
lobby-forget = Remove
lobby-forget-label = Remove { $game } from my list
lobby-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
lobby-won = { $names } won
lobby-shared = { $names } share the win
lobby-offline = The table server does not answer.
lobby-preparing = The rules are being prepared; the first game starts in a moment.
lobby-unofficial = Unofficial tables of published games. Reconstructed: Point Galaxy’s card faces, most of Rock the Galaxy’s cards, Cosmic Factory’s tiles, Galactzy’s galaxy effects, Tiny Galaxies’ planets.
lobby-join = Tables to join
lobby-others-none = No table has a free seat just now, and nobody plays in public.
lobby-join-it = Join
lobby-join-label = Join { $game }
lobby-free = a free seat
lobby-drop-label = Remove the finished game of { $game } from my list
lobby-record = A record file
lobby-resigned = You gave up
lobby-paused = Paused: nobody is there
lobby-gone = This table was removed
lobby-seats-free = Waiting for people to come

remove-delete = Delete the table
remove-give-up = Give up the seat
remove-keep = Keep it
remove-alone = Delete this table of { $game }? The game is lost.
remove-table = Delete this table of { $game }? The game ends for { $names } too.
remove-seat = Give up your seat at { $game }? A bot plays on where the table allows it, and the others are told. You cannot come back without the invitation.
remove-drop = Remove from my list
remove-dropped = You gave up your seat at { $game }. Remove the table from your list? You could come back only to watch, by its link.

new-title = New table: { $game }
new-variant = Variant
new-seats = Seats
new-seat = Seat { $n }
new-kind = Who sits here
new-me = Me, at this screen
new-link = A friend, by link
new-name = Name
new-clock = Clock
new-clock-none = No clock
new-clock-decision = { $n } seconds a decision
new-clock-bank = { $n } minutes a player
new-clock-build = The building minute: { $n } seconds
new-public = Anyone may watch
new-practice = Practice: undo and hints are always allowed
new-start = Sit down
new-hotseat = Several people at this screen: a curtain falls between turns.
new-open = Anyone, from the lobby
new-hints = With hints: everybody may ask for advice
new-clock-days = { $n ->
    [one] A day a decision
   *[other] { $n } days a decision
}
new-clock-slow = You are told of your turn while a tab or the app is open.
new-with = Who plays with you
new-with-bots = Bots
new-with-links = Friends by link
new-with-anyone = Anyone
new-with-here = Same screen
new-players = Players
new-place-add = Add seat { $n }
new-you = You
new-friend = A friend
new-guest = Guest { $n }
new-anyone = Anyone
new-me-about = Plays at this screen.
new-link-about = You get a link and a QR code to hand on.
new-open-about = The table stands in the lobby until somebody takes this seat.
new-more = Clock and more
new-private = Only by link
new-hints-short = With hints
new-seed = Number of the deal
new-seed-why = The same number deals the same game again. Whoever knows it knows what comes, so the table is for practice.

turn-you = Your turn
turn-seat = { $name }’s turn
turn-other = { $name } is playing
turn-thinking = { $name } is thinking
turn-many = Waiting for { $names }
turn-you-and = Your turn ({ $names } too)
turn-over = The game is over
turn-watching = You are watching.
turn-not-here = Waiting for { $names } to come
turn-seat-free = Waiting for somebody to take the free seat
turn-round = Round { $n }
turn-only = Only one choice: { $words }
turn-compiling = Preparing the rules …
turn-days = { $d } d { $h } h
turn-hours = { $h } h { $m } min

ask-end-turn = { $words }? This ends your turn, and it cannot be taken back.
ask-final = { $words }? This cannot be taken back.

act-choices = Choices
act-undo = Undo
act-hint = Hint
act-skip = Skip
act-hinting = Thinking …
act-hint-title = What would a strong player do?
act-hint-do = Do it
act-hint-back = Take it back
act-hint-else = Or:
act-hint-win = { $n }% to win
act-hint-points = { $n ->
    [one] { $n } point expected
   *[other] { $n } points expected
}
act-leave = Leave
act-leave-ask = A bot plays on for you; you can come back at any time.
act-leave-yes = Leave
act-leave-title = Leave the table?
act-stay = Stay
act-return = Take my seat again
act-left = You left; a bot plays for you.
act-left-paused = You left; the table waits for you.
act-left-empty = You left; your seat is empty and the others wait.
act-timed-out = Your time ran out, a bot plays for you.
act-leave-alone = It waits for you until you come back.
act-leave-empty = Nobody plays for you, and the others wait until you come back.
act-sure = Yes, go on
act-back = Back
act-ask-title = This cannot be undone.
act-dont-ask = Don’t ask me again
act-refused = Not possible: { $words }
act-stale = The table has moved on; please look again.
act-lost = Connection lost. Trying to reach the table again …
act-gone = There is no such table, or it has been removed.
act-removed = Whoever made this table has removed it. The game is over for all.
act-old-link = This link opens no seat any more. You can watch.
act-sits-here = You sit at this table already; this link is for another seat.
act-called = Somebody here has that name already: you are called { $name }.
act-resigned = You gave up; a bot plays your seat to the end.
act-seat-lost = Your seat was given to somebody else. You can watch.
act-resign = Give up for good
act-resign-ask = Or give up: a bot plays your seat to the end, and you cannot come back.

side-scores = Scores
side-log = Log
side-rules = Rules
side-invite = People
side-invite-seat = Link for { $name }
side-copy = Copy
side-copied = Copied
side-total = Total
side-explain = Where { $name }’s points come from
side-nothing = Nothing yet
side-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
side-bot = bot
side-you = you
side-away = away
side-stand-in = a bot stands in
side-left = left
side-left-bot = left; a bot plays
side-invited = invited
side-has-left = { $name } has left the table.
side-has-resigned = { $name } has given up.
side-log-empty = The table is set.
side-earlier = Show what came before
side-turn-now = to move
side-newest = Newest
side-setup = Set-up
side-resigned = gave up; a bot plays
side-watchers = { $n } watching

invite-send = Send each friend their link; you can begin meanwhile.
invite-wait = Anyone can take the free seat from the lobby; you can begin meanwhile.
invite-wait-guest = The others are still to come; you can begin meanwhile.
invite-complete = Everybody is here.
invite-clock = The clock starts when everybody is here.
invite-missing = Still to come: { $names }.
invite-open = Invite
invite-came = here
invite-not-yet = not here yet
invite-only-here = These links work on this computer only. For others, start the table with “galactable --lan”.
invite-share = Share
invite-qr = QR code
invite-qr-of = QR code: { $label }
invite-by-hand = Your browser will not copy here; the link is selected, copy it by hand.
invite-free = anyone may come

rules-title = How to play { $game }
rules-how = How to play
rules-reference = Clause by clause
rules-elsewhere = Look it up clause by clause
rules-search = Search the rules
rules-none = Nothing found for “{ $words }”.
rules-english = This page is in English only.

over-won = { $names } wins
over-shared = { $names } share first place
over-you-won = You win!
over-place = Place
over-tied = Equal totals: the tie-break in the rules decides.
over-player = Player
over-rematch = Play again
over-wants = { $names } wants a rematch
over-want-many = { $names } want a rematch
over-waits = A rematch is waiting
over-join = Join
over-decline = Not this time
over-watch = Watch the rematch
over-replay = Watch the replay

curtain-title = Pass the screen to { $name }
curtain-words = Everyone else looks away. { $name }, are you ready?
curtain-open = I am { $name }

notes-got = Got it
notes-off = No more notes
notes-label = Note for your first game
guide-step = First game: { $n } of { $of }
guide-label = Guide of your first game
guide-next = Next
guide-end = Play on
guide-leave = Go on without the guide
first-title = Your first game of { $game }?
first-about = We can show you how it goes while you play: one thing at a time, with a deal made for learning. It takes about six minutes, and you can leave at any time.
first-guided = Show me while I play
first-alone = Just play
first-learn = Learn by playing
first-label = Learn by playing: { $game }

replay-title = Replay
replay-ply = Move { $n } of { $of }
replay-start = The start
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move forward
replay-last = To the end
replay-slider = Move
replay-curve = Scores over the game: { $points }
replay-download = Download
replay-share = Share
replay-shared = Link copied
replay-not-yet = This game can be replayed when it is finished.

set-theme = Look
set-auto = As the system
set-dark = Night
set-light = Day
set-lang = Language
set-sound = Sound
set-motion = Show things moving
set-pace = Pace of the others’ moves
set-pace-relaxed = Relaxed
set-pace-normal = Normal
set-pace-brisk = Brisk
set-pace-once = All at once
set-confirm = Ask before a step that cannot be taken back
set-notes = Notes in a first game
set-plain = Plain boards: cards, figures and buttons
set-name = My name
set-talk = Show what people say at a table
set-notices = Tell me on the screen when it is my turn

plain-prompt = Choose a lit card or one of the moves.
plain-moves = Moves
plain-moves-with = Moves with { $name }
plain-all = All moves
plain-hidden = hidden
plain-yes = yes
plain-no = no
plain-table = On the table
plain-points = { $n ->
    [one] point
   *[other] points
}
plain-choose = { $n ->
    [one] { $name }: { $n } move
   *[other] { $name }: { $n } moves
}

company-title = People at this table
company-count = Here: { $here } of { $n }.
company-away = Away just now: { $names }.
company-bot-here = Seat a bot here
company-here = Play it at this screen
company-hints = Everybody here may ask for hints.
company-name-of = My name ({ $name })
company-rename = Rename
company-to-bot = Give { $name }’s seat to a bot
company-to-next = Give { $name }’s seat to somebody else
company-watch = Link to watch
company-fill = Start now with bots in the empty seats

name-title = What shall the others call you?
name-ok = Sit down
name-later = You can change it at any time: under People, or in the settings.

consent-ask = Ask to take back
consent-waiting = You ask to take back your last decision. Waiting for { $names }.
consent-asks = { $name } asks to take back their last decision.
consent-yes = Agree
consent-no = No
consent-withdraw = Never mind
consent-agreed = Everybody agreed: it was taken back.
consent-refused = It was not agreed to: the decision stands.

since-title = Since your last turn
since-close = I have read it

chat-title = Talk
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-react = React with { $sign }
chat-mute = Mute
chat-unmute = Listen

notice-your-turn = It is your turn.
notice-ask = Tell me when it is my turn
notice-on = Notices for this table are on
notice-quiet = Notices for this table are off
notice-while-open = They come while a tab or the app is open.
notice-insecure = Your browser shows notices only over https or on the table’s own computer.
notice-denied = Your browser does not let this page show notices.

device-title = Take my seats to another device
device-link = Open this on the other device
device-once = It works once, within ten minutes. Whoever opens it gets your seats.
device-here = Take my seats to this device
device-done = { $n ->
    [one] A table came along.
   *[other] { $n } tables came along.
}
device-gone = This code was used already, or its ten minutes are over.
device-again = Make a new one on your other device: Settings, “Take my seats to another device”.
