### Wie es dem Server geht, und was er über die Person weiß, die nachsieht.

page-status-title = Der Server
page-status-ready = Alles in Ordnung
    .advice = Züge werden gespeichert, bevor sie beantwortet werden.
page-status-full = Die Festplatte ist voll
    .advice = Laufende Partien müssen vielleicht warten, bis Platz geschaffen ist. Was gespielt wurde, ist sicher.
page-status-hangs = Die Festplatte antwortet nicht
    .advice = Züge können gerade nicht gespeichert werden. Was gespielt wurde, ist sicher; versuche es in einer Minute wieder.
page-status-closed = Der Server fährt herunter
    .advice = Er ist gleich wieder da. Was gespielt wurde, ist sicher.
page-status-unreachable = Der Server antwortet nicht
    .advice = Vielleicht startet er gerade neu, oder du bist offline. Diese Seite fragt weiter nach.
page-status-playing = Laufende Partien
page-status-sockets = Menschen an den Tischen
page-status-over = Beendete Partien, aufbewahrt
page-status-up = In Betrieb seit
page-status-hours = { $hours ->
    [0] weniger als einer Stunde
    [one] einer Stunde
   *[other] { $hours } Stunden
}
page-status-version = Version
page-status-data = Deine Daten
    .advice = Sichere alles, was dieser Server über dich weiß, oder lass es löschen. Deine Plätze gehören dann niemandem mehr, Tische, an denen nur du gesessen hast, verschwinden, und in den Aufzeichnungen der anderen hast du keinen Namen mehr.
page-status-data-save = Meine Daten sichern
page-status-forget = Alles über mich löschen
page-status-forget-sure = Wirklich alles löschen
page-status-forgotten = Dieser Server weiß nichts mehr über dich.
