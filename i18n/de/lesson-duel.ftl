### The lesson of duel. `lessons/duel.json` has its steps; each chapter and each step has its message here.

lesson-duel-first = Die ersten Stiche
    .known = Man bedient die ausgespielte Farbe oder spielt einen Trank; die Farben ordnen sich, wie sie auftauchen.
lesson-duel-first-lead = Guten Abend, Doktor. Du bist Jekyll, und dir gegenüber sitzt Mr. Hyde. Jeder legt eine Karte, und die bessere gewinnt beide: Das ist ein Stich. Du fängst an: Spiel Hochmut 6.
    .otherwise = Anfangen darfst du mit jeder Karte. Aber es gibt etwas zu entdecken: Probier es mit Hochmut 6.
lesson-duel-first-order = Deine Sechs hat gegen eine Vier verloren! Hyde hat keinen Hochmut, also durfte er Zorn spielen. Die Farben ordnen sich, wie sie auftauchen: Hochmut kam zuerst und ist die schwächste, Zorn die mittlere, und Neid, noch ungesehen, die stärkste.
lesson-duel-first-stronger = Merk es dir so: Von zwei Farben gewinnt die stärkere, und die Zahlen zählen nicht. Nur innerhalb einer Farbe gewinnt die höhere Zahl.
lesson-duel-first-follow = Hyde hat den Stich gewonnen, also spielt er aus: Neid 5. Du musst mit seiner Farbe antworten oder mit einem Trank. Hol dir diesen Stich!
    .otherwise = Das ist erlaubt, schlägt aber keine 5. Welche deiner Neid-Karten kann das?
lesson-duel-first-won = Sieben schlägt fünf, der Stich gehört dir. Wer einen Stich gewinnt, spielt zum nächsten aus; jede Runde hat zehn.

lesson-duel-level = Warum Jekyll das Gleichgewicht will
    .known = Der Marker rückt um den Unterschied der Stiche vor: Jekyll will fünf für jeden.
lesson-duel-level-track = Sechs Stiche später: fünf für dich, drei für Hyde. Nach zehn Stichen rückt der Marker auf Hyde zu, um so viele Felder, wie ihr an Stichen auseinanderliegt, gleich wer mehr hat. Auf 10 gewinnt Hyde; ist der Marker nach drei Runden nicht dort, gewinnst du.
lesson-duel-level-choose = Du willst also gar nicht viele Stiche, Doktor, du willst fünf für jeden. Hyde spielt Zorn 5 aus. Deine Sieben würde gewinnen, deine Zwei nicht. Welche nimmst du?
    .otherwise = Denk ans Gleichgewicht: Fünf für jeden, das willst du.
    .seven = Sechs Stiche zu vier: zwei Unterschied, und der Marker ist zwei Felder auf Hyde zugerückt. Für Jekyll ist ein Stich zu viel so schlimm wie einer zu wenig.
lesson-duel-level-last = Gut gemacht. Nun spielt Hyde Neid 1 aus; du hast keinen Neid und darfst alles spielen. Leg deine Sieben: Neid ist stärker als Zorn, und Hyde muss den Stich nehmen.
    .otherwise = Es ist deine letzte Karte: Leg sie hin.
lesson-duel-level-done = Fünf für jeden! Der Marker rührt sich nicht. Hyde will genau das Gegenteil: fast alle Stiche gewinnen oder fast keinen.

lesson-duel-exchange = Der Tausch
    .known = Vor jeder Runde werden Karten getauscht; wer mehrere Tränke hat, gibt einen her.
lesson-duel-exchange-new = Eine neue Runde: frische Karten, und noch hat keine Farbe einen Rang. Doch zuerst gebt ihr einander Karten ab, verdeckt und gleichzeitig: eine in Runde 1, zwei in Runde 2, drei in Runde 3.
lesson-duel-exchange-give = Wer beim Geben zwei oder mehr Tränke bekommt, muss mindestens einen abgeben. Gib den schwachen 2+ ab und dazu Hochmut 1, deine einzige violette Karte: Wem eine Farbe fehlt, der ist frei, wenn sie ausgespielt wird.
    .otherwise = Die Regeln würden es erlauben. Gib in dieser Lektion den Trank 2+ und Hochmut 1 ab: Du wirst beide wiedersehen.
lesson-duel-exchange-know = Hier siehst du, was du gegeben und was du dafür bekommen hast. Zwei von Hydes Karten kennst du also: Merk sie dir!

