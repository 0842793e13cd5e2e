## Places sans nom

seat-player = Joueur { $letter }
# Noms de bots, séparés par des virgules
seat-bots = Basile, Colette, Gaston, Odette, Marcel, Suzon, Léon, Margot, Achille
