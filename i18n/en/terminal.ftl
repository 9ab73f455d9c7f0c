### The terminal table: what is asked, read out and said there.

## The table

terminal-title = Utterson
terminal-connecting = One moment…
terminal-gathering = Waiting for everybody to be seated and ready.
terminal-waiting = { $who } is deciding.
terminal-over = The game is over. n begins a new one, q leaves.
terminal-more = { $action }: which?
terminal-take-back = { $who } would like to take back the last decision: y agrees, x declines.
terminal-shared = One person plays for { $names }.
terminal-absentee = { $who } has left the table. B lets a bot play in the meantime.
terminal-your-move = your move
terminal-bot = Bot
terminal-bot-number = Bot { $number }
terminal-player = Player { $number }
terminal-nobody = nobody
terminal-nothing = nothing
terminal-yes = Yes
terminal-no = No
terminal-ask = Ask { $who }
terminal-pick = Space picks, Enter locks: { $picked } of { $count }.
terminal-log = Log
terminal-too-small = The table needs a window of { $width } by { $height } characters. This one has { $has-width } by { $has-height }.
terminal-keys = ←→ choose · Enter play · Esc back · h hint · u undo · ? help · q leave
terminal-kept = The game is kept. To resume it: utterson play --resume
terminal-invitation = Waiting for the others. They join with this link: { $link }
terminal-recorded = The record is { $file }. To review the game: utterson replay { $file }
terminal-no-terminal = The table needs a terminal to be drawn on. With --plain it is told in sentences.
terminal-games-several = Several games begin with { $name }; utterson play --games lists them.
terminal-games-unknown = There is no unfinished game called { $name }; utterson play --games lists those there are.
terminal-games-none = There is no unfinished game in { $folder }.
terminal-games-ago = left { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] just now
            [one] a minute ago
           *[other] { $minutes } minutes ago
        }
        [one] an hour ago
       *[other] { $hours } hours ago
    }
    [one] yesterday
   *[other] { $days } days ago
}
terminal-reconnecting = The connection is lost; trying again…
terminal-lost = The connection is lost: { $reason }
terminal-closed = This table was started under rules, or on a map, that the server no longer has. It is closed; its record can be saved from its page.
terminal-closed-here = This game was started under rules, or on a map, that this program no longer has. It cannot go on; its record is kept in { $file }.
terminal-program = { $name } (program)
terminal-program-failed =
    { $code ->
        [died] The program stopped running and has lost the game.
        [hangs] The program did not answer in time and has lost the game.
        [illegal] The program chose a move that is not allowed and has lost the game.
       *[other] The program answered in a way nobody can follow and has lost the game.
    }
terminal-program-wanted = A program was playing in this game. Say which one is to go on: --level 'cmd:COMMAND'
terminal-resign = Give up the game? y gives up, any other key plays on.
terminal-curtain = Pass the terminal to { $who }.
terminal-curtain-key = { $who }, press Enter when nobody else is looking.

## Help

terminal-help-title = Help
terminal-help =
    ← → ↑ ↓      move among cards and choices
    1 … 9, 0     go to the first … tenth
    Enter        play the card, choose
    Space        pick one of several cards
    Esc          go back
    h            hint: what the strong bot would do, and why
    H T S        read your hand, the trick, the score
    O M C        read what you see of the others, your moves, the clocks
    u            take back your last decision
    PgUp PgDn    leaf through the log
    R            give up
    A            abandon the game, if all agree
    B            let a bot play for somebody who has left
    n            a new game, when this one is over
    q, Ctrl-C    leave; the game is kept
    
    What is dimmed is against the rules just now: choose it, and you are told why.
terminal-london-help =
    Signs on the map
    ⌂ the lab           ✚ an apothecary       • a location
    ◆ a research tile   ◇ its tile is taken   ✖ its tile is trashed
    ☾ ☼ the pawn: Hyde or Jekyll              ⊘ where Hyde has acted
    CAPITALS: white, small letters: grey.  Paths: ─ white · grey ▪ black
    
    Vices               w Wrath   l Lust   p Pride   e Envy
    The number after a choice is its cost; “bag”: what the bag demands.
    
    Keys
    ← → ↑ ↓ 1 … 0 move   Enter choose   Esc back   h hint   u take back
    H T S O M C read out: hand, board, score, others, moves, clocks
    PgUp PgDn log   R give up   A abandon   n new game   q leave
terminal-plain-help = Type a number or an action as listed by m. H hand, t trick, s score, o others, m moves, c clocks, h hint, u undo, log, resign, A abandon, B bot for whoever has left, say …, n new game, q quit.
terminal-not-understood = That cannot be done now. Type a number from 1 to { $count }, m for the moves, or ? for help.
terminal-not-understood-waiting = That cannot be done now: it is not your turn. Type ? for help.

