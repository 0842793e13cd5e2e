## Il gioco

cubed-name = Cubed
    .about = Accosta le tessere colore a colore e resta senza prima degli altri.
    .tagline = Incastra i cubi, abbina i colori, svuota la mano.
    .minutes = 20 min

## Opzioni: che cosa fa ciascuna, come si chiama nei moduli e i suoi valori a parole

cubed-option-match = Se tutti i lati che si toccano devono avere lo stesso colore, o se ne bastano due.
    .label = Colori uguali
    .all = Tutti i lati
    .two = Due lati
cubed-option-rounds = Quanti round si giocano; uno solo fa una partita veloce.
    .label = Round
cubed-option-bridging = Chi unisce due tessere separate da un vuoto può mettere subito una seconda tessera.
    .label = Gettare un ponte
cubed-option-bridge = Che cosa fa un ponte: unire tessere che lì non si toccano, oppure solo tessere su lati opposti.
    .label = Che cos’è un ponte
    .arcs = Vicine separate
    .opposite = Lati opposti
cubed-option-bridge_chain = Una seconda tessera che fa un ponte dà diritto a una terza, e così via.
    .label = Ponti a catena
cubed-option-fill_the_void = Chi riempie una casella circondata da tessere può dare una tessera della sua mano a un altro giocatore.
    .label = Riempire il vuoto
cubed-option-draw_many = Invece di giocare, pesca fino a tre tessere, tienine una e rimetti le altre.
    .label = Pesca 3, tieni 1
cubed-option-open_hands = Tutti vedono tutte le tessere.
    .label = Mani scoperte
cubed-option-solo_discard = In solitario: se le tessere di blocco in eccesso escono dal gioco o tornano nel sacchetto.
    .label = Solitario: tessere di blocco
    .out = Fuori dal gioco
    .bag = Nel sacchetto
cubed-option-solo_variants = In solitario valgono anche «Gettare un ponte» e «Pesca 3, tieni 1».
    .label = Solitario: mosse extra
cubed-option-first_player = Chi comincia: la persona più anziana, oppure chi viene estratto a sorte.
    .label = Chi comincia
    .null = A caso
cubed-option-colors = Quanti colori ci sono nella scatola.
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

# L’attributo .object è la forma per «mette …», «dà …»; .negated quella per «nessun posto per …»
cubed-piece-blocker = una tessera di blocco ({ $first })
    .object = { cubed-piece-blocker }
    .negated = { cubed-piece-blocker.object }
cubed-piece-triple = una tessera tripla ({ $first })
    .object = { cubed-piece-triple }
    .negated = { cubed-piece-triple.object }
cubed-piece-double = una tessera doppia ({ $first }, { $second }, { $third })
    .object = { cubed-piece-double }
    .negated = { cubed-piece-double.object }
cubed-piece-single = una tessera singola ({ $first }, { $second }, { $third })
    .object = { cubed-piece-single }
    .negated = { cubed-piece-single.object }
cubed-piece-hidden = una tessera nascosta
    .object = { cubed-piece-hidden }
    .negated = { cubed-piece-hidden.object }

# Una vicina che non va bene. $side: right, lower_right, lower_left, left, upper_left, upper_right; $mine, $theirs: cubed-color-…
cubed-neighbour =
    { $side ->
        [right] a destra
        [lower_right] in basso a destra
        [lower_left] in basso a sinistra
        [left] a sinistra
        [upper_left] in alto a sinistra
       *[upper_right] in alto a destra
    }, { $mine } toccherebbe { $theirs }: { $piece } in ({ $q }, { $r })
# Più di una
cubed-neighbours = { $first }; { $second }

## Punti

cubed-points =
    { $points ->
        [0] nessun punto
        [one] { $points } punto
       *[other] { $points } punti
    }
    .of = { $player } ({ cubed-points })

## A chi tocca. $who: you o other; $players è un nome

cubed-phase-turn =
    { $who ->
        [you] Tocca a te.
       *[other] Tocca a { $players }.
    }
cubed-phase-bridge =
    { $who ->
        [you] Puoi mettere una seconda tessera.
       *[other] { $players } può mettere una seconda tessera.
    }
cubed-phase-gift =
    { $who ->
        [you] Puoi regalare una tessera.
       *[other] { $players } può regalare una tessera.
    }
cubed-phase-keep =
    { $who ->
        [you] Scegli la tessera da tenere.
       *[other] { $players } sceglie la tessera da tenere.
    }
cubed-phase-over = La partita è finita.

## Che cosa è successo. $who: you o other; $piece è nella forma .object.

