## Leçons : le titre, ce qu’il faut savoir, la tâche, les félicitations, et ce qu’on dit en cas d’échec

kluster-lesson-put_down = Une main calme
    .text = Toutes ces pierres sont des aimants. De près, elles s’attirent et se collent ; de loin, elles restent tranquilles.
    .task = Prenez un aimant, menez-le vers un endroit libre dans la cordelette, puis lâchez-le.
    .praise = Rien ne s’est touché, et vous en avez un de moins. C’est un tour complet.
    .again = Il a touché quelque chose ou se trouvait dehors. Laissez plus de place aux autres.
kluster-lesson-turn_it = Il tourne
    .text = Un aimant a un pôle nord, marqué d’or, et un pôle sud, marqué de bleu. Des pôles différents s’attirent, et une toupie tourne jusqu’à ce qu’ils se fassent face.
    .task = Posez un aimant à côté de l’autre pour qu’il tourne sans venir à vous. Laissez entre eux la place d’environ deux aimants.
    .praise = Il s’est tourné vers le vôtre et il est resté. C’est ainsi que les aimants préviennent.
    .again = Il est venu à vous, ou n’a pas tourné. Essayez une autre distance, ou tournez d’abord votre aimant.
kluster-lesson-push_it = Repoussez-le
    .text = Des pôles identiques se repoussent. Vous pouvez donc déplacer un aimant sans avoir le droit de le toucher.
    .task = Tournez votre aimant pour que des pôles identiques se fassent face, et posez-le tout près de l’autre : moins d’une longueur d’aimant entre eux.
    .praise = Il a glissé, et rien ne s’est touché.
    .again = Il est venu, ou n’a pas bougé. Des pôles identiques doivent se faire face, et de près.
kluster-lesson-drag_the_string = Tirez la cordelette
    .text = À votre tour, vous pouvez aussi tirer la cordelette. Elle reste à plat, garde sa longueur et pousse ce qu’elle rencontre.
    .task = Tirez la cordelette vers l’extérieur, puis posez un aimant en paix.
    .praise = Il y a de la place là où il vous en faut. Ne laissez simplement personne dehors.
    .again = Tirez la cordelette un peu plus loin, et posez votre aimant bien à l’écart des autres.
kluster-lesson-take_a_clump = Clac !
    .text = Si des aimants se touchent pendant votre tour, tout ce qui s’est touché va dans votre main, et votre tour est fini.
    .task = Essayez une fois : posez un aimant tout près d’un autre.
    .praise = Clac ! Ce qui s’est touché est à vous. Gardez donc vos distances.
    .again = Rien ne s’est touché. Pour une fois, il le faut : approchez-vous.
kluster-lesson-last_one = Le dernier
    .text = Celui qui n’a plus d’aimant gagne, dès que tout est immobile.
    .task = Posez votre dernier aimant sans que rien ne se touche.
    .praise = Votre main est vide et la table est calme : vous gagnez.
    .again = Vous en avez de nouveau. Cherchez l’endroit le plus éloigné de tous.
kluster-lesson-overlap = Deux cordelettes
    .text = Avec plusieurs boîtes, il y a plusieurs cordelettes, et chacune doit en croiser une autre. Ici, l’une s’est détachée.
    .task = Tirez la cordelette détachée jusqu’à ce qu’elle croise l’autre, puis appuyez sur « Terminé ».
    .praise = Elles tiennent de nouveau ensemble, et le tour peut passer.
    .again = Elles sont encore séparées. Tirez l’une par-dessus l’autre.

## Les règles : chapitres et sections

kluster-chapter-basics = Comment on joue
kluster-chapter-ways = Autres façons de jouer
kluster-chapter-sources = Huit livrets

kluster-rules-aim = De quoi il s’agit
    .text = Débarrassez-vous de vos aimants. Chacun à son tour en pose dans une cordelette, et ils ne doivent pas se toucher. Le premier qui n’en a plus gagne.
kluster-rules-magnets = Aimants et cordelette
    .text = Une boîte Classic contient 24 pierres de tailles un peu différentes, pour quatre joueurs au plus. Une boîte DUO contient 12 toupies, toutes pareilles et faciles à tourner, pour un ou deux. Dans chaque boîte, il y a une cordelette.
    .poles = Chaque aimant a deux pôles : le nord porte une bande dorée avec un point, le sud deux fines bandes bleues avec un anneau. Sur une toupie, la pointe pleine de l’aiguille est le nord. Des pôles différents s’attirent, des pôles identiques se repoussent.
