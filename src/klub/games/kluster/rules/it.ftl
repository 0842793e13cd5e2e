## Lezioni: il titolo, che cosa bisogna sapere, il compito, la lode e che cosa si dice se non è riuscito

kluster-lesson-put_down = Mano ferma
    .text = Tutte queste pietre sono magneti. Da vicino si attirano e si attaccano; da lontano stanno ferme.
    .task = Prendi un magnete, portalo in un punto libero dentro la corda e lascialo.
    .praise = Niente si è toccato, e ne hai uno in meno. È un turno intero.
    .again = Ha toccato qualcosa o era fuori. Lascia più spazio agli altri.
kluster-lesson-turn_it = Si gira
    .text = Un magnete ha un polo nord, segnato in oro, e un polo sud, segnato in blu. Poli diversi si attirano, e una trottola gira finché si guardano.
    .task = Posa un magnete accanto all’altro così che giri senza venire da te. Lascia in mezzo lo spazio di circa due magneti.
    .praise = Si è girato verso il tuo ed è rimasto lì. Così i magneti ti avvertono.
    .again = È venuto da te o non si è girato. Prova un’altra distanza, o gira prima il tuo magnete.
kluster-lesson-push_it = Spingilo via
    .text = Poli uguali si respingono. Così puoi spostare un magnete che non devi toccare.
    .task = Gira il tuo magnete in modo che si guardino poli uguali, e posalo vicino all’altro: in mezzo meno della lunghezza di un magnete.
    .praise = È scivolato via, e niente si è toccato.
    .again = È venuto o è rimasto fermo. Devono guardarsi poli uguali, e da vicino.
kluster-lesson-drag_the_string = Tira la corda
    .text = Nel tuo turno puoi anche tirare la corda. Resta piatta, non cambia lunghezza e spinge ciò che incontra.
    .task = Tira la corda verso l’esterno, poi posa un magnete con calma.
    .praise = Ora c’è spazio dove ti serve. Basta non lasciare fuori nessuno.
    .again = Tira la corda un po’ di più, e posa il tuo magnete ben lontano dagli altri.
kluster-lesson-take_a_clump = Clac!
    .text = Se nel tuo turno dei magneti si toccano, tutto ciò che si è toccato va nella tua mano, e il tuo turno è finito.
    .task = Provaci una volta: posa un magnete vicino a un altro.
    .praise = Clac! Ciò che si è toccato ora è tuo. Perciò tieni le distanze.
    .again = Niente si è toccato. Per una volta deve succedere: vai più vicino.
kluster-lesson-last_one = L’ultimo
    .text = Chi non ha più magneti vince, appena tutto è fermo.
    .task = Posa il tuo ultimo magnete senza che niente si tocchi.
    .praise = La tua mano è vuota e il tavolo è calmo: hai vinto.
    .again = Ora ne hai di nuovo. Cerca il punto più lontano da tutti.
kluster-lesson-overlap = Due corde
    .text = Con più scatole ci sono più corde, e ognuna deve incrociarne un’altra. Qui una si è staccata.
    .task = Tira la corda staccata finché incrocia l’altra, poi premi Fatto.
    .praise = Sono di nuovo unite, e il turno può passare.
    .again = Sono ancora separate. Tirane una sopra l’altra.

## Le regole: capitoli e sezioni

kluster-chapter-basics = Come si gioca
kluster-chapter-ways = Altri modi di giocare
kluster-chapter-sources = Otto regolamenti

kluster-rules-aim = Di che cosa si tratta
    .text = Liberati dei tuoi magneti. A turno li posate dentro una corda, e non devono toccarsi. Vince chi resta per primo senza.
kluster-rules-magnets = Magneti e corda
    .text = Una scatola Classic ha 24 pietre di grandezze un po’ diverse, per quattro giocatori al massimo. Una scatola DUO ha 12 trottole, tutte uguali e facili da girare, per uno o due. In ogni scatola c’è una corda.
    .poles = Ogni magnete ha due poli: il nord ha una fascia dorata con un punto, il sud due sottili fasce blu con un anello. Su una trottola la punta piena dell’ago è il nord. Poli diversi si attirano, poli uguali si respingono.
