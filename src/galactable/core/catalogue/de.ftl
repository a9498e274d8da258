### Worte, die alle Spiele teilen.

## Aufzählungen

list-comma = {", "}
list-and = {" und "}
list-times = { $count }{" × "}

## Bots nach Stufe

bot-random = Zufall
bot-greedy = Gierschlund
bot-cadet = Kadett
bot-pilot = Pilot
bot-navigator = Navigator
bot-captain = Kapitän
bot-admiral = Admiral
bot-legend = Legende

## Warum ein Zug nicht geht

refusal-over = Die Partie ist zu Ende.
refusal-not-waited = Du bist nicht am Zug; am Zug: { $others }.
refusal-illegal = Das geht gerade nicht.
refusal-undo = Das lässt sich nicht zurücknehmen.
refusal-not-turn = Du bist nicht am Zug.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-other-first = Erst baut jemand anders an diesem Bildschirm.
refusal-bot-plays = Ein Bot spielt für dich; nimm erst wieder Platz.
refusal-no-hint = Hier weiß niemand Rat.
refusal-record-short = Die Datei endet vor der Partie.
refusal-conflict = Am Tisch hat sich etwas getan; bitte sieh noch einmal hin.
refusal-forbidden = Dieser Link öffnet den Platz nicht.
refusal-not-found = Diesen Tisch gibt es nicht.
refusal-too-many = Zu viele Anfragen; bitte warte kurz.
refusal-too-large = Die Datei ist zu groß.
refusal-storage = Der Tisch kann gerade nichts speichern; verloren ist nichts. Bitte versuch es noch einmal.
refusal-malformed = Das hat der Tisch nicht verstanden; lade die Seite neu.

## Warum ein Bot zu etwas rät

reason-lines = In { $share } % von { $lines } durchgespielten Verläufen gewählt; etwa { $points } Punkte, { $win } % Siegchance.
reason-throws = Über alle künftigen Würfe berechnet; etwa { $points } Punkte, { $win } % Siegchance.

## Im Terminal

log-setup = Aufbau
result-place = { $reader ->
    [seat] { $place }. Du: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[nobody] { $place }. { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
result-part = { $category } { $points }
result-open = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-round = Runde { $round }
terminal-points = Punkte
terminal-help = Zahl: wählen    u: zurücknehmen    s: Punkte    l: Verlauf    h: Tipp    ?: Regeln    q: sichern und beenden
terminal-only = { $move } (keine andere Wahl)
terminal-time-up = Die Zeit ist um.
terminal-hint = Wer stark spielt, würde vielleicht: { $move }
terminal-no-undo = Hier lässt sich nichts zurücknehmen.
terminal-saved = Gesichert. Mit `{ $command }` geht es hier weiter.
terminal-resuming = Deine Partie geht nach Zug { $ply } weiter (`--fresh` beginnt neu).
terminal-unreadable = Die gesicherte Partie ist nicht lesbar ({ $why }); sie liegt noch unter { $file }.
terminal-which = Welches Spiel (1 bis { $most })?{" "}
terminal-setting = { $game } wird aufgebaut (beim ersten Mal dauert es einige Sekunden)
terminal-seed = { $game } ({ $variant }), Startzahl { $seed }
terminal-unfinished = Die Partie ist nicht zu Ende: Die Aufzeichnung endet nach Zug { $ply }.
terminal-verified = Geprüft: { $plies } Züge, alle wie aufgezeichnet.
