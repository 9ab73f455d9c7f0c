### The lesson of london. `lessons/london.json` has its steps; each chapter and each step has its message here.

lesson-london-night = Hydes erste Nacht
    .known = Jede Aktion kostet Punkte, und jede Marke zahlt einen; was der eine ausgibt, bekommt der andere. Hyde zahlt je nach Farbe des Ortes und handelt dort nur einmal, bis er einen anderen grauen Ort betreten hat.
lesson-london-night-tokens = Die Nacht senkt sich auf London. Jekyll und Hyde teilen einen Körper, also teilen sie sich eine Spielfigur; heute Nacht bist du Hyde. Diese zwölf Marken sind deine Kraft: Alles kostet Punkte, jede Marke zahlt einen, und was du ausgibst, bekommt Jekyll.
lesson-london-night-vice = Du stehst im Labor, an einem grauen Ort: gerade recht für ein Laster. Es kostet drei Punkte und bringt eine Karte. Wähle „Dem Laster frönen“.
    .otherwise = Möglich wäre es. Aber zieh zuerst eine Karte, solange du hier bist: Wähle „Dem Laster frönen“.
lesson-london-night-again = Eine Zorn-Karte! Noch eine? Drück noch einmal auf „Dem Laster frönen“: Es wird abgelehnt, und der zerbrochene Stock am Labor sagt, warum. An einem Ort handelt Hyde einmal; dort im selben Zug erst wieder, wenn er einen anderen betreten hat, der grau ist.
lesson-london-night-move = Also weiter. Die Wege sind Hyde alle gleich, die Orte nicht: Weiße kosten zwei Punkte, graue einen. Geh zur Tür in der Gasse.
    .otherwise = Das darfst du. Aber wir wollen nach Soho, und der Weg dorthin führt über die Tür in der Gasse.
lesson-london-night-soho = Ein weißer Ort: Hier kann Hyde kaum etwas tun, und das Zeichen am Labor bleibt, denn ein weißer Ort erneuert nichts. Soho gleich nebenan ist grau und kostet nur einen Punkt. Geh hin.
    .otherwise = Erlaubt, aber teuer. Soho ist grau: nur ein Punkt.
lesson-london-night-grey = Ein grauer Ort: Hier kannst du handeln. Und sieh zum Labor: Das Zeichen ist fort. Du hast einen anderen grauen Ort betreten, also dürftest du auch dort wieder handeln.
lesson-london-night-set = Wozu Karten sammeln? Drei von einer Farbe, an einem grauen Ort abgegeben, machen eine Marke dieser Farbe schwarz. Drei schwarze Marken einer Farbe, und Hyde hat gewonnen. Also fröne noch einmal dem Laster!
    .otherwise = Dafür ist später Zeit. Erst die zweite Karte: „Dem Laster frönen“.
lesson-london-night-away = Wo Hyde aufhört, muss Jekyll anfangen. Lass die Spielfigur also weit weg von seinem Labor stehen: noch ein Schritt, nach Covent Garden. Deine letzte Marke bekommt Jekyll ohnehin.
    .otherwise = Das darfst du. Aber jeder Schritt weg vom Labor kostet Jekyll einen zurück: Geh nach Covent Garden.
lesson-london-night-turn = Du passt, und auch deine letzte Marke geht hinüber. Die Spielfigur dreht sich um, der Tag bricht an, und Jekyll hat alle zwölf.

lesson-london-day = Jekylls erster Tag
    .known = Jekyll zahlt für den Weg; er sammelt Plättchen, und das Rezept, das auf keinem steht, ist das Heilmittel.
