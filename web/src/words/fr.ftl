### Les mots de la page. Ceux d’un jeu sont dans son catalogue.

app-name = Galactable
app-tag = Cinq jeux de galaxies, une table. Installez-vous.
app-skip = Aller à la table
app-lobby = Accueil
app-settings = Réglages
app-close = Fermer
app-error = Un problème est survenu : { $words }
app-retry = Réessayer
app-loading = Un instant…
app-privacy = Ce qui est enregistré ici
table-practice = Entraînement
table-practice-why = Quelqu’un sait peut-être ce qui vient : tout peut être annulé, ou le numéro de la donne a été choisi.
replay-delete = Supprimer du serveur
app-offline = Vous êtes hors ligne. La table vous attend ; revenez quand la connexion sera rétablie.

lobby-games = Les jeux
lobby-play = Jouer tout de suite
lobby-play-game = Jouer tout de suite : { $game }, contre des bots
lobby-new = Nouvelle table
lobby-new-game = Nouvelle table : { $game }
lobby-players = { $n } joueurs
lobby-minutes = { $n } min
lobby-minutes-each = { $n } min par joueur
lobby-mine = Mes tables
lobby-finished = Parties terminées
lobby-watch = Tables à regarder
lobby-open = Ouvrir un fichier de partie
lobby-open-bad = Ce fichier ne peut pas être rejoué : { $words }
lobby-resume = Reprendre
lobby-resume-label = Reprendre { $game }
lobby-your-turn = À vous de jouer
lobby-your-turn-left = À vous, encore { $time }
lobby-waiting-for = On attend { $names }
lobby-replay = Revoir
lobby-replay-label = Revoir { $game }
lobby-watch-it = Regarder
lobby-watch-label = Regarder { $game }
lobby-forget = Retirer
lobby-forget-label = Retirer { $game } de ma liste
lobby-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
lobby-won = Victoire de { $names }
lobby-shared = { $names } se partagent la victoire
lobby-offline = Le serveur ne répond pas.
lobby-preparing = Les règles se préparent ; la première partie commence dans un instant.
lobby-unofficial = Tables non officielles de jeux publiés. Reconstitués : les faces des cartes de Point Galaxy, la plupart des cartes de Rock the Galaxy, les tuiles de Cosmic Factory, les effets de galaxie de Galactzy, les planètes de Tiny Galaxies.
lobby-left = Vous avez quitté la table
lobby-stand-in = Un bot joue pour vous
lobby-join = Tables à rejoindre
lobby-others-none = Aucune table n’a de place libre pour l’instant, et personne ne joue en public.
lobby-join-it = Rejoindre
lobby-join-label = Rejoindre { $game }
lobby-free = une place libre
lobby-drop-label = Retirer la partie terminée de { $game } de ma liste
lobby-record = Un fichier de partie
lobby-resigned = Vous avez abandonné
lobby-paused = En pause : il n’y a personne
lobby-gone = Cette table a été supprimée
lobby-seats-free = En attente des autres joueurs

remove-delete = Supprimer la table
remove-give-up = Abandonner la place
remove-keep = La garder
remove-alone = Supprimer cette table de { $game } ? La partie sera perdue.
remove-table = Supprimer cette table de { $game } ? La partie s’arrête aussi pour { $names }.
remove-seat = Abandonner votre place à { $game } ? Un bot continue si la table le permet, et les autres en sont avertis. Vous ne pourrez pas revenir sans l’invitation.
remove-drop = Retirer de ma liste
remove-dropped = Vous avez abandonné votre place à { $game }. Retirer la table de votre liste ? Vous ne pourrez plus que la regarder, par son lien.

