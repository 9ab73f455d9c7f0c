### Apprendre : la page des leçons, et le cadre d’une leçon. Ce que dit une leçon est dans lesson-<game>.ftl.

page-learn-title = Apprendre à jouer
page-learn-under = Prenez place. Mr Utterson distribue, vous jouez, et chaque carte enseigne une chose.
page-learn-lessons = Les leçons
page-learn-minutes = { $minutes } minutes environ
page-learn-partners = Jouez une manche entière : demander des cartes, départager les égalités, se transformer, multiplier ses points.
page-learn-duel = Jouez les deux rôles : pourquoi Jekyll aime l’équilibre, et ce que peut une potion.
page-learn-london = Parcourez le brouillard en Hyde puis en Jekyll : ce que coûte un pas, et comment se trouve un remède.
page-learn-progress = { $done ->
    [0] Pas encore commencée
    [one] { $done } chapitre sur { $all }
   *[other] { $done } chapitres sur { $all }
}
page-learn-begin = Commencer
page-learn-resume = Reprendre
page-learn-few-minutes = Apprendre en quelques minutes
page-learn-page = La leçon
page-learn-chapter = Chapitre { $number } sur { $all }
page-learn-chapters = Chapitres
page-learn-done = terminé
page-learn-watch = Regardez la table…
page-learn-your-move = À vous de jouer, sur la table
page-learn-early = Lisez d’abord la suite : touchez « Continuer », ce sera bientôt à vous.
page-learn-rule = Règle { $rule }
page-learn-back = Retour
page-learn-next = Continuer
page-learn-show = Montrez-moi
page-learn-at-once = Passer
page-learn-take-back = Reprendre ce coup
page-learn-restart = Recommencer
page-learn-leave = Quitter la leçon
page-learn-finished = Vous connaissez tout le jeu
page-learn-you-know = Ce que vous savez maintenant
page-learn-play = Jouer contre des adversaires faciles
page-learn-others = Les autres leçons
