### What happened, a sentence a line of the record: `jekyll play P6` is told by duel-line-play, `table trick …` by
### duel-table-trick, `result …` by duel-result. The arguments are explained in the English catalogue.

told-hidden = caché
told-pair = { $key } : { $value }

## partners

partners-line-play = { $is ->
    [you] Vous jouez { $a } ({ $a-side }).
   *[other] { $who } joue { $a } ({ $a-side }).
}
partners-line-ask = { $is ->
    [you] Vous demandez une carte { $a-is ->
        [ghost] au fantôme
       *[other] à { $a }
    }.
   *[other] { $who } { $a-is ->
        [you] vous demande une carte
        [ghost] demande une carte au fantôme
       *[other] demande une carte à { $a }
    }.
}
partners-table-teams = Les équipes sont tirées au sort. { $all }.
partners-table-seats = Les places de cette manche. { $all }.
partners-table-solo = { $a-is ->
    [you] Vous jouez seul pour Hyde, avec les cartes visibles du fantôme.
   *[other] { $a } joue seul pour Hyde, avec les cartes visibles du fantôme.
}
partners-table-deal = { $dealer-is ->
    [you] Vous donnez sept cartes à chacun.
   *[other] { $dealer } donne sept cartes à chacun.
}
partners-table-trick = { $winner-raw ->
    [none] Personne ne gagne le pli : il reste en attente. { $lead-is ->
        [you] Vous entamez le suivant.
        [ghost] Le fantôme entame le suivant.
       *[other] { $lead } entame le suivant.
    }
   *[other] { $winner-is ->
        [you] Vous gagnez le pli.
        [ghost] Le fantôme gagne le pli.
       *[other] { $winner } gagne le pli.
    }
}
partners-table-score = La manche est finie. Jekyll marque { $jekyll }, Hyde { $hyde }.
partners-result = La partie est finie, et { $winner-is ->
    [you] vous gagnez
   *[other] { $winner } gagne
}. { $all }.

## duel

duel-line-give = { $is ->
    [you] { $received-raw ->
        [none] Vous donnez { $a }.
       *[other] Vous donnez { $a } et recevez { $received }.
    }
   *[other] { $a-raw ->
        [hidden] { $who } a choisi quoi donner.
       *[other] { $who } donne { $a }.
    }
}
duel-line-play = { $b-raw ->
    [none] { $is ->
        [you] Vous jouez { $a }.
       *[other] { $who } joue { $a }.
    }
   *[other] { $is ->
        [you] Vous jouez { $a } et annoncez { $b }.
       *[other] { $who } joue { $a } et annonce { $b }.
    }
}
duel-line-swap = { $is ->
    [you] { $received-raw ->
        [none] Vous posez { $a } pour l’échange.
       *[other] Vous posez { $a } pour l’échange et recevez { $received }.
    }
   *[other] { $a-raw ->
        [hidden] { $who } a choisi quoi échanger.
       *[other] { $who } pose { $a } pour l’échange.
    }
}
duel-table-deal = Chacun reçoit dix cartes ; cinq sont mises de côté sans être vues.
duel-table-trick = { $winner-is ->
    [you] Vous gagnez le pli.
   *[other] { $winner } gagne le pli.
}
duel-table-round = La manche est finie. Plis : Jekyll { $jekyll }, Hyde { $hyde }. Le marqueur est sur la case { $marker }.
duel-table-game = La partie { $a } commence : on change de camp.
duel-result = { $marker-raw ->
    [none] { $winner-raw ->
        [draw] Le match aller-retour est nul. Case et manches : { $all }.
       *[other] { $winner-is ->
            [you] Vous gagnez le match aller-retour. Case et manches : { $all }.
           *[other] { $winner } gagne le match aller-retour. Case et manches : { $all }.
        }
    }
   *[other] { $winner-is ->
        [you] Vous gagnez la partie : à la manche { $round }, le marqueur est sur la case { $marker }.
       *[other] { $winner } gagne la partie : à la manche { $round }, le marqueur est sur la case { $marker }.
    }
}

## london: decisions

