### Les mots communs à tous les jeux.

## Listes

list-comma = {", "}
list-and = {" et "}
list-semicolon = {" ; "}
list-times = { $count }{" × "}

## Les bots, par niveau

bot-random = Hasard
bot-greedy = Glouton
bot-cadet = Cadet
bot-pilot = Pilote
bot-navigator = Navigateur
bot-captain = Capitaine
bot-admiral = Amiral
bot-legend = Légende
bot-cadet-about = Débute : voit souvent le bon coup, puis l’oublie.
bot-pilot-about = Connaît bien les règles, ne regarde que le prochain coup et se trompe parfois.
bot-navigator-about = Anticipe un peu.
bot-captain-about = Anticipe et se trompe rarement.
bot-admiral-about = Réfléchit le plus longtemps et se trompe le moins.
bot-legend-about = A appris de millions de parties, ou réfléchit plus encore : personne n’est plus fort.

## Pourquoi un coup est refusé

refusal-over = La partie est terminée.
refusal-not-waited = Ce n’est pas votre tour ; on attend { $others }.
refusal-illegal = Ce n’est pas possible maintenant.
refusal-undo = Ce coup ne peut pas être annulé.
refusal-not-turn = Ce n’est pas votre tour.
refusal-not-over = La partie n’est pas encore terminée.
refusal-other-first = Quelqu’un d’autre construit d’abord sur cet écran.
refusal-bot-plays = Un bot joue à votre place ; reprenez-la d’abord.
refusal-no-hint = Il n’y a pas de conseil à donner ici.
refusal-no-hints = Entre joueurs, il n’y a de conseils qu’à une table créée « avec conseils ».
refusal-asked = Quelqu’un a déjà demandé.
refusal-nobody = Il n’y a personne à qui demander.
refusal-taken = Quelqu’un a été plus rapide ; la place est prise.
refusal-resigned = Vous avez abandonné cette place pour de bon.
refusal-alone = Personne d’autre ne continue ; quittez la table ou supprimez-la.
refusal-occupied = Quelqu’un est assis là.
refusal-long-line = Une ligne compte au plus 200 caractères.
refusal-record-short = Le fichier s’arrête avant la fin de la partie.
refusal-conflict = La partie a avancé entre-temps ; regardez à nouveau.
refusal-forbidden = Ce lien n’ouvre pas cette place.
refusal-not-found = Cette table n’existe pas.
refusal-too-many = Trop de demandes ; patientez un instant.
refusal-too-large = C’est trop volumineux : la table ne l’accepte pas.
refusal-nothing-there = Il n’y a rien à cette adresse.
refusal-not-allowed = Cette adresse ne le permet pas.
refusal-failure = Un problème est survenu à la table. Réessayez.
refusal-closed = L’hôte a fermé cette table.
refusal-shut-out = L’hôte de cette table ne vous laisse plus entrer.
refusal-other-name = Cette table a une autre adresse.
refusal-not-maker = Seule la personne qui a ouvert cette table peut faire cela.
refusal-not-player = Il faut avoir joué pour demander une revanche.
refusal-many-tables = Vous avez trop de tables inachevées ; terminez-en ou supprimez-en une d’abord.
refusal-many-uploads = Vous avez envoyé trop de parties ; supprimez-en une d’abord.
refusal-storage = La table ne peut rien enregistrer pour l’instant ; rien n’est perdu. Réessayez.
refusal-malformed = La table n’a pas compris ; rechargez la page.

## Pourquoi un bot conseille un coup

reason-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite : { $parts }.
reason-loss = Coûte { $points } pour l’instant : { $parts }.
reason-part = { $category } { $sign }{ $points }
reason-brings = En tout : { $parts }.
reason-forms = Ce qui est alors posé rapporte : { $parts }.
reason-hope = { $hope } dans { $share } % des cas
reason-sure = { $hope }, à coup sûr.
reason-turn-end = À la fin du tour : { $parts }.
reason-win = Environ { $win } % de chances de gagner.
reason-alone = { $points ->
    [one] Environ { $points } point à la fin.
   *[other] Environ { $points } points à la fin.
}
reason-soon = { $points ->
    [one] Bientôt environ { $points } point.
   *[other] Bientôt environ { $points } points.
}
reason-later = Pas encore de points : cela prépare la suite.

