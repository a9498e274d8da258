### Galactzy

title = Galactzy
about = Lancez trois sortes de dés, remplissez votre feuille de score, voyagez entre les galaxies et combattez.
variant-basic = Jeu de base
variant-basic-about = Dix ères : des dés, des galaxies et des combats.
variant-advanced = Jeu avancé
variant-advanced-about = Onze ères, avec événements, effets, pouvoirs et la Galaxie fantôme.

## Ce qui s’est passé

event-roll-off = { $round ->
    [1] { $reader ->
        [seat] Pour savoir qui commence, vous faites { roll-off-number }.
       *[nobody] Pour savoir qui commence, { $seat } fait { roll-off-number }.
    }
   *[other] { $reader ->
        [seat] Égalité : vous relancez et faites { $number }.
       *[nobody] Égalité : { $seat } relance et fait { $number }.
    }
}
roll-off-number = { $number }
event-first = { $reader ->
    [seat] Vous jouez en premier.
   *[nobody] { $seat } joue en premier.
}
event-colour = { $reader ->
    [seat] Vous prenez le pion { $colour }.
   *[nobody] { $seat } prend le pion { $colour }.
}
event-lucky = { $reader ->
    [seat] Vous choisissez le { $number } comme porte-bonheur.
   *[nobody] { $seat } choisit le { $number } comme porte-bonheur.
}
event-start = { $reader ->
    [seat] Vous partez { $galaxy-from }.
   *[nobody] { $seat } part { $galaxy-from }.
}
event-era = { $reader ->
    [first] Vous ouvrez cette Ère.
   *[nobody] { $first } ouvre cette Ère.
}
event-event = Nouvel événement : « { $card } ».
event-under = « { $card } » va sous la pioche tant que le Code fantôme n’est pas connu.
event-under-then = La carte va sous la pioche tant que le Code fantôme n’est pas connu.
event-turn = { $reader ->
    [seat] Ère { $era } : à vous de jouer
   *[nobody] Ère { $era } : au tour de { $seat }
}
event-throw = { $kept ->
    [none] { $throw ->
        [1] { $reader ->
            [seat] Vous obtenez { $dice }.
           *[nobody] { $seat } obtient { $dice }.
        }
       *[other] { $reader ->
            [seat] Vous relancez : { $dice }.
           *[nobody] { $seat } relance : { $dice }.
        }
    }
   *[other] { $reader ->
        [seat] Vous gardez { $kept } et obtenez { $dice }.
       *[nobody] { $seat } garde { $kept } et obtient { $dice }.
    }
}
event-lift = { $reader ->
    [seat] Vous reprenez { $die }.
   *[nobody] { $seat } reprend { $die }.
}
event-extra = { $reader ->
    [seat] Vous payez un Éon pour un dé de plus.
   *[nobody] { $seat } paie un Éon pour un dé de plus.
}
event-reroll = { $reader ->
    [seat] Vous payez un Éon pour relancer { $die } : { $new }.
   *[nobody] { $seat } paie un Éon pour relancer { $die } : { $new }.
}
event-modify = { $reader ->
    [seat] Vous payez un Éon pour tourner { $die } sur { $new }.
   *[nobody] { $seat } paie un Éon pour tourner { $die } sur { $new }.
}
event-effect-turn = { $reader ->
    [seat] Grâce à l’effet { $galaxy-of }, vous tournez { $die } sur { $new }.
   *[nobody] Grâce à l’effet { $galaxy-of }, { $seat } tourne { $die } sur { $new }.
}
event-effect-reroll = { $reader ->
    [seat] Grâce à l’effet { $galaxy-of }, vous relancez tous les { $number } : { $dice }.
   *[nobody] Grâce à l’effet { $galaxy-of }, { $seat } relance tous les { $number } : { $dice }.
}
event-effect-extra = { $reader ->
    [seat] L’effet { $galaxy-of } vous offre un dé de plus.
   *[nobody] L’effet { $galaxy-of } offre un dé de plus à { $seat }.
}
event-power-turn = { $reader ->
    [seat] Grâce au porte-bonheur { $lucky }, vous tournez { $die } sur { $new } et vous vous arrêtez.
   *[nobody] Grâce au porte-bonheur { $lucky }, { $seat } tourne { $die } sur { $new } et s’arrête.
}
event-power-roll = { $reader ->
    [seat] Grâce au porte-bonheur { $lucky }, vous lancez un dé de plus, { $die }, et vous vous arrêtez.
   *[nobody] Grâce au porte-bonheur { $lucky }, { $seat } lance un dé de plus, { $die }, et s’arrête.
}
event-stop = { $reader ->
    [seat] Vous vous arrêtez.
   *[nobody] { $seat } s’arrête.
}
event-cover = { $reader ->
    [seat] Vous couvrez { $numbers }.
   *[nobody] { $seat } couvre { $numbers }.
}
event-cover-then = Cela couvre { $numbers }.
event-score = { $reader ->
    [seat] Vous marquez { $line-the } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[nobody] { $seat } marque { $line-the } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-cancel = { $reader ->
    [seat] Vous barrez { $line-the }.
   *[nobody] { $seat } barre { $line-the }.
}
event-arrive = { $reader ->
    [seat] Vous allez { $galaxy-to }.
   *[nobody] { $seat } va { $galaxy-to }.
}
event-arrive-then = { $reader ->
    [seat] Vous y allez.
   *[nobody] Le pion s’y rend.
}
event-arrive-more = { $reader ->
    [seat] {" "}Vous allez { $galaxy-to }.
   *[nobody] {" "}Le pion va { $galaxy-to }.
}
event-eon = { $eons ->
    [1] { $lucky ->
        [yes] { $reader ->
            [seat] Votre porte-bonheur vous rapporte un Éon.
           *[nobody] Le porte-bonheur rapporte un Éon à { $seat }.
        }
       *[no] { $reader ->
            [seat] Vous gagnez un Éon.
           *[nobody] { $seat } gagne un Éon.
        }
    }
   *[other] { $from ->
        [none] { $reader ->
            [seat] Vous perdez un Éon.
           *[nobody] { $seat } perd un Éon.
        }
       *[other] { $reader ->
            [seat] L’essaim qui suit { $from } vous coûte un Éon.
            [from] L’essaim qui vous suit coûte un Éon à { $seat }.
           *[nobody] L’essaim qui suit { $from } coûte un Éon à { $seat }.
        }
    }
}
event-eon-then = { $eons ->
    [1] { $lucky ->
        [yes] Le porte-bonheur rapporte un Éon.
       *[no] Cela rapporte un Éon.
    }
   *[other] Cela coûte un Éon.
}
event-eon-more = { $from ->
    [none] {" "}{ event-eon-then }
   *[other] {" "}{ event-eon }
}
event-no-eon = { $reader ->
    [seat] La réserve est vide : pas d’Éon pour vous.
   *[nobody] La réserve est vide : pas d’Éon pour { $seat }.
}
event-no-eon-then = Il n’y a plus d’Éon dans la réserve.
event-phantom = { $count ->
    [6] { phantom-number } complète le Code fantôme.
   *[other] { phantom-number } s’ajoute au Code fantôme ({ $count } sur 6).
}
phantom-number = Un { $number }
event-fight = { $reader ->
    [seat] Combat { $galaxy-in } : vous contre { $others }
    [others] Combat { $galaxy-in } : { $seat } contre vous{ event-fight-and-others }
   *[nobody] Combat { $galaxy-in } : { $seat } contre { $others }
}
event-fight-and-others = { $count ->
    [1] {""}
   *[other] {" "}et tous les autres
}
event-escape = { $reader ->
    [seat] Vous fuyez { $galaxy-to }.
   *[nobody] { $seat } fuit { $galaxy-to }.
}
event-fight-score = { $reader ->
    [seat] Votre score de combat : { $points }.
   *[nobody] Score de combat de { $seat } : { $points }.
}
event-fight-won = { $reader ->
    [seat] Vous remportez le combat et { $points } points.
   *[nobody] { $seat } remporte le combat et { $points } points.
}
event-fight-drawn = Personne ne remporte le combat.
event-fight-off = Il ne reste qu’un pion : le combat est annulé.
event-resolve = { $seats ->
    [0] Événement : { $card }. Personne n’est { $galaxy-in }.
   *[other] Événement : { $card }
}
event-attempt = { $reader ->
    [seat] « { $card } » vous demande { $numbers }.
   *[nobody] « { $card } » demande { $numbers } à { $seat }.
}
event-success = { $reader ->
    [seat] Vous surmontez « { $card } ».
   *[nobody] { $seat } surmonte « { $card } ».
}
event-defeat = { $reader ->
    [seat] Vous échouez face à « { $card } ».
   *[nobody] { $seat } échoue face à « { $card } ».
}
event-vp = { $from ->
    [none] { $reader ->
        [seat] { $card } : { event-vp-you }.
       *[nobody] { $card } : { $seat } { event-vp-many }.
    }
   *[other] { $reader ->
        [seat] { $from } lance « { $card } » contre vous : { event-vp-you }.
        [from] Vous lancez « { $card } » contre { $seat }, qui { event-vp-many }.
       *[nobody] { $from } lance « { $card } » contre { $seat }, qui { event-vp-many }.
    }
}
event-vp-you = { $lost ->
    [yes] { $points ->
        [0] vous n’avez aucun point à perdre
        [one] vous perdez { $points } point
       *[other] vous perdez { $points } points
    }
   *[no] { $points ->
        [one] vous gagnez { $points } point
       *[other] vous gagnez { $points } points
    }
}
event-vp-many = { $lost ->
    [yes] { $points ->
        [0] n’a aucun point à perdre
        [one] perd { $points } point
       *[other] perd { $points } points
    }
   *[no] { $points ->
        [one] gagne { $points } point
       *[other] gagne { $points } points
    }
}
event-vp-then = { $lost ->
    [yes] { $points ->
        [0] Il n’y a aucun point à perdre.
        [one] Cela coûte { $points } point.
       *[other] Cela coûte { $points } points.
    }
   *[no] { $points ->
        [one] Cela rapporte { $points } point.
       *[other] Cela rapporte { $points } points.
    }
}
event-vp-more = { $from ->
    [none] {" "}{ event-vp-then }
   *[other] {" "}{ event-vp }
}
event-stay = { $pulling ->
    [yes] { $reader ->
        [seat] Vous n’attirez personne.
       *[nobody] { $seat } n’attire personne.
    }
   *[no] { $reader ->
        [seat] Vous restez sur place.
       *[nobody] { $seat } reste sur place.
    }
}
event-pull = { $reader ->
    [seat] Vous attirez { $other } dans la Spirale de cristal.
    [other] { $seat } vous attire dans la Spirale de cristal.
   *[nobody] { $seat } attire { $other } dans la Spirale de cristal.
}
event-hit = { $reader ->
    [seat] Vous lancez la tempête contre { $other }.
    [other] { $seat } lance la tempête contre vous.
   *[nobody] { $seat } lance la tempête contre { $other }.
}
event-tie = { $reader ->
    [fighters] Égalité en tête : vous combattez pour la victoire (combat { $round })
   *[nobody] Égalité en tête : { $fighters } combattent pour la victoire (combat { $round })
}
event-take = { $reader ->
    [seat] Vous prenez un Éon à { $from }.
    [from] { $seat } vous prend un Éon.
   *[nobody] { $seat } prend un Éon à { $from }.
}
event-take-then = { $reader ->
    [seat] { $from } vous cède un Éon.
    [from] Cela vous coûte un Éon.
   *[nobody] { $from } lui cède un Éon.
}
event-over = La partie est terminée.

## Ce qu’on peut choisir

move-colour = Prendre le pion { $colour }
move-lucky = Choisir le { $number } comme porte-bonheur
move-start = Partir { $galaxy-from }
move-throw = Lancer { $dice }
move-extra = Payer un Éon pour un dé de plus
move-lift = Relancer { $number } (d{ $die })
plan-keep = Garder { $kept } et lancer { $dice }
hope-success = Succès face à « { $card } »
hope-ahead = En tête du combat
move-reroll = Payer un Éon pour relancer { $number } (d{ $die })
move-modify = Payer un Éon pour tourner { $number } (d{ $die }) sur { $new }
move-effect_turn = Effet de la galaxie : tourner { $number } (d{ $die }) sur { $new }
move-effect_reroll = Effet de la galaxie : relancer tous les { $number }
move-effect_extra = Effet de la galaxie : un dé de plus
move-power_turn = Porte-bonheur : tourner { $number } (d{ $die }) sur { $new } et s’arrêter
move-power_roll = Porte-bonheur : lancer un d{ $die } de plus et s’arrêter
move-stop = S’arrêter
move-score = Marquer { $line-the } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
move-travel = Aller { $galaxy-to }
move-cancel = Barrer { $line-the }
move-escape = Fuir { $galaxy-to }
move-stand = Rester et combattre avec { $points }
move-choose-gain = Gagner { $what }
move-choose-lose = Perdre { $what }
move-move = Aller { $galaxy-to }
move-stay = Rester
move-stay-pulling = N’attirer personne
move-pull = Attirer { $seat } dans la Spirale de cristal
move-hit = { $seat } perd 15 points

## Ce qu’on demande

ask-colour = { $reader ->
    [seat] Choisissez la couleur de votre pion.
   *[nobody] { $seat } choisit un pion.
}
ask-lucky = { $reader ->
    [seat] Choisissez votre porte-bonheur : un dé de reste qui le montre s’ajoute aux points.
   *[nobody] { $seat } choisit un porte-bonheur.
}
ask-start = { $reader ->
    [seat] Choisissez votre galaxie de départ. Sa ligne est alors prise.
   *[nobody] { $seat } choisit une galaxie de départ.
}
ask-throw = { $reader ->
    [seat] Choisissez vos dés et lancez.
   *[nobody] { $seat } s’apprête à lancer.
}
ask-sequence = { $reader ->
    [seat] Gardez des dés et relancez le reste, ou prenez une ligne.
   *[nobody] { $seat } lance les dés.
}
ask-hand = { $reader ->
    [seat] Lancez les dés que vous avez en main ; prenez-en d’autres si vous voulez.
   *[nobody] { $seat } lance les dés.
}
ask-last = { $reader ->
    [seat] C’était le dernier lancer : prenez une ligne, ou dépensez d’abord des Éons.
   *[nobody] { $seat } a fait son dernier lancer.
}
ask-fight = { $reader ->
    [seat] { $best ->
        [none] Combat ! Faites la meilleure figure possible.
       *[other] Combat ! Faites la meilleure figure possible : il y a { $best } à battre.
    }
   *[nobody] { $best ->
        [none] { $seat } combat.
       *[other] { $seat } combat : il y a { $best } à battre.
    }
}
ask-convergence = { $reader ->
    [seat] { $best ->
        [none] Convergence cosmique : faites la meilleure figure possible.
       *[other] Convergence cosmique : faites la meilleure figure possible ; le meilleur score est { $best }.
    }
   *[nobody] { $best ->
        [none] { $seat } lance pour la Convergence cosmique.
       *[other] { $seat } lance pour la Convergence cosmique ; le meilleur score est { $best }.
    }
}
ask-tie = { $reader ->
    [seat] { $best ->
        [none] Combat pour la victoire : faites la meilleure figure possible.
       *[other] Combat pour la victoire : faites la meilleure figure possible ; le meilleur score est { $best }.
    }
   *[nobody] { $best ->
        [none] { $seat } combat pour la victoire.
       *[other] { $seat } combat pour la victoire ; le meilleur score est { $best }.
    }
}
ask-card = { $reader ->
    [seat] { $card } : couvrez le Code. Il manque encore { $need }.
   *[nobody] { $card } : il manque encore { $need } à { $seat }.
}
ask-assign = { $reader ->
    [seat] Choisissez la ligne à remplir.
   *[nobody] { $seat } choisit une ligne.
}
ask-cancel = { $reader ->
    [seat] Vous avez voyagé : barrez une ligne libre.
   *[nobody] { $seat } a voyagé et barre une ligne.
}
ask-escape = { $reader ->
    [seat] Vos dés montrent le Code d’une autre galaxie : fuir, ou rester et combattre ?
   *[nobody] { $seat } peut fuir.
}
ask-gain-choice = { $reader ->
    [seat] { $card } : un Éon ou 10 points ?
   *[nobody] { $card } : { $seat } choisit son gain.
}
ask-loss-choice = { $reader ->
    [seat] { $card } : perdre un Éon ou 10 points ?
   *[nobody] { $card } : { $seat } choisit sa perte.
}
ask-move = { $reader ->
    [seat] { $card } : allez dans une autre galaxie, ou restez.
   *[nobody] { $card } : { $seat } peut changer de galaxie.
}
ask-pull = { $reader ->
    [seat] Attirez quelqu’un dans la Spirale de cristal, ou personne.
   *[nobody] { $seat } peut attirer quelqu’un dans la Spirale de cristal.
}
ask-hit = { $reader ->
    [seat] Qui perd 15 points ?
   *[nobody] { $seat } choisit qui perd 15 points.
}

## Pourquoi un coup est refusé

refusal-hand = Lancez d’abord les dés que vous avez en main.
refusal-count = { $hand ->
    [one] Vous avez { $hand } dé en main, pas { $dice }.
   *[other] Vous avez { $hand } dés en main, pas { $dice }.
}
refusal-seven = Il n’y a que sept dés de chaque type, en comptant ceux de la table et de la carte.
refusal-order = Les dés se reprennent du plus petit au plus grand.
refusal-travel = Vos dés montrent un Code que vous avez déjà : marquez une ligne, ou voyagez avant d’en barrer une.
refusal-marked = La ligne { $line } est déjà remplie.
refusal-not-shown = Vos dés ne montrent pas cela : { $line }.

## Phases, catégories, origine des points

phase-colour = Choix des pions
phase-lucky = Choix des porte-bonheur
phase-start = Choix des galaxies
phase-sequence = Lancers
phase-assign = Ligne à remplir
phase-cancel = Ligne à barrer
phase-escape = Fuite ?
phase-gain-choice = Choix du gain
phase-loss-choice = Choix de la perte
phase-move = Déplacement
phase-pull = Attraction
phase-hit = Choix de la victime
phase-over = Fin
category-figures = Figures
category-codes = Codes
category-chance = Chance
category-fights = Combats
category-events = Événements
category-eons = Points des Éons
category-total = Total
part-line = { $line }
part-fights = Combats remportés
part-events = Gains et pertes des événements
part-eons = { $count ->
    [one] { $count } Éon à { $each } points
   *[other] { $count } Éons à { $each } points chacun
}

## Le matériel

colour-blue = bleu
colour-red = rouge
colour-violet = violet
colour-white = blanc
what-eon = 1 Éon
what-vp = 10 points
die-shown = { $number } (d{ $sides })
plan-dice = { $count }d{ $sides }
galaxy-pearl = Galaxie de perle
    .of = de la Galaxie de perle
    .from = de la Galaxie de perle
    .in = dans la Galaxie de perle
    .to = dans la Galaxie de perle
galaxy-crystal = Spirale de cristal
    .of = de la Spirale de cristal
    .from = de la Spirale de cristal
    .in = dans la Spirale de cristal
    .to = dans la Spirale de cristal
galaxy-entropic = Tunnel entropique
    .of = du Tunnel entropique
    .from = du Tunnel entropique
    .in = dans le Tunnel entropique
    .to = dans le Tunnel entropique
galaxy-distorted = Nébuleuse distordue
    .of = de la Nébuleuse distordue
    .from = de la Nébuleuse distordue
    .in = dans la Nébuleuse distordue
    .to = dans la Nébuleuse distordue
galaxy-phantom = Galaxie fantôme
    .of = de la Galaxie fantôme
    .from = de la Galaxie fantôme
    .in = dans la Galaxie fantôme
    .to = dans la Galaxie fantôme
line-full_house = Full
    .the = le Full
line-double_full = Double brelan
    .the = le Double brelan
line-straight_flush = Suite de cinq
    .the = la Suite de cinq
line-royal_flush = Suite de six
    .the = la Suite de six
line-five_of_a_kind = Cinq identiques
    .the = les Cinq identiques
line-galactzy = Galactzy
    .the = le Galactzy
line-pearl = Galaxie de perle
    .the = la Galaxie de perle
line-crystal = Spirale de cristal
    .the = la Spirale de cristal
line-entropic = Tunnel entropique
    .the = le Tunnel entropique
line-distorted = Nébuleuse distordue
    .the = la Nébuleuse distordue
line-phantom = Galaxie fantôme
    .the = la Galaxie fantôme
line-chance = Chance
    .the = la Chance
how-full_house = 3 + 2 identiques
how-double_full = 3 + 3 identiques
how-straight_flush = 5 à la suite
how-royal_flush = 6 à la suite
how-five_of_a_kind = 5 identiques
how-galactzy = 6 identiques
how-code = { $base } et un Éon
how-phantom = { $count ->
    [one] { $count } nombre connu sur 6
   *[other] { $count } nombres connus sur 6
}
how-chance = total des dés
card-entropic_storm = Tempête entropique
card-pearly_storm = Tempête de perles
card-phantom_storm = Tempête fantôme
card-spiral_storm = Tempête en spirale
card-storm_of_distortion = Tempête de distorsion
card-astral_spheres = Sphères astrales
card-dimensional_vortex = Vortex dimensionnel
card-gate_vault = Voûte des portes
card-portals_swarm = Essaim de portails
card-cosmic_convergence = Convergence cosmique
card-plane_shifting = Glissement des plans
success-entropic_storm = Vous gagnez un Éon
success-pearly_storm = Vous gagnez un Éon
success-phantom_storm = Un adversaire de votre choix perd 15 points
success-spiral_storm = Vous pouvez attirer un adversaire dans la Spirale de cristal
success-storm_of_distortion = Gagnez votre porte-bonheur en points
success-astral_spheres = Gagnez un Éon ou 10 points
success-dimensional_vortex = Gagnez 15 points si votre Chance est marquée, sinon 5
success-gate_vault = Gagnez 5 points
success-portals_swarm = Vous pouvez changer de galaxie ; les autres y perdent chacun un Éon
success-cosmic_convergence = La meilleure figure gagne 5 points par autre joueur (en solo : 10 points à partir de 21)
success-plane_shifting = Vous pouvez changer de galaxie
defeat-entropic_storm = Perdez 10 points
defeat-pearly_storm = Perdez 10 points
defeat-phantom_storm = Perdez 15 points
defeat-spiral_storm = Perdez 10 points
defeat-storm_of_distortion = Perdez votre porte-bonheur en points
defeat-astral_spheres = Perdez un Éon ou 10 points
defeat-dimensional_vortex = Perdez 5 points si votre Chance est marquée, sinon 15
defeat-gate_vault = Perdez 5 points par nombre non couvert
defeat-portals_swarm = Perdez un Éon, ou 10 points si vous n’en avez pas
defeat-cosmic_convergence = Perdez 5 points
power-1 = Quand votre porte-bonheur compte, vous gagnez aussi un Éon
power-2 = Tournez un 2 sur un autre nombre pair
power-3 = Tournez un 3 sur un autre nombre impair
power-4 = Tournez un 4 sur 1, 2 ou 3
power-5 = Avec un 5 sur la table : un nombre impair + 1
power-6 = Avec un 6 sur la table : un nombre pair − 1
power-7 = Tournez un 7 sur un nombre de 1 à 6
power-8 = Avec un 8 sur la table : lancez un dé de plus
effect-pearl = Tournez un 2 ou un 4 d’un cran
effect-crystal = Tournez un 1 sur le nombre d’un autre de vos dés
effect-entropic = Relancez tous vos 3 ou tous vos 5
effect-distorted = Tournez un 2 ou un 5 sur votre porte-bonheur
effect-phantom = Un dé de plus sans payer d’Éon

## Le plateau et le terminal

label-setup = Mise en place
label-era = Ère { $round } sur { $eras }
label-first = Ouvre cette Ère
label-first-name = Joue en premier : { $name }
label-supply = { $count ->
    [one] { $count } Éon dans la réserve
   *[other] { $count } Éons dans la réserve
}
label-eons = { $count ->
    [one] { $count } Éon
   *[other] { $count } Éons
}
label-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
label-lucky = Porte-bonheur { $number }
label-galaxy = Galaxie
label-players = Joueurs
label-scorecard = Feuille de score
label-line = Ligne
label-base = Base
label-plus-highest = { $base } + nombre le plus haut
label-total = Total
label-scored = marquée
label-cancelled = barrée
label-used = prise
label-started = galaxie de départ
label-now = maintenant
label-would-bring = { $line } rapporterait { $points }
label-choose-line = { $line } : choisir
label-sum-base = valeur de base
label-sum-highest = nombre le plus haut
label-sum-early = arrêt anticipé
label-sum-lucky = porte-bonheur
label-sum-dice = total des dés
label-map = Galaxies
label-pawn = Pion de { $name }
label-phantom-code = Code fantôme : { $numbers }
label-phantom-none = Code fantôme : encore inconnu
label-dice = Dés
label-die = d{ $sides } sur { $number }
label-keep = Garder le { $number } (d{ $sides })
label-unkeep = Relancer le { $number } (d{ $sides })
label-kept = gardé
label-type = d{ $sides }
label-type-change = Lancé comme d{ $sides } ; changer de type
label-all-of = tous d{ $sides }
label-mixed = variés
label-types = Dés à lancer
label-throw = { $count ->
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
}
label-throw-again = En relancer { $count }
label-throws = Lancer { $made } sur { $most }
label-keep-all = Tous les dés sont gardés : libérez-en un pour relancer, ou arrêtez-vous.
label-too-many = Il n’y a que sept dés de chaque type.
label-stop = S’arrêter là
label-stop-score = S’arrêter et marquer : { $line }, { $points }
label-cancel-why = Une ligne barrée reste vide.
label-tools = Éons et pouvoirs
label-tool-reroll = Relancer
label-tool-modify = ± 1
label-tool-extra = + 1 dé
label-tool-effect = Galaxie
label-tool-power = Bonheur { $number }
label-does-reroll = Relancer un dé du dernier lancer pour un Éon
label-does-modify = Tourner un dé d’un cran pour un Éon
label-does-extra = Un dé de plus au prochain lancer pour un Éon
label-does-effect = Effet de la galaxie, une fois par séquence : { $what }
label-does-power = Pouvoir du porte-bonheur, met fin à la séquence : { $what }
label-tool-pick = Choisissez un dé
label-tool-new = { $number } (d{ $sides }) devient
label-back = Retour
label-whose = Dés de { $name }
label-yours = Vos dés
label-mode-turn = Tour
label-mode-fight = Combat : { $galaxy }
label-mode-convergence = Convergence cosmique
label-mode-tie = Combat pour la victoire
label-mode-card = Événement : { $card }
label-fight-now = vaut { $points }
label-stakes-fight = Le vainqueur prend un Éon et 5 points par rival.
label-stakes-convergence = Le meilleur gagne 5 points par autre joueur, les autres en perdent 5.
label-stakes-convergence-alone = 21 ou plus rapporte 10 points, moins en coûte 5.
label-stakes-tie = La meilleure figure gagne la partie.
label-event = Événement de cette Ère
label-storm = Tempête : { $galaxy }
label-challenge = Défi pour tous
label-special = Pour tous
label-success = Réussite
label-defeat = Échec
label-covered = couvert
label-queue = Encore à jouer
label-events-left = { $count ->
    [0] Dernier événement
    [one] Encore { $count } événement
   *[other] Encore { $count } événements
}
label-card-dice = Sur la carte : { $dice }
label-choose-colour = Choisissez votre pion
label-choose-lucky = Choisissez votre porte-bonheur
label-choose-start = Choisissez où part votre pion
label-wait = { $name } choisit
label-grade = Note { $grade }
label-grade-points = { $points ->
    [one] Note { $grade } avec { $points } point
   *[other] Note { $grade } avec { $points } points
}
label-next-grade = La note { $grade } demande { $points } points : { $missing } de plus.
label-top-grade = Il n’y a pas de meilleure note.
label-news-score = { $name } : { $line }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-news-cancel = { $name } : { $line } barré
label-needed = Il manque encore : { $numbers }
label-in-hand = En main : { $count }
label-ideas = Un Éon pourrait acheter : { $ideas }
idea-turn-line = { $die } sur { $new } pour { $line } : { $points }
idea-turn-card = { $die } sur { $new } pour la carte
idea-extra = un dé de plus
idea-reroll = une relance d’un dé marqué *

## Notes pour une première partie

tip-dice = Six dés, à mélanger comme vous voulez : un d8 monte haut, un d4 répète les petits nombres. Vous avez jusqu’à trois lancers.
tip-card = Chaque tour remplit une ligne. Les nombres dorés disent ce qu’une ligne rapporte. Un Code y mène aussi votre pion et rapporte un Éon.
tip-tools = Un Éon achète une relance, un dé de plus ou un cran sur un dé. Chaque Éon gardé vaut 5 points à la fin.
tip-map = Chaque galaxie a un Code de six nombres. Arriver là où se trouve un autre pion déclenche un combat.

## La première partie guidée (first.toml)

first-colour = Choisissez un pion, celui que vous voulez.
first-lucky = Votre porte-bonheur s’ajoute au score quand un dé de reste le montre. Prenez le 8 : aucun autre n’ajoute autant.
first-start = Où commence votre pion ? La ligne de cette galaxie est prise, mais vous avez déjà son Code. Pour aujourd’hui, prenez la Spirale de cristal.
first-card = Voici votre feuille de score. Chaque tour remplit une ligne, chaque ligne sert une fois. Qui a le plus de points gagne ; vous commencez avec trois Éons, qui valent 5 points chacun à la fin.
first-throw = Lancez six dés. Le mélange est libre ; pour l’instant, prenez-en deux de chaque : d4, d6 et d8.
first-keep = 2, 3, 4 et 5 se suivent : avec un 1 ou un 6, c’est une Suite de cinq. Gardez ces quatre dés et relancez les deux d8.
first-straight = Un 6 ! Cela fait 2 3 4 5 6. Vous pourriez relancer encore, mais s’arrêter maintenant vaut 2 points de plus. Remplissez la ligne Suite de cinq.
first-straight-points = 15 pour la Suite de cinq, 6 pour le plus grand nombre, 2 pour l’arrêt précoce : 23. Nova a marqué la Chance, puis n’avait rien et a dû barrer une ligne pour 0 point. Cela arrive à tout le monde.
first-again = Une nouvelle Ère, à vous de lancer. Deux de chaque, s’il vous plaît.
first-eon = Quatre 4 d’un coup ! Un Éon tourne un dé d’un cran : choisissez « ± 1 » et touchez le 5. Il devient un 4, et vous avez Cinq identiques.
first-five = Cinq 4. Vous vous arrêtez après le premier lancer : 5 points de plus, autant que valait l’Éon. Remplissez la ligne Cinq identiques.
first-codes = { $points } points jusqu’ici, Éons compris. Regardez maintenant la carte : les quatre galaxies ont des Codes de six nombres. Chacun rapporte 25 points et un Éon, et emmène votre pion là-bas. Vous êtes dans la Spirale de cristal, Nova dans la Nébuleuse distordue.
first-aim = Essayons un Code. Prenez à nouveau deux dés de chaque : tout Code demande un 7 ou un 8, et seul un d8 les montre.
first-near = Le Code de la Nébuleuse est 2 2 3 5 5 8, et vous avez un 2, un 3 et un 5. Gardez ces trois-là, le 3 du d6. Relancez les autres, le d4 et les deux d8.
first-swap = Un 2 et deux 8 : il ne manque plus qu’un 5, et un 8 suffit. Touchez un 8 pour le garder. Sous l’autre, touchez le signe jusqu’à ce que ce soit un d6, qui montre plus souvent un 5. Lancez-le.
first-code = 2 2 3 5 5 8 ! C’était le troisième lancer, rien ne s’y ajoute : 25 points et un Éon. Remplissez la ligne Nébuleuse distordue.
first-fight = Votre pion a volé vers la Nébuleuse, et celui de Nova s’y trouve : vous vous battez. Chacun joue une séquence, et la meilleure Figure gagne. Lancez quatre d6 et deux d8 : touchez chaque d4 pour le changer. Un d8 peut aussi montrer votre porte-bonheur, le 8.
first-straight-again = 2 3 4 5 6 est une suite de cinq : 15 et 6, plus 5 pour s’arrêter au premier lancer, plus 8, car le dé libre montre votre porte-bonheur ! Arrêtez-vous à ces 34 ; à Nova de faire mieux.
first-won = Nova n’a fait que 22 : vous avez gagné 5 points et un Éon de Nova. Cela fait { $points } points. Votre feuille n’a joué aucun rôle dans le combat ; ses lignes sont toutes encore là.
first-own = Cette Ère est toute à vous : lancez, gardez ce qui vous plaît et remplissez une ligne. Si rien ne va, la Chance prend n’importe quoi, une fois ; ou barrez une ligne difficile à obtenir.
first-go-on = Les chiffres dorés de la feuille disent ce qu’une ligne rapporte maintenant. Remplissez tôt les lignes difficiles et gardez la Chance pour un mauvais jour. Continuez, et demandez un conseil quand vous voulez.
