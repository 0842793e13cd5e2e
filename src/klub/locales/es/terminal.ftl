## La línea de órdenes. Los atributos de una ayuda explican sus argumentos.

terminal-help = Klub es una mesa para juegos de mesa. Sin ninguna orden, abre una mesa en tu navegador, en este equipo.
    .language = El idioma: { $languages }. Por defecto, el de tu sistema.
    .version = Mostrar la versión y salir.
    .lan = Deja que se una toda la red local y muestra el enlace como código QR.
terminal-help-play = Jugar contra bots en la terminal.
    .game = El juego; «klub games» los enumera.
    .seats = Cuántos jugadores, contándote a ti.
    .bots = Lo fuertes que son los bots: { $levels }.
    .option = Una opción del juego, como first_bonuses=true o bounds=9x7. Se puede repetir.
    .seed = Un número entero o 64 cifras hexadecimales: la misma semilla reparte las mismas cartas.
    .language = { terminal-help.language }
terminal-help-games = Enumerar los juegos y sus opciones.
    .language = { terminal-help.language }
terminal-help-verify = Reproducir un archivo de partida y comprobar que nadie lo ha manipulado: mezcla, jugadas y resultado.
    .file = El archivo de partida.
    .language = { terminal-help.language }

terminal-unknown_language = Aquí no hay ningún idioma «{ $wish }». Disponibles: { $known }.
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
terminal-verify-practice = Práctica: se deshicieron jugadas después de ver más, así que el reparto no demuestra nada.
terminal-verify-unreadable = No se puede leer el archivo { $file }: { $reason }.

## klub play: nombres

terminal-you = Tú
terminal-bot = Bot { $letter }
# Una etiqueta y lo que sigue
terminal-labelled = { $label }: { $text }
# El resultado, una línea por jugador; $reached: los puntos, o lo que queda
terminal-rank = { $rank }. { $player }: { $reached }

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
terminal-command-hint = pregunta a un bot qué haría y por qué
terminal-command-save = guarda la partida en un archivo
    .form = save ARCHIVO
terminal-command-quit = sale de la partida
terminal-not-understood = No entiendo «{ $input }». Escribe ? para pedir ayuda.

## klub play: el final

terminal-won =
    { $who ->
        [you] ¡Has ganado!
        [together] Compartes la victoria con { $players }.
        [solo] ¡Bien jugado!
        [lost] Esta vez no. ¡Inténtalo de nuevo!
       *[other]
            { $count ->
                [one] Gana { $players }.
               *[other] { $players } comparten la victoria.
            }
    }
terminal-offer-save = ¿Guardar la partida? Escribe un nombre de archivo, o pulsa Intro para omitirlo:
terminal-saved = Guardada: { $file }
terminal-saved-running = Guardada: { $file }. La partida sigue en curso, así que el archivo mantiene en secreto la mezcla.
terminal-save-how = Escribe save y un nombre de archivo.
terminal-save-exists = { $file } ya existe. Elige otro nombre.
terminal-save-failed = No se puede escribir { $file }: { $reason }.
terminal-goodbye = ¡Hasta pronto, nos vemos en la mesa!

## klub, klub serve

terminal-help-serve = Ofrecer mesas a otras personas. Cada ajuste puede venir también del entorno o de un archivo: véase docs/hosting.md.
    .host = La dirección en la que se escucha; 0.0.0.0 para todas.
    .port = El puerto; 0 para cualquiera libre.
    .data = La carpeta de los datos guardados.
    .database = Dónde se guardan las mesas: postgresql://… o sqlite:///…; por defecto, un archivo en la carpeta de datos.
    .redis = Lo que conecta varios procesos: redis://….
    .workers = Cuántos procesos se ponen en marcha. Más de uno necesita PostgreSQL y Redis.
    .config = Un archivo de ajustes (TOML).
    .language = { terminal-help.language }
terminal-serve-here = Klub está abierto: { $address }
terminal-serve-lan = Para toda esta red: { $address }
terminal-serve-others = Otras direcciones de este equipo: { $addresses }
terminal-serve-name = También con este nombre: { $address }
terminal-serve-plain_http = Con http sin cifrar se puede jugar a todo; solo las notificaciones e instalar Klub como aplicación necesitan https.
terminal-serve-alone = No se ha encontrado ninguna red; solo puede jugar este equipo.
terminal-serve-stop = Ctrl-C lo cierra.
terminal-serve-stopped = Klub está cerrado. Cada jugada queda guardada.
terminal-serve-port_taken = El puerto { $port } está ocupado, quizá por otro Klub. Elige otro: KLUB_PORT=… o klub serve --port …
terminal-serve-cannot_listen = No se puede escuchar en { $host }, puerto { $port }: { $reason }.
terminal-serve-not_writable = No se puede escribir en { $path }. Elige otra carpeta (KLUB_DATA=… o --data …) o cambia sus permisos.
terminal-serve-too_new = Los datos son de una versión más nueva de Klub: su estructura es la { $found }, y esta versión conoce hasta la { $known }. Actualiza Klub.
terminal-serve-not_ours = Esto no lo ha escrito Klub, o está dañado: { $reason }
terminal-serve-unavailable = No se puede llegar a la base de datos: { $reason }
terminal-serve-no_page = Este Klub viene sin página web; un navegador solo encuentra este aviso. Para jugar en la terminal, ejecuta «klub play».
terminal-serve-game_broken = El juego instalado «{ $game }» (paquete { $package }) no se puede jugar y queda fuera: { $why }
terminal-serve-game_untold = Al juego instalado «{ $game }» (paquete { $package }) le faltan frases: { $why }

## klub backup, klub restore, klub export

terminal-help-backup = Escribir todos los datos en un solo archivo. El servidor puede seguir funcionando.
    .file = El archivo que se escribe.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-help-restore = Cargar una copia de seguridad en una base de datos vacía.
    .file = La copia de seguridad.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-help-export = Escribir el archivo de partida de una mesa.
    .table = El identificador de la mesa: la última parte de su enlace.
    .output = El archivo que se escribe. Por defecto, la pantalla.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-backup-done = Escrito: { $file } (filas: { $rows })
terminal-restore-done = Recuperado de { $file } (filas: { $rows })
terminal-restore-not_empty = La base de datos no está vacía. Una copia solo se puede cargar en una vacía.

## Games without a face of their own in the terminal

terminal-ask-move = Tu jugada (un número, parte de su nombre, ? para verlas todas):
terminal-more-moves =
    { $count ->
        [one] … y { $count } más. Escribe parte de su nombre para encontrarla.
       *[other] … y { $count } más. Escribe parte de un nombre para encontrar una.
    }
terminal-hint-move = Pista: { $move }. { $reason }

## klub new

terminal-help-new = Crear el paquete de un juego tuyo: se puede jugar al momento y cambiarlo como quieras.
    .name = Cómo se llama el juego: minúsculas, cifras y guiones bajos.
    .folder = La carpeta que se crea; por defecto, una con el nombre del juego, aquí.
    .language = { terminal-help.language }
terminal-new-done = El juego { $game } está creado: { $folder } ({ $files } archivos).
terminal-new-install = Para instalarlo: { $command }
terminal-new-play = Para jugar: { $game } en la terminal, { $page } en el navegador.
terminal-new-change = Para cambiarlo: { $file }, y luego comprobarlo: { $test }
