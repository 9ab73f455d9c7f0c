### Why a move is refused: duel-refused-must-follow is the code must-follow of duel.
### The program appends the number of the rule. Parameters are words of the game record, and numbers are text
### too, so plural forms cannot be selected by them.

## partners: a turn

partners-refused-not-your-turn = Du hast gerade nichts zu entscheiden. Warte, bis du am Zug bist oder um eine Karte gebeten wirst.
partners-refused-not-held = Du hast { $card } nicht. Spiele eine Karte, die du hast, oder bitte jemanden um eine, wenn du selbst am Zug bist.
partners-refused-wrong-side = { $side ->
    [jekyll] { $card } gehört zur anderen Seite. Spiele eine Jekyll-Karte oder bitte jemanden um eine, wenn du selbst am Zug bist.
   *[hyde] { $card } gehört zur anderen Seite. Spiele eine Hyde-Karte oder bitte jemanden um eine, wenn du selbst am Zug bist.
}
partners-refused-cannot-refuse = { $side ->
    [jekyll] Du bist um eine Karte gebeten und kannst weder ablehnen noch jemand anderen bitten. Spiele eine Jekyll-Karte deiner Wahl.
   *[hyde] Du bist um eine Karte gebeten und kannst weder ablehnen noch jemand anderen bitten. Spiele eine Hyde-Karte deiner Wahl.
}
partners-refused-asks-itself = Dich selbst kannst du nicht bitten. Spiele eine Karte aus deiner Hand, oder bitte jemand anderen um eine.
partners-refused-none-held = { $place ->
    [n] Nord
    [e] Ost
    [s] Süd
   *[w] West
} hat keine { $side ->
    [jekyll] Jekyll-Karte
   *[hyde] Hyde-Karte
}, wie die Rückseiten zeigen. Bitte jemanden, der eine hat, oder spiele selbst eine.

## partners: three players

partners-refused-asks-both-hands = Du spielst mit beiden, deiner Hand und den Karten des Geistes, also bittest du keinen von beiden. Spiele eine Hyde-Karte von hier oder dort, oder bitte einen Jekyll-Spieler um eine.
partners-refused-solo-asked = Gebeten ist der Solospieler, also kann { $card } von den Karten des Geistes nicht gespielt werden. Spiele eine Jekyll-Karte aus der Hand des Solospielers.
partners-refused-ghost-asked = Gebeten ist der Geist, also kann { $card } aus der Hand des Solospielers nicht gespielt werden. Spiele eine Jekyll-Karte des Geistes.

## partners: lots and deals

partners-refused-no-lot-now = Die Teams werden jetzt nicht ausgelost. Zu viert geschieht das einmal, vor dem ersten Geben; zu dritt gar nicht.
partners-refused-teams-unlike-seat-card = Diese Teams passen nicht zur Platzkarte. Bei Platzkarte A sind Nord und Süd Partner, bei Platzkarte B Nord und Ost.
partners-refused-no-deal-now = Jetzt gibt es nichts auszuteilen. Gegeben wird, sobald die Teams feststehen, und dann nach jeder Runde, bis die Partie zu Ende ist.
partners-refused-wrong-dealer = { $dealer ->
    [n] In dieser Runde gibt Nord, denn das Geben geht nach links weiter. Nenne Nord als Geber.
    [e] In dieser Runde gibt Ost, denn das Geben geht nach links weiter. Nenne Ost als Geber.
    [s] In dieser Runde gibt Süd, denn das Geben geht nach links weiter. Nenne Süd als Geber.
   *[w] In dieser Runde gibt West, denn das Geben geht nach links weiter. Nenne West als Geber.
}
partners-refused-wrong-dealer-of-three = { $dealer ->
    [n] In dieser Runde gibt Nord als rechter Nachbar des Solospielers. Nenne Nord als Geber.
    [e] In dieser Runde gibt Ost als rechter Nachbar des Solospielers. Nenne Ost als Geber.
    [s] In dieser Runde gibt Süd als rechter Nachbar des Solospielers. Nenne Süd als Geber.
   *[w] In dieser Runde gibt West als rechter Nachbar des Solospielers. Nenne West als Geber.
}
partners-refused-hand-size = { $place ->
    [n] Nord muss 7 Karten bekommen, nicht { $cards }. Gib jedem Platz sieben.
    [e] Ost muss 7 Karten bekommen, nicht { $cards }. Gib jedem Platz sieben.
    [s] Süd muss 7 Karten bekommen, nicht { $cards }. Gib jedem Platz sieben.
   *[w] West muss 7 Karten bekommen, nicht { $cards }. Gib jedem Platz sieben.
}
partners-refused-card-twice = { $card } ist an zwei Plätze gegeben. Teile jede Karte nur einmal aus.

