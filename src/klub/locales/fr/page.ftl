## Mots de toutes les pages

page-home = Klub, accueil
page-back = Retour
page-close = Fermer
page-cancel = Annuler
page-save = Enregistrer
page-retry = Réessayer
page-share = Partager
page-copy = Copier
page-copied = Lien copié
page-copy_by_hand = Veuillez copier ce lien vous-même :
page-link = Lien
page-code = Code : { $code }
page-qr = Code QR de { $link }
page-you = Vous
page-fan_notice = Klub est fait par des fans, avec ses propres images. Il n’a aucun lien avec les éditeurs des jeux.
# Noms sympathiques pour les nouveaux, avec des virgules
page-guest_names = Loutre, Érable, Merle, Trèfle, Blaireau, Saule, Pinson, Fougère, Lièvre, Noisette, Héron, Chardon

## Réglages

page-settings = Réglages
page-language = Langue
page-to_dark = Thème sombre
page-to_light = Thème clair
page-theme = Thème
page-theme-system = Celui de l’appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-sound = Son et vibrations
page-motion = Animations
    .help = Les cartes volent, les points défilent.
page-shortcuts = Raccourcis clavier
    .help = Sans raccourcis, les lettres et les chiffres n’agissent que lorsque le plateau est sélectionné.
page-name = Nom
page-color = Couleur
page-paper-blue = Bleu, vague
page-paper-orange = Orange, éclair
page-paper-plum = Prune, lune
page-paper-sun = Jaune, étoile
page-paper-teal = Turquoise, goutte
page-paper-red = Rouge, cœur
page-paper-leaf = Vert, feuille
page-paper-rose = Rose, fleur

## Formulaires

page-fewer = Diminuer : { $label }
page-more = Augmenter : { $label }
page-no_limit = Sans limite
page-limit = Limite
page-choose = Choisir
page-shape-rectangle = Rectangle
page-shape-round = Rond
page-width = Largeur
page-height = Hauteur
page-diameter = Diamètre
page-some = Certains

## Avis

page-why = Pourquoi ?
page-update = Une nouvelle version de Klub est là.
    .load = La charger
    .loading = Un instant…
page-failed = Quelque chose s’est mal passé sur cette page. À la table, rien n’est perdu.
    .again = Recharger

## Refus qui peuvent être dits tout de suite ; les autres sont dans refusals.ftl

refusal-unknown = Ce n’est pas possible ({ $code }).
refusal-named = C’est impossible : { $what }.
refusal-page-offline = Le serveur est injoignable. Veuillez vérifier votre connexion.
