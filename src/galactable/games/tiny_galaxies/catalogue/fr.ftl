### Tiny Galaxies

title = Tiny Galaxies
about = Lancez les dés, envoyez vos vaisseaux, colonisez des planètes et suivez ce que font les autres.
variant-standard = Standard
variant-standard-about = Le jeu entier, jusqu’à 21 points.

## Ce qui s’est passé

event-turn = { $reader ->
    [seat] Manche { $round } : à vous de jouer
   *[nobody] Manche { $round } : au tour de { $seat }
}
event-draw = { $count ->
    [one] { $planets } est révélée.
   *[other] Planètes révélées : { $planets }.
}
event-draw-then = { $planets } prend sa place dans la rangée.
event-roll = { $reader ->
    [seat] Vous obtenez { $dice }.
   *[nobody] { $seat } obtient { $dice }.
}
event-reroll = { $reader ->
    [seat] Vous payez 1 énergie et relancez : { $dice }.
   *[nobody] { $seat } paie 1 énergie et relance : { $dice }.
}
event-activate = { $full ->
    [none] { $reader ->
        [seat] Vous utilisez { $face } et gagnez { $gains }.
       *[nobody] { $seat } utilise { $face } et gagne { $gains }.
    }
   *[other] { $reader ->
        [seat] Vous utilisez { $face }, mais votre réserve est déjà pleine ({ $full } : 7).
       *[nobody] { $seat } utilise { $face }, mais sa réserve est déjà pleine ({ $full } : 7).
    }
}
event-convert = { $reader ->
    [seat] Pour { $cost }, vous convertissez { $old } en { $new }{ event-and-gained }.
   *[nobody] Pour { $cost }, { $seat } convertit { $old } en { $new }{ event-and-gained }.
}
# Games of earlier versions do not say who was followed.
event-follow = { $from ->
    [none] { $reader ->
        [seat] Vous payez 1 culture pour suivre ({ $face }){ event-and-gains }.
       *[nobody] { $seat } paie 1 culture pour suivre ({ $face }){ event-and-gains }.
    }
   *[other] { $reader ->
        [seat] Vous payez 1 culture pour suivre { $from } ({ $face }){ event-and-gains }.
        [from] { $seat } paie 1 culture pour vous suivre ({ $face }){ event-and-gains }.
       *[nobody] { $seat } paie 1 culture pour suivre { $from } ({ $face }){ event-and-gains }.
    }
}
event-move = { $way-id ->
    [home] { $planet ->
        [none] { $reader ->
            [seat] Vous rappelez votre vaisseau.
           *[nobody] { $seat } rappelle un vaisseau.
        }
       *[other] { $reader ->
            [seat] Vous rappelez votre vaisseau de { $planet }.
           *[nobody] { $seat } rappelle un vaisseau de { $planet }.
        }
    }
    [land] { $reader ->
        [seat] Vous atterrissez sur { $planet }.
       *[nobody] { $seat } atterrit sur { $planet }.
    }
   *[orbit] { $reader ->
        [seat] Vous entrez en orbite autour de { $planet }.
       *[nobody] { $seat } entre en orbite autour de { $planet }.
    }
}
event-use = { $reader ->
    [seat] Vous utilisez { $planet }{ event-for }{ event-and-gained }.
   *[nobody] { $seat } utilise { $planet }{ event-for }{ event-and-gained }.
}
event-for = { $cost ->
    [none] {""}
   *[other] {" "}pour { $cost }
}
event-and-gains = { $gains ->
    [none] {""}
   *[other] { $reader ->
        [seat] {" "}et gagnez { $gains }
       *[nobody] {" "}et gagne { $gains }
    }
}
event-and-gained = { $full ->
    [none] { event-and-gains }
   *[other] , mais la réserve est déjà pleine ({ $full } : 7)
}
event-lose = { $reader ->
    [seat] Vous sacrifiez un dé { $face }{ event-and-gains }.
   *[nobody] { $seat } sacrifie un dé { $face }{ event-and-gains }.
}
event-back = { $reader ->
    [seat] Vous reculez sur { $planet } ({ $space } sur { $length }){ event-and-gains }.
   *[nobody] { $seat } recule sur { $planet } ({ $space } sur { $length }){ event-and-gains }.
}
event-gain-then = { $everyone ->
    [yes] { $reader ->
        [owner] Tous les autres gagnent { $gains }.
       *[nobody] Tout le monde sauf { $owner } gagne { $gains }.
    }
   *[no] { $reader ->
        [owner] Vous gagnez { $gains }.
       *[nobody] { $owner } gagne { $gains }.
    }
}
event-advance = { $by ->
    [none] { $reader ->
        [seat] Avec { $die }, vous avancez sur { $planet } : { $space } sur { $length }.
       *[nobody] Avec { $die }, { $seat } avance sur { $planet } : { $space } sur { $length }.
    }
   *[other] { $reader ->
        [seat] Grâce à { $by }, vous avancez sur { $planet } : { $space } sur { $length }.
       *[nobody] Grâce à { $by }, { $seat } avance sur { $planet } : { $space } sur { $length }.
    }
}
event-colonize = { $by ->
    [none] { $reader ->
        [seat] Avec { $die }, vous colonisez { $planet } : { event-points } !
       *[nobody] Avec { $die }, { $seat } colonise { $planet } : { event-points } !
    }
   *[other] { $reader ->
        [seat] Grâce à { $by }, vous colonisez { $planet } : { event-points } !
       *[nobody] Grâce à { $by }, { $seat } colonise { $planet } : { event-points } !
    }
}
event-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-sent-home-then = { $count ->
    [one] { $ships ->
        [one] { $reader ->
            [owners] Votre vaisseau qui s’y trouvait rentre à la base.
           *[nobody] Le vaisseau de { $owners } rentre à la base.
        }
       *[other] { $reader ->
            [owners] Vos { $ships } vaisseaux qui s’y trouvaient rentrent à la base.
           *[nobody] Les { $ships } vaisseaux de { $owners } rentrent à la base.
        }
    }
   *[other] { $reader ->
        [owners] { $ships ->
            [one] Votre vaisseau qui s’y trouvait rentre à la base, d’autres aussi.
           *[other] Vos { $ships } vaisseaux qui s’y trouvaient rentrent à la base, d’autres aussi.
        }
       *[nobody] { $owners } ramènent leurs vaisseaux à la base.
    }
}
event-upgrade = { $reader ->
    [seat] Vous passez au niveau { $level } pour { $cost } : { event-brings }.
   *[nobody] { $seat } passe au niveau { $level } pour { $cost } : { event-brings }.
}
event-brings = { $brings-id ->
    [die] { event-points } et un dé de plus
    [ship] { event-points } et un vaisseau de plus
   *[nothing] { event-points }
}
event-last-round = { $reader ->
    [seat] Vous avez { $points } points : cette manche est la dernière.
   *[nobody] { $seat } a { $points } points : cette manche est la dernière.
}
event-last-round-then = Cela fait { $points } points en tout : cette manche est la dernière.
event-over = La partie est terminée.

