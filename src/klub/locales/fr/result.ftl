## Le résultat d’une partie

result-solo =
    { $points ->
        [one] { $points } point !
       *[other] { $points } points !
    }
result-lost = Pas cette fois
result-gave_up = Partie abandonnée
# $players : un ou plusieurs noms
result-gave_up-who =
    { $count ->
        [one] { $players } a abandonné
       *[other] { $players } ont abandonné
    }
result-best = Nouveau record personnel !
result-practice = Entraînement : des coups ont été repris après qu’on en a vu davantage. Cette partie ne compte donc pas.
result-moves =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
result-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
result-game_number = Partie { $number }
result-scores = Points
result-standings = Points à la fin de la partie
result-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
result-series =
    { $games ->
        [one] Victoires après { $games } partie
       *[other] Victoires après { $games } parties
    }
result-board = La table à la fin
result-show_table = Voir la table
result-chart = Évolution des points
# $scores : le nom et les points de chacun
result-chart-label = Évolution des points. À la fin : { $scores }
result-chart-move = Coup
result-chart-as_table = Afficher en tableau
result-chart-as_chart = Afficher en courbe

## Et ensuite

result-next = Et ensuite ?
result-arrange = Changer de jeu
result-suggest = Proposer un jeu
# $players : un ou plusieurs noms
result-ready =
    { $count ->
        [one] { $players } veut rejouer
       *[other] { $players } veulent rejouer
    }
result-replay = Revoir
result-share = Partager
result-another = Un autre jeu
result-share-title = Partager cette partie
# $policy : qui peut regarder : none, delayed, open
result-share-help =
    { $policy ->
        [none] Ce lien mène à la rediffusion. Seuls les joueurs peuvent l’ouvrir.
       *[other] Toute personne qui ouvre ce lien peut revoir toute la partie, depuis chaque place.
    }
result-share-link = { $game } : notre partie
result-download = Télécharger la partie
result-download-help = Le fichier contient tous les coups. Avec « klub verify », chacun peut le vérifier sans ce serveur.

## Vérifier le mélange

result-seal-good = Mélange vérifié
result-seal-bad = Mélange différent de la promesse
result-verify = Vérifier le mélange
result-verify-how = Tout le hasard de cette partie vient d’un seul nombre secret. Avant le premier coup, le serveur n’a montré que son empreinte. Le nombre est maintenant connu, et votre navigateur a calculé l’empreinte lui-même.
result-verify-promised = Empreinte avant le premier coup
result-verify-seed = Le nombre secret
result-verify-computed = Empreinte calculée par votre navigateur
result-verify-kept = Les deux sont identiques, et votre navigateur gardait la première depuis le début : personne n’a changé le mélange.
result-verify-shown = Les deux sont identiques. Votre navigateur n’était pas là pendant la partie : pour la première, il doit croire le serveur.
result-verify-broken = Elles diffèrent : cette partie n’a pas été mélangée comme promis.

## La rediffusion

replay-title = Rediffusion
replay-opening = Ouverture de la rediffusion…
replay-play = Lecture
replay-pause = Pause
replay-first = Au début
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-last = À la fin
replay-position = Coup { $number } sur { $count }
replay-start = Avant le premier coup
replay-speed = Vitesse
replay-true_time = Temps réel
replay-seen_by = Vue
replay-spectators = Spectateurs
replay-running = Cette partie est encore en cours.
replay-controls = Commandes
replay-keys = ← → un coup · Début, Fin · espace : lecture
replay-to_table = À la table
