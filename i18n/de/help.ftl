### The help of the commands. The English lines are as the commands have them; the others are found by their names.

help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-default = [Vorgabe: { $values }]
help-possible = [möglich sind: { $values }]
help-template =
    {"{"}before-help{"}"}{"{"}about-with-newline{"}"}
    Aufruf: {"{"}usage{"}"}
    
    {"{"}all-args{"}"}{"{"}after-help{"}"}
help-after =
    Zum Ausprobieren:
      utterson play duel                                   gleich eine Partie gegen einen Automaten spielen
      utterson rules duel                                  lesen, wie ein Spiel geht
      utterson simulate duel --games 100 --seed 1 --out games   hundert Partien davon spielen lassen
      utterson replay games/duel-1-000001.case              die erste ansehen
      utterson replay games/duel-1-000001.case --as hyde    und noch einmal mit hydes Augen
      utterson verify games/*.case                         jede Zeile von allen prüfen
    
    Rückgabewerte: 0 alles ist gut, 1 etwas Angegebenes ist fehlerhaft (eine Aufzeichnung, eine Option, ein Stadtplan), 2 die Befehlszeile ist falsch, 3 eine Grenze oder Strg-C kam dazwischen, und was bis dahin gefunden war, wird ausgegeben.

## The program

help-of-about = Drei Spiele um Jekyll und Hyde, vollständig und genau: partners, duel und london
help-of-lang = Die Sprache der Sätze: en, fr oder de [Vorgabe: die der Umgebung, sonst Englisch]
help-of-print-help = Hilfe anzeigen
help-of-print-help-long = Hilfe anzeigen (kurz gefasst mit „-h“)
help-of-print-help-short = Hilfe anzeigen (ausführlicher mit „--help“)
help-of-print-help-of = Diese Übersicht oder die Hilfe eines Befehls anzeigen
help-of-print-version = Version anzeigen

## What several commands have

help-of-game = partners, duel oder london
help-of-game-or-link = partners, duel oder london; oder der Einladungslink eines Online-Tisches
help-of-games = Wie viele Partien
help-of-seed = Eine Zahl oder ein Wort, aus dem aller Zufall folgt
help-of-records = Die Aufzeichnungen: .case-Dateien, Ordner mit solchen, oder - für die Standardeingabe
help-of-records-at = Die Aufzeichnungen: .case-Dateien, Ordner mit solchen, oder - für die Standardeingabe; DATEI:N ist DATEI mit --at N
help-of-maps-of-options = Eine Stadtplandatei, die Optionen nennen dürfen; wiederholbar
help-of-maps-of-records = Eine Stadtplandatei, die Aufzeichnungen nennen dürfen; wiederholbar
help-of-maps-of-record = Eine Stadtplandatei, die die Aufzeichnung nennen darf; wiederholbar
help-of-maps-of-london = Eine Stadtplandatei für london; wiederholbar
help-of-maps = Eine Stadtplandatei; wiederholbar
help-of-threads = Wie viele Threads [Vorgabe: so viele, wie es Kerne gibt]
help-of-move-time = Wie viele Millisekunden ein Programm über eine Entscheidung nachdenken darf [Vorgabe: 10000]
help-of-data = Der Ordner der Datenbank [Vorgabe: der Datenordner des Benutzers]
help-of-json = JSON ausgeben
help-of-json-one = Ein JSON-Objekt ausgeben
help-of-json-decision = Ein JSON-Objekt je Entscheidung ausgeben
help-of-json-position = Ein JSON-Objekt je Stellung ausgeben
help-of-json-record = Ein JSON-Objekt je Aufzeichnung ausgeben
help-of-json-tally = Die Bilanz als JSON ausgeben
help-of-at = Vor der Entscheidung mit dieser Nummer
help-of-at-last = Vor der Entscheidung mit dieser Nummer, gezählt wie bei „utterson replay“ [Vorgabe: die letzte Stellung]
help-of-all = Vor jeder Entscheidung
help-of-all-of-seat = Vor jeder Entscheidung; mit --as vor jeder Entscheidung dieses Platzes
help-of-option-500 = Eine Option des Spiels, wie Aufzeichnungen sie schreiben, etwa target=500 oder players=3; wiederholbar
help-of-option-1 = Eine Option des Spiels, wie Aufzeichnungen sie schreiben, etwa target=1 (eine einzige Runde) oder players=3; wiederholbar
help-of-option-return = Eine Option des Spiels, etwa match=return; wiederholbar

## play

help-of-play = Im Terminal spielen: gegen Automaten, mit anderen am selben Terminal oder an einem Online-Tisch
help-of-play-option = Eine Option des Spiels, etwa players=3, match=return oder turns=40; wiederholbar
help-of-play-level = Wie gut die Automaten spielen: random, novice, casual, strong oder champion; oder cmd:BEFEHL, ein Programm (docs/engine.md)
help-of-play-as = Wo du sitzt: ein Platz wie hyde oder n, oder seine Nummer ab 1
help-of-play-as-we-sit = Die vier Partner spielen, wo sie sitzen, statt auf die Plätze gelost zu werden; auch „--as“ sagt das
help-of-play-hot-seat = Alle Plätze spielen Menschen an diesem Terminal, mit einem Vorhang dazwischen
help-of-play-name = Dein Name
help-of-play-resume = Eine verlassene Partie fortsetzen: die letzte, oder die mit diesem Namen
help-of-play-games = Die verlassenen Partien aufzählen, die sich fortsetzen lassen
help-of-play-at = Den Tisch auf diesem Server aufmachen, für Freunde, die über seinen Link kommen
help-of-play-plain = Sätze ausgeben und kurze Befehle lesen, für Bildschirmleser und Skripte
help-of-play-ascii = Nur mit ASCII-Zeichen zeichnen
help-of-play-quick = Automaten antworten sofort
help-of-play-seed = Derselbe Startwert gibt dieselben Karten und dieselben Automaten
help-of-play-data = Wo Partien aufbewahrt werden [Vorgabe: der Datenordner des Benutzers]

## simulate

help-of-simulate = Automaten Partien spielen lassen und sie aufzeichnen
help-of-simulate-long = Derselbe Startwert gibt dieselben Partien, aufs Byte genau. Ohne --out wird nur die Bilanz ausgegeben. Eine Datei heißt nach dem, was gespielt wurde: Spiel, Optionen, Automaten (außer wenn alle random sind), Startwert und Nummer. Keine Datei wird überschrieben: Dieselbe Partie bleibt, wie sie ist, und eine andere dieses Namens beendet den Befehl
help-of-simulate-out = Der Ordner für die Aufzeichnungen, der angelegt wird, wenn es ihn nicht gibt; - schreibt sie alle nacheinander auf die Standardausgabe und die Bilanz auf die Fehlerausgabe
help-of-simulate-bots = Wer spielt, einer für alle Plätze oder einer je Platz: Stufen, oder Programme, die das Engine-Protokoll sprechen, etwa 'strong,cmd:python3 bot.py' (docs/engine.md)

## replay, verify, rules, map

help-of-replay = Eine Aufzeichnung Zug um Zug zeigen und jede Zeile prüfen
help-of-replay-trace = Ein JSON-Objekt je Zeile ausgeben: alle erlaubten Aktionen bei jeder Entscheidung und die gewählte. Mit --as die der eigenen Entscheidungen dieses Platzes und von allem anderen, was er gesehen hat
help-of-replay-as = Nur zeigen, was dieser Platz gesehen hat: ein Platz beim ersten Geben (n, jekyll, …), der Name eines Spielers, oder „public“
help-of-verify = Aufzeichnungen prüfen: jede Entscheidung, jede Ziehung, jede Wertung
help-of-verify-long = Rückgabewert 1, wenn eine davon fehlerhaft ist; die fehlerhaften werden mit Zeile, Spalte und Grund genannt. Endet eine Aufzeichnung mit dem Geheimnis des ehrlichen Gebens, so wird jede Ziehung daraus nachgerechnet
help-of-rules = Das Regelheft eines Spiels lesen
help-of-rules-markdown = Markdown ausgeben, wie in der RULES.md des Spiels
help-of-map = Stadtpläne von london prüfen und zeigen
help-of-map-check = Eine Stadtplandatei prüfen: jeden Fehler mit seiner Zeile
help-of-map-file = Die Stadtplandatei
help-of-map-show = Einen Stadtplan zeigen: als Liste, als Bild oder als Datei
help-of-map-show-file = Eine Stadtplandatei; ohne sie der eingebaute Stadtplan
help-of-map-toml = Die Stadtplandatei selbst ausgeben, Byte für Byte
help-of-map-svg = Ein Bild ausgeben

## perft, bench

help-of-perft = Zählen, auf wie viele Weisen ein Spiel weitergehen kann, Tiefe für Tiefe
help-of-perft-long = Ein Schritt in die Tiefe ist eine Entscheidung. Ausgänge des Zufalls werden einzeln durchgegangen, ohne als Schritt zu zählen; nur das Austeilen beendet eine Linie, weil es zu viele Möglichkeiten gibt. Eine Linie, die das Spielende erreicht, zählt als eine
help-of-perft-from = Ein Spiel (partners, duel, london) oder eine Aufzeichnung, von deren letzter Stellung aus gezählt wird
help-of-perft-depth = Wie viele Entscheidungen tief
help-of-perft-seed = Der Startwert für das Geben, wenn vom Anfang einer Partie gezählt wird
help-of-perft-option = Eine Option des Spiels, wenn vom Anfang einer Partie gezählt wird; wiederholbar
help-of-bench = Messen, wie schnell sich die Spiele zufällig weiterspielen lassen
help-of-bench-long = Ein Thread. Ganze Partien vom ersten Geben bis zum Ende: auf der Stellung, auf der die Suche spielt, und auf dem Zustand, der auch weiß, wer was gesehen hat. Dann, mitten in Partien: Sichten, aus der Wahrheit gebaut, Welten, aus einer Sicht vorgestellt, Simulationen der schlichten Suche, 500 je Entscheidung, und Durchgänge eines Netzes in voller Größe, mit einer Sicht allein und mit acht zusammen. Vergleiche nur Zahlen eines Laufs: Rechner sind verschieden, und ihre Launen auch
help-of-bench-game = Nur dieses Spiel
help-of-bench-seconds = Sekunden je Messung; es werden drei gemacht, und die mittlere zählt

## serve, backup, restore

help-of-serve = Den Online-Tisch betreiben: ein Programm, eine Datei mit Daten, Menschen und Automaten
help-of-serve-long = Beende ihn mit Strg-C oder SIGTERM: Partien gehen weiter, wo sie waren, wenn er wieder läuft. Was geschieht, steht auf der Fehlerausgabe, ein JSON-Objekt je Zeile. Rückgabewert 70: Die Festplatte hat versagt, und mehr wurde nicht versprochen
help-of-serve-listen = Auf welcher Adresse der Server hört
help-of-serve-origin = Die Adresse, die man eintippt, etwa „https://games.example.org“, wenn es nicht die obige ist
help-of-serve-proxies = Wie viele eigene Proxys davorstehen: So vielen Stationen von X-Forwarded-For wird geglaubt
help-of-serve-proxy-from = Wo der nächste dieser Proxys steht; mehrere werden mehrmals genannt [Vorgabe: dieser Rechner und private Netze]
help-of-serve-limits = Eine Datei mit Grenzen, eine je Zeile: NAME = N. Eine Variable wie UTTERSON_MAX_TABLES geht ihr vor, eine Angabe hier beiden
help-of-serve-max-connections = Verbindungen insgesamt, höchstens
help-of-serve-max-connections-address = Verbindungen einer Adresse, höchstens; bei IPv6 ist das /64 eine Adresse
help-of-serve-max-sockets = Verbindungen zu Tischen insgesamt, höchstens
help-of-serve-max-sockets-person = Verbindungen einer Person zu Tischen, höchstens
help-of-serve-max-tables = Wache Tische insgesamt, höchstens, wenn noch einer eröffnet wird
help-of-serve-max-tables-address = Wache Tische, die von einer Adresse eröffnet wurden, höchstens
help-of-serve-max-tables-person = Unbeendete Partien einer Person, höchstens, wenn sie noch einen Tisch eröffnet
help-of-serve-rate-requests = Anfragen einer Person oder einer Adresse ohne Namen
help-of-serve-rate-guests = Neue Gäste von einer Adresse
help-of-serve-rate-tables = Tische, die eine Person eröffnet, Revanchen eingeschlossen
help-of-serve-rate-tables-address = Tische, die von einer Adresse eröffnet werden
help-of-serve-rate-passwords = Passwörter, die von einer Adresse versucht werden
help-of-serve-rate-account = Falsche Passwörter für ein Konto, woher auch immer
help-of-serve-rate-misses = Fragen nach etwas, das es nicht gibt
help-of-serve-rate-replays = Aufzeichnungen, die für eine Person gelesen werden
help-of-serve-rate-messages = Nachrichten auf einer Verbindung
help-of-serve-rate-program-messages = Nachrichten auf einer Verbindung eines Programms
help-of-serve-bot-seconds = Sekunden, die Automaten für eine Adresse nachdenken
help-of-serve-bot-wait = Wie lange Automaten warten, bevor sie ziehen: höchstens so viele Millisekunden, mindestens die Hälfte [Vorgabe: 500 bis 1200]
help-of-serve-solo = Wo Partien gegen Automaten gespielt werden: `here` in der Seite selbst, was den Server nichts kostet, oder am `server`
help-of-serve-backups = Alles laufend in diesen Ordner kopieren, binnen zehn Sekunden; „utterson restore“ liest ihn wieder ein
help-of-serve-backup-days = So viele Tage lang bleibt dort eine vollständige Kopie je Tag
help-of-serve-archive-after = So viele Tage nach ihrem Ende wird eine Partie archiviert: Sie braucht wenig Platz und lässt sich weiter ansehen
help-of-serve-remove-after = So viele Tage nach ihrem Ende wird eine Partie gelöscht
help-of-serve-metrics = Wo Prometheus lesen darf, was gezählt wird: eine Adresse, die Fremde nicht erreichen
help-of-backup = Die Daten des Servers in eine Datei kopieren, auch während er läuft, und die Kopie bis zum letzten Hash prüfen
help-of-backup-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben
help-of-restore = Eine Sicherung an die Stelle der Daten des Servers setzen, nachdem sie bis zum letzten Hash geprüft ist. Der Server darf nicht laufen
help-of-restore-long = Daten, die schon da sind, werden nie überschrieben: Ohne --aside wird es verweigert
help-of-restore-file = Die Sicherung: eine Datei oder der Ordner von „serve --backups“
help-of-restore-aside = Die vorhandenen Daten in diese Datei umbenennen

## arena

help-of-arena = Automaten aneinander messen: zwei, oder viele in einem Turnier jeder gegen jeden
help-of-arena-long = Partien kommen paarweise, mit denselben Karten und vertauschten Plätzen und Rollen, damit sich das Glück aufhebt; gespielt wird auf allen Kernen. Vier Spieler von partners sind zwei Zweierteams, bei dreien spielt ein Automat allein gegen zwei des anderen in einer einzigen Runde. Derselbe Startwert gibt dieselben Partien. Intervalle gelten zu 95 %, über Paare (docs/laboratory.md). Die Zeit je Zug zählt Entscheidungen, bei denen es etwas zu wählen gibt, und die Zeit, die der Thread wirklich lief, wo das System sie nennt. Strg-C hält nach den laufenden Partien an, mit dem, was sie bis dahin sagen, und Rückgabewert 3; mit --state macht derselbe Befehl später weiter
help-of-arena-bots = Die Automaten: Stufen (random, novice, casual, strong, champion, veteran, ismcts:N), ceiling:N, der alle Karten sieht, oder cmd:BEFEHL, ein Programm, das das Engine-Protokoll spricht (docs/engine.md), etwa 'champion,cmd:python3 bot.py'
help-of-arena-games = Wie viele Partien, in einem Turnier für je zwei Automaten; eine ungerade Zahl wird aufgerundet. Mit --sprt höchstens so viele
help-of-arena-work = Wie viel jeder Automat über eine Entscheidung nachdenken darf, wenn weniger als üblich: Simulationen, oder was er zählt
help-of-arena-sprt = Aufhören, sobald klar ist, ob der erste Automat um elo1 besser ist oder um höchstens elo0, mit diesen Irrtumswahrscheinlichkeiten
help-of-arena-state = Eine Datei, in der jedes Paar von Partien aufbewahrt wird, sobald es endet; gibt es sie schon, werden diese nicht noch einmal gespielt
help-of-arena-out = Ein Ordner für die Aufzeichnungen der Partien, der angelegt wird, wenn es ihn nicht gibt

## engine, bridge, bot-token

help-of-engine = Das Engine-Protokoll sprechen, JSON-Zeilen auf Standardein- und -ausgabe, für jede unserer Stufen
help-of-engine-long = Was gesagt wird, steht in docs/engine.md. Ein solches Programm kann überall sitzen, wo „cmd:“ verstanden wird: „utterson arena duel --bots 'champion,cmd:utterson engine --level strong'“
help-of-engine-level = Wie gut es spielt: random, novice, casual, strong, champion, veteran oder ismcts:N
help-of-engine-game = Nur dieses Spiel spielen
help-of-engine-work = Wie viel es über eine Entscheidung nachdenken darf, wenn weniger als üblich: Simulationen, oder was sie zählt
help-of-bridge = Ein Programm, das das Engine-Protokoll spricht, an die Tische eines Servers bringen
help-of-bridge-long = Wer den Server betreibt, erzeugt den Zugangsschlüssel mit „utterson bot-token“. Alle am Tisch sehen, dass es ein Programm ist. Es spielt, so schnell es kann, stimmt zu, wenn jemand zurücknehmen oder abbrechen will, und gibt auf, wenn es versagt
help-of-bridge-url = Der Einladungslink eines Tisches; oder die Adresse eines Servers, um dort einen aufzumachen
help-of-bridge-engine = Der Befehl, der das Programm startet (docs/engine.md), etwa 'python3 bot.py'
help-of-bridge-token = Die Datei, in der der Zugangsschlüssel steht
help-of-bridge-game = Einen Tisch dieses Spiels aufmachen, den ersten Platz nehmen und den Link für andere ausgeben
help-of-bridge-games = Wie viele Partien nacheinander, an den Tischen der Revanche
help-of-bridge-move-time = Wie viele Millisekunden das Programm über eine Entscheidung nachdenken darf, wenn die Uhren es erlauben
help-of-bot-token = Einen Zugangsschlüssel für ein Programm erzeugen, damit es an die Tische dieses Servers kann; oder ihn widerrufen
help-of-bot-token-long = Der Zugangsschlüssel wird einmal ausgegeben und nur als Hash aufbewahrt. Ein neuer macht den alten ungültig. Das geht, während der Server läuft
help-of-bot-token-name = Wie das Programm an den Tischen heißt
help-of-bot-token-revoke = Den Zugangsschlüssel stattdessen widerrufen

## solve, eval, export

help-of-solve = Eine Stellung mit lauter bekannten Karten lösen: ihr Wert und die besten Aktionen
help-of-solve-long = Eine Runde von partners oder von duel. Beide Seiten wissen alles, außer was gleichzeitig hingelegt wird. Früh in einer Runde dauert das lange: Was zu erwarten ist, wird vorher gesagt, --limit beendet es, und dann werden die bis dahin bewiesenen Schranken ausgegeben, mit Rückgabewert 3
help-of-solve-limit = Für jede Stellung höchstens diese Zeit (500ms, 10s, 5m) oder, als bloße Zahl, so viele betrachtete Stellungen; mit einem Thread gibt Letzteres überall dieselbe Antwort
help-of-solve-progress = Auf der Fehlerausgabe sagen, was zu erwarten ist und wie die Schranken sich schließen, auch wenn sie kein Terminal ist
help-of-eval = Sagen, was jede Aktion nach dem wert ist, was ein Platz weiß, im Urteil eines Automaten
help-of-eval-long = Der Wert ist das Ergebnis, das die Seite des Platzes erwarten kann, von 0, dem schlechtesten, bis 1, dem besten; ein halb ist ausgeglichen. Automaten, die suchen, sagen, was ihre Suche gefunden hat und wie oft sie jede Aktion versucht haben. Bei den anderen spielt dieser Automat den Rest der Runde oder Partie auf allen Plätzen zu Ende, in Welten, die der Platz für möglich halten muss, und der Wert hat einen Standardfehler. Was ein Wert in jedem Spiel zählt, steht in docs/laboratory.md. Dieselbe Aufzeichnung, derselbe Platz, Automat, Aufwand und Startwert geben dieselben Werte
help-of-eval-record = Die Aufzeichnung, vor der Entscheidung mit dieser Nummer, gezählt wie bei „utterson replay“ [Vorgabe: wie die Aufzeichnung endet]; auch ein Ordner von Aufzeichnungen, oder - für die Standardeingabe
help-of-eval-as = Wessen Wissen: ein Platz beim ersten Geben (n, jekyll, …) oder der Name eines Spielers [Vorgabe: wer entscheidet]
help-of-eval-bot = Der Automat: random, novice, casual, strong, champion, veteran oder ismcts:N
help-of-eval-work = Wie viel er über eine Entscheidung nachdenkt: Simulationen, Welten oder zu Ende gespielte Partien [Vorgabe: so viel, wie für den Automaten üblich ist]
help-of-export = Die Entscheidungen von Aufzeichnungen als Daten ausgeben: was der Platz wusste, was er tun konnte, was er wählte und wie die Partie endete
help-of-export-long = Ein JSON-Objekt je Zeile und Entscheidung: file, n (die Nummer der Entscheidung), game, options (wie Aufzeichnungen sie schreiben), seats, seat, who (wie die Aufzeichnung den Platz dann nennt), view (alles, was dieser Platz weiß, wie es über die Leitung geht), legal, chosen, result (was die Aufzeichnung nach diesem Wort sagt, null, wenn sie unbeendet ist) und standing (won, lost oder drew). Eine fehlerhafte Aufzeichnung wird mit der Stelle genannt und gibt gar keine Zeile; die anderen folgen, und der Rückgabewert ist am Ende 1
help-of-export-as = Nur die Entscheidungen dieses Platzes: ein Platz beim ersten Geben (n, jekyll, …) oder der Name eines Spielers
help-of-export-choices = Nur Entscheidungen, bei denen es etwas zu wählen gibt
help-of-export-stop = Bei der ersten fehlerhaften Aufzeichnung aufhören

## completions, manual

help-of-completions = Ausgeben, was eine Shell braucht, um Befehle und Optionen zu ergänzen
help-of-completions-long = Für bash: „utterson completions bash > ~/.local/share/bash-completion/completions/utterson“
help-of-completions-shell = Die Shell
help-of-manual = Die Handbuchseiten in einen Ordner schreiben, eine je Befehl
help-of-manual-long = Um eine zu lesen: „man ./utterson-play.1“
help-of-manual-folder = Der Ordner; er wird angelegt, wenn es ihn nicht gibt
