### Cosmic Factory

title = Cosmic Factory
about = Une minute, neuf tuiles : bâtissez une galaxie dont même la couleur la plus faible est forte.
variant-standard = Standard
variant-standard-about = Avec les cartes Kaos et la sélection.
variant-beginner = Première partie
variant-beginner-about = Neuf tuiles inconnues chacun, sans cartes Kaos ni sélection : pour commencer.

## Ce qui s’est passé

event-round = Manche { $round } sur 5
event-kaos = Carte Kaos : { $card }. { kaos-effect }.
event-deal = Tout le monde reçoit neuf tuiles.
event-keep = { $reader ->
    [seat] Vous gardez { $tile }.
   *[nobody] { $seat } garde { $tile }.
}
event-keep-more = , { $tile }.
event-receive = Tout le monde passe six tuiles et regarde les six qui arrivent.
event-last-three = Les trois dernières tuiles passent sans être vues. Tout le monde en a neuf.
event-show = { $pirate ->
    [yes] { kaos-space-pirate } : les neuf tuiles passent à droite. On les retourne et la construction commence.
   *[no] On retourne les tuiles et la construction commence.
}
event-grab = { $reader ->
    [seat] Vous prenez { $colours }.
   *[nobody] { $seat } prend { $colours }.
}
event-done = { $reader ->
    [seat] Vous avez fini de construire.
   *[nobody] { $seat } a fini de construire.
}
event-time-up = { $reader ->
    [seat] Votre temps est écoulé.
   *[nobody] Le temps est écoulé pour { $seat }.
}
event-fall = { $reader ->
    [seat] { $count ->
        [one] La tuile que vous n’avez pas posée tombe au hasard.
       *[other] Les { $count } tuiles que vous n’avez pas posées tombent au hasard.
    }
   *[nobody] { $count ->
        [one] La tuile que { $seat } n’a pas posée tombe au hasard.
       *[other] Les { $count } tuiles que { $seat } n’a pas posées tombent au hasard.
    }
}
event-fall-then = { $count ->
    [one] La tuile non posée tombe au hasard.
   *[other] Les { $count } tuiles non posées tombent au hasard.
}
event-discard = { $reader ->
    [seat] { kaos-parallel-universe } : vous défaussez { $tile }.
   *[nobody] { kaos-parallel-universe } : { $seat } défausse { $tile }.
}
event-darken = { $reader ->
    [seat] { kaos-black-hole } : vous retournez { $tile } de { $owner } face cachée.
    [owner] { kaos-black-hole } : { $seat } retourne { $tile } de votre galaxie face cachée.
   *[nobody] { kaos-black-hole } : { $seat } retourne { $tile } de { $owner } face cachée.
}
event-remove = { $reader ->
    [seat] { kaos-sabotage } : vous retirez { $tile } de la galaxie de { $owner }.
    [owner] { kaos-sabotage } : { $seat } retire { $tile } de votre galaxie.
   *[nobody] { kaos-sabotage } : { $seat } retire { $tile } de la galaxie de { $owner }.
}
event-pour = { $reader ->
    [seat] { kaos-stellar-swap } : vos points de chemin vont { $colour-to }.
   *[nobody] { kaos-stellar-swap } : les points de chemin de { $seat } vont { $colour-to }.
}
event-zones = { $gift ->
    [yes] { $reader ->
        [seat] { kaos-gift } : les zones de { $galaxy } vous rapportent { $gains }.
        [galaxy] { kaos-gift } : vos zones rapportent { $gains } à { $seat }.
       *[nobody] { kaos-gift } : les zones de { $galaxy } rapportent { $gains } à { $seat }.
    }
   *[no] { $reader ->
        [seat] Vos zones rapportent { $gains }.
       *[nobody] Les zones de { $seat } rapportent { $gains }.
    }
}
event-path-then = { $way ->
    [networks] { $length ->
        [one] { $length } réseau rapporte { $gain }.
       *[other] { $length } réseaux rapportent { $gain }.
    }
    [network] Le plus grand réseau, { $length } tuiles, rapporte { $gain }.
   *[path] Le plus long chemin, { $length } tuiles, rapporte { $gain }.
}
event-bonus-then = { $won ->
    [yes] { $token-start } rapporte { $gain }.
   *[no] { $token-start } coûte { $gain }.
}
event-extra-then = { $card } ajoute { $gains }.
event-tracks-then = Score : vert { $green }, bleu { $blue }, orange { $orange }, étoiles { $star } ; { $total ->
    [one] { $total } point en tout
   *[other] { $total } points en tout
}.
event-offer = { $reader ->
    [seat] { kaos-offering } : vous donnez 5 points { $colour-of } contre 2 étoiles.
   *[nobody] { kaos-offering } : { $seat } donne 5 points { $colour-of } contre 2 étoiles.
}
event-decline = { $reader ->
    [seat] { kaos-offering } : vous ne donnez rien.
   *[nobody] { kaos-offering } : { $seat } ne donne rien.
}
event-over = La partie est terminée.

