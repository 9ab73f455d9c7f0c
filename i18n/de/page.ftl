### The page: what all games share. The boards have catalogues of their own.

page-title = Utterson: drei Spiele um Jekyll und Hyde
page-home = Startseite
page-close = Schließen
page-guest = Gast
page-settings = Einstellungen

## Home

page-masthead-over = London, 1886
page-masthead-under = Drei Spiele für Abende mit Dr. Jekyll und Mr. Hyde
page-games = Die Spiele
page-game-partners = Partner
    .players = 3 oder 4 Spieler
    .sentence = Ein Stichspiel für zwei Teams, bei dem deine Karte aus jeder Hand am Tisch kommen kann.
page-game-duel = Duell
    .players = 2 Spieler
    .sentence = Ein Stichspiel für zwei, bei dem Hyde das Ungleichgewicht sucht und Jekyll den Ausgleich.
page-game-london = London
    .players = 2 Spieler
    .sentence = Eine Jagd durch London, bei der sich Jekyll und Hyde eine Spielfigur und dieselben Kräfte teilen.
page-play-now = Jetzt spielen
page-play-choose = Gegen den Computer …
page-play-friends = Mit Freunden, per Link
page-play-here = Gemeinsam an diesem Gerät
page-independence = Utterson ist ein unabhängiges Projekt und steht in keiner Verbindung zu den Autoren und Verlagen der Spiele, auf denen es beruht. Regeln in eigenen Worten, eigene Zeichnungen. Keine Anmeldung, keine Werbung, kein Tracking.
page-my-tables = Deine Tische
page-my-with = mit { $others }
page-my-all = Alle zeigen
page-my-your-move = Du bist am Zug
page-my-gathering = Nicht begonnen
page-my-playing = Andere sind am Zug
page-my-over = Zu Ende
page-play-learn = Lernen
page-play-more = Mehr
page-play-start-here = Fang hier an
page-bill-partners = Vier am Kamin, und deine Karte kann aus jeder Hand kommen.
    .weight = 45 min · mittel
page-bill-duel = Doktor gegen Ungeheuer: Der eine will Frieden, der andere Verderben.
    .weight = 20 min · leicht
page-bill-london = Nebel, Gaslicht und ein Körper, um den zwei Seelen ringen.
    .weight = 60 min · anspruchsvoll
page-my-finished = Beendete Partien

## Setting up a game

page-plan-bots = { $game } gegen den Computer
page-plan-friends = { $game } mit Freunden
page-plan-here = { $game } an diesem Gerät
page-plan-begin-bots = Beginnen
page-plan-begin-friends = Tisch eröffnen
page-plan-begin-here = Beginnen
page-plan-variant = Variante
page-plan-seat = Du spielst
page-plan-seat-any = Egal
page-plan-level = Gegner
page-plan-seating = Wer mit wem spielt
page-plan-target = Punkte zum Sieg
page-plan-clock = Bedenkzeit
page-plan-names = Wer spielt?
page-plan-names-hint = Gib das Gerät immer an den weiter, der am Zug ist. Plätze ohne Namen spielt der Computer.
page-plan-player = Spieler { $number }
page-plan-bot = Der Computer
page-plan-friend = Ein Freund
page-name = Dein Name
page-level-novice = Anfänger
    .hint = Kennt die Regeln und schaut nicht weiter als bis zum nächsten Stich.
page-level-casual = Gelegenheitsspieler
    .hint = Spielt wie jemand, der ab und zu spielt.
page-level-strong = Stark
    .hint = Antwortet schnell und gut.
page-level-champion = Meister
    .hint = Der Beste, den wir haben. Er lässt sich Zeit.
page-level-random = Zufall
page-variant-a = Vier, gegenüber
    .hint = Partner sitzen sich gegenüber, wie es Platzkarte A in der Tischmitte zeigt.
page-variant-b = Vier, nebeneinander
    .hint = Partner sitzen nebeneinander, wie es Platzkarte B in der Tischmitte zeigt.
page-variant-three = Drei und ein Geist
    .hint = Einer spielt allein für Hyde, mit einem Geist als Partner, dessen Karten offen liegen.
page-seating-lot = Ausgelost
    .hint = Wenn die Partie beginnt, wird jedem ein Platz zugelost. Die Auslosung lässt sich später nachprüfen, ebenso das Geben.
