### Why a move is refused: duel-refused-must-follow is the code must-follow of duel.
### The program appends the number of the rule. Parameters are words of the game record, and numbers are text
### too, so plural forms cannot be selected by them.

## partners: a turn

partners-refused-not-your-turn = Vous n’avez rien à décider pour le moment. Attendez votre tour, ou que l’on vous demande une carte.
partners-refused-not-held = Vous n’avez pas la carte { $card }. Jouez une carte que vous avez ou, si c’est votre tour, demandez-en une à un autre joueur.
partners-refused-wrong-side = { $side ->
    [jekyll] La carte { $card } n’est pas du bon camp. Jouez une carte Jekyll ou, si c’est votre tour, demandez-en une à un autre joueur.
   *[hyde] La carte { $card } n’est pas du bon camp. Jouez une carte Hyde ou, si c’est votre tour, demandez-en une à un autre joueur.
}
partners-refused-cannot-refuse = { $side ->
    [jekyll] On vous demande une carte : vous ne pouvez ni refuser ni en demander une à quelqu’un d’autre. Jouez une carte Jekyll de votre choix.
   *[hyde] On vous demande une carte : vous ne pouvez ni refuser ni en demander une à quelqu’un d’autre. Jouez une carte Hyde de votre choix.
}
partners-refused-asks-itself = Vous ne pouvez rien vous demander à vous-même. Jouez une carte de votre main, ou demandez-en une à un autre joueur.
partners-refused-none-held = { $place ->
    [n] Nord
    [e] Est
    [s] Sud
   *[w] Ouest
} n’a aucune carte { $side ->
    [jekyll] Jekyll
   *[hyde] Hyde
}, comme le montre le dos des cartes. Demandez à un joueur qui en a une, ou jouez vous-même.

## partners: three players

partners-refused-asks-both-hands = Vous jouez avec les deux mains, la vôtre et celle du fantôme : vous ne demandez ni à l’une ni à l’autre. Jouez une carte Hyde de l’une des deux, ou demandez-en une à un joueur Jekyll.
partners-refused-solo-asked = C’est au solitaire que l’on demande : { $card }, une carte du fantôme, ne peut pas être jouée. Jouez une carte Jekyll de la main du solitaire.
partners-refused-ghost-asked = C’est au fantôme que l’on demande : { $card }, une carte de la main du solitaire, ne peut pas être jouée. Jouez une carte Jekyll du fantôme.

## partners: lots and deals

partners-refused-no-lot-now = On ne tire pas les équipes au sort à ce moment. À quatre joueurs, on le fait une seule fois, avant la première donne ; à trois, jamais.
partners-refused-teams-unlike-seat-card = Ces équipes ne correspondent pas à la carte de placement. Avec la carte A, Nord et Sud sont partenaires ; avec la carte B, Nord et Est.
partners-refused-no-deal-now = Il n’y a rien à distribuer maintenant. On donne une fois les équipes connues, puis après chaque manche jusqu’à la fin de la partie.
partners-refused-wrong-dealer = { $dealer ->
    [n] C’est à Nord de donner, car la donne passe à gauche. Indiquez Nord comme donneur.
    [e] C’est à Est de donner, car la donne passe à gauche. Indiquez Est comme donneur.
    [s] C’est à Sud de donner, car la donne passe à gauche. Indiquez Sud comme donneur.
   *[w] C’est à Ouest de donner, car la donne passe à gauche. Indiquez Ouest comme donneur.
}
partners-refused-wrong-dealer-of-three = { $dealer ->
    [n] C’est à Nord de donner, en tant que voisin de droite du solitaire. Indiquez Nord comme donneur.
    [e] C’est à Est de donner, en tant que voisin de droite du solitaire. Indiquez Est comme donneur.
    [s] C’est à Sud de donner, en tant que voisin de droite du solitaire. Indiquez Sud comme donneur.
   *[w] C’est à Ouest de donner, en tant que voisin de droite du solitaire. Indiquez Ouest comme donneur.
}
partners-refused-hand-size = { $place ->
    [n] Nord doit recevoir 7 cartes, et non { $cards }. Donnez-en sept à chaque place.
    [e] Est doit recevoir 7 cartes, et non { $cards }. Donnez-en sept à chaque place.
    [s] Sud doit recevoir 7 cartes, et non { $cards }. Donnez-en sept à chaque place.
   *[w] Ouest doit recevoir 7 cartes, et non { $cards }. Donnez-en sept à chaque place.
}
partners-refused-card-twice = La carte { $card } est donnée à deux places. Ne donnez chaque carte qu’une fois.

