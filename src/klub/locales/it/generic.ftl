## Giochi senza una pagina propria: l’immagine del gioco e le mosse come pulsanti.

generic-moves = Le tue mosse
generic-search = Cerca una mossa
generic-nothing = Nessuna mossa corrisponde a queste parole.
generic-more =
    { $count ->
        [one] … e un’altra. Scrivi una parte del nome per trovarla.
       *[other] … e altre { $count }. Scrivi una parte di un nome per trovarne una.
    }
generic-advice = Scegli una mossa
generic-wait = Le tue mosse appaiono qui quando tocca a te.
generic-picture = { $game }: il tavolo
generic-hint = { $move }. { $reason }
generic-written-more = Scrivi una mossa
generic-written = La mossa, in JSON
generic-written-make = Fai questa mossa
generic-written-wrong = Questa non è una mossa in JSON.