## Read out

terminal-hand = You hold: { $cards }.
terminal-hand-side = { $side }: { $cards }.
terminal-trick-card = { $card } in front of { $who }.
terminal-trick-none = No card lies on the table.
terminal-clock = { $who }: { $time }
terminal-no-clock = There is no clock at this table.
terminal-holds = { $who } holds { $count } cards.

## Hints

terminal-hint = Hint: { $action }. { $reason }
terminal-hint-only = There is no other choice.
terminal-hint-tricks = Your side takes the trick in { $won } of { $of } imagined deals; for the rest of the hand the strong bot thinks this best.
terminal-hint-steady = The strong bot came to this in { $times } of { $of } attempts.
terminal-no-hint = There is no hint now: it is not your turn, or you are playing against people elsewhere.

## What happened besides the game

terminal-told-taken-back = { $is ->
    [you] You take back your last decision.
   *[other] { $who } takes back the last decision.
}
terminal-told-take-back-asked = { $is ->
    [you] You ask to take back your last decision.
   *[other] { $who } asks to take back the last decision.
}
terminal-told-abandon-asked = { $is ->
    [you] You offer to abandon the game.
   *[other] { $who } offers to abandon the game.
}
terminal-told-stood-in = { $is ->
    [you] A bot plays for you while you are away.
   *[other] A bot plays for { $who } until { $who } is back.
}
terminal-told-returned = { $is ->
    [you] You are back, and play for yourself again.
   *[other] { $who } is back, and plays again.
}
terminal-told-said = { $who }: “{ $words }”
terminal-told-resigned = { $is ->
    [you] You give up.
   *[other] { $who } gives up.
}
terminal-told-out-of-time = { $is ->
    [you] You have run out of time.
   *[other] { $who } has run out of time.
}
terminal-told-abandoned = The game is abandoned. Nobody has won.
terminal-told-hello = { $who }: Good evening!
terminal-told-well-played = { $who }: Well played!
terminal-told-thanks = { $who }: Thank you!
terminal-told-sorry = { $who }: Sorry!
terminal-told-one-moment = { $who }: One moment, please.
terminal-told-good-game = { $who }: Good game!

## partners

terminal-partners-turn = Your turn: play a { $side } card, or ask somebody for one.
terminal-partners-asked = You are asked for a { $side } card. It will lie in front of { $who }.
terminal-partners-totals = Totals: Jekyll { $jekyll }, Hyde { $hyde }.
terminal-partners-hand-score = { $side } in this hand: { $points } points times { $factor }.
terminal-partners-backs = { $who } holds { $jekyll } Jekyll and { $hyde } Hyde cards.
terminal-partners-rank = Transformation > A B C D E > F scene > deed; equal: first played

## duel

terminal-duel-lead = Your turn: lead any card.
terminal-duel-follow = Follow with { $colour }.
terminal-duel-give = Give { $count } of your cards.
terminal-duel-swap = Exchange { $count } of your cards.
terminal-duel-score = Round { $round } of 3. Tricks: Jekyll { $jekyll }, Hyde { $hyde }. The marker stands on space { $marker }.
terminal-duel-status = Round { $round }/3 · trick { $trick }/10 · you are { $role }
terminal-duel-goal-jekyll = keep it level
terminal-duel-goal-hyde = make it uneven
terminal-duel-now = now { $jekyll } to { $hyde }: the marker would go to { $space }
terminal-duel-tricks = tricks: { $count }
terminal-duel-chosen = has chosen

## london

terminal-london-act = Your turn: { $points } points left.
terminal-london-pay = To pay: { $points }. Choose what to pay with.
terminal-london-pay-demand = To pay: { $points }, one of them in { $colour }. Choose what to pay with.
terminal-london-raise = The pawn makes for { $place }. Play a card to raise the cost?
terminal-london-window = Whiten a location with a card?
terminal-london-discard = More than five cards: discard one.
terminal-london-whites = A vice is cured. Put two white tokens into the bag?
terminal-london-lift = Take a black token off a trashed tile.
terminal-london-pawn = The pawn is here: { $place }.
terminal-london-score = Turn { $turn }. Cured: { $cured }. Turned black: { $black }.
terminal-london-bag-demands = bag
terminal-london-legend = ─ white · grey ▪ black path · CAPITALS: white
terminal-london-legend-acted = ⊘ acted; again after another grey location
terminal-london-acted = Hyde has acted here this turn: { $places }. He can act there again once he has entered another grey location.
