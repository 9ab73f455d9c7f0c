### Das Brett von partners auf der Seite.

## Die Zeile über der Hand

page-partners-turn = { $side ->
    [jekyll] Du bist am Zug: Lege eine Jekyll-Karte vor dich. Spiele eine, oder bitte jemanden darum.
   *[hyde] Du bist am Zug: Lege eine Hyde-Karte vor dich. Spiele eine, oder bitte jemanden darum.
}
page-partners-turn-ask = { $side ->
    [jekyll] Du bist am Zug, hast aber keine Jekyll-Karte. Bitte jemanden um eine.
   *[hyde] Du bist am Zug, hast aber keine Hyde-Karte. Bitte jemanden um eine.
}
page-partners-turn-solo = { $whose ->
    [ghost] Der Geist ist am Zug: Spiele eine Hyde-Karte aus einer deiner beiden Hände, oder bitte jemanden darum.
   *[own] Du bist am Zug: Spiele eine Hyde-Karte aus einer deiner beiden Hände, oder bitte jemanden darum.
}
page-partners-asked = { $is ->
    [ghost] Der Geist bittet dich um eine Hyde-Karte. Sie zählt für den Geist.
   *[other] { $side ->
        [jekyll] { $who } bittet dich um eine Jekyll-Karte. Sie zählt für { $who }.
       *[hyde] { $who } bittet dich um eine Hyde-Karte. Sie zählt für { $who }.
    }
}
page-partners-asked-ghost = { $side ->
    [jekyll] { $who } bittet den Geist um eine Karte: Wähle eine seiner Jekyll-Karten. Sie zählt für { $who }.
   *[hyde] { $who } bittet den Geist um eine Karte: Wähle eine seiner Hyde-Karten. Sie zählt für { $who }.
}
page-partners-wait = { $side ->
    [jekyll] { $who } spielt eine Jekyll-Karte oder bittet um eine.
   *[hyde] { $who } spielt eine Hyde-Karte oder bittet um eine.
}
page-partners-wait-asked = { $is ->
    [you] Du hast
    [ghost] Der Geist hat
   *[other] { $who } hat
} { $whom } um eine { $side ->
    [jekyll] Jekyll-Karte gebeten.
   *[hyde] Hyde-Karte gebeten.
}
page-partners-takes = { $is ->
    [you] Du gewinnst den Stich.
    [ghost] Der Geist gewinnt den Stich.
   *[other] { $who } gewinnt den Stich.
}
page-partners-nobody-takes = { $is ->
    [you] Eine Verwandlung: Niemand gewinnt den Stich. Die Karten bleiben liegen, und du spielst aus.
    [ghost] Eine Verwandlung: Niemand gewinnt den Stich. Die Karten bleiben liegen, und der Geist spielt aus.
   *[other] Eine Verwandlung: Niemand gewinnt den Stich. Die Karten bleiben liegen, und { $who } spielt aus.
}
page-partners-dealing = Die Karten werden ausgeteilt.
page-partners-over = Die Partie ist zu Ende.
page-partners-you-play-for = { $side ->
    [jekyll] Du spielst für Dr. Jekyll.
   *[hyde] Du spielst für Mr. Hyde.
}
page-partners-if-taken = Ginge der Stich an Jekyll: { $jekyll }; an Hyde: { $hyde }.

## Plätze

page-partners-ghost-of = { $is ->
    [you] Geist (von dir gespielt)
   *[other] Geist (von { $who } gespielt)
}
page-partners-played-by = { $is ->
    [you] von dir gespielt
   *[other] von { $who } gespielt
}
page-partners-ask-label = { $side ->
    [jekyll] { $who } um eine Jekyll-Karte bitten
   *[hyde] { $who } um eine Hyde-Karte bitten
}
page-partners-again = Bestätigen
page-partners-backs = { $jekyll } Jekyll, { $hyde } Hyde
page-partners-deciding = überlegt

## Karten

page-partners-card-transformation = { $card }, { $side }: niemand gewinnt ihren Stich
page-partners-card-character = { $card }, { $side }: Rang { $rank }, 1 Punkt
page-partners-card-scene = { $card }, { $side }: Szene (F), { $points } Punkte
page-partners-card-deed = { $card }, { $side }: Tat, Faktor { $factor }
page-partners-playable = { $card }; spielbar
page-partners-not-playable = { $card }; jetzt nicht spielbar
page-partners-from = { $is ->
    [you] von dir
    [ghost] vom Geist
   *[other] von { $who }
}
page-partners-lies = { $is ->
    [you] Vor dir: { $card }
    [ghost] Vor dem Geist: { $card }
   *[other] Vor { $who }: { $card }
}

## Der Stich

page-partners-ahead = höchste
page-partners-taken = gewinnt
page-partners-nobody = für niemanden
page-partners-leads = hat diesen Stich ausgespielt
page-partners-carried = { $count } liegen geblieben
page-partners-last-trick = Voriger Stich
page-partners-close = Schließen

## Die Wertung

page-partners-this-hand = Diese Runde
page-partners-product = { $points } Punkte mal { $factor } sind { $score }
page-partners-deed-won = gewonnen
page-partners-deed-lost = verloren
page-partners-deed-out = noch im Spiel
page-partners-to = bis { $target }
page-partners-round = Runde { $hand }, Stich { $trick } von 7
page-partners-how = Alle Punkte eines Teams, mal die Faktoren seiner eigenen Taten. Ohne eigene Tat bekommt ein Team nichts.
page-partners-result-of = Ergebnis der Runde { $hand }
page-partners-sheet = Bisherige Runden
page-partners-sheet-empty = Noch keine.

## Reiter

page-partners-panel-score = Stand
page-partners-panel-tricks = Stiche
page-partners-panel-rank = Ränge
page-partners-rank = Von hoch nach niedrig
page-partners-rank-equal = Die Seite einer Karte ist gleichgültig. Unter gleichen ist die zuerst gespielte höher.
page-partners-use-transformation = Einen Stich mit einer Verwandlung gewinnt niemand. Seine Karten gehen an den, der den nächsten Stich gewinnt; zu diesem spielt der Platz aus, vor dem die Verwandlung liegt.
page-partners-use-character = A bis E, je 1 Punkt.
page-partners-use-scene = Buchstabe F, 3 bis 7 Punkte, alle von gleichem Rang.
page-partners-use-deed = Die niedrigsten Karten. Eine Tat vervielfacht die Punkte des Teams ihrer Seite; beim anderen Team ist sie nichts wert.
page-partners-no-tricks = In dieser Runde ist noch keine Karte gespielt.
page-partners-trick-open = läuft

## Was die Tasten vorlesen

page-partners-no-cards = Du hast keine Karten.
page-partners-empty-table = Auf dem Tisch liegt keine Karte.
page-partners-reads-ahead = { $is ->
    [you] Deine Karte ist die höchste.
    [ghost] Die höchste Karte liegt vor dem Geist.
   *[other] Die höchste Karte liegt vor { $who }.
}
page-partners-reads-score = { $side }: { $points } Punkte mal { $factor } sind { $score }, mit { $deeds }.
page-partners-reads-score-none = { $side }: { $points } Punkte, aber noch keine Tat.
page-partners-reads-total = Gesamtstand: { $totals }. Gespielt wird bis { $target }.
page-partners-reads-backs = { $who } hat { $jekyll } Jekyll und { $hyde } Hyde
page-partners-reads-ghost = die Karten des Geistes sind { $cards }
page-partners-reads-ask = { $who } bitten
page-partners-figure-target = zum Sieg
page-partners-score-title = Runde { $number } im Einzelnen
page-partners-score-points = { $side } nahm { $count } Karten. Die Szenen, { $scenes }, und { $characters ->
    [0] keine Figur
    [one] eine Figur zu 1
   *[other] { $characters } Figuren zu je 1
} ergeben { $points } Punkte.
page-partners-score-no-points = { $count ->
    [0] { $side } nahm keine Karte: keine Punkte.
   *[other] { $side } nahm { $count } Karten, keine Szene oder Figur darunter: keine Punkte.
}
page-partners-score-deeds = Die eigenen Taten sind der Faktor: { $deeds }, zusammen { $factor }.
page-partners-score-no-deed = { $side } nahm keine eigene Tat: Der Faktor ist 0, und nichts zählt.
page-partners-score-lost = { $count ->
    [one] { $deeds } ging an das andere Team und zählt für niemanden.
   *[other] { $deeds } gingen an das andere Team und zählen für niemanden.
}
page-partners-score-product = { $side }: { $points } × { $factor } = { $score }.
page-partners-score-carried = In Stich { $trick } lag eine Verwandlung: Niemand gewann ihn, und seine Karten gingen in den nächsten Stich.
page-partners-score-nobody = Im siebten Stich lag eine Verwandlung: Die { $count } Karten, die liegen blieben, zählen für niemanden.
page-partners-score-total = { $who } bisher: { $before } + { $added } = { $total } von { $target }.
page-partners-score-over = { $target } ist erreicht, und einer liegt allein vorn: Die Partie ist zu Ende.
