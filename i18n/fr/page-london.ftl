### Le plateau de london.

## État

page-london-turn = Tour de { $side } · { $turn } sur { $turns }
page-london-tokens-left = { $tokens ->
    [one] Il reste { $tokens } jeton sur 12
   *[other] Il reste { $tokens } jetons sur 12
}
page-london-at = Lieu : { $place }
page-london-here = { $ground ->
    [grey] gris
   *[white] blanc
}, { $count ->
    [0] plus d’action
    [one] encore une action
   *[other] encore { $count } actions
}
page-london-standing = Tour de { $side }, numéro { $turn } sur { $turns }. { $tokens ->
    [one] Il reste { $tokens } jeton sur 12.
   *[other] Il reste { $tokens } jetons sur 12.
} Le pion est ici : { $place }.

## Le plan

page-london-map = Le plan : { $name }
page-london-river = La Tamise
page-london-tools = Outils du plan
page-london-tool-fit = Voir tout le plan
page-london-tool-closer = Rapprocher
page-london-tool-farther = Éloigner
page-london-tool-pieces = Masquer les pièces
page-london-tool-costs = Afficher les coûts
page-london-tool-key = Légende du plan
page-london-key-path-white = Jekyll paie 1 point, et personne n’y change rien.
page-london-key-path-grey = Jekyll paie 1 point ; si Hyde joue une carte, un de plus dans la couleur de la carte.
page-london-key-path-black = Jekyll paie 1 point dans une couleur tirée du sac ; ensuite Hyde peut jouer une carte.
page-london-key-ground-white = Hyde paie 2 points pour y venir. La plupart de ses actions demandent un lieu gris.
page-london-key-ground-grey = Hyde paie 1 point pour y venir ; 2 si Jekyll joue une carte contre lui.
page-london-key-white-token = Posé par Jekyll : le lieu est blanc jusqu’à la fin du tour de Hyde, qui ne peut rien y faire.
page-london-key-acted = Hyde a agi ici pendant ce tour. Il pourra y agir de nouveau après être entré dans un autre lieu, gris à ce moment-là.
page-london-key-lab = Jekyll y distille des potions et compose les remèdes. Hyde peut y voler une carte.
page-london-key-apothecary = Jekyll peut y acheter une carte que Hyde a dépensée.
page-london-key-research = Une tuile avec une recette qui n’est pas le remède. Jekyll peut la prendre, Hyde la saboter.
page-london-key-black-token = Sur une tuile : la recherche coûte un point de plus. Sur l’horloge : un pas vers la victoire de Hyde.
page-london-tile-lying = sa tuile est là, face cachée
page-london-tile-trashed = sa tuile est sous un jeton noir
page-london-tile-gone = sa tuile a été prise
page-london-whitened = sous un jeton blanc
page-london-acted-here = Hyde a agi ici pendant ce tour
page-london-acted = Hyde a agi ici : { $places }. Il n’y agira de nouveau qu’après un autre lieu gris.
page-london-pawn-here = le pion est ici, côté { $face }
page-london-can-choose = peut être choisi

## Ce qui est demandé

page-london-act = Que faire
page-london-asked-act = À vous : suivez un chemin ou choisissez une action.
page-london-asked-pay = À payer : { $what }.
page-london-asked-raise = { $mover } est en route : { $goal }. Jouer une carte pour renchérir ?
page-london-asked-window = Blanchir un lieu gris ? Soulevez une carte, puis choisissez le lieu.
page-london-asked-discard = Vous avez plus de cinq cartes. Choisissez celle à défausser.
page-london-asked-whites = Guéri ! Mettre deux jetons blancs dans le sac ?
page-london-asked-lift = La réserve noire est vide : choisissez une tuile sabotée dont vous reprenez le jeton noir.
page-london-waiting-setup = On dispose les recettes.
page-london-waiting-act = { $who } ({ $side }) choisit son action.
page-london-waiting-pay = { $who } ({ $side }) paie : { $what }.
page-london-waiting-raise = { $mover } est en route : { $goal }. { $who } peut jouer une carte contre ce déplacement.
page-london-waiting-window = { $who } (Jekyll) peut blanchir un lieu.
page-london-waiting-toll = On tire un jeton du sac pour le chemin noir vers : { $goal }.
page-london-waiting-draw = { $mover } pioche.
page-london-waiting-trash = On tire un jeton du sac.
page-london-waiting-steal = Hyde prend dans la main de Jekyll.
page-london-waiting-penalty = Le mélange était faux : on tire trois jetons du sac.
page-london-waiting-lift = { $who } (Hyde) choisit la tuile dont le jeton noir est repris.
page-london-waiting-whites = { $who } (Jekyll) peut mettre des jetons blancs dans le sac.
page-london-waiting-discard = { $who } ({ $side }) a trop de cartes et se défausse.
page-london-over-jekyll = Les quatre vices sont guéris : Jekyll a gagné.
page-london-over-hyde = Trois jetons d’un même vice sont noirs : Hyde a gagné.
page-london-over-draw = Le dernier tour est passé : partie nulle.

## Avant une action

page-london-fare-hyde-white = 2 points : le lieu est blanc.
page-london-fare-hyde-grey = { $held ->
    [0] 1 point : le lieu est gris, et Jekyll n’a pas de carte à y opposer.
    [one] 1 point ; 2 si Jekyll joue sa carte.
   *[other] 1 point ; 2 si Jekyll joue l’une de ses { $held } cartes.
}
page-london-renews = Lieu gris : vous pourrez ensuite agir de nouveau ici : { $places }.
page-london-fare-jekyll-white = 1 point : personne ne peut renchérir un chemin blanc.
page-london-fare-jekyll-grey = { $held ->
    [0] 1 point : Hyde n’a pas de carte à y opposer.
    [one] 1 point ; si Hyde joue sa carte, un de plus dans la couleur de la carte.
   *[other] 1 point ; si Hyde joue l’une de ses { $held } cartes, un de plus dans la couleur de la carte.
}
page-london-fare-jekyll-black = { $held ->
    [0] 1 point dans la couleur tirée du sac. Si vous ne pouvez pas le payer, votre tour s’arrête.
   *[other] 1 point dans la couleur tirée du sac ; si vous ne pouvez pas le payer, votre tour s’arrête. Ensuite, si Hyde joue une carte, un point de plus dans la couleur de la carte.
}
page-london-odds = { $what } : { $count } sur { $all }
page-london-odds-payable = vous pouvez payer
page-london-odds-lost = impossible à payer : fin du tour
page-london-do-move = Aller ici : { $where }
page-london-do-whiten = Blanchir { $where } avec une carte { $colour }
page-london-do-lift = Reprendre le jeton noir de la tuile : { $where }
page-london-do-meet = { london-action-meet } : prendre une carte { $colour }
page-london-do-vice = { london-action-vice } : piocher une carte
page-london-do-trash = { london-action-trash } : nommer { $colour } et tirer du sac
page-london-do-steal = { london-action-steal } : une carte de Jekyll, au hasard
page-london-do-resist = { london-action-resist } : remettre une série { $colour }, un jeton de cette couleur devient noir
page-london-do-buy = { london-action-buy } : prendre une carte { $colour }
page-london-do-mix = { london-action-mix } : piocher deux cartes
page-london-do-research = { london-action-research } : prendre la tuile de ce lieu
page-london-do-alleviate = { london-action-alleviate } : tenter de guérir { $colour }
page-london-do-pass = { london-action-pass } : vos jetons restants vont à l’autre camp, et votre tour s’arrête
page-london-do-raise = Renchérir avec une carte { $colour }
page-london-do-discard = Défausser une carte { $colour }
page-london-go = Confirmer
page-london-cancel = Pas maintenant
page-london-cost = { $points ->
    [one] coûte { $points } point
   *[other] coûte { $points } points
}
page-london-does-vice = Piocher une carte.
page-london-does-meet = Prendre une carte de la rangée Égarés.
page-london-does-resist = Remettre une série : un jeton de sa couleur devient noir.
page-london-does-trash = Nommer une couleur : si elle sort du sac, la tuile est sabotée.
page-london-does-steal = Prendre une carte de Jekyll, au hasard.
page-london-does-mix = Piocher deux cartes.
page-london-does-buy = Prendre une carte de la rangée Apothicaire.
page-london-does-research = Prendre cette tuile : sa recette n’est pas le remède.
page-london-does-alleviate = Remettre trois cartes : les bonnes guérissent un vice.
page-london-does-pass = Donner les jetons qui restent et finir son tour.
page-london-vain = { $count ->
    [one] { $count } autre trio qui ne peut pas être le remède
   *[other] { $count } autres trios qui ne peuvent pas être le remède
}

## Payer

page-london-due = { $points ->
    [one] { $points } point à payer
   *[other] { $points } points à payer
}
page-london-due-demand = { $points ->
    [0] Un point à payer, en { $colour }
    [one] { $points } point à payer, et un en { $colour }
   *[other] { $points } points à payer, et un en { $colour }
}
page-london-chosen-payment = Choisi : { $what }.
page-london-pay-now = Payer
page-london-paying = Paiement : { $paid } sur { $of }
page-london-black-pair = Deux jetons noirs
page-london-less = Moins : { $what }
page-london-more = Plus : { $what }
page-london-ways = Façons de payer
page-london-proposed = Proposé
page-london-pay-as-proposed = Toujours payer comme proposé

## Répondre

page-london-raise-with = Renchérir : { $colour }
page-london-answering = Votre réponse part. Toutes prennent le même temps, pour ne rien trahir.
page-london-standing-answers = Réponses automatiques
page-london-pass-turn = Décliner jusqu’à la fin de ce tour
page-london-pass-lab = Décliner, sauf près du laboratoire
page-london-always-raise = Toujours renchérir ({ $colour }) vers : { $where }
page-london-passing-never = Toujours me demander
page-london-passing-this-turn = Décliner jusqu’à la fin de ce tour
page-london-passing-away-from-lab = Décliner, sauf si le pion est au laboratoire ou s’y rend
page-london-rule = Vers { $where } : renchérir ({ $colour })
page-london-forget = Oublier
page-london-whites-yes = Oui, deux jetons blancs
page-london-whites-no = Non

## Cartes

page-london-none = rien
page-london-so-many = { $count } { $what }
page-london-hand-empty = Vous n’avez pas de carte.
page-london-card-usable = jouable
page-london-card-not-usable = pas jouable maintenant
page-london-row-displaced = Les cartes dépensées par Jekyll ; Hyde peut les prendre avec Rencontrer un égaré.
page-london-row-apothecary = Les cartes dépensées par Hyde ; Jekyll peut les prendre avec Acheter une potion.

## Ce qui vient d’apparaître

page-london-from-bag = Tiré du sac :
page-london-drawn = Une carte est piochée.
page-london-stolen = Une carte est volée.
page-london-tile-found = Une tuile est prise : { $colour }.
page-london-reveal-right = C’était le remède !
page-london-reveal-wrong = Ce n’était pas le remède.
page-london-reveal-turn_lost = La couleur exigée ne peut pas être payée : le tour est fini.
page-london-turned-black = Un jeton devient noir : { $colour }.

## La psyché

page-london-panel-psyche = Psyché
page-london-clock = La psyché. Jetons noirs : { $black }. { $tokens } jetons sur 12 sont encore au camp dont c’est le tour.
page-london-goal-hyde = Hyde gagne quand un quart de l’horloge est tout noir.
page-london-bag = { $count ->
    [one] Sac : { $count } jeton
   *[other] Sac : { $count } jetons
}
page-london-held = Cartes de { $side }
page-london-known = connues :

## Le carnet

page-london-panel-cure = Remède
page-london-goal-jekyll = Jekyll gagne quand les quatre vices sont guéris.
page-london-notebook-jekyll = Dans chaque colonne, une recette est le remède. Ce que vous avez trouvé, ou essayé en vain, est barré.
page-london-notebook-other = Dans chaque colonne, une recette est le remède. Ce qui a été essayé en vain est barré ; des tuiles prises on ne connaît que la colonne.
page-london-researched = { $count ->
    [0] aucune tuile
    [one] { $count } tuile
   *[other] { $count } tuiles
}
page-london-mark-cured = C’était le remède.
page-london-mark-certain = C’est forcément le remède.
page-london-mark-taken = Pas le remède : sa tuile a été trouvée.
page-london-mark-refuted = Pas le remède : il a été essayé.
page-london-mark-open = Peut être le remède.
page-london-noting = Touchez une recette pour y poser votre propre signe : croix, point d’interrogation, coche.
page-london-noted-none = Aucun signe de votre part.
page-london-noted-no = Votre signe : non.
page-london-noted-maybe = Votre signe : peut-être.
page-london-noted-yes = Votre signe : oui.
page-london-notes = Vos notes, gardées sur cet appareil

## Lu à voix haute

page-london-read-hand = Vos cartes : { $cards }. Avec vos jetons, cela fait { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
page-london-read-score = Guéris : { $cured }. Devenus noirs : { $black }.
page-london-read-others = Jekyll a { $jekyll ->
    [one] { $jekyll } carte
   *[other] { $jekyll } cartes
}, Hyde { $hyde ->
    [one] { $hyde } carte
   *[other] { $hyde } cartes
}. Égarés : { $displaced }. Apothicaire : { $apothecary }. Dans le sac : { $bag }.
page-london-read-move = Aller ici : { $places }
page-london-read-visit = { $count ->
    [0] Plus d’autre action ici.
    [one] Encore une autre action ici.
   *[other] Encore { $count } autres actions ici.
}
page-london-read-no-moves = Vous n’avez rien à choisir pour l’instant.
page-london-open-jekyll = La main de Jekyll
page-london-open-hyde = La main de Hyde
page-london-open-cures = Les remèdes
page-london-recap = { $count ->
    [one] Ce qui s’est passé pendant l’autre tour
   *[other] Ce qui s’est passé pendant l’autre tour : { $count } étapes
}
page-london-figure-cures = remèdes trouvés
page-london-figure-black = noirs d’une même couleur, au plus
page-london-figure-turns = tours
page-london-score-title = Comment la partie a fini, après { $turns } tours
page-london-score-drawn = Après { $turns } tours, personne n’a gagné : partie nulle.
page-london-score-cures = { $count ->
    [0] Jekyll n’a trouvé aucun remède ; il lui en fallait quatre.
    [4] Jekyll a trouvé le quatrième remède et a gagné.
   *[other] Jekyll a trouvé { $count } des quatre remèdes qu’il faut.
}
page-london-score-cure = { $found ->
    [yes] { $colour } : le remède était { $cards }, et il a été trouvé.
   *[no] { $colour } : le remède était { $cards }, et il est resté caché.
}
page-london-score-black = { $count ->
    [0] { $colour } : aucun jeton n’est devenu noir.
    [one] { $colour } : un jeton est devenu noir ; au troisième, Hyde gagne.
    [3] { $colour } : le troisième jeton est devenu noir, et Hyde a gagné.
   *[other] { $colour } : { $count } jetons sont devenus noirs ; au troisième, Hyde gagne.
}
