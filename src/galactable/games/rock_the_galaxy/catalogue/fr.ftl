### Rock the Galaxy

title = Rock the Galaxy
about = Des groupes extraterrestres réunissent des thèmes de chansons, enregistrent des singles et se chipent leurs fans.
variant-first = Première partie
variant-first-about = Moins de singles et de fans, des cartes simples : une partie courte pour apprendre.
variant-basic = Jeu de base
variant-basic-about = Toute la réserve, des cartes simples.
variant-standard = Standard
variant-standard-about = Toute la réserve et les 101 cartes.

## Ce qui s’est passé

event-turn = { $reader ->
    [seat] Manche { $round } : à vous de jouer
   *[nobody] Manche { $round } : au tour de { $seat }
}
event-band = { $reader ->
    [seat] Vous jouez { $band }.
   *[nobody] { $seat } joue { $band }.
}
event-draw = { $reader ->
    [seat] Vous piochez { $cards }.
   *[nobody] { $seat } pioche { $cards }.
}
event-draw-then = { $reader ->
    [seat] Vous piochez { $cards }.
   *[nobody] Cela lui donne { $cards }.
}
event-draw-unseen = { $count ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $count } cartes.
}
event-draw-unseen-then = { $count ->
    [one] Cela lui donne une carte.
   *[other] Cela lui donne { $count } cartes.
}
event-steal = { $reader ->
    [seat] Vous volez { $card } à { $from }.
    [from] { $seat } vous vole { $card }.
   *[nobody] { $seat } vole { $card } à { $from }.
}
event-steal-unseen = { $seat } vole une carte à { $from }.
event-reshuffle = { $cards ->
    [one] La défausse (une carte) devient la nouvelle pioche.
   *[other] La défausse ({ $cards } cartes) est mélangée pour former une nouvelle pioche.
}
event-play = { $reader ->
    [seat] Vous jouez { $card }.
   *[nobody] { $seat } joue { $card }.
}
event-side = { $reader ->
    [seat] Vous choisissez : { event-side-where }.
   *[nobody] { $seat } choisit : { event-side-where }.
}
event-side-more = , { event-side-where }.
event-side-where = { $steals ->
    [yes] { $side-from }
   *[no] { $side }
}
event-discard = { $reader ->
    [seat] Vous défaussez : { $cards }.
   *[nobody] { $seat } défausse : { $cards }.
}
event-discard-then = { $reader ->
    [seat] Vous défaussez : { $cards }.
   *[nobody] Défausse : { $cards }.
}
event-discard-more = , { $cards }.
event-receive = { $reader ->
    [seat] Vous recevez { $cards } de { $from }.
    [from] Vous donnez { $cards } à { $seat }.
   *[nobody] { $seat } reçoit { $cards } de { $from }.
}
event-receive-unseen = { $count ->
    [one] { $seat } reçoit une carte de { $from }.
   *[other] { $seat } reçoit { $count } cartes de { $from }.
}
event-show = { $reader ->
    [seat] Vous devez défausser : { $cards }.
   *[nobody] { $seat } doit défausser : { $cards }.
}
event-show-more = , { $cards }.
event-yoink = { $reader ->
    [seat] Vous chipez un fan à { $from }.
    [from] { $seat } vous chipe un fan.
   *[nobody] { $seat } chipe un fan à { $from }.
}
event-yoink-then = { $reader ->
    [from] Un de vos fans change de camp.
   *[nobody] Un fan de { $from } change de camp.
}
event-yoink-more = {" "}{ event-yoink-then }
event-set = { $reader ->
    [seat] Vous jouez une série de { $size } { $theme } : { $cards }.
   *[nobody] { $seat } joue une série de { $size } { $theme } : { $cards }.
}
event-return-then = { $reader ->
    [seat] { $fans ->
        [one] Un de vos fans fait ses adieux et retourne à la réserve.
       *[other] { $fans } de vos fans font leurs adieux et retournent à la réserve.
    }
   *[nobody] { $fans ->
        [one] Un de ses fans fait ses adieux et retourne à la réserve.
       *[other] { $fans } de ses fans font leurs adieux et retournent à la réserve.
    }
}
event-singles-then = { $singles ->
    [0] Il ne reste aucun single à enregistrer.
    [one] Un single est enregistré.
   *[other] { $singles } singles sont enregistrés.
}
event-fans = { $reader ->
    [seat] Vous gagnez { event-fans-many }{ event-fans-yoinked }.
    [from] { $seat } gagne { event-fans-many }{ event-fans-lost }.
   *[nobody] { $seat } gagne { event-fans-many }{ event-fans-yoinked }.
}
event-fans-then = { $reader ->
    [from] La série rapporte { event-fans-many }{ event-fans-lost }.
   *[nobody] La série rapporte { event-fans-many }{ event-fans-yoinked }.
}
event-fans-more = {" "}{ event-fans-then }
event-fans-many = { $fans ->
    [one] un fan
   *[other] { $fans } fans
}
event-fans-yoinked = { $yoinked ->
    [0] {""}
    [one] { $all ->
        [yes] , chipé à { $from }
       *[no] , dont un chipé à { $from }
    }
   *[other] { $all ->
        [yes] , chipés à { $from }
       *[no] , dont { $yoinked } chipés à { $from }
    }
}
event-fans-lost = { $yoinked ->
    [0] {""}
    [one] { $all ->
        [yes] , qui était à vous
       *[no] , dont un des vôtres
    }
   *[other] { $all ->
        [yes] , qui étaient à vous
       *[no] , dont { $yoinked } des vôtres
    }
}
event-no-cards = { $reader ->
    [seat] Vous n’avez plus de cartes ; votre tour s’achève.
   *[nobody] { $seat } n’a plus de cartes ; son tour s’achève.
}
event-end-turn = { $reader ->
    [seat] Vous terminez votre tour.
   *[nobody] { $seat } termine son tour.
}
event-last-round = { $round ->
    [40] La manche 40 est la dernière.
   *[other] La réserve n’a plus de fans : cette manche est la dernière.
}
event-over = La partie est terminée.

