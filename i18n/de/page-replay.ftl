### Auf ein Spiel zurückblicken und prüfen, ob ehrlich gegeben wurde.

page-replay-title = Rückblick
page-replay-cannot = Dieses Spiel lässt sich nicht zeigen
page-replay-steps = Schritte
page-replay-first = Zum Anfang
page-replay-back = Einen Zug zurück
page-replay-on = Einen Zug weiter
page-replay-last = Zum Ende
page-replay-moment = Augenblick des Spiels
page-replay-move-of = Zug { $at } von { $end }
page-replay-eyes = Gesehen von
page-replay-public = Zuschauer
page-replay-fair = Wurde ehrlich gegeben?
page-replay-share = Link zu diesem Augenblick kopieren
page-replay-shared = Der Link ist kopiert.
page-replay-malformed = Zeile { $line }, Spalte { $column } ist nicht das, was in einer Aufzeichnung dort steht: { $reason }. Öffne die Datei in einem Editor, um es zu sehen, oder versuche eine andere.
page-replay-illegal = Zeile { $line } verstößt gegen eine Regel. { $reason }
page-replay-unbegun = Die Aufzeichnung endet, bevor das Spiel beginnt: Es gibt nichts zurückzublicken.
page-replay-no-such-seat = Auf diesem Platz saß niemand. Wähle andere Augen.
page-replay-unreachable = Der Server antwortet nicht. Nichts ist verloren: Versuche es gleich noch einmal.
page-replay-other = Der Server konnte diese Aufzeichnung gerade nicht lesen. Versuche es gleich noch einmal.
page-replay-no-record = Hier ist keine Aufzeichnung. Solange ein Spiel läuft, gibt es keinen Rückblick; sonst öffne seine Aufzeichnung auf der Startseite.

page-fair-title = Wurde ehrlich gegeben?
page-fair-fair = { $draws ->
    [one] Ja. Die eine Ziehung dieses Spiels folgt aus einem Geheimnis, das feststand, bevor jemand bereit war.
   *[other] Ja. Alle { $draws } Ziehungen dieses Spiels folgen aus einem Geheimnis, das feststand, bevor jemand bereit war.
}
page-fair-no-secret = Das lässt sich nicht prüfen: Die Aufzeichnung enthält kein Geheimnis. Laufende Spiele behalten es für sich, und Aufzeichnungen von anderswo haben vielleicht keines.
page-fair-bad-record = Das lässt sich nicht prüfen: Dieser Aufzeichnung kann die Seite nicht folgen.
page-fair-broken-commitment = Nein. Das Geheimnis ist nicht das, was der Server versprochen hatte.
page-fair-other-seats = Nein. Das Los hätte die Spieler anders gesetzt.
page-fair-other-draw = Nein. Mindestens eine Ziehung folgt nicht aus dem Geheimnis.
page-fair-promised = Bevor jemand bereit war, zeigte der Server diesen Fingerabdruck seines Geheimnisses:
page-fair-hashed = Jetzt, nach dem Spiel, ist das Geheimnis bekannt, und dies ist sein Fingerabdruck, von deinem Browser berechnet:
page-fair-mixed = Jeder Spieler gab vor dem Spiel eigene Zufallszahlen dazu, sodass nicht einmal der Server die Karten wählen konnte.
page-fair-drawn = Aus beidem zusammen folgt jede Ziehung, in dieser Reihenfolge:
page-fair-draws = Die Ziehungen
page-fair-recorded = In der Aufzeichnung steht:
