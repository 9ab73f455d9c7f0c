### The page: what all games share. The boards have catalogues of their own.

page-title = Utterson: three games of Jekyll and Hyde
page-home = Home
page-close = Close
page-guest = Guest
page-settings = Settings

## Home

page-masthead-over = London, 1886
page-masthead-under = Three games for evenings with Dr. Jekyll and Mr. Hyde
page-games = The games
page-game-partners = Partners
    .players = 3 or 4 players
    .sentence = A trick-taking game of two teams, in which your card may come out of anybody’s hand.
page-game-duel = Duel
    .players = 2 players
    .sentence = A trick-taking game for two, in which Hyde wants a lopsided score and Jekyll a level one.
page-game-london = London
    .players = 2 players
    .sentence = A pursuit through London, in which Jekyll and Hyde share one pawn and one supply of strength.
page-play-now = Play now
page-play-choose = Against the computer…
page-play-friends = With friends, by link
page-play-here = Together on this device
page-independence = Utterson is an independent project, not affiliated with the designers or publishers of the games it is based on. The rules are in our own words, the drawings are our own. No sign-up, no adverts, no tracking.
page-my-tables = Your tables
page-my-with = with { $others }
page-my-all = Show all
page-my-your-move = Your move
page-my-gathering = Not started
page-my-playing = Their move
page-my-over = Over
page-play-learn = Learn
page-play-more = More
page-play-start-here = Start here
page-bill-partners = Four at the fireside, and your card may come out of any hand.
    .weight = 45 min · medium
page-bill-duel = The doctor against the monster: one wants peace, the other ruin.
    .weight = 20 min · light
page-bill-london = Fog, gaslight, and one body that two souls fight over.
    .weight = 60 min · demanding
page-my-finished = Finished games

## Setting up a game

page-plan-bots = { $game } against the computer
page-plan-friends = { $game } with friends
page-plan-here = { $game } on this device
page-plan-begin-bots = Begin
page-plan-begin-friends = Open the table
page-plan-begin-here = Begin
page-plan-variant = Variant
page-plan-seat = You play
page-plan-seat-any = Either
page-plan-level = Opponents
page-plan-seating = Who plays with whom
page-plan-target = Points to win
page-plan-clock = Time
page-plan-names = Who plays?
page-plan-names-hint = Each turn, pass the device to whoever plays next. The computer plays any seat without a name.
page-plan-player = Player { $number }
page-plan-bot = The computer
page-plan-friend = A friend
page-name = Your name
page-level-novice = Novice
    .hint = Knows the rules, but looks no further than the next trick.
page-level-casual = Casual
    .hint = Plays like somebody who plays now and then.
page-level-strong = Strong
    .hint = Answers quickly and well.
page-level-champion = Champion
    .hint = The best we have. It takes its time.
page-level-random = Random
page-variant-a = Four, opposite
    .hint = Partners sit opposite each other, as seat card A in the middle of the table shows.
page-variant-b = Four, side by side
    .hint = Partners sit side by side, as seat card B in the middle of the table shows.
page-variant-three = Three and a ghost
    .hint = One plays alone for Hyde, with a ghost, whose cards lie open, for a partner.
page-seating-lot = Drawn by lot
    .hint = When the game begins, the seats are drawn by lot. The draw can be checked afterwards, like the deal.
page-seating-as_we_sit = As we sit
    .hint = Everybody plays where they have sat down.
page-variant-single = One game
    .hint = One of you is Jekyll, the other Hyde.
page-variant-return = Return match
    .hint = Two games; for the second you swap roles.
page-clock-none = No clock
    .hint = Nobody is hurried.
page-clock-quick = 15 minutes
    .hint = A quarter of an hour each for the whole game, plus five seconds for every decision.
page-clock-slow = A day per move
    .hint = For games on the side. Come back whenever it suits you.

## Records

page-record-open = Open a record
page-record-choose = Choose a record (.case), or drop it here.
page-record-no-record = { $file } is not an Utterson record. Records begin with the line “utterson 1”.
page-record-newer = { $file } was written by a newer version of Utterson. Reload the page, or open the file there.
page-record-unknown-game = { $file } holds a game that this page does not know.
page-record-empty = { $file } is empty: there is no game in it.
page-record-too-large = { $file } is larger than any record: a whole evening fits into one megabyte. Is it the right file?
page-record-binary = { $file } is not a text file. Records are text files that begin with the line “utterson 1”.
page-record-cut = { $file } stops before the game begins. Perhaps it was cut short on its way: download it again.

