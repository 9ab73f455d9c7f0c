### Das Spielbrett von london.

## Stand

page-london-turn = { $side } am Zug · { $turn } von { $turns }
page-london-tokens-left = { $tokens ->
    [one] Noch { $tokens } von 12 Marken
   *[other] Noch { $tokens } von 12 Marken
}
page-london-at = Ort: { $place }
page-london-here = { $ground ->
    [grey] grau
   *[white] weiß
}, { $count ->
    [0] keine Aktion übrig
    [one] noch eine Aktion
   *[other] noch { $count } Aktionen
}
page-london-standing = { $side } am Zug, Zug { $turn } von { $turns }. { $tokens ->
    [one] Noch { $tokens } von 12 Marken ist übrig.
   *[other] Noch { $tokens } von 12 Marken sind übrig.
} Die Spielfigur steht hier: { $place }.

## Der Stadtplan

page-london-map = Der Stadtplan: { $name }
page-london-river = Die Themse
page-london-tools = Werkzeuge des Plans
page-london-tool-fit = Den ganzen Plan zeigen
page-london-tool-closer = Näher heran
page-london-tool-farther = Weiter weg
page-london-tool-pieces = Spielsteine ausblenden
page-london-tool-costs = Kosten anzeigen
page-london-tool-key = Legende des Plans
page-london-key-path-white = Jekyll zahlt 1 Punkt, und niemand kann das ändern.
page-london-key-path-grey = Jekyll zahlt 1 Punkt; spielt Hyde eine Karte, einer mehr in ihrer Farbe.
page-london-key-path-black = Jekyll zahlt 1 Punkt in einer Farbe aus dem Beutel; danach darf Hyde eine Karte spielen.
page-london-key-ground-white = Hyde zahlt 2 Punkte, um herzukommen. Die meisten seiner Aktionen brauchen einen grauen Ort.
page-london-key-ground-grey = Hyde zahlt 1 Punkt, um herzukommen; 2, wenn Jekyll eine Karte dagegen spielt.
page-london-key-white-token = Von Jekyll gelegt: Der Ort ist weiß bis zum Ende von Hydes Zug, und Hyde kann dort nichts tun.
page-london-key-acted = Hier hat Hyde in diesem Zug gehandelt. Er darf es wieder, sobald er einen anderen grauen Ort betreten hat.
page-london-key-lab = Hier braut Jekyll Tränke und setzt Heilmittel an. Hyde kann hier eine Karte stehlen.
page-london-key-apothecary = Hier kann Jekyll eine Karte kaufen, die Hyde ausgegeben hat.
page-london-key-research = Ein Plättchen mit einem Rezept, das nicht das Heilmittel ist. Jekyll kann es nehmen, Hyde es verwüsten.
page-london-key-black-token = Auf einem Plättchen: Forschen kostet einen Punkt mehr. Auf der Uhr: ein Schritt zu Hydes Sieg.
page-london-tile-lying = das Plättchen liegt verdeckt da
page-london-tile-trashed = das Plättchen liegt unter einer schwarzen Marke
page-london-tile-gone = das Plättchen ist fort
page-london-whitened = unter einer weißen Marke
page-london-acted-here = Hyde hat hier in diesem Zug gehandelt
page-london-acted = Hier hat Hyde gehandelt: { $places }. Dort wieder erst nach einem anderen grauen Ort.
page-london-pawn-here = hier steht die Spielfigur, { $face } oben
page-london-can-choose = wählbar

## Was gefragt ist

page-london-act = Was tun
page-london-asked-act = Du bist am Zug: Geh einen Weg, oder wähle eine Aktion.
page-london-asked-pay = Zu bezahlen: { $what }.
page-london-asked-raise = { $mover } ist unterwegs: { $goal }. Mit einer Karte verteuern?
page-london-asked-window = Einen grauen Ort aufhellen? Heb eine Karte an, dann wähle den Ort.
page-london-asked-discard = Du hast mehr als fünf Karten. Leg eine ab.
page-london-asked-whites = Geheilt! Zwei weiße Marken in den Beutel legen?
page-london-asked-lift = Der schwarze Vorrat ist leer: Wähle ein verwüstetes Plättchen, dessen schwarze Marke genommen wird.
page-london-waiting-setup = Die Rezepte werden ausgelegt.
page-london-waiting-act = { $who } ({ $side }) überlegt.
page-london-waiting-pay = { $who } ({ $side }) zahlt: { $what }.
page-london-waiting-raise = { $mover } ist unterwegs: { $goal }. { $who } darf eine Karte dagegen spielen.
page-london-waiting-window = { $who } (Jekyll) darf einen Ort aufhellen.
page-london-waiting-toll = Für den schwarzen Weg wird eine Marke aus dem Beutel gezogen: { $goal }.
page-london-waiting-draw = { $mover } zieht vom Stapel.
page-london-waiting-trash = Eine Marke wird aus dem Beutel gezogen.
page-london-waiting-steal = Hyde greift in Jekylls Hand.
page-london-waiting-penalty = Die Mischung war falsch: Drei Marken werden aus dem Beutel gezogen.
page-london-waiting-lift = { $who } (Hyde) wählt ein Plättchen, dessen schwarze Marke genommen wird.
page-london-waiting-whites = { $who } (Jekyll) darf weiße Marken in den Beutel legen.
page-london-waiting-discard = { $who } ({ $side }) hat zu viele Karten und legt ab.
page-london-over-jekyll = Alle vier Laster sind geheilt: Jekyll hat gewonnen.
page-london-over-hyde = Drei Marken eines Lasters sind schwarz: Hyde hat gewonnen.
page-london-over-draw = Der letzte Zug ist vorbei: Unentschieden.

## Vor einer Aktion

page-london-fare-hyde-white = 2 Punkte: Der Ort ist weiß.
page-london-fare-hyde-grey = { $held ->
    [0] 1 Punkt: Der Ort ist grau, und Jekyll hat keine Karte dagegen.
    [one] 1 Punkt; 2, wenn Jekyll seine Karte spielt.
   *[other] 1 Punkt; 2, wenn Jekyll eine seiner { $held } Karten spielt.
}
page-london-renews = Ein grauer Ort: Danach darfst du hier wieder handeln: { $places }.
page-london-fare-jekyll-white = 1 Punkt: Einen weißen Weg kann niemand verteuern.
page-london-fare-jekyll-grey = { $held ->
    [0] 1 Punkt: Hyde hat keine Karte dagegen.
    [one] 1 Punkt; spielt Hyde seine Karte, einer mehr in ihrer Farbe.
   *[other] 1 Punkt; spielt Hyde eine seiner { $held } Karten, einer mehr in ihrer Farbe.
}
page-london-fare-jekyll-black = { $held ->
    [0] 1 Punkt in der Farbe, die aus dem Beutel kommt. Kannst du ihn nicht zahlen, endet dein Zug.
   *[other] 1 Punkt in der Farbe, die aus dem Beutel kommt; kannst du ihn nicht zahlen, endet dein Zug. Danach darf Hyde eine Karte spielen: ein Punkt mehr in ihrer Farbe.
}
page-london-odds = { $what }: { $count } von { $all }
page-london-odds-payable = bezahlbar
page-london-odds-lost = nicht bezahlbar: Zug zu Ende
page-london-do-move = Gehen: { $where }
page-london-do-whiten = { $where } aufhellen, mit einer Karte: { $colour }
page-london-do-lift = Die schwarze Marke vom Plättchen nehmen: { $where }
page-london-do-meet = { london-action-meet }: eine Karte nehmen: { $colour }
page-london-do-vice = { london-action-vice }: eine Karte ziehen
page-london-do-trash = { london-action-trash }: { $colour } nennen und aus dem Beutel ziehen
page-london-do-steal = { london-action-steal }: eine zufällige Karte von Jekyll
page-london-do-resist = { london-action-resist }: einen Satz { $colour } abgeben, eine Marke davon wird schwarz
page-london-do-buy = { london-action-buy }: eine Karte nehmen: { $colour }
page-london-do-mix = { london-action-mix }: zwei Karten ziehen
page-london-do-research = { london-action-research }: das Plättchen dieses Ortes nehmen
page-london-do-alleviate = { london-action-alleviate }: versuchen, { $colour } zu heilen
page-london-do-pass = { london-action-pass }: Deine übrigen Marken gehen an die andere Seite, und dein Zug endet
page-london-do-raise = Mit einer Karte verteuern: { $colour }
page-london-do-discard = Eine Karte ablegen: { $colour }
page-london-go = Bestätigen
page-london-cancel = Doch nicht
page-london-cost = { $points ->
    [one] kostet { $points } Punkt
   *[other] kostet { $points } Punkte
}
page-london-does-vice = Eine Karte vom Stapel ziehen.
page-london-does-meet = Eine Karte aus der Reihe Verirrte nehmen.
page-london-does-resist = Einen Satz abgeben: Eine Marke seiner Farbe wird schwarz.
page-london-does-trash = Eine Farbe nennen: Kommt sie aus dem Beutel, ist das Plättchen verwüstet.
page-london-does-steal = Eine zufällige Karte von Jekyll nehmen.
page-london-does-mix = Zwei Karten vom Stapel ziehen.
page-london-does-buy = Eine Karte aus der Reihe Apotheke nehmen.
page-london-does-research = Dieses Plättchen nehmen: Sein Rezept ist nicht das Heilmittel.
page-london-does-alleviate = Drei Karten abgeben: Die richtigen heilen ein Laster.
page-london-does-pass = Die übrigen Marken abgeben und den Zug beenden.
page-london-vain = { $count ->
    [one] { $count } weiterer Satz, der nicht das Heilmittel sein kann
   *[other] { $count } weitere Sätze, die nicht das Heilmittel sein können
}

## Zahlen

page-london-due = { $points ->
    [one] { $points } Punkt zu zahlen
   *[other] { $points } Punkte zu zahlen
}
page-london-due-demand = { $points ->
    [0] Ein Punkt zu zahlen, in { $colour }
    [one] { $points } Punkt zu zahlen, und einer in { $colour }
   *[other] { $points } Punkte zu zahlen, und einer in { $colour }
}
page-london-chosen-payment = Gewählt: { $what }.
page-london-pay-now = Zahlen
page-london-paying = Bezahlt: { $paid } von { $of }
page-london-black-pair = Zwei schwarze Marken
page-london-less = Weniger: { $what }
page-london-more = Mehr: { $what }
page-london-ways = Möglichkeiten zu zahlen
page-london-proposed = Vorschlag
page-london-pay-as-proposed = Immer wie vorgeschlagen zahlen

## Antworten

page-london-raise-with = Verteuern mit { $colour }
page-london-answering = Deine Antwort ist unterwegs. Alle Antworten dauern gleich lang, damit keine etwas verrät.
page-london-standing-answers = Feste Antworten
page-london-pass-turn = Für den Rest dieses Zuges verzichten
page-london-pass-lab = Verzichten, außer beim Labor
page-london-always-raise = Immer verteuern ({ $colour }), Ziel: { $where }
page-london-passing-never = Mich immer fragen
page-london-passing-this-turn = Für den Rest dieses Zuges verzichten
page-london-passing-away-from-lab = Verzichten, außer wenn die Spielfigur im Labor oder auf dem Weg dorthin ist
page-london-rule = Ziel { $where }: verteuern mit { $colour }
page-london-forget = Vergessen
page-london-whites-yes = Ja, zwei weiße Marken
page-london-whites-no = Nein

## Karten

page-london-none = keine
page-london-so-many = { $count } { $what }
page-london-hand-empty = Du hast keine Karten.
page-london-card-usable = spielbar
page-london-card-not-usable = jetzt nicht spielbar
page-london-row-displaced = Jekylls ausgegebene Karten; Hyde kann sie mit „Verirrte treffen“ nehmen.
page-london-row-apothecary = Hydes ausgegebene Karten; Jekyll kann sie mit „Trank kaufen“ nehmen.

## Was eben zu sehen war

page-london-from-bag = Aus dem Beutel:
page-london-drawn = Eine Karte wird gezogen.
page-london-stolen = Eine Karte wird gestohlen.
page-london-tile-found = Ein Plättchen wird genommen: { $colour }.
page-london-reveal-right = Das war das Heilmittel!
page-london-reveal-wrong = Das war nicht das Heilmittel.
page-london-reveal-turn_lost = Die verlangte Farbe ist nicht zu bezahlen: Der Zug ist zu Ende.
page-london-turned-black = Eine Marke wird schwarz: { $colour }.

## Die Psyche

