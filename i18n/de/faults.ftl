### What games, table and server say of bad texts; found by the English line of the same name.

## Words and lines of records

fault-not = „{ $text }“ ist { $what }
fault-a-card = keine Karte
fault-a-colour = keine Farbe
fault-a-colour-of-four = keine Farbe (w l p e)
fault-a-potion = kein Trank
fault-a-side = keine Seite
fault-a-place = kein Platz
fault-a-recipe = kein Rezept
fault-a-token = keine Marke aus dem Beutel
fault-a-location = kein Ort
fault-a-digest = kein SHA-256 in kleinen Hexadezimalziffern
fault-some-colours = keine Folge von Farben in der Reihenfolge w l p e
fault-three-cards = keine Folge von drei Karten in der Reihenfolge w l p e
fault-a-list-once = keine Liste ohne Wiederholung
fault-whole-number = „{ $text }“ ist keine ganze Zahl ab 1
fault-number-too-large = { $text } ist zu groß
fault-here-twice = „{ $text }“ steht hier zweimal
fault-no-field = „{ $text }“ hat nicht die Form Schlüssel=Wert
fault-field-expected = Hier wird „{ $key }=…“ erwartet, nicht „{ $text }“
fault-word-too-many = „{ $text }“ ist ein Wort zu viel: { $usage }
fault-missing = Es fehlt etwas: { $usage }
fault-missing-behind = Hinter „{ $text }“ fehlt etwas
fault-file-empty = Die Datei ist leer: Eine Aufzeichnung beginnt mit „utterson 1“
fault-begins-otherwise = Eine Aufzeichnung beginnt mit „utterson 1“
fault-other-version = Dieses Programm liest Version { $version } des Formats, nicht „{ $text }“: Ein neueres Utterson kann es vielleicht
fault-many-players = Kein Spiel hat so viele Spieler
fault-game-expected = Hier wird „game NAME“ erwartet
fault-option-twice = Die Option „{ $text }“ steht hier zweimal
fault-line-late = Diese Zeile steht zu spät oder zweimal: Die Reihenfolge ist option, seed, player
fault-line-twice = Diese Zeile steht hier zweimal
fault-player-expected = Hier wird „player PLATZ NAME“ oder „---“ erwartet
fault-name-one-word = Ein Name ist ein Wort ohne „=“, „,“ und „#“
fault-carriage-return = ein Wagenrücklauf
fault-tab = ein Tabulator
fault-byte-order-mark = eine Byte-Order-Mark
fault-not-utf8 = Das ist kein UTF-8
fault-line-empty = Die Zeile ist leer
fault-space-before = ein Leerzeichen am Anfang der Zeile
fault-space-twice = zwei Leerzeichen hintereinander
fault-space-behind = ein Leerzeichen am Ende der Zeile
fault-after-result = Nach dem Ergebnis dürfen nur Kommentare stehen
fault-chance-expected = Hier entscheidet der Zufall: Erwartet wird eine Zeile „table“, nicht „{ $text }“
fault-decision-expected = Hier wird eine Entscheidung von „{ $who }“ erwartet, nicht „{ $text }“
fault-by-the-rules = Nach den Regeln steht hier „{ $line }“
fault-no-option = „{ $key }“ ist keine Option dieses Spiels: { $known }
fault-none-known = es gibt keine
fault-known = bekannt sind { $keys }
fault-option-late = „{ $key }“ steht zu spät: Die Reihenfolge ist { $keys }
fault-seat-expected = Hier wird der Platz „{ $seat }“ erwartet, nicht „{ $text }“
fault-players-too-many = Das Spiel hat nur { $count } Spieler
fault-player-missing = Die Zeile „player { $seat } NAME“ fehlt
fault-called-draw = Niemand darf hier „draw“ heißen: Das ist ein Ergebnis
fault-same-name = Zwei Spieler heißen „{ $name }“
fault-header-stops = Die Aufzeichnung vor dieser Zeile bricht in ihrem Kopf ab
fault-no-such-game = Dieses Spiel gibt es nicht: Es heißt partners, duel oder london

## The three games

fault-duel-match = Ein Match ist „single“ oder „return“
fault-duel-verb = Hier wird „give“, „play“ oder „swap“ erwartet
fault-duel-deal = Hier wird „deal“ erwartet
fault-duel-order = Karten stehen in der Reihenfolge P W E +, aufsteigend, jede einmal
fault-partners-players = Hier wird 4 oder 3 erwartet
fault-partners-card = Hier wird a oder b erwartet
fault-partners-three = Zu dritt gilt Platzkarte a
fault-partners-options = Die Optionen sind players, seatcard und target
fault-partners-verb = Hier wird „play KARTE“ oder „ask PLATZ“ erwartet
fault-partners-chance = Hier wird „table teams …“ oder „table deal …“ erwartet
fault-london-no-map = Es gibt keinen Stadtplan „{ $name }“
fault-london-option = london hat keine Option „{ $key }“
fault-london-behind = hinter diesem Wort steht nichts
fault-london-decision = „{ $text }“ ist keine Entscheidung von london
fault-london-chance = „{ $text }“ ist nichts, was in london der Zufall entscheidet
fault-london-three-tokens = gezogen werden drei Marken
fault-london-four-cures = es gibt vier Heilmittel
fault-london-tile = „{ $text }“ hat nicht die Form ORT:REZEPT
fault-london-location = „{ $text }“ ist kein Ort dieses Stadtplans
fault-london-yes-or-no = weder yes noch no

## Maps

