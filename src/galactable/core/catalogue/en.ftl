### Words that all games share.

## Lists of things

list-comma = {", "}
list-and = {" and "}
list-semicolon = {"; "}
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
bot-cadet-about = New to the game: often sees the good move, then forgets it.
bot-pilot-about = Knows the rules well, looks at the next move only, and slips at times.
bot-navigator-about = Thinks a little ahead.
bot-captain-about = Thinks ahead and rarely slips.
bot-admiral-about = Thinks the longest and slips the least.
bot-legend-about = Learnt from millions of games, or thinks harder still: the strongest there is.

## Why a move is refused

refusal-over = The game is over.
refusal-not-waited = It is { $others }’s turn, not yours.
refusal-illegal = That is not possible now.
refusal-undo = This cannot be taken back.
refusal-not-turn = It is not your turn.
refusal-not-over = The game is not over yet.
refusal-other-first = Somebody else at this screen builds first.
refusal-bot-plays = A bot plays your seat; take it again first.
refusal-no-hint = There is no advice here.
refusal-no-hints = Among people there are hints only at a table made “with hints”.
refusal-asked = Somebody has already asked.
refusal-nobody = There is nobody to ask.
refusal-taken = Somebody was faster; the seat is taken.
refusal-resigned = You have given up this seat for good.
refusal-alone = Nobody else plays on; leave the table or delete it.
refusal-occupied = Somebody is sitting there.
refusal-long-line = A line can have at most 200 characters.
refusal-record-short = The file ends before the game does.
refusal-conflict = The table has moved on; please look again.
refusal-forbidden = This link does not open the seat.
refusal-not-found = There is no such table.
refusal-too-many = Too many requests; please wait a little.
refusal-too-large = That is too large: the table does not take it.
refusal-nothing-there = There is nothing at this address.
refusal-not-allowed = That cannot be done at this address.
refusal-failure = Something went wrong at the table. Please try again.
refusal-closed = The host has closed this table.
refusal-shut-out = The host of this table has shut you out.
refusal-other-name = This table goes by another address.
refusal-not-maker = Only whoever made this table can do that.
refusal-not-player = Only whoever played can ask for a rematch.
refusal-many-tables = You have too many unfinished tables; finish or delete one first.
refusal-many-uploads = You have uploaded too many games; delete one first.
refusal-storage = The table cannot save anything just now; nothing was lost. Please try again.
refusal-malformed = The table did not understand that; reload the page.

## Why a bot advises a move

reason-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once: { $parts }.
reason-loss = Costs { $points } now: { $parts }.
reason-part = { $category } { $sign }{ $points }
reason-brings = In all: { $parts }.
reason-forms = What lies there then brings: { $parts }.
reason-hope = { $hope } in { $share }% of cases
reason-sure = { $hope } for certain.
reason-turn-end = By the end of the turn: { $parts }.
reason-win = About { $win }% to win.
reason-alone = { $points ->
    [one] About { $points } point in the end.
   *[other] About { $points } points in the end.
}
reason-soon = { $points ->
    [one] Soon about { $points } point.
   *[other] Soon about { $points } points.
}
reason-later = No points yet: it prepares what comes.

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
result-part = { $category }: { $points }
result-open = { $reader ->
    [seat] You: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[nobody] { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
result-rival = { $place }. { $rival }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-rival-open = { $rival }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-tied = Equal totals: the tie-break in the rules decides.
terminal-round = Round { $round }
terminal-points = Points
# Four spaces stand between the keys.
terminal-help = a number: choose    u: undo    s: scores    l: log    h: hint    ?: rules    q: save and quit
terminal-pair = { $what }: { $value }
terminal-you = { $who } (you)
terminal-range = Choose a number from 1 to { $most }.
terminal-unknown = “{ $words }” is none of these:
terminal-reworded = { $lines ->
    [one] One line has other words than today: version { $version } worded it so.
   *[other] { $lines } lines have other words than today: version { $version } worded them so.
}
terminal-no-page = There is no page in this language yet; this one is in English.
terminal-only = { $move } (the only choice)
terminal-time-up = The time is up.
terminal-hint = A strong player might: { $move }
terminal-hint-do = d: do it
terminal-no-undo = There is nothing to take back.
terminal-no-log = Nothing has happened yet.
terminal-saved = Saved. `{ $command }` continues from here.
terminal-finished = The game is kept in { $file }: `galactable replay` reads it out, `galactable analyse` looks back on it.
terminal-resuming = Resuming your game after move { $ply } (`--fresh` starts a new one).
terminal-unreadable = The saved game cannot be read ({ $why }); it is still in { $file }.
terminal-which = Which game (1 to { $most })?{" "}
terminal-setting = Setting the table for { $game } (the first time takes some seconds)
terminal-seed = { $game } ({ $variant }), seed { $seed }
terminal-unfinished = The game is not over: the record stops after move { $ply }.
terminal-verified = { $plies ->
    [one] Verified: one move, as recorded.
   *[other] Verified: { $plies } moves, all as recorded.
}

## What is stored here (/privacy)

privacy-title = What is stored here
privacy-tables = Tables: the game, every move with its time, the names and bots at the seats, who won. Names are what people typed; nobody is asked for an account, a mail address or a number.
privacy-talk = What is said at a table, where people talk, is stored with it and goes with it.
privacy-secrets = Secrets that open seats are stored as hashes; your browser keeps the secrets themselves, and your name and settings. There are no cookies and no third parties.
privacy-addresses = Addresses are not stored: a table carries a salted hash of its maker’s, for quotas. Only an address that the host has shut out is stored as it is. Addresses are in memory while you are connected.
privacy-kept = Finished games are kept { $finished }, unfinished tables { $unfinished } after the last move, uploaded games { $uploads }. Whoever made a table or uploaded a game can delete it at once.
privacy-days = { $days ->
    [0] for ever
    [one] { $days } day
   *[other] { $days } days
}
