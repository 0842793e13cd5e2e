## Perché qualcosa è stato rifiutato. Un messaggio per codice: game/what diventa refusal-game-what.

refusal-game-unknown = Non c’è nessun gioco «{ $game }». Disponibili: { $known }.
refusal-game-taken = Il nome { $game } è già di un gioco incluso in Klub.
refusal-game-broken = Il gioco { $game } è installato, ma non si può giocare: { $reason }
refusal-game-no_rules = Questo gioco non ha una pagina di regole: { $game }.
refusal-seats-out_of_range = { $game } è per { $fewest }–{ $most } giocatori, non per { $seats }.
refusal-seats-not_played =
    { $game } non si gioca con { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }. Numeri di giocatori possibili: { $known }.
refusal-seat-out_of_range = A un tavolo da { $seats } non c’è un posto { $seat }; si conta da 0.
refusal-seed-malformed = Un seme è un numero intero o una sequenza di 64 cifre esadecimali; { $value } non lo è.
refusal-bot-unknown_level = Non ci sono bot di forza «{ $level }». Disponibili: { $known }.

refusal-options-malformed = Le opzioni vanno indicate come nomi con valori.
refusal-options-unknown = Non c’è nessuna opzione «{ $option }». Disponibili: { $known }.
refusal-options-bad_value = L’opzione «{ $option }» non può essere { $value }. Valori ammessi: { $expected }.
refusal-options-conflict = L’opzione «{ $option }» vale solo se «{ $needs }» è { $value }.

refusal-move-malformed = Questa mossa non si può leggere: { $reason }
refusal-move-game_over = La partita è finita.
refusal-move-not_your_turn = Non è il tuo turno. Turno di: { $actors }.
refusal-move-not_for_players = Solo il server può fare questa mossa.

refusal-table-closed =
    { $why ->
        [version] Questo tavolo segue una versione precedente delle regole ed è chiuso.
       *[other] Questo tavolo è chiuso.
    }
refusal-table-kicked = Ti è stato chiesto di lasciare questo tavolo.
refusal-table-private = Questo tavolo non ammette spettatori.
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
refusal-table-no_undo_asked = Nessuno ha chiesto di annullare una mossa.
refusal-table-own_undo = L’hai chiesto tu: tocca agli altri rispondere.
refusal-room-playing = Bisogna aspettare che questa partita finisca.
refusal-room-too_few_seats = I posti non bastano: a questo tavolo ci sono { $people } persone.
refusal-room-not_agreed = L’orologio è cambiato: la partita può cominciare quando tutti i presenti sono pronti.
refusal-room-name_taken = A questo tavolo c’è già qualcuno con questo nome.
refusal-room-no_late_join = In questo gioco nessuno può subentrare a un bot a partita iniziata.
refusal-room-already_seated = Hai già un posto a questo tavolo.
refusal-room-not_absent = Quella persona non è assente da abbastanza tempo.
refusal-room-not_watching = Quella persona ora non sta guardando questo tavolo.
refusal-room-nobody_to_confirm = Non c’è nessun altro che possa confermare che questo è il tuo posto. Aspetta che torni qualcuno.
refusal-room-owner_here = La persona di questo posto è qui.
refusal-room-no_claim = Nessuno rivendica più quel posto.
refusal-room-claimed_lately = Hai appena chiesto un posto. Aspetta un momento.
refusal-room-no_suggestion = Quella proposta non è più sul tavolo.
refusal-room-nudged_lately = Quella persona è appena stata sollecitata. Aspetta un momento.
refusal-room-not_banned = Quella persona non è esclusa.
refusal-chat-muted = Ti è stata tolta la parola.
refusal-chat-silent = Adesso non puoi scrivere: questa fase del gioco è in silenzio.

refusal-state-malformed = Questo stato di una partita non si può leggere: { $reason }
refusal-view-malformed = Questa vista di una partita non si può leggere: { $reason }
refusal-outcome-malformed = Questo risultato di una partita non si può leggere: { $reason }

refusal-new-bad_name = Un gioco non può chiamarsi «{ $name }». Un nome ha al massimo 40 tra minuscole (a–z), cifre e trattini bassi, comincia con una lettera e non è una parola riservata di Python; sea_battle andrebbe bene.
refusal-new-taken = C’è già un gioco di nome { $name }. Scegli un altro nome.
refusal-new-taken_module = Python usa già il nome «{ $name }» per qualcos’altro. Scegli un altro nome.
refusal-new-not_empty = La cartella { $folder } non è vuota. Per sicurezza non è stato scritto nulla.
refusal-new-not_writable = Impossibile scrivere in { $folder }: { $reason }.