new-title = Nouvelle table : { $game }
new-variant = Variante
new-seats = Places
new-seat = Place { $n }
new-kind = Qui s’assoit ici
new-me = Moi, sur cet écran
new-link = Quelqu’un, par lien
new-name = Nom
new-clock = Pendule
new-clock-none = Sans pendule
new-clock-decision = { $n } secondes par décision
new-clock-bank = { $n } minutes par joueur
new-clock-build = La minute de construction : { $n } secondes
new-public = Tout le monde peut regarder
new-practice = Entraînement : annulations et conseils toujours permis
new-start = S’installer
new-hotseat = Plusieurs personnes sur cet écran : un rideau tombe entre les tours.
new-open = N’importe qui, depuis l’accueil
new-hints = Avec conseils : chacun peut demander un avis
new-clock-days = { $n ->
    [one] Un jour par décision
   *[other] { $n } jours par décision
}
new-clock-slow = On vous prévient quand c’est à vous, tant qu’un onglet ou l’application est ouvert.
new-with = Qui joue avec vous
new-with-bots = Bots
new-with-links = Amis par lien
new-with-anyone = Qui veut
new-with-here = Même écran
new-players = Joueurs
new-place-add = Ajouter la place { $n }
new-you = Vous
new-friend = Un ami
new-guest = Invité { $n }
new-anyone = Qui veut
new-me-about = Joue à cet écran.
new-link-about = Vous recevez un lien et un code QR à transmettre.
new-open-about = La table reste sur l’accueil jusqu’à ce que quelqu’un prenne cette place.
new-more = Pendule et options
new-private = Par lien seulement
new-hints-short = Avec conseils
new-seed = Numéro de la donne
new-seed-why = Le même numéro redonne la même partie. Qui le connaît sait ce qui vient : la table sert donc à s’exercer.

turn-you = À vous de jouer
turn-seat = Au tour de { $name }
turn-other = { $name } joue
turn-thinking = { $name } réfléchit
turn-many = On attend { $names }
turn-you-and = À vous de jouer ({ $names } aussi)
turn-over = La partie est terminée
turn-watching = Vous regardez la partie.
turn-not-here = On attend l’arrivée de { $names }
turn-seat-free = On attend que quelqu’un prenne la place libre
turn-round = Manche { $n }
turn-only = Un seul choix : { $words }
turn-compiling = Les règles se préparent…
turn-days = { $d } j { $h } h
turn-hours = { $h } h { $m } min

ask-end-turn = { $words } ? Votre tour s’arrête là, sans retour possible.
ask-final = { $words } ? Ce sera définitif.

act-choices = Choix
act-undo = Annuler
act-hint = Conseil
act-skip = Passer
act-hinting = Réfléchit…
act-hint-title = Que ferait un bon joueur ?
act-hint-do = Jouer ce coup
act-hint-back = Revenir en arrière
act-hint-else = Ou :
act-hint-win = { $n } % de chances de gagner
act-hint-points = { $n ->
    [one] { $n } point attendu
   *[other] { $n } points attendus
}
act-leave = Quitter
act-leave-ask = Un bot joue à votre place ; vous pouvez revenir à tout moment.
act-leave-yes = Quitter
act-leave-title = Quitter la table ?
act-stay = Rester
act-return = Reprendre ma place
act-left = Vous avez quitté la table ; un bot joue à votre place.
act-sure = Oui, continuer
act-back = Retour
act-ask-title = Ce sera définitif.
act-dont-ask = Ne plus me demander
act-refused = Impossible : { $words }
act-stale = La partie a avancé ; regardez à nouveau.
act-lost = Connexion perdue. Nouvel essai…
act-gone = Cette table n’existe pas ou a été supprimée.
act-left-paused = Vous avez quitté la table ; elle vous attend.
act-left-empty = Vous avez quitté la table ; votre place est vide et les autres attendent.
act-removed = La personne qui a ouvert cette table l’a supprimée. La partie est finie pour tous.
act-old-link = Ce lien n’ouvre plus aucune place. Vous pouvez regarder.
act-sits-here = Vous êtes déjà à cette table ; ce lien est pour une autre place.
act-called = Ce nom est déjà pris ici : vous vous appelez { $name }.
act-resigned = Vous avez abandonné ; un bot joue votre place jusqu’au bout.
act-seat-lost = Votre place a été donnée à quelqu’un d’autre. Vous pouvez regarder.
act-timed-out = Votre temps est écoulé, un bot joue pour vous.
act-leave-alone = Elle vous attend jusqu’à votre retour.
act-leave-empty = Personne ne joue pour vous, et les autres attendent votre retour.
act-resign = Abandonner pour de bon
act-resign-ask = Ou abandonnez : un bot joue votre place jusqu’au bout, sans retour possible.

