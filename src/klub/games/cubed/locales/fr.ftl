## Le jeu

cubed-name = Cubed
    .about = Assemblez des pièces couleur contre couleur, et videz votre main avant les autres.
    .tagline = Emboîtez les cubes, assortissez les couleurs, posez tout.
    .minutes = 20 min

## Options : ce que fait chacune, son nom dans les formulaires, et ses valeurs en mots

cubed-option-match = Tous les côtés qui se touchent doivent-ils être de la même couleur, ou suffit-il de deux ?
    .label = Couleurs assorties
    .all = Tous les côtés
    .two = Deux côtés
cubed-option-rounds = Le nombre de manches ; une seule fait une partie rapide.
    .label = Manches
cubed-option-bridging = Qui relie deux pièces séparées par un vide peut aussitôt poser une deuxième pièce.
    .label = Jeter un pont
cubed-option-bridge = Ce qui fait un pont : relier des pièces qui ne se touchent pas à cet endroit, ou seulement des pièces de deux côtés opposés.
    .label = Ce qu’est un pont
    .arcs = Voisines séparées
    .opposite = Côtés opposés
cubed-option-bridge_chain = Une deuxième pièce qui fait un pont donne droit à une troisième, et ainsi de suite.
    .label = Ponts à la suite
cubed-option-fill_the_void = Qui remplit une case entourée de pièces peut donner une pièce de sa main à un autre joueur.
    .label = Combler le vide
cubed-option-draw_many = Au lieu de jouer, piochez jusqu’à trois pièces, gardez-en une et remettez les autres.
    .label = Piocher 3, garder 1
cubed-option-open_hands = Tout le monde voit toutes les pièces.
    .label = Mains ouvertes
cubed-option-solo_discard = En solo : les pièces de blocage en trop quittent la partie ou retournent dans le sac.
    .label = Solo : pièces de blocage
    .out = Hors de la partie
    .bag = Dans le sac
cubed-option-solo_variants = « Jeter un pont » et « Piocher 3, garder 1 » valent aussi en solo.
    .label = Solo : coups spéciaux
cubed-option-first_player = Qui commence : la personne la plus âgée, ou une personne désignée au hasard.
    .label = Premier joueur
    .null = Hasard
cubed-option-colors = Le nombre de couleurs dans la boîte.
    .label = Couleurs
cubed-option-blockers_per_color = Le nombre de pièces de blocage de chaque couleur.
    .label = Blocages par couleur
cubed-option-mirrored_singles = Les pièces de trois couleurs existent aussi en miroir.
    .label = Simples en miroir

## Couleurs : des noms invariables

cubed-color-a = aube
cubed-color-b = soleil
cubed-color-c = rose
cubed-color-d = braise
cubed-color-e = ciel
cubed-color-f = prune
cubed-color-x = noir

## Les pièces en toutes lettres : leur sorte, et les couleurs de leurs losanges dans l’ordre

# L’attribut .object est la forme pour « pose… », « donne… » ; .negated celle pour « nulle part où poser… »
cubed-piece-blocker = une pièce de blocage ({ $first })
    .object = { cubed-piece-blocker }
    .negated = { cubed-piece-blocker.object }
cubed-piece-triple = une pièce triple ({ $first })
    .object = { cubed-piece-triple }
    .negated = { cubed-piece-triple.object }
cubed-piece-double = une pièce double ({ $first }, { $second }, { $third })
    .object = { cubed-piece-double }
    .negated = { cubed-piece-double.object }
cubed-piece-single = une pièce simple ({ $first }, { $second }, { $third })
    .object = { cubed-piece-single }
    .negated = { cubed-piece-single.object }
cubed-piece-hidden = une pièce cachée
    .object = { cubed-piece-hidden }
    .negated = { cubed-piece-hidden.object }

# Une voisine qui ne va pas. $side : right, lower_right, lower_left, left, upper_left, upper_right ; $mine, $theirs : cubed-color-…
cubed-neighbour =
    { $side ->
        [right] à droite
        [lower_right] en bas à droite
        [lower_left] en bas à gauche
        [left] à gauche
        [upper_left] en haut à gauche
       *[upper_right] en haut à droite
    }, { $mine } toucherait { $theirs } : { $piece } en ({ $q }, { $r })
# Plusieurs à la fois
cubed-neighbours = { $first } ; { $second }

## Points

cubed-points =
    { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }
    .of = { $player } ({ cubed-points })

## Qui doit jouer. $who : you ou other ; $players est un nom

