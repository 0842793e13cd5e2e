## Il gioco

clustered-name = Clustered
    .about = Accosta carte che hanno due tratti in comune con le vicine e forma file e un rettangolo.

## Opzioni: che cosa fa ciascuna e come si chiama nei moduli

clustered-option-third_wild = Questi giocatori hanno tre jolly invece di due: un vantaggio per i più giovani o per chi comincia.
    .label = Terzo jolly
clustered-option-quick_play = Si comincia con le cinque migliori di sette carte; alla fine di ogni turno se ne pescano due e se ne scarta una.
    .label = Partita veloce
clustered-option-quick_discard_from = Nella partita veloce si scarta una carta qualsiasi della mano, oppure una delle due appena pescate.
    .label = Partita veloce: scartare da
clustered-option-first_bonuses = Due punti per la prima fila di cinque e due per il primo rettangolo 2 × 3.
    .label = Bonus al primo
clustered-option-largest_bonuses = Due punti per la fila più lunga e due per il rettangolo più grande alla fine.
    .label = Bonus al più grande
clustered-option-bounds = Quanto è grande il tavolo, in carte. Oltre il bordo non si può mettere nulla.
    .label = Grandezza del tavolo
clustered-option-first_player = Chi comincia: il più giovane, oppure chi decide la sorte.
    .label = Chi comincia
clustered-option-discards_visible = Tutti vedono quali carte sono state scartate.
    .label = Scarti scoperti
clustered-option-two_starts = Si gioca con due carte iniziali. Secondo le regole sono due da cinque giocatori in su.
    .label = Due carte iniziali

## Le carte a parole. L’attributo .object è la forma per «mette …», «scarta …».

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
clustered-card-wild = un jolly
    .object = { clustered-card-wild }
clustered-card-start = la carta iniziale
    .object = { clustered-card-start }
clustered-card-hidden = una carta coperta
    .object = { clustered-card-hidden }

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
# A chi tocca: $players è un nome, o più nomi con virgole
clustered-phase-turn = Turno: { $players }
clustered-phase-start_discards = Ancora da scartare: { $players }
clustered-phase-quick_discard = Scarto: { $players }
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
        [stuck] , perché niente trova posto
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
