### The lesson of london. `lessons/london.json` has its steps; each chapter and each step has its message here.

lesson-london-night = La première nuit de Hyde
    .known = Chaque action coûte des points, et chaque jeton en paie un ; ce que l’un dépense, l’autre le reçoit. Hyde paie selon la couleur du lieu, et n’y agit qu’une fois tant qu’il n’est pas entré dans un autre lieu gris.
lesson-london-night-tokens = La nuit tombe sur Londres. Jekyll et Hyde n’ont qu’un corps, ils partagent donc un seul pion ; cette nuit, vous êtes Hyde. Ces douze jetons sont vos forces : agir coûte des points, chaque jeton en paie un, et ce que vous dépensez va à Jekyll.
lesson-london-night-vice = Vous êtes au laboratoire, un lieu gris : l’endroit rêvé pour un vice. Cela coûte trois points et rapporte une carte. Choisissez « Céder au vice ».
    .otherwise = Ce serait possible. Mais piochez d’abord une carte, tant que vous y êtes : choisissez « Céder au vice ».
lesson-london-night-again = Une carte Colère ! Encore une ? Appuyez de nouveau sur « Céder au vice » : c’est refusé, et la canne brisée au laboratoire dit pourquoi. Hyde agit une fois dans un lieu ; pour y agir de nouveau dans le même tour, il doit d’abord entrer dans un autre lieu, gris.
lesson-london-night-move = En route, donc. Les chemins se valent pour Hyde, mais pas les lieux : un blanc coûte deux points, un gris un seul. Allez à la porte de la ruelle.
    .otherwise = C’est permis. Mais nous voulons aller à Soho, et le chemin passe par la porte de la ruelle.
lesson-london-night-soho = Un lieu blanc : Hyde ne peut presque rien y faire, et la marque reste au laboratoire, car un lieu blanc ne renouvelle rien. Soho, juste à côté, est gris et ne coûte qu’un point. Allez-y.
    .otherwise = C’est permis, mais c’est cher. Soho est gris : un seul point.
lesson-london-night-grey = Un lieu gris : ici, vous pouvez agir. Et regardez le laboratoire : la marque a disparu. Puisque vous êtes entré dans un autre lieu gris, vous pourriez y agir de nouveau aussi.
lesson-london-night-set = Pourquoi amasser des cartes ? Trois d’une même couleur, remises dans un lieu gris, rendent noir un jeton de cette couleur. Trois jetons noirs d’une même couleur, et Hyde a gagné. Alors, cédez encore au vice !
    .otherwise = Vous aurez le temps plus tard. D’abord la deuxième carte : « Céder au vice ».
lesson-london-night-away = Là où Hyde s’arrête, Jekyll doit commencer. Laissez donc le pion loin de son laboratoire : encore un pas, jusqu’à Covent Garden. Votre dernier jeton ira de toute façon à Jekyll.
    .otherwise = C’est permis. Mais chaque pas loin du laboratoire coûte à Jekyll un pas de retour : allez à Covent Garden.
lesson-london-night-turn = Vous passez, et même votre dernier jeton change de main. Le pion se retourne, le jour se lève, et Jekyll a les douze.

lesson-london-day = Le premier jour de Jekyll
    .known = Jekyll paie selon le chemin ; il ramasse des tuiles, et la recette qui n’est sur aucune est le remède.
lesson-london-day-streets = Vous êtes maintenant Jekyll, et vos jetons ont des couleurs : trois de chaque. Peu lui importe le lieu, c’est le chemin qu’il paie : les blancs coûtent un point et sont sûrs ; les gris, en tirets, et les noirs, en pointillés, réservent des surprises.
lesson-london-day-grey = Soho a quelque chose à vous apprendre. Le chemin est gris : un point, mais Hyde peut jouer une carte contre vous. Allez-y quand même.
    .otherwise = Vous pouvez y aller. Mais ce que nous cherchons se trouve à Soho.
lesson-london-day-pay = Il en joue une : Colère. Vous payez donc un point de plus, et il doit être rouge. Si Jekyll ne peut pas payer la couleur exigée, son tour est fini. Vous le pouvez : payez.
    .otherwise = Cela paierait aussi. Prenez le paiement proposé : il vous garde le plus de couleurs possible.
lesson-london-day-research = Une tuile est posée ici, face cachée. « Rechercher » coûte trois points ; la tuile est alors à vous, et personne d’autre ne voit ce qu’elle dit. Choisissez « Rechercher ».
    .otherwise = Plus tard. Prenez d’abord la tuile qui se trouve ici : choisissez « Rechercher ».
lesson-london-day-notebook = Trois fois Colère : une recette, mais pas le remède ! Chaque vice en a quatre : trois traînent dans Londres, et celle qui manque est le remède. Le carnet raye vos trouvailles.
lesson-london-day-black = De Soho, un chemin noir mène droit au British Museum. On tire d’abord un jeton du sac, et vous devez payer un point de sa couleur. Vous avez encore les quatre couleurs : osez !
    .otherwise = Un bon chemin aussi. Mais essayez une fois le chemin noir vers le British Museum.
lesson-london-day-second = C’est le jaune qui est sorti, et du jaune, vous en aviez. Et voyez : une autre tuile. Jekyll a deux actions par visite : recherchez encore.
    .otherwise = D’abord la tuile : choisissez « Rechercher ».
