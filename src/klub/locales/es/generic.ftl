## Juegos sin página propia: la imagen del juego y sus jugadas como botones.

generic-moves = Tus jugadas
generic-search = Buscar una jugada
generic-nothing = Ninguna jugada coincide con estas palabras.
generic-more =
    { $count ->
        [one] … y { $count } más. Escribe parte de su nombre para encontrarla.
       *[other] … y { $count } más. Escribe parte de un nombre para encontrar una.
    }
generic-advice = Elige una jugada
generic-wait = Tus jugadas aparecen aquí cuando te toca.
generic-picture = { $game }: la mesa
generic-hint = { $move }. { $reason }
generic-written-more = Escribir una jugada
generic-written = La jugada, en JSON
generic-written-make = Hacer esta jugada
generic-written-wrong = Esto no es una jugada en JSON.
