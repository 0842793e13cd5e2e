## Acerca de Klub

about-what = Una mesa de juegos
    .text = Abre un enlace, siéntate y juega: con amigos, con bots o en solitario, en móviles, portátiles y una pantalla grande.
about-fans = Hecho por aficionados
    .text = Esta es una versión independiente, con dibujos y palabras propios. No está afiliada a los autores y editoriales, a quienes pertenecen los juegos y sus nombres, ni cuenta con su respaldo. Si te gusta un juego, cómpralo: nada supera unas cartas de verdad en una mesa de verdad.
about-private = Nadie te observa
    .text = Sin cuenta, sin publicidad, sin rastreadores, nada de otras webs. Este servidor conoce tu nombre, tu color y tus partidas; tu navegador guarda una cookie que dice quién eres.
about-free = Software libre
    .text = Klub es software libre: el programa, los dibujos y los textos tienen licencia MIT. Su código contiene las reglas, los bots y esta página; puedes montar tu propio servidor.
    .licences = Las licencias de todo lo que contiene esta página
about-words = Las palabras
    .text = ¿Una frase es rara, está mal o cuesta entenderla? Díselo a quien lleva este servidor o a quienes hacen Klub.
    .report = Avisar de una frase
report-help = Escribe la frase tal como la viste. La página averigua cuál es y prepara un texto para copiar y enviar.
report-read = La frase
report-which = ¿A cuál te refieres?
report-found =
    { $count ->
        [0] No se encontró ninguna frase; basta con tu texto.
        [one] Se encontró una frase.
       *[other] Se encontraron { $count } frases.
    }
report-better = Una frase mejor, si se te ocurre
report-text = Texto para enviar
report-prepared =
    Clave: { $sentence }
    Idioma: { $spoken }
    Versión: { $version }
    Leído: { $read }
    Mejor: { $better }
