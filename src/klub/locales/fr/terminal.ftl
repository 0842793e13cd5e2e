## La ligne de commande. Les attributs d’une aide expliquent ses arguments.

terminal-help = Klub est une table de jeux de société. Sans commande, vous jouez ici même à Clustered contre un bot.
    .language = La langue : { $languages }. Sinon, celle de votre système.
    .version = Afficher la version et quitter.
terminal-help-play = Jouer contre des bots dans le terminal.
    .game = Le jeu ; « klub games » en donne la liste.
    .seats = Le nombre de joueurs, vous compris.
    .bots = La force des bots : { $levels }.
    .option = Une option du jeu, par exemple first_bonuses=true ou bounds=9x7. Peut être répétée.
    .seed = Un nombre entier ou 64 chiffres hexadécimaux : même graine, mêmes cartes.
    .language = { terminal-help.language }
terminal-help-games = Donner la liste des jeux et de leurs options.
    .language = { terminal-help.language }
terminal-help-verify = Rejouer un fichier de partie et vérifier que rien n’a été falsifié : mélange, coups et résultat.
    .file = Le fichier de partie.
    .language = { terminal-help.language }

terminal-unknown_language = La langue « { $wish } » n’existe pas ici. Il y a : { $known }.
terminal-malformed_option = Une option s’écrit nom=valeur, et non « { $option } ».
# Un refus avec son code, pour qui veut le retrouver
terminal-refused = { $sentence } [{ $code }]

## klub games

terminal-players = de { $fewest } à { $most } joueurs
terminal-options = Options (--option nom=valeur)
terminal-default = par défaut : { $value }
terminal-levels = Bots (--bots NIVEAU)

## klub verify

terminal-verify-commitment = Le mélange est celui promis avant le premier coup.
terminal-verify-moves =
    { $moves ->
        [one] { $moves } coup, permis par les règles.
       *[other] { $moves } coups, tous permis par les règles.
    }
terminal-verify-result = Le résultat est juste : { $scores }.
terminal-verify-unfinished = La partie n’est pas terminée : il n’y a pas encore de résultat à vérifier.
terminal-verify-unreadable = Impossible de lire le fichier { $file } : { $reason }.

## klub play : les noms

terminal-you = Vous
terminal-bot = Bot { $letter }

## klub play : votre tour

terminal-welcome =
    { $bots ->
        [0] { $game } en solitaire. Battez votre record !
        [one] { $game } contre un bot ({ $level }).
       *[other] { $game } contre { $bots } bots ({ $level }).
    }
terminal-promise = Empreinte du mélange : { $hash }
terminal-keys = Tapez ? pour l’aide, quit pour quitter.
terminal-thinking = { $player } réfléchit…
terminal-hand = Votre main
terminal-ask-card = Quelle carte ? (1–{ $cards })
terminal-ask-place = À quelle place ? (x y)
terminal-ask-discard-stuck = Rien ne va. Quelle carte défaussez-vous ? (1–{ $cards })
terminal-ask-discard-start = Quelle carte défaussez-vous ? Vous en gardez cinq. (1–{ $cards })
terminal-ask-discard-quick = Quelle carte défaussez-vous ? (1–{ $cards })
terminal-command-number = choisit une carte ; donnez ensuite la place par x y, ou tout d’un coup : 2 1 -3
    .form = numéro
terminal-command-places = affiche cette aide ; une fois une carte choisie, où elle va et les points qu’elle rapporte
terminal-command-hint = demande à un bot ce qu’il ferait, et pourquoi
terminal-command-save = enregistre la partie dans un fichier
    .form = save FICHIER
terminal-command-quit = quitte la partie
# $card est à la forme .object
terminal-places = Places pour { $card } :
terminal-no-places = Il n’y a pas de place pour { $card } en ce moment.
terminal-not-understood = Je n’ai pas compris « { $input } ». Tapez ? pour l’aide.
terminal-no-such-card = Choisissez une carte de 1 à { $cards }.
# $card est à la forme .object ; $reason : l’un des …-reason-…
terminal-hint-place = Posez { $card } en ({ $x }, { $y }). { $reason }
terminal-hint-discard = Défaussez { $card }. { $reason }

## klub play : la fin

terminal-won =
    { $who ->
        [you] Vous gagnez !
        [together] Vous partagez la victoire avec { $players }.
        [shared] Victoire partagée : { $players }.
        [solo] Bien joué !
       *[other] { $players } gagne.
    }
terminal-no-points = rien qui compte
terminal-offer-save = Enregistrer la partie ? Tapez un nom de fichier, ou juste Entrée pour non :
terminal-saved = Partie enregistrée : { $file }
terminal-saved-running = Partie enregistrée : { $file }. Elle est encore en cours : le fichier garde donc le mélange secret.
terminal-save-how = Tapez save et un nom de fichier.
terminal-save-exists = { $file } existe déjà. Choisissez un autre nom.
terminal-save-failed = Impossible d’écrire { $file } : { $reason }.
terminal-goodbye = Au revoir, et à bientôt à la table !
