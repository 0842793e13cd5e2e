## Perché qualcosa è stato rifiutato. Un messaggio per codice: game/what diventa refusal-game-what.

refusal-unknown = Non è possibile ({ $code }).

refusal-game-unknown = Non c’è nessun gioco «{ $game }». C’è: { $known }.
refusal-game-taken = Il nome { $game } è già di un gioco incluso in Klub.
refusal-seats-out_of_range = A { $game } si gioca da { $fewest } a { $most }, non in { $seats }.
refusal-seats-not_played = { $game } non si gioca in { $seats }. Si può giocare in { $known }.
refusal-seat-out_of_range = A un tavolo da { $seats } non c’è un posto { $seat }; si conta da 0.
refusal-seed-malformed = Un seme è un numero intero o una sequenza di 64 cifre esadecimali; { $value } non lo è.
refusal-bot-unknown_level = Non ci sono bot di forza «{ $level }». C’è: { $known }.

refusal-options-malformed = Le opzioni vanno indicate come nomi con valori.
refusal-options-unknown = Non c’è nessuna opzione «{ $option }». C’è: { $known }.
refusal-options-bad_value = L’opzione «{ $option }» non può essere { $value }. È ammesso: { $expected }.
refusal-options-conflict = L’opzione «{ $option }» vale solo se «{ $needs }» è { $value }.
refusal-options-too_few_pieces = Con queste opzioni ci sono { $pieces } tessere, ma { $seats } giocatori ne usano { $needed }.
refusal-options-too_few_boxes = Queste scatole bastano per { $most } giocatori al massimo, non per { $seats } (regola { $rule }).

refusal-move-malformed = Questa mossa non si può leggere: { $reason }
refusal-move-game_over = La partita è finita.
refusal-move-not_your_turn = Non è il tuo turno. Tocca a: { $actors }.
refusal-move-not_for_players = Solo il server scrive una mossa così.

refusal-table-closed =
    { $why ->
        [version] Questo tavolo segue una versione precedente delle regole ed è chiuso.
       *[other] Questo tavolo è chiuso.
    }
refusal-table-kicked = Ti è stato chiesto di lasciare questo tavolo.
refusal-table-private = A questo tavolo non si può assistere.
refusal-table-not_your_seat = Questo non è il tuo posto.
refusal-table-seat_taken = Lì c’è già qualcuno.
refusal-table-not_seated = Non hai un posto a questo tavolo.
refusal-table-not_host = Può farlo solo chi ha aperto il tavolo.
refusal-table-not_waiting = È possibile solo prima che cominci la partita.
refusal-table-not_playing = A questo tavolo ora non si sta giocando nessuna partita.
refusal-table-not_over = È possibile solo a partita finita.
refusal-table-not_away = Sei già al tavolo.
refusal-table-away = Hai già lasciato il tavolo.
refusal-table-resigned = Hai abbandonato questa partita.
refusal-table-nobody = Quella persona non è a questo tavolo.
refusal-table-no_undo = Questa mossa non si può annullare.
refusal-table-no_undo_asked = Nessuno ha chiesto di annullare una mossa.
refusal-table-own_undo = L’hai chiesto tu: tocca agli altri rispondere.
refusal-chat-muted = Ti è stata tolta la parola.
refusal-chat-silent = Adesso non puoi parlare: il gioco chiede silenzio.

refusal-state-malformed = Questo stato di una partita non si può leggere: { $reason }
refusal-view-malformed = Questa vista di una partita non si può leggere: { $reason }
refusal-outcome-malformed = Questo risultato di una partita non si può leggere: { $reason }

refusal-record-malformed = Questo non è il file di una partita: { $reason }
refusal-record-format = Questo file di partita ha il formato «{ $format }»; si legge solo «{ $known }».
refusal-record-no_seed = Il file non rivela il suo seme, quindi non si può controllare la mescolata. È così finché la partita è in corso.
refusal-record-commitment = Il seme nel file non è quello promesso prima della prima mossa.
refusal-record-version = La partita segue la versione { $version } delle regole di { $game }; qui si conosce solo la versione { $known }.
refusal-record-illegal_move = La mossa { $number } del file non è permessa: { $reason }
refusal-record-result = Il risultato nel file non è quello a cui portano le sue mosse.

