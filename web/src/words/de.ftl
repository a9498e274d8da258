### Die eigenen Worte der Seite. Die Worte eines Spiels stehen in seinem Katalog.

app-name = Galactable
app-tag = Fünf Galaxiespiele, ein Tisch. Setz dich.
app-skip = Zum Tisch springen
app-lobby = Lobby
app-settings = Einstellungen
app-close = Schließen
app-error = Etwas ging schief: { $words }
app-retry = Noch einmal
app-loading = Einen Moment …
app-privacy = Was hier gespeichert wird
table-practice = Übung
table-practice-why = Hier weiß vielleicht jemand, was kommt: Alles lässt sich zurücknehmen, oder die Nummer der Partie wurde gewählt.
replay-delete = Vom Server löschen
app-offline = Du bist offline. Der Tisch bleibt, wie er ist; komm wieder, wenn es eine Verbindung gibt.

lobby-games = Die Spiele
lobby-play = Sofort spielen
lobby-play-game = Sofort spielen: { $game }, gegen Bots
lobby-new = Neuer Tisch
lobby-new-game = Neuer Tisch: { $game }
lobby-players = { $n } Personen
lobby-minutes = { $n } Min.
lobby-minutes-each = { $n } Min. je Person
lobby-mine = Meine Tische
lobby-finished = Beendete Partien
lobby-watch = Zum Zuschauen
lobby-open = Partiedatei öffnen
lobby-open-bad = Diese Datei lässt sich nicht nachspielen: { $words }
lobby-resume = Weiterspielen
lobby-resume-label = Weiterspielen: { $game }
lobby-your-turn = Du bist dran
lobby-your-turn-left = Du bist dran, noch { $time }
lobby-waiting-for = Warten auf { $names }
lobby-left = Du bist aufgestanden
lobby-stand-in = Ein Bot spielt für dich
lobby-replay = Nachspielen
lobby-replay-label = Nachspielen: { $game }
lobby-watch-it = Zuschauen
lobby-watch-label = Zuschauen: { $game }
lobby-forget = Entfernen
lobby-forget-label = { $game } aus meiner Liste entfernen
lobby-moves = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
lobby-won = { $names } hat gewonnen
lobby-shared = { $names } teilen sich den Sieg
lobby-offline = Der Server des Tisches antwortet nicht.
lobby-preparing = Die Regeln werden vorbereitet; gleich geht es los.
lobby-unofficial = Inoffizielle Tische für veröffentlichte Spiele. Rekonstruiert: die Kartenseiten von Point Galaxy, die meisten Karten von Rock the Galaxy, die Plättchen von Cosmic Factory, die Galaxie-Effekte von Galactzy, die Planeten von Tiny Galaxies.
lobby-join = Tische zum Mitspielen
lobby-others-none = Gerade ist an keinem Tisch ein Platz frei, und niemand spielt öffentlich.
lobby-join-it = Mitspielen
lobby-join-label = Mitspielen: { $game }
lobby-free = ein freier Platz
lobby-drop-label = Das beendete Spiel { $game } aus meiner Liste entfernen
lobby-record = Eine Partiedatei
lobby-resigned = Du hast aufgegeben
lobby-paused = Pausiert: Niemand ist da
lobby-gone = Dieser Tisch wurde entfernt
lobby-seats-free = Wartet, bis alle da sind

remove-delete = Tisch löschen
remove-give-up = Platz aufgeben
remove-keep = Behalten
remove-alone = Diesen Tisch löschen ({ $game })? Die Partie geht verloren.
remove-table = Diesen Tisch löschen ({ $game })? Die Partie endet auch für { $names }.
remove-seat = Deinen Platz bei { $game } aufgeben? Wo der Tisch es erlaubt, spielt ein Bot weiter, und die anderen erfahren es. Ohne die Einladung kannst du nicht zurück.
remove-drop = Aus meiner Liste nehmen
remove-dropped = Du hast deinen Platz bei { $game } aufgegeben. Den Tisch aus deiner Liste nehmen? Dann kannst du nur noch über seinen Link zuschauen.