## duel: whose turn, and for what

duel-refused-not-your-turn = { $now ->
    [deal] Die Karten sind noch nicht ausgeteilt. Warte, bis du deine zehn hast.
    [give] Dein Gegner wählt noch die Karten, die er abgibt. Warte, bis ihr beide gewählt habt.
    [lead] Dein Gegner spielt zu diesem Stich aus. Warte auf seine Karte und antworte dann.
    [follow] Dein Gegner hat noch nicht geantwortet. Warte, bis der Stich vollständig ist.
    [swap] Dein Gegner wählt noch die Karten, die er tauscht. Warte, bis ihr beide gewählt habt.
   *[over] Die Partie ist zu Ende, es gibt nichts mehr zu spielen. Beginne eine neue, um weiterzuspielen.
}
duel-refused-something-else = { $now ->
    [deal] Die Karten sind noch nicht ausgeteilt. Warte, bis du deine zehn hast.
    [give] Zuerst gibst du Karten ab: eine in Runde 1, zwei in Runde 2, drei in Runde 3. Wähle sie aus deiner Hand.
    [lead] Du spielst zu diesem Stich aus. Spiele eine beliebige Karte aus deiner Hand; bei einem Trank sage eine Farbe an.
    [follow] Du musst in diesem Stich antworten. Spiele eine Karte aus deiner Hand.
    [swap] Neid ist auf einen Trank getroffen, also werden Karten getauscht. Wähle zwei aus deiner Hand oder deine letzte.
   *[over] Die Partie ist zu Ende, es gibt nichts mehr zu spielen. Beginne eine neue, um weiterzuspielen.
}

## duel: the deal

duel-refused-no-deal-now = { $now ->
    [give] Die Karten dieser Runde sind schon ausgeteilt. Als Nächstes geben beide Karten ab.
    [lead] Die Karten dieser Runde sind schon ausgeteilt. Als Nächstes wird zu einem Stich ausgespielt.
    [follow] Die Karten dieser Runde sind schon ausgeteilt. Als Nächstes antwortet der Nachspielende.
    [swap] Die Karten dieser Runde sind schon ausgeteilt. Als Nächstes tauschen beide Karten.
   *[over] Die Partie ist zu Ende, es wird nicht mehr gegeben. Beginne eine neue, um weiterzuspielen.
}
duel-refused-deal-count = { $pile ->
    [jekyll] Jekyll muss { $due } Karten bekommen, nicht { $dealt }. Gib jedem zehn und lege fünf beiseite.
    [hyde] Hyde muss { $due } Karten bekommen, nicht { $dealt }. Gib jedem zehn und lege fünf beiseite.
   *[aside] Es müssen { $due } Karten beiseitegelegt werden, nicht { $dealt }. Gib jedem zehn und lege fünf beiseite.
}
duel-refused-dealt-twice = { $card } ist zweimal ausgeteilt. Die Karte gehört nur an eine Stelle: in Jekylls Hand, in Hydes Hand oder zu den beiseitegelegten.

## duel: exchanges

duel-refused-give-count = In dieser Runde gibst du genau { $due } deiner Karten ab, nicht { $given }. Wähle noch einmal.
duel-refused-potion-duty = Du hast beim Geben mindestens zwei Tränke bekommen ({ $potions }). Gib mindestens einen davon ab.
duel-refused-swap-count = Du tauschst jetzt genau { $due } deiner Karten, nicht { $chosen }. Wähle noch einmal.

## duel: a trick

duel-refused-not-in-hand = { $now ->
    [give] Du hast { $card } nicht und kannst die Karte nicht abgeben. Gib Karten aus deiner Hand ab.
    [lead] Du hast { $card } nicht und kannst die Karte nicht ausspielen. Spiele eine beliebige Karte aus deiner Hand aus.
    [follow] Du hast { $card } nicht und kannst nicht damit antworten. Antworte mit einer Karte aus deiner Hand.
   *[swap] Du hast { $card } nicht und kannst die Karte nicht tauschen. Tausche Karten aus deiner Hand.
}
duel-refused-call-a-colour = Wer einen Trank ausspielt, sagt eine Farbe an. Spiele { $potion } und sage Hochmut, Zorn oder Neid an.
duel-refused-only-the-leader-calls = Nur der Ausspielende sagt eine Farbe an. Spiele { $potion }, ohne eine anzusagen.
duel-refused-must-follow = { $colour ->
    [P] Du hast Hochmut auf der Hand: Bediene Hochmut oder spiele einen Trank.
    [W] Du hast Zorn auf der Hand: Bediene Zorn oder spiele einen Trank.
   *[E] Du hast Neid auf der Hand: Bediene Neid oder spiele einen Trank.
}
duel-refused-must-follow-call = { $colour ->
    [P] Hochmut ist angesagt, und du hast ihn auf der Hand: Bediene Hochmut. Hier hilft nicht einmal ein Trank.
    [W] Zorn ist angesagt, und du hast ihn auf der Hand: Bediene Zorn. Hier hilft nicht einmal ein Trank.
   *[E] Neid ist angesagt, und du hast ihn auf der Hand: Bediene Neid. Hier hilft nicht einmal ein Trank.
}

