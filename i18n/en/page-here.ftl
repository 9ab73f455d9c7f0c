# What this device keeps, and the page without a network.
page-my-at-here = on this device
page-my-at-server = at the server
page-my-remove = Remove { $table }
page-my-remove-title = Remove this table?
page-my-remove-about = { $table }: the game leaves this device with all its moves, and nobody can bring it back.
page-my-remove-sure = Remove it
page-my-remove-not = Keep it
page-here-title = Games on this device
page-here-about = Your games against the computer and together at this device are kept in this browser, and so are your settings and how far you are in the lessons. Save all of it as a file to take it elsewhere; whoever reads that file can see every card.
page-here-save = Save everything
page-here-take = Take in what was saved
page-here-saved = Everything you have here is saved as a file.
page-here-taken =
    { $taken ->
        [0] No table is new.
        [one] One table was taken in.
       *[other] { $taken } tables were taken in.
    } { $known ->
        [0] {""}
        [one] One was here already.
       *[other] { $known } were here already.
    } { $unreadable ->
        [0] {""}
        [one] One could not be read.
       *[other] { $unreadable } could not be read.
    }
page-here-not-ours = { $file } holds nothing that was saved here.
page-here-full = There is no room for these games in this browser.
page-here-notice-not-kept = This browser does not let us keep games. This one lasts until you close the page.
page-here-notice-newer = A newer Utterson has kept your games in this browser, and this page cannot read them. This game lasts until you close the page.
page-here-notice-full = This browser has no room left. Your move is made as soon as there is; nothing before it is lost.
page-here-notice-no-network = What the champion has learnt cannot be fetched just now. It plays as it did before.
page-here-notice-weaker = A program could not go on. The next weaker one plays in its place.
page-here-notice-no-bot = No program can move here just now. The page keeps trying; nothing is lost.
page-here-notice-lost = The game stopped for a moment. It goes on from your last move.
page-newer = A newer Utterson is here.
page-newer-take = Load it
page-newer-later = Later
page-lost-damaged = This table cannot be read
    .advice = What this browser has kept of it is damaged. Your other tables are not touched.
page-trouble-not-here = Such a table needs a server.
