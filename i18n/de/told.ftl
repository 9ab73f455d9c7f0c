### What happened, a sentence a line of the record: `jekyll play P6` is told by duel-line-play, `table trick …` by
### duel-table-trick, `result …` by duel-result. The arguments are explained in the English catalogue.

told-hidden = verdeckt
told-pair = { $key }: { $value }

## partners

partners-line-play = { $is ->
    [you] Du spielst { $a } ({ $a-side }).
   *[other] { $who } spielt { $a } ({ $a-side }).
}
partners-line-ask = { $is ->
    [you] Du bittest { $a-is ->
        [ghost] den Geist
       *[other] { $a }
    } um eine Karte.
   *[other] { $who } bittet { $a-is ->
        [you] dich
        [ghost] den Geist
       *[other] { $a }
    } um eine Karte.
}
partners-table-teams = Die Teams werden ausgelost. { $all }.
partners-table-seats = Die Plätze dieser Runde. { $all }.
partners-table-solo = { $a-is ->
    [you] Du spielst allein für Hyde, auch mit den offenen Karten des Geistes.
   *[other] { $a } spielt allein für Hyde, auch mit den offenen Karten des Geistes.
}
partners-table-deal = { $dealer-is ->
    [you] Du gibst allen sieben Karten.
   *[other] { $dealer } gibt allen sieben Karten.
}
partners-table-trick = { $winner-raw ->
    [none] Niemand gewinnt den Stich: Er bleibt liegen. { $lead-is ->
        [you] Du spielst als Nächstes aus.
        [ghost] Der Geist spielt als Nächstes aus.
       *[other] { $lead } spielt als Nächstes aus.
    }
   *[other] { $winner-is ->
        [you] Du gewinnst den Stich.
        [ghost] Der Geist gewinnt den Stich.
       *[other] { $winner } gewinnt den Stich.
    }
}
partners-table-score = Die Runde ist zu Ende. Jekyll bekommt { $jekyll }, Hyde { $hyde }.
partners-result = Die Partie ist zu Ende, und { $winner-is ->
    [you] du gewinnst
   *[other] { $winner } gewinnt
}. { $all }.

## duel

duel-line-give = { $is ->
    [you] { $received-raw ->
        [none] Du gibst { $a } ab.
       *[other] Du gibst { $a } ab und bekommst { $received }.
    }
   *[other] { $a-raw ->
        [hidden] { $who } hat gewählt, was abgegeben wird.
       *[other] { $who } gibt { $a } ab.
    }
}
duel-line-play = { $b-raw ->
    [none] { $is ->
        [you] Du spielst { $a }.
       *[other] { $who } spielt { $a }.
    }
   *[other] { $is ->
        [you] Du spielst { $a } und sagst { $b } an.
       *[other] { $who } spielt { $a } und sagt { $b } an.
    }
}
duel-line-swap = { $is ->
    [you] { $received-raw ->
        [none] Du legst { $a } zum Tausch hin.
       *[other] Du legst { $a } zum Tausch hin und bekommst { $received }.
    }
   *[other] { $a-raw ->
        [hidden] { $who } hat gewählt, was getauscht wird.
       *[other] { $who } legt { $a } zum Tausch hin.
    }
}
duel-table-deal = Beide bekommen zehn Karten; fünf werden ungesehen beiseitegelegt.
duel-table-trick = { $winner-is ->
    [you] Du gewinnst den Stich.
   *[other] { $winner } gewinnt den Stich.
}
duel-table-round = Die Runde ist zu Ende. Stiche: Jekyll { $jekyll }, Hyde { $hyde }. Der Marker steht auf Feld { $marker }.
duel-table-game = Partie { $a } beginnt, die Seiten werden getauscht.
duel-result = { $marker-raw ->
    [none] { $winner-raw ->
        [draw] Hin- und Rückspiel enden unentschieden. Feld und Runden: { $all }.
       *[other] { $winner-is ->
            [you] Du gewinnst Hin- und Rückspiel. Feld und Runden: { $all }.
           *[other] { $winner } gewinnt Hin- und Rückspiel. Feld und Runden: { $all }.
        }
    }
   *[other] { $winner-is ->
        [you] Du gewinnst die Partie: In Runde { $round } steht der Marker auf Feld { $marker }.
       *[other] { $winner } gewinnt die Partie: In Runde { $round } steht der Marker auf Feld { $marker }.
    }
}

