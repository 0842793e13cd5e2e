## Il gioco

cluellage-name = Cluellage
    .about = Acchiappa immagini prima degli altri, mostra una parola segreta con un collage e indovina quelle altrui.
    .tagline = Cinque immagini, una parola segreta.
    .minutes = 20 min

## Opzioni: che cosa fa ciascuna, il suo nome nei moduli e i suoi valori a parole

cluellage-option-locations = Anche i Luoghi entrano fra le parole. Sono i più difficili: lasciali fuori nelle prime partite.
    .label = Con i Luoghi
cluellage-option-categories = Quali parole sono nel mazzo: il solito misto, una sola categoria o un misto a piacere. Personaggi e Concetti astratti sono i più facili.
    .label = Categorie
    .null = Il solito misto
    .character = Personaggi
    .location = Luoghi
    .object = Oggetti
    .notion = Concetti astratti
cluellage-option-rounds = Quanti round si giocano; tre secondo il regolamento.
    .label = Round
cluellage-option-claim_timer = Secondi per acchiappare una carta a ogni giro; chi è lento riceve la prima libera.
    .label = Tempo per acchiappare
cluellage-option-collage_timer = Secondi per fare il collage; poi le carte vengono messe una accanto all’altra.
    .label = Tempo per il collage
cluellage-option-exhibit_order = In che ordine si mostrano i collage dopo il primo finito.
    .label = Ordine della mostra
    .seat = In senso orario
    .finish = Man mano che finiscono
cluellage-option-live_collages = Tutti possono vedere i collage mentre nascono.
    .label = Collage dal vivo
cluellage-option-discussion = Chi indovina può parlare di un collage; chi l’ha fatto tace. Senza discussione, nessuno scrive mentre si indovina.
    .label = Discussione
cluellage-option-gallery = In solitario: il giorno della galleria da visitare, come numero: 20260131; tutti vedono la stessa.
    .label = Solitario: galleria del giorno
cluellage-option-gallery_size = In solitario: quanti collage sono appesi nella galleria.
    .label = Solitario: collage
cluellage-option-gallery_timer = In solitario: secondi per indovinare un collage.
    .label = Solitario: tempo per indovinare
    .null = Senza limite

## Punti

cluellage-points =
    { $points ->
        [0] nessun punto
        [one] { $points } punto
       *[other] { $points } punti
    }
    .of = { $player } ({ cluellage-points })

## Chi deve agire. $who: you, together (tu e $players) o other; $count è il numero di $players

cluellage-phase-word =
    { $who ->
        [you] Guardi le parole.
        [together] Guardi le parole, come anche { $players }.
       *[other]
            { $count ->
                [one] { $players } guarda le parole.
               *[other] { $players } guardano le parole.
            }
    }
cluellage-phase-claim =
    { $who ->
        [you] Hai una carta da acchiappare.
        [together] Hai una carta da acchiappare, come anche { $players }.
       *[other]
            { $count ->
                [one] { $players } ha una carta da acchiappare.
               *[other] { $players } hanno una carta da acchiappare.
            }
    }
cluellage-phase-collage =
    { $who ->
        [you] Fai il tuo collage.
        [together] Fai il tuo collage, come anche { $players }.
       *[other]
            { $count ->
                [one] { $players } fa il suo collage.
               *[other] { $players } fanno il loro collage.
            }
    }
cluellage-phase-exhibit =
    { $who ->
        [you] Hai un gettone da posare.
        [together] Hai un gettone da posare, come anche { $players }.
       *[other]
            { $count ->
                [one] { $players } ha un gettone da posare.
               *[other] { $players } hanno un gettone da posare.
            }
    }
cluellage-phase-reveal =
    { $who ->
        [you] Guardi i punti.
        [together] Guardi i punti, come anche { $players }.
       *[other]
            { $count ->
                [one] { $players } guarda i punti.
               *[other] { $players } guardano i punti.
            }
    }
cluellage-phase-over = La partita è finita.

## Che cosa è successo. $who: you oppure other; $picture è un’immagine a parole

