### The lesson of partners. `lessons/partners.json` has its steps; each chapter and each step has its message here.

lesson-partners-trick = Votre premier pli
    .known = Chacun pose une carte de son camp, et la plus haute des quatre remporte le pli.
lesson-partners-trick-teams = Bonsoir ! Hastie, en face de vous, est votre partenaire. Vous jouez tous deux pour le Dr Jekyll, dont le signe est le flacon ; Carew et Maw jouent pour Mr Hyde, le haut-de-forme.
lesson-partners-trick-lead = Celui dont c’est le tour pose devant lui une carte de son propre camp : il vous faut un flacon. Entamez avec le Dr Jekyll : c’est un A, et aucun personnage ne bat un A.
    .otherwise = C’est permis, et vous l’essaierez un autre soir. Mais ce premier pli, seul le A est sûr de le gagner : jouez le Dr Jekyll.
    .scene = Mr Hyde, un A, bat votre lieu, et dix-sept points passent à l’autre camp. Les lieux sont riches mais faibles : entamez plus fort.
lesson-partners-trick-won = Votre A était la carte la plus haute des quatre : votre équipe les ramasse toutes. Hastie vous voyait gagner et a donné sa carte la plus riche, un 7. Celui qui remporte un pli entame le suivant.
lesson-partners-trick-rank = Voici l’ordre des cartes : les personnages de A à E, puis les lieux, qui portent tous un F, puis les actes. Un flacon ne vaut pas mieux qu’un chapeau : le camp de la carte ne compte pas ici.

lesson-partners-asking = Demander une carte
    .known = On peut demander une carte à n’importe qui. Elle compte pour vous, mais c’est l’autre qui la choisit.
lesson-partners-asking-backs = Vous ne voyez pas le jeu des autres, mais le dos de leurs cartes en révèle le camp. Hastie a encore cinq flacons, Carew trois, et Maw aucun.
lesson-partners-asking-ask = Et voici le cœur du jeu : au lieu de jouer vous-même, vous pouvez demander une carte à n’importe quel autre joueur. Gardez vos flacons et demandez à Hastie.
    .otherwise = C’est permis. Mais essayez l’autre manière de poser une carte : demandez-la à votre partenaire Hastie.
    .opponent = Carew doit donner, mais il choisit. Il vous tend Remords, votre meilleur acte et la plus basse des cartes, puis joue aussitôt plus haut. Ne demandez à l’adversaire que si vous avez peu à perdre.
lesson-partners-asking-counts = Hastie ne peut pas refuser, mais le choix était le sien : le Dr Lanyon, un C. La carte est posée devant vous et compte comme si vous l’aviez jouée.
lesson-partners-asking-deed = Encore gagné ! Et Hastie y a glissé un trésor : Charité, un acte de votre camp. Les actes n’apportent pas de points, ils les multiplient. Vous aviez 12 fois 0 ; vous avez maintenant 14 fois 1.

lesson-partners-asked = On vous demande une carte ; l’égalité
    .known = Celui à qui l’on demande choisit librement ; entre cartes égales, la première jouée l’emporte.
lesson-partners-asked-lead = À vous encore d’entamer. Carew s’est déjà défait de deux personnages : risquez donc un lieu, La Porte de serge rouge, qui vaut 6 points.
    .otherwise = C’est permis. Mais gardez vos personnages pour plus tard, et entamez avec votre lieu, le 6.
lesson-partners-asked-choose = Carew ménage ses cartes et vous demande un chapeau. Il faut lui en donner un, mais c’est vous qui choisissez. Un personnage lui gagnerait le pli : donnez Meurtre, un acte, ce qu’il y a de plus bas.
    .otherwise = C’est permis, mais cela ne vous sert pas. Donnez-lui Meurtre.
    .utterson = Mr Utterson, un B, compte maintenant pour Carew et bat votre lieu : quatorze points pour Hyde, et c’est vous qui les avez payés.
lesson-partners-asked-tie = Il y avait là trois lieux : 6, 3 et 4. Ces nombres sont des points, non une force : tous les lieux sont de même rang. Entre égales, la première jouée l’emporte : la vôtre ! Et le Meurtre de Hyde dort dans votre pile, où il ne multiplie rien.

lesson-partners-transformation = La transformation
    .known = Avec une transformation, personne ne gagne le pli : les cartes restent, et la place devant laquelle elle se trouve entame.
