## Le jeu

kluster-name = Kluster
    .about = Posez des aimants dans la corde sans qu’ils se collent.
    .tagline = Retenez votre souffle. Encore un aimant…
    .minutes = 10 min

## Les options : ce que fait chacune, son nom dans les formulaires et ses valeurs en mots

kluster-option-boxes = Quelles boîtes sont sur la table ; sans choix, juste assez pour tous les joueurs.
    .label = Boîtes
    .null = Juste assez
    .classic = Classic (24 aimants)
    .duo = DUO (12 aimants spinners)
kluster-option-expert = Si, après avoir posé un aimant, vous en avez toujours plus que le joueur suivant, vous pouvez en poser un autre.
    .label = Mode expert
kluster-option-inside_test = Quand un aimant est dans la zone : dès que son centre y est, ou seulement tout entier.
    .label = Dans la corde
    .centre = Son centre
    .whole = L’aimant entier
kluster-option-settle_time = Combien de temps tout doit rester immobile avant la fin du tour, en dixièmes de seconde.
    .label = Temps de repos
kluster-option-string_after_placing = La corde peut encore bouger pendant que l’aimant posé s’immobilise.
    .label = Corde après la pose
kluster-option-turn_timer = Secondes pour un tour ; quand elles sont écoulées, il finit sans aimant.
    .label = Chronomètre du tour
kluster-option-solo_failures = Le nombre de fautes permises en solo.
    .label = Solo : fautes
kluster-option-string_test = Quand des cordes sont reliées : quand elles se croisent, se touchent, ou que leurs zones se chevauchent.
    .label = Cordes reliées
    .cross = Croisées
    .touch = En contact
    .area = Superposées
kluster-option-strings_connected = Toutes les cordes doivent former un seul groupe ; il ne suffit pas que chacune en croise une autre.
    .label = Toutes les cordes reliées
kluster-option-extra_spinners = Ce que deviennent les spinners restants quand il y en a plus que de cordes.
    .label = Spinners restants
    .remove = Hors du jeu
    .second = Posés aussi
kluster-option-upright = Les aimants peuvent aussi être posés debout.
    .label = Aimants debout
kluster-option-first_player = Qui commence : la personne la plus petite, ou une personne désignée au hasard.
    .label = Premier joueur
    .null = Le hasard

## Qui doit faire quoi. $who : you ou other ; $players est un nom

kluster-phase-strings =
    { $who ->
        [you] Vous devez poser une corde.
       *[other] { $players } doit poser une corde.
    }
kluster-phase-turn =
    { $who ->
        [you] À vous de jouer.
       *[other] À { $players } de jouer.
    }
kluster-phase-more =
    { $who ->
        [you] Vous pouvez poser un aimant de plus.
       *[other] { $players } peut poser un aimant de plus.
    }
kluster-phase-repair =
    { $who ->
        [you] Vous devez remettre une corde en place.
       *[other] { $players } doit remettre une corde en place.
    }
kluster-phase-over = La partie est terminée.

## Ce qui s’est passé. $who : you ou other

kluster-event-laid =
    { $who ->
        [you] Vous posez une corde.
       *[other] { $player } pose une corde.
    }
kluster-event-laid_out =
    { $count ->
        [one] { $count } spinner restant est posé.
       *[other] { $count } spinners restants sont posés.
    }
# $pose: flat, upright
kluster-event-placed =
    { $who ->
        [you] Vous posez un aimant
       *[other] { $player } pose un aimant
    }{ $pose ->
        [upright] {""}, debout
       *[flat] {""}
    }.
# $why: touched, outside, both
kluster-event-took =
    { $who ->
        [you] Vous récupérez
       *[other] { $player } récupère
    } { $count ->
        [one] { $count } aimant
       *[other] { $count } aimants
    } : { $why ->
        [touched] des aimants se sont touchés
        [outside] sortie de la zone
       *[both] des aimants se sont touchés ou sont sortis de la zone
    }.
kluster-event-toppled =
    { $count ->
        [one] { $count } aimant tombe.
       *[other] { $count } aimants tombent.
    }