## Les choix

move-activate = Utiliser { $face }
move-activate-gain = Utiliser { $face } : gagner { $gains }
move-convert = Convertir { $old } en { $new } pour 1 { $pay }
move-reroll = { $count ->
    [one] Relancer { $count } dé pour 1 énergie
   *[other] Relancer { $count } dés pour 1 énergie
}
move-end = Terminer le tour
move-ship-home = Prendre un vaisseau à la base
move-ship-surface = Prendre le vaisseau posé sur { $planet }
move-ship-orbit = Prendre le vaisseau en orbite autour de { $planet }
move-go-home = Rentrer à la base
move-go-surface = Atterrir sur { $planet }
move-go-orbit = Se mettre en orbite autour de { $planet }
move-no-planet = Aller là où il n’y a pas de planète
move-use = Utiliser { $planet } ({ ability })
move-follow-gain = Suivre pour 1 culture : gagner { $gains }
move-follow-advance = Suivre pour 1 culture : avancer sur { $planets }
move-follow-colonize = Suivre pour 1 culture : coloniser { $planet } ({ event-points })
move-follow-move = Suivre pour 1 culture : déplacer un vaisseau
move-follow-utilize = Suivre pour 1 culture : améliorer la galaxie ou utiliser une colonie
move-pass-land = Ne pas utiliser la planète
move-pass-follow = Ne pas suivre
move-pass-offer = Ne pas avancer
move-upgrade = Passer au niveau { $level } pour { $cost }
move-lose = Sacrifier { $face }
move-back = Reculer sur { $planet }, à la case { $space } sur { $length }
move-advance = Avancer sur { $planet }, à la case { $space } sur { $length }
move-colonize = Coloniser { $planet } ({ event-points })

