### The rulebook of london. L4-3 is rule L4.3 of the rulings.

london-title = Londres
london-tagline = Une poursuite dans Londres pour deux joueurs, où Jekyll et Hyde partagent un seul pion et les mêmes forces.
london-players = 2 joueurs
london-about = Jekyll et Hyde jouent tour à tour avec le même pion. Jekyll fouille la ville à la recherche de quatre remèdes cachés ; Hyde noircit sa psyché, jeton après jeton. Les douze jetons que l’un dépense à son tour sont exactement ceux dont l’autre disposera ensuite. Même une carte sacrifiée pour économiser un jeton finit là où l’autre peut aller la chercher.
london-credit = D’après « Jekyll & Hyde (1.3) », un jeu à imprimer soi-même. Le texte dont nous disposons ne nomme pas son auteur. Si vous savez de qui il s’agit, dites-le-nous.
london-independence = Utterson est un projet indépendant, sans lien avec l’auteur ni avec aucun éditeur. Les règles sont racontées ici avec nos propres mots. Les illustrations, le plan, les recettes et les plateaux sont notre création, car ceux d’origine sont des images que le texte dont nous disposons ne contient pas.

london-summary-goal = Jekyll gagne avec le quatrième remède ; Hyde gagne quand trois jetons d’une même couleur sont devenus noirs.
london-summary-turn = Déplacez-vous et agissez en payant des jetons à l’autre camp ; quand les douze sont partis, c’est son tour.
london-summary-end = Sans vainqueur après 200 tours, la partie est nulle.

## Material

L1 = Le matériel

L1-1 = Il y a quatre couleurs, et chacune est un vice : la colère (rouge), la luxure (bleu), l’orgueil (violet) et l’envie (jaune). La pioche compte 40 cartes, dix de chaque couleur.
    .origin = mixed
    .ours = Nous avons décidé qu’il y a dix cartes de chaque couleur.
L1-2 = Les jetons de psyché, ou simplement jetons : quatre de chaque couleur, huit blancs, qui sont la réserve de Jekyll, et huit noirs, qui sont la réserve de Hyde.
    .origin = seed
L1-3 = Il y a 16 recettes, aussi appelées soulagements. Chacune montre trois couleurs. La couleur du haut indique la colonne dont elle fait partie, et chaque colonne compte quatre recettes. Si T est la couleur du haut et A, B et C les trois autres, ce sont TTT, TAB, TAC et TBC.
    .origin = mixed
    .ours = Le nombre de recettes vient du texte ; les recettes elles-mêmes sont notre création.
    .example = La colonne de la colère contient colère-colère-colère, colère-luxure-orgueil, colère-luxure-envie et colère-orgueil-envie.
L1-4 = Les deux joueurs se partagent un seul pion. Une de ses faces montre Jekyll, l’autre Hyde.
    .origin = seed
L1-5 = Le plan se compose de lieux, gris ou blancs, et de chemins entre eux, blancs, gris ou noirs. Il y a exactement un laboratoire, deux apothicaires et douze sites de recherche, sur quinze lieux différents. Tout est relié. D’autres choses sont souhaitables, et le programme se contente d’avertir quand elles manquent : à eux seuls, les chemins blancs relient tout, si bien que les chemins gris et noirs sont des raccourcis ; aucun site n’est à plus de cinq pas du laboratoire ; le laboratoire est gris et se trouve à l’ouest.
    .origin = mixed
    .ours = Le plan d’origine est une image absente du texte dont nous disposons. Les sortes de lieux et de chemins viennent du texte ; la façon dont ils doivent s’assembler est notre décision.
L1-6 = Un plan est un fichier de données. Le plan intégré est le nôtre. Si vous possédez un exemplaire imprimé du jeu, vous pouvez noter son plan dans le même format ; le programme le vérifie et dit ce qui ne va pas.
    .origin = ours
    .ours = Le plan intégré et le format du fichier sont les nôtres.

## Set-up

L2 = La mise en place

L2-1 = Triez les recettes d’après leur couleur du haut. Une recette de chaque groupe est mise à part, sans qu’aucun des joueurs la voie : c’est le remède de cette couleur. Les douze autres sont mélangées face cachée et réparties, une sur chaque site de recherche. On les appelle alors des tuiles.
    .origin = seed
L2-2 = Mettez dans le sac un jeton de chacune des quatre couleurs. Les douze autres jetons de couleur, trois de chaque, sont en circulation : c’est avec eux que paient les deux camps. Au début, Hyde les a tous.
    .origin = seed
