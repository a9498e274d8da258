### Point Galaxy

title = Point Galaxy
about = Choisissez des planètes et ce qui les sépare, et alignez-les en systèmes solaires.
variant-standard = Standard
variant-standard-about = De deux à cinq joueurs autour d’un seul marché.
variant-solo-easy = Solo, facile
variant-solo-easy-about = Contre une IA qui fait environ 50 points.
variant-solo-medium = Solo, moyen
variant-solo-medium-about = Contre une IA qui fait environ 60 points.
variant-solo-hard = Solo, difficile
variant-solo-hard-about = Contre une IA qui fait environ 70 points.

## Ce qui s’est passé

event-market = Le marché : { $cards }.
event-supply = Jetons fusée : { $tokens-short }.
event-start = { $reader ->
    [seat] Vous commencez avec { $card-le }.
   *[nobody] { $seat } commence avec { $card-le }.
}
event-ai-start = L’IA commence avec { $card-le }.
event-first = { $reader ->
    [seat] Vous jouez en premier.
   *[nobody] { $seat } joue en premier.
}
event-turn = { $reader ->
    [seat] Manche { $round } : à vous de jouer
   *[nobody] Manche { $round } : au tour de { $seat }
}
event-ai-turn = Manche { $round } : au tour de l’IA
event-draft = { $reader ->
    [seat] Vous prenez { $card-un }.
   *[nobody] { $seat } prend { $card-un }.
}
event-top-then = En dessous apparaît { $card-un }.
event-planet = Nouveau au marché : { $cards }.
event-split = { $cards ->
    [one] La pile { $column } est épuisée ; une carte de la pile { $from } la remplace.
   *[other] La pile { $column } est épuisée ; { $cards } cartes de la pile { $from } la remplacent.
}
event-place = { $reader ->
    [seat] Vous posez { $card-le } { placed-where }{ gained }.
   *[nobody] { $seat } pose { $card-le } { placed-where }{ gained }.
}
event-found = { $reader ->
    [seat] Vous commencez le système { $system } avec { $card-le }{ gained }.
   *[nobody] { $seat } commence le système { $system } avec { $card-le }{ gained }.
}
event-token = { $reader ->
    [seat] Pour cinq fusées, vous prenez le jeton « { $token } »{ gained }.
   *[nobody] Pour cinq fusées, { $seat } prend le jeton « { $token } »{ gained }.
}
event-lapse-then = { $tokens ->
    [one] Il n’y a plus assez de jetons fusée : il en manque un.
   *[other] Il n’y a plus assez de jetons fusée : il en manque { $tokens }.
}
event-ai-take = L’IA prend { $cards-un }.
event-ai-token-then = Pour cinq fusées, elle prend le jeton « { $token } ».
event-over = La partie est terminée.

placed-where = { $where-id ->
    [top] en haut du système { $system }
    [bottom] en bas du système { $system }
   *[above] au-dessus du système { $system }
}
gained = { $points ->
    [0] {""}
    [one] {" "}: 1 point
   *[other] {" "}: { $points } points
}

## Ce qu’on peut choisir

move-draft = Prendre { $card-un }{ symbols } (ligne { $row }, colonne { $column })
move-draft-empty = Prendre en ligne { $row }, colonne { $column }
move-place = Poser { $card-le } { to-place }
move-place-second = Poser la seconde carte ({ $card }) { to-place }
move-found = Commencer un système avec { $card-le }
move-found-second = Commencer un système avec la seconde carte ({ $card })
move-no-card = Poser une carte
move-token = Prendre le jeton « { $token } »

to-place = { placed-where }

## Ce qu’on demande

ask-draft = { $reader ->
    [seat] Prenez deux cartes : choisissez la première.
   *[nobody] { $seat } prend deux cartes.
}
ask-draft-second = { $reader ->
    [seat] Prenez votre seconde carte.
   *[nobody] { $seat } prend une seconde carte.
}
ask-place = { $reader ->
    [seat] Posez vos cartes : choisissez-en une, puis sa place.
   *[nobody] { $seat } pose les cartes prises.
}
ask-token = { $reader ->
    [seat] Cinq fusées de plus : prenez un jeton.
   *[nobody] { $seat } choisit un jeton fusée.
}

## Pourquoi pas

