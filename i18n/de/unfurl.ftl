### What a link to a table shows of itself in a messenger. Plain lines: the server fills them in and does nothing else with them.

unfurl-game-partners = Partner
unfurl-game-duel = Duell
unfurl-game-london = London
unfurl-title = Eine Partie { $game } mit { $people }
unfurl-title-alone = Eine Partie { $game }
unfurl-one = Ein Platz ist frei, und er ist für dich. Öffne den Link und spiel mit: ohne Anmeldung, im Browser.
unfurl-many = { $free } Plätze sind frei. Öffne den Link und spiel mit: ohne Anmeldung, im Browser.
unfurl-full = Alle Plätze sind besetzt. Schau zu, oder eröffne einen eigenen Tisch.
unfurl-over = Diese Partie ist zu Ende. Eröffne einen eigenen Tisch: ohne Anmeldung, im Browser.
