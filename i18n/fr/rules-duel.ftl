### The rulebook of duel. D3-2 is rule D3.2 of the rulings.

duel-title = Duel
duel-tagline = Un jeu de plis à deux où Hyde cherche le déséquilibre et Jekyll l’égalité.
duel-players = 2 joueurs
duel-about = Après chacune des trois manches, un marqueur glisse vers Hyde, d’autant de cases qu’il y a de plis d’écart entre les joueurs, peu importe qui en a le plus. Hyde essaie donc d’en gagner énormément, ou presque aucun, tandis que Jekyll s’efforce de les partager équitablement. La force des couleurs n’est écrite nulle part : elle renaît à chaque manche de l’ordre où elles apparaissent. Et quatre potions sont là pour tout bouleverser.
duel-credit = D’après « Jekyll vs Hyde » de Geonil (Geon-il), édité par Mandoo Games en 2020.
duel-independence = Utterson est un projet indépendant, sans lien avec l’auteur ni avec les éditeurs. Les règles sont racontées ici avec nos propres mots, et les illustrations sont les nôtres.

duel-summary-goal = Hyde gagne si le marqueur arrive sur la case 10 ; Jekyll gagne si trois manches passent sans que cela se produise.
duel-summary-turn = Fournissez la couleur jouée, ou répondez-lui par une potion. Entre deux couleurs, la plus forte gagne ; avec une potion, c’est la valeur qui compte.
duel-summary-end = Après dix plis, le marqueur avance vers Hyde de l’écart de plis.

## Cards and track

D1 = Les cartes et la piste

D1-1 = Il y a 21 cartes Lutte en trois couleurs : Orgueil (violet), Colère (rouge) et Envie (vert). Chaque couleur va de 1 à 7. Dans certaines éditions, la couleur verte s’appelle Avarice (« Greed »).
    .origin = outside
    .outside = Les valeurs de 1 à 7 viennent de pages publiques sur le jeu.
D1-2 = Il y a quatre potions : une 2+, une 3+, une 4+ et une 5+. Elles sont sans couleur. Le signe plus veut dire que la potion gagne en cas d’égalité (D3.6).
    .origin = outside
    .outside = La liste complète des quatre valeurs vient de pages publiques sur le jeu.
D1-3 = La piste compte 11 cases, de 0 du côté de Jekyll à 10 du côté de Hyde. Le marqueur part de la case 0. Il y a trois manches. Les cases 0 à 4 forment la moitié de Jekyll, les cases 5 à 10 celle de Hyde. Le marqueur ne se trouve jamais sur une case impaire : les dix plis d’une manche sont toujours répartis, l’écart est donc toujours pair.
    .origin = outside
    .outside = L’endroit où les deux moitiés de la piste se rejoignent vient de pages publiques sur le jeu.

## Preparing a round

D2 = Préparer une manche

D2-1 = Mélangez les 25 cartes. Donnez-en 10 à chacun ; les 5 dernières sont mises de côté sans que personne les voie. L’ordre des couleurs est vide : aucune n’a encore de rang.
    .origin = seed
D2-2 = Chacun prépare face cachée des cartes de sa main, puis vous les échangez au même moment : une carte à la manche 1, deux à la manche 2, trois à la manche 3.
    .origin = seed
D2-3 = Avez-vous reçu deux potions ou plus à la donne ? Alors l’une d’elles au moins doit se trouver parmi les cartes que vous donnez. Seules comptent les dix cartes de votre donne, et non ce que l’échange vous apporte.
    .origin = seed
    .example = À la manche 2, Jekyll a trois potions dans sa donne. Sur les deux cartes qu’il donne, il y a au moins une potion.
D2-4 = Tant que le marqueur est sur la moitié de Jekyll, c’est Jekyll qui entame le premier pli ; au-delà, c’est Hyde.
    .origin = seed

## A trick

D3 = Un pli

D3-1 = Une manche compte dix plis. À chaque pli, celui qui entame, le premier joueur, pose une carte, puis le second joueur en pose une. Le premier joueur a le choix entre toutes ses cartes. Avec une potion, il annonce en plus une couleur, celle qu’il veut parmi les trois.
    .origin = mixed
    .ours = Nous avons décidé que n’importe laquelle des trois couleurs peut être annoncée.
D3-2 = Sur une couleur, le second joueur répond par cette couleur ou par une potion. Ce n’est que s’il n’a pas cette couleur que toutes ses cartes lui sont permises.
    .origin = seed
D3-3 = Sur une potion, le second joueur doit fournir la couleur annoncée s’il le peut. Posséder une potion ne l’en dispense pas. S’il n’en a pas, toutes ses cartes lui sont permises.
    .origin = seed
