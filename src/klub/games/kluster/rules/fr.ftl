## Leçons : le titre, ce qu’il faut savoir, la tâche, les félicitations, et ce qu’on dit en cas d’échec

kluster-lesson-put_down = D’une main sûre
    .text = Toutes ces pierres sont des aimants. De près, elles s’attirent et se collent ; de loin, elles restent tranquilles.
    .task = Prenez un aimant, menez-le vers un endroit libre à l’intérieur de la corde, puis lâchez-le.
    .praise = Rien ne s’est touché, et vous en avez un de moins. C’est un tour complet.
    .again = Il a touché un autre aimant ou s’est retrouvé dehors. Laissez plus de distance entre eux.
kluster-lesson-turn_it = Il tourne
    .text = Un aimant a un pôle nord, marqué d’or, et un pôle sud, marqué de bleu. Des pôles différents s’attirent, et un spinner tourne jusqu’à ce qu’ils se fassent face.
    .task = Posez votre aimant de sorte que l’autre tourne sans être attiré jusqu’à lui. Laissez entre eux la place d’environ deux aimants.
    .praise = Il s’est tourné vers le vôtre sans bouger de sa place. C’est ainsi que les aimants préviennent.
    .again = Il a été attiré, ou n’a pas tourné. Essayez une autre distance, ou tournez d’abord votre aimant.
kluster-lesson-push_it = Repoussez-le
    .text = Des pôles identiques se repoussent. Vous pouvez donc déplacer un aimant que vous n’avez pas le droit de toucher.
    .task = Tournez votre aimant pour que des pôles identiques se fassent face, et posez-le tout près de l’autre, à moins d’une longueur d’aimant.
    .praise = Il a glissé, et rien ne s’est touché.
    .again = Il a été attiré, ou n’a pas bougé. Des pôles identiques doivent se faire face, et de près.
kluster-lesson-drag_the_string = Tirez la corde
    .text = À votre tour, vous pouvez aussi tirer la corde. Elle reste à plat, garde sa longueur et pousse ce qu’elle rencontre.
    .task = Tirez la corde vers l’extérieur, puis posez tranquillement un aimant.
    .praise = Il y a maintenant de la place là où il vous en faut. Veillez seulement à ne laisser aucun aimant dehors.
    .again = Tirez la corde un peu plus loin, et posez votre aimant bien à l’écart des autres.
kluster-lesson-take_a_clump = Clac !
    .text = Si des aimants se touchent pendant votre tour, vous récupérez tous ceux qui se sont touchés, et votre tour est fini.
    .task = Essayez une fois : posez un aimant tout près d’un autre.
    .praise = Clac ! Ce qui s’est touché est à vous. Gardez donc vos distances.
    .again = Rien ne s’est touché. Pour une fois, il le faut : approchez-vous.
kluster-lesson-last_one = Le dernier
    .text = Qui n’a plus d’aimants gagne, dès que tout est immobile.
    .task = Posez votre dernier aimant sans que rien ne se touche.
    .praise = Votre main est vide et la table est calme : vous gagnez.
    .again = Vous en avez de nouveau. Cherchez l’endroit le plus éloigné de tous les autres.
kluster-lesson-overlap = Deux cordes
    .text = Avec plusieurs boîtes, il y a plusieurs cordes, et chacune doit en croiser une autre. Ici, l’une s’est détachée.
    .task = Tirez la corde détachée jusqu’à ce qu’elle croise l’autre, puis appuyez sur « Terminé ».
    .praise = Elles sont de nouveau reliées, et c’est au joueur suivant.
    .again = Elles sont encore séparées. Tirez l’une par-dessus l’autre.

## Les règles : chapitres et sections

kluster-chapter-basics = Comment on joue
kluster-chapter-ways = Autres façons de jouer
kluster-chapter-sources = Un livret, huit langues

kluster-rules-aim = Le but du jeu
    .text = Débarrassez-vous de vos aimants. Chacun à votre tour, posez-les à l’intérieur d’une corde, sans qu’ils se touchent. Le premier qui n’en a plus gagne.
kluster-rules-magnets = Aimants et corde
    .text = Une boîte Classic contient 24 pierres de tailles un peu différentes, pour quatre joueurs au plus. Une boîte DUO contient 12 spinners, tous pareils et qui tournent facilement, pour un ou deux. Dans chaque boîte, il y a une corde.
    .poles = Chaque aimant a deux pôles : le nord porte une bande dorée avec un point, le sud deux fines bandes bleues avec un anneau. Sur un spinner, la pointe pleine de l’aiguille est le nord. Des pôles différents s’attirent, des pôles identiques se repoussent.