new-title = Neuer Tisch: { $game }
new-variant = Variante
new-seats = Plätze
new-seat = Platz { $n }
new-kind = Wer sitzt hier
new-me = Ich, an diesem Bildschirm
new-link = Jemand per Link
new-name = Name
new-clock = Uhr
new-clock-none = Ohne Uhr
new-clock-decision = { $n } Sekunden je Entscheidung
new-clock-bank = { $n } Minuten je Person
new-clock-build = Die Bauminute: { $n } Sekunden
new-public = Alle dürfen zuschauen
new-practice = Übung: Zurücknehmen und Tipps sind immer erlaubt
new-start = Platz nehmen
new-hotseat = Mehrere Personen an diesem Bildschirm: Zwischen den Zügen fällt ein Vorhang.
new-open = Wer will, aus der Lobby
new-hints = Mit Tipps: Alle dürfen um Rat fragen
new-clock-days = { $n ->
    [one] Ein Tag je Entscheidung
   *[other] { $n } Tage je Entscheidung
}
new-clock-slow = Du erfährst von deinem Zug, solange ein Tab oder die App offen ist.
new-with = Wer mit dir spielt
new-with-bots = Bots
new-with-links = Freunde per Link
new-with-anyone = Wer will
new-with-here = Selbes Gerät
new-players = Personen
new-place-add = Platz { $n } dazu
new-you = Du
new-friend = Jemand per Link
new-guest = Gast { $n }
new-anyone = Wer will
new-me-about = Spielt an diesem Bildschirm.
new-link-about = Du bekommst einen Link und einen QR-Code zum Weitergeben.
new-open-about = Der Tisch steht in der Lobby, bis jemand diesen Platz nimmt.
new-more = Uhr und mehr
new-private = Nur per Link
new-hints-short = Mit Tipps
new-seed = Nummer der Partie
new-seed-why = Dieselbe Nummer gibt dieselbe Partie noch einmal. Wer sie kennt, weiß, was kommt; der Tisch ist deshalb zum Üben.

turn-you = Du bist dran
turn-seat = { $name } ist dran
turn-other = { $name } spielt
turn-thinking = { $name } überlegt
turn-many = Warten auf { $names }
turn-you-and = Du bist dran ({ $names } auch)
turn-over = Die Partie ist zu Ende
turn-watching = Du siehst zu.
turn-not-here = Noch nicht da: { $names }
turn-seat-free = Warten, bis jemand den freien Platz nimmt
turn-round = Runde { $n }
turn-only = Nur eine Möglichkeit: { $words }
turn-compiling = Die Regeln werden vorbereitet …
turn-days = { $d } T. { $h } Std.
turn-hours = { $h } Std. { $m } Min.

ask-end-turn = { $words }? Damit endet dein Zug, und er lässt sich nicht zurücknehmen.
ask-final = { $words }? Das lässt sich nicht zurücknehmen.

act-choices = Möglichkeiten
act-undo = Zurück­nehmen
act-hint = Tipp
act-skip = Vorspulen
act-hinting = Überlegt …
act-hint-title = Was würde ein Profi tun?
act-hint-do = So machen
act-hint-back = Zurücknehmen
act-hint-else = Oder:
act-hint-win = { $n } % Siegchance
act-hint-points = { $n ->
    [one] { $n } Punkt erwartet
   *[other] { $n } Punkte erwartet
}
act-leave = Aufstehen
act-leave-ask = Ein Bot spielt für dich weiter; du kannst jederzeit zurückkommen.
act-leave-yes = Aufstehen
act-leave-title = Den Tisch verlassen?
act-stay = Bleiben
act-return = Wieder Platz nehmen
act-left = Du bist aufgestanden; ein Bot spielt für dich.
act-left-paused = Du bist aufgestanden; der Tisch wartet auf dich.
act-left-empty = Du bist aufgestanden; dein Platz ist leer, und die anderen warten.
act-timed-out = Deine Zeit ist abgelaufen, ein Bot spielt für dich.
act-leave-alone = Er wartet, bis du zurückkommst.
act-leave-empty = Niemand spielt für dich, und die anderen warten, bis du zurückkommst.
act-sure = Ja, weiter
act-back = Zurück
act-ask-title = Das lässt sich nicht rückgängig machen.
act-dont-ask = Nicht mehr fragen
act-refused = Nicht möglich: { $words }
act-stale = Am Tisch hat sich etwas getan; bitte sieh noch einmal hin.
act-lost = Verbindung verloren. Neuer Versuch läuft …
act-gone = Diesen Tisch gibt es nicht, oder er wurde entfernt.
act-removed = Der Tisch wurde von der Person entfernt, die ihn aufgemacht hat. Das Spiel ist für alle zu Ende.
act-old-link = Dieser Link öffnet keinen Platz mehr. Du kannst zuschauen.
act-sits-here = Du sitzt schon an diesem Tisch; dieser Link ist für einen anderen Platz.
act-called = So heißt hier schon jemand: Du heißt { $name }.
act-resigned = Du hast aufgegeben; ein Bot spielt deinen Platz zu Ende.
act-seat-lost = Auf deinem Platz sitzt jetzt jemand anderes. Du kannst zuschauen.
act-resign = Endgültig aufgeben
act-resign-ask = Oder gib auf: Ein Bot spielt deinen Platz zu Ende, und du kannst nicht zurück.

