## La riga di comando. Gli attributi di un aiuto spiegano i suoi argomenti.

terminal-help = Klub è un tavolo per giochi da tavolo. Senza comandi apre un tavolo nel browser, su questo computer.
    .language = La lingua: { $languages }. Se manca, quella del sistema.
    .version = Mostra la versione ed esce.
    .lan = Fa partecipare tutta la rete locale e mostra il link come codice QR.
terminal-help-play = Gioca contro i bot nel terminale.
    .game = Il gioco; «klub games» li elenca.
    .seats = Quanti giocatori, contando anche te.
    .bots = Quanto sono forti i bot: { $levels }.
    .option = Un’opzione del gioco, come first_bonuses=true o bounds=9x7. Si può ripetere.
    .seed = Un numero intero o 64 cifre esadecimali: con lo stesso seme si hanno le stesse carte.
    .language = { terminal-help.language }
terminal-help-games = Elenca i giochi e le loro opzioni.
    .language = { terminal-help.language }
terminal-help-verify = Rigioca il file di una partita e verifica che nulla sia stato alterato: mescolata, mosse e risultato.
    .file = Il file della partita.
    .language = { terminal-help.language }

terminal-unknown_language = Qui non c’è la lingua «{ $wish }». Disponibili: { $known }.
terminal-malformed_option = Un’opzione si scrive nome=valore, non «{ $option }».
# Un rifiuto con il suo codice, per chi vuole cercarlo
terminal-refused = { $sentence } [{ $code }]

## klub games

terminal-players = da { $fewest } a { $most } giocatori
terminal-options = Opzioni (--option nome=valore)
terminal-default = predefinito: { $value }
terminal-levels = Bot (--bots LIVELLO)

## klub verify

terminal-verify-commitment = La mescolata è quella promessa prima della prima mossa.
terminal-verify-moves =
    { $moves ->
        [one] { $moves } mossa, permessa dalle regole.
       *[other] { $moves } mosse, tutte permesse dalle regole.
    }
terminal-verify-result = Il risultato è giusto: { $scores }.
terminal-verify-unfinished = La partita non è ancora finita, quindi non c’è un risultato da verificare.
terminal-verify-practice = Allenamento: sono state annullate mosse dopo aver visto di più, quindi la mescolata non prova nulla.
terminal-verify-unreadable = Non si può leggere il file { $file }: { $reason }.

## klub play: i nomi

terminal-you = Tu
terminal-bot = Bot { $letter }
# Un’etichetta e ciò che segue
terminal-labelled = { $label }: { $text }
# Il risultato, una riga per giocatore; $reached: i punti, o ciò che resta
terminal-rank = { $rank }. { $player }: { $reached }

## klub play: il tuo turno

terminal-welcome =
    { $bots ->
        [0] { $game } in solitario. Batti il tuo record!
        [one] { $game } contro un bot ({ $level }).
       *[other] { $game } contro { $bots } bot ({ $level }).
    }
terminal-promise = Impronta della mescolata: { $hash }
terminal-keys = Scrivi ? per l’aiuto, quit per uscire.
terminal-thinking = { $player } sta pensando…
terminal-command-hint = chiede a un bot che cosa farebbe, e perché
terminal-command-save = salva la partita in un file
    .form = save FILE
terminal-command-quit = lascia la partita
terminal-not-understood = Non ho capito «{ $input }». Scrivi ? per l’aiuto.

## klub play: la fine

terminal-won =
    { $who ->
        [you] Hai vinto!
        [together] Condividi la vittoria con { $players }.
        [solo] Ben giocato!
        [lost] Non questa volta. Riprova!
       *[other]
            { $count ->
                [one] Vince { $players }.
               *[other] { $players } condividono la vittoria.
            }
    }
terminal-offer-save = Salvare la partita? Scrivi un nome di file, o premi Invio per saltare:
terminal-saved = Salvata: { $file }
terminal-saved-running = Salvata: { $file }. La partita è ancora in corso, quindi il file tiene segreta la mescolata.
terminal-save-how = Scrivi save e un nome di file.
terminal-save-exists = { $file } esiste già. Scegli un altro nome.
terminal-save-failed = Non si può scrivere { $file }: { $reason }.
terminal-goodbye = Ciao, ci vediamo al tavolo!