## Les pouvoirs

ability = { $cost ->
    [none] { $brings }
   *[other] { $cost } : { $brings }
}
cost-energy = { $count ->
    [one] payer { $count } énergie
   *[other] payer { $count } énergies
}
cost-culture = { $count ->
    [one] payer { $count } culture
   *[other] payer { $count } cultures
}
cost-die = sacrifier un dé non utilisé
cost-back-life = reculer de { $count } sur une piste de vie
cost-back-tech = reculer de { $count } sur une piste de tech
cost-back-either = reculer de { $count } sur une piste au choix
gain-energy = { $count ->
    [one] gagner { $count } énergie
   *[other] gagner { $count } énergies
}
gain-culture = { $count ->
    [one] gagner { $count } culture
   *[other] gagner { $count } cultures
}
advance-life = avancer de { $count } sur une piste de vie
advance-tech = avancer de { $count } sur une piste de tech
advance-either = avancer de { $count } sur une piste au choix
others-energy = tous les autres gagnent { amount-energy }
others-culture = tous les autres gagnent { amount-culture }
others-advance-life = tous les autres peuvent avancer de { $count } sur une piste de vie
others-advance-tech = tous les autres peuvent avancer de { $count } sur une piste de tech
others-advance-either = tous les autres peuvent avancer de { $count } sur une piste au choix
amount-energy = { $count ->
    [one] { $count } énergie
   *[other] { $count } énergies
}
amount-culture = { $count ->
    [one] { $count } culture
   *[other] { $count } cultures
}

## Ce qu’un conseil apporte en plus des points

figure-energy = { $sign }{ $count ->
    [one] { $count } énergie
   *[other] { $count } énergies
}
figure-culture = { $sign }{ $count ->
    [one] { $count } culture
   *[other] { $count } cultures
}
figure-space = { $what } { $sign }{ $count ->
    [one] { $count } case
   *[other] { $count } cases
}

## Les questions

ask-main = { $reader ->
    [seat] Utilisez un dé, relancez, convertissez-en un ou terminez votre tour.
   *[nobody] { $seat } choisit un dé.
}
ask-main-stuck = { $reader ->
    [seat] Aucun de vos dés n’est utilisable : relancez, convertissez-en un ou terminez votre tour.
   *[nobody] { $seat } choisit un dé.
}
ask-main-done = { $reader ->
    [seat] Tous les dés ont servi : terminez votre tour.
   *[nobody] { $seat } termine son tour.
}
ask-ship = { $reader ->
    [seat] Quel vaisseau déplacez-vous ?
   *[nobody] { $seat } déplace un vaisseau.
}
ask-go = { $reader ->
    [seat] Vers où ? Atterrissez pour utiliser le pouvoir, ou mettez-vous en orbite pour gagner la planète.
   *[nobody] { $seat } déplace un vaisseau.
}
ask-land = { $reader ->
    [seat] Utilisez-vous le pouvoir de { $planet } ?
   *[nobody] { $seat } peut utiliser { $planet }.
}
ask-follow = { $reader ->
    [seat] { $from } a utilisé { $face }. Faire de même pour 1 culture ?
    [from] { $seat } peut vous suivre : { $face }.
   *[nobody] { $seat } peut suivre { $from } : { $face }.
}
ask-utilize = { $reader ->
    [seat] Améliorez votre galaxie ou utilisez une colonie.
   *[nobody] { $seat } améliore sa galaxie ou utilise une colonie.
}
ask-lose = { $reader ->
    [seat] { $planet } coûte un dé : lequel sacrifiez-vous ?
   *[nobody] { $seat } sacrifie un dé pour { $planet }.
}
ask-back = { $reader ->
    [seat] { $planet } coûte une case : quel vaisseau recule ?
   *[nobody] { $seat } fait reculer un vaisseau pour { $planet }.
}
ask-advance = { $reader ->
    [seat] Quel vaisseau avance { $count ->
        [one] d’une case
       *[other] de { $count } cases
    } sur { $track } ?
   *[nobody] { $seat } fait avancer un vaisseau sur { $track }.
}
ask-offer = { $reader ->
    [seat] Vous pouvez faire avancer un vaisseau { $count ->
        [one] d’une case
       *[other] de { $count } cases
    } sur { $track }.
   *[nobody] { $seat } peut faire avancer un vaisseau sur { $track }.
}

