### The terminal table: what is asked, read out and said there.

## The table

terminal-title = Utterson
terminal-connecting = Einen Augenblick …
terminal-gathering = Warten, bis alle sitzen und bereit sind.
terminal-waiting = { $who } überlegt.
terminal-over = Die Partie ist zu Ende. n beginnt eine neue, q geht.
terminal-more = { $action }: was davon?
terminal-take-back = { $who } möchte die letzte Entscheidung zurücknehmen: y stimmt zu, x nicht.
terminal-shared = Für { $names } spielt eine einzige Person.
terminal-absentee = { $who } hat den Tisch verlassen. B lässt so lange einen Automaten spielen.
terminal-your-move = du bist am Zug
terminal-bot = Automat
terminal-bot-number = Automat { $number }
terminal-player = Spieler { $number }
terminal-nobody = niemand
terminal-nothing = nichts
terminal-yes = Ja
terminal-no = Nein
terminal-ask = { $who } bitten
terminal-pick = Leertaste merkt vor, Enter legt fest: { $picked } von { $count }.
terminal-log = Verlauf
terminal-too-small = Der Tisch braucht ein Fenster von { $width } mal { $height } Zeichen. Dieses hat { $has-width } mal { $has-height }.
terminal-keys = ←→ wählen · Enter spielen · Esc zurück · h Tipp · u Undo · ? Hilfe · q Ende
terminal-kept = Die Partie bleibt erhalten. Weiter geht es mit: utterson play --resume
terminal-invitation = Die anderen fehlen noch. Sie kommen über diesen Link: { $link }
terminal-recorded = Die Aufzeichnung liegt in { $file }. Noch einmal ansehen: utterson replay { $file }
terminal-no-terminal = Der Tisch braucht ein Terminal, auf dem er gezeichnet wird. Mit --plain wird er in Sätzen erzählt.
terminal-games-several = Mehrere Partien beginnen mit { $name }; utterson play --games zählt sie auf.
terminal-games-unknown = Keine unbeendete Partie heißt { $name }; utterson play --games zählt die vorhandenen auf.
terminal-games-none = In { $folder } liegt keine unbeendete Partie.
terminal-games-ago = verlassen { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] gerade eben
            [one] vor einer Minute
           *[other] vor { $minutes } Minuten
        }
        [one] vor einer Stunde
       *[other] vor { $hours } Stunden
    }
    [one] gestern
   *[other] vor { $days } Tagen
}
terminal-reconnecting = Die Verbindung ist weg; neuer Versuch …
terminal-lost = Die Verbindung ist unterbrochen: { $reason }
terminal-closed = Dieser Tisch wurde nach Regeln oder auf einem Stadtplan begonnen, die der Server nicht mehr hat. Er ist geschlossen; seine Aufzeichnung lässt sich auf seiner Seite speichern.
terminal-closed-here = Diese Partie wurde nach Regeln oder auf einem Stadtplan begonnen, die dieses Programm nicht mehr hat. Sie kann nicht weitergehen; ihre Aufzeichnung liegt in { $file }.
terminal-program = { $name } (Programm)
terminal-program-failed =
    { $code ->
        [died] Das Programm hat sich beendet und damit die Partie verloren.
        [hangs] Das Programm hat nicht rechtzeitig geantwortet und damit die Partie verloren.
        [illegal] Das Programm hat einen unerlaubten Zug gewählt und damit die Partie verloren.
       *[other] Das Programm hat etwas Unverständliches geantwortet und damit die Partie verloren.
    }
terminal-program-wanted = In dieser Partie spielte ein Programm. Gib an, welches weiterspielt: --level 'cmd:BEFEHL'
terminal-resign = Die Partie aufgeben? j gibt auf, jede andere Taste spielt weiter.
terminal-curtain = Gib das Terminal weiter: { $who }.
terminal-curtain-key = { $who }, drücke Enter, wenn sonst niemand zusieht.

## Help

terminal-help-title = Hilfe
terminal-help =
    ← → ↑ ↓      zwischen Karten und Möglichkeiten wechseln
    1 … 9, 0     zur ersten … zur zehnten gehen
    Enter        die Karte spielen, wählen
    Leertaste    eine von mehreren Karten vormerken
    Esc          zurück
    h            Tipp: was der starke Automat täte, und warum
    H T S        Hand, Stich, Stand vorlesen
    O M C        vorlesen, was man von den anderen sieht; deine Züge; die Uhren
    u            die letzte Entscheidung zurücknehmen
    PgUp PgDn    im Verlauf blättern
    R            aufgeben
    A            abbrechen, wenn alle einverstanden sind
    B            für jemanden, der gegangen ist, einen Automaten spielen lassen
    n            neue Partie, wenn diese zu Ende ist
    q, Ctrl-C    gehen; die Partie bleibt erhalten
    
    Was blass ist, verbieten die Regeln gerade: Wähle es, dann erfährst du, warum.
terminal-london-help =
    Zeichen auf dem Plan
    ⌂ das Labor         ✚ eine Apotheke       • ein Ort
    ◆ eine Forschung    ◇ schon erforscht     ✖ verwüstet
    ☾ ☼ die Figur: Hyde oder Jekyll           ⊘ wo Hyde gehandelt hat
    GROSS: weiß, klein: grau.              Wege: ─ weiß · grau ▪ schwarz
    
    Laster              w Zorn   l Wollust   p Hochmut   e Neid
    Die Zahl hinter einer Wahl ist ihr Preis; „Beutel“: er fordert.
    
    Tasten
    ← → ↑ ↓ 1 … 0 gehen   Enter wählen   Esc zurück   h Tipp   u zurück
    H T S O M C vorlesen: Hand, Brett, Stand, andere, Züge, Uhren
    BildAuf BildAb Verlauf   R aufgeben   A abbrechen   n neu   q gehen
terminal-plain-help = Tippe eine Nummer oder eine Handlung, wie m sie auflistet. H Hand, t Stich, s Stand, o andere, m Züge, c Uhren, h Tipp, u zurücknehmen, log, resign, A abbrechen, B Automat für Abwesende, say …, n neue Partie, q gehen.
terminal-not-understood = Das geht jetzt nicht. Tippe eine Nummer von 1 bis { $count }, m für die Züge oder ? für Hilfe.
terminal-not-understood-waiting = Das geht jetzt nicht: Du bist nicht am Zug. Tippe ? für Hilfe.

## Read out

terminal-hand = Du hast: { $cards }.
terminal-hand-side = { $side }: { $cards }.
terminal-trick-card = { $card } vor { $who }.
terminal-trick-none = Auf dem Tisch liegt keine Karte.
terminal-clock = { $who }: { $time }
terminal-no-clock = An diesem Tisch gibt es keine Uhr.
terminal-holds = { $who } hat { $count } Karten.

## Hints

terminal-hint = Tipp: { $action }. { $reason }
terminal-hint-only = Es gibt nichts anderes.
terminal-hint-tricks = Deine Seite gewinnt den Stich in { $won } von { $of } vorgestellten Verteilungen; für den Rest der Runde hält der starke Automat das für das Beste.
terminal-hint-steady = Der starke Automat kam in { $times } von { $of } Versuchen darauf.
terminal-no-hint = Jetzt gibt es keinen Tipp: Du bist nicht am Zug, oder du spielst gegen Menschen anderswo.

## What happened besides the game

