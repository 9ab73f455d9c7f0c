# Ce que garde cet appareil, et la page sans réseau.
page-my-at-here = sur cet appareil
page-my-at-server = sur le serveur
page-my-remove = Supprimer { $table }
page-my-remove-title = Supprimer cette table ?
page-my-remove-about = { $table } : la partie sera supprimée de cet appareil avec tous ses coups, et personne ne pourra la rétablir.
page-my-remove-sure = La supprimer
page-my-remove-not = La garder
page-here-title = Parties sur cet appareil
page-here-about = Vos parties contre l’ordinateur ou à plusieurs sur cet appareil sont gardées dans ce navigateur, tout comme vos réglages et votre progression dans les leçons. Enregistrez le tout dans un fichier pour l’emporter ailleurs ; quiconque lit ce fichier peut voir toutes les cartes.
page-here-save = Tout enregistrer
page-here-take = Charger un fichier enregistré
page-here-saved = Tout ce que vous avez ici est enregistré dans un fichier.
page-here-taken =
    { $taken ->
        [0] Aucune nouvelle table.
        [one] Une table a été chargée.
       *[other] { $taken } tables ont été chargées.
    } { $known ->
        [0] {""}
        [one] Une était déjà là.
       *[other] { $known } étaient déjà là.
    } { $unreadable ->
        [0] {""}
        [one] Une n’a pas pu être lue.
       *[other] { $unreadable } n’ont pas pu être lues.
    }
page-here-not-ours = { $file } ne contient rien qui ait été enregistré ici.
page-here-full = Ce navigateur n’a pas assez de place pour ces parties.
page-here-notice-not-kept = Ce navigateur ne nous laisse pas garder de parties. Celle-ci durera jusqu’à ce que vous fermiez la page.
page-here-notice-newer = Une version plus récente d’Utterson a gardé vos parties dans ce navigateur, et cette page ne sait pas les lire. Cette partie durera jusqu’à ce que vous fermiez la page.
page-here-notice-full = Ce navigateur n’a plus de place. Votre coup sera joué dès qu’il y en aura ; rien de ce qui précède n’est perdu.
page-here-notice-no-network = Ce que le champion a appris ne peut pas être chargé pour l’instant. Il joue comme avant.
page-here-notice-weaker = Un programme n’a pas pu continuer. Un autre, un peu moins fort, joue à sa place.
page-here-notice-no-bot = Aucun programme n’arrive à jouer pour l’instant. La page réessaie ; rien n’est perdu.
page-here-notice-lost = La partie s’est arrêtée un instant. Elle reprend à votre dernier coup.
page-newer = Une nouvelle version d’Utterson est prête.
page-newer-take = La charger
page-newer-later = Plus tard
page-lost-damaged = Cette table est illisible
    .advice = Ce que ce navigateur en a gardé est abîmé. Vos autres tables sont intactes.
page-trouble-not-here = Il faut un serveur pour une telle table.
