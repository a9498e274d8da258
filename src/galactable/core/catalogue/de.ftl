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
