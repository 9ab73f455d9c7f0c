### Le plateau de partners sur la page.

## La ligne au-dessus de la main

page-partners-turn = { $side ->
    [jekyll] À vous : posez une carte Jekyll devant vous. Jouez-en une, ou demandez-la à un autre joueur.
   *[hyde] À vous : posez une carte Hyde devant vous. Jouez-en une, ou demandez-la à un autre joueur.
}
page-partners-turn-ask = { $side ->
    [jekyll] À vous, mais vous n’avez aucune carte Jekyll. Demandez-en une à un autre joueur.
   *[hyde] À vous, mais vous n’avez aucune carte Hyde. Demandez-en une à un autre joueur.
}
page-partners-turn-solo = { $whose ->
    [ghost] Au fantôme : jouez une carte Hyde de l’une de vos deux mains, ou demandez-la à un autre joueur.
   *[own] À vous : jouez une carte Hyde de l’une de vos deux mains, ou demandez-la à un autre joueur.
}
page-partners-asked = { $is ->
    [ghost] Le fantôme vous demande une carte Hyde. Elle comptera pour le fantôme.
   *[other] { $side ->
        [jekyll] { $who } vous demande une carte Jekyll. Elle comptera pour { $who }.
       *[hyde] { $who } vous demande une carte Hyde. Elle comptera pour { $who }.
    }
}
page-partners-asked-ghost = { $side ->
    [jekyll] { $who } demande une carte au fantôme : choisissez l’une de ses cartes Jekyll. Elle comptera pour { $who }.
   *[hyde] { $who } demande une carte au fantôme : choisissez l’une de ses cartes Hyde. Elle comptera pour { $who }.
}
page-partners-wait = { $side ->
    [jekyll] { $who } joue une carte Jekyll ou en demande une.
   *[hyde] { $who } joue une carte Hyde ou en demande une.
}
page-partners-wait-asked = { $is ->
    [you] Vous avez demandé
    [ghost] Le fantôme a demandé
   *[other] { $who } a demandé
} une carte { $side ->
    [jekyll] Jekyll
   *[hyde] Hyde
} à { $whom }.
page-partners-takes = { $is ->
    [you] Vous gagnez le pli.
    [ghost] Le fantôme gagne le pli.
   *[other] { $who } gagne le pli.
}
page-partners-nobody-takes = { $is ->
    [you] Une Transformation : personne ne gagne le pli. Ses cartes restent, et vous entamez.
    [ghost] Une Transformation : personne ne gagne le pli. Ses cartes restent, et le fantôme entame.
   *[other] Une Transformation : personne ne gagne le pli. Ses cartes restent, et { $who } entame.
}
page-partners-dealing = On distribue les cartes.
page-partners-over = La partie est finie.
page-partners-you-play-for = { $side ->
    [jekyll] Vous jouez pour le Dr Jekyll.
   *[hyde] Vous jouez pour Mr Hyde.
}
page-partners-if-taken = Pris par Jekyll : { $jekyll } ; par Hyde : { $hyde }.

## Les places

page-partners-ghost-of = { $is ->
    [you] Fantôme (joué par vous)
   *[other] Fantôme (joué par { $who })
}
page-partners-played-by = { $is ->
    [you] joué par vous
   *[other] joué par { $who }
}
page-partners-ask-label = { $side ->
    [jekyll] Demander une carte Jekyll à { $who }
   *[hyde] Demander une carte Hyde à { $who }
}
page-partners-again = Confirmer
page-partners-backs = { $jekyll } Jekyll, { $hyde } Hyde
page-partners-deciding = réfléchit

## Les cartes

page-partners-card-transformation = { $card }, { $side } : personne ne gagne son pli
page-partners-card-character = { $card }, { $side } : rang { $rank }, 1 point
page-partners-card-scene = { $card }, { $side } : lieu (F), { $points } points
page-partners-card-deed = { $card }, { $side } : acte, facteur { $factor }
page-partners-playable = { $card } ; jouable
page-partners-not-playable = { $card } ; pas jouable maintenant
page-partners-from = { $is ->
    [you] par vous
    [ghost] par le fantôme
   *[other] par { $who }
}
page-partners-lies = { $is ->
    [you] Devant vous : { $card }
    [ghost] Devant le fantôme : { $card }
   *[other] Devant { $who } : { $card }
}

