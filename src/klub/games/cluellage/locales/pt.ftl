## O jogo

cluellage-name = Cluellage
    .about = Apanha imagens antes dos outros, mostra uma palavra secreta com uma colagem e adivinha as dos outros.
    .tagline = Cinco imagens, uma palavra secreta.
    .minutes = 20 min

## Opções: o que faz cada uma, o seu nome nos formulários e os seus valores por palavras

cluellage-option-locations = Os Lugares juntam-se às outras palavras. São os mais difíceis; é melhor deixá-los de fora nas primeiras partidas.
    .label = Com Lugares
cluellage-option-categories = Que palavras há no baralho: a mistura habitual, uma só categoria ou uma mistura ao teu gosto. Personagens e Noções abstratas são as mais fáceis.
    .label = Categorias
    .null = A mistura habitual
    .character = Personagens
    .location = Lugares
    .object = Objetos
    .notion = Noções abstratas
cluellage-option-rounds = Quantas rondas se jogam; três segundo as regras.
    .label = Rondas
cluellage-option-claim_timer = Segundos para apanhar uma carta em cada vaga; quem demora fica com a primeira livre.
    .label = Tempo para apanhar
cluellage-option-collage_timer = Segundos para fazer a colagem; depois, as cartas ficam lado a lado.
    .label = Tempo para a colagem
cluellage-option-exhibit_order = Por que ordem se mostram as colagens depois da primeira a ficar pronta.
    .label = Ordem da exposição
    .seat = Sentido horário
    .finish = Ordem de conclusão
cluellage-option-live_collages = Todos podem ver as colagens enquanto são feitas.
    .label = Ver as colagens ao vivo
cluellage-option-discussion = Quem adivinha pode falar sobre uma colagem; quem a fez não fala. Sem debate, ninguém conversa enquanto se adivinha.
    .label = Debate aberto
cluellage-option-gallery = A solo: o dia da galeria a visitar, como número: 20260131; todos veem a mesma.
    .label = A solo: galeria do dia
cluellage-option-gallery_size = A solo: quantas colagens estão na galeria.
    .label = A solo: colagens
cluellage-option-gallery_timer = A solo: segundos para adivinhar uma colagem.
    .label = A solo: tempo para adivinhar
    .null = Sem limite

## Pontos

cluellage-points =
    { $points ->
        [0] nenhum ponto
        [one] { $points } ponto
       *[other] { $points } pontos
    }
    .of = { $player } ({ cluellage-points })

## Quem deve agir. $who: you, together (tu e $players) ou other; $count é o número de $players

cluellage-phase-word =
    { $who ->
        [you] Estás a ver as palavras.
        [together] Estás a ver as palavras, tal como { $players }.
       *[other]
            { $count ->
                [one] { $players } está a ver as palavras.
               *[other] { $players } estão a ver as palavras.
            }
    }
cluellage-phase-claim =
    { $who ->
        [you] Tens uma carta para apanhar.
        [together] Tens uma carta para apanhar, tal como { $players }.
       *[other]
            { $count ->
                [one] { $players } tem uma carta para apanhar.
               *[other] { $players } têm uma carta para apanhar.
            }
    }
cluellage-phase-collage =
    { $who ->
        [you] Estás a fazer a tua colagem.
        [together] Estás a fazer a tua colagem, tal como { $players }.
       *[other]
            { $count ->
                [one] { $players } está a fazer a sua colagem.
               *[other] { $players } estão a fazer a sua colagem.
            }
    }
cluellage-phase-exhibit =
    { $who ->
        [you] Estás a adivinhar.
        [together] Estás a adivinhar, tal como { $players }.
       *[other]
            { $count ->
                [one] { $players } está a adivinhar.
               *[other] { $players } estão a adivinhar.
            }
    }
cluellage-phase-reveal =
    { $who ->
        [you] Estás a ver os pontos.
        [together] Estás a ver os pontos, tal como { $players }.
       *[other]
            { $count ->
                [one] { $players } está a ver os pontos.
               *[other] { $players } estão a ver os pontos.
            }
    }