kluster-rules-setup = Avant le premier tour
    .string = Le premier joueur pose la cordelette dans la forme qu’il veut. Elle ne doit pas se croiser elle-même et doit laisser assez de place.
    .share = Les aimants sont partagés en parts égales. Avec DUO, deux joueurs en ont six chacun ; avec Classic, à deux 12, à trois 8, à quatre 6. En solitaire, vous les prenez tous.
    .first = La première fois, le plus petit d’entre vous commence, ou celui que le hasard désigne. Ensuite, c’est celui qui a fini la partie précédente avec le plus d’aimants. Puis on joue dans le sens des aiguilles d’une montre.
kluster-rules-turn = Votre tour
    .place = Posez un de vos aimants pour qu’il repose sur la table, dans la cordelette. Il peut être à plat ou debout, et vous pouvez le tourner comme vous voulez avant de le lâcher.
    .once = On ne touche pas à ce qui est sur la table, pas même à l’aimant que vous venez de lâcher.
    .rest = Votre tour finit de lui-même quand tout est immobile. Tout ce qui arrive jusque-là est pour vous.
kluster-rules-take = Ce que vous devez prendre
    .text = Si des aimants se touchent pendant votre tour, vous les prenez tous. Si des aimants sortent de la zone pendant votre tour, vous les prenez aussi. Peu importe que vous les ayez bougés ou qu’ils soient partis d’eux-mêmes.
    .all = Tout ce qui se tient compte, et si plusieurs groupes se forment, tous comptent. Si les enlever en met d’autres en mouvement, ceux qui se touchent alors sont à vous aussi.
    .over = Votre tour est alors fini, même si vous n’avez pas encore posé d’aimant.
kluster-rules-inside = Dedans ou dehors
    .text = Un aimant est dedans si son milieu se trouve dans la cordelette. Il peut toucher la cordelette.
    .moved = Un aimant que vous posez dehors revient dans votre main. Si la cordelette bouge et qu’un aimant se retrouve dehors, vous le prenez.
kluster-rules-hover = Des aimants en l’air
    .text = Un aimant dans votre main agit d’en haut : vous pouvez vous en servir pour tourner, attirer ou repousser ceux de la table.
    .several = Vous pouvez en tenir plusieurs ensemble : ils agissent ensemble, et peu importe qu’ils se touchent dans la main. Un seul est posé.
    .jump = Si l’un d’eux saute à votre main, vous le prenez. L’aimant que vous teniez reste à vous, et votre tour est fini.
kluster-rules-string = Bouger la cordelette
    .text = À votre tour, vous pouvez tirer la cordelette où vous voulez, et avec elle les aimants qu’elle rencontre. Si certains se touchent, vous les prenez.
    .flat = La cordelette reste à plat sur la table : elle glisse et pousse, et ne passe jamais par-dessus un aimant. Sa longueur ne change pas.
    .after = Vous pouvez encore la tirer pendant que l’aimant lâché s’immobilise, sauf si votre table joue sans cela.
kluster-rules-end = La fin
    .text = La partie finit quand quelqu’un a posé son dernier aimant. Ce joueur gagne.
    .rest = C’est la table au repos qui compte : si des aimants se touchent après le dernier, on les prend, et la partie continue.
kluster-rules-expert = Mode expert
    .more = Si, après avoir posé un aimant, vous en avez encore plus que le joueur suivant, vous pouvez en poser un autre.
    .again = Rien ne vous y oblige. Vous pouvez continuer tant que vous en avez plus que le joueur suivant ; aimants classiques et toupies comptent ensemble.
    .end = Si vous avez dû prendre des aimants, vous n’en posez plus pendant ce tour.
kluster-rules-solo = En solitaire
    .text = Les mêmes règles valent. Placez autant d’aimants que possible dans la zone.
    .failures = Chaque fois que vous devez prendre des aimants, c’est un échec, quel que soit leur nombre. Deux sont permis ; le troisième finit la partie, et ce qui se trouve alors dans la zone est votre résultat.
    .win = Si tous les aimants y sont, c’est une victoire totale.
kluster-rules-plus = Kluster+
    .text = On peut réunir autant de boîtes qu’on veut, Classic et DUO. Ici, il y en a au plus deux de chaque sur une table.
    .players = Chaque boîte Classic ajoute quatre joueurs, chaque boîte DUO deux. Avec une de chaque, vous êtes six au plus.
kluster-rules-plus_setup = Kluster+ : avant le premier tour
    .strings = Les cordelettes se posent l’une après l’autre, chacun son tour. Chaque nouvelle doit en croiser une déjà posée.
    .share = Aimants classiques et toupies sont partagés séparément, autant pour chacun. Les aimants classiques qui restent ne servent pas.
    .spare = Les toupies qui restent sont posées avant la partie, une par cordelette, aussi près de son milieu que possible sans contact. Elles ne sont à personne, jusqu’à ce que quelqu’un doive les prendre.
