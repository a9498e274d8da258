### Tiny Galaxies

title = Tiny Galaxies
about = Würfeln, zu Planeten fliegen, sie besiedeln und mitmachen, was die anderen tun.
variant-standard = Standard
variant-standard-about = Das ganze Spiel, bis 21 Punkte.

## Was geschah

event-turn = { $reader ->
    [seat] Runde { $round }: Du bist am Zug
   *[nobody] Runde { $round }: { $seat } ist am Zug
}
event-draw = { $count ->
    [one] { $planets } wird ausgelegt.
   *[other] Ausgelegt werden { $planets }.
}
event-draw-then = { $planets } rückt in die Reihe nach.
event-roll = { $reader ->
    [seat] Du würfelst { $dice }.
   *[nobody] { $seat } würfelt { $dice }.
}
event-reroll = { $reader ->
    [seat] Du zahlst 1 Energie und wirfst neu: { $dice }.
   *[nobody] { $seat } zahlt 1 Energie und wirft neu: { $dice }.
}
event-activate = { $full ->
    [none] { $reader ->
        [seat] Du setzt { $face } ein und erhältst { $gains }.
       *[nobody] { $seat } setzt { $face } ein und erhält { $gains }.
    }
   *[other] { $reader ->
        [seat] Du setzt { $face } ein, hast aber schon 7 { $full }.
       *[nobody] { $seat } setzt { $face } ein, hat aber schon 7 { $full }.
    }
}
event-convert = { $reader ->
    [seat] Für { $cost } wandelst du { $old } in { $new } um{ event-and-gained }.
   *[nobody] Für { $cost } wandelt { $seat } { $old } in { $new } um{ event-and-gained }.
}
# Games of earlier versions do not say who was followed.
event-follow = { $from ->
    [none] { $reader ->
        [seat] Du folgst für 1 Kultur mit { $face }{ event-and-gains }.
       *[nobody] { $seat } folgt für 1 Kultur mit { $face }{ event-and-gains }.
    }
   *[other] { $reader ->
        [seat] Du folgst { $from } für 1 Kultur mit { $face }{ event-and-gains }.
        [from] { $seat } folgt dir für 1 Kultur mit { $face }{ event-and-gains }.
       *[nobody] { $seat } folgt { $from } für 1 Kultur mit { $face }{ event-and-gains }.
    }
}
event-move = { $way-id ->
    [home] { $planet ->
        [none] { $reader ->
            [seat] Du rufst dein Schiff nach Hause.
           *[nobody] { $seat } ruft ein Schiff nach Hause.
        }
       *[other] { $reader ->
            [seat] Du rufst dein Schiff von { $planet } nach Hause.
           *[nobody] { $seat } ruft ein Schiff von { $planet } nach Hause.
        }
    }
    [land] { $reader ->
        [seat] Du landest auf { $planet }.
       *[nobody] { $seat } landet auf { $planet }.
    }
   *[orbit] { $reader ->
        [seat] Du fliegst in den Orbit von { $planet }.
       *[nobody] { $seat } fliegt in den Orbit von { $planet }.
    }
}
event-use = { $reader ->
    [seat] Du nutzt { $planet }{ event-for }{ event-and-gained }.
   *[nobody] { $seat } nutzt { $planet }{ event-for }{ event-and-gained }.
}
event-for = { $cost ->
    [none] {""}
   *[other] {" "}für { $cost }
}
event-and-gains = { $gains ->
    [none] {""}
   *[other] { $reader ->
        [seat] {" "}und erhältst { $gains }
       *[nobody] {" "}und erhält { $gains }
    }
}
event-and-gained = { $full ->
    [none] { event-and-gains }
   *[other] { $reader ->
        [seat] , hast aber schon 7 { $full }
       *[nobody] , hat aber schon 7 { $full }
    }
}
event-lose = { $reader ->
    [seat] Du gibst einen Würfel mit { $face } ab{ event-and-gains }.
   *[nobody] { $seat } gibt einen Würfel mit { $face } ab{ event-and-gains }.
}
event-back = { $reader ->
    [seat] Du gehst bei { $planet } zurück auf { $space } von { $length }{ event-and-gains }.
   *[nobody] { $seat } geht bei { $planet } zurück auf { $space } von { $length }{ event-and-gains }.
}
event-gain-then = { $everyone ->
    [yes] { $reader ->
        [owner] Alle anderen erhalten { $gains }.
       *[nobody] Alle außer { $owner } erhalten { $gains }.
    }
   *[no] { $reader ->
        [owner] Du erhältst { $gains }.
       *[nobody] { $owner } erhält { $gains }.
    }
}
event-advance = { $by ->
    [none] { $reader ->
        [seat] Du rückst mit { $die } bei { $planet } vor: { $space } von { $length }.
       *[nobody] { $seat } rückt mit { $die } bei { $planet } vor: { $space } von { $length }.
    }
   *[other] { $reader ->
        [seat] Dank { $by } rückst du bei { $planet } vor: { $space } von { $length }.
       *[nobody] Dank { $by } rückt { $seat } bei { $planet } vor: { $space } von { $length }.
    }
}
event-colonize = { $by ->
    [none] { $reader ->
        [seat] Du besiedelst { $planet } mit { $die }: { event-points }!
       *[nobody] { $seat } besiedelt { $planet } mit { $die }: { event-points }!
    }
   *[other] { $reader ->
        [seat] Dank { $by } besiedelst du { $planet }: { event-points }!
       *[nobody] Dank { $by } besiedelt { $seat } { $planet }: { event-points }!
    }
}
event-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
event-sent-home-then = { $count ->
    [one] { $ships ->
        [one] { $reader ->
            [owners] Dein Schiff dort muss nach Hause.
           *[nobody] Das Schiff von { $owners } muss nach Hause.
        }
       *[other] { $reader ->
            [owners] Deine { $ships } Schiffe dort müssen nach Hause.
           *[nobody] Die { $ships } Schiffe von { $owners } müssen nach Hause.
        }
    }
   *[other] { $reader ->
        [owners] { $ships ->
            [one] Dein Schiff dort muss nach Hause, andere ebenso.
           *[other] Deine { $ships } Schiffe dort müssen nach Hause, andere ebenso.
        }
       *[nobody] Die Schiffe von { $owners } müssen nach Hause.
    }
}
event-upgrade = { $reader ->
    [seat] Du baust für { $cost } auf Stufe { $level } aus: { event-brings }.
   *[nobody] { $seat } baut für { $cost } auf Stufe { $level } aus: { event-brings }.
}
event-brings = { $brings-id ->
    [die] { event-points } und ein Würfel mehr
    [ship] { event-points } und ein Schiff mehr
   *[nothing] { event-points }
}
event-last-round = { $reader ->
    [seat] Du hast { $points } Punkte: Diese Runde ist die letzte.
   *[nobody] { $seat } hat { $points } Punkte: Diese Runde ist die letzte.
}
event-last-round-then = Das macht zusammen { $points } Punkte: Diese Runde ist die letzte.
event-over = Die Partie ist zu Ende.