## duel: whose turn, and for what

duel-refused-not-your-turn = { $now ->
    [deal] Les cartes ne sont pas encore distribuées. Attendez d’avoir vos dix cartes.
    [give] Votre adversaire choisit encore les cartes qu’il donne. Attendez que vous ayez choisi tous les deux.
    [lead] C’est votre adversaire qui entame ce pli. Attendez sa carte, puis répondez-lui.
    [follow] Votre adversaire n’a pas encore répondu. Attendez que le pli soit complet.
    [swap] Votre adversaire choisit encore les cartes qu’il échange. Attendez que vous ayez choisi tous les deux.
   *[over] La partie est finie : il n’y a plus rien à jouer. Commencez-en une nouvelle pour continuer.
}
duel-refused-something-else = { $now ->
    [deal] Les cartes ne sont pas encore distribuées. Attendez d’avoir vos dix cartes.
    [give] Vous devez d’abord donner des cartes : une à la manche 1, deux à la manche 2, trois à la manche 3. Choisissez-les dans votre main.
    [lead] C’est à vous d’entamer ce pli. Jouez n’importe quelle carte de votre main ; avec une potion, annoncez une couleur.
    [follow] C’est à vous de répondre dans ce pli. Jouez une carte de votre main.
    [swap] L’Envie a rencontré une potion : on échange des cartes. Choisissez-en deux dans votre main, ou la dernière qui vous reste.
   *[over] La partie est finie : il n’y a plus rien à jouer. Commencez-en une nouvelle pour continuer.
}

## duel: the deal

duel-refused-no-deal-now = { $now ->
    [give] Les cartes de cette manche sont déjà distribuées. À présent, les deux joueurs donnent des cartes.
    [lead] Les cartes de cette manche sont déjà distribuées. À présent, on entame un pli.
    [follow] Les cartes de cette manche sont déjà distribuées. À présent, le second joueur répond.
    [swap] Les cartes de cette manche sont déjà distribuées. À présent, les deux joueurs échangent des cartes.
   *[over] La partie est finie : on ne distribue plus. Commencez-en une nouvelle pour continuer.
}
duel-refused-deal-count = { $pile ->
    [jekyll] Jekyll doit recevoir { $due } cartes, et non { $dealt }. Donnez-en dix à chacun et mettez-en cinq de côté.
    [hyde] Hyde doit recevoir { $due } cartes, et non { $dealt }. Donnez-en dix à chacun et mettez-en cinq de côté.
   *[aside] Il faut mettre { $due } cartes de côté, et non { $dealt }. Donnez-en dix à chacun et mettez-en cinq de côté.
}
duel-refused-dealt-twice = La carte { $card } est distribuée deux fois. Elle ne peut être qu’à un endroit : dans la main de Jekyll, dans celle de Hyde ou parmi les cartes mises de côté.

## duel: exchanges

duel-refused-give-count = À cette manche, vous donnez exactement { $due } de vos cartes, et non { $given }. Choisissez de nouveau.
duel-refused-potion-duty = Vous avez reçu au moins deux potions à la donne ({ $potions }). Donnez au moins l’une d’elles.
duel-refused-swap-count = Vous échangez maintenant exactement { $due } de vos cartes, et non { $chosen }. Choisissez de nouveau.

## duel: a trick