kluster-rules-setup = Prima del primo turno
    .string = Il primo giocatore posa la corda nella forma che vuole. Non deve incrociare sé stessa e deve lasciare abbastanza spazio.
    .share = I magneti si dividono in parti uguali. Con DUO due giocatori ne hanno sei a testa; con Classic in due 12, in tre 8, in quattro 6. Da solo li prendi tutti.
    .first = Nella prima partita comincia il più basso fra voi, oppure chi decide la sorte. Poi comincia chi ha finito la partita precedente con più magneti. Dopo si va in senso orario.
kluster-rules-turn = Il tuo turno
    .place = Posa uno dei tuoi magneti in modo che resti sul tavolo, dentro la corda. Può stare coricato o in piedi, e prima di lasciarlo puoi girarlo come vuoi.
    .once = Ciò che è sul tavolo non si tocca, nemmeno il magnete che hai appena lasciato.
    .rest = Il tuo turno finisce da solo quando tutto è fermo. Tutto ciò che succede fino ad allora tocca a te.
kluster-rules-take = Che cosa devi prendere
    .text = Se nel tuo turno dei magneti si toccano, li prendi tutti. Se nel tuo turno dei magneti escono dall’area, prendi anche quelli. Non importa se li hai mossi tu o si sono mossi da soli.
    .all = Conta tutto ciò che è unito, e se si formano più gruppi, tutti. Se toglierli ne mette in moto altri, anche quelli che allora si toccano sono tuoi.
    .over = Poi il tuo turno è finito, anche se non hai ancora posato un magnete.
kluster-rules-inside = Dentro o fuori
    .text = Un magnete è dentro se il suo centro sta dentro la corda. Può toccare la corda.
    .moved = Un magnete che posi fuori torna nella tua mano. Se la corda si muove e un magnete resta fuori, lo prendi.
kluster-rules-hover = Magneti in aria
    .text = Un magnete nella tua mano agisce dall’alto: puoi usarlo per girare, attirare o spingere quelli sul tavolo.
    .several = Puoi tenerne diversi insieme: attirano insieme, e non importa se si toccano nella mano. Se ne posa uno solo.
    .jump = Se uno salta alla tua mano, lo prendi. Il magnete che tenevi resta tuo, e il tuo turno è finito.
kluster-rules-string = Muovere la corda
    .text = Nel tuo turno puoi tirare la corda dove vuoi, e con essa i magneti che incontra. Se alcuni si toccano, li prendi.
    .flat = La corda resta piatta sul tavolo: scivola e spinge, e non passa mai sopra un magnete. La sua lunghezza non cambia.
    .after = Puoi ancora tirarla mentre il magnete lasciato si ferma, a meno che il vostro tavolo giochi senza.
kluster-rules-end = La fine
    .text = La partita finisce quando qualcuno ha posato il suo ultimo magnete. Quel giocatore vince.
    .rest = Conta il tavolo a riposo: se dopo l’ultimo dei magneti si toccano, si prendono e la partita continua.
kluster-rules-expert = Modalità esperto
    .more = Se dopo aver posato un magnete ne hai ancora più del giocatore seguente, puoi posarne un altro.
    .again = Non devi. Puoi continuare finché ne hai più del giocatore seguente; magneti classici e trottole contano insieme.
    .end = Se hai dovuto prendere dei magneti, in questo turno non ne posi più.
kluster-rules-solo = In solitario
    .text = Valgono le stesse regole. Porta nell’area più magneti che puoi.
    .failures = Ogni volta che devi prendere dei magneti è un errore, quanti che siano. Due sono ammessi; il terzo chiude la partita, e ciò che allora si trova nell’area è il tuo risultato.
    .win = Se ci sono tutti i magneti, è una vittoria totale.
kluster-rules-plus = Kluster+
    .text = Si possono unire quante scatole si vuole, Classic e DUO. Qui su un tavolo ce ne sono al massimo due per tipo.
    .players = Ogni scatola Classic fa posto a quattro giocatori, ogni scatola DUO a due. Con una per tipo siete fino a sei.
kluster-rules-plus_setup = Kluster+: prima del primo turno
    .strings = Le corde si posano una dopo l’altra, a turno. Ogni altra deve incrociarne una già posata.
    .share = Magneti classici e trottole si dividono separatamente, lo stesso numero per tutti. I magneti classici che avanzano non si usano.
    .spare = Le trottole che avanzano si posano prima della partita, una per corda, il più vicino possibile al suo centro senza che si tocchino. Non sono di nessuno finché qualcuno deve prenderle.
