### The rulebook of partners. P3-2 is rule P3.2 of the rulings.

partners-title = Partner
partners-tagline = Ein Stichspiel, bei dem deine Karte aus jeder Hand am Tisch kommen kann.
partners-players = 4 Spieler in zwei Teams oder 3 Spieler, einer allein gegen zwei
partners-about = Das eine Team spielt Dr. Jekyll, das andere Mr. Hyde, und doch ist jede Hand aus beiden gemischt. Wenn du am Zug bist, brauchst du eine Karte deiner eigenen Seite: eine von dir oder eine von irgendwem, der eine hat, Freund oder Feind, nur sucht sie dann der andere aus. Die Rückseiten verraten, wer wie viele Karten jeder Seite hält: Du weißt immer, wen du bitten kannst, aber nie ganz, was du bekommst. Und all deine Punkte sind nichts wert, solange dein Team keine seiner eigenen Taten erbeutet hat.
partners-credit = Nach „Dr. Jekyll & Mr. Hyde“, einem Kartenspiel von Wolfgang Werner.
partners-independence = Utterson ist ein unabhängiges Projekt und steht in keiner Verbindung zum Autor oder zu den Verlagen. Die Regeln sind hier in unseren eigenen Worten erzählt, und die Bilder sind von uns.

partners-summary-goal = Sammle Szenen und Figuren für Punkte und die Taten deiner eigenen Seite, um sie zu vervielfachen.
partners-summary-turn = Lege eine Karte deiner eigenen Seite vor dich: Spiel sie selbst, oder bitte jemand anderen darum.
partners-summary-end = Die höchste Karte gewinnt den Stich, sieben Stiche sind eine Runde, und 1000 Punkte beenden die Partie.

## Cards

P1 = Karten

P1-1 = Das Spiel hat 28 Karten: 14 für die Seite von Dr. Jekyll mit einer Phiole als Zeichen und 14 für die Seite von Mr. Hyde mit einem Zylinder. Auf jeder Seite gibt es eine Verwandlung, fünf Figuren, fünf Szenen und drei Taten.
    .origin = seed
P1-2 = Figuren tragen einen Buchstaben von A, der höchsten, bis E, der niedrigsten. A ist auf der Jekyll-Seite Dr. Jekyll und auf der Hyde-Seite Mr. Hyde; auf beiden Seiten ist B Mr. Utterson, C Dr. Lanyon, D Mr. Enfield und E Poole. Jede Figur ist 1 Punkt wert.
    .origin = seed
P1-3 = Szenen tragen den Buchstaben F und einen Wert: 3, 4, 5, 6 oder 7, auf jeder Seite je einmal. So viele Punkte ist die Szene wert. Mit ihrer Stärke hat das nichts zu tun: Wie der Buchstabe sagt, kommt eine Szene nach E, und alle Szenen haben den gleichen Rang.
    .origin = mixed
    .ours = Dass jede Seite jeden Wert einmal hat, ist unsere Festlegung. Die Texte, die wir haben, nennen nur eine Szene, Mr. Hydes Zimmer (6). Die anderen neun haben wir nach Orten des Romans benannt.
P1-4 = Taten tragen einen Faktor: 1, 2 oder 3. Die Taten von Dr. Jekyll sind Nächstenliebe (1), Gnade (2) und Reue (3), die von Mr. Hyde Raserei (1), Rücksichtslosigkeit (2) und Mord (3). Eine Tat ist selbst keine Punkte wert, vervielfacht aber andere (P5.1). Niedriger als eine Tat ist nichts, und alle Taten haben den gleichen Rang.
    .origin = seed
P1-5 = Von hoch nach niedrig: Verwandlung, A, B, C, D, E, jede Szene (F), jede Tat. Die Verwandlung ist ein Sonderfall: Sie steht über allem, gewinnt den Stich aber nicht (P4.3). Zu welcher Seite eine Karte gehört, ändert weder ihren Rang noch ihre Punkte.
    .origin = seed
    .example = Poole (E), gleich von welcher Seite, schlägt Das Laboratorium (7), und Die Tür in der Seitengasse (3) schlägt Mord.
