## Le jeu

cluellage-name = Cluellage
    .about = Attrapez des images avant les autres, montrez un mot secret par un collage et devinez celui des autres.
    .tagline = Cinq images, un mot secret.
    .minutes = 20 min

## Options : effet, nom dans les formulaires et valeurs en mots

cluellage-option-locations = Les Lieux se joignent aux autres mots. Ce sont les plus difficiles : laissez-les de côté pour les premières parties.
    .label = Avec les Lieux
cluellage-option-categories = Les mots de la pioche : le mélange habituel, une seule catégorie ou un mélange à vous. Personnages et Notions abstraites sont les plus faciles.
    .label = Catégories
    .null = Le mélange habituel
    .character = Personnages
    .location = Lieux
    .object = Objets
    .notion = Notions abstraites
cluellage-option-rounds = Le nombre de manches ; trois d’après la règle.
    .label = Manches
cluellage-option-claim_timer = Secondes pour attraper une carte à chaque vague ; qui traîne reçoit la première carte libre.
    .label = Temps pour attraper
cluellage-option-collage_timer = Secondes pour faire le collage ; ensuite, les cartes sont posées côte à côte.
    .label = Temps du collage
cluellage-option-exhibit_order = L’ordre des collages après le premier terminé.
    .label = Ordre de l’exposition
    .seat = Sens horaire
    .finish = Ordre d’achèvement
cluellage-option-live_collages = Chacun peut voir les collages se faire.
    .label = Collages en direct
cluellage-option-discussion = Ceux qui devinent peuvent parler d’un collage ; son auteur se tait. Désactivé : personne n’écrit pendant qu’on devine.
    .label = Discussion à table
cluellage-option-gallery = En solo : le jour dont vous visitez la galerie, en chiffres comme 20260131 ; tout le monde voit la même.
    .label = Solo : galerie du jour
cluellage-option-gallery_size = En solo : le nombre de collages dans la galerie.
    .label = Solo : collages
cluellage-option-gallery_timer = En solo : secondes pour deviner un collage.
    .label = Solo : temps pour deviner
    .null = Sans limite

## Points

cluellage-points =
    { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }
    .of = { $player } ({ cluellage-points })

## Qui doit agir. $who : you, together (vous et $players) ou other ; $count est le nombre de $players

cluellage-phase-word =
    { $who ->
        [you] Vous lisez les mots.
        [together] Vous lisez les mots, tout comme { $players }.
       *[other]
            { $count ->
                [one] { $players } lit les mots.
               *[other] { $players } lisent les mots.
            }
    }
cluellage-phase-claim =
    { $who ->
        [you] Vous avez une carte à attraper.
        [together] Vous avez une carte à attraper, tout comme { $players }.
       *[other]
            { $count ->
                [one] { $players } a une carte à attraper.
               *[other] { $players } ont une carte à attraper.
            }
    }
cluellage-phase-collage =
    { $who ->
        [you] Vous faites votre collage.
        [together] Vous faites votre collage, tout comme { $players }.
       *[other]
            { $count ->
                [one] { $players } fait son collage.
               *[other] { $players } font leur collage.
            }
    }
cluellage-phase-exhibit =
    { $who ->
        [you] Vous avez un jeton à poser.
        [together] Vous avez un jeton à poser, tout comme { $players }.
       *[other]
            { $count ->
                [one] { $players } a un jeton à poser.
               *[other] { $players } ont un jeton à poser.
            }
    }
cluellage-phase-reveal =
    { $who ->
        [you] Vous regardez les points.
        [together] Vous regardez les points, tout comme { $players }.
       *[other]
            { $count ->
                [one] { $players } regarde les points.
               *[other] { $players } regardent les points.
            }
    }
cluellage-phase-over = La partie est terminée.

## Ce qui s’est passé. $who : you ou other ; $picture est une image en mots

# $reshuffled : yes ou no
cluellage-event-round_began =
    La manche { $round } commence.{ $reshuffled ->
        [yes] {" "}Les images défaussées sont remélangées.
       *[no] {""}
    }
