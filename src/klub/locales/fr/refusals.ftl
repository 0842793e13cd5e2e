## Pourquoi quelque chose est refusé. Un message par code : game/what devient refusal-game-what.

refusal-game-unknown = Il n’y a pas de jeu « { $game } ». Disponibles : { $known }.
refusal-game-taken = Le nom { $game } est déjà utilisé par un jeu fourni avec Klub.
refusal-game-broken = Le jeu { $game } est installé, mais on ne peut pas y jouer : { $reason }
refusal-game-no_rules = Ce jeu n’a pas de page de règles : { $game }.
refusal-seats-out_of_range = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $seats }.
refusal-seats-not_played =
    { $game } ne se joue pas à { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }. Nombres possibles : { $known }.
refusal-seat-out_of_range = Il n’y a pas de place { $seat } à une table de { $seats } ; on compte à partir de 0.
refusal-seed-malformed = Une graine est un nombre entier ou une suite de 64 chiffres hexadécimaux ; { $value } n’en est pas une.
refusal-bot-unknown_level = Il n’y a pas de bot de force « { $level } ». Disponibles : { $known }.

refusal-options-malformed = Les options se donnent sous forme de noms avec leurs valeurs.
refusal-options-unknown = Il n’y a pas d’option « { $option } ». Disponibles : { $known }.
refusal-options-bad_value = L’option « { $option } » ne peut pas valoir { $value }. Valeurs admises : { $expected }.
refusal-options-conflict = L’option « { $option } » n’est possible que si « { $needs } » vaut { $value }.

refusal-move-malformed = Ce coup est illisible : { $reason }
refusal-move-game_over = La partie est terminée.
refusal-move-not_your_turn = Ce n’est pas votre tour. Au tour de : { $actors }.
refusal-move-not_for_players = Seul le serveur peut jouer ce coup.

refusal-table-closed =
    { $why ->
        [version] Cette table suit une ancienne version des règles ; elle est fermée.
       *[other] Cette table est fermée.
    }
refusal-table-kicked = On vous a demandé de quitter cette table.
refusal-table-private = Cette table n’admet pas de spectateurs.
refusal-table-not_your_seat = Ce n’est pas votre place.
refusal-table-seat_taken = Quelqu’un est déjà assis là.
refusal-table-not_seated = Vous n’avez pas de place à cette table.
refusal-table-not_host = Seul l’hôte de la table peut faire cela.
refusal-table-not_waiting = Ce n’est possible qu’avant le début de la partie.
refusal-table-not_playing = Aucune partie n’est en cours à cette table.
refusal-table-not_over = Ce n’est possible qu’une fois la partie terminée.
refusal-table-not_away = Vous êtes déjà à la table.
refusal-table-away = Vous avez déjà quitté la table.
refusal-table-resigned = Vous avez abandonné cette partie.
refusal-table-nobody = Cette personne n’est pas à cette table.
refusal-table-no_undo_asked = Personne n’a demandé à reprendre un coup.
refusal-table-own_undo = Vous l’avez demandé vous-même : c’est aux autres de répondre.
refusal-room-playing = Cela doit attendre la fin de cette partie.
refusal-room-too_few_seats = Il n’y a pas assez de places : { $people } personnes sont assises à cette table.
refusal-room-not_agreed = Les temps de réflexion ont changé : la partie pourra commencer quand toutes les personnes présentes seront prêtes.
refusal-room-name_taken = Quelqu’un porte déjà ce nom à cette table.
refusal-room-no_late_join = Dans ce jeu, on ne peut pas remplacer un bot une fois la partie commencée.
refusal-room-already_seated = Vous avez déjà une place à cette table.
refusal-room-not_absent = Cette personne n’est pas absente depuis assez longtemps.
refusal-room-not_watching = Cette personne ne regarde pas cette table en ce moment.
refusal-room-nobody_to_confirm = Il n’y a personne d’autre pour confirmer que c’est votre place. Attendez que quelqu’un revienne.
refusal-room-owner_here = La personne qui occupe cette place est là.
refusal-room-no_claim = Plus personne ne réclame cette place.
refusal-room-claimed_lately = Vous venez déjà de demander une place. Attendez un instant.
refusal-room-no_suggestion = Cette suggestion n’est plus d’actualité.
refusal-room-nudged_lately = On vient déjà de faire signe à cette personne. Attendez un instant.
refusal-room-not_banned = Cette personne n’est pas exclue.
refusal-chat-muted = L’hôte vous a retiré la parole.
refusal-chat-silent = Pas un mot pour l’instant : cette partie du jeu se joue en silence.

refusal-state-malformed = Cet état de partie est illisible : { $reason }
refusal-view-malformed = Cette vue d’une partie est illisible : { $reason }
refusal-outcome-malformed = Ce résultat de partie est illisible : { $reason }

refusal-new-bad_name = « { $name } » ne peut pas être le nom d’un jeu. Un nom compte au plus 40 minuscules (a–z), chiffres et tirets bas, commence par une lettre et n’est pas un mot réservé de Python ; sea_battle conviendrait.
refusal-new-taken = Il existe déjà un jeu nommé { $name }. Choisissez un autre nom.
refusal-new-taken_module = Python utilise déjà le nom « { $name } » pour autre chose. Choisissez un autre nom.
refusal-new-not_empty = Le dossier { $folder } n’est pas vide. Par sécurité, rien n’a été écrit.
refusal-new-not_writable = Impossible d’écrire dans { $folder } : { $reason }.

