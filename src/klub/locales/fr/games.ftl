## Les jeux

clustered-name = Clustered
    .about = Posez des cartes qui ont deux points communs avec leurs voisines, et formez des lignes et un rectangle.
    .tagline = Posez des cartes qui s’accordent. Faites grandir lignes et rectangles.
    .minutes = 15 min
cubed-name = Cubed
    .about = Assemblez des pièces couleur contre couleur, et soyez le premier à n’en plus avoir.
    .tagline = Emboîtez les cubes, accordez les couleurs, videz votre main.
    .minutes = 20 min
kluster-name = Kluster
    .about = Posez des aimants dans la cordelette sans qu’ils se collent.
    .tagline = Retenez votre souffle. Encore un aimant…
    .minutes = 10 min
cluellage-name = Cluellage
    .about = Attrapez des images, montrez un mot secret par un collage et devinez les mots des autres.
    .tagline = Cinq images, un mot secret.
    .minutes = 20 min
# $fewest et $most sont des nombres
games-players = { $players } joueurs
games-count =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