kluster-event-separated =
    { $who ->
        [you] Une corde s’est détachée : vous devez la remettre en place.
       *[other] Une corde s’est détachée : { $player } doit la remettre en place.
    }
# $why: choice, time
kluster-event-ended =
    { $who ->
        [you]
            { $why ->
                [time] Votre temps est écoulé.
               *[choice] Vous ne posez plus d’aimant.
            }
       *[other]
            { $why ->
                [time] { $player } n’a plus de temps.
               *[choice] { $player } ne pose plus d’aimant.
            }
    }
# L’attribut est pour jouer seul ; $why : placed_all, failures
kluster-event-over =
    { $who ->
        [you] Vous avez posé votre dernier aimant et gagnez.
       *[other] { $player } a posé son dernier aimant et gagne.
    }
    .alone =
        { $why ->
            [placed_all] Tous les aimants sont dans la zone : victoire totale.
           *[failures] Une faute de trop : la partie est terminée.
        }

## La table en texte et en image

kluster-hand = Vos aimants
kluster-magnet-classic = aimant, { $size } mm
kluster-magnet-spinner = aimant spinner
kluster-held =
    { $count ->
        [0] plus d’aimants
        [one] { $count } aimant en main
       *[other] { $count } aimants en main
    }
kluster-area =
    { $count ->
        [0] aucun aimant dans la zone
        [one] { $count } aimant dans la zone
       *[other] { $count } aimants dans la zone
    }
kluster-failures = Fautes : { $count } sur { $most }
kluster-legend = Les flèches montrent le pôle nord ; ⊙ nord en haut, ⊗ sud en haut ; les nombres sont des millimètres.

## Pourquoi un bot joue ainsi

kluster-reason-alone = Il n’y a encore rien tout près.
kluster-reason-safe = Rien n’y bouge ; l’aimant le plus proche est à { $gap } mm.
kluster-reason-string = La corde, tirée de côté, y fait de la place ; l’aimant le plus proche est à { $gap } mm.
kluster-reason-narrow = La corde, tirée vers l’intérieur, laisse peu de place au joueur suivant ; l’aimant le plus proche est à { $gap } mm.
kluster-reason-last = C’est votre dernier aimant : si tout reste calme, vous gagnez.
kluster-reason-guess = L’endroit a l’air calme.
kluster-reason-least =
    { $count ->
        [one] Aucun endroit n’est sûr ; ici, il n’en coûte que { $count } aimant.
       *[other] Aucun endroit n’est sûr ; ici, il n’en coûte que { $count } aimants.
    }
kluster-reason-another = Il y a de la place pour un de plus, et vous en avez plus que le joueur suivant.
kluster-reason-enough = Un de plus serait trop risqué.
kluster-reason-mend = Les cordes doivent être de nouveau reliées.
kluster-reason-round = C’est le cercle qui entoure le plus d’espace.
kluster-reason-shape = Une autre forme, pour changer.
kluster-reason-overlap = Elle doit croiser une corde déjà posée.

## Dans le terminal. $choices : ce qu’on peut taper

kluster-ask-strings = Quelle forme donnez-vous à la corde ? ({ $choices })
kluster-ask-turn = Quel aimant, et où ? ({ $choices })
kluster-ask-more = Vous pouvez poser un aimant de plus. Lequel, et où ? ({ $choices })
kluster-ask-repair = Une corde s’est détachée. Comment la remettez-vous en place ? ({ $choices })
kluster-pulled = La corde sera tirée vers ({ $x }, { $y }) avant que vous posiez un aimant.
kluster-command-shape = pose la corde dans cette forme ; x et y de son centre peuvent suivre
kluster-command-place = pose un aimant : numéro, x, y (mm), direction de son pôle nord (degrés) ; puis, au besoin, up ou down pour le pôle du dessus
kluster-command-pull = tire d’abord une corde : numéro, nœud (0 à 63), x, y
kluster-command-mend = relie de nouveau les cordes
kluster-command-end = ne pose plus d’aimant
# Ce que ferait un bot. $number : l’aimant dans la liste ; $angle : en degrés ; $reason : un des kluster-reason-…
kluster-hint-lay_string = Posez la corde. { $reason }
kluster-hint-place = Posez l’aimant { $number } en ({ $x }, { $y }), tourné à { $angle }°. { $reason }
kluster-hint-turn = Tirez la corde, puis posez l’aimant { $number } en ({ $x }, { $y }), tourné à { $angle }°. { $reason }
kluster-hint-mend = Reliez de nouveau les cordes. { $reason }
kluster-hint-end = Ne posez plus d’aimant. { $reason }


