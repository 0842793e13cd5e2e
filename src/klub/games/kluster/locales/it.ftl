## Il gioco

kluster-name = Kluster
    .about = Posa i magneti dentro la cordicella senza che si attacchino.
    .tagline = Trattieni il fiato. Ancora un magnete…
    .minutes = 10 min

## Opzioni: che cosa fa ognuna, il suo nome nei moduli e i suoi valori a parole

kluster-option-boxes = Quali scatole sono sul tavolo; in partenza, giusto quelle che servono.
    .label = Scatole
    .null = Il minimo
    .classic = Classic (24 magneti)
    .duo = DUO (12 magneti spinner)
kluster-option-expert = Chi, anche dopo aver posato un magnete, ne ha più del giocatore successivo può posarne un altro.
    .label = Modalità per esperti
kluster-option-inside_test = Quando un magnete è dentro: se lo è il suo centro, o solo se lo è tutto intero.
    .label = Dentro la cordicella
    .centre = Il centro
    .whole = Il magnete intero
kluster-option-settle_time = Per quanto tempo tutto deve stare fermo prima che finisca il turno, in decimi di secondo.
    .label = Tempo di quiete
kluster-option-string_after_placing = La cordicella si può ancora spostare mentre il magnete posato si ferma.
    .label = Cordicella dopo la posa
kluster-option-turn_timer = Secondi per turno; quando scadono, il turno finisce senza magnete.
    .label = Orologio del turno
kluster-option-solo_failures = In solitario: quanti errori ti sono concessi.
    .label = Solitario: errori
kluster-option-string_test = Quando le cordicelle sono unite: se si incrociano, se si toccano o se le loro aree si sovrappongono.
    .label = Cordicelle unite
    .cross = Incrociate
    .touch = A contatto
    .area = Sovrapposte
kluster-option-strings_connected = Tutte le cordicelle devono formare un solo gruppo; non basta che ognuna sia unita a un’altra.
    .label = Tutte le cordicelle unite
kluster-option-extra_spinners = Che cosa succede agli spinner avanzati quando sono più delle cordicelle.
    .label = Spinner avanzati
    .remove = Fuori dal gioco
    .second = Posati anche loro
kluster-option-upright = I magneti si possono posare anche in piedi.
    .label = Magneti in piedi
kluster-option-first_player = Chi comincia: la persona più bassa, oppure chi viene estratto a sorte.
    .label = Chi comincia
    .null = A caso

## Chi deve fare che cosa. $who: you o other; $players è un nome

kluster-phase-strings =
    { $who ->
        [you] Devi posare una cordicella.
       *[other] { $players } deve posare una cordicella.
    }
kluster-phase-turn =
    { $who ->
        [you] Tocca a te.
       *[other] Tocca a { $players }.
    }
kluster-phase-more =
    { $who ->
        [you] Puoi posare un altro magnete.
       *[other] { $players } può posare un altro magnete.
    }
kluster-phase-repair =
    { $who ->
        [you] Devi rimettere a posto una cordicella.
       *[other] { $players } deve rimettere a posto una cordicella.
    }
kluster-phase-over = La partita è finita.

## Che cosa è successo. $who: you o other

kluster-event-laid =
    { $who ->
        [you] Posi una cordicella.
       *[other] { $player } posa una cordicella.
    }
kluster-event-laid_out =
    { $count ->
        [one] Viene posato { $count } spinner avanzato.
       *[other] Vengono posati { $count } spinner avanzati.
    }
# $pose: flat, upright
kluster-event-placed =
    { $who ->
        [you] Posi un magnete
       *[other] { $player } posa un magnete
    }{ $pose ->
        [upright] {""}, in piedi
       *[flat] {""}
    }.
# $why: touched, outside, both
kluster-event-took =
    { $who ->
        [you] Prendi
       *[other] { $player } prende
    } { $count ->
        [one] { $count } magnete
       *[other] { $count } magneti
    }: { $why ->
        [touched] dei magneti si sono toccati
        [outside] fuori dall’area
       *[both] dei magneti si sono toccati o sono usciti dall’area
    }.
kluster-event-toppled =
    { $count ->
        [one] { $count } magnete cade.
       *[other] { $count } magneti cadono.
    }
