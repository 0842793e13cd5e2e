## Lezioni: il titolo, che cosa bisogna sapere, il compito, la lode, il secondo compito e che cosa si dice se non è riuscito

clustered-lesson-share_two = Due tratti in comune
    .text = Una carta va bene se ha due tratti in comune con la vicina: numero, forma o riempimento. Accanto alla carta iniziale va bene tutto.
    .task = Metti una carta accanto ai due quadrati, lontano dalla carta iniziale.
    .praise = Giusto: numero e forma sono uguali. Cambia solo il riempimento.
    .again = Accanto alla carta iniziale va bene tutto: era facile. Ora prova solo accanto ai due quadrati.
clustered-lesson-between_two = Con ogni vicina
    .text = Una carta che ne tocca più d’una deve avere due tratti in comune con ciascuna.
    .task = Riempi l’angolo tra le due carte dei quadrati. Solo una delle tue carte ci va bene.
    .praise = Bel colpo d’occhio: va d’accordo con tutte e due.
    .again = Era permesso, ma l’angolo è ancora vuoto. Quale carta va d’accordo con tutte e due?
clustered-lesson-ask_why = Chiedi perché
    .text = Puoi provare tutto. Se qualcosa non è permesso ti diciamo perché, e non perdi nulla.
    .task = Scegli una carta e tocca una casella che non brilla.
    .then = Ecco perché. Ora metti una carta dove va bene.
    .praise = Vale sempre: prova, e il tavolo ti spiega tutto.
clustered-lesson-make_a_row = Forma una fila
    .text = Tre o più tue carte una accanto all’altra danno un punto ciascuna: in riga o in colonna.
    .task = Aggiungi una terza carta alla tua riga di due.
    .praise = Tre in fila, tre punti. Ogni altra carta ne dà uno in più.
    .again = Era permesso, ma la tua riga ha ancora solo due carte. Mettine una a un’estremità.
clustered-lesson-block = Mettiti in mezzo
    .text = Puoi mettere carte anche accanto a quelle degli altri. Qui qualcuno ne ha quattro in fila e vuole la quinta.
    .task = Metti una carta all’estremità libera di quella riga.
    .praise = Bloccata! Quella riga non cresce più.
    .again = La riga può ancora crescere. Chiudi la sua estremità destra.
clustered-lesson-make_a_rectangle = Riempi un rettangolo
    .text = Il tuo rettangolo più grande dà un punto per ogni carta, oltre alle file.
    .task = Hai un 2 × 2. Con due carte fanne un 2 × 3.
    .then = Ancora una carta e il rettangolo è completo.
    .praise = Sei punti per il rettangolo, e tre per ogni nuova fila.
clustered-lesson-play_a_wild = I jolly
    .text = La girandola è un jolly: va bene accanto a tutto. Questo tavolo è piccolo, e resta una casella sola.
    .task = Metti il jolly nell’ultima casella libera.
    .then = Ora non va bene più nulla. Solo allora si scarta: scegli una carta e scartala.
    .praise = Finisce così: quando tutte le carte sono giocate o scartate, si contano i punti.

## Le regole: capitoli e sezioni

clustered-chapter-basics = Come si gioca
clustered-chapter-points = I punti
clustered-chapter-ways = Altri modi di giocare

clustered-rules-aim = Scopo del gioco
    .text = Costruite tutti sullo stesso tavolo. Accosta carte che vadano d’accordo con le vicine, così che le tue formino file e un grande rettangolo. Alla fine vince chi ha più punti.
clustered-rules-cards = Le carte
    .deck = Hai un mazzo di 29 carte del tuo colore. Ogni carta normale ha tre tratti:
    .all = Ogni combinazione c’è una volta sola nel tuo mazzo: fanno 27 carte. Le altre due sono jolly.
    .colour = Il colore e il segno nell’angolo dicono solo di chi è la carta. Non decidono mai se va bene.
clustered-rules-setup = Prima del primo turno
    .text = La carta iniziale sta al centro del tavolo e non è di nessuno. Ognuno mescola il proprio mazzo e pesca cinque carte.
    .first = Comincia la persona più giovane, oppure chi viene estratto a sorte. Poi si continua in senso orario.
clustered-rules-turn = Il tuo turno
    .lay = Metti una sola carta della tua mano in una casella libera dove va bene.
    .draw = Poi pesca una carta, per averne di nuovo cinque. Quando il tuo mazzo è finito, continui senza pescare.
clustered-rules-touch = Accanto a una carta
    .text = Una carta nuova deve toccare una carta sul tavolo, lato contro lato. Un angolo non basta.
clustered-rules-fit = Due tratti in comune
    .rule = La carta nuova e la sua vicina devono avere in comune almeno due tratti su tre: numero, forma e riempimento.
    .each = Se tocca più di una carta, questo vale per ciascuna.
clustered-rules-wild = I jolly e la carta iniziale
    .wild = Un jolly va bene accanto a ogni carta, e ogni carta accanto a lui. Non prende mai un numero, una forma o un riempimento.
    .start = Lo stesso vale per la carta iniziale: accanto può stare qualsiasi carta.
    .counts = In file e rettangoli un jolly conta per chi l’ha giocato, come ogni altra carta.
