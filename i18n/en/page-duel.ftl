### The board of duel.

## Cards

# The letter on a card of this colour.
page-duel-letter = { $colour ->
    [P] P
    [W] W
   *[E] E
}
page-duel-hand = Your hand
page-duel-card = { $card }{ $colour ->
    [none] {""}
   *[other] , { $colour }
}{ $state ->
    [legal] , playable
    [illegal] , not playable now
    [choosable] , can be chosen
    [unchoosable] , cannot be chosen now
    [chosen] , chosen
   *[idle] {""}
}

## The line at the top

page-duel-status-game = Game { $game } of 2
page-duel-status-round = Round { $round } of 3
page-duel-status-trick = Trick { $trick } of 10
page-duel-you-are = { $role ->
    [jekyll] You are Jekyll: keep it level
   *[hyde] You are Hyde: make it uneven
}

## Track and colour order

page-duel-track-label = Track: the marker stands on space { $space } of 10
page-duel-preview = Jekyll { $jekyll }, Hyde { $hyde } → +{ $difference } · if it ended like this: space { $space }
    .short = { $jekyll }–{ $hyde } → +{ $difference } · then { $space }
page-duel-marker-stands = The marker stands on space { $space }.
    .short = Space { $space }
# The ranks where there is little room.
page-duel-rank = { $rank ->
    [lowest] weakest
    [middle] middle
   *[strongest] strongest
}
page-duel-no-colour = no colour yet
page-duel-would-be-lowest = Played now, { $colour } would become the weakest colour.
page-duel-would-be-middle = Played now, { $colour } would become the middle colour, and { $strongest } the strongest.

## The players

page-duel-cards-held = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
page-duel-tricks-taken = { $count ->
    [0] no tricks taken
    [one] 1 trick taken
   *[other] { $count } tricks taken
}
page-duel-tricks-word = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
page-duel-has-chosen = has chosen

## The trick

page-duel-takes = { $is ->
    [you] You take it
   *[other] { $who } takes it
}
page-duel-meets = Potion meets { $colour }: { $effect }
page-duel-steals = { $is ->
    [you] You also take an earlier trick.
   *[other] { $who } also takes an earlier trick.
}
page-duel-steals-nothing = But the loser has no earlier trick to lose.
page-duel-call = { $potion }: call a colour
page-duel-cancel = Cancel
page-duel-last-trick = Previous trick

## Exchanges

page-duel-exchange = Exchange
page-duel-put-back = Put back { $card }
page-duel-needs-potion = You were dealt two or more potions: include at least one.
page-duel-lock = { $verb ->
    [give] Lock and give ({ $count } of { $due })
   *[swap] Lock and exchange ({ $count } of { $due })
}
page-duel-locked = Locked
page-duel-gave = You gave
page-duel-got = You got
page-duel-aside = 5 cards set aside, unseen

## What is asked

page-duel-ask-give = { $count ->
    [one] Choose one card to give away, then lock it.
   *[other] Choose { $count } cards to give away, then lock them.
}
page-duel-ask-swap = { $count ->
    [one] Envy met a potion: choose your card to exchange, then lock it.
   *[other] Envy met a potion: choose { $count } cards to exchange, then lock them.
}
page-duel-ask-lead = You lead: play any card.
page-duel-ask-follow = { $hand ->
    [none] { $led ->
        [called] { $colour } is called and you have none: play any card.
       *[played] { $colour } is led and you have none: play any card.
    }
   *[holds] { $led ->
        [called] { $colour } is called: follow with { $colour }; not even a potion will do.
       *[played] { $colour } is led: follow with { $colour }, or play a potion.
    }
}
page-duel-wait-deal = The cards are being dealt.
page-duel-wait-lead = { $who } leads.
page-duel-wait-follow = { $who } follows.
page-duel-wait-choice = { $who } is choosing cards to exchange.
page-duel-wait-both = Both players are choosing cards to exchange.

## Between rounds