cubed-phase-turn =
    { $who ->
        [you] À vous de jouer.
       *[other] À { $players } de jouer.
    }
cubed-phase-bridge =
    { $who ->
        [you] Vous pouvez poser une deuxième pièce.
       *[other] { $players } peut poser une deuxième pièce.
    }
cubed-phase-gift =
    { $who ->
        [you] Vous pouvez donner une pièce.
       *[other] { $players } peut donner une pièce.
    }
cubed-phase-keep =
    { $who ->
        [you] Vous choisissez la pièce à garder.
       *[other] { $players } choisit la pièce à garder.
    }
cubed-phase-over = La partie est terminée.

## Ce qui s’est passé. $who : you ou other ; $piece est à la forme .object.

# $earned : bridge, void ou nothing ; $died : tant de cases sont mortes depuis
cubed-event-played =
    { $who ->
        [you] Vous posez
       *[other] { $player } pose
    } { $piece } en ({ $q }, { $r }){ $earned ->
        [bridge] {""} : un pont
        [void] {""} : le vide est comblé
       *[nothing] {""}
    }.{ $died ->
        [0] {""}
        [one] {" "}{ $died } case est désormais condamnée.
       *[other] {" "}{ $died } cases sont désormais condamnées.
    }
# $pieces : ce que vous avez tiré
cubed-event-drew =
    { $who ->
        [you] Vous piochez { $pieces }.
       *[other]
            { $player } pioche { $count ->
                [one] une pièce
               *[other] { $count } pièces
            }.
    }
# $what : turn, bridge, gift
cubed-event-passed =
    { $who ->
        [you]
            { $what ->
                [bridge] Vous ne posez pas de deuxième pièce.
                [gift] Vous ne donnez rien.
               *[turn] Vous passez.
            }
       *[other]
            { $what ->
                [bridge] { $player } ne pose pas de deuxième pièce.
                [gift] { $player } ne donne rien.
               *[turn] { $player } passe.
            }
    }
cubed-event-kept =
    { $who ->
        [you] Vous gardez
       *[other] { $player } garde
    } { $piece } ; { $returned ->
        [one] une pièce retourne
       *[other] { $returned } pièces retournent
    } dans le sac.
# $receives : you ou other ; $receiver : qui la reçoit
cubed-event-gave =
    { $who ->
        [you] Vous donnez { $piece } à { $receiver }.
       *[other]
            { $player } { $receives ->
                [you] vous donne { $piece }.
               *[other] donne { $piece } à { $receiver }.
            }
    }
# $why : out, stuck, closed ; $list : tous avec leurs points. L’attribut vaut pour le jeu en solo.
cubed-event-round_over =
    La manche { $round } est terminée : { $why ->
        [out] une main est vide
        [stuck] personne ne peut plus poser de pièce
       *[closed] il ne reste aucune case
    }. { $list }.
    .alone =
        { $why ->
            [out] Toutes les pièces sont posées : partie gagnée.
            [stuck] Plus aucune pièce ne convient : partie perdue.
           *[closed] Il ne reste aucune case : partie perdue.
        }
cubed-event-round_began =
    La manche { $round } commence. { $who ->
        [you] À vous de commencer.
       *[other] { $player } commence.
    }

## La table en texte et en image

cubed-hand = Vos pièces
cubed-head-points = pts
cubed-head-pieces = pièces
cubed-round = Manche { $round } sur { $rounds }
cubed-bag =
    { $count ->
        [0] le sac est vide
        [one] { $count } pièce dans le sac
       *[other] { $count } pièces dans le sac
    }
cubed-held =
    { $count ->
        [0] plus de pièces
        [one] { $count } pièce en main
       *[other] { $count } pièces en main
    }
cubed-sort-blocker = Blocage
cubed-sort-triple = Triples
cubed-sort-double = Doubles
cubed-sort-single = Simples

## Pourquoi un bot joue ainsi

cubed-reason-shed = Votre main perd { cubed-points }.
cubed-reason-shed_and_deny = Votre main perd { cubed-points } et les autres ont moins de cases.
# $cells: combien de cases meurent
cubed-reason-block =
    Votre main perd { cubed-points } et vous fermez { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }.
cubed-reason-go_out = C’est votre dernière pièce : vous avez fini.
cubed-reason-only_play = Rien d’autre ne peut être posé ; votre main perd { cubed-points }.
cubed-reason-draw_stuck = Aucune de vos pièces ne convient.
cubed-reason-draw_wait = Mieux vaut garder les cases pour plus tard.
cubed-reason-draw_choice = Mieux vaut choisir entre { $count } pièces que d’en prendre une seule.
cubed-reason-keep_cheap = C’est celle qui coûte le moins : { cubed-points }.
cubed-reason-give_dear = C’est celle qui coûte le plus : { cubed-points }.
cubed-reason-pass = Il n’y a rien de mieux à faire.

