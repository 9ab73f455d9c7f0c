### The vocabulary of the three games: rulebooks, cards and boards use these words.
### Ids follow the game record: partners-card-JA is the card written JA there.

## The rulebooks

rules-example = Exemple
rules-ours = Notre décision
rules-outside = Autre source
rules-origin-seed = D’après les règles d’origine
rules-origin-ours = Notre propre décision
rules-origin-mixed = D’après les règles d’origine, en partie notre propre décision
rules-origin-outside = D’après les règles d’origine, complétées par des pages publiques sur le jeu

## partners: sides and seats

partners-side-jekyll = Dr Jekyll
    .short = Jekyll
    .symbol = flacon
partners-side-hyde = Mr Hyde
    .short = Hyde
    .symbol = haut-de-forme
partners-seat-n = Nord
partners-seat-e = Est
partners-seat-s = Sud
partners-seat-w = Ouest
partners-seatcard = Carte de placement
partners-seatcard-a = Carte de placement A : partenaires face à face
partners-seatcard-b = Carte de placement B : partenaires côte à côte
partners-team = Équipe
partners-partner = Partenaire
partners-opponent = Adversaire
partners-solo = Solitaire
partners-ghost = Fantôme

## partners: words of play

partners-hand = Manche
    .cards = Cartes en main
partners-dealer = Donneur
partners-trick = Pli
partners-lead = Entamer
partners-play = Jouer
partners-ask = Demander
partners-carried = En attente
partners-points = Points
partners-factor = Facteur
partners-total = Total
partners-target = Objectif

## partners: kinds of card

partners-kind-transformation = Transformation
    .plural = Transformations
partners-kind-character = Personnage
    .plural = Personnages
partners-kind-scene = Lieu
    .plural = Lieux
partners-kind-deed = Acte
    .plural = Actes

## partners: Dr. Jekyll's cards

partners-card-JT = Transformation
partners-card-JA = Dr Jekyll
partners-card-JB = Mr Utterson
partners-card-JC = Dr Lanyon
partners-card-JD = Mr Enfield
partners-card-JE = Poole
partners-card-J3 = La Cour du jardin
partners-card-J4 = La Table du docteur
partners-card-J5 = Cavendish Square
partners-card-J6 = La Porte de serge rouge
partners-card-J7 = Le Laboratoire
partners-card-Jx1 = Charité
partners-card-Jx2 = Pitié
partners-card-Jx3 = Remords

## partners: Mr. Hyde's cards

partners-card-HT = Transformation
partners-card-HA = Mr Hyde
partners-card-HB = Mr Utterson
partners-card-HC = Dr Lanyon
partners-card-HD = Mr Enfield
partners-card-HE = Poole
partners-card-H3 = La Porte dérobée
partners-card-H4 = Soho dans le brouillard
partners-card-H5 = Un banc à Regent’s Park
partners-card-H6 = L’Appartement de Mr Hyde
partners-card-H7 = La Ruelle près du fleuve
partners-card-Hx1 = Fureur
partners-card-Hx2 = Brutalité
partners-card-Hx3 = Meurtre

## duel: sides, colours, ranks

duel-side-jekyll = Jekyll
duel-side-hyde = Hyde
duel-colour = Couleur
duel-colour-P = Orgueil
    .colour = violet
    .effect = Le gagnant du pli prend aussi au perdant un pli gagné plus tôt.
duel-colour-W = Colère
    .colour = rouge
    .effect = Tous les rangs des couleurs sont effacés.
duel-colour-E = Envie
    .colour = vert
    .effect = Les deux joueurs échangent deux cartes.
duel-order = Ordre des couleurs
duel-rank-lowest = La plus faible
duel-rank-middle = Intermédiaire
duel-rank-strongest = La plus forte

## duel: words of play

duel-evil-card = Carte Lutte
    .plural = Cartes Lutte
duel-potion = Potion
    .plural = Potions
