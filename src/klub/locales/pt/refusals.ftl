## Porque é que algo foi recusado. Uma mensagem por código: game/what passa a refusal-game-what.

refusal-game-unknown = Não há nenhum jogo «{ $game }». Disponíveis: { $known }.
refusal-game-taken = O nome { $game } já pertence a um jogo que vem com o Klub.
refusal-game-broken = O jogo { $game } está instalado, mas não se pode jogar: { $reason }
refusal-game-no_rules = Este jogo não tem página de regras: { $game }.
refusal-seats-out_of_range = { $game } é para { $fewest } a { $most } jogadores, não para { $seats }.
refusal-seats-not_played =
    { $game } não se joga com { $seats ->
        [one] { $seats } jogador
       *[other] { $seats } jogadores
    }. Números de jogadores possíveis: { $known }.
refusal-seat-out_of_range = Numa mesa de { $seats } não há o lugar { $seat }; conta-se a partir de 0.
refusal-seed-malformed = Uma semente é um número inteiro ou 64 algarismos hexadecimais; { $value } não é.
refusal-bot-unknown_level = Não há bots de força «{ $level }». Disponíveis: { $known }.

refusal-options-malformed = As opções indicam-se como nomes com valores.
refusal-options-unknown = Não há nenhuma opção «{ $option }». Disponíveis: { $known }.
refusal-options-bad_value = A opção «{ $option }» não pode ser { $value }. Valores possíveis: { $expected }.
refusal-options-conflict = A opção «{ $option }» só serve se «{ $needs }» for { $value }.

refusal-move-malformed = Não é possível ler esta jogada: { $reason }
refusal-move-game_over = A partida acabou.
refusal-move-not_your_turn = Não é a tua vez. Vez de: { $actors }.
refusal-move-not_for_players = Só o servidor pode fazer esta jogada.

refusal-table-closed =
    { $why ->
        [version] Esta mesa segue uma versão mais antiga das regras e está fechada.
       *[other] Esta mesa está fechada.
    }
refusal-table-kicked = Pediram-te que saísses desta mesa.
refusal-table-private = Esta mesa não admite espectadores.
refusal-table-not_your_seat = Este não é o teu lugar.
refusal-table-seat_taken = Já está alguém aí.
refusal-table-not_seated = Não tens lugar nesta mesa.
refusal-table-not_host = Só quem abriu a mesa pode fazer isso.
refusal-table-not_waiting = Isso só é possível antes de a partida começar.
refusal-table-not_playing = Nesta mesa não está a decorrer nenhuma partida.
refusal-table-not_over = Isso só é possível depois de a partida acabar.
refusal-table-not_away = Não estás ausente.
refusal-table-away = Já saíste da mesa.
refusal-table-resigned = Desististe desta partida.
refusal-table-nobody = Essa pessoa não está nesta mesa.
refusal-table-no_undo_asked = Ninguém pediu para desfazer uma jogada.
refusal-table-own_undo = Foste tu que pediste: cabe aos outros responder.
refusal-room-playing = Isso tem de esperar até esta partida acabar.
refusal-room-too_few_seats = Não há lugares suficientes: nesta mesa estão { $people } pessoas.
refusal-room-not_agreed = O relógio mudou: a partida pode começar quando todas as pessoas presentes estiverem prontas.
refusal-room-name_taken = Nesta mesa já há alguém com esse nome.
refusal-room-no_late_join = Neste jogo ninguém pode substituir um bot depois de a partida começar.
refusal-room-already_seated = Já tens um lugar nesta mesa.
refusal-room-not_absent = Essa pessoa ainda não está ausente há tempo suficiente.
refusal-room-not_watching = Essa pessoa não está agora a ver esta mesa.
refusal-room-nobody_to_confirm = Não há mais ninguém que possa confirmar que este é o teu lugar. Espera até alguém voltar.
refusal-room-owner_here = A pessoa deste lugar está cá.
refusal-room-no_claim = Já ninguém reclama esse lugar.
refusal-room-claimed_lately = Acabaste de pedir um lugar. Espera um momento.
refusal-room-no_suggestion = Essa proposta já não está em cima da mesa.
refusal-room-nudged_lately = Acabaram de chamar essa pessoa. Espera um momento.
refusal-room-not_banned = Essa pessoa não está banida.
refusal-chat-muted = Silenciaram-te nesta mesa.
refusal-chat-silent = Agora não podes conversar: esta parte do jogo é em silêncio.

refusal-state-malformed = Não é possível ler este estado de uma partida: { $reason }
refusal-view-malformed = Não é possível ler esta vista de uma partida: { $reason }
refusal-outcome-malformed = Não é possível ler este resultado de uma partida: { $reason }

refusal-new-bad_name = Um jogo não pode chamar-se «{ $name }». Um nome tem no máximo 40 minúsculas (a–z), algarismos e traços inferiores, começa por uma letra e não é uma palavra reservada do Python; sea_battle serviria.
refusal-new-taken = Já há um jogo chamado { $name }. Escolhe outro nome.
refusal-new-taken_module = O Python já usa o nome «{ $name }» para outra coisa. Escolhe outro nome.
refusal-new-not_empty = A pasta { $folder } não está vazia. Por segurança, nada foi escrito.
refusal-new-not_writable = Não é possível escrever em { $folder }: { $reason }.