## Ce que l’on peut choisir

move-keep = Garder { $tile }
move-ready = On peut commencer
move-hold = { $rot ->
    [0] Prendre { $tile }, telle quelle
    [1] Prendre { $tile }, tournée à droite
    [2] Prendre { $tile }, à l’envers
   *[3] Prendre { $tile }, tournée à gauche
}
move-put = La poser ligne { $row }, colonne { $col }
plan-lay = { $rot ->
    [0] Poser { $tile } ligne { $row }, colonne { $col }, telle quelle
    [1] Poser { $tile } ligne { $row }, colonne { $col }, tournée à droite
    [2] Poser { $tile } ligne { $row }, colonne { $col }, à l’envers
   *[3] Poser { $tile } ligne { $row }, colonne { $col }, tournée à gauche
}
move-release = La laisser où elle était
move-take = Reprendre { $tile }
move-turn = { $quarters ->
    [1] Tourner { $tile } à droite
    [2] Tourner { $tile } d’un demi-tour
   *[3] Tourner { $tile } à gauche
}
move-flip = Retourner { $tile }
move-grab = Prendre { $colours }
move-done = Terminé
move-time-up = Temps écoulé
move-darken = Retourner { $tile } de { $owner } face cachée
move-remove = Retirer { $tile } de { $owner }
move-pour = Points de chemin { $colour-to }
move-offer = Donner 5 points { $colour-of } contre 2 étoiles
move-decline = Ne rien donner

## Ce qui est demandé

ask-draft = { $reader ->
    [seat] { $count ->
        [one] Gardez encore une tuile ; le reste va à { $to }.
       *[other] Gardez { $count } tuiles ; le reste va à { $to }.
    }
   *[nobody] { $seat } choisit ses tuiles.
}
ask-ready = { $reader ->
    [seat] On commence à construire ?
   *[nobody] On attend { $seat }.
}
ask-build = { $reader ->
    [seat] { $count ->
        [0] Tout est posé : améliorez, ou terminez.
        [one] Bâtissez votre galaxie : encore une tuile à poser.
       *[other] Bâtissez votre galaxie : encore { $count } tuiles à poser.
    }
   *[nobody] { $seat } construit.
}
ask-build-holes = { $reader ->
    [seat] { kaos-black-hole } : retournez { $holes } tuiles face cachée, { $down } sur { $holes } pour l’instant.
   *[nobody] { $seat } construit.
}
ask-holes = { $reader ->
    [seat] { $count ->
        [one] { kaos-black-hole } : retournez une tuile de { $owner } face cachée.
       *[other] { kaos-black-hole } : retournez { $count } tuiles de { $owner } face cachée.
    }
    [owner] { kaos-black-hole } : { $seat } choisit lesquelles de vos tuiles sont retournées.
   *[nobody] { kaos-black-hole } : { $seat } choisit des tuiles de { $owner }.
}
ask-sabotage = { $reader ->
    [seat] { kaos-sabotage } : retirez une tuile de { $owner }.
    [owner] { kaos-sabotage } : { $seat } choisit laquelle de vos tuiles retirer.
   *[nobody] { kaos-sabotage } : { $seat } choisit une tuile de { $owner }.
}
ask-pour = { $reader ->
    [seat] { $points ->
        [one] { kaos-stellar-swap } : quelle couleur reçoit votre point de chemin ?
       *[other] { kaos-stellar-swap } : quelle couleur reçoit vos { $points } points de chemin ?
    }
   *[nobody] { kaos-stellar-swap } : { $seat } choisit une couleur.
}
ask-offering = { $reader ->
    [seat] { kaos-offering } : donner 5 points d’une couleur contre 2 étoiles ?
   *[nobody] { kaos-offering } : { $seat } décide.
}

