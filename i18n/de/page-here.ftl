# Was dieses Gerät aufbewahrt, und die Seite ohne Netz.
page-my-at-here = auf diesem Gerät
page-my-at-server = auf dem Server
page-here-title = Partien auf diesem Gerät
page-here-about = Partien gegen den Computer und gemeinsam an diesem Gerät werden in diesem Browser aufbewahrt. Speichern Sie sie als Datei, um sie anderswohin mitzunehmen; wer die Datei liest, kann alle Karten sehen.
page-here-save = Alle Partien speichern
page-here-take = Gespeicherte Partien übernehmen
page-here-saved = Ihre Partien sind als Datei gespeichert.
page-here-taken =
    { $taken ->
        [0] Kein Tisch ist neu.
        [one] Ein Tisch wurde übernommen.
       *[other] { $taken } Tische wurden übernommen.
    } { $known ->
        [0] {""}
        [one] Einer war schon da.
       *[other] { $known } waren schon da.
    } { $unreadable ->
        [0] {""}
        [one] Einer war nicht lesbar.
       *[other] { $unreadable } waren nicht lesbar.
    }
page-here-not-ours = { $file } enthält keine gespeicherten Partien.
page-here-full = In diesem Browser ist kein Platz für diese Partien.
page-here-notice-not-kept = Dieser Browser lässt uns keine Partien aufbewahren. Diese dauert, bis Sie die Seite schließen.
page-here-notice-newer = Ein neueres Utterson hat Ihre Partien in diesem Browser aufbewahrt, und diese Seite kann sie nicht lesen. Diese Partie dauert, bis Sie die Seite schließen.
page-here-notice-full = In diesem Browser ist kein Platz mehr. Ihr Zug gilt, sobald wieder welcher da ist; von allem davor ist nichts verloren.
page-here-notice-no-network = Was der Champion gelernt hat, lässt sich gerade nicht laden. Er spielt wie zuvor.
page-here-notice-lost = Die Partie stand einen Augenblick still. Sie geht bei Ihrem letzten Zug weiter.
page-newer = Ein neueres Utterson ist da.
page-newer-take = Laden
page-newer-later = Später
page-lost-damaged = Dieser Tisch ist nicht lesbar
    .advice = Was dieser Browser davon aufbewahrt hat, ist beschädigt. Ihre anderen Tische sind unberührt.
page-trouble-not-here = Für einen solchen Tisch braucht es einen Server.