## Was zur Wahl steht

move-activate = { $face } einsetzen
move-activate-gain = { $face } einsetzen: { $gains } erhalten
move-convert = { $old } für 1 { $pay } in { $new } umwandeln
move-reroll = { $count } Würfel für 1 Energie neu werfen
move-end = Zug beenden
move-ship-home = Ein Schiff von zu Hause nehmen
move-ship-surface = Das Schiff auf { $planet } nehmen
move-ship-orbit = Das Schiff im Orbit von { $planet } nehmen
move-go-home = Nach Hause fliegen
move-go-surface = Auf { $planet } landen
move-go-orbit = In den Orbit von { $planet } fliegen
move-no-planet = Dorthin fliegen, wo kein Planet ist
move-use = { $planet } nutzen ({ ability })
move-follow-gain = Für 1 Kultur folgen: { $gains } erhalten
move-follow-advance = Für 1 Kultur folgen: vorrücken bei { $planets }
move-follow-colonize = Für 1 Kultur folgen: { $planet } besiedeln ({ event-points })
move-follow-move = Für 1 Kultur folgen: ein Schiff bewegen
move-follow-utilize = Für 1 Kultur folgen: ausbauen oder eine Kolonie nutzen
move-pass-land = Den Planeten nicht nutzen
move-pass-follow = Nicht folgen
move-pass-offer = Nicht vorrücken
move-upgrade = Für { $cost } auf Stufe { $level } ausbauen
move-lose = { $face } abgeben
move-back = Bei { $planet } zurückgehen, auf { $space } von { $length }
move-advance = Bei { $planet } vorrücken, auf { $space } von { $length }
move-colonize = { $planet } besiedeln ({ event-points })