## klub, klub serve

terminal-help-serve = Offre tavoli ad altri. Ogni impostazione può venire anche dall’ambiente o da un file: vedi docs/hosting.md.
    .host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutti.
    .port = La porta; 0 per una qualsiasi libera.
    .data = La cartella dei dati salvati.
    .database = Dove si conservano i tavoli: postgresql://… o sqlite:///…; altrimenti un file nella cartella dei dati.
    .redis = Ciò che collega più processi: redis://….
    .workers = Numero di processi del server. Più di uno richiede PostgreSQL e Redis.
    .config = Un file di impostazioni (TOML).
    .language = { terminal-help.language }
terminal-serve-here = Klub è aperto: { $address }
terminal-serve-lan = Per tutta questa rete: { $address }
terminal-serve-others = Altri indirizzi di questo computer: { $addresses }
terminal-serve-name = Anche con questo nome: { $address }
terminal-serve-plain_http = Con il semplice http si può giocare a tutto; solo le notifiche e l’installazione come app richiedono https.
terminal-serve-alone = Nessuna rete trovata: può giocare solo questo computer.
terminal-serve-stop = Ctrl-C lo chiude.
terminal-serve-stopped = Klub è chiuso. Ogni mossa è salvata.
terminal-serve-port_taken = La porta { $port } è occupata, forse da un altro Klub. Scegline un’altra: KLUB_PORT=… o klub serve --port …
terminal-serve-cannot_listen = Non si può ascoltare su { $host }, porta { $port }: { $reason }.
terminal-serve-not_writable = Non si può scrivere in { $path }. Scegli un’altra cartella (KLUB_DATA=… o --data …) o cambiane i permessi.
terminal-serve-too_new = I dati vengono da una versione più recente di Klub: la loro struttura è la { $found }, e questa versione conosce fino alla { $known }. Aggiorna Klub.
terminal-serve-not_ours = Questo non l’ha scritto Klub, oppure è danneggiato: { $reason }
terminal-serve-unavailable = Il database non è raggiungibile: { $reason }
terminal-serve-no_page = Questo Klub è senza pagina web; un browser trova solo questo avviso. Per giocare nel terminale, esegui «klub play».
terminal-serve-game_broken = Il gioco installato «{ $game }» (pacchetto { $package }) non è giocabile e viene escluso: { $why }
terminal-serve-game_untold = Al gioco installato «{ $game }» (pacchetto { $package }) mancano delle frasi: { $why }

## klub backup, klub restore, klub export

terminal-help-backup = Scrive tutti i dati in un solo file. Il server può restare acceso.
    .file = Il file da scrivere.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-help-restore = Carica una copia di sicurezza in un database vuoto.
    .file = La copia di sicurezza.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-help-export = Scrive il file di partita di un tavolo.
    .table = L’identificativo del tavolo: l’ultima parte del suo link.
    .output = Il file da scrivere. Se manca, lo schermo.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-backup-done = Scritto: { $file } (righe: { $rows })
terminal-restore-done = Ripristinato da { $file } (righe: { $rows })
terminal-restore-not_empty = Il database non è vuoto. Una copia si può caricare solo in uno vuoto.

## Games without a face of their own in the terminal

terminal-ask-move = La tua mossa (un numero, parte del nome, ? per tutte):
terminal-more-moves =
    { $count ->
        [one] … e { $count } altra. Scrivi parte del nome per trovarla.
       *[other] … e altre { $count }. Scrivi parte di un nome per trovarne una.
    }
terminal-hint-move = Suggerimento: { $move }. { $reason }

## klub new

terminal-help-new = Crea il pacchetto di un gioco tutto tuo: si può giocare subito, e lo cambi come vuoi.
    .name = Come si chiama il gioco: minuscole, cifre e trattini bassi.
    .folder = La cartella da creare; altrimenti una con il nome del gioco, qui.
    .language = { terminal-help.language }
terminal-new-done = Il gioco { $game } è pronto: { $folder } ({ $files } file).
terminal-new-install = Per installarlo: { $command }
terminal-new-play = Per giocare: { $game } nel terminale, { $page } nel browser.
terminal-new-change = Per cambiarlo: { $file }, poi per verificarlo: { $test }
