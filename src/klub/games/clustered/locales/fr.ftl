## Le jeu

clustered-name = Clustered
    .about = Posez des cartes qui ont deux points communs avec leurs voisines, et formez des lignes et un rectangle.
    .tagline = Posez des cartes qui s’accordent. Faites grandir lignes et rectangles.
    .minutes = 15 min

## Options : ce que fait chacune, et son nom dans les formulaires

clustered-option-third_wild = Ces joueurs ont trois jokers au lieu de deux : un coup de pouce aux plus jeunes ou aux débutants.
    .label = Troisième joker
    .none = Personne
    .all = Tout le monde
clustered-option-quick_play = Commencez avec les cinq meilleures cartes sur sept ; à la fin de chaque tour, piochez-en deux et défaussez-en une.
    .label = Partie rapide
clustered-option-quick_discard_from = En partie rapide, défaussez n’importe quelle carte de la main, ou l’une des deux qui viennent d’être piochées.
    .label = Partie rapide : défausser parmi
    .hand = Toute la main
    .drawn = Les deux piochées
clustered-option-first_bonuses = Deux points pour la première ligne de cinq et deux pour le premier rectangle de 2 × 3.
    .label = Bonus au premier
clustered-option-largest_bonuses = Deux points pour la plus longue ligne et deux pour le plus grand rectangle à la fin.
    .label = Bonus au plus grand
clustered-option-bounds = La taille de la table, en cartes. Rien ne se pose au-delà du bord.
    .label = Taille de la table
clustered-option-first_player = Qui commence : la personne la plus jeune, ou une personne désignée au hasard.
    .label = Premier joueur
    .null = Au hasard
clustered-option-discards_visible = Tout le monde voit les cartes défaussées.
    .label = Défausses visibles
clustered-option-two_starts = Jouer avec deux cartes de départ. Selon les règles, il y en a deux à partir de cinq joueurs.
    .label = Deux cartes de départ
    .null = Selon les règles
    .false = Une
    .true = Deux

## Les cartes en toutes lettres. L’attribut .object est la forme pour « pose… », « défausse… » ; .negated celle pour « nulle part où poser… ».

# $number : 1 à 3 ; $shape : circle, square, triangle ; $fill : dashed, hollow, solid
clustered-card =
    { $number ->
        [1]
            un { $shape ->
                [circle] cercle
                [square] carré
               *[triangle] triangle
            } { $fill ->
                [dashed] hachuré
                [hollow] vide
               *[solid] plein
            }
       *[other]
            { $number ->
                [2] deux
               *[3] trois
            } { $shape ->
                [circle] cercles
                [square] carrés
               *[triangle] triangles
            } { $fill ->
                [dashed] hachurés
                [hollow] vides
               *[solid] pleins
            }
    }
    .object = { clustered-card }
    .negated = { clustered-card.object }
clustered-card-wild = un joker
    .object = { clustered-card-wild }
    .negated = { clustered-card-wild.object }
clustered-card-start = la carte de départ
    .object = { clustered-card-start }
    .negated = { clustered-card-start.object }
clustered-card-hidden = une carte face cachée
    .object = { clustered-card-hidden }
    .negated = { clustered-card-hidden.object }

# Une voisine qui ne va pas. $side : left, right, above, below ; $shared : le seul point commun, ou none
clustered-neighbour =
    avec la carte { $side ->
        [left] à sa gauche
        [right] à sa droite
        [above] au-dessus
       *[below] en dessous
    }, { $card } en ({ $x }, { $y }), elle { $shared ->
        [shape] n’a que la forme en commun
        [fill] n’a que le remplissage en commun
        [number] n’a que le nombre en commun
       *[none] n’a rien en commun
    }
# Plusieurs à la fois
clustered-neighbours = { $first } ; { $second }

## Les points et d’où ils viennent

clustered-points =
    { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }
