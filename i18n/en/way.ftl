### Finding one’s way: what each game is about, and what is said to whoever has come by a link that does not lead in. Fetched when it is needed.

## The goal of each game, before the first time

way-goal = What { $game } is about
way-goal-wins = What wins
way-goal-odd = The odd thing
way-goal-lesson = The five-minute lesson
way-goal-play = Just play
way-goal-duel = Ten tricks make a round, three rounds a game. After each round a marker creeps towards Hyde, by as many spaces as the two of you are tricks apart. On 10 Hyde has won; if it never gets there, Jekyll has.
    .jekyll = wants it level: five tricks each, and nothing moves.
    .hyde = wants it lopsided: nearly all the tricks, or nearly none.
    .odd = No colour is strong by itself. The first colour to appear in a round is the weakest, the last one the strongest.
way-goal-partners = Two teams, seven tricks a hand. Your points count times the deeds of your own side that you have taken. The first team to { $target } wins.
    .jekyll = needs flasks in front of it, and hunts Charity, Mercy and Remorse.
    .hyde = needs top hats, and hunts Fury, Recklessness and Murder.
    .odd = You need not play from your own hand. Ask anybody at the table, friend or foe: he must give a card of your side, but he chooses which.
way-goal-london = Two souls, one pawn. Whoever’s turn it is walks it through London, and pays for every step with tokens that the other one will have next.
    .jekyll = looks for four cures, one of each colour. The fourth one saves him.
    .hyde = turns the psyche black, token by token. With the third black one of a colour the doctor is gone.
    .odd = What you spend, your opponent gets. A long turn of yours is a rich turn of his.

## Strays

way-dead = This link does not open any more
    .advice = The table is there, but its key has been changed, or was cut off on the way. Ask for a new link.
    .whose = { $people } can send you a new one: the table is for a game of { $game }.
way-foreign = This table is not kept here
    .advice = Perhaps the link belongs to another server, perhaps its table was cleared away long ago. Check the address, or ask whoever sent it.
way-alone = This table is not here
    .advice = This page has no server behind it: games stay on the device they are played on. This one is on another device, or was removed. If somebody has sent you a link, open it exactly as it came, or play here.
way-full = All seats are taken
    .advice = { $status ->
    [over] This game has been played to its end. You may look at how it came out, or play one of your own.
    [gathering] Others were faster. You may watch them when they begin, or play one of your own.
   *[other] The game has begun. You may watch it, or play one of your own.
}
way-nowhere = There is nothing here
    .advice = Nobody lives at this address, and the fog tells nothing. Perhaps a letter of it was lost on the way.
way-watch = { $status ->
    [over] Look at the end
   *[other] Watch
}