## Dans un terminal

log-setup = Mise en place
result-place = { $reader ->
    [seat] { $place }. Vous : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[nobody] { $place }. { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
result-part = { $category } : { $points }
result-open = { $reader ->
    [seat] Vous : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[nobody] { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
result-rival = { $place }. { $rival } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-rival-open = { $rival } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-tied = Totaux égaux : les règles départagent.
terminal-round = Manche { $round }
terminal-points = Points
# Four spaces stand between the keys.
terminal-help = un nombre : choisir    u : annuler    s : scores    l : journal    h : conseil    ? : règles    q : sauvegarder et quitter
terminal-pair = { $what } : { $value }
terminal-you = { $who } (vous)
terminal-range = Choisissez un nombre de 1 à { $most }.
terminal-unknown = « { $words } » n’existe pas ; il y a :
terminal-reworded = { $lines ->
    [one] Une ligne se dit autrement aujourd’hui : voilà les mots de la version { $version }.
   *[other] { $lines } lignes se disent autrement aujourd’hui : voilà les mots de la version { $version }.
}
terminal-no-page = La page n’existe pas encore dans cette langue ; voici l’anglaise.
terminal-only = { $move } (seul choix possible)
terminal-time-up = Le temps est écoulé.
terminal-hint = Un bon joueur choisirait peut-être : { $move }
terminal-hint-do = d : le faire
terminal-no-undo = Il n’y a rien à annuler.
terminal-no-log = Rien ne s’est encore passé.
terminal-saved = Sauvegardé. `{ $command }` reprend la partie ici.
terminal-finished = La partie est conservée dans { $file } : `galactable replay` la relit, `galactable analyse` l’examine.
terminal-resuming = Votre partie reprend après le coup { $ply } (`--fresh` recommence à zéro).
terminal-unreadable = La partie sauvegardée est illisible ({ $why }) ; elle reste sous { $file }.
terminal-which = Quel jeu (1 à { $most }) ?{" "}
terminal-setting = Mise en place de { $game } (quelques secondes la première fois)
terminal-seed = { $game } ({ $variant }), graine { $seed }
terminal-unfinished = La partie n’est pas finie : l’enregistrement s’arrête après le coup { $ply }.
terminal-verified = { $plies ->
    [one] Vérifié : { $plies } coup, conforme.
   *[other] Vérifié : { $plies } coups, tous conformes.
}

## Ce qui est enregistré ici (/privacy)

privacy-title = Ce qui est enregistré ici
privacy-tables = Les tables : le jeu, chaque coup et son heure, les noms et les bots aux places, qui a gagné. Les noms sont ceux que l’on a saisis ; ni compte, ni adresse, ni numéro.
privacy-talk = Ce qui se dit à une table est enregistré avec elle et supprimé avec elle.
privacy-secrets = Les secrets qui ouvrent les places sont enregistrés sous forme d’empreintes ; votre navigateur garde les secrets, votre nom et vos réglages. Ni cookies, ni tiers.
privacy-addresses = Les adresses ne sont pas enregistrées : une table porte une empreinte salée de celle de la personne qui l’a ouverte, pour les quotas. Seule une adresse exclue par l’hôte est enregistrée telle quelle. Les adresses restent en mémoire le temps de la connexion.
privacy-kept = Les parties finies sont gardées { $finished }, les tables inachevées { $unfinished } après le dernier coup, les parties envoyées { $uploads }. Qui a ouvert une table ou envoyé une partie peut la supprimer aussitôt.
privacy-days = { $days ->
    [0] pour toujours
    [one] { $days } jour
   *[other] { $days } jours
}