page-seating-as_we_sit = Wie wir sitzen
    .hint = Jeder spielt dort, wo er sich hingesetzt hat.
page-variant-single = Eine Partie
    .hint = Einer von euch ist Jekyll, der andere Hyde.
page-variant-return = Hin- und Rückspiel
    .hint = Zwei Partien; zur zweiten werden die Rollen getauscht.
page-clock-none = Ohne Uhr
    .hint = Niemand wird gedrängt.
page-clock-quick = 15 Minuten
    .hint = Eine Viertelstunde für jeden für die ganze Partie, dazu fünf Sekunden je Entscheidung.
page-clock-slow = Ein Tag je Zug
    .hint = Für Partien nebenbei. Komm wieder, wann immer es dir passt.

## Records

page-record-open = Aufzeichnung öffnen
page-record-choose = Wähle eine Aufzeichnung (.case), oder zieh sie hierher.
page-record-no-record = { $file } ist keine Aufzeichnung von Utterson. Aufzeichnungen beginnen mit der Zeile „utterson 1“.
page-record-newer = { $file } stammt von einer neueren Version von Utterson. Lade die Seite neu, oder öffne die Datei dort.
page-record-unknown-game = { $file } gehört zu einem Spiel, das diese Seite nicht kennt.
page-record-empty = { $file } ist leer: Es steht keine Partie darin.
page-record-too-large = { $file } ist größer als jede Aufzeichnung: Ein ganzer Abend passt in ein Megabyte. Ist es die richtige Datei?
page-record-binary = { $file } ist keine Textdatei. Aufzeichnungen sind Textdateien, die mit der Zeile „utterson 1“ beginnen.
page-record-cut = { $file } endet, bevor die Partie beginnt. Vielleicht wurde die Datei unterwegs abgeschnitten: Lade sie noch einmal herunter.

## Settings

page-set-language = Sprache
page-set-theme = Beleuchtung
page-set-theme-system = Wie das Gerät
page-set-theme-light = Tag
page-set-theme-dark = Gaslicht
page-set-motion = Bewegung
page-set-motion-system = Wie das Gerät
page-set-motion-full = Voll
page-set-motion-still = Keine
page-set-confirm = Eine Karte spielen
page-set-confirm-device = Wie das Gerät
page-set-confirm-one-tap = Mit einem Tipp
page-set-confirm-two-taps = Anheben, dann spielen
page-set-trickpace = Ein fertiger Stich bleibt liegen
page-set-trickpace-quick = ½ Sekunde
page-set-trickpace-normal = 1,2 Sekunden
page-set-trickpace-slow = 2½ Sekunden
page-set-trickpace-click = Bis ich tippe
page-set-sheets = Die Wertung nach einer Runde
page-set-sheets-wait = Wartet auf mich
page-set-sheets-pass = Wartet nicht
page-set-sound = Klänge
page-set-sound-off = Aus
page-set-sound-bell = Ein Glöckchen, wenn ich am Zug bin
page-set-sound-all = Karten, Tränke und Glöckchen

## Coming to a table

page-opening = Der Tisch wird gedeckt …
page-invited = Du bist eingeladen zu einer Partie { $game }
page-invited-by = { $hosts } möchte mit dir spielen.
page-sit-down = Platz nehmen
page-you = Du
page-seats = Plätze
page-seat-open = Freier Platz
page-seat-program = Programm
page-seat-ready = bereit
page-seat-not-ready = noch nicht bereit
page-lobby-lot = Wenn die Partie beginnt, entscheidet das Los, wer mit wem spielt.
page-lobby-ready = Ich bin bereit
page-lobby-begin = Beginnen
page-invite = Jemanden einladen
page-invite-hint = Schick diesen Link an alle, die mitspielen sollen, oder lass sie den Code scannen. Niemand muss sich anmelden.
page-invite-link = Link zu diesem Tisch
page-invite-qr = Der Link als Code für Kameras
page-invite-copy = Link kopieren
page-invite-copied = Kopiert
page-invite-elsewhere = Der Link entstand auf einem anderen Gerät. Hier bekommst du einen neuen; der alte gilt dann nicht mehr.
page-invite-renew = Neuen Link erzeugen
page-curtain-pass = Gib das Gerät an { $name }
page-curtain-hold = Halten zum Aufdecken
page-curtain-hint = Hinter dem Vorhang liegen die Karten von { $name }. Sonst sollte niemand hinsehen.
page-lobby-seat-away = ist gerade nicht da
page-lobby-free = { $count ->
    [one] Ein Platz ist noch frei. Schick den Link an den, der noch fehlt.
   *[other] { $count } Plätze sind noch frei. Schick den Link an alle, die noch fehlen.
}
page-lobby-starts = { $is ->
    [ready] Du bist bereit. Sobald alle da und bereit sind, beginnt die Partie von selbst.
   *[other] Sag, dass du bereit bist, dann musst du nicht hier warten: Die Partie beginnt von selbst.
}
page-lobby-all = Alle sind da. Die Partie beginnt, wenn alle auf „Beginnen“ getippt haben.
page-lobby-yours = Die anderen warten auf dich.
page-lobby-for = { $count ->
    [one] { $who } muss noch auf „Beginnen“ tippen …
   *[other] { $who } müssen noch auf „Beginnen“ tippen …
}