cluellage-phase-over = A partida acabou.

## O que aconteceu. $who: you ou other; $picture é uma imagem por palavras

# $reshuffled: yes ou no
cluellage-event-round_began =
    Começa a ronda { $round }.{ $reshuffled ->
        [yes] {" "}As imagens descartadas voltam a ser baralhadas.
       *[no] {""}
    }
cluellage-event-readied =
    { $who ->
        [you] Estás a postos.
       *[other] { $player } está a postos.
    }
# $pictures: todas por palavras
cluellage-event-flipped = Vaga { $wave } de 5: { $pictures }.
# $assigned: yes ou no; a última carta de uma vaga não se escolhe
cluellage-event-claimed =
    { $who ->
        [you]
            { $assigned ->
                [yes] Ficas com a última: { $picture }.
               *[no] Apanhas: { $picture }.
            }
       *[other]
            { $assigned ->
                [yes] { $player } fica com a última: { $picture }.
               *[no] { $player } apanha: { $picture }.
            }
    }
# Em que lugar se acaba uma colagem
cluellage-ordinal =
    { $place ->
        [1] primeiro
        [2] segundo
        [3] terceiro
        [4] quarto
        [5] quinto
       *[6] sexto
    }
# $late: yes se foi o relógio a pendurá-la, senão no
cluellage-event-hung =
    { $who ->
        [you]
            { $late ->
                [yes] O teu tempo acabou: as tuas cartas ficam lado a lado.
               *[no] Acabas a colagem em { cluellage-ordinal } lugar.
            }
       *[other]
            { $late ->
                [yes] O tempo acabou: as cartas de { $player } ficam lado a lado.
               *[no] { $player } acaba a colagem em { cluellage-ordinal } lugar.
            }
    }
# O atributo é para a galeria, onde foi um bot a fazê-la
cluellage-event-shown =
    { $who ->
        [you] A tua colagem está na parede. Ficas em silêncio.
       *[other] A colagem de { $player } está na parede.
    }
    .gallery = A colagem seguinte está na parede.
# $changed: yes ou no
cluellage-event-guessed =
    { $who ->
        [you]
            { $changed ->
                [yes] Pões outra ficha.
               *[no] Pões uma ficha.
            }
       *[other]
            { $changed ->
                [yes] { $player } põe outra ficha.
               *[no] { $player } põe uma ficha.
            }
    }
# $word: a palavra; $count: quantos acertaram; $list: quem. O atributo é para a galeria; $right: yes ou no
cluellage-event-revealed =
    Era o { $number }, «{ $word }». { $count ->
        [0] Ninguém acertou.
       *[other] Acertos: { $list }.
    }
    .gallery =
        Era o { $number }, «{ $word }». { $right ->
            [yes] Acertaste.
           *[no] Falhaste.
        }
# $list: todos com os pontos da ronda
cluellage-event-round_over = A ronda { $round } acabou. { $list }.

## A mesa como texto e como imagem

cluellage-round = Ronda { $round } de { $rounds }
    .gallery = Colagem { $round } de { $rounds }
cluellage-category-character = Personagens
cluellage-category-location = Lugares
cluellage-category-object = Objetos
cluellage-category-notion = Noções abstratas
cluellage-yours = a tua palavra
cluellage-middle = Ao centro
cluellage-claimed = As tuas cartas
cluellage-wall = Na parede
cluellage-head-points = pontos

## Porque é que um bot joga assim. $tag: o que se vê numa imagem; $word: a palavra que lhe fica bem

cluellage-reason-ready = Não há mais nada a fazer.
cluellage-reason-claim_best = Das cartas livres, é a que melhor sugere «{ $word }»: { $tag }.
cluellage-reason-claim_least_bad = Nenhuma sugere bem «{ $word }»; esta é a que menos engana: { $tag }.
cluellage-reason-collage = O que melhor sugere «{ $word }» deve saltar à vista: { $tag }.
cluellage-reason-guess = Sugere «{ $word }», sobretudo por isto: { $tag }.
# Uma colagem explicada no fim: uma linha por carta
cluellage-link = { $tag }, por «{ $word }»

