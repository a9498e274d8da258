### Cosmic Factory

title = Cosmic Factory
about = Eine Minute, neun Plättchen: Baue eine Galaxie, in der selbst die schwächste Farbe stark ist.
variant-standard = Standard
variant-standard-about = Mit Kaoskarten und Auswahl der Plättchen.
variant-beginner = Erste Partie
variant-beginner-about = Je neun verdeckte Plättchen, ohne Kaoskarten, ohne Auswahl: damit anfangen.

## Was geschah

event-round = Runde { $round } von 5
event-kaos = Kaoskarte: { $card }. { kaos-effect }.
event-deal = Alle bekommen neun Plättchen.
event-keep = { $reader ->
    [seat] Du behältst { $tile }.
   *[nobody] { $seat } behält { $tile }.
}
event-keep-more = , { $tile }.
event-receive = Alle geben sechs Plättchen weiter und sehen sich die sechs neuen an.
event-last-three = Die letzten drei Plättchen werden ungesehen weitergegeben. Alle haben neun.
event-show = { $pirate ->
    [yes] { kaos-space-pirate }: Alle neun Plättchen wandern nach rechts. Sie werden aufgedeckt, der Bau beginnt.
   *[no] Die Plättchen werden aufgedeckt, der Bau beginnt.
}
event-grab = { $reader ->
    [seat] Du nimmst { $colours }.
   *[nobody] { $seat } nimmt { $colours }.
}
event-done = { $reader ->
    [seat] Du bist fertig.
   *[nobody] { $seat } ist fertig.
}
event-time-up = { $reader ->
    [seat] Deine Zeit ist um.
   *[nobody] Für { $seat } ist die Zeit um.
}
event-fall = { $reader ->
    [seat] { $count ->
        [one] Dein nicht gelegtes Plättchen fällt zufällig auf seinen Platz.
       *[other] Deine { $count } nicht gelegten Plättchen fallen zufällig auf ihre Plätze.
    }
   *[nobody] { $count ->
        [one] Das nicht gelegte Plättchen von { $seat } fällt zufällig auf seinen Platz.
       *[other] Die { $count } nicht gelegten Plättchen von { $seat } fallen zufällig auf ihre Plätze.
    }
}
event-fall-then = { $count ->
    [one] Das nicht gelegte Plättchen fällt zufällig auf seinen Platz.
   *[other] Die { $count } nicht gelegten Plättchen fallen zufällig auf ihre Plätze.
}
event-discard = { $reader ->
    [seat] { kaos-parallel-universe }: Du legst { $tile } ab.
   *[nobody] { kaos-parallel-universe }: { $seat } legt { $tile } ab.
}
event-darken = { $reader ->
    [seat] { kaos-black-hole }: Du verdeckst { $tile } von { $owner }.
    [owner] { kaos-black-hole }: { $seat } verdeckt dein { $tile }.
   *[nobody] { kaos-black-hole }: { $seat } verdeckt { $tile } von { $owner }.
}
event-remove = { $reader ->
    [seat] { kaos-sabotage }: Du entfernst { $tile } aus der Galaxie von { $owner }.
    [owner] { kaos-sabotage }: { $seat } entfernt { $tile } aus deiner Galaxie.
   *[nobody] { kaos-sabotage }: { $seat } entfernt { $tile } aus der Galaxie von { $owner }.
}
event-pour = { $reader ->
    [seat] { kaos-stellar-swap }: Die Punkte für deinen Weg gehen an { $colour }.
   *[nobody] { kaos-stellar-swap }: Die Punkte für den Weg von { $seat } gehen an { $colour }.
}
event-zones = { $gift ->
    [yes] { $reader ->
        [seat] { kaos-gift }: Für die Zonen von { $galaxy } bekommst du { $gains }.
        [galaxy] { kaos-gift }: Für deine Zonen bekommt { $seat }: { $gains }.
       *[nobody] { kaos-gift }: Für die Zonen von { $galaxy } bekommt { $seat }: { $gains }.
    }
   *[no] { $reader ->
        [seat] Deine Zonen bringen { $gains }.
       *[nobody] Die Zonen von { $seat } bringen { $gains }.
    }
}
event-path-then = { $way ->
    [networks] { $length ->
        [one] 1 Netz bringt { $gain }.
       *[other] { $length } Netze bringen { $gain }.
    }
    [network] Das größte Netz, { $length } Plättchen, bringt { $gain }.
   *[path] Der längste Weg, { $length } Plättchen, bringt { $gain }.
}
event-bonus-then = { $won ->
    [yes] { $token-start } bringt { $gain }.
   *[no] { $token-start } kostet { $gain }.
}
event-extra-then = { $card } bringt zusätzlich { $gains }.
event-tracks-then = Jetzt: Grün { $green }, Blau { $blue }, Orange { $orange }, Sterne { $star }; insgesamt { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}.
event-offer = { $reader ->
    [seat] { kaos-offering }: Du gibst 5 Punkte { $colour } für 2 Sterne.
   *[nobody] { kaos-offering }: { $seat } gibt 5 Punkte { $colour } für 2 Sterne.
}
event-decline = { $reader ->
    [seat] { kaos-offering }: Du gibst nichts.
   *[nobody] { kaos-offering }: { $seat } gibt nichts.
}
event-over = Die Partie ist zu Ende.