cluellage-event-readied =
    { $who ->
        [you] C’est bon pour vous.
       *[other] C’est bon pour { $player }.
    }
# $pictures : toutes en mots
cluellage-event-flipped = Vague { $wave } sur 5 : { $pictures }.
# $assigned : yes ou no ; la dernière carte d’une vague n’est pas choisie
cluellage-event-claimed =
    { $who ->
        [you]
            { $assigned ->
                [yes] Vous recevez la dernière : { $picture }.
               *[no] Vous attrapez : { $picture }.
            }
       *[other]
            { $assigned ->
                [yes] { $player } reçoit la dernière : { $picture }.
               *[no] { $player } attrape : { $picture }.
            }
    }
# La position dans laquelle un collage est fini
cluellage-ordinal =
    { $place ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[6] sixième
    }
# $late : yes si l’horloge l’a accroché, sinon no
cluellage-event-hung =
    { $who ->
        [you]
            { $late ->
                [yes] Votre temps est écoulé : vos cartes sont côte à côte.
               *[no] Vous terminez votre collage en { cluellage-ordinal } position.
            }
       *[other]
            { $late ->
                [yes] Le temps est écoulé pour { $player } : ses cartes sont côte à côte.
               *[no] { $player } termine son collage en { cluellage-ordinal } position.
            }
    }
# L’attribut vaut pour la galerie, où un bot l’a fait
cluellage-event-shown =
    { $who ->
        [you] Votre collage est au mur. Vous gardez le silence.
       *[other] { $player } : son collage est au mur.
    }
    .gallery = Le collage suivant est au mur.
# $changed : yes ou no
cluellage-event-guessed =
    { $who ->
        [you]
            { $changed ->
                [yes] Vous posez un autre jeton.
               *[no] Vous posez un jeton.
            }
       *[other]
            { $changed ->
                [yes] { $player } pose un autre jeton.
               *[no] { $player } pose un jeton.
            }
    }
# $word : le mot ; $count : combien ont trouvé ; $list : qui. L’attribut vaut pour la galerie ; $right : yes ou no
cluellage-event-revealed =
    C’était le { $number }, « { $word } ». { $count ->
        [0] Personne n’a trouvé.
       *[other] Trouvé par : { $list }.
    }
    .gallery =
        C’était le { $number }, « { $word } ». { $right ->
            [yes] Vous avez trouvé.
           *[no] Ce n’est pas votre réponse.
        }
# $list : tout le monde avec ses points de la manche
cluellage-event-round_over = La manche { $round } est finie. { $list }.

## La table en texte et en image

cluellage-round = Manche { $round } sur { $rounds }
    .gallery = Collage { $round } sur { $rounds }
cluellage-category-character = Personnages
cluellage-category-location = Lieux
cluellage-category-object = Objets
cluellage-category-notion = Notions abstraites
cluellage-yours = votre mot
cluellage-middle = Au milieu
cluellage-claimed = Vos cartes
cluellage-wall = Au mur
cluellage-head-points = pts

## Pourquoi un bot joue ainsi. $tag : ce qu’on voit sur une image ; $word : le mot qui va avec

cluellage-reason-ready = Il n’y a rien d’autre à faire.
cluellage-reason-claim_best = Parmi les cartes libres, c’est elle qui évoque le mieux « { $word } » : { $tag }.
cluellage-reason-claim_least_bad = Aucune n’évoque bien « { $word } » ; celle-ci trompe le moins : { $tag }.
cluellage-reason-collage = Ce qui évoque le mieux « { $word } » saute aux yeux : { $tag }.
cluellage-reason-guess = Il évoque « { $word } », surtout par ceci : { $tag }.
# Un collage expliqué après coup : une ligne par carte
cluellage-link = { $tag } pour « { $word } »

## Dans le terminal. $choices : ce qu’on peut taper

