### The lesson of duel. `lessons/duel.json` has its steps; each chapter and each step has its message here.

lesson-duel-first = Les premiers plis
    .known = On fournit la couleur jouée ou l’on joue une potion ; les couleurs se classent dans l’ordre où elles apparaissent.
lesson-duel-first-lead = Bonsoir, docteur. Vous êtes Jekyll, et Mr Hyde est assis en face de vous. Chacun pose une carte, et la meilleure emporte les deux : c’est un pli. À vous de commencer : jouez Orgueil 6.
    .otherwise = Vous pouvez commencer par la carte que vous voulez. Mais il y a là quelque chose à découvrir : essayez Orgueil 6.
lesson-duel-first-order = Votre 6 est battu par un 4 ! Hyde n’a pas d’Orgueil, il était libre de jouer Colère. Les couleurs se classent à mesure qu’elles apparaissent : Orgueil, la première, est la plus faible, Colère l’intermédiaire, et Envie, qu’on n’a pas encore vue, la plus forte.
lesson-duel-first-stronger = Retenez ceci : entre deux couleurs, la plus forte gagne, et les chiffres ne comptent pas. Ce n’est que dans une même couleur que le plus grand chiffre l’emporte.
lesson-duel-first-follow = Hyde a gagné le pli, c’est donc lui qui entame : Envie 5. Vous devez répondre dans sa couleur, ou par une potion. Prenez-lui ce pli !
    .otherwise = C’est permis, mais cela ne bat pas un 5. Laquelle de vos cartes Envie le peut ?
lesson-duel-first-won = Le 7 bat le 5, et le pli est à vous. Celui qui gagne un pli entame le suivant ; chaque manche en compte dix.

lesson-duel-level = Pourquoi Jekyll veut l’équilibre
    .known = Le marqueur avance de l’écart de plis : Jekyll en veut cinq partout.
lesson-duel-level-track = Six plis plus tard : cinq pour vous, trois pour Hyde. Après dix plis, le marqueur avance vers Hyde d’autant de cases qu’il y a d’écart, peu importe qui mène. Sur la case 10, Hyde gagne ; si le marqueur n’y est pas après trois manches, c’est vous.
lesson-duel-level-choose = Vous ne voulez donc pas beaucoup de plis, docteur : vous en voulez cinq pour chacun. Hyde entame avec Colère 5. Votre 7 l’emporterait, votre 2 non. Lequel choisissez-vous ?
    .otherwise = Pensez à l’équilibre : cinq partout, voilà ce que vous voulez.
    .seven = Six plis à quatre : deux d’écart, et le marqueur a fait deux pas vers Hyde. Pour Jekyll, un pli de trop ne vaut pas mieux qu’un pli de moins.
lesson-duel-level-last = Bien joué. Hyde entame maintenant avec Envie 1, et vous n’avez plus d’Envie : vous jouez ce que vous voulez. Posez votre 7 : Envie est plus forte que Colère, et Hyde est obligé de ramasser.
    .otherwise = C’est votre dernière carte : posez-la.
lesson-duel-level-done = Cinq partout ! Le marqueur ne bouge pas d’une case. Hyde veut tout le contraire : gagner presque tous les plis, ou presque aucun.

lesson-duel-exchange = L’échange
    .known = Avant chaque manche, on échange des cartes, dont une potion si l’on en a plusieurs.
lesson-duel-exchange-new = Nouvelle manche : de nouvelles cartes, et plus aucune couleur n’a de rang. Mais d’abord, chacun donne des cartes à l’autre, face cachée et au même moment : une à la manche 1, deux à la manche 2, trois à la manche 3.
lesson-duel-exchange-give = Si la donne vous apporte deux potions ou plus, vous devez en donner au moins une. Donnez la faible 2+, et avec elle Orgueil 1, votre seule carte violette : sans cette couleur, vous serez libre chaque fois qu’elle sera jouée.
    .otherwise = Les règles le permettraient. Pour cette leçon, donnez la potion 2+ et Orgueil 1 : vous les reverrez toutes les deux.
lesson-duel-exchange-know = Vous voyez ici ce que vous avez donné et ce que vous avez reçu. Vous connaissez donc deux cartes de Hyde : retenez-les !

