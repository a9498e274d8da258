### Les mots communs à tous les jeux.

## Listes

list-comma = {", "}
list-and = {" et "}
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

## Pourquoi un coup est refusé

refusal-over = La partie est terminée.
refusal-not-waited = Ce n’est pas votre tour ; c’est à { $others } de jouer.
refusal-illegal = Ce n’est pas possible maintenant.

## Pourquoi un bot conseille un coup

reason-lines = Choisi dans { $share } % des { $lines } suites explorées ; environ { $points } points et { $win } % de chances de gagner.
reason-throws = Calculé sur tous les lancers à venir ; environ { $points } points et { $win } % de chances de gagner.

## Dans un terminal

log-setup = Mise en place
result-place = { $reader ->
    [seat] { $place }. Vous : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[nobody] { $place }. { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
result-part = { $category } { $points }
result-open = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-round = Manche { $round }
terminal-points = Points
terminal-help = un nombre : choisir    u : annuler    s : scores    l : journal    h : conseil    ? : règles    q : sauvegarder et quitter
terminal-only = { $move } (seul choix possible)
terminal-time-up = Le temps est écoulé.
terminal-hint = Un bon joueur choisirait peut-être : { $move }
terminal-no-undo = Il n’y a rien à annuler.
terminal-saved = Sauvegardé. `{ $command }` reprend la partie ici.
terminal-resuming = Votre partie reprend après le coup { $ply } (`--fresh` recommence à zéro).
terminal-unreadable = La partie sauvegardée est illisible ({ $why }) ; elle reste sous { $file }.
terminal-which = Quel jeu (1 à { $most }) ?{" "}
terminal-setting = Mise en place de { $game } (quelques secondes la première fois)
terminal-seed = { $game } ({ $variant }), graine { $seed }
terminal-unfinished = La partie n’est pas finie : l’enregistrement s’arrête après le coup { $ply }.
terminal-verified = Vérifié : { $plies } coups, tous conformes.
