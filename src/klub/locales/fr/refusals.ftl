## Pourquoi quelque chose est refusé. Un message par code : game/what devient refusal-game-what.

refusal-unknown = Ce n’est pas possible ({ $code }).

refusal-game-unknown = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
refusal-seats-out_of_range = { $game } se joue de { $fewest } à { $most }, pas à { $seats }.
refusal-seat-out_of_range = Il n’y a pas de place { $seat } à une table de { $seats } ; on compte à partir de 0.
refusal-seed-malformed = Une graine est un nombre entier ou une suite de 64 chiffres hexadécimaux ; { $value } n’en est pas une.
refusal-bot-unknown_level = Il n’y a pas de bot de force « { $level } ». Il y a : { $known }.

refusal-options-malformed = Les options se donnent sous forme de noms avec leurs valeurs.
refusal-options-unknown = Il n’y a pas d’option « { $option } ». Il y a : { $known }.
refusal-options-bad_value = L’option « { $option } » ne peut pas valoir { $value }. Valeurs admises : { $expected }.
refusal-options-conflict = L’option « { $option } » n’est possible que si « { $needs } » vaut { $value }.

refusal-move-malformed = Ce coup est illisible : { $reason }
refusal-move-game_over = La partie est terminée.
refusal-move-not_your_turn = Ce n’est pas votre tour. À jouer : { $actors }.

refusal-table-not_playing = Aucune partie n’est en cours à cette table.

refusal-state-malformed = Cet état de partie est illisible : { $reason }
refusal-view-malformed = Cette vue d’une partie est illisible : { $reason }
refusal-outcome-malformed = Ce résultat de partie est illisible : { $reason }

refusal-record-malformed = Ce n’est pas un fichier de partie : { $reason }
refusal-record-format = Ce fichier de partie est au format « { $format } » ; seul « { $known } » est lisible.
refusal-record-no_seed = Le fichier ne révèle pas sa graine : impossible de vérifier le mélange. C’est normal tant que la partie est en cours.
refusal-record-commitment = La graine du fichier n’est pas celle promise avant le premier coup.
refusal-record-version = La partie suit la version { $version } des règles de { $game } ; seule la version { $known } est connue ici.
refusal-record-illegal_move = Le coup { $number } du fichier n’est pas permis : { $reason }
refusal-record-result = Le résultat du fichier n’est pas celui auquel mènent ses coups.

refusal-clustered-board = Aucune table ne peut être ainsi : une carte se trouve là où elle ne va pas.
refusal-clustered-unknown_card = Il n’y a pas de carte « { $card } ».
refusal-clustered-not_in_hand = Vous n’avez pas cette carte en main : { $card }.
refusal-clustered-must_place = Vous ne pouvez défausser que si aucune de vos cartes ne va nulle part, or l’une d’elles peut être posée (règle { $rule }).
refusal-clustered-must_discard = Défaussez d’abord une carte, puis la partie continue (règle { $rule }).
refusal-clustered-not_drawn = Vous devez défausser l’une des deux cartes que vous venez de piocher, pas celle-ci : { $card } (règle { $rule }).
refusal-clustered-not_adjacent = Il n’y a rien à côté de ({ $x }, { $y }) : une nouvelle carte doit toucher une carte de la table (règle { $rule }).
refusal-clustered-occupied = La place ({ $x }, { $y }) est prise : { $other } (règle { $rule }).
refusal-clustered-off_table = La place ({ $x }, { $y }) est en dehors de la table (règle { $rule }).
# $neighbours: clustered-neighbour, clustered-neighbours
refusal-clustered-too_few_shared = Cette carte, { $card }, ne va pas en ({ $x }, { $y }) : { $neighbours }. Avec chacune de ses voisines, une carte doit avoir au moins deux points communs parmi forme, remplissage et nombre (règle { $rule }).
