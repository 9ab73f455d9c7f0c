### The rulebook of duel. D3-2 is rule D3.2 of the rulings.

duel-title = Duell
duel-tagline = Ein Stichspiel für zwei, bei dem Hyde das Ungleichgewicht sucht und Jekyll den Ausgleich.
duel-players = 2 Spieler
duel-about = Nach jeder der drei Runden rückt ein Marker auf Hyde zu, und zwar um so viele Felder, wie die Spieler an Stichen auseinanderliegen, gleich wer mehr hat. Hyde versucht also, sehr viele Stiche zu gewinnen oder fast gar keine; Jekyll will sie möglichst gerecht verteilen. Wie stark eine Farbe ist, steht nirgends: Das ergibt sich in jeder Runde neu daraus, in welcher Folge die Farben auftauchen. Und vier Tränke können alles wieder umwerfen.
duel-credit = Nach „Jekyll vs Hyde“ von Geonil (Geon-il), erschienen 2020 bei Mandoo Games.
duel-independence = Utterson ist ein unabhängiges Projekt und steht in keiner Verbindung zum Autor oder zu den Verlagen. Die Regeln sind hier in unseren eigenen Worten erzählt, und die Bilder sind von uns.

duel-summary-goal = Hyde gewinnt, wenn der Marker Feld 10 erreicht; Jekyll gewinnt, wenn das in drei Runden nicht geschieht.
duel-summary-turn = Bediene die ausgespielte Farbe oder antworte ihr mit einem Trank. Von zwei Farben gewinnt die stärkere; mit einem Trank zählt der Wert.
duel-summary-end = Nach zehn Stichen rückt der Marker um den Unterschied der Stiche auf Hyde zu.

## Cards and track

D1 = Karten und Leiste

D1-1 = Es gibt 21 Lasterkarten in drei Farben: Hochmut (violett), Zorn (rot) und Neid (grün). Jede Farbe hat die Werte 1 bis 7. In manchen Ausgaben heißt die grüne Farbe Habgier („Greed“).
    .origin = outside
    .outside = Die Werte 1 bis 7 stammen von öffentlichen Seiten über das Spiel.
D1-2 = Es gibt vier Tränke: je einen mit 2+, 3+, 4+ und 5+. Sie haben keine Farbe. Das Pluszeichen bedeutet, dass der Trank bei Gleichstand gewinnt (D3.6).
    .origin = outside
    .outside = Die vollständige Liste der vier Werte stammt von öffentlichen Seiten über das Spiel.
D1-3 = Die Leiste hat 11 Felder, von 0 an Jekylls Ende bis 10 an Hydes Ende. Der Marker beginnt auf 0. Es gibt drei Runden. Die Felder 0 bis 4 sind Jekylls Hälfte, die Felder 5 bis 10 Hydes. Auf einem ungeraden Feld steht der Marker nie: Alle zehn Stiche einer Runde werden verteilt, der Unterschied ist also immer gerade.
    .origin = outside
    .outside = Wo die beiden Hälften der Leiste aneinandergrenzen, stammt von öffentlichen Seiten über das Spiel.

## Preparing a round

D2 = Eine Runde vorbereiten

D2-1 = Mische alle 25 Karten. Jeder bekommt 10, die restlichen 5 werden ungesehen beiseitegelegt. Die Rangfolge der Farben ist leer: Noch hat keine Farbe einen Rang.
    .origin = seed
D2-2 = Beide wählen Karten aus ihrer Hand und tauschen sie gleichzeitig und verdeckt: eine Karte in Runde 1, zwei in Runde 2, drei in Runde 3.
    .origin = seed
D2-3 = Hast du beim Geben zwei oder mehr Tränke bekommen, muss mindestens einer davon unter den Karten sein, die du abgibst. Es zählen die zehn Karten, die du beim Geben bekommen hast, nicht das, was der Tausch bringt.
    .origin = seed
    .example = In Runde 2 hat Jekyll beim Geben drei Tränke bekommen. Von den zwei Karten, die er abgibt, muss mindestens eine ein Trank sein.
D2-4 = Steht der Marker auf Jekylls Hälfte, spielt Jekyll zum ersten Stich aus, sonst Hyde.
    .origin = seed

## A trick

D3 = Ein Stich

D3-1 = Eine Runde hat zehn Stiche. In jedem legt der Ausspielende eine Karte, dann der Nachspielende. Der Ausspielende darf jede Karte legen. Bei einem Trank sagt er dazu eine Farbe an, irgendeine der drei.
    .origin = mixed
    .ours = Dass jede der drei Farben angesagt werden darf, ist unsere Festlegung.
D3-2 = Ist eine Farbe ausgespielt, muss der Nachspielende mit dieser Farbe oder mit einem Trank antworten. Nur wer die Farbe nicht hat, darf alles spielen.
    .origin = seed
D3-3 = Ist ein Trank ausgespielt, muss der Nachspielende die angesagte Farbe bedienen, wenn er sie hat. Ein Trank auf der Hand befreit ihn nicht davon. Wer die angesagte Farbe nicht hat, darf alles spielen.
    .origin = seed
D3-4 = Die Farben bekommen ihren Rang in der Folge, in der sie auftauchen. Die Farbe der ersten Lasterkarte der Runde ist die schwächste. Die zweite Farbe, die erscheint, ist die mittlere, und im selben Augenblick wird die dritte zur stärksten. Der Rang gilt sofort, Karte für Karte, auch in einem Stich mit einem Trank. Tränke haben nie einen Rang.
    .origin = seed
    .example = Die erste Karte der Runde ist Hochmut 6: Violett ist die schwächste Farbe. Der Nachspielende hat kein Violett und legt Zorn 4: Rot ist die mittlere, Grün die stärkste. Rot ist stärker als Violett und gewinnt.
