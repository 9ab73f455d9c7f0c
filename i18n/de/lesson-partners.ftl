### The lesson of partners. `lessons/partners.json` has its steps; each chapter and each step has its message here.

lesson-partners-trick = Dein erster Stich
    .known = Jeder legt eine Karte der eigenen Seite, und die höchste der vier gewinnt den Stich.
lesson-partners-trick-teams = Guten Abend! Hastie, dir gegenüber, ist dein Partner. Ihr beide spielt für Dr. Jekyll, sein Zeichen ist die Phiole; Carew und Maw spielen für Mr. Hyde, den Zylinder.
lesson-partners-trick-lead = Wer am Zug ist, legt eine Karte der eigenen Seite vor sich hin: Du brauchst also eine Phiole. Spiel Dr. Jekyll aus: Er ist ein A, und keine Figur schlägt ein A.
    .otherwise = Das ist erlaubt, und an einem anderen Abend magst du es versuchen. Aber diesen ersten Stich gewinnt nur das A mit Sicherheit: Spiel Dr. Jekyll.
    .scene = Mr. Hyde, ein A, schlägt deine Szene, und siebzehn Punkte sind an die andere Seite gegangen. Szenen sind reich, aber schwach: Spiel etwas Starkes aus.
lesson-partners-trick-won = Dein A war die höchste der vier Karten, also bekommt dein Team sie alle. Hastie sah dich gewinnen und gab seine reichste Karte dazu, eine 7. Wer einen Stich gewinnt, spielt zum nächsten aus.
lesson-partners-trick-rank = Das ist die Rangfolge: Figuren von A bis E, dann die Szenen, die alle ein F tragen, dann die Taten. Eine Phiole ist nicht stärker als ein Zylinder: Auf die Seite einer Karte kommt es hier nicht an.

lesson-partners-asking = Um Karten bitten
    .known = Du darfst jeden um eine Karte bitten. Sie zählt für dich, aber der andere wählt sie aus.
lesson-partners-asking-backs = Du siehst nicht, was die anderen haben, aber die Rückseiten verraten die Seite. Hastie hat noch fünf Phiolen, Carew drei und Maw gar keine.
lesson-partners-asking-ask = Und darum dreht sich dieses Spiel: Statt selbst eine Karte zu legen, darfst du irgendeinen anderen um eine bitten. Schone deine Phiolen und bitte Hastie.
    .otherwise = Das ist erlaubt. Aber probier den anderen Weg, eine Karte zu legen: Bitte deinen Partner Hastie darum.
    .opponent = Carew muss geben, aber er wählt aus: Er reicht dir Reue, deine beste Tat und die niedrigste aller Karten, und überbietet sie sofort. Bitte Gegner nur, wenn du wenig zu verlieren hast.
lesson-partners-asking-counts = Hastie darf sich nicht weigern, aber die Wahl war seine: Dr. Lanyon, ein C. Die Karte liegt vor dir und zählt, als hättest du sie gespielt.
lesson-partners-asking-deed = Wieder gewonnen! Und Hastie hat etwas Kostbares dazugelegt: Nächstenliebe, eine Tat eurer Seite. Taten bringen keine Punkte, sie vervielfachen sie. Eben waren es 12 mal 0, jetzt sind es 14 mal 1.

lesson-partners-asked = Gebeten werden, und Gleichstand
    .known = Wer gebeten wird, wählt frei; unter gleichen Karten gewinnt die zuerst gespielte.
lesson-partners-asked-lead = Wieder spielst du aus. Carew hat schon zwei Figuren hergegeben, also wage eine Szene: Die rote Friestür ist 6 Punkte wert.
    .otherwise = Das ist erlaubt. Aber spar deine Figuren für später auf und spiel deine Szene aus, die 6.
lesson-partners-asked-choose = Carew schont seine Karten und bittet dich um einen Zylinder. Einen musst du geben, aber welchen, entscheidest du. Eine Figur gewänne ihm den Stich: Gib ihm Mord, eine Tat, das Niedrigste, was es gibt.
    .otherwise = Das ist erlaubt, aber es nützt dir nichts. Gib ihm Mord.
    .utterson = Mr. Utterson, ein B, zählt jetzt für Carew und schlägt deine Szene: vierzehn Punkte für Hyde, und du hast sie bezahlt.
lesson-partners-asked-tie = Da lagen drei Szenen: 6, 3 und 4. Die Zahlen sind Punkte, keine Stärke, denn im Rang sind alle Szenen gleich. Unter Gleichen gewinnt die zuerst gespielte Karte: deine! Und Hydes Mord liegt in deinem Haufen, wo er nichts vervielfacht.

lesson-partners-transformation = Die Verwandlung
    .known = Liegt eine Verwandlung im Stich, gewinnt ihn niemand: Die Karten bleiben liegen, und der Platz, vor dem sie liegt, spielt aus.