## Dans le terminal. $choices : ce qu’on peut taper

cubed-ask-piece = Quelle pièce ? ({ $choices })
cubed-ask-second = Vous pouvez poser une deuxième pièce. Laquelle ? ({ $choices })
cubed-ask-place = Où ? ({ $choices })
cubed-ask-keep = Quelle pièce gardez-vous ? ({ $choices })
cubed-ask-gift = Quelle pièce donnez-vous, et à qui ? ({ $choices })
cubed-places = Cases pour { $piece }, et combien de fois la tourner :
cubed-no-places = Aucune case ne convient en ce moment pour { $piece }.
cubed-command-number = choisit une pièce, puis une de ses cases ; ou tout à la fois : pièce q r orientation
    .form = nombre
cubed-command-places = affiche cette aide ; une fois une pièce choisie, où elle convient
cubed-command-draw = pioche une pièce dans le sac
cubed-command-draw_many = pioche autant de pièces ; vous en gardez une
cubed-command-pass = termine votre tour
cubed-command-give = donne la pièce 3 à B
cubed-command-no = ne donne rien
# Ce que ferait un bot. $piece est à la forme .object ; $turn : 0 à 2 ; $reason : un cubed-reason-…
cubed-hint-play =
    Posez { $piece } en ({ $q }, { $r }){ $turn ->
        [0] {""}
        [1] , tournée une fois
       *[other] , tournée deux fois
    }. { $reason }
cubed-hint-draw = Piochez une pièce. { $reason }
cubed-hint-draw_many = Piochez { $count } pièces. { $reason }
cubed-hint-pass = Passez. { $reason }
cubed-hint-keep = Gardez { $piece }. { $reason }
cubed-hint-give = Donnez { $piece } à { $player }. { $reason }
cubed-hint-skip_gift = Ne donnez rien. { $reason }

## La page : la table

cubed-page-table = La table de jeu
cubed-page-keys = Gauche et droite suivent la rangée, haut et bas changent de rangée ; { $upper_left }, { $upper_right }, { $lower_left } et { $lower_right } passent par les côtés obliques, comme les chiffres du pavé numérique. Les touches 1 à 9, virgule et point prennent une pièce, T la tourne, N et P vont à la case suivante ou précédente qui convient, Entrée la pose, Échap la repose en main. Début montre toute la table ; plus et moins, ou Page préc. et Page suiv., changent le zoom ; Maj avec les flèches déplace la vue.
# $order : kind, color
cubed-page-sort =
    { $order ->
        [kind] Trier par sorte
       *[color] Trier par couleur
    }
cubed-page-hands = Pièces des autres
cubed-page-cell-laid = ({ $q }, { $r }) : { $piece }
cubed-page-cell-dead = ({ $q }, { $r }) : condamnée, contre un côté noir
cubed-page-cell-free =
    ({ $q }, { $r }) : libre, { $count ->
        [0] ne touche rien
        [one] touche { $count } pièce
       *[other] touche { $count } pièces
    }
# Une pièce touchée ; $side comme dans cubed-neighbour
cubed-page-contact =
    { $color } { $side ->
        [right] à droite
        [lower_right] en bas à droite
        [lower_left] en bas à gauche
        [left] à gauche
        [upper_left] en haut à gauche
       *[upper_right] en haut à droite
    }
# $turns : 1, 2, 3, un ou plusieurs
cubed-page-cell-fits =
    { $count ->
        [one] votre pièce convient dans l’orientation { $turns }
       *[other] votre pièce convient dans les orientations { $turns }
    }
cubed-page-cell-unfit = votre pièce ne convient pas
cubed-page-cell-some =
    { $count ->
        [0] aucune de vos pièces ne convient
        [one] { $count } de vos pièces convient
       *[other] { $count } de vos pièces conviennent
    }

## La page : la main et ce que vous pouvez faire

cubed-page-rack = Votre chevalet
cubed-page-hand = Vos pièces
cubed-page-picked =
    Pièce choisie : { $piece }. { $places ->
        [0] Aucune case possible
        [one] { $places } case possible
       *[other] { $places } cases possibles
    }.