L2-3 = Personne n’a de cartes. Le pion est sur le laboratoire, face Hyde visible, et Hyde commence.
    .origin = seed

## Points

L3 = Les points

L3-1 = Toute action coûte des points. Vous payez un point en remettant à l’autre camp un de vos jetons en circulation. Quand vous les avez tous remis, votre tour prend fin après l’action en cours. Si vous passez, vous remettez tous ceux qui vous restent. On retourne alors le pion, et l’autre camp dispose de douze jetons.
    .origin = seed
L3-2 = Une carte de votre main peut payer un point à la place d’un jeton. Une carte que Hyde dépense ainsi va face visible dans la rangée Apothicaire, une carte que Jekyll dépense va face visible dans la rangée Égarés.
    .origin = seed
L3-3 = Pour Jekyll, il faut deux jetons noirs pour faire un point, et le noir ne paie jamais là où une couleur est exigée. Pour Hyde, un jeton noir vaut un point comme un autre.
    .origin = seed
    .example = Jekyll a trois jetons noirs. Ils lui valent un point, et il reste un jeton.
L3-4 = Vous ne pouvez commencer une action que si vous pouvez en payer tout le coût en jetons et en cartes. Les cartes d’une série remise (Gagner en résistance, Composer le remède) quittent votre main dès que vous les nommez et ne peuvent pas servir aussi à payer. Pour commencer un déplacement, Jekyll doit pouvoir payer un point, quel qu’il soit.
    .origin = ours
    .ours = Cette règle est entièrement la nôtre.
L3-5 = La limite est de cinq cartes en main. Si vous en avez plus après une action, vous choisissez celles que vous mettez à la défausse jusqu’à ce qu’il en reste cinq.
    .origin = mixed
    .ours = La façon de revenir à cinq cartes est notre décision.
L3-6 = Les séries remises vont à la défausse, à côté de la pioche. Quand la pioche est vide, on mélange la défausse pour en faire la nouvelle pioche. Les deux rangées n’y retournent jamais. Si pioche et défausse sont toutes deux vides, aucune action qui fait piocher n’est possible.
    .origin = mixed
    .ours = Nous avons décidé que les rangées ne retournent jamais à la pioche, et ce qui se passe quand les deux paquets sont vides.

## Hyde's turn

L4 = Le tour de Hyde

L4-1 = Se déplacer : Hyde va dans un lieu voisin. Peu lui importe la couleur du chemin ; c’est la couleur du lieu d’arrivée qui fait le prix. Un lieu gris coûte 1, un lieu blanc 2. Un lieu est blanc s’il est imprimé en blanc ou s’il porte un jeton blanc.
    .origin = seed
L4-2 = Quand Hyde a nommé un lieu gris comme but, Jekyll peut jouer une carte de n’importe quelle couleur dans la rangée Égarés. Le déplacement coûte alors 2. Si Hyde ne peut pas payer ce prix, tous ses jetons vont à Jekyll, le pion reste où il est et le tour de Hyde prend fin. Un déplacement annoncé ne se reprend pas.
    .origin = mixed
    .ours = Ce qui se passe quand Hyde ne peut pas payer est notre décision.
L4-3 = Jekyll peut blanchir des lieux au début du tour de Hyde et après chacune des actions de Hyde, avant la suivante. Pour chaque lieu, il joue une carte dans la rangée Égarés et pose un jeton blanc de sa réserve sur n’importe quel lieu gris à ce moment-là, même celui où se tient Hyde. Le jeton y reste jusqu’à la fin du tour de Hyde, puis retourne dans la réserve.
    D’ici là, le lieu est blanc : s’y rendre coûte 2 et, hormis le déplacement, aucune action n’y est possible ; Hyde ne peut qu’en repartir ou passer.
    Après chaque carte, Jekyll peut en jouer une autre, jusqu’à ce qu’il décline ou qu’il n’ait plus rien à jouer ou à blanchir. Après l’action qui met fin au tour de Hyde, on ne le lui propose plus.
    .origin = mixed
    .ours = Les moments précis où Jekyll peut le faire sont notre décision.
L4-4 = Dans un lieu, Hyde peut accomplir une action autre qu’un déplacement. Il ne peut y agir de nouveau pendant le même tour qu’après être entré dans un autre lieu, gris au moment où il y est entré. Un lieu blanc ne compte pas, qu’il soit imprimé en blanc ou porte un jeton blanc. Avec un nouveau tour, il peut de nouveau agir partout.
    .origin = mixed
    .ours = Que les lieux blancs ne comptent pas et qu’un nouveau tour efface tout est notre décision.
    .example = Hyde agit au laboratoire, passe dans un lieu blanc et revient : il ne peut plus agir au laboratoire. S’il était passé dans un lieu gris, il le pourrait.
