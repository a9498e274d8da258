### Point Galaxy

title = Point Galaxy
about = Nimm Planeten und alles, was dazwischen liegt, und reihe sie zu Sonnensystemen auf.
variant-standard = Standard
variant-standard-about = Zwei bis fünf Personen, eine gemeinsame Auslage.
variant-solo-easy = Solo, leicht
variant-solo-easy-about = Gegen eine KI, die etwa 50 Punkte holt.
variant-solo-medium = Solo, mittel
variant-solo-medium-about = Gegen eine KI, die etwa 60 Punkte holt.
variant-solo-hard = Solo, schwer
variant-solo-hard-about = Gegen eine KI, die etwa 70 Punkte holt.

## Was geschah

event-market = Die Auslage: { $cards }.
event-supply = Raketenplättchen: { $tokens-short }.
event-start = { $reader ->
    [seat] Du beginnst mit { $card-dem }.
   *[nobody] { $seat } beginnt mit { $card-dem }.
}
event-ai-start = Die KI beginnt mit { $card-dem }.
event-first = { $reader ->
    [seat] Du fängst an.
   *[nobody] { $seat } fängt an.
}
event-turn = { $reader ->
    [seat] Runde { $round }: Du bist am Zug
   *[nobody] Runde { $round }: { $seat } ist am Zug
}
event-ai-turn = Runde { $round }: Die KI ist am Zug
event-draft = { $reader ->
    [seat] Du nimmst { $card-einen }.
   *[nobody] { $seat } nimmt { $card-einen }.
}
event-top-then = Darunter liegt { $card-ein }.
event-planet = Neu in der Auslage: { $cards }.
event-split = { $cards ->
    [one] Stapel { $column } ist aufgebraucht; eine Karte von Stapel { $from } ersetzt ihn.
   *[other] Stapel { $column } ist aufgebraucht; { $cards } Karten von Stapel { $from } ersetzen ihn.
}
event-place = { $reader ->
    [seat] Du legst { $card-den } { placed-where }{ gained }.
   *[nobody] { $seat } legt { $card-den } { placed-where }{ gained }.
}
event-found = { $reader ->
    [seat] Du beginnst System { $system } mit { $card-dem }{ gained }.
   *[nobody] { $seat } beginnt System { $system } mit { $card-dem }{ gained }.
}
event-token = { $reader ->
    [seat] Für fünf Raketen nimmst du das Plättchen „{ $token }“{ gained }.
   *[nobody] Für fünf Raketen nimmt { $seat } das Plättchen „{ $token }“{ gained }.
}
event-lapse-then = { $tokens ->
    [one] Es gibt zu wenige Raketenplättchen: Eines fehlt.
   *[other] Es gibt zu wenige Raketenplättchen: { $tokens } fehlen.
}
event-ai-take = Die KI nimmt { $cards-einen }.
event-ai-token-then = Für fünf Raketen nimmt sie das Plättchen „{ $token }“.
event-over = Die Partie ist zu Ende.

placed-where = { $where-id ->
    [top] oben an System { $system } an
    [bottom] unten an System { $system } an
   *[above] über System { $system }
}
gained = { $points ->
    [0] {""}
    [one] : 1 Punkt
   *[other] : { $points } Punkte
}

## Was man wählen kann

move-draft = Aus Zeile { $row }, Spalte { $column } nehmen: { $card }{ symbols }
move-draft-empty = Aus Zeile { $row }, Spalte { $column } nehmen
move-place = { $card } { to-place }
move-place-second = Zweite Karte ({ $card }) { to-place }
move-found = Mit { $card-dem } ein neues System beginnen
move-found-second = Mit der zweiten Karte ({ $card }) ein neues System beginnen
move-no-card = Eine Karte legen
move-token = Plättchen „{ $token }“ nehmen

to-place = { $where-id ->
    [top] oben an System { $system } anlegen
    [bottom] unten an System { $system } anlegen
   *[above] über System { $system } legen
}

## Was gefragt ist

ask-draft = { $reader ->
    [seat] Nimm zwei Karten: Wähle die erste.
   *[nobody] { $seat } nimmt zwei Karten.
}
ask-draft-second = { $reader ->
    [seat] Nimm deine zweite Karte.
   *[nobody] { $seat } nimmt eine zweite Karte.
}
ask-place = { $reader ->
    [seat] Lege deine Karten: Wähle eine, dann ihren Platz.
   *[nobody] { $seat } legt die genommenen Karten.
}
ask-token = { $reader ->
    [seat] Fünf weitere Raketen: Nimm ein Plättchen.
   *[nobody] { $seat } wählt ein Raketenplättchen.
}

## Warum nicht

