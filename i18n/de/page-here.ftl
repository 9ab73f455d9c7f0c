# Was dieses Gerät aufbewahrt, und die Seite ohne Netz.
page-my-at-here = auf diesem Gerät
page-my-at-server = auf dem Server
page-my-remove = { $table } entfernen
page-my-remove-title = Diesen Tisch entfernen?
page-my-remove-about = { $table }: Die Partie verschwindet mit allen Zügen von diesem Gerät, und niemand kann sie zurückholen.
page-my-remove-sure = Entfernen
page-my-remove-not = Behalten
page-here-title = Partien auf diesem Gerät
page-here-about = Deine Partien gegen den Computer und gemeinsam an diesem Gerät werden in diesem Browser aufbewahrt, ebenso deine Einstellungen und wie weit du in den Lektionen bist. Speichere alles als Datei, um es anderswohin mitzunehmen; wer die Datei liest, kann alle Karten sehen.
page-here-save = Alles speichern
page-here-take = Gespeichertes laden
page-here-saved = Alles, was du hier hast, ist als Datei gespeichert.
page-here-taken =
    { $taken ->
        [0] Kein Tisch ist neu.
        [one] Ein Tisch wurde geladen.
       *[other] { $taken } Tische wurden geladen.
    } { $known ->
        [0] {""}
        [one] Einer war schon da.
       *[other] { $known } waren schon da.
    } { $unreadable ->
        [0] {""}
        [one] Einer war nicht lesbar.
       *[other] { $unreadable } waren nicht lesbar.
    }
page-here-not-ours = { $file } enthält nichts, was hier gespeichert wurde.
page-here-full = In diesem Browser ist kein Platz für diese Partien.
page-here-notice-not-kept = Dieser Browser lässt uns keine Partien aufbewahren. Diese bleibt nur, bis du die Seite schließt.
page-here-notice-newer = Eine neuere Version von Utterson hat deine Partien in diesem Browser gespeichert, und diese Seite kann sie nicht lesen. Diese Partie bleibt nur, bis du die Seite schließt.
page-here-notice-full = In diesem Browser ist kein Platz mehr. Dein Zug gilt, sobald wieder welcher da ist; nichts davor ist verloren.
page-here-notice-no-network = Was der Meister gelernt hat, lässt sich gerade nicht laden. Er spielt wie zuvor.
page-here-notice-weaker = Ein Programm konnte nicht weiterspielen. Das nächstschwächere spielt an seiner Stelle.
page-here-notice-no-bot = Gerade kann hier kein Programm ziehen. Die Seite versucht es weiter; nichts ist verloren.
page-here-notice-lost = Die Partie stand einen Augenblick still. Sie geht bei deinem letzten Zug weiter.
page-newer = Eine neue Version von Utterson ist da.
page-newer-take = Laden
page-newer-later = Später
page-lost-damaged = Dieser Tisch ist nicht lesbar
    .advice = Was dieser Browser davon aufbewahrt hat, ist beschädigt. Deine anderen Tische sind unberührt.
page-trouble-not-here = Für einen solchen Tisch braucht es einen Server.