## At a table

page-your-turn = Du bist am Zug.
page-on-turn = am Zug
page-absent = nicht da
page-absence = { $who } hat den Tisch verlassen. Inzwischen weiterspielen?
page-absence-stand-in = Den Computer für { $who } spielen lassen
page-absence-wait = Warten
page-stand-in = der Computer spielt
page-beside = Stand und Verlauf
page-log = Verlauf
page-log-empty = Noch ist nichts geschehen.
page-menu = Menü
page-say = Etwas sagen
page-say-field = Mit eigenen Worten
page-say-send = Sagen
page-say-silence = Partner sprechen bis zum Ende der Partie nicht frei (P7.1).
page-react-hello = Guten Abend!
page-react-well_played = Gut gespielt!
page-react-thanks = Danke!
page-react-sorry = Entschuldigung!
page-react-one_moment = Einen Moment, bitte.
page-react-good_game = Schöne Partie!
page-take-back = Zurücknehmen
page-take-back-asks = { $who } möchte die letzte Entscheidung zurücknehmen.
page-take-back-grant = Einverstanden
page-take-back-refuse = Ablehnen
page-take-back-waits = Du möchtest deine Entscheidung zurücknehmen. Die anderen werden gefragt.
page-abandon = Abbruch der Partie anbieten
page-abandon-asked = Du hast den Abbruch angeboten
page-abandon-asks = { $who } bietet an, die Partie ohne Gewinner abzubrechen.
page-abandon-agree = Abbrechen
page-resign = Aufgeben
page-resign-sure = Wirklich aufgeben: Deine Seite verliert
page-watch-copy = Link zum Zuschauen kopieren
page-record-save = Aufzeichnung speichern
page-record-saved = Die Aufzeichnung ist gespeichert.
page-connection-lost = Die Verbindung ist unterbrochen. Dein Platz bleibt reserviert; neuer Versuch …
page-connection-gone = Der Server antwortet nicht. Nichts ist verloren; es geht weiter, sobald er wieder da ist.
page-log-seated = { $is ->
    [you] Du nimmst Platz.
   *[other] { $who } nimmt Platz.
}
page-log-left = Platz { $seat } ist wieder frei.
page-log-take-back-asked = { $is ->
    [you] Du möchtest eine Entscheidung zurücknehmen.
   *[other] { $who } möchte eine Entscheidung zurücknehmen.
}
page-log-take-back-granted = { $is ->
    [you] Du bist einverstanden.
   *[other] { $who } ist einverstanden.
}
page-log-take-back-refused = { $is ->
    [you] Du lehnst ab.
   *[other] { $who } lehnt ab.
}
page-log-taken-back = { $is ->
    [you] Du nimmst deine Entscheidung zurück.
   *[other] { $who } nimmt eine Entscheidung zurück.
}
page-log-abandon-asked = { $is ->
    [you] Du bietest an, die Partie abzubrechen.
   *[other] { $who } bietet an, die Partie abzubrechen.
}
page-log-stood-in = { $is ->
    [you] Der Computer spielt für dich, solange du weg bist.
   *[other] Der Computer spielt für { $who }, bis { $who } zurück ist.
}
page-log-returned = { $is ->
    [you] Du bist zurück und spielst wieder selbst.
   *[other] { $who } ist zurück und spielt wieder selbst.
}
page-log-reacted = { $is ->
    [you] Du sagst: „{ $words }“
   *[other] { $who } sagt: „{ $words }“
}
page-log-rematch-asked = { $is ->
    [you] Du möchtest noch einmal spielen.
   *[other] { $who } möchte noch einmal spielen.
}
page-menu-help = Nachschlagen
page-menu-table = Dieser Tisch
page-menu-end = Partie beenden
page-tap-again = Noch einmal tippen spielt sie
page-tap-again-ask = Noch einmal tippen fragt