refusal-empty = In Zeile { $row }, Spalte { $column } liegt keine Karte.
refusal-no-sun = Ein Asteroid braucht eine Sonne ohne Asteroid, und du hast keine.
refusal-sun-first = Ein Asteroid braucht eine Sonne ohne Asteroid, und du hast keine. Nimm zuerst eine Sonne, zum Beispiel { $card-den }.
refusal-no-card = Diese Karte hast du nicht auf der Hand.
refusal-no-system = Du hast kein System { $system }.
refusal-there = Du kannst { $card-den } nicht { to-place }.

## Phasen, Kategorien, woher Punkte kommen

phase-draft = Karten nehmen
phase-place = Karten legen
phase-token = Plättchen nehmen
phase-over = Ende
category-suns = Sonnen
category-planets = Planeten
category-moons = Monde
category-research = Forschung
category-rockets = Raketenplättchen
category-asteroids = Asteroiden
part-sun = { $sets ->
    [one] { $card } in System { $system }: einmal erfüllt
   *[other] { $card } in System { $system }: { $sets }-mal erfüllt
}
part-planets = System { $system }: { $numbers }
part-planets-wild = System { $system }: { $numbers }, mit { $cards } als { $as }
part-moon = { $card } in System { $system }
part-research = { $count ->
    [one] Ein Forschungssymbol: { $letters }
   *[other] { $count } verschiedene Forschungssymbole: { $letters }
}
part-token = { $token }
part-asteroids = { $count ->
    [one] 1 Asteroid
   *[other] { $count } Asteroiden
}

## Material

card-planet = { $name } ({ $number }, { $colours })
    .ein = { $name } ({ $number }, { $colours })
    .einen = { $name } ({ $number }, { $colours })
    .den = { $name } ({ $number }, { $colours })
    .dem = { $name } ({ $number }, { $colours })
card-wild = { $name } (X)
    .ein = { $name } (X)
    .einen = { $name } (X)
    .den = { $name } (X)
    .dem = { $name } (X)
card-sun = Sonne ({ $colours }: { $points })
    .ein = eine Sonne ({ $colours }: { $points })
    .einen = eine Sonne ({ $colours }: { $points })
    .den = die Sonne ({ $colours }: { $points })
    .dem = der Sonne ({ $colours }: { $points })
card-moon = Mond ({ $colours }: { $points })
    .ein = ein Mond ({ $colours }: { $points })
    .einen = einen Mond ({ $colours }: { $points })
    .den = den Mond ({ $colours }: { $points })
    .dem = dem Mond ({ $colours }: { $points })
card-asteroid = Asteroid
    .ein = ein Asteroid
    .einen = einen Asteroiden
    .den = den Asteroiden
    .dem = dem Asteroiden
card-wormhole = Wurmloch
    .ein = ein Wurmloch
    .einen = ein Wurmloch
    .den = das Wurmloch
    .dem = dem Wurmloch
set-one = { $a }
set-two = { $a } + { $b }
set-three = { $a } + { $b } + { $c }
set-either = { $a }/{ $b }
colour-red = rot
colour-gold = gold
colour-green = grün
colour-blue = blau
colour-violet = violett
where-top = oben
where-bottom = unten
where-above = darüber
where-new = neues System
symbols = { $rockets ->
    [0] {""}
    [one] , 1 Rakete
   *[other] , { $rockets } Raketen
}{ $research ->
    [none] {""}
   *[other] , Forschung { $research }
}
token-T01 = 1 Punkt je 2 rote Planeten
    .short = rote Paare
token-T02 = 1 Punkt je 2 goldene Planeten
    .short = goldene Paare
token-T03 = 1 Punkt je 2 grüne Planeten
    .short = grüne Paare
token-T04 = 1 Punkt je 2 blaue Planeten
    .short = blaue Paare
token-T05 = 1 Punkt je 2 violette Planeten
    .short = violette Paare
token-T06 = 2 Punkte je System mit mindestens 4 Planeten
    .short = 4er-Systeme
token-T07 = 4 Punkte je System mit mindestens 6 Planeten
    .short = 6er-Systeme
token-T08 = 1 Punkt je eigenes Raketenplättchen, dieses mitgezählt
    .short = Raketenplättchen
token-T09 = 1 Punkt je Asteroid
    .short = Asteroiden
token-T10 = 1 Punkt je Wurmloch
    .short = Wurmlöcher
token-T11 = 2 Punkte je 3 Monde
    .short = Monde
token-T12 = 1 Punkt je 2 Forschungssymbole, auch gleiche
    .short = Forschung
token-T13 = 1 Punkt je Planet mit der Zahl 1
    .short = Planeten mit 1
token-T14 = 1 Punkt je Planet mit der Zahl 3
    .short = Planeten mit 3
token-T15 = 1 Punkt je Planet mit der Zahl 5
    .short = Planeten mit 5
token-T16 = 1 Punkt je Planet mit der Zahl 7
    .short = Planeten mit 7