side-scores = Punkte
side-log = Verlauf
side-rules = Regeln
side-invite = Leute
side-invite-seat = Link für { $name }
side-copy = Kopieren
side-copied = Kopiert
side-total = Gesamt
side-explain = Woher die Punkte von { $name } kommen
side-nothing = Noch nichts
side-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
side-bot = Bot
side-you = du
side-away = abwesend
side-stand-in = ein Bot springt ein
side-left = aufgestanden
side-left-bot = aufgestanden; ein Bot spielt
side-invited = eingeladen
side-has-left = { $name } ist aufgestanden.
side-has-resigned = { $name } hat aufgegeben.
side-log-empty = Alles ist aufgebaut.
side-earlier = Früheres zeigen
side-turn-now = am Zug
side-newest = Neuestes
side-setup = Aufbau
side-resigned = hat aufgegeben; ein Bot spielt
side-watchers = { $n ->
    [one] { $n } sieht zu
   *[other] { $n } sehen zu
}

invite-send = Schick allen ihren Link. Du kannst schon anfangen.
invite-complete = Alle sind da.
invite-clock = Die Uhr startet, sobald alle da sind.
invite-missing = Es fehlen noch: { $names }.
invite-open = Einladen
invite-came = ist da
invite-wait = In der Lobby kann sich jeder auf den freien Platz setzen; du kannst inzwischen anfangen.
invite-wait-guest = Die anderen kommen noch; du kannst inzwischen anfangen.
invite-not-yet = noch nicht da
invite-only-here = Diese Links gehen nur auf diesem Rechner. Für andere starte den Tisch mit „galactable --lan“.
invite-share = Teilen
invite-qr = QR-Code
invite-qr-of = QR-Code: { $label }
invite-by-hand = Dein Browser kopiert hier nicht; der Link ist markiert, kopiere ihn von Hand.
invite-free = Wer will, kann kommen

rules-title = So wird { $game } gespielt
rules-how = Spielregeln
rules-reference = Regel für Regel
rules-elsewhere = Regel für Regel nachschlagen
rules-search = In den Regeln suchen
rules-none = Nichts gefunden zu „{ $words }“.
rules-english = Diese Seite gibt es nur auf Englisch.

over-won = { $names } gewinnt
over-shared = { $names } teilen sich den ersten Platz
over-you-won = Du gewinnst!
over-place = Platz
over-tied = Gleich viele Punkte: Der Gleichstand wird nach den Regeln entschieden.
over-player = Person
over-rematch = Noch einmal spielen
over-wants = { $names } möchte noch einmal spielen
over-want-many = { $names } möchten noch einmal spielen
over-waits = Eine Revanche wartet
over-join = Mitspielen
over-decline = Diesmal nicht
over-watch = Der Revanche zusehen
over-replay = Partie nachspielen

curtain-title = Der Bildschirm geht an { $name }
curtain-words = Alle anderen schauen weg. { $name }, bist du bereit?
curtain-open = Ich bin { $name }

notes-got = Verstanden
notes-off = Keine Hinweise mehr
notes-label = Hinweis zur ersten Partie
guide-step = Erste Partie: { $n } von { $of }
guide-label = Anleitung zur ersten Partie
guide-next = Weiter
guide-end = Weiterspielen
guide-leave = Ohne Anleitung weiter
first-title = Deine erste Partie { $game }?
first-about = Wir zeigen dir beim Spielen, wie es geht: eins nach dem anderen, an einer Partie, die dafür ausgesucht ist. Das dauert etwa sechs Minuten, und du kannst jederzeit aussteigen.
first-guided = Zeig es mir beim Spielen
first-alone = Einfach spielen
first-learn = Spielend lernen
first-label = Spielend lernen: { $game }