duel-refused-not-in-hand = { $now ->
    [give] Vous n’avez pas la carte { $card } : vous ne pouvez pas la donner. Donnez des cartes de votre main.
    [lead] Vous n’avez pas la carte { $card } : vous ne pouvez pas entamer avec elle. Entamez avec n’importe quelle carte de votre main.
    [follow] Vous n’avez pas la carte { $card } : vous ne pouvez pas répondre avec elle. Répondez avec une carte de votre main.
   *[swap] Vous n’avez pas la carte { $card } : vous ne pouvez pas l’échanger. Échangez des cartes de votre main.
}
duel-refused-call-a-colour = Celui qui entame avec une potion annonce une couleur. Jouez { $potion } en annonçant Orgueil, Colère ou Envie.
duel-refused-only-the-leader-calls = Seul le premier joueur annonce une couleur. Jouez { $potion } sans en annoncer.
duel-refused-must-follow = { $colour ->
    [P] Vous avez de l’Orgueil : fournissez cette couleur, ou jouez une potion.
    [W] Vous avez de la Colère : fournissez cette couleur, ou jouez une potion.
   *[E] Vous avez de l’Envie : fournissez cette couleur, ou jouez une potion.
}
duel-refused-must-follow-call = { $colour ->
    [P] L’Orgueil est annoncé et vous en avez : fournissez cette couleur. Ici, même une potion ne peut pas la remplacer.
    [W] La Colère est annoncée et vous en avez : fournissez cette couleur. Ici, même une potion ne peut pas la remplacer.
   *[E] L’Envie est annoncée et vous en avez : fournissez cette couleur. Ici, même une potion ne peut pas la remplacer.
}

## london: whose turn, and for what

london-refused-not-your-turn = Vous n’avez rien à décider pour le moment. Attendez que l’on s’adresse à votre camp.
london-refused-choose-an-action = Il n’y a rien à payer ni à répondre pour le moment. Choisissez une action de votre tour, ou passez.
london-refused-raise-or-decline = On attend votre réponse au déplacement de l’autre camp. Jouez une carte pour renchérir, ou déclinez.
london-refused-whiten-or-decline = On vous demande si vous blanchissez un lieu. Jouez une carte en nommant un lieu gris, ou déclinez.
london-refused-pay-first = Il reste quelque chose à payer. Payez d’abord le point suivant, avec un jeton ou une carte.
london-refused-discard-first = Vous avez plus de cinq cartes. Choisissez d’abord celle que vous défaussez.
london-refused-whites-first = On vous demande si deux jetons blancs vont dans le sac. Répondez d’abord par oui ou par non.
london-refused-lift-first = La réserve noire est vide, mais un jeton doit devenir noir. Choisissez d’abord une tuile sabotée dont vous retirez le jeton noir.
london-refused-hydes-action = Seul Hyde peut faire cela. À votre tour, utilisez les actions de Jekyll.
london-refused-jekylls-action = Seul Jekyll peut faire cela. À votre tour, utilisez les actions de Hyde.
london-refused-hydes-payment = Seul Hyde paie avec des jetons sans couleur. Nommez la couleur du jeton avec lequel vous payez.
london-refused-jekylls-payment = Seul Jekyll nomme la couleur d’un jeton ou paie avec deux noirs. Vos jetons se valent tous : payez avec un jeton.

## london: places and visits

london-refused-no-path = Aucun chemin ne mène d’ici à ce lieu. Allez dans un lieu voisin.
london-refused-acted-here = Vous avez déjà agi ici pendant ce tour. Vous pourrez y agir de nouveau après être entré dans un autre lieu gris. Déplacez-vous, ou passez.
london-refused-visit-spent = Vous avez accompli les deux actions de cette visite. Déplacez-vous, ou passez.
london-refused-not-grey = Cette action exige un lieu gris, et celui-ci est blanc. Allez d’abord dans un lieu gris.
london-refused-under-white = Ce lieu porte un jeton blanc. Vous pouvez seulement en repartir ou passer.
london-refused-not-grey-now = On ne peut blanchir qu’un lieu gris à ce moment. Nommez un lieu gris, ou déclinez.
london-refused-no-tile = Il n’y a pas de tuile ici. Allez sur un site de recherche qui a encore la sienne.
london-refused-already-trashed = Cette tuile porte déjà un jeton noir. Allez vers une tuile qui n’en porte pas, ou choisissez une autre action.
london-refused-not-trashed = Il n’y a là aucune tuile portant un jeton noir. Choisissez une tuile sabotée.
london-refused-not-the-lab = Cela n’est possible qu’au laboratoire. Allez-y d’abord.
london-refused-not-an-apothecary = Les potions ne s’achètent que chez un apothicaire. Allez d’abord chez l’un des deux.

## london: cards

