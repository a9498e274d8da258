### Rock the Galaxy

title = Rock the Galaxy
about = Außerirdische Bands sammeln Liedthemen, nehmen Singles auf und schnappen sich gegenseitig die Fans weg.
variant-first = Erste Partie
variant-first-about = Weniger Singles und Fans, einfache Karten: eine kurze Partie zum Lernen.
variant-basic = Grundspiel
variant-basic-about = Der ganze Vorrat, einfache Karten.
variant-standard = Standard
variant-standard-about = Der ganze Vorrat und alle 101 Karten.

## Was geschah

event-turn = { $reader ->
    [seat] Runde { $round }: Du bist am Zug
   *[nobody] Runde { $round }: { $seat } ist am Zug
}
event-band = { $reader ->
    [seat] Du spielst als { $band }.
   *[nobody] { $seat } spielt als { $band }.
}
event-draw = { $reader ->
    [seat] Du ziehst: { $cards }.
   *[nobody] { $seat } zieht: { $cards }.
}
event-draw-then = { $reader ->
    [seat] Das bringt dir: { $cards }.
   *[nobody] Das bringt: { $cards }.
}
event-draw-unseen = { $count ->
    [one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $count } Karten.
}
event-draw-unseen-then = { $count ->
    [one] Das bringt eine Karte.
   *[other] Das bringt { $count } Karten.
}
event-steal = { $reader ->
    [seat] Du stiehlst von { $from }: { $card }.
    [from] { $seat } stiehlt von dir: { $card }.
   *[nobody] { $seat } stiehlt von { $from }: { $card }.
}
event-steal-unseen = { $seat } stiehlt eine Karte von { $from }.
event-reshuffle = { $cards ->
    [one] Der Ablagestapel (eine Karte) wird zum neuen Nachziehstapel.
   *[other] Der Ablagestapel ({ $cards } Karten) wird zum neuen Nachziehstapel gemischt.
}
event-play = { $reader ->
    [seat] Du spielst { $card }.
   *[nobody] { $seat } spielt { $card }.
}
event-side = { $reader ->
    [seat] Du entscheidest: { event-side-where }.
   *[nobody] { $seat } entscheidet: { event-side-where }.
}
event-side-more = , { event-side-where }.
event-side-where = { $steals ->
    [yes] { $side-from }
   *[no] { $side }
}
event-discard = { $reader ->
    [seat] Du wirfst ab: { $cards }.
   *[nobody] { $seat } wirft ab: { $cards }.
}
event-discard-then = { $reader ->
    [seat] Du wirfst ab: { $cards }.
   *[nobody] Abgeworfen: { $cards }.
}
event-discard-more = , { $cards }.
event-receive = { $reader ->
    [seat] Du bekommst von { $from }: { $cards }.
    [from] { $seat } bekommt von dir: { $cards }.
   *[nobody] { $seat } bekommt von { $from }: { $cards }.
}
event-receive-unseen = { $count ->
    [one] { $seat } bekommt eine Karte von { $from }.
   *[other] { $seat } bekommt { $count } Karten von { $from }.
}
event-show = { $reader ->
    [seat] Du musst abwerfen: { $cards }.
   *[nobody] { $seat } muss abwerfen: { $cards }.
}
event-show-more = , { $cards }.
event-yoink = { $reader ->
    [seat] Du schnappst { $from } einen Fan weg.
    [from] { $seat } schnappt dir einen Fan weg.
   *[nobody] { $seat } schnappt { $from } einen Fan weg.
}
event-yoink-then = { $reader ->
    [from] Einer deiner Fans läuft über.
   *[nobody] Ein Fan von { $from } läuft über.
}
event-yoink-more = {" "}{ event-yoink-then }
event-set = { $reader ->
    [seat] Du spielst ein { $size }er-Set { $theme }: { $cards }.
   *[nobody] { $seat } spielt ein { $size }er-Set { $theme }: { $cards }.
}
event-return-then = { $reader ->
    [seat] { $fans ->
        [one] Einer deiner Fans nimmt Abschied und kehrt in den Vorrat zurück.
       *[other] { $fans } deiner Fans nehmen Abschied und kehren in den Vorrat zurück.
    }
   *[nobody] { $fans ->
        [one] Ein eigener Fan nimmt Abschied und kehrt in den Vorrat zurück.
       *[other] { $fans } eigene Fans nehmen Abschied und kehren in den Vorrat zurück.
    }
}
event-singles-then = { $singles ->
    [0] Im Vorrat liegt keine Single mehr.
    [one] Das Set bringt eine Single.
   *[other] Das Set bringt { $singles } Singles.
}
event-fans = { $reader ->
    [seat] Du gewinnst { event-fans-many }{ event-fans-yoinked }.
    [from] { $seat } gewinnt { event-fans-many }{ event-fans-lost }.
   *[nobody] { $seat } gewinnt { event-fans-many }{ event-fans-yoinked }.
}
event-fans-then = { $reader ->
    [from] Das Set bringt { event-fans-many }{ event-fans-lost }.
   *[nobody] Das Set bringt { event-fans-many }{ event-fans-yoinked }.
}
event-fans-more = {" "}{ event-fans-then }
event-fans-many = { $fans ->
    [one] einen Fan
   *[other] { $fans } Fans
}
event-fans-yoinked = { $yoinked ->
    [0] {""}
    [one] { $all ->
        [yes] , von { $from } weggeschnappt
       *[no] , einer davon von { $from } weggeschnappt
    }
   *[other] { $all ->
        [yes] , von { $from } weggeschnappt
       *[no] , { $yoinked } davon von { $from } weggeschnappt
    }
}
event-fans-lost = { $yoinked ->
    [0] {""}
    [one] { $all ->
        [yes] , von dir weggeschnappt
       *[no] , einer davon von dir weggeschnappt
    }
   *[other] { $all ->
        [yes] , von dir weggeschnappt
       *[no] , { $yoinked } davon von dir weggeschnappt
    }
}
event-no-cards = { $reader ->
    [seat] Du hast keine Karten mehr; damit endet dein Zug.
   *[nobody] { $seat } hat keine Karten mehr; damit endet der Zug.
}
event-end-turn = { $reader ->
    [seat] Du beendest deinen Zug.
   *[nobody] { $seat } beendet den Zug.
}
event-last-round = { $round ->
    [40] Runde 40 ist die letzte Runde.
   *[other] Im Vorrat ist kein Fan mehr: Diese Runde ist die letzte.
}
event-over = Die Partie ist zu Ende.

## Was zur Wahl steht

move-band = Als { $band } spielen
move-play = { $card } ausspielen
move-set = { $size }er-Set { $theme } spielen
move-use = { $card } verwenden
move-discard = { $card } abwerfen
move-pass = { $card } weitergeben
move-direction = { $direction-towards }
move-direction-steal = { $direction-whence }
move-victim = { $seat } einen Fan wegschnappen
move-yoink = { $fans ->
    [one] Einen Fan wegschnappen
   *[other] { $fans } Fans wegschnappen
}
move-yoink-none = Keinen Fan wegschnappen
move-end = Zug beenden und ziehen
move-end-discarding = Genug abgeworfen, ziehen
# A hint: cards that are discarded together, what a draw may bring.
plan-discard = { $cards } abwerfen
plan-discard-draw = { $cards } abwerfen, dann ziehen
hope-set = Danach ein { $size }er-Set { $theme }

## Was gefragt wird

ask-bands = { $reader ->
    [seat] Wähle deine Band.
   *[nobody] { $seat } wählt eine Band.
}
ask-turn = { $reader ->
    [seat] Spiele Aktionen; dann spiele ein Set oder wirf Karten ab. Danach ziehst du nach.
   *[nobody] { $seat } spielt Aktionen, dann ein Set, oder wirft Karten ab.
}
ask-compose = { $reader ->
    [seat] Wähle eine Karte für dein Set.
   *[nobody] { ask-turn }
}
ask-discarding = { $reader ->
    [seat] Wirf weitere Karten ab oder hör auf und zieh.
   *[nobody] { $seat } wirft Karten ab.
}
ask-act-discard = { $reader ->
    [seat] { $count ->
        [one] Für deine Aktion musst du eine Karte abwerfen.
       *[other] Für deine Aktion musst du { $count } Karten abwerfen.
    }
   *[nobody] { $seat } muss für eine Aktion abwerfen.
}
ask-direction-steal = { $reader ->
    [seat] Alle stehlen eine Karte: von welcher Seite?
   *[nobody] { $seat } wählt, von welcher Seite alle stehlen.
}
ask-direction-pass = { $reader ->
    [seat] Alle geben Karten weiter: in welche Richtung?
   *[nobody] { $seat } wählt, in welche Richtung alle weitergeben.
}
ask-give-pass = { $reader ->
    [seat] { $count ->
        [one] Wähle eine Karte zum Weitergeben.
       *[other] Wähle { $count } Karten zum Weitergeben.
    }
   *[nobody] { $seat } wählt, was weitergegeben wird.
}
ask-give-discard = { $reader ->
    [seat] { $count ->
        [one] Wähle eine Karte zum Abwerfen.
       *[other] Wähle { $count } Karten zum Abwerfen.
    }
   *[nobody] { $seat } wählt, was abgeworfen wird.
}
ask-victim = { $reader ->
    [seat] Wem schnappst du einen Fan weg?
   *[nobody] { $seat } wählt, wer einen Fan verliert.
}
ask-yoink = { $reader ->
    [seat] Wie viele dieser Fans schnappst du weg?
   *[nobody] { $seat } entscheidet, wie viele Fans weggeschnappt werden.
}