## No terminal. $choices: o que se pode escrever

cluellage-ask-ready = Prime Enter para continuar.
cluellage-ask-claim = Que carta? ({ $choices })
cluellage-ask-collage = Dispõe as tuas cartas: um padrão ({ $choices }) e os seus números, a mais importante primeiro
cluellage-ask-guess = Que palavra é? ({ $choices })
# O que faria um bot. $reason: um de cluellage-reason-…
cluellage-hint-ready = Continua. { $reason }
cluellage-hint-claim = Apanha esta: { $picture }. { $reason }
cluellage-hint-hang = Põe esta por cima: { $picture }. { $reason }
cluellage-hint-guess = Escolhe o { $number }. { $reason }

## A página. $picture é uma imagem em palavras, $percent quanto se vê de uma carta

cluellage-page-language = pt
cluellage-page-picture = uma imagem
cluellage-page-percent = { $percent }%
cluellage-page-quoted = «{ $word }»
cluellage-page-step-word = As palavras
cluellage-page-step-claim = Apanha uma!
cluellage-page-step-collage = A tua colagem
cluellage-page-step-exhibit = A exposição
cluellage-page-advice-word = Vê a tua palavra
cluellage-page-advice-claim = Põe a mão numa carta!
cluellage-page-advice-collage = Dispõe e sela
cluellage-page-advice-exhibit = Que palavra é?
cluellage-page-advice-reveal = Vê e continua
cluellage-page-advice-change = Ainda podes mudar
cluellage-page-seat-ready = a postos
cluellage-page-seat-looks = a ver
cluellage-page-seat-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
cluellage-page-seat-works = a trabalhar
cluellage-page-seat-done = colagem pronta
cluellage-page-seat-artist = na parede
cluellage-page-seat-thinks = a pensar
cluellage-page-seat-guessed = ficha posta
cluellage-page-ledge = O que podes fazer
cluellage-page-waiting = À espera de { $players }
cluellage-page-awaited = Os outros estão à tua espera.
cluellage-page-words = Seis palavras: { $category }
cluellage-page-glosses = O que significam estas palavras?
cluellage-page-screen = O teu biombo e o teu dado
cluellage-page-rolled = Saiu-te { $number }
cluellage-page-peek = Ver a palavra
cluellage-page-hide = Esconder a palavra
cluellage-page-ready = A postos
cluellage-page-wave = Vaga { $wave } de 5
cluellage-page-claim = Apanhar a carta { $number }: { $picture }
cluellage-page-taken = Apanhada por { $player }: { $picture }
cluellage-page-faster = { $player } chegou primeiro.
cluellage-page-another = Apanha outra!
cluellage-page-too_late = Alguém chegou primeiro
cluellage-page-race = A corrida
cluellage-page-race-last = a última carta
cluellage-page-race-quickest =
    { $count ->
        [one] { $player }: uma vez a mão mais rápida.
       *[other] { $player }: { $count } vezes a mão mais rápida.
    }
cluellage-page-canvas = A tua tela
cluellage-page-canvas-keys = Tab escolhe uma carta. As setas movem-na, { $left } e { $right } rodam-na; com Shift, em passos pequenos. Page Up e Page Down sobem-na ou descem-na na pilha.
cluellage-page-card = { $picture }; { $percent }% à vista
cluellage-page-turn = Rodar
cluellage-page-tools = A carta escolhida
cluellage-page-tool-left = Rodar para a esquerda
cluellage-page-tool-right = Rodar para a direita
cluellage-page-tool-front = Para a frente
cluellage-page-tool-back = Para trás
cluellage-page-done = Pronto
cluellage-page-seal = Selar
    .text = Uma colagem selada já não muda.
cluellage-page-work_on = Ainda não
cluellage-page-why-hidden = Uma carta quase desapareceu
    .text = Só se vê { $percent }%. Deixa à vista um quarto de cada carta.
