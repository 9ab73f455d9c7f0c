### The board of duel.

## Cards

# The letter on a card of this colour.
page-duel-letter = { $colour ->
    [P] O
    [W] C
   *[E] E
}
page-duel-hand = Votre main
page-duel-card = { $card }{ $colour ->
    [none] {""}
   *[other] , { $colour }
}{ $state ->
    [legal] , jouable
    [illegal] , non jouable pour l’instant
    [choosable] , peut être choisie
    [unchoosable] , ne peut pas être choisie maintenant
    [chosen] , choisie
   *[idle] {""}
}

## The line at the top

page-duel-status-game = Partie { $game } sur 2
page-duel-status-round = Manche { $round } sur 3
page-duel-status-trick = Pli { $trick } sur 10
page-duel-you-are = { $role ->
    [jekyll] Vous êtes Jekyll : équilibrez
   *[hyde] Vous êtes Hyde : déséquilibrez
}

## Track and colour order

page-duel-track-label = Piste : le marqueur est sur la case { $space } sur 10
page-duel-preview = Jekyll { $jekyll }, Hyde { $hyde } → +{ $difference } · si la manche finissait ainsi : case { $space }
    .short = { $jekyll }–{ $hyde } → +{ $difference } · puis { $space }
page-duel-marker-stands = Le marqueur est sur la case { $space }.
    .short = Case { $space }
# The ranks where there is little room.
page-duel-rank = { $rank ->
    [lowest] faible
    [middle] moyenne
   *[strongest] forte
}
page-duel-no-colour = pas encore de couleur
page-duel-would-be-lowest = Jouée maintenant, la couleur { $colour } deviendrait la plus faible.
page-duel-would-be-middle = Jouée maintenant, la couleur { $colour } deviendrait intermédiaire, et { $strongest } la plus forte.

## The players

page-duel-cards-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
page-duel-tricks-taken = { $count ->
    [0] aucun pli gagné
    [one] { $count } pli gagné
   *[other] { $count } plis gagnés
}
page-duel-tricks-word = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
page-duel-has-chosen = a choisi

## The trick

page-duel-takes = { $is ->
    [you] Pli pour vous
   *[other] Pli pour { $who }
}
page-duel-meets = Potion contre { $colour } : { $effect }
page-duel-steals = { $is ->
    [you] Vous prenez aussi un pli gagné plus tôt.
   *[other] { $who } prend aussi un pli gagné plus tôt.
}
page-duel-steals-nothing = Mais le perdant n’a aucun pli à céder.
page-duel-call = { $potion } : annoncez une couleur
page-duel-cancel = Annuler
page-duel-last-trick = Pli précédent

## Exchanges

page-duel-exchange = Échange
page-duel-put-back = Reprendre { $card }
page-duel-needs-potion = Vous avez reçu au moins deux potions à la donne : donnez-en au moins une.
page-duel-lock = { $verb ->
    [give] Valider et donner ({ $count } sur { $due })
   *[swap] Valider et échanger ({ $count } sur { $due })
}
page-duel-locked = Validé
page-duel-gave = Donné
page-duel-got = Reçu
page-duel-aside = 5 cartes mises de côté, face cachée

## What is asked

page-duel-ask-give = { $count ->
    [one] Choisissez une carte à donner, puis validez.
   *[other] Choisissez { $count } cartes à donner, puis validez.
}
page-duel-ask-swap = { $count ->
    [one] L’Envie a rencontré une potion : choisissez la carte à échanger, puis validez.
   *[other] L’Envie a rencontré une potion : choisissez { $count } cartes à échanger, puis validez.
}
page-duel-ask-lead = À vous d’entamer : jouez la carte que vous voulez.
page-duel-ask-follow = { $hand ->
    [none] { $led ->
        [called] Couleur annoncée : { $colour }. Vous n’en avez pas : jouez la carte que vous voulez.
       *[played] Couleur jouée : { $colour }. Vous n’en avez pas : jouez la carte que vous voulez.
    }
   *[holds] { $led ->
        [called] Couleur annoncée : { $colour }. Fournissez-la, même une potion ne la remplace pas.
       *[played] Couleur jouée : { $colour }. Fournissez-la, ou jouez une potion.
    }
}
page-duel-wait-deal = On distribue les cartes.
page-duel-wait-lead = { $who } entame.
page-duel-wait-follow = { $who } répond.
page-duel-wait-choice = { $who } choisit des cartes à échanger.
page-duel-wait-both = Les deux joueurs choisissent des cartes à échanger.

## Between rounds