refusal-empty = Il n’y a pas de carte en ligne { $row }, colonne { $column }.
refusal-no-sun = Un astéroïde exige un soleil sans astéroïde, et vous n’en avez pas.
refusal-sun-first = Un astéroïde exige un soleil sans astéroïde, et vous n’en avez pas. Prenez d’abord un soleil, par exemple { $card-le }.
refusal-no-card = Vous n’avez pas cette carte en main.
refusal-no-system = Vous n’avez pas de système { $system }.
refusal-there = Vous ne pouvez pas poser { $card-le } { to-place }.

## Phases, catégories, d’où viennent les points

phase-draft = Choix des cartes
phase-place = Pose des cartes
phase-token = Choix d’un jeton
phase-over = Fin
category-suns = Soleils
category-planets = Planètes
category-moons = Lunes
category-research = Recherche
category-rockets = Jetons fusée
category-asteroids = Astéroïdes
part-sun = { $sets ->
    [one] { $card-cap } du système { $system } : rempli une fois
   *[other] { $card-cap } du système { $system } : rempli { $sets } fois
}
part-planets = Système { $system } : { $numbers }
part-planets-wild = Système { $system } : { $numbers }, avec { $cards } pour { $as }
part-moon = { $card-cap } du système { $system }
part-research = { $count ->
    [one] Un symbole de recherche : { $letters }
   *[other] { $count } symboles de recherche différents : { $letters }
}
part-token = { $token }
part-asteroids = { $count ->
    [one] 1 astéroïde
   *[other] { $count } astéroïdes
}

## Matériel

card-planet = { $name } ({ $number }, { $colours })
    .un = { $name } ({ $number }, { $colours })
    .le = { $name } ({ $number }, { $colours })
card-wild = { $name } (X)
    .un = { $name } (X)
    .le = { $name } (X)
card-sun = soleil ({ $colours } : { $points })
    .un = un soleil ({ $colours } : { $points })
    .le = le soleil ({ $colours } : { $points })
    .cap = Soleil ({ $colours } : { $points })
card-moon = lune ({ $colours } : { $points })
    .un = une lune ({ $colours } : { $points })
    .le = la lune ({ $colours } : { $points })
    .cap = Lune ({ $colours } : { $points })
card-asteroid = astéroïde
    .un = un astéroïde
    .le = l’astéroïde
card-wormhole = trou de ver
    .un = un trou de ver
    .le = le trou de ver
set-one = { $a }
set-two = { $a } + { $b }
set-three = { $a } + { $b } + { $c }
set-either = { $a }/{ $b }
colour-red = rouge
colour-gold = or
colour-green = vert
colour-blue = bleu
colour-violet = violet
where-top = en haut
where-bottom = en bas
where-above = au-dessus
where-new = nouveau système
symbols = { $rockets ->
    [0] {""}
    [one] , 1 fusée
   *[other] , { $rockets } fusées
}{ $research ->
    [none] {""}
   *[other] , recherche { $research }
}
token-T01 = 1 point par paire de planètes rouges
    .short = paires rouges
token-T02 = 1 point par paire de planètes or
    .short = paires or
token-T03 = 1 point par paire de planètes vertes
    .short = paires vertes
token-T04 = 1 point par paire de planètes bleues
    .short = paires bleues
token-T05 = 1 point par paire de planètes violettes
    .short = paires violettes
token-T06 = 2 points par système d’au moins 4 planètes
    .short = systèmes de 4
token-T07 = 4 points par système d’au moins 6 planètes
    .short = systèmes de 6
token-T08 = 1 point par jeton fusée acquis, celui-ci compris
    .short = jetons fusée
token-T09 = 1 point par astéroïde
    .short = astéroïdes
token-T10 = 1 point par trou de ver
    .short = trous de ver
token-T11 = 2 points pour 3 lunes
    .short = lunes
token-T12 = 1 point pour 2 symboles de recherche, même identiques
    .short = recherche
token-T13 = 1 point par planète numéro 1
    .short = planètes numéro 1
token-T14 = 1 point par planète numéro 3
    .short = planètes numéro 3
token-T15 = 1 point par planète numéro 5
    .short = planètes numéro 5
token-T16 = 1 point par planète numéro 7
    .short = planètes numéro 7
token-T17 = 2 points par série de planètes des 5 couleurs
    .short = les 5 couleurs