## london: whose turn, and for what

london-refused-not-your-turn = Du hast gerade nichts zu entscheiden. Warte, bis deine Seite gefragt ist.
london-refused-choose-an-action = Gerade ist nichts zu zahlen und nichts zu beantworten. Wähle eine Aktion deines Zuges oder passe.
london-refused-raise-or-decline = Die andere Seite will gehen, und du bist gefragt. Spiele eine Karte, um es zu verteuern, oder verzichte.
london-refused-whiten-or-decline = Du bist gefragt, ob du einen Ort aufhellst. Spiele eine Karte und nenne einen grauen Ort, oder verzichte.
london-refused-pay-first = Es ist noch etwas zu zahlen. Zahle zuerst den nächsten Punkt, mit einer Marke oder einer Karte.
london-refused-discard-first = Du hast mehr als fünf Karten. Wähle zuerst eine, die du ablegst.
london-refused-whites-first = Du bist gefragt, ob zwei weiße Marken in den Beutel kommen. Antworte zuerst mit Ja oder Nein.
london-refused-lift-first = Der schwarze Vorrat ist leer, aber eine Marke muss schwarz werden. Wähle zuerst ein verwüstetes Plättchen, von dem du die schwarze Marke nimmst.
london-refused-hydes-action = Das kann nur Hyde. Nutze in deinem Zug Jekylls Aktionen.
london-refused-jekylls-action = Das kann nur Jekyll. Nutze in deinem Zug Hydes Aktionen.
london-refused-hydes-payment = Nur Hyde zahlt mit Marken ohne Farbe. Nenne die Farbe der Marke, mit der du zahlst.
london-refused-jekylls-payment = Nur Jekyll nennt die Farbe einer Marke oder zahlt mit zwei schwarzen. Deine Marken sind alle gleich: Zahle mit einer Marke.

## london: places and visits

london-refused-no-path = Von hier führt kein Weg dorthin. Geh an einen benachbarten Ort.
london-refused-acted-here = Hier hast du in diesem Zug schon gehandelt. Du darfst hier wieder handeln, sobald du einen anderen grauen Ort betreten hast. Geh weiter oder passe.
london-refused-visit-spent = Du hast beide Aktionen dieses Besuchs ausgeführt. Geh weiter oder passe.
london-refused-not-grey = Diese Aktion braucht einen grauen Ort, und dieser ist weiß. Geh zuerst an einen grauen.
london-refused-under-white = Auf diesem Ort liegt eine weiße Marke. Du kannst nur weitergehen oder passen.
london-refused-not-grey-now = Nur ein Ort, der gerade grau ist, lässt sich aufhellen. Nenne einen grauen oder verzichte.
london-refused-no-tile = Hier liegt kein Plättchen. Geh an einen Forschungsort, der seines noch hat.
london-refused-already-trashed = Auf diesem Plättchen liegt schon eine schwarze Marke. Geh zu einem ohne, oder wähle eine andere Aktion.
london-refused-not-trashed = Dort liegt kein Plättchen mit einer schwarzen Marke. Wähle ein verwüstetes Plättchen.
london-refused-not-the-lab = Das geht nur im Labor. Geh zuerst dorthin.
london-refused-not-an-apothecary = Tränke kauft man nur in einer Apotheke. Geh zuerst in eine der beiden.

## london: cards