# $reshuffled: yes oppure no
cluellage-event-round_began =
    Comincia il round { $round }.{ $reshuffled ->
        [yes] {" "}Le immagini scartate si rimescolano.
       *[no] {""}
    }
cluellage-event-readied =
    { $who ->
        [you] Ci sei.
       *[other] { $player } c’è.
    }
# $pictures: tutte a parole
cluellage-event-flipped = Giro { $wave } di 5: { $pictures }.
# $assigned: yes oppure no; l’ultima carta di un giro non si sceglie
cluellage-event-claimed =
    { $who ->
        [you]
            { $assigned ->
                [yes] Ricevi l’ultima: { $picture }.
               *[no] Acchiappi: { $picture }.
            }
       *[other]
            { $assigned ->
                [yes] { $player } riceve l’ultima: { $picture }.
               *[no] { $player } acchiappa: { $picture }.
            }
    }
# A che posto si finisce un collage
cluellage-ordinal =
    { $place ->
        [1] primo
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
       *[6] sesto
    }
# $late: yes se l’ha appeso l’orologio, altrimenti no
cluellage-event-hung =
    { $who ->
        [you]
            { $late ->
                [yes] Il tuo tempo è scaduto: le tue carte vengono messe una accanto all’altra.
               *[no] Finisci il collage al { cluellage-ordinal } posto.
            }
       *[other]
            { $late ->
                [yes] Il tempo è scaduto: le carte di { $player } vengono messe una accanto all’altra.
               *[no] { $player } finisce il collage al { cluellage-ordinal } posto.
            }
    }
# L’attributo vale per la galleria, dove l’ha fatto un bot
cluellage-event-shown =
    { $who ->
        [you] Il tuo collage è alla parete. Tu taci.
       *[other] Il collage di { $player } è alla parete.
    }
    .gallery = Il prossimo collage è alla parete.
# $changed: yes oppure no
cluellage-event-guessed =
    { $who ->
        [you]
            { $changed ->
                [yes] Posi un altro gettone.
               *[no] Posi un gettone.
            }
       *[other]
            { $changed ->
                [yes] { $player } posa un altro gettone.
               *[no] { $player } posa un gettone.
            }
    }
# $word: la parola; $count: quanti hanno indovinato; $list: chi. L’attributo vale per la galleria; $right: yes oppure no
cluellage-event-revealed =
    Era il { $number }, «{ $word }». { $count ->
        [0] Nessuno ha indovinato.
       *[other] Indovinato da: { $list }.
    }
    .gallery =
        Era il { $number }, «{ $word }». { $right ->
            [yes] Hai indovinato.
           *[no] Hai sbagliato.
        }
# $list: tutti con i punti del round
cluellage-event-round_over = Il round { $round } è finito. { $list }.

## Il tavolo come testo e come immagine

cluellage-round = Round { $round } di { $rounds }
    .gallery = Collage { $round } di { $rounds }
cluellage-category-character = Personaggi
cluellage-category-location = Luoghi
cluellage-category-object = Oggetti
cluellage-category-notion = Concetti astratti
cluellage-yours = la tua parola
cluellage-middle = Al centro
cluellage-claimed = Le tue carte
cluellage-wall = Alla parete
cluellage-head-points = punti

## Perché un bot gioca così. $tag: che cosa si vede in un’immagine; $word: la parola che le si addice

cluellage-reason-ready = Non c’è altro da fare.
cluellage-reason-claim_best = Fra le carte libere è quella che suggerisce meglio «{ $word }»: { $tag }.
cluellage-reason-claim_least_bad = Nessuna suggerisce bene «{ $word }»; questa inganna meno: { $tag }.
cluellage-reason-collage = Ciò che suggerisce meglio «{ $word }» deve saltare all’occhio: { $tag }.
cluellage-reason-guess = Suggerisce «{ $word }», soprattutto per questo: { $tag }.
# Un collage spiegato alla fine: una riga per carta
cluellage-link = { $tag } per «{ $word }»

## Nel terminale. $choices: che cosa si può scrivere