## Ce qu’on peut choisir

move-band = Jouer { $band }
move-play = Jouer { $card }
move-set = Jouer une série de { $size } { $theme }
move-use = Utiliser { $card }
move-discard = Défausser { $card }
move-pass = Passer { $card }
move-direction = { $direction-towards }
move-direction-steal = { $direction-whence }
move-victim = Chiper un fan à { $seat }
move-yoink = { $fans ->
    [one] Chiper un fan
   *[other] Chiper { $fans } fans
}
move-yoink-none = Ne chiper aucun fan
move-end = Terminer le tour et piocher
move-end-discarding = Arrêter de défausser et piocher
# A hint: cards that are discarded together, what a draw may bring.
plan-discard = Défausser { $cards }
plan-discard-draw = Défausser { $cards }, puis piocher
hope-set = Ensuite une série de { $size } { $theme }

## Ce qu’on demande

ask-bands = { $reader ->
    [seat] Choisissez votre groupe.
   *[nobody] { $seat } choisit un groupe.
}
ask-turn = { $reader ->
    [seat] Jouez des actions, puis jouez une série ou défaussez. Ensuite, vous piochez.
   *[nobody] { $seat } joue des actions, puis une série, ou défausse.
}
ask-compose = { $reader ->
    [seat] Choisissez une carte pour votre série.
   *[nobody] { ask-turn }
}
ask-discarding = { $reader ->
    [seat] Défaussez d’autres cartes, ou arrêtez et piochez.
   *[nobody] { $seat } défausse des cartes.
}
ask-act-discard = { $reader ->
    [seat] { $count ->
        [one] Votre action vous fait défausser une carte.
       *[other] Votre action vous fait défausser { $count } cartes.
    }
   *[nobody] { $seat } défausse à cause de son action.
}
ask-direction-steal = { $reader ->
    [seat] Tout le monde vole une carte : de quel côté ?
   *[nobody] { $seat } choisit de quel côté tout le monde vole.
}
ask-direction-pass = { $reader ->
    [seat] Tout le monde passe des cartes : dans quel sens ?
   *[nobody] { $seat } choisit dans quel sens passent les cartes.
}
ask-give-pass = { $reader ->
    [seat] { $count ->
        [one] Choisissez une carte à passer.
       *[other] Choisissez { $count } cartes à passer.
    }
   *[nobody] { $seat } choisit les cartes à passer.
}
ask-give-discard = { $reader ->
    [seat] { $count ->
        [one] Choisissez une carte à défausser.
       *[other] Choisissez { $count } cartes à défausser.
    }
   *[nobody] { $seat } choisit les cartes à défausser.
}
ask-victim = { $reader ->
    [seat] À qui chipez-vous un fan ?
   *[nobody] { $seat } choisit à qui chiper un fan.
}
ask-yoink = { $reader ->
    [seat] Combien de ces fans chipez-vous ?
   *[nobody] { $seat } décide combien de fans chiper.
}