cubed-page-fits =
    { $places ->
        [0] aucune case possible
        [one] { $places } case possible
       *[other] { $places } cases possibles
    }
cubed-page-new = nouvelle
cubed-page-advised = conseillée
# Sous le nombre de points en main
cubed-page-in_hand =
    { $points ->
        [one] point en main
       *[other] points en main
    }
cubed-page-actions = Ce que vous pouvez faire
cubed-page-turn = Tourner la pièce (orientation { $turn } sur 3)
cubed-page-half = Tourner de 60 degrés
cubed-page-lay = Poser
cubed-page-draw = Piocher
cubed-page-pass = Passer
cubed-page-stop = Pas de deuxième pièce
cubed-page-draw_many = Piocher 3, garder 1
cubed-page-how_many = Combien en piochez-vous ?
cubed-page-back = Retour
cubed-page-keep = Garder { $piece }
cubed-page-keep_all = Tout garder
cubed-page-give_to = À qui la donnez-vous ?
cubed-page-note-draw = Rien ne convient. Piochez une pièce.
cubed-page-note-drawn = Toujours rien qui convienne. Votre tour est fini.
cubed-page-note-empty = Rien ne convient, et le sac est vide.
cubed-page-note-keep = Laquelle gardez-vous ? Les autres retournent dans le sac.
cubed-page-advice-pick = Prenez une pièce
cubed-page-advice-second = Posez une deuxième pièce
cubed-page-advice-place = Choisissez une case qui brille
cubed-page-advice-lay = Tournez-la ou posez-la
cubed-page-advice-turn = Pas dans ce sens
cubed-page-advice-nowhere = Cette pièce ne convient nulle part
cubed-page-advice-draw = Rien ne convient : piochez
cubed-page-advice-pass = Rien ne convient : passez
cubed-page-advice-gift = Donnez une pièce
cubed-page-advice-keep = Gardez-en une

## La page : ce qu’un coup a rapporté. $who, $receives : you ou other

cubed-page-moment-bridge = Un pont !
    .text =
        { $who ->
            [you] Votre pièce en relie deux qui ne se touchaient pas ici : posez-en une deuxième.
           *[other] { $player } a relié deux pièces qui ne se touchaient pas ici et peut en poser une deuxième.
        }
cubed-page-moment-void = Vide comblé !
    .text =
        { $who ->
            [you] Les six côtés touchent une pièce : donnez une pièce de votre main.
           *[other] { $player } a rempli une case entourée de six pièces et peut donner une pièce de sa main.
        }
cubed-page-moment-gift = Un cadeau !
    .text =
        { $who ->
            [you] Vous donnez une pièce à { $receiver }.
           *[other]
                { $receives ->
                    [you] { $player } vous donne une pièce.
                   *[other] { $player } donne une pièce à { $receiver }.
                }
        }

## La page : pourquoi pas

cubed-page-no_match = Les couleurs diffèrent.
cubed-page-no_black = Un côté noir ne doit toucher aucune pièce.
# $side comme dans cubed-neighbour ; $mine, $theirs : cubed-color-…
cubed-page-clash =
    { $side ->
        [right] À droite
        [lower_right] En bas à droite
        [lower_left] En bas à gauche
        [left] À gauche
        [upper_left] En haut à gauche
       *[upper_right] En haut à droite
    }, { $mine } toucherait { $theirs }.
# $match : all, two
cubed-page-need =
    { $match ->
        [two] Deux côtés doivent être assortis.
       *[all] Tous les côtés qui se touchent doivent être assortis.
    }
cubed-page-why-too_few_contacts = Trop peu de contacts.
    .text = Une pièce doit en toucher au moins deux autres.
cubed-page-why-blocker_too_early = Trop tôt pour une pièce de blocage.
    .text = Il faut d’abord trois autres pièces sur la table.
cubed-page-why-first_piece = Commencez au milieu.
    .text = La première pièce se pose sur la case marquée.
cubed-page-why-not_adjacent = Aucune pièce à côté.
    .text = Une pièce doit en toucher d’autres.
cubed-page-why-occupied = Cette case est occupée.
    .text = Une pièce s’y trouve déjà.
cubed-page-why-dead_cell = Cette case est condamnée.
    .text = Elle touche un côté noir : plus rien ne peut y être posé.
cubed-page-why-heights = Les hauteurs ne correspondent pas.
    .text = Tournée de 60 degrés, ses pointes tombent sur des creux et ses creux sur des pointes. Trois orientations seulement sont possibles.

## La page : manches et points

