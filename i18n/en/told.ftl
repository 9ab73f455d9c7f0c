### What happened, a sentence a line of the record: `jekyll play P6` is told by duel-line-play, `table trick …` by
### duel-table-trick, `result …` by duel-result.
###
### $who decides, and $is `you` or `other`. The words behind the verb are $a $b $c, fields go by their key, all of
### them together are $all. Each is put into words: a card, a colour, a place, a player's name; numbers stay numbers. Of each
### argument x, $x-raw is what the record says: `hidden` for a question mark, `none` if the line has no such
### word; and $x-is is `you`, `ghost` or `other`. In partners $a-side is the side of a card, in london $recipe what is
### known of a tile besides its column.

told-hidden = hidden
told-pair = { $key }: { $value }

## partners

partners-line-play = { $is ->
    [you] You play { $a } ({ $a-side }).
   *[other] { $who } plays { $a } ({ $a-side }).
}
partners-line-ask = { $is ->
    [you] You ask { $a-is ->
        [ghost] the ghost
       *[other] { $a }
    } for a card.
   *[other] { $who } asks { $a-is ->
        [you] you
        [ghost] the ghost
       *[other] { $a }
    } for a card.
}
partners-table-teams = The teams are drawn. { $all }.
partners-table-seats = The seats of this hand. { $all }.
partners-table-solo = { $a-is ->
    [you] You play alone for Hyde, and play the ghost’s open cards too.
   *[other] { $a } plays alone for Hyde, and plays the ghost’s open cards too.
}
partners-table-deal = { $dealer-is ->
    [you] You deal seven cards to everybody.
   *[other] { $dealer } deals seven cards to everybody.
}
partners-table-trick = { $winner-raw ->
    [none] Nobody wins the trick: it is carried over. { $lead-is ->
        [you] You lead next.
        [ghost] The ghost leads next.
       *[other] { $lead } leads next.
    }
   *[other] { $winner-is ->
        [you] You win the trick.
        [ghost] The ghost wins the trick.
       *[other] { $winner } wins the trick.
    }
}
partners-table-score = The hand is over. Jekyll scores { $jekyll }, Hyde { $hyde }.
partners-result = The game is over, and { $winner-is ->
    [you] you win
   *[other] { $winner } wins
}. { $all }.

## duel

duel-line-give = { $is ->
    [you] { $received-raw ->
        [none] You give { $a }.
       *[other] You give { $a } and receive { $received }.
    }
   *[other] { $a-raw ->
        [hidden] { $who } has chosen what to give.
       *[other] { $who } gives { $a }.
    }
}
duel-line-play = { $b-raw ->
    [none] { $is ->
        [you] You play { $a }.
       *[other] { $who } plays { $a }.
    }
   *[other] { $is ->
        [you] You play { $a } and call { $b }.
       *[other] { $who } plays { $a } and calls { $b }.
    }
}
duel-line-swap = { $is ->
    [you] { $received-raw ->
        [none] You put down { $a } for the exchange.
       *[other] You put down { $a } for the exchange and receive { $received }.
    }
   *[other] { $a-raw ->
        [hidden] { $who } has chosen what to exchange.
       *[other] { $who } puts down { $a } for the exchange.
    }
}
duel-table-deal = Each player is dealt ten cards, and five are set aside unseen.
duel-table-trick = { $winner-is ->
    [you] You win the trick.
   *[other] { $winner } wins the trick.
}
duel-table-round = The round is over. Tricks: Jekyll { $jekyll }, Hyde { $hyde }. The marker stands on space { $marker }.
duel-table-game = Game { $a } begins, and the players change sides.
duel-result = { $marker-raw ->
    [none] { $winner-raw ->
        [draw] The return match is drawn. Space and rounds: { $all }.
       *[other] { $winner-is ->
            [you] You win the return match. Space and rounds: { $all }.
           *[other] { $winner } wins the return match. Space and rounds: { $all }.
        }
    }
   *[other] { $winner-is ->
        [you] You win the game: in round { $round } the marker stands on space { $marker }.
       *[other] { $winner } wins the game: in round { $round } the marker stands on space { $marker }.
    }
}

## london: decisions