cluellage-ask-ready = Appuyez sur Entrée pour continuer.
cluellage-ask-claim = Quelle carte ? ({ $choices })
cluellage-ask-collage = Posez vos cartes : un motif ({ $choices }) et leurs numéros, la plus importante d’abord
cluellage-ask-guess = Quel est le mot ? ({ $choices })
# Ce que ferait un bot. $reason : l’un de cluellage-reason-…
cluellage-hint-ready = Continuez. { $reason }
cluellage-hint-claim = Attrapez celle-ci : { $picture }. { $reason }
cluellage-hint-hang = Mettez celle-ci au-dessus : { $picture }. { $reason }
cluellage-hint-guess = Répondez { $number }. { $reason }

## La page. $picture est une image en mots, $percent ce que l’on voit d’une carte

cluellage-page-language = fr
cluellage-page-picture = une image
cluellage-page-percent = { $percent } %
cluellage-page-quoted = « { $word } »
cluellage-page-step-word = Les mots
cluellage-page-step-claim = Attrapez !
cluellage-page-step-collage = Votre collage
cluellage-page-step-exhibit = L’exposition
cluellage-page-advice-word = Regardez votre mot
cluellage-page-advice-claim = La main sur une carte !
cluellage-page-advice-collage = Disposez, puis scellez
cluellage-page-advice-exhibit = Quel est le mot ?
cluellage-page-advice-reveal = Regardez, puis continuez
cluellage-page-advice-change = Vous pouvez encore changer
cluellage-page-seat-ready = c’est bon
cluellage-page-seat-looks = regarde
cluellage-page-seat-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cluellage-page-seat-works = au travail
cluellage-page-seat-done = terminé
cluellage-page-seat-artist = au mur
cluellage-page-seat-thinks = réfléchit
cluellage-page-seat-guessed = jeton posé
cluellage-page-ledge = Ce que vous pouvez faire
cluellage-page-waiting = On attend { $players }
cluellage-page-awaited = Les autres vous attendent.
cluellage-page-words = Six mots : { $category }
cluellage-page-glosses = Que signifient ces mots ?
cluellage-page-screen = Votre paravent et votre dé
cluellage-page-rolled = Votre dé : { $number }
cluellage-page-peek = Voir mon mot
cluellage-page-hide = Cacher mon mot
cluellage-page-ready = C’est bon
cluellage-page-wave = Vague { $wave } sur 5
cluellage-page-claim = Attraper la carte { $number } : { $picture }
cluellage-page-taken = Prise par { $player } : { $picture }
cluellage-page-faster = { $player } a été plus rapide.
cluellage-page-another = Attrapez-en une autre !
cluellage-page-too_late = Quelqu’un a été plus rapide
cluellage-page-race = La course
cluellage-page-race-last = la dernière carte
cluellage-page-race-quickest =
    { $count ->
        [one] { $player } : une fois la main la plus rapide.
       *[other] { $player } : { $count } fois la main la plus rapide.
    }
cluellage-page-canvas = Votre toile
cluellage-page-canvas-keys = Tab choisit une carte. Les flèches la déplacent, { $left } et { $right } la tournent, à petits pas avec Maj. Page préc. et Page suiv. la font monter ou descendre dans la pile.
cluellage-page-card = { $picture } ; visible à { $percent } %
cluellage-page-turn = Tourner
cluellage-page-tools = La carte choisie
cluellage-page-tool-left = Tourner à gauche
cluellage-page-tool-right = Tourner à droite
cluellage-page-tool-front = Au premier plan
cluellage-page-tool-back = À l’arrière-plan
cluellage-page-done = Terminé
cluellage-page-seal = Sceller
    .text = Un collage scellé ne change plus.
cluellage-page-work_on = Pas encore
cluellage-page-why-hidden = Une carte a presque disparu
    .text = On n’en voit que { $percent } %. Laissez voir un quart de chaque carte.