kluster-event-separated =
    { $who ->
        [you] Una cordicella si è staccata: devi rimetterla a posto.
       *[other] Una cordicella si è staccata: { $player } deve rimetterla a posto.
    }
# $why: choice, time
kluster-event-ended =
    { $who ->
        [you]
            { $why ->
                [time] Il tuo tempo è scaduto.
               *[choice] Non posi altri magneti.
            }
       *[other]
            { $why ->
                [time] Il tempo di { $player } è scaduto.
               *[choice] { $player } non posa altri magneti.
            }
    }
# L’attributo è per chi gioca da solo; $why: placed_all, failures
kluster-event-over =
    { $who ->
        [you] Hai posato il tuo ultimo magnete e vinci.
       *[other] { $player } ha posato il suo ultimo magnete e vince.
    }
    .alone =
        { $why ->
            [placed_all] Tutti i magneti sono nell’area: vittoria totale.
           *[failures] Un errore di troppo: la partita è finita.
        }

## Il tavolo come testo e come immagine

kluster-hand = I tuoi magneti
kluster-magnet-classic = magnete, { $size } mm
kluster-magnet-spinner = magnete spinner
kluster-held =
    { $count ->
        [0] nessun magnete rimasto
        [one] { $count } magnete in mano
       *[other] { $count } magneti in mano
    }
kluster-area =
    { $count ->
        [0] nessun magnete nell’area
        [one] { $count } magnete nell’area
       *[other] { $count } magneti nell’area
    }
kluster-failures = Errori: { $count } su { $most }
kluster-legend = Le frecce indicano il polo nord; ⊙ nord in alto, ⊗ sud in alto; i numeri sono millimetri.

## Perché un bot gioca così

kluster-reason-alone = Lì vicino non c’è ancora nulla.
kluster-reason-safe = Lì non si muove nulla; il magnete più vicino è a { $gap } mm.
kluster-reason-string = Tirando di lato la cordicella si fa spazio lì; il magnete più vicino è a { $gap } mm.
kluster-reason-narrow = Tirando la cordicella verso l’interno resta poco spazio al giocatore successivo; il magnete più vicino è a { $gap } mm.
kluster-reason-last = È il tuo ultimo magnete: se tutto resta calmo, vinci.
kluster-reason-guess = Lì sembra tutto calmo.
kluster-reason-least =
    { $count ->
        [one] Nessun punto è sicuro; questo costa solo { $count } magnete.
       *[other] Nessun punto è sicuro; questo costa solo { $count } magneti.
    }
kluster-reason-another = C’è spazio per un altro, e ne hai più del giocatore successivo.
kluster-reason-enough = Un altro sarebbe troppo rischioso.
kluster-reason-mend = Le cordicelle devono essere di nuovo unite.
kluster-reason-round = Il cerchio è la forma che racchiude più spazio.
kluster-reason-shape = Un’altra forma, per cambiare.
kluster-reason-overlap = Deve incrociare una cordicella già posata.

## Nel terminale. $choices: che cosa si può scrivere

kluster-ask-strings = Con quale forma posi la cordicella? ({ $choices })
kluster-ask-turn = Quale magnete, e dove? ({ $choices })
kluster-ask-more = Puoi posare un altro magnete. Quale, e dove? ({ $choices })
kluster-ask-repair = Una cordicella si è staccata. Come la rimetti a posto? ({ $choices })
kluster-pulled = La cordicella sarà tirata fino a ({ $x }, { $y }) prima che tu posi un magnete.
kluster-command-shape = posa la cordicella con quella forma; possono seguire x e y del suo centro
kluster-command-place = posa un magnete: numero, x, y (mm), direzione del suo polo nord (gradi); poi, se vuoi, up o down per il polo in alto
kluster-command-pull = tira prima una cordicella: numero, nodo (da 0 a 63), x, y
kluster-command-mend = riunisce le cordicelle
kluster-command-end = non posa altri magneti
# Che cosa farebbe un bot. $number: il magnete nell’elenco; $angle: in gradi; $reason: uno dei kluster-reason-…
kluster-hint-lay_string = Posa la cordicella. { $reason }
kluster-hint-place = Posa il magnete { $number } in ({ $x }, { $y }), girato a { $angle }°. { $reason }
kluster-hint-turn = Tira la cordicella, poi posa il magnete { $number } in ({ $x }, { $y }), girato a { $angle }°. { $reason }
kluster-hint-mend = Riunisci le cordicelle. { $reason }
kluster-hint-end = Non posare altri magneti. { $reason }