## La page : la table

kluster-page-table = La table de jeu
kluster-page-keys = Les flèches déplacent l’aimant, à petits pas avec Maj. Virgule et point prennent un aimant, { $left } et { $right } ou R le tournent, F le dresse, G en prend un de plus avec lui, Page préc. et Page suiv. le lèvent et l’abaissent, Entrée le lâche, Échap le repose. S saisit la corde, les flèches la tirent. X termine le tour quand c’est permis. L montre les lignes de champ, D la carte des dangers ; Début montre toute la table, plus et moins zooment. Pour poser la corde : les touches 1 à 5 choisissent la forme, Entrée la pose.
kluster-page-tools = Vue
kluster-page-field = Lignes de champ
kluster-page-danger = Carte des dangers
kluster-page-slow = Ralenti
kluster-page-skip = Passer

## La page : la main

kluster-page-dock = Votre main
kluster-page-picked = Vous tenez : { $stone }
kluster-page-rotate = Tourner
kluster-page-flip = Basculer
kluster-page-gather = En prendre un de plus
kluster-page-gathered =
    { $count ->
        [one] 1 aimant dans la main
       *[other] { $count } aimants dans la main
    }
kluster-page-pose-flat = à plat
kluster-page-pose-north_up = pôle nord en haut
kluster-page-pose-south_up = pôle sud en haut
kluster-page-let_go = Lâcher
kluster-page-interrupted = Votre tour recommence
    .text = La connexion s’est interrompue pendant votre tour : votre aimant est de retour parmi les autres, et rien n’a été posé.
kluster-page-mm = { $mm } mm
kluster-page-high = mm de haut
kluster-page-more = Vous en avez plus que le joueur suivant : encore un ?
kluster-page-enough = C’est tout
kluster-page-repair = Une corde s’est détachée. Ramenez-la pour qu’elle en croise une autre.
kluster-page-mended = Les cordes sont de nouveau reliées.
kluster-page-done = Terminé

## La page : poser une corde

kluster-page-shapes = Forme de la corde
kluster-page-shape-circle = Cercle
kluster-page-shape-oval = Ovale
kluster-page-shape-bean = Haricot
kluster-page-shape-star = Étoile
kluster-page-shape-free = Tracer
kluster-page-lay = Poser
kluster-page-string = Corde { $number } sur { $count }
kluster-page-move = Faites-la glisser à sa place, ou choisissez une forme.
kluster-page-draw = Tracez une boucle sur la table.
kluster-page-overlap-yes = La corde en croise une autre.
kluster-page-overlap-no = La corde doit en croiser une autre.
kluster-page-fault-crossed = La corde se croise elle-même.
kluster-page-fault-small = La boucle est trop petite.
kluster-page-fault-tight = La corde se touche elle-même.
kluster-page-fault-off_table = La corde dépasse de la table.

## La page : que faire maintenant

kluster-page-advice-strings = Posez une corde
kluster-page-advice-pick = Prenez un aimant
kluster-page-advice-lead = Guidez-le, puis lâchez
kluster-page-advice-more = Encore un, si vous voulez
kluster-page-advice-repair = Ramenez la corde
kluster-page-advice-settle = Tout se calme
kluster-page-hint-lay_string = Posez la corde le long du trait fin.
kluster-page-hint-place = Posez un aimant là où est la silhouette pâle.
kluster-page-hint-turn = Tirez la corde comme le montre la flèche, puis posez un aimant là où est la silhouette pâle.
kluster-page-hint-mend = Tirez la corde comme le montre la flèche.
kluster-page-hint-end = Restez-en là.

## La page : pourquoi pas

