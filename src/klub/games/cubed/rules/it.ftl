## Lezioni: il titolo, che cosa bisogna sapere, il compito, la lode, il secondo compito e che cosa si dice se non è riuscito

cubed-lesson-match_a_side = Colore a colore
    .text = Una tessera ha tre rombi colorati, ciascuno con il suo segno. Dove due tessere si toccano devono mostrare lo stesso colore.
    .task = Scegli una tessera, scegli una casella che brilla e metti la tessera accanto alla prima.
    .praise = Giusto: i due lati che si toccano hanno lo stesso colore.
    .again = Ora metti una tessera: scegline una per cui brilla una casella.
cubed-lesson-touch_two = Due alla volta
    .text = Dalla terza in poi ogni tessera deve toccarne almeno altre due, e tutti i lati che si toccano devono coincidere.
    .task = Metti una tessera dove le tocca tutte e due.
    .praise = Ben fatto. Dove si incontrano tre punte di un colore brilla una gocciolina.
    .again = Ora metti una tessera che tocchi tutte e due le altre.
cubed-lesson-turn_a_piece = Girala
    .text = Una tessera si può mettere in tre versi. Una freccia con dei puntini su una casella dice quante volte devi girarla.
    .task = Solo una delle tue tessere va bene. Sceglila, girala con il pulsante rotondo se vuoi, e mettila.
    .praise = Esatto. Se scegli una casella, la tessera si gira da sola fino al verso giusto.
    .again = Ora metti la tessera che va bene.
cubed-lesson-feel_the_heights = Alto e basso
    .text = Le tessere non sono piatte: tre angoli sono alti, tre bassi, e gli angoli delle vicine devono combaciare.
    .task = Scegli una tessera che va bene, scegli una casella e gira la tessera di 60°.
    .then = Punte sui vuoti: non va mai bene. Rigirala e mettila nel verso giusto.
    .praise = Ecco perché ci sono solo tre versi. La pagina non ne propone mai altri.
    .again = Ancora una volta: scegli una tessera che va bene, girala di 60° e poi mettila nel verso giusto.
cubed-lesson-block = Lati neri
    .text = Una tessera di blocco ha un solo rombo colorato, che deve toccare due tessere. Le caselle accanto ai suoi lati neri sono bloccate: lì nessuno può più mettere nulla.
    .task = Metti una tessera di blocco.
    .praise = Quattro caselle sono bloccate. E tu hai cinque punti in meno.
    .again = Era permesso, ma non è ancora chiuso nulla. Metti una tessera di blocco.
cubed-lesson-bridge = Getta un ponte
    .text = Una delle mosse extra: chi unisce due tessere che lì non si toccavano può mettere subito una seconda tessera.
    .task = Trova la casella che unisce due tessere separate.
    .then = Un ponte! Ora metti una seconda tessera.
    .praise = Due tessere in un turno.
    .again = Ancora nessun ponte. Quale casella sta fra due tessere che non si toccano?
cubed-lesson-go_out = Mano vuota!
    .text = Chi mette la sua ultima tessera chiude il round e non ha punti. Gli altri contano quello che resta loro, e vince chi ha meno punti.
    .task = Metti la tua ultima tessera.
    .praise = Mano vuota, neanche un punto. Così si vince un round.
    .again = Hai ancora una tessera. Mettila.

## Le regole: capitoli e sezioni

cubed-chapter-basics = Come si gioca
cubed-chapter-points = Round e punti
cubed-chapter-ways = Altri modi di giocare

cubed-rules-aim = Scopo del gioco
    .text = Liberati delle tue tessere. Costruite tutti su un solo tavolo, colore a colore. Chi mette la sua ultima tessera chiude il round; quello che resta agli altri costa loro punti. Dopo tre round vince chi ha meno punti.
cubed-rules-pieces = Le tessere
    .text = Ogni tessera è un esagono di tre rombi e sembra un cubetto. Ce ne sono quattro tipi. Ecco quanto costa ciascuno se alla fine ce l’hai ancora:
    .box = Ci sono 82 tessere in sei colori: ogni combinazione possibile una volta, e una tessera di blocco per colore. Ogni colore ha il suo segno, così li distingui anche senza vedere i colori.
cubed-rules-heights = Altezze e versi
    .text = Le punte dei rombi sono basse, gli angoli fra loro alti. Perciò una tessera si può mettere in tre versi:
    .sixty = Girata di 60 gradi, i suoi angoli alti finirebbero su quelli bassi. Non va mai bene.
cubed-rules-setup = Prima del primo turno
    .text = Tutte le tessere si mescolano nel sacchetto. In due ciascuno ne prende 25, in tre 18, in quattro 13, in cinque 11, in sei 9. Nessuno mostra le sue.
    .first = Comincia la persona più anziana, oppure chi viene estratto a sorte. Poi si continua in senso orario.
