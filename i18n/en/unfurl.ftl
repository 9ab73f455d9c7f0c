### What a link to a table shows of itself in a messenger. Plain lines: the server fills them in and does nothing else with them.

unfurl-game-partners = Partners
unfurl-game-duel = Duel
unfurl-game-london = London
unfurl-title = A game of { $game } with { $people }
unfurl-title-alone = A game of { $game }
unfurl-one = One seat is free, and it is yours. Open the link and play: no sign-up, in your browser.
unfurl-many = { $free } seats are free. Open the link and play: no sign-up, in your browser.
unfurl-full = All seats are taken. Come and watch, or open a table of your own.
unfurl-over = This game is over. Open a table of your own: no sign-up, in your browser.
