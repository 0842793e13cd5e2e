## Places sans nom

seat-player = Joueur { $letter }