lesson-partners-transformation-lead = Du spielst aus und hast wenig zu verlieren. Behalte deine guten Karten und bitte diesmal Carew: Er soll eine seiner Phiolen hergeben.
    .otherwise = Das ist erlaubt. Aber spar deine Karten für das, was kommt, und bitte Carew.
lesson-partners-transformation-rescue = Unheil! Carew hat, als er am Zug war, Mr. Hyde gelegt, ein A. Hastie kann das nicht schlagen und bittet dich. Du hast die eine Karte, die diesen Stich rettet: die Verwandlung.
    .otherwise = Das ist erlaubt, rettet den Stich aber nicht. Spiel die Verwandlung.
    .utterson = Ein B schlägt kein A. Hyde bekommt den Stich, und deinen Mr. Utterson dazu.
lesson-partners-transformation-carried = Mit einer Verwandlung im Stich gewinnt ihn niemand. Die vier Karten bleiben liegen, bis der nächste Stich entscheidet. Sie liegt vor Hastie, also spielt Hastie aus.
lesson-partners-transformation-again = Und Maw hat die andere gespielt! Auch diesen Stich gewinnt also niemand. Beide A sind fort, du hast ein B, und der Haufen wird bald dir gehören: Leg Gnade dazu, deine Tat mit Faktor 2.
    .otherwise = Das ist erlaubt. Aber mit deinem B gewinnst du den Haufen: Leg jetzt deine Tat Gnade hinein.
lesson-partners-transformation-eight = Nun liegen acht Karten in der Mitte, und der nächste Stich nimmt sie alle. Die zweite Verwandlung lag vor Maw, also hat Maw ausgespielt: eine Szene.

lesson-partners-twelve = Zwölf Karten auf einmal
    .known = Wer den nächsten Stich gewinnt, bekommt auch alle Karten, die liegen geblieben sind.
lesson-partners-twelve-win = Beide A sind fort, und nichts schlägt ein B. Jetzt ist es Zeit: Spiel Mr. Utterson!
    .otherwise = Das ist erlaubt. Aber es geht um zwölf Karten: Spiel Mr. Utterson.
lesson-partners-twelve-give = Carew bittet dich um einen Zylinder, und du hast nur noch einen: den anderen Mr. Utterson. Du musst ihn hergeben. Weißt du noch, wie es mit den Szenen war?
    .otherwise = Du musst den einzigen Zylinder geben, den du hast.
lesson-partners-twelve-first = B gegen B, und deins lag zuerst da: Du gewinnst. Zwölf Karten gehören dir, und deine Gnade ist darunter.

lesson-partners-score = Punkte mal Taten
    .known = Ein Team bekommt seine Punkte mal die Summe seiner eigenen Taten; ohne Tat bekommt es nichts.
lesson-partners-score-empty = Der letzte Stich, und deine Hand ist leer. Am Zug bist du trotzdem: Bitte jemanden um eine Karte. Nur Carew hat noch Phiolen.
    .otherwise = Nur Carew hat noch eine Phiole: Bitte ihn darum.
lesson-partners-score-points = Die Runde ist zu Ende. Zähle zuerst die Punkte: jede Szene ihre Zahl, jede Figur 1, gleich von welcher Seite. Du hast 58 von 60.
lesson-partners-score-product = Dann zähle die Taten deiner Seite zusammen: Nächstenliebe 1 und Gnade 2 macht 3. Und 58 mal 3 ist 174! Mit Reue wäre es das Doppelte gewesen, aber die hat Hyde im letzten Stich geholt.
lesson-partners-score-end = Hyde hat 2 Punkte mal 2 für Rücksichtslosigkeit: 4. Nun wird neu gegeben, Runde um Runde, bis ein Team 1000 hat.

lesson-partners-ghost = Drei Spieler und ein Geist
    .known = Zu dritt spielt einer allein für Hyde, und dazu die offenen Karten eines Geistes.
lesson-partners-ghost-alone = Auch zu dritt kann man spielen. Diesmal bist du allein, für Mr. Hyde, gegen die beiden anderen. Aber dir gegenüber sitzt ein Geist: Seine Karten liegen offen da, und du spielst sie.
lesson-partners-ghost-lead = Wenn du am Zug bist, darf der Zylinder aus deiner Hand kommen oder aus der des Geistes. Spiel den Mr. Hyde des Geistes aus: Er liegt dann vor dir.
    .otherwise = Das ist erlaubt. Aber sieh, wie es mit dem Geist geht: Spiel seinen Mr. Hyde.
lesson-partners-ghost-turn = Jetzt ist der Geist am Zug, und wieder entscheidest du. Dein A gewinnt, also ist hier ein sicherer Ort für eine Tat deiner Seite: Leg Rücksichtslosigkeit dazu, Faktor 2.
    .otherwise = Das ist erlaubt. Aber in einem Stich, den du gewinnst, ist eine Tat sicher: Leg Rücksichtslosigkeit dazu.
lesson-partners-ghost-won = Dein Stich, mitsamt der Tat! Nach jeder Runde wechseln die Plätze, sodass jeder einmal allein ist, und jeder hat seinen eigenen Gesamtstand.