london-refused-not-in-apothecary = { $colour ->
    [w] In der Reihe Apotheke liegt keine Zorn-Karte. Kaufe eine Karte, die dort liegt, oder wähle eine andere Aktion.
    [l] In der Reihe Apotheke liegt keine Wollust-Karte. Kaufe eine Karte, die dort liegt, oder wähle eine andere Aktion.
    [p] In der Reihe Apotheke liegt keine Hochmut-Karte. Kaufe eine Karte, die dort liegt, oder wähle eine andere Aktion.
   *[e] In der Reihe Apotheke liegt keine Neid-Karte. Kaufe eine Karte, die dort liegt, oder wähle eine andere Aktion.
}
london-refused-not-in-displaced = { $colour ->
    [w] In der Reihe Verirrte liegt keine Zorn-Karte. Nimm eine Karte, die dort liegt, oder wähle eine andere Aktion.
    [l] In der Reihe Verirrte liegt keine Wollust-Karte. Nimm eine Karte, die dort liegt, oder wähle eine andere Aktion.
    [p] In der Reihe Verirrte liegt keine Hochmut-Karte. Nimm eine Karte, die dort liegt, oder wähle eine andere Aktion.
   *[e] In der Reihe Verirrte liegt keine Neid-Karte. Nimm eine Karte, die dort liegt, oder wähle eine andere Aktion.
}
london-refused-nothing-to-draw = Nachzieh- und Ablagestapel sind beide leer, also lässt sich nichts ziehen. Wähle eine Aktion, bei der man keine Karte zieht.
london-refused-nothing-to-steal = Jekyll hat keine Karte, die man stehlen könnte. Wähle eine andere Aktion oder passe.
london-refused-not-held = { $colour ->
    [w] Du hast nicht genug Zorn-Karten dafür. Wähle unter den Karten auf deiner Hand.
    [l] Du hast nicht genug Wollust-Karten dafür. Wähle unter den Karten auf deiner Hand.
    [p] Du hast nicht genug Hochmut-Karten dafür. Wähle unter den Karten auf deiner Hand.
   *[e] Du hast nicht genug Neid-Karten dafür. Wähle unter den Karten auf deiner Hand.
}
london-refused-set-too-small = { $colour ->
    [w] Widerstand stärken braucht { $needed } Zorn-Karten, und du hast nur { $held }. Sammle mehr, oder wähle eine andere Farbe oder Aktion.
    [l] Widerstand stärken braucht { $needed } Wollust-Karten, und du hast nur { $held }. Sammle mehr, oder wähle eine andere Farbe oder Aktion.
    [p] Widerstand stärken braucht { $needed } Hochmut-Karten, und du hast nur { $held }. Sammle mehr, oder wähle eine andere Farbe oder Aktion.
   *[e] Widerstand stärken braucht { $needed } Neid-Karten, und du hast nur { $held }. Sammle mehr, oder wähle eine andere Farbe oder Aktion.
}
london-refused-already-cured = { $colour ->
    [w] Zorn ist schon geheilt. Nenne eine Farbe, die es noch nicht ist.
    [l] Wollust ist schon geheilt. Nenne eine Farbe, die es noch nicht ist.
    [p] Hochmut ist schon geheilt. Nenne eine Farbe, die es noch nicht ist.
   *[e] Neid ist schon geheilt. Nenne eine Farbe, die es noch nicht ist.
}
london-refused-no-black-stock = Der schwarze Vorrat ist leer, also lässt sich keine Forschung verwüsten. Wähle eine andere Aktion oder passe.

## london: points

london-refused-too-dear = Das kostet { $cost }, aber deine Marken und Karten zahlen nur { $points }; Karten eines abgegebenen Satzes zahlen nicht mit. Wähle etwas Billigeres oder passe.
london-refused-no-tokens = Du hast keine Marke mehr zum Zahlen. Zahle mit einer Karte.
london-refused-no-token = { $colour ->
    [w] Du hast keine Zorn-Marke zum Zahlen. Zahle mit etwas, das du hast, einer Karte oder einer anderen Marke.
    [l] Du hast keine Wollust-Marke zum Zahlen. Zahle mit etwas, das du hast, einer Karte oder einer anderen Marke.
    [p] Du hast keine Hochmut-Marke zum Zahlen. Zahle mit etwas, das du hast, einer Karte oder einer anderen Marke.
   *[e] Du hast keine Neid-Marke zum Zahlen. Zahle mit etwas, das du hast, einer Karte oder einer anderen Marke.
}
london-refused-no-black-pair = Jekyll braucht zwei schwarze Marken für einen Punkt, und du hast weniger. Zahle mit einer farbigen Marke oder einer Karte.
london-refused-colour-demanded = { $colour ->
    [w] Was noch zu zahlen ist, muss in der Farbe Zorn gezahlt werden. Nimm eine Zorn-Marke oder eine Zorn-Karte.
    [l] Was noch zu zahlen ist, muss in der Farbe Wollust gezahlt werden. Nimm eine Wollust-Marke oder eine Wollust-Karte.
    [p] Was noch zu zahlen ist, muss in der Farbe Hochmut gezahlt werden. Nimm eine Hochmut-Marke oder eine Hochmut-Karte.
   *[e] Was noch zu zahlen ist, muss in der Farbe Neid gezahlt werden. Nimm eine Neid-Marke oder eine Neid-Karte.
}

