### The vocabulary of the three games: rulebooks, cards and boards use these words.
### Ids follow the game record: partners-card-JA is the card written JA there.

## The rulebooks

rules-example = Beispiel
rules-ours = Unsere Festlegung
rules-outside = Aus anderer Quelle
rules-origin-seed = Nach den Originalregeln
rules-origin-ours = Unsere eigene Festlegung
rules-origin-mixed = Nach den Originalregeln, zum Teil unsere eigene Festlegung
rules-origin-outside = Nach den Originalregeln, ergänzt aus öffentlichen Seiten über das Spiel

## partners: sides and seats

partners-side-jekyll = Dr. Jekyll
    .short = Jekyll
    .symbol = Phiole
partners-side-hyde = Mr. Hyde
    .short = Hyde
    .symbol = Zylinder
partners-seat-n = Nord
partners-seat-e = Ost
partners-seat-s = Süd
partners-seat-w = West
partners-seatcard = Platzkarte
partners-seatcard-a = Platzkarte A: Partner sitzen sich gegenüber
partners-seatcard-b = Platzkarte B: Partner sitzen nebeneinander
partners-team = Team
partners-partner = Partner
partners-opponent = Gegner
partners-solo = Solospieler
partners-ghost = Geist

## partners: words of play

partners-hand = Runde
    .cards = Handkarten
partners-dealer = Geber
partners-trick = Stich
partners-lead = Ausspielen
partners-play = Spielen
partners-ask = Bitten
partners-carried = Liegen geblieben
partners-points = Punkte
partners-factor = Faktor
partners-total = Gesamtstand
partners-target = Zielpunktzahl

## partners: kinds of card

partners-kind-transformation = Verwandlung
    .plural = Verwandlungen
partners-kind-character = Figur
    .plural = Figuren
partners-kind-scene = Szene
    .plural = Szenen
partners-kind-deed = Tat
    .plural = Taten

## partners: Dr. Jekyll's cards

partners-card-JT = Verwandlung
partners-card-JA = Dr. Jekyll
partners-card-JB = Mr. Utterson
partners-card-JC = Dr. Lanyon
partners-card-JD = Mr. Enfield
partners-card-JE = Poole
partners-card-J3 = Der Gartenhof
partners-card-J4 = Die Abendtafel
partners-card-J5 = Cavendish Square
partners-card-J6 = Die rote Friestür
partners-card-J7 = Das Laboratorium
partners-card-Jx1 = Nächstenliebe
partners-card-Jx2 = Gnade
partners-card-Jx3 = Reue

## partners: Mr. Hyde's cards

partners-card-HT = Verwandlung
partners-card-HA = Mr. Hyde
partners-card-HB = Mr. Utterson
partners-card-HC = Dr. Lanyon
partners-card-HD = Mr. Enfield
partners-card-HE = Poole
partners-card-H3 = Die Tür in der Seitengasse
partners-card-H4 = Soho im Nebel
partners-card-H5 = Eine Bank im Regent’s Park
partners-card-H6 = Mr. Hydes Zimmer
partners-card-H7 = Der Weg am Fluss
partners-card-Hx1 = Raserei
partners-card-Hx2 = Rücksichtslosigkeit
partners-card-Hx3 = Mord

## duel: sides, colours, ranks

duel-side-jekyll = Jekyll
duel-side-hyde = Hyde
duel-colour = Farbe
duel-colour-P = Hochmut
    .colour = violett
    .effect = Wer den Stich gewinnt, nimmt dem Verlierer auch einen früheren Stich ab.
duel-colour-W = Zorn
    .colour = rot
    .effect = Alle Farbränge werden gelöscht.
duel-colour-E = Neid
    .colour = grün
    .effect = Beide tauschen zwei Karten.
duel-order = Rangfolge der Farben
duel-rank-lowest = Schwächste
duel-rank-middle = Mittlere
duel-rank-strongest = Stärkste

## duel: words of play

duel-evil-card = Lasterkarte
    .plural = Lasterkarten
duel-potion = Trank
    .plural = Tränke
duel-effect = Wirkung
duel-track = Leiste
duel-space = Feld
duel-marker = Marker
duel-round = Runde
duel-trick = Stich
duel-hand = Hand
duel-aside = Beiseitegelegt
duel-leader = Ausspielender
duel-follower = Nachspielender
duel-play = Spielen
duel-call = Farbe ansagen
duel-give = Abgeben
duel-swap = Tauschen
duel-match-single = Einzelpartie
duel-match-return = Hin- und Rückspiel

## duel: cards

duel-card-P1 = Hochmut 1
duel-card-P2 = Hochmut 2
duel-card-P3 = Hochmut 3
duel-card-P4 = Hochmut 4
duel-card-P5 = Hochmut 5
duel-card-P6 = Hochmut 6
duel-card-P7 = Hochmut 7
duel-card-W1 = Zorn 1
duel-card-W2 = Zorn 2
duel-card-W3 = Zorn 3
duel-card-W4 = Zorn 4
duel-card-W5 = Zorn 5
duel-card-W6 = Zorn 6
duel-card-W7 = Zorn 7
duel-card-E1 = Neid 1
duel-card-E2 = Neid 2
duel-card-E3 = Neid 3
duel-card-E4 = Neid 4
duel-card-E5 = Neid 5
duel-card-E6 = Neid 6
duel-card-E7 = Neid 7
# The record writes +2; an id cannot hold a plus sign.
duel-potion-2 = Trank 2+
duel-potion-3 = Trank 3+
duel-potion-4 = Trank 4+
duel-potion-5 = Trank 5+

## london: sides and colours

london-side-jekyll = Jekyll
london-side-hyde = Hyde
london-vice = Laster
    .plural = Laster
london-colour-w = Zorn
    .colour = rot
london-colour-l = Wollust
    .colour = blau
london-colour-p = Hochmut
    .colour = violett
london-colour-e = Neid
    .colour = gelb
london-colour-white = Weiß
london-colour-black = Schwarz

## london: cards and tokens

london-card = Karte
    .plural = Karten
london-card-w = Zorn-Karte
london-card-l = Wollust-Karte
london-card-p = Hochmut-Karte
london-card-e = Neid-Karte
london-token = Psyche-Marke
    .plural = Psyche-Marken
london-token-w = Zorn-Marke
london-token-l = Wollust-Marke
london-token-p = Hochmut-Marke
london-token-e = Neid-Marke
london-token-white = Weiße Marke
london-token-black = Schwarze Marke
london-point = Punkt
    .plural = Punkte
london-circulating = Im Umlauf
london-bag = Beutel
london-stock-white = Weißer Vorrat
london-stock-black = Schwarzer Vorrat
london-hand = Hand
london-deck = Nachziehstapel
london-discard-pile = Ablagestapel
london-row-apothecary = Apotheke
london-row-displaced = Verirrte

## london: recipes

london-recipe = Rezept
    .plural = Rezepte
london-column = Spalte
london-cure = Heilmittel
    .plural = Heilmittel
london-cured = Geheilt
london-tile = Plättchen
    .plural = Plättchen
london-tile-trashed = Verwüstetes Plättchen

## london: the map

london-map = Stadtplan
london-pawn = Spielfigur
london-location = Ort
    .plural = Orte
london-ground-grey = Grauer Ort
london-ground-white = Weißer Ort
london-path-white = Weißer Weg
london-path-grey = Grauer Weg
london-path-black = Schwarzer Weg
london-site-lab = Labor
london-site-apothecary = Apotheke
london-site-research = Forschungsort
london-turn = Zug
london-visit = Besuch
london-acted = Gehandelt

## london: actions

london-action-move = Gehen
london-action-meet = Verirrte treffen
london-action-vice = Dem Laster frönen
london-action-trash = Forschung verwüsten
london-action-steal = Trank stehlen
london-action-resist = Widerstand stärken
london-action-buy = Trank kaufen
london-action-mix = Tränke brauen
london-action-research = Forschen
london-action-alleviate = Heilmittel ansetzen
london-action-pass = Passen

## london: reactions, payment and other decisions

london-reaction-raise = Verteuern
london-reaction-whiten = Aufhellen
london-reaction-decline = Verzichten
london-pay = Zahlen
london-pay-token = Mit einer Marke zahlen
london-pay-black = Mit zwei schwarzen Marken zahlen
london-pay-card = Mit einer Karte zahlen
london-discard = Ablegen
london-whites = Zwei weiße Marken in den Beutel legen
london-lift = Eine schwarze Marke von einem Plättchen nehmen
