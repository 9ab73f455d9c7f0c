### Auf ein Spiel zurückblicken und prüfen, ob ehrlich gegeben wurde.

page-replay-title = Rückblick
page-replay-cannot = Diese Partie lässt sich nicht zeigen
page-replay-steps = Schritte
page-replay-first = Zum Anfang
    .key = Zum Anfang (Pos 1)
page-replay-moment-back = Zum vorigen Augenblick
    .key = Zum vorigen Augenblick (Bild auf)
page-replay-back = Einen Zug zurück
    .key = Einen Zug zurück (←); zum vorigen Stich oder Zug: Umschalt und ←
page-replay-on = Einen Zug weiter
    .key = Einen Zug weiter (→); zum nächsten Stich oder Zug: Umschalt und →
page-replay-moment-on = Zum nächsten Augenblick
    .key = Zum nächsten Augenblick (Bild ab)
page-replay-last = Zum Ende
    .key = Zum Ende (Ende)
page-replay-open = Alles offen
page-replay-moments = Augenblicke
page-replay-kind-transformation = Eine Verwandlung
page-replay-kind-potion = Ein Trank
page-replay-kind-research = Eine Forschung
page-replay-kind-cure = Ein Heilmittel
page-replay-kind-black = Eine Marke wird schwarz
page-replay-kind-score = Die Wertung
page-replay-kind-end = Das Ende
page-replay-before = Vor dem ersten Zug
page-replay-explained = Die Wertung im Einzelnen
page-replay-share-text = Utterson, { $game }, Zug { $at }: { $told }
page-replay-moment = Augenblick der Partie
page-replay-move-of = Zug { $at } von { $end }
page-replay-eyes = Gesehen von
page-replay-public = Zuschauer
page-replay-fair = Wurde ehrlich gegeben?
page-replay-share = Link zu diesem Augenblick kopieren
page-replay-shared = Kopiert: ein Satz und ein Link, der die ganze Partie enthält. Wer ihn öffnet, sieht diesen Augenblick.
page-replay-in-address = Der Browser lässt die Seite nicht kopieren. Der Link steht jetzt in der Adresszeile: Kopiere ihn dort.
page-replay-line = Zeile { $line }
page-replay-malformed = Zeile { $line }, Spalte { $column } ist nicht das, was in einer Aufzeichnung dort steht: { $reason }. Öffne die Datei in einem Editor, um es zu sehen, oder versuche eine andere.
page-replay-illegal = Zeile { $line }, Spalte { $column } verstößt gegen eine Regel. { $reason } Bis dahin war die Partie in Ordnung: Schneide die Aufzeichnung vor dieser Zeile ab, dann lässt sich alles davor zeigen.
page-replay-under-way = Diese Aufzeichnung stammt aus einer laufenden Partie: Sie enthält nur, was einer wusste. Ist die Partie zu Ende, gibt der Tisch die ganze Aufzeichnung heraus.
page-replay-unbegun = Die Aufzeichnung endet, bevor die Partie beginnt: Es gibt nichts anzusehen.
page-replay-no-such-seat = Auf diesem Platz saß niemand. Wähle einen anderen Blickwinkel.
page-replay-unreachable = Der Server antwortet nicht. Nichts ist verloren: Versuche es gleich noch einmal.
page-replay-other = Der Server konnte diese Aufzeichnung gerade nicht lesen. Versuche es gleich noch einmal.
page-replay-no-record = Hier ist keine Aufzeichnung. Einen Rückblick gibt es erst, wenn die Partie zu Ende ist; sonst öffne ihre Aufzeichnung auf der Startseite.

page-fair-title = Wurde ehrlich gegeben?
page-fair-fair = { $draws ->
    [one] Ja. Die eine Ziehung dieser Partie folgt aus einem Geheimnis, das feststand, bevor jemand bereit war.
   *[other] Ja. Alle { $draws } Ziehungen dieser Partie folgen aus einem Geheimnis, das feststand, bevor jemand bereit war.
}
page-fair-no-secret = Das lässt sich nicht prüfen: Die Aufzeichnung enthält kein Geheimnis. Laufende Partien behalten es für sich, und Aufzeichnungen von anderswo haben vielleicht keines.
page-fair-bad-record = Das lässt sich nicht prüfen: Dieser Aufzeichnung kann die Seite nicht folgen.
page-fair-broken-commitment = Nein. Das Geheimnis ist nicht das, das der Server versprochen hatte.
page-fair-other-seats = Nein. Das Los hätte die Spieler anders gesetzt.
page-fair-other-draw = Nein. Mindestens eine Ziehung folgt nicht aus dem Geheimnis.
page-fair-promised = Bevor jemand bereit war, zeigte der Server diesen Fingerabdruck seines Geheimnisses:
page-fair-hashed = Jetzt, nach der Partie, ist das Geheimnis bekannt, und dies ist sein Fingerabdruck, von deinem Browser berechnet:
page-fair-mixed = Jeder Spieler gab vor der Partie eigene Zufallszahlen dazu, sodass nicht einmal der Server die Karten wählen konnte.
page-fair-drawn = Aus beidem zusammen folgt jede Ziehung, in dieser Reihenfolge:
page-fair-draws = Die Ziehungen
page-fair-recorded = In der Aufzeichnung steht:
