report-help = Écrivez la phrase telle que vous l’avez vue. La page trouve laquelle c’est et prépare un texte à copier et à envoyer.
report-read = La phrase
report-which = De laquelle s’agit-il ?
report-found =
    { $count ->
        [0] Aucune phrase trouvée ; votre texte suffira.
        [one] Une phrase trouvée.
       *[other] { $count } phrases trouvées.
    }
report-better = Une meilleure phrase, si vous en connaissez une
report-text = Texte à envoyer
report-prepared =
    Clé : { $sentence }
    Langue : { $spoken }
    Version : { $version }
    Lu : { $read }
    Mieux : { $better }
