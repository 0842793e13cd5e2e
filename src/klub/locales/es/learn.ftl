## Aprender jugando

learn-title = Aprender { $game }
learn-steps = Pasos
learn-all_steps = Todos los pasos
learn-step = Paso { $step } de { $steps }
learn-back = Paso anterior
learn-next = Siguiente
learn-skip = Saltar
learn-again = Otra vez
learn-restart = Repetir este paso
learn-lost = No ha salido. Inténtalo otra vez.
learn-refused = Eso no se puede.
learn-done = ¡Ya sabes jugar a { $game }!
    .text = No hace falta más para una primera partida. Lo demás se aprende jugando.
    .play = Jugar contra un bot fácil
    .again = Repetir
learn-to_rules = Leer las reglas

## Las reglas

learn-rules = Reglas de { $game }
learn-contents = Índice
learn-by_playing = Aprende jugando
learn-fans = Estas reglas están contadas con nuestras propias palabras. Klub es una versión independiente hecha por aficionados; no está afiliada a las editoriales ni cuenta con su respaldo.
learn-nothing = Aquí no hay nada que aprender
    .text = Este juego no tiene página de reglas ni lecciones.

## Drawn examples

learn-fits = Encaja
learn-fits_not = No encaja
