### The commands besides the table: what they print, and why they fail. Machines are told in JSON, the same in every language.

## Failures

lab-error = Fehler: { $reason }
lab-more = Mehr dazu sagt „--help“.
lab-file = { $file }: { $reason }
lab-place = Zeile { $line }, Spalte { $column }
lab-line = Zeile { $line }: { $reason }
lab-languages = Die Sprachen sind en, fr und de
lab-unreadable = Lesen ist nicht möglich: { $reason }
lab-unwritable = Schreiben ist nicht möglich: { $reason }
lab-too-large = Die Datei ist größer als 256 MiB
lab-no-stream = Das Terminal oder eine Datei ließ sich nicht lesen oder beschreiben: { $reason }
lab-option = --option { $option }: { $reason }
lab-not-written-over = Eine andere Partie dieses Namens liegt schon da und wird nicht überschrieben: Nimm einen anderen Ordner oder Startwert

system-not-found = Diese Datei oder diesen Ordner gibt es nicht
system-denied = Das System erlaubt es nicht
system-exists = Das gibt es schon
system-folder = Das ist ein Ordner
system-no-folder = Ein Teil des Pfads ist kein Ordner
system-full = Die Festplatte ist voll
system-read-only = Die Festplatte lässt sich nur lesen
system-refused = Dort antwortet niemand
system-broken-off = Die Verbindung ist abgebrochen
system-late = Es kam keine Antwort zur rechten Zeit
system-unreachable = Zu dieser Adresse führt kein Weg
system-other = Das System meldet: { $reason }

wrong-command = Einen Befehl „{ $word }“ gibt es nicht
wrong-argument = „{ $word }“ wird hier nicht verstanden
wrong-value-missing = „{ $argument }“ braucht einen Wert
wrong-value = „{ $value }“ passt nicht zu „{ $argument }“: { $reason }
wrong-choice = „{ $value }“ passt nicht zu „{ $argument }“; möglich sind { $known }
wrong-missing = Es fehlt: { $argument }
wrong-conflict = „{ $one }“ und „{ $other }“ passen nicht zusammen
wrong-usage = Aufruf: { $usage }
wrong-no-command = Es fehlt ein Befehl
wrong-meant = { $sentence }; vielleicht war „{ $meant }“ gemeint

## Options

lab-seed = --seed nimmt ein einziges Wort
lab-seconds = --seconds nimmt eine Zahl über 0 und bis 3600
lab-games-zero = --games nimmt eine Zahl ab 1
lab-threads-zero = --threads 0: Irgendwer muss die Arbeit tun
lab-threads-many = --threads { $many }: Mehr als { $most } bringen nichts
lab-bots-two = --bots nimmt mindestens zwei Automaten, nicht { $given }
lab-bots-twice = --bots: { $bot } steht dort zweimal
lab-bots-seats = --bots nimmt einen Automaten für alle oder { $seats }, einen je Platz, nicht { $given }
lab-bots-ceiling = „{ $bot }“: Ein Automat, der alle Karten sieht, spielt nur in der Arena
lab-sprt-two = --sprt vergleicht zwei Automaten, nicht { $given }
lab-work-zero = --work 0: Ein Budget von null lässt keinen Gedanken zu
lab-work-idle = --work { $work } bewirkt hier nichts: Keiner dieser Automaten zählt seine Arbeit
lab-map-idle = --map bewirkt hier nichts: { $game } hat keinen Stadtplan
lab-move-time-idle = --move-time gilt für Programme (cmd:…), und keines spielt mit
lab-unknown-bot = „{ $bot }“: Diesen Automaten gibt es hier nicht: Die Stufen sind random, novice, casual, strong, champion, veteran und ismcts:N mit N Durchläufen von 1 bis { $most } (ismcts allein hat { $usual }); oder cmd:BEFEHL, ein Programm
lab-unknown-contestant = „{ $bot }“: Diesen Automaten gibt es nicht: Die Stufen sind random, novice, casual, strong, champion, veteran und ismcts:N mit N Durchläufen von 1 bis { $most } (ismcts allein hat { $usual }); ceiling:N, der alle Karten sieht; oder cmd:BEFEHL, ein Programm
lab-unknown-opponent = „{ $bot }“: Dieser Automat spielt an keinem Tisch: Die Stufen sind random, novice, casual, strong und champion; oder cmd:BEFEHL, ein Programm
lab-cmd-empty = cmd: braucht einen Befehl, etwa cmd:python3 bot.py
lab-quote-open = „{ $text }“: Ein { $quote } ist nicht geschlossen
lab-limit = Eine Grenze ist eine Zeit wie 500ms, 10s oder 5m oder eine Anzahl von Stellungen
lab-at-zero = --at: Entscheidungen werden ab 1 gezählt
lab-at-twice = Entweder die Nummer hinter der Aufzeichnung oder --at oder --all, nicht beides
lab-at-beyond = --at { $at }: Die Aufzeichnung hat { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
}