kluster-rules-plus_turn = Kluster+: il tuo turno
    .inside = Un magnete è nell’area se sta dentro una qualsiasi delle corde. Puoi muoverle tutte.
    .repair = Alla fine di un turno ogni corda deve incrociarne almeno un’altra. Se una si è staccata, devi prima rimetterla a posto, e prendi ciò che così si sposta.
    .first = Finché non è a posto, non posi altri magneti.
kluster-rules-options = Che cosa può scegliere un tavolo
    .text = Chi apre un tavolo può cambiare alcune di queste cose.
    .place = Dentro può voler dire il magnete intero invece del suo centro. Forse i magneti devono stare coricati. Forse tutto deve stare fermo più a lungo, e in solitario superi più o meno errori.
    .time = Un orologio può limitare ogni turno. Quando scade, il turno finisce senza magnete.
    .plus = Con più corde può bastare che si tocchino o si sovrappongano, oppure devono formare tutte un solo gruppo. Le trottole avanzate oltre a una per corda sono fuori dal gioco, o si posano anche loro.
kluster-rules-differences = Dove sono diversi, e che cosa seguiamo
    .text = Il foglietto racconta le regole in otto lingue, e non sono del tutto uguali. Seguiamo il francese e l’inglese, che sono completi e d’accordo. Qui un’altra lingua dice qualcosa di diverso:
    .touch = Prendere: il tedesco e il polacco parlano di magneti che si uniscono, l’italiano di magneti che si attirano. Qui basta un contatto, e senza contatto non succede niente.
    .whose = Il portoghese parla solo dei magneti del giocatore. Qui non importa di chi erano.
    .flat = La corda: in tedesco è il tavolo che deve restare piatto. Qui è la corda.
    .start = L’inizio: il polacco non parla della prima partita, il tedesco e l’italiano non dicono in che cosa il più piccolo è piccolo. Qui si intende l’altezza.
    .end = La fine: in tedesco la partita finisce quando una mano è vuota, altrove quando l’ultimo magnete è posato. Qui servono entrambe le cose, quando tutto è fermo.
    .solo = In solitario: in tedesco sono un errore solo i magneti che si uniscono, e in italiano potrebbe esserci un errore per ogni magnete. Qui ogni volta che ne prendi è un solo errore.
    .expert = Modalità esperto: il polacco ti confronta con l’avversario. Qui è sempre il giocatore seguente, e te ne servono davvero di più.
    .strings = Posare le corde: in polacco ognuna deve sovrapporsi alla precedente. Qui va bene una qualsiasi già posata.
    .loose = Corde staccate: il tedesco le vieta e basta, all’olandese basta che si tocchino, al polacco che le aree si sovrappongano. Qui puoi rimetterle a posto, e devono incrociarsi.
    .spare = Trottole avanzate: in olandese e in polacco una va al centro di ogni corda. Qui, di tante corde quante sono le trottole.

## Esempi disegnati

# Per i lettori di schermo
kluster-figure =
    Figura: { $count ->
        [0] nessun magnete
        [one] { $count } magnete
       *[other] { $count } magneti
    }, { $strings ->
        [0] nessuna corda
        [one] { $strings } corda
       *[other] { $strings } corde
    }
kluster-figure-classic = Classic: piccolo, medio, grande.
kluster-figure-spinner = Trottole, con un ago come una bussola.
kluster-figure-shapes = Ci sono cerchio, ovale, fagiolo e stella, o la disegni tu.
kluster-figure-hold = Tieni un magnete sopra il tavolo.
kluster-figure-upright = In piedi: polo nord in alto, polo sud in alto.
kluster-figure-clump = Questi tre si sono toccati: li prendi tutti.
kluster-figure-stray = Questo è fuori: lo prendi.
kluster-figure-inside = Il centro è dentro.
kluster-figure-outside = Il centro è fuori.
kluster-figure-pull = Poli diversi: si attirano.
kluster-figure-push = Poli uguali: si respingono.
kluster-figure-drag = Tira dove vuoi; l’altro lato resta dov’è.
kluster-figure-cross = Le corde si incrociano.
kluster-figure-cross_not = Una dentro l’altra non la incrocia.
kluster-figure-spare = Le trottole avanzate stanno al centro delle corde.

## Di chi è il gioco

kluster-credits = Kluster è un gioco di Paula e Robert Henning, pubblicato da Borderline Editions in accordo con Kluster LLC. Il gioco e il suo nome appartengono a loro.
