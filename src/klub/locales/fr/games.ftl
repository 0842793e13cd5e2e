## Les jeux

# $fewest et $most sont des nombres
games-players = { $players } joueurs
games-count =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