kluster-rules-setup = Avant le premier tour
    .string = La personne qui commence pose la corde dans la forme de son choix. Elle ne doit pas se croiser elle-même et doit entourer assez de place.
    .share = Les aimants sont partagés en parts égales. Avec DUO, deux joueurs en ont six chacun ; avec Classic, à deux 12, à trois 8, à quatre 6. En solo, vous les prenez tous.
    .first = À la première partie, la personne la plus petite commence, ou une personne désignée au hasard. Ensuite, c’est la personne qui a fini la partie précédente avec le plus d’aimants. Puis on joue dans le sens des aiguilles d’une montre.
kluster-rules-turn = Votre tour
    .place = Posez un de vos aimants de manière qu’il touche la table à l’intérieur de la corde. Il peut être à plat ou debout, et vous pouvez le tourner comme vous voulez avant de le lâcher.
    .once = On ne touche pas à ce qui est sur la table, pas même à l’aimant que vous venez de lâcher.
    .rest = Votre tour finit de lui-même quand tout est immobile. Jusque-là, tout ce qui arrive est de votre fait.
kluster-rules-take = Ce que vous devez récupérer
    .text = Si des aimants se touchent pendant votre tour, vous les récupérez tous. Si des aimants sortent de la zone pendant votre tour, vous les récupérez aussi. Peu importe que vous les ayez bougés ou qu’ils soient partis d’eux-mêmes.
    .all = Vous récupérez tout le groupe qui s’est collé, et s’il y en a plusieurs, tous. Si les enlever en met d’autres en mouvement, ceux qui se touchent alors sont à vous aussi.
    .over = Votre tour est alors fini, même si vous n’avez pas encore posé d’aimant.
kluster-rules-inside = Dedans ou dehors
    .text = Un aimant est dedans si son centre se trouve à l’intérieur de la corde. Il peut toucher la corde.
    .moved = Un aimant que vous posez dehors revient dans votre main. Si la corde bouge et qu’un aimant se retrouve dehors, vous le récupérez.
kluster-rules-hover = Des aimants en l’air
    .text = Un aimant dans votre main agit d’en haut : vous pouvez vous en servir pour faire tourner, attirer ou repousser ceux de la table.
    .several = Vous pouvez en tenir plusieurs : leurs forces s’ajoutent, et peu importe qu’ils se touchent dans la main. Vous n’en posez qu’un.
    .jump = Si l’un d’eux saute vers votre main, vous le récupérez. L’aimant que vous teniez reste à vous, et votre tour est fini.
kluster-rules-string = Bouger la corde
    .text = À votre tour, vous pouvez tirer la corde où vous voulez, et avec elle les aimants qu’elle rencontre. Si certains se touchent, vous les récupérez.
    .flat = La corde reste à plat sur la table : elle glisse et pousse, et ne passe jamais par-dessus un aimant. Sa longueur ne change pas.
    .after = Vous pouvez encore la tirer pendant que l’aimant lâché s’immobilise, sauf si cette option est désactivée à votre table.
kluster-rules-end = La fin
    .text = La partie finit quand quelqu’un a posé son dernier aimant. Cette personne gagne.
    .rest = C’est la table au repos qui compte : si des aimants se touchent après le dernier, vous les récupérez, et la partie continue.
kluster-rules-expert = Mode expert
    .more = Si, après avoir posé un aimant, vous en avez toujours plus que le joueur suivant, vous pouvez en poser un autre.
    .again = Rien ne vous y oblige. Vous pouvez continuer tant que vous en avez plus que le joueur suivant ; aimants classiques et spinners comptent ensemble.
    .end = Si vous avez dû récupérer des aimants, vous n’en posez plus pendant ce tour.
kluster-rules-solo = En solo
    .text = Les règles sont les mêmes. Placez autant d’aimants que possible dans la zone.
    .failures = Chaque fois que vous devez récupérer des aimants, c’est une faute, quel que soit leur nombre. Vous avez droit à deux fautes ; la troisième finit la partie, et ce qui se trouve alors dans la zone est votre résultat.
    .win = Si tous les aimants y sont, c’est une victoire totale.
kluster-rules-plus = Kluster+
    .text = On peut réunir autant de boîtes qu’on veut, Classic et DUO. Ici, il y en a au plus deux de chaque sur une table.
    .players = Chaque boîte Classic ajoute quatre joueurs, chaque boîte DUO deux. Avec une de chaque, vous êtes six au plus.
kluster-rules-plus_setup = Kluster+ : avant le premier tour
    .strings = Les cordes sont posées l’une après l’autre, à tour de rôle. Chaque nouvelle corde doit en croiser une déjà posée.
    .share = Aimants classiques et spinners sont partagés séparément, en nombre égal pour chacun. Les aimants classiques qui restent ne servent pas.
    .spare = Les spinners restants sont posés avant la partie, un par corde, aussi près de son centre que possible sans se toucher. Ils ne sont à personne tant que personne ne doit les récupérer.
