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
