## Leçons : le titre, ce qu’il faut savoir, la tâche, les félicitations, la seconde tâche, et ce qu’on dit en cas d’échec

cubed-lesson-match_a_side = Couleur contre couleur
    .text = Une pièce a trois losanges de couleur, chacun avec son signe. Là où deux pièces se touchent, elles doivent montrer la même couleur.
    .task = Prenez une pièce, choisissez une case qui brille et posez la pièce contre la première.
    .praise = Exact : les deux côtés qui se touchent ont la même couleur.
    .again = Posez maintenant une pièce : prenez-en une pour laquelle une case brille.
cubed-lesson-touch_two = Deux à la fois
    .text = À partir de la troisième, chaque pièce doit en toucher au moins deux autres, et tous les côtés qui se touchent doivent être assortis.
    .task = Posez une pièce là où elle touche les deux.
    .praise = Bien joué. Là où trois pointes d’une couleur se rejoignent, une petite goutte brille.
    .again = Posez maintenant une pièce qui touche les deux autres.
cubed-lesson-turn_a_piece = Tournez-la
    .text = Une pièce a trois orientations possibles. Une flèche avec des points, sur une case, dit combien de fois il faut la tourner.
    .task = Une seule de vos pièces convient. Prenez-la, tournez-la avec le bouton rond si vous voulez, puis posez-la.
    .praise = C’est ça. Quand vous choisissez une case, la pièce tourne d’elle-même jusqu’à la bonne position.
    .again = Posez maintenant la pièce qui convient.
cubed-lesson-feel_the_heights = Haut et bas
    .text = Les pièces ne sont pas plates : trois coins sont hauts, trois sont bas, et les coins des voisines doivent correspondre.
    .task = Prenez une pièce qui convient, choisissez une case et tournez la pièce de 60°.
    .then = Des pointes sur des creux : cela ne s’emboîte jamais. Tournez la pièce de nouveau et posez-la dans le bon sens.
    .praise = Voilà pourquoi il n’y a que trois orientations. La page n’en propose jamais d’autre.
    .again = Encore une fois : prenez une pièce qui convient, tournez-la de 60°, puis posez-la dans le bon sens.
cubed-lesson-block = Les côtés noirs
    .text = Une pièce de blocage a un seul losange de couleur, qui doit toucher deux pièces. Les cases contre ses côtés noirs sont condamnées : plus personne ne peut rien y poser.
    .task = Posez une pièce de blocage.
    .praise = Quatre cases sont condamnées. Et voilà cinq points en moins.
    .again = C’était permis, mais rien n’est encore fermé. Posez une pièce de blocage.
cubed-lesson-bridge = Jetez un pont
    .text = L’un des coups spéciaux : si vous reliez deux pièces qui ne se touchaient pas à cet endroit, vous pouvez aussitôt en poser une deuxième.
    .task = Trouvez la case qui relie deux pièces séparées.
    .then = Un pont ! Posez maintenant une deuxième pièce.
    .praise = Deux pièces en un tour.
    .again = Pas encore de pont. Quelle case se trouve entre deux pièces qui ne se touchent pas ?
cubed-lesson-go_out = Main vide !
    .text = Qui pose la dernière pièce de sa main finit la manche et n’a aucun point. Les autres comptent ce qui leur reste, et le plus petit total gagne.
    .task = Posez votre dernière pièce.
    .praise = Main vide, et pas un point. C’est ainsi qu’on gagne une manche.
    .again = Il vous reste une pièce. Posez-la.

## Les règles : chapitres et sections

cubed-chapter-basics = Comment on joue
cubed-chapter-points = Manches et points
cubed-chapter-ways = Autres façons de jouer

cubed-rules-aim = Le but du jeu
    .text = Débarrassez-vous de vos pièces. Tout le monde construit sur la même table, couleur contre couleur. Qui a tout posé finit la manche ; ce qui reste aux autres leur coûte des points. Après trois manches, le plus petit total gagne.
cubed-rules-pieces = Les pièces
    .text = Chaque pièce est un hexagone de trois losanges et ressemble à un petit cube. Il y en a quatre sortes. Voici ce que chacune vous coûte si vous l’avez encore à la fin :
    .box = Il y a 82 pièces en six couleurs : chaque combinaison possible une fois, et une pièce de blocage de chaque couleur. Chaque couleur a son signe, pour qu’on la reconnaisse même sans voir les couleurs.
cubed-rules-heights = Hauteurs et orientations
    .text = Les pointes des losanges sont basses, les coins entre eux sont hauts. Une pièce a donc trois orientations possibles :
    .sixty = Tournée de 60 degrés, ses coins hauts tomberaient sur des coins bas. Cela ne s’emboîte nulle part.
cubed-rules-setup = Avant le premier tour
    .text = Toutes les pièces sont mélangées dans le sac. À deux, chacun en prend 25, à trois 18, à quatre 13, à cinq 11, à six 9. Personne ne montre les siennes.
    .first = La personne la plus âgée commence, ou une personne désignée au hasard. On tourne ensuite dans le sens des aiguilles d’une montre.