duel-effect = Effet
duel-track = Piste
duel-space = Case
duel-marker = Marqueur
duel-round = Manche
duel-trick = Pli
duel-hand = Main
duel-aside = Mises de côté
duel-leader = Premier joueur
duel-follower = Second joueur
duel-play = Jouer
duel-call = Annoncer une couleur
duel-give = Donner
duel-swap = Échanger
duel-match-single = Partie simple
duel-match-return = Match aller-retour

## duel: cards

duel-card-P1 = Orgueil 1
duel-card-P2 = Orgueil 2
duel-card-P3 = Orgueil 3
duel-card-P4 = Orgueil 4
duel-card-P5 = Orgueil 5
duel-card-P6 = Orgueil 6
duel-card-P7 = Orgueil 7
duel-card-W1 = Colère 1
duel-card-W2 = Colère 2
duel-card-W3 = Colère 3
duel-card-W4 = Colère 4
duel-card-W5 = Colère 5
duel-card-W6 = Colère 6
duel-card-W7 = Colère 7
duel-card-E1 = Envie 1
duel-card-E2 = Envie 2
duel-card-E3 = Envie 3
duel-card-E4 = Envie 4
duel-card-E5 = Envie 5
duel-card-E6 = Envie 6
duel-card-E7 = Envie 7
# The record writes +2; an id cannot hold a plus sign.
duel-potion-2 = Potion 2+
duel-potion-3 = Potion 3+
duel-potion-4 = Potion 4+
duel-potion-5 = Potion 5+

## london: sides and colours

london-side-jekyll = Jekyll
london-side-hyde = Hyde
london-vice = Vice
    .plural = Vices
london-colour-w = Colère
    .colour = rouge
london-colour-l = Luxure
    .colour = bleu
london-colour-p = Orgueil
    .colour = violet
london-colour-e = Envie
    .colour = jaune
london-colour-white = Blanc
london-colour-black = Noir

## london: cards and tokens

london-card = Carte
    .plural = Cartes
london-card-w = Carte Colère
london-card-l = Carte Luxure
london-card-p = Carte Orgueil
london-card-e = Carte Envie
london-token = Jeton de psyché
    .plural = Jetons de psyché
london-token-w = Jeton Colère
london-token-l = Jeton Luxure
london-token-p = Jeton Orgueil
london-token-e = Jeton Envie
london-token-white = Jeton blanc
london-token-black = Jeton noir
london-point = Point
    .plural = Points
london-circulating = En circulation
london-bag = Sac
london-stock-white = Réserve blanche
london-stock-black = Réserve noire
london-hand = Main
london-deck = Pioche
london-discard-pile = Défausse
london-row-apothecary = Apothicaire
london-row-displaced = Égarés

## london: recipes

london-recipe = Recette
    .plural = Recettes
london-column = Colonne
london-cure = Remède
    .plural = Remèdes
london-cured = Guérie
london-tile = Tuile
    .plural = Tuiles
london-tile-trashed = Tuile sabotée

## london: the map

london-map = Plan
london-pawn = Pion
london-location = Lieu
    .plural = Lieux
london-ground-grey = Lieu gris
london-ground-white = Lieu blanc
london-path-white = Chemin blanc
london-path-grey = Chemin gris
london-path-black = Chemin noir
london-site-lab = Laboratoire
london-site-apothecary = Apothicaire
london-site-research = Site de recherche
london-turn = Tour
london-visit = Visite
london-acted = A agi

## london: actions

london-action-move = Se déplacer
london-action-meet = Rencontrer un égaré
london-action-vice = Céder au vice
london-action-trash = Saboter la recherche
london-action-steal = Voler une potion
london-action-resist = Gagner en résistance
london-action-buy = Acheter une potion
london-action-mix = Distiller des potions
london-action-research = Rechercher
london-action-alleviate = Composer le remède
london-action-pass = Passer

## london: reactions, payment and other decisions

london-reaction-raise = Renchérir
london-reaction-whiten = Blanchir
london-reaction-decline = Décliner
london-pay = Payer
london-pay-token = Payer avec un jeton
london-pay-black = Payer avec deux jetons noirs
london-pay-card = Payer avec une carte
london-discard = Défausser
london-whites = Mettre deux jetons blancs dans le sac
london-lift = Retirer un jeton noir d’une tuile
