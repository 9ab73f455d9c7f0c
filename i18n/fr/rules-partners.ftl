### The rulebook of partners. P3-2 is rule P3.2 of the rulings.

partners-title = Partenaires
partners-tagline = Un jeu de plis où votre carte peut sortir de la main de n’importe qui.
partners-players = 4 joueurs en deux équipes, ou 3 joueurs, un seul contre deux
partners-about = Une équipe joue le Dr Jekyll, l’autre Mr Hyde, et pourtant chaque main mêle les deux. À votre tour, il vous faut une carte de votre camp : l’une des vôtres, ou celle de n’importe quel joueur qui en a, ami ou ennemi, mais c’est alors lui qui la choisit. Le dos des cartes révèle combien chacun en a de chaque camp : vous savez toujours à qui demander, jamais tout à fait ce que vous recevrez. Et tous vos points ne valent rien tant que votre équipe n’a pas pris l’un de ses propres actes.
partners-credit = D’après « Dr. Jekyll & Mr. Hyde », un jeu de cartes de Wolfgang Werner.
partners-independence = Utterson est un projet indépendant, sans lien avec l’auteur ni avec les éditeurs. Les règles sont racontées ici avec nos propres mots, et les illustrations sont les nôtres.

partners-summary-goal = Ramassez des lieux et des personnages pour leurs points, et les actes de votre camp pour les multiplier.
partners-summary-turn = Placez devant vous une carte de votre camp : jouez-la, ou demandez-la à quelqu’un d’autre.
partners-summary-end = La carte la plus haute gagne le pli, sept plis font une manche, et 1000 points mettent fin à la partie.

## Cards

P1 = Les cartes

P1-1 = Le paquet compte 28 cartes : 14 pour le camp du Dr Jekyll, marquées d’un flacon, et 14 pour le camp de Mr Hyde, marquées d’un haut-de-forme. On trouve dans chaque camp une transformation, cinq personnages, cinq lieux et trois actes.
    .origin = seed
P1-2 = Les personnages portent une lettre, de A, le plus haut, à E, le plus bas. A est le Dr Jekyll dans le camp Jekyll et Mr Hyde dans le camp Hyde ; dans les deux camps, B est Mr Utterson, C le Dr Lanyon, D Mr Enfield et E Poole. Chaque personnage vaut 1 point.
    .origin = seed
P1-3 = Les lieux portent la lettre F et une valeur : 3, 4, 5, 6 ou 7, une fois dans chaque camp. Cette valeur est le nombre de points que rapporte le lieu. Elle ne dit rien de sa force : comme l’indique la lettre, un lieu vient après E, et tous les lieux sont de même rang.
    .origin = mixed
    .ours = Nous avons décidé que chaque camp a chaque valeur une fois. Les textes dont nous disposons ne nomment qu’un seul lieu, L’Appartement de Mr Hyde (6). Nous avons donné aux neuf autres des noms tirés du roman.
P1-4 = Les actes portent un facteur : 1, 2 ou 3. Ceux du Dr Jekyll sont la Charité (1), la Pitié (2) et le Remords (3). Ceux de Mr Hyde sont la Fureur (1), la Brutalité (2) et le Meurtre (3). Un acte ne vaut aucun point par lui-même, mais il multiplie les autres (P5.1). Rien n’est plus bas qu’un acte, et tous les actes sont de même rang.
    .origin = seed
P1-5 = De la plus haute à la plus basse : la transformation, A, B, C, D, E, n’importe quel lieu (F), n’importe quel acte. La transformation est un cas à part : elle domine tout, mais elle ne gagne pas le pli (P4.3). Le camp d’une carte ne change ni son rang ni ses points.
    .origin = seed
    .example = Poole (E), quel que soit son camp, bat Le Laboratoire (7), et La Porte dérobée (3) bat le Meurtre.
P1-6 = Le dos d’une carte indique son camp. Chacun peut donc voir à tout moment combien de cartes Jekyll et combien de cartes Hyde se trouvent à chaque place. Seule leur identité reste secrète.
    .origin = seed

## Four players

P2 = À quatre joueurs

P2-1 = Les places sont Nord, Est, Sud et Ouest, dans le sens des aiguilles d’une montre. Une carte de placement, au milieu de la table, montre qui joue avec qui. Avec la carte de placement A, celle du jeu habituel, les partenaires se font face : Nord et Sud contre Est et Ouest. Avec la carte de placement B, une variante, ils sont voisins : Nord et Est contre Sud et Ouest.
    .origin = seed
P2-2 = Le sort décide qui joue avec qui : avant la première manche, on tire au sort la place de chacun. Si vous préférez, chacun joue là où il a choisi de s’asseoir. On tire aussi au sort, une seule fois, l’équipe qui joue le Dr Jekyll ; l’autre joue Mr Hyde. Chaque équipe garde son camp pendant toute la partie.
    .origin = mixed
    .ours = Nous avons décidé que l’on peut choisir sa place, et que les équipes gardent leur camp toute la partie.