## Pourquoi pas

refusal-move = Aucun de vos vaisseaux n’a de destination.
refusal-energy = Aucun de vos vaisseaux n’est à la base ou près d’une planète d’énergie.
refusal-culture = Aucun de vos vaisseaux n’est près d’une planète de culture.
refusal-life = Vous n’avez aucun vaisseau sur une piste de vie.
refusal-tech = Vous n’avez aucun vaisseau sur une piste de tech.
refusal-utilize = Vous ne pouvez payer ni le niveau suivant ni une colonie.
refusal-utilize-top = Votre galaxie est complète et vous ne pouvez payer aucune colonie.
refusal-no-die = Aucun dé disponible ne montre { $face }.
refusal-no-dice = Il ne reste aucun dé à relancer.
refusal-reroll-energy = Relancer coûte 1 énergie et vous n’en avez pas.
refusal-converted = Vous avez déjà converti un dé à ce tour.
refusal-no-resource = Il ne vous reste rien pour payer ({ $resource }).
refusal-same-face = Tournez le dé sur une autre face.
refusal-convert = { $face } ne servirait à rien pour le moment.
refusal-die-first = Utilisez d’abord un dé.
refusal-ship = Vous n’avez là aucun vaisseau qui puisse partir.
refusal-at-home = Le vaisseau est déjà à la base.
refusal-no-planet = Il n’y a pas de planète à cet endroit.
refusal-same-planet = Un vaisseau part vers une autre planète, et celui-ci est déjà sur { $planet }.
refusal-own-ship = Vous avez déjà un vaisseau à cet endroit de { $planet }.
refusal-top-level = Votre galaxie est déjà au dernier niveau.
refusal-price = Le niveau { $level } coûte { $count } en { $resource }.
refusal-ability = Vous ne pouvez pas payer { $planet } pour le moment.
refusal-not-yours = { $planet } n’est pas une de vos colonies.
refusal-advance = Vous n’avez là aucun vaisseau qui puisse avancer.
refusal-back = Vous n’avez là aucun vaisseau qui puisse reculer.

## Phases, catégories, origine des points

phase-main = Choix d’un dé
phase-ship = Choix d’un vaisseau
phase-go = Vol
phase-land = Atterrissage
phase-follow = Suivre
phase-utilize = Exploiter
phase-lose = Sacrifier un dé
phase-back = Reculer
phase-advance = Avancer
phase-offer = Avance offerte
phase-over = Fin
category-planets = Planètes
category-galaxy = Galaxie
part-planet = { $planet }
part-galaxy = Galaxie de niveau { $level }

## Matériel

face-move = Vol
face-energy = Énergie
face-culture = Culture
face-life = Vie
face-tech = Tech
face-utilize = Exploiter
resource-energy = énergie
resource-culture = culture
track-life = une piste de vie
track-tech = une piste de tech
track-either = une piste au choix
planet-P01 = Pebblet
planet-P02 = Dewmere
planet-P03 = Val-Tanaisie
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
planet-P33 = Auralis-le-Profond
planet-P34 = Mont-Boréal
planet-P35 = Cobaltine
planet-P36 = Beausoir
planet-P37 = Elderglow
planet-P38 = Farholme
planet-P39 = Grand-Réconfort
planet-P40 = Hearthfar

