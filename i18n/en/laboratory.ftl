### The commands besides the table: what they print, and why they fail. Machines are told in JSON, the same in every language.

## Failures

lab-error = error: { $reason }
lab-more = For more information, try '--help'.
lab-file = { $file }: { $reason }
lab-place = line { $line }, column { $column }
lab-line = line { $line }: { $reason }
lab-languages = the languages are en, fr and de
lab-unreadable = it cannot be read: { $reason }
lab-unwritable = it cannot be written: { $reason }
lab-too-large = it is larger than 256 MiB
lab-no-stream = the terminal or a file could not be read or written: { $reason }
lab-option = --option { $option }: { $reason }
lab-not-written-over = another game of that name exists already and is not overwritten: choose another folder or seed

system-not-found = there is no such file or folder
system-denied = the system does not allow it
system-exists = it exists already
system-folder = it is a folder
system-no-folder = a part of the path is not a folder
system-full = the disk is full
system-read-only = the disk can only be read
system-refused = nobody answers there
system-broken-off = the connection was broken
system-late = there was no answer in time
system-unreachable = that address cannot be reached
system-other = the system says: { $reason }

wrong-command = there is no command '{ $word }'
wrong-argument = '{ $word }' is not understood here
wrong-value-missing = '{ $argument }' needs a value
wrong-value = '{ $value }' will not do for '{ $argument }': { $reason }
wrong-choice = '{ $value }' will not do for '{ $argument }'; possible values: { $known }
wrong-missing = this is missing: { $argument }
wrong-conflict = '{ $one }' and '{ $other }' do not go together
wrong-usage = Usage: { $usage }
wrong-no-command = a command is missing
wrong-meant = { $sentence }; did you mean '{ $meant }'?

## Options

lab-seed = --seed takes one word
lab-seconds = --seconds takes a number above 0 and up to 3600
lab-games-zero = --games takes a number from 1
lab-threads-zero = --threads 0: somebody has to do the work
lab-threads-many = --threads { $many }: more than { $most } are of no use
lab-bots-two = --bots takes two bots or more, not { $given }
lab-bots-twice = --bots: { $bot } is there twice
lab-bots-seats = --bots takes one bot for all or { $seats }, one a seat, not { $given }
lab-bots-ceiling = `{ $bot }`: a bot that sees all cards plays in the arena only
lab-sprt-two = --sprt is between two bots, not { $given }
lab-work-zero = --work 0: a budget of zero leaves no room for a thought
lab-work-idle = --work { $work } does nothing here: none of these bots counts its work
lab-map-idle = --map does nothing here: { $game } has no map
lab-move-time-idle = --move-time is for programs (cmd:…), and none plays
lab-unknown-bot = `{ $bot }`: there is no such bot here: the levels are random, novice, casual, strong, champion, veteran, and ismcts:N with N iterations from 1 to { $most } (ismcts alone has { $usual }); or cmd:COMMAND, a program
lab-unknown-contestant = `{ $bot }`: there is no such bot: the levels are random, novice, casual, strong, champion, veteran, and ismcts:N with N iterations from 1 to { $most } (ismcts alone has { $usual }); ceiling:N, which sees all cards; or cmd:COMMAND, a program
lab-unknown-opponent = `{ $bot }`: there is no such bot at a table: the levels are random, novice, casual, strong and champion; or cmd:COMMAND, a program
lab-cmd-empty = cmd: needs a command, as in cmd:python3 bot.py
lab-quote-open = `{ $text }`: a { $quote } is not closed
lab-limit = a limit is a time such as 500ms, 10s or 5m, or a number of positions
lab-at-zero = --at: decisions are counted from 1
lab-at-twice = give either the number after the record, or --at, or --all
lab-at-beyond = --at { $at }: the record has { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}

## Records