lesson-london-day-streets = Jetzt bist du Jekyll, und deine Marken haben Farben: drei von jeder. Der Ort ist ihm gleich, er zahlt für den Weg: Weiße kosten einen Punkt und sind sicher; auf den gestrichelten grauen und gepunkteten schwarzen kann es Ärger geben.
lesson-london-day-grey = In Soho gibt es etwas zu erfahren. Der Weg dorthin ist grau: ein Punkt, aber Hyde darf eine Karte gegen dich spielen. Geh trotzdem.
    .otherwise = Dorthin darfst du. Aber was wir suchen, liegt in Soho.
lesson-london-day-pay = Er spielt tatsächlich eine: Zorn. Du zahlst also einen Punkt mehr, und der muss rot sein. Kann Jekyll eine verlangte Farbe nicht zahlen, ist sein Zug zu Ende. Du kannst es: Zahle.
    .otherwise = Auch das wäre bezahlt. Nimm die vorgeschlagene Zahlung: So behältst du möglichst viele Farben.
lesson-london-day-research = Hier liegt ein Plättchen, verdeckt. „Forschen“ kostet drei Punkte; dann gehört es dir, und nur du siehst, was darauf steht. Wähle „Forschen“.
    .otherwise = Später. Nimm erst das Plättchen, das hier liegt: Wähle „Forschen“.
lesson-london-day-notebook = Dreimal Zorn: ein Rezept, aber nicht das Heilmittel! Jedes Laster hat vier: Drei liegen in London verstreut, und das fehlende ist das Heilmittel. Das Notizbuch streicht deine Funde durch.
lesson-london-day-black = Von Soho führt ein schwarzer Weg geradewegs zum British Museum. Zuerst wird eine Marke aus dem Beutel gezogen, und du musst einen Punkt in ihrer Farbe zahlen. Noch hast du alle vier Farben, also wag es!
    .otherwise = Auch ein guter Weg. Aber probier einmal den schwarzen zum British Museum.
lesson-london-day-second = Gelb wurde gezogen, und Gelb hattest du. Und sieh da: noch ein Plättchen. Jekyll hat bei jedem Besuch zwei Aktionen: Forsche noch einmal.
    .otherwise = Erst das Plättchen: Wähle „Forschen“.
lesson-london-day-left = Zwei Zorn-Rezepte sind durchgestrichen. Noch ein Zorn-Plättchen, irgendwo in London, und du kennst das Heilmittel.

lesson-london-answers = Hyde in die Quere kommen
    .known = Mit Karten stört man die andere Seite: Man hellt Orte auf oder verteuert einen Schritt.
lesson-london-answers-mix = Am nächsten Tag in deinem Labor. Ein drittes Zorn-Plättchen hast du gefunden, also bleibt nur ein Rezept übrig. Jetzt brauchst du Karten: „Tränke brauen“ kostet drei Punkte und bringt zwei.
    .otherwise = Noch nicht. Erst Karten: Wähle „Tränke brauen“.
lesson-london-answers-whiten = Wieder Nacht. Hyde hat Karten und steht an einem grauen Ort: Du ahnst, was er vorhat. Aber in seinem Zug darfst du Karten spielen und mit jeder einen grauen Ort aufhellen. Heb eine Neid-Karte an, und wähle das Labor unter seinen Füßen.
    .otherwise = Das geht. Aber Hyde steht im Labor, und dort musst du ihn aufhalten. Am ehesten entbehren kannst du deine Neid-Karten.
    .decline = Er gibt auf der Stelle drei Zorn-Karten ab: Eine Marke wird schwarz. Und sechs Punkte hat er noch für weitere Untaten.
lesson-london-answers-raise = An einem weißen Ort konnte er nur noch weitergehen. Jetzt will er nach Soho, und Soho ist grau. Spiel deine andere Neid-Karte, und der Schritt kostet ihn zwei Punkte statt einem.
    .otherwise = Das darfst du. Aber Wollust und Hochmut brauchst du für das Heilmittel: Gib lieber Neid her.
lesson-london-answers-black = In Soho hat er doch drei Zorn-Karten abgegeben, und die erste Zorn-Marke ist schwarz. Aber es kam ihn teuer: Nur zwei Marken hat er noch. Für dich zahlen erst zwei schwarze Marken einen Punkt.