## Le plateau

label-strip = Points et ressources de tous
label-goal = { $points ->
    [one] { $points } point sur { $goal }
   *[other] { $points } points sur { $goal }
}
label-held = { $amount } sur { $limit }
label-row = Les planètes
label-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
label-surface = { $planet }, surface : { $who }
label-orbit = { $planet }, piste : { $who }
label-orbit-at = { $who } sur la case { $space }
label-nobody = personne
label-empty = Vide
label-pool = { $count ->
    [0] Plus aucune planète à venir
    [one] Encore { $count } planète à venir
   *[other] Encore { $count } planètes à venir
}
terminal-bay = Baie d’activation ([ ] : on peut suivre)
label-bay = Baie d’activation
label-slot = Case { $slot }
label-slot-yellow = Case { $slot }, peut être suivie
label-converter = Convertisseur
label-dice = Vos dés
label-dice-of = Dés de { $name }
label-dice-none = Tous les dés ont servi.
label-lost = Sacrifié
label-reroll = Relancer
label-convert = Convertir un dé
label-convert-old = Quel dé ?
label-convert-new = En quelle face ?
label-convert-pay = Payer avec quoi ?
label-convert-stop = Laisser
label-end = Fin du tour
label-mat = Galaxie de { $name }
label-mat-own = Votre galaxie
label-level = Niveau { $level }
label-level-next = Niveau { $level } ; le suivant coûte { $cost } énergies ou { $cost } cultures
label-home = { $count ->
    [0] Aucun vaisseau à la base
    [one] { $count } vaisseau à la base
   *[other] { $count } vaisseaux à la base
}
label-at-home = Base
label-colonies = Colonies
label-colonies-none = Pas encore de colonie
label-followed = suit
label-passed = passe
label-last-round = Dernière manche
label-now = Joue
label-surface-short = surface
standing-no-follow = Ne plus me proposer de suivre pendant ce tour
standing-only-move = Ne me demander que pour Vol

## L’aide de jeu

aid = Aide de jeu
aid-goal = Dès qu’une galaxie atteint { $goal } points, on finit la manche et la partie s’arrête.
aid-dice = Les six faces
aid-move = Envoyer un vaisseau sur une planète (et utiliser aussitôt son pouvoir), sur sa piste, ou à la base.
aid-energy = 1 énergie pour chacun de vos vaisseaux près d’une planète d’énergie ou à la base.
aid-culture = 1 culture pour chacun de vos vaisseaux près d’une planète de culture.
aid-life = Avancer un vaisseau d’une case sur une piste de vie. Au bout, la planète est à vous.
aid-tech = Avancer un vaisseau d’une case sur une piste de tech. Au bout, la planète est à vous.
aid-utilize = Améliorer votre galaxie ou utiliser l’une de vos colonies.
aid-costs = Ce que vous pouvez payer
aid-reroll = 1 énergie : relancer tous les dés non utilisés, autant de fois que vous voulez.
aid-convert = 1 énergie ou 1 culture : une fois par tour, tourner un dé sur la face voulue.
aid-follow = 1 culture : suivre un dé posé sur une case jaune.
aid-limit = Vous gardez au plus { $limit } énergies et { $limit } cultures.
aid-levels = Votre galaxie, niveau par niveau
aid-level = Niveau
aid-cost = Coût
aid-level-dice = Dés
aid-level-ships = Vaisseaux
aid-level-points = Points

## Conseils de première partie

tip-dice = Voici vos dés. Chacun montre une action ; touchez-en un pour l’utiliser.
tip-row = Envoyez vos vaisseaux ici. Posé sur la planète, vous utilisez son pouvoir ; sur sa piste, vous avancez jusqu’au bout pour la gagner.
tip-mat = L’énergie relance les dés, la culture permet de suivre les autres. Les deux paient les améliorations.
tip-bay = Les autres peuvent suivre les dés des trois premières cases et du convertisseur.
tip-follow = Quelqu’un a utilisé un dé. Payez 1 culture et faites de même.

## La première partie guidée (first.toml)

