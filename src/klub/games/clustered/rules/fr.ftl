## Leçons : le titre, ce qu’il faut savoir, la tâche, les félicitations, la seconde tâche, et ce qu’on dit en cas d’échec

clustered-lesson-share_two = Deux points communs
    .text = Une carte convient si elle a deux points communs avec sa voisine : nombre, forme ou remplissage. À côté de la carte de départ, tout est permis.
    .task = Posez une carte à côté des deux carrés, loin de la carte de départ.
    .praise = C’est ça : même nombre, même forme. Seul le remplissage change.
    .again = À côté de la carte de départ, tout est permis : c’était facile. Essayez maintenant à côté des deux carrés seulement.
clustered-lesson-between_two = Avec chaque voisine
    .text = Une carte qui en touche plusieurs doit avoir deux points communs avec chacune.
    .task = Occupez le coin entre les deux cartes à carrés. Une seule de vos cartes y convient.
    .praise = Bien vu : elle s’accorde avec les deux.
    .again = C’était permis, mais le coin est encore vide. Quelle carte s’accorde avec les deux ?
clustered-lesson-ask_why = Demandez pourquoi
    .text = Vous pouvez tout essayer. Si c’est interdit, on vous dit pourquoi, et rien n’est perdu.
    .task = Prenez une carte et touchez une case qui ne brille pas.
    .then = Voilà pourquoi. Posez maintenant une carte là où elle convient.
    .praise = C’est toujours ainsi : essayez, et la table vous explique.
clustered-lesson-make_a_row = Formez une ligne
    .text = Trois de vos cartes ou plus, côte à côte, rapportent un point chacune : en rangée ou en colonne.
    .task = Ajoutez une troisième carte à votre rangée de deux.
    .praise = Trois à la suite, trois points. Chaque carte de plus en rapporte un autre.
    .again = C’était permis, mais votre rangée n’a toujours que deux cartes. Posez-en une au bout.
clustered-lesson-block = Barrez la route
    .text = Vous pouvez aussi poser vos cartes à côté de celles des autres. Ici, quelqu’un en a quatre à la suite et en veut une cinquième.
    .task = Posez une carte à l’extrémité libre de cette rangée.
    .praise = Bloquée ! Cette rangée ne grandira plus.
    .again = La rangée peut encore grandir. Bloquez son extrémité droite.
clustered-lesson-make_a_rectangle = Remplissez un rectangle
    .text = Votre plus grand rectangle rapporte un point par carte, en plus des lignes.
    .task = Vous avez 2 × 2. Faites-en 2 × 3, avec deux cartes.
    .then = Encore une carte et le rectangle est complet.
    .praise = Six points pour le rectangle, et trois pour chaque nouvelle ligne.
clustered-lesson-play_a_wild = Les jokers
    .text = Le moulin à vent est un joker : il convient partout. Cette table est petite, il ne reste qu’une case.
    .task = Posez le joker sur la dernière case libre.
    .then = Plus aucune carte ne convient. C’est alors seulement qu’on défausse : choisissez une carte et défaussez-la.
    .praise = C’est la fin : toutes les cartes sont posées ou défaussées, puis on compte les points.

## Les règles : chapitres et sections

clustered-chapter-basics = Comment on joue
clustered-chapter-points = Les points
clustered-chapter-ways = Autres façons de jouer

clustered-rules-aim = Le but du jeu
    .text = Vous construisez tous sur la même table. Ajoutez des cartes qui s’accordent avec leurs voisines, pour que les vôtres forment des lignes et un grand rectangle. À la fin, la personne qui a le plus de points gagne.
clustered-rules-cards = Les cartes
    .deck = Vous avez un paquet de 29 cartes de votre couleur. Chaque carte ordinaire a trois caractéristiques :
    .all = Chaque combinaison existe une fois dans votre paquet, ce qui fait 27 cartes. Les deux autres sont des jokers.
    .colour = La couleur et le signe du coin disent seulement à qui est la carte. Ils ne décident jamais si elle convient.
clustered-rules-setup = Avant le premier tour
    .text = La carte de départ est au milieu de la table et n’appartient à personne. Chacun mélange son paquet et pioche cinq cartes.
    .first = La personne la plus jeune commence, ou une personne désignée au hasard. On tourne ensuite dans le sens des aiguilles d’une montre.
clustered-rules-turn = Votre tour
    .lay = Posez une seule carte de votre main, sur une case libre où elle convient.
    .draw = Piochez ensuite une carte, pour en avoir de nouveau cinq. Quand votre pioche est vide, vous continuez sans piocher.
clustered-rules-touch = À côté d’une carte
    .text = Une nouvelle carte doit toucher une carte de la table, côté contre côté. Un coin ne suffit pas.
clustered-rules-fit = Deux points communs
    .rule = La nouvelle carte et sa voisine doivent avoir au moins deux points communs sur trois : nombre, forme et remplissage.
    .each = Si elle touche plusieurs cartes, cela vaut pour chacune d’elles.
clustered-rules-wild = Les jokers et la carte de départ
    .wild = Un joker convient à côté de toute carte, et toute carte convient à côté de lui. Il ne prend jamais de nombre, de forme ni de remplissage.
    .start = C’est pareil avec la carte de départ : tout peut se poser à côté d’elle.
    .counts = Dans les lignes et les rectangles, un joker compte pour son propriétaire comme n’importe quelle carte.
