## Che cosa dice Klub dei Dadi bugiardi. Ogni chiave comincia con il nome del gioco.

liars_dice-name = Dadi bugiardi
    .about = Punta sui dadi sotto tutti i bicchieri, credi agli altri oppure no, e resta con dei dadi fino alla fine.
    .tagline = Cinque dadi, un bicchiere e una faccia da poker.
    .minutes = 15 min

liars_dice-option-dice = Con quanti dadi comincia ciascuno.
    .label = Dadi a testa
liars_dice-option-wild_ones = Gli uno valgono qualsiasi faccia, e nessuno può puntarci.
    .label = Gli uno sono jolly
liars_dice-option-spot_on = Si può anche dire che l’ultima puntata è esatta: se lo è, tutti gli altri perdono un dado.
    .label = Esatto

# Tanti dadi di una faccia, per altre frasi
liars_dice-dice =
    { $face ->
        [1] { $count ->
            [one] { $count } dado da 1
           *[other] { $count } dadi da 1
        }
        [2] { $count ->
            [one] { $count } dado da 2
           *[other] { $count } dadi da 2
        }
        [3] { $count ->
            [one] { $count } dado da 3
           *[other] { $count } dadi da 3
        }
        [4] { $count ->
            [one] { $count } dado da 4
           *[other] { $count } dadi da 4
        }
        [5] { $count ->
            [one] { $count } dado da 5
           *[other] { $count } dadi da 5
        }
       *[6] { $count ->
            [one] { $count } dado da 6
           *[other] { $count } dadi da 6
        }
    }

liars_dice-moves-raise = Rilanciare
liars_dice-moves-doubt = Dubitare
liars_dice-moves-exact = Esatto
liars_dice-move-raise = { liars_dice-dice }
liars_dice-move-doubt = Bugia!
liars_dice-move-exact = Esatto!

liars_dice-event-raise =
    { $who ->
        [you] Punti: { liars_dice-dice }.
       *[other] { $player } punta: { liars_dice-dice }.
    }
liars_dice-event-doubt =
    { $who ->
        [you] Non ci credi: { liars_dice-dice }.
       *[other] { $player } non ci crede: { liars_dice-dice }.
    }
liars_dice-event-exact =
    { $who ->
        [you] Dici che è esatto: { liars_dice-dice }.
       *[other] { $player } dice che è esatto: { liars_dice-dice }.
    }
liars_dice-event-revealed = Sotto i bicchieri: { liars_dice-dice }.
liars_dice-event-lost =
    { $who ->
        [you] { $left ->
            [0] Perdi il tuo ultimo dado e sei fuori.
            [one] Perdi un dado e te ne resta uno.
           *[other] Perdi un dado e te ne restano { $left }.
        }
       *[other] { $left ->
            [0] { $player } perde il suo ultimo dado ed è fuori.
            [one] { $player } perde un dado e gliene resta uno.
           *[other] { $player } perde un dado e gliene restano { $left }.
        }
    }
liars_dice-event-won =
    { $who ->
        [you] Hai vinto!
       *[other] { $player } ha vinto.
    }

liars_dice-reason-raise = È vero in circa il { $chance }% dei casi.
liars_dice-reason-bluff = Un bluff: è vero solo in circa il { $chance }% dei casi, ma chi avrà il coraggio di dirlo?
liars_dice-reason-doubt = La puntata è falsa in circa il { $chance }% dei casi.
liars_dice-reason-exact = La puntata è esatta in circa il { $chance }% dei casi.

refusal-liars_dice-ones_are_wild = Gli uno sono jolly, quindi nessuno ci punta.
refusal-liars_dice-no_such_face = Un dado non ha la faccia { $face }.
refusal-liars_dice-no_such_count = Non puoi puntare su { $count } dadi: almeno uno e al massimo { $most }, perché di più non ce ne sono.
refusal-liars_dice-not_higher = La tua puntata deve superare l’ultima ({ liars_dice-dice }): più dadi, o altrettanti di una faccia più alta.
refusal-liars_dice-no_spot_on = A questo tavolo si gioca senza «esatto».
refusal-liars_dice-no_bid_yet = In questo round nessuno ha ancora puntato, quindi non c’è nulla da mettere in dubbio.