cluellage-page-yours_hangs = A tua colagem selada
cluellage-page-making = As colagens estão a ser feitas.
cluellage-page-others = As telas dos outros
cluellage-page-by = Colagem de { $player }
cluellage-page-by_gallery = Colagem de um bot
cluellage-page-which = Que palavra é?
cluellage-page-guess = Pôr a ficha
cluellage-page-change = Podes trocá-la até estar a última ficha.
cluellage-page-silent = A tua colagem está na parede. Nem uma palavra!
cluellage-page-tokens = Fichas
cluellage-page-token-none = { $player }: ainda a pensar
cluellage-page-token-laid = { $player }: ficha posta
cluellage-page-token-open = { $player }: { $number }
cluellage-page-drum = Todas as fichas estão postas…
    .alone = E é…
cluellage-page-it = a palavra certa
cluellage-page-it_was = Era o { $number }, «{ $word }».
cluellage-page-revealed =
    Era o { $number }. { $count ->
        [0] Ninguém acertou.
       *[other] Acertos: { $list }.
    }
cluellage-page-right_guesses =
    { $count ->
        [0] Ninguém acertou
        [one] Um jogador acertou
       *[other] { $count } jogadores acertaram
    }
cluellage-page-yes = Certo!
cluellage-page-no = Desta vez não
cluellage-page-why = Porquê estas?
cluellage-page-go_on = Continuar
cluellage-page-give_up = Desisto
cluellage-page-own_game = Um jogo nosso, que não vem nas regras.
cluellage-page-right = Certas: { $points }
cluellage-page-right_of = { $points } certas em { $count }
cluellage-page-album = A exposição
cluellage-page-save = Guardar como imagem
cluellage-page-save_one = Guardar «{ $word }» como imagem
cluellage-page-save_all = Guardar tudo
cluellage-page-share = Partilhar
cluellage-page-no_picture = Não foi possível criar a imagem.
cluellage-page-guessed_by = Adivinhado por { $players }
    .none = Ninguém adivinhou
cluellage-page-no_points = Os pontos ganham-se na exposição.
cluellage-page-round = Ronda { $round }
cluellage-page-as_maker = a sua colagem
cluellage-page-as_guesser = adivinhado
cluellage-page-together = Total
cluellage-daily = A galeria de hoje

## Porque foi recusada uma jogada

refusal-cluellage-unknown_picture = Não há uma imagem «{ $card }».
refusal-cluellage-claimed = { $player } chegou primeiro: esta carta já não está livre. Apanha outra (regra { $rule }).
refusal-cluellage-one_claim = Já tens uma carta desta vaga; há só uma para cada um (regra { $rule }).
refusal-cluellage-not_in_middle = Esta carta não está ao centro (regra { $rule }).
refusal-cluellage-done_is_final = A tua colagem está pronta, e assim fica (regra { $rule }).
refusal-cluellage-own_collage = Esta é a tua própria colagem: são os outros a adivinhar (regra { $rule }).
refusal-cluellage-not_now =
    { $phase ->
        [word] Agora todos estão a ver as palavras.
        [claim] Agora apanham-se cartas.
        [collage] Agora fazem-se as colagens.
        [exhibit] Agora adivinha-se uma colagem.
       *[reveal] Agora todos estão a ver os pontos.
    }
refusal-cluellage-turned_over = Uma carta não se pode virar (regra { $rule }). Isto está no verso da tua: { $picture }.
refusal-cluellage-not_yours = A tua colagem faz-se só com as tuas cinco cartas (regra { $rule }). Esta não é uma delas: { $picture }.
refusal-cluellage-use_all_five = É preciso usar as cinco cartas, uma vez cada uma; usaste { $count } (regra { $rule }).
refusal-cluellage-off_canvas = A carta inteira tem de ficar na tela (regra { $rule }). Esta passa da borda: { $picture }.
refusal-cluellage-hidden = De cada carta tem de se ver um quarto (regra { $rule }). Desta só se vê { $percent }%: { $picture }.
refusal-cluellage-no_such_number = Não há uma ficha { $number }; vão de 1 a { $most } (regra { $rule }).