clustered-rectangle = rectangle de { $width } × { $height }
clustered-row = rangée de { $length }
clustered-column = colonne de { $length }
clustered-bonus-first_line = première ligne de cinq
clustered-bonus-first_rectangle = premier rectangle de 2 × 3
clustered-bonus-longest_line = plus longue ligne
clustered-bonus-largest_rectangle = plus grand rectangle

## La table en texte et en image

# Chaque variable est un signe
clustered-legend = { $solid } plein · { $hollow } vide · { $dashed } hachuré · { $wild } joker · { $start } départ
clustered-head-points = points
clustered-head-hand = main
clustered-head-deck = pioche
clustered-hand = Main
clustered-cards_left =
    { $cards ->
        [0] plus aucune carte
        [one] encore { $cards } carte
       *[other] encore { $cards } cartes
    }
# Qui doit agir. $who : you, together (vous et $players) ou other ; $count est le nombre de $players
clustered-phase-turn =
    { $who ->
        [you] À vous de jouer.
       *[other] À { $players } de jouer.
    }
clustered-phase-start_discards =
    { $who ->
        [you] Vous défaussez encore des cartes.
        [together] Vous défaussez encore des cartes, tout comme { $players }.
       *[other]
            { $count ->
                [one] { $players } défausse encore des cartes.
               *[other] { $players } défaussent encore des cartes.
            }
    }
clustered-phase-quick_discard =
    { $who ->
        [you] Vous devez défausser une carte.
       *[other] { $players } doit défausser une carte.
    }
clustered-phase-over = La partie est terminée.

## Ce qui s’est passé. $who : you ou other ; $card est à la forme .object.

clustered-event-placed =
    { $who ->
        [you] Vous posez
       *[other] { $player } pose
    } { $card } en ({ $x }, { $y }) : { clustered-points }.
clustered-event-discarded =
    { $who ->
        [you] Vous défaussez
       *[other] { $player } défausse
    } { $card }{ $why ->
        [stuck] , car aucune carte ne convient
       *[other] {""}
    }.
clustered-event-drew =
    { $who ->
        [you] Vous piochez
       *[other] { $player } pioche
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
clustered-event-revealed = Tout le monde a défaussé ; la partie commence.
# $bonus : l’un des clustered-bonus-…
clustered-event-bonus_moved =
    { $who ->
        [you] Le bonus « { $bonus } » est maintenant à vous.
        [nobody] Le bonus « { $bonus } » n’est plus à personne.
       *[other] Le bonus « { $bonus } » est maintenant à { $player }.
    }

## Pourquoi un bot joue ainsi

clustered-reason-gain = Cela rapporte { clustered-points }.
clustered-reason-deny =
    Cela prive { $player } de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
clustered-reason-gain_and_deny =
    Cela rapporte { clustered-points } et prive { $player } de { $denied ->
        [one] { $denied } point
       *[other] { $denied } points
    }.
clustered-reason-prepare =
    { $what ->
        [rectangle] Cela prépare un plus grand rectangle.
       *[line] Cela prépare une plus longue ligne.
    }
clustered-reason-develop = Cela garde de la place pour la suite.
clustered-reason-spare_wild = Le joker reste ainsi pour plus tard.
clustered-reason-only_move = Rien d’autre n’est possible.
clustered-reason-discard_least = Cette carte est la moins utile.

## La page : la table

clustered-page-table = La table de jeu
clustered-page-keys = Les flèches parcourent la table. Les touches 1 à 7 prennent une carte, N et P vont à la case suivante ou précédente qui convient, Entrée pose la carte, Échap la repose en main. Début montre toute la table ; plus et moins, ou Page préc. et Page suiv., changent le zoom ; Maj et les flèches déplacent la vue.
clustered-page-hand = Vos cartes
clustered-page-deck =
    { $cards ->
        [0] aucune carte dans votre pioche
        [one] { $cards } carte dans votre pioche
       *[other] { $cards } cartes dans votre pioche
    }
# $order : number, shape, fill
clustered-page-sort =
    { $order ->
        [number] Trier par nombre
        [shape] Trier par forme
       *[fill] Trier par remplissage
    }
clustered-page-picked =
    Carte choisie : { $card }. { $places ->
        [0] Aucune case possible
        [one] { $places } case possible
       *[other] { $places } cases possibles
    }.
clustered-page-fits =
    { $places ->
        [0] aucune case possible
        [one] { $places } case possible
       *[other] { $places } cases possibles
    }
clustered-page-new = nouvelle
clustered-page-advised = conseillée
clustered-page-cell-laid = ({ $x }, { $y }) : { $card }, à { $player }
clustered-page-cell-start = ({ $x }, { $y }) : { $card }
clustered-page-cell-fits = ({ $x }, { $y }) : libre, convient
clustered-page-cell-worth = ({ $x }, { $y }) : libre, convient, { clustered-points }
clustered-page-cell-unfit = ({ $x }, { $y }) : libre, ne convient pas
clustered-page-cell-free =
    ({ $x }, { $y }) : libre, { $count ->
        [0] aucune de vos cartes ne convient
        [one] { $count } de vos cartes convient
       *[other] { $count } de vos cartes conviennent
    }
clustered-page-advice-pick = Prenez une carte
clustered-page-advice-place = Choisissez une case qui brille
clustered-page-advice-nowhere = Cette carte ne convient nulle part
clustered-page-advice-start =
    { $count ->
        [one] Choisissez { $count } carte à défausser
       *[other] Choisissez { $count } cartes à défausser
    }
clustered-page-advice-quick = Défaussez une carte
clustered-page-advice-stuck = Rien ne convient : défaussez une carte

## La page : les défausses

clustered-page-note-start =
    { $count ->
        [one] Gardez-en cinq : choisissez en secret encore { $count } carte à défausser.
       *[other] Gardez-en cinq : choisissez en secret { $count } cartes à défausser.
    }
clustered-page-note-hand = Vous avez pioché deux cartes. Défaussez celle que vous voulez.
clustered-page-note-drawn = Vous avez pioché deux cartes. Défaussez l’une des deux.
clustered-page-note-stuck = Aucune de vos cartes ne convient. Défaussez-en une.
clustered-page-discard = Défausser

## La page : pourquoi pas

clustered-page-no_fit = Impossible de la poser ici.
# $side : left, right, above, below ; $shared : le seul attribut commun, ou none
clustered-page-clash =
    La carte { $side ->
        [left] à gauche
        [right] à droite
        [above] au-dessus
       *[below] en dessous
    } { $shared ->
        [shape] n’a que la forme en commun
        [fill] n’a que le remplissage en commun
        [number] n’a que le nombre en commun
       *[none] n’a rien en commun
    }.
clustered-page-need_two = Il faut deux points communs avec chaque voisine.
clustered-page-attribute-number = Nombre
clustered-page-attribute-shape = Forme
clustered-page-attribute-fill = Remplissage
clustered-page-why-occupied = La case est occupée.
    .text = Une carte y est déjà.
clustered-page-why-not_adjacent = Aucune carte à côté.
    .text = Une carte doit en toucher une déjà posée.
clustered-page-why-off_table = C’est hors de la table.
    .text = Les cartes doivent rester sur la table.
clustered-page-why-must_place = Pas de défausse maintenant.
    .text = L’une de vos cartes convient quelque part.
clustered-page-why-must_discard = Défaussez d’abord une carte.
    .text = La partie continue ensuite.
clustered-page-why-not_drawn = Pas cette carte.
    .text = Défaussez l’une des deux que vous venez de piocher.

## La page : conseils, cartes bonus et points

clustered-page-drew = Vous piochez { $cards }.
clustered-page-hint-place = Posez { $card } en ({ $x }, { $y }).
clustered-page-hint-discard = Défaussez { $card }.
clustered-page-bonuses = Cartes bonus
clustered-page-bonus-free = { $bonus } : encore à personne, { clustered-points }
clustered-page-bonus-held = { $bonus } : à { $player }, { clustered-points }
clustered-page-bonus-card = Carte bonus : { $bonus }, { clustered-points }
clustered-page-count = On compte les points
clustered-page-skip = Passer
clustered-page-together = Total
clustered-page-no_points = Pas encore de points
clustered-page-discarded =
    { $cards ->
        [one] { $cards } carte défaussée
       *[other] { $cards } cartes défaussées
    }
clustered-page-head-rectangle = Rectangle
clustered-page-head-rows = Rangées
clustered-page-head-columns = Colonnes
clustered-page-head-bonuses = Bonus
clustered-page-row_count =
    { $count ->
        [0] aucune rangée
        [one] { $count } rangée
       *[other] { $count } rangées
    }
clustered-page-column_count =
    { $count ->
        [0] aucune colonne
        [one] { $count } colonne
       *[other] { $count } colonnes
    }
clustered-page-bonus_count =
    { $count ->
        [0] aucun bonus
        [one] { $count } bonus obtenu
       *[other] { $count } bonus obtenus
    }

## Pourquoi un coup a été refusé

refusal-clustered-board = Cette table est impossible : une carte se trouve là où elle ne convient pas.
refusal-clustered-unknown_card = Il n’y a pas de carte « { $card } ».
refusal-clustered-not_in_hand = Vous n’avez pas cette carte en main : { $card }.
refusal-clustered-must_place = Vous ne pouvez défausser que si aucune de vos cartes ne convient ; or l’une d’elles peut être posée (règle { $rule }).
refusal-clustered-must_discard = Défaussez d’abord une carte, puis la partie continue (règle { $rule }).
refusal-clustered-not_drawn = Vous devez défausser l’une des deux cartes que vous venez de piocher, pas celle-ci : { $card } (règle { $rule }).
refusal-clustered-not_adjacent = Il n’y a rien à côté de ({ $x }, { $y }) : une nouvelle carte doit toucher une carte déjà posée (règle { $rule }).
refusal-clustered-occupied = La case ({ $x }, { $y }) est occupée : { $other } (règle { $rule }).
refusal-clustered-off_table = La case ({ $x }, { $y }) est en dehors de la table (règle { $rule }).
# $neighbours: clustered-neighbour, clustered-neighbours
refusal-clustered-too_few_shared = Cette carte, { $card }, ne peut pas être posée en ({ $x }, { $y }) : { $neighbours }. Avec chacune de ses voisines, une carte doit avoir au moins deux points communs parmi forme, remplissage et nombre (règle { $rule }).

## Dans le terminal

clustered-your-hand = Votre main
clustered-ask-card = Quelle carte ? (1–{ $cards })
clustered-ask-place = Dans quelle case ? (x y)
clustered-ask-discard-stuck = Aucune carte ne convient. Quelle carte défaussez-vous ? (1–{ $cards })
clustered-ask-discard-start = Quelle carte défaussez-vous ? Vous en gardez cinq. (1–{ $cards })
clustered-ask-discard-quick = Quelle carte défaussez-vous ? (1–{ $cards })
clustered-command-number = choisit une carte ; donnez ensuite la case par x y, ou tout d’un coup : 2 1 -3
    .form = numéro
clustered-command-places = affiche cette aide ; une fois une carte choisie, où elle convient et les points qu’elle rapporte
# $card est à la forme .object
clustered-places = Cases pour { $card } :
clustered-no-places = Aucune case ne convient en ce moment pour { $card }.
clustered-no-such-card = Choisissez une carte de 1 à { $cards }.
# $card est à la forme .object ; $reason : l’un des …-reason-…
clustered-hint-place = Posez { $card } en ({ $x }, { $y }). { $reason }
clustered-hint-discard = Défaussez { $card }. { $reason }
clustered-no-points = rien qui compte