# $earned: bridge, void o nothing; $died: quante caselle sono morte
cubed-event-played =
    { $who ->
        [you] Metti
       *[other] { $player } mette
    } { $piece } in ({ $q }, { $r }){ $earned ->
        [bridge] {""}: un ponte
        [void] {""}: vuoto riempito
       *[nothing] {""}
    }.{ $died ->
        [0] {""}
        [one] {" "}{ $died } casella ora è bloccata.
       *[other] {" "}{ $died } caselle ora sono bloccate.
    }
# $pieces: che cosa hai pescato
cubed-event-drew =
    { $who ->
        [you] Peschi { $pieces }.
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
    Il round { $round } è finito: { $why ->
        [out] qualcuno ha messo tutte le sue tessere
        [stuck] nessuno può più mettere tessere
       *[closed] non resta nessuna casella
    }. { $list }.
    .alone =
        { $why ->
            [out] Tutte le tessere sono sul tavolo: hai vinto.
            [stuck] Non va più bene nulla: hai perso.
           *[closed] Non resta nessuna casella: hai perso.
        }
cubed-event-round_began =
    Comincia il round { $round }. { $who ->
        [you] Cominci tu.
       *[other] Comincia { $player }.
    }

## Il tavolo come testo e come immagine

cubed-hand = Le tue tessere
cubed-head-points = punti
cubed-head-pieces = tessere
cubed-round = Round { $round } di { $rounds }
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
cubed-reason-shed_and_deny = Ti liberi di { cubed-points } e lasci meno caselle agli altri.
# $cells: quante caselle muoiono
cubed-reason-block =
    Ti liberi di { cubed-points } e chiudi { $cells ->
        [one] { $cells } casella
       *[other] { $cells } caselle
    }.
cubed-reason-go_out = È la tua ultima tessera: hai finito.
cubed-reason-only_play = Non si può mettere altro; ti liberi di { cubed-points }.
cubed-reason-draw_stuck = Nessuna delle tue tessere va bene.
cubed-reason-draw_wait = È meglio tenere le caselle per dopo.
cubed-reason-draw_choice = È meglio scegliere fra { $count } tessere che prenderne una.
cubed-reason-keep_cheap = È quella che costa meno: { cubed-points }.
cubed-reason-give_dear = È quella che costa di più: { cubed-points }.
cubed-reason-pass = Non c’è niente di meglio da fare.

## Nel terminale. $choices: che cosa si può scrivere

cubed-ask-piece = Quale tessera? ({ $choices })
cubed-ask-second = Puoi mettere una seconda tessera. Quale? ({ $choices })
cubed-ask-place = Dove? ({ $choices })
cubed-ask-keep = Quale tessera tieni? ({ $choices })
cubed-ask-gift = Quale tessera regali, e a chi? ({ $choices })
cubed-places = Caselle per { $piece }, e quante volte girarla:
cubed-no-places = In questo momento non c’è una casella per { $piece }.
cubed-command-number = sceglie una tessera e poi una delle sue caselle; o tutto insieme: tessera q r verso
    .form = numero
cubed-command-places = mostra questo aiuto; scelta una tessera, dove va bene
cubed-command-draw = pesca una tessera dal sacchetto
cubed-command-draw_many = pesca quel numero di tessere; ne tieni una
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

## La pagina: il tavolo

cubed-page-table = Il tavolo
cubed-page-keys = Sinistra e destra seguono la riga, su e giù cambiano riga; { $upper_left }, { $upper_right }, { $lower_left } e { $lower_right } passano per i lati obliqui, come i numeri del tastierino. I tasti da 1 a 9, virgola e punto scelgono una tessera, T la gira, N e P vanno alla casella successiva o precedente in cui va bene, Invio la mette, Esc la riporta in mano. Home mostra tutto il tavolo; più e meno, oppure Pag su e Pag giù, cambiano lo zoom; Maiusc con le frecce sposta la vista.
# $order: kind, color
cubed-page-sort =
    { $order ->
        [kind] Ordina per tipo
       *[color] Ordina per colore
    }
cubed-page-hands = Tessere degli altri
cubed-page-cell-laid = ({ $q }, { $r }): { $piece }
cubed-page-cell-dead = ({ $q }, { $r }): bloccata, accanto a un lato nero
cubed-page-cell-free =
    ({ $q }, { $r }): libera, { $count ->
        [0] non tocca nulla
        [one] tocca { $count } tessera
       *[other] tocca { $count } tessere
    }
# Una tessera toccata; $side come in cubed-neighbour
cubed-page-contact =
    { $color } { $side ->
        [right] a destra
        [lower_right] in basso a destra
        [lower_left] in basso a sinistra
        [left] a sinistra
        [upper_left] in alto a sinistra
       *[upper_right] in alto a destra
    }
# $turns: 1, 2, 3, uno o più
cubed-page-cell-fits =
    { $count ->
        [one] la tua tessera va bene nel verso { $turns }
       *[other] la tua tessera va bene nei versi { $turns }
    }
cubed-page-cell-unfit = la tua tessera non va bene
cubed-page-cell-some =
    { $count ->
        [0] nessuna delle tue tessere va bene
        [one] { $count } delle tue tessere va bene
       *[other] { $count } delle tue tessere vanno bene
    }

## La pagina: la mano e che cosa puoi fare

cubed-page-rack = Il tuo leggio
cubed-page-hand = Le tue tessere
cubed-page-picked =
    Scelta: { $piece }. { $places ->
        [0] Non va bene in nessuna casella
        [one] Va bene in { $places } casella
       *[other] Va bene in { $places } caselle
    }.
cubed-page-fits =
    { $places ->
        [0] non va bene in nessuna casella
        [one] va bene in { $places } casella
       *[other] va bene in { $places } caselle
    }
cubed-page-new = nuova
cubed-page-advised = suggerita
# Sotto il numero di punti in mano
cubed-page-in_hand =
    { $points ->
        [one] punto in mano
       *[other] punti in mano
    }
cubed-page-actions = Che cosa puoi fare
cubed-page-turn = Gira la tessera (verso { $turn } di 3)
cubed-page-half = Gira di 60 gradi
cubed-page-lay = Metti
cubed-page-draw = Pesca
cubed-page-pass = Passa
cubed-page-stop = Niente seconda tessera
cubed-page-draw_many = Pesca 3, tieni 1
cubed-page-how_many = Quante ne peschi?
cubed-page-back = Indietro
cubed-page-keep = Tieni { $piece }
cubed-page-keep_all = Tienile tutte
cubed-page-give_to = A chi va?
cubed-page-note-draw = Nessuna tessera va bene. Pescane una.
cubed-page-note-drawn = Ancora nessuna tessera va bene. Il tuo turno è finito.
cubed-page-note-empty = Nessuna tessera va bene e il sacchetto è vuoto.
cubed-page-note-keep = Quale tieni? Le altre tornano nel sacchetto.
cubed-page-advice-pick = Scegli una tessera
cubed-page-advice-second = Metti una seconda tessera
cubed-page-advice-place = Scegli una casella che brilla
cubed-page-advice-lay = Girala o mettila
cubed-page-advice-turn = Così non va bene
cubed-page-advice-nowhere = Questa tessera non va bene in nessuna casella
cubed-page-advice-draw = Niente va bene: pesca
cubed-page-advice-pass = Niente va bene: passa
cubed-page-advice-gift = Regala una tessera
cubed-page-advice-keep = Tienine una

## La pagina: che cosa ha fruttato una mossa. $who, $receives: you o other

cubed-page-moment-bridge = Un ponte!
    .text =
        { $who ->
            [you] La tua tessera ne unisce due che qui non si toccavano: metti una seconda tessera.
           *[other] { $player } ha unito due tessere che qui non si toccavano e può mettere una seconda tessera.
        }
cubed-page-moment-void = Vuoto riempito!
    .text =
        { $who ->
            [you] Tessere su tutti e sei i lati: regalane una della tua mano.
           *[other] { $player } ha riempito una casella con tessere su tutti e sei i lati e può regalare una tessera della sua mano.
        }
cubed-page-moment-gift = Un regalo!
    .text =
        { $who ->
            [you] Dai una tessera a { $receiver }.
           *[other]
                { $receives ->
                    [you] { $player } ti dà una tessera.
                   *[other] { $player } dà una tessera a { $receiver }.
                }
        }

## La pagina: perché no

cubed-page-no_match = I colori non coincidono.
cubed-page-no_black = Un lato nero non può toccare nessuna tessera.
# $side come in cubed-neighbour; $mine, $theirs: cubed-color-…
cubed-page-clash =
    { $side ->
        [right] A destra
        [lower_right] In basso a destra
        [lower_left] In basso a sinistra
        [left] A sinistra
        [upper_left] In alto a sinistra
       *[upper_right] In alto a destra
    }, { $mine } toccherebbe { $theirs }.
# $match: all, two
cubed-page-need =
    { $match ->
        [two] Due lati devono coincidere.
       *[all] Tutti i lati che si toccano devono coincidere.
    }
cubed-page-why-too_few_contacts = Tocca troppo poche tessere.
    .text = Una tessera deve toccarne almeno altre due.
cubed-page-why-blocker_too_early = È presto per una tessera di blocco.
    .text = Prima ci vogliono altre tre tessere sul tavolo.
cubed-page-why-first_piece = Comincia al centro.
    .text = La prima tessera va nella casella segnata.
cubed-page-why-not_adjacent = Accanto non c’è nessuna tessera.
    .text = Una tessera deve toccarne altre già sul tavolo.
cubed-page-why-occupied = Quella casella è occupata.
    .text = C’è già una tessera.
cubed-page-why-dead_cell = Quella casella è bloccata.
    .text = È accanto a un lato nero: lì non si può più mettere nulla.
cubed-page-why-heights = Le altezze non combaciano.
    .text = Girata di 60 gradi, le sue punte cadono nei vuoti e i suoi vuoti sulle punte. Solo tre versi vanno bene.

## La pagina: giri e punti

cubed-page-round_over = Il round { $round } è finito
# $why: out, stuck, closed
cubed-page-why_over =
    { $why ->
        [out] Qualcuno ha messo tutte le sue tessere.
        [stuck] Nessuno può più mettere una tessera.
       *[closed] Le tessere di blocco hanno chiuso tutte le caselle.
    }
cubed-page-won_round = vince il round
cubed-page-total = { $points } in totale
cubed-page-starts = Comincia { $player }.
cubed-page-next_round = Al round { $round }
cubed-page-round_points = Round { $round }
cubed-page-no_round = Nessun round è ancora finito
cubed-page-together = Totale
cubed-page-hand_now = Quanto costa la tua mano adesso
cubed-page-fewest = Ogni tessera rimasta costa punti: vince chi ne ha meno.

## Perché una mossa è stata rifiutata

refusal-cubed-board = Questo tavolo è impossibile: c’è una tessera dove non va bene.
refusal-cubed-unknown_piece = Non esiste la tessera «{ $piece }».
refusal-cubed-not_in_hand = Non hai in mano questa tessera: { $piece }.
refusal-cubed-not_now =
    { $phase ->
        [bridge] Ora puoi mettere una seconda tessera, oppure passare.
        [gift] Prima regala una tessera, oppure tienile tutte.
        [keep] Prima scegli quale delle tessere pescate tieni.
       *[turn] In questo momento non c’è nulla da regalare o da scegliere.
    }
refusal-cubed-must_play = Una delle tue tessere va bene, quindi devi metterne una (regola { $rule }).
refusal-cubed-must_draw = Non puoi ancora passare: prima pesca una tessera (regola { $rule }).
refusal-cubed-already_drawn = In questo turno non puoi pescare di nuovo (regola { $rule }).
refusal-cubed-bag_empty = Il sacchetto è vuoto, non c’è nulla da pescare (regola { $rule }).
refusal-cubed-no_draw_many = A questo tavolo non si possono pescare più tessere insieme (regola { $rule }).
refusal-cubed-bad_count =
    { $most ->
        [0] Il sacchetto è vuoto, non c’è nulla da pescare
       *[other] Puoi pescare da 1 a { $most } tessere, non { $count }
    } (regola { $rule }).
refusal-cubed-not_drawn = Devi tenere una delle tessere appena pescate, non questa: { $piece } (regola { $rule }).
refusal-cubed-no_such_player = Puoi dare una tessera solo a un altro giocatore di questo tavolo (regola { $rule }).
refusal-cubed-heights = Girata così, le altezze non combaciano: { $piece }. Una tessera ha tre versi: 0, 1 o 2 (regola { $rule }).
refusal-cubed-same_turn = Questa tessera è uguale in tutti i versi: { $piece }. Mettila senza girarla (regola { $rule }).
refusal-cubed-first_piece = La prima tessera va al centro, in (0, 0) (regola { $rule }).
refusal-cubed-blocker_too_early = Una tessera di blocco si può mettere solo quando sul tavolo ci sono altre tre tessere (regola { $rule }).
refusal-cubed-not_adjacent = Accanto a ({ $q }, { $r }) non c’è nulla: una nuova tessera deve toccarne una già sul tavolo (regola { $rule }).
refusal-cubed-occupied = La casella ({ $q }, { $r }) è occupata: { $other } (regola { $rule }).
refusal-cubed-dead_cell = La casella ({ $q }, { $r }) è bloccata: è accanto a un lato nero (regola { $rule }).
# $neighbours: cubed-neighbour, cubed-neighbours
refusal-cubed-black_side = Un lato nero non può toccare nessuna tessera, ma { $neighbours } (regola { $rule }).
refusal-cubed-too_few_contacts =
    In ({ $q }, { $r }) la tessera toccherebbe { $contacts ->
        [one] { $contacts } tessera
       *[other] { $contacts } tessere
    }; deve toccarne almeno due (regola { $rule }).
refusal-cubed-colors_differ =
    Questa tessera, { $piece }, non va bene in ({ $q }, { $r }): { $neighbours }. { $match ->
        [two] Almeno due lati che si toccano devono avere lo stesso colore
       *[all] Tutti i lati che si toccano devono avere lo stesso colore
    } (regola { $rule }).
refusal-options-too_few_pieces = Con queste opzioni ci sono { $pieces } tessere, ma { $seats } giocatori hanno bisogno di { $needed } tessere.
