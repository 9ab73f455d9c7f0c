### The rulebook of london. L4-3 is rule L4.3 of the rulings.

london-title = London
london-tagline = Eine Jagd durch London für zwei, bei der sich Jekyll und Hyde eine Spielfigur und dieselben Kräfte teilen.
london-players = 2 Spieler
london-about = Jekyll und Hyde ziehen abwechselnd mit derselben Spielfigur. Jekyll durchsucht die Stadt nach vier verborgenen Heilmitteln; Hyde verdunkelt seine Psyche, Marke um Marke. Die zwölf Marken, die der eine in seinem Zug ausgibt, sind genau das, was der andere im nächsten zur Verfügung hat. Selbst eine Karte, die eine Marke sparen soll, landet dort, wo der andere sie sich holen kann.
london-credit = Nach „Jekyll & Hyde (1.3)“, einem Spiel zum Selberdrucken. Der Text, den wir haben, nennt den Autor nicht. Wenn du weißt, wer es ist, sag es uns bitte.
london-independence = Utterson ist ein unabhängiges Projekt und steht in keiner Verbindung zum Autor oder zu einem Verlag. Die Regeln sind hier in unseren eigenen Worten erzählt. Bilder, Stadtplan, Rezepte und Tafeln sind unser eigener Entwurf, denn die ursprünglichen sind Bilder, die der uns vorliegende Text nicht enthält.

london-summary-goal = Jekyll gewinnt mit dem vierten Heilmittel; Hyde gewinnt, wenn drei Marken einer Farbe schwarz geworden sind.
london-summary-turn = Geh und handle, indem du der anderen Seite Marken zahlst; sind alle zwölf weg, ist die andere Seite am Zug.
london-summary-end = Ohne Gewinner endet die Partie nach 200 Zügen unentschieden.

## Material

L1 = Material

L1-1 = Es gibt vier Farben, jede steht für ein Laster: Zorn (rot), Wollust (blau), Hochmut (violett) und Neid (gelb). Der Nachziehstapel hat 40 Karten, zehn von jeder Farbe.
    .origin = mixed
    .ours = Dass es zehn Karten von jeder Farbe gibt, ist unsere Festlegung.
L1-2 = Psyche-Marken, kurz Marken: vier von jeder Farbe, acht weiße, das ist Jekylls Vorrat, und acht schwarze, das ist Hydes Vorrat.
    .origin = seed
L1-3 = Es gibt 16 Rezepte, auch Linderungen genannt. Jedes zeigt drei Farben. Die oberste Farbe nennt die Spalte, zu der es gehört, und jede Spalte hat vier Rezepte. Ist T die oberste Farbe und sind A, B und C die drei anderen, so lauten sie TTT, TAB, TAC und TBC.
    .origin = mixed
    .ours = Die Zahl der Rezepte stammt aus dem Text; die Rezepte selbst sind unser Entwurf.
    .example = Zur Spalte Zorn gehören Zorn-Zorn-Zorn, Zorn-Wollust-Hochmut, Zorn-Wollust-Neid und Zorn-Hochmut-Neid.
L1-4 = Beide Spieler teilen sich eine einzige Spielfigur. Ihre eine Seite zeigt Jekyll, die andere Hyde.
    .origin = seed
L1-5 = Der Stadtplan besteht aus Orten, die grau oder weiß sind, und Wegen dazwischen, die weiß, grau oder schwarz sind. Es gibt genau ein Labor, zwei Apotheken und zwölf Forschungsorte, an fünfzehn verschiedenen Orten. Alles hängt zusammen. Weiteres ist erwünscht, und wo es fehlt, warnt das Programm nur: Schon die weißen Wege allein verbinden alles, sodass graue und schwarze Wege Abkürzungen sind; keiner der fünfzehn Orte ist weiter als fünf Schritte vom Labor entfernt; das Labor ist grau und liegt im Westen.
    .origin = mixed
    .ours = Der ursprüngliche Stadtplan ist ein Bild, das in dem uns vorliegenden Text fehlt. Welche Arten von Orten und Wegen es gibt, stammt aus dem Text; wie sie zusammenhängen müssen, ist unsere Festlegung.