token-T17 = 2 Punkte je Satz Planeten in allen 5 Farben
    .short = alle 5 Farben
token-T18 = 1 Punkt je Satz aus einem roten, einem goldenen und einem grünen Planeten
    .short = rot + gold + grün
token-T19 = 1 Punkt je Satz aus einem goldenen, einem grünen und einem blauen Planeten
    .short = gold + grün + blau
token-T20 = 1 Punkt je Satz aus einem grünen, einem blauen und einem violetten Planeten
    .short = grün + blau + violett
token-T21 = 1 Punkt je Satz aus einem blauen, einem violetten und einem roten Planeten
    .short = blau + violett + rot
token-T22 = 1 Punkt je Satz aus einem violetten, einem roten und einem goldenen Planeten
    .short = violett + rot + gold
token-T23 = 1 Punkt je Sonne, die Startsonne mitgezählt
    .short = Sonnen
token-T24 = 4 Punkte je 3 gleiche Forschungssymbole
    .short = Forschungsdrillinge

## Das Spielfeld

label-round = Runde { $round } von { $most }
label-market = Auslage
label-column = { $count ->
    [one] Spalte { $column } (1 Karte)
   *[other] Spalte { $column } ({ $count } Karten)
}
label-pile = { $count ->
    [one] Noch 1 Karte in diesem Stapel
   *[other] Noch { $count } Karten in diesem Stapel
}
label-supply = Raketenplättchen
label-tokens = Raketenplättchen: { $tokens-short }
label-tokens-none = Raketenplättchen: keine
label-hand = Zu legen
label-goes-to = passt
label-no-room = kein Platz
label-galaxy = Galaxie von { $name }
label-mine = Deine Galaxie
label-others = Andere Galaxien
label-enlarge = Galaxie von { $name } groß zeigen
label-back = Zurück zu deiner Galaxie
label-system = System { $system }
label-new-system = Neues System
label-no-sun = keine Sonne
label-empty = leer
label-take = Diese Karte nehmen
label-take-both = Beide nehmen
label-clear = Zurück
label-choose = Wähle eine Karte, oder zwei, um sie zusammen zu nehmen.
label-choose-last = Wähle die zweite Karte.
label-place = { $card } legen
label-placing = Wähle einen Platz: { $card }.
label-gain = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
label-token-now = Was jedes Plättchen sofort bringt
label-rockets = { $count ->
    [one] 1 Rakete, nächstes Plättchen bei { $next }
   *[other] { $count } Raketen, nächstes Plättchen bei { $next }
}
label-research = { $count ->
    [one] 1 Forschungssymbol
   *[other] { $count } Forschungssymbole
}
label-suns = { $count ->
    [one] 1 Sonne
   *[other] { $count } Sonnen
}
label-moons = { $count ->
    [one] 1 Mond
   *[other] { $count } Monde
}
label-asteroids = { $count ->
    [one] 1 Asteroid
   *[other] { $count } Asteroiden
}
label-wormholes = { $count ->
    [one] 1 Wurmloch
   *[other] { $count } Wurmlöcher
}
label-scale = Verschiedene Zahlen oder Symbole: { $scale }
label-prizes = Asteroiden: { $prizes }, bei Gleichstand geteilt
label-ai-takes = Die KI nimmt: { $card }
label-skip = Weiter
label-ai = KI
rival-ai = Die KI
label-ai-first = Das nimmt die KI zuerst
label-ai-second = Das nimmt die KI danach
label-planet-face = { $name }: { $number }, { $colours }{ symbols }
label-wild-face = { $name }: X, beliebige Zahl{ symbols }
label-sun-each = { $points ->
    [one] Sonne: 1 Punkt je Planet ({ $colours }){ symbols }
   *[other] Sonne: { $points } Punkte je Planet ({ $colours }){ symbols }
}
label-sun-set = { $points ->
    [one] Sonne: 1 Punkt je Satz { $colours }{ symbols }
   *[other] Sonne: { $points } Punkte je Satz { $colours }{ symbols }
}
label-moon-one = Mond: { $points } Punkte neben einem Planeten ({ $a }){ symbols }
label-moon-two = Mond: { $points } Punkte zwischen zwei Planeten ({ $a } und { $b }){ symbols }
label-asteroid-face = Asteroid{ symbols }
label-wormhole-face = Wurmloch{ symbols }
label-achievements = Erreichte Erfolge
label-achievement = { $category ->
    [total] Mindestens { $points } Punkte
    [suns] Mindestens { $points } Punkte mit Sonnen
    [planets] Mindestens { $points } Punkte mit Planeten
    [moons] Mindestens { $points } Punkte mit Monden
    [rockets] Mindestens { $points } Punkte mit Raketenplättchen
   *[unique_research] Alle { $points } Forschungssymbole
}

