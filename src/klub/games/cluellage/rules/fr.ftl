## Leçons : le titre, ce qu’il faut savoir, la tâche, le compliment, la seconde tâche et ce qui est dit en cas d’échec

cluellage-lesson-read_the_word = Votre mot secret
    .text = Six mots sont au milieu, les mêmes pour tous. Votre dé, derrière le paravent, dit lequel est le vôtre, et personne d’autre ne le voit.
    .task = Trouvez votre mot parmi les six, puis appuyez sur « C’est bon ».
    .praise = Maintenant, personne d’autre ne le connaît. On le cherchera dans votre collage.
cluellage-lesson-claim_a_card = Attrapez une carte
    .text = Une carte de chaque pile est au milieu. On ne joue pas chacun son tour : la première main posée gagne la carte. Cherchez ce qui rappelle votre mot.
    .task = Attrapez l’une des cartes.
    .praise = Elle est à vous. Cinq vagues comme celle-ci, et vous aurez cinq cartes.
cluellage-lesson-lose_a_race = Trop tard
    .text = Parfois une autre main est plus rapide. Cela ne vous coûte que cette carte.
    .task = Tendez la main vers la carte qui a déjà une main dessus.
    .then = Déjà prise ! Mais rien n’est perdu : attrapez-en une autre aussitôt.
    .praise = Bien joué. Personne ne reste sans carte : la dernière va à qui n’en a pas.
    .again = Pour une fois, tendez la main vers une carte que quelqu’un a déjà.
cluellage-lesson-hang_a_collage = Cinq cartes, une image
    .text = Déplacez et tournez vos cinq cartes jusqu’à ce qu’elles évoquent votre mot. Elles peuvent se chevaucher ou rester à distance.
    .task = Disposez les cartes, appuyez sur « Terminé » et scellez votre collage.
    .praise = Il est scellé. Désormais, il ne change plus.
cluellage-lesson-leave_a_quarter = Un quart bien visible
    .text = Les cartes peuvent se chevaucher, mais il faut voir au moins un quart de chacune.
    .task = Pour une fois, couvrez une carte presque entièrement et appuyez sur « Terminé ».
    .then = On en voit trop peu. Déplacez les cartes jusqu’à ce qu’on voie 25 % ou plus de chacune, puis scellez le collage.
    .praise = Un quart de chaque carte suffit. Les nombres sous la toile vous le disent à tout moment.
    .again = C’était permis. Couvrez d’abord une carte presque entièrement.
cluellage-lesson-guess_a_word = Qu’est-ce que c’est ?
    .text = Un collage est au mur, et il montre l’un des six mots. Son auteur se tait.
    .task = Posez le jeton du mot qui correspond le mieux.
    .praise = Juste ! Un point pour vous, et un pour l’auteur à chaque bonne réponse.
    .again = C’était un autre mot. Regardez encore une fois.
cluellage-lesson-change_your_mind = Changez d’avis
    .text = Les jetons restent face cachée jusqu’au dernier. D’ici là, vous pouvez changer le vôtre.
    .task = Posez n’importe quel jeton.
    .then = Quelqu’un réfléchit encore. Posez un autre jeton à la place du vôtre.
    .praise = Seul votre dernier jeton compte, et personne n’a vu ni l’un ni l’autre.

## Les règles : chapitres et sections

cluellage-chapter-basics = Comment on joue
cluellage-chapter-exhibit = Exposition et points
cluellage-chapter-ways = Autres façons de jouer

cluellage-rules-aim = Le but du jeu
    .text = Vous montrez un mot secret avec cinq images, et vous trouvez les mots des autres. Chaque bonne réponse rapporte un point à qui a deviné, et un à l’auteur du collage.
    .rounds = De trois à six personnes jouent trois manches. Une manche a quatre étapes : le mot, les cartes à attraper, le collage, l’exposition.