page-duel-round = Round { $round }
page-duel-goal = { $role ->
    [jekyll] You are Jekyll. The marker moves by the difference in tricks, so share them out evenly and keep it off space 10.
    [hyde] You are Hyde. The marker moves by the difference in tricks, so win many or hardly any, and drive it to space 10.
   *[none] The marker moves by the difference in tricks. Jekyll wants it small, Hyde wants it large.
}
page-duel-round-ended = { $difference ->
    [0] Previous round: 5 tricks each. The marker stays on space { $space }.
   *[other] Previous round: Jekyll { $jekyll }, Hyde { $hyde }. The marker moved by { $difference }, to space { $space }.
}
page-duel-won = { $role ->
    [jekyll] { $is ->
        [you] You have held out as Jekyll: the marker stands on space { $space }.
       *[other] { $who } has held out as Jekyll: the marker stands on space { $space }.
    }
   *[hyde] { $is ->
        [you] You have won as Hyde: the marker stands on space { $space }.
       *[other] { $who } has won as Hyde: the marker stands on space { $space }.
    }
}
page-duel-match-over = The return match is over.
page-duel-reached = { $rounds ->
    [one] { $who } as Hyde: space { $space }, in 1 round
   *[other] { $who } as Hyde: space { $space }, in { $rounds } rounds
}

## Panels

page-duel-panel-score = Score
page-duel-panel-tricks = Tricks
page-duel-panel-colours = Colours
page-duel-this-round = Tricks in this round
page-duel-to-win = Jekyll wins if the marker is not on space 10 after three rounds. Hyde wins as soon as it is.
page-duel-to-win-match = Each of you is Hyde once. Whoever gets the marker farther wins; at 10 each, fewer rounds win.
page-duel-no-tricks = No trick has been played in this round yet.
page-duel-trick-number = Trick { $number }
page-duel-how-ranked = The first colour played in a round is the weakest, the second is the middle one, and the third is the strongest. Between two colours the stronger wins; within a colour, the higher value.
page-duel-how-potions = Against a potion only values count, and the potion wins ties. The colour it meets also has an effect:

## Read out by keys

page-duel-read-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
}
page-duel-read-trick-empty = No card lies on the table.
page-duel-read-trick = { $cards }. Colour order: { $order }.
page-duel-read-card = { $who }: { $card }
page-duel-read-card-calling = { $who }: { $card }, calling { $colour }
page-duel-read-order-empty = no colour is ranked yet
page-duel-read-score = Round { $round } of 3, trick { $trick } of 10. The marker stands on space { $marker }. Tricks: Jekyll { $jekyll }, Hyde { $hyde }. If it ended like this, the marker would go to space { $space }.
page-duel-read-others = { $who } is { $role } and holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}, with { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
} taken. Five cards are set aside unseen.
page-duel-read-moves = You may play: { $cards }.
page-duel-read-no-moves = There is nothing for you to decide.
page-duel-aside-open = Set aside:
page-duel-figure-tricks = tricks, Jekyll : Hyde
page-duel-figure-difference = difference
page-duel-figure-marker = the marker’s space
page-duel-score-title = Round { $round }: how it scored
page-duel-score-earlier = Round { $round } ended { $jekyll } tricks to { $hyde }, with the marker on { $marker }.
page-duel-score-tricks = { $jekyll } as Jekyll took { $took ->
    [one] { $took } trick
   *[other] { $took } tricks
}, { $hyde } as Hyde { $others }: a difference of { $difference }.
page-duel-score-moves = The marker moves by that much, always towards Hyde and never beyond 10: from { $from } to { $to }.
page-duel-score-stays = The tricks are level, and the marker stays on { $to }.
page-duel-score-leads = { $side ->
    [jekyll] The marker stands on Jekyll’s half, so Jekyll leads in round { $round }.
   *[hyde] The marker stands on Hyde’s half, so Hyde leads in round { $round }.
}
page-duel-score-hyde = On 10 Hyde wins at once.
page-duel-score-jekyll = Three rounds are over and the marker is not on 10: Jekyll wins.
page-duel-score-swapped = Now the roles are swapped for the second game.
