### The board of duel.

## Cards

# The letter on a card of this colour.
page-duel-letter = { $colour ->
    [P] H
    [W] Z
   *[E] N
}
page-duel-hand = Deine Hand
page-duel-card = { $card }{ $colour ->
    [none] {""}
   *[other] , { $colour }
}{ $state ->
    [legal] , spielbar
    [illegal] , jetzt nicht spielbar
    [choosable] , wählbar
    [unchoosable] , jetzt nicht wählbar
    [chosen] , gewählt
   *[idle] {""}
}

## The line at the top

page-duel-status-game = Partie { $game } von 2
page-duel-status-round = Runde { $round } von 3
page-duel-status-trick = Stich { $trick } von 10
page-duel-you-are = { $role ->
    [jekyll] Du bist Jekyll: Sorge für Ausgleich
   *[hyde] Du bist Hyde: Sorge für Ungleichgewicht
}

## Track and colour order

page-duel-track-label = Leiste: Der Marker steht auf Feld { $space } von 10
page-duel-preview = Jekyll { $jekyll }, Hyde { $hyde } → +{ $difference } · wenn es so endet: Feld { $space }
    .short = { $jekyll }–{ $hyde } → +{ $difference } · dann { $space }
page-duel-marker-stands = Der Marker steht auf Feld { $space }.
    .short = Feld { $space }
# The ranks where there is little room.
page-duel-rank = { $rank ->
    [lowest] schwach
    [middle] mittel
   *[strongest] stark
}
page-duel-no-colour = noch keine Farbe
page-duel-would-be-lowest = Jetzt gespielt, würde { $colour } die schwächste Farbe.
page-duel-would-be-middle = Jetzt gespielt, würde { $colour } die mittlere Farbe und { $strongest } die stärkste.

## The players

page-duel-cards-held = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
page-duel-tricks-taken = { $count ->
    [0] noch kein Stich
    [one] 1 Stich gewonnen
   *[other] { $count } Stiche gewonnen
}
page-duel-tricks-word = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
page-duel-has-chosen = hat gewählt

## The trick

page-duel-takes = { $is ->
    [you] Dein Stich
   *[other] Stich für { $who }
}
page-duel-meets = Trank trifft auf { $colour }: { $effect }
page-duel-steals = { $is ->
    [you] Du nimmst auch einen früheren Stich.
   *[other] { $who } nimmt auch einen früheren Stich.
}
page-duel-steals-nothing = Doch der Verlierer hat keinen früheren Stich.
page-duel-call = { $potion }: Sage eine Farbe an
page-duel-cancel = Abbrechen
page-duel-last-trick = Voriger Stich

## Exchanges

page-duel-exchange = Tausch
page-duel-put-back = { $card } zurücknehmen
page-duel-needs-potion = Du hast beim Geben mindestens zwei Tränke bekommen: Gib mindestens einen ab.
page-duel-lock = { $verb ->
    [give] Festlegen und abgeben ({ $count } von { $due })
   *[swap] Festlegen und tauschen ({ $count } von { $due })
}
page-duel-locked = Festgelegt
page-duel-gave = Gegeben
page-duel-got = Erhalten
page-duel-aside = 5 Karten ungesehen beiseitegelegt

## What is asked

page-duel-ask-give = { $count ->
    [one] Wähle eine Karte zum Abgeben und lege sie fest.
   *[other] Wähle { $count } Karten zum Abgeben und lege sie fest.
}
page-duel-ask-swap = { $count ->
    [one] Neid ist auf einen Trank getroffen: Wähle deine Karte zum Tauschen und lege sie fest.
   *[other] Neid ist auf einen Trank getroffen: Wähle { $count } Karten zum Tauschen und lege sie fest.
}
page-duel-ask-lead = Du spielst aus: Spiele eine beliebige Karte.
page-duel-ask-follow = { $hand ->
    [none] { $led ->
        [called] { $colour } ist angesagt, und du hast keine solche Karte: Spiele eine beliebige.
       *[played] { $colour } ist ausgespielt, und du hast keine solche Karte: Spiele eine beliebige.
    }
   *[holds] { $led ->
        [called] { $colour } ist angesagt: Bediene { $colour }, hier hilft nicht einmal ein Trank.
       *[played] { $colour } ist ausgespielt: Bediene { $colour } oder spiele einen Trank.
    }
}
page-duel-wait-deal = Die Karten werden ausgeteilt.
page-duel-wait-lead = { $who } spielt aus.
page-duel-wait-follow = { $who } antwortet.
page-duel-wait-choice = { $who } wählt Karten zum Tauschen.
page-duel-wait-both = Beide wählen Karten zum Tauschen.

## Between rounds

