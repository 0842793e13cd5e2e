## Il gioco

clustered-name = Clustered
    .about = Accosta carte che hanno due tratti in comune con le vicine e forma file e un rettangolo.
    .tagline = Accosta carte che vanno d’accordo. Fai crescere file e rettangoli.
    .minutes = 15 min

## Opzioni: che cosa fa ciascuna e come si chiama nei moduli

clustered-option-third_wild = Questi giocatori hanno tre jolly invece di due: un vantaggio per i più giovani o per chi comincia.
    .label = Terzo jolly
    .none = Nessuno
    .all = Tutti
clustered-option-quick_play = Si comincia con le cinque migliori di sette carte; alla fine di ogni turno se ne pescano due e se ne scarta una.
    .label = Partita veloce
clustered-option-quick_discard_from = Nella partita veloce si scarta una carta qualsiasi della mano, oppure una delle due appena pescate.
    .label = Partita veloce: scartare
    .hand = Tutta la mano
    .drawn = Le due pescate
clustered-option-first_bonuses = Due punti per la prima fila di cinque e due per il primo rettangolo 2 × 3.
    .label = Bonus al primo
clustered-option-largest_bonuses = Due punti per la fila più lunga e due per il rettangolo più grande alla fine.
    .label = Bonus al più grande
clustered-option-bounds = Quanto è grande il tavolo, in carte. Oltre il bordo non si può giocare nulla.
    .label = Dimensioni del tavolo
clustered-option-first_player = Chi comincia: la persona più giovane, oppure chi viene estratto a sorte.
    .label = Chi comincia
    .null = A caso
clustered-option-discards_visible = Tutti vedono quali carte sono state scartate.
    .label = Scarti scoperti
clustered-option-two_starts = Si gioca con due carte iniziali. Secondo le regole sono due da cinque giocatori in su.
    .label = Due carte iniziali
    .null = Come da regole
    .false = Una
    .true = Due

## Le carte a parole. L’attributo .object è la forma per «mette …», «scarta …»; .negated quella per «nessun posto per …».

# $number: da 1 a 3; $shape: circle, square, triangle; $fill: dashed, hollow, solid
clustered-card =
    { $number ->
        [1]
            un { $shape ->
                [circle] cerchio
                [square] quadrato
               *[triangle] triangolo
            } { $fill ->
                [dashed] tratteggiato
                [hollow] vuoto
               *[solid] pieno
            }
       *[other]
            { $number ->
                [2] due
               *[3] tre
            } { $shape ->
                [circle] cerchi
                [square] quadrati
               *[triangle] triangoli
            } { $fill ->
                [dashed] tratteggiati
                [hollow] vuoti
               *[solid] pieni
            }
    }
    .object = { clustered-card }
    .negated = { clustered-card.object }
clustered-card-wild = un jolly
    .object = { clustered-card-wild }
    .negated = { clustered-card-wild.object }
clustered-card-start = la carta iniziale
    .object = { clustered-card-start }
    .negated = { clustered-card-start.object }
clustered-card-hidden = una carta coperta
    .object = { clustered-card-hidden }
    .negated = { clustered-card-hidden.object }

# Una vicina che non va bene. $side: left, right, above, below; $shared: l’unico tratto in comune, o none
clustered-neighbour =
    con la carta { $side ->
        [left] alla sua sinistra
        [right] alla sua destra
        [above] sopra
       *[below] sotto
    }, { $card } in ({ $x }, { $y }), { $shared ->
        [shape] ha in comune solo la forma
        [fill] ha in comune solo il riempimento
        [number] ha in comune solo il numero
       *[none] non ha nulla in comune
    }
# Più di una
clustered-neighbours = { $first }; { $second }

## I punti e da dove vengono

clustered-points =
    { $points ->
        [0] nessun punto
        [one] { $points } punto
       *[other] { $points } punti
    }
clustered-rectangle = rettangolo { $width } × { $height }
clustered-row = riga di { $length }
clustered-column = colonna di { $length }
clustered-bonus-first_line = prima fila di cinque
clustered-bonus-first_rectangle = primo rettangolo 2 × 3
clustered-bonus-longest_line = fila più lunga
clustered-bonus-largest_rectangle = rettangolo più grande

## Il tavolo come testo e come immagine

# Ogni variabile è un segno
clustered-legend = { $solid } pieno · { $hollow } vuoto · { $dashed } tratteggiato · { $wild } jolly · { $start } inizio
clustered-head-points = punti
clustered-head-hand = mano
clustered-head-deck = mazzo
clustered-hand = Mano
clustered-cards_left =
    { $cards ->
        [0] senza carte
        [one] ancora { $cards } carta
       *[other] ancora { $cards } carte
    }
# Chi deve agire. $who: you, together (tu e $players) o other; $count è il numero di $players
clustered-phase-turn =
    { $who ->
        [you] Tocca a te.
       *[other] Tocca a { $players }.
    }
clustered-phase-start_discards =
    { $who ->
        [you] Stai ancora scartando.
        [together] Stai ancora scartando, come anche { $players }.
       *[other]
            { $count ->
                [one] { $players } sta ancora scartando.
               *[other] { $players } stanno ancora scartando.
            }
    }
