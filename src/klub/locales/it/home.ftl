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
home-pass-help = Passatevi questo dispositivo; ciò che è segreto resta nascosto.
home-pass-name = Nome del giocatore { $number }
home-pass-color = Un altro colore per { $player }
home-solo = In solitario
    .about = batti il tuo record
    .best = il tuo record: { $best }
home-go-play = Gioca subito
home-go-invite = Apri il tavolo e invita
home-go-pass = Inizia la partita
home-go-solo = Gioca in solitario

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

## Qui non c’è niente

home-missing = Qui non c’è niente
    .text = Forse il link è scritto male, o la pagina non c’è più.
    .home = Ai giochi