side-scores = Scores
side-log = Journal
side-rules = Règles
side-invite = Joueurs
side-invite-seat = Lien pour { $name }
side-copy = Copier
side-copied = Copié
side-total = Total
side-explain = D’où viennent les points de { $name }
side-nothing = Rien encore
side-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
side-bot = bot
side-you = vous
side-away = pas là
side-log-empty = La table est prête.
side-earlier = Voir ce qui précède
side-turn-now = joue
side-newest = Le plus récent
side-setup = Mise en place
side-stand-in = un bot joue à sa place
side-left = a quitté la table
side-left-bot = a quitté la table ; un bot joue
side-invited = pas encore là
side-has-left = { $name } a quitté la table.
side-has-resigned = { $name } a abandonné.
side-resigned = a abandonné ; un bot joue
side-watchers = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}

invite-send = Envoyez à chacun son lien ; vous pouvez commencer en attendant.
invite-wait = La place libre est ouverte à tous depuis l’accueil ; vous pouvez commencer en attendant.
invite-wait-guest = Les autres arrivent ; vous pouvez commencer en attendant.
invite-complete = Tout le monde est là.
invite-clock = La pendule démarre quand tout le monde est là.
invite-missing = On attend encore : { $names }.
invite-open = Inviter
invite-came = est là
invite-not-yet = pas encore là
invite-only-here = Ces liens ne marchent que sur cet ordinateur. Pour les autres, lancez la table avec « galactable --lan ».
invite-share = Partager
invite-qr = Code QR
invite-qr-of = Code QR : { $label }
invite-by-hand = Votre navigateur ne copie pas ici ; le lien est sélectionné, copiez-le à la main.
invite-free = ouverte à tous

rules-title = Comment jouer à { $game }
rules-how = Comment jouer
rules-reference = Point par point
rules-elsewhere = Chercher point par point
rules-search = Chercher dans les règles
rules-none = Rien trouvé pour « { $words } ».
rules-english = Cette page n’existe qu’en anglais.

over-won = Victoire de { $names }
over-shared = { $names } se partagent la première place
over-you-won = Vous gagnez !
over-place = Place
over-tied = Totaux égaux : les règles départagent.
over-player = Joueur
over-rematch = Rejouer
over-replay = Revoir la partie
over-wants = { $names } veut une revanche
over-want-many = { $names } veulent une revanche
over-waits = Une revanche vous attend
over-join = Rejoindre
over-decline = Pas cette fois
over-watch = Regarder la revanche

curtain-title = Passez l’écran à { $name }
curtain-words = Les autres regardent ailleurs. { $name }, tout est prêt ?
curtain-open = C’est moi, { $name }

notes-got = Compris
notes-off = Plus aucune note
notes-label = Note pour une première partie
guide-step = Première partie : { $n } sur { $of }
guide-label = Guide de la première partie
guide-next = Suite
guide-end = Continuer à jouer
guide-leave = Continuer sans guide
first-title = Votre première partie de { $game } ?
first-about = On vous montre en jouant : une chose à la fois, sur une partie choisie pour apprendre. Comptez six minutes ; vous pouvez quitter le guide à tout moment.
first-guided = Montrez-moi en jouant
first-alone = Jouer, simplement
first-learn = Apprendre en jouant
first-label = Apprendre en jouant : { $game }