clustered-rules-others = À côté des cartes des autres
    .text = Vous pouvez poser vos cartes à côté de celles des autres, selon les mêmes règles : pour les gêner, ou parce que rien d’autre n’est possible.
clustered-rules-stuck = Quand rien ne convient
    .discard = Si aucune de vos cartes ne convient nulle part, retirez-en une du jeu, celle que vous voulez. Cela compte comme votre tour ; vous piochez comme d’habitude.
    .must = Tant qu’une de vos cartes convient quelque part, vous devez en poser une, même si c’est seulement à côté d’un autre joueur.
clustered-rules-end = La fin
    .over = La partie est finie quand chacun a posé ou défaussé toutes ses cartes. Un joueur qui n’en a plus passe son tour.
    .winner = La personne qui a le plus de points gagne. À égalité, on partage la victoire.
clustered-rules-lines = Les lignes
    .rule = Trois de vos cartes ou plus, sans interruption, en rangée ou en colonne, forment une ligne. Elle rapporte un point par carte, une fois et sur toute sa longueur. Les diagonales ne comptent pas.
    .cut = La carte d’un autre, un vide ou la carte de départ arrêtent une ligne. Ce qui suit se compte à part.
clustered-rules-rectangle = Le rectangle
    .rule = Votre plus grand rectangle sans vide, fait seulement de vos cartes, rapporte un point par carte. Le plus petit est 2 × 2.
    .one = Un seul rectangle compte, même si vous en avez plusieurs. La carte de départ n’en fait jamais partie.
clustered-rules-sum = Le total
    .rule = Vos points sont votre plus grand rectangle, toutes vos rangées et toutes vos colonnes. Une carte peut compter dans les trois : elle rapporte au plus 3 points.
    .note = Dans la cinquième rangée, une carte bleue barre la route aux orange : la dernière carte orange ne rapporte rien.
clustered-rules-quick = Partie rapide
    .start = Chacun pioche sept cartes et en défausse deux en secret avant le premier tour.
    .turn = À la fin de chaque tour, vous piochez deux cartes et en défaussez une : n’importe laquelle de votre main ou, si la table joue ainsi, l’une des deux que vous venez de piocher.
    .few = S’il reste moins de deux cartes dans votre pioche, prenez ce qu’il y a et ne défaussez que ce qui dépasse cinq.
clustered-rules-bonuses = Les cartes bonus
    .first = Bonus au premier : 2 points pour la première ligne de cinq et 2 pour le premier rectangle de 2 × 3. Personne ne peut plus vous les reprendre.
    .largest = Bonus au plus grand : à la fin, la plus longue ligne et le plus grand rectangle de la table rapportent 2 points chacun. En cas d’égalité, personne ne reçoit ce bonus.
clustered-rules-third_wild = Un troisième joker
    .text = Vous pouvez donner un troisième joker à tous ou à certains : un coup de pouce aux plus jeunes ou aux débutants. Une carte de plus, c’est aussi un tour de plus, à la fin.
clustered-rules-bounds = Une table avec un bord
    .text = Normalement, la table est sans fin. Si vous lui donnez une taille, aucune carte ne peut dépasser le bord. Sur une petite table, même un joker peut ne pas trouver de case.
clustered-rules-two_starts = De cinq à huit joueurs
    .text = À partir de cinq joueurs, il y a deux cartes de départ sur une même rangée, avec la place de six cartes entre elles. Vous pouvez construire sur l’une, sur l’autre ou sur les deux.
clustered-rules-solo = En solo
    .text = Jouez selon les mêmes règles et battez votre record. Avec d’autres options, c’est un autre record.

## Exemples dessinés

# Pour les lecteurs d’écran ; $cards : clustered-card, plusieurs séparées par des points-virgules
clustered-figure = Image : { $cards }
clustered-figure-number = Nombre : un, deux ou trois
clustered-figure-shape = Forme : cercle, carré ou triangle
clustered-figure-fill = Remplissage : vide, hachuré ou plein
clustered-figure-side = Les côtés se touchent.
clustered-figure-corner = Seuls les coins se touchent.
clustered-figure-number_shape = Même nombre, même forme.
clustered-figure-shape_fill = Même forme, même remplissage.
clustered-figure-number_fill = Même nombre, même remplissage. La couleur est sans importance.
clustered-figure-only_fill = Seul le remplissage est le même.
clustered-figure-both = Deux points communs avec chaque voisine.
clustered-figure-one = Elle convient à la carte du dessus, mais pas à celle de gauche.
clustered-figure-wild = Le joker convient partout.
clustered-figure-beside_wild = Le joker est d’accord, mais pas la carte de gauche.
clustered-figure-block = Le bleu arrête la rangée orange.
clustered-figure-row = Une rangée de quatre : 4 points.
clustered-figure-split = La carte de départ coupe la rangée : 3 points à gauche, rien pour les deux de droite.
clustered-figure-square = 2 × 2 : 4 points.
clustered-figure-rectangle = 3 × 2 : 6 points, plus ceux de ses lignes.
clustered-figure-blue = Bleu : rectangle 6, rangées 4 et 3, colonne 3. Total : 16.
clustered-figure-orange = Orange : rectangle 4, rangées 3 et 3, colonne 3. Total : 13.

## À qui est le jeu

clustered-credits = Clustered est un jeu de Scotty Hardwick, publié par Sculpin Games. Le jeu et son nom leur appartiennent.
