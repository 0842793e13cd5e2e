## Pourquoi quelque chose est refusé. Un message par code : game/what devient refusal-game-what.

refusal-unknown = Ce n’est pas possible ({ $code }).

refusal-game-unknown = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
refusal-game-taken = Le nom { $game } est déjà pris par un jeu fourni avec Klub.
refusal-seats-out_of_range = { $game } se joue de { $fewest } à { $most }, pas à { $seats }.
refusal-seats-not_played = { $game } ne se joue pas à { $seats }. Nombres possibles : { $known }.
refusal-seat-out_of_range = Il n’y a pas de place { $seat } à une table de { $seats } ; on compte à partir de 0.
refusal-seed-malformed = Une graine est un nombre entier ou une suite de 64 chiffres hexadécimaux ; { $value } n’en est pas une.
refusal-bot-unknown_level = Il n’y a pas de bot de force « { $level } ». Il y a : { $known }.

refusal-options-malformed = Les options se donnent sous forme de noms avec leurs valeurs.
refusal-options-unknown = Il n’y a pas d’option « { $option } ». Il y a : { $known }.
refusal-options-bad_value = L’option « { $option } » ne peut pas valoir { $value }. Valeurs admises : { $expected }.
refusal-options-conflict = L’option « { $option } » n’est possible que si « { $needs } » vaut { $value }.
refusal-options-too_few_pieces = Avec ces options, il y a { $pieces } pièces, mais il en faut { $needed } pour { $seats } joueurs.
refusal-options-too_few_boxes = Ces boîtes suffisent pour { $most } joueurs au plus, pas pour { $seats } (règle { $rule }).

refusal-move-malformed = Ce coup est illisible : { $reason }
refusal-move-game_over = La partie est terminée.
refusal-move-not_your_turn = Ce n’est pas votre tour. À jouer : { $actors }.
refusal-move-not_for_players = Seul le serveur écrit un tel coup.

refusal-table-closed =
    { $why ->
        [version] Cette table suit une ancienne version des règles ; elle est fermée.
       *[other] Cette table est fermée.
    }
refusal-table-kicked = On vous a demandé de quitter cette table.
refusal-table-private = Personne ne peut regarder à cette table.
refusal-table-not_your_seat = Ce n’est pas votre place.
refusal-table-seat_taken = Quelqu’un est déjà assis là.
refusal-table-not_seated = Vous n’avez pas de place à cette table.
refusal-table-not_host = Seule la personne qui a ouvert la table peut faire cela.
refusal-table-not_waiting = Ce n’est possible qu’avant le début de la partie.
refusal-table-not_playing = Aucune partie n’est en cours à cette table.
refusal-table-not_over = Ce n’est possible qu’une fois la partie terminée.
refusal-table-not_away = Vous êtes déjà à la table.
refusal-table-away = Vous avez déjà quitté la table.
refusal-table-resigned = Vous avez abandonné cette partie.
refusal-table-nobody = Cette personne n’est pas à cette table.
refusal-table-no_undo = Ce coup ne peut pas être repris.
refusal-table-no_undo_asked = Personne n’a demandé à reprendre un coup.
refusal-table-own_undo = Vous l’avez demandé vous-même : c’est aux autres de répondre.
refusal-chat-muted = On vous a coupé la parole à cette table.
refusal-chat-silent = Pas un mot pour l’instant : le jeu demande le silence.

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

refusal-cubed-board = Aucune table ne peut être ainsi : une pièce se trouve là où elle ne va pas.
refusal-cubed-unknown_piece = Il n’y a pas de pièce « { $piece } ».
refusal-cubed-not_in_hand = Vous n’avez pas cette pièce en main : { $piece }.
refusal-cubed-not_now =
    { $phase ->
        [bridge] Vous pouvez maintenant poser une deuxième pièce, ou passer.
        [gift] Donnez d’abord une pièce, ou gardez-les toutes.
        [keep] Choisissez d’abord laquelle des pièces tirées vous gardez.
       *[turn] Il n’y a rien à donner ni à choisir pour l’instant.
    }
refusal-cubed-must_play = L’une de vos pièces va quelque part : vous devez la poser (règle { $rule }).
refusal-cubed-must_draw = Vous ne pouvez pas encore passer : tirez d’abord une pièce (règle { $rule }).
refusal-cubed-already_drawn = Vous ne pouvez plus tirer pendant ce tour (règle { $rule }).
refusal-cubed-bag_empty = Le sac est vide, il n’y a rien à tirer (règle { $rule }).
refusal-cubed-no_draw_many = À cette table, on ne peut pas tirer plusieurs pièces à la fois (règle { $rule }).
refusal-cubed-bad_count =
    { $most ->
        [0] Le sac est vide, il n’y a rien à tirer
       *[other] Vous pouvez tirer de 1 à { $most } pièces, pas { $count }
    } (règle { $rule }).