page-london-panel-psyche = Psyche
page-london-clock = Die Psyche. Schwarze Marken: { $black }. { $tokens } von 12 Marken sind noch bei der Seite am Zug.
page-london-goal-hyde = Hyde gewinnt, wenn ein Viertel der Uhr ganz schwarz ist.
page-london-bag = { $count ->
    [one] Beutel: { $count } Marke
   *[other] Beutel: { $count } Marken
}
page-london-held = Karten von { $side }
page-london-known = bekannt:

## Das Notizbuch

page-london-panel-cure = Heilmittel
page-london-goal-jekyll = Jekyll gewinnt, wenn alle vier Laster geheilt sind.
page-london-notebook-jekyll = In jeder Spalte ist ein Rezept das Heilmittel. Was du erforscht oder vergeblich versucht hast, ist durchgestrichen.
page-london-notebook-other = In jeder Spalte ist ein Rezept das Heilmittel. Was vergeblich versucht wurde, ist durchgestrichen; von genommenen Plättchen ist nur die Spalte bekannt.
page-london-researched = { $count ->
    [0] kein Plättchen
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
page-london-mark-cured = Das war das Heilmittel.
page-london-mark-certain = Das muss das Heilmittel sein.
page-london-mark-taken = Nicht das Heilmittel: Sein Plättchen wurde gefunden.
page-london-mark-refuted = Nicht das Heilmittel: Es wurde versucht.
page-london-mark-open = Kann das Heilmittel sein.
page-london-noting = Ein Druck auf ein Rezept setzt dein eigenes Zeichen: Kreuz, Fragezeichen, Haken.
page-london-noted-none = Kein Zeichen von dir.
page-london-noted-no = Dein Zeichen: nein.
page-london-noted-maybe = Dein Zeichen: vielleicht.
page-london-noted-yes = Dein Zeichen: ja.
page-london-notes = Deine Notizen, auf diesem Gerät aufbewahrt

## Vorgelesen

page-london-read-hand = Deine Karten: { $cards }. Mit deinen Marken ergibt das { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
page-london-read-score = Geheilt: { $cured }. Schwarz geworden: { $black }.
page-london-read-others = Jekyll hat { $jekyll ->
    [one] { $jekyll } Karte
   *[other] { $jekyll } Karten
}, Hyde { $hyde ->
    [one] { $hyde } Karte
   *[other] { $hyde } Karten
}. Verirrte: { $displaced }. Apotheke: { $apothecary }. Im Beutel: { $bag }.
page-london-read-move = Gehen: { $places }
page-london-read-visit = { $count ->
    [0] Hier keine weitere Aktion.
    [one] Hier noch eine weitere Aktion.
   *[other] Hier noch { $count } weitere Aktionen.
}
page-london-read-no-moves = Du hast im Moment nichts zu wählen.
page-london-open-jekyll = Jekylls Hand
page-london-open-hyde = Hydes Hand
page-london-open-cures = Die Heilmittel
page-london-recap = { $count ->
    [one] Was im anderen Zug geschah
   *[other] Was im anderen Zug geschah: { $count } Schritte
}
page-london-figure-cures = Heilmittel gefunden
page-london-figure-black = schwarze einer Farbe, höchstens
page-london-figure-turns = Züge
page-london-score-title = Wie es endete, nach { $turns } Zügen
page-london-score-drawn = Nach { $turns } Zügen hat niemand gewonnen: unentschieden.
page-london-score-cures = { $count ->
    [0] Jekyll hat kein Heilmittel gefunden; vier hätte er gebraucht.
    [4] Jekyll hat das vierte Heilmittel gefunden und gewonnen.
   *[other] Jekyll hat { $count } der vier Heilmittel gefunden, die er braucht.
}
page-london-score-cure = { $found ->
    [yes] { $colour }: Das Heilmittel war { $cards } und wurde gefunden.
   *[no] { $colour }: Das Heilmittel war { $cards } und blieb verborgen.
}
page-london-score-black = { $count ->
    [0] { $colour }: Keine Marke ist schwarz geworden.
    [one] { $colour }: Eine Marke ist schwarz geworden; mit der dritten gewinnt Hyde.
    [3] { $colour }: Die dritte Marke ist schwarz geworden, und Hyde hat gewonnen.
   *[other] { $colour }: { $count } Marken sind schwarz geworden; mit der dritten gewinnt Hyde.
}