first-row = Tout tourne autour de ces planètes. Chacune a une piste ; le premier qui amène un vaisseau au bout colonise la planète et gagne ses points. À 21 points, c’est la dernière manche.
first-energy = Vous avez lancé quatre dés ; chacun montre une action. Utilisez d’abord Énergie : 1 énergie par vaisseau à la base, et les deux y sont.
first-utilize = 4 énergies. Utilisez maintenant Exploiter : cela peut élever votre galaxie d’un niveau.
first-level = Le niveau 2 coûte 2, tout en énergie ou tout en culture. Payez en énergie.
first-move = Niveau 2 : { $points } point, et dès le prochain tour vous lancerez cinq dés. Utilisez maintenant Vol pour envoyer un vaisseau.
first-orbit = Envoyez-le en orbite autour de Cinderby : touchez sa piste. Posé à la surface, vous utiliseriez son pouvoir ; en orbite, vous êtes sur sa piste, et celle-ci n’a que deux cases.
first-life = La piste de Cinderby est une piste de vie. Utilisez votre dé Vie : le vaisseau avance d’une case.
first-keep = Tous vos dés sont utilisés : c’est à Nova, qui a utilisé Vol. Pour 1 culture, vous pourriez suivre et vous déplacer aussi. Vous n’en avez qu’une : gardez-la pour mieux et passez.
first-follow = Voilà pourquoi vous l’avez gardée. Nova a utilisé Vie sur la même planète, mais vous avez une case d’avance. Suivez : votre vaisseau arrive au bout.
first-colony = Cinderby est à vous, pendant le tour de Nova ! Les vaisseaux sont rentrés, et une nouvelle planète est là. Vous avez { $points } points : 1 pour Cinderby, 1 pour le niveau 2.
first-convert = À vous de nouveau, avec cinq dés. Les deux vaisseaux sont à la base, et aucun dé ne montre Vol. Une fois par tour, 1 énergie convertit un dé : touchez « Convertir un dé », choisissez Vie et changez-la en Vol.
first-far = Envoyez un vaisseau en orbite autour de Zephyrine. Sa piste demande Tech, et vous avez deux dés Tech.
first-tech = Utilisez les deux dés Tech : deux cases vers 5 points. Les planètes qui valent plus ont des pistes plus longues.
first-culture = Utilisez maintenant Culture : Zephyrine produit de la culture, et votre vaisseau y est. Cela en rapporte 1. Un vaisseau compte en orbite comme à la surface.
first-ability = Pour le niveau 3, vous n’avez pas assez. Mais Exploiter peut aussi utiliser une planète que vous avez colonisée : prenez-le et choisissez le pouvoir de Cinderby.
first-decline = Nova a utilisé Exploiter et passe au niveau 2. Vous pourriez suivre pour votre seule culture, mais Cinderby ne donnerait que 1 énergie. Passez, et attendez la suite.
first-copy = Nova vient de déplacer un vaisseau. Voilà qui vaut mieux : votre second vaisseau est encore à la base. Suivez.
first-surface = Envoyez le vaisseau de la base vers Nettlestar, cette fois à la surface : touchez la planète, pas sa piste.
first-use = Qui atterrit peut utiliser aussitôt le pouvoir de la planète. Celui de Nettlestar est une affaire : payez 2 énergies, gagnez 3 cultures. Utilisez-le.
first-two-ships = À vous de nouveau. Vos deux vaisseaux sont auprès de planètes de culture : un dé Culture en rapporte 2. Utilisez-le.
first-raise = 5 cultures. Le niveau 3 en coûte 3 d’une même sorte : prenez Exploiter et améliorez votre galaxie avec de la culture.
first-third-ship = Niveau 3 : { $points } points jusqu’ici, et un troisième vaisseau à la base, prêt tout de suite. Les niveaux 4 et 6 valent 3 et 8 points ; ne les oubliez pas pour les planètes.
first-go-on = Les autres dés sont à vous. Zephyrine demande Tech, et plus de vaisseaux rapportent plus de tout. Si vos dés ne vous plaisent pas, 1 énergie relance tous ceux qui restent. Continuez, et demandez un conseil quand vous voulez.