refusal-record-malformed = Ce n’est pas un fichier de partie : { $reason }
refusal-record-format = Ce fichier de partie est au format « { $format } » ; seul « { $known } » est lisible.
refusal-record-no_seed = Le fichier ne révèle pas sa graine : impossible de vérifier le mélange. La graine reste secrète tant que la partie est en cours.
refusal-record-commitment = La graine du fichier n’est pas celle promise avant le premier coup.
refusal-record-version = La partie suit la version { $version } des règles ({ $game }) ; seule la version { $known } est connue ici.
refusal-record-illegal_move = Le coup { $number } du fichier n’est pas permis : { $reason }
refusal-record-result = Le résultat du fichier ne correspond pas à ses coups.

## Les tables, leurs liens et le serveur

refusal-table-unknown = Cette table n’existe pas, ou n’existe plus.
refusal-table-unreadable = Les données enregistrées de cette table sont endommagées et illisibles.
refusal-table-full = Il n’y a plus de place libre à cette table.
refusal-table-crowded = Trop de monde regarde déjà cette table.
refusal-table-too_long = Cette table a atteint sa limite. Vous pouvez finir la partie ; pour le reste, ouvrez une nouvelle table.
refusal-house-clock = Un chronomètre donne de { $fewest } à { $most } secondes par coup, et de 0 à { $most } secondes pour toute la partie.
refusal-bot-no_move = Le bot n’a pas trouvé de coup.
refusal-hint-not_among_people = Les conseils sont réservés aux parties sans autre joueur humain.
refusal-hint-nobody_free = Aucun bot n’a le temps de donner un conseil. Réessayez dans un instant.
refusal-history-no_such_game = Il n’y a pas eu de partie { $game } à cette table ; parties jouées jusqu’ici : { $games }.
refusal-history-no_such_move = Il n’y a rien à voir après le coup { $number } ; coups connus jusqu’ici : { $count }.
refusal-lesson-unknown = Cette leçon n’existe pas ({ $game }).
refusal-live-not_now = Rien ne se joue en direct à cette table pour l’instant.
refusal-live-no_film = Ce coup n’a pas été enregistré.
refusal-live-malformed = Cette saisie est illisible.
refusal-live-lost = Le tour en direct a été perdu et recommence : rien n’a été posé.
refusal-live-full = Trop de tours se jouent en direct pour l’instant. Réessayez dans un instant.
refusal-message-malformed = Ce message est illisible : { $reason }
refusal-link-malformed = Ce n’est pas un lien vers une table : { $link }
refusal-link-no_table = Ce lien mène à un serveur, mais à aucune table : { $link }
refusal-server-no_identity = Le serveur ne vous connaît pas encore. Donnez-lui d’abord votre nom.
refusal-server-bad_name = Ceci ne peut pas être un nom : { $name }. Un nom a au plus { $longest } caractères, tous visibles.
refusal-server-dead_link = Ce lien ne fonctionne plus : il a déjà servi, ou il est trop ancien.
refusal-server-no_such_code = Aucune table ne répond à ce code. Un code ne sert qu’un certain temps, et jusqu’à la fermeture de la table.
refusal-server-not_found = Il n’y a rien ici.
refusal-server-method = Cette adresse n’accepte pas { $method }.
refusal-server-too_large = Ce message est trop grand.
refusal-server-too_fast = C’était trop à la fois. Attendez un instant.
refusal-server-too_many_tables = Vous avez trop de tables ouvertes ({ $most } au plus). Fermez-en d’abord une.
refusal-server-too_many_connections = Trop de connexions viennent de votre adresse ({ $most } au plus). Fermez-en d’abord une.
refusal-server-full = Le serveur est plein. Réessayez plus tard.
refusal-server-leaving = Le serveur fait une courte pause. Réessayez dans un instant.
refusal-server-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Réessayez dans un instant.
refusal-server-failed = Un problème est survenu sur le serveur. Vous n’y êtes pour rien.
refusal-server-foreign = Cette demande vient d’un autre site ; elle a donc été rejetée.
refusal-server-host = Ce serveur ne répond pas au nom « { $host } ».
refusal-server-not_switchable = Seule la personne devant l’ordinateur où tourne Klub peut l’ouvrir aux autres.
refusal-server-no_network = Cet ordinateur n’est relié à aucun réseau ; personne d’autre ne pourrait jouer.
refusal-server-cannot_listen = Impossible d’ouvrir Klub à toute la maison : { $reason }.
refusal-server-http = Le serveur a refusé sans dire pourquoi (état { $status }).
refusal-push-off = Ce serveur n’envoie pas de notifications.
refusal-push-bad_endpoint = Cette adresse ne peut pas servir aux notifications.
refusal-push-bad_keys = Les clés de ce navigateur ne peuvent pas servir aux notifications.
refusal-settings-bad_value = Ce réglage ne fonctionne pas : { $reason }
refusal-settings-unreadable = Les réglages de { $file } sont illisibles : { $reason }
refusal-settings-workers = Plusieurs processus (ici : { $workers }) ont besoin de PostgreSQL et de Redis.