## Was zur Wahl steht

move-keep = { $tile } behalten
move-ready = Ich bin bereit
move-hold = { $rot ->
    [0] { $tile } nehmen, wie gedruckt
    [1] { $tile } nehmen, nach rechts gedreht
    [2] { $tile } nehmen, auf dem Kopf
   *[3] { $tile } nehmen, nach links gedreht
}
move-put = Auf Reihe { $row }, Spalte { $col } legen
plan-lay = { $rot ->
    [0] { $tile } auf Reihe { $row }, Spalte { $col } legen, wie gedruckt
    [1] { $tile } auf Reihe { $row }, Spalte { $col } legen, nach rechts gedreht
    [2] { $tile } auf Reihe { $row }, Spalte { $col } legen, auf dem Kopf
   *[3] { $tile } auf Reihe { $row }, Spalte { $col } legen, nach links gedreht
}
move-release = Liegen lassen, wo es war
move-take = { $tile } zurücknehmen
move-turn = { $quarters ->
    [1] { $tile } nach rechts drehen
    [2] { $tile } auf den Kopf drehen
   *[3] { $tile } nach links drehen
}
move-flip = { $tile } umdrehen
move-grab = Nehmen: { $colours }
move-done = Fertig
move-time-up = Die Zeit ist um
move-darken = { $tile } von { $owner } verdecken
move-remove = { $tile } von { $owner } entfernen
move-pour = Punkte für den Weg an { $colour }
move-offer = 5 Punkte { $colour } für 2 Sterne geben
move-decline = Nichts geben

## Was gefragt wird

ask-draft = { $reader ->
    [seat] { $count ->
        [one] Behalte noch ein Plättchen; der Rest geht an { $to }.
       *[other] Behalte { $count } Plättchen; der Rest geht an { $to }.
    }
   *[nobody] { $seat } wählt Plättchen aus.
}
ask-ready = { $reader ->
    [seat] Bereit zum Bauen?
   *[nobody] { $seat } ist noch nicht bereit.
}
ask-build = { $reader ->
    [seat] { $count ->
        [0] Alles liegt: Verbessere deine Galaxie oder melde dich fertig.
        [one] Baue deine Galaxie: noch ein Plättchen.
       *[other] Baue deine Galaxie: noch { $count } Plättchen.
    }
   *[nobody] { $seat } baut.
}
ask-build-holes = { $reader ->
    [seat] { kaos-black-hole }: Verdecke { $holes } Plättchen, bisher { $down } von { $holes }.
   *[nobody] { $seat } baut.
}
ask-holes = { $reader ->
    [seat] { $count ->
        [one] { kaos-black-hole }: Verdecke ein Plättchen von { $owner }.
       *[other] { kaos-black-hole }: Verdecke { $count } Plättchen von { $owner }.
    }
    [owner] { kaos-black-hole }: { $seat } wählt, welche deiner Plättchen verdeckt werden.
   *[nobody] { kaos-black-hole }: { $seat } wählt Plättchen von { $owner }.
}
ask-sabotage = { $reader ->
    [seat] { kaos-sabotage }: Entferne ein Plättchen von { $owner }.
    [owner] { kaos-sabotage }: { $seat } wählt, welches deiner Plättchen entfernt wird.
   *[nobody] { kaos-sabotage }: { $seat } wählt ein Plättchen von { $owner }.
}
ask-pour = { $reader ->
    [seat] { $points ->
        [one] { kaos-stellar-swap }: Welche Farbe bekommt den Punkt für deinen Weg?
       *[other] { kaos-stellar-swap }: Welche Farbe bekommt die { $points } Punkte für deinen Weg?
    }
   *[nobody] { kaos-stellar-swap }: { $seat } wählt eine Farbe.
}
ask-offering = { $reader ->
    [seat] { kaos-offering }: 5 Punkte einer Farbe für 2 Sterne geben?
   *[nobody] { kaos-offering }: { $seat } entscheidet.
}