kluster-rules-plus_turn = Kluster+ : votre tour
    .inside = Un aimant est dans la zone s’il se trouve dans n’importe laquelle des cordelettes. Vous pouvez les bouger toutes.
    .repair = À la fin d’un tour, chaque cordelette doit en croiser au moins une autre. Si l’une s’est détachée, vous devez d’abord la ramener, et vous prenez ce que cela dérange.
    .first = Tant qu’elle n’est pas revenue, vous ne posez plus d’aimant.
kluster-rules-options = Ce qu’une table peut choisir
    .text = Celui qui ouvre une table peut changer certaines choses.
    .place = « Dedans » peut valoir pour l’aimant entier plutôt que pour son milieu. Les aimants doivent peut-être rester à plat. Tout doit peut-être reposer plus longtemps et, en solitaire, on survit à plus ou moins d’échecs.
    .time = Un chronomètre peut limiter chaque tour. Quand il s’arrête, le tour finit sans aimant.
    .plus = Avec plusieurs cordelettes, il peut suffire qu’elles se touchent ou se recouvrent, ou toutes doivent former un seul groupe. Les toupies restantes, au-delà d’une par cordelette, sont hors du jeu ou posées aussi.
kluster-rules-differences = Où ils diffèrent, et ce que nous suivons
    .text = Le livret donne les règles en huit langues, et elles ne sont pas tout à fait pareilles. Nous suivons le français et l’anglais, qui sont complets et d’accord. Voici où une autre langue dit autre chose :
    .touch = Prendre : l’allemand et le polonais parlent d’aimants qui se joignent, l’italien d’aimants qui s’attirent. Ici, un contact suffit, et sans contact il ne se passe rien.
    .whose = Le portugais ne parle que des aimants du joueur. Ici, peu importe à qui ils étaient.
    .flat = La cordelette : en allemand, c’est la table qui doit rester plate. Ici, c’est la cordelette.
    .start = Le début : le polonais ne dit rien de la première partie, l’allemand et l’italien ne disent pas en quoi le plus petit est petit. Ici, il s’agit de la taille.
    .end = La fin : en allemand, la partie finit quand une main est vide, ailleurs quand le dernier aimant est posé. Ici, il faut les deux, une fois que tout repose.
    .solo = En solitaire : en allemand, seuls les aimants qui se joignent sont un échec, et l’italien pourrait compter un échec par aimant. Ici, chaque fois que vous en prenez compte pour un échec.
    .expert = Mode expert : le polonais vous compare à votre adversaire. Ici, c’est toujours le joueur suivant, et il en faut strictement plus.
    .strings = Poser les cordelettes : en polonais, chacune doit recouvrir la précédente. Ici, n’importe laquelle déjà posée suffit.
    .loose = Cordelettes détachées : l’allemand les interdit tout court, le néerlandais se contente d’un contact, le polonais de zones qui se recouvrent. Ici, vous pouvez les ramener, et elles doivent se croiser.
    .spare = Toupies restantes : en néerlandais et en polonais, une va au milieu de chaque cordelette. Ici, d’autant de cordelettes qu’il reste de toupies.

## Exemples dessinés

# Pour les lecteurs d’écran
kluster-figure =
    Image : { $count ->
        [0] aucun aimant
        [one] { $count } aimant
       *[other] { $count } aimants
    }, { $strings ->
        [0] aucune cordelette
        [one] { $strings } cordelette
       *[other] { $strings } cordelettes
    }
kluster-figure-classic = Classic : petit, moyen, grand.
kluster-figure-spinner = Des toupies, avec une aiguille comme une boussole.
kluster-figure-shapes = Cercle, ovale, haricot et étoile sont prêts, ou dessinez vous-même.
kluster-figure-hold = Vous tenez un aimant au-dessus de la table.
kluster-figure-upright = Debout : pôle nord en haut, pôle sud en haut.
kluster-figure-clump = Ces trois se sont touchés : vous les prenez tous.
kluster-figure-stray = Celui-ci est dehors : vous le prenez.
kluster-figure-inside = Le milieu est dedans.
kluster-figure-outside = Le milieu est dehors.
kluster-figure-pull = Pôles différents : ils s’attirent.
kluster-figure-push = Pôles identiques : ils se repoussent.
kluster-figure-drag = Tirez où vous voulez ; l’autre côté reste en place.
kluster-figure-cross = Les cordelettes se croisent.
kluster-figure-cross_not = L’une dans l’autre ne la croise pas.
kluster-figure-spare = Les toupies restantes sont au milieu des cordelettes.

## À qui est le jeu

kluster-credits = Kluster est un jeu de Paula et Robert Henning, publié par Borderline Editions en accord avec Kluster LLC. Le jeu et son nom leur appartiennent.