L4-5 = Trois actions exigent un lieu gris.
    Rencontrer un égaré coûte 2 : Hyde prend en main une carte de son choix dans la rangée Égarés.
    Céder au vice coûte 3 : Hyde pioche une carte.
    Gagner en résistance coûte 6 : Hyde remet trois cartes d’une même couleur, ou quatre si cette couleur est guérie (L5.6). Un jeton en circulation de cette couleur devient noir : il va dans le sac, et un jeton noir prend sa place.
    .origin = mixed
    .ours = Nous avons décidé que Rencontrer un égaré ne donne qu’une seule carte.
L4-6 = Deux actions sont liées à certains lieux.
    Saboter la recherche coûte 3, sur un site de recherche qui a encore sa tuile et pas de jeton noir dessus, tant que la réserve noire de Hyde n’est pas vide. Hyde nomme une couleur ; on tire un jeton du sac et on l’y remet. S’il correspond, un jeton noir est posé sur la tuile.
    Voler une potion coûte 4, au laboratoire, si Jekyll a une carte. Hyde prend au hasard une carte de la main de Jekyll.
    Les deux sont possibles aussi sur un lieu imprimé en blanc, mais pas sous un jeton blanc.
    .origin = mixed
    .ours = Nous avons décidé que les deux sont possibles sur un lieu imprimé en blanc, que la première exige une réserve noire et la seconde une carte dans la main de Jekyll.
L4-7 = Hyde gagne aussitôt, quel que soit le camp dont c’est le tour, quand le troisième jeton d’une même couleur devient noir.
    .origin = seed
L4-8 = Quand la réserve noire est vide, Saboter la recherche est impossible. Si un jeton doit malgré tout devenir noir, on prend le jeton noir nécessaire sur une tuile sabotée, c’est-à-dire une tuile qui en porte un ; Hyde choisit laquelle. S’il n’y en a pas non plus, les huit jetons noirs sont en circulation, deux par couleur. Le jeton est alors le troisième de sa couleur, et Hyde gagne.
    .origin = ours
    .ours = Cette règle est entièrement la nôtre.

## Jekyll's turn

L5 = Le tour de Jekyll

L5-1 = Se déplacer : Jekyll suit un chemin jusqu’à un lieu voisin. Peu lui importe la couleur du lieu ; c’est la couleur du chemin qui fait le prix.
    Chemin blanc : 1 point.
    Chemin gris : 1 point. Avant que Jekyll paie, Hyde peut jouer une carte dans la rangée Apothicaire. Le déplacement coûte alors un point de plus, et ce point doit être payé dans la couleur de la carte.
    Chemin noir : on tire d’abord un jeton du sac et on l’y remet. Jekyll doit payer un point de cette couleur ; si le jeton est blanc, n’importe quel point convient. Après cela, Hyde peut ajouter une carte comme sur un chemin gris.
    .origin = mixed
    .ours = Nous avons décidé que, sur un chemin gris, Hyde se prononce avant que Jekyll paie.
L5-2 = Une couleur exigée se paie avec un jeton ou une carte de cette couleur. Si Jekyll peut la payer, il le doit. S’il ne le peut pas, tous ses jetons vont à Hyde, le pion reste où il est et le tour de Jekyll prend fin ; ce qu’il a déjà payé est perdu. Sur un chemin gris, le point de base et le point exigé sont jugés ensemble avant tout paiement, et les jetons et cartes de la couleur comptent d’abord pour le point exigé.
    .origin = mixed
    .ours = Nous avons décidé que le pion reste en place, que ce qui a été payé est perdu, et comment se juge un chemin gris.
    .example = Sur un chemin gris, Hyde joue une carte Envie. Jekyll a un jeton Envie et rien d’autre. Ce jeton couvre le point exigé, et le point de base ne peut donc pas être payé : le déplacement échoue et le tour est fini.
L5-3 = À chaque visite d’un lieu, Jekyll peut accomplir deux actions autres qu’un déplacement. Une nouvelle visite commence avec un déplacement, et aussi avec un nouveau tour.
    .origin = mixed
    .ours = Qu’un nouveau tour commence une nouvelle visite est notre décision.