lesson-partners-transformation-lead = À vous d’entamer, et vous avez peu à perdre. Gardez vos bonnes cartes et demandez cette fois à Carew : qu’il dépense un de ses flacons.
    .otherwise = C’est permis. Mais gardez vos cartes pour ce qui vient, et demandez à Carew.
lesson-partners-transformation-rescue = Malheur ! À son tour, Carew a posé Mr Hyde, un A. Hastie ne peut pas le battre et vous demande une carte. Vous tenez la seule carte qui sauve ce pli : la Transformation.
    .otherwise = C’est permis, mais cela ne sauve pas le pli. Jouez la Transformation.
    .utterson = Un B ne bat pas un A. Hyde ramasse le pli, et votre Mr Utterson avec.
lesson-partners-transformation-carried = Avec une Transformation dans le pli, personne ne le gagne. Les quatre cartes restent sur la table jusqu’à ce que le pli suivant décide. Elle est devant Hastie : Hastie entame donc.
lesson-partners-transformation-again = Et Maw vient de jouer l’autre ! Ce pli non plus, personne ne le gagnera. Les deux A sont passés, vous tenez un B, et le tas sera bientôt à vous : ajoutez-y Pitié, votre acte qui vaut 2.
    .otherwise = C’est permis. Mais votre B gagnera ce tas : mettez-y dès maintenant votre acte, Pitié.
lesson-partners-transformation-eight = Huit cartes attendent maintenant au milieu, et le prochain pli les prendra toutes. La seconde Transformation était devant Maw : c’est lui qui a entamé, d’un lieu.

lesson-partners-twelve = Douze cartes d’un coup
    .known = Celui qui gagne le pli suivant prend aussi toutes les cartes restées en attente.
lesson-partners-twelve-win = Les deux A sont passés, plus rien ne bat un B. C’est le moment : jouez Mr Utterson !
    .otherwise = C’est permis. Mais douze cartes sont en jeu : jouez Mr Utterson.
lesson-partners-twelve-give = Carew vous demande un chapeau, et il ne vous en reste qu’un : l’autre Mr Utterson. Il faut le céder. Vous souvenez-vous des trois lieux ?
    .otherwise = Vous devez donner le seul chapeau que vous tenez.
lesson-partners-twelve-first = B contre B, et le vôtre était là le premier : vous gagnez. Douze cartes vous reviennent, et votre Pitié est du nombre.

lesson-partners-score = Les points fois les actes
    .known = Une équipe marque ses points multipliés par la somme de ses propres actes ; sans acte, elle ne marque rien.
lesson-partners-score-empty = Le dernier pli, et votre main est vide. C’est pourtant votre tour : demandez une carte. Seul Carew a encore des flacons.
    .otherwise = Seul Carew tient encore un flacon : demandez-lui une carte.
lesson-partners-score-points = La manche est finie. Comptez d’abord les points : chaque lieu pour son nombre, chaque personnage pour 1, quel que soit leur camp. Vous en avez pris 58 sur 60.
lesson-partners-score-product = Additionnez ensuite les actes de votre camp : Charité 1 et Pitié 2 font 3. Et 58 fois 3 font 174 ! Avec Remords, c’eût été le double, mais Hyde l’a pris au dernier pli.
lesson-partners-score-end = Hyde a 2 points fois 2, pour Brutalité : 4. On redistribue, manche après manche, jusqu’à ce qu’une équipe atteigne 1000.

lesson-partners-ghost = Trois joueurs et un fantôme
    .known = À trois, l’un joue seul pour Hyde, avec en plus les cartes visibles d’un fantôme.
lesson-partners-ghost-alone = On peut aussi jouer à trois. Vous voilà seul, pour Mr Hyde, contre les deux autres. Mais en face de vous siège un fantôme : ses cartes sont visibles de tous, et c’est vous qui les jouez.
lesson-partners-ghost-lead = À votre tour, le chapeau peut venir de votre main ou de celle du fantôme. Entamez avec le Mr Hyde du fantôme : il sera posé devant vous.
    .otherwise = C’est permis. Mais voyez comment cela se passe avec le fantôme : jouez son Mr Hyde.
lesson-partners-ghost-turn = C’est le tour du fantôme, et vous décidez encore. Votre A l’emporte, la place est sûre pour un acte de votre camp : ajoutez Brutalité, qui vaut 2.
    .otherwise = C’est permis. Mais un acte est à l’abri dans un pli que vous gagnez : ajoutez Brutalité.
lesson-partners-ghost-won = À vous, l’acte compris ! Après chaque manche on change de place : chacun est seul à son tour, et chacun a son propre total.