cluellage-rules-cards = Les cartes
    .pictures = Il y a 100 cartes Image, avec une image de chaque côté. Chacune peut vouloir dire bien des choses.
    .words = Les cartes Mot ont six mots numérotés de chaque côté. La couleur du contour indique la catégorie : vert pour les Personnages, rouge pour les Lieux, jaune pour les Objets, bleu pour les Notions abstraites.
cluellage-rules-setup = Avant la première manche
    .words = Les Lieux restent de côté. Les 42 autres cartes Mot forment une pioche.
    .own = Chacun a un dé, un paravent pour le lancer à l’abri et six jetons numérotés de 1 à 6.
    .pile = Chacun reçoit une pile de cinq cartes Image, et une nouvelle à chaque manche. Personne ne doit en regarder l’autre côté : ici, une pile n’est donc qu’un nombre.
cluellage-rules-word = Étape 1 : le mot
    .card = Une carte Mot arrive au milieu ; le hasard décide du côté visible. Ses six mots sont ceux de la manche, pour tous.
    .die = Lancez votre dé derrière le paravent : c’est le numéro du mot à montrer. Vous pouvez le revoir à tout moment. Les autres l’apprennent une fois votre collage deviné.
    .same = Plusieurs joueurs peuvent avoir le même mot. Personne ne relance.
cluellage-rules-claim = Étape 2 : attraper des cartes
    .wave = Vous retournez tous en même temps la première carte de votre pile et la mettez au milieu. Puis chacun couvre une carte de la main, le plus vite possible : n’importe laquelle, pas seulement celle de sa pile.
    .one = À chaque vague vous obtenez une carte, et vous la gardez. Quand chacun en a une, la vague suivante arrive. Après cinq vagues, chacun a cinq cartes.
cluellage-rules-race = Qui a été le plus rapide ?
    .first = La première main sur une carte l’obtient : celle qui arrive d’abord au serveur. Si deux mains arrivent au même instant, le hasard décide. Qui arrive trop tard peut aussitôt en attraper une autre.
    .last = La dernière carte d’une vague revient d’office à qui n’en a pas.
cluellage-rules-collage = Étape 3 : le collage
    .text = Disposez vos cartes pour conduire les autres à votre mot. Il faut utiliser les cinq, et rien d’autre.
    .lie = Les cartes peuvent se chevaucher ou rester à distance, et vous pouvez les tourner comme vous voulez.
    .hidden = Vous commencez quand vous avez cinq cartes. Les autres voient votre collage quand son tour vient dans l’exposition, à l’endroit pour eux.
cluellage-rules-quarter = Un quart bien visible
    .text = Aucune carte ne doit disparaître sous d’autres : on doit voir un quart de sa surface. Un quart exactement suffit, même en plusieurs morceaux.
cluellage-rules-canvas = Des cartes entières
    .edge = Chaque carte tient tout entière sur la toile. Le bord ne doit rien cacher.
    .side = Le côté que vous avez attrapé est celui que vous montrez : on ne retourne aucune carte.
cluellage-rules-seal = Terminé
    .text = Quand le résultat vous plaît, apposez le sceau. Ensuite, votre collage ne change plus.
    .all = Dès que tous sont scellés, l’exposition commence.
cluellage-rules-exhibit = Étape 4 : l’exposition
    .text = Les collages sont devinés un par un, en commençant par celui qui a été terminé le premier. Puis on continue dans le sens des aiguilles d’une montre.
cluellage-rules-guess = Deviner
    .token = Tous, sauf l’auteur, posent un jeton face cachée : le numéro du mot qu’ils reconnaissent. Personne ne peut passer, même sans idée.
    .change = Tant que quelqu’un réfléchit encore, vous pouvez changer de jeton. Quand le dernier est posé, on les retourne tous.
    .again = Pour chaque collage vous avez de nouveau vos six jetons. Votre propre numéro peut être le bon, si deux joueurs ont le même mot.
