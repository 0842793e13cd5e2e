## A mesa: de quem é a vez, por cima do tabuleiro

table-you = tu
table-call-you = É a tua vez
table-call-other = É a vez de { $player }
table-call-several =
    { $players ->
        [one] À espera de { $players } jogador
       *[other] À espera de { $players } jogadores
    }
table-call-over = Fim da partida
table-call-you_won = Ganhaste!
table-call-won = { $player } ganha
# $players: vários nomes
table-call-shared = { $players } partilham a vitória
table-sending = A enviar…
table-see_result = Ver o resultado
table-again =
    { $people ->
        [1] Jogar outra vez
       *[other] Outra vez todos
    }
table-points = Pontos:
table-rules-basic = regras básicas
table-rules-changed =
    { $options ->
        [one] { $options } opção alterada
       *[other] { $options } opções alteradas
    }
table-move_number = jogada { $number }

## Abrir uma mesa, e mesas que não abrem

table-opening = A abrir a mesa…
table-claim_failed = Esse lugar não é teu.
table-ended-title = Esta mesa não está aberta
table-ended-offline = Sem ligação
table-ended-home = Para o início
table-nothing_to_watch = Esta partida não admite espectadores.

## A linha para o servidor

table-line-lost = Ligação perdida. A tentar de novo…
table-line-offline = Estás sem ligação. A partida continua assim que a recuperares.
table-line-kept = A tua jogada está guardada e será enviada.

## Lugares

table-seats = Jogadores
table-seat-to_move = é a sua vez
table-seat-bot = bot
table-seat-away = fora, joga um bot
table-seat-lost = sem ligação
table-seat-resigned = desistiu
table-seat-sending = a enviar…
table-clock-left = Tempo restante:
table-clock-bank = Tempo de reserva:
table-score-yours = Os teus pontos
table-score-of = Pontos: { $player }
table-stand_in = Um bot está a jogar por ti.
table-stand_in-return = Retomar o meu lugar

## Um aparelho que passa de mão em mão

table-curtain = Passa o aparelho a { $player }
table-curtain-first = { $player } começa
table-pass_on = Vez de { $player }
table-curtain-help = Os outros olham para o lado. Não se vê nenhuma mão enquanto não tocares no ecrã.
table-curtain-lift = Sou { $player }

## Ferramentas e menu

table-tools = Ferramentas
table-fit = Ver a mesa toda
table-menu = Menu
table-rules = Regras
table-tutorial = Aprender
table-hint = Dica
table-undo = Voltar atrás
table-full_screen = Ecrã inteiro
table-full_screen-end = Sair do ecrã inteiro
table-panel-keys = Teclado
table-panel-invite = Convite
table-panel-people = Pessoas
table-panel-screen = Ecrã grande
table-panel-handover = Passar para outro aparelho
table-panel-resign = Desistir
table-panel-leave = Sair da mesa
table-panel-end = Acabar a partida
table-panel-close = Fechar a mesa
table-refused = Isso não é possível.

## O que o menu abre

table-keys-board = Teclas do tabuleiro
    .plain = Setas, Enter e algarismos. Chega-se lá com Tab.
# $policy: quem pode assistir: none, delayed, open
table-invite-help =
    { $policy ->
        [none] Esta ligação leva à mesa. Só os jogadores a podem abrir.
        [delayed] Qualquer pessoa com esta ligação pode assistir, com algumas jogadas de atraso.
       *[open] Qualquer pessoa com esta ligação pode assistir.
    }
table-invite-title = Uma partida de { $game }
table-screen-help = Mostra a mesa, mas não o que cada um tem na mão, para uma televisão ou um ecrã grande que todos veem.
table-screen-here = Abrir aqui
table-screen-join = Entra na partida
table-screen-code = Digitaliza ou abre { $address }
table-screen-free =
    { $seats ->
        [one] Há { $seats } lugar livre
       *[other] Há { $seats } lugares livres
    }
table-handover-help = Abre esta ligação no outro aparelho: a partir daí jogas lá. Serve uma vez.
table-handover-make = Criar ligação
table-people-watchers =
    { $people ->
        [0] Ninguém está a assistir.
        [one] { $people } pessoa está a assistir.
       *[other] { $people } pessoas estão a assistir.
    }
table-people-muted = em silêncio
table-resign-ask = Desistir desta partida? Se outros continuarem, um bot fica com o teu lugar.
table-leave-ask = Sair da mesa? Um bot continua por ti, e podes voltar quando quiseres.
table-end-ask = Acabar esta partida sem resultado? Todas as pessoas presentes têm de concordar.
table-close-ask = Fechar a mesa para todos? A partida acaba sem resultado.

## Voltar atrás

table-undo-question = { $player } quer desfazer isto:
table-undo-agree = Está bem
table-undo-refuse = Não
table-undo-asked = Pediste para voltar atrás. À espera dos outros…
table-undo-agreed = Aceitaste. À espera dos outros…
table-undo-learned = Desde então viu-se algo de novo. Deixas na mesma?
# $players: one or several names
table-undo-answers = De acordo: { $players }
table-undo-declined = { $player } disse que não: a jogada fica.
table-undo-here = Voltar atrás até aqui
table-practice = treino
table-practice-begun = Voltou-se atrás depois de se ver mais. A partir de agora esta partida é um treino: não conta como recorde.

## Conversa

table-side = Conversa e registo
table-chat = Conversa
table-chat-unread =
    { $lines ->
        [one] Conversa, { $lines } mensagem nova
       *[other] Conversa, { $lines } mensagens novas
    }
table-chat-empty = Ainda ninguém disse nada.
table-chat-say = Diz alguma coisa
table-chat-send = Enviar
table-chat-muted = Silenciaram-te nesta mesa.
table-chat-silent = Esta parte do jogo é em silêncio.
table-chat-by = { $name } diz:
# Para leitores de ecrã
table-chat-line = { $name }: { $text }
table-reactions = Reações
table-reaction-wave = acena
table-reaction-clap = bate palmas
table-reaction-laugh = ri-se
table-reaction-wow = fica de boca aberta
table-reaction-think = está a pensar
table-reaction-heart = adora
table-reaction-oops = Ups!
table-reaction-thanks = agradece

## O que aconteceu

table-log = Registo
table-log-empty = Ainda não se jogou nada.
table-lapsed = O teu tempo acabou
    .text = O relógio jogou por ti.
table-away = Enquanto estiveste fora
table-away-more =
    { $lines ->
        [one] … e { $lines } acontecimento anterior
       *[other] … e { $lines } acontecimentos anteriores
    }

## Recusas que se podem dizer logo; as outras estão em refusals.ftl

refusal-table-no_undo =
    { $why ->
        [moved_on] Entretanto alguém jogou: a tua jogada fica.
        [final] Pelas regras do jogo, esta jogada é definitiva.
        [learned] Entretanto alguém viu algo de novo: a tua jogada fica.
        [never] Nesta mesa não se volta atrás.
       *[none] Não tens nenhuma jogada para desfazer.
    }