P2-3 = Une manche, c’est une donne et les sept plis joués avec elle. Mélangez les 28 cartes et distribuez-les une à une, en commençant à gauche du donneur, jusqu’à ce que chaque place en ait sept. Le premier donneur est tiré au sort ; après chaque manche, la donne passe à gauche.
    .origin = mixed
    .ours = Nous avons décidé que la donne passe à gauche.
P2-4 = Un pli se compose de quatre tours, un par place. La place à gauche du donneur entame le premier pli, c’est-à-dire qu’elle y joue le premier tour. On joue dans le sens des aiguilles d’une montre.
    .origin = seed

## A turn

P3 = Un tour

P3-1 = À votre tour, une carte de votre propre camp, et une seule, doit venir se placer devant vous. Soit vous la jouez de votre main, soit vous la demandez à un autre joueur. Ce peut être votre partenaire ou un adversaire, pourvu qu’il possède au moins une carte de votre camp.
    .origin = seed
    .example = Vous jouez pour Hyde et c’est votre tour. Votre seule carte Hyde est le Meurtre, que vous préférez garder. Est possède deux cartes Hyde : vous demandez à Est.
P3-2 = Vous avez toujours le droit de demander, même si vous pourriez jouer vous-même. Vous ne pouvez rien demander à un joueur qui n’a aucune carte de votre camp ; grâce au dos des cartes (P1.6), tout le monde voit de qui il s’agit.
    .origin = seed
P3-3 = Le joueur à qui l’on demande ne peut pas refuser. Il joue, à son gré, l’une de ses cartes du camp demandé.
    .origin = seed
P3-4 = D’où qu’elle vienne, la carte compte pour la place dont c’est le tour. Le tour suivant revient à la place qui se trouve juste après celle-là dans le sens des aiguilles d’une montre, et non après la place d’où vient la carte.
    .origin = seed
    .example = Nord demande à Ouest. La carte d’Ouest est posée devant Nord et compte pour Nord. C’est ensuite le tour d’Est.
P3-5 = Rien n’empêche de demander plusieurs fois au même joueur dans un pli ; certaines mains fondent donc plus vite que d’autres. Un joueur qui n’a plus de cartes joue quand même son tour : il demande.
    .origin = seed
P3-6 = Chaque pli prend exactement deux cartes Jekyll et deux cartes Hyde. Il y a donc toujours quelqu’un qui possède une carte du camp dont c’est le tour, et personne ne peut se trouver bloqué.
    .origin = seed

## Winning a trick

P4 = Gagner un pli

P4-1 = Un pli est complet avec quatre cartes. Comparez-les : la plus haute fait gagner le pli à la place devant laquelle elle se trouve. Si plusieurs sont à égalité au sommet, celle jouée le plus tôt bat les autres.
    .origin = seed
    .example = Les cartes, dans l’ordre où elles ont été jouées : un lieu de valeur 7, Mr Enfield (D), l’autre Mr Enfield, la Charité. Le premier Mr Enfield gagne le pli.
P4-2 = L’équipe du gagnant prend les quatre cartes. Le gagnant entame le pli suivant.
    .origin = seed
P4-3 = Une transformation laisse son pli sans gagnant. Les quatre cartes attendent sur la table et s’ajouteront au butin de celui qui gagnera le pli suivant. Ce pli suivant est entamé par la place devant laquelle se trouve la transformation.
    .origin = seed
P4-4 = Si l’autre transformation suit dès le pli d’après, celui-ci reste lui aussi sans gagnant, et huit cartes sont en attente. La place devant laquelle elle se trouve entame un troisième pli, dont l’enjeu est de douze cartes.
    .origin = seed
P4-5 = Les deux transformations peuvent se rencontrer dans un même pli. Ses cartes attendent comme d’habitude, et c’est la première des deux qui désigne l’entame suivante : elle revient à la place devant laquelle cette carte se trouve.
    .origin = seed
P4-6 = Après le septième pli, il n’y en a plus d’autre. S’il contient une transformation, toutes les cartes encore sur la table ne comptent pour personne, y compris celles en attente depuis un pli précédent.
    .origin = mixed
    .ours = Nous avons décidé que les cartes en attente sont perdues elles aussi.

## Score

P5 = Le score

P5-1 = Après le septième pli, chaque équipe additionne les points de tous les lieux et personnages qu’elle a pris, quel que soit leur camp. Elle additionne d’autre part les facteurs des actes de son propre camp qu’elle a pris. Son score est le produit de ces deux sommes. Une équipe qui n’a pris aucun de ses propres actes marque 0. Un acte pris par l’autre équipe ne compte pour personne. Les transformations ne valent rien.
    .origin = seed
P5-2 = Un score détaillé : l’équipe Jekyll a pris L’Appartement de Mr Hyde (6), le Dr Lanyon (C), Mr Hyde (A), une transformation, Mr Utterson (B), la Charité, le Remords et la Fureur. Ses points : 6 + 1 + 1 + 1 = 9. Ses propres actes sont la Charité et le Remords, le facteur est donc 1 + 3 = 4. Le score : 9 × 4 = 36. La Fureur est un acte de l’autre camp : elle n’ajoute rien ici, et Hyde ne peut pas s’en servir non plus.
    .origin = seed
