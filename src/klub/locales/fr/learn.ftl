## Apprendre en jouant

learn-title = Apprendre { $game }
learn-steps = Étapes
learn-all_steps = Toutes les étapes
learn-step = Étape { $step } sur { $steps }
learn-back = Étape précédente
learn-next = Suivant
learn-skip = Passer
learn-again = Réessayer
learn-restart = Recommencer cette étape
learn-lost = Ce n’est pas encore ça. Essayez encore une fois.
learn-refused = Ce n’est pas possible.
learn-done = Vous savez jouer à { $game } !
    .text = Il n’en faut pas plus pour une première partie. Le reste viendra en jouant.
    .play = Jouer contre un bot facile
    .again = Recommencer
learn-to_rules = Lire les règles

## Les règles

learn-rules = { $game } : les règles
learn-contents = Sommaire
learn-by_playing = Apprendre en jouant
learn-fans = Ces règles sont racontées avec nos propres mots. Klub est une adaptation indépendante faite par des fans ; elle n’est ni affiliée aux éditeurs ni approuvée par eux.
learn-nothing = Rien à apprendre ici
    .text = Ce jeu n’a ni page de règles ni leçons.

## Drawn examples

learn-fits = Possible
learn-fits_not = Impossible