D3-5 = Zwei Lasterkarten einer Farbe: Der höhere Wert gewinnt. Zwei Lasterkarten verschiedener Farben: Die stärkere Farbe gewinnt, gleich wie hoch die Werte sind.
    .origin = seed
D3-6 = Ein Trank und eine Lasterkarte: Der Trank hat eine Wirkung (D4), je nach der Farbe der Karte, auf die er trifft. Es zählt die wirklich gespielte Karte, nicht die angesagte Farbe. Dann gewinnt der höhere Wert, und bei Gleichstand gewinnt der Trank. Die Rangfolge der Farben spielt keine Rolle.
    .origin = seed
    .example = Der Trank 5+ schlägt eine 5 jeder Farbe, verliert aber gegen eine 6.
D3-7 = Zwei Tränke: Keiner hat eine Wirkung. Der höhere Wert gewinnt.
    .origin = seed
D3-8 = Wer gewinnt, nimmt den Stich und spielt zum nächsten aus. Gewonnene Stiche bleiben offen: Beide dürfen sie jederzeit ansehen.
    .origin = mixed
    .ours = Dass gewonnene Stiche für beide offen bleiben, ist unsere Festlegung.

## Potion effects

D4 = Wirkung der Tränke

D4-1 = Ein Trank trifft auf Violett (Hochmut): Wer diesen Stich gewinnt, nimmt dem Verlierer zusätzlich einen der Stiche ab, die dieser hat. Hat der Verlierer keinen, geschieht nichts weiter.
    .origin = mixed
    .ours = Dass nichts weiter geschieht, wenn der Verlierer keinen Stich hat, ist unsere Festlegung.
D4-2 = Ein Trank trifft auf Grün (Neid): Bevor der Stich genommen wird, wählt jeder zwei Karten aus seiner Hand, und beide tauschen sie gleichzeitig. Wer nur noch eine Karte hat, tauscht eine; wer keine mehr hat, keine. Einen Trank muss hier niemand abgeben: Die Pflicht aus D2.3 gilt nicht.
    .origin = mixed
    .ours = Dass ohne Handkarten nichts getauscht wird und niemand einen Trank abgeben muss, ist unsere Festlegung.
D4-3 = Ein Trank trifft auf Rot (Zorn): Alle Farbränge werden gelöscht, auch der der roten Karte, die gerade gespielt wurde. Die nächste Lasterkarte macht ihre Farbe wieder zur schwächsten.
    .origin = seed
    .example = Jekyll spielt den Trank 4+ aus und sagt Rot an; Hyde antwortet mit Zorn 6. Alle Ränge sind gelöscht, und Zorn 6 gewinnt den Stich.

## Progression and end

D5 = Fortschritt und Ende

D5-1 = Nach zehn Stichen zählt jeder seine Stiche. Der Marker rückt um den Unterschied vor: immer auf Hyde zu, gleich wer mehr hat, und nie über 10 hinaus.
    .origin = seed
    .example = Jekyll hat 6 Stiche, Hyde 4. Der Marker rückt 2 Felder auf Hyde zu.
D5-2 = Steht der Marker auf 10, hat Hyde sofort gewonnen. Ist das bis zum Ende von Runde 3 nicht geschehen, gewinnt Jekyll. Während einer Runde bewegt sich der Marker nie.
    .origin = seed
D5-3 = Hin- und Rückspiel, eine Variante: Spielt zwei Partien und tauscht für die zweite die Rollen. Dein Ergebnis ist das Feld, das der Marker erreicht hat, als du Hyde warst, höchstens 10. Das höhere Ergebnis gewinnt. Habt ihr beide 10 erreicht, gewinnt, wer weniger Runden gebraucht hat. Jeder andere Gleichstand ist ein Unentschieden.
    .origin = mixed
    .ours = Dass zwischen zwei Zehnen die kleinere Zahl der Runden entscheidet, ist unsere Festlegung.

## Tips

duel-tips = Tipps
duel-tip-1 = Als Jekyll sammelst du keine Stiche, du hältst sie im Gleichgewicht. Eine Runde mit fünf Stichen für jeden kostet dich gar nichts.
duel-tip-2 = Als Hyde entscheidest du dich am besten früh für eine Richtung. Fast alle Stiche zu verlieren bewegt den Marker so weit, wie fast alle zu gewinnen, und ein schlechtes Blatt verliert oft leichter.
duel-tip-3 = Die Farbe, die zuerst auftaucht, ist vorerst die schwächste. Überleg es dir gut, bevor du die Farbe deiner besten Karten ausspielst.
duel-tip-4 = Nutze den Tausch, um eine Farbe ganz loszuwerden. Wer nicht bedienen kann, hat die freie Wahl.
duel-tip-5 = Sag die Farbe an, deren Wirkung du willst: Violett verschiebt einen Stich, Grün verändert die Hände, Rot löscht die Ränge. Wer die Farbe hat, muss gehorchen.
duel-tip-6 = Ein gestohlener Stich ändert den Unterschied um zwei, denn der eine verliert ihn und der andere gewinnt ihn. Denk an Violett, wenn der Stand schon fast so ist, wie du ihn willst.