## Keys

page-keys = Tasten und Hilfe
page-key-hand-move = durch die Hand gehen
page-key-pick = diese Karte der Hand nehmen
page-key-play = spielen
page-key-cancel = Angehobenes zurücklegen
page-key-last = den vorigen Stich ansehen
page-key-hand = die Hand vorlesen
page-key-trick = den Stich vorlesen
page-key-score = den Stand vorlesen
page-key-others = vorlesen, was von den anderen bekannt ist
page-key-moves = vorlesen, was du wählen kannst
page-key-clocks = die Uhren vorlesen
page-key-take-back = eine Entscheidung zurücknehmen
page-key-help = diese Seite

## The end

page-sheet-continue = Weiter
page-end-won = Du hast gewonnen
page-end-lost = Du hast verloren
page-end-drew = Unentschieden
page-end-over = Die Partie ist zu Ende
page-end-show = Ergebnis
page-end-resigned = { $is ->
    [you] Du hast aufgegeben.
   *[other] { $who } hat aufgegeben.
}
page-end-out-of-time = { $is ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $who } ist abgelaufen.
}
page-end-abandoned = Die Partie wurde abgebrochen, und niemand hat gewonnen.
page-rematch = Noch einmal
page-rematch-waits = Die anderen werden gefragt …
page-rematch-asked = { $count ->
    [one] { $others } möchte: { $what }.
   *[other] { $others } möchten: { $what }.
}
page-go-home = Zur Startseite
page-rule-link = Regel { $rule }
page-rematch-people = Noch einmal mit denselben Leuten
page-rematch-swapped-partners = Noch einmal, Plätze weitergerückt
page-rematch-swapped-duel = Noch einmal, Seiten getauscht
page-rematch-swapped-london = Noch einmal, Seiten getauscht

## What goes wrong

page-reload = Neu laden
page-try-again = Noch einmal versuchen
page-lost-unreachable = Der Server antwortet nicht
    .advice = Prüfe deine Verbindung. Deine Partien sind aufgehoben und gehen weiter, wo sie waren.
page-lost-outdated = Es gibt eine neuere Version von Utterson
    .advice = Der Server wurde aktualisiert, während diese Seite offen war. Lade sie neu; die Partie geht weiter, wo sie war.
page-lost-away = Die Verbindung wurde geschlossen
    .advice = Der Server hat die Verbindung zu diesem Tisch geschlossen. Versuch es noch einmal, um zurückzukehren.
page-lost-closed = Dieser Tisch ist geschlossen
    .advice = Er wurde nach Regeln oder auf einem Stadtplan begonnen, die dieser Server nicht mehr hat, und kann deshalb nicht weitergehen. Seine Aufzeichnung ist aufgehoben, mit jedem Zug, der gemacht wurde.
page-trouble-unreachable = Der Server ist nicht zu erreichen. Prüfe deine Verbindung, und versuch es noch einmal.
page-trouble-unavailable = Der Server ist gerade überlastet. Versuch es gleich noch einmal.
page-trouble-too-many-requests = Das war zu viel auf einmal. Warte einen Moment, und versuch es noch einmal.
page-trouble-too-many-tables = Du hast schon zu viele Tische offen. Spiel eine Partie zu Ende, oder komm später wieder.
page-trouble-too-many-sockets = Du bist schon in zu vielen Fenstern hier. Schließ eines, und versuch es noch einmal.
page-trouble-seat-taken = Alle Plätze sind besetzt.
page-trouble-already-started = Die Partie hat schon begonnen.
page-trouble-no-session = Der Server kennt dich nicht mehr. Öffne den Link noch einmal.
page-trouble-absent = Diesen Tisch gibt es nicht.
page-trouble-internal = Bei uns ist etwas schiefgegangen. Versuch es noch einmal.
page-refused-by-rule = { $sentence } ({ $rule })
