## Spellen zonder eigen pagina: de afbeelding van het spel en de zetten als knoppen.

generic-moves = Jouw zetten
generic-search = Zet zoeken
generic-nothing = Geen zet past bij deze woorden.
generic-more =
    { $count ->
        [one] … en nog { $count }. Typ een deel van de naam om die te vinden.
       *[other] … en nog { $count }. Typ een deel van een naam om er een te vinden.
    }
generic-advice = Kies een zet
generic-wait = Hier verschijnen je zetten als je aan de beurt bent.
generic-picture = { $game }: de tafel
generic-hint = { $move }. { $reason }
generic-written-more = Een zet schrijven
generic-written = De zet als JSON
generic-written-make = Deze zet doen
generic-written-wrong = Dit is geen zet in JSON.