kluster-rules-plus_turn = Kluster+ : votre tour
    .inside = Un aimant est dans la zone s’il se trouve à l’intérieur d’au moins une corde. Vous pouvez les bouger toutes.
    .repair = À la fin d’un tour, chaque corde doit en croiser au moins une autre. Si l’une s’est détachée, vous devez d’abord la ramener, et vous récupérez ce que cela dérange.
    .first = Tant qu’elle n’est pas revenue, vous ne pouvez plus poser d’aimant.
kluster-rules-options = Les options
    .text = La personne qui ouvre une table peut changer certaines choses.
    .place = On peut exiger que l’aimant entier, et pas seulement son centre, soit dedans, et que les aimants restent à plat. On peut aussi exiger que tout repose plus longtemps, ou permettre plus ou moins de fautes en solo.
    .time = Un chronomètre peut limiter chaque tour. Quand il arrive à zéro, le tour finit sans aimant.
    .plus = Avec plusieurs cordes, on peut décider qu’il suffit qu’elles se touchent ou se chevauchent, ou que toutes doivent être reliées. Les spinners restants, au-delà d’un par corde, sont hors du jeu ou posés aussi.
kluster-rules-differences = Là où les langues diffèrent, et ce que nous suivons
    .text = Le livret donne les règles en huit langues, et elles ne disent pas tout à fait la même chose. Nous suivons le français et l’anglais, qui sont complets et concordent. Voici où les autres langues s’en écartent :
    .touch = Récupérer : l’allemand et le polonais parlent d’aimants qui se joignent, l’italien d’aimants qui s’attirent. Ici, un contact suffit, et sans contact il ne se passe rien.
    .whose = Le portugais ne parle que des aimants du joueur. Ici, peu importe à qui ils étaient.
    .flat = La corde : en allemand, c’est la table qui doit rester plate. Ici, c’est la corde.
    .start = Le début : le polonais ne dit rien de la première partie, l’allemand et l’italien ne disent pas en quoi le plus petit est petit. Ici, il s’agit de la taille.
    .end = La fin : en allemand, la partie finit quand une main est vide, ailleurs quand le dernier aimant est posé. Ici, il faut les deux, une fois que tout est immobile.
    .solo = En solo : en allemand, seuls les aimants qui se joignent sont une faute, et l’italien pourrait compter une faute par aimant. Ici, chaque fois que vous en récupérez compte pour une seule faute.
    .expert = Mode expert : le polonais vous compare à votre adversaire. Ici, c’est toujours le joueur suivant, et il en faut strictement plus.
    .strings = Poser les cordes : en polonais, chacune doit chevaucher la précédente. Ici, n’importe laquelle déjà posée suffit.
    .loose = Cordes détachées : l’allemand les interdit tout court, le néerlandais se contente d’un contact, le polonais de zones qui se chevauchent. Ici, vous pouvez les ramener, et elles doivent se croiser.
    .spare = Spinners restants : en néerlandais et en polonais, un spinner va au centre de chaque corde. Ici, seulement d’autant de cordes qu’il reste de spinners.

## Exemples dessinés

# Pour les lecteurs d’écran
kluster-figure =
    Image : { $count ->
        [0] aucun aimant
        [one] { $count } aimant
       *[other] { $count } aimants
    }, { $strings ->
        [0] aucune corde
        [one] { $strings } corde
       *[other] { $strings } cordes
    }
kluster-figure-classic = Classic : petit, moyen, grand.
kluster-figure-spinner = Des spinners, avec une aiguille comme celle d’une boussole.
kluster-figure-shapes = Cercle, ovale, haricot ou étoile : choisissez, ou tracez vous-même.
kluster-figure-hold = Vous tenez un aimant au-dessus de la table.
kluster-figure-upright = Debout : pôle nord en haut, pôle sud en haut.
kluster-figure-clump = Ces trois se sont touchés : vous les récupérez tous.
kluster-figure-stray = Celui-ci est dehors : vous le récupérez.
kluster-figure-inside = Le centre est dedans.
kluster-figure-outside = Le centre est dehors.
kluster-figure-pull = Des pôles différents s’attirent.
kluster-figure-push = Des pôles identiques se repoussent.
kluster-figure-drag = Tirez où vous voulez ; l’autre côté reste en place.
kluster-figure-cross = Les cordes se croisent.
kluster-figure-cross_not = L’une dans l’autre : elles ne se croisent pas.
kluster-figure-spare = Les spinners restants sont au centre des cordes.

## À qui est le jeu

kluster-credits = Kluster est un jeu de Paula et Robert Henning, publié par Borderline Editions en accord avec Kluster LLC. Le jeu et son nom leur appartiennent.
