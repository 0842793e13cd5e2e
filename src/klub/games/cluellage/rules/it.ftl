## Lezioni: il titolo, che cosa c’è da sapere, il compito, la lode, il secondo compito e che cosa si dice se non è riuscito

cluellage-lesson-read_the_word = La tua parola segreta
    .text = Al centro ci sono sei parole, le stesse per tutti. Il tuo dado, dietro il paravento, dice qual è la tua, e nessun altro lo vede.
    .task = Trova la tua parola fra le sei e premi «Ci sono».
    .praise = Ora la sai solo tu. Gli altri la cercheranno nel tuo collage.
cluellage-lesson-claim_a_card = Acchiappa una carta
    .text = Al centro c’è una carta di ogni mazzetto. Non ci sono turni: la prima mano prende la carta. Cerca qualcosa che ricordi la tua parola.
    .task = Acchiappa una delle carte.
    .praise = È tua. Dopo cinque giri come questo hai cinque carte.
cluellage-lesson-lose_a_race = Troppo tardi
    .text = A volte un’altra mano è più veloce. Ti costa solo quella carta.
    .task = Prova ad acchiappare la carta che ha già una mano sopra.
    .then = Già presa! Ma puoi continuare subito: acchiappane un’altra.
    .praise = Ben fatto. Nessuno resta senza: l’ultima carta va a chi non ne ha.
    .again = Per una volta, prova ad acchiappare una carta che è già di qualcuno.
cluellage-lesson-hang_a_collage = Cinque carte, un’immagine
    .text = Sposta e gira le tue cinque carte finché non suggeriscono la tua parola. Possono sovrapporsi o stare separate.
    .task = Disponi le carte, premi «Fatto» e sigilla il tuo collage.
    .praise = È sigillato. D’ora in poi non si cambia più.
cluellage-lesson-leave_a_quarter = Un quarto in vista
    .text = Le carte possono sovrapporsi, ma di ognuna si deve vedere almeno un quarto.
    .task = Per una volta, copri una carta quasi del tutto e premi «Fatto».
    .then = Se ne vede troppo poco. Sposta le carte finché di ognuna non si vede il 25% o più, poi sigilla il collage.
    .praise = Basta un quarto di ogni carta. I numeri sotto la tela te lo dicono in ogni momento.
    .again = Questo era permesso. Prima copri una carta quasi del tutto.
cluellage-lesson-guess_a_word = Che cos’è?
    .text = Alla parete c’è un collage, e mostra una delle sei parole. Chi l’ha fatto tace.
    .task = Posa il gettone della parola più adatta.
    .praise = Giusto! Un punto per te e, per ogni risposta giusta, uno per chi ha fatto il collage.
    .again = Era un’altra parola. Guarda ancora una volta.
cluellage-lesson-change_your_mind = Ripensaci
    .text = I gettoni restano coperti finché non c’è l’ultimo. Fino ad allora puoi cambiare il tuo.
    .task = Posa un gettone qualsiasi.
    .then = Qualcuno sta ancora pensando. Posa un altro gettone al posto del tuo.
    .praise = Conta solo il tuo ultimo gettone, e nessuno ha visto né l’uno né l’altro.

## Le regole: capitoli e sezioni

cluellage-chapter-basics = Come si gioca
cluellage-chapter-exhibit = Mostra e punti
cluellage-chapter-ways = Altri modi di giocare

cluellage-rules-aim = Scopo del gioco
    .text = Mostri una parola segreta con cinque immagini e scopri le parole degli altri. Ogni risposta giusta porta un punto a chi indovina e uno a chi ha fatto il collage.
    .rounds = Da tre a sei persone giocano tre round. Un round ha quattro passi: la parola, le carte da acchiappare, il collage, la mostra.
cluellage-rules-cards = Le carte
    .pictures = Ci sono 100 carte immagine, con un’immagine su ogni lato. Ogni immagine può voler dire molte cose.
    .words = Le carte parola hanno sei parole numerate per lato. Il colore del bordo indica la categoria: verde per i Personaggi, rosso per i Luoghi, giallo per gli Oggetti, blu per i Concetti astratti.
cluellage-rules-setup = Prima del primo round
    .words = I Luoghi restano fuori. Le altre 42 carte parola formano un mazzo.
    .own = Ognuno ha un dado, un paravento dietro cui tirarlo e sei gettoni con i numeri da 1 a 6.
    .pile = Ognuno riceve un mazzetto di cinque carte immagine, e uno nuovo a ogni round. Nessuno può guardarne l’altro lato: perciò qui un mazzetto si vede solo come numero.
cluellage-rules-word = Passo 1: la parola
    .card = Una carta parola va al centro; il caso decide quale lato sta sopra. Le sue sei parole valgono per tutti in quel round.
    .die = Tira il dado dietro il paravento: è il numero della parola che devi mostrare. Puoi riguardarlo quando vuoi. Gli altri lo sapranno quando il tuo collage sarà stato indovinato.
    .same = Più giocatori possono avere la stessa parola. Nessuno tira di nuovo.
cluellage-rules-claim = Passo 2: acchiappare le carte
    .wave = Tutti insieme voltate la prima carta del vostro mazzetto e la mettete al centro. Poi ognuno copre una carta con la mano, il più in fretta possibile: una qualsiasi, non solo quella del proprio mazzetto.
    .one = A ogni giro ottieni una carta, e la tieni. Quando tutti ne hanno una, arriva il giro seguente. Dopo cinque giri tutti hanno cinque carte.
cluellage-rules-race = Chi ha fatto prima?
    .first = La prima mano su una carta la ottiene: quella che arriva prima al server. Se due mani arrivano nello stesso istante, decide il caso. Chi è arrivato tardi può subito acchiapparne un’altra.
    .last = L’ultima carta di un giro va automaticamente a chi non ne ha.