## london: decisions

london-line-move = { $is ->
    [you] Du machst dich auf den Weg: { $a }.
   *[other] { $who } macht sich auf den Weg: { $a }.
}
london-line-meet = { $is ->
    [you] Du triffst Verirrte: { $a }.
   *[other] { $who } trifft Verirrte: { $a }.
}
london-line-vice = { $is ->
    [you] Du frönst dem Laster.
   *[other] { $who } frönt dem Laster.
}
london-line-trash = { $is ->
    [you] Du willst die Forschung hier verwüsten und nennst { $a }.
   *[other] { $who } will die Forschung hier verwüsten und nennt { $a }.
}
london-line-steal = { $is ->
    [you] Du stiehlst einen Trank.
   *[other] { $who } stiehlt einen Trank.
}
london-line-resist = { $is ->
    [you] Du stärkst den Widerstand mit einem Satz { $a }.
   *[other] { $who } stärkt den Widerstand mit einem Satz { $a }.
}
london-line-buy = { $is ->
    [you] Du kaufst einen Trank: { $a }.
   *[other] { $who } kauft einen Trank: { $a }.
}
london-line-mix = { $is ->
    [you] Du braust Tränke.
   *[other] { $who } braut Tränke.
}
london-line-research = { $is ->
    [you] Du forschst hier.
   *[other] { $who } forscht hier.
}
london-line-alleviate = { $is ->
    [you] Du setzt ein Heilmittel gegen { $a } an: { $b }.
   *[other] { $who } setzt ein Heilmittel gegen { $a } an: { $b }.
}
london-line-pass = { $is ->
    [you] Du passt.
   *[other] { $who } passt.
}
london-line-raise = { $is ->
    [you] Du verteuerst das mit einer Karte: { $a }.
   *[other] { $who } verteuert das mit einer Karte: { $a }.
}{ $turn-raw ->
    [none] { "" }
   *[lost] { " " }Das kann nicht bezahlt werden, der Zug ist verloren.
}
london-line-whiten = { $is ->
    [you] Du hellst einen Ort auf ({ $a }), mit einer Karte: { $b }.
   *[other] { $who } hellt einen Ort auf ({ $a }), mit einer Karte: { $b }.
}
london-line-decline = { $is ->
    [you] Du verzichtest auf eine Reaktion.
   *[other] { $who } verzichtet auf eine Reaktion.
}
london-line-pay = { $is ->
    [you] Du zahlst
   *[other] { $who } zahlt
} { $a-raw ->
    [token] eine Marke.
    [black] zwei schwarze Marken.
    [card] eine Karte: { $b }.
   *[other] eine Marke: { $a }.
}{ $tile-raw ->
    [none] { "" }
   *[other] { $recipe-raw ->
        [hidden] { " " }Das Plättchen gehört zur Spalte { $tile }; sein Rezept bleibt verdeckt.
       *[other] { " " }Das Plättchen gehört zur Spalte { $tile }: { $recipe }.
    }
}{ $mixture-raw ->
    [none] { "" }
    [right] { " " }Die Mischung stimmt.
   *[wrong] { " " }Die Mischung stimmt nicht.
}
london-line-discard = { $is ->
    [you] Du legst eine Karte ab: { $a }.
   *[other] { $who } legt eine Karte ab: { $a }.
}
london-line-whites = { $a-raw ->
    [yes] { $is ->
        [you] Du legst zwei weiße Marken in den Beutel.
       *[other] { $who } legt zwei weiße Marken in den Beutel.
    }
   *[no] { $is ->
        [you] Du legst keine weißen Marken in den Beutel.
       *[other] { $who } legt keine weißen Marken in den Beutel.
    }
}
london-line-lift = { $is ->
    [you] Du nimmst eine schwarze Marke von einem Plättchen: { $a }.
   *[other] { $who } nimmt eine schwarze Marke von einem Plättchen: { $a }.
}