P1-6 = Die Rückseite einer Karte zeigt, zu welcher Seite sie gehört. Wie viele Jekyll- und wie viele Hyde-Karten auf jedem Platz gehalten werden, ist also jederzeit öffentlich. Geheim bleibt nur, welche es sind.
    .origin = seed

## Four players

P2 = Zu viert

P2-1 = Die Plätze heißen im Uhrzeigersinn Nord, Ost, Süd und West. Eine Platzkarte in der Tischmitte zeigt, wer mit wem spielt. Mit Platzkarte A, dem üblichen Spiel, sitzen sich Partner gegenüber: Nord und Süd gegen Ost und West. Mit Platzkarte B, einer Variante, sitzen sie nebeneinander: Nord und Ost gegen Süd und West.
    .origin = seed
P2-2 = Wer mit wem spielt, entscheidet das Los: Vor der ersten Runde wird jedem sein Platz zugelost. Wenn ihr wollt, spielt ihr stattdessen so, wie ihr euch hingesetzt habt. Ebenfalls ausgelost wird, ein einziges Mal, welches Team Dr. Jekyll spielt; das andere spielt Mr. Hyde. Jedes Team behält seine Seite die ganze Partie über.
    .origin = mixed
    .ours = Dass man seinen Platz auch selbst wählen darf und dass die Teams ihre Seite die ganze Partie behalten, ist unsere Festlegung.
P2-3 = Eine Runde besteht aus einmal Geben und den sieben Stichen danach. Mische alle 28 Karten und teile sie einzeln aus, beginnend links vom Geber, bis jeder Platz sieben hat. Der erste Geber wird ausgelost; nach jeder Runde gibt der Platz links vom vorigen Geber.
    .origin = mixed
    .ours = Dass das Geben nach links weitergeht, ist unsere Festlegung.
P2-4 = Ein Stich besteht aus vier Zügen, einem für jeden Platz. Der Platz links vom Geber spielt zum ersten Stich aus, das heißt, er hat den ersten Zug. Gespielt wird im Uhrzeigersinn.
    .origin = seed

## A turn

P3 = Ein Zug

P3-1 = Wenn du am Zug bist, muss genau eine Karte deiner eigenen Seite vor dich gelegt werden. Entweder du spielst sie aus der eigenen Hand, oder du bittest einen anderen Spieler darum. Das darf dein Partner oder ein Gegner sein, sofern er mindestens eine Karte deiner Seite hält.
    .origin = seed
    .example = Du spielst für Hyde und bist am Zug. Deine einzige Hyde-Karte ist Mord, und die willst du lieber behalten. Ost hält zwei Hyde-Karten, also bittest du Ost.
P3-2 = Bitten darfst du immer, auch wenn du selbst spielen könntest. Wer keine Karte deiner Seite hat, den darfst du nicht bitten; wer das ist, sieht jeder an den Rückseiten (P1.6).
    .origin = seed
P3-3 = Wer gebeten wird, kann nicht ablehnen. Er wählt frei unter seinen Karten der verlangten Seite.
    .origin = seed
P3-4 = Gleich von wem sie kommt: Die Karte zählt für den Platz, der am Zug ist. Als Nächstes ist der Platz an der Reihe, der im Uhrzeigersinn auf diesen folgt, nicht auf den gebetenen.
    .origin = seed
    .example = Nord bittet West. Die Karte von West wird vor Nord gelegt und zählt für Nord. Danach ist Ost am Zug.
P3-5 = Nichts schützt einen Spieler davor, in einem Stich mehrmals gebeten zu werden; manche Hand schmilzt also schneller als andere. Auch wer keine Karten mehr hat, kommt an die Reihe: Er bittet.
    .origin = seed
P3-6 = Jeder Stich besteht aus genau zwei Jekyll- und zwei Hyde-Karten. Deshalb hält immer irgendjemand eine Karte der Seite, die am Zug ist, und niemand kann festsitzen.
    .origin = seed

## Winning a trick

P4 = Einen Stich gewinnen

