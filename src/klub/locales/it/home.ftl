## La pagina iniziale: a cosa e come si gioca

home-title = A cosa giochiamo?
home-about = Scegli un gioco, manda un link, siediti. Senza account.
home-games = Giochi
home-learn = Impara giocando
home-rules = Regole
home-start = Inizia { $game }
home-play = Gioca subito
    .about =
        { $bots ->
            [one] { $game }, contro un bot
           *[other] { $game }, contro { $bots } bot
        }
home-options = Opzioni
home-invite = Invita
    .about = link o codice QR
home-pass = A turno
    .about = un solo schermo
home-pass-title = In quanti giocate?
home-pass-help = Passatevi questo dispositivo; nessuno vede le carte degli altri.
home-pass-name = Nome del giocatore { $number }
home-pass-color = Un altro colore per { $player }
home-solo = In solitario
    .about = batti il tuo record
    .best = il tuo record: { $best }

## Tavoli in elenco

home-tables = I tuoi tavoli aperti
home-tables-all = Mostra tutti ({ $tables })
home-ticket-with = { $game } con { $names }
home-ticket-bots =
    { $bots ->
        [one] { $game } contro un bot
       *[other] { $game } contro { $bots } bot
    }
home-ticket-solo = { $game }, in solitario
home-ticket-yours = Tocca a te
home-ticket-theirs = Tocca ad altri
home-ticket-turn = Tocca a { $name }
home-ticket-playing = In corso
home-ticket-over = Finita
home-ticket-free =
    { $free ->
        [0] Tavolo al completo
        [one] { $free } posto libero
       *[other] { $free } posti liberi
    }
home-lobby = Siediti a un tavolo
home-lobby-of = { $game }, tavolo di { $host }

## Entrare con un codice o un link

home-join = Entra con un codice
    .go = Entra
home-join-looking = Cerco il tuo tavolo…
home-join-unreadable = Questo non è un codice
home-join-help = Un codice ha sei lettere o cifre, come PLUM72. Va bene anche il link di un tavolo.

## Chi sei

home-me = Sei { $name }
home-me-new = Scegli nome e colore
home-me-title = Nome e colore
home-me-more = Le mie partite, i dispositivi, le impostazioni

## In fondo alla pagina

home-more = Altro
home-rules-of = Regole di { $game }
home-learn-of = Impara { $game }
home-mine = Le mie partite
home-about_klub = Informazioni su Klub

## Un nuovo tavolo

home-new = Nuovo tavolo
home-mode = Modalità
home-seats = Giocatori
home-level = Quanto sono forti i bot?
home-game_options = Opzioni di gioco
home-game_options-help = In partenza valgono le regole base. Le tue modifiche restano memorizzate.
home-basic_rules = Regole base
home-house = Al tavolo
home-clock = Orologio
    .help = Tempo per ogni mossa, con una riserva per pensare di più.
home-clock-none = Senza orologio
home-clock-slow = Calmo, { $seconds } s
home-clock-usual = Svelto, { $seconds } s
home-clock-quick = Lampo, { $seconds } s
home-clock-own = Su misura
home-clock-per_move = Secondi a mossa
home-clock-bank = Secondi di riserva
home-spectators = Spettatori
    .help = Non vedono mai le carte in mano.
home-spectators-open = Benvenuti
home-spectators-delayed = In differita
home-spectators-none = Nessuno
home-undo = Annullare mosse
    .help = Tra persone si chiede sempre agli altri. In solitario contro i bot sei libero.
home-undo-agreed = Se tutti sono d’accordo
home-undo-unseen = Solo se non si è visto nulla di nuovo
home-undo-never = Mai
home-listed = Visibile a tutti
    .help = Chiunque apra Klub qui può sedersi.
home-go-play = Gioca subito
home-go-invite = Apri il tavolo e invita
home-go-pass = Inizia la partita
home-go-solo = Gioca in solitario

## Qui non c’è niente

home-missing = Qui non c’è niente
    .text = Forse il link è scritto male, o la pagina non c’è più.
    .home = Ai giochi

## Informazioni su Klub

about-what = Un tavolo per i giochi
    .text = Apri un link, siediti e gioca: con amici, con i bot o in solitario, su telefoni, computer e un grande schermo.
about-fans = Fatto da appassionati
    .text = Questa è una versione indipendente, con disegni e parole propri. Non è affiliata agli autori e agli editori, a cui appartengono i giochi e i loro nomi, né approvata da loro. Se un gioco ti piace, compralo: niente batte le carte vere su un tavolo vero.
about-private = Nessuno ti osserva
    .text = Niente account, niente pubblicità, niente tracciamento, nulla da altri siti. Questo server conosce il tuo nome, il tuo colore e le tue partite; il browser conserva un solo cookie che dice chi sei.
about-free = Software libero
    .text = Klub è software libero: programma, disegni e testi sono sotto licenza MIT. Il codice contiene le regole, i bot e questa pagina; puoi avviare un server tuo.
    .licences = Le licenze di tutto ciò che contiene questa pagina
about-words = Le parole
    .text = Una frase è strana, sbagliata o difficile da capire? Dillo a chi gestisce questo server o agli autori di Klub.
    .report = Segnala una frase
report-help = Scrivi la frase come l’hai vista. La pagina la riconosce e prepara un testo da copiare e inviare.
report-read = La frase
report-which = Quale intendi?
report-found =
    { $count ->
        [0] Nessuna frase trovata; basta il tuo testo.
        [one] Trovata una frase.
       *[other] Trovate { $count } frasi.
    }
report-better = Una frase migliore, se ne hai una
report-text = Testo da inviare
report-prepared =
    Chiave: { $sentence }
    Lingua: { $spoken }
    Versione: { $version }
    Letto: { $read }
    Meglio: { $better }
