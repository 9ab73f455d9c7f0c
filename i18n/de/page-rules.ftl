### Das Regelheft in der Seite. Seine Regeln stehen in rules-GAME.ftl.

page-rules-title = Die Regeln von { $game }
page-rules-rulebook = Regelheft
page-rules-books = Regelhefte
page-rules-home = Startseite
page-rules-book-partners = Partner
page-rules-book-duel = Duell
page-rules-book-london = London
page-rules-search = In den Regeln suchen: ein Wort oder eine Nummer wie D3.2
page-rules-found = { $count ->
    [0] Keine Regel enthält diese Wörter.
    [one] Eine Regel enthält diese Wörter.
   *[other] { $count } Regeln enthalten diese Wörter.
}
page-rules-nothing = Nichts gefunden. Versuche ein kürzeres Wort, oder leere das Feld, um alle Regeln zu sehen.
page-rules-contents = Kapitel
page-rules-tips = Guter Rat
