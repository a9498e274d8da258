### Worte, die alle Spiele teilen.

## Aufzählungen

list-comma = {", "}
list-and = {" und "}
list-semicolon = {"; "}
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
bot-cadet-about = Neu am Tisch: sieht oft den guten Zug und vergisst ihn wieder.
bot-pilot-about = Kennt die Regeln gut, schaut nur auf den nächsten Zug und vertut sich manchmal.
bot-navigator-about = Denkt ein wenig voraus.
bot-captain-about = Denkt voraus und irrt selten.
bot-admiral-about = Denkt am längsten und irrt am seltensten.
bot-legend-about = Hat aus Millionen Partien gelernt oder denkt noch gründlicher: stärker ist niemand.

## Warum ein Zug nicht geht

refusal-over = Die Partie ist zu Ende.
refusal-not-waited = Du bist nicht am Zug, sondern { $others }.
refusal-illegal = Das geht gerade nicht.
refusal-undo = Das lässt sich nicht zurücknehmen.
refusal-not-turn = Du bist nicht am Zug.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-other-first = Erst baut jemand anders an diesem Bildschirm.
refusal-bot-plays = Ein Bot spielt für dich; nimm erst wieder Platz.
refusal-no-hint = Hier weiß niemand Rat.
refusal-no-hints = Unter Menschen gibt es Tipps nur an einem Tisch „mit Tipps“.
refusal-asked = Jemand hat schon gefragt.
refusal-nobody = Es ist niemand da, den du fragen könntest.
refusal-taken = Jemand war schneller; der Platz ist besetzt.
refusal-resigned = Du hast diesen Platz endgültig aufgegeben.
refusal-alone = Niemand sonst spielt weiter; verlass den Tisch oder lösche ihn.
refusal-occupied = Da sitzt jemand.
refusal-long-line = Eine Zeile hat höchstens 200 Zeichen.
refusal-record-short = Die Datei endet, bevor die Partie zu Ende ist.
refusal-conflict = Am Tisch hat sich etwas getan; bitte sieh noch einmal hin.
refusal-forbidden = Dieser Link öffnet den Platz nicht.
refusal-not-found = Diesen Tisch gibt es nicht.
refusal-too-many = Zu viele Anfragen; bitte warte kurz.
refusal-too-large = Das ist zu groß: Der Tisch nimmt es nicht an.
refusal-nothing-there = Unter dieser Adresse gibt es nichts.
refusal-not-allowed = Das geht unter dieser Adresse nicht.
refusal-failure = Am Tisch ging etwas schief. Bitte versuch es noch einmal.
refusal-closed = Der Gastgeber hat diesen Tisch geschlossen.
refusal-shut-out = Der Gastgeber dieses Tisches hat dich ausgeschlossen.
refusal-other-name = Dieser Tisch hat eine andere Adresse.
refusal-not-maker = Das kann nur, wer diesen Tisch aufgemacht hat.
refusal-not-player = Eine Revanche kann nur verlangen, wer mitgespielt hat.
refusal-many-tables = Du hast zu viele unbeendete Tische; beende oder lösche erst einen.
refusal-many-uploads = Du hast zu viele Partien hochgeladen; lösche erst eine.
refusal-storage = Der Tisch kann gerade nichts speichern; verloren ist nichts. Bitte versuch es noch einmal.
refusal-malformed = Das hat der Tisch nicht verstanden; lade die Seite neu.

## Warum ein Bot zu etwas rät