## Fähigkeiten

ability = { $cost ->
    [none] { $brings }
   *[other] { $cost }: { $brings }
}
cost-energy = { $count } Energie zahlen
cost-culture = { $count } Kultur zahlen
cost-die = einen unbenutzten Würfel abgeben
cost-back-life = { $count } zurück auf einer Lebensleiste
cost-back-tech = { $count } zurück auf einer Technikleiste
cost-back-either = { $count } zurück auf einer beliebigen Leiste
gain-energy = { $count } Energie erhalten
gain-culture = { $count } Kultur erhalten
advance-life = { $count } vor auf einer Lebensleiste
advance-tech = { $count } vor auf einer Technikleiste
advance-either = { $count } vor auf einer beliebigen Leiste
others-energy = alle anderen erhalten { $count } Energie
others-culture = alle anderen erhalten { $count } Kultur
others-advance-life = alle anderen dürfen { $count } vor auf einer Lebensleiste
others-advance-tech = alle anderen dürfen { $count } vor auf einer Technikleiste
others-advance-either = alle anderen dürfen { $count } vor auf einer beliebigen Leiste
amount-energy = { $count } Energie
amount-culture = { $count } Kultur

## Was ein Tipp außer Punkten bringt

figure-energy = { $sign }{ $count } Energie
figure-culture = { $sign }{ $count } Kultur
figure-space = { $what } { $sign }{ $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}

## Was gefragt wird

ask-main = { $reader ->
    [seat] Setze einen Würfel ein, wirf neu, wandle einen um oder beende deinen Zug.
   *[nobody] { $seat } wählt einen Würfel.
}
ask-main-stuck = { $reader ->
    [seat] Keiner deiner Würfel passt gerade: Wirf neu, wandle einen um oder beende deinen Zug.
   *[nobody] { $seat } wählt einen Würfel.
}
ask-main-done = { $reader ->
    [seat] Alle Würfel sind verbraucht: Beende deinen Zug.
   *[nobody] { $seat } beendet den Zug.
}
ask-ship = { $reader ->
    [seat] Welches Schiff fliegt?
   *[nobody] { $seat } bewegt ein Schiff.
}
ask-go = { $reader ->
    [seat] Wohin? Lande, um die Fähigkeit zu nutzen, oder flieg in den Orbit, um den Planeten zu gewinnen.
   *[nobody] { $seat } bewegt ein Schiff.
}
ask-land = { $reader ->
    [seat] Nutzt du die Fähigkeit von { $planet }?
   *[nobody] { $seat } darf { $planet } nutzen.
}
ask-follow = { $reader ->
    [seat] { $from } hat { $face } eingesetzt. Für 1 Kultur mitmachen?
    [from] { $seat } darf dir folgen: { $face }.
   *[nobody] { $seat } darf { $from } folgen: { $face }.
}
ask-utilize = { $reader ->
    [seat] Baue deine Galaxie aus oder nutze eine Kolonie.
   *[nobody] { $seat } baut aus oder nutzt eine Kolonie.
}
ask-lose = { $reader ->
    [seat] { $planet } kostet einen Würfel: Welchen gibst du ab?
   *[nobody] { $seat } gibt für { $planet } einen Würfel ab.
}
ask-back = { $reader ->
    [seat] { $planet } kostet ein Feld: Welches Schiff geht zurück?
   *[nobody] { $seat } zieht für { $planet } ein Schiff zurück.
}
ask-advance = { $reader ->
    [seat] Welches Schiff rückt { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } auf { $track-dative } vor?
   *[nobody] { $seat } rückt ein Schiff auf { $track-dative } vor.
}
ask-offer = { $reader ->
    [seat] Du darfst ein Schiff { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } auf { $track-dative } vorrücken.
   *[nobody] { $seat } darf ein Schiff auf { $track-dative } vorrücken.
}

## Warum nicht

