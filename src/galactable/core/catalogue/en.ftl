### Words that all games share.

## Lists of things

list-comma = {", "}
list-and = {" and "}
list-times = { $count }{" × "}

## Bots, by level

bot-random = Random
bot-greedy = Greedy
bot-cadet = Cadet
bot-pilot = Pilot
bot-navigator = Navigator
bot-captain = Captain
bot-admiral = Admiral
bot-legend = Legend

## Why a move is refused

refusal-over = The game is over.
refusal-not-waited = It is not your turn; it is the turn of { $others }.
refusal-illegal = That is not possible now.
refusal-undo = This cannot be taken back.
refusal-not-turn = It is not your turn.
refusal-not-over = The game is not over yet.
refusal-other-first = Somebody else at this screen builds first.
refusal-bot-plays = A bot plays your seat; take it again first.
refusal-no-hint = Nobody has any advice here.
refusal-record-short = The file ends before the game does.
refusal-conflict = The table has moved on; please look again.
refusal-forbidden = This link does not open the seat.
refusal-not-found = There is no such table.
refusal-too-many = Too many requests; please wait a little.
refusal-too-large = The file is too large.
refusal-storage = The table cannot save anything just now; nothing was lost. Please try again.
refusal-malformed = The table did not understand that; reload the page.

## Why a bot advises a move

reason-lines = Looked at in { $share } % of { $lines } lines of play; about { $points } points and { $win } % to win.
reason-throws = Worked out over all throws to come; about { $points } points and { $win } % to win.

## In a terminal

log-setup = Set-up
result-place = { $reader ->
    [seat] { $place }. You: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[nobody] { $place }. { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
result-part = { $category } { $points }
result-open = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-round = Round { $round }
terminal-points = Points
terminal-help = a number: choose    u: undo    s: scores    l: log    h: hint    ?: rules    q: save and quit
terminal-only = { $move } (the only choice)
terminal-time-up = The time is up.
terminal-hint = A strong player might: { $move }
terminal-no-undo = There is nothing that you could take back.
terminal-saved = Saved. `{ $command }` goes on from here.
terminal-resuming = Your game goes on after move { $ply } (`--fresh` begins anew).
terminal-unreadable = The saved game cannot be read ({ $why }); it was kept as { $file }.
terminal-which = Which game (1 to { $most })?{" "}
terminal-setting = Setting the table for { $game } (the first time takes some seconds)
terminal-seed = { $game } ({ $variant }), seed { $seed }
terminal-unfinished = The game is not over: the record stops after move { $ply }.
terminal-verified = Verified: { $plies } moves, all as recorded.