london-refused-not-in-apothecary = { $colour ->
    [w] Il n’y a pas de carte Colère dans la rangée Apothicaire. Achetez une carte qui s’y trouve, ou choisissez une autre action.
    [l] Il n’y a pas de carte Luxure dans la rangée Apothicaire. Achetez une carte qui s’y trouve, ou choisissez une autre action.
    [p] Il n’y a pas de carte Orgueil dans la rangée Apothicaire. Achetez une carte qui s’y trouve, ou choisissez une autre action.
   *[e] Il n’y a pas de carte Envie dans la rangée Apothicaire. Achetez une carte qui s’y trouve, ou choisissez une autre action.
}
london-refused-not-in-displaced = { $colour ->
    [w] Il n’y a pas de carte Colère dans la rangée Égarés. Prenez une carte qui s’y trouve, ou choisissez une autre action.
    [l] Il n’y a pas de carte Luxure dans la rangée Égarés. Prenez une carte qui s’y trouve, ou choisissez une autre action.
    [p] Il n’y a pas de carte Orgueil dans la rangée Égarés. Prenez une carte qui s’y trouve, ou choisissez une autre action.
   *[e] Il n’y a pas de carte Envie dans la rangée Égarés. Prenez une carte qui s’y trouve, ou choisissez une autre action.
}
london-refused-nothing-to-draw = Pioche et défausse sont toutes deux vides : on ne peut rien piocher. Choisissez une action qui ne fait pas piocher.
london-refused-nothing-to-steal = Jekyll n’a aucune carte à voler. Choisissez une autre action, ou passez.
london-refused-not-held = { $colour ->
    [w] Vous n’avez pas assez de cartes Colère pour cela. Choisissez parmi les cartes de votre main.
    [l] Vous n’avez pas assez de cartes Luxure pour cela. Choisissez parmi les cartes de votre main.
    [p] Vous n’avez pas assez de cartes Orgueil pour cela. Choisissez parmi les cartes de votre main.
   *[e] Vous n’avez pas assez de cartes Envie pour cela. Choisissez parmi les cartes de votre main.
}
london-refused-set-too-small = { $colour ->
    [w] Gagner en résistance demande { $needed } cartes Colère, et vous n’en avez que { $held }. Réunissez-en davantage, ou choisissez une autre couleur ou une autre action.
    [l] Gagner en résistance demande { $needed } cartes Luxure, et vous n’en avez que { $held }. Réunissez-en davantage, ou choisissez une autre couleur ou une autre action.
    [p] Gagner en résistance demande { $needed } cartes Orgueil, et vous n’en avez que { $held }. Réunissez-en davantage, ou choisissez une autre couleur ou une autre action.
   *[e] Gagner en résistance demande { $needed } cartes Envie, et vous n’en avez que { $held }. Réunissez-en davantage, ou choisissez une autre couleur ou une autre action.
}
london-refused-already-cured = { $colour ->
    [w] La colère est déjà guérie. Nommez une couleur qui ne l’est pas.
    [l] La luxure est déjà guérie. Nommez une couleur qui ne l’est pas.
    [p] L’orgueil est déjà guéri. Nommez une couleur qui ne l’est pas.
   *[e] L’envie est déjà guérie. Nommez une couleur qui ne l’est pas.
}
london-refused-no-black-stock = La réserve noire est vide : on ne peut saboter aucune recherche. Choisissez une autre action, ou passez.

## london: points

london-refused-too-dear = Cela coûte { $cost }, mais vos jetons et vos cartes ne peuvent payer que { $points } ; les cartes d’une série remise ne paient pas. Choisissez quelque chose de moins cher, ou passez.
london-refused-no-tokens = Vous n’avez plus de jeton pour payer. Payez avec une carte.
london-refused-no-token = { $colour ->
    [w] Vous n’avez pas de jeton Colère pour payer. Payez avec ce que vous avez, une carte ou un autre jeton.
    [l] Vous n’avez pas de jeton Luxure pour payer. Payez avec ce que vous avez, une carte ou un autre jeton.
    [p] Vous n’avez pas de jeton Orgueil pour payer. Payez avec ce que vous avez, une carte ou un autre jeton.
   *[e] Vous n’avez pas de jeton Envie pour payer. Payez avec ce que vous avez, une carte ou un autre jeton.
}
london-refused-no-black-pair = Il faut à Jekyll deux jetons noirs pour payer un point, et vous ne les avez pas. Payez avec un jeton de couleur ou une carte.
london-refused-colour-demanded = { $colour ->
    [w] Pour ce qui reste à payer, la couleur Colère est exigée. Utilisez un jeton Colère ou une carte Colère.
    [l] Pour ce qui reste à payer, la couleur Luxure est exigée. Utilisez un jeton Luxure ou une carte Luxure.
    [p] Pour ce qui reste à payer, la couleur Orgueil est exigée. Utilisez un jeton Orgueil ou une carte Orgueil.
   *[e] Pour ce qui reste à payer, la couleur Envie est exigée. Utilisez un jeton Envie ou une carte Envie.
}

