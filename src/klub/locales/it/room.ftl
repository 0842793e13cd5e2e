## Le persone a un tavolo

room-host = conduce il tavolo
room-somebody = qualcuno
room-more = Altro su { $name }
room-hand_over = Affida il tavolo a { $name }
room-mute = Togli la parola a { $name }
room-unmute = Ridai la parola a { $name }
room-kick = Libera il posto di { $name }
    .sure = Vuoi davvero liberare il posto di { $name }?
    .about = Potrà guardare e sedersi di nuovo. Se la partita è in corso, continua un bot.
room-ban = Escludi { $name }
    .sure = Vuoi davvero escludere { $name }?
    .about = Non potrà tornare, nemmeno a guardare, finché non lo permetti.
room-banned = Persone escluse
room-unban = Fai rientrare
    .of = Fai rientrare { $name }
room-give = Dai questo posto a { $name }

## Un posto perduto

room-claim = Sono { $name }
    .about = Eri qui con un altro browser? Qualcuno al tavolo lo conferma.
room-claim-asked = Hai detto di essere { $name }. Qualcuno al tavolo deve confermarlo.
room-claim-back = Lascia stare
room-claim-question = { $name } dice: «Sono { $owner }». È vero?
room-claim-somebody = Qualcuno con un altro browser dice: «Sono { $owner }». È vero?
room-claim-yes = Sì, è { $owner }
room-claim-no = Non è così

## Manca qualcuno

room-absent = { $name } manca da { $time }.
room-absent-wait = Tra { $time } puoi far giocare un bot.
room-absent-act = Non serve più aspettare.
room-stand_in = Un bot finché non torna
room-nudge = Sollecita
    .done = Fatto
room-end = Chiudi la partita
room-end-question =
    { $voters ->
        [one] { $names } vuole chiudere questa partita senza risultato.
       *[other] { $names } vogliono chiudere questa partita senza risultato.
    }
room-end-waits = Vuoi chiudere questa partita. In attesa degli altri…
room-end-play_on = Continua

## Guardare

room-watching = Stai guardando.
    .late =
        { $moves ->
            [one] Vedi la partita con { $moves } mossa di ritardo.
           *[other] Vedi la partita con { $moves } mosse di ritardo.
        }
room-join = Prendi posto
room-join-bot = Subentra a { $name }
    .about = Ora lì gioca un bot.

## Cosa si viene a sapere

room-news-nudged = { $who } ti sta aspettando.
room-news-ended = La partita è finita senza risultato.
room-news-returned = Un bot ha giocato per te. Il posto è di nuovo tuo.
room-news-host_you = Ora il tavolo lo conduci tu.
room-news-host = Ora il tavolo lo conduce { $who }.
room-news-sent_away = { $who } ha liberato il tuo posto. Puoi guardare o sederti di nuovo.
room-news-given = Ora hai un posto.
room-news-renamed = A questo tavolo c’è già { $taken }: qui ti chiami { $name }.

## Arrivare su invito

room-welcome-play = { $name } ti invita a giocare a { $game }
room-welcome-watch = { $name } gioca a { $game }
room-welcome-nobody = Ti diamo il benvenuto a un tavolo di { $game }
room-welcome-lost = Avevi già un posto qui?
room-welcome-name = Come ti chiamiamo?
room-welcome-go = Entra
