### Revoir une partie, et vérifier la donne.

page-replay-title = Revoir la partie
page-replay-cannot = Impossible de montrer cette partie
page-replay-steps = Pas à pas
page-replay-first = Au début
    .key = Au début (Origine)
page-replay-moment-back = Au moment précédent
    .key = Au moment précédent (Page préc.)
page-replay-back = Un coup en arrière
    .key = Un coup en arrière (←) ; pli ou tour précédent : Maj et ←
page-replay-on = Un coup en avant
    .key = Un coup en avant (→) ; pli ou tour suivant : Maj et →
page-replay-moment-on = Au moment suivant
    .key = Au moment suivant (Page suiv.)
page-replay-last = À la fin
    .key = À la fin (Fin)
page-replay-open = Tout à découvert
page-replay-moments = Moments
page-replay-kind-transformation = Une transformation
page-replay-kind-potion = Une potion
page-replay-kind-research = Une recherche
page-replay-kind-cure = Un remède
page-replay-kind-black = Un jeton devient noir
page-replay-kind-score = Le score
page-replay-kind-end = La fin
page-replay-before = Avant le premier coup
page-replay-explained = Le score en détail
page-replay-share-text = Utterson, { $game }, coup { $at } : { $told }
page-replay-moment = Moment de la partie
page-replay-move-of = Coup { $at } sur { $end }
page-replay-eyes = Vu par
page-replay-public = Un spectateur
page-replay-fair = La donne était-elle loyale ?
page-replay-share = Copier un lien vers ce moment
page-replay-shared = Copié : une phrase et un lien qui contient toute la partie. Quiconque l’ouvre voit ce moment.
page-replay-in-address = Le navigateur ne laisse pas la page copier. Le lien est maintenant dans la barre d’adresse : copiez-le là.
page-replay-line = Ligne { $line }
page-replay-malformed = Ligne { $line }, colonne { $column } : ce n’est pas ce qu’un relevé contient à cet endroit ({ $reason }). Ouvrez le fichier dans un éditeur pour le voir, ou essayez-en un autre.
page-replay-illegal = La ligne { $line }, colonne { $column }, enfreint une règle. { $reason } Jusque-là, la partie était régulière : coupez le relevé avant cette ligne, et tout ce qui précède pourra être montré.
page-replay-under-way = Ce relevé a été pris en pleine partie : il ne contient que ce qu’un joueur savait. La partie finie, sa table donnera le relevé complet.
page-replay-unbegun = Le relevé s’arrête avant le début de la partie : il n’y a rien à revoir.
page-replay-no-such-seat = Personne n’occupait cette place. Choisissez un autre point de vue.
page-replay-unreachable = Le serveur ne répond pas. Rien n’est perdu : réessayez dans un instant.
page-replay-other = Le serveur n’a pas pu lire ce relevé à l’instant. Réessayez dans un moment.
page-replay-no-record = Il n’y a pas de relevé ici. Une partie ne se revoit qu’une fois finie ; sinon, ouvrez son relevé depuis l’accueil.

page-fair-title = La donne était-elle loyale ?
page-fair-fair = { $draws ->
    [one] Oui. L’unique tirage de cette partie découle d’un secret fixé avant que quiconque soit prêt.
   *[other] Oui. Les { $draws } tirages de cette partie découlent d’un secret fixé avant que quiconque soit prêt.
}
page-fair-no-secret = Impossible de vérifier : le relevé ne contient pas de secret. Une partie en cours le garde pour elle, et un relevé venu d’ailleurs peut ne pas en avoir.
page-fair-bad-record = Impossible de vérifier : la page ne sait pas suivre ce relevé.
page-fair-broken-commitment = Non. Le secret n’est pas celui que le serveur avait promis.
page-fair-other-seats = Non. Le tirage aurait placé les joueurs autrement.
page-fair-other-draw = Non. Au moins un tirage ne découle pas du secret.
page-fair-promised = Avant que quiconque soit prêt, le serveur a montré cette empreinte de son secret :
page-fair-hashed = La partie finie, le secret est connu, et voici son empreinte, calculée par votre navigateur :
page-fair-mixed = Chaque joueur a ajouté ses propres nombres aléatoires avant la partie : même le serveur ne pouvait pas choisir les cartes.
page-fair-drawn = Des deux réunis découle chaque tirage, dans cet ordre :
page-fair-draws = Les tirages
page-fair-recorded = Le relevé dit :