## Warum ein Zug nicht geht

refusal-clock = Nur die Uhr beendet die Bauzeit.
refusal-held = Du hältst { $tile } in der Hand: Lege es erst hin oder zurück.
refusal-none-held = Du hast kein Plättchen in der Hand.
refusal-touches = Du hast alle { $most } Griffe dieser Runde verbraucht.
refusal-tokens = In der Mitte gibt es nur noch { $colours }.
refusal-no-tokens = Alle Marken sind vergeben.
refusal-incomplete = Deine Galaxie ist noch nicht vollständig.
refusal-holes = Deine Galaxie ist noch nicht vollständig: alle Plätze belegt und { $holes } Plättchen verdeckt.
refusal-flip = Plättchen werden nur verdeckt, wenn die Kaoskarte { kaos-black-hole } gilt.

## Phasen, Kategorien, woher die Punkte kommen

phase-draft = Auswahl
phase-ready = Bereit?
phase-build = Bau
phase-holes = { kaos-black-hole }
phase-sabotage = { kaos-sabotage }
phase-pour = { kaos-stellar-swap }
phase-offering = { kaos-offering }
phase-over = Ende
category-green = Grün
category-blue = Blau
category-orange = Orange
category-star = Sterne
category-total = Schwächste Farbe + Sterne
zone-words = { $kind ->
    [green] grüne Zone
    [blue] blaue Zone
    [orange] orange Zone
   *[constellation] Sternbildzone
}
planets-words = { $planets ->
    [0] ohne Planeten
    [one] mit 1 Planeten
   *[other] mit { $planets } Planeten
}
forming-zone = { zone-words } { planets-words }
forming-zone-extra = { zone-words } { planets-words } ({ $card }: { $extra } mehr)
forming-path = { $way ->
    [networks] { $length ->
        [one] 1 Netz
       *[other] { $length } Netze
    }
    [network] { $length ->
        [one] größtes Netz: 1 Plättchen
       *[other] größtes Netz: { $length } Plättchen
    }
   *[path] { $length ->
        [one] längster Weg: 1 Plättchen
       *[other] längster Weg: { $length } Plättchen
    }
}
part-zone = Runde { $round }: { zone-words } { planets-words }
part-path = Runde { $round }: { forming-path }
part-bonus-won = Runde { $round }: { $kind ->
    [green] grüne Marke
    [blue] blaue Marke
   *[orange] orange Marke
}, beste Zone { $best }, niemand hat mehr als { $most }
part-bonus-lost = Runde { $round }: { $kind ->
    [green] grüne Marke
    [blue] blaue Marke
   *[orange] orange Marke
}, beste Zone { $best }, jemand anders hat { $most }
part-extra = Runde { $round }: { $card }, { $kind ->
    [constellation] { $spaces ->
        [one] Sternbildzone mit 1 Feld
       *[other] Sternbildzone mit { $spaces } Feldern
    }
   *[other] { zone-words } { planets-words }
}
part-offer-cost = Runde { $round }: { kaos-offering }, abgegeben
part-offer-stars = Runde { $round }: { kaos-offering }, zwei Sterne dafür
part-cut-top = Runde { $round }: verfallen, bei { $top } ist Schluss
part-cut-bottom = Runde { $round }: nicht verloren, unter 0 geht es nicht

## Spielmaterial

