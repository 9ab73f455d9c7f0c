### Ensemble : qui regarde, un carton pour la table, et un mot quand c’est à soi.

page-watching = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
page-shared = Une seule personne joue pour { $names }.
page-card = Une carte pour cette table
page-card-invites = Une place vous attend
page-card-shows = Venez regarder
page-card-scan = Scannez le code, et vous voilà à table.
page-card-open-seat = libre
page-card-save = Enregistrer l’image
page-card-print = Imprimer
page-card-unsaved = Le navigateur ne laisse pas la page dessiner une image. Imprimez la carte, ou copiez le lien.
page-set-notify = Quand c’est à moi dans une partie lente
page-set-notify-off = Ne rien dire
page-set-notify-on = Me prévenir
page-notify-refused = Votre navigateur ne laisse pas cette page vous prévenir. Autorisez-la dans les réglages du navigateur, puis réessayez.
page-notify-title = À vous de jouer : { $game }
page-notify-waits = { $others } vous attend.
page-notify-alone = La table vous attend.