## london: what chance and the rules decide

london-table-setup = Heilmittel und Plättchen werden verdeckt ausgelegt.
london-table-turn = { $a-is ->
    [you] { $a-raw ->
        [jekyll] Dein Zug beginnt, als Jekyll.
       *[hyde] Dein Zug beginnt, als Hyde.
    }
   *[other] { $a-raw ->
        [jekyll] Jekylls Zug beginnt: { $a }.
       *[hyde] Hydes Zug beginnt: { $a }.
    }
}
london-table-card = { $a-raw ->
    [hidden] Eine Karte wird verdeckt gezogen.
   *[other] Eine Karte wird gezogen: { $a }.
}
london-table-steal = { $a-raw ->
    [hidden] Eine Karte wird verdeckt gestohlen.
   *[other] Eine Karte wird gestohlen: { $a }.
}
london-table-token = Eine Marke kommt aus dem Beutel: { $a }.{ $turn-raw ->
    [none] { "" }
   *[lost] { " " }Das kann nicht bezahlt werden, der Zug ist verloren.
}
london-table-tokens = Drei Marken kommen aus dem Beutel: { $a }.
london-table-reshuffle = Der Ablagestapel wird zum neuen Nachziehstapel gemischt.
london-table-cured = Ein Laster ist geheilt: { $a }.
london-table-black = Eine Marke wird schwarz: { $a }.
london-result = { $winner-raw ->
    [draw] Die Partie endet unentschieden nach
   *[other] { $winner-is ->
        [you] Du gewinnst nach
       *[other] { $winner } gewinnt nach
    }
} { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}.

## Warum ein Stich gewonnen wird. $by ist die Karte, die sticht, $beats die andere, $colour die Farbe der stechenden, $rule die Regel.

told-why-duel-stronger-colour = { $by } schlägt { $beats }: { $colour } ist die stärkere Farbe ({ $rule }).
told-why-duel-higher-value = { $by } schlägt { $beats }: In derselben Farbe gewinnt die höhere Zahl ({ $rule }).
told-why-duel-higher-beside-potion = { $by } schlägt { $beats }: Gegen einen Trank zählen nur die Zahlen ({ $rule }).
told-why-duel-potion-ties = { $by } schlägt { $beats }: Bei gleicher Zahl gewinnt der Trank ({ $rule }).
told-why-duel-higher-potion = { $by } schlägt { $beats }: Von zwei Tränken gewinnt der höhere ({ $rule }).
told-why-partners-highest = { $by } ist die höchste Karte ({ $rule }).
told-why-partners-first-of-equals = Keine Karte ist höher als { $by }, und unter gleichen gewinnt die zuerst gespielte ({ $rule }).
told-why-partners-transformation = Eine Verwandlung liegt darin ({ $rule }).
told-why-partners-first-transformation = Beide Verwandlungen liegen darin, und die erste entscheidet, wer ausspielt ({ $rule }).
told-why-partners-last-transformation = Eine Verwandlung liegt im siebten Stich: Alle Karten, die noch auf dem Tisch liegen, zählen für niemanden ({ $rule }).

## partners: was eine Zeile allein offen lässt, die verlangte Seite ($side) und für wen eine Karte gespielt wird ($for)

told-partners-ask = { $is ->
    [you] Du bittest { $a-is ->
        [ghost] den Geist
       *[other] { $a }
    } um eine { $side }-Karte.
   *[other] { $who } bittet { $a-is ->
        [you] dich
        [ghost] den Geist
       *[other] { $a }
    } um eine { $side }-Karte.
}
told-partners-play-for = { $is ->
    [you] Du spielst { $a } ({ $a-side }) für { $for-is ->
        [ghost] den Geist
       *[other] { $for }
    }.
   *[other] { $who } spielt { $a } ({ $a-side }) für { $for-is ->
        [you] dich
        [ghost] den Geist
       *[other] { $for }
    }.
}