refusal-clustered-board = Nessun tavolo può essere così: c’è una carta dove non può stare.
refusal-clustered-unknown_card = Non esiste la carta «{ $card }».
refusal-clustered-not_in_hand = Non hai in mano questa carta: { $card }.
refusal-clustered-must_place = Puoi scartare solo se nessuna delle tue carte trova posto, e ce n’è ancora una che lo trova (regola { $rule }).
refusal-clustered-must_discard = Prima scarta una carta, poi si va avanti (regola { $rule }).
refusal-clustered-not_drawn = Devi scartare una delle due carte appena pescate, non questa: { $card } (regola { $rule }).
refusal-clustered-not_adjacent = Accanto a ({ $x }, { $y }) non c’è nulla: una nuova carta deve toccarne una sul tavolo (regola { $rule }).
refusal-clustered-occupied = Il posto ({ $x }, { $y }) è occupato: { $other } (regola { $rule }).
refusal-clustered-off_table = Il posto ({ $x }, { $y }) è fuori dal tavolo (regola { $rule }).
# $neighbours: clustered-neighbour, clustered-neighbours
refusal-clustered-too_few_shared = Questa carta, { $card }, non va bene in ({ $x }, { $y }): { $neighbours }. Con ognuna delle sue vicine una carta deve avere in comune almeno due fra forma, riempimento e numero (regola { $rule }).

refusal-cubed-board = Nessun tavolo può essere così: c’è una tessera dove non può stare.
refusal-cubed-unknown_piece = Non esiste la tessera «{ $piece }».
refusal-cubed-not_in_hand = Non hai in mano questa tessera: { $piece }.
refusal-cubed-not_now =
    { $phase ->
        [bridge] Ora puoi mettere una seconda tessera, oppure passare.
        [gift] Prima regala una tessera, oppure tienile tutte.
        [keep] Prima scegli quale delle tessere pescate tieni.
       *[turn] In questo momento non c’è nulla da regalare o da scegliere.
    }
refusal-cubed-must_play = Una delle tue tessere va bene, quindi devi metterla (regola { $rule }).
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
refusal-cubed-heights = Girata così, le altezze non combaciano ({ $piece }): una tessera si mette in uno di tre versi, 0, 1 o 2 (regola { $rule }).
refusal-cubed-same_turn = Questa tessera è uguale in tutti i versi: { $piece }. Mettila senza girarla (regola { $rule }).
refusal-cubed-first_piece = La prima tessera va al centro, in (0, 0) (regola { $rule }).
refusal-cubed-blocker_too_early = Una tessera di blocco si può mettere solo quando sul tavolo ci sono altre tre tessere (regola { $rule }).
refusal-cubed-not_adjacent = Accanto a ({ $q }, { $r }) non c’è nulla: una nuova tessera deve toccare il tavolo (regola { $rule }).
refusal-cubed-occupied = Il posto ({ $q }, { $r }) è occupato: { $other } (regola { $rule }).
refusal-cubed-dead_cell = Il posto ({ $q }, { $r }) è morto: tocca un lato nero (regola { $rule }).
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

refusal-kluster-not_in_hand = Non hai in mano questo magnete: { $magnet }.
refusal-kluster-not_now =
    { $phase ->
        [strings] Prima si posano le corde.
        [more] Ora puoi posare un altro magnete, oppure finire il turno.
        [repair] Una corda si è staccata dalle altre: prima rimettila a posto.
       *[turn] In questo momento non è possibile.
    }
refusal-kluster-must_place = Nel tuo turno devi posare un magnete (regola { $rule }).
refusal-kluster-off_table = È oltre il bordo del tavolo (regola { $rule }).
refusal-kluster-upright = A questo tavolo i magneti devono stare sdraiati (regola { $rule }).
refusal-kluster-repair_first = Una corda si è staccata dalle altre: rimettila a posto prima di posare qualcosa (regola { $rule }).
refusal-kluster-no_such_string = Non c’è una corda così da spostare o da posare: { $loop }.
refusal-kluster-bad_string =
    { $fault ->
        [crossed] La corda non può incrociare se stessa
        [small] La corda racchiude troppo poco spazio
       *[tight] La corda non può toccare se stessa
    } (regola { $rule }).
refusal-kluster-string_apart = Ogni nuova corda deve incrociarne una già posata (regola { $rule }).
refusal-kluster-string_after_placing = A questo tavolo la corda non si può più spostare una volta posato il magnete (regola { $rule }).
refusal-kluster-track = Nessuna mano può aver giocato così questo turno ({ $what }).
refusal-kluster-digest = Rigiocato, questo turno finisce in modo diverso da come è registrato: { $found } invece di { $expected }.
refusal-kluster-other_physics = Registrato con la fisica { $physics } su { $machine }; qui è { $known } su { $here }, quindi questo turno non si può verificare bit per bit.
refusal-kluster-turn_over = Questo turno è finito.

## I tavoli, i loro link e il server

