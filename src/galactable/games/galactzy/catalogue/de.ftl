### Galactzy

title = Galactzy
about = Wirf drei Arten von Würfeln, fülle deinen Wertungsbogen, reise zwischen Galaxien und kämpfe dort.
variant-basic = Grundspiel
variant-basic-about = Zehn Ären: Würfel, Galaxien und Kämpfe.
variant-advanced = Fortgeschritten
variant-advanced-about = Elf Ären mit Ereignissen, Effekten, Kräften und der Phantomgalaxie.

## Was geschah

event-roll-off = { $round ->
    [1] { $reader ->
        [seat] Du würfelst { roll-off-number }, um zu sehen, wer beginnt.
       *[nobody] { $seat } würfelt { roll-off-number }, um zu sehen, wer beginnt.
    }
   *[other] { $reader ->
        [seat] Gleichstand, du würfelst noch einmal: { $number }.
       *[nobody] Gleichstand, { $seat } würfelt noch einmal: { $number }.
    }
}
roll-off-number = eine { $number }
event-first = { $reader ->
    [seat] Du beginnst.
   *[nobody] { $seat } beginnt.
}
event-colour = { $reader ->
    [seat] Du nimmst die { $colour-e } Spielfigur.
   *[nobody] { $seat } nimmt die { $colour-e } Spielfigur.
}
event-lucky = { $reader ->
    [seat] Du wählst die { $number } als Glückszahl.
   *[nobody] { $seat } wählt die { $number } als Glückszahl.
}
event-start = { $reader ->
    [seat] Du startest { $galaxy-in }.
   *[nobody] { $seat } startet { $galaxy-in }.
}
event-era = { $reader ->
    [first] Du beginnst diese Ära.
   *[nobody] { $first } beginnt diese Ära.
}
event-event = Neues Ereignis: „{ $card }“.
event-under = „{ $card }“ kommt unter den Stapel, bis der Phantomcode bekannt ist.
event-under-then = Die Karte kommt unter den Stapel, bis der Phantomcode bekannt ist.
event-turn = { $reader ->
    [seat] Ära { $era }: Du bist am Zug
   *[nobody] Ära { $era }: { $seat } ist am Zug
}
event-throw = { $kept ->
    [none] { $throw ->
        [1] { $reader ->
            [seat] Du würfelst { $dice }.
           *[nobody] { $seat } würfelt { $dice }.
        }
       *[other] { $reader ->
            [seat] Du würfelst neu: { $dice }.
           *[nobody] { $seat } würfelt neu: { $dice }.
        }
    }
   *[other] { $reader ->
        [seat] Du behältst { $kept } und würfelst { $dice }.
       *[nobody] { $seat } behält { $kept } und würfelt { $dice }.
    }
}
event-lift = { $reader ->
    [seat] Du nimmst { $die } auf.
   *[nobody] { $seat } nimmt { $die } auf.
}
event-extra = { $reader ->
    [seat] Du zahlst ein Äon für einen zusätzlichen Würfel.
   *[nobody] { $seat } zahlt ein Äon für einen zusätzlichen Würfel.
}
event-reroll = { $reader ->
    [seat] Du zahlst ein Äon und würfelst { $die } neu: { $new }.
   *[nobody] { $seat } zahlt ein Äon und würfelt { $die } neu: { $new }.
}
event-modify = { $reader ->
    [seat] Du zahlst ein Äon und drehst { $die } auf { $new }.
   *[nobody] { $seat } zahlt ein Äon und dreht { $die } auf { $new }.
}
event-effect-turn = { $reader ->
    [seat] Du drehst mit dem Effekt { $galaxy-of } { $die } auf { $new }.
   *[nobody] { $seat } dreht mit dem Effekt { $galaxy-of } { $die } auf { $new }.
}
event-effect-reroll = { $reader ->
    [seat] Du würfelst mit dem Effekt { $galaxy-of } jede { $number } neu: { $dice }.
   *[nobody] { $seat } würfelt mit dem Effekt { $galaxy-of } jede { $number } neu: { $dice }.
}
event-effect-extra = { $reader ->
    [seat] Der Effekt { $galaxy-of } schenkt dir einen zusätzlichen Würfel.
   *[nobody] Der Effekt { $galaxy-of } schenkt { $seat } einen zusätzlichen Würfel.
}
event-power-turn = { $reader ->
    [seat] Du drehst { $die } mit der Kraft der Glückszahl { $lucky } auf { $new } und hörst auf.
   *[nobody] { $seat } dreht { $die } mit der Kraft der Glückszahl { $lucky } auf { $new } und hört auf.
}
event-power-roll = { $reader ->
    [seat] Du würfelst mit der Kraft der Glückszahl { $lucky } noch einen Würfel, { $die }, und hörst auf.
   *[nobody] { $seat } würfelt mit der Kraft der Glückszahl { $lucky } noch einen Würfel, { $die }, und hört auf.
}
event-stop = { $reader ->
    [seat] Du hörst auf.
   *[nobody] { $seat } hört auf.
}
event-cover = { $reader ->
    [seat] Du deckst { $numbers } ab.
   *[nobody] { $seat } deckt { $numbers } ab.
}
event-cover-then = Das deckt { $numbers } ab.
event-score = { $reader ->
    [seat] Du wertest { $line-the }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[nobody] { $seat } wertet { $line-the }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
event-cancel = { $reader ->
    [seat] Du streichst { $line-the }.
   *[nobody] { $seat } streicht { $line-the }.
}
event-arrive = { $reader ->
    [seat] Du ziehst { $galaxy-to }.
   *[nobody] { $seat } zieht { $galaxy-to }.
}
event-arrive-then = { $reader ->
    [seat] Du ziehst dorthin.
   *[nobody] Die Spielfigur zieht dorthin.
}
event-arrive-more = { $reader ->
    [seat] {" "}Du ziehst { $galaxy-to }.
   *[nobody] {" "}Die Spielfigur zieht { $galaxy-to }.
}
event-eon = { $eons ->
    [1] { $lucky ->
        [yes] { $reader ->
            [seat] Deine Glückszahl bringt dir ein Äon.
           *[nobody] Die Glückszahl bringt { $seat } ein Äon.
        }
       *[no] { $reader ->
            [seat] Du bekommst ein Äon.
           *[nobody] { $seat } bekommt ein Äon.
        }
    }
   *[other] { $from ->
        [none] { $reader ->
            [seat] Du verlierst ein Äon.
           *[nobody] { $seat } verliert ein Äon.
        }
       *[other] { $reader ->
            [seat] Mit { $from } kommt der Schwarm: Du verlierst ein Äon.
            [from] Mit dir kommt der Schwarm: { $seat } verliert ein Äon.
           *[nobody] Mit { $from } kommt der Schwarm: { $seat } verliert ein Äon.
        }
    }
}
event-eon-then = { $eons ->
    [1] { $lucky ->
        [yes] Die Glückszahl bringt ein Äon.
       *[no] Das bringt ein Äon.
    }
   *[other] Das kostet ein Äon.
}
event-eon-more = { $from ->
    [none] {" "}{ event-eon-then }
   *[other] {" "}{ event-eon }
}
event-no-eon = { $reader ->
    [seat] Der Vorrat ist leer: kein Äon für dich.
   *[nobody] Der Vorrat ist leer: kein Äon für { $seat }.
}
event-no-eon-then = Im Vorrat ist kein Äon mehr.
event-phantom = { $count ->
    [6] { phantom-number } macht den Phantomcode vollständig.
   *[other] { phantom-number } kommt zum Phantomcode ({ $count } von 6).
}
phantom-number = Eine { $number }
event-fight = { $reader ->
    [seat] Kampf { $galaxy-in }: du gegen { $others }
    [others] Kampf { $galaxy-in }: { $seat } gegen dich{ event-fight-and-others }
   *[nobody] Kampf { $galaxy-in }: { $seat } gegen { $others }
}
event-fight-and-others = { $count ->
    [1] {""}
   *[other] {" "}und alle anderen dort
}
event-escape = { $reader ->
    [seat] Du fliehst { $galaxy-to }.
   *[nobody] { $seat } flieht { $galaxy-to }.
}
event-fight-score = { $reader ->
    [seat] Dein Kampfwert: { $points }.
   *[nobody] Kampfwert von { $seat }: { $points }.
}
event-fight-won = { $reader ->
    [seat] Du gewinnst den Kampf und { $points } Punkte.
   *[nobody] { $seat } gewinnt den Kampf und { $points } Punkte.
}
event-fight-drawn = Niemand gewinnt den Kampf.
event-fight-off = Nur noch eine Spielfigur ist da: Der Kampf fällt aus.
event-resolve = { $seats ->
    [0] Ereignis: { $card }. Niemand ist { $galaxy-in }.
   *[other] Ereignis: { $card }
}
event-attempt = { $reader ->
    [seat] „{ $card }“ verlangt { $numbers } von dir.
   *[nobody] „{ $card }“ verlangt { $numbers } von { $seat }.
}
event-success = { $reader ->
    [seat] Du meisterst „{ $card }“.
   *[nobody] { $seat } meistert „{ $card }“.
}
event-defeat = { $reader ->
    [seat] Du scheiterst an „{ $card }“.
   *[nobody] { $seat } scheitert an „{ $card }“.
}
event-vp = { $from ->
    [none] { $reader ->
        [seat] { $card }: { event-vp-you }.
       *[nobody] { $card }: { $seat } { event-vp-many }.
    }
   *[other] { $reader ->
        [seat] { $from } lenkt „{ $card }“ auf dich: { event-vp-you }.
        [from] Du lenkst „{ $card }“ auf { $seat }: { $seat } { event-vp-many }.
       *[nobody] { $from } lenkt „{ $card }“ auf { $seat }: { $seat } { event-vp-many }.
    }
}
event-vp-you = { $lost ->
    [yes] { $points ->
        [0] Du hast keine Punkte zu verlieren
        [one] Du verlierst { $points } Punkt
       *[other] Du verlierst { $points } Punkte
    }
   *[no] { $points ->
        [one] Du bekommst { $points } Punkt
       *[other] Du bekommst { $points } Punkte
    }
}
event-vp-many = { $lost ->
    [yes] { $points ->
        [0] hat keine Punkte zu verlieren
        [one] verliert { $points } Punkt
       *[other] verliert { $points } Punkte
    }
   *[no] { $points ->
        [one] bekommt { $points } Punkt
       *[other] bekommt { $points } Punkte
    }
}
event-vp-then = { $lost ->
    [yes] { $points ->
        [0] Es gibt keine Punkte zu verlieren.
        [one] Das kostet { $points } Punkt.
       *[other] Das kostet { $points } Punkte.
    }
   *[no] { $points ->
        [one] Das bringt { $points } Punkt.
       *[other] Das bringt { $points } Punkte.
    }
}
event-vp-more = { $from ->
    [none] {" "}{ event-vp-then }
   *[other] {" "}{ event-vp }
}
event-stay = { $pulling ->
    [yes] { $reader ->
        [seat] Du holst niemanden.
       *[nobody] { $seat } holt niemanden.
    }
   *[no] { $reader ->
        [seat] Du bleibst an Ort und Stelle.
       *[nobody] { $seat } bleibt an Ort und Stelle.
    }
}
event-pull = { $reader ->
    [seat] Du holst { $other } in die Kristallspirale.
    [other] { $seat } holt dich in die Kristallspirale.
   *[nobody] { $seat } holt { $other } in die Kristallspirale.
}
event-hit = { $reader ->
    [seat] Du lenkst den Sturm auf { $other }.
    [other] { $seat } lenkt den Sturm auf dich.
   *[nobody] { $seat } lenkt den Sturm auf { $other }.
}
event-tie = { $reader ->
    [fighters] Gleichstand an der Spitze: Du kämpfst um den Sieg ({ $round }. Kampf)
   *[nobody] Gleichstand an der Spitze: { $fighters } kämpfen um den Sieg ({ $round }. Kampf)
}
event-take = { $reader ->
    [seat] Du nimmst { $from } ein Äon ab.
    [from] { $seat } nimmt dir ein Äon ab.
   *[nobody] { $seat } nimmt { $from } ein Äon ab.
}
event-take-then = { $reader ->
    [from] Das kostet dich ein Äon.
   *[nobody] Dazu kommt ein Äon von { $from }.
}
event-over = Die Partie ist zu Ende.

## Was zur Wahl steht

move-colour = Die { $colour-e } Spielfigur nehmen
move-lucky = { $number } als Glückszahl wählen
move-start = { $galaxy-at } starten
move-throw = { $dice } werfen
move-extra = Ein Äon für einen zusätzlichen Würfel zahlen
move-lift = { $number } (W{ $die }) neu werfen
plan-keep = { $kept } behalten und { $dice } werfen
hope-success = „{ $card }“ gemeistert
hope-ahead = Vorn im Kampf
move-reroll = Ein Äon zahlen und { $number } (W{ $die }) neu werfen
move-modify = Ein Äon zahlen und { $number } (W{ $die }) auf { $new } drehen
move-effect_turn = Galaxie-Effekt: { $number } (W{ $die }) auf { $new } drehen
move-effect_reroll = Galaxie-Effekt: jede { $number } neu werfen
move-effect_extra = Galaxie-Effekt: ein zusätzlicher Würfel
move-power_turn = Glückskraft: { $number } (W{ $die }) auf { $new } drehen und aufhören
move-power_roll = Glückskraft: noch einen W{ $die } werfen und aufhören
move-stop = Aufhören
move-score = Werten: { $line }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
move-travel = { $galaxy-into } reisen
move-cancel = Streichen: { $line }
move-escape = { $galaxy-into } fliehen
move-stand = Bleiben und mit { $points } kämpfen
move-choose-gain = { $what } bekommen
move-choose-lose = { $what } verlieren
move-move = { $galaxy-into } ziehen
move-stay = Bleiben
move-stay-pulling = Niemanden holen
move-pull = { $seat } in die Kristallspirale holen
move-hit = { $seat } verliert 15 Punkte

## Was gefragt wird

ask-colour = { $reader ->
    [seat] Wähle die Farbe deiner Spielfigur.
   *[nobody] { $seat } wählt eine Spielfigur.
}
ask-lucky = { $reader ->
    [seat] Wähle deine Glückszahl: Ein übriger Würfel, der sie zeigt, zählt dazu.
   *[nobody] { $seat } wählt eine Glückszahl.
}
ask-start = { $reader ->
    [seat] Wähle die Galaxie, in der du startest. Ihre Zeile ist damit verbraucht.
   *[nobody] { $seat } wählt eine Galaxie für den Start.
}
ask-throw = { $reader ->
    [seat] Wähle deine Würfel und wirf.
   *[nobody] { $seat } würfelt gleich.
}
ask-sequence = { $reader ->
    [seat] Behalte Würfel und wirf den Rest, oder nimm eine Zeile.
   *[nobody] { $seat } würfelt.
}
ask-hand = { $reader ->
    [seat] Wirf die Würfel in deiner Hand; nimm weitere dazu, wenn du magst.
   *[nobody] { $seat } würfelt.
}
ask-last = { $reader ->
    [seat] Das war der letzte Wurf: Nimm eine Zeile oder gib vorher Äonen aus.
   *[nobody] { $seat } hat zum letzten Mal geworfen.
}
ask-fight = { $reader ->
    [seat] { $best ->
        [none] Kampf! Wirf die beste Kombination, die du kannst.
       *[other] Kampf! Wirf die beste Kombination, die du kannst: { $best } sind zu schlagen.
    }
   *[nobody] { $best ->
        [none] { $seat } kämpft.
       *[other] { $seat } kämpft: { $best } sind zu schlagen.
    }
}
ask-convergence = { $reader ->
    [seat] { $best ->
        [none] Kosmische Konvergenz: Wirf die beste Kombination, die du kannst.
       *[other] Kosmische Konvergenz: Wirf die beste Kombination, die du kannst; bisher am besten: { $best }.
    }
   *[nobody] { $best ->
        [none] { $seat } würfelt für die Kosmische Konvergenz.
       *[other] { $seat } würfelt für die Kosmische Konvergenz; bisher am besten: { $best }.
    }
}
ask-tie = { $reader ->
    [seat] { $best ->
        [none] Kampf um den Sieg: Wirf die beste Kombination, die du kannst.
       *[other] Kampf um den Sieg: Wirf die beste Kombination, die du kannst; bisher am besten: { $best }.
    }
   *[nobody] { $best ->
        [none] { $seat } kämpft um den Sieg.
       *[other] { $seat } kämpft um den Sieg; bisher am besten: { $best }.
    }
}
ask-card = { $reader ->
    [seat] { $card }: Decke den Code ab. Es fehlt noch: { $need }.
   *[nobody] { $card }: { $seat } braucht noch { $need }.
}
ask-assign = { $reader ->
    [seat] Wähle die Zeile, die dieser Zug füllt.
   *[nobody] { $seat } wählt eine Zeile.
}
ask-cancel = { $reader ->
    [seat] Du bist gereist: Streiche eine offene Zeile.
   *[nobody] { $seat } ist gereist und streicht eine Zeile.
}
ask-escape = { $reader ->
    [seat] Deine Würfel zeigen den Code einer anderen Galaxie: fliehen oder bleiben und kämpfen?
   *[nobody] { $seat } darf fliehen.
}
ask-gain-choice = { $reader ->
    [seat] { $card }: ein Äon oder 10 Punkte?
   *[nobody] { $card }: { $seat } wählt den Gewinn.
}
ask-loss-choice = { $reader ->
    [seat] { $card }: ein Äon oder 10 Punkte verlieren?
   *[nobody] { $card }: { $seat } wählt den Verlust.
}
ask-move = { $reader ->
    [seat] { $card }: Ziehe in eine andere Galaxie oder bleibe.
   *[nobody] { $card }: { $seat } darf ziehen.
}
ask-pull = { $reader ->
    [seat] Hole jemanden in die Kristallspirale, oder niemanden.
   *[nobody] { $seat } darf jemanden in die Kristallspirale holen.
}
ask-hit = { $reader ->
    [seat] Wer verliert 15 Punkte?
   *[nobody] { $seat } wählt, wer 15 Punkte verliert.
}

## Warum ein Zug nicht geht

refusal-hand = Die Würfel in deiner Hand müssen erst geworfen werden, bevor du aufhören kannst.
refusal-count = Du hast { $hand } Würfel in der Hand, nicht { $dice }.
refusal-seven = Von jeder Art gibt es nur sieben Würfel, die auf dem Tisch und auf der Karte eingerechnet.
refusal-order = Würfel werden vom kleinsten zum größten aufgenommen.
refusal-travel = Deine Würfel zeigen einen Code, den du schon hast: Werte eine Zeile, oder reise, bevor du eine streichst.
refusal-marked = { $line } ist schon gefüllt.
refusal-not-shown = Deine Würfel zeigen das nicht: { $line }.

## Phasen, Kategorien, woher Punkte kommen

phase-colour = Spielfiguren wählen
phase-lucky = Glückszahlen wählen
phase-start = Galaxien wählen
phase-sequence = Würfeln
phase-assign = Eine Zeile füllen
phase-cancel = Eine Zeile streichen
phase-escape = Flucht?
phase-gain-choice = Gewinn wählen
phase-loss-choice = Verlust wählen
phase-move = Ziehen
phase-pull = Jemanden holen
phase-hit = Ein Opfer wählen
phase-over = Ende
category-figures = Kombinationen
category-codes = Codes
category-chance = Chance
category-fights = Kämpfe
category-events = Ereignisse
category-eons = Punkte für Äonen
category-total = Gesamt
part-line = { $line }
part-fights = Gewonnene Kämpfe
part-events = Durch Ereignisse gewonnen und verloren
part-eons = { $count ->
    [one] { $count } Äon für { $each } Punkte
   *[other] { $count } Äonen für je { $each } Punkte
}

## Bestandteile

colour-blue = Blau
    .e = blaue
colour-red = Rot
    .e = rote
colour-violet = Violett
    .e = violette
colour-white = Weiß
    .e = weiße
what-eon = 1 Äon
what-vp = 10 Punkte
die-shown = { $number } (W{ $sides })
plan-dice = { $count }W{ $sides }
galaxy-pearl = Perlengalaxie
    .of = der Perlengalaxie
    .in = in der Perlengalaxie
    .to = in die Perlengalaxie
    .at = In der Perlengalaxie
    .into = In die Perlengalaxie
galaxy-crystal = Kristallspirale
    .of = der Kristallspirale
    .in = in der Kristallspirale
    .to = in die Kristallspirale
    .at = In der Kristallspirale
    .into = In die Kristallspirale
galaxy-entropic = Entropischer Tunnel
    .of = des Entropischen Tunnels
    .in = im Entropischen Tunnel
    .to = in den Entropischen Tunnel
    .at = Im Entropischen Tunnel
    .into = In den Entropischen Tunnel
galaxy-distorted = Verzerrter Nebel
    .of = des Verzerrten Nebels
    .in = im Verzerrten Nebel
    .to = in den Verzerrten Nebel
    .at = Im Verzerrten Nebel
    .into = In den Verzerrten Nebel
galaxy-phantom = Phantomgalaxie
    .of = der Phantomgalaxie
    .in = in der Phantomgalaxie
    .to = in die Phantomgalaxie
    .at = In der Phantomgalaxie
    .into = In die Phantomgalaxie
line-full_house = Full House
    .the = das Full House
line-double_full = Doppelter Drilling
    .the = den Doppelten Drilling
line-straight_flush = Fünferstraße
    .the = die Fünferstraße
line-royal_flush = Sechserstraße
    .the = die Sechserstraße
line-five_of_a_kind = Fünfling
    .the = den Fünfling
line-galactzy = Galactzy
    .the = den Galactzy
line-pearl = Perlengalaxie
    .the = die Perlengalaxie
line-crystal = Kristallspirale
    .the = die Kristallspirale
line-entropic = Entropischer Tunnel
    .the = den Entropischen Tunnel
line-distorted = Verzerrter Nebel
    .the = den Verzerrten Nebel
line-phantom = Phantomgalaxie
    .the = die Phantomgalaxie
line-chance = Chance
    .the = die Chance
how-full_house = 3 + 2 gleiche
how-double_full = 3 + 3 gleiche
how-straight_flush = 5 in Folge
how-royal_flush = 6 in Folge
how-five_of_a_kind = 5 gleiche
how-galactzy = 6 gleiche
how-code = { $base } und ein Äon
how-phantom = { $count } von 6 Zahlen bekannt
how-chance = alle Augen
card-entropic_storm = Entropischer Sturm
card-pearly_storm = Perlensturm
card-phantom_storm = Phantomsturm
card-spiral_storm = Spiralsturm
card-storm_of_distortion = Sturm der Verzerrung
card-astral_spheres = Astralsphären
card-dimensional_vortex = Dimensionswirbel
card-gate_vault = Torgewölbe
card-portals_swarm = Portalschwarm
card-cosmic_convergence = Kosmische Konvergenz
card-plane_shifting = Ebenenwechsel
success-entropic_storm = Du bekommst ein Äon
success-pearly_storm = Du bekommst ein Äon
success-phantom_storm = Jemand deiner Wahl verliert 15 Punkte
success-spiral_storm = Du darfst jemanden in die Kristallspirale holen
success-storm_of_distortion = Punkte in Höhe deiner Glückszahl
success-astral_spheres = Ein Äon oder 10 Punkte
success-dimensional_vortex = 15 Punkte, wenn deine Chance gewertet ist, sonst 5
success-gate_vault = 5 Punkte
success-portals_swarm = Du darfst in eine andere Galaxie ziehen; alle dort verlieren ein Äon
success-cosmic_convergence = Die beste Kombination bringt 5 Punkte je Mitspieler (allein: 10 Punkte ab 21)
success-plane_shifting = Du darfst in eine andere Galaxie ziehen
defeat-entropic_storm = −10 Punkte
defeat-pearly_storm = −10 Punkte
defeat-phantom_storm = −15 Punkte
defeat-spiral_storm = −10 Punkte
defeat-storm_of_distortion = Du verlierst so viele Punkte, wie deine Glückszahl zählt
defeat-astral_spheres = Du verlierst ein Äon oder 10 Punkte
defeat-dimensional_vortex = −5 Punkte, wenn deine Chance gewertet ist, sonst −15
defeat-gate_vault = −5 Punkte je Zahl, die offen bleibt
defeat-portals_swarm = Du verlierst ein Äon; hast du keines, 10 Punkte
defeat-cosmic_convergence = −5 Punkte
power-1 = Zählt deine Glückszahl, bekommst du auch ein Äon
power-2 = Drehe eine 2 auf eine andere gerade Zahl
power-3 = Drehe eine 3 auf eine andere ungerade Zahl
power-4 = Drehe eine 4 auf 1, 2 oder 3
power-5 = Liegt eine 5 da: eine ungerade Zahl + 1
power-6 = Liegt eine 6 da: eine gerade Zahl − 1
power-7 = Drehe eine 7 auf eine Zahl von 1 bis 6
power-8 = Liegt eine 8 da: wirf noch einen Würfel
effect-pearl = Drehe eine 2 oder 4 um eins
effect-crystal = Drehe eine 1 auf die Zahl eines anderen deiner Würfel
effect-entropic = Wirf alle deine 3en oder alle deine 5en neu
effect-distorted = Drehe eine 2 oder 5 auf deine Glückszahl
effect-phantom = Ein zusätzlicher Würfel ohne Äon

## Das Brett und das Terminal

label-setup = Aufbau
label-era = Ära { $round } von { $eras }
label-first = Beginnt diese Ära
label-first-name = Es beginnt: { $name }
label-supply = { $count ->
    [one] { $count } Äon im Vorrat
   *[other] { $count } Äonen im Vorrat
}
label-eons = { $count ->
    [one] { $count } Äon
   *[other] { $count } Äonen
}
label-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
label-lucky = Glückszahl { $number }
label-galaxy = Galaxie
label-players = Am Tisch
label-scorecard = Wertungsbogen
label-line = Zeile
label-base = Basis
label-plus-highest = { $base } + höchste Zahl
label-total = Gesamt
label-scored = gewertet
label-cancelled = gestrichen
label-used = verbraucht
label-started = Startgalaxie
label-now = jetzt
label-would-bring = { $line } brächte jetzt { $points }
label-choose-line = { $line }: wählen
label-sum-base = Grundwert
label-sum-highest = höchste Zahl
label-sum-early = früh aufgehört
label-sum-lucky = Glückszahl
label-sum-dice = Summe der Würfel
label-map = Galaxien
label-pawn = Spielfigur von { $name }
label-phantom-code = Phantomcode: { $numbers }
label-phantom-none = Phantomcode: noch nichts bekannt
label-dice = Würfel
label-die = W{ $sides } zeigt { $number }
label-keep = { $number } (W{ $sides }) behalten
label-unkeep = { $number } (W{ $sides }) neu werfen
label-kept = bleibt
label-type = W{ $sides }
label-type-change = Wird als W{ $sides } geworfen; Art ändern
label-all-of = alle W{ $sides }
label-mixed = gemischt
label-types = Würfel zum Werfen
label-throw = { $count } Würfel werfen
label-throw-again = { $count } neu werfen
label-throws = Wurf { $made } von { $most }
label-keep-all = Alle Würfel bleiben liegen: Gib einen frei, um neu zu werfen, oder höre auf.
label-too-many = Von jeder Art gibt es nur sieben Würfel.
label-stop = Aufhören
label-stop-score = Aufhören und werten: { $line }, { $points }
label-cancel-why = Eine gestrichene Zeile bleibt leer.
label-tools = Äonen und Kräfte
label-tool-reroll = Neu werfen
label-tool-modify = ± 1
label-tool-extra = + 1 Würfel
label-tool-effect = Galaxie
label-tool-power = Glück { $number }
label-does-reroll = Für ein Äon einen Würfel des letzten Wurfs neu werfen
label-does-modify = Für ein Äon einen Würfel um eins drehen
label-does-extra = Für ein Äon ein Würfel mehr im nächsten Wurf
label-does-effect = Effekt der Galaxie, einmal je Wurffolge: { $what }
label-does-power = Kraft der Glückszahl, beendet die Wurffolge: { $what }
label-tool-pick = Wähle einen Würfel
label-tool-new = { $number } (W{ $sides }) wird zu
label-back = Zurück
label-whose = Würfel von { $name }
label-yours = Deine Würfel
label-mode-turn = Zug
label-mode-fight = Kampf: { $galaxy }
label-mode-convergence = Kosmische Konvergenz
label-mode-tie = Kampf um den Sieg
label-mode-card = Ereignis: { $card }
label-fight-now = jetzt { $points } wert
label-stakes-fight = Wer gewinnt, bekommt je Gegner ein Äon und 5 Punkte.
label-stakes-convergence = Wer am besten wirft, bekommt 5 Punkte je Mitspieler; alle anderen verlieren 5.
label-stakes-convergence-alone = Ab 21 gibt es 10 Punkte, darunter kostet es 5.
label-stakes-tie = Die beste Kombination gewinnt die Partie.
label-event = Ereignis dieser Ära
label-storm = Sturm: { $galaxy }
label-challenge = Aufgabe für alle
label-special = Für alle
label-success = Erfolg
label-defeat = Niederlage
label-covered = abgedeckt
label-queue = Noch dran
label-events-left = { $count ->
    [0] Das letzte Ereignis
    [one] Noch { $count } Ereignis
   *[other] Noch { $count } Ereignisse
}
label-card-dice = Auf der Karte: { $dice }
label-choose-colour = Wähle deine Spielfigur
label-choose-lucky = Wähle deine Glückszahl
label-choose-start = Wähle, wo deine Spielfigur startet
label-wait = { $name } wählt
label-grade = Note { $grade }
label-grade-points = { $points ->
    [one] Note { $grade } mit { $points } Punkt
   *[other] Note { $grade } mit { $points } Punkten
}
label-next-grade = Für Note { $grade } brauchst du { $points } Punkte: { $missing } mehr.
label-top-grade = Eine bessere Note gibt es nicht.
label-news-score = { $name }: { $line }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
label-news-cancel = { $name }: { $line } gestrichen
label-needed = Es fehlt noch: { $numbers }
label-in-hand = In der Hand: { $count }
label-ideas = Ein Äon könnte kaufen: { $ideas }
idea-turn-line = { $die } auf { $new } für { $line }: { $points }
idea-turn-card = { $die } auf { $new } für die Karte
idea-extra = ein zusätzlicher Würfel
idea-reroll = ein neuer Wurf für einen Würfel mit *

## Hinweise in der ersten Partie

tip-dice = Sechs Würfel in beliebiger Mischung: Ein W8 kommt hoch hinaus, ein W4 wiederholt kleine Zahlen. Du hast bis zu drei Würfe.
tip-card = Jeder Zug füllt eine Zeile. Goldene Zahlen sagen, was eine Zeile jetzt bringt. Ein Code bewegt auch deine Spielfigur dorthin und bringt ein Äon.
tip-tools = Ein Äon kauft einen neuen Wurf, einen Würfel mehr oder dreht einen um eins. Jedes, das du behältst, ist am Ende 5 Punkte wert.
tip-map = Jede Galaxie hat einen Code aus sechs Zahlen. Wer ankommt, wo schon jemand steht, löst einen Kampf aus.

## Die begleitete erste Partie (first.toml)

first-colour = Wähle eine Spielfigur, welche dir am besten gefällt.
first-lucky = Deine Glückszahl zählt dazu, wenn ein übriger Würfel sie zeigt. Nimm die 8: Keine andere zählt so viel.
first-start = Wo startet deine Spielfigur? Die Zeile dieser Galaxie ist verbraucht, dafür hast du ihren Code schon. Nimm heute die Kristallspirale.
first-card = Das ist dein Wertungsbogen. Jeder Zug füllt eine Zeile, und jede Zeile gilt einmal. Die meisten Punkte gewinnen; du beginnst mit drei Äonen, die am Ende je 5 Punkte wert sind.
first-throw = Wirf sechs Würfel. Die Mischung wählst du; nimm fürs Erste je zwei W4, W6 und W8.
first-keep = 2, 3, 4 und 5 liegen in einer Reihe; mit einer 1 oder einer 6 ist es eine Fünferstraße. Behalte diese vier und wirf die beiden W8 neu.
first-straight = Eine 6! Das ist 2 3 4 5 6. Du dürftest noch einmal werfen, aber jetzt aufzuhören bringt 2 Punkte extra. Fülle die Zeile Fünferstraße.
first-straight-points = 15 für die Fünferstraße, 6 für die höchste Zahl, 2 fürs frühe Aufhören: 23. Nova hat die Chance genommen, dann passte nichts, und eine Zeile wurde für 0 Punkte gestrichen. Das passiert allen einmal.
first-again = Eine neue Ära, und du wirfst wieder. Bitte je zwei.
first-eon = Gleich viermal die 4! Ein Äon dreht einen Würfel um eins: Wähle „± 1“ und tippe die 5 an. Sie wird zur 4, und du hast einen Fünfling.
first-five = Fünf Vieren. Du hörst nach dem ersten Wurf auf: Das bringt 5 Punkte extra, so viel wie das Äon wert war. Fülle die Zeile Fünfling.
first-codes = Bisher { $points } Punkte, Äonen mitgezählt. Sieh dir nun die Karte an: Die vier Galaxien haben Codes aus sechs Zahlen. Jeder bringt 25 Punkte und ein Äon und führt deine Spielfigur dorthin. Du bist in der Kristallspirale, Nova im Verzerrten Nebel.
first-aim = Versuchen wir einen Code. Nimm wieder je zwei: Jeder Code braucht eine 7 oder eine 8, und die zeigt nur ein W8.
first-near = Der Code des Nebels ist 2 2 3 5 5 8, und du hast eine 2, eine 3 und eine 5. Behalte diese drei, die 3 auf dem W6. Die anderen wirf noch einmal, den W4 und beide W8.
first-swap = Eine 2 und zwei 8en: Jetzt fehlt nur noch eine 5, und eine 8 genügt. Tippe eine 8 an, um sie zu behalten. Unter der anderen drückst du auf das Zeichen, bis es ein W6 ist; er zeigt die 5 öfter. Wirf ihn.
first-code = 2 2 3 5 5 8! Es war dein dritter Wurf, also kommt nichts dazu: 25 Punkte und ein Äon. Fülle die Zeile Verzerrter Nebel.
first-fight = Deine Spielfigur ist in den Nebel geflogen, und dort steht Nova: Ihr kämpft. Beide spielen eine Wurffolge, die beste Kombination gewinnt. Wirf vier W6 und zwei W8: Tippe jeden W4 an, um ihn zu wechseln. Ein W8 kann auch deine Glückszahl 8 zeigen.
first-straight-again = 2 3 4 5 6 ist eine Fünferstraße: 15 und 6, dazu 5 fürs Aufhören nach dem ersten Wurf und noch 8, denn der übrige Würfel zeigt deine Glückszahl! Hör mit diesen 34 auf; jetzt muss Nova mehr schaffen.
first-won = Nova kam nur auf 22: Du hast 5 Punkte und ein Äon von Nova gewonnen. Das macht { $points } Punkte. Dein Wertungsbogen hatte mit dem Kampf nichts zu tun; seine Zeilen sind alle noch da.
first-own = Diese Ära spielst du ganz allein: Wirf, behalte, was dir gefällt, und füll eine Zeile. Passt nichts, nimmt die Chance alles, einmal; oder du streichst eine Zeile, die schwer zu bekommen ist.
first-go-on = Goldene Zahlen auf dem Bogen sagen, was eine Zeile jetzt bringt. Füll schwere Zeilen früh, und heb die Chance für einen schlechten Tag auf. Spiel weiter, und hol dir einen Tipp, wann du magst.