clustered-phase-quick_discard =
    { $who ->
        [you] Devi scartare una carta.
       *[other] { $players } deve scartare una carta.
    }
clustered-phase-over = La partita è finita.

## Che cosa è successo. $who: you o other; $card è nella forma .object.

clustered-event-placed =
    { $who ->
        [you] Metti
       *[other] { $player } mette
    } { $card } in ({ $x }, { $y }): { clustered-points }.
clustered-event-discarded =
    { $who ->
        [you] Scarti
       *[other] { $player } scarta
    } { $card }{ $why ->
        [stuck] , perché nessuna va bene
       *[other] {""}
    }.
clustered-event-drew =
    { $who ->
        [you] Peschi
       *[other] { $player } pesca
    } { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
clustered-event-revealed = Tutti hanno scartato; si comincia.
# $bonus: uno di clustered-bonus-…
clustered-event-bonus_moved =
    { $who ->
        [you] Il bonus «{ $bonus }» ora è tuo.
        [nobody] Il bonus «{ $bonus }» ora non è di nessuno.
       *[other] Il bonus «{ $bonus }» ora è di { $player }.
    }

## Perché un bot gioca così

clustered-reason-gain = Porta { clustered-points }.
clustered-reason-deny =
    Toglie a { $player } la possibilità di fare { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
clustered-reason-gain_and_deny =
    Porta { clustered-points } e toglie a { $player } la possibilità di farne { $denied }.
clustered-reason-prepare =
    { $what ->
        [rectangle] Prepara un rettangolo più grande.
       *[line] Prepara una fila più lunga.
    }
clustered-reason-develop = Lascia spazio per quello che verrà.
clustered-reason-spare_wild = Così il jolly resta per dopo.
clustered-reason-only_move = Non c’è altra possibilità.
clustered-reason-discard_least = È la carta meno utile.

## La pagina: il tavolo

clustered-page-table = Il tavolo
clustered-page-keys = Con le frecce ti muovi sul tavolo. I tasti da 1 a 7 scelgono una carta, N e P vanno alla casella successiva o precedente in cui va bene, Invio la mette, Esc la riporta in mano. Home mostra tutto il tavolo; più e meno, oppure Pag su e Pag giù, cambiano lo zoom; Maiusc con le frecce sposta la vista.
clustered-page-hand = Le tue carte
clustered-page-deck =
    { $cards ->
        [0] nessuna carta nel tuo mazzo
        [one] { $cards } carta nel tuo mazzo
       *[other] { $cards } carte nel tuo mazzo
    }
# $order: number, shape, fill
clustered-page-sort =
    { $order ->
        [number] Ordina per numero
        [shape] Ordina per forma
       *[fill] Ordina per riempimento
    }
clustered-page-picked =
    Scelta: { $card }. { $places ->
        [0] Non va bene in nessuna casella
        [one] Va bene in { $places } casella
       *[other] Va bene in { $places } caselle
    }.
clustered-page-fits =
    { $places ->
        [0] non va bene in nessuna casella
        [one] va bene in { $places } casella
       *[other] va bene in { $places } caselle
    }
clustered-page-new = nuova
clustered-page-advised = suggerita
clustered-page-cell-laid = ({ $x }, { $y }): { $card }, di { $player }
clustered-page-cell-start = ({ $x }, { $y }): { $card }
clustered-page-cell-fits = ({ $x }, { $y }): libera, va bene
clustered-page-cell-worth = ({ $x }, { $y }): libera, va bene, { clustered-points }
clustered-page-cell-unfit = ({ $x }, { $y }): libera, non va bene
clustered-page-cell-free =
    ({ $x }, { $y }): libera, { $count ->
        [0] nessuna delle tue carte va bene
        [one] { $count } delle tue carte va bene
       *[other] { $count } delle tue carte vanno bene
    }
clustered-page-advice-pick = Scegli una carta
clustered-page-advice-place = Scegli una casella che brilla
clustered-page-advice-nowhere = Questa carta non va bene in nessuna casella
clustered-page-advice-start =
    { $count ->
        [one] Scegli { $count } carta da scartare
       *[other] Scegli { $count } carte da scartare
    }
clustered-page-advice-quick = Scarta una carta
clustered-page-advice-stuck = Nessuna carta va bene: scartane una

## La pagina: gli scarti

clustered-page-note-start =
    { $count ->
        [one] Tienine cinque: scegli in segreto ancora { $count } carta da scartare.
       *[other] Tienine cinque: scegli in segreto { $count } carte da scartare.
    }
clustered-page-note-hand = Hai pescato due carte. Scarta quella che vuoi.
clustered-page-note-drawn = Hai pescato due carte. Scarta una delle due.
clustered-page-note-stuck = Nessuna delle tue carte va bene. Scartane una.
clustered-page-discard = Scarta

## La pagina: perché no

clustered-page-no_fit = Qui non va bene.
# $side: left, right, above, below; $shared: l’unico attributo in comune, o none
clustered-page-clash =
    La carta { $side ->
        [left] a sinistra
        [right] a destra
        [above] sopra
       *[below] sotto
    } { $shared ->
        [shape] ha in comune solo la forma
        [fill] ha in comune solo il riempimento
        [number] ha in comune solo il numero
       *[none] non ha nulla in comune
    }.
clustered-page-need_two = Le carte vicine devono avere due tratti in comune.
clustered-page-attribute-number = Numero
clustered-page-attribute-shape = Forma
clustered-page-attribute-fill = Riempimento
clustered-page-why-occupied = La casella è occupata.
    .text = C’è già una carta.
clustered-page-why-not_adjacent = Accanto non c’è nessuna carta.
    .text = Una carta deve toccarne una già sul tavolo.
clustered-page-why-off_table = È fuori dal tavolo.
    .text = Le carte devono restare sul tavolo.
clustered-page-why-must_place = Ora non puoi scartare.
    .text = Una delle tue carte va bene in qualche casella.
clustered-page-why-must_discard = Prima scarta una carta.
    .text = Poi si va avanti.
clustered-page-why-not_drawn = Non questa carta.
    .text = Scarta una delle due che hai appena pescato.

## La pagina: suggerimenti, carte bonus e punti

clustered-page-drew = Peschi { $cards }.
clustered-page-hint-place = Metti { $card } in ({ $x }, { $y }).
clustered-page-hint-discard = Scarta { $card }.
clustered-page-bonuses = Carte bonus
clustered-page-bonus-free = { $bonus }: ancora di nessuno, { clustered-points }
clustered-page-bonus-held = { $bonus }: di { $player }, { clustered-points }
clustered-page-bonus-card = Carta bonus: { $bonus }, { clustered-points }
clustered-page-count = Si contano i punti
clustered-page-skip = Salta
clustered-page-together = Totale
clustered-page-no_points = Ancora nessun punto
clustered-page-discarded =
    { $cards ->
        [one] { $cards } carta scartata
       *[other] { $cards } carte scartate
    }
clustered-page-head-rectangle = Rettangolo
clustered-page-head-rows = Righe
clustered-page-head-columns = Colonne
clustered-page-head-bonuses = Bonus
clustered-page-row_count =
    { $count ->
        [0] nessuna riga
        [one] { $count } riga
       *[other] { $count } righe
    }
clustered-page-column_count =
    { $count ->
        [0] nessuna colonna
        [one] { $count } colonna
       *[other] { $count } colonne
    }
clustered-page-bonus_count =
    { $count ->
        [0] nessun bonus
        [one] { $count } carta bonus
       *[other] { $count } carte bonus
    }

## Perché una mossa è stata rifiutata

refusal-clustered-board = Questo tavolo è impossibile: c’è una carta dove non va bene.
refusal-clustered-unknown_card = Non esiste la carta «{ $card }».
refusal-clustered-not_in_hand = Non hai in mano questa carta: { $card }.
refusal-clustered-must_place = Puoi scartare solo se nessuna delle tue carte va bene, e invece una va bene (regola { $rule }).
refusal-clustered-must_discard = Prima scarta una carta, poi si va avanti (regola { $rule }).
refusal-clustered-not_drawn = Devi scartare una delle due carte appena pescate, non questa: { $card } (regola { $rule }).
refusal-clustered-not_adjacent = Accanto a ({ $x }, { $y }) non c’è nulla: una nuova carta deve toccarne una già sul tavolo (regola { $rule }).
refusal-clustered-occupied = La casella ({ $x }, { $y }) è occupata: { $other } (regola { $rule }).
refusal-clustered-off_table = La casella ({ $x }, { $y }) è fuori dal tavolo (regola { $rule }).
# $neighbours: clustered-neighbour, clustered-neighbours
refusal-clustered-too_few_shared = Questa carta, { $card }, non va bene in ({ $x }, { $y }): { $neighbours }. Con ognuna delle sue vicine una carta deve avere in comune almeno due tratti fra forma, riempimento e numero (regola { $rule }).

## Nel terminale

clustered-your-hand = La tua mano
clustered-ask-card = Quale carta? (1–{ $cards })
clustered-ask-place = Dove? (x y)
clustered-ask-discard-stuck = Nessuna carta va bene. Quale carta scarti? (1–{ $cards })
clustered-ask-discard-start = Quale carta scarti? Ne tieni cinque. (1–{ $cards })
clustered-ask-discard-quick = Quale carta scarti? (1–{ $cards })
clustered-command-number = sceglie una carta; poi indica la casella con x y, o tutto insieme: 2 1 -3
    .form = numero
clustered-command-places = mostra questo aiuto; scelta una carta, dove va bene e quanti punti porta
# $card è nella forma .object
clustered-places = Caselle per { $card }:
clustered-no-places = In questo momento non c’è una casella per { $card }.
clustered-no-such-card = Scegli una carta da 1 a { $cards }.
# $card è nella forma .object; $reason: uno di …-reason-…
clustered-hint-place = Metti { $card } in ({ $x }, { $y }). { $reason }
clustered-hint-discard = Scarta { $card }. { $reason }
clustered-no-points = niente che conti
