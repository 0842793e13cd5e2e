## Lezioni: il titolo, che cosa bisogna sapere, il compito, la lode e che cosa si dice se non è riuscito

kluster-lesson-put_down = Mano ferma
    .text = Tutte queste pietre sono magneti. Da vicino si attirano e si attaccano; da lontano stanno ferme.
    .task = Prendi un magnete, portalo in un punto libero dentro la cordicella e lascialo.
    .praise = Niente si è toccato, e ne hai uno in meno. È un turno intero.
    .again = Ha toccato un altro magnete o è finito fuori. Lascia più spazio fra loro.
kluster-lesson-turn_it = Si gira
    .text = Un magnete ha un polo nord, segnato in oro, e un polo sud, segnato in blu. Poli diversi si attirano, e uno spinner gira finché i poli non sono uno di fronte all’altro.
    .task = Posa il tuo magnete in modo che l’altro giri senza essere attirato fin lì. Lascia in mezzo lo spazio di circa due magneti.
    .praise = Si è girato verso il tuo senza muoversi dal suo posto. Così i magneti ti avvertono.
    .again = È stato attirato o non si è girato. Prova un’altra distanza, o gira prima il tuo magnete.
kluster-lesson-push_it = Spingilo via
    .text = Poli uguali si respingono. Così puoi spostare un magnete che non devi toccare.
    .task = Gira il tuo magnete in modo che i poli uguali siano uno di fronte all’altro, e posalo vicino all’altro: a meno della lunghezza di un magnete.
    .praise = È scivolato via, e niente si è toccato.
    .again = È stato attirato o non si è mosso. I poli uguali devono stare uno di fronte all’altro, e da vicino.
kluster-lesson-drag_the_string = Tira la cordicella
    .text = Nel tuo turno puoi anche tirare la cordicella. Resta piatta, non cambia lunghezza e spinge ciò che incontra.
    .task = Tira la cordicella verso l’esterno, poi posa un magnete con calma.
    .praise = Ora c’è spazio dove ti serve. Basta non lasciare fuori nessun magnete.
    .again = Tira la cordicella un po’ di più, e posa il tuo magnete ben lontano dagli altri.
kluster-lesson-take_a_clump = Clac!
    .text = Se nel tuo turno dei magneti si toccano, prendi tutti quelli che si sono toccati, e il tuo turno è finito.
    .task = Provaci una volta: posa un magnete vicino a un altro.
    .praise = Clac! Ciò che si è toccato ora è tuo. Perciò tieni le distanze.
    .again = Niente si è toccato. Per una volta deve succedere: vai più vicino.
kluster-lesson-last_one = L’ultimo
    .text = Chi non ha più magneti vince, appena tutto è fermo.
    .task = Posa il tuo ultimo magnete senza che niente si tocchi.
    .praise = La tua mano è vuota e il tavolo è calmo: hai vinto.
    .again = Ora ne hai di nuovo. Cerca il punto più lontano da tutti gli altri.
kluster-lesson-overlap = Due cordicelle
    .text = Con più scatole ci sono più cordicelle, e ognuna deve incrociarne un’altra. Qui una si è staccata.
    .task = Tira la cordicella staccata finché non incrocia l’altra, poi premi «Fatto».
    .praise = Sono di nuovo unite, e tocca al giocatore successivo.
    .again = Sono ancora separate. Tirane una fin sopra l’altra.

## Le regole: capitoli e sezioni

kluster-chapter-basics = Come si gioca
kluster-chapter-ways = Altri modi di giocare
kluster-chapter-sources = Un foglietto, otto lingue

kluster-rules-aim = Scopo del gioco
    .text = Liberati dei tuoi magneti. A turno li posate dentro una cordicella, e non devono toccarsi. Vince chi resta senza prima degli altri.
kluster-rules-magnets = Magneti e cordicella
    .text = Una scatola Classic ha 24 pietre di grandezze un po’ diverse, per quattro giocatori al massimo. Una scatola DUO ha 12 spinner, tutti uguali e che girano facilmente, per uno o due. In ogni scatola c’è una cordicella.
    .poles = Ogni magnete ha due poli: il nord ha una fascia dorata con un punto, il sud due sottili fasce blu con un anello. Su uno spinner la punta piena dell’ago è il nord. Poli diversi si attirano, poli uguali si respingono.
