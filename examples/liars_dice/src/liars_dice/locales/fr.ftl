## Ce que Klub dit des Dés menteurs. Chaque clé commence par le nom du jeu.

liars_dice-name = Dés menteurs
    .about = Misez sur les dés cachés sous tous les gobelets, croyez les autres ou non, et gardez des dés plus longtemps que les autres.
    .tagline = Cinq dés, un gobelet et un visage impassible.
    .minutes = 15 min

liars_dice-option-dice = Le nombre de dés de chacun au départ.
    .label = Dés par joueur
liars_dice-option-wild_ones = Les 1 valent n’importe quelle face, et personne ne peut miser dessus.
    .label = Les 1 sont des jokers
liars_dice-option-spot_on = On peut aussi dire que la dernière mise est exacte : si c’est vrai, tous les autres perdent un dé.
    .label = Tout juste

# Tant de dés d’une face, pour d’autres phrases
liars_dice-dice =
    { $face ->
        [1] { $count ->
            [one] { $count } dé de 1
           *[other] { $count } dés de 1
        }
        [2] { $count ->
            [one] { $count } dé de 2
           *[other] { $count } dés de 2
        }
        [3] { $count ->
            [one] { $count } dé de 3
           *[other] { $count } dés de 3
        }
        [4] { $count ->
            [one] { $count } dé de 4
           *[other] { $count } dés de 4
        }
        [5] { $count ->
            [one] { $count } dé de 5
           *[other] { $count } dés de 5
        }
       *[6] { $count ->
            [one] { $count } dé de 6
           *[other] { $count } dés de 6
        }
    }

liars_dice-moves-raise = Surenchérir
liars_dice-moves-doubt = Douter
liars_dice-moves-exact = Tout juste
liars_dice-move-raise = { liars_dice-dice }
liars_dice-move-doubt = Menteur !
liars_dice-move-exact = Tout juste !

liars_dice-event-raise =
    { $who ->
        [you] Vous misez : { liars_dice-dice }.
       *[other] { $player } mise : { liars_dice-dice }.
    }
liars_dice-event-doubt =
    { $who ->
        [you] Vous n’y croyez pas : { liars_dice-dice }.
       *[other] { $player } n’y croit pas : { liars_dice-dice }.
    }
liars_dice-event-exact =
    { $who ->
        [you] Vous dites que c’est tout juste : { liars_dice-dice }.
       *[other] { $player } dit que c’est tout juste : { liars_dice-dice }.
    }
liars_dice-event-revealed = Sous les gobelets : { liars_dice-dice }.
liars_dice-event-lost =
    { $who ->
        [you] { $left ->
            [0] Vous perdez votre dernier dé : vous voilà hors jeu.
            [one] Vous perdez un dé, il vous en reste un.
           *[other] Vous perdez un dé, il vous en reste { $left }.
        }
       *[other] { $left ->
            [0] { $player } perd son dernier dé et sort du jeu.
            [one] { $player } perd un dé et en garde un.
           *[other] { $player } perd un dé et en garde { $left }.
        }
    }
liars_dice-event-won =
    { $who ->
        [you] Vous avez gagné !
       *[other] { $player } a gagné.
    }

liars_dice-reason-raise = C’est vrai dans environ { $chance } % des cas.
liars_dice-reason-bluff = Un bluff : ce n’est vrai que dans environ { $chance } % des cas, mais qui osera le dire ?
liars_dice-reason-doubt = La mise est fausse dans environ { $chance } % des cas.
liars_dice-reason-exact = La mise est exacte dans environ { $chance } % des cas.

refusal-liars_dice-ones_are_wild = Les 1 sont des jokers : personne ne mise dessus.
refusal-liars_dice-no_such_face = Un dé n’a pas de face { $face }.
refusal-liars_dice-no_such_count = Impossible de miser sur { $count } dés : au moins un, et au plus { $most }, car la table n’en a pas plus.
refusal-liars_dice-not_higher = Votre mise doit dépasser la dernière ({ liars_dice-dice }) : plus de dés, ou autant d’une face plus haute.
refusal-liars_dice-no_spot_on = À cette table, on joue sans « tout juste ».
refusal-liars_dice-no_bid_yet = Personne n’a encore misé dans cette manche : il n’y a rien à contester.