## Hinweise in einer ersten Partie

tip-market = Hier liegen neun Karten: oben Sonnen, Monde, Asteroiden und Wurmlöcher, darunter sechs Planeten. Nimm zwei beliebige.
tip-hand = Wähle eine Karte, dann einen Platz. Die Zahl am Platz sagt, wie viele Punkte er sofort bringt.
tip-galaxy = Ein System ist eine Spalte. Seine Planeten müssen auf- oder absteigen, ohne Wiederholung; eine Sonne darüber belohnt Farben.
tip-tokens = Jede fünfte Rakete in deiner Galaxie bringt dir eines davon.

## Die begleitete erste Partie (first.toml)

first-sun = Das ist deine Galaxie. Sie beginnt mit einer Sonne: 2 Punkte für jedes Paar aus einem grünen und einem roten Planeten darunter.
first-market = In jedem Zug nimmst du zwei Karten. Deine Sonne will Grün und Rot: Tippe die grüne 3 und die rote 5 an und nimm beide.
first-three = Jetzt legst du sie. Die grüne 3 kommt unter deine Sonne: Ein System ist eine Spalte, und seine Planeten gehören zu dieser Sonne.
first-five = Die Zahlen eines Systems müssen durchgehend steigen oder fallen. Lege die rote 5 über die 3; dann passen unten noch 2 und 1.
first-four-points = { $points } Punkte: 2 für das Paar der Sonne und 2 für zwei verschiedene Zahlen. Drei brächten 3, vier 5 und alle sieben 12. Nova hat inzwischen auch zwei Planeten gelegt.
first-moon = Hier ist ein grüner Mond. Er bringt 3 Punkte, wenn direkt neben ihm ein grüner Planet liegt. Nimm den Mond und dazu die gold-violette 1, damit es weiter abwärts geht.
first-under = Lege den Mond nach unten, direkt unter die grüne 3.
first-one = Der Mond leuchtet. Die Zahlenreihe unterbricht er nicht: Lege die 1 darunter. 5, 3, 1 fällt.
first-eight-points = { $points } Punkte nach zwei Zügen: 2 von der Sonne, 3 für drei Zahlen, 3 vom Mond.
first-second = Eine Sonne reicht nicht. Diese zahlt 5 Punkte für jeden Satz aus einem grünen, einem blauen und einem violetten Planeten darunter. Nimm sie und dazu die blaue 3.
first-found = Lege zuerst die Sonne: Sie beginnt ein eigenes System neben dem anderen.
first-blue = Die blaue 3 kommt darunter. Liegen dort auch ein grüner und ein violetter Planet, zahlt die Sonne ihre 5.
first-asteroid = { $points } Punkte. Nova hat einen Asteroiden genommen: Wer die meisten hat, bekommt 10 Punkte, die zweitmeisten bringen 6. Das kann sich bis zum Ende ändern, und hier liegt noch einer.
first-tokens = Manche Karten zeigen Raketen. Jede fünfte Rakete in deiner Galaxie bringt dir eines dieser Plättchen, und jedes zahlt auf seine Art. Nova hat gerade eines genommen.
first-take = Nimm den Asteroiden und dazu das X mit dem Buchstaben A unten links: Ein X ist jede Zahl, die du brauchst, hat aber keine Farbe.
first-above = Asteroiden liegen über einer Sonne, einer je Sonne. Lege ihn über deine erste Sonne.
first-x = Lege das X oben an dein erstes System. Über der 5 ist es eine 6 oder 7: die vierte verschiedene Zahl dort.
first-twenty-points = { $points } Punkte. Du und Nova habt je einen Asteroiden: Ihr teilt euch 10 und 6, das sind 8 für jeden. Vier Zahlen zahlen 5 statt 3. Und das A ist dein erstes Forschungssymbol: Verschiedene Buchstaben zahlen wie Zahlen, über deine ganze Galaxie.
first-rival = Das ist Novas Galaxie. Wirf einen Blick darauf, bevor du wählst: Eine Karte, die dir wenig bringt, ist vielleicht genau die, auf die Novas Sonnen und Monde warten, und was du aufdeckst, kann Nova nehmen.
first-own = Jetzt wähle selbst. Die Zahl an einer Karte sagt, was sie sofort brächte; was sie später bringen kann, schätzt du: Findet eine Sonne ihre Farben, passt eine Zahl noch? Nimm zwei Karten.
first-own-places = Die goldenen Rahmen zeigen, wohin eine Karte kann und was sie dort bringt. Ein leerer Rahmen beginnt ein neues System. Lege beide.
first-go-on = So geht es dreizehn Züge lang. Lange Systeme zahlen am meisten: Die sechste und siebte Zahl bringen 2 und 3 Punkte. Spiel weiter, und hol dir einen Tipp, wann du magst.