lesson-london-day-left = Deux recettes de Colère sont rayées. Encore une tuile Colère, quelque part dans Londres, et vous connaîtrez le remède.

lesson-london-answers = Répondre à Hyde
    .known = Avec des cartes, on gêne l’autre camp : on blanchit un lieu, ou l’on renchérit un pas.
lesson-london-answers-mix = Le lendemain, dans votre laboratoire. Vous avez trouvé une troisième tuile Colère : il ne reste qu’une recette. Il vous faut maintenant des cartes : « Distiller des potions » coûte trois points et en rapporte deux.
    .otherwise = Pas encore. D’abord des cartes : choisissez « Distiller des potions ».
lesson-london-answers-whiten = La nuit revient. Hyde a des cartes et se tient dans un lieu gris : vous devinez ce qu’il prépare. Mais pendant son tour, chacune de vos cartes peut blanchir un lieu gris. Soulevez une carte Envie, et choisissez le laboratoire, sous ses pieds.
    .otherwise = C’est possible. Mais Hyde est au laboratoire, et c’est là qu’il faut l’arrêter. Ce sont vos cartes Envie qui vous manqueront le moins.
    .decline = Il remet aussitôt trois cartes Colère : un jeton devient noir. Et il lui reste six points pour d’autres méfaits.
lesson-london-answers-raise = Sur un lieu blanc, il ne pouvait que partir. Le voilà en route pour Soho, et Soho est gris. Jouez votre autre carte Envie, et ce pas lui coûtera deux points au lieu d’un.
    .otherwise = C’est permis. Mais Luxure et Orgueil serviront au remède : dépensez plutôt Envie.
lesson-london-answers-black = À Soho, il a bien remis trois cartes Colère, et le premier jeton Colère est noir. Mais il l’a payé cher : il ne lui reste que deux jetons. Pour vous, il faut deux jetons noirs pour payer un point.

lesson-london-cure = Le remède
    .known = Trois bonnes cartes au laboratoire guérissent un vice ; le quatrième remède fait gagner Jekyll.
lesson-london-cure-mix = Au matin, vous revoici au laboratoire. Pour Colère, votre carnet ne laisse qu’une recette, et vous en avez les cartes : Colère, Luxure et Orgueil. Choisissez « Composer le remède », pour six points, et remettez ces trois-là.
    .otherwise = Ce serait possible. Mais le remède de Colère est à votre portée : « Composer le remède », avec Colère, Luxure et Orgueil.
    .wrong = Mauvais mélange ! On tire trois jetons du sac, et chacun rend noir un jeton de sa couleur. Deux fois Colère, et un jeton était déjà noir : cela fait trois, et Hyde a gagné. Ne devinez donc pas ce que vous pouvez savoir.
lesson-london-cure-whites = La colère est guérie ! Vous pouvez mettre deux jetons blancs dans le sac : quand il en sort un, il ne vous fait aucun mal. Faites-le.
    .otherwise = Vous pouvez y renoncer. Mais les jetons blancs adoucissent les chemins noirs et les mélanges ratés : mettez-les.
lesson-london-cure-race = Un remède est trouvé, il en reste trois : avec le quatrième, Jekyll gagne. Et quand une couleur est guérie, il faut à Hyde quatre de ses cartes au lieu de trois.

lesson-london-end = La dernière nuit
    .known = Chaque série d’une couleur rend noir un de ses jetons ; le troisième d’une même couleur fait gagner Hyde.
lesson-london-end-brink = Une autre partie, et vous êtes de nouveau Hyde. Jekyll a composé un remède au hasard : raté, et trois jetons sont devenus noirs. Deux jetons Envie sont noirs à présent. Encore un, et vous avez gagné.
lesson-london-end-vice = Vous avez deux cartes Envie, et il vous en faut trois. Cédez au vice, et espérez encore de l’Envie.
    .otherwise = Le temps presse. Piochez d’abord une carte : « Céder au vice ».
lesson-london-end-spent = Envie ! Vous en avez trois en main, il vous reste neuf jetons, et « Gagner en résistance » coûte six points. Essayez : c’est refusé. Vous avez agi à Whitechapel ; il faut d’abord entrer dans un autre lieu gris.
lesson-london-end-tower = La Tour de Londres est grise, et un seul point vous y mène. Allez-y, et surveillez la marque de Whitechapel.
    .otherwise = Ce chemin est permis. Mais la Tour de Londres est à côté, et elle est grise : allez-y.
lesson-london-end-back = Jekyll joue sa dernière carte : un jeton blanc sous vos pieds, et à la Tour il n’y a plus rien à faire. Mais elle était grise quand vous y êtes entré, et c’est ce qui compte : la marque de Whitechapel a disparu. Retournez-y !
    .otherwise = C’est permis. Mais c’est à Whitechapel que vous pouvez de nouveau agir : retournez-y.
lesson-london-end-resist = De retour à Whitechapel, vous pouvez y agir encore une fois. Il vous reste sept jetons, et « Gagner en résistance » coûte six points. Maintenant !
    .otherwise = Demain, il serait trop tard : « Gagner en résistance » !
lesson-london-end-won = Le troisième jeton Envie est noir, et Hyde a gagné. Si Jekyll avait trouvé son quatrième remède avant, la partie aurait été à lui. À vous maintenant, du côté qui vous plaira.