refusal-cubed-not_drawn = Vous devez garder l’une des pièces que vous venez de tirer, pas celle-ci : { $piece } (règle { $rule }).
refusal-cubed-no_such_player = Vous ne pouvez donner une pièce qu’à un autre joueur de cette table (règle { $rule }).
refusal-cubed-heights = Ainsi tournée, la pièce n’est pas à la bonne hauteur ({ $piece }) : elle se pose dans l’un de trois sens, 0, 1 ou 2 (règle { $rule }).
refusal-cubed-same_turn = Cette pièce est la même dans tous les sens : { $piece }. Posez-la sans la tourner (règle { $rule }).
refusal-cubed-first_piece = La première pièce se pose au milieu, en (0, 0) (règle { $rule }).
refusal-cubed-blocker_too_early = Une pièce de blocage ne se pose que quand trois autres pièces sont sur la table (règle { $rule }).
refusal-cubed-not_adjacent = Il n’y a rien à côté de ({ $q }, { $r }) : une nouvelle pièce doit toucher la table (règle { $rule }).
refusal-cubed-occupied = La place ({ $q }, { $r }) est prise : { $other } (règle { $rule }).
refusal-cubed-dead_cell = La place ({ $q }, { $r }) est morte : elle touche un côté noir (règle { $rule }).
# $neighbours: cubed-neighbour, cubed-neighbours
refusal-cubed-black_side = Un côté noir ne doit toucher aucune pièce, or { $neighbours } (règle { $rule }).
refusal-cubed-too_few_contacts =
    En ({ $q }, { $r }), la pièce toucherait { $contacts ->
        [one] { $contacts } pièce
       *[other] { $contacts } pièces
    } ; elle doit en toucher au moins deux (règle { $rule }).
refusal-cubed-colors_differ =
    Cette pièce, { $piece }, ne va pas en ({ $q }, { $r }) : { $neighbours }. { $match ->
        [two] Au moins deux côtés qui se touchent doivent être de la même couleur
       *[all] Tous les côtés qui se touchent doivent être de la même couleur
    } (règle { $rule }).

refusal-kluster-not_in_hand = Vous n’avez pas cet aimant en main : { $magnet }.
refusal-kluster-not_now =
    { $phase ->
        [strings] Il faut d’abord poser les cordelettes.
        [more] Vous pouvez maintenant poser un aimant de plus, ou finir votre tour.
        [repair] Une cordelette s’est détachée des autres : remettez-la d’abord en place.
       *[turn] Ce n’est pas possible pour l’instant.
    }
refusal-kluster-must_place = Vous devez poser un aimant à votre tour (règle { $rule }).
refusal-kluster-off_table = C’est au-delà du bord de la table (règle { $rule }).
refusal-kluster-upright = À cette table, les aimants doivent être posés à plat (règle { $rule }).
refusal-kluster-repair_first = Une cordelette s’est détachée des autres : remettez-la en place avant de poser quoi que ce soit (règle { $rule }).
refusal-kluster-no_such_string = Il n’y a pas de telle cordelette à déplacer ou à poser : { $loop }.
refusal-kluster-bad_string =
    { $fault ->
        [crossed] La cordelette ne doit pas se croiser elle-même
        [small] La cordelette entoure trop peu de place
       *[tight] La cordelette ne doit pas se toucher elle-même
    } (règle { $rule }).
refusal-kluster-string_apart = Chaque nouvelle cordelette doit en croiser une déjà posée (règle { $rule }).
refusal-kluster-string_after_placing = À cette table, on ne peut plus déplacer la cordelette une fois l’aimant posé (règle { $rule }).
refusal-kluster-track = Aucune main n’a pu jouer ce tour ainsi ({ $what }).
refusal-kluster-digest = Rejoué, ce tour finit autrement qu’enregistré : { $found } au lieu de { $expected }.
refusal-kluster-other_physics = Enregistré avec la physique { $physics } sur { $machine } ; ici, c’est { $known } sur { $here }, ce tour ne peut donc pas être vérifié bit à bit.
refusal-kluster-turn_over = Ce tour est terminé.

## Les tables, leurs liens et le serveur