reason-gain = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} sofort: { $parts }.
reason-loss = Kostet jetzt { $points }: { $parts }.
reason-part = { $category } { $sign }{ $points }
reason-brings = Insgesamt: { $parts }.
reason-forms = Was dann daliegt, bringt: { $parts }.
reason-hope = { $hope } in { $share } % der Fälle
reason-sure = { $hope }, mit Sicherheit.
reason-turn-end = Am Ende des Zuges: { $parts }.
reason-win = Etwa { $win } % Siegchance.
reason-alone = { $points ->
    [one] Etwa { $points } Punkt am Ende.
   *[other] Etwa { $points } Punkte am Ende.
}
reason-soon = { $points ->
    [one] Bald etwa { $points } Punkt.
   *[other] Bald etwa { $points } Punkte.
}
reason-later = Noch keine Punkte: Das bereitet vor, was kommt.

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
result-part = { $category }: { $points }
result-open = { $reader ->
    [seat] Du: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[nobody] { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
result-rival = { $place }. { $rival }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
result-rival-open = { $rival }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
result-tied = Gleich viele Punkte: Der Gleichstand wird nach den Regeln entschieden.
terminal-round = Runde { $round }
terminal-points = Punkte
# Four spaces stand between the keys.
terminal-help = Zahl: wählen    u: zurücknehmen    s: Punkte    l: Verlauf    h: Tipp    ?: Regeln    q: sichern und beenden
terminal-pair = { $what }: { $value }
terminal-you = { $who } (du)
terminal-range = Wähle eine Zahl von 1 bis { $most }.
terminal-unknown = „{ $words }“ gibt es nicht, aber:
terminal-reworded = { $lines ->
    [one] Eine Zeile lautet heute anders: So stand sie in Version { $version }.
   *[other] { $lines } Zeilen lauten heute anders: So standen sie in Version { $version }.
}
terminal-no-page = In dieser Sprache gibt es die Seite noch nicht; hier ist die englische.
terminal-only = { $move } (keine andere Wahl)
terminal-time-up = Die Zeit ist um.
terminal-hint = Tipp eines Profis: { $move }
terminal-hint-do = d: ausführen
terminal-no-undo = Hier lässt sich nichts zurücknehmen.
terminal-no-log = Noch ist nichts geschehen.
terminal-saved = Gesichert. Mit `{ $command }` geht es hier weiter.
terminal-finished = Die Partie liegt in { $file }: `galactable replay` liest sie vor, `galactable analyse` blickt auf sie zurück.
terminal-resuming = Deine Partie geht nach Zug { $ply } weiter (`--fresh` beginnt neu).
terminal-unreadable = Die gesicherte Partie ist nicht lesbar ({ $why }); sie liegt noch unter { $file }.
terminal-which = Welches Spiel (1 bis { $most })?{" "}
terminal-setting = { $game } wird aufgebaut (beim ersten Mal dauert es einige Sekunden)
terminal-seed = { $game } ({ $variant }), Startwert { $seed }
terminal-unfinished = Die Partie ist nicht zu Ende: Die Aufzeichnung endet nach Zug { $ply }.
terminal-verified = { $plies ->
    [one] Geprüft: ein Zug, wie aufgezeichnet.
   *[other] Geprüft: { $plies } Züge, alle wie aufgezeichnet.
}

## Was hier gespeichert wird (/privacy)

privacy-title = Was hier gespeichert wird
privacy-tables = Tische: das Spiel, jeder Zug mit seiner Zeit, Namen und Bots auf den Plätzen, wer gewann. Namen sind, was Leute eingetippt haben; nach Konto, Adresse oder Nummer fragt niemand.
privacy-talk = Was an einem Tisch gesagt wird, wird mit ihm gespeichert und mit ihm gelöscht.
privacy-secrets = Geheimnisse, die Plätze öffnen, werden als Hashwerte gespeichert; die Geheimnisse selbst, dein Name und deine Einstellungen liegen in deinem Browser. Es gibt keine Cookies und keine Dritten.
privacy-addresses = Adressen werden nicht gespeichert: Ein Tisch trägt für Obergrenzen einen gesalzenen Hashwert der Adresse, von der er kam. Nur eine Adresse, die der Gastgeber ausgesperrt hat, steht im Klartext. Im Speicher sind Adressen, solange du verbunden bist.
privacy-kept = Beendete Partien bleiben { $finished }, unbeendete Tische { $unfinished } nach dem letzten Zug, hochgeladene Partien { $uploads }. Wer einen Tisch aufgemacht oder eine Partie hochgeladen hat, kann sie sofort löschen.
privacy-days = { $days ->
    [0] für immer
    [one] { $days } Tag
   *[other] { $days } Tage
}
