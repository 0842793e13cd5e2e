## La page personnelle

me-title = Moi et mes parties
me-who = Qui je suis
me-saved = Enregistré
me-recovered = Bon retour, { $name }
me-devices = Sur un autre appareil
    .help = Un lien pour vous retrouver dans un autre navigateur : votre nom, vos tables et vos parties. Il ne sert qu’une fois ; ne le donnez à personne d’autre.
    .make = Afficher le lien et le QR
    .until = Il ne sert qu’une fois, jusqu’au { $time }.
me-no_games = Aucune partie terminée. Après la première, vos records et votre historique seront ici.
me-figures = Statistiques
me-figures-games = parties
me-figures-wins = gagnées
me-figures-average = points en moyenne
me-figures-best = record
me-bests = Records personnels
me-bests-of =
    { $players ->
        [1] { $game }, en solo
       *[other] { $game }, à { $players }
    }
me-bests-basic = Règles de base
me-history = Historique
me-won = Gagnée
me-practice = Entraînement
me-bot = Bot
me-more = Afficher plus