terminal-told-taken-back = { $is ->
    [you] Du nimmst deine letzte Entscheidung zurück.
   *[other] { $who } nimmt die letzte Entscheidung zurück.
}
terminal-told-take-back-asked = { $is ->
    [you] Du möchtest deine letzte Entscheidung zurücknehmen.
   *[other] { $who } möchte die letzte Entscheidung zurücknehmen.
}
terminal-told-abandon-asked = { $is ->
    [you] Du bietest an, die Partie abzubrechen.
   *[other] { $who } bietet an, die Partie abzubrechen.
}
terminal-told-stood-in = { $is ->
    [you] Ein Automat spielt für dich, solange du weg bist.
   *[other] Ein Automat spielt für { $who }, bis { $who } zurück ist.
}
terminal-told-returned = { $is ->
    [you] Du bist zurück und spielst wieder selbst.
   *[other] { $who } ist zurück und spielt wieder selbst.
}
terminal-told-said = { $who }: „{ $words }“
terminal-told-resigned = { $is ->
    [you] Du gibst auf.
   *[other] { $who } gibt auf.
}
terminal-told-out-of-time = { $is ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit ist abgelaufen: { $who }.
}
terminal-told-abandoned = Die Partie ist abgebrochen. Niemand hat gewonnen.
terminal-told-hello = { $who }: Guten Abend!
terminal-told-well-played = { $who }: Gut gespielt!
terminal-told-thanks = { $who }: Danke!
terminal-told-sorry = { $who }: Entschuldigung!
terminal-told-one-moment = { $who }: Einen Moment, bitte.
terminal-told-good-game = { $who }: Schöne Partie!

## partners

terminal-partners-turn = Du bist am Zug: Spiele eine { $side }-Karte, oder bitte um eine.
terminal-partners-asked = Du wirst um eine { $side }-Karte gebeten. Sie kommt vor { $who } zu liegen.
terminal-partners-totals = Gesamtstand: Jekyll { $jekyll }, Hyde { $hyde }.
terminal-partners-hand-score = { $side } in dieser Runde: { $points } Punkte mal { $factor }.
terminal-partners-backs = { $who } hat { $jekyll } Jekyll- und { $hyde } Hyde-Karten.
terminal-partners-rank = Verwandlung > A B C D E > F Szene > Tat; gleich: die zuerst gespielte

## duel

terminal-duel-lead = Du bist am Zug: Spiele eine beliebige Karte aus.
terminal-duel-follow = Bediene { $colour }.
terminal-duel-give = Gib { $count } deiner Karten ab.
terminal-duel-swap = Tausche { $count } deiner Karten.
terminal-duel-score = Runde { $round } von 3. Stiche: Jekyll { $jekyll }, Hyde { $hyde }. Der Marker steht auf Feld { $marker }.
terminal-duel-status = Runde { $round }/3 · Stich { $trick }/10 · du bist { $role }
terminal-duel-goal-jekyll = halte es gleich
terminal-duel-goal-hyde = mach es ungleich
terminal-duel-now = jetzt { $jekyll } zu { $hyde }: Der Marker käme auf { $space }
terminal-duel-tricks = Stiche: { $count }
terminal-duel-chosen = hat gewählt

## london

terminal-london-act = Du bist am Zug: noch { $points } Punkte.
terminal-london-pay = Zu zahlen: { $points }. Wähle, womit.
terminal-london-pay-demand = Zu zahlen: { $points }, einer davon in { $colour }. Wähle, womit.
terminal-london-raise = Die Spielfigur ist auf dem Weg: { $place }. Mit einer Karte verteuern?
terminal-london-window = Einen Ort mit einer Karte aufhellen?
terminal-london-discard = Mehr als fünf Karten: Lege eine ab.
terminal-london-whites = Ein Laster ist geheilt. Zwei weiße Marken in den Beutel legen?
terminal-london-lift = Nimm eine schwarze Marke von einem verwüsteten Plättchen.
terminal-london-pawn = Die Spielfigur steht hier: { $place }.
terminal-london-score = Zug { $turn }. Geheilt: { $cured }. Schwarz geworden: { $black }.
terminal-london-bag-demands = Beutel
terminal-london-legend = Weg ─ weiß · grau ▪ schwarz · GROSS: weiß
terminal-london-legend-acted = ⊘ gehandelt; wieder nach einem anderen grauen Ort
terminal-london-acted = Hier hat Hyde in diesem Zug schon gehandelt: { $places }. Er darf dort wieder handeln, sobald er einen anderen grauen Ort betreten hat.