cubed-page-round_over = La manche { $round } est finie
# $why : out, stuck, closed
cubed-page-why_over =
    { $why ->
        [out] Quelqu’un a posé toutes ses pièces.
        [stuck] Plus personne ne peut poser de pièce.
       *[closed] Des pièces de blocage ont fermé toutes les cases.
    }
cubed-page-won_round = gagne la manche
cubed-page-total = { $points } en tout
cubed-page-starts = { $player } commence.
cubed-page-next_round = À la manche { $round }
cubed-page-round_points = Manche { $round }
cubed-page-no_round = Aucune manche n’est encore finie
cubed-page-together = Total
cubed-page-hand_now = Ce que votre main coûte en ce moment
cubed-page-fewest = Chaque pièce restante coûte des points : le plus petit total gagne.

## Pourquoi un coup a été refusé

refusal-cubed-board = Cette table est impossible : une pièce se trouve là où elle ne convient pas.
refusal-cubed-unknown_piece = Il n’y a pas de pièce « { $piece } ».
refusal-cubed-not_in_hand = Vous n’avez pas cette pièce en main : { $piece }.
refusal-cubed-not_now =
    { $phase ->
        [bridge] Vous pouvez maintenant poser une deuxième pièce, ou passer.
        [gift] Donnez d’abord une pièce, ou gardez-les toutes.
        [keep] Choisissez d’abord laquelle des pièces piochées vous gardez.
       *[turn] Il n’y a rien à donner ni à choisir pour l’instant.
    }
refusal-cubed-must_play = L’une de vos pièces convient : vous devez en poser une (règle { $rule }).
refusal-cubed-must_draw = Vous ne pouvez pas encore passer : piochez d’abord une pièce (règle { $rule }).
refusal-cubed-already_drawn = Vous ne pouvez plus piocher pendant ce tour (règle { $rule }).
refusal-cubed-bag_empty = Le sac est vide, il n’y a rien à piocher (règle { $rule }).
refusal-cubed-no_draw_many = À cette table, on ne peut pas piocher plusieurs pièces à la fois (règle { $rule }).
refusal-cubed-bad_count =
    { $most ->
        [0] Le sac est vide, il n’y a rien à piocher
       *[other] Vous pouvez piocher de 1 à { $most } pièces, pas { $count }
    } (règle { $rule }).
refusal-cubed-not_drawn = Vous devez garder l’une des pièces que vous venez de piocher, pas celle-ci : { $piece } (règle { $rule }).
refusal-cubed-no_such_player = Vous ne pouvez donner une pièce qu’à un autre joueur de cette table (règle { $rule }).
refusal-cubed-heights = Dans cette orientation, les hauteurs ne correspondent pas : { $piece }. Une pièce a trois orientations : 0, 1 ou 2 (règle { $rule }).
refusal-cubed-same_turn = Cette pièce est la même dans toutes les orientations : { $piece }. Posez-la sans la tourner (règle { $rule }).
refusal-cubed-first_piece = La première pièce se pose au milieu, en (0, 0) (règle { $rule }).
refusal-cubed-blocker_too_early = Une pièce de blocage ne se pose que lorsque trois autres pièces sont sur la table (règle { $rule }).
refusal-cubed-not_adjacent = Il n’y a rien à côté de ({ $q }, { $r }) : une nouvelle pièce doit toucher une pièce déjà posée (règle { $rule }).
refusal-cubed-occupied = La case ({ $q }, { $r }) est occupée : { $other } (règle { $rule }).
refusal-cubed-dead_cell = La case ({ $q }, { $r }) est condamnée : elle touche un côté noir (règle { $rule }).
# $neighbours: cubed-neighbour, cubed-neighbours
refusal-cubed-black_side = Un côté noir ne doit toucher aucune pièce, or { $neighbours } (règle { $rule }).
refusal-cubed-too_few_contacts =
    En ({ $q }, { $r }), la pièce toucherait { $contacts ->
        [one] { $contacts } pièce
       *[other] { $contacts } pièces
    } ; elle doit en toucher au moins deux (règle { $rule }).
refusal-cubed-colors_differ =
    Cette pièce, { $piece }, ne peut pas être posée en ({ $q }, { $r }) : { $neighbours }. { $match ->
        [two] Au moins deux côtés qui se touchent doivent être de la même couleur
       *[all] Tous les côtés qui se touchent doivent être de la même couleur
    } (règle { $rule }).
refusal-options-too_few_pieces = Avec ces options, il y a { $pieces } pièces, mais il en faut { $needed } pour { $seats } joueurs.