refusal-record-malformed = Questo non è il file di una partita: { $reason }
refusal-record-format = Questo file di partita ha il formato «{ $format }»; si legge solo «{ $known }».
refusal-record-no_seed = Il file non rivela il suo seme, quindi non si può verificare la mescolata. Il seme resta segreto finché la partita è in corso.
refusal-record-commitment = Il seme nel file non è quello promesso prima della prima mossa.
refusal-record-version = La partita segue la versione { $version } delle regole di { $game }; qui si conosce solo la versione { $known }.
refusal-record-illegal_move = La mossa { $number } del file non è permessa: { $reason }
refusal-record-result = Il risultato nel file non corrisponde alle sue mosse.

## I tavoli, i loro link e il server

refusal-table-unknown = Questo tavolo non esiste, o non esiste più.
refusal-table-unreadable = I dati salvati di questo tavolo sono danneggiati e non si possono leggere.
refusal-table-full = A questo tavolo non ci sono posti liberi.
refusal-table-crowded = Troppe persone stanno già guardando questo tavolo.
refusal-table-too_long = Questo tavolo ha raggiunto il suo limite. Potete finire la partita; per il resto, apri un nuovo tavolo.
refusal-house-clock = Un orologio dà da { $fewest } a { $most } secondi per mossa e da 0 a { $most } secondi per tutta la partita.
refusal-bot-no_move = Il bot non ha trovato nessuna mossa.
refusal-hint-not_among_people = I suggerimenti ci sono solo se non giocano altre persone.
refusal-hint-nobody_free = In questo momento nessun bot ha tempo per un suggerimento. Riprova tra un momento.
refusal-history-no_such_game = A questo tavolo non c’è stata una partita { $game }; partite finora: { $games }.
refusal-history-no_such_move = Dopo la mossa { $number } non c’è nulla da vedere; mosse note finora: { $count }.
refusal-lesson-unknown = Questa lezione di { $game } non esiste.
refusal-live-not_now = A questo tavolo ora non si gioca nulla dal vivo.
refusal-live-no_film = Di questa mossa non c’è una registrazione.
refusal-live-malformed = Questo comando non si può leggere.
refusal-live-lost = Il turno dal vivo è andato perso e ricomincia: non è stato posato nulla.
refusal-live-full = In questo momento si giocano troppi turni dal vivo. Riprova tra un momento.
refusal-message-malformed = Questo messaggio non si può leggere: { $reason }
refusal-link-malformed = Questo non è un link a un tavolo: { $link }
refusal-link-no_table = Questo link porta a un server, ma a nessun tavolo: { $link }
refusal-server-no_identity = Il server non ti conosce ancora. Digli prima il tuo nome.
refusal-server-bad_name = Questo non può essere un nome: { $name }. Un nome ha al massimo { $longest } caratteri, tutti visibili.
refusal-server-dead_link = Questo link non vale più: è già stato usato o è troppo vecchio.
refusal-server-no_such_code = Nessun tavolo ha questo codice. I codici valgono solo per un po’, e finché il tavolo non viene chiuso.
refusal-server-not_found = Qui non c’è niente.
refusal-server-method = Questo indirizzo non accetta { $method }.
refusal-server-too_large = Questo messaggio è troppo grande.
refusal-server-too_fast = Troppe cose tutte insieme. Aspetta un momento.
refusal-server-too_many_tables = Hai troppi tavoli aperti (al massimo { $most }). Prima chiudine uno.
refusal-server-too_many_connections = Dal tuo indirizzo arrivano troppe connessioni (al massimo { $most }). Prima chiudine una.
refusal-server-full = Il server è pieno. Riprova più tardi.
refusal-server-leaving = Il server fa una breve pausa. Riprova tra un momento.
refusal-server-unavailable = Il server ora non può salvare nulla. Riprova tra un momento.
refusal-server-failed = Qualcosa è andato storto sul server. Non è colpa tua.
refusal-server-foreign = Questa richiesta viene da un altro sito, perciò è stata respinta.
refusal-server-host = Questo server non risponde al nome «{ $host }».
refusal-server-not_switchable = Solo chi è al computer su cui gira Klub può aprirlo agli altri.
refusal-server-no_network = Questo computer non è collegato a nessuna rete: nessun altro potrebbe giocare.
refusal-server-cannot_listen = Non è stato possibile aprire Klub a tutta la casa: { $reason }.
refusal-server-http = Il server ha rifiutato senza dire perché (stato { $status }).
refusal-push-off = Questo server non invia notifiche.
refusal-push-bad_endpoint = Questo indirizzo non va bene per le notifiche.
refusal-push-bad_keys = Le chiavi di questo browser non vanno bene per le notifiche.
refusal-settings-bad_value = Questa impostazione non funziona: { $reason }
refusal-settings-unreadable = Le impostazioni in { $file } non si possono leggere: { $reason }
refusal-settings-workers = Più di un processo (qui: { $workers }) ha bisogno di PostgreSQL e Redis.