refusal-table-unknown = Cette table n’existe pas, ou n’existe plus.
refusal-table-unreadable = Ce qui a été gardé de cette table est endommagé et illisible.
refusal-table-full = Il n’y a plus de place libre à cette table.
refusal-table-crowded = Trop de monde regarde déjà cette table.
refusal-table-too_long = Il s’est passé trop de choses à cette table : la partie peut encore être terminée, pour le reste, ouvrez-en une nouvelle.
refusal-house-clock = Une pendule donne de { $fewest } à { $most } secondes par coup, et de 0 à { $most } secondes pour toute la partie.
refusal-bot-no_move = Le bot n’a pas trouvé de coup.
refusal-hint-not_among_people = Les conseils sont réservés aux parties sans autres personnes.
refusal-hint-nobody_free = Aucun bot n’a le temps de donner un conseil. Réessayez dans un instant.
refusal-history-no_such_game = Il n’y a pas eu de partie { $game } à cette table, seulement { $games } jusqu’ici.
refusal-history-no_such_move = Il n’y a rien à voir après le coup { $number } : seuls les { $count } premiers coups sont connus.
refusal-lesson-unknown = Cette leçon de { $game } n’existe pas.
refusal-live-not_now = Rien ne se joue en direct à cette table pour l’instant.
refusal-live-no_film = Il n’y a pas de film de ce coup.
refusal-live-malformed = Cette saisie est illisible.
refusal-live-lost = Le tour en direct a été perdu et recommence : rien n’a été posé.
refusal-live-full = Trop de tours se jouent en direct pour l’instant. Réessayez dans un instant.
refusal-message-malformed = Ce message est illisible : { $reason }
refusal-link-malformed = Ce n’est pas un lien vers une table : { $link }
refusal-link-no_table = Ce lien mène à un serveur, mais à aucune table : { $link }
refusal-server-no_identity = Le serveur ne vous connaît pas encore. Donnez-lui d’abord votre nom.
refusal-server-bad_name = Ceci ne peut pas être un nom : { $name }. Un nom a au plus { $longest } caractères, tous visibles.
refusal-server-dead_link = Ce lien ne fonctionne plus : il a déjà servi, ou il est trop ancien.
refusal-server-no_such_code = Aucune table n’attend sous ce code. Un code ne sert qu’un certain temps, et seulement avant le début de la partie.
refusal-server-not_found = Il n’y a rien ici.
refusal-server-method = Cela ne se demande pas avec { $method }.
refusal-server-too_large = Ce message est trop grand.
refusal-server-too_fast = C’était trop à la fois. Attendez un instant.
refusal-server-too_many_tables = Vous avez trop de tables ouvertes ({ $most } au plus). Fermez-en d’abord une.
refusal-server-too_many_connections = Trop de connexions viennent de votre adresse ({ $most } au plus). Fermez-en d’abord une.
refusal-server-full = Le serveur est plein. Réessayez plus tard.
refusal-server-leaving = Le serveur fait une courte pause. Réessayez dans un instant.
refusal-server-unavailable = Le serveur ne peut rien garder pour l’instant. Réessayez dans un instant.
refusal-server-failed = Un problème est survenu sur le serveur. Vous n’y êtes pour rien.
refusal-server-foreign = Cette demande vient d’un autre site ; elle n’est donc pas acceptée.
refusal-server-host = Ce serveur ne répond pas au nom « { $host } ».
refusal-server-http = Le serveur a refusé sans dire pourquoi (état { $status }).
refusal-settings-bad_value = Un réglage est inutilisable : { $reason }
refusal-settings-unreadable = Les réglages de { $file } sont illisibles : { $reason }
refusal-settings-workers = Plusieurs processus (ici : { $workers }) ont besoin de PostgreSQL et de Redis.

## La page, quand le serveur n’a pu être joint

refusal-page-offline = Le serveur est injoignable. Veuillez vérifier votre connexion.

## Cluellage

refusal-cluellage-unknown_picture = Il n’y a pas d’image « { $card } ».
refusal-cluellage-claimed = Le joueur { $player } a été plus rapide : cette carte est prise. Prenez-en une autre (règle { $rule }).
refusal-cluellage-one_claim = Vous avez déjà une carte de cette vague ; il n’y en a qu’une par personne (règle { $rule }).
refusal-cluellage-not_in_middle = Cette carte n’est pas au milieu (règle { $rule }).
refusal-cluellage-done_is_final = Votre collage est fini, et c’est définitif (règle { $rule }).
refusal-cluellage-own_collage = C’est votre propre collage : aux autres de deviner (règle { $rule }).
refusal-cluellage-not_now =
    { $phase ->
        [word] C’est le moment de lire les mots.
        [claim] C’est le moment de prendre des cartes.
        [collage] C’est le moment de faire les collages.
        [exhibit] C’est le moment de deviner un collage.
       *[reveal] C’est le moment de regarder les points.
    }
refusal-cluellage-turned_over = Une carte ne se retourne pas : { $card } est au dos de la vôtre (règle { $rule }).
refusal-cluellage-not_yours = Votre collage n’est fait que de vos cinq cartes, et { $card } n’en est pas (règle { $rule }).
refusal-cluellage-use_all_five = Il faut utiliser les cinq cartes, chacune une fois ; il y en a { $count } ici (règle { $rule }).
refusal-cluellage-off_canvas = La carte entière doit être sur la toile : { $card } dépasse (règle { $rule }).
refusal-cluellage-hidden = Un quart de chaque carte doit rester visible ; de { $card }, on ne voit que { $percent } % (règle { $rule }).
refusal-cluellage-no_such_number = Il n’y a pas de jeton { $number } ; ils vont de 1 à { $most } (règle { $rule }).