L1-6 = Ein Stadtplan ist eine Datendatei. Der eingebaute ist von uns. Wenn du ein gedrucktes Exemplar des Spiels hast, kannst du seinen Plan im selben Format aufschreiben; das Programm prüft ihn und sagt, was nicht stimmt.
    .origin = ours
    .ours = Der eingebaute Stadtplan und das Dateiformat sind von uns.

## Set-up

L2 = Aufbau

L2-1 = Sortiere die Rezepte nach ihrer obersten Farbe. Aus jeder Gruppe wird eines beiseitegelegt, von beiden ungesehen: Es ist das Heilmittel dieser Farbe. Die anderen zwölf werden verdeckt gemischt und verteilt, eines auf jeden Forschungsort. Dort heißen sie Plättchen.
    .origin = seed
L2-2 = Lege von jeder der vier Farben eine Marke in den Beutel. Die anderen zwölf farbigen Marken, drei von jeder Farbe, sind im Umlauf: Mit ihnen zahlen beide Seiten. Am Anfang hat Hyde sie alle.
    .origin = seed
L2-3 = Niemand hat Karten. Die Spielfigur steht im Labor, mit Hyde nach oben, und Hyde beginnt.
    .origin = seed

## Points

L3 = Punkte

L3-1 = Jede Aktion kostet Punkte. Du zahlst einen Punkt, indem du der anderen Seite eine deiner Marken im Umlauf gibst. Hast du alle abgegeben, endet dein Zug nach der laufenden Aktion. Wenn du passt, gibst du alle ab, die du noch hast. Danach wird die Spielfigur umgedreht, und die andere Seite hat zwölf Marken.
    .origin = seed
L3-2 = Eine Karte aus deiner Hand kann statt einer Marke einen Punkt zahlen. Eine Karte, die Hyde so ausgibt, kommt offen in die Reihe Apotheke; eine, die Jekyll ausgibt, kommt offen in die Reihe Verirrte.
    .origin = seed
L3-3 = Für Jekyll ergeben erst zwei schwarze Marken einen Punkt, und Schwarz zahlt nie, wo eine Farbe verlangt wird. Für Hyde ist eine schwarze Marke ein Punkt wie jede andere.
    .origin = seed
    .example = Jekyll hat drei schwarze Marken. Sie sind für ihn einen Punkt wert, und eine Marke bleibt übrig.
L3-4 = Du darfst eine Aktion nur beginnen, wenn du ihre vollen Kosten mit Marken und Karten zahlen kannst. Karten eines Satzes, den du abgibst (Widerstand stärken, Heilmittel ansetzen), verlassen deine Hand, sobald du sie nennst, und können nicht auch noch zahlen. Um zu gehen, muss Jekyll einen beliebigen Punkt zahlen können.
    .origin = ours
    .ours = Diese Regel ist ganz von uns.
L3-5 = Du darfst höchstens fünf Karten auf der Hand haben. Sind es nach einer Aktion mehr, wählst du aus, welche du auf den Ablagestapel legst, bis fünf übrig sind.
    .origin = mixed
    .ours = Wie man wieder auf fünf Karten kommt, ist unsere Festlegung.
L3-6 = Abgegebene Sätze kommen auf den Ablagestapel neben dem Nachziehstapel. Ist der Nachziehstapel leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Die beiden Reihen werden nie wieder eingemischt. Sind Nachzieh- und Ablagestapel leer, ist keine Aktion möglich, bei der man eine Karte zieht.
    .origin = mixed
    .ours = Dass die Reihen nie wieder eingemischt werden und was bei zwei leeren Stapeln gilt, ist unsere Festlegung.

## Hyde's turn

L4 = Hydes Zug

L4-1 = Gehen: Hyde geht an einen benachbarten Ort. Die Farbe des Weges ist ihm gleich; die Farbe des Ziels bestimmt den Preis. Ein grauer Ort kostet 1, ein weißer 2. Weiß ist ein Ort, wenn er weiß gedruckt ist oder eine weiße Marke trägt.
    .origin = seed