## Pourquoi un coup est refusé

refusal-clock = Seule la pendule met fin à la construction.
refusal-held = Vous tenez { $tile } : posez-la ou remettez-la d’abord.
refusal-none-held = Vous ne tenez aucune tuile.
refusal-touches = Vous avez épuisé les { $most } gestes de cette manche.
refusal-tokens = Il ne reste au centre que { $colours }.
refusal-no-tokens = Tous les jetons sont pris.
refusal-incomplete = Votre galaxie n’est pas encore complète.
refusal-holes = Votre galaxie n’est pas encore complète : toutes les places remplies et { $holes } tuiles face cachée.
refusal-flip = On ne retourne des tuiles que si la carte Kaos { kaos-black-hole } est en jeu.

## Phases, catégories, d’où viennent les points

phase-draft = Sélection
phase-ready = Le départ
phase-build = Construction
phase-holes = { kaos-black-hole }
phase-sabotage = { kaos-sabotage }
phase-pour = { kaos-stellar-swap }
phase-offering = { kaos-offering }
phase-over = Fin
category-green = Vert
category-blue = Bleu
category-orange = Orange
category-star = Étoiles
category-total = Couleur la plus faible + étoiles
zone-words = { $kind ->
    [green] zone verte
    [blue] zone bleue
    [orange] zone orange
   *[constellation] zone de constellation
}
planets-words = { $planets ->
    [0] sans planète
    [one] de 1 planète
   *[other] de { $planets } planètes
}
forming-zone = { zone-words } { planets-words }
forming-zone-extra = { zone-words } { planets-words } ({ $card } : { $extra } de plus)
forming-path = { $way ->
    [networks] { $length ->
        [one] { $length } réseau
       *[other] { $length } réseaux
    }
    [network] { $length ->
        [one] plus grand réseau : { $length } tuile
       *[other] plus grand réseau : { $length } tuiles
    }
   *[path] { $length ->
        [one] plus long chemin : { $length } tuile
       *[other] plus long chemin : { $length } tuiles
    }
}
part-zone = Manche { $round } : { zone-words } { planets-words }
part-path = Manche { $round } : { forming-path }
part-bonus-won = Manche { $round } : { $kind ->
    [green] jeton vert
    [blue] jeton bleu
   *[orange] jeton orange
}, meilleure zone { $best }, personne n’a plus de { $most }
part-bonus-lost = Manche { $round } : { $kind ->
    [green] jeton vert
    [blue] jeton bleu
   *[orange] jeton orange
}, meilleure zone { $best }, mais quelqu’un a { $most }
part-extra = Manche { $round } : { $card }, { $kind ->
    [constellation] { $spaces ->
        [one] zone de constellation de { $spaces } case
       *[other] zone de constellation de { $spaces } cases
    }
   *[other] { zone-words } { planets-words }
}
part-offer-cost = Manche { $round } : { kaos-offering }, points donnés
part-offer-stars = Manche { $round } : { kaos-offering }, deux étoiles en échange
part-cut-top = Manche { $round } : perdus, une piste s’arrête à { $top }
part-cut-bottom = Manche { $round } : non perdus, une piste s’arrête à 0

## Matériel

# A tile is called as a terminal draws it, row by row: tile [G● B/B O●● ┘].
tile-face = la tuile [{ $nw } { $ne }/{ $sw } { $se }{ $lines ->
    [none] {""}
   *[some] {" "}{ $lines }
}]
space-letter = { $kind ->
    [green] V
    [blue] B
    [orange] O
   *[constellation] ✦
}
space-name = { space-letter }{ $planets ->
    [0] {""}
    [one] ●
   *[other] ●●
}
token-green = le jeton vert
    .start = Le jeton vert
token-blue = le jeton bleu
    .start = Le jeton bleu
token-orange = le jeton orange
    .start = Le jeton orange
track-green = vert
    .to = au vert
    .of = verts
track-blue = bleu
    .to = au bleu
    .of = bleus
track-orange = orange
    .to = à l’orange
    .of = orange
track-star = étoiles
    .to = aux étoiles
    .of = d’étoiles
gain-green = { $count ->
    [one] { $count } point vert
   *[other] { $count } points verts
}
gain-blue = { $count ->
    [one] { $count } point bleu
   *[other] { $count } points bleus
}
gain-orange = { $count ->
    [one] { $count } point orange
   *[other] { $count } points orange
}
gain-star = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
gain-nothing = zéro point
kaos-black-hole = Trou noir
kaos-gift = Cadeau
kaos-new-dimension = Nouvelle dimension
kaos-arborescence = Arborescence
kaos-district = Quartier
kaos-dispersion = Dispersion
kaos-unique-dimension = Dimension unique
kaos-constellation = Constellation
kaos-sidereal-vacuum = Vide sidéral
kaos-multi-path = Multi-chemins
kaos-parallel-universe = Univers parallèle
kaos-space-pirate = Pirate de l’espace
kaos-sabotage = Sabotage
kaos-ice-age = Ère glaciaire
kaos-global-warming = Réchauffement
kaos-temperate-climate = Climat tempéré
kaos-happy-hour = Happy hour
kaos-optimization = Optimisation
kaos-stellar-swap = Échange stellaire
kaos-offering = Offrande
kaos-effect = { $card-id ->
    [black-hole] Chaque galaxie a deux tuiles face cachée, qui comptent comme des places vides ; s’il en manque, le voisin de gauche les choisit
    [gift] Chacun marque les zones et le chemin de la galaxie à sa droite au lieu des siens
    [new-dimension] Les neuf tuiles peuvent prendre n’importe quelle forme d’un seul tenant
    [arborescence] Le chemin compte les tuiles du plus grand réseau
    [district] +1 dans sa couleur pour chaque zone de 3 planètes ou plus
    [dispersion] +1 dans sa couleur pour chaque zone de 0, 1 ou 2 planètes
    [unique-dimension] Les neuf tuiles forment une seule ligne
    [constellation] +1 étoile pour chaque zone de constellation
    [sidereal-vacuum] Les zones de constellation rapportent des étoiles selon leurs cases : 2 cases 1 étoile, 3 cases 2, 4 ou plus 4
    [multi-path] Le chemin compte le nombre de réseaux
    [parallel-universe] Deux carrés séparés de 2 × 2 tuiles ; la neuvième tuile est défaussée
    [space-pirate] Après la sélection, les neuf tuiles passent à droite
    [sabotage] Après la construction, chacun retire une tuile de la galaxie à sa gauche
    [ice-age] +1 bleu pour chaque zone bleue
    [global-warming] +1 orange pour chaque zone orange
    [temperate-climate] +1 vert pour chaque zone verte
    [happy-hour] Les jetons bonus rapportent 6 ou coûtent 4
    [optimization] Après avoir pris des jetons, on peut continuer à construire et en reprendre
    [stellar-swap] Les points de chemin vont à une couleur au choix au lieu des étoiles
   *[offering] Après le décompte, on peut donner 5 points d’une couleur contre 2 étoiles
}

## Le plateau