cluellage-ask-ready = Premi Invio per continuare.
cluellage-ask-claim = Quale carta? ({ $choices })
cluellage-ask-collage = Disponi le tue carte: uno schema ({ $choices }) e i loro numeri, la più importante per prima
cluellage-ask-guess = Quale parola è? ({ $choices })
# Che cosa farebbe un bot. $reason: uno di cluellage-reason-…
cluellage-hint-ready = Continua. { $reason }
cluellage-hint-claim = Acchiappa questa: { $picture }. { $reason }
cluellage-hint-hang = Metti questa in cima: { $picture }. { $reason }
cluellage-hint-guess = Scegli il { $number }. { $reason }

## La pagina. $picture è un’immagine a parole, $percent quanto si vede di una carta

cluellage-page-language = it
cluellage-page-picture = un’immagine
cluellage-page-percent = { $percent }%
cluellage-page-quoted = «{ $word }»
cluellage-page-step-word = Le parole
cluellage-page-step-claim = Acchiappane una!
cluellage-page-step-collage = Il tuo collage
cluellage-page-step-exhibit = La mostra
cluellage-page-advice-word = Guarda la tua parola
cluellage-page-advice-claim = Mano su una carta!
cluellage-page-advice-collage = Disponi e sigilla
cluellage-page-advice-exhibit = Quale parola è?
cluellage-page-advice-reveal = Guarda, poi avanti
cluellage-page-advice-change = Puoi ancora cambiare
cluellage-page-seat-ready = c’è
cluellage-page-seat-looks = guarda
cluellage-page-seat-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
cluellage-page-seat-works = al lavoro
cluellage-page-seat-done = collage pronto
cluellage-page-seat-artist = alla parete
cluellage-page-seat-thinks = ci pensa
cluellage-page-seat-guessed = gettone posato
cluellage-page-ledge = Che cosa puoi fare
cluellage-page-waiting = Si aspetta { $players }
cluellage-page-awaited = Gli altri ti aspettano.
cluellage-page-words = Sei parole: { $category }
cluellage-page-glosses = Che cosa significano queste parole?
cluellage-page-screen = Il tuo paravento e il tuo dado
cluellage-page-rolled = Hai tirato { $number }
cluellage-page-peek = Mostra la parola
cluellage-page-hide = Nascondi la parola
cluellage-page-ready = Ci sono
cluellage-page-wave = Giro { $wave } di 5
cluellage-page-claim = Acchiappa la carta { $number }: { $picture }
cluellage-page-taken = L’ha presa { $player }: { $picture }
cluellage-page-faster = { $player } ha fatto prima.
cluellage-page-another = Acchiappane un’altra!
cluellage-page-too_late = Qualcuno ha fatto prima
cluellage-page-race = La gara
cluellage-page-race-last = l’ultima carta
cluellage-page-race-quickest =
    { $count ->
        [one] { $player }: una volta la mano più veloce.
       *[other] { $player }: { $count } volte la mano più veloce.
    }
cluellage-page-canvas = La tua tela
cluellage-page-canvas-keys = Tab sceglie una carta. Le frecce la spostano, { $left } ed { $right } la girano; con Maiusc, a piccoli passi. Pag su e Pag giù la spostano in alto o in basso nella pila.
cluellage-page-card = { $picture }; visibile al { $percent }%
cluellage-page-turn = Gira
cluellage-page-tools = La carta scelta
cluellage-page-tool-left = Gira a sinistra
cluellage-page-tool-right = Gira a destra
cluellage-page-tool-front = In primo piano
cluellage-page-tool-back = In fondo
cluellage-page-done = Fatto
cluellage-page-seal = Sigilla
    .text = Un collage sigillato non cambia più.
cluellage-page-work_on = Non ancora
cluellage-page-why-hidden = Una carta è quasi sparita
    .text = Se ne vede solo il { $percent }%. Lascia visibile un quarto di ogni carta.
