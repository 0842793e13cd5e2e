report-help = Scrivi la frase come l’hai vista. La pagina trova quale è e prepara un testo da copiare e inviare.
report-read = La frase
report-which = Quale intendi?
report-found =
    { $count ->
        [0] Nessuna frase trovata; basta il tuo testo.
        [one] Trovata una frase.
       *[other] Trovate { $count } frasi.
    }
report-better = Una frase migliore, se ne conosci una
report-text = Testo da inviare
report-prepared =
    Chiave: { $sentence }
    Lingua: { $spoken }
    Versione: { $version }
    Letto: { $read }
    Meglio: { $better }