token-T18 = 1 point par trio d’une planète rouge, d’une or et d’une verte
    .short = rouge + or + vert
token-T19 = 1 point par trio d’une planète or, d’une verte et d’une bleue
    .short = or + vert + bleu
token-T20 = 1 point par trio d’une planète verte, d’une bleue et d’une violette
    .short = vert + bleu + violet
token-T21 = 1 point par trio d’une planète bleue, d’une violette et d’une rouge
    .short = bleu + violet + rouge
token-T22 = 1 point par trio d’une planète violette, d’une rouge et d’une or
    .short = violet + rouge + or
token-T23 = 1 point par soleil, celui de départ compris
    .short = soleils
token-T24 = 4 points pour 3 symboles de recherche identiques
    .short = triplés de recherche

## Le plateau

label-round = Manche { $round } sur { $most }
label-market = Marché
label-column = { $count ->
    [one] colonne { $column } ({ $count } carte)
   *[other] colonne { $column } ({ $count } cartes)
}
label-pile = { $count ->
    [one] Encore { $count } carte dans cette pile
   *[other] Encore { $count } cartes dans cette pile
}
label-supply = Jetons fusée
label-tokens = Jetons fusée : { $tokens-short }
label-tokens-none = Jetons fusée : aucun
label-hand = À poser
label-goes-to = va ici
label-no-room = pas de place
label-galaxy = Galaxie de { $name }
label-mine = Votre galaxie
label-others = Autres galaxies
label-enlarge = Agrandir la galaxie de { $name }
label-back = Retour à votre galaxie
label-system = Système { $system }
label-new-system = Nouveau système
label-no-sun = sans soleil
label-empty = vide
label-take = Prendre cette carte
label-take-both = Prendre les deux
label-clear = Annuler
label-choose = Choisissez une carte, ou deux pour les prendre ensemble.
label-choose-last = Choisissez la seconde carte.
label-place = Poser : { $card }
label-placing = Choisissez une place. { $card }.
label-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-token-now = Ce que chaque jeton rapporte aussitôt
label-rockets = { $count ->
    [one] { $count } fusée, prochain jeton à { $next }
   *[other] { $count } fusées, prochain jeton à { $next }
}
label-research = { $count ->
    [one] { $count } symbole de recherche
   *[other] { $count } symboles de recherche
}
label-suns = { $count ->
    [one] { $count } soleil
   *[other] { $count } soleils
}
label-moons = { $count ->
    [one] { $count } lune
   *[other] { $count } lunes
}
label-asteroids = { $count ->
    [one] { $count } astéroïde
   *[other] { $count } astéroïdes
}
label-wormholes = { $count ->
    [one] { $count } trou de ver
   *[other] { $count } trous de ver
}
label-scale = Numéros ou symboles différents : { $scale }
label-prizes = Astéroïdes : { $prizes }, partage en cas d’égalité
label-ai-takes = L’IA prend : { $card }
label-skip = Continuer
label-ai = IA
rival-ai = L’IA
label-ai-first = L’IA prend cette carte en premier
label-ai-second = L’IA prend cette carte en second
label-planet-face = { $name } : { $number }, { $colours }{ symbols }
label-wild-face = { $name } : X, n’importe quel numéro{ symbols }
label-sun-each = { $points ->
    [one] Soleil : { $points } point par planète ({ $colours }){ symbols }
   *[other] Soleil : { $points } points par planète ({ $colours }){ symbols }
}
label-sun-set = { $points ->
    [one] Soleil : { $points } point par série { $colours }{ symbols }
   *[other] Soleil : { $points } points par série { $colours }{ symbols }
}
label-moon-one = Lune : { $points } points à côté d’une planète ({ $a }){ symbols }
label-moon-two = Lune : { $points } points entre deux planètes ({ $a } et { $b }){ symbols }
label-asteroid-face = Astéroïde{ symbols }
label-wormhole-face = Trou de ver{ symbols }
label-achievements = Succès obtenus
label-achievement = { $category ->
    [total] Au moins { $points } points
    [suns] Au moins { $points } points de soleils
    [planets] Au moins { $points } points de planètes
    [moons] Au moins { $points } points de lunes
    [rockets] Au moins { $points } points de jetons fusée
   *[unique_research] Les { $points } symboles de recherche
}

## Conseils pour une première partie