lab-record-from = { $file }, record from line { $line }
lab-no-records = there is no .case file in this folder
lab-nobody = --as { $who }: nobody of that name plays here, only { $known }
lab-hidden-fault = the record cannot be read on from here; what is wrong may be hidden from { $who }
lab-header-only = the record stops inside its header
lab-header-only-eval = the record stops inside its header: there is nothing to judge
lab-header-only-solve = the record stops inside its header: there is nothing to solve
lab-verifying = verifying
lab-exporting = exporting
lab-good = { $file }: good, { $game }, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, { $end }
lab-good-header = { $file }: good, header only, 0 decisions, unfinished
lab-result = result { $result }
lab-unfinished = unfinished
lab-fair = { $good }, fair: all { $draws } draws follow from the secret

## simulate, bench

lab-playing = playing
lab-measuring = measuring
lab-tally = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }, { $decisions } decisions
lab-tally-won = won
lab-tally-drawn = drawn
lab-tally-failed = lost by a program that failed: { $count }; { $name }: { $reason }
lab-bench-decisions = decisions/s
lab-bench-views = views/s
lab-bench-worlds = worlds/s
lab-bench-game = game
lab-bench-position = position
lab-bench-state = state
lab-bench-simulations = sims/s
lab-bench-passes = passes/s
lab-bench-alone = alone
lab-bench-together = in 8s

## eval, solve

lab-eval = before decision { $n }, what { $who } knows, judged by { $bot }: expected result from 0 to 1
lab-tries = { $count ->
    [one] 1 try
   *[other] { $count } tries
}
lab-not-his = decision { $n } is not { $who }’s: { $one } decides there
lab-not-his-two = decision { $n } is not { $who }’s: { $one } and { $other } decide there
lab-nothing-to-decide = before decision { $n } nobody has anything to decide
lab-nothing-to-solve = before decision { $n } there is nothing to solve: { $reason }
lab-solve-no-round = no round is being played
lab-solve-no-hand = no hand is being played
lab-solve-london = london has draws to come, and no exact value
lab-solving = solving
lab-solved = before decision { $n }: { $known } ({ $unit })
lab-share = { $share } % of the time
lab-from-to = { $low } to { $high }
lab-between = between { $low } and { $high }
lab-at-least = at least { $low }
lab-at-most = at most { $high }
lab-unknown = unknown
lab-nothing-known = nothing known yet
lab-settled = { $known }, { $exact } of { $of } settled, { $seconds } s
lab-positions = { $done } of { $of } positions
lab-expect = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} left: expect { $time } on one core, very roughly
lab-time-moment = less than a second
lab-time-seconds = about { $count } s
lab-time-minutes = about { $count } minutes
lab-time-hours = about { $count } hours
lab-time-days = days

## arena

lab-playing-pairs = playing pairs
lab-arena-finishing = finishing the games that are being played; a second Ctrl-C leaves at once
lab-arena-stopped = stopped before the end: run the same command to go on
lab-arena-stopped-for-good = stopped before the end: with --state FILE it could be resumed
lab-state-foreign = this is not a state of the arena
lab-state-broken = this is not a set of games
lab-state-other = it belongs to other games, whose { $key } was { $before } and not { $now }
lab-many = { $unit ->
    [hand] { $count ->
        [one] 1 hand
       *[other] { $count } hands
    }
    [return] { $count ->
        [one] 1 return match
       *[other] { $count } return matches
    }
   *[game] { $count ->
        [one] 1 game
       *[other] { $count } games
    }
}
lab-duo = { $first } against { $second }: { $played } of { $game }
lab-score = score
lab-elo = elo
lab-sprt = sprt
lab-as-side = as { $side }
lab-interval = 95 %: { $low } to { $high }
lab-over-pairs = { $interval }, over { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
}
lab-no-upper-end = 95 %: everything was won, so there is no upper end
lab-no-lower-end = 95 %: everything was lost, so there is no lower end
lab-ends-no-upper = no upper end
lab-ends-no-lower = no lower end
lab-ends-none = no ends
lab-sprt-between = between { $low } and { $high }: { $verdict }
lab-sprt-higher = better by { $elo } Elo or more
lab-sprt-lower = better by { $elo } Elo at most
lab-sprt-undecided = undecided
lab-ms-a-move = { $bot }: { $mean } ms a move, { $most } at most
lab-won = { $one } won { $ones }, { $other } won { $others }, drawn { $drawn }
lab-failed = { $name } lost { $count ->
    [one] 1 game by failing, in game { $game }
   *[other] { $count } games by failing, first in game { $game }
}: { $reason }
lab-table = { $bots } bots, { $played } of { $game }, round robin
lab-pairing = { $one } - { $other }: { $share } %
lab-column-bot = bot
lab-column-elo = elo
lab-column-score = score
lab-column-games = games
lab-column-time = ms a move

