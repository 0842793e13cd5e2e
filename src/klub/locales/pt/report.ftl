report-help = Escreve a frase tal como a viste. A página descobre qual é e prepara um texto para copiares e enviares.
report-read = A frase
report-which = A qual te referes?
report-found =
    { $count ->
        [0] Nenhuma frase encontrada; o teu texto chega.
        [one] Encontrada uma frase.
       *[other] Encontradas { $count } frases.
    }
report-better = Uma frase melhor, se souberes
report-text = Texto para enviar
report-prepared =
    Chave: { $sentence }
    Língua: { $spoken }
    Versão: { $version }
    Lido: { $read }
    Melhor: { $better }
