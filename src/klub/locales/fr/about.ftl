## À propos de Klub

about-what = Une table de jeu
    .text = Ouvrez un lien, asseyez-vous et jouez : entre amis, avec des bots ou en solo, sur téléphone, ordinateur ou grand écran.
about-fans = Fait par des fans
    .text = Ceci est une adaptation indépendante, avec ses propres images et ses propres mots. Elle n’est ni affiliée aux auteurs et éditeurs ni approuvée par eux ; les jeux et leurs noms leur appartiennent. Si un jeu vous plaît, achetez-le : rien ne vaut de vraies cartes sur une vraie table.
about-private = Personne ne vous suit
    .text = Ni compte, ni publicité, ni pisteurs, rien qui vienne d’autres sites. Ce serveur connaît votre nom, votre couleur et vos parties ; votre navigateur garde un seul cookie qui dit qui vous êtes.
about-free = Logiciel libre
    .text = Klub est un logiciel libre : programme, images et textes sont sous licence MIT. Son code contient les règles, les bots et cette page ; libre à vous d’ouvrir votre propre serveur.
    .licences = Les licences de tout ce que contient cette page
about-words = Les mots
    .text = Une phrase est étrange, fausse ou difficile à comprendre ? Dites-le à la personne qui gère ce serveur ou aux auteurs de Klub.
    .report = Signaler une phrase
report-help = Écrivez la phrase telle que vous l’avez vue. La page la retrouve et prépare un texte à copier et à envoyer.
report-read = La phrase
report-which = De laquelle s’agit-il ?
report-found =
    { $count ->
        [0] Aucune phrase trouvée ; votre texte suffira.
        [one] Une phrase trouvée.
       *[other] { $count } phrases trouvées.
    }
report-better = Une meilleure phrase, si vous en avez une
report-text = Texte à envoyer
report-prepared =
    Clé : { $sentence }
    Langue : { $spoken }
    Version : { $version }
    Lu : { $read }
    Mieux : { $better }
