## Jeux sans page à eux : l’image du jeu et ses coups en boutons.

generic-moves = Vos coups
generic-search = Trouver un coup
generic-nothing = Aucun coup ne correspond à ces mots.
generic-more =
    { $count ->
        [one] … et { $count } autre. Tapez une partie de son nom pour le trouver.
       *[other] … et { $count } autres. Tapez une partie d’un nom pour en trouver un.
    }
generic-advice = Choisissez un coup
generic-wait = Vos coups apparaîtront ici quand ce sera votre tour.
generic-picture = { $game } : la table
generic-hint = { $move }. { $reason }
generic-written-more = Écrire un coup
generic-written = Le coup, en JSON
generic-written-make = Jouer ce coup
generic-written-wrong = Ce n’est pas un coup en JSON.