## london: chance

london-refused-not-a-draw = Le hasard n’a rien à décider ici. Soit un joueur doit se décider, soit la partie est finie.
london-refused-other-draw = Le hasard a autre chose à décider ici. Voyez ce que demande le dernier coup : la mise en place, une carte ou des jetons du sac.
london-refused-not-in-deck = { $colour ->
    [w] Il ne reste aucune carte Colère dans la pioche. On ne peut piocher qu’une carte qui s’y trouve.
    [l] Il ne reste aucune carte Luxure dans la pioche. On ne peut piocher qu’une carte qui s’y trouve.
    [p] Il ne reste aucune carte Orgueil dans la pioche. On ne peut piocher qu’une carte qui s’y trouve.
   *[e] Il ne reste aucune carte Envie dans la pioche. On ne peut piocher qu’une carte qui s’y trouve.
}
london-refused-not-in-hand = { $colour ->
    [w] Jekyll n’a pas de carte Colère. On ne peut voler qu’une carte de sa main.
    [l] Jekyll n’a pas de carte Luxure. On ne peut voler qu’une carte de sa main.
    [p] Jekyll n’a pas de carte Orgueil. On ne peut voler qu’une carte de sa main.
   *[e] Jekyll n’a pas de carte Envie. On ne peut voler qu’une carte de sa main.
}
london-refused-not-in-bag = { $token ->
    [w] Il n’y a pas assez de jetons Colère dans le sac. On ne peut en tirer que les jetons qui s’y trouvent.
    [l] Il n’y a pas assez de jetons Luxure dans le sac. On ne peut en tirer que les jetons qui s’y trouvent.
    [p] Il n’y a pas assez de jetons Orgueil dans le sac. On ne peut en tirer que les jetons qui s’y trouvent.
    [e] Il n’y a pas assez de jetons Envie dans le sac. On ne peut en tirer que les jetons qui s’y trouvent.
   *[white] Il n’y a pas assez de jetons blancs dans le sac. On ne peut en tirer que les jetons qui s’y trouvent.
}
london-refused-bad-cures = Ces remèdes ne conviennent pas. Nommez une recette de chaque couleur, dans l’ordre colère, luxure, orgueil, envie.
london-refused-bad-tiles = Ces tuiles ne conviennent pas. Placez-en une sur chacun des douze sites de recherche, sans employer deux fois une recette, remèdes compris.

## The table itself

table-refused-unreadable = C’est illisible : { $reason }.
table-refused-stale = La partie a continué. Regardez de nouveau, puis décidez de nouveau.
table-refused-not-seated = Vous ne faites que regarder ; seuls les joueurs peuvent faire cela.
table-refused-no-such-seat = Cette place n’existe pas.
table-refused-seat-taken = La place est prise.
table-refused-not-started = La partie n’a pas encore commencé.
table-refused-already-started = La partie a déjà commencé.
table-refused-already-ready = Vous êtes déjà prêt.
table-refused-over = La partie est terminée.
table-refused-not-over = La partie n’est pas encore terminée.
table-refused-nothing-to-take-back = Vous n’avez rien décidé qui puisse être repris.
table-refused-information-shown = Impossible de reprendre : quelque chose de caché a été révélé depuis.
table-refused-already-asked = Cela a déjà été demandé.
table-refused-nothing-asked = Personne ne vous a rien demandé.
table-refused-already-agreed = C’est déjà convenu.
table-refused-silence = À « Partenaires », on ne parle pas librement avant la fin de la partie (P7.1). Les mots tout prêts restent permis.
table-refused-not-away = Ce joueur est là ou vient seulement de partir. Un automate peut prendre sa place après 45 secondes.
table-refused-too-fast = Pas si vite. Réessayez dans un instant.
table-refused-too-much = Cela a été fait assez souvent à cette table.
table-refused-bad-options = On ne peut pas jouer ainsi : { $reason }.
table-refused-bad-clock = Une pendule ne se règle pas ainsi.