fault-map-page = „at“ liegt außerhalb der Seite, die 0..1000 breit und hoch ist
fault-map-same-id = Ein anderer Ort hat die Kennung „{ $id }“
fault-map-most = Ein Stadtplan hat höchstens { $count } Orte
fault-map-no-location = Es gibt keinen Ort „{ $id }“
fault-map-loop = Ein Weg führt von „{ $id }“ zu sich selbst
fault-map-second-path = Ein zweiter Weg zwischen „{ $a }“ und „{ $b }“: Behalte nur den leichteren, weiß vor grau vor schwarz
fault-map-site = „site = "{ $site }"“ muss bei genau { $wanted } der Orte stehen, nicht bei { $found }
fault-map-grey = Ein Stadtplan hat mindestens zwei graue Orte
fault-map-lonely = Kein Weg führt zu „{ $id }“
fault-map-white-alone = Weiße Wege allein führen nicht zu „{ $id }“
fault-map-far = „{ $id }“ ist { $steps } Schritte vom Labor entfernt
fault-map-west = Das Labor liegt nicht im Westen (at[0] > { $west })
fault-map-lab-grey = Das Labor ist nicht grau
fault-map-idle-path = Ohne den Weg zwischen „{ $a }“ und „{ $b }“ liegen keine zwei der fünfzehn besonderen Orte weiter auseinander
fault-map-toml = Das ist kein TOML: { $reason }
fault-map-must-be = „{ $key }“ muss so aussehen: { $wanted }
fault-map-key = Der Schlüssel „{ $key }“ ist hier unbekannt
fault-map-missing = „{ $key }“ fehlt
fault-map-id = Die Kennung „{ $id }“ besteht nicht aus a-z, 0-9 und -
fault-map-tables = eine Liste von Tabellen
fault-map-text = ein Text in Anführungszeichen
fault-map-name = ein Name
fault-map-name-table = eine Tabelle: {"{"} en = "…" {"}"}
fault-map-ground = grey oder white
fault-map-sites = lab, apothecary oder research
fault-map-paths = white, grey oder black
fault-map-two-numbers = zwei ganze Zahlen: [links, oben]
fault-map-two-ids = zwei Kennungen: ["a", "b"]

## Fair deals, bots, solvers

fault-unfair-commitment = Das Geheimnis ist nicht das, das vorher festgelegt wurde
fault-unfair-seats = Das Los setzt die Spieler anders
fault-unfair-draw = Ziehung { $draw } folgt nicht aus dem Geheimnis
fault-nothing-to-decide = Hier gibt es nichts zu entscheiden
fault-no-budget = Ein Budget von null lässt keinen Gedanken zu
fault-level = Diesen Automaten gibt es nicht: Die Stufen sind random, { $strengths } und ismcts:N mit N Durchläufen von 1 bis { $most } (ismcts allein hat { $usual })
fault-sprt = Verlangt wird elo0,elo1,alpha,beta mit elo0 kleiner als elo1 und beiden Fehlern größer als 0 und kleiner als 0.5, etwa 0,20,0.05,0.05
fault-unit-duel = die Differenz der Stiche in dieser Runde, die hyde groß haben will
fault-unit-partners = jekylls Punkte in dieser Runde weniger die von hyde

## The server

fault-no-program = Es gibt kein Programm namens { $name }
fault-no-database = { $file }: Hier ist keine Datenbank; der Server legt sie an
fault-no-database-here = { $file }: Hier ist keine Datenbank
fault-no-backups = { $folder }: In diesem Ordner ist keine Sicherung
fault-rules-unclosed = Tische mit anderen Regeln lassen sich nicht schließen: { $reason }
fault-name-letter = { $name }: Ein Name braucht einen Buchstaben oder eine Ziffer
fault-in-use = { $file } wird von einem anderen utterson benutzt; beende zuerst das andere oder wähle mit --data einen anderen Ordner
fault-network = { $folder } liegt auf einem Netzlaufwerk ({ $kind }), wo eine Datenbank nicht sicher ist
fault-not-overwritten = { $file } gibt es schon und wird nicht überschrieben
fault-no-sqlite = { $file }: Das ist keine Datenbank, oder eine beschädigte ({ $reason })
fault-no-file = { $file }: Diese Datenbank lässt sich nicht öffnen
fault-foreign-database = { $file }: Das ist eine Datenbank, aber keine von Utterson
fault-later-database = { $file }: Sie wurde von einem neueren Utterson geschrieben (Version { $version }); dieses kennt { $ours }
fault-damaged = Die Datenbank ist beschädigt: { $reason }
fault-hash-chain = Die Hashkette ist gebrochen
fault-store-read-only = Im Augenblick kann nichts geschrieben werden
fault-store-disk = Die Festplatte hat versagt, oder die Datei ist beschädigt
fault-store-broken = Die Datenbank hat es verweigert
fault-listen = Der Server kann nicht auf { $address } hören: { $reason }
fault-listen-origin = Wer auf { $address } hört, gibt mit --origin an, welche Adresse man eintippt, etwa http://192.168.0.2:{ $port }
fault-in-use-address = Die Adresse wird schon benutzt
fault-denied = Das System erlaubt es nicht
fault-not-found = Diese Datei oder diesen Ordner gibt es nicht
fault-no-address = Diese Adresse hat der Rechner nicht

## Numbers on the command line

fault-digit = Das ist keine ganze Zahl
fault-empty-number = Hier fehlt eine Zahl
fault-too-large = Diese Zahl ist zu groß
fault-no-float = Das ist keine Zahl
fault-empty-float = Hier fehlt eine Zahl
fault-range = { $number } liegt nicht in { $range }
fault-socket = Das ist keine Adresse mit Port wie 127.0.0.1:1886