kluster-rules-setup = Prima del primo turno
    .string = Chi comincia posa la cordicella con la forma che vuole. Non deve incrociare sé stessa e deve racchiudere abbastanza spazio.
    .share = I magneti si dividono in parti uguali. Con DUO due giocatori ne hanno sei a testa; con Classic in due 12, in tre 8, in quattro 6. In solitario li prendi tutti.
    .first = Nella prima partita comincia la persona più bassa, oppure chi viene estratto a sorte. Nelle successive comincia chi ha finito la partita precedente con più magneti. Poi si continua in senso orario.
kluster-rules-turn = Il tuo turno
    .place = Posa uno dei tuoi magneti in modo che tocchi il tavolo dentro la cordicella. Può stare in piano o in piedi, e prima di lasciarlo puoi girarlo come vuoi.
    .once = Ciò che è sul tavolo non si tocca, nemmeno il magnete che hai appena lasciato.
    .rest = Il tuo turno finisce da solo quando tutto è fermo. Di tutto ciò che succede fino ad allora rispondi tu.
kluster-rules-take = Che cosa devi prendere
    .text = Se nel tuo turno dei magneti si toccano, li prendi tutti. Se nel tuo turno dei magneti escono dall’area, prendi anche quelli. Non importa se li hai mossi tu o si sono mossi da sé.
    .all = Prendi tutto il gruppo che si è attaccato, e se sono più d’uno, tutti. Se toglierli ne mette in moto altri, anche quelli che allora si toccano sono tuoi.
    .over = Poi il tuo turno è finito, anche se non hai ancora posato un magnete.
kluster-rules-inside = Dentro o fuori
    .text = Un magnete è dentro se il suo centro sta dentro la cordicella. Può toccare la cordicella.
    .moved = Un magnete che posi fuori torna nella tua mano. Se la cordicella si muove e un magnete resta fuori, lo prendi.
kluster-rules-hover = Magneti in aria
    .text = Un magnete nella tua mano agisce dall’alto: puoi usarlo per far girare, attirare o spingere quelli sul tavolo.
    .several = Puoi tenerne più d’uno: la loro forza si somma, e non importa se si toccano nella mano. Ne posi uno solo.
    .jump = Se uno salta verso la tua mano, lo prendi. Il magnete che tenevi resta tuo, e il tuo turno è finito.
kluster-rules-string = Muovere la cordicella
    .text = Nel tuo turno puoi tirare la cordicella dove vuoi, e con essa i magneti che incontra. Se alcuni si toccano, li prendi.
    .flat = La cordicella resta piatta sul tavolo: scivola e spinge, e non passa mai sopra un magnete. La sua lunghezza non cambia.
    .after = Puoi ancora tirarla mentre il magnete lasciato si ferma, a meno che al vostro tavolo questa opzione non sia disattivata.
kluster-rules-end = La fine
    .text = La partita finisce quando qualcuno ha posato il suo ultimo magnete, e così vince.
    .rest = Conta il tavolo a riposo: se dopo l’ultimo si toccano dei magneti, li prendi e la partita continua.
kluster-rules-expert = Modalità per esperti
    .more = Se, anche dopo aver posato un magnete, ne hai più del giocatore successivo, puoi posarne un altro.
    .again = Non è obbligatorio. Puoi continuare finché ne hai più del giocatore successivo; magneti classici e spinner contano insieme.
    .end = Se hai dovuto prendere dei magneti, in questo turno non ne posi più.
kluster-rules-solo = In solitario
    .text = Valgono le stesse regole. Porta nell’area più magneti che puoi.
    .failures = Ogni volta che devi prendere dei magneti è un errore, non importa quanti. Due sono ammessi; il terzo chiude la partita, e i magneti nell’area sono il tuo risultato.
    .win = Se nell’area ci sono tutti i magneti, è una vittoria totale.
kluster-rules-plus = Kluster+
    .text = Si possono unire quante scatole si vuole, Classic e DUO. Qui su un tavolo ce ne sono al massimo due per tipo.
    .players = Ogni scatola Classic fa posto a quattro giocatori, ogni scatola DUO a due. Con una per tipo potete essere fino a sei.
kluster-rules-plus_setup = Kluster+: prima del primo turno
    .strings = Le cordicelle si posano una dopo l’altra, a turno. Ogni nuova cordicella deve incrociarne una già posata.
    .share = Magneti classici e spinner si dividono separatamente, lo stesso numero per tutti. I magneti classici che avanzano non si usano.
    .spare = Gli spinner che avanzano si posano prima della partita, uno per cordicella, il più vicino possibile al suo centro senza che si tocchino. Non sono di nessuno finché qualcuno non deve prenderli.