## Phasen, Kategorien, woher die Punkte kommen

phase-bands = Wahl der Bands
phase-turn = Zug
phase-compose = Set zusammenstellen
phase-discarding = Abwerfen
phase-act-discard = Abwerfen für eine Aktion
phase-direction = Wahl der Richtung
phase-give = Karten abgeben
phase-victim = Wahl einer Band
phase-yoink = Wegschnappen
phase-over = Ende
category-singles = Punkte für Singles
category-fans = Punkte für Fans
part-single = { $count ->
    [one] 1 Single zu { $each } Punkten
   *[other] { $count } Singles zu je { $each } Punkten
}
part-fan = { $count ->
    [one] 1 Fan zu 1 Punkt
   *[other] { $count } Fans zu je 1 Punkt
}

## Spielmaterial

band-orange = Orange Groove
band-purple = Purple Rays
band-green = Green Thrum
band-white = White Noise
colour-orange = Orange
colour-purple = Lila
colour-green = Grün
colour-white = ohne Farbe
side-left = nach links
    .from = von links
    .towards = Nach links
    .whence = Von links
side-right = nach rechts
    .from = von rechts
    .towards = Nach rechts
    .whence = Von rechts
theme-phone = Handys
theme-coffee = Kaffeebecher
theme-truck = Pickups
theme-popper = Konfettikanonen
theme-heart = Herzen
theme-rain = Regenwolken
theme-hat = Cowboyhüte
theme-garden = Gartentore
theme-bicycle = Fahrräder
card-phone = Handy
card-phone-2 = Zwei Handys
card-coffee = Kaffeebecher
card-coffee-2 = Zwei Kaffeebecher
card-truck = Pickup
card-truck-2 = Zwei Pickups
card-popper = Konfettikanone
card-popper-2 = Zwei Konfettikanonen
card-heart = Herz
card-heart-2 = Zwei Herzen
card-rain = Regenwolke
card-rain-2 = Zwei Regenwolken
card-hat = Cowboyhut
card-hat-2 = Zwei Cowboyhüte
card-garden = Gartentor
card-garden-2 = Zwei Gartentore
card-bicycle = Fahrrad
card-bicycle-2 = Zwei Fahrräder
card-note-all = Regenbogennote
card-note-op = Note Orange-Lila
card-note-og = Note Orange-Grün
card-note-pg = Note Lila-Grün
card-big-note = Stadionnote
card-back-1-op = Abschied Orange-Lila
card-back-1-og = Abschied Orange-Grün
card-back-1-pg = Abschied Lila-Grün
card-back-2 = Doppelabschied
card-draw-2 = „2 ziehen“
card-draw-3 = „3 ziehen“
card-draw-2-discard-1 = „2 ziehen, 1 abwerfen“
card-draw-3-discard-2 = „3 ziehen, 2 abwerfen“
card-draw-5-discard-3 = „5 ziehen, 3 abwerfen“
card-steal-draw-1 = „Alle stehlen 1, 1 ziehen“
card-rivals-discard-draw-1 = „Andere werfen 1 ab, 1 ziehen“
card-yoink = „1 Fan schnappen“
card-yoink-discard-1 = „1 Fan schnappen, 1 abwerfen“
card-pass-1-draw-1 = „Alle geben 1 weiter, 1 ziehen“
card-pass-2 = „Alle geben 2 weiter“
card-fresh-hand = „Hand abwerfen, 5 ziehen“
card-draw-to-7 = „Auf 7 ziehen, Zug endet“
card-nothing = „Nichts geschieht“
action-draw = { $count } ziehen
action-discard = { $count } abwerfen
action-steal = Alle stehlen { $count }
action-rivals = Andere werfen { $count } ab
action-yoink = { $count } Fan schnappen
action-pass = Alle geben { $count } weiter
action-discard-all = Hand abwerfen
action-draw-to = Auf { $count } ziehen, Zug endet
action-nothing = Nichts geschieht

