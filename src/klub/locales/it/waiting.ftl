## Un tavolo prima della partita

waiting-invite = Invita
waiting-scan_or_code = Inquadra o scrivi il codice
waiting-scan = Inquadra questo codice o condividi il link.
waiting-come = Vieni a giocare a { $game }
waiting-seats = Posti
    .taken = { $taken } di { $seats }
waiting-you = tu
waiting-you_host = tu, il tuo tavolo
waiting-rename = Cambia nome e colore
waiting-state-here = C’è
waiting-state-ready = A posto
waiting-state-away = Assente
waiting-stand = Libera il posto di { $name }
waiting-free = Posto libero
waiting-sit = Siediti qui
waiting-sit_too = Aggiungi qualcuno su questo dispositivo
waiting-sat = { $name } prende posto
waiting-add_bot = Aggiungi un bot
waiting-bot = Un bot per questo posto
    .level = Forza del bot
    .name = Bot { $letter }
waiting-begin = Inizia
waiting-start =
    { $players ->
        [0] Non c’è ancora nessuno
        [one] Inizia in solitario
       *[other] Inizia in { $players }
    }
waiting-ready = Per me si può
waiting-unready = Aspetta, non ancora
waiting-rules = Regole di questo tavolo
waiting-rules-basic = { $game }, regole base
waiting-rules-own = { $game }, regole personalizzate
waiting-rules-change = Cambia le opzioni (nuovo tavolo)
waiting-clock = { $seconds } s a mossa
waiting-no_clock = senza orologio
waiting-spectators-delayed = spettatori in differita
waiting-spectators-none = senza spettatori
waiting-listed = visibile a tutti
waiting-menu = Menu
waiting-menu-rules = Leggi le regole
waiting-menu-screen = Schermo grande per tutti
waiting-menu-close = Chiudi il tavolo
waiting-menu-leave = Lascia il tavolo
waiting-close = Chiudere questo tavolo?
    .text = Nessuno potrà più sedersi e il link smetterà di funzionare.
    .yes = Chiudi