## Settings

page-set-language = Language
page-set-theme = Lighting
page-set-theme-system = Same as device
page-set-theme-light = Day
page-set-theme-dark = Gaslight
page-set-motion = Movement
page-set-motion-system = Same as device
page-set-motion-full = Full
page-set-motion-still = Still
page-set-confirm = Playing a card
page-set-confirm-device = Same as device
page-set-confirm-one-tap = One tap
page-set-confirm-two-taps = Lift, then play
page-set-trickpace = A finished trick stays for
page-set-trickpace-quick = ½ second
page-set-trickpace-normal = 1.2 seconds
page-set-trickpace-slow = 2½ seconds
page-set-trickpace-click = Until I tap
page-set-sheets = The score sheet after a hand or round
page-set-sheets-wait = Waits for me
page-set-sheets-pass = Does not wait
page-set-sound = Sounds
page-set-sound-off = Off
page-set-sound-bell = A bell when it is my turn
page-set-sound-all = Cards, potions and the bell

## Coming to a table

page-opening = The table is being laid…
page-invited = You are invited to a game of { $game }
page-invited-by = { $hosts } would like to play with you.
page-sit-down = Sit down
page-you = You
page-seats = Seats
page-seat-open = Open seat
page-seat-program = program
page-seat-ready = ready
page-seat-not-ready = not ready yet
page-lobby-lot = When the game begins, who plays with whom is drawn by lot.
page-lobby-ready = I am ready
page-lobby-begin = Begin
page-invite = Invite somebody
page-invite-hint = Send this link to the people you want to play with, or let them scan the code. Nobody needs to sign up.
page-invite-link = Link to this table
page-invite-qr = The link as a code for cameras
page-invite-copy = Copy the link
page-invite-copied = Copied
page-invite-elsewhere = The link was made on another device. You can make a new one here; the old one will then stop working.
page-invite-renew = Make a new link
page-curtain-pass = Pass the device to { $name }
page-curtain-hold = Hold to reveal
page-curtain-hint = The cards of { $name } are behind the curtain. Nobody else should look.
page-lobby-seat-away = is away just now
page-lobby-free = { $count ->
    [one] One seat is still free. Send the link to whoever is missing.
   *[other] { $count } seats are still free. Send the link to whoever is missing.
}
page-lobby-starts = { $is ->
    [ready] You are ready. As soon as everybody is here and ready, the game begins by itself.
   *[other] Say that you are ready, and you need not wait here: the game then begins by itself.
}
page-lobby-all = Everybody is here. The game begins when all have pressed Begin.
page-lobby-yours = The others wait for you.
page-lobby-for = { $count ->
    [one] Waiting for { $who } to press Begin…
   *[other] Waiting for { $who } to press Begin…
}

## At a table