## Phases, catégories, d’où viennent les points

phase-bands = Choix des groupes
phase-turn = Tour
phase-compose = Composition d’une série
phase-discarding = Défausse
phase-act-discard = Défausse d’une action
phase-direction = Choix du sens
phase-give = Cartes à céder
phase-victim = Choix d’un rival
phase-yoink = Fans à chiper
phase-over = Fin
category-singles = Points des singles
category-fans = Points des fans
part-single = { $count ->
    [one] { $count } single à { $each } points
   *[other] { $count } singles à { $each } points chacun
}
part-fan = { $count ->
    [one] { $count } fan à 1 point
   *[other] { $count } fans à 1 point chacun
}

## Matériel

band-orange = Orange Groove
band-purple = Purple Rays
band-green = Green Thrum
band-white = White Noise
colour-orange = orange
colour-purple = violet
colour-green = vert
colour-white = sans couleur
side-left = vers la gauche
    .from = à gauche
    .towards = Vers la gauche
    .whence = À gauche
side-right = vers la droite
    .from = à droite
    .towards = Vers la droite
    .whence = À droite
theme-phone = téléphones
theme-coffee = gobelets de café
theme-truck = pick-up
theme-popper = canons à confettis
theme-heart = cœurs
theme-rain = nuages de pluie
theme-hat = chapeaux de cow-boy
theme-garden = portails de jardin
theme-bicycle = vélos
card-phone = Téléphone
card-phone-2 = Deux téléphones
card-coffee = Gobelet de café
card-coffee-2 = Deux gobelets de café
card-truck = Pick-up
card-truck-2 = Deux pick-up
card-popper = Canon à confettis
card-popper-2 = Deux canons à confettis
card-heart = Cœur
card-heart-2 = Deux cœurs
card-rain = Nuage de pluie
card-rain-2 = Deux nuages de pluie
card-hat = Chapeau de cow-boy
card-hat-2 = Deux chapeaux de cow-boy
card-garden = Portail de jardin
card-garden-2 = Deux portails de jardin
card-bicycle = Vélo
card-bicycle-2 = Deux vélos
card-note-all = Note arc-en-ciel
card-note-op = Note orange-violet
card-note-og = Note orange-vert
card-note-pg = Note violet-vert
card-big-note = Note de stade
card-back-1-op = Adieu orange-violet
card-back-1-og = Adieu orange-vert
card-back-1-pg = Adieu violet-vert
card-back-2 = Grand adieu
card-draw-2 = « Piochez 2 »
card-draw-3 = « Piochez 3 »
card-draw-2-discard-1 = « Piochez 2, défaussez 1 »
card-draw-3-discard-2 = « Piochez 3, défaussez 2 »
card-draw-5-discard-3 = « Piochez 5, défaussez 3 »
card-steal-draw-1 = « Chacun vole 1, piochez 1 »
card-rivals-discard-draw-1 = « Les autres défaussent 1, piochez 1 »
card-yoink = « Chipez 1 fan »
card-yoink-discard-1 = « Chipez 1 fan, défaussez 1 »
card-pass-1-draw-1 = « Chacun passe 1, piochez 1 »
card-pass-2 = « Chacun passe 2 »
card-fresh-hand = « Défaussez tout, piochez 5 »
card-draw-to-7 = « Piochez jusqu’à 7, fin du tour »
card-nothing = « Rien ne se passe »
action-draw = Piochez { $count }
action-discard = Défaussez { $count }
action-steal = Chacun vole { $count }
action-rivals = Les autres défaussent { $count }
action-yoink = Chipez { $count } fan
action-pass = Chacun passe { $count }
action-discard-all = Défaussez tout
action-draw-to = Piochez jusqu’à { $count }, fin du tour
action-nothing = Rien ne se passe

## Le plateau

label-hand = Votre main
label-hand-of = Main de { $name }
label-hand-empty = Aucune carte en main
label-deck = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
label-discard = { $count ->
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
}
label-discard-title = Défausse
label-supply = Réserve
label-supply-fans = { $count ->
    [one] { $count } fan dans la réserve
   *[other] { $count } fans dans la réserve
}
label-supply-singles = { $count ->
    [one] { $count } single dans la réserve ({ $colour })
   *[other] { $count } singles dans la réserve ({ $colour })
}
terminal-singles = { $count ->
    [one] { $count } single ({ $colour })
   *[other] { $count } singles ({ $colour })
}
label-singles = { $count ->
    [one] { $count } single
   *[other] { $count } singles
}
label-fans = { $count ->
    [one] { $count } fan
   *[other] { $count } fans
}
label-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
label-aside = { $count } de côté
label-last-round = Dernière manche
label-stage = Scène de { $name } : { $band }, { $singles }, { $fans }, { $cards } en main
label-no-band = pas encore de groupe
label-sets = Séries possibles
label-set = { $count } { $theme }
label-on-table = Sur la table
label-played-set = Série de { $name }
label-played = Joué par { $name }
label-dropped = Défaussé par { $name }
label-composing = Votre série de { $count }
label-discard-mode = Défausser des cartes
label-discard-stop = Tout garder
label-discard-go = En défausser { $count } et piocher
label-discard-pick = Choisissez des cartes à défausser
label-give-go = En passer { $count }
label-lay-go = En défausser { $count }
label-chosen = { $count } sur { $of }
label-end = Terminer le tour et piocher
label-end-discard = C’est fait, piocher
label-yoink-none = Ne rien chiper : tout de la réserve
label-yoink-some = { $count ->
    [one] Chiper { $count } fan à { $name }
   *[other] Chiper { $count } fans à { $name }
}
label-sets-none = Pas encore de série en main
label-victim = Chiper un fan à { $name }
label-left = À gauche : { $name }
label-right = À droite : { $name }
label-band-wants = Aime ces thèmes : chaque série enregistre des singles
label-band-fans = N’enregistre aucun single : chaque série attire des fans
label-band-seats = Seulement à { $count } joueurs
label-find-sets = { $card } : montrer ses séries
label-aid = Ce que rapportent les séries
label-aid-size = Symboles de la série
label-aid-own = La couleur de votre groupe
label-aid-other = Une autre couleur
label-aid-yoink = Un single vaut 2 points, un fan 1. Avec la couleur d’un autre groupe, vous pouvez lui chiper des fans au lieu de les prendre dans la réserve.
label-aid-symbols = { $count } dans la pioche

## Conseils pour une première partie

tip-bands = Les séries à la couleur de votre groupe enregistrent des singles (2 points chacun). Celles d’une autre couleur rapportent des fans (1 point chacun).
tip-hand = Voici votre main. Les mêmes images forment des séries de 3, 4 ou 5 symboles ; les notes remplacent toute image de leurs couleurs.
tip-action = Les cartes à l’éclair sont des actions : touchez-en une pour la jouer, autant que vous voulez.
tip-sets = Voici les séries que permet votre main. Touchez-en une pour la jouer ; cela met fin à votre tour.
tip-discard = Pas de bonne série ? Défaussez ce qui ne sert pas et piochez de nouveau jusqu’à cinq.
tip-supply = Quand le dernier fan de la réserve est pris, on finit la manche et la partie s’arrête.

## La première partie guidée (first.toml)

first-band = Choisissez votre groupe : prenez Orange Groove. Sa couleur décide de ce que valent vos séries. Les séries orange enregistrent des singles (2 points chacun), les autres couleurs rapportent des fans (1 point chacun).
first-hand = Voici votre main ; personne d’autre ne la voit. Une série, c’est 3, 4 ou 5 symboles de la même image. La carte orange aux deux téléphones en compte déjà 2. Encore un, et vous avez une série.
first-action = Les cartes à l’éclair sont des actions. Avant votre série, jouez-en autant que vous voulez. Jouez « Piochez 2, défaussez 1 » pour chercher un téléphone.
first-lay = Le voilà : un téléphone ! Et un vélo. Il faut maintenant défausser une carte. Vous n’avez qu’un chapeau, et le vert n’est pas votre couleur : choisissez le chapeau et validez.
first-set = Trois téléphones font une série. Voici toutes les séries que permet votre main ; touchez celle-ci. Une série met fin à votre tour, et vous repiochez jusqu’à cinq cartes.
first-single = L’orange est votre couleur : la série a enregistré un single, soit 2 points. Avec celui du départ, vous avez { $points } points. Personne ne peut vous prendre un single.
first-rival = Nova joue Purple Rays et a posé une série verte : ce n’est pas sa couleur, elle a donc gagné un fan. Les fans, on peut se les chiper entre groupes.
first-yoink = Vous avez gardé la carte qu’il faut. Jouez « Chipez 1 fan, défaussez 1 ».
first-rare = Le fan de Nova est à vous : { $points } points. En échange, défaussez une carte. Les vélos sont rares (5 cartes seulement) : défaussez le vélo.
first-discard = Aucune série en main. Vous pouvez alors défausser autant de cartes que vous voulez et repiocher jusqu’à cinq : c’est souvent le meilleur tour. Touchez « Défausser des cartes » et choisissez le portail et le café. Gardez le téléphone : les téléphones sont courants, et de votre couleur.
first-end = Terminez maintenant votre tour : vous piochez quatre cartes.
first-supply = Voici l’horloge de la partie. Quand quelqu’un prend ici le dernier fan, on finit la manche. Ensuite, qui a le plus de points gagne.
first-again = Vous avez maintenant deux actions en main. Nova n’a pas de fan, « Chipez » peut attendre. Jouez « Piochez 3, défaussez 2 ».
first-two = Deux téléphones de plus, et une note arc-en-ciel : une note remplace n’importe quelle image de ses couleurs, et celle-ci a les trois. Cela fait quatre téléphones. Le café et le pick-up peuvent partir.
first-four = Trois téléphones et la note : touchez la série de 4.
first-two-singles = Une série de 4 enregistre deux singles ; une de 5 en donnerait trois. C’étaient les derniers singles orange de la réserve : votre couleur ne rapporte plus rien. Désormais, cherchez le vert et le violet.
first-stolen = Et Nova ? Avec « Chacun vole 1 », chacun a pris sans regarder une carte dans la main voisine. Nova a trouvé votre « Chipez » et pris votre fan avec : vous avez { $points } points. Les fans vont et viennent, les singles restent.
first-green = Toujours pas de série. Vos deux chapeaux et vos deux portails sont sur des cartes qui comptent double, vertes toutes les deux : gardez-les. Défaussez le café, le nuage et la note, qui est orange et violette.
first-end-again = Terminez de nouveau votre tour : vous piochez trois cartes.
first-fan = Voilà un troisième portail. Le vert n’est pas votre couleur : la série rapporte un fan. Avec 4 ou 5 symboles, ce serait deux ou trois, et dans le violet de Nova, une partie peut lui être chipée. Posez-la.
first-go-on = Vous savez tout. Réunissez les images courantes, gardez les notes pour les grandes séries et surveillez les fans de la réserve. Continuez, et demandez un conseil quand vous voulez.
