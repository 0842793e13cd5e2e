## Il tavolo: a chi tocca, sopra il campo di gioco

table-you = tu
table-call-you = Tocca a te
table-call-other = Tocca a { $player }
table-call-several =
    { $players ->
        [one] Manca { $players } giocatore
       *[other] Mancano { $players } giocatori
    }
table-call-over = Partita finita
table-call-you_won = Hai vinto!
table-call-won = Vince { $player }
# $players: più nomi
table-call-shared = Vittoria condivisa: { $players }
table-sending = Invio …
table-see_result = Vedi il risultato
table-points = Punti:
table-rules-basic = regole di base
table-rules-changed =
    { $options ->
        [one] { $options } opzione
       *[other] { $options } opzioni
    }
table-move_number = mossa { $number }

## Aprire un tavolo, e tavoli che non si aprono

table-opening = Il tavolo si apre …
table-claim_failed = Il posto non è tuo.
table-ended-title = Questo tavolo non è aperto
table-ended-offline = Nessuna connessione
table-ended-home = Alla pagina iniziale
table-nothing_to_watch = Nessuno può guardare questa partita.

## La linea con il server

table-line-lost = Connessione persa. Nuovo tentativo …
table-line-offline = Sei offline. Il tavolo tornerà da solo.
table-line-kept = La tua mossa è al sicuro e sarà inviata.

## Posti

table-seats = Giocatori
table-seat-to_move = deve giocare
table-seat-bot = robot
table-seat-away = via, gioca un bot
table-seat-lost = non connesso
table-seat-resigned = si è arreso
table-seat-sending = invio …
table-clock-left = Tempo rimasto:
table-clock-bank = Tempo di riserva:
table-score-yours = I tuoi punti
table-score-of = Punti: { $player }
table-stand_in = Un bot sta giocando per te.
table-stand_in-return = Riprendi

## Un dispositivo che passa di mano in mano

table-curtain = Passa a { $player }
table-curtain-help = Gli altri guardano altrove. Non si vede nulla finché non tocchi.
table-curtain-lift = Sono { $player }

## Strumenti e menu

table-tools = Strumenti
table-fit = Mostra tutto il tavolo
table-menu = Menu
table-rules = Regole
table-tutorial = Impara
table-hint = Consiglio
table-undo = Annulla mossa
table-full_screen = Schermo intero
table-full_screen-end = Esci da schermo intero
table-panel-keys = Tastiera
table-panel-invite = Link d’invito
table-panel-people = Persone
table-panel-screen = Grande schermo
table-panel-handover = Passa a un altro dispositivo
table-panel-resign = Arrenditi
table-panel-leave = Lascia il tavolo
table-panel-close = Chiudi il tavolo
table-refused = Non è possibile.

## Ciò che il menu apre

table-keys-board = Il campo di gioco ha i suoi tasti: frecce, Invio e cifre. Ci arrivi con Tab.
# $policy: chi può guardare: none, delayed, open
table-invite-help =
    { $policy ->
        [none] Questo link porta al tavolo. Può aprirlo solo chi gioca.
        [delayed] Chi apre questo link può guardare, con qualche mossa di ritardo.
       *[open] Chi apre questo link può guardare.
    }
table-invite-title = Una partita a { $game }
table-screen-help = Mostra il tavolo senza le mani, per un televisore o un grande schermo che tutti vedono.
table-screen-here = Apri qui
table-screen-join = Gioca con noi
table-screen-free =
    { $seats ->
        [one] { $seats } posto libero
       *[other] { $seats } posti liberi
    }
table-handover-help = Apri questo link sull’altro dispositivo: da quel momento il tuo posto si gioca lì. Vale una volta.
table-handover-make = Crea un link
table-people-watchers =
    { $people ->
        [0] Nessuno guarda.
        [one] { $people } persona guarda.
       *[other] { $people } persone guardano.
    }
table-people-mute = Silenzia
table-people-unmute = Lascia parlare
table-people-muted = silenziato
table-people-kick = Manda via
table-people-kick_sure = Davvero?
table-resign-ask = Vuoi arrenderti? Se altri continuano, un bot prende il tuo posto.
table-leave-ask = Vuoi lasciare il tavolo? Un bot continua per te, e puoi tornare quando vuoi.
table-close-ask = Vuoi chiudere il tavolo per tutti? La partita finisce senza risultato.

## Annullare una mossa

table-undo-question = { $player } vuole annullare la sua ultima mossa.
table-undo-agree = Va bene
table-undo-refuse = Meglio di no
table-undo-asked = Hai chiesto di annullare la tua mossa. In attesa degli altri …
table-undo-agreed = Hai accettato. In attesa degli altri …

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
table-chat-silent = In questo momento il gioco vuole silenzio.
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
table-away = Mentre non c’eri
table-away-more =
    { $lines ->
        [one] … e prima ancora { $lines } cosa
       *[other] … e prima ancora { $lines } cose
    }