cluellage-rules-silence = Parler et se taire
    .text = Ceux qui devinent peuvent parler, chercher ensemble et s’induire en erreur. Mais personne ne dit quel jeton il a posé.
    .owner = L’auteur ne donne aucun indice et se tait jusqu’à ce que les jetons soient retournés.
cluellage-rules-points = Les points
    .text = Après chaque collage, tous voient quel mot c’était. Chaque joueur qui a trouvé reçoit un point. L’auteur en reçoit un par bonne réponse.
    .none = Si personne n’a trouvé, personne ne reçoit rien.
cluellage-rules-end = La fin
    .round = Après le dernier collage d’une manche, les cartes sont défaussées et la manche suivante commence.
    .win = Après la troisième manche, la partie est finie. La personne qui a le plus de points gagne ; à égalité, on partage la victoire.
cluellage-rules-locations = Avec les Lieux
    .text = Les Lieux sont les plus difficiles à montrer. Laissez-les de côté dans vos premières parties ; plus tard, vous pourrez les ajouter.
cluellage-rules-category = Une seule catégorie
    .text = Vous pouvez aussi jouer avec les cartes Mot d’une seule catégorie. Personnages et Notions abstraites sont les plus faciles, Lieux les plus difficiles.
    .mix = Mélanger deux ou trois catégories au choix est une règle maison.
cluellage-rules-options = Les options
    .text = La personne qui ouvre une table peut changer certaines choses.
    .time = Il peut y avoir un chronomètre pour chaque vague et pour le collage. Qui n’attrape rien à temps reçoit la première carte libre. Qui ne finit pas à temps voit ses cinq cartes accrochées côte à côte et passe en dernier.
    .show = Les collages peuvent être montrés dans l’ordre où ils ont été terminés, tout le monde peut les voir se faire, et la discussion peut être fermée pendant qu’on devine.
    .rounds = On peut jouer d’une à sept manches. S’il reste trop peu de cartes Image, les cartes défaussées sont remélangées.
cluellage-rules-gallery = En solo : la galerie
    .own = C’est un jeu à nous, qui ne vient pas du livret de règles.
    .text = Des bots ont fait des collages, et vous devinez leurs mots, l’un après l’autre, contre la montre si vous voulez. Vous pouvez renoncer à un collage.
    .win = Vous gagnez en trouvant au moins la moitié. La galerie du jour est la même pour tous.

## Exemples dessinés

# Six mots d’une carte Mot, séparés par des virgules ; le quatrième va avec le collage du premier exemple
cluellage-sample = Justice, Rire, Tempête, Mal du pays, Invention, Vitesse
# Pour les lecteurs d’écran ; $shown : images, mots ou nombres
cluellage-figure = Image : { $shown }
    .collage = Image d’un collage : { $shown }
    .tokens = Image de jetons retournés : { $shown }
    .sealed = Image de jetons face cachée
cluellage-figure-hero = Un nid, une valise, un long chemin : le mal du pays ?
cluellage-figure-pictures = Une route ou un arbre ? Une lampe ou une graine ?
cluellage-figure-categories = Quatre catégories, quatre contours.
cluellage-figure-words = Vous avez fait 4 : voici votre mot.
cluellage-figure-wave = Une carte est déjà couverte ; deux sont libres.
cluellage-figure-race = La dernière carte est attribuée d’office.
cluellage-figure-overlap = Elles se chevauchent.
cluellage-figure-apart = Elles ne se touchent pas.
cluellage-figure-quarter = On en voit exactement un quart.
cluellage-figure-quarter_not = Une carte a presque disparu.
cluellage-figure-edge_not = Une carte dépasse.
cluellage-figure-sealed = Trois joueurs ont deviné ; personne ne voit quoi.
cluellage-figure-open = C’était le mot 4 : deux joueurs ont trouvé, donc deux points pour l’auteur.

## À qui est le jeu

cluellage-credits = Cluellage est un jeu de Luc Rémond et David Simiand, publié par Magellan. Le jeu et son nom leur appartiennent.
