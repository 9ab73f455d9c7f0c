### Lernen: die Seite der Lektionen und der Rahmen einer Lektion. Was eine Lektion sagt, steht in lesson-<game>.ftl.

page-learn-title = Spielen lernen
page-learn-under = Nimm Platz. Mr. Utterson gibt, du spielst, und jede Karte lehrt dich eine Sache.
page-learn-lessons = Die Lektionen
page-learn-minutes = Etwa { $minutes } Minuten
page-learn-partners = Spiel eine ganze Runde: um Karten bitten, Gleichstände, Verwandlungen und Punkte, die sich vervielfachen.
page-learn-duel = Spiel beide Rollen: warum Jekyll den Ausgleich liebt und was ein Trank vermag.
page-learn-london = Geh als Hyde und als Jekyll durch den Nebel: was ein Schritt kostet und wie man ein Heilmittel findet.
page-learn-progress = { $done ->
    [0] Noch nicht begonnen
   *[other] { $done } von { $all } Kapiteln beendet
}
page-learn-begin = Beginnen
page-learn-resume = Weiterlernen
page-learn-few-minutes = In wenigen Minuten lernen
page-learn-page = Die Lektion
page-learn-chapter = Kapitel { $number } von { $all }
page-learn-chapters = Kapitel
page-learn-done = beendet
page-learn-watch = Schau auf den Tisch …
page-learn-your-move = Dein Zug, auf dem Tisch
page-learn-early = Lies erst weiter: Mit „Weiter“ bist du gleich am Zug.
page-learn-rule = Regel { $rule }
page-learn-back = Zurück
page-learn-next = Weiter
page-learn-show = Zeig es mir
page-learn-at-once = Überspringen
page-learn-take-back = Zug zurücknehmen
page-learn-restart = Von vorn beginnen
page-learn-leave = Lektion verlassen
page-learn-finished = Das ist das ganze Spiel
page-learn-you-know = Was du jetzt weißt
page-learn-play = Jetzt spielen, gegen leichte Gegner
page-learn-others = Die anderen Lektionen
