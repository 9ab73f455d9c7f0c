### What a link to a table shows of itself in a messenger. Plain lines: the server fills them in and does nothing else with them.

unfurl-game-partners = Partenaires
unfurl-game-duel = Duel
unfurl-game-london = Londres
unfurl-title = Une partie de { $game } avec { $people }
unfurl-title-alone = Une partie de { $game }
unfurl-one = Une place est libre, et c’est la vôtre. Ouvrez le lien et jouez : sans inscription, dans votre navigateur.
unfurl-many = { $free } places sont libres. Ouvrez le lien et jouez : sans inscription, dans votre navigateur.
unfurl-full = Toutes les places sont prises. Venez regarder, ou ouvrez votre propre table.
unfurl-over = Cette partie est terminée. Ouvrez votre propre table : sans inscription, dans votre navigateur.