london-line-move = { $is ->
    [you] Vous vous mettez en route : { $a }.
   *[other] { $who } se met en route : { $a }.
}
london-line-meet = { $is ->
    [you] Vous rencontrez un égaré : { $a }.
   *[other] { $who } rencontre un égaré : { $a }.
}
london-line-vice = { $is ->
    [you] Vous cédez au vice.
   *[other] { $who } cède au vice.
}
london-line-trash = { $is ->
    [you] Vous tentez de saboter la recherche ici, et nommez { $a }.
   *[other] { $who } tente de saboter la recherche ici, et nomme { $a }.
}
london-line-steal = { $is ->
    [you] Vous volez une potion.
   *[other] { $who } vole une potion.
}
london-line-resist = { $is ->
    [you] Vous gagnez en résistance avec une série { $a }.
   *[other] { $who } gagne en résistance avec une série { $a }.
}
london-line-buy = { $is ->
    [you] Vous achetez une potion : { $a }.
   *[other] { $who } achète une potion : { $a }.
}
london-line-mix = { $is ->
    [you] Vous distillez des potions.
   *[other] { $who } distille des potions.
}
london-line-research = { $is ->
    [you] Vous faites une recherche ici.
   *[other] { $who } fait une recherche ici.
}
london-line-alleviate = { $is ->
    [you] Vous composez un remède contre { $a } : { $b }.
   *[other] { $who } compose un remède contre { $a } : { $b }.
}
london-line-pass = { $is ->
    [you] Vous passez.
   *[other] { $who } passe.
}
london-line-raise = { $is ->
    [you] Vous renchérissez avec une carte : { $a }.
   *[other] { $who } renchérit avec une carte : { $a }.
}{ $turn-raw ->
    [none] { "" }
   *[lost] { " " }Impossible de payer : le tour est perdu.
}
london-line-whiten = { $is ->
    [you] Vous blanchissez un lieu ({ $a }) avec une carte : { $b }.
   *[other] { $who } blanchit un lieu ({ $a }) avec une carte : { $b }.
}
london-line-decline = { $is ->
    [you] Vous ne réagissez pas.
   *[other] { $who } ne réagit pas.
}
london-line-pay = { $is ->
    [you] Vous payez
   *[other] { $who } paie
} { $a-raw ->
    [token] un jeton.
    [black] deux jetons noirs.
    [card] une carte : { $b }.
   *[other] un jeton : { $a }.
}{ $tile-raw ->
    [none] { "" }
   *[other] { $recipe-raw ->
        [hidden] { " " }La tuile est de la colonne { $tile } ; sa recette reste cachée.
       *[other] { " " }La tuile est de la colonne { $tile } : { $recipe }.
    }
}{ $mixture-raw ->
    [none] { "" }
    [right] { " " }Le mélange est juste.
   *[wrong] { " " }Le mélange est faux.
}
london-line-discard = { $is ->
    [you] Vous défaussez une carte : { $a }.
   *[other] { $who } défausse une carte : { $a }.
}
london-line-whites = { $a-raw ->
    [yes] { $is ->
        [you] Vous mettez deux jetons blancs dans le sac.
       *[other] { $who } met deux jetons blancs dans le sac.
    }
   *[no] { $is ->
        [you] Vous ne mettez aucun jeton blanc dans le sac.
       *[other] { $who } ne met aucun jeton blanc dans le sac.
    }
}
london-line-lift = { $is ->
    [you] Vous retirez un jeton noir d’une tuile : { $a }.
   *[other] { $who } retire un jeton noir d’une tuile : { $a }.
}

## london: what chance and the rules decide

london-table-setup = Remèdes et tuiles sont disposés face cachée.
london-table-turn = { $a-is ->
    [you] { $a-raw ->
        [jekyll] C’est votre tour, en Jekyll.
       *[hyde] C’est votre tour, en Hyde.
    }
   *[other] { $a-raw ->
        [jekyll] C’est le tour de Jekyll : { $a }.
       *[hyde] C’est le tour de Hyde : { $a }.
    }
}
london-table-card = { $a-raw ->
    [hidden] Une carte est piochée sans être vue.
   *[other] Une carte est piochée : { $a }.
}
london-table-steal = { $a-raw ->
    [hidden] Une carte est volée sans être vue.
   *[other] Une carte est volée : { $a }.
}
london-table-token = Un jeton sort du sac : { $a }.{ $turn-raw ->
    [none] { "" }
   *[lost] { " " }Impossible de payer : le tour est perdu.
}
london-table-tokens = Trois jetons sortent du sac : { $a }.
london-table-reshuffle = La défausse est mélangée et devient la pioche.
london-table-cured = Un vice est guéri : { $a }.
london-table-black = Un jeton devient noir : { $a }.
london-result = { $winner-raw ->
    [draw] La partie est nulle après
   *[other] { $winner-is ->
        [you] Vous gagnez après
       *[other] { $winner } gagne après
    }
} { $turns ->
    [one] un tour
   *[other] { $turns } tours
}.

## Pourquoi un pli est gagné. $by est la carte qui l’emporte, $beats l’autre, $colour la couleur de la gagnante, $rule la règle.

told-why-duel-stronger-colour = { $by } bat { $beats } : { $colour } est la couleur la plus forte ({ $rule }).
told-why-duel-higher-value = { $by } bat { $beats } : dans une même couleur, le plus grand nombre l’emporte ({ $rule }).
told-why-duel-higher-beside-potion = { $by } bat { $beats } : face à une potion, seuls les nombres comptent ({ $rule }).
told-why-duel-potion-ties = { $by } bat { $beats } : à nombre égal, la potion l’emporte ({ $rule }).
told-why-duel-higher-potion = { $by } bat { $beats } : de deux potions, la plus forte l’emporte ({ $rule }).
told-why-partners-highest = { $by } est la carte la plus haute ({ $rule }).
told-why-partners-first-of-equals = Aucune carte ne dépasse { $by }, et de cartes égales, la première jouée l’emporte ({ $rule }).
told-why-partners-transformation = Une transformation s’y trouve ({ $rule }).
told-why-partners-first-transformation = Les deux transformations s’y trouvent, et la première décide qui entame ({ $rule }).
told-why-partners-last-transformation = Une transformation se trouve dans le septième pli : les cartes restées sur la table ne comptent pour personne ({ $rule }).

## partners : ce qu’une ligne seule ne dit pas, le camp demandé ($side) et pour qui une carte est jouée ($for)

told-partners-ask = { $is ->
    [you] Vous demandez une carte { $side } { $a-is ->
        [ghost] au fantôme
       *[other] à { $a }
    }.
   *[other] { $who } { $a-is ->
        [you] vous demande une carte { $side }
        [ghost] demande une carte { $side } au fantôme
       *[other] demande une carte { $side } à { $a }
    }.
}
told-partners-play-for = { $is ->
    [you] Vous jouez { $a } ({ $a-side }) pour { $for-is ->
        [ghost] le fantôme
       *[other] { $for }
    }.
   *[other] { $who } joue { $a } ({ $a-side }) pour { $for-is ->
        [you] vous
        [ghost] le fantôme
       *[other] { $for }
    }.
}