kluster-page-why-must_place = Vous devez poser un aimant.
kluster-page-why-upright = Ici, les aimants restent à plat.
kluster-page-why-repair_first = D’abord la corde, puis un aimant.
kluster-page-why-string_apart = La corde doit en croiser une autre.
kluster-page-why-bad_string = La corde ne peut pas être posée ainsi.
kluster-page-why-off_table = La table s’arrête là.

## La page : dit au clavier. $way : où, vu d’ici

kluster-page-spoken-nearest =
    aimant le plus proche à { $mm } mm, { $way ->
        [left] à gauche
        [above] en haut
        [below] en bas
        [upper_right] en haut à droite
        [upper_left] en haut à gauche
        [lower_right] en bas à droite
        [lower_left] en bas à gauche
       *[right] à droite
    }
kluster-page-spoken-hint =
    le conseil à { $mm } mm, { $way ->
        [left] à gauche
        [above] en haut
        [below] en bas
        [upper_right] en haut à droite
        [upper_left] en haut à gauche
        [lower_right] en bas à droite
        [lower_left] en bas à gauche
       *[right] à droite
    }, nord à { $degrees }°
kluster-page-spoken-alone = aucun aimant sur la table
kluster-page-spoken-inside = dans la corde
kluster-page-spoken-outside = hors de la corde
kluster-page-spoken-node = Corde { $number }, point { $node } sur 64
kluster-page-spoken-held = { $stone }, { $pose }, { $degrees }°
kluster-page-ease-calm = calme
kluster-page-ease-turning = d’autres tournent
kluster-page-ease-pulling = ça attire
kluster-page-ease-snap = ça va se coller

## La page : le résultat

kluster-page-fewest = Qui n’a plus d’aimants a gagné.
kluster-page-most = C’est ce qui est dans la zone qui compte.

## Pourquoi un coup a été refusé

refusal-kluster-not_in_hand = Vous n’avez pas cet aimant en main : { $magnet }.
refusal-kluster-too_few_magnets =
    { $count ->
        [one] Vous n’avez qu’un aimant.
       *[other] Vous n’avez que { $count } aimants.
    }
refusal-kluster-not_now =
    { $phase ->
        [strings] Il faut d’abord poser les cordes.
        [more] Vous pouvez maintenant poser un aimant de plus, ou finir votre tour.
        [repair] Une corde s’est détachée : remettez-la d’abord en place.
       *[turn] Ce n’est pas possible pour l’instant.
    }
refusal-kluster-must_place = Vous devez poser un aimant à votre tour (règle { $rule }).
refusal-kluster-off_table = C’est au-delà du bord de la table (règle { $rule }).
refusal-kluster-upright = À cette table, les aimants doivent être posés à plat (règle { $rule }).
refusal-kluster-repair_first = Une corde s’est détachée : remettez-la en place avant de poser quoi que ce soit (règle { $rule }).
refusal-kluster-no_such_string = Aucune corde de ce numéro à déplacer ni à poser : { $loop }.
refusal-kluster-bad_string =
    { $fault ->
        [crossed] La corde ne doit pas se croiser elle-même
        [small] La boucle de la corde est trop petite
       *[tight] La corde ne doit pas se toucher elle-même
    } (règle { $rule }).
refusal-kluster-string_apart = Chaque nouvelle corde doit en croiser une déjà posée (règle { $rule }).
refusal-kluster-string_after_placing = À cette table, on ne peut plus déplacer la corde une fois l’aimant posé (règle { $rule }).
refusal-kluster-track = Aucune main n’aurait pu jouer ce tour ({ $what }).
refusal-kluster-digest = Rejoué, ce tour finit autrement que dans l’enregistrement : { $found } au lieu de { $expected }.
refusal-kluster-other_physics = Enregistré avec la physique { $physics } sur { $machine } ; ici, c’est { $known } sur { $here }, ce tour ne peut donc pas être vérifié exactement.
refusal-kluster-turn_over = Ce tour est terminé.
refusal-options-too_few_boxes = Ces boîtes suffisent pour { $most } joueurs au plus, pas pour { $seats } (règle { $rule }).
