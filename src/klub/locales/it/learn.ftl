## Imparare giocando

learn-title = Impara { $game }
learn-steps = Passi
learn-all_steps = Tutti i passi
learn-step = Passo { $step } di { $steps }
learn-back = Passo precedente
learn-next = Avanti
learn-skip = Salta
learn-again = Riprova
learn-restart = Ricomincia questo passo
learn-lost = Non ci siamo ancora. Riprova.
learn-refused = Questo non si può fare.
learn-done = Ora sai giocare a { $game }!
    .text = Per la prima partita non serve altro. Il resto verrà giocando.
    .play = Gioca contro un bot facile
    .again = Ricomincia
learn-to_rules = Leggi le regole

## Le regole

learn-rules = Regole di { $game }
learn-contents = Indice
learn-by_playing = Impara giocando
learn-fans = Queste regole sono raccontate con parole nostre. Klub è una versione indipendente fatta da appassionati; non è affiliata agli editori né approvata da loro.
learn-nothing = Qui non c’è nulla da imparare
    .text = Questo gioco non ha una pagina di regole né lezioni.

## Drawn examples

learn-fits = Va bene
learn-fits_not = Non va bene
