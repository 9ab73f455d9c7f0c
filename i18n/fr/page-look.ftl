### L’aspect : la galerie, couleurs et tailles, sons, et la visite de l’écran.

page-look-opening = Un instant…

## La galerie

page-look-gallery = Galerie
page-look-gallery-over = Spécimens
page-look-gallery-under = Toutes les pièces des trois jeux, dessinées pour cette table
page-look-parts = Parties du catalogue
page-look-house = La maison
page-look-size = Largeur d’une carte
page-look-pixels = { $size } px
page-look-cards-jekyll = Les cartes du Dr Jekyll
page-look-cards-hyde = Les cartes de Mr Hyde
page-look-backs = Dos et cartes de placement
page-look-back = Dos
page-look-back-jekyll = Dos des cartes de Jekyll
page-look-back-hyde = Dos des cartes de Hyde
page-look-back-and-tokens = Dos, jetons et piste
page-look-signs = Signes
page-look-sign-laurel = Carte la plus haute
page-look-tokens = Jetons et pion
page-look-pawn = Pion, face { $side }
page-look-beakers = Béchers
page-look-beaker-empty = { $colour }, pas encore de remède
page-look-beaker-full = { $colour }, guérie
page-look-tile-down = Face cachée
page-look-clock = L’horloge de la psyché
page-look-clock-caption = Trois heures par vice ; les heures noires sont à Hyde
page-look-map-jekyll = À la lumière du jour : tour de Jekyll
page-look-map-hyde = À la lueur du gaz : tour de Hyde
page-look-emblems = Emblèmes et ornements
page-look-divider = Ornement
page-look-drawings = Petits dessins
page-look-icon-gear = Réglages
page-look-icon-help = Aide
page-look-icon-menu = Menu
page-look-icon-home = Accueil
page-look-icon-close = Fermer
page-look-icon-bin = Supprimer
page-look-icon-copy = Copier
page-look-icon-check = Fait
page-look-icon-undo = Reprendre
page-look-icon-flag = Abandonner
page-look-icon-door = Arrêter
page-look-icon-book = Livret de règles
page-look-icon-save = Enregistrer
page-look-icon-open = Ouvrir
page-look-icon-link = Lien
page-look-icon-people = Joueurs
page-look-icon-pass = Passer l’appareil
page-look-icon-lamp = Ordinateur
page-look-icon-speech = Dire quelque chose
page-look-icon-again = Encore
page-look-icon-swap = Échanger
page-look-icon-down = Plus bas
page-look-icon-wait = Attendre
page-look-icon-eye = Visiter
page-look-icon-slate = Leçon
page-look-icon-broken = Connexion perdue

## Couleurs et tailles

page-look-cards = Cartes
page-look-cards-normal = Normales
page-look-cards-large = Grandes
page-look-inks = Encres des couleurs
page-look-inks-printed = Comme imprimées
    .hint = Les nôtres : chaque couleur a sa lettre et sa forme autant que son encre.
page-look-inks-clear = Quatre couleurs nettes
    .hint = Des encres distinctes aussi pour qui confond le rouge et le vert, ou le bleu et le jaune.
page-look-inks-own = Les vôtres
    .hint = Choisissez une encre pour chaque couleur.
page-look-inks-reset = Revenir aux encres imprimées
page-look-suit-jekyll = Jekyll
page-look-suit-hyde = Hyde
page-look-suit-pride = Orgueil
page-look-suit-wrath = Colère
page-look-suit-envy = Envie
page-look-suit-lust = Luxure
page-look-suit-potion = Potions
page-look-too-pale = { $suit } : trop pâle pour être lu sur les cartes. L’encre est imprimée plus foncée.
page-look-alike = { $one } et { $other } se ressemblent beaucoup à présent. Leurs lettres et leurs formes restent différentes.

## Ce que ce navigateur ne fait pas

page-look-not-kept = Ce navigateur ne garde rien pour nous : il est plein, ou c’est une fenêtre privée. Réglages, nom et liens ne valent que pour cette visite.
page-look-mute = Ce navigateur refuse le son, ou n’en a pas. Tout le reste fonctionne sans.

## Une visite de l’écran

page-look-tour = Visite de l’écran
page-look-tour-count = { $at } sur { $of }
page-look-tour-next = Suivant
page-look-tour-skip = Passer
page-look-tour-done = À moi de jouer
page-look-tour-table = { $game ->
    [london] Le plan
   *[other] La table
}
    .text = { $game ->
    [london] Vous êtes là où est le pion. Les lieux qui luisent sont à portée ; leur chiffre dit ce qu’il en coûte d’y aller.
   *[other] Ce qui est joué se pose ici, toujours aux mêmes places. Un pli complet reste un instant ; un toucher le ramasse aussitôt.
}
page-look-tour-hand = Votre main
    .text = Ce que vous pouvez jouer se détache, bordé de laiton. Les flèches et les chiffres y mènent aussi.
page-look-tour-why = Pourquoi pas ?
    .text = Ce qui est estompé ne peut pas être choisi maintenant. Touchez-le quand même : il vous dit pourquoi, et selon quelle règle.
page-look-tour-beside = Score et journal
    .text = Tout ce qui est public se consulte ici, et le journal raconte chaque coup en une phrase.
page-look-tour-menu = Le menu
    .text = Le livret de règles, toutes les touches, un mot aux autres, le relevé, cette visite, et les réglages avec votre langue.
page-look-tour-settings = Réglages
    .text = Langue, jour ou bec de gaz, grandes cartes, couleurs plus nettes, sons, et la vitesse du jeu.