refusal-move = Keines deiner Schiffe kann irgendwohin.
refusal-energy = Keines deiner Schiffe ist zu Hause oder bei einem Energieplaneten.
refusal-culture = Keines deiner Schiffe ist bei einem Kulturplaneten.
refusal-life = Du hast kein Schiff auf einer Lebensleiste.
refusal-tech = Du hast kein Schiff auf einer Technikleiste.
refusal-utilize = Du kannst weder die nächste Stufe noch eine Kolonie bezahlen.
refusal-utilize-top = Deine Galaxie ist fertig, und du kannst keine Kolonie bezahlen.
refusal-no-die = Kein unbenutzter Würfel zeigt { $face }.
refusal-no-dice = Es ist kein Würfel mehr da, den du neu werfen könntest.
refusal-reroll-energy = Neu werfen kostet 1 Energie, und du hast keine.
refusal-converted = Du hast in diesem Zug schon einen Würfel umgewandelt.
refusal-no-resource = Du hast keine { $resource }, um damit zu zahlen.
refusal-same-face = Drehe den Würfel auf eine andere Seite.
refusal-convert = { $face } ließe sich gerade nicht einsetzen.
refusal-die-first = Setze zuerst einen Würfel ein.
refusal-ship = Dort hast du kein Schiff, das fliegen könnte.
refusal-at-home = Das Schiff ist schon zu Hause.
refusal-no-planet = Dort ist kein Planet.
refusal-same-planet = Ein Schiff fliegt zu einem anderen Planeten, und dieses ist schon bei { $planet }.
refusal-own-ship = Dort, bei { $planet }, hast du schon ein Schiff.
refusal-top-level = Deine Galaxie hat schon die letzte Stufe.
refusal-price = Stufe { $level } kostet { $count } { $resource }.
refusal-ability = Du kannst { $planet } gerade nicht bezahlen.
refusal-not-yours = { $planet } ist keine Kolonie von dir.
refusal-advance = Dort hast du kein Schiff, das vorrücken könnte.
refusal-back = Dort hast du kein Schiff, das zurückgehen könnte.

## Phasen, Kategorien, woher die Punkte kommen

phase-main = Würfelwahl
phase-ship = Schiffswahl
phase-go = Flug
phase-land = Landung
phase-follow = Folgen
phase-utilize = Nutzen
phase-lose = Würfel abgeben
phase-back = Zurückgehen
phase-advance = Vorrücken
phase-offer = Geschenktes Vorrücken
phase-over = Ende
category-planets = Planeten
category-galaxy = Galaxie
part-planet = { $planet }
part-galaxy = Galaxie der Stufe { $level }

## Spielmaterial

face-move = Bewegen
face-energy = Energie
face-culture = Kultur
face-life = Leben
face-tech = Technik
face-utilize = Nutzen
resource-energy = Energie
resource-culture = Kultur
track-life = eine Lebensleiste
    .dative = einer Lebensleiste
track-tech = eine Technikleiste
    .dative = einer Technikleiste
track-either = eine beliebige Leiste
    .dative = einer beliebigen Leiste
planet-P01 = Pebblet
planet-P02 = Dewmere
planet-P03 = Rainfarnweite
planet-P04 = Ollo
planet-P05 = Larkspire
planet-P06 = Mossdell
planet-P07 = Cinderby
planet-P08 = Fernhold
planet-P09 = Quillane
planet-P10 = Brackwater
planet-P11 = Saffrona
planet-P12 = Hollowmere
planet-P13 = Tindra
planet-P14 = Umberlin
planet-P15 = Veshka
planet-P16 = Willowane
planet-P17 = Arroway
planet-P18 = Glasswind
planet-P19 = Irisande
planet-P20 = Kestrava
planet-P21 = Lumenoor
planet-P22 = Marrowick
planet-P23 = Nettlestar
planet-P24 = Orchalis
planet-P25 = Palewick
planet-P26 = Rookhaven
planet-P27 = Sablemont
planet-P28 = Thornlight
planet-P29 = Velloria
planet-P30 = Wyrmgate
planet-P31 = Yarrowen
planet-P32 = Zephyrine
planet-P33 = Auralistiefe
planet-P34 = Nordkrone
planet-P35 = Cobaltine
planet-P36 = Abendmeridian
planet-P37 = Elderglow
planet-P38 = Farholme
planet-P39 = Labsal
planet-P40 = Hearthfar

## Das Spielbrett

