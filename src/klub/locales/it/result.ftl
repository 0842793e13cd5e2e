## Il risultato di una partita

result-solo =
    { $points ->
        [one] { $points } punto!
       *[other] { $points } punti!
    }
result-lost = Stavolta no
result-gave_up = Partita abbandonata
# $players: uno o più nomi
result-gave_up-who =
    { $count ->
        [one] { $players } ha abbandonato
       *[other] { $players } hanno abbandonato
    }
result-best = Nuovo record personale!
result-practice = Allenamento: sono state annullate mosse dopo aver visto di più, quindi questa partita non conta.
result-moves =
    { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }
result-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
result-game_number = Partita { $number }
result-scores = Punti
result-standings = Punti alla fine della partita
result-place = { $place }º posto
result-series =
    { $games ->
        [one] Vittorie dopo { $games } partita
       *[other] Vittorie dopo { $games } partite
    }
result-board = Il tavolo alla fine
result-show_table = Mostra il tavolo
result-chart = Andamento dei punti
# $scores: il nome e i punti di tutti
result-chart-label = Andamento dei punti. Alla fine: { $scores }
result-chart-move = Mossa
result-chart-as_table = Mostra come tabella
result-chart-as_chart = Mostra come grafico

## E adesso

result-next = E adesso?
result-arrange = Cambia gioco
result-suggest = Proponi un gioco
# $players: uno o più nomi
result-ready =
    { $count ->
        [one] { $players } vuole rigiocare
       *[other] { $players } vogliono rigiocare
    }
result-replay = Rivedi
result-share = Condividi
result-another = Un altro gioco
result-share-title = Condividi questa partita
# $policy: chi può guardare: none, delayed, open
result-share-help =
    { $policy ->
        [none] Questo link porta al replay. Possono aprirlo solo i giocatori.
       *[other] Chiunque abbia questo link può rivedere tutta la partita, da ogni posto.
    }
result-share-link = Una partita a { $game }
result-download = Scarica la partita
result-download-help = Il file contiene ogni mossa. Con «klub verify» chiunque può verificarlo senza questo server.

## Controllare il mescolamento

result-seal-good = Mescolata verificata
result-seal-bad = Mescolata diversa da quella promessa
result-verify = Verifica la mescolata
result-verify-how = Tutto ciò che è casuale in questa partita viene da un solo numero segreto. Prima della prima mossa il server ne ha mostrato soltanto l’impronta. Ora il numero è noto, e il tuo browser ha calcolato l’impronta da sé.
result-verify-promised = Impronta prima della prima mossa
result-verify-seed = Il numero segreto
result-verify-computed = Impronta calcolata dal tuo browser
result-verify-kept = Le due sono uguali, e il tuo browser conservava la prima fin dall’inizio: nessuno ha cambiato la mescolata.
result-verify-shown = Le due sono uguali. Il tuo browser non c’era durante la partita: per la prima deve credere al server.
result-verify-broken = Sono diverse: questa partita non è stata mescolata come promesso.

## Il replay

replay-title = Replay
replay-opening = Apertura del replay…
replay-play = Riproduci
replay-pause = Pausa
replay-first = All’inizio
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-last = Alla fine
replay-position = Mossa { $number } di { $count }
replay-start = Prima della prima mossa
replay-speed = Velocità
replay-true_time = Tempo reale
replay-seen_by = Vista
replay-spectators = Spettatori
replay-running = Questa partita è ancora in corso.
replay-controls = Comandi
replay-keys = ← → una mossa · Home, Fine · spazio: riproduci
replay-to_table = Al tavolo