## La pagina: il tavolo

kluster-page-table = Il tavolo
kluster-page-keys = Le frecce spostano il magnete; con Maiusc, a piccoli passi. Virgola e punto prendono un magnete, { $left } ed { $right } o R lo girano, F lo mette in piedi, G ne prende un altro insieme, Pag su e Pag giù lo alzano e lo abbassano, Invio lo lascia, Esc lo rimette via. S afferra la cordicella e le frecce la tirano. X termina il turno quando si può. L mostra le linee di campo, D la mappa dei pericoli; Home mostra tutto il tavolo, più e meno cambiano lo zoom. Quando si posa una cordicella: con i tasti da 1 a 5 si sceglie la forma, Invio la posa.
kluster-page-tools = Vista
kluster-page-field = Linee di campo
kluster-page-danger = Mappa dei pericoli
kluster-page-slow = Rallentatore
kluster-page-skip = Salta

## La pagina: la mano

kluster-page-dock = La tua mano
kluster-page-picked = Tieni in mano: { $stone }
kluster-page-rotate = Gira
kluster-page-flip = Ribalta
kluster-page-gather = Prendine un altro
kluster-page-gathered =
    { $count ->
        [one] 1 magnete in mano
       *[other] { $count } magneti in mano
    }
kluster-page-pose-flat = in piano
kluster-page-pose-north_up = polo nord in alto
kluster-page-pose-south_up = polo sud in alto
kluster-page-let_go = Lascia
kluster-page-interrupted = Il tuo turno ricomincia
    .text = La connessione si è interrotta durante il turno: il tuo magnete è di nuovo con gli altri e non è stato posato nulla.
kluster-page-mm = { $mm } mm
kluster-page-high = mm sopra
kluster-page-more = Ne hai più del giocatore successivo: ancora uno?
kluster-page-enough = Basta così
kluster-page-repair = Una cordicella si è staccata. Tirala finché non ne incrocia un’altra.
kluster-page-mended = Le cordicelle sono di nuovo unite.
kluster-page-done = Fatto

## La pagina: posare una cordicella

kluster-page-shapes = Forma della cordicella
kluster-page-shape-circle = Cerchio
kluster-page-shape-oval = Ovale
kluster-page-shape-bean = Fagiolo
kluster-page-shape-star = Stella
kluster-page-shape-free = Disegna
kluster-page-lay = Posa
kluster-page-string = Cordicella { $number } di { $count }
kluster-page-move = Trascinala al suo posto o scegli una forma.
kluster-page-draw = Disegna una linea chiusa sul tavolo.
kluster-page-overlap-yes = La cordicella ne incrocia un’altra.
kluster-page-overlap-no = La cordicella deve incrociarne un’altra.
kluster-page-fault-crossed = La cordicella incrocia sé stessa.
kluster-page-fault-small = Il contorno è troppo piccolo.
kluster-page-fault-tight = La cordicella tocca sé stessa.
kluster-page-fault-off_table = La cordicella esce dal tavolo.

## La pagina: che cosa fare ora

kluster-page-advice-strings = Posa una cordicella
kluster-page-advice-pick = Prendi un magnete
kluster-page-advice-lead = Guidalo, poi lascia
kluster-page-advice-more = Ancora uno, se vuoi
kluster-page-advice-repair = Rimetti a posto la cordicella
kluster-page-advice-settle = Tutto si ferma
kluster-page-hint-lay_string = Posa la cordicella lungo la linea sottile.
kluster-page-hint-place = Posa un magnete dov’è la sagoma chiara.
kluster-page-hint-turn = Tira la cordicella come indica la freccia, poi posa un magnete dov’è la sagoma chiara.
kluster-page-hint-mend = Tira la cordicella come indica la freccia.
kluster-page-hint-end = Fermati qui.