P4-1 = Mit vier Karten ist ein Stich vollständig. Vergleiche sie: Die höchste gewinnt den Stich für den Platz, vor dem sie liegt. Sind mehrere gleich hoch, schlägt die zuerst gespielte die anderen.
    .origin = seed
    .example = Die Karten in der Reihenfolge, in der sie gespielt wurden: eine Szene mit Wert 7, Mr. Enfield (D), der andere Mr. Enfield, Nächstenliebe. Der erste Mr. Enfield gewinnt den Stich.
P4-2 = Das Team des Gewinners nimmt die vier Karten. Der Gewinner spielt zum nächsten Stich aus.
    .origin = seed
P4-3 = Eine Verwandlung lässt ihren Stich unentschieden: Niemand gewinnt ihn. Die vier Karten bleiben liegen und gehen zusätzlich an den Gewinner des nächsten Stichs. Zu diesem nächsten Stich spielt der Platz aus, vor dem die Verwandlung liegt.
    .origin = seed
P4-4 = Folgt gleich im nächsten Stich die andere Verwandlung, bleibt auch dieser unentschieden, und acht Karten liegen bereit. Der Platz, vor dem sie liegt, spielt zu einem dritten Stich aus, und bei dem geht es um alle zwölf Karten.
    .origin = seed
P4-5 = Beide Verwandlungen können sich in einem Stich begegnen. Seine Karten bleiben wie üblich liegen, und die frühere der beiden entscheidet, wer als Nächster ausspielt: der Platz, vor dem sie liegt.
    .origin = seed
P4-6 = Nach dem siebten Stich kommt keiner mehr. Enthält er eine Verwandlung, zählen alle Karten, die noch auf dem Tisch sind, für niemanden, auch die aus früheren Stichen liegen gebliebenen.
    .origin = mixed
    .ours = Dass auch die liegen gebliebenen Karten verloren sind, ist unsere Festlegung.

## Score

P5 = Wertung

P5-1 = Nach dem siebten Stich zählt jedes Team die Punkte aller Szenen und Figuren zusammen, die es erbeutet hat, gleich von welcher Seite. Außerdem zählt es die Faktoren der erbeuteten Taten seiner eigenen Seite zusammen. Sein Ergebnis ist die erste Summe mal die zweite. Ein Team ohne eigene Tat bekommt 0. Eine Tat, die das andere Team erbeutet hat, zählt für niemanden. Verwandlungen sind nichts wert.
    .origin = seed
P5-2 = Eine Wertung zum Mitrechnen: Das Jekyll-Team hat Mr. Hydes Zimmer (6), Dr. Lanyon (C), Mr. Hyde (A), eine Verwandlung, Mr. Utterson (B), Nächstenliebe, Reue und Raserei erbeutet. Seine Punkte sind 6 + 1 + 1 + 1 = 9. Seine eigenen Taten sind Nächstenliebe und Reue, der Faktor ist also 1 + 3 = 4. Das Ergebnis ist 9 × 4 = 36. Raserei ist eine Tat der anderen Seite: Sie bringt hier nichts, aber auch Hyde hat nichts mehr von ihr.
    .origin = seed
P5-3 = Sobald eine Runde ein Team auf 1000 Punkte oder mehr gebracht hat, ist die Partie zu Ende, und der höhere Gesamtstand gewinnt. Die Zielpunktzahl ist am Tisch einstellbar; voreingestellt sind 1000.
    .origin = seed
P5-4 = Sind die Gesamtstände in diesem Augenblick gleich, wird noch eine Runde gespielt, und so weiter, bis ein Team allein vorn liegt.
    .origin = ours
    .ours = Die Texte, die wir haben, sagen nichts über einen Gleichstand; diese Regel ist von uns.

## Three players

P6 = Zu dritt

P6-1 = Ein Spieler, der Solospieler, spielt Mr. Hyde allein, aber mit den Karten von zwei Plätzen. Die eigenen hält er verdeckt auf der Hand. Die anderen gehören dem Geist auf dem Platz gegenüber und liegen offen vor allen. Die beiden anderen Spieler bilden das Jekyll-Team. Es gibt nur Platzkarte A.
    .origin = seed
