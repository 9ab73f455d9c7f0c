### Finding one’s way: what each game is about, and what is said to whoever has come by a link that does not lead in. Fetched when it is needed.

## The goal of each game, before the first time

way-goal = { $game }, en deux mots
way-goal-wins = Comment on gagne
way-goal-odd = La règle étrange
way-goal-lesson = La leçon en cinq minutes
way-goal-play = Jouer sans attendre
way-goal-duel = Dix plis font une manche, trois manches une partie. Après chaque manche, un marqueur avance vers Hyde d’autant de cases que vous avez de plis d’écart. Sur 10, Hyde a gagné ; s’il n’y arrive jamais, c’est Jekyll.
    .jekyll = veut l’équilibre : cinq plis chacun, et rien ne bouge.
    .hyde = veut l’écart : presque tous les plis, ou presque aucun.
    .odd = Aucune couleur n’est forte par elle-même. La première qui paraît dans la manche est la plus faible, la dernière la plus forte.
way-goal-partners = Deux équipes, sept plis par manche. Vos points sont multipliés par les actes de votre camp que vous avez ramassés. La première équipe à { $target } gagne.
    .jekyll = pose des flacons et cherche la Charité, la Pitié et le Remords.
    .hyde = pose des hauts-de-forme et cherche la Fureur, la Brutalité et le Meurtre.
    .odd = Rien ne vous oblige à jouer de votre main. Demandez une carte à n’importe qui, ami ou ennemi : il doit en donner une de votre camp, mais c’est lui qui la choisit.
way-goal-london = Deux âmes, un seul pion. Celui dont c’est le tour le promène dans Londres et paie chaque pas en jetons, que l’autre aura au tour suivant.
    .jekyll = cherche quatre remèdes, un de chaque couleur. Le quatrième le sauve.
    .hyde = noircit la psyché, jeton après jeton. Au troisième noir d’une même couleur, le docteur n’est plus.
    .odd = Ce que vous dépensez, votre adversaire le reçoit. Un long tour pour vous, c’est un riche tour pour lui.

## Strays

way-dead = Ce lien n’ouvre plus
    .advice = La table existe bien, mais sa clé a été changée, ou s’est perdue en chemin. Demandez un nouveau lien.
    .whose = { $people } peut vous en envoyer un : on y joue à { $game }.
way-foreign = Cette table n’est pas tenue ici
    .advice = Le lien vient peut-être d’un autre serveur, ou la table a été débarrassée depuis longtemps. Vérifiez l’adresse, ou demandez à qui vous l’a envoyée.
way-alone = Cette table n’est pas ici
    .advice = Derrière cette page, il n’y a pas de serveur : une partie reste sur l’appareil où elle se joue. Celle-ci est sur un autre appareil, ou a été retirée. Si l’on vous a envoyé un lien, ouvrez-le tel quel, ou jouez ici.
way-full = Toutes les places sont prises
    .advice = { $status ->
    [over] Cette partie est terminée. Vous pouvez voir comment elle a fini, ou en jouer une vous-même.
    [gathering] D’autres ont été plus rapides. Vous pourrez les regarder quand ils commenceront, ou jouer de votre côté.
   *[other] La partie a commencé. Vous pouvez la regarder, ou jouer de votre côté.
}
way-nowhere = Il n’y a rien ici
    .advice = Personne n’habite à cette adresse, et le brouillard n’en dit rien. Peut-être une lettre s’est-elle perdue en chemin.
way-watch = { $status ->
    [over] Voir la fin
   *[other] Regarder
}
