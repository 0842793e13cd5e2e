## Che cosa dice Klub di Goofspiel. Ogni chiave comincia con il nome del gioco.

goofspiel-name = Goofspiel
    .about = Per ogni premio tutti puntano una carta insieme, e la più alta lo prende.
    .tagline = Una carta a testa, tutti insieme. Chi lo vuole di più?
    .minutes = 10 min

goofspiel-option-cards = Quanti premi ci sono, e quante carte ha ciascuno.
    .label = Carte
goofspiel-option-ties = Che fine fa un premio quando le carte più alte sono uguali.
    .label = Parità
    .carry = Resta per il round seguente
    .split = Si divide
    .discard = Va perso

goofspiel-moves-bid = Gioca una carta coperta
goofspiel-move-bid = Gioca la carta { $card }

goofspiel-event-sealed =
    { $who ->
        [you] Hai giocato una carta.
       *[other] { $player } ha giocato una carta.
    }
goofspiel-event-revealed = Premio { $prizes }: le carte erano { $bids }.
goofspiel-event-won =
    { $who ->
        [you] { $points ->
            [one] Ottieni un punto.
           *[other] Ottieni { $points } punti.
        }
       *[other] { $points ->
            [one] { $player } ottiene un punto.
           *[other] { $player } ottiene { $points } punti.
        }
    }
goofspiel-event-tied =
    { $ties ->
        [carry] Le carte più alte sono uguali ({ $card }): il premio resta per il round seguente.
       *[other] Le carte più alte sono uguali ({ $card }): nessuno prende il premio.
    }

refusal-goofspiel-not_in_hand = Non hai la carta { $card }.