lesson-duel-potions = Die Tränke
    .known = Gegen Tränke zählen nur Zahlen: Rot löscht die Ränge, Violett stiehlt einen Stich, Grün tauscht Karten.
lesson-duel-potions-lead = Der Marker steht auf Jekylls Hälfte der Leiste, darum spielst du zum ersten Stich der Runde aus. Nimm Neid 2.
    .otherwise = Ausspielen darfst du alles. Aber nimm hier Neid 2, und lass Hyde einen Stich gewinnen.
lesson-duel-potions-tie = Hyde spielt Zorn 5 aus. Ein Trank darf auf jede ausgespielte Farbe antworten, und dann zählen nur die Zahlen. Das Pluszeichen heißt: Bei Gleichstand gewinnt der Trank. Spiel 5+!
    .otherwise = Das ist erlaubt. Aber probier jetzt den Trank 5+: Er kann mehr als gewinnen.
lesson-duel-potions-red = Der Stich gehört dir. Und der Trank hat eine Wirkung, je nach der Farbe, auf die er trifft. Bei Rot, dem Zorn, werden alle Ränge gelöscht: Die nächste Farbe, die auftaucht, ist die schwächste.
lesson-duel-potions-call = Spiel nun selbst einen Trank aus. Du sagst dazu eine Farbe an, und Hyde muss sie spielen, wenn er sie hat. Hochmut hat er, das weißt du: Du hast ihn ihm gegeben! Spiel 4+ und sag Hochmut an.
    .otherwise = Auch das wäre erlaubt. Aber Violett bringt hier am meisten: Spiel 4+ und sag Hochmut an.
lesson-duel-potions-purple = Vier schlägt eins. Und Violett, der Hochmut, stiehlt: Mit diesem Stich hast du auch den genommen, den Hyde vorher gewonnen hatte. Drei zu null!
lesson-duel-potions-envy = Eine Farbe fehlt noch: Grün. Spiel Neid 3 aus, und sieh, was Hyde daraus macht.
    .otherwise = Natürlich erlaubt. Aber Grün haben wir noch nicht gesehen: Spiel Neid 3 aus.
lesson-duel-potions-green = Da ist dein 2+ wieder! Grün, der Neid, lässt euch beide zwei Karten tauschen. Für einen Jekyll liegst du viel zu weit vorn: Gib deine besten ab, Zorn 6 und Zorn 7, damit Hyde Stiche gewinnen muss.
    .otherwise = Tauschen darfst du zwei beliebige. Aber denk ans Gleichgewicht: Deine zwei höchsten Zorn-Karten soll Hyde bekommen.
lesson-duel-potions-effects = Das sind die drei Wirkungen, und die Zeichen neben den Farben erinnern daran: Rot löscht die Ränge, Violett stiehlt einen Stich, Grün tauscht Karten. Es zählt die wirklich gespielte Karte, nicht die angesagte Farbe.

lesson-duel-hyde = In Hydes Haut
    .known = Hyde gewinnt, sobald der Marker auf 10 steht: mit fast allen Stichen oder mit fast keinem.
lesson-duel-hyde-count = Jetzt tauschen wir die Plätze: Du bist Hyde, in der letzten Runde. Der Marker steht auf 4, du brauchst also sechs Stiche Unterschied: acht zu zwei oder zwei zu acht. Du hast drei, Jekyll fünf, und zwei kommen noch.
lesson-duel-hyde-choose = Zwei zu acht muss es werden, du hast also einen Stich zu viel. Jekyll spielt Hochmut 5 aus. Hochmut 6 würde gewinnen, 2+ verlieren; aber was macht Violett doch gleich? Wähle.
    .otherwise = Zwei zu acht brauchst du: Welche Karte verliert diesen Stich?
    .six = Diesen Stich hast du genommen, den letzten Jekyll: sechs zu vier. Der Marker bleibt auf 6 stehen, die drei Runden sind vorbei, und Jekyll hat gewonnen.
lesson-duel-hyde-last = Ein herrlicher Diebstahl! Jekyll hat den Stich gewonnen, und Violett hat ihn gezwungen, dir noch einen abzunehmen: Du hast zwei, er sieben. Jetzt verlier den letzten: Leg Hochmut 6.
    .otherwise = Es ist deine letzte Karte: Leg sie hin.
lesson-duel-hyde-won = Zwei zu acht: Der Marker springt auf 10, und Hyde hat gewonnen, mit zwei Stichen! Ganz gerecht ist ein Hin- und Rückspiel: zwei Partien, jeder ist einmal Hyde, und wer den Marker weiter treibt, gewinnt.