## Records

lab-record-from = { $file }, Aufzeichnung ab Zeile { $line }
lab-no-records = In diesem Ordner liegt keine .case-Datei
lab-nobody = --as { $who }: Niemand dieses Namens spielt hier: { $known }
lab-hidden-fault = Ab hier lässt sich die Aufzeichnung nicht weiterlesen; was falsch ist, ist für { $who } vielleicht verborgen
lab-header-only = Die Aufzeichnung bricht in ihrem Kopf ab
lab-header-only-eval = Die Aufzeichnung bricht in ihrem Kopf ab: Es gibt nichts zu beurteilen
lab-header-only-solve = Die Aufzeichnung bricht in ihrem Kopf ab: Es gibt nichts zu lösen
lab-verifying = Prüfen
lab-exporting = Exportieren
lab-good = { $file }: gut, { $game }, { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}, { $end }
lab-good-header = { $file }: gut, nur der Kopf, 0 Entscheidungen, unbeendet
lab-result = Ergebnis { $result }
lab-unfinished = unbeendet
lab-fair = { $good }, fair: Alle { $draws } Ziehungen folgen aus dem Geheimnis

## simulate, bench

lab-playing = Partien
lab-measuring = Messen
lab-tally = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} { $game }, { $decisions } Entscheidungen
lab-tally-won = gewinnt
lab-tally-drawn = remis
lab-tally-failed = durch Versagen eines Programms verloren: { $count }; { $name }: { $reason }
lab-bench-decisions = Entscheidungen/s
lab-bench-views = Sichten/s
lab-bench-worlds = Welten/s
lab-bench-game = Spiel
lab-bench-position = Stellung
lab-bench-state = Zustand
lab-bench-simulations = Sim./s
lab-bench-passes = Durchgänge/s
lab-bench-alone = einzeln
lab-bench-together = zu 8

## eval, solve

lab-eval = vor Entscheidung { $n }, was { $who } weiß, beurteilt von { $bot }: erwartetes Ergebnis von 0 bis 1
lab-tries = { $count ->
    [one] 1 Versuch
   *[other] { $count } Versuche
}
lab-not-his = Entscheidung { $n } trifft nicht { $who }: Dort entscheidet { $one }
lab-not-his-two = Entscheidung { $n } trifft nicht { $who }: Dort entscheiden { $one } und { $other }
lab-nothing-to-decide = Vor Entscheidung { $n } hat niemand etwas zu entscheiden
lab-nothing-to-solve = Vor Entscheidung { $n } gibt es nichts zu lösen: { $reason }
lab-solve-no-round = Es läuft keine Runde
lab-solve-no-hand = Es läuft keine Runde
lab-solve-london = In london stehen noch Ziehungen aus, und einen genauen Wert gibt es nicht
lab-solving = Lösen
lab-solved = vor Entscheidung { $n }: { $known } ({ $unit })
lab-share = in { $share } % der Fälle
lab-from-to = { $low } bis { $high }
lab-between = zwischen { $low } und { $high }
lab-at-least = mindestens { $low }
lab-at-most = höchstens { $high }
lab-unknown = unbekannt
lab-nothing-known = noch nichts bekannt
lab-settled = { $known }, { $exact } von { $of } geklärt, { $seconds } s
lab-positions = { $done } von { $of } Stellungen
lab-expect = { $cards ->
    [one] Noch 1 Karte
   *[other] Noch { $cards } Karten
}; auf einem Kern dauert das, sehr grob geschätzt, { $time }
lab-time-moment = weniger als eine Sekunde
lab-time-seconds = etwa { $count } s
lab-time-minutes = etwa { $count } Minuten
lab-time-hours = etwa { $count } Stunden
lab-time-days = Tage

