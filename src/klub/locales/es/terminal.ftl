## La línea de órdenes. Los atributos de una ayuda explican sus argumentos.

terminal-help = Klub es una mesa para juegos de mesa. Sin ninguna orden, juegas aquí mismo a Clustered contra un bot.
    .language = El idioma: { $languages }. Si no, el de tu sistema.
    .version = Mostrar la versión y salir.
terminal-help-play = Jugar contra bots en la terminal.
    .game = El juego; «klub games» los enumera.
    .seats = Cuántos jugadores, contándote a ti.
    .bots = Lo fuertes que son los bots: { $levels }.
    .option = Una opción del juego, como first_bonuses=true o bounds=9x7. Se puede repetir.
    .seed = Un número entero o 64 cifras hexadecimales: la misma semilla reparte las mismas cartas.
    .language = { terminal-help.language }
terminal-help-games = Enumerar los juegos y sus opciones.
    .language = { terminal-help.language }
terminal-help-verify = Repetir un archivo de partida y comprobar que nadie lo ha manipulado: mezcla, jugadas y resultado.
    .file = El archivo de partida.
    .language = { terminal-help.language }

terminal-unknown_language = Aquí no hay ningún idioma «{ $wish }». Hay: { $known }.
terminal-malformed_option = Una opción se escribe nombre=valor, no «{ $option }».
# Un rechazo con su código, para quien quiera consultarlo
terminal-refused = { $sentence } [{ $code }]

## klub games

terminal-players = de { $fewest } a { $most } jugadores
terminal-options = Opciones (--option nombre=valor)
terminal-default = por defecto: { $value }
terminal-levels = Bots (--bots NIVEL)

## klub verify

terminal-verify-commitment = La mezcla es la prometida antes de la primera jugada.
terminal-verify-moves =
    { $moves ->
        [one] { $moves } jugada, permitida por las reglas.
       *[other] { $moves } jugadas, todas permitidas por las reglas.
    }
terminal-verify-result = El resultado es correcto: { $scores }.
terminal-verify-unfinished = La partida aún no ha terminado, así que no hay resultado que comprobar.
terminal-verify-unreadable = No se puede leer el archivo { $file }: { $reason }.

## klub play: nombres

terminal-you = Tú
terminal-bot = Bot { $letter }

## klub play: tu turno

terminal-welcome =
    { $bots ->
        [0] { $game } en solitario. ¡Supera tu récord!
        [one] { $game } contra un bot ({ $level }).
       *[other] { $game } contra { $bots } bots ({ $level }).
    }
terminal-promise = Huella de la mezcla: { $hash }
terminal-keys = Escribe ? para pedir ayuda, quit para salir.
terminal-thinking = { $player } está pensando…
terminal-hand = Tu mano
terminal-ask-card = ¿Qué carta? (1–{ $cards })
terminal-ask-place = ¿Dónde? (x y)
terminal-ask-discard-stuck = Nada encaja. ¿Qué carta descartas? (1–{ $cards })
terminal-ask-discard-start = ¿Qué carta descartas? Te quedas con cinco. (1–{ $cards })
terminal-ask-discard-quick = ¿Qué carta descartas? (1–{ $cards })
terminal-command-number = elige una carta; después indica el sitio con x y, o todo de una vez: 2 1 -3
    .form = número
terminal-command-places = muestra esta ayuda; con una carta elegida, dónde encaja y cuántos puntos da
terminal-command-hint = pregunta a un bot qué haría y por qué
terminal-command-save = guarda la partida en un archivo
    .form = save ARCHIVO
terminal-command-quit = sale de la partida
# $card va en la forma .object
terminal-places = Sitios para { $card }:
terminal-no-places = Ahora mismo no hay sitio para { $card }.
terminal-not-understood = No entiendo «{ $input }». Escribe ? para pedir ayuda.
terminal-no-such-card = Elige una carta del 1 al { $cards }.
# $card va en la forma .object; $reason: uno de …-reason-…
terminal-hint-place = Pon { $card } en ({ $x }, { $y }). { $reason }
terminal-hint-discard = Descarta { $card }. { $reason }

## klub play: el final

terminal-won =
    { $who ->
        [you] ¡Has ganado!
        [together] Compartes la victoria con { $players }.
        [shared] Victoria compartida: { $players }.
        [solo] ¡Bien jugado!
       *[other] Gana { $players }.
    }
terminal-no-points = nada que puntúe
terminal-offer-save = ¿Guardar la partida? Escribe un nombre de archivo, o solo Intro para no:
terminal-saved = Guardada: { $file }
terminal-saved-running = Guardada: { $file }. La partida sigue en marcha, así que el archivo mantiene en secreto la mezcla.
terminal-save-how = Escribe save y un nombre de archivo.
terminal-save-exists = { $file } ya existe. Elige otro nombre.
terminal-save-failed = No se puede escribir { $file }: { $reason }.
terminal-goodbye = ¡Hasta pronto, nos vemos en la mesa!