P5-3 = Dès qu’une manche a porté une équipe à 1000 points ou plus, la partie est finie et le total le plus élevé l’emporte. Cet objectif se règle à la table ; il est de 1000 par défaut.
    .origin = seed
P5-4 = Si les totaux sont égaux à ce moment, on joue une manche de plus, et ainsi de suite, jusqu’à ce qu’une équipe soit seule en tête.
    .origin = ours
    .ours = Les textes dont nous disposons ne disent rien d’une égalité ; cette règle est la nôtre.

## Three players

P6 = À trois joueurs

P6-1 = Un joueur, le solitaire, joue Mr Hyde à lui seul, mais avec deux mains de cartes. L’une est la sienne, cachée. L’autre est celle du fantôme, à la place d’en face ; elle est posée face visible devant tous. Les deux autres joueurs forment l’équipe Jekyll. Seule la carte de placement A est utilisée.
    .origin = seed
P6-2 = Le premier solitaire est tiré au sort, chacun des trois avec la même chance. Son voisin de droite donne les cartes. On distribue aux quatre places comme en P2.3, y compris à celle du fantôme. Le solitaire entame le premier pli.
    .origin = mixed
    .ours = Nous avons décidé que le premier solitaire est tiré au sort.
P6-3 = Au tour du solitaire comme au tour du fantôme, le solitaire joue une carte Hyde de l’une ou l’autre des deux mains, ou la demande à un joueur Jekyll.
    .origin = mixed
    .ours = Nous avons décidé que le solitaire peut aussi demander une carte à un joueur Jekyll au tour du fantôme.
P6-4 = Un joueur Jekyll peut demander une carte Jekyll à son partenaire, au solitaire ou au fantôme. Le solitaire choisit pour les deux places Hyde, mais sans les croiser : uniquement dans sa propre main si c’est à lui que l’on demande, uniquement parmi les cartes du fantôme si c’est au fantôme.
    .origin = seed
P6-5 = Places et rôles changent après chaque manche. La place du fantôme revient au joueur assis à gauche du solitaire, et c’est lui qui donne la manche suivante. Le nouveau solitaire est le voisin de droite de l’ancien ; il ne bouge pas, et le fantôme passe en face de lui.
    .origin = seed
    .example = Nord était le solitaire, et le fantôme était en Sud. Le joueur d’Est passe en Sud et donne. Ouest est le nouveau solitaire, et le fantôme est maintenant en Est.
P6-6 = Chaque joueur a son propre total. Les deux joueurs Jekyll marquent le résultat de Jekyll, le solitaire marque celui de Hyde. La partie prend fin après la manche où un joueur atteint l’objectif, et le total le plus élevé gagne. Si personne n’est seul en tête, on continue comme en P5.4.
    .origin = mixed
    .ours = Nous avons décidé que l’on continue quand personne n’est seul en tête.

## Conduct

P7 = La tenue à table

P7-1 = Pendant toute la partie, les partenaires ne se concertent pas. Une table en ligne n’offre donc pas de discussion libre de la première donne à la fin de la partie, seulement des réactions toutes prêtes que tout le monde voit.
    .origin = mixed
    .ours = La forme que cela prend à une table en ligne est la nôtre.
P7-2 = Tout le monde peut regarder les plis déjà ramassés, quelle que soit l’équipe qui les a pris.
    .origin = ours
    .ours = Les textes dont nous disposons n’en disent rien ; cette règle est la nôtre.

## Tips

partners-tips = Conseils
partners-tip-1 = Emparez-vous tôt d’un de vos actes. Sans lui, la pile la plus riche rapporte 0 : entre joueurs qui choisissent au hasard, cela arrive à une équipe dans environ trois manches sur dix.
partners-tip-2 = Une place qui n’a qu’une seule carte de votre camp n’a pas le choix quand vous lui en demandez une. C’est là qu’il faut s’adresser quand il vous faut une certitude.
partners-tip-3 = Un adversaire à qui vous demandez vous donnera la carte qui vous gêne le plus. C’est supportable tant que votre partenaire joue en dernier dans le pli, et risqué quand c’est cet adversaire.
partners-tip-4 = Prendre un acte de l’autre camp ne vous rapporte rien, mais lui coûte cher. Le Meurtre dans la pile de Jekyll, c’est la moitié de tout ce qui pouvait multiplier les points de Hyde.
partners-tip-5 = Une transformation sauve un pli qui tourne mal et vous donne en plus l’entame. Mais ne la gardez pas trop longtemps : au septième pli, elle brûle tout ce qui est sur la table.
partners-tip-6 = Suivez le dos des cartes. Une équipe à court de ses propres cartes doit demander à chaque fois, et ce sont alors les autres qui choisissent ce qu’elle joue.
