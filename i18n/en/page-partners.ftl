### The board of partners on the page. $who and $whom are names, $is tells whether the viewer is meant, $side is jekyll or
### hyde, $card is what the page says of a card.

## The line above the hand

page-partners-turn = { $side ->
    [jekyll] Your turn: put a Jekyll card in front of you. Play one, or ask another player.
   *[hyde] Your turn: put a Hyde card in front of you. Play one, or ask another player.
}
page-partners-turn-ask = { $side ->
    [jekyll] Your turn, but you have no Jekyll card. Ask another player for one.
   *[hyde] Your turn, but you have no Hyde card. Ask another player for one.
}
page-partners-turn-solo = { $whose ->
    [ghost] The ghost’s turn: play a Hyde card from either of your hands, or ask another player.
   *[own] Your turn: play a Hyde card from either of your hands, or ask another player.
}
page-partners-asked = { $is ->
    [ghost] The ghost asks you for a Hyde card. It will count for the ghost.
   *[other] { $side ->
        [jekyll] { $who } asks you for a Jekyll card. It will count for { $who }.
       *[hyde] { $who } asks you for a Hyde card. It will count for { $who }.
    }
}
page-partners-asked-ghost = { $side ->
    [jekyll] { $who } asks the ghost: choose one of its Jekyll cards. It will count for { $who }.
   *[hyde] { $who } asks the ghost: choose one of its Hyde cards. It will count for { $who }.
}
page-partners-wait = { $side ->
    [jekyll] { $who } plays a Jekyll card or asks for one.
   *[hyde] { $who } plays a Hyde card or asks for one.
}
page-partners-wait-asked = { $is ->
    [you] You have asked
    [ghost] The ghost has asked
   *[other] { $who } has asked
} { $whom } for a { $side ->
    [jekyll] Jekyll card.
   *[hyde] Hyde card.
}
page-partners-takes = { $is ->
    [you] You take the trick.
    [ghost] The ghost takes the trick.
   *[other] { $who } takes the trick.
}
page-partners-nobody-takes = { $is ->
    [you] A Transformation: nobody takes the trick. Its cards stay, and you lead.
    [ghost] A Transformation: nobody takes the trick. Its cards stay, and the ghost leads.
   *[other] A Transformation: nobody takes the trick. Its cards stay, and { $who } leads.
}
page-partners-dealing = The cards are being dealt.
page-partners-over = The game is over.
page-partners-you-play-for = { $side ->
    [jekyll] You play for Dr. Jekyll.
   *[hyde] You play for Mr. Hyde.
}
# The products if a team took this card and all that lies on the table.
page-partners-if-taken = Taken by Jekyll: { $jekyll }; by Hyde: { $hyde }.

## Seats

page-partners-ghost-of = { $is ->
    [you] Ghost (played by you)
   *[other] Ghost (played by { $who })
}
page-partners-played-by = { $is ->
    [you] played by you
   *[other] played by { $who }
}
page-partners-ask-label = { $side ->
    [jekyll] Ask { $who } for a Jekyll card
   *[hyde] Ask { $who } for a Hyde card
}
page-partners-again = Tap again
page-partners-backs = { $jekyll } Jekyll, { $hyde } Hyde
page-partners-deciding = deciding now

## Cards

page-partners-card-transformation = { $card }, { $side }: nobody takes its trick
page-partners-card-character = { $card }, { $side }: rank { $rank }, 1 point
page-partners-card-scene = { $card }, { $side }: scene (F), { $points } points
page-partners-card-deed = { $card }, { $side }: deed, factor { $factor }
page-partners-playable = { $card }; playable
page-partners-not-playable = { $card }; not playable now
page-partners-from = { $is ->
    [you] from you
    [ghost] from the ghost
   *[other] from { $who }
}
page-partners-lies = { $is ->
    [you] In front of you: { $card }
    [ghost] In front of the ghost: { $card }
   *[other] In front of { $who }: { $card }
}

## The trick

page-partners-ahead = highest
page-partners-taken = takes it
page-partners-nobody = nobody’s
page-partners-leads = led this trick
page-partners-carried = { $count } carried over
page-partners-last-trick = Previous trick
page-partners-close = Close

## The score

page-partners-this-hand = This hand
page-partners-product = { $points } points times { $factor } is { $score }
page-partners-deed-won = won
page-partners-deed-lost = lost
page-partners-deed-out = still out
page-partners-to = to { $target }
page-partners-round = hand { $hand }, trick { $trick } of 7
page-partners-how = All points that a team has taken, times the factors of its own deeds. Without a deed of its own a team scores nothing.
page-partners-result-of = Result of hand { $hand }
page-partners-sheet = Hands so far
page-partners-sheet-empty = None yet.

## Panels

page-partners-panel-score = Score
page-partners-panel-tricks = Tricks
page-partners-panel-rank = Rank
page-partners-rank = From high to low
page-partners-rank-equal = The side of a card does not matter. Among equals the first one played is higher.
page-partners-use-transformation = Nobody takes a trick with a Transformation in it. Its cards go to the winner of the next trick; whoever the Transformation lies in front of leads it.
page-partners-use-character = A to E, 1 point each.
page-partners-use-scene = The letter F, 3 to 7 points, all equal in rank.
page-partners-use-deed = Lowest of all. A deed multiplies the points of its own side’s team; in the other team’s pile it is worth nothing.
page-partners-no-tricks = No card has been played in this hand.
page-partners-trick-open = being played

## What the keys read out

page-partners-no-cards = You have no cards.
page-partners-empty-table = No card lies on the table.
page-partners-reads-ahead = { $is ->
    [you] Your card is highest.
    [ghost] The highest card lies in front of the ghost.
   *[other] The highest card lies in front of { $who }.
}
page-partners-reads-score = { $side }: { $points } points times { $factor } is { $score }, with { $deeds }.
page-partners-reads-score-none = { $side }: { $points } points, but no deed yet.
page-partners-reads-total = Totals: { $totals }. The game goes to { $target }.
page-partners-reads-backs = { $who } has { $jekyll } Jekyll and { $hyde } Hyde
page-partners-reads-ghost = the ghost’s cards are { $cards }
page-partners-reads-ask = ask { $who }
page-partners-figure-target = to win
page-partners-score-title = Hand { $number }: how it scored
page-partners-score-points = { $side } took { $count } cards. Their scenes, { $scenes }, and { $characters ->
    [0] no character
    [one] one character at 1
   *[other] { $characters } characters at 1 each
} make { $points } points.
page-partners-score-no-points = { $count ->
    [0] { $side } took no card: no points.
   *[other] { $side } took { $count } cards, no scene or character among them: no points.
}
page-partners-score-deeds = Its own deeds are the factor: { $deeds }, in all { $factor }.
page-partners-score-no-deed = { $side } took none of its own deeds: the factor is 0, and nothing counts.
page-partners-score-lost = { $count ->
    [one] { $deeds } went to the other team and counts for nobody.
   *[other] { $deeds } went to the other team and count for nobody.
}
page-partners-score-product = { $side }: { $points } × { $factor } = { $score }.
page-partners-score-carried = A transformation lay in trick { $trick }: nobody won it, and its cards went on to the next trick.
page-partners-score-nobody = A transformation lay in the seventh trick: the { $count } cards left on the table count for nobody.
page-partners-score-total = { $who } so far: { $before } + { $added } = { $total } of { $target }.
page-partners-score-over = { $target } has been reached, and there is a single leader: the game is over.
