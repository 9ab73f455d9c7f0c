### The help of the commands. The English lines are as the commands have them; the others are found by their names.

help-commands = Commands
help-arguments = Arguments
help-options = Options
help-default = [default: { $values }]
help-possible = [possible values: { $values }]
help-template =
    {"{"}before-help{"}"}{"{"}about-with-newline{"}"}
    Usage: {"{"}usage{"}"}
    
    {"{"}all-args{"}"}{"{"}after-help{"}"}
help-after =
    Try this:
      utterson play duel                                   play a game at once, against a bot
      utterson rules duel                                  read how a game goes
      utterson simulate duel --games 100 --seed 1 --out games   play a hundred games of it
      utterson replay games/duel-1-000001.case              look at the first one
      utterson replay games/duel-1-000001.case --as hyde    and again with hyde's eyes
      utterson verify games/*.case                         check every line of all of them
    
    Exit codes: 0 all is well, 1 something given is bad (a record, an option, a map), 2 a wrong command line, 3 a limit or Ctrl-C came first, and what was found until then is printed.

## The program

help-of-about = Three Jekyll-and-Hyde games, complete and exact: partners, duel and london
help-of-lang = The language of sentences: en, fr or de [default: that of the environment, or English]
help-of-print-help = Print help
help-of-print-help-long = Print help (see a summary with '-h')
help-of-print-help-short = Print help (see more with '--help')
help-of-print-help-of = Print this message or the help of the given subcommand(s)
help-of-print-version = Print version

## What several commands have

help-of-game = partners, duel or london
help-of-game-or-link = partners, duel or london; or the invite link of an online table
help-of-games = How many games
help-of-seed = A number or word from which all chance follows
help-of-records = The records: .case files, folders of them, or - for the standard input
help-of-records-at = The records: .case files, folders of them, or - for the standard input; FILE:N is FILE with --at N
help-of-maps-of-options = A map file that options may name; may be repeated
help-of-maps-of-records = A map file that records may name; may be repeated
help-of-maps-of-record = A map file that the record may name; may be repeated
help-of-maps-of-london = A map file for london; may be repeated
help-of-maps = A map file; may be repeated
help-of-threads = How many threads [default: as many as there are cores]
help-of-move-time = How many milliseconds a program may think about a decision [default: 10000]
help-of-data = The folder of the database [default: the user's data folder]
help-of-json = Print JSON
help-of-json-one = Print one JSON object
help-of-json-decision = Print one JSON object a decision
help-of-json-position = Print one JSON object a position
help-of-json-record = Print one JSON object a record
help-of-json-tally = Print the tally as JSON
help-of-at = Before the decision of this number
help-of-at-last = Before the decision of this number, counted as `utterson replay` does [default: the last position]
help-of-all = Before every decision
help-of-all-of-seat = Before every decision; with --as before every decision of that seat
help-of-option-500 = A game option as records write it, such as target=500 or players=3; may be repeated
help-of-option-1 = A game option as records write it, such as target=1 (a single hand) or players=3; may be repeated
help-of-option-return = An option of the game, such as match=return; may be repeated

## play

help-of-play = Play in the terminal: against bots, with others at the same terminal, or at an online table
help-of-play-option = An option of the game, such as players=3, match=return or turns=40; may be repeated
help-of-play-level = How well the bots play: random, novice, casual, strong or champion; or cmd:COMMAND, a program (docs/engine.md)
help-of-play-as = Where you sit: a seat such as hyde or n, or its number from 1
help-of-play-as-we-sit = Four partners play where they sit, instead of drawing seats by lot; `--as` implies this
help-of-play-hot-seat = All seats are played by people at this terminal, with a curtain between them
help-of-play-name = Your name
help-of-play-resume = Go on with a game that was left: the last one, or the one with this name
help-of-play-games = List the games that were left and can be resumed
help-of-play-at = Open the table on this server, for friends who join by its link
help-of-play-plain = Print sentences and read short commands, for screen readers and scripts
help-of-play-ascii = Draw with ASCII characters only
help-of-play-quick = Bots answer at once
help-of-play-seed = The same seed gives the same cards and the same bots
help-of-play-data = Where games are kept [default: the user's data folder]

## simulate

help-of-simulate = Let bots play games, and write their records
help-of-simulate-long = The same seed gives the same games, to the byte. Without --out only the tally is printed. A file is named by what was played: game, options, bots unless all are random, seed and number. No file is overwritten: the same game is left as it is, and another one of that name ends the command
help-of-simulate-out = The folder for the records, made if it is not there; - writes them all to the standard output, one after another, and the tally to the error stream
help-of-simulate-bots = Who plays, one for all seats, or one a seat: levels, or programs that speak the engine protocol, as in 'strong,cmd:python3 bot.py' (docs/engine.md)

## replay, verify, rules, map

help-of-replay = Show a record move by move, checking every line
help-of-replay-trace = Print one JSON object a line: all legal actions at each decision, and the one chosen. With --as those of the seat's own decisions, and of everything else what it saw
help-of-replay-as = Show only what this seat saw: a seat of the first deal (n, jekyll, …), a player's name, or `public`
help-of-verify = Check records: every decision, every draw, every score
help-of-verify-long = Exit code 1 if any of them is bad; the bad ones are named with line, column and reason. If a record ends with the secret of a fair deal, every draw is computed again from it
help-of-rules = Read the rulebook of a game
help-of-rules-markdown = Print Markdown, as in the RULES.md of the game's crate
help-of-map = Check and show the maps of london
help-of-map-check = Check a map file: every fault with its line
help-of-map-file = The map file
help-of-map-show = Show a map: as a list, as a picture, or as the file it is
help-of-map-show-file = A map file; without it, the built-in map
help-of-map-toml = Print the map file itself, byte for byte
help-of-map-svg = Print a picture

## perft, bench

help-of-perft = Count the ways in which a game can go on, depth by depth
help-of-perft-long = One step of depth is one decision. Outcomes of chance are gone through one by one without counting as a step, except deals, which end a line: there are too many. A line that reaches the end of the game counts as one
help-of-perft-from = A game (partners, duel, london), or a record whose last position is counted from
help-of-perft-depth = How many decisions deep
help-of-perft-seed = The seed of the deal, when counting from the start of a game
help-of-perft-option = A game option, when counting from the start of a game; may be repeated
help-of-bench = Measure how fast the games are played at random
help-of-bench-long = One thread. Whole games from the first deal to the end: on the position, which search plays on, and on the state, which also remembers who has seen what. Then, in the middle of games: views built from the truth, worlds imagined from a view, simulations of the plain search, 500 to a decision, and passes of a network of full size, with one view at a time and with eight together. Compare figures of one run only: machines differ, and so do their moods
help-of-bench-game = Only this game
help-of-bench-seconds = Seconds for each measurement; three are taken and the middle one counts

## serve, backup, restore

help-of-serve = Run the online table: one program, one file of data, people and bots
help-of-serve-long = Stop it with Ctrl-C or SIGTERM: games go on where they were when it runs again. What happens is logged on the error stream, one JSON object a line. Exit code 70: the disk failed, and nothing more was promised
help-of-serve-listen = Where to listen
help-of-serve-origin = The address people type, such as `https://games.example.org`, if it is not the one above
help-of-serve-proxies = How many proxies of your own stand in front: that many hops of X-Forwarded-For are trusted
help-of-serve-proxy-from = Where the nearest of these proxies stands; may be repeated [default: this machine and private networks]
help-of-serve-limits = A file of limits, one a line: NAME = N. A variable such as UTTERSON_MAX_TABLES takes precedence over it, a flag over both
help-of-serve-max-connections = Connections in all, at most
help-of-serve-max-connections-address = Connections of one address, at most; of IPv6 the /64 is one address
help-of-serve-max-sockets = Sockets at tables in all, at most
help-of-serve-max-sockets-person = Sockets of one person, at most
help-of-serve-max-tables = Tables awake in all, at most, when another one is opened
help-of-serve-max-tables-address = Tables awake that were opened from one address, at most
help-of-serve-max-tables-person = Unfinished games of one person, at most, when they open another table
help-of-serve-rate-requests = Requests of one person, or one address without a name
help-of-serve-rate-guests = New guests from one address
help-of-serve-rate-tables = Tables that one person opens, rematches included
help-of-serve-rate-tables-address = Tables that are opened from one address
help-of-serve-rate-passwords = Passwords that are tried from one address
help-of-serve-rate-account = Wrong passwords for one account, wherever they come from
help-of-serve-rate-misses = Requests for things that do not exist
help-of-serve-rate-replays = Records read for one person
help-of-serve-rate-messages = Messages on one socket
help-of-serve-rate-program-messages = Messages on one socket of a program
help-of-serve-bot-seconds = Seconds that bots think for one address
help-of-serve-bot-wait = How long bots wait before they move: at most this many milliseconds, at least half of them [default: 500 to 1200]
help-of-serve-solo = Where games against bots are played: `here` in the page, which costs the server nothing, or at the `server`
help-of-serve-backups = Copy everything to this folder continuously, within ten seconds; `utterson restore` reads it
help-of-serve-backup-days = For this many days, one whole copy a day is kept there
help-of-serve-archive-after = This many days after its end a game is archived: small, but it can still be reviewed
help-of-serve-remove-after = This many days after its end a game is removed
help-of-serve-metrics = Where Prometheus may read what is counted: an address that strangers cannot reach
help-of-backup = Copy the server's data to a file, also while the server runs, and check the copy to the last hash
help-of-backup-file = The file to write; it must not exist
help-of-restore = Put a backup in the place of the server's data, after checking it to the last hash. The server must not run
help-of-restore-long = Data that is there already is never overwritten: without --aside it is refused
help-of-restore-file = The backup: a file, or the folder of `serve --backups`
help-of-restore-aside = Rename the data that is there to this file

## arena

help-of-arena = Measure bots against each other: two, or many in a round-robin tournament
help-of-arena-long = Games come in pairs with the same deals, seats and roles exchanged, so that luck cancels; they are played on all cores. Four players of partners are two teams of two, three are one bot alone against two of the other in a single hand. The same seed gives the same games. Intervals are of 95 %, over pairs (docs/laboratory.md). Time a move is over decisions with something to choose, and time that the thread really ran, where the system tells. Ctrl-C ends it after the games that are being played, with what they say so far and exit code 3; with --state the same command goes on later
help-of-arena-bots = The bots: levels (random, novice, casual, strong, champion, veteran, ismcts:N), ceiling:N, which sees all cards, or cmd:COMMAND, a program that speaks the engine protocol (docs/engine.md), as in 'champion,cmd:python3 bot.py'
help-of-arena-games = How many games, in a tournament for each pair of bots; an odd number is rounded up. With --sprt, at most this many
help-of-arena-work = How much each bot may think about a decision, if less than usual: simulations, or whatever it counts
help-of-arena-sprt = Stop as soon as it is clear whether the first bot is better by elo1, or by no more than elo0, with these chances to be wrong
help-of-arena-state = A file in which every pair of games is kept as it ends; if it is there, they are not played again
help-of-arena-out = A folder for the records of the games, made if it is not there

## engine, bridge, bot-token

help-of-engine = Speak the engine protocol, JSON lines on standard input and output, for any of our levels
help-of-engine-long = What is said is written down in docs/engine.md. Such a program can sit wherever `cmd:` is understood: `utterson arena duel --bots 'champion,cmd:utterson engine --level strong'`
help-of-engine-level = How well it plays: random, novice, casual, strong, champion, veteran or ismcts:N
help-of-engine-game = Play this game only
help-of-engine-work = How much it may think about a decision, if less than usual: simulations, or whatever it counts
help-of-bridge = Take a program that speaks the engine protocol to the tables of a server
help-of-bridge-long = Whoever runs the server makes the token with `utterson bot-token`. Everybody at the table sees that it is a program. It plays as fast as it can, agrees to take-backs and to abandoning the game, and gives up if it fails
help-of-bridge-url = The invite link of a table; or the address of a server, to open one there
help-of-bridge-engine = The command that starts the program (docs/engine.md), as in 'python3 bot.py'
help-of-bridge-token = The file that has the token in it
help-of-bridge-game = Open a table of this game, take its first seat, and print the link for others
help-of-bridge-games = How many games, one after the other, at the tables of a rematch
help-of-bridge-move-time = How many milliseconds the program may think about a decision, clocks permitting
help-of-bot-token = Make a token for a program, so that it can come to the tables of this server; or take it back
help-of-bot-token-long = The token is printed once and kept only as its hash. Making a new one cancels the old one. This works while the server runs
help-of-bot-token-name = What the program is called at the tables
help-of-bot-token-revoke = Take the token back instead

## solve, eval, export

help-of-solve = Solve a position with all cards known: its value, and the best actions
help-of-solve-long = A hand of partners, or a round of duel. Both sides know everything, except what is put down at the same time. Early in a hand or round that takes long: what to expect is said beforehand, --limit ends it, and then the bounds proved so far are printed, with exit code 3
help-of-solve-limit = For each position at most this time (500ms, 10s, 5m) or, as a bare number, this many positions; with one thread the latter gives the same answer everywhere
help-of-solve-progress = Say on the error stream what to expect and how the bounds close in, even where that is not a terminal
help-of-eval = Say what each action is worth on what one seat knows, in the judgement of a bot
help-of-eval-long = The value is the result that the seat's side can expect, from 0, the worst, to 1, the best; a half is even. Bots that search say what their search has found, and how often they tried each action. For the others the rest of the hand, round or game is played on by that bot on all seats, in worlds that the seat must hold possible, and the value has a standard error. docs/laboratory.md has what a value counts in each game. The same record, seat, bot, work and seed give the same values
help-of-eval-record = The record, before the decision of that number, counted as `utterson replay` does [default: as the record leaves it]; also a folder of records, or - for the standard input
help-of-eval-as = Whose knowledge: a seat of the first deal (n, jekyll, …) or a player's name [default: who decides]
help-of-eval-bot = The bot: random, novice, casual, strong, champion, veteran or ismcts:N
help-of-eval-work = How much it thinks about a decision: simulations, worlds, or games played on [default: as much as the bot is made for]
help-of-export = Print the decisions of records as data: what the seat knew, what it could do, what it chose, and how the game ended
help-of-export-long = One JSON object a line and decision: file, n (the decision's number), game, options (as records write them), seats, seat, who (what the record calls the seat then), view (all that this seat knows, as it crosses the wire), legal, chosen, result (what the record says after that word, null if it is unfinished) and standing (won, lost or drew). A bad record is named with its place and gives no line at all; the others follow, and the exit code is 1 in the end
help-of-export-as = Only the decisions of this seat: a seat of the first deal (n, jekyll, …) or a player's name
help-of-export-choices = Only decisions with something to choose
help-of-export-stop = Stop at the first bad record

## completions, manual

help-of-completions = Print what a shell needs to complete commands and options
help-of-completions-long = For bash: `utterson completions bash > ~/.local/share/bash-completion/completions/utterson`
help-of-completions-shell = The shell
help-of-manual = Write the manual pages into a folder, one a command
help-of-manual-long = To read one: `man ./utterson-play.1`
help-of-manual-folder = The folder; it is made if it is not there