L5-4 = Dans ces actions, une potion est simplement une carte.
    Acheter une potion coûte 2, chez un apothicaire : Jekyll prend une carte de son choix dans la rangée Apothicaire.
    Distiller des potions coûte 3, au laboratoire : Jekyll pioche deux cartes. S’il n’en reste qu’une à piocher, il pioche celle-là.
    .origin = mixed
    .ours = Ce qui se passe quand il ne reste qu’une carte est notre décision.
L5-5 = Rechercher coûte 3, sur un site de recherche qui a encore sa tuile. Si la tuile porte un jeton noir, cela coûte 4, et le jeton noir retourne dans la réserve de Hyde. Jekyll prend la tuile. Les deux joueurs voient sa colonne, c’est-à-dire sa couleur du haut. Jekyll seul voit la recette, et il peut la regarder de nouveau plus tard.
    .origin = mixed
    .ours = Ce que chacun voit de la tuile est notre décision.
L5-6 = Composer le remède coûte 6, au laboratoire. Jekyll nomme une couleur qui n’est pas encore guérie et remet trois cartes quelconques.
    Si elles correspondent à la recette cachée, la couleur est guérie, et Jekyll peut mettre dans le sac deux jetons blancs de sa réserve. Après le quatrième remède, on ne demande plus rien.
    Sinon, on tire du sac trois jetons ensemble et on les y remet. Pour chaque jeton de couleur parmi eux, un jeton en circulation de cette couleur devient noir : un de ceux que Hyde a déjà, s’il y en a, sinon un de ceux de Jekyll. Le jeton de couleur va dans le sac. On procède dans l’ordre colère, luxure, orgueil, envie, et l’on s’arrête si Hyde gagne. Le remède reste caché.
    .origin = mixed
    .ours = Les détails d’une tentative manquée sont notre décision : comment on tire les trois jetons, lesquels deviennent noirs et dans quel ordre, et le fait que le remède reste caché. De même, ne plus rien demander après le quatrième remède.
L5-7 = Jekyll gagne aussitôt avec le quatrième remède.
    .origin = seed

## Limits

L6 = Les limites

L6-1 = Une réaction est une carte jouée pendant le tour de l’autre camp (L4.2, L4.3, L5.1). Elle est proposée chaque fois que la règle le permet et que le camp qui peut réagir a au moins une carte et, là où il en faut, des jetons blancs en réserve. Ces faits sont publics. La question en elle-même ne révèle donc jamais ce que quelqu’un a en main.
    .origin = ours
    .ours = Cette règle est entièrement la nôtre.
L6-2 = Après 200 tours, la partie est nulle. Le tour de chaque camp compte pour un. Ce nombre se règle à la table.
    .origin = ours
    .ours = Cette règle est entièrement la nôtre.
L6-3 = Tout le monde peut savoir : le nombre de cartes des deux mains, les deux rangées, l’emplacement de tous les jetons (ceux du sac aussi), les tuiles encore sur le plan, les tuiles sabotées, les colonnes des tuiles recherchées et les couleurs guéries.
    Sont cachés : les cartes en main (sauf celles que l’on a vu prendre dans une rangée), les remèdes, les tuiles sur le plan et, pour Hyde, les recettes que Jekyll a trouvées.
    .origin = ours
    .ours = Le texte d’origine ne contient pas de telle liste ; nous l’avons dressée à partir des autres règles.

## Tips

london-tips = Conseils
london-tip-1 = Dépensez vos cartes avec prudence. Ce qui vous sert à payer va dans une rangée où seul l’autre camp peut se servir.
london-tip-2 = Avec Jekyll, pensez au contenu du sac avant de prendre un chemin noir. Gardez un jeton ou une carte de chaque couleur qui risque de sortir.
london-tip-3 = Avec Jekyll, rayez les recettes une à une. Trois tuiles d’une colonne ne laissent qu’un remède possible ; avec moins, vous devinez, et une erreur peut rendre noirs jusqu’à trois jetons.
london-tip-4 = Avec Jekyll, gardez une carte ou deux pour le tour de Hyde. Un jeton blanc sous ses pieds l’empêche d’y remettre sa série.
london-tip-5 = Avec Hyde, choisissez une couleur avant qu’elle soit guérie. Tant qu’elle ne l’est pas, trois cartes suffisent au lieu de quatre.
london-tip-6 = Avec Hyde, rappelez-vous que chaque jeton devenu noir agit trois fois : il ralentit Jekyll, il vous rapproche de trois, et sa couleur sort plus souvent du sac.