## Das Spielfeld

label-hand = Deine Hand
label-hand-of = Hand von { $name }
label-hand-empty = Keine Karten auf der Hand
label-deck = { $count ->
    [one] Nachziehstapel: { $count } Karte
   *[other] Nachziehstapel: { $count } Karten
}
label-discard = { $count ->
    [one] Ablagestapel: { $count } Karte
   *[other] Ablagestapel: { $count } Karten
}
label-discard-title = Ablagestapel
label-supply = Vorrat
label-supply-fans = { $count ->
    [one] { $count } Fan im Vorrat
   *[other] { $count } Fans im Vorrat
}
label-supply-singles = { $count ->
    [one] { $count } Single im Vorrat ({ $colour })
   *[other] { $count } Singles im Vorrat ({ $colour })
}
terminal-singles = { $count ->
    [one] { $count } Single ({ $colour })
   *[other] { $count } Singles ({ $colour })
}
label-singles = { $count ->
    [one] { $count } Single
   *[other] { $count } Singles
}
label-fans = { $count ->
    [one] { $count } Fan
   *[other] { $count } Fans
}
label-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
label-aside = { $count } beiseitegelegt
label-last-round = Letzte Runde
label-stage = Bühne von { $name }: { $band }, { $singles }, { $fans }, { $cards } auf der Hand
label-no-band = noch keine Band
label-sets = Spielbare Sets
label-set = { $count } { $theme }
label-on-table = Auf dem Tisch
label-played-set = Set von { $name }
label-played = Gespielt von { $name }
label-dropped = Abgeworfen von { $name }
label-composing = Dein { $count }er-Set
label-discard-mode = Karten abwerfen
label-discard-stop = Alle behalten
label-discard-go = { $count } abwerfen und ziehen
label-discard-pick = Wähle Karten zum Abwerfen
label-give-go = { $count } weitergeben
label-lay-go = { $count } abwerfen
label-chosen = { $count } von { $of } gewählt
label-end = Zug beenden und ziehen
label-end-discard = Fertig, ziehen
label-yoink-none = Nichts wegschnappen: alle aus dem Vorrat
label-yoink-some = { $count ->
    [one] { $name } { $count } Fan wegschnappen
   *[other] { $name } { $count } Fans wegschnappen
}
label-sets-none = Noch kein Set auf der Hand
label-victim = { $name } einen Fan wegschnappen
label-left = Links: { $name }
label-right = Rechts: { $name }
label-band-wants = Liebt diese Themen: jedes Set bringt Singles
label-band-fans = Nimmt keine Singles auf: jedes Set bringt Fans
label-band-seats = Nur mit { $count } Personen
label-find-sets = { $card }: passende Sets zeigen
label-aid = Was Sets bringen
label-aid-size = Symbole im Set
label-aid-own = Farbe deiner Band
label-aid-other = Andere Farbe
label-aid-yoink = Eine Single zählt 2 Punkte, ein Fan 1. Mit der Farbe einer anderen Band darfst du ihr Fans wegschnappen, statt sie aus dem Vorrat zu nehmen.
label-aid-symbols = { $count } im Stapel

## Hinweise in einer ersten Partie

tip-bands = Sets in der Farbe deiner Band bringen Singles (je 2 Punkte). Sets in anderen Farben bringen Fans (je 1 Punkt).
tip-hand = Das ist deine Hand. Gleiche Bilder bilden Sets aus 3, 4 oder 5 Symbolen; Noten ersetzen jedes Bild ihrer Farben.
tip-action = Karten mit Blitz sind Aktionen: antippen zum Ausspielen, so viele du willst.
tip-sets = Hier sind die Sets, die deine Hand hergibt. Antippen spielt eins; damit endet dein Zug.
tip-discard = Kein gutes Set? Wirf ab, was du nicht brauchst, und ziehe wieder auf fünf.
tip-supply = Wird der letzte Fan des Vorrats genommen, endet das Spiel mit dieser Runde.