tip-market = Neuf cartes sont là : en haut soleils, lunes, astéroïdes et trous de ver ; en dessous, six planètes. Prenez-en deux, au choix.
tip-hand = Choisissez une carte, puis une place. Le chiffre sur la place indique combien de points elle rapporte aussitôt.
tip-galaxy = Un système est une colonne. Ses planètes doivent se suivre en montant ou en descendant, sans répétition ; le soleil au-dessus récompense des couleurs.
tip-tokens = Chaque cinquième fusée de votre galaxie rapporte un de ces jetons.

## La première partie guidée (first.toml)

first-sun = Voici votre galaxie. Elle commence par un soleil : 2 points pour chaque paire d’une planète verte et d’une rouge en dessous.
first-market = À chaque tour, vous prenez deux cartes. Votre soleil veut du vert et du rouge : touchez le 3 vert et le 5 rouge, puis prenez les deux.
first-three = Posez-les maintenant. Le 3 vert va sous votre soleil : un système est une colonne, et ses planètes appartiennent à ce soleil.
first-five = Les numéros d’un système doivent monter ou descendre d’un bout à l’autre. Posez le 5 rouge au-dessus du 3 : en bas, le 2 et le 1 pourront encore venir.
first-four-points = { $points } points : 2 pour la paire du soleil et 2 pour deux numéros différents. Trois en vaudraient 3, quatre 5 et les sept 12. Entre-temps, Nova a posé deux planètes aussi.
first-moon = Voici une lune verte. Elle rapporte 3 points si une planète verte la touche. Prenez la lune, et le 1 or et violet pour continuer à descendre.
first-under = Posez la lune en bas, juste sous le 3 vert.
first-one = La lune brille. Elle n’interrompt pas la suite des numéros : posez le 1 dessous. 5, 3, 1 descend bien.
first-eight-points = { $points } points en deux tours : 2 du soleil, 3 pour trois numéros, 3 de la lune.
first-second = Un soleil ne suffit pas. Celui-ci rapporte 5 points pour chaque série d’une planète verte, d’une bleue et d’une violette en dessous. Prenez-le, avec le 3 bleu.
first-found = Posez d’abord le soleil : il commence son propre système, à côté de l’autre.
first-blue = Le 3 bleu va dessous. Avec une planète verte et une violette, le soleil paiera ses 5 points.
first-asteroid = { $points } points. Nova a pris un astéroïde : qui en a le plus gagne 10 points, le deuxième 6. Cela peut changer jusqu’à la fin, et en voici un autre.
first-tokens = Certaines cartes montrent des fusées. Chaque cinquième fusée de votre galaxie vous donne un de ces jetons, et chacun paie à sa façon. Nova vient d’en prendre un.
first-take = Prenez l’astéroïde, et avec lui le X à la lettre A en bas à gauche : un X vaut n’importe quel numéro, mais n’a pas de couleur.
first-above = Un astéroïde se pose au-dessus d’un soleil, un par soleil. Posez-le au-dessus de votre premier soleil.
first-x = Posez le X en haut de votre premier système. Au-dessus du 5, c’est un 6 ou un 7 : le quatrième numéro différent.
first-twenty-points = { $points } points. Nova et vous avez un astéroïde chacun : vous partagez 10 et 6, soit 8 pour chacun. Quatre numéros paient 5 au lieu de 3. Et le A est votre premier symbole de recherche : les lettres différentes paient comme les numéros, sur toute la galaxie.
first-rival = Voici la galaxie de Nova. Regardez-la avant de choisir : une carte qui vaut peu pour vous est peut-être celle qu’attendent les soleils et les lunes de Nova, et ce que vous découvrez, Nova peut le prendre.
first-own = À vous de choisir. Le chiffre sur une carte dit ce qu’elle rapporterait aussitôt ; ce qu’elle pourra rapporter, à vous d’en juger : un soleil trouvera-t-il ses couleurs, un numéro trouve-t-il encore sa place ? Prenez deux cartes.
first-own-places = Les cadres dorés montrent où une carte peut aller et ce qu’elle y rapporte. Un cadre vide commence un nouveau système. Posez les deux.
first-go-on = Et ainsi de suite, treize tours en tout. Les longs systèmes paient le plus : le sixième et le septième numéro rapportent 2 et 3 points. Continuez, et demandez un conseil quand vous voulez.