D3-4 = Les couleurs se classent à mesure qu’elles apparaissent. Celle de la toute première carte Lutte de la manche est la plus faible. La deuxième à apparaître est l’intermédiaire et, du même coup, la troisième devient la plus forte avant même d’avoir été jouée. Le rang est attribué sur-le-champ, carte après carte, y compris dans un pli où figure une potion. Une potion n’a jamais de rang.
    .origin = seed
    .example = La manche s’ouvre sur Orgueil 6 : le violet est le plus faible. Le second joueur, sans violet, pose Colère 4 : le rouge est intermédiaire, le vert le plus fort. Le rouge est au-dessus du violet et gagne.
D3-5 = Deux cartes Lutte d’une même couleur : comparez leurs valeurs, la plus grande gagne. Deux cartes Lutte de couleurs différentes : comparez le rang des couleurs, la plus forte gagne, et les valeurs n’y changent rien.
    .origin = seed
D3-6 = Une potion et une carte Lutte : la potion produit un effet (D4), selon la couleur de la carte qu’elle a rencontrée. C’est la carte réellement posée qui compte, non la couleur annoncée. Ensuite, la plus grande valeur gagne, et la potion gagne en cas d’égalité. L’ordre des couleurs ne joue aucun rôle.
    .origin = seed
    .example = La potion 5+ bat un 5 de n’importe quelle couleur, mais perd contre un 6.
D3-7 = Deux potions : aucune n’a d’effet. La plus grande valeur gagne.
    .origin = seed
D3-8 = Celui qui gagne prend le pli et entame le suivant. Les plis ramassés restent visibles : les deux joueurs peuvent les regarder à tout moment.
    .origin = mixed
    .ours = Nous avons décidé que les plis ramassés restent visibles des deux joueurs.

## Potion effects

D4 = Les effets des potions

D4-1 = Une potion rencontre le violet (Orgueil) : en plus de ce pli, son gagnant prend un des plis que possède le perdant. Si le perdant n’en a aucun, il n’arrive rien de plus.
    .origin = mixed
    .ours = Nous avons décidé qu’il n’arrive rien de plus quand le perdant n’a aucun pli.
D4-2 = Une potion rencontre le vert (Envie) : avant que le pli soit ramassé, chacun prépare deux cartes de sa main, et les deux paires changent de main au même moment. S’il ne vous reste qu’une carte, vous en échangez une ; s’il n’en reste aucune, aucune. Rien ne vous oblige ici à donner une potion : D2.3 ne s’applique pas.
    .origin = mixed
    .ours = Nous avons décidé qu’on n’échange rien quand il ne reste aucune carte, et que rien n’oblige à donner une potion.
D4-3 = Une potion rencontre le rouge (Colère) : tous les rangs sont effacés, y compris celui de la carte rouge qui vient d’être posée. La prochaine carte Lutte fait de nouveau de sa couleur la plus faible.
    .origin = seed
    .example = Jekyll entame avec la potion 4+ et annonce le rouge ; Hyde répond par Colère 6. Les rangs sont effacés, et Colère 6 gagne le pli.

## Progression and end

D5 = La progression et la fin

D5-1 = Au bout de dix plis, comptez ceux de chacun. Le marqueur avance de l’écart : toujours vers Hyde, quel que soit celui qui en a le plus, et sans jamais dépasser la case 10.
    .origin = seed
    .example = Jekyll a 6 plis, Hyde en a 4. Le marqueur avance de 2 cases vers Hyde.
D5-2 = Sur la case 10, Hyde gagne aussitôt. Si la manche 3 s’achève sans cela, c’est Jekyll qui gagne. Le marqueur ne bouge jamais au cours d’une manche.
    .origin = seed
D5-3 = Match aller-retour, une variante : jouez deux parties en inversant les rôles à la seconde. Votre score est la case où vous avez mené le marqueur en jouant Hyde, 10 au plus. Le score le plus élevé gagne. Si vous êtes tous deux arrivés à 10, celui à qui il a fallu moins de manches gagne. Toute autre égalité donne un match nul.
    .origin = mixed
    .ours = Nous avons décidé qu’entre deux scores de 10, c’est le plus petit nombre de manches qui l’emporte.

## Tips

duel-tips = Conseils
duel-tip-1 = Avec Jekyll, n’amassez pas les plis, équilibrez-les. Une manche à cinq plis partout ne vous coûte rien du tout.
duel-tip-2 = Avec Hyde, choisissez tôt votre direction. Perdre presque tous les plis fait avancer le marqueur autant que les gagner presque tous, et une main médiocre perd souvent mieux.
duel-tip-3 = La première couleur qui apparaît est pour l’instant la plus faible. Réfléchissez à deux fois avant d’entamer celle de vos meilleures cartes.
duel-tip-4 = Profitez de l’échange pour vous défaire entièrement d’une couleur. Celui qui ne peut pas fournir a le choix.
duel-tip-5 = Annoncez la couleur dont vous voulez l’effet : le violet déplace un pli, le vert change les mains, le rouge efface les rangs. Votre adversaire doit obéir s’il a cette couleur.
duel-tip-6 = Un pli enlevé change l’écart de deux, puisque l’un le perd et que l’autre le gagne. Pensez au violet quand le compte est presque celui que vous voulez.