## london: chance

london-refused-not-a-draw = Der Zufall hat hier nichts zu entscheiden. Entweder muss sich jemand entscheiden, oder die Partie ist zu Ende.
london-refused-other-draw = Der Zufall hat hier etwas anderes zu entscheiden. Sieh nach, was zuletzt geschehen ist: Fällig ist der Aufbau, eine Karte oder etwas aus dem Beutel.
london-refused-not-in-deck = { $colour ->
    [w] Im Nachziehstapel ist keine Zorn-Karte mehr. Ziehen kann man nur eine Karte, die darin ist.
    [l] Im Nachziehstapel ist keine Wollust-Karte mehr. Ziehen kann man nur eine Karte, die darin ist.
    [p] Im Nachziehstapel ist keine Hochmut-Karte mehr. Ziehen kann man nur eine Karte, die darin ist.
   *[e] Im Nachziehstapel ist keine Neid-Karte mehr. Ziehen kann man nur eine Karte, die darin ist.
}
london-refused-not-in-hand = { $colour ->
    [w] Jekyll hat keine Zorn-Karte. Stehlen kann man nur eine Karte aus seiner Hand.
    [l] Jekyll hat keine Wollust-Karte. Stehlen kann man nur eine Karte aus seiner Hand.
    [p] Jekyll hat keine Hochmut-Karte. Stehlen kann man nur eine Karte aus seiner Hand.
   *[e] Jekyll hat keine Neid-Karte. Stehlen kann man nur eine Karte aus seiner Hand.
}
london-refused-not-in-bag = { $token ->
    [w] Im Beutel sind nicht genug Zorn-Marken. Ziehen kann man nur Marken, die darin sind.
    [l] Im Beutel sind nicht genug Wollust-Marken. Ziehen kann man nur Marken, die darin sind.
    [p] Im Beutel sind nicht genug Hochmut-Marken. Ziehen kann man nur Marken, die darin sind.
    [e] Im Beutel sind nicht genug Neid-Marken. Ziehen kann man nur Marken, die darin sind.
   *[white] Im Beutel sind nicht genug weiße Marken. Ziehen kann man nur Marken, die darin sind.
}
london-refused-bad-cures = Diese Heilmittel passen nicht. Nenne ein Rezept jeder Farbe, in der Reihenfolge Zorn, Wollust, Hochmut, Neid.
london-refused-bad-tiles = Diese Plättchen passen nicht. Lege eines auf jeden der zwölf Forschungsorte und verwende kein Rezept doppelt, auch keines der Heilmittel.

## The table itself

table-refused-unreadable = Das ist unlesbar: { $reason }.
table-refused-stale = Die Partie ist weitergegangen. Sieh noch einmal hin, dann entscheide neu.
table-refused-not-seated = Du siehst hier nur zu; das dürfen nur Spieler.
table-refused-no-such-seat = Diesen Platz gibt es nicht.
table-refused-seat-taken = Der Platz ist besetzt.
table-refused-not-started = Die Partie hat noch nicht begonnen.
table-refused-already-started = Die Partie hat schon begonnen.
table-refused-already-ready = Du bist schon bereit.
table-refused-over = Die Partie ist zu Ende.
table-refused-not-over = Die Partie ist noch nicht zu Ende.
table-refused-nothing-to-take-back = Du hast nichts entschieden, was sich zurücknehmen ließe.
table-refused-information-shown = Das lässt sich nicht zurücknehmen: Inzwischen ist etwas Verborgenes ans Licht gekommen.
table-refused-already-asked = Darum wurde schon gebeten.
table-refused-nothing-asked = Niemand hat dich um etwas gebeten.
table-refused-already-agreed = Das ist schon vereinbart.
table-refused-silence = Beim Spiel „Partner“ wird bis zum Ende der Partie nicht frei gesprochen (P7.1). Die vorbereiteten Worte sind immer erlaubt.
table-refused-not-away = Diese Person ist da oder gerade erst gegangen. Nach 45 Sekunden darf ein Automat einspringen.
table-refused-too-fast = Nicht so schnell. Versuche es gleich noch einmal.
table-refused-too-much = Das wurde an diesem Tisch oft genug getan.
table-refused-bad-options = So lässt sich nicht spielen: { $reason }.
table-refused-bad-clock = So lässt sich keine Uhr stellen.