clustered-rules-others = Accanto alle carte degli altri
    .text = Puoi mettere carte accanto a quelle degli altri, con le stesse regole: per ostacolarli, o perché non va bene nient’altro.
clustered-rules-stuck = Quando nulla va bene
    .discard = Se nessuna delle tue carte va bene in nessuna casella, ne togli una dal gioco, quella che vuoi. Vale come il tuo turno; peschi come al solito.
    .must = Finché una delle tue carte va bene in qualche casella devi metterne una, anche se solo accanto a quelle di un altro giocatore.
clustered-rules-end = La fine
    .over = La partita finisce quando tutti hanno giocato o scartato tutte le carte. Chi non ne ha più salta il turno.
    .winner = Vince chi ha più punti. A pari punti si divide la vittoria.
clustered-rules-lines = Le file
    .rule = Tre o più tue carte senza interruzioni in una riga o colonna sono una fila. Dà un punto per ogni carta, una volta sola e per tutta la lunghezza. In diagonale non conta.
    .cut = Una carta di un altro giocatore, un vuoto o la carta iniziale chiudono una fila. Quello che viene dopo si conta a parte.
clustered-rules-rectangle = Il rettangolo
    .rule = Il tuo rettangolo più grande senza vuoti, fatto solo di carte tue, dà un punto per ogni carta. Il più piccolo è 2 × 2.
    .one = Conta un solo rettangolo, per quanti tu ne abbia. La carta iniziale non ne fa mai parte.
clustered-rules-sum = Il totale
    .rule = I tuoi punti sono il rettangolo più grande, tutte le tue righe e tutte le tue colonne. Una carta può contare in tutti e tre, quindi dà al massimo 3 punti.
    .note = Nella quinta riga una carta blu sbarra la strada all’arancione: l’ultima carta arancione non dà nulla.
clustered-rules-quick = Partita veloce
    .start = Tutti pescano sette carte e ne scartano due in segreto prima del primo turno.
    .turn = Alla fine di ogni turno peschi due carte e ne scarti una: una qualsiasi della mano o, se giocate così, una delle due appena pescate.
    .few = Se nel tuo mazzo restano meno di due carte, peschi quello che c’è e scarti fino ad averne cinque.
clustered-rules-bonuses = Le carte bonus
    .first = Bonus al primo: 2 punti per la prima fila di cinque e 2 per il primo rettangolo 2 × 3. Nessuno può più toglierteli.
    .largest = Bonus al più grande: alla fine la fila più lunga e il rettangolo più grande sul tavolo danno 2 punti ciascuno. In caso di parità nessuno riceve quel bonus.
clustered-rules-third_wild = Un terzo jolly
    .text = Potete dare un terzo jolly a tutti o solo ad alcuni: un vantaggio per i più giovani o per chi comincia. Una carta in più è anche un turno in più, alla fine.
clustered-rules-bounds = Un tavolo con il bordo
    .text = Di solito il tavolo è senza fine. Se gli date delle dimensioni, nessuna carta può stare oltre il bordo. Su un tavolo piccolo perfino un jolly può non trovare una casella.
clustered-rules-two_starts = Da cinque a otto giocatori
    .text = Da cinque giocatori in su ci sono due carte iniziali nella stessa riga, con lo spazio per sei carte in mezzo. Puoi costruire su una, sull’altra o su tutte e due.
clustered-rules-solo = In solitario
    .text = Gioca con le stesse regole e batti il tuo record. Ogni scelta di opzioni ha il suo.

## Esempi disegnati

# Per i lettori di schermo; $cards: clustered-card, più di una con punto e virgola
clustered-figure = Figura: { $cards }
clustered-figure-number = Numero: uno, due o tre
clustered-figure-shape = Forma: cerchio, quadrato o triangolo
clustered-figure-fill = Riempimento: vuoto, tratteggiato o pieno
clustered-figure-side = I lati si toccano.
clustered-figure-corner = Si toccano solo gli angoli.
clustered-figure-number_shape = Stesso numero, stessa forma.
clustered-figure-shape_fill = Stessa forma, stesso riempimento.
clustered-figure-number_fill = Stesso numero, stesso riempimento. Il colore non conta.
clustered-figure-only_fill = Solo il riempimento è uguale.
clustered-figure-both = Ha due tratti in comune con tutte e due le vicine.
clustered-figure-one = Va bene con la carta sopra, ma non con quella a sinistra.
clustered-figure-wild = Il jolly va bene accanto a tutto.
clustered-figure-beside_wild = Al jolly va bene, ma alla carta a sinistra no.
clustered-figure-block = Il blu chiude la riga dell’arancione.
clustered-figure-row = Una riga di quattro: 4 punti.
clustered-figure-split = La carta iniziale spezza la riga: 3 punti a sinistra, niente per le due a destra.
clustered-figure-square = 2 × 2: 4 punti.
clustered-figure-rectangle = 3 × 2: 6 punti, e altri per le sue file.
clustered-figure-blue = Blu: rettangolo 6, righe 4 e 3, colonna 3. Totale 16.
clustered-figure-orange = Arancione: rettangolo 4, righe 3 e 3, colonna 3. Totale 13.

## Di chi è il gioco

clustered-credits = Clustered è un gioco di Scotty Hardwick, pubblicato da Sculpin Games. Il gioco e il suo nome appartengono a loro.
