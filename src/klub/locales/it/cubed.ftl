## Opzioni: che cosa fa ciascuna, come si chiama nei moduli e i suoi valori a parole

cubed-option-match = Se tutti i lati che si toccano devono avere lo stesso colore, o se ne bastano due.
    .label = Colori uguali
    .all = Tutti i lati
    .two = Due lati
cubed-option-rounds = Quanti giri si giocano; uno solo fa una partita veloce.
    .label = Giri
cubed-option-bridging = Chi unisce due tessere separate da un vuoto può metterne subito una seconda.
    .label = Gettare un ponte
cubed-option-bridge = Che cosa fa un ponte: toccare tessere che lì non si incontrano, oppure tessere su lati opposti.
    .label = Che cos’è un ponte
    .arcs = Vicine separate
    .opposite = Lati opposti
cubed-option-bridge_chain = Una seconda tessera che fa un ponte ne vale una terza, e così via.
    .label = Ponti a catena
cubed-option-fill_the_void = Chi riempie uno spazio circondato da tessere può darne una a un altro giocatore.
    .label = Riempire il vuoto
cubed-option-draw_many = Invece di giocare, pesca fino a tre tessere, tienine una e rimetti le altre.
    .label = Pesca 3, tieni 1
cubed-option-open_hands = Tutti vedono tutte le tessere.
    .label = Mani scoperte
cubed-option-solo_discard = In solitario: se le tessere di blocco in più escono dal gioco o tornano nel sacchetto.
    .label = Solitario: tessere di blocco
    .out = Fuori dal gioco
    .bag = Nel sacchetto
cubed-option-solo_variants = «Gettare un ponte» e «Pesca 3, tieni 1» anche quando giochi in solitario.
    .label = Solitario: mosse extra
cubed-option-first_player = Chi comincia: il più anziano, oppure chi decide la sorte.
    .label = Chi comincia
    .null = La sorte
cubed-option-colors = Quanti colori ci sono.
    .label = Colori
cubed-option-blockers_per_color = Quante tessere di blocco ci sono di ogni colore.
    .label = Blocchi per colore
cubed-option-mirrored_singles = Le tessere di tre colori esistono in tutte e due le forme speculari.
    .label = Singole speculari

## Colori: nomi invariabili

cubed-color-a = alba
cubed-color-b = sole
cubed-color-c = rosa
cubed-color-d = brace
cubed-color-e = cielo
cubed-color-f = prugna
cubed-color-x = nero

## Le tessere a parole: il tipo e i colori dei rombi in ordine

# L’attributo .object è la forma per «mette …», «dà …»
cubed-piece-blocker = una tessera di blocco ({ $first })
    .object = { cubed-piece-blocker }
cubed-piece-triple = una tessera tripla ({ $first })
    .object = { cubed-piece-triple }
cubed-piece-double = una tessera doppia ({ $first }, { $second }, { $third })
    .object = { cubed-piece-double }
cubed-piece-single = una tessera singola ({ $first }, { $second }, { $third })
    .object = { cubed-piece-single }
cubed-piece-hidden = una tessera nascosta
    .object = { cubed-piece-hidden }

# Una vicina che non va bene. $side: right, lower_right, lower_left, left, upper_left, upper_right; $mine, $theirs: cubed-color-…
cubed-neighbour =
    { $side ->
        [right] a destra
        [lower_right] in basso a destra
        [lower_left] in basso a sinistra
        [left] a sinistra
        [upper_left] in alto a sinistra
       *[upper_right] in alto a destra
    } { $mine } toccherebbe { $theirs }: { $piece } in ({ $q }, { $r })
# Più di una
cubed-neighbours = { $first }; { $second }

## Punti

cubed-points =
    { $points ->
        [0] nessun punto
        [one] { $points } punto
       *[other] { $points } punti
    }

## A chi tocca: $players è un nome

cubed-phase-turn = Turno: { $players }
cubed-phase-bridge = Può mettere una seconda tessera: { $players }
cubed-phase-gift = Può regalare una tessera: { $players }
cubed-phase-keep = Sceglie la tessera da tenere: { $players }
cubed-phase-over = La partita è finita.

## Che cosa è successo. $who: you o other; $piece è nella forma .object.

# $earned: bridge, void o nothing; $died: quante caselle sono morte
cubed-event-played =
    { $who ->
        [you] Metti
       *[other] { $player } mette
    } { $piece } in ({ $q }, { $r }){ $earned ->
        [bridge] {""}: un ponte
        [void] {""}: il vuoto è riempito
       *[nothing] {""}
    }.{ $died ->
        [0] {""}
        [one] {" "}{ $died } casella ora è morta.
       *[other] {" "}{ $died } caselle ora sono morte.
    }
# $pieces: che cosa hai pescato
cubed-event-drew =
    { $who ->
        [you] Peschi: { $pieces }.
       *[other]
            { $player } pesca { $count ->
                [one] una tessera
               *[other] { $count } tessere
            }.
    }