## Programs

program-not-started = it cannot be started: { $program }: { $reason }
program-died = it stopped in mid-game ({ $how ->
    [signal] signal: { $number }
   *[exit] exit status: { $number }
})
program-hangs = it did not answer within { $time } ms
program-mute = it closed its output
program-deaf = it closed its input
program-floods = its line is longer than { $most } bytes
program-garbled = line { $number } of its output is no answer of the protocol, from column { $column } on { $cause ->
    [utf8] it is not UTF-8
    [cut] the JSON ends too early
    [object] a single object was expected
    [protocol] "protocol" was expected, with a whole number
    [name] "name" was expected with a text
    [games] "games" was expected with a list of texts
    [action] "action" was expected, with a text or a whole number from 0
    [error] "error" was expected with a text
   *[json] it is not JSON
}: `{ $line }`
program-unasked = it spoke without being asked, or answered twice: `{ $line }`
program-illegal = it chose something that is not in the list: `{ $line }`
program-wrong-protocol = it speaks version { $version } of the protocol, not { $ours }
program-wrong-game = it does not play this game
program-declines = it says: `{ $reason }`
program-last-words = { $reason }; its last words: { $words }

## bridge, serve, backup, play

bridge-table = table { $link }
bridge-no-token = there is no token in this file
bridge-gone = the table is gone
bridge-won = won
bridge-lost = lost
bridge-drew = drew
bridge-broken-off = abandoned
bridge-given-up = { $engine }: { $reason }; the game is given up
bridge-connection-lost = the connection is lost
bridge-sent-away = the server sent us away: { $reason }
bridge-program-failed = the program has failed: { $code }
bridge-closed = the table is closed
remote-foreign = this is not an Utterson server: it names no { $key }
remote-scheme = an address begins with https:// or http://
remote-no-link = this is not a link to a table
remote-no-answer = no answer
remote-refused = { $code ->
    [absent] the server knows no such table, or does not let us in
    [no-session] the server does not know us: is the token still good?
    [wrong-origin] the server has another address
    [closed] the table is closed
    [bad-name] the server does not accept this name
    [too-many-requests] the server was asked too often: try again in a while
    [too-many-tables] you have too many tables open: finish a game first
    [too-many-sockets] you have too many connections to tables
    [unavailable] the server has no room just now: try again later
    [timeout] the server took too long
    [internal] the server has failed
   *[other] the server refuses: { $code }
}
remote-bye-restart = it is being restarted
remote-bye-slow = we did not read what it sent
remote-bye-protocol = it does not understand this program: one of the two has another version
remote-bye-session = our session has ended
remote-bye-idle = nothing was said for a long time
serve-origin = --origin begins with https:// or http://
serve-ready = Utterson is at { $origin } (data in { $folder })
serve-no-data = there is no data folder here: name one with --data
serve-setting = { $name }: a limit is written { $usage }
backup-good = { $file }: good, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $events ->
    [one] 1 event
   *[other] { $events } events
}
play-seat = --as { $seat }: the seats are { $known }, or 1 to { $count }
play-name = --name { $name }: a name needs a letter or a digit
play-refused = this table cannot be set up: { $reason }
play-log-broken = this is not the log of a game, or it is damaged

## Maps

map-good = { $file }: good, { $locations } locations, { $paths } paths, sha256 { $digest }
map-warning = { $file }: warning: { $reason }
map-no-utf8 = this is not UTF-8
map-grey = grey
map-white = white
map-lab = the lab
map-apothecary = apothecary
map-research = research
map-legend = ——  white path   - - grey path   ··· black path