cubed-rules-opening = Les premières pièces
    .first = La première pièce peut être n’importe laquelle, sauf une pièce de blocage.
    .second = La deuxième se pose contre elle, et les côtés qui se touchent sont de la même couleur.
    .early = On ne pose aucune pièce de blocage avant que trois autres pièces ne soient sur la table.
cubed-rules-match = Ce qui s’emboîte
    .touch = À partir de la troisième, chaque nouvelle pièce doit en toucher au moins deux autres.
    .all = Tous les côtés qui se touchent doivent avoir la même couleur.
    .two = Si vous jouez avec « Deux côtés », il suffit que deux côtés qui se touchent soient assortis.
cubed-rules-turn = Votre tour
    .lay = Posez une pièce là où elle convient.
    .draw = Si vous ne pouvez ou ne voulez pas, piochez une pièce dans le sac. Ensuite vous pouvez encore en poser une, ou passer. On ne pioche qu’une fois par tour.
    .empty = Si le sac est vide, vous passez simplement.
cubed-rules-blocking = Les pièces de blocage
    .lay = Le losange de couleur d’une pièce de blocage doit toucher deux pièces et avoir leur couleur. Ses côtés noirs ne doivent toucher aucune pièce.
    .dead = Une fois qu’elle est posée, toutes les cases contre ses côtés noirs sont condamnées : rien ne peut y être posé jusqu’à la fin de la manche.
cubed-rules-end = La fin d’une manche
    .out = La manche finit dès que quelqu’un n’a plus de pièces.
    .stuck = Elle finit aussi si personne ne peut rien poser, même après avoir pioché ; ou si le sac est vide et que tous passent l’un après l’autre.
    .closed = Et elle finit aussitôt si les pièces de blocage ne laissent plus de case libre qui touche deux pièces.
cubed-rules-count = Les points
    .text = Chacun additionne les points des pièces qui lui restent : une pièce de blocage coûte 5 points, une triple 3, une double 2, une simple 1. Qui a fini n’en a aucun.
cubed-rules-rounds = Trois manches
    .text = La personne qui a le moins de points dans une manche la gagne et commence la suivante, avec de nouvelles pièces pour tous. Pour une partie rapide, on ne joue qu’une manche.
    .winner = Le plus petit total gagne. À égalité, on partage la victoire.
cubed-rules-bridging = Jeter un pont
    .text = Si votre pièce en touche deux qui ne se rejoignent pas à cet endroit, avec des cases libres entre elles, elle jette un pont. Vous pouvez alors aussitôt poser une deuxième pièce.
    .second = Rien ne vous y oblige, et on ne pioche pas pour cela. Un deuxième pont ne rapporte plus rien, sauf si vous jouez avec « Ponts à la suite ».
cubed-rules-void = Combler le vide
    .text = Si vous posez une pièce dans une case entourée de pièces sur ses six côtés, vous pouvez donner l’une des vôtres à un autre joueur. Si c’était la dernière, vous avez fini.
cubed-rules-draw_many = Piocher 3, garder 1
    .text = Au lieu de poser une pièce, vous pouvez en piocher jusqu’à trois à la fois. Vous annoncez combien, en gardez une et remettez les autres. Votre tour est alors fini.
cubed-rules-solo = En solo
    .setup = Vous prenez 25 pièces, dont trois pièces de blocage au plus, et une pièce est posée sur la table.
    .draw = Si une pièce convient, vous devez en poser une. Sinon, vous piochez, et si cela ne suffit pas, encore une fois.
    .end = Vous gagnez quand toutes vos pièces sont posées. Vous perdez si rien ne convient après la deuxième pioche, ou s’il n’y a plus rien à piocher.

## Exemples dessinés

# Pour les lecteurs d’écran ; $pieces : cubed-piece-…, plusieurs séparées par des points-virgules
cubed-figure = Image : { $pieces }
cubed-figure-blocker = Blocage : 5 points
cubed-figure-triple = Triple : 3 points
cubed-figure-double = Double : 2 points
cubed-figure-single = Simple : 1 point
cubed-figure-turns = Une pièce dans ses trois orientations.
cubed-figure-heights = Pointes sur creux, creux sur pointes.
cubed-figure-second = Aube contre aube.
cubed-figure-second_not = Aube contre ciel.
cubed-figure-third = Elle touche les deux, et tout est assorti.
cubed-figure-third_not = Les couleurs sont assorties, mais elle ne touche qu’une pièce.
cubed-figure-all = Les deux côtés sont assortis.
cubed-figure-all_not = L’un des deux côtés n’est pas assorti.
cubed-figure-blocking = Quatre cases sont condamnées.
cubed-figure-blocking_not = Des côtés noirs toucheraient des pièces.
cubed-figure-bridge = Elle relie des pièces qui ne se touchaient pas : un pont.
cubed-figure-void = Six voisines : le vide est comblé.

## À qui est le jeu

cubed-credits = Cubed est un jeu de Jordan Marton ; son site est cubedthegame.com. Le jeu et son nom appartiennent à son auteur et à son éditeur.