label-strip = Punkte und Rohstoffe von allen
label-goal = { $points } von { $goal } Punkten
label-held = { $amount } von { $limit }
label-row = Die Planeten
label-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
label-surface = { $planet }, Oberfläche: { $who }
label-orbit = { $planet }, Leiste: { $who }
label-orbit-at = { $who } auf Feld { $space }
label-nobody = niemand
label-empty = Leer
label-pool = { $count ->
    [0] Keine Planeten mehr
    [one] Noch { $count } Planet
   *[other] Noch { $count } Planeten
}
terminal-bay = Aktionsleiste ([ ]: andere dürfen folgen)
label-bay = Aktionsleiste
label-slot = Feld { $slot }
label-slot-yellow = Feld { $slot }, andere dürfen folgen
label-converter = Wandler
label-dice = Deine Würfel
label-dice-of = Würfel von { $name }
label-dice-none = Alle Würfel sind verbraucht.
label-lost = Abgegeben
label-reroll = Neu werfen
label-convert = Umwandeln
label-convert-old = Welcher Würfel?
label-convert-new = Auf welche Seite?
label-convert-pay = Womit zahlst du?
label-convert-stop = Doch nicht
label-end = Zug beenden
label-mat = Galaxie von { $name }
label-mat-own = Deine Galaxie
label-level = Stufe { $level }
label-level-next = Stufe { $level }; die nächste kostet { $cost } Energie oder { $cost } Kultur
label-home = { $count ->
    [0] Kein Schiff zu Hause
    [one] { $count } Schiff zu Hause
   *[other] { $count } Schiffe zu Hause
}
label-at-home = Zu Hause
label-colonies = Kolonien
label-colonies-none = Noch keine Kolonien
label-followed = folgt
label-passed = passt
label-last-round = Letzte Runde
label-now = Am Zug
label-surface-short = Oberfläche
standing-no-follow = In diesem Zug nicht mehr fragen, ob ich folge
standing-only-move = Nur bei Bewegen fragen

## Die Spielhilfe

aid = Spielhilfe
aid-goal = Wer { $goal } Punkte erreicht, läutet das Ende ein; die Runde wird noch zu Ende gespielt.
aid-dice = Die sechs Würfelseiten
aid-move = Ein Schiff auf einen Planeten setzen (und gleich seine Fähigkeit nutzen), auf seine Leiste oder nach Hause.
aid-energy = 1 Energie für jedes deiner Schiffe bei einem Energieplaneten oder zu Hause.
aid-culture = 1 Kultur für jedes deiner Schiffe bei einem Kulturplaneten.
aid-life = Ein Schiff 1 Feld auf einer Lebensleiste vorrücken. Am Ende gehört der Planet dir.
aid-tech = Ein Schiff 1 Feld auf einer Technikleiste vorrücken. Am Ende gehört der Planet dir.
aid-utilize = Die Galaxie ausbauen oder eine deiner Kolonien nutzen.
aid-costs = Was du bezahlen kannst
aid-reroll = 1 Energie: alle unbenutzten Würfel neu werfen, so oft du willst.
aid-convert = 1 Energie oder 1 Kultur: einmal im Zug einen Würfel auf die Seite drehen, die du brauchst.
aid-follow = 1 Kultur: einem Würfel folgen, der auf einem gelben Feld liegt.
aid-limit = Du hast höchstens { $limit } Energie und { $limit } Kultur.
aid-levels = Deine Galaxie, Stufe um Stufe
aid-level = Stufe
aid-cost = Preis
aid-level-dice = Würfel
aid-level-ships = Schiffe
aid-level-points = Punkte

## Hinweise in der ersten Partie

tip-dice = Das sind deine Würfel. Jeder zeigt eine Aktion; tippe einen an, um ihn einzusetzen.
tip-row = Schicke Schiffe hierher. Auf der Oberfläche nutzt du die Fähigkeit des Planeten, auf seiner Leiste arbeitest du dich zum Ende vor und gewinnst ihn.
tip-mat = Mit Energie wirfst du Würfel neu, mit Kultur folgst du den anderen. Mit beidem baust du aus.
tip-bay = Würfeln auf den ersten drei Feldern und im Wandler dürfen die anderen folgen.
tip-follow = Jemand hat einen Würfel eingesetzt. Zahle 1 Kultur und tu dasselbe.

## Die begleitete erste Partie (first.toml)