cluellage-page-yours_hangs = Votre collage scellé
cluellage-page-making = Les collages se préparent.
cluellage-page-others = Les toiles des autres
cluellage-page-by = Collage : { $player }
cluellage-page-by_gallery = Collage d’un bot
cluellage-page-which = Quel est le mot ?
cluellage-page-guess = Poser le jeton
cluellage-page-change = Vous pouvez changer tant que le dernier jeton n’est pas posé.
cluellage-page-silent = Votre collage est au mur. Pas un mot !
cluellage-page-tokens = Jetons
cluellage-page-token-none = { $player } : réfléchit
cluellage-page-token-laid = { $player } : jeton posé
cluellage-page-token-open = { $player } : { $number }
cluellage-page-drum = Tous les jetons sont posés…
    .alone = Et c’est…
cluellage-page-it = le bon mot
cluellage-page-it_was = C’était le { $number }, « { $word } ».
cluellage-page-revealed =
    C’était le { $number }. { $count ->
        [0] Personne n’a trouvé.
       *[other] Trouvé par : { $list }.
    }
cluellage-page-right_guesses =
    { $count ->
        [0] Personne n’a trouvé
        [one] Trouvé une fois
       *[other] Trouvé { $count } fois
    }
cluellage-page-yes = Bien vu !
cluellage-page-no = Pas cette fois
cluellage-page-why = Pourquoi ces images ?
cluellage-page-go_on = Continuer
cluellage-page-give_up = Je donne ma langue au chat
cluellage-page-own_game = Un jeu à nous, qui ne vient pas du livret de règles.
cluellage-page-right = Trouvés : { $points }
cluellage-page-right_of = { $points } trouvés sur { $count }
cluellage-page-album = L’exposition
cluellage-page-save = Enregistrer l’image
cluellage-page-save_one = Enregistrer « { $word } » en image
cluellage-page-save_all = Tout enregistrer
cluellage-page-share = Partager
cluellage-page-no_picture = L’image n’a pas pu être créée.
cluellage-page-guessed_by = Trouvé par { $players }
    .none = Personne n’a trouvé
cluellage-page-no_points = Les points se gagnent à l’exposition.
cluellage-page-round = Manche { $round }
cluellage-page-as_maker = son collage
cluellage-page-as_guesser = deviné
cluellage-page-together = Total
cluellage-daily = La galerie du jour

## Pourquoi un coup a été refusé

refusal-cluellage-unknown_picture = Il n’y a pas d’image « { $card } ».
refusal-cluellage-claimed = { $player } a été plus rapide : cette carte est prise. Attrapez-en une autre (règle { $rule }).
refusal-cluellage-one_claim = Vous avez déjà une carte de cette vague ; il n’y en a qu’une par personne (règle { $rule }).
refusal-cluellage-not_in_middle = Cette carte n’est pas au milieu (règle { $rule }).
refusal-cluellage-done_is_final = Votre collage est fini, et c’est définitif (règle { $rule }).
refusal-cluellage-own_collage = C’est votre propre collage : aux autres de deviner (règle { $rule }).
refusal-cluellage-not_now =
    { $phase ->
        [word] C’est le moment de lire les mots.
        [claim] C’est le moment d’attraper des cartes.
        [collage] C’est le moment de faire les collages.
        [exhibit] C’est le moment de deviner un collage.
       *[reveal] C’est le moment de regarder les points.
    }
refusal-cluellage-turned_over = Une carte ne se retourne pas (règle { $rule }). Cette image est au dos de votre carte : { $picture }.
refusal-cluellage-not_yours = Votre collage n’est fait que de vos cinq cartes (règle { $rule }). Celle-ci n’en fait pas partie : { $picture }.
refusal-cluellage-use_all_five = Il faut utiliser les cinq cartes, chacune une fois ; vous en avez utilisé { $count } (règle { $rule }).
refusal-cluellage-off_canvas = La carte entière doit être sur la toile (règle { $rule }). Celle-ci dépasse : { $picture }.
refusal-cluellage-hidden = Un quart de chaque carte doit rester visible (règle { $rule }). De celle-ci, on ne voit que { $percent } % : { $picture }.
refusal-cluellage-no_such_number = Il n’y a pas de jeton { $number } ; ils vont de 1 à { $most } (règle { $rule }).
