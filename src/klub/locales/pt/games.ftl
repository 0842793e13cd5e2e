## Os jogos

clustered-name = Clustered
    .about = Junta cartas que partilhem dois traços com as vizinhas e forma linhas e um retângulo.
    .tagline = Junta cartas que combinem. Faz crescer linhas e retângulos.
    .minutes = 15 min
cubed-name = Cubed
    .about = Junta peças cor com cor e fica sem nenhuma antes dos outros.
    .tagline = Encaixa os cubos, combina as cores, esvazia a mão.
    .minutes = 20 min
kluster-name = Kluster
    .about = Coloca ímanes dentro do cordão sem que se colem.
    .tagline = Sustém a respiração. Só mais um íman…
    .minutes = 10 min
cluellage-name = Cluellage
    .about = Apanha imagens, mostra uma palavra secreta com uma colagem e adivinha as dos outros.
    .tagline = Cinco imagens, uma palavra secreta.
    .minutes = 20 min
# $fewest e $most são números
games-players = { $players } jogadores
games-count =
    { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }
