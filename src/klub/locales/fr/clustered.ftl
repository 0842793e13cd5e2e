## Le jeu

clustered-name = Clustered
    .about = Posez des cartes qui ont deux points communs avec leurs voisines, et formez des lignes et un rectangle.

## Options : ce que fait chacune, et son nom dans les formulaires

clustered-option-third_wild = Ces joueurs ont trois jokers au lieu de deux : un coup de pouce aux plus jeunes ou aux débutants.
    .label = Troisième joker
clustered-option-quick_play = Commencez avec les cinq meilleures cartes sur sept ; à la fin de chaque tour, piochez-en deux et défaussez-en une.
    .label = Partie rapide
clustered-option-quick_discard_from = En partie rapide, défaussez n’importe quelle carte de la main, ou l’une des deux qui viennent d’être piochées.
    .label = Partie rapide : défausser depuis
clustered-option-first_bonuses = Deux points pour la première ligne de cinq et deux pour le premier rectangle de 2 × 3.
    .label = Bonus au premier
clustered-option-largest_bonuses = Deux points pour la plus longue ligne et deux pour le plus grand rectangle à la fin.
    .label = Bonus au plus grand
clustered-option-bounds = La taille de la table, en cartes. Rien ne se pose au-delà du bord.
    .label = Taille de la table
clustered-option-first_player = Qui commence : le plus jeune, ou celui que le hasard désigne.
    .label = Premier joueur
clustered-option-discards_visible = Tout le monde voit les cartes défaussées.
    .label = Défausses visibles
clustered-option-two_starts = Jouer avec deux cartes de départ. Selon les règles, il y en a deux à partir de cinq joueurs.
    .label = Deux cartes de départ

## Les cartes en toutes lettres. L’attribut .object est la forme pour « pose … », « défausse … ».

# $number : 1 à 3 ; $shape : circle, square, triangle ; $fill : dashed, hollow, solid
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
clustered-card-wild = un joker
    .object = { clustered-card-wild }
clustered-card-start = la carte de départ
    .object = { clustered-card-start }
clustered-card-hidden = une carte face cachée
    .object = { clustered-card-hidden }

# Une voisine qui ne va pas. $side : left, right, above, below ; $shared : le seul point commun, ou none
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
clustered-neighbours = { $first } ; { $second }

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
# Qui doit jouer : $players est un nom, ou plusieurs avec des virgules
clustered-phase-turn = À jouer : { $players }
clustered-phase-start_discards = Encore à défausser : { $players }
clustered-phase-quick_discard = Défausse d’une carte : { $players }
clustered-phase-over = La partie est terminée.

## Ce qui s’est passé. $who : you ou other ; $card est à la forme .object.

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
        [stuck] , car rien ne va
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
clustered-event-revealed = Tout le monde a défaussé ; la partie commence.
# $bonus : l’un des clustered-bonus-…
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
