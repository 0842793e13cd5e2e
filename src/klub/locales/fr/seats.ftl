## Places sans nom

seat-player = Joueur { $letter }
# Noms de robots, séparés par des virgules
seat-bots = Basile, Colette, Gaston, Odette, Marcel, Suzon, Léon, Margot, Achille
