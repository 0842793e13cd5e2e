## Palavras de todas as páginas

page-home = Klub, página inicial
page-back = Voltar
page-close = Fechar
page-cancel = Cancelar
page-save = Guardar
page-retry = Tentar de novo
page-share = Partilhar
page-copy = Copiar
page-copied = Ligação copiada
page-copy_by_hand = Copia esta ligação à mão:
page-link = Ligação
page-code = Código: { $code }
page-qr = Código QR de { $link }
page-you = Tu
page-fan_notice = O Klub é feito por fãs, com desenhos próprios. Não tem ligação às editoras dos jogos.
# Nomes simpáticos para quem chega, com vírgulas
page-guest_names = Lontra, Bordo, Melro, Trevo, Texugo, Salgueiro, Tentilhão, Feto, Lebre, Avelã, Garça, Cardo

## Definições

page-settings = Definições
page-language = Língua
page-to_dark = Tema escuro
page-to_light = Tema claro
page-theme = Tema
page-theme-system = Como o aparelho
page-theme-light = Claro
page-theme-dark = Escuro
page-sound = Som e vibração
page-motion = Movimento
    .help = As cartas voam, os pontos sobem.
page-shortcuts = Atalhos de teclado
    .help = Se estiverem desligados, letras e algarismos só funcionam quando o tabuleiro está selecionado.
page-name = Nome
page-color = Cor
page-paper-blue = Azul, onda
page-paper-orange = Laranja, raio
page-paper-plum = Ameixa, lua
page-paper-sun = Amarelo, estrela
page-paper-teal = Verde-azulado, gota
page-paper-red = Vermelho, coração
page-paper-leaf = Verde, folha
page-paper-rose = Rosa, flor

## Formulários

page-fewer = Diminuir: { $label }
page-more = Aumentar: { $label }
page-no_limit = Sem limite
page-limit = Limite
page-choose = Escolher
page-shape-rectangle = Retângulo
page-shape-round = Redonda
page-width = Largura
page-height = Altura
page-diameter = Diâmetro
page-some = Alguns

## Avisos

page-why = Porquê?
page-update = Há uma nova versão do Klub.
    .load = Carregar
    .loading = Um momento…
page-failed = Algo correu mal nesta página. Na mesa, nada se perdeu.
    .again = Carregar de novo

## Recusas que se podem dizer logo; as outras estão em refusals.ftl

refusal-unknown = Isso não é possível ({ $code }).
refusal-named = Não é possível: { $what }.
refusal-page-offline = Não é possível chegar ao servidor. Verifica a tua ligação.