P6-2 = Der erste Solospieler wird ausgelost, jeder der drei mit der gleichen Chance. Sein rechter Nachbar gibt. Die Karten werden wie in P2.3 an alle vier Plätze ausgeteilt, auch an den des Geistes. Der Solospieler spielt zum ersten Stich aus.
    .origin = mixed
    .ours = Dass der erste Solospieler ausgelost wird, ist unsere Festlegung.
P6-3 = Ist der Solospieler oder der Geist am Zug, spielt der Solospieler eine Hyde-Karte, nach Wahl aus der eigenen Hand oder von den Karten des Geistes, oder er bittet einen Jekyll-Spieler darum.
    .origin = mixed
    .ours = Dass der Solospieler auch im Zug des Geistes einen Jekyll-Spieler bitten darf, ist unsere Festlegung.
P6-4 = Ein Jekyll-Spieler darf den Partner, den Solospieler oder den Geist um eine Jekyll-Karte bitten. Der Solospieler wählt für beide Hyde-Plätze, aber nie über Kreuz: nur aus der eigenen Hand, wenn er selbst gebeten wird, nur aus den Karten des Geistes, wenn es der Geist ist.
    .origin = seed
P6-5 = Nach jeder Runde wechseln Plätze und Rollen. Den Platz des Geistes übernimmt, wer links vom Solospieler saß; er gibt auch die nächste Runde. Neuer Solospieler ist der rechte Nachbar des alten; er bleibt sitzen, und der Geist wechselt auf den Platz ihm gegenüber.
    .origin = seed
    .example = Nord war Solospieler, der Geist saß auf Süd. Der Spieler von Ost wechselt nach Süd und gibt. West ist der neue Solospieler, und der Geist sitzt jetzt auf Ost.
P6-6 = Jeder Spieler hat seinen eigenen Gesamtstand. Beide Jekyll-Spieler schreiben das Jekyll-Ergebnis an, der Solospieler das Hyde-Ergebnis. Die Partie endet nach der Runde, in der ein Spieler die Zielpunktzahl erreicht, und der höchste Gesamtstand gewinnt. Liegt niemand allein vorn, geht es weiter wie in P5.4.
    .origin = mixed
    .ours = Dass ohne alleinigen Führenden weitergespielt wird, ist unsere Festlegung.

## Conduct

P7 = Verhalten am Tisch

P7-1 = Die ganze Partie über sprechen sich Partner nicht ab. Am Online-Tisch gibt es deshalb vom ersten Geben bis zum Ende der Partie keinen freien Chat, nur vorgegebene Reaktionen, die alle sehen.
    .origin = mixed
    .ours = Wie das am Online-Tisch aussieht, ist unsere Festlegung.
P7-2 = Die bereits gewonnenen Stiche darf jeder ansehen, gleich welches Team sie hat.
    .origin = ours
    .ours = Die Texte, die wir haben, sagen nichts dazu; diese Regel ist von uns.

## Tips

partners-tips = Tipps
partners-tip-1 = Sichere dir früh eine Tat. Ohne eine eigene bringt auch der reichste Haufen 0: Wenn alle zufällig spielen, trifft das ein Team in etwa drei von zehn Runden.
partners-tip-2 = Ein Platz mit nur einer Karte deiner Seite hat keine Wahl, wenn du ihn bittest. Wende dich dorthin, wenn du Gewissheit brauchst.
partners-tip-3 = Ein Gegner, den du bittest, gibt dir die Karte, die dir am meisten schadet. Das ist zu ertragen, solange dein Partner im Stich noch als Letzter am Zug ist, und gefährlich, wenn es dieser Gegner ist.
partners-tip-4 = Eine erbeutete Tat der anderen Seite bringt dir nichts, kommt die Gegner aber teuer zu stehen. Mord im Haufen von Jekyll ist die Hälfte von allem, womit Hyde je vervielfachen könnte.
partners-tip-5 = Eine Verwandlung rettet einen Stich, der schiefgeht, und bringt dir noch dazu das Ausspiel. Aber heb sie nicht zu lange auf: Im siebten Stich verbrennt sie alles, was auf dem Tisch liegt.
partners-tip-6 = Achte auf die Rückseiten. Ein Team, dem die eigenen Karten ausgegangen sind, muss jedes Mal bitten, und dann bestimmen andere, was es spielt.