## Le pli

page-partners-ahead = en tête
page-partners-taken = gagne
page-partners-nobody = à personne
page-partners-leads = a entamé ce pli
page-partners-carried = { $count } en attente
page-partners-last-trick = Pli précédent
page-partners-close = Fermer

## La marque

page-partners-this-hand = Cette manche
page-partners-product = { $points } points fois { $factor } font { $score }
page-partners-deed-won = gagné
page-partners-deed-lost = perdu
page-partners-deed-out = encore en jeu
page-partners-to = objectif { $target }
page-partners-round = manche { $hand }, pli { $trick } sur 7
page-partners-how = Tous les points d’une équipe, multipliés par les facteurs de ses propres actes. Sans acte à elle, une équipe ne marque rien.
page-partners-result-of = Résultat de la manche { $hand }
page-partners-sheet = Manches jouées
page-partners-sheet-empty = Aucune pour l’instant.

## Les onglets

page-partners-panel-score = Score
page-partners-panel-tricks = Plis
page-partners-panel-rank = Rangs
page-partners-rank = Du plus fort au plus faible
page-partners-rank-equal = Le camp d’une carte ne compte pas. À égalité, la première jouée est la plus forte.
page-partners-use-transformation = Personne ne gagne un pli qui contient une Transformation. Ses cartes vont au gagnant du pli suivant, que l’on entame à la place devant laquelle elle se trouve.
page-partners-use-character = De A à E, 1 point chacun.
page-partners-use-scene = La lettre F, de 3 à 7 points, tous de même rang.
page-partners-use-deed = Les plus faibles. Un acte multiplie les points de l’équipe de son camp ; dans la pile de l’autre équipe, il ne vaut rien.
page-partners-no-tricks = Aucune carte n’a été jouée dans cette manche.
page-partners-trick-open = en cours

## Ce que lisent les touches

page-partners-no-cards = Vous n’avez pas de carte.
page-partners-empty-table = Aucune carte sur la table.
page-partners-reads-ahead = { $is ->
    [you] Votre carte est en tête.
    [ghost] La carte en tête est devant le fantôme.
   *[other] La carte en tête est devant { $who }.
}
page-partners-reads-score = { $side } : { $points } points fois { $factor } font { $score }, avec { $deeds }.
page-partners-reads-score-none = { $side } : { $points } points, mais encore aucun acte.
page-partners-reads-total = Totaux : { $totals }. L’objectif est { $target }.
page-partners-reads-backs = { $who } a { $jekyll } Jekyll et { $hyde } Hyde
page-partners-reads-ghost = les cartes du fantôme sont { $cards }
page-partners-reads-ask = demander à { $who }
page-partners-figure-target = pour gagner
page-partners-score-title = Manche { $number } : le score en détail
page-partners-score-points = { $side } a pris { $count } cartes. Les lieux, { $scenes }, et { $characters ->
    [0] aucun personnage
    [one] un personnage à 1
   *[other] { $characters } personnages à 1
} font { $points } points.
page-partners-score-no-points = { $count ->
    [0] { $side } n’a pris aucune carte : aucun point.
   *[other] { $side } a pris { $count } cartes, sans lieu ni personnage : aucun point.
}
page-partners-score-deeds = Ses propres actes donnent le facteur : { $deeds }, en tout { $factor }.
page-partners-score-no-deed = { $side } n’a pris aucun de ses propres actes : le facteur est 0, et rien ne compte.
page-partners-score-lost = { $count ->
    [one] { $deeds } est allé à l’autre équipe et ne compte pour personne.
   *[other] { $deeds } sont allés à l’autre équipe et ne comptent pour personne.
}
page-partners-score-product = { $side } : { $points } × { $factor } = { $score }.
page-partners-score-carried = Il y avait une transformation dans le pli { $trick } : personne ne l’a gagné, et ses cartes sont passées au pli suivant.
page-partners-score-nobody = Il y avait une transformation dans le septième pli : les { $count } cartes restées sur la table ne comptent pour personne.
page-partners-score-total = { $who } jusqu’ici : { $before } + { $added } = { $total } sur { $target }.
page-partners-score-over = { $target } est atteint, et quelqu’un est seul en tête : la partie est finie.