replay-title = Revoir
replay-ply = Coup { $n } sur { $of }
replay-start = Le début
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
replay-slider = Coup
replay-curve = Les scores au fil de la partie : { $points }
replay-download = Télécharger
replay-share = Partager
replay-shared = Lien copié
replay-not-yet = Cette partie pourra être revue une fois terminée.

set-theme = Apparence
set-auto = Comme le système
set-dark = Nuit
set-light = Jour
set-lang = Langue
set-sound = Son
set-motion = Montrer les mouvements
set-pace = Rythme des autres joueurs
set-pace-relaxed = Tranquille
set-pace-normal = Normal
set-pace-brisk = Vif
set-pace-once = Tout d’un coup
set-confirm = Demander avant un coup définitif
set-notes = Notes dans une première partie
set-plain = Plateaux simples : cartes, chiffres et boutons
set-name = Mon nom
set-talk = Montrer ce qui se dit à table
set-notices = Me prévenir à l’écran quand c’est mon tour

plain-prompt = Choisissez une carte éclairée ou l’un des coups.
plain-moves = Coups
plain-moves-with = Coups avec { $name }
plain-all = Tous les coups
plain-hidden = caché
plain-yes = oui
plain-no = non
plain-table = Sur la table
plain-points = { $n ->
    [one] point
   *[other] points
}
plain-choose = { $n ->
    [one] { $name } : { $n } coup
   *[other] { $name } : { $n } coups
}

company-title = À cette table
company-count = Présents : { $here } sur { $n }.
company-away = Absents en ce moment : { $names }.
company-bot-here = Mettre un bot ici
company-here = Jouer ici, à cet écran
company-hints = Ici, chacun peut demander des conseils.
company-name-of = Mon nom ({ $name })
company-rename = Renommer
company-to-bot = Donner la place de { $name } à un bot
company-to-next = Donner la place de { $name } à quelqu’un d’autre
company-watch = Lien pour regarder
company-fill = Commencer maintenant avec des bots aux places vides

name-title = Comment les autres doivent-ils vous appeler ?
name-ok = S’asseoir
name-later = Vous pouvez le changer à tout moment : sous Joueurs ou dans les réglages.

consent-ask = Demander à annuler
consent-waiting = Vous demandez à annuler votre dernière décision. En attente de { $names }.
consent-asks = { $name } demande à annuler sa dernière décision.
consent-yes = Accepter
consent-no = Non
consent-withdraw = Laisser tomber
consent-agreed = Tout le monde est d’accord : le coup est annulé.
consent-refused = Tous n’étaient pas d’accord : le coup reste joué.

since-title = Depuis votre dernier tour
since-close = J’ai lu

chat-title = Discussion
chat-none = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-react = Réagir avec { $sign }
chat-mute = Muet
chat-unmute = Écouter

notice-your-turn = C’est votre tour.
notice-ask = Me prévenir quand c’est mon tour
notice-on = Les avis pour cette table sont activés
notice-quiet = Les avis pour cette table sont coupés
notice-while-open = Ils arrivent tant qu’un onglet ou l’application est ouvert.
notice-insecure = Votre navigateur n’affiche d’avis que par https ou sur l’ordinateur de la table.
notice-denied = Votre navigateur ne permet pas à cette page d’afficher des avis.

device-title = Emporter mes places sur un autre appareil
device-link = Ouvrez ceci sur l’autre appareil
device-once = Cela marche une fois, pendant dix minutes. Qui l’ouvre reçoit vos places.
device-here = Apporter mes places sur cet appareil
device-done = { $n ->
    [one] Une table est arrivée.
   *[other] { $n } tables sont arrivées.
}
device-gone = Ce code a déjà servi, ou ses dix minutes sont passées.
device-again = Faites-en un nouveau sur l’autre appareil : Réglages, « Emporter mes places sur un autre appareil ».