replay-title = Nachspielen
replay-ply = Zug { $n } von { $of }
replay-start = Der Anfang
replay-first = Zum Anfang
replay-back = Ein Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Ein Zug vor
replay-last = Zum Ende
replay-slider = Zug
replay-curve = Die Punkte im Lauf der Partie: { $points }
replay-download = Herunterladen
replay-share = Teilen
replay-shared = Link kopiert
replay-not-yet = Diese Partie lässt sich nachspielen, sobald sie zu Ende ist.

set-theme = Aussehen
set-auto = Wie das System
set-dark = Nacht
set-light = Tag
set-lang = Sprache
set-sound = Ton
set-motion = Bewegung zeigen
set-pace = Tempo der anderen
set-pace-relaxed = Gemütlich
set-pace-normal = Normal
set-pace-brisk = Flott
set-pace-once = Alles auf einmal
set-confirm = Fragen vor einem Schritt, der sich nicht zurücknehmen lässt
set-notes = Hinweise in einer ersten Partie
set-plain = Schlichte Tische: Karten, Zahlen und Knöpfe
set-name = Mein Name
set-talk = Zeigen, was am Tisch gesagt wird
set-notices = Am Bildschirm melden, wenn ich dran bin

plain-prompt = Wähle eine leuchtende Karte oder einen der Züge.
plain-moves = Züge
plain-moves-with = Züge mit { $name }
plain-all = Alle Züge
plain-hidden = verdeckt
plain-yes = ja
plain-no = nein
plain-table = Auf dem Tisch
plain-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
plain-choose = { $n ->
    [one] { $name }: { $n } Zug
   *[other] { $name }: { $n } Züge
}

company-title = Leute an diesem Tisch
company-count = Da: { $here } von { $n }.
company-away = Gerade nicht da: { $names }.
company-bot-here = Einen Bot hierher setzen
company-here = Hier am Bildschirm spielen
company-hints = Hier dürfen alle um Tipps fragen.
company-name-of = Mein Name ({ $name })
company-rename = Umbenennen
company-to-bot = Platz von { $name } einem Bot geben
company-to-next = Platz von { $name } jemand anderem geben
company-watch = Link zum Zuschauen
company-fill = Jetzt anfangen, mit Bots auf den leeren Plätzen

name-title = Wie sollen dich die anderen nennen?
name-ok = Hinsetzen
name-later = Du kannst ihn jederzeit ändern: unter Leute oder in den Einstellungen.

consent-ask = Um Zurücknehmen bitten
consent-waiting = Du bittest, deine letzte Entscheidung zurücknehmen zu dürfen. Warten auf { $names }.
consent-asks = { $name } möchte die letzte Entscheidung zurücknehmen.
consent-yes = Zustimmen
consent-no = Nein
consent-withdraw = Doch nicht
consent-agreed = Alle waren einverstanden: Es wurde zurückgenommen.
consent-refused = Nicht alle waren einverstanden: Es bleibt dabei.

since-title = Seit deinem letzten Zug
since-close = Gelesen

chat-title = Gespräch
chat-none = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-react = Mit { $sign } reagieren
chat-mute = Stumm
chat-unmute = Zuhören

notice-your-turn = Du bist dran.
notice-ask = Sag mir, wenn ich dran bin
notice-on = Hinweise für diesen Tisch sind an
notice-quiet = Hinweise für diesen Tisch sind aus
notice-while-open = Sie kommen, solange ein Tab oder die App offen ist.
notice-insecure = Dein Browser zeigt Hinweise nur über https oder am Rechner des Tisches.
notice-denied = Dein Browser lässt diese Seite keine Hinweise zeigen.

device-title = Meine Plätze auf ein anderes Gerät mitnehmen
device-link = Öffne das auf dem anderen Gerät
device-once = Es geht einmal, innerhalb von zehn Minuten. Wer es öffnet, bekommt deine Plätze.
device-here = Meine Plätze auf dieses Gerät holen
device-done = { $n ->
    [one] Ein Tisch ist mitgekommen.
   *[other] { $n } Tische sind mitgekommen.
}
device-gone = Dieser Code wurde schon benutzt, oder seine zehn Minuten sind um.
device-again = Mach auf dem anderen Gerät einen neuen: Einstellungen, „Meine Plätze auf ein anderes Gerät mitnehmen“.
