## Perché qualcosa è stato rifiutato. Un messaggio per codice: game/what diventa refusal-game-what.

refusal-unknown = Non è possibile ({ $code }).

refusal-game-unknown = Non c’è nessun gioco «{ $game }». C’è: { $known }.
refusal-seats-out_of_range = A { $game } si gioca da { $fewest } a { $most }, non in { $seats }.
refusal-seat-out_of_range = A un tavolo da { $seats } non c’è un posto { $seat }; si conta da 0.
refusal-seed-malformed = Un seme è un numero intero o una sequenza di 64 cifre esadecimali; { $value } non lo è.
refusal-bot-unknown_level = Non ci sono bot di forza «{ $level }». C’è: { $known }.

refusal-options-malformed = Le opzioni vanno indicate come nomi con valori.
refusal-options-unknown = Non c’è nessuna opzione «{ $option }». C’è: { $known }.
refusal-options-bad_value = L’opzione «{ $option }» non può essere { $value }. È ammesso: { $expected }.
refusal-options-conflict = L’opzione «{ $option }» vale solo se «{ $needs }» è { $value }.

refusal-move-malformed = Questa mossa non si può leggere: { $reason }
refusal-move-game_over = La partita è finita.
refusal-move-not_your_turn = Non è il tuo turno. Tocca a: { $actors }.

refusal-table-not_playing = A questo tavolo ora non si sta giocando nessuna partita.

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