cluellage-rules-collage = Passo 3: il collage
    .text = Disponi le tue carte in modo che portino gli altri alla tua parola. Devi usarle tutte e cinque, e nient’altro.
    .lie = Le carte possono sovrapporsi o stare separate, e puoi girarle come vuoi.
    .hidden = Cominci quando hai cinque carte. Gli altri vedono il tuo collage quando arriva il suo momento nella mostra, dritto per loro.
cluellage-rules-quarter = Un quarto in vista
    .text = Nessuna carta può sparire sotto altre: si deve vedere un quarto della sua superficie. Un quarto esatto basta, anche in più pezzi.
cluellage-rules-canvas = Carte intere
    .edge = Ogni carta sta tutta sulla tela. Il bordo non deve nascondere nulla.
    .side = Il lato che hai acchiappato è quello che mostri: nessuna carta si volta.
cluellage-rules-seal = Fatto
    .text = Quando il risultato ti piace, premi il sigillo. Dopo, il tuo collage non si può più cambiare.
    .all = Appena tutti sono sigillati, comincia la mostra.
cluellage-rules-exhibit = Passo 4: la mostra
    .text = I collage si indovinano uno alla volta, a cominciare da quello finito per primo. Poi si continua in senso orario.
cluellage-rules-guess = Indovinare
    .token = Tutti tranne chi ha fatto il collage posano un gettone coperto: il numero della parola che riconoscono. Nessuno può passare, nemmeno se non ha idee.
    .change = Finché qualcuno sta ancora pensando, puoi cambiare il tuo gettone. Quando c’è l’ultimo, si scoprono tutti.
    .again = Per ogni collage hai di nuovo tutti e sei i gettoni. Anche il tuo numero può essere giusto, se due giocatori hanno la stessa parola.
cluellage-rules-silence = Parlare e tacere
    .text = Chi indovina può parlare, ragionare e sviare gli altri. Ma nessuno dice quale gettone ha posato.
    .owner = Chi ha fatto il collage non dà indizi e tace finché i gettoni non sono scoperti.
cluellage-rules-points = I punti
    .text = Dopo ogni collage tutti vedono quale parola era. Chi ha indovinato riceve un punto. Chi ha fatto il collage ne riceve uno per ogni risposta giusta.
    .none = Se nessuno ha indovinato, nessuno riceve nulla.
cluellage-rules-end = La fine
    .round = Dopo l’ultimo collage di un round le carte si scartano e comincia il round seguente.
    .win = Dopo il terzo round la partita è finita. Vince chi ha più punti; a pari punti si divide la vittoria.
cluellage-rules-locations = Con i Luoghi
    .text = I Luoghi sono i più difficili da mostrare. Lasciateli fuori nelle prime partite; più avanti potete aggiungerli.
cluellage-rules-category = Una sola categoria
    .text = Si può anche giocare con le carte parola di una sola categoria. Personaggi e Concetti astratti sono i più facili, i Luoghi i più difficili.
    .mix = Mescolare due o tre categorie a scelta è una regola della casa.
cluellage-rules-options = Opzioni
    .text = Chi apre un tavolo può cambiare alcune cose.
    .time = Ci può essere un orologio per ogni giro e per il collage. Chi non acchiappa nulla in tempo riceve la prima carta libera. Chi non finisce in tempo trova le cinque carte appese una accanto all’altra e passa all’ultimo posto.
    .show = I collage si possono mostrare nell’ordine in cui sono stati finiti, tutti possono vederli nascere, e la chat può restare chiusa mentre si indovina.
    .rounds = Si possono giocare da uno a sette round. Se restano troppo poche carte immagine, si rimescolano quelle scartate.
cluellage-rules-gallery = In solitario: la galleria
    .own = Questo gioco è nostro e non viene dal regolamento.
    .text = Dei bot hanno fatto dei collage e tu indovini le loro parole, una dopo l’altra, contro il tempo se vuoi. Puoi arrenderti davanti a un collage.
    .win = Vinci se ne indovini almeno la metà. La galleria di oggi è la stessa per tutti.

## Esempi disegnati

# Sei parole di una carta, separate da virgole; la quarta va con il collage del primo esempio
cluellage-sample = Giustizia, Risata, Tempesta, Nostalgia di casa, Invenzione, Velocità
# Per i lettori di schermo; $shown: immagini, parole o numeri
cluellage-figure = Immagine: { $shown }
    .collage = Immagine di un collage: { $shown }
    .tokens = Immagine di gettoni scoperti: { $shown }
    .sealed = Immagine di gettoni coperti
cluellage-figure-hero = Un nido, una valigia, una lunga strada: nostalgia di casa?
cluellage-figure-pictures = Una strada o un albero? Una lampada o un seme?
cluellage-figure-categories = Quattro categorie, quattro bordi.
cluellage-figure-words = Hai tirato un 4: questa è la tua parola.
cluellage-figure-wave = Una carta è già coperta; due sono libere.
cluellage-figure-race = L’ultima carta viene assegnata automaticamente.
cluellage-figure-overlap = Si sovrappongono.
cluellage-figure-apart = Sono separate.
cluellage-figure-quarter = Se ne vede esattamente un quarto.
cluellage-figure-quarter_not = Una carta è quasi sparita.
cluellage-figure-edge_not = Una carta sporge.
cluellage-figure-sealed = Tre giocatori hanno risposto; nessuno vede che cosa.
cluellage-figure-open = Era la parola 4: due giocatori l’hanno indovinata, quindi due punti per chi ha fatto il collage.

## Di chi è il gioco

cluellage-credits = Cluellage è un gioco di Luc Rémond e David Simiand, pubblicato da Magellan. Il gioco e il suo nome appartengono a loro.
