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
    .more = Altro sul posto { $number }
waiting-onlookers = Anche qui, ancora senza posto: { $names }
waiting-full = Tutti i posti sono occupati
    .watch = Resta qui: potrai guardare appena inizia la partita e, se si libera un posto, prenderlo.
    .bot = Prendi il posto di un bot o aspetta che se ne liberi uno.
waiting-sit = Siediti qui
waiting-sit_too = Aggiungi qualcuno su questo dispositivo
waiting-sat = { $name } prende posto
waiting-all_ready = Sono tutti pronti
waiting-add_bot = Aggiungi un bot
waiting-bot = Un bot per questo posto
    .level = Forza del bot
    .name = Bot { $letter }
    .suggest = Proponi un’altra forza
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
waiting-rules-change = Cambia
waiting-clock = { $seconds } s a mossa
waiting-no_clock = senza orologio
waiting-spectators-delayed = spettatori in differita
waiting-spectators-none = senza spettatori
waiting-undo-agreed = si annulla se tutti sono d’accordo
waiting-undo-unseen = si annulla solo ciò che non ha mostrato nulla di nuovo
waiting-undo-never = niente mosse annullate
waiting-listed = visibile a tutti
waiting-menu = Menu
waiting-menu-rules = Leggi le regole
waiting-menu-screen = Schermo grande per tutti
waiting-menu-close = Chiudi il tavolo
waiting-menu-leave = Lascia il tavolo
waiting-close = Chiudere questo tavolo?
    .text = Nessuno potrà più sedersi e il link smetterà di funzionare.
    .yes = Chiudi
waiting-rules-suggest = Proponi
waiting-swap = Scambia il posto con { $name }
waiting-spectators-open = spettatori benvenuti
waiting-unlisted = solo con link o codice
waiting-start-agree = L’orologio è cambiato. Mancano: { $names }
waiting-for_host = In attesa che { $name } inizi
waiting-change = { $name } ha cambiato: { $changes }
waiting-change-you = Hai cambiato: { $changes }
waiting-change-ready = Conferma di nuovo che per te si può.
waiting-change-bots = forza dei bot: { $level }
waiting-change-option = { $label }: { $value }
waiting-change-on = sì
waiting-change-off = no
waiting-arrange = Cambia il tavolo
waiting-arrange-game = Gioco
waiting-arrange-go = Giochiamo così
waiting-suggest = Proponi qualcos’altro
waiting-suggest-go = Proponi
waiting-suggestions = Proposte
waiting-suggestion = { $name } propone
waiting-suggestion-you = Tu proponi
waiting-suggestion-same = il tavolo così com’è
waiting-suggestion-take = Accetta
    .of = Accetta la proposta di { $name }
waiting-suggestion-no = No, grazie
waiting-suggestion-back = Lascia stare
waiting-name = I tuoi amici ti vedono come { $name }.
    .change = Cambia
    .keep = Tienilo
waiting-change-seats =
    { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }
