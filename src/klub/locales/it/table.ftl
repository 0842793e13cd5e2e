## Il tavolo: a chi tocca, sopra il campo di gioco

table-you = tu
table-call-you = Tocca a te
table-call-other = Tocca a { $player }
table-call-several =
    { $players ->
        [one] In attesa di { $players } giocatore
       *[other] In attesa di { $players } giocatori
    }
table-call-over = Partita finita
table-call-you_won = Hai vinto!
table-call-won = Vince { $player }
# $players: più nomi
table-call-shared = { $players } condividono la vittoria
table-sending = Invio…
table-see_result = Vedi il risultato
table-again =
    { $people ->
        [1] Gioca ancora
       *[other] Di nuovo tutti
    }
table-points = Punti:
table-rules-basic = regole base
table-rules-changed =
    { $options ->
        [one] { $options } opzione cambiata
       *[other] { $options } opzioni cambiate
    }
table-move_number = mossa { $number }

## Aprire un tavolo, e tavoli che non si aprono

table-opening = Apertura del tavolo…
table-claim_failed = Quel posto non è tuo.
table-ended-title = Questo tavolo non è aperto
table-ended-offline = Nessuna connessione
table-ended-home = Alla pagina iniziale
table-nothing_to_watch = Questa partita non ammette spettatori.

## La linea con il server

table-line-lost = Connessione persa. Nuovo tentativo…
table-line-offline = Sei offline. La partita riprenderà appena torni online.
table-line-kept = La tua mossa è salvata e sarà inviata.

## Posti

table-seats = Giocatori
table-seat-to_move = deve giocare
table-seat-bot = bot
table-seat-away = assente, gioca un bot
table-seat-lost = senza connessione
table-seat-resigned = ha abbandonato
table-seat-sending = invio…
table-clock-left = Tempo rimasto:
table-clock-bank = Tempo di riserva:
table-score-yours = I tuoi punti
table-score-of = Punti: { $player }
table-stand_in = Un bot sta giocando per te.
table-stand_in-return = Riprendi il posto

## Un dispositivo che passa di mano in mano

table-curtain = Passa il dispositivo a { $player }
table-curtain-first = Comincia { $player }
table-pass_on = Tocca a { $player }
table-curtain-help = Gli altri guardano altrove. Non si vede nulla finché non tocchi lo schermo.
table-curtain-lift = Sono { $player }

## Strumenti e menu

table-tools = Strumenti
table-fit = Mostra tutto il tavolo
table-menu = Menu
table-rules = Regole
table-tutorial = Impara
table-hint = Suggerimento
table-undo = Annulla mossa
table-full_screen = Schermo intero
table-full_screen-end = Esci da schermo intero
table-panel-keys = Tastiera
table-panel-invite = Link d’invito
table-panel-people = Persone
table-panel-screen = Grande schermo
table-panel-handover = Passa a un altro dispositivo
table-panel-resign = Abbandona
table-panel-leave = Lascia il tavolo
table-panel-end = Chiudi la partita
table-panel-close = Chiudi il tavolo
table-refused = Non è possibile.

## Ciò che il menu apre

table-keys-board = Tasti del tabellone
    .plain = Frecce, Invio e cifre. Ci arrivi con Tab.
# $policy: chi può guardare: none, delayed, open
table-invite-help =
    { $policy ->
        [none] Questo link porta al tavolo. Possono aprirlo solo i giocatori.
        [delayed] Chiunque abbia questo link può guardare, con qualche mossa di ritardo.
       *[open] Chiunque abbia questo link può guardare.
    }
table-invite-title = Una partita a { $game }
table-screen-help = Mostra il tavolo ma non quello che ognuno ha in mano, per un televisore o un grande schermo che tutti vedono.
table-screen-here = Apri qui
table-screen-join = Gioca con noi
table-screen-code = Inquadra, oppure apri { $address }
table-screen-free =
    { $seats ->
        [one] { $seats } posto libero
       *[other] { $seats } posti liberi
    }
table-handover-help = Apri questo link sull’altro dispositivo: da quel momento giochi lì. Vale una volta.
table-handover-make = Crea un link
table-people-watchers =
    { $people ->
        [0] Nessuno guarda.
        [one] { $people } persona guarda.
       *[other] { $people } persone guardano.
    }
table-people-muted = parola tolta
table-resign-ask = Vuoi abbandonare la partita? Se altri continuano, un bot prende il tuo posto.
table-leave-ask = Vuoi lasciare il tavolo? Un bot continua per te, e puoi tornare quando vuoi.
table-end-ask = Vuoi chiudere questa partita senza risultato? Devono essere d’accordo tutti i presenti.
table-close-ask = Vuoi chiudere il tavolo per tutti? La partita finisce senza risultato.

## Annullare una mossa

table-undo-question = { $player } vuole annullare questo:
table-undo-agree = Va bene
table-undo-refuse = Meglio di no
table-undo-asked = Hai chiesto di annullare la tua mossa. In attesa degli altri…
table-undo-agreed = Hai accettato. In attesa degli altri…
table-undo-learned = Nel frattempo si è visto qualcosa di nuovo. Lo permetti lo stesso?
# $players: one or several names
table-undo-answers = D’accordo: { $players }
table-undo-declined = { $player } ha detto di no: la mossa resta.
table-undo-here = Annulla da qui
table-practice = allenamento
table-practice-begun = Una mossa è stata annullata dopo aver visto di più. Da ora questa partita è un allenamento: non vale come record.

## Parlare

table-side = Chat e cronaca
table-chat = Chat
table-chat-unread =
    { $lines ->
        [one] Chat, { $lines } messaggio nuovo
       *[other] Chat, { $lines } messaggi nuovi
    }
table-chat-empty = Nessuno ha ancora detto nulla.
table-chat-say = Di’ qualcosa
table-chat-send = Invia
table-chat-muted = Ti è stata tolta la parola.
table-chat-silent = Questa fase del gioco è in silenzio.
table-chat-by = { $name } dice:
# Per i lettori di schermo
table-chat-line = { $name }: { $text }
table-reactions = Reazioni
table-reaction-wave = saluta
table-reaction-clap = applaude
table-reaction-laugh = ride
table-reaction-wow = è a bocca aperta
table-reaction-think = ci pensa
table-reaction-heart = ne è entusiasta
table-reaction-oops = Ops!
table-reaction-thanks = ringrazia

## Che cosa è successo

table-log = Cronaca
table-log-empty = Non è ancora stato giocato nulla.
table-lapsed = Il tuo tempo è scaduto
    .text = L’orologio ha mosso per te.
table-away = Mentre non c’eri
table-away-more =
    { $lines ->
        [one] … e { $lines } evento precedente
       *[other] … e { $lines } eventi precedenti
    }

## Rifiuti che si possono dire subito; gli altri sono in refusals.ftl

refusal-table-no_undo =
    { $why ->
        [moved_on] Qualcun altro ha già giocato: la tua mossa resta.
        [final] Secondo le regole del gioco questa mossa è definitiva.
        [learned] Qualcuno ha visto qualcosa di nuovo: la tua mossa resta.
        [never] A questo tavolo non si annullano mosse.
       *[none] Non hai nessuna mossa da annullare.
    }
