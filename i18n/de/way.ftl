### Finding one’s way: what each game is about, and what is said to whoever has come by a link that does not lead in. Fetched when it is needed.

## The goal of each game, before the first time

way-goal = Worum es in { $game } geht
way-goal-wins = Was gewinnt
way-goal-odd = Das Seltsame daran
way-goal-lesson = Die Fünf-Minuten-Lektion
way-goal-play = Einfach spielen
way-goal-duel = Zehn Stiche sind eine Runde, drei Runden eine Partie. Nach jeder Runde rückt ein Marker auf Hyde zu, um so viele Felder, wie ihr Stiche auseinanderliegt. Auf der 10 hat Hyde gewonnen; kommt der Marker nie dort an, gewinnt Jekyll.
    .jekyll = will den Ausgleich: fünf Stiche für jeden, und nichts bewegt sich.
    .hyde = will das Ungleichgewicht: fast alle Stiche oder fast keinen.
    .odd = Keine Farbe ist von sich aus stark. Die erste, die in einer Runde auftaucht, ist die schwächste, die letzte die stärkste.
way-goal-partners = Zwei Teams, sieben Stiche je Runde. Eure Punkte zählen mal die Taten der eigenen Seite, die ihr erbeutet habt. Wer zuerst { $target } hat, gewinnt.
    .jekyll = legt Phiolen und jagt Nächstenliebe, Gnade und Reue.
    .hyde = legt Zylinder und jagt Raserei, Rücksichtslosigkeit und Mord.
    .odd = Du musst nicht aus der eigenen Hand spielen. Bitte irgendwen am Tisch, Freund oder Feind: Er muss eine Karte deiner Seite hergeben, aber er sucht sie aus.
way-goal-london = Zwei Seelen, eine Spielfigur. Wer am Zug ist, führt sie durch London und zahlt jeden Schritt mit Marken, die der andere im nächsten Zug hat.
    .jekyll = sucht vier Heilmittel, eines je Farbe. Das vierte rettet ihn.
    .hyde = lässt die Psyche schwarz werden, Marke um Marke. Mit der dritten schwarzen einer Farbe ist der Doktor verloren.
    .odd = Was du ausgibst, bekommt dein Gegner. Ein langer Zug für dich ist ein reicher Zug für ihn.

## Strays

way-dead = Dieser Link öffnet nicht mehr
    .advice = Den Tisch gibt es, aber sein Schlüssel wurde erneuert oder ging unterwegs verloren. Bitte um einen neuen Link.
    .whose = { $people } kann dir einen neuen schicken: Am Tisch wird { $game } gespielt.
way-foreign = Diesen Tisch gibt es hier nicht
    .advice = Vielleicht gehört der Link zu einem anderen Server, vielleicht wurde der Tisch längst abgeräumt. Prüfe die Adresse, oder frag, wer sie dir geschickt hat.
way-alone = Dieser Tisch ist nicht hier
    .advice = Hinter dieser Seite steht kein Server: Eine Partie bleibt auf dem Gerät, auf dem sie gespielt wird. Diese ist auf einem anderen Gerät oder wurde entfernt. Hat dir jemand einen Link geschickt, öffne ihn genau so, wie er kam, oder spiel hier.
way-full = Alle Plätze sind besetzt
    .advice = { $status ->
    [over] Diese Partie ist zu Ende. Du kannst sehen, wie sie ausging, oder selbst eine spielen.
    [gathering] Andere waren schneller. Du kannst zusehen, sobald sie anfangen, oder selbst eine Partie spielen.
   *[other] Die Partie hat begonnen. Du kannst zusehen, oder selbst eine spielen.
}
way-nowhere = Hier ist nichts
    .advice = Unter dieser Adresse wohnt niemand, und der Nebel verrät nichts. Vielleicht ging unterwegs ein Buchstabe verloren.
way-watch = { $status ->
    [over] Das Ende ansehen
   *[other] Zusehen
}