page-your-turn = It is your turn.
page-on-turn = to play
page-absent = away
page-absence = { $who } has left the table. Play on in the meantime?
page-absence-stand-in = Let the computer play for { $who }
page-absence-wait = Wait
page-stand-in = the computer plays
page-beside = Score and log
page-log = Log
page-log-empty = Nothing has happened yet.
page-menu = Menu
page-say = Say something
page-say-field = In your own words
page-say-send = Say it
page-say-silence = Partners use only the ready-made words until the game is over (P7.1).
page-react-hello = Good evening!
page-react-well_played = Well played!
page-react-thanks = Thank you!
page-react-sorry = Sorry!
page-react-one_moment = One moment, please.
page-react-good_game = Good game!
page-take-back = Take back
page-take-back-asks = { $who } would like to take back the last decision.
page-take-back-grant = Agree
page-take-back-refuse = Decline
page-take-back-waits = You have asked to take back your decision. The others are being asked.
page-abandon = Offer to abandon the game
page-abandon-asked = You have offered to abandon the game
page-abandon-asks = { $who } offers to abandon the game, without a winner.
page-abandon-agree = Abandon it
page-resign = Give up
page-resign-sure = Really give up: your side loses
page-watch-copy = Copy a link to watch
page-record-save = Save the record
page-record-saved = The record has been saved.
page-connection-lost = The connection is lost. Your seat is kept; trying again…
page-connection-gone = The server does not answer. Nothing is lost; the game goes on as soon as it is back.
page-log-seated = { $is ->
    [you] You sit down.
   *[other] { $who } sits down.
}
page-log-left = Seat { $seat } is open again.
page-log-take-back-asked = { $is ->
    [you] You ask to take back a decision.
   *[other] { $who } asks to take back a decision.
}
page-log-take-back-granted = { $is ->
    [you] You agree.
   *[other] { $who } agrees.
}
page-log-take-back-refused = { $is ->
    [you] You decline.
   *[other] { $who } declines.
}
page-log-taken-back = { $is ->
    [you] You take back your decision.
   *[other] { $who } takes back a decision.
}
page-log-abandon-asked = { $is ->
    [you] You offer to abandon the game.
   *[other] { $who } offers to abandon the game.
}
page-log-stood-in = { $is ->
    [you] The computer plays for you while you are away.
   *[other] The computer plays for { $who } until { $who } is back.
}
page-log-returned = { $is ->
    [you] You are back, and play for yourself again.
   *[other] { $who } is back, and plays again.
}
page-log-reacted = { $is ->
    [you] You say: “{ $words }”
   *[other] { $who } says: “{ $words }”
}
page-log-rematch-asked = { $is ->
    [you] You would like to play again.
   *[other] { $who } would like to play again.
}
page-menu-help = Look things up
page-menu-table = This table
page-menu-end = End the game
page-tap-again = Tap again to play it
page-tap-again-ask = Tap again to ask

## Keys

page-keys = Keys and help
page-key-hand-move = go through the hand
page-key-pick = pick that card of the hand
page-key-play = play
page-key-cancel = put back what was lifted
page-key-last = see the previous trick
page-key-hand = read the hand
page-key-trick = read the trick
page-key-score = read the score
page-key-others = read what is public about the others
page-key-moves = read what you may choose
page-key-clocks = read the clocks
page-key-take-back = take back a decision
page-key-help = this page

## The end

page-sheet-continue = Continue
page-end-won = You have won
page-end-lost = You have lost
page-end-drew = A draw
page-end-over = The game is over
page-end-show = Result
page-end-resigned = { $is ->
    [you] You gave up.
   *[other] { $who } gave up.
}
page-end-out-of-time = { $is ->
    [you] You have run out of time.
   *[other] { $who } has run out of time.
}
page-end-abandoned = The game was abandoned, and nobody has won.
page-rematch = Play again
page-rematch-waits = Waiting for the others…
page-rematch-asked = { $count ->
    [one] { $others } would like: { $what }.
   *[other] { $others } would like: { $what }.
}
page-go-home = Home
page-rule-link = Rule { $rule }
page-rematch-people = Play again with the same people
page-rematch-swapped-partners = Play again, seats rotated
page-rematch-swapped-duel = Play again, sides swapped
page-rematch-swapped-london = Play again, sides swapped

## What goes wrong

page-reload = Reload
page-try-again = Try again
page-lost-unreachable = The server does not answer
    .advice = Check your connection. Your games are kept, and go on where they were.
page-lost-outdated = There is a newer Utterson
    .advice = The server was updated while this page was open. Reload the page; the game goes on where it was.
page-lost-away = The connection was closed
    .advice = The server has closed the connection to this table. Try again to come back.
page-lost-closed = This table is closed
    .advice = It was started under rules, or on a map, that this server no longer has, so it cannot go on. Its record is kept, with every move that was made.

page-trouble-unreachable = The server cannot be reached. Check your connection, and try again.
page-trouble-unavailable = The server is too busy just now. Try again in a moment.
page-trouble-too-many-requests = That was a lot at once. Wait a moment, and try again.
page-trouble-too-many-tables = You have too many tables open already. Finish a game, or come back later.
page-trouble-too-many-sockets = You are here in too many windows already. Close one, and try again.
page-trouble-seat-taken = All seats are taken.
page-trouble-already-started = The game has begun already.
page-trouble-no-session = The server does not know you any more. Open the link again.
page-trouble-absent = There is no such table.
page-trouble-internal = Something went wrong on our side. Try again.
page-refused-by-rule = { $sentence } ({ $rule })
