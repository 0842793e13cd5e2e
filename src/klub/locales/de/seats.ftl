## Plätze ohne Namen

seat-player = Spieler { $letter }
# Namen für Bots, mit Kommas
seat-bots = Emil, Frieda, Kasimir, Lotte, Oskar, Paula, Theo, Ida, Bruno
