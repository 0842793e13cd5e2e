## As pessoas de uma mesa

room-host = conduz a mesa
room-somebody = alguém
room-more = Mais sobre { $name }
room-hand_over = Passar a mesa a { $name }
room-mute = Silenciar { $name }
room-unmute = Deixar de silenciar { $name }
room-kick = Libertar o lugar de { $name }
    .sure = Queres mesmo libertar o lugar de { $name }?
    .about = Pode assistir e voltar a sentar-se. Se a partida estiver a decorrer, continua um bot.
room-ban = Banir { $name }
    .sure = Queres mesmo banir { $name }?
    .about = Não pode voltar, nem para assistir, até o permitires.
room-banned = Pessoas banidas
room-unban = Deixar voltar
    .of = Deixar { $name } voltar
room-give = Dar este lugar a { $name }

## Um lugar perdido

room-claim = Sou { $name }
    .about = Estavas aqui noutro navegador? Alguém da mesa confirma.
room-claim-asked = Disseste que és { $name }. Alguém da mesa tem de confirmar.
room-claim-back = Deixa estar
room-claim-question = { $name } diz: «Sou { $owner }». É verdade?
room-claim-somebody = Alguém noutro navegador diz: «Sou { $owner }». É verdade?
room-claim-yes = Sim, é { $owner }
room-claim-no = Não

## Falta alguém

room-absent = { $name } está fora há { $time }.
room-absent-wait = Daqui a { $time } podes pôr um bot a jogar.
room-absent-act = Já ninguém tem de esperar.
room-stand_in = Um bot até voltar
room-nudge = Chamar
    .done = Chamada enviada
room-end = Acabar a partida
room-end-question =
    { $voters ->
        [one] { $names } quer acabar esta partida sem resultado.
       *[other] { $names } querem acabar esta partida sem resultado.
    }
room-end-waits = Queres acabar esta partida. À espera dos outros…
room-end-play_on = Continuar

## Assistir

room-watching = Estás a assistir.
    .late =
        { $moves ->
            [one] Vês a partida com { $moves } jogada de atraso.
           *[other] Vês a partida com { $moves } jogadas de atraso.
        }
room-join = Ocupar um lugar
room-join-bot = Substituir { $name }
    .about = Agora joga aí um bot.

## O que se fica a saber

room-news-nudged = { $who } está à tua espera.
room-news-ended = A partida terminou sem resultado.
room-news-returned = Um bot jogou por ti. O lugar é outra vez teu.
room-news-host_you = Agora és tu que conduzes a mesa.
room-news-host = Agora é { $who } que conduz a mesa.
room-news-sent_away = { $who } libertou o teu lugar. Podes assistir ou voltar a sentar-te.
room-news-given = Já tens lugar.
room-news-renamed = Nesta mesa já há { $taken }: aqui és { $name }.

## Chegar por convite

room-welcome-play = { $name } convida-te para jogar { $game }
room-welcome-watch = { $name } está a jogar { $game }
room-welcome-nobody = Damos-te as boas-vindas a uma mesa de { $game }
room-welcome-lost = Já tinhas um lugar aqui?
room-welcome-name = Como te chamamos?
room-welcome-go = Entrar