lesson-london-cure = Das Heilmittel
    .known = Drei richtige Karten im Labor heilen ein Laster; mit dem vierten Heilmittel gewinnt Jekyll.
lesson-london-cure-mix = Bei Tag bist du wieder im Labor. Für den Zorn lässt dein Notizbuch nur ein Rezept übrig, und du hast seine Karten: Zorn, Wollust und Hochmut. Wähle „Heilmittel ansetzen“, für sechs Punkte, und gib diese drei ab.
    .otherwise = Das ginge. Aber das Heilmittel gegen den Zorn ist zum Greifen nah: „Heilmittel ansetzen“, mit Zorn, Wollust und Hochmut.
    .wrong = Die falsche Mischung! Drei Marken werden aus dem Beutel gezogen, und jede macht eine Marke ihrer Farbe schwarz. Zweimal Zorn, und eine war schon schwarz: drei, und Hyde hat gewonnen. Rate also nicht, was du wissen kannst.
lesson-london-cure-whites = Der Zorn ist geheilt! Du darfst zwei weiße Marken in den Beutel legen: Kommt eine davon heraus, schadet sie dir nicht. Tu es.
    .otherwise = Du kannst darauf verzichten. Aber weiße Marken machen schwarze Wege und Fehlversuche milder: Leg sie hinein.
lesson-london-cure-race = Ein Heilmittel ist gefunden, drei fehlen noch: Mit dem vierten gewinnt Jekyll. Und ist eine Farbe geheilt, braucht Hyde vier Karten davon statt drei.

lesson-london-end = Die letzte Nacht
    .known = Jeder Satz einer Farbe macht eine ihrer Marken schwarz; mit der dritten einer Farbe gewinnt Hyde.
lesson-london-end-brink = Eine andere Partie, und du bist wieder Hyde. Jekyll hat ein Heilmittel nur geraten: falsch, und drei Marken wurden dafür schwarz. Zwei Neid-Marken sind es jetzt. Noch eine, und du hast gewonnen.
lesson-london-end-vice = Du hast zwei Neid-Karten und brauchst drei. Fröne dem Laster, und hoffe auf noch einen Neid.
    .otherwise = Die Zeit drängt. Zieh erst eine Karte: „Dem Laster frönen“.
lesson-london-end-spent = Neid! Drei auf der Hand, neun Marken übrig, und „Widerstand stärken“ kostet sechs Punkte. Versuch es: abgelehnt. In Whitechapel hast du schon gehandelt; erst musst du einen anderen grauen Ort betreten.
lesson-london-end-tower = Der Tower ist grau, und ein Punkt bringt dich hin. Geh, und behalte das Zeichen in Whitechapel im Auge.
    .otherwise = Auch dorthin darfst du. Aber der Tower liegt nebenan und ist grau: Geh hin.
lesson-london-end-back = Jekyll spielt seine letzte Karte: eine weiße Marke unter deinen Füßen, und im Tower ist nichts mehr zu machen. Aber er war grau, als du ihn betreten hast, und das zählt: Das Zeichen in Whitechapel ist fort. Geh zurück!
    .otherwise = Das darfst du. Aber in Whitechapel kannst du wieder handeln: Geh dorthin zurück.
lesson-london-end-resist = Zurück in Whitechapel, und hier darfst du wieder handeln. Sieben Marken sind übrig, und „Widerstand stärken“ kostet sechs Punkte. Jetzt!
    .otherwise = Morgen wäre es zu spät: „Widerstand stärken“!
lesson-london-end-won = Die dritte Neid-Marke ist schwarz, und Hyde hat gewonnen. Hätte Jekyll vorher sein viertes Heilmittel gehabt, wäre die Partie an ihn gegangen. Jetzt bist du an der Reihe, auf welcher Seite du willst.