# A tile is called as a terminal draws it, row by row: tile [G● B/B O●● ┘].
tile-face = Plättchen [{ $nw } { $ne }/{ $sw } { $se }{ $lines ->
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
token-green = die grüne Marke
    .start = Die grüne Marke
token-blue = die blaue Marke
    .start = Die blaue Marke
token-orange = die orange Marke
    .start = Die orange Marke
track-green = Grün
track-blue = Blau
track-orange = Orange
track-star = Sterne
gain-green = { $count } Grün
gain-blue = { $count } Blau
gain-orange = { $count } Orange
gain-star = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
}
gain-nothing = nichts
kaos-black-hole = Schwarzes Loch
kaos-gift = Geschenk
kaos-new-dimension = Neue Dimension
kaos-arborescence = Verästelung
kaos-district = Bezirk
kaos-dispersion = Zerstreuung
kaos-unique-dimension = Eine Dimension
kaos-constellation = Sternbild
kaos-sidereal-vacuum = Sternenleere
kaos-multi-path = Viele Wege
kaos-parallel-universe = Paralleluniversum
kaos-space-pirate = Weltraumpirat
kaos-sabotage = Sabotage
kaos-ice-age = Eiszeit
kaos-global-warming = Erderwärmung
kaos-temperate-climate = Gemäßigtes Klima
kaos-happy-hour = Happy Hour
kaos-optimization = Optimierung
kaos-stellar-swap = Sternentausch
kaos-offering = Opfergabe
kaos-effect = { $card-id ->
    [black-hole] In jeder Galaxie liegen zwei Plättchen verdeckt und gelten als leere Plätze; fehlende bestimmt, wer links sitzt
    [gift] Zonen und Weg der rechten Nachbargalaxie zählen statt der eigenen
    [new-dimension] Die neun Plättchen dürfen jede zusammenhängende Form bilden
    [arborescence] Der Weg zählt nach den Plättchen im größten Netz
    [district] +1 in ihrer Farbe für jede Zone mit 3 oder mehr Planeten
    [dispersion] +1 in ihrer Farbe für jede Zone mit 0, 1 oder 2 Planeten
    [unique-dimension] Die neun Plättchen bilden eine einzige Reihe
    [constellation] +1 Stern für jede Sternbildzone
    [sidereal-vacuum] Sternbildzonen bringen Sterne nach ihren Feldern: 2 Felder 1 Stern, 3 Felder 2, 4 und mehr 4
    [multi-path] Der Weg zählt nach der Zahl der Netze
    [parallel-universe] Zwei getrennte Quadrate aus 2 × 2 Plättchen; das neunte wird abgelegt
    [space-pirate] Nach der Auswahl wandern alle neun Plättchen nach rechts
    [sabotage] Nach dem Bau entfernen alle ein Plättchen aus der linken Nachbargalaxie
    [ice-age] +1 Blau für jede blaue Zone
    [global-warming] +1 Orange für jede orange Zone
    [temperate-climate] +1 Grün für jede grüne Zone
    [happy-hour] Bonusmarken bringen +6 oder kosten 4
    [optimization] Wer Marken nimmt, darf weiterbauen und später weitere nehmen
    [stellar-swap] Die Punkte für den Weg gehen an eine Farbe nach Wahl statt an die Sterne
   *[offering] Nach der Wertung dürfen alle 5 Punkte einer Farbe für 2 Sterne geben
}

## Das Spielbrett

label-round = Runde { $round } von 5
label-kaos = Kaos
label-mine = Deine Galaxie
label-galaxy = Galaxie von { $name }
label-others = Die anderen
label-enlarge = Galaxie von { $name } groß zeigen
label-back = Zurück zu deiner Galaxie
label-tray = Deine Plättchen
label-tray-empty = Alle Plättchen liegen.
label-space = { $kind ->
    [green] Grün
    [blue] Blau
    [orange] Orange
   *[constellation] Sternbild
}{ $planets ->
    [0] {""}
    [one] , 1 Planet
   *[other] , { $planets } Planeten
}
label-tile = Plättchen: { $a }; { $b }; { $c }; { $d }
label-tile-at = { $tile }, Reihe { $row }, Spalte { $col }
label-down-at = Verdecktes Plättchen, Reihe { $row }, Spalte { $col }
label-empty-at = Freier Platz, Reihe { $row }, Spalte { $col }
label-lay-at = Plättchen hierher legen: Reihe { $row }, Spalte { $col }
label-turn = Drehen
label-take = Zurücknehmen
label-flip = Umdrehen
label-move = Bewegen
label-moving = Wähle, wohin das Plättchen kommt.
label-release = Zurücklegen
label-how-tray = Ziehe ein Plättchen ins Quadrat oder klicke es an und dann einen Platz. Nochmal klicken, Rad oder R dreht es.
label-how-tray-finger = Ziehe ein Plättchen ins Quadrat oder tippe es an und dann einen Platz. Nochmal tippen dreht es.
label-done = Fertig
label-not-done = Doch nicht fertig
label-done-waiting = Du bist fertig. Das kannst du zurücknehmen, bis alle es sind.
label-finished = fertig
label-building = baut
label-touches = { $count ->
    [one] noch 1 Griff
   *[other] noch { $count } Griffe
}
label-tokens = Bonusmarken
label-token = { $colour ->
    [green] Grüne Marke
    [blue] Blaue Marke
   *[orange] Orange Marke
}
label-token-taken = { label-token }, bei { $name }
label-token-rule = Niemand hat eine größere Zone dieser Farbe: +{ $win }. Sonst −{ $lose }.
label-grab = { $count ->
    [one] Marke nehmen
   *[other] { $count } Marken nehmen
}
label-grab-ends = Wer Marken nimmt, baut nicht weiter.
label-grab-goes-on = Du darfst weiterbauen.
label-clear = Doch nicht
label-seconds = { $count ->
    [one] noch 1 Sekunde
   *[other] noch { $count } Sekunden
}
label-now = So wie es liegt
label-best = beste Zone { $count }
label-colour = { $colour ->
    [green] Grün
    [blue] Blau
    [orange] Orange
   *[star] Sterne
}
label-keep = { $count ->
    [one] Dieses Plättchen behalten
   *[other] Diese { $count } Plättchen behalten
}
label-keep-more = { $count ->
    [one] Wähle noch 1; der Rest geht an { $name }.
   *[other] Wähle noch { $count }; der Rest geht an { $name }.
}
label-keep-now = Diese behalten; der Rest geht an { $name }.
label-kept = Behalten
label-kept-hidden = { $count } verdeckt beiseitegelegt
label-packet = { $count ->
    [one] Stapel mit 1 Plättchen
   *[other] Stapel mit { $count } Plättchen
}
label-ready-why = Niemand hat die neun Plättchen gesehen. Sind alle bereit, werden sie aufgedeckt und der Bau beginnt.
label-rounds = Bisherige Runden
label-zones = Zonen
label-path = Weg
label-bonus = Marken
label-after = Stand
label-weakest = schwächste Farbe
label-tray-left = { $count ->
    [one] 1 Plättchen noch nicht gelegt
   *[other] { $count } Plättchen noch nicht gelegt
}
label-in-hand = In der Hand
label-middle = In der Mitte
label-no-tokens = keine Marken
label-gone = Entfernt: { $tile }
label-discarded = Abgelegt: { $tile }
label-took = Marken
label-total = Gesamt
label-place = Platz { $place }
label-packet-mine = Dein Stapel
label-stage-left = Auswahl, Schritt { $stage } von 2: Der Rest geht nach links
label-stage-right = Auswahl, Schritt { $stage } von 2: Der Rest geht nach rechts
label-doing-draft = { $packet } zur Auswahl, { $kept } behalten
label-scores = Punktestand und was die Galaxie bringt, wie sie liegt
label-scale = { $colour ->
    [green] Grüne Zonen
    [blue] Blaue Zonen
    [orange] Orange Zonen
   *[star] Asteroidenweg
}
label-step = { $colour ->
    [star] ab { $count } Plättchen: { $points ->
        [one] 1 Stern
       *[other] { $points } Sterne
    }
   *[other] ab { $count } Planeten: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
label-best-now = { $colour ->
    [star] Längster Weg jetzt: { $count }.
   *[other] Beste Zone jetzt: { $count }.
}
label-next-step = Nächste Stufe: { $count } für { $points }.
label-weakest-why = Deine schwächste Farbe: Sie zählt am Ende.
label-aid = Spielhilfe: was Zonen und Wege bringen
label-bests = Planeten der besten Zone
label-waiting = Du bist fertig. Noch am Bauen: { $names }.
label-round-over = Runde { $round }: Wertung
label-next-round = Nächste Runde
label-result = Zum Ergebnis

## Hinweise in der ersten Partie

tip-packet = Nimm drei Plättchen. Die anderen gibst du weiter und bekommst ebenso viele von nebenan.
tip-galaxy = Lege neun Plättchen. Planeten einer Farbe auf Feldern, die sich berühren, bilden eine Zone; am Ende zählt deine schwächste Farbe.
tip-tray = Tippe ein Plättchen an, nochmal zum Drehen, dann einen Platz. Oder ziehe es.
tip-tokens = Eine Marke ist die Wette, dass niemand eine größere Zone dieser Farbe hat als du.
tip-ready = Melde dich bereit, wenn du dies gelesen hast: Die Bauzeit beginnt für alle zugleich.

## Die begleitete erste Partie (first.toml)

first-tray = Das sind deine neun Plättchen. Jedes hat vier Felder in Grün, Blau, Orange oder ohne Farbe, manche mit Planeten. Damit baust du ein Quadrat aus drei mal drei. Sonst hast du nur eine Minute; heute läuft keine Uhr.
first-lay = Tippe ein Plättchen an, dann einen Platz dafür.
first-turn = Ein Plättchen, das liegt, lässt sich drehen: Tippe es an, und noch einmal.
first-zones = Felder einer Farbe, die sich an einer Kante berühren, sind eine Zone, und Zonen zählen nach ihren Planeten. Lege drei weitere, so dass gleiche Farben sich treffen.
first-path = Die Linien sind Asteroiden. Wo sie sich von Plättchen zu Plättchen treffen, sind sie ein Weg: Vier Plättchen daran bringen einen Stern, sechs zwei, neun vier. Lege die letzten fünf.
first-move = Nichts liegt für immer: Du darfst Plättchen drehen und bewegen, so oft du magst. Zieh eines auf ein anderes, und sie tauschen die Plätze; oder tippe es an, drücke „Bewegen“ und tippe auf das andere. Tausche zwei, so dass eine Zone wächst oder der Weg weitergeht, und achte auf die Zahlen über dem Quadrat.
first-tokens = Diese Marken sind Wetten. Glaubst du, dass niemand eine größere Zone einer Farbe hat als du, nimm ihre Marke: 3 mehr, wenn es stimmt, 2 weniger, wenn nicht. Danach darfst du deine Plättchen nicht mehr anrühren.
first-done = Ändere, was du magst; die Lichter zeigen, was deine Zonen bringen. Dann melde dich fertig, oder nimm Marken.
first-tracks = Die Runde ist gewertet: jede Zone für ihre Farbe, der Weg in Sternen. Es gibt fünf Runden, und am Ende zählt nur deine schwächste Farbe, dazu die Sterne. Bisher macht das { $points }. Welche deiner drei Farben liegt zurück?
first-weakest = Neue Plättchen. Such nach Planeten deiner schwächsten Farbe, und lege drei Plättchen so, dass diese Felder sich an einer Kante berühren. Orange zahlt am frühesten, für 2 Planeten und wieder für 4; Grün will 3 und zahlt erst bei 9 seine 5.
first-small = Jede Zone zählt für sich. Drei grüne Planeten bringen 1, sechs bringen 3; zwei Zonen mit je drei sind also weniger wert als eine mit sechs, und ein einzelner Planet bringt gar nichts. Drück auf eine Zahl über dem Quadrat: Sie zeigt, was Zonen ihrer Farbe wert sind und was der besten fehlt.
first-spokes = Eine Linie zwischen zwei Feldern zerschneidet eine Zone, auch wenn die Farbe gleich ist. Dreh also deine Plättchen: Linien gehören dorthin, wo die Farbe ohnehin wechselt, und wo sie auf eine Linie nebenan treffen, verlängern sie den Weg. Lege die anderen sechs.
first-others = Nova baut zur gleichen Zeit. Bei einer Wette wird deine größte Zone einer Farbe mit der größten aller anderen verglichen; auch Gleichstand gewinnt. Wer eine Marke zuerst nimmt, hat sie, darf aber die Plättchen nicht mehr anrühren. Hat Nova eine genommen?
first-bet = Ist die Marke einer Farbe noch da, in der niemand eine größere Zone hat als du? Dann nimm sie. Wenn nicht, ändere, was du magst, und melde dich fertig.
first-second = Runde 2 ist gewertet: zusammen { $points }. Eine Marke, die stimmte, hat ihre Farbe um 3 gehoben, eine falsche um 2 gesenkt; Wetten helfen also auch einer schwachen Farbe.
first-draft = Das ganze Spiel hat zwei Dinge mehr. Jede Runde kommt eine Kaoskarte und verbiegt eine Regel für alle: Lies sie vor allem anderen. Und du wählst deine Plättchen: Von neun behältst du drei und gibst sechs weiter, dann drei von den sechs, die zu dir kommen; die letzten drei kommen ungesehen. Behalte also Planeten deiner schwächsten Farbe, und denk daran, dass andere mit dem bauen, was du weitergibst.
first-go-on = Du weißt alles Nötige. Spiel die anderen drei Runden weiter, und hol dir einen Tipp, wann du magst.