label-round = Manche { $round } sur 5
label-kaos = Kaos
label-mine = Votre galaxie
label-galaxy = Galaxie de { $name }
label-others = Les autres
label-enlarge = Voir la galaxie de { $name } en grand
label-back = Revenir à votre galaxie
label-tray = Vos tuiles
label-tray-empty = Toutes les tuiles sont posées.
label-space = { $kind ->
    [green] vert
    [blue] bleu
    [orange] orange
   *[constellation] constellation
}{ $planets ->
    [0] {""}
    [one] , { $planets } planète
   *[other] , { $planets } planètes
}
label-tile = Tuile : { $a } ; { $b } ; { $c } ; { $d }
label-tile-at = { $tile }, ligne { $row }, colonne { $col }
label-down-at = Tuile face cachée, ligne { $row }, colonne { $col }
label-empty-at = Place vide, ligne { $row }, colonne { $col }
label-lay-at = Poser la tuile ici : ligne { $row }, colonne { $col }
label-turn = Tourner
label-take = Reprendre
label-flip = Retourner
label-move = Déplacer
label-moving = Choisissez où va la tuile.
label-release = La remettre
label-how-tray = Glissez une tuile dans le carré, ou cliquez dessus puis sur une place. Un autre clic, la molette ou R la tourne.
label-how-tray-finger = Glissez une tuile dans le carré, ou touchez-la puis une place. Touchez encore pour la tourner.
label-done = Terminé
label-not-done = Pas encore
label-done-waiting = Vous avez terminé. Vous pouvez revenir dessus tant que les autres construisent.
label-finished = a fini
label-building = construit
label-touches = { $count ->
    [one] encore { $count } geste
   *[other] encore { $count } gestes
}
label-tokens = Jetons bonus
label-token = { $colour ->
    [green] Jeton vert
    [blue] Jeton bleu
   *[orange] Jeton orange
}
label-token-taken = { label-token }, pris par { $name }
label-token-rule = Personne n’a de plus grande zone de cette couleur : +{ $win }. Sinon −{ $lose }.
label-grab = { $count ->
    [one] Prendre le jeton
   *[other] Prendre { $count } jetons
}
label-grab-ends = Prendre des jetons met fin à votre construction.
label-grab-goes-on = Vous pouvez continuer à construire.
label-clear = Annuler
label-seconds = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
label-now = En l’état
label-best = meilleure zone { $count }
label-colour = { $colour ->
    [green] vert
    [blue] bleu
    [orange] orange
   *[star] étoiles
}
label-keep = { $count ->
    [one] Garder cette tuile
   *[other] Garder ces { $count } tuiles
}
label-keep-more = { $count ->
    [one] Choisissez-en encore une ; le reste va à { $name }.
   *[other] Choisissez-en encore { $count } ; le reste va à { $name }.
}
label-keep-now = Garder celles-ci ; le reste va à { $name }.
label-kept = Gardées
label-kept-hidden = { $count } mises de côté face cachée
label-packet = { $count ->
    [one] Paquet de { $count } tuile
   *[other] Paquet de { $count } tuiles
}
label-ready-why = Personne n’a vu les neuf tuiles. Dès que tout le monde a donné le départ, on les retourne et la construction commence.
label-rounds = Manches jouées
label-zones = Zones
label-path = Chemin
label-bonus = Jetons
label-after = Score
label-weakest = couleur la plus faible
label-tray-left = { $count ->
    [one] { $count } tuile à poser
   *[other] { $count } tuiles à poser
}
label-in-hand = En main
label-middle = Au centre
label-no-tokens = aucun jeton
label-gone = Retirée : { $tile }
label-discarded = Défaussée : { $tile }
label-took = Jetons
label-total = Total
label-place = { $place ->
    [1] 1ʳᵉ place
   *[other] { $place }ᵉ place
}
label-packet-mine = Votre paquet
label-stage-left = Sélection, étape { $stage } sur 2 : le reste va à gauche
label-stage-right = Sélection, étape { $stage } sur 2 : le reste va à droite
label-doing-draft = { $packet } au choix, { $kept ->
    [one] { $kept } gardée
   *[other] { $kept } gardées
}
label-scores = Scores, et ce que la galaxie rapporte en l’état
label-scale = { $colour ->
    [green] Zones vertes
    [blue] Zones bleues
    [orange] Zones orange
   *[star] Chemin d’astéroïdes
}
label-step = { $colour ->
    [star] dès { $count } tuiles : { $points ->
        [one] { $points } étoile
       *[other] { $points } étoiles
    }
   *[other] dès { $count } planètes : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
label-best-now = { $colour ->
    [star] Le plus long : { $count }.
   *[other] La meilleure : { $count }.
}
label-next-step = Prochain palier : { $count } pour { $points }.
label-weakest-why = Votre couleur la plus faible : elle compte à la fin.
label-aid = Aide de jeu : ce que rapportent zones et chemins
label-bests = Planètes de la meilleure zone
label-waiting = Vous avez terminé. Construction en cours : { $names }.
label-round-over = Manche { $round } : décompte
label-next-round = Manche suivante
label-result = Au résultat

## Notes d’une première partie

tip-packet = Prenez trois tuiles. Vous passez les autres et en recevez autant.
tip-galaxy = Posez neuf tuiles. Les planètes d’une couleur sur des cases qui se touchent forment une zone ; à la fin, votre couleur la plus faible compte.
tip-tray = Touchez une tuile pour la prendre, encore pour la tourner, puis une place. Ou glissez-la.
tip-tokens = Un jeton, c’est le pari que personne n’a de plus grande zone de cette couleur que vous.
tip-ready = Validez quand vous avez lu ceci : la construction commence pour tout le monde en même temps.

## La première partie guidée (first.toml)

first-tray = Voici vos neuf tuiles. Chacune a quatre cases : vertes, bleues, orange ou sans couleur, certaines avec des planètes. Vous en faites un carré de trois sur trois. D’habitude, vous n’avez qu’une minute ; aujourd’hui, pas de chrono.
first-lay = Touchez une tuile, puis une place pour elle.
first-turn = Une tuile posée peut tourner : touchez-la, puis touchez-la encore.
first-zones = Les cases d’une couleur qui se touchent par un bord forment une zone, et une zone marque selon ses planètes. Posez-en trois de plus pour que les mêmes couleurs se rencontrent.
first-path = Les lignes sont des astéroïdes. Là où elles se rejoignent d’une tuile à l’autre, elles font un chemin : quatre tuiles valent une étoile, six en valent deux, neuf en valent quatre. Posez vos cinq dernières.
first-move = Rien n’est posé pour toujours : vous pouvez tourner et déplacer vos tuiles autant que vous voulez. Faites-en glisser une sur une autre, et elles échangent leurs places ; ou touchez-la, appuyez sur « Déplacer » et touchez l’autre. Échangez-en deux pour qu’une zone grandisse ou que le chemin continue, et regardez les nombres au-dessus du carré.
first-tokens = Ces jetons sont des paris. Si vous pensez que personne n’a de plus grande zone d’une couleur, prenez son jeton : 3 de plus si c’est vrai, 2 de moins sinon. Ensuite, vous ne touchez plus à vos tuiles.
first-done = Changez ce que vous voulez ; les lumières montrent ce que rapportent vos zones. Puis dites que vous avez terminé, ou prenez des jetons.
first-tracks = La manche est comptée : chaque zone pour sa couleur, le chemin en étoiles. Il y a cinq manches, et à la fin seule compte votre couleur la plus faible, plus les étoiles. Pour l’instant, cela fait { $points }.
first-weakest = De nouvelles tuiles. Cherchez des planètes de votre couleur la plus faible et posez trois tuiles de sorte que ces cases se touchent par un côté. L’orange paie le plus tôt, à 2 planètes puis à 4 ; le vert en veut 3, et n’en paie 5 qu’à 9.
first-small = Chaque zone compte à part. Trois planètes vertes rapportent 1 et six rapportent 3 : deux zones de trois valent donc moins qu’une de six, et une planète seule ne rapporte rien. Appuyez sur un nombre au-dessus du carré : il montre ce que valent les zones de sa couleur, et ce qui manque à la meilleure.
first-spokes = Une ligne entre deux cases coupe une zone en deux, même si la couleur est la même. Tournez donc vos tuiles : les lignes vont là où la couleur change de toute façon, et là où elles rejoignent celle d’une voisine, elles allongent le chemin. Posez les six autres.
first-others = Nova construit en même temps. Un pari compare votre plus grande zone d’une couleur à la plus grande de tous les autres ; l’égalité gagne aussi. Le premier qui prend un jeton l’a, mais ne touche plus à ses tuiles. Nova en a pris un ?
first-bet = Reste-t-il le jeton d’une couleur où personne n’a de plus grande zone que vous ? Alors prenez-le. Sinon, changez ce que vous voulez et dites que vous avez terminé.
first-second = La manche 2 est décomptée : { $points } en tout. Un jeton gagné a monté sa couleur de 3, un jeton perdu l’a baissée de 2 ; les paris aident donc aussi une couleur faible.
first-draft = Le jeu complet a deux choses de plus. À chaque manche, une carte Kaos tord une règle pour tout le monde : lisez-la avant toute chose. Et vous choisissez vos tuiles : sur neuf, vous en gardez trois et en passez six, puis trois des six qui vous arrivent ; les trois dernières viennent sans être vues. Gardez donc des planètes de votre couleur la plus faible, et souvenez-vous que d’autres bâtissent avec ce que vous passez.
first-go-on = Vous savez tout. Jouez les trois autres manches, et demandez un conseil quand vous voulez.