refusal-table-unknown = Questo tavolo non esiste, o non esiste più.
refusal-table-unreadable = Quello che è stato conservato di questo tavolo è danneggiato e non si può leggere.
refusal-table-full = A questo tavolo non ci sono posti liberi.
refusal-table-crowded = A questo tavolo assistono già in troppi.
refusal-table-too_long = A questo tavolo sono successe troppe cose: la partita si può ancora finire, per tutto il resto aprine uno nuovo.
refusal-house-clock = Un orologio dà da { $fewest } a { $most } secondi per mossa e da 0 a { $most } secondi per tutta la partita.
refusal-bot-no_move = Il bot non ha trovato nessuna mossa.
refusal-hint-not_among_people = I suggerimenti ci sono solo nelle partite senza altre persone.
refusal-hint-nobody_free = In questo momento nessun bot ha tempo per un suggerimento. Riprova tra un momento.
refusal-history-no_such_game = A questo tavolo non c’è stata una partita { $game }, finora solo { $games }.
refusal-history-no_such_move = Dopo la mossa { $number } non c’è nulla da vedere: si conoscono solo le prime { $count } mosse.
refusal-lesson-unknown = Questa lezione di { $game } non esiste.
refusal-live-not_now = A questo tavolo ora non si gioca nulla dal vivo.
refusal-live-no_film = Di questa mossa non c’è un filmato.
refusal-live-malformed = Questo comando non si può leggere.
refusal-live-lost = Il turno dal vivo è andato perso e ricomincia: non è stato posato nulla.
refusal-live-full = In questo momento si giocano troppi turni dal vivo. Riprova tra un attimo.
refusal-message-malformed = Questo messaggio non si può leggere: { $reason }
refusal-link-malformed = Questo non è un link a un tavolo: { $link }
refusal-link-no_table = Questo link porta a un server, ma a nessun tavolo: { $link }
refusal-server-no_identity = Il server non ti conosce ancora. Digli prima il tuo nome.
refusal-server-bad_name = Questo non può essere un nome: { $name }. Un nome ha al massimo { $longest } caratteri, tutti visibili.
refusal-server-dead_link = Questo link non vale più: è già stato usato o è troppo vecchio.
refusal-server-no_such_code = Nessun tavolo aspetta con questo codice. I codici valgono solo per un po’, e solo prima che cominci la partita.
refusal-server-not_found = Qui non c’è niente.
refusal-server-method = Questo non si può chiedere con { $method }.
refusal-server-too_large = Questo messaggio è troppo grande.
refusal-server-too_fast = Era troppo tutto insieme. Aspetta un momento.
refusal-server-too_many_tables = Hai troppi tavoli aperti (al massimo { $most }). Prima chiudine uno.
refusal-server-too_many_connections = Dal tuo indirizzo arrivano troppe connessioni (al massimo { $most }). Prima chiudine una.
refusal-server-full = Il server è pieno. Riprova più tardi.
refusal-server-leaving = Il server fa una breve pausa. Riprova tra un momento.
refusal-server-unavailable = Il server ora non può conservare nulla. Riprova tra un momento.
refusal-server-failed = Qualcosa è andato storto sul server. Non è colpa tua.
refusal-server-foreign = Questa richiesta viene da un altro sito, perciò non è accettata.
refusal-server-host = Questo server non risponde al nome «{ $host }».
refusal-server-http = Il server ha rifiutato senza dire perché (stato { $status }).
refusal-settings-bad_value = Un’impostazione non si può usare: { $reason }
refusal-settings-unreadable = Le impostazioni in { $file } non si possono leggere: { $reason }
refusal-settings-workers = Più di un processo (qui: { $workers }) ha bisogno di PostgreSQL e Redis.

## La pagina, quando il server non si raggiunge

refusal-page-offline = Il server non è raggiungibile. Controlla la connessione.

## Cluellage

refusal-cluellage-unknown_picture = Non c’è un’immagine «{ $card }».
refusal-cluellage-claimed = Il giocatore { $player } è stato più veloce: questa carta è presa. Prendine un’altra (regola { $rule }).
refusal-cluellage-one_claim = Hai già una carta di questo giro; ce n’è una a testa (regola { $rule }).
refusal-cluellage-not_in_middle = Questa carta non è al centro (regola { $rule }).
refusal-cluellage-done_is_final = Il tuo collage è finito, e resta così (regola { $rule }).
refusal-cluellage-own_collage = Questo è il tuo collage: indovinano gli altri (regola { $rule }).
refusal-cluellage-not_now =
    { $phase ->
        [word] Ora tutti guardano le parole.
        [claim] Ora si prendono le carte.
        [collage] Ora si fanno i collage.
        [exhibit] Ora si indovina un collage.
       *[reveal] Ora tutti guardano i punti.
    }
refusal-cluellage-turned_over = Una carta non si può girare: { $card } è sul retro della tua (regola { $rule }).
refusal-cluellage-not_yours = Il tuo collage è fatto solo delle tue cinque carte, e { $card } non è fra queste (regola { $rule }).
refusal-cluellage-use_all_five = Si devono usare tutte e cinque le carte, ciascuna una volta; qui sono { $count } (regola { $rule }).
refusal-cluellage-off_canvas = Tutta la carta deve stare sulla tela: { $card } sporge (regola { $rule }).
refusal-cluellage-hidden = Di ogni carta deve restare visibile un quarto; di { $card } si vede solo il { $percent } % (regola { $rule }).
refusal-cluellage-no_such_number = Non c’è un gettone { $number }; vanno da 1 a { $most } (regola { $rule }).