L4-2 = Hat Hyde einen grauen Ort als Ziel genannt, darf Jekyll eine Karte beliebiger Farbe in die Reihe Verirrte spielen. Das Gehen kostet dann 2. Kann Hyde das nicht zahlen, gehen alle seine Marken an Jekyll, die Spielfigur bleibt stehen, und Hydes Zug endet. Ein genanntes Ziel wird nicht zurückgenommen.
    .origin = mixed
    .ours = Was geschieht, wenn Hyde nicht zahlen kann, ist unsere Festlegung.
L4-3 = Jekyll darf Orte aufhellen: am Anfang von Hydes Zug und nach jeder von Hydes Aktionen, vor der nächsten. Für jeden Ort spielt er eine Karte in die Reihe Verirrte und legt eine weiße Marke aus seinem Vorrat auf einen beliebigen Ort, der in diesem Augenblick grau ist, auch auf den, an dem Hyde steht. Die Marke bleibt bis zum Ende von Hydes Zug und kommt dann in den Vorrat zurück.
    So lange ist der Ort weiß: Dorthin zu gehen kostet 2, und außer Gehen ist dort keine Aktion möglich; Hyde kann nur weitergehen oder passen.
    Nach jeder Karte darf Jekyll noch eine spielen, bis er verzichtet oder nichts mehr zu spielen oder aufzuhellen hat. Nach der Aktion, die Hydes Zug beendet, wird er nicht mehr gefragt.
    .origin = mixed
    .ours = Die genauen Zeitpunkte, zu denen Jekyll das darf, sind unsere Festlegung.
L4-4 = An einem Ort darf Hyde eine Aktion außer Gehen ausführen. Dort darf er im selben Zug erst wieder handeln, nachdem er einen anderen Ort betreten hat, der beim Betreten grau war. Ein weißer zählt nicht, ob er weiß gedruckt ist oder eine weiße Marke trägt. Mit einem neuen Zug darf er überall wieder handeln.
    .origin = mixed
    .ours = Dass weiße Orte nicht zählen und ein neuer Zug von vorn beginnt, ist unsere Festlegung.
    .example = Hyde handelt im Labor, geht an einen weißen Ort und kommt zurück: Im Labor darf er nicht noch einmal handeln. Wäre er an einen grauen gegangen, dürfte er es.
L4-5 = Drei Aktionen brauchen einen grauen Ort.
    Verirrte treffen kostet 2: Hyde nimmt eine beliebige Karte aus der Reihe Verirrte auf die Hand.
    Dem Laster frönen kostet 3: Hyde zieht eine Karte.
    Widerstand stärken kostet 6: Hyde gibt drei Karten einer Farbe ab, oder vier, wenn diese Farbe geheilt ist (L5.6). Eine Marke dieser Farbe im Umlauf wird schwarz: Sie kommt in den Beutel, und eine schwarze Marke tritt an ihre Stelle.
    .origin = mixed
    .ours = Dass Verirrte treffen nur eine Karte bringt, ist unsere Festlegung.
L4-6 = Zwei Aktionen gehören zu bestimmten Orten.
    Forschung verwüsten kostet 3, an einem Forschungsort, der sein Plättchen noch hat und keine schwarze Marke darauf, solange Hydes schwarzer Vorrat nicht leer ist. Hyde nennt eine Farbe; eine Marke wird aus dem Beutel gezogen und zurückgelegt. Stimmt sie überein, kommt eine schwarze Marke auf das Plättchen.
    Trank stehlen kostet 4, im Labor, wenn Jekyll eine Karte hat. Hyde nimmt eine zufällige Karte aus Jekylls Hand.
    Beides geht auch auf einem weiß gedruckten Ort, aber nicht unter einer weißen Marke.
    .origin = mixed
    .ours = Dass beides auf weiß gedruckten Orten geht, dass das eine schwarzen Vorrat braucht und das andere eine Karte in Jekylls Hand, ist unsere Festlegung.
L4-7 = Hyde gewinnt sofort, gleich wer am Zug ist, wenn die dritte Marke einer Farbe schwarz wird.
    .origin = seed
