## Al spelend leren

learn-title = { $game } leren
learn-steps = Stappen
learn-all_steps = Alle stappen
learn-step = Stap { $step } van { $steps }
learn-back = Vorige stap
learn-next = Verder
learn-skip = Overslaan
learn-again = Opnieuw
learn-restart = Deze stap opnieuw beginnen
learn-lost = Dat lukte niet. Probeer het nog een keer.
learn-refused = Dat kan niet.
learn-done = Je kunt { $game } spelen!
    .text = Meer heb je voor een eerste partij niet nodig. De rest leer je al spelend.
    .play = Speel tegen een makkelijke bot
    .again = Nog een keer
learn-to_rules = Regels lezen

## De regels

learn-rules = Regels van { $game }
learn-contents = Inhoud
learn-by_playing = Leer al spelend
learn-fans = Deze regels zijn in onze eigen woorden verteld. Klub is een onafhankelijke versie, gemaakt door fans; die is niet verbonden met of goedgekeurd door de uitgevers.
learn-nothing = Hier valt niets te leren
    .text = Voor dit spel zijn er geen regelpagina en geen lessen.

## Drawn examples

learn-fits = Past
learn-fits_not = Past niet
