## Porque é que algo foi recusado. Uma mensagem por código: game/what passa a refusal-game-what.

refusal-unknown = Isso não é possível ({ $code }).

refusal-game-unknown = Não há nenhum jogo «{ $game }». Há: { $known }.
refusal-seats-out_of_range = { $game } é para { $fewest } a { $most } jogadores, não para { $seats }.
refusal-seat-out_of_range = Numa mesa de { $seats } não há o lugar { $seat }; conta-se a partir de 0.
refusal-seed-malformed = Uma semente é um número inteiro ou 64 algarismos hexadecimais; { $value } não é.
refusal-bot-unknown_level = Não há bots de força «{ $level }». Há: { $known }.

refusal-options-malformed = As opções indicam-se como nomes com valores.
refusal-options-unknown = Não há nenhuma opção «{ $option }». Há: { $known }.
refusal-options-bad_value = A opção «{ $option }» não pode ser { $value }. Aceita-se: { $expected }.
refusal-options-conflict = A opção «{ $option }» só serve se «{ $needs }» for { $value }.

refusal-move-malformed = Não é possível ler esta jogada: { $reason }
refusal-move-game_over = A partida acabou.
refusal-move-not_your_turn = Não é a tua vez. Vez de: { $actors }.

refusal-table-not_playing = Nesta mesa não está a decorrer nenhuma partida.

refusal-state-malformed = Não é possível ler este estado de uma partida: { $reason }
refusal-view-malformed = Não é possível ler esta vista de uma partida: { $reason }
refusal-outcome-malformed = Não é possível ler este resultado de uma partida: { $reason }

refusal-record-malformed = Isto não é um ficheiro de partida: { $reason }
refusal-record-format = Este ficheiro de partida tem o formato «{ $format }»; só se consegue ler «{ $known }».
refusal-record-no_seed = O ficheiro não revela a semente, por isso não se pode verificar o baralhar. É assim enquanto a partida decorre.
refusal-record-commitment = A semente do ficheiro não é a que foi prometida antes da primeira jogada.
refusal-record-version = A partida segue a versão { $version } das regras de { $game }; aqui só se conhece a versão { $known }.
refusal-record-illegal_move = A jogada { $number } do ficheiro não é permitida: { $reason }
refusal-record-result = O resultado do ficheiro não é aquele a que as jogadas levam.

refusal-clustered-board = Nenhuma mesa pode ser assim: há uma carta onde não encaixa.
refusal-clustered-unknown_card = Não existe a carta «{ $card }».
refusal-clustered-not_in_hand = Não tens esta carta na mão: { $card }.
refusal-clustered-must_place = Só podes descartar quando nenhuma das tuas cartas encaixa em lado nenhum, e ainda há uma que encaixa (regra { $rule }).
refusal-clustered-must_discard = Primeiro descarta uma carta; depois o jogo continua (regra { $rule }).
refusal-clustered-not_drawn = Tens de descartar uma das duas cartas que acabaste de tirar, não esta: { $card } (regra { $rule }).
refusal-clustered-not_adjacent = Não há nada ao lado de ({ $x }, { $y }): uma carta nova tem de tocar noutra que esteja na mesa (regra { $rule }).
refusal-clustered-occupied = O lugar ({ $x }, { $y }) está ocupado: { $other } (regra { $rule }).
refusal-clustered-off_table = O lugar ({ $x }, { $y }) fica fora da mesa (regra { $rule }).
# $neighbours: clustered-neighbour, clustered-neighbours
refusal-clustered-too_few_shared = Esta carta, { $card }, não encaixa em ({ $x }, { $y }): { $neighbours }. Com cada uma das vizinhas, uma carta tem de ter em comum pelo menos dois destes traços: forma, preenchimento e número (regra { $rule }).