## arena

lab-playing-pairs = Paare
lab-arena-finishing = Die laufenden Partien werden zu Ende gespielt; ein zweites Strg-C bricht sofort ab
lab-arena-stopped = vor dem Ende angehalten: Derselbe Befehl macht weiter
lab-arena-stopped-for-good = vor dem Ende angehalten: Mit --state DATEI ginge es später weiter
lab-state-foreign = Das ist kein Zwischenstand der Arena
lab-state-broken = Das ist kein Satz von Partien
lab-state-other = Er gehört zu anderen Partien; dort war { $key } { $before } und nicht { $now }
lab-many = { $unit ->
    [hand] { $count ->
        [one] 1 Runde
       *[other] { $count } Runden
    }
    [return] { $count ->
        [one] 1 Hin- und Rückspiel
       *[other] { $count } Hin- und Rückspiele
    }
   *[game] { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
}
lab-duo = { $first } gegen { $second }: { $played } { $game }
lab-score = Quote
lab-elo = Elo
lab-sprt = SPRT
lab-as-side = als { $side }
lab-interval = 95 %: { $low } bis { $high }
lab-over-pairs = { $interval }, aus { $pairs ->
    [one] 1 Paar
   *[other] { $pairs } Paaren
}
lab-no-upper-end = 95 %: Alles wurde gewonnen, also gibt es kein oberes Ende
lab-no-lower-end = 95 %: Alles wurde verloren, also gibt es kein unteres Ende
lab-ends-no-upper = nach oben offen
lab-ends-no-lower = nach unten offen
lab-ends-none = ohne Enden
lab-sprt-between = zwischen { $low } und { $high }: { $verdict }
lab-sprt-higher = um mindestens { $elo } Elo besser
lab-sprt-lower = um höchstens { $elo } Elo besser
lab-sprt-undecided = unentschieden
lab-ms-a-move = { $bot }: { $mean } ms je Zug, höchstens { $most }
lab-won = { $one } gewinnt { $ones }-mal, { $other } { $others }-mal, remis { $drawn }
lab-failed = { $name } hat { $count ->
    [one] 1 Partie durch Versagen verloren, nämlich Partie { $game }
   *[other] { $count } Partien durch Versagen verloren, zuerst Partie { $game }
}: { $reason }
lab-table = { $bots } Automaten, { $played } { $game }, jeder gegen jeden
lab-pairing = { $one } - { $other }: { $share } %
lab-column-bot = Name
lab-column-elo = Elo
lab-column-score = Quote
lab-column-games = Partien
lab-column-time = ms je Zug

## Programs

program-not-started = Es lässt sich nicht starten: { $program }: { $reason }
program-died = Es hat sich mittendrin beendet ({ $how ->
    [signal] Signal { $number }
   *[exit] Rückgabewert { $number }
})
program-hangs = Es hat innerhalb von { $time } ms nicht geantwortet
program-mute = Es hat seine Ausgabe geschlossen
program-deaf = Es hat seine Eingabe geschlossen
program-floods = Seine Zeile ist länger als { $most } Bytes
program-garbled = Zeile { $number } seiner Ausgabe ist keine Antwort des Protokolls, ab Spalte { $column } { $cause ->
    [utf8] ist sie kein UTF-8
    [cut] bricht das JSON zu früh ab
    [object] wurde genau ein Objekt erwartet
    [protocol] wurde „protocol“ mit einer ganzen Zahl erwartet
    [name] wurde „name“ mit einem Text erwartet
    [games] wurde „games“ mit einer Liste von Texten erwartet
    [action] wurde „action“ mit einem Text oder einer ganzen Zahl ab 0 erwartet
    [error] wurde „error“ mit einem Text erwartet
   *[json] ist sie kein JSON
}: „{ $line }“
program-unasked = Es hat ungefragt gesprochen oder zweimal geantwortet: „{ $line }“
program-illegal = Es hat gewählt, was nicht in der Liste steht: „{ $line }“
program-wrong-protocol = Es spricht Version { $version } des Protokolls, nicht { $ours }
program-wrong-game = Es spielt dieses Spiel nicht
program-declines = Es sagt: „{ $reason }“
program-last-words = { $reason }; seine letzten Worte: { $words }

## bridge, serve, backup, play

bridge-table = Tisch { $link }
bridge-no-token = In dieser Datei steht kein Zugangsschlüssel
bridge-gone = Der Tisch ist verschwunden
bridge-won = gewonnen
bridge-lost = verloren
bridge-drew = remis
bridge-broken-off = abgebrochen
bridge-given-up = { $engine }: { $reason }; die Partie ist aufgegeben
bridge-connection-lost = Die Verbindung ist weg
bridge-sent-away = Der Server hat uns weggeschickt: { $reason }
bridge-program-failed = Das Programm hat versagt: { $code }
bridge-closed = Der Tisch ist geschlossen
remote-foreign = Das ist kein Server von Utterson: Er nennt kein { $key }
remote-scheme = Eine Adresse beginnt mit https:// oder http://
remote-no-link = Das ist nicht der Link eines Tisches
remote-no-answer = keine Antwort
remote-refused = { $code ->
    [absent] Der Server kennt diesen Tisch nicht oder lässt uns nicht herein
    [no-session] Der Server kennt uns nicht: Gilt der Zugangsschlüssel noch?
    [wrong-origin] Der Server ist unter einer anderen Adresse zu erreichen
    [closed] Der Tisch ist geschlossen
    [bad-name] Der Server nimmt diesen Namen nicht
    [too-many-requests] Der Server wurde zu oft gefragt: Versuche es gleich noch einmal
    [too-many-tables] Du hast zu viele Tische offen: Spiel erst eine Partie zu Ende
    [too-many-sockets] Du hast zu viele Verbindungen zu Tischen
    [unavailable] Der Server hat gerade keinen Platz: Versuche es später noch einmal
    [timeout] Der Server hat zu lange gebraucht
    [internal] Der Server hat versagt
   *[other] Der Server lehnt ab: { $code }
}
remote-bye-restart = Er wird neu gestartet
remote-bye-slow = Wir haben nicht gelesen, was er geschickt hat
remote-bye-protocol = Er versteht dieses Programm nicht: Eines von beiden hat eine andere Version
remote-bye-session = Unsere Sitzung ist zu Ende
remote-bye-idle = Lange wurde nichts gesagt
serve-origin = --origin beginnt mit https:// oder http://
serve-ready = Utterson ist unter { $origin } erreichbar (Daten in { $folder })
serve-no-data = Hier gibt es keinen Datenordner: Nenne einen mit --data
serve-setting = { $name }: Eine Grenze schreibt man { $usage }
backup-good = { $file }: gut, { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignisse
}
play-seat = --as { $seat }: Die Plätze sind { $known } oder 1 bis { $count }
play-name = --name { $name }: Ein Name braucht einen Buchstaben oder eine Ziffer
play-refused = Dieser Tisch lässt sich nicht aufstellen: { $reason }
play-log-broken = Das ist kein Protokoll einer Partie, oder es ist beschädigt

## Maps

map-good = { $file }: gut, { $locations } Orte, { $paths } Wege, sha256 { $digest }
map-warning = { $file }: Warnung: { $reason }
map-no-utf8 = Das ist kein UTF-8
map-grey = grau
map-white = weiß
map-lab = das Labor
map-apothecary = Apotheke
map-research = Forschung
map-legend = ——  weißer Weg   - - grauer Weg   ··· schwarzer Weg