page-duel-round = Runde { $round }
page-duel-goal = { $role ->
    [jekyll] Du bist Jekyll. Der Marker rückt um den Unterschied der Stiche vor: Verteile sie gleichmäßig und halte ihn von Feld 10 fern.
    [hyde] Du bist Hyde. Der Marker rückt um den Unterschied der Stiche vor: Gewinne viele oder fast keine und treibe ihn auf Feld 10.
   *[none] Der Marker rückt um den Unterschied der Stiche vor. Jekyll will diesen Unterschied klein, Hyde will ihn groß.
}
page-duel-round-ended = { $difference ->
    [0] Vorige Runde: je 5 Stiche. Der Marker bleibt auf Feld { $space }.
   *[other] Vorige Runde: Jekyll { $jekyll }, Hyde { $hyde }. Der Marker rückte um { $difference } vor, auf Feld { $space }.
}
page-duel-won = { $role ->
    [jekyll] { $is ->
        [you] Du hast als Jekyll standgehalten: Der Marker steht auf Feld { $space }.
       *[other] { $who } hat als Jekyll standgehalten: Der Marker steht auf Feld { $space }.
    }
   *[hyde] { $is ->
        [you] Du hast als Hyde gewonnen: Der Marker steht auf Feld { $space }.
       *[other] { $who } hat als Hyde gewonnen: Der Marker steht auf Feld { $space }.
    }
}
page-duel-match-over = Hin- und Rückspiel sind zu Ende.
page-duel-reached = { $rounds ->
    [one] { $who } als Hyde: Feld { $space }, in 1 Runde
   *[other] { $who } als Hyde: Feld { $space }, in { $rounds } Runden
}

## Panels

page-duel-panel-score = Stand
page-duel-panel-tricks = Stiche
page-duel-panel-colours = Farben
page-duel-this-round = Stiche dieser Runde
page-duel-to-win = Jekyll gewinnt, wenn der Marker nach drei Runden nicht auf Feld 10 steht. Hyde gewinnt, sobald er dort steht.
page-duel-to-win-match = Jeder ist einmal Hyde. Wer den Marker weiter bringt, gewinnt; bei je 10 gewinnt, wer weniger Runden gebraucht hat.
page-duel-no-tricks = In dieser Runde ist noch kein Stich gespielt.
page-duel-trick-number = Stich { $number }
page-duel-how-ranked = Die erste Farbe, die in einer Runde gespielt wird, ist die schwächste, die zweite die mittlere, die dritte die stärkste. Von zwei Farben gewinnt die stärkere, innerhalb einer Farbe der höhere Wert.
page-duel-how-potions = Gegen einen Trank zählen nur die Werte, und bei Gleichstand gewinnt der Trank. Dazu kommt die Wirkung der Farbe, auf die er trifft:

## Read out by keys

page-duel-read-hand = { $count ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand: { $cards }.
}
page-duel-read-trick-empty = Auf dem Tisch liegt keine Karte.
page-duel-read-trick = { $cards }. Rangfolge der Farben: { $order }.
page-duel-read-card = { $who }: { $card }
page-duel-read-card-calling = { $who }: { $card }, mit Ansage { $colour }
page-duel-read-order-empty = noch hat keine Farbe einen Rang
page-duel-read-score = Runde { $round } von 3, Stich { $trick } von 10. Der Marker steht auf Feld { $marker }. Stiche: Jekyll { $jekyll }, Hyde { $hyde }. Wenn es so endet, rückt der Marker auf Feld { $space }.
page-duel-read-others = { $who } ist { $role } und hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, dazu { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}. Fünf Karten liegen ungesehen beiseite.
page-duel-read-moves = Du kannst spielen: { $cards }.
page-duel-read-no-moves = Du hast nichts zu entscheiden.
page-duel-aside-open = Beiseite:
page-duel-figure-tricks = Stiche, Jekyll : Hyde
page-duel-figure-difference = Unterschied
page-duel-figure-marker = Feld des Markers
page-duel-score-title = Runde { $round } im Einzelnen
page-duel-score-earlier = Runde { $round } endete { $jekyll } zu { $hyde } Stichen, mit dem Marker auf { $marker }.
page-duel-score-tricks = { $jekyll } als Jekyll nahm { $took ->
    [one] { $took } Stich
   *[other] { $took } Stiche
}, { $hyde } als Hyde { $others }: ein Unterschied von { $difference }.
page-duel-score-moves = Um so viel rückt der Marker, immer zu Hyde hin und nie über 10 hinaus: von { $from } auf { $to }.
page-duel-score-stays = Die Stiche sind ausgeglichen, und der Marker bleibt auf { $to }.
page-duel-score-leads = { $side ->
    [jekyll] Der Marker steht auf Jekylls Hälfte, also spielt Jekyll in Runde { $round } aus.
   *[hyde] Der Marker steht auf Hydes Hälfte, also spielt Hyde in Runde { $round } aus.
}
page-duel-score-hyde = Auf 10 gewinnt Hyde sofort.
page-duel-score-jekyll = Drei Runden sind vorbei, und der Marker steht nicht auf 10: Jekyll gewinnt.
page-duel-score-swapped = Jetzt werden für die zweite Partie die Rollen getauscht.