page-duel-round = Manche { $round }
page-duel-goal = { $role ->
    [jekyll] Vous êtes Jekyll. Le marqueur avance de l’écart de plis : partagez-les équitablement et gardez-le loin de la case 10.
    [hyde] Vous êtes Hyde. Le marqueur avance de l’écart de plis : gagnez-en beaucoup, ou presque aucun, et menez-le à la case 10.
   *[none] Le marqueur avance de l’écart de plis. Jekyll le veut petit, Hyde le veut grand.
}
page-duel-round-ended = { $difference ->
    [0] Manche précédente : 5 plis partout. Le marqueur reste sur la case { $space }.
   *[other] Manche précédente : Jekyll { $jekyll }, Hyde { $hyde }. Le marqueur a avancé de { $difference }, jusqu’à la case { $space }.
}
page-duel-won = { $role ->
    [jekyll] { $is ->
        [you] Vous avez tenu bon avec Jekyll : le marqueur est sur la case { $space }.
       *[other] { $who } a tenu bon avec Jekyll : le marqueur est sur la case { $space }.
    }
   *[hyde] { $is ->
        [you] Vous avez gagné avec Hyde : le marqueur est sur la case { $space }.
       *[other] { $who } a gagné avec Hyde : le marqueur est sur la case { $space }.
    }
}
page-duel-match-over = Le match aller-retour est terminé.
page-duel-reached = { $rounds ->
    [one] { $who } avec Hyde : case { $space }, en { $rounds } manche
   *[other] { $who } avec Hyde : case { $space }, en { $rounds } manches
}

## Panels

page-duel-panel-score = Score
page-duel-panel-tricks = Plis
page-duel-panel-colours = Couleurs
page-duel-this-round = Plis de cette manche
page-duel-to-win = Jekyll gagne si le marqueur n’est pas sur la case 10 après trois manches. Hyde gagne dès qu’il y est.
page-duel-to-win-match = Chacun joue Hyde une fois. Celui qui mène le marqueur le plus loin gagne ; à 10 partout, celui qui a mis le moins de manches.
page-duel-no-tricks = Aucun pli n’a encore été joué dans cette manche.
page-duel-trick-number = Pli { $number }
page-duel-how-ranked = La première couleur jouée dans une manche est la plus faible, la deuxième est l’intermédiaire et la troisième la plus forte. Entre deux couleurs, la plus forte gagne ; dans une même couleur, la plus grande valeur.
page-duel-how-potions = Contre une potion, seules les valeurs comptent, et la potion gagne en cas d’égalité. S’y ajoute l’effet de la couleur rencontrée :

## Read out by keys

page-duel-read-hand = { $count ->
    [0] Votre main est vide.
   *[other] Votre main : { $cards }.
}
page-duel-read-trick-empty = Il n’y a pas de carte sur la table.
page-duel-read-trick = { $cards }. Ordre des couleurs : { $order }.
page-duel-read-card = { $who } : { $card }
page-duel-read-card-calling = { $who } : { $card }, en annonçant { $colour }
page-duel-read-order-empty = aucune couleur n’a encore de rang
page-duel-read-score = Manche { $round } sur 3, pli { $trick } sur 10. Le marqueur est sur la case { $marker }. Plis : Jekyll { $jekyll }, Hyde { $hyde }. Si la manche finissait ainsi, le marqueur irait sur la case { $space }.
page-duel-read-others = { $who } joue { $role } et tient { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, avec { $tricks ->
    [one] { $tricks } pli gagné
   *[other] { $tricks } plis gagnés
}. Cinq cartes sont mises de côté sans que personne les ait vues.
page-duel-read-moves = Vous pouvez jouer : { $cards }.
page-duel-read-no-moves = Vous n’avez rien à décider.
page-duel-aside-open = Mises de côté :
page-duel-figure-tricks = plis, Jekyll : Hyde
page-duel-figure-difference = écart
page-duel-figure-marker = case du marqueur
page-duel-score-title = Manche { $round } : le score en détail
page-duel-score-earlier = La manche { $round } s’est terminée { $jekyll } plis à { $hyde }, le marqueur sur { $marker }.
page-duel-score-tricks = { $jekyll }, en Jekyll, a pris { $took ->
    [one] { $took } pli
   *[other] { $took } plis
}, { $hyde }, en Hyde, { $others } : un écart de { $difference }.
page-duel-score-moves = Le marqueur avance d’autant, toujours vers Hyde et jamais au-delà de 10 : de { $from } à { $to }.
page-duel-score-stays = Égalité de plis : le marqueur reste sur { $to }.
page-duel-score-leads = { $side ->
    [jekyll] Le marqueur est sur la moitié de Jekyll : Jekyll entame la manche { $round }.
   *[hyde] Le marqueur est sur la moitié de Hyde : Hyde entame la manche { $round }.
}
page-duel-score-hyde = Sur 10, Hyde gagne aussitôt.
page-duel-score-jekyll = Trois manches sont passées et le marqueur n’est pas sur 10 : Jekyll gagne.
page-duel-score-swapped = Les rôles s’échangent pour la seconde partie.