kluster-rules-plus_turn = Kluster+: il tuo turno
    .inside = Un magnete è nell’area se sta dentro una qualsiasi delle cordicelle. Puoi muoverle tutte.
    .repair = Alla fine di un turno ogni cordicella deve incrociarne almeno un’altra. Se una si è staccata, devi prima rimetterla a posto, e prendi ciò che così scompigli.
    .first = Finché non è a posto, non puoi posare altri magneti.
kluster-rules-options = Opzioni
    .text = Chi apre un tavolo può cambiare alcune cose.
    .place = Si può chiedere che sia dentro il magnete intero e non solo il suo centro, e che i magneti stiano in piano. Si può anche chiedere che tutto stia fermo più a lungo, o concedere più o meno errori in solitario.
    .time = Un orologio può limitare ogni turno. Quando scade, il turno finisce senza magnete.
    .plus = Con più cordicelle si può decidere che basti che si tocchino o si sovrappongano, oppure che tutte debbano essere unite. Gli spinner avanzati oltre a uno per cordicella sono fuori dal gioco, o si posano anche loro.
kluster-rules-differences = Dove le lingue differiscono, e che cosa seguiamo
    .text = Il foglietto racconta le regole in otto lingue, e non sono del tutto uguali. Seguiamo il francese e l’inglese, che sono completi e concordano. Ecco dove le altre lingue se ne discostano:
    .touch = Prendere: il tedesco e il polacco parlano di magneti che si uniscono, l’italiano di magneti che si attirano. Qui basta un contatto, e senza contatto non succede niente.
    .whose = Il portoghese parla solo dei magneti del giocatore. Qui non importa di chi erano.
    .flat = La cordicella: in tedesco è il tavolo che deve restare piatto. Qui è la cordicella.
    .start = L’inizio: il polacco non parla della prima partita, il tedesco e l’italiano non dicono in che cosa il più piccolo è piccolo. Qui si intende l’altezza.
    .end = La fine: in tedesco la partita finisce quando una mano è vuota, altrove quando l’ultimo magnete è posato. Qui servono entrambe le cose, quando tutto è fermo.
    .solo = In solitario: in tedesco sono un errore solo i magneti che si uniscono, e in italiano potrebbe esserci un errore per ogni magnete. Qui ogni volta che ne prendi è un solo errore.
    .expert = Modalità per esperti: il polacco ti confronta con l’avversario. Qui è sempre il giocatore successivo, e devi averne strettamente di più.
    .strings = Posare le cordicelle: in polacco ognuna deve sovrapporsi alla precedente. Qui va bene una qualsiasi già posata.
    .loose = Cordicelle staccate: il tedesco le vieta e basta, all’olandese basta che si tocchino, al polacco che le aree si sovrappongano. Qui puoi rimetterle a posto, e devono incrociarsi.
    .spare = Spinner avanzati: in olandese e in polacco uno va al centro di ogni cordicella. Qui, di tante cordicelle quanti sono gli spinner.

## Esempi disegnati

# Per i lettori di schermo
kluster-figure =
    Figura: { $count ->
        [0] nessun magnete
        [one] { $count } magnete
       *[other] { $count } magneti
    }, { $strings ->
        [0] nessuna cordicella
        [one] { $strings } cordicella
       *[other] { $strings } cordicelle
    }
kluster-figure-classic = Classic: piccolo, medio, grande.
kluster-figure-spinner = Spinner, con un ago come quello di una bussola.
kluster-figure-shapes = Scegli cerchio, ovale, fagiolo o stella, oppure disegnala tu.
kluster-figure-hold = Tieni un magnete sopra il tavolo.
kluster-figure-upright = In piedi: polo nord in alto, polo sud in alto.
kluster-figure-clump = Questi tre si sono toccati: li prendi tutti.
kluster-figure-stray = Questo è fuori: lo prendi.
kluster-figure-inside = Il centro è dentro.
kluster-figure-outside = Il centro è fuori.
kluster-figure-pull = I poli diversi si attirano.
kluster-figure-push = I poli uguali si respingono.
kluster-figure-drag = Tira dove vuoi; l’altro lato resta dov’è.
kluster-figure-cross = Le cordicelle si incrociano.
kluster-figure-cross_not = Una dentro l’altra: non si incrociano.
kluster-figure-spare = Spinner avanzati al centro delle cordicelle.

## Di chi è il gioco

kluster-credits = Kluster è un gioco di Paula e Robert Henning, pubblicato da Borderline Editions in accordo con Kluster LLC. Il gioco e il suo nome appartengono a loro.