lesson-duel-potions = Les potions
    .known = Face à une potion, seuls comptent les chiffres : le rouge efface les rangs, le violet vole un pli, le vert échange des cartes.
lesson-duel-potions-lead = Le marqueur est sur la moitié de Jekyll : c’est donc vous qui entamez le premier pli de la manche. Jouez Envie 2.
    .otherwise = Toutes les cartes sont permises. Mais prenez ici Envie 2, et laissez Hyde gagner un pli.
lesson-duel-potions-tie = Hyde entame avec Colère 5. Une potion peut répondre à toute couleur jouée, et seuls comptent alors les chiffres. Le signe plus veut dire que la potion gagne en cas d’égalité. Jouez 5+ !
    .otherwise = C’est permis. Mais essayez donc la potion 5+ : elle sait faire mieux que gagner.
lesson-duel-potions-red = Le pli est à vous. Et la potion a un effet, selon la couleur qu’elle a rencontrée. Avec le rouge, Colère, tous les rangs sont effacés : la prochaine couleur à paraître sera la plus faible.
lesson-duel-potions-call = Entamez maintenant avec une potion. Vous annoncez une couleur, et Hyde doit la jouer s’il en a. Vous savez qu’il a de l’Orgueil : c’est vous qui le lui avez donné ! Jouez 4+ et annoncez Orgueil.
    .otherwise = Ce serait permis aussi. Mais c’est le violet qui rapporte le plus ici : jouez 4+ et annoncez Orgueil.
lesson-duel-potions-purple = Le 4 bat le 1. Et le violet, Orgueil, vole : avec ce pli, vous avez pris celui que Hyde avait gagné plus tôt. Trois à zéro !
lesson-duel-potions-envy = Il reste une couleur à essayer : le vert. Entamez avec Envie 3, et voyez ce que Hyde en fait.
    .otherwise = C’est permis, bien sûr. Mais nous n’avons pas encore vu le vert : entamez avec Envie 3.
lesson-duel-potions-green = Revoilà votre 2+ ! Le vert, Envie, vous fait échanger deux cartes. Vous avez bien trop d’avance pour un Jekyll : donnez vos meilleures, Colère 6 et Colère 7, et Hyde sera forcé de gagner des plis.
    .otherwise = Vous pouvez échanger deux cartes quelconques. Mais pensez à l’équilibre : c’est à Hyde que doivent aller vos deux plus hautes Colère.
lesson-duel-potions-effects = Voilà les trois effets, et les signes près des couleurs vous les rappellent : le rouge efface les rangs, le violet vole un pli, le vert échange des cartes. C’est la carte réellement jouée qui compte, non la couleur annoncée.

lesson-duel-hyde = Dans la peau de Hyde
    .known = Hyde gagne dès que le marqueur est sur la case 10 : avec presque tous les plis, ou presque aucun.
lesson-duel-hyde-count = Changez de chaise : vous voici Hyde, à la dernière manche. Le marqueur est sur la case 4, il vous faut donc six plis d’écart : huit à deux, ou deux à huit. Vous en avez trois, Jekyll cinq, et il en reste deux.
lesson-duel-hyde-choose = Ce sera donc deux à huit, et vous avez un pli de trop. Jekyll entame avec Orgueil 5. Orgueil 6 gagnerait, 2+ perdrait ; mais au fait, que fait le violet ? Choisissez.
    .otherwise = Il vous faut deux à huit : quelle carte perd ce pli ?
    .six = Vous avez pris ce pli, et Jekyll le dernier : six à quatre. Le marqueur s’arrête sur la case 6, les trois manches sont finies, et Jekyll a gagné.
lesson-duel-hyde-last = Quel beau vol ! Jekyll a gagné le pli, et le violet l’a forcé à vous en prendre un de plus : vous en avez deux, lui sept. Il ne reste qu’à perdre le dernier : posez Orgueil 6.
    .otherwise = C’est votre dernière carte : posez-la.
lesson-duel-hyde-won = Deux à huit : le marqueur bondit sur la case 10, et Hyde a gagné, avec deux plis ! Pour être tout à fait équitable, jouez un match aller-retour : deux parties, chacun est Hyde une fois, et celui qui mène le marqueur le plus loin gagne.
