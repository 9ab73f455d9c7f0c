# What this device keeps, and the page without a network.
page-my-at-here = on this device
page-my-at-server = on the server
page-my-remove = Remove { $table }
page-my-remove-title = Remove this table?
page-my-remove-about = { $table }: the game and all its moves will be deleted from this device, and nobody can bring it back.
page-my-remove-sure = Remove it
page-my-remove-not = Keep it
page-here-title = Games on this device
page-here-about = Your games against the computer and together on this device are kept in this browser, and so are your settings and your progress in the lessons. Save it all as a file to take it elsewhere; whoever reads that file can see every card.
page-here-save = Save everything
page-here-take = Load a saved file
page-here-saved = Everything you have here is saved as a file.
page-here-taken =
    { $taken ->
        [0] No table is new.
        [one] One table was loaded.
       *[other] { $taken } tables were loaded.
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
page-here-notice-newer = A newer version of Utterson saved your games in this browser, and this page cannot read them. This game lasts until you close the page.
page-here-notice-full = This browser has no room left. Your move will be made as soon as there is; nothing before it is lost.
page-here-notice-no-network = What the champion has learnt cannot be loaded just now. It plays as it did before.
page-here-notice-weaker = A program could not go on. The next weaker one takes its place.
page-here-notice-no-bot = No program can move here just now. The page keeps trying; nothing is lost.
page-here-notice-lost = The game was interrupted for a moment. It goes on from your last move.
page-newer = A new version of Utterson is ready.
page-newer-take = Load it
page-newer-later = Later
page-lost-damaged = This table cannot be read
    .advice = What this browser has kept of it is damaged. Your other tables are not touched.
page-trouble-not-here = Such a table needs a server.
