### Zusammen: wer zuschaut, eine Karte für den Tisch, und ein Wort, wenn man am Zug ist.

page-watching = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Leute schauen zu
}
page-shared = Für { $names } spielt eine einzige Person.
page-card = Eine Karte für diesen Tisch
page-card-invites = Ein Platz ist für dich frei
page-card-shows = Komm und schau zu
page-card-scan = Scanne den Code, und du bist am Tisch.
page-card-open-seat = frei
page-card-save = Als Bild speichern
page-card-print = Drucken
page-card-unsaved = Der Browser lässt die Seite kein Bild zeichnen. Drucke die Karte, oder kopiere den Link.
page-set-notify = Wenn ich in einer langsamen Partie am Zug bin
page-set-notify-off = Nichts sagen
page-set-notify-on = Benachrichtigen
page-notify-refused = Dein Browser lässt diese Seite keine Benachrichtigungen zeigen. Erlaube sie in seinen Einstellungen für diese Seite, und schalte sie wieder ein.
page-notify-title = Du bist am Zug: { $game }
page-notify-waits = { $others } wartet auf dich.
page-notify-alone = Der Tisch wartet auf dich.