refusal-record-malformed = Isto não é um ficheiro de partida: { $reason }
refusal-record-format = Este ficheiro de partida tem o formato «{ $format }»; só se consegue ler «{ $known }».
refusal-record-no_seed = O ficheiro não revela a semente, por isso não se pode verificar o baralhamento. A semente fica em segredo enquanto a partida decorre.
refusal-record-commitment = A semente do ficheiro não é a que foi prometida antes da primeira jogada.
refusal-record-version = A partida segue a versão { $version } das regras de { $game }; aqui só se conhece a versão { $known }.
refusal-record-illegal_move = A jogada { $number } do ficheiro não é permitida: { $reason }
refusal-record-result = O resultado do ficheiro não corresponde às jogadas.

## As mesas, as suas ligações e o servidor

refusal-table-unknown = Esta mesa não existe, ou já não existe.
refusal-table-unreadable = Os dados guardados desta mesa estão danificados e não é possível lê-los.
refusal-table-full = Nesta mesa não há nenhum lugar livre.
refusal-table-crowded = Já há demasiadas pessoas a assistir a esta mesa.
refusal-table-too_long = Esta mesa chegou ao seu limite. Podem acabar a partida; para o resto, abram uma mesa nova.
refusal-house-clock = Um relógio dá de { $fewest } a { $most } segundos por jogada e de 0 a { $most } segundos para a partida toda.
refusal-bot-no_move = O bot não encontrou nenhuma jogada.
refusal-hint-not_among_people = Só há dicas quando não jogam outras pessoas.
refusal-hint-nobody_free = De momento nenhum bot tem tempo para uma dica. Tenta outra vez daqui a um momento.
refusal-history-no_such_game = Não houve uma partida { $game } nesta mesa; partidas até agora: { $games }.
refusal-history-no_such_move = Não há nada para ver depois da jogada { $number }; jogadas conhecidas até agora: { $count }.
refusal-lesson-unknown = Essa lição de { $game } não existe.
refusal-live-not_now = Nesta mesa não se joga nada em direto agora.
refusal-live-no_film = Não há gravação desta jogada.
refusal-live-malformed = Não é possível ler este comando.
refusal-live-lost = O turno em direto perdeu-se e recomeça: nada foi colocado.
refusal-live-full = Neste momento há demasiados turnos a decorrer em direto. Tenta outra vez daqui a um momento.
refusal-message-malformed = Não é possível ler esta mensagem: { $reason }
refusal-link-malformed = Isto não é uma ligação para uma mesa: { $link }
refusal-link-no_table = Esta ligação leva a um servidor, mas a nenhuma mesa: { $link }
refusal-server-no_identity = O servidor ainda não te conhece. Diz-lhe primeiro o teu nome.
refusal-server-bad_name = Isto não pode ser um nome: { $name }. Um nome tem no máximo { $longest } caracteres, todos visíveis.
refusal-server-dead_link = Esta ligação já não serve: já foi usada ou é demasiado antiga.
refusal-server-no_such_code = Nenhuma mesa tem este código. Os códigos só servem durante algum tempo, e até a mesa ser fechada.
refusal-server-not_found = Aqui não há nada.
refusal-server-method = Este endereço não aceita { $method }.
refusal-server-too_large = Esta mensagem é demasiado grande.
refusal-server-too_fast = Foi demasiado ao mesmo tempo. Espera um momento.
refusal-server-too_many_tables = Tens demasiadas mesas abertas (no máximo { $most }). Fecha primeiro uma.
refusal-server-too_many_connections = Chegam demasiadas ligações do teu endereço (no máximo { $most }). Fecha primeiro uma.
refusal-server-full = O servidor está cheio. Tenta outra vez mais tarde.
refusal-server-leaving = O servidor está a fazer uma curta pausa. Tenta outra vez daqui a um momento.
refusal-server-unavailable = O servidor não consegue guardar nada agora. Tenta outra vez daqui a um momento.
refusal-server-failed = Algo correu mal no servidor. A culpa não foi tua.
refusal-server-foreign = Este pedido vem de outro site, por isso foi rejeitado.
refusal-server-host = Este servidor não responde pelo nome «{ $host }».
refusal-server-not_switchable = Só quem está ao computador onde o Klub corre o pode abrir aos outros.
refusal-server-no_network = Este computador não está ligado a nenhuma rede; mais ninguém poderia jogar.
refusal-server-cannot_listen = Não foi possível abrir o Klub a toda a casa: { $reason }.
refusal-server-http = O servidor recusou sem dar um motivo (estado { $status }).
refusal-push-off = Este servidor não envia notificações.
refusal-push-bad_endpoint = Este endereço não serve para notificações.
refusal-push-bad_keys = As chaves deste navegador não servem para notificações.
refusal-settings-bad_value = Esta definição não funciona: { $reason }
refusal-settings-unreadable = Não é possível ler as definições em { $file }: { $reason }
refusal-settings-workers = Mais do que um processo (aqui: { $workers }) precisa de PostgreSQL e Redis.
