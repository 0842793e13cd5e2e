## Les personnes à une table

room-host = hôte
room-somebody = quelqu’un
room-more = Plus d’actions pour { $name }
room-hand_over = Passer la table à { $name }
room-mute = Retirer la parole à { $name }
room-unmute = Rendre la parole à { $name }
room-kick = Libérer la place : { $name }
    .sure = Vraiment libérer la place : { $name } ?
    .about = Regarder et reprendre une place reste possible. Si la partie est en cours, un bot continue.
room-ban = Exclure { $name }
    .sure = Vraiment exclure { $name } ?
    .about = Aucun retour possible, même pour regarder, tant que vous ne l’autorisez pas.
room-banned = Personnes exclues
room-unban = Laisser revenir
    .of = Laisser revenir { $name }
room-give = Donner cette place à { $name }

## Une place perdue

room-claim = Je suis { $name }
    .about = Vous étiez ici dans un autre navigateur ? Quelqu’un à la table le confirme.
room-claim-asked = Vous avez dit être { $name }. Quelqu’un à la table doit le confirmer.
room-claim-back = Laisser tomber
room-claim-question = { $name } dit : « Je suis { $owner }. » Est-ce vrai ?
room-claim-somebody = Quelqu’un dans un autre navigateur dit : « Je suis { $owner }. » Est-ce vrai ?
room-claim-yes = Oui, c’est { $owner }
room-claim-no = Non

## Quelqu’un manque

room-absent = { $name } n’est plus là depuis { $time }.
room-absent-wait = Dans { $time }, vous pourrez laisser jouer un bot.
room-absent-act = Inutile d’attendre plus longtemps.
room-stand_in = Un bot jusqu’au retour
room-nudge = Faire signe
    .done = Signe envoyé
room-end = Arrêter la partie
room-end-question =
    { $voters ->
        [one] { $names } voudrait arrêter cette partie sans résultat.
       *[other] { $names } voudraient arrêter cette partie sans résultat.
    }
room-end-waits = Vous voulez arrêter cette partie. On attend les autres…
room-end-play_on = Continuer

## Regarder

room-watching = Vous regardez.
    .late =
        { $moves ->
            [one] Vous voyez la partie avec { $moves } coup de retard.
           *[other] Vous voyez la partie avec { $moves } coups de retard.
        }
room-join = Prendre place
room-join-bot = Remplacer { $name }
    .about = Un bot y joue pour l’instant.

## Ce que l’on apprend

room-news-nudged = { $who } vous attend.
room-news-ended = La partie s’est terminée sans résultat.
room-news-returned = Un bot a joué pour vous. La place est de nouveau à vous.
room-news-host_you = Vous êtes maintenant l’hôte de la table.
room-news-host = { $who } est maintenant l’hôte de la table.
room-news-sent_away = { $who } a libéré votre place. Vous pouvez regarder, ou reprendre une place.
room-news-given = Vous avez maintenant une place.
room-news-renamed = Il y a déjà { $taken } à cette table : ici, votre nom est { $name }.

## Venir sur invitation

room-welcome-play = { $name } vous invite à jouer à { $game }
room-welcome-watch = { $name } joue à { $game }
room-welcome-nobody = Bienvenue à cette table : { $game }
room-welcome-lost = Vous aviez déjà une place ici ?
room-welcome-name = Comment vous appeler ?
room-welcome-go = Entrer
