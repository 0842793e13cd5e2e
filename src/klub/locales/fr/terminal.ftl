## La ligne de commande. Les attributs d’une aide expliquent ses arguments.

terminal-help = Klub est une table de jeux de société. Sans commande, il ouvre une table dans votre navigateur, sur cette machine.
    .language = La langue : { $languages }. Par défaut, celle de votre système.
    .version = Afficher la version et quitter.
    .lan = Ouvrir la table à tout le réseau local et afficher le lien sous forme de code QR.
terminal-help-play = Jouer contre des bots dans le terminal.
    .game = Le jeu ; « klub games » en donne la liste.
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

terminal-unknown_language = La langue « { $wish } » n’existe pas ici. Disponibles : { $known }.
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
terminal-verify-practice = Entraînement : des coups ont été repris après qu’on en a vu davantage. Le mélange ne prouve donc rien.
terminal-verify-unreadable = Impossible de lire le fichier { $file } : { $reason }.

## klub play : les noms

terminal-you = Vous
terminal-bot = Bot { $letter }
# Une étiquette et ce qui la suit
terminal-labelled = { $label } : { $text }
# Le résultat, une ligne par joueur ; $reached : les points, ou ce qui reste en main
terminal-rank = { $rank }. { $player } : { $reached }

## klub play : votre tour

terminal-welcome =
    { $bots ->
        [0] { $game } en solo. Battez votre record !
        [one] { $game } contre un bot ({ $level }).
       *[other] { $game } contre { $bots } bots ({ $level }).
    }
terminal-promise = Empreinte du mélange : { $hash }
terminal-keys = Tapez ? pour l’aide, quit pour quitter.
terminal-thinking = { $player } réfléchit…
terminal-command-hint = demande à un bot ce qu’il ferait, et pourquoi
terminal-command-save = enregistre la partie dans un fichier
    .form = save FICHIER
terminal-command-quit = quitte la partie
terminal-not-understood = Je n’ai pas compris « { $input } ». Tapez ? pour l’aide.

## klub play : la fin

terminal-won =
    { $who ->
        [you] Vous gagnez !
        [together] Vous partagez la victoire avec { $players }.
        [solo] Bien joué !
        [lost] Pas cette fois. Essayez encore !
       *[other]
            { $count ->
                [one] { $players } gagne.
               *[other] { $players } se partagent la victoire.
            }
    }
terminal-offer-save = Enregistrer la partie ? Tapez un nom de fichier, ou Entrée pour passer :
terminal-saved = Partie enregistrée : { $file }
terminal-saved-running = Partie enregistrée : { $file }. Elle est encore en cours : le fichier garde donc le mélange secret.
terminal-save-how = Tapez save et un nom de fichier.
terminal-save-exists = { $file } existe déjà. Choisissez un autre nom.
terminal-save-failed = Impossible d’écrire { $file } : { $reason }.
terminal-goodbye = Au revoir, et à bientôt autour de la table !

## klub, klub serve

terminal-help-serve = Héberger des tables pour d’autres. Chaque réglage peut aussi venir de l’environnement ou d’un fichier : voir docs/hosting.md.
    .host = L’adresse d’écoute ; 0.0.0.0 pour toutes.
    .port = Le port ; 0 pour n’importe quel port libre.
    .data = Le dossier des données enregistrées.
    .database = Où les tables sont conservées : postgresql://… ou sqlite:///… ; par défaut, un fichier dans le dossier des données.
    .redis = Ce qui relie plusieurs processus : redis://….
    .workers = Nombre de processus du serveur. Plus d’un exige PostgreSQL et Redis.
    .config = Un fichier de réglages (TOML).
    .language = { terminal-help.language }
terminal-serve-here = Klub est ouvert : { $address }
terminal-serve-lan = Pour tout le monde sur ce réseau : { $address }
terminal-serve-others = Autres adresses de cette machine : { $addresses }
terminal-serve-name = Aussi sous ce nom : { $address }
terminal-serve-plain_http = En simple http, tout se joue ; seules les notifications et l’installation comme application demandent https.
terminal-serve-alone = Aucun réseau trouvé : seule cette machine peut jouer.
terminal-serve-stop = Ctrl-C pour fermer.
terminal-serve-stopped = Klub est fermé. Chaque coup est enregistré.
terminal-serve-port_taken = Le port { $port } est déjà utilisé, peut-être par un autre Klub. Choisissez-en un autre : KLUB_PORT=… ou klub serve --port …
terminal-serve-cannot_listen = Impossible d’écouter sur { $host }, port { $port } : { $reason }.
terminal-serve-not_writable = Impossible d’écrire dans { $path }. Choisissez un autre dossier (KLUB_DATA=… ou --data …) ou changez ses droits.
terminal-serve-too_new = Les données viennent d’une version plus récente de Klub : leur structure est { $found }, et cette version ne connaît que jusqu’à { $known }. Mettez Klub à jour.
terminal-serve-not_ours = Ceci n’a pas été écrit par Klub, ou c’est endommagé : { $reason }
terminal-serve-unavailable = La base de données est injoignable : { $reason }
terminal-serve-no_page = Ce Klub est fourni sans page web ; un navigateur ne trouve que cet avis. Pour jouer dans le terminal, lancez « klub play ».
terminal-serve-game_broken = Le jeu installé « { $game } » (paquet { $package }) est injouable et n’est pas proposé : { $why }
terminal-serve-game_untold = Il manque des phrases au jeu installé « { $game } » (paquet { $package }) : { $why }

## klub backup, klub restore, klub export

terminal-help-backup = Écrire toutes les données dans un seul fichier. Le serveur peut continuer à tourner.
    .file = Le fichier à écrire.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-help-restore = Charger une sauvegarde dans une base de données vide.
    .file = La sauvegarde.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-help-export = Écrire le fichier de partie d’une table.
    .table = L’identifiant de la table : la dernière partie de son lien.
    .output = Le fichier à écrire. Par défaut, l’écran.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-backup-done = Écrit : { $file } (lignes : { $rows })
terminal-restore-done = Restauré depuis { $file } (lignes : { $rows })
terminal-restore-not_empty = La base de données n’est pas vide. Une sauvegarde ne se charge que dans une base vide.

## Games without a face of their own in the terminal

terminal-ask-move = Votre coup (un numéro, une partie de son nom, ? pour tout voir) :
terminal-more-moves =
    { $count ->
        [one] … et { $count } autre. Tapez une partie de son nom pour le trouver.
       *[other] … et { $count } autres. Tapez une partie d’un nom pour en trouver un.
    }
terminal-hint-move = Conseil : { $move }. { $reason }

## klub new

terminal-help-new = Créer le paquet d’un jeu à vous : jouable tout de suite, et libre à vous de le modifier.
    .name = Le nom du jeu : minuscules, chiffres et tirets bas.
    .folder = Le dossier à créer ; par défaut, un dossier au nom du jeu, ici même.
    .language = { terminal-help.language }
terminal-new-done = Le jeu { $game } est créé : { $folder } ({ $files } fichiers).
terminal-new-install = Pour l’installer : { $command }
terminal-new-play = Pour y jouer : { $game } dans le terminal, { $page } dans le navigateur.
terminal-new-change = Pour le modifier : { $file }, puis pour le vérifier : { $test }