cubed-rules-opening = Le prime tessere
    .first = La prima tessera può essere una qualsiasi, tranne una di blocco.
    .second = La seconda va accanto alla prima, e i lati che si toccano devono avere lo stesso colore.
    .early = Una tessera di blocco si può mettere solo quando sul tavolo ci sono altre tre tessere.
cubed-rules-match = Che cosa va bene
    .touch = Dalla terza in poi ogni nuova tessera deve toccarne almeno altre due.
    .all = Tutti i lati che si toccano devono avere lo stesso colore.
    .two = Se giocate con «Due lati», basta che coincidano due lati che si toccano.
cubed-rules-turn = Il tuo turno
    .lay = Metti una tessera dove va bene.
    .draw = Se non puoi o non vuoi, peschi una tessera dal sacchetto. Poi puoi ancora metterne una, o passare. Si pesca una sola volta per turno.
    .empty = Se il sacchetto è vuoto, passi e basta.
cubed-rules-blocking = Tessere di blocco
    .lay = Il rombo colorato di una tessera di blocco deve toccare due tessere e coincidere con loro. I suoi lati neri non possono toccare nessuna tessera.
    .dead = Una volta messa, tutte le caselle accanto ai suoi lati neri sono bloccate: lì non si può mettere nulla per il resto del round.
cubed-rules-end = La fine di un round
    .out = Il round finisce appena qualcuno non ha più tessere.
    .stuck = Finisce anche se nessuno può mettere nulla, nemmeno dopo aver pescato; o se il sacchetto è vuoto e tutti hanno passato di seguito.
    .closed = E finisce subito se le tessere di blocco non lasciano nessuna casella libera che tocchi due tessere.
cubed-rules-count = I punti
    .text = Ognuno somma i punti delle tessere che gli restano: una di blocco costa 5 punti, una tripla 3, una doppia 2, una singola 1. Chi ha finito non ne ha.
cubed-rules-rounds = Tre round
    .text = Chi ha meno punti in un round lo vince e comincia il successivo, con tessere nuove per tutti. Per una partita veloce si gioca un solo round.
    .winner = Vince chi ha meno punti in totale. A pari punti si divide la vittoria.
cubed-rules-bridging = Gettare un ponte
    .text = Se la tua tessera ne tocca due che lì non si toccano, con caselle libere in mezzo, getta un ponte. Allora puoi mettere subito una seconda tessera.
    .second = Non è obbligatorio, e non si pesca per questo. Un secondo ponte non dà altro, a meno che non giochiate con «Ponti a catena».
cubed-rules-void = Riempire il vuoto
    .text = Se metti una tessera in una casella con tessere su tutti e sei i lati, puoi dare una qualsiasi delle tue a un altro giocatore. Se era l’ultima, hai finito.
cubed-rules-draw_many = Pesca 3, tieni 1
    .text = Invece di mettere una tessera puoi pescarne fino a tre insieme. Prima dici quante, ne tieni una e rimetti le altre. Poi il tuo turno è finito.
cubed-rules-solo = In solitario
    .setup = Prendi 25 tessere, di cui al massimo tre di blocco, e una tessera viene messa sul tavolo.
    .draw = Se una tessera va bene, devi metterne una. Se nessuna va bene peschi, e se non basta peschi ancora una volta.
    .end = Vinci quando hai messo tutte le tue tessere. Perdi se dopo la seconda pesca nessuna tessera va bene, o se non c’è più nulla da pescare.

## Esempi disegnati

# Per i lettori di schermo; $pieces: cubed-piece-…, più di una con punto e virgola
cubed-figure = Figura: { $pieces }
cubed-figure-blocker = Blocco: 5 punti
cubed-figure-triple = Tripla: 3 punti
cubed-figure-double = Doppia: 2 punti
cubed-figure-single = Singola: 1 punto
cubed-figure-turns = Una tessera nei suoi tre versi.
cubed-figure-heights = Punte sui vuoti, vuoti sulle punte.
cubed-figure-second = Alba con alba.
cubed-figure-second_not = Alba con cielo.
cubed-figure-third = Le tocca tutte e due, e tutti i colori coincidono.
cubed-figure-third_not = I colori coincidono, ma tocca una sola tessera.
cubed-figure-all = Tutti e due i lati coincidono.
cubed-figure-all_not = Uno dei due lati non coincide.
cubed-figure-blocking = Quattro caselle sono bloccate.
cubed-figure-blocking_not = I lati neri toccherebbero delle tessere.
cubed-figure-bridge = Unisce tessere che non si toccavano: un ponte.
cubed-figure-void = Sei vicine: il vuoto è riempito.

## Di chi è il gioco

cubed-credits = Cubed è un gioco di Jordan Marton; il suo sito è cubedthegame.com. Il gioco e il suo nome appartengono al suo autore e al suo editore.