L4-8 = Ist der schwarze Vorrat leer, ist Forschung verwüsten nicht möglich. Muss trotzdem eine Marke schwarz werden, nimmt man die schwarze dafür von einem verwüsteten Plättchen, also einem, auf dem eine schwarze Marke liegt; Hyde wählt, von welchem. Gibt es auch das nicht, sind alle acht schwarzen Marken im Umlauf, zwei für jede Farbe. Dann ist die Marke die dritte ihrer Farbe, und Hyde gewinnt.
    .origin = ours
    .ours = Diese Regel ist ganz von uns.

## Jekyll's turn

L5 = Jekylls Zug

L5-1 = Gehen: Jekyll geht auf einem Weg an einen benachbarten Ort. Die Farbe des Ortes ist ihm gleich; die Farbe des Weges bestimmt den Preis.
    Weißer Weg: 1 Punkt.
    Grauer Weg: 1 Punkt. Bevor Jekyll zahlt, darf Hyde eine Karte in die Reihe Apotheke spielen. Dann kostet das Gehen einen Punkt mehr, und dieser Punkt muss in der Farbe der Karte gezahlt werden.
    Schwarzer Weg: Zuerst wird eine Marke aus dem Beutel gezogen und zurückgelegt. Jekyll muss einen Punkt in ihrer Farbe zahlen; ist sie weiß, genügt ein beliebiger Punkt. Danach darf Hyde eine Karte dazuspielen wie auf einem grauen Weg.
    .origin = mixed
    .ours = Dass Hyde sich auf einem grauen Weg entscheidet, bevor Jekyll zahlt, ist unsere Festlegung.
L5-2 = Eine verlangte Farbe zahlt man mit einer Marke oder einer Karte dieser Farbe. Kann Jekyll sie zahlen, muss er es tun. Kann er es nicht, gehen alle seine Marken an Hyde, die Spielfigur bleibt stehen, und Jekylls Zug endet; was er vorher gezahlt hat, ist ausgegeben. Auf einem grauen Weg werden der Grundpunkt und der verlangte Punkt zusammen beurteilt, bevor etwas gezahlt wird; Marken und Karten der Farbe zählen zuerst für den verlangten Punkt.
    .origin = mixed
    .ours = Dass die Spielfigur stehen bleibt, dass Gezahltes ausgegeben ist und wie ein grauer Weg beurteilt wird, ist unsere Festlegung.
    .example = Auf einem grauen Weg spielt Hyde eine Neid-Karte. Jekyll hat eine Neid-Marke und sonst nichts. Sie deckt den verlangten Punkt, der Grundpunkt ist also nicht zahlbar: Das Gehen misslingt, und der Zug ist zu Ende.
L5-3 = Bei jedem Besuch eines Ortes darf Jekyll zwei Aktionen außer Gehen ausführen. Ein neuer Besuch beginnt mit dem Gehen und auch mit einem neuen Zug.
    .origin = mixed
    .ours = Dass ein neuer Zug einen neuen Besuch beginnt, ist unsere Festlegung.
L5-4 = Bei diesen Aktionen ist ein Trank einfach eine Karte.
    Trank kaufen kostet 2, in einer Apotheke: Jekyll nimmt eine beliebige Karte aus der Reihe Apotheke.
    Tränke brauen kostet 3, im Labor: Jekyll zieht zwei Karten. Ist nur noch eine da, zieht er diese eine.
    .origin = mixed
    .ours = Was gilt, wenn nur noch eine Karte da ist, ist unsere Festlegung.
L5-5 = Forschen kostet 3, an einem Forschungsort, der sein Plättchen noch hat. Liegt eine schwarze Marke auf dem Plättchen, kostet es 4, und die schwarze Marke kommt in Hydes Vorrat zurück. Jekyll nimmt das Plättchen. Beide sehen seine Spalte, das heißt seine oberste Farbe. Das Rezept sieht nur Jekyll, und er darf es sich später wieder ansehen.
    .origin = mixed
    .ours = Wer was von dem Plättchen sieht, ist unsere Festlegung.