first-row = Um diese Planeten geht es. Jeder hat eine Leiste; wer zuerst ein Schiff an ihr Ende bringt, besiedelt den Planeten und bekommt seine Punkte. Bei 21 Punkten beginnt die letzte Runde.
first-energy = Du hast vier Würfel geworfen; jeder zeigt eine Aktion. Nimm zuerst Energie: 1 Energie für jedes Schiff zu Hause, und beide sind zu Hause.
first-utilize = 4 Energie. Nimm jetzt Nutzen: Damit kann deine Galaxie eine Stufe steigen.
first-level = Stufe 2 kostet 2, ganz in Energie oder ganz in Kultur. Zahle mit Energie.
first-move = Stufe 2: { $points } Punkt, und ab dem nächsten Zug wirfst du fünf Würfel. Nimm jetzt Bewegen und schicke ein Schiff los.
first-orbit = Schicke es in den Orbit von Cinderby: Tippe die Leiste an. Auf der Oberfläche würdest du die Fähigkeit nutzen; im Orbit stehst du auf der Leiste, und diese ist nur zwei Felder lang.
first-life = Cinderbys Leiste ist eine Lebensleiste. Nimm den Lebenswürfel: Das Schiff rückt ein Feld vor.
first-keep = Alle deine Würfel sind benutzt, also ist Nova dran und hat Bewegen genommen. Für 1 Kultur dürftest du folgen und auch bewegen. Du hast nur eine Kultur: Spare sie für Besseres und passe.
first-follow = Dafür hast du gespart. Nova hat Leben am selben Planeten eingesetzt, aber du bist ein Feld voraus. Folge: Dein Schiff erreicht das Ende.
first-colony = Cinderby gehört dir, mitten in Novas Zug! Alle Schiffe dort sind heimgekehrt, und ein neuer Planet ist da. Du hast { $points } Punkte: 1 für Cinderby, 1 für Stufe 2.
first-convert = Wieder dein Wurf, jetzt mit fünf Würfeln. Beide Schiffe sind zu Hause, und keiner zeigt Bewegen. Einmal im Zug wandelt 1 Energie einen Würfel um: Drücke Umwandeln, wähle Leben und mach Bewegen daraus.
first-far = Schicke ein Schiff in den Orbit von Zephyrine. Ihre Leiste verlangt Technik, und du hast zwei Technikwürfel.
first-tech = Nimm beide Technikwürfel: zwei Felder auf dem Weg zu 5 Punkten. Planeten, die mehr wert sind, haben längere Leisten.
first-culture = Setz jetzt Kultur ein: Zephyrine liefert Kultur, und dein Schiff ist dort. Das bringt 1. Schiffe zählen im Orbit wie auf der Oberfläche.
first-ability = Für Stufe 3 hast du zu wenig. Aber mit Nutzen kannst du auch einen Planeten einsetzen, den du besiedelt hast: Nimm es, und wähle Cinderbys Fähigkeit.
first-decline = Nova hat Nutzen eingesetzt und ist nun auf Stufe 2. Für deine einzige Kultur könntest du folgen, bekämst aber nur 1 Energie von Cinderby. Folge nicht, und warte ab.
first-copy = Jetzt hat Nova ein Schiff bewegt. Das ist besser für dich: Dein zweites Schiff ist noch zu Hause. Folge.
first-surface = Schick das Schiff von zu Hause nach Nettlestar, diesmal auf die Oberfläche: Tippe den Planeten an, nicht seine Leiste.
first-use = Wer landet, darf die Fähigkeit des Planeten sofort nutzen. Nettlestars ist ein gutes Geschäft: 2 Energie zahlen, 3 Kultur bekommen. Nutze sie.
first-two-ships = Wieder dein Wurf. Beide Schiffe sind jetzt bei Kulturplaneten, ein Kulturwürfel bringt also 2. Setz ihn ein.
first-raise = 5 Kultur. Stufe 3 kostet 3 von einer Sorte: Nimm Nutzen und bau deine Galaxie mit Kultur aus.
first-third-ship = Stufe 3: bisher { $points } Punkte und ein drittes Schiff zu Hause, sofort bereit. Die Stufen 4 und 6 zählen 3 und 8 Punkte; vergiss sie über den Planeten nicht.
first-go-on = Die übrigen Würfel gehören dir. Zephyrine will Technik, und mehr Schiffe bringen mehr von allem. Gefallen dir deine Würfel nicht, wirft 1 Energie alle unbenutzten neu. Spiel weiter, und hol dir einen Tipp, wann du magst.