## La pagina: perché no

kluster-page-why-must_place = Devi posare un magnete.
kluster-page-why-upright = Qui i magneti stanno in piano.
kluster-page-why-repair_first = Prima la cordicella, poi un magnete.
kluster-page-why-string_apart = La cordicella deve incrociarne un’altra.
kluster-page-why-bad_string = La cordicella non può stare così.
kluster-page-why-off_table = Lì finisce il tavolo.

## La pagina: detto alla tastiera. $way: dove rispetto a qui

kluster-page-spoken-nearest =
    magnete più vicino a { $mm } mm, { $way ->
        [left] a sinistra
        [above] in alto
        [below] in basso
        [upper_right] in alto a destra
        [upper_left] in alto a sinistra
        [lower_right] in basso a destra
        [lower_left] in basso a sinistra
       *[right] a destra
    }
kluster-page-spoken-hint =
    il suggerimento a { $mm } mm, { $way ->
        [left] a sinistra
        [above] in alto
        [below] in basso
        [upper_right] in alto a destra
        [upper_left] in alto a sinistra
        [lower_right] in basso a destra
        [lower_left] in basso a sinistra
       *[right] a destra
    }, nord a { $degrees }°
kluster-page-spoken-alone = nessun magnete sul tavolo
kluster-page-spoken-inside = dentro la cordicella
kluster-page-spoken-outside = fuori dalla cordicella
kluster-page-spoken-node = Cordicella { $number }, punto { $node } di 64
kluster-page-spoken-held = { $stone }, { $pose }, { $degrees }°
kluster-page-ease-calm = calmo
kluster-page-ease-turning = altri girano
kluster-page-ease-pulling = c’è attrazione
kluster-page-ease-snap = sta per attaccarsi

## La pagina: com’è finita

kluster-page-fewest = Vince chi non ha più magneti.
kluster-page-most = Contano i magneti nell’area.

## Perché una mossa è stata rifiutata

refusal-kluster-not_in_hand = Non hai in mano questo magnete: { $magnet }.
refusal-kluster-too_few_magnets =
    { $count ->
        [one] Hai un solo magnete.
       *[other] Hai solo { $count } magneti.
    }
refusal-kluster-not_now =
    { $phase ->
        [strings] Prima bisogna posare le cordicelle.
        [more] Ora puoi posare un altro magnete, oppure finire il turno.
        [repair] Una cordicella si è staccata: prima rimettila a posto.
       *[turn] In questo momento non è possibile.
    }
refusal-kluster-must_place = Nel tuo turno devi posare un magnete (regola { $rule }).
refusal-kluster-off_table = È oltre il bordo del tavolo (regola { $rule }).
refusal-kluster-upright = A questo tavolo i magneti devono stare in piano (regola { $rule }).
refusal-kluster-repair_first = Una cordicella si è staccata: rimettila a posto prima di posare qualcosa (regola { $rule }).
refusal-kluster-no_such_string = Non c’è nessuna cordicella con questo numero da spostare o da posare: { $loop }.
refusal-kluster-bad_string =
    { $fault ->
        [crossed] La cordicella non può incrociare sé stessa
        [small] Il contorno della cordicella è troppo piccolo
       *[tight] La cordicella non può toccare sé stessa
    } (regola { $rule }).
refusal-kluster-string_apart = Ogni nuova cordicella deve incrociarne una già posata (regola { $rule }).
refusal-kluster-string_after_placing = A questo tavolo la cordicella non si può più spostare una volta posato il magnete (regola { $rule }).
refusal-kluster-track = Nessuna mano avrebbe potuto giocare questo turno ({ $what }).
refusal-kluster-digest = Rigiocato, questo turno finisce diversamente dalla registrazione: { $found } invece di { $expected }.
refusal-kluster-other_physics = Registrato con la fisica { $physics } su { $machine }; qui è { $known } su { $here }, quindi questo turno non si può verificare esattamente.
refusal-kluster-turn_over = Questo turno è finito.
refusal-options-too_few_boxes = Queste scatole sono per { $most } giocatori al massimo, non per { $seats } (regola { $rule }).