## Die begleitete erste Partie (first.toml)

first-band = Wähle deine Band: Nimm Orange Groove. Die Farbe entscheidet, was deine Sets wert sind. Orange Sets bringen dir Singles (je 2 Punkte), Sets in anderen Farben bringen Fans (je 1 Punkt).
first-hand = Das ist deine Hand, nur du siehst sie. Ein Set sind 3, 4 oder 5 gleiche Symbole. Die orange Karte mit zwei Handys zählt schon 2. Noch ein Handy, und du hast ein Set.
first-action = Karten mit Blitz sind Aktionen. Vor deinem Set darfst du so viele spielen, wie du willst. Spiele „2 ziehen, 1 abwerfen“ und suche nach einem Handy.
first-lay = Da ist es: ein Handy! Und ein Fahrrad. Jetzt muss eine Karte weg. Du hast nur einen Hut, und Grün ist nicht deine Farbe: Wähle den Hut und bestätige.
first-set = Drei Handys sind ein Set. Hier steht alles, was deine Hand hergibt; tippe das Set an. Damit endet dein Zug, und du ziehst wieder auf fünf Karten.
first-single = Orange ist deine Farbe, also hast du eine Single aufgenommen: 2 Punkte. Mit der Single vom Anfang hast du { $points } Punkte. Singles nimmt dir niemand weg.
first-rival = Nova spielt Purple Rays und hat ein grünes Set gelegt. Das ist nicht die eigene Farbe, also gab es einen Fan. Fans kann man anderen Bands wegschnappen.
first-yoink = Dafür hast du die richtige Karte aufgehoben. Spiele „1 Fan schnappen, 1 abwerfen“.
first-rare = Novas Fan gehört dir: { $points } Punkte. Dafür wirfst du eine Karte ab. Fahrräder sind selten, es gibt nur 5 Karten damit. Wirf das Fahrrad ab.
first-discard = Deine Hand hat kein Set. Dann darfst du beliebig viele Karten abwerfen und wieder auf fünf ziehen; oft ist das der beste Zug. Drücke „Karten abwerfen“ und wähle das Gartentor und den Kaffee. Das Handy behältst du: Handys sind häufig und haben deine Farbe.
first-end = Jetzt beende deinen Zug: Du ziehst vier Karten.
first-supply = Das ist die Uhr des Spiels. Nimmt jemand hier den letzten Fan, wird die Runde noch zu Ende gespielt. Dann gewinnen die meisten Punkte.
first-again = Jetzt hast du zwei Aktionen auf der Hand. Nova hat keinen Fan, das Schnappen kann also warten. Spiel „3 ziehen, 2 abwerfen“.
first-two = Noch zwei Handys und eine Regenbogennote: Noten stehen für jedes Bild ihrer Farben, und diese hat alle drei. Das sind vier Handys. Kaffee und Pickup können weg.
first-four = Drei Handys und die Note: Tippe das Set aus 4 an.
first-two-singles = Ein Set aus 4 bringt zwei Singles, eins aus 5 brächte drei. Das waren die letzten orangen Singles im Vorrat, deine eigene Farbe bringt also nichts mehr. Ab jetzt willst du Grün und Lila.
first-stolen = Und Nova? Mit „Alle stehlen 1“ haben alle nebenan ungesehen eine Karte aus der Hand gezogen. Nova hat dein Schnappen erwischt und dir damit den Fan genommen: Du hast { $points } Punkte. Fans kommen und gehen, Singles bleiben.
first-green = Wieder kein Set. Zwei Cowboyhüte und zwei Gartentore hast du auf Karten, die doppelt zählen, beide grün: Behalte sie. Wirf den Kaffee, die Regenwolke und die Note ab, die orange und lila ist.
first-end-again = Beende wieder deinen Zug: Du ziehst drei Karten.
first-fan = Da ist ein drittes Gartentor. Grün ist nicht deine Farbe, das Set bringt also einen Fan. Mit 4 oder 5 Symbolen wären es zwei oder drei, und bei Novas Lila dürftest du einen Teil davon Nova wegschnappen. Spiel es aus.
first-go-on = Jetzt weißt du alles Nötige. Sammle häufige Bilder, heb Noten für große Sets auf und achte auf die Fans im Vorrat. Spiel weiter, und hol dir einen Tipp, wann du magst.