cluellage-page-yours_hangs = Il tuo collage sigillato
cluellage-page-making = Si stanno facendo i collage.
cluellage-page-others = Le tele degli altri
cluellage-page-by = Collage di { $player }
cluellage-page-by_gallery = Collage di un bot
cluellage-page-which = Quale parola è?
cluellage-page-guess = Posa il gettone
cluellage-page-change = Puoi cambiarlo finché non c’è l’ultimo gettone.
cluellage-page-silent = Il tuo collage è alla parete. Acqua in bocca!
cluellage-page-tokens = Gettoni
cluellage-page-token-none = { $player }: ci pensa
cluellage-page-token-laid = { $player }: gettone posato
cluellage-page-token-open = { $player }: { $number }
cluellage-page-drum = Tutti i gettoni sono posati…
    .alone = Ed è…
cluellage-page-it = la parola giusta
cluellage-page-it_was = Era il { $number }, «{ $word }».
cluellage-page-revealed =
    Era il { $number }. { $count ->
        [0] Nessuno ha indovinato.
       *[other] Indovinato da: { $list }.
    }
cluellage-page-right_guesses =
    { $count ->
        [0] Nessuno ha indovinato
        [one] Indovinato una volta
       *[other] Indovinato { $count } volte
    }
cluellage-page-yes = Giusto!
cluellage-page-no = Stavolta no
cluellage-page-why = Perché queste?
cluellage-page-go_on = Avanti
cluellage-page-give_up = Mi arrendo
cluellage-page-own_game = Un gioco nostro, che non è nel regolamento.
cluellage-page-right = Indovinati: { $points }
cluellage-page-right_of = { $points } su { $count } indovinati
cluellage-page-album = La mostra
cluellage-page-save = Salva come immagine
cluellage-page-save_one = Salva «{ $word }» come immagine
cluellage-page-save_all = Salva tutto
cluellage-page-share = Condividi
cluellage-page-no_picture = Non è stato possibile creare l’immagine.
cluellage-page-guessed_by = Indovinato da { $players }
    .none = Nessuno l’ha indovinato
cluellage-page-no_points = I punti si fanno alla mostra.
cluellage-page-round = Round { $round }
cluellage-page-as_maker = il suo collage
cluellage-page-as_guesser = indovinato
cluellage-page-together = Totale
cluellage-daily = La galleria di oggi

## Perché una mossa è stata rifiutata

refusal-cluellage-unknown_picture = Non c’è un’immagine «{ $card }».
refusal-cluellage-claimed = { $player } ha fatto prima: questa carta è presa. Acchiappane un’altra (regola { $rule }).
refusal-cluellage-one_claim = Hai già una carta di questo giro; ce n’è una a testa (regola { $rule }).
refusal-cluellage-not_in_middle = Questa carta non è al centro (regola { $rule }).
refusal-cluellage-done_is_final = Il tuo collage è finito, e resta così (regola { $rule }).
refusal-cluellage-own_collage = Questo è il tuo collage: indovinano gli altri (regola { $rule }).
refusal-cluellage-not_now =
    { $phase ->
        [word] Ora tutti guardano le parole.
        [claim] Ora si acchiappano le carte.
        [collage] Ora si fanno i collage.
        [exhibit] Ora si indovina un collage.
       *[reveal] Ora tutti guardano i punti.
    }
refusal-cluellage-turned_over = Una carta non si può voltare (regola { $rule }). Questa immagine è sul retro della tua carta: { $picture }.
refusal-cluellage-not_yours = Il tuo collage è fatto solo delle tue cinque carte (regola { $rule }). Questa non è fra quelle: { $picture }.
refusal-cluellage-use_all_five = Si devono usare tutte e cinque le carte, ciascuna una volta; ne hai usate { $count } (regola { $rule }).
refusal-cluellage-off_canvas = Tutta la carta deve stare sulla tela (regola { $rule }). Questa sporge: { $picture }.
refusal-cluellage-hidden = Di ogni carta deve restare visibile un quarto (regola { $rule }). Di questa si vede solo il { $percent }%: { $picture }.
refusal-cluellage-no_such_number = Non c’è un gettone { $number }; vanno da 1 a { $most } (regola { $rule }).