L5-6 = Heilmittel ansetzen kostet 6, im Labor. Jekyll nennt eine Farbe, die noch nicht geheilt ist, und gibt drei beliebige Karten ab.
    Stimmen sie mit dem verborgenen Rezept überein, ist die Farbe geheilt, und Jekyll darf zwei weiße Marken aus seinem Vorrat in den Beutel legen. Nach dem vierten Heilmittel wird nichts mehr gefragt.
    Wenn nicht, werden drei Marken zusammen aus dem Beutel gezogen und zurückgelegt. Für jede farbige darunter wird eine Marke dieser Farbe im Umlauf schwarz: eine, die Hyde schon hat, wenn es eine gibt, sonst eine von Jekyll. Die farbige Marke kommt in den Beutel. Das geschieht in der Reihenfolge Zorn, Wollust, Hochmut, Neid und hört auf, wenn Hyde gewinnt. Das Heilmittel bleibt verborgen.
    .origin = mixed
    .ours = Die Einzelheiten eines Fehlschlags sind unsere Festlegung: wie die drei Marken gezogen werden, welche Marken in welcher Reihenfolge schwarz werden und dass das Heilmittel verborgen bleibt. Ebenso, dass nach dem vierten Heilmittel nichts mehr gefragt wird.
L5-7 = Jekyll gewinnt sofort mit dem vierten Heilmittel.
    .origin = seed

## Limits

L6 = Grenzen

L6-1 = Eine Reaktion ist eine Karte, die im Zug der anderen Seite gespielt wird (L4.2, L4.3, L5.1). Sie wird immer dann angeboten, wenn die Regel sie erlaubt und die Seite, die reagieren darf, mindestens eine Karte hat und, wo nötig, weißen Vorrat. Das alles ist öffentlich. Die Frage allein verrät also nie, was jemand auf der Hand hat.
    .origin = ours
    .ours = Diese Regel ist ganz von uns.
L6-2 = Nach 200 Zügen endet die Partie unentschieden. Der Zug jeder Seite zählt als einer. Die Zahl ist am Tisch einstellbar.
    .origin = ours
    .ours = Diese Regel ist ganz von uns.
L6-3 = Alle dürfen wissen: wie viele Karten beide auf der Hand haben, beide Reihen, wo alle Marken sind (auch die im Beutel), welche Plättchen noch auf dem Stadtplan liegen, welche verwüstet sind, die Spalten der erforschten Plättchen und die geheilten Farben.
    Verborgen sind: die Handkarten (außer denen, die man aus einer Reihe kommen sah), die Heilmittel, die Plättchen auf dem Stadtplan und, für Hyde, die von Jekyll erforschten Rezepte.
    .origin = ours
    .ours = Der ursprüngliche Text hat keine solche Liste; wir haben sie aus den anderen Regeln zusammengestellt.

## Tips

london-tips = Tipps
london-tip-1 = Gib Karten mit Bedacht aus. Womit du zahlst, das liegt in einer Reihe, aus der nur die andere Seite nehmen kann.
london-tip-2 = Spielst du Jekyll, bedenke, was im Beutel ist, bevor du einen schwarzen Weg gehst. Halte eine Marke oder Karte jeder Farbe bereit, die wahrscheinlich kommt.
london-tip-3 = Spielst du Jekyll, streiche Rezepte durch. Drei Plättchen einer Spalte lassen nur ein Heilmittel übrig; mit weniger musst du raten, und ein Fehlversuch kann bis zu drei Marken schwarz machen.
london-tip-4 = Spielst du Jekyll, heb dir eine oder zwei Karten für Hydes Zug auf. Eine weiße Marke unter seinen Füßen hindert ihn daran, dort seinen Satz abzugeben.
london-tip-5 = Spielst du Hyde, leg dich auf eine Farbe fest, bevor sie geheilt ist. Solange sie das nicht ist, genügen drei Karten statt vier.
london-tip-6 = Spielst du Hyde, denk daran, dass jede schwarz gewordene Marke dreifach wirkt: Sie bremst Jekyll, sie bringt dich der Drei näher, und ihre Farbe kommt öfter aus dem Beutel.