london-line-move = { $is ->
    [you] You make for { $a }.
   *[other] { $who } makes for { $a }.
}
london-line-meet = { $is ->
    [you] You meet the displaced: { $a }.
   *[other] { $who } meets the displaced: { $a }.
}
london-line-vice = { $is ->
    [you] You commit a vice.
   *[other] { $who } commits a vice.
}
london-line-trash = { $is ->
    [you] You try to trash the research here, naming { $a }.
   *[other] { $who } tries to trash the research here, naming { $a }.
}
london-line-steal = { $is ->
    [you] You steal a potion.
   *[other] { $who } steals a potion.
}
london-line-resist = { $is ->
    [you] You gain resistance with a set of { $a }.
   *[other] { $who } gains resistance with a set of { $a }.
}
london-line-buy = { $is ->
    [you] You buy a potion: { $a }.
   *[other] { $who } buys a potion: { $a }.
}
london-line-mix = { $is ->
    [you] You mix potions.
   *[other] { $who } mixes potions.
}
london-line-research = { $is ->
    [you] You research here.
   *[other] { $who } researches here.
}
london-line-alleviate = { $is ->
    [you] You mix an alleviation for { $a }: { $b }.
   *[other] { $who } mixes an alleviation for { $a }: { $b }.
}
london-line-pass = { $is ->
    [you] You pass.
   *[other] { $who } passes.
}
london-line-raise = { $is ->
    [you] You raise the cost with a card: { $a }.
   *[other] { $who } raises the cost with a card: { $a }.
}{ $turn-raw ->
    [none] { "" }
   *[lost] { " " }That cannot be paid, and the turn is lost.
}
london-line-whiten = { $is ->
    [you] You whiten { $a } with a card: { $b }.
   *[other] { $who } whitens { $a } with a card: { $b }.
}
london-line-decline = { $is ->
    [you] You do not react.
   *[other] { $who } does not react.
}
london-line-pay = { $is ->
    [you] You pay
   *[other] { $who } pays
} { $a-raw ->
    [token] a token.
    [black] two black tokens.
    [card] a card: { $b }.
   *[other] a token: { $a }.
}{ $tile-raw ->
    [none] { "" }
   *[other] { $recipe-raw ->
        [hidden] { " " }The tile is in the { $tile } column; its recipe stays hidden.
       *[other] { " " }The tile is in the { $tile } column: { $recipe }.
    }
}{ $mixture-raw ->
    [none] { "" }
    [right] { " " }The mixture is right.
   *[wrong] { " " }The mixture is wrong.
}
london-line-discard = { $is ->
    [you] You discard a card: { $a }.
   *[other] { $who } discards a card: { $a }.
}
london-line-whites = { $a-raw ->
    [yes] { $is ->
        [you] You put two white tokens into the bag.
       *[other] { $who } puts two white tokens into the bag.
    }
   *[no] { $is ->
        [you] You put no white tokens into the bag.
       *[other] { $who } puts no white tokens into the bag.
    }
}
london-line-lift = { $is ->
    [you] You take a black token off a tile: { $a }.
   *[other] { $who } takes a black token off a tile: { $a }.
}

## london: what chance and the rules decide

london-table-setup = Cures and tiles are laid out face down.
london-table-turn = { $a-is ->
    [you] { $a-raw ->
        [jekyll] Your turn begins, as Jekyll.
       *[hyde] Your turn begins, as Hyde.
    }
   *[other] { $a-raw ->
        [jekyll] Jekyll’s turn begins: { $a }.
       *[hyde] Hyde’s turn begins: { $a }.
    }
}
london-table-card = { $a-raw ->
    [hidden] A card is drawn unseen.
   *[other] A card is drawn: { $a }.
}
london-table-steal = { $a-raw ->
    [hidden] A card is stolen unseen.
   *[other] A card is stolen: { $a }.
}
london-table-token = A token comes out of the bag: { $a }.{ $turn-raw ->
    [none] { "" }
   *[lost] { " " }That cannot be paid, and the turn is lost.
}
london-table-tokens = Three tokens come out of the bag: { $a }.
london-table-reshuffle = The discard pile is shuffled into a new deck.
london-table-cured = A vice is cured: { $a }.
london-table-black = A token turns black: { $a }.
london-result = { $winner-raw ->
    [draw] The game is drawn after
   *[other] { $winner-is ->
        [you] You win after
       *[other] { $winner } wins after
    }
} { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.

## Why a trick is taken. $by is the card that wins, $beats the other, $colour that of the winning card, $rule the rule.

told-why-duel-stronger-colour = { $by } beats { $beats }: { $colour } is the stronger colour ({ $rule }).
told-why-duel-higher-value = { $by } beats { $beats }: in one colour the higher number wins ({ $rule }).
told-why-duel-higher-beside-potion = { $by } beats { $beats }: against a potion only numbers count ({ $rule }).
told-why-duel-potion-ties = { $by } beats { $beats }: at equal numbers the potion wins ({ $rule }).
told-why-duel-higher-potion = { $by } beats { $beats }: of two potions the higher one wins ({ $rule }).
told-why-partners-highest = { $by } is the highest card ({ $rule }).
told-why-partners-first-of-equals = No card is higher than { $by }, and of equal cards the first one played wins ({ $rule }).
told-why-partners-transformation = A transformation lies in it ({ $rule }).
told-why-partners-first-transformation = Both transformations lie in it, and the first one decides who leads ({ $rule }).
told-why-partners-last-transformation = A transformation lies in the seventh trick: all cards still on the table count for nobody ({ $rule }).

## partners: what a line alone leaves open, the side that is asked for ($side) and for whom a card is played ($for)

told-partners-ask = { $is ->
    [you] You ask { $a-is ->
        [ghost] the ghost
       *[other] { $a }
    } for a { $side } card.
   *[other] { $who } asks { $a-is ->
        [you] you
        [ghost] the ghost
       *[other] { $a }
    } for a { $side } card.
}
told-partners-play-for = { $is ->
    [you] You play { $a } ({ $a-side }) for { $for-is ->
        [ghost] the ghost
       *[other] { $for }
    }.
   *[other] { $who } plays { $a } ({ $a-side }) for { $for-is ->
        [you] you
        [ghost] the ghost
       *[other] { $for }
    }.
}
