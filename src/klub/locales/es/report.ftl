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
