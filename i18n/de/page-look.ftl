### Das Aussehen: die Galerie, Farben und Größen, Klänge und der Rundgang über den Bildschirm.

page-look-opening = Einen Moment …

## Die Galerie

page-look-gallery = Galerie
page-look-gallery-over = Musterbuch
page-look-gallery-under = Alle Stücke der drei Spiele, für diesen Tisch gezeichnet
page-look-parts = Teile des Musterbuchs
page-look-house = Das Haus
page-look-size = Breite einer Karte
page-look-pixels = { $size } px
page-look-cards-jekyll = Dr. Jekylls Karten
page-look-cards-hyde = Mr. Hydes Karten
page-look-backs = Rückseiten und Platzkarten
page-look-back = Rückseite
page-look-back-jekyll = Rückseite von Jekylls Karten
page-look-back-hyde = Rückseite von Hydes Karten
page-look-back-and-tokens = Rückseite, Marken und Leiste
page-look-signs = Zeichen
page-look-sign-laurel = Höchste Karte
page-look-tokens = Marken und Spielfigur
page-look-pawn = Spielfigur, { $side } oben
page-look-beakers = Bechergläser
page-look-beaker-empty = { $colour }, noch kein Heilmittel
page-look-beaker-full = { $colour }, geheilt
page-look-tile-down = Verdeckt
page-look-clock = Die Uhr der Psyche
page-look-clock-caption = Drei Stunden je Laster; die schwarzen gehören Hyde
page-look-map-jekyll = Bei Tageslicht: Jekyll ist am Zug
page-look-map-hyde = Bei Gaslicht: Hyde ist am Zug
page-look-emblems = Embleme und Zierrat
page-look-divider = Zierleiste
page-look-drawings = Kleine Zeichnungen
page-look-icon-gear = Einstellungen
page-look-icon-help = Hilfe
page-look-icon-menu = Menü
page-look-icon-home = Startseite
page-look-icon-close = Schließen
page-look-icon-bin = Entfernen
page-look-icon-copy = Kopieren
page-look-icon-check = Erledigt
page-look-icon-undo = Zurücknehmen
page-look-icon-flag = Aufgeben
page-look-icon-door = Abbrechen
page-look-icon-book = Regelheft
page-look-icon-save = Speichern
page-look-icon-open = Öffnen
page-look-icon-link = Link
page-look-icon-people = Leute
page-look-icon-pass = Gerät weitergeben
page-look-icon-lamp = Computer
page-look-icon-speech = Etwas sagen
page-look-icon-again = Noch einmal
page-look-icon-swap = Tauschen
page-look-icon-down = Weiter unten
page-look-icon-wait = Warten
page-look-icon-eye = Umsehen
page-look-icon-slate = Lektion
page-look-icon-broken = Verbindung unterbrochen

## Farben und Größen

page-look-cards = Karten
page-look-cards-normal = Normal
page-look-cards-large = Groß
page-look-inks = Farben der Karten
page-look-inks-printed = Wie gedruckt
    .hint = Unsere: Jede Farbe hat neben ihrer Tinte auch Buchstaben und Form.
page-look-inks-clear = Vier klare Farben
    .hint = Tinten, die auch unterscheidet, wer Rot und Grün oder Blau und Gelb verwechselt.
page-look-inks-own = Eigene
    .hint = Wähle eine Tinte für jede Farbe.
page-look-inks-reset = Wieder wie gedruckt
page-look-suit-jekyll = Jekyll
page-look-suit-hyde = Hyde
page-look-suit-pride = Hochmut
page-look-suit-wrath = Zorn
page-look-suit-envy = Neid
page-look-suit-lust = Wollust
page-look-suit-potion = Tränke
page-look-too-pale = { $suit }: zu blass, um auf den Karten lesbar zu sein. Es wird dunkler gedruckt.
page-look-alike = { $one } und { $other } sehen jetzt fast gleich aus. Buchstaben und Formen unterscheiden sie weiterhin.

## Was dieser Browser nicht tut

page-look-not-kept = Dieser Browser bewahrt nichts für uns auf: Er ist voll, oder es ist ein privates Fenster. Einstellungen, Name und Links gelten nur für diesen Besuch.
page-look-mute = Dieser Browser verweigert den Ton oder hat keinen. Alles andere geht auch ohne.

## Ein Rundgang über den Bildschirm

page-look-tour = Rundgang über den Bildschirm
page-look-tour-count = { $at } von { $of }
page-look-tour-next = Weiter
page-look-tour-skip = Überspringen
page-look-tour-done = Jetzt spielen
page-look-tour-table = { $game ->
    [london] Der Stadtplan
   *[other] Der Tisch
}
    .text = { $game ->
    [london] Wo die Figur steht, bist du. Orte, die leuchten, kannst du erreichen; die Zahl sagt, was der Weg kostet.
   *[other] Was gespielt wird, liegt hier, immer an denselben Plätzen. Ein voller Stich bleibt einen Moment; ein Tippen nimmt ihn sofort weg.
}
page-look-tour-hand = Deine Hand
    .text = Was du jetzt spielen darfst, hebt sich ab, mit einem Rand aus Messing. Auch Pfeiltasten und Ziffern führen hin.
page-look-tour-why = Warum nicht?
    .text = Was blass ist, darf jetzt nicht gewählt werden. Tippe es trotzdem an: Es sagt dir, warum, und nach welcher Regel.
page-look-tour-beside = Stand und Verlauf
    .text = Alles Öffentliche lässt sich hier nachsehen, und der Verlauf erzählt jeden Zug in einem Satz.
page-look-tour-menu = Das Menü
    .text = Das Regelheft, alle Tasten, ein Wort an die anderen, die Aufzeichnung, dieser Rundgang und die Einstellungen mit deiner Sprache.
page-look-tour-settings = Einstellungen
    .text = Sprache, Tag oder Gaslicht, große Karten, klarere Farben, Klänge und wie schnell alles geht.