# $what: turn, bridge, gift
cubed-event-passed =
    { $who ->
        [you]
            { $what ->
                [bridge] Non metti una seconda tessera.
                [gift] Non regali nulla.
               *[turn] Passi.
            }
       *[other]
            { $what ->
                [bridge] { $player } non mette una seconda tessera.
                [gift] { $player } non regala nulla.
               *[turn] { $player } passa.
            }
    }
cubed-event-kept =
    { $who ->
        [you] Tieni
       *[other] { $player } tiene
    } { $piece }; { $returned ->
        [one] una tessera torna
       *[other] { $returned } tessere tornano
    } nel sacchetto.
# $receives: you o other; $receiver: chi la riceve
cubed-event-gave =
    { $who ->
        [you] Dai { $piece } a { $receiver }.
       *[other]
            { $player } { $receives ->
                [you] ti dà { $piece }.
               *[other] dà { $piece } a { $receiver }.
            }
    }
# $why: out, stuck, closed; $list: tutti con i loro punti. L’attributo vale per il solitario.
cubed-event-round_over =
    Il giro { $round } è finito: { $why ->
        [out] una mano è vuota
        [stuck] nessuno può più mettere tessere
       *[closed] non resta nessun posto
    }. { $list }.
    .alone =
        { $why ->
            [out] Tutte le tessere sono sul tavolo: hai vinto.
            [stuck] Non va più bene nulla: hai perso.
           *[closed] Non resta nessun posto: hai perso.
        }
cubed-event-round_began =
    Comincia il giro { $round }. { $who ->
        [you] Cominci tu.
       *[other] Comincia { $player }.
    }

## Il tavolo come testo e come immagine

cubed-hand = Le tue tessere
cubed-head-points = punti
cubed-head-pieces = tessere
cubed-round = Giro { $round } di { $rounds }
cubed-bag =
    { $count ->
        [0] il sacchetto è vuoto
        [one] { $count } tessera nel sacchetto
       *[other] { $count } tessere nel sacchetto
    }
cubed-held =
    { $count ->
        [0] nessuna tessera
        [one] { $count } tessera in mano
       *[other] { $count } tessere in mano
    }
cubed-sort-blocker = Tessere di blocco
cubed-sort-triple = Tessere triple
cubed-sort-double = Tessere doppie
cubed-sort-single = Tessere singole

## Perché un bot gioca così

cubed-reason-shed = Ti liberi di { cubed-points }.
cubed-reason-shed_and_deny = Ti liberi di { cubed-points } e lasci meno posti agli altri.
# $cells: quante caselle muoiono
cubed-reason-block =
    Ti liberi di { cubed-points } e chiudi { $cells ->
        [one] { $cells } casella
       *[other] { $cells } caselle
    }.
cubed-reason-go_out = È la tua ultima tessera: hai finito.
cubed-reason-only_play = Non si può mettere altro; ti liberi di { cubed-points }.
cubed-reason-draw_stuck = Nessuna delle tue tessere va bene.
cubed-reason-draw_wait = È meglio tenere i posti per dopo.
cubed-reason-draw_choice = Scegliere fra { $count } tessere è meglio di una.
cubed-reason-keep_cheap = È quella che costa meno: { cubed-points }.
cubed-reason-give_dear = È quella che costa di più: { cubed-points }.
cubed-reason-pass = Non c’è niente di meglio da fare.

## Nel terminale. $choices: che cosa si può scrivere

cubed-ask-piece = Quale tessera? ({ $choices })
cubed-ask-second = Puoi mettere una seconda tessera. Quale? ({ $choices })
cubed-ask-place = Dove? ({ $choices })
cubed-ask-keep = Quale tessera tieni? ({ $choices })
cubed-ask-gift = Quale tessera regali, e a chi? ({ $choices })
cubed-places = Posti per { $piece }, e quante volte girarla:
cubed-no-places = Ora non c’è posto per { $piece }.
cubed-command-number = sceglie una tessera e poi uno dei suoi posti; o tutto insieme: tessera q r giro
    .form = numero
cubed-command-places = mostra questo aiuto; scelta una tessera, dove va bene
cubed-command-draw = pesca una tessera dal sacchetto
cubed-command-draw_many = pesca tante tessere; ne tieni una
cubed-command-pass = finisce il tuo turno
cubed-command-give = dà la tessera 3 a B
cubed-command-no = non regala nulla
# Che cosa farebbe un bot. $piece è nella forma .object; $turn: da 0 a 2; $reason: uno dei cubed-reason-…
cubed-hint-play =
    Metti { $piece } in ({ $q }, { $r }){ $turn ->
        [0] {""}
        [1] , girata una volta
       *[other] , girata due volte
    }. { $reason }
cubed-hint-draw = Pesca una tessera. { $reason }
cubed-hint-draw_many = Pesca { $count } tessere. { $reason }
cubed-hint-pass = Passa. { $reason }
cubed-hint-keep = Tieni { $piece }. { $reason }
cubed-hint-give = Dai { $piece } a { $player }. { $reason }
cubed-hint-skip_gift = Non regalare nulla. { $reason }
