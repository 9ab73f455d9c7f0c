### Why a move is refused: duel-refused-must-follow is the code must-follow of duel.
### The program appends the number of the rule. Parameters are words of the game record, and numbers are text
### too, so plural forms cannot be selected by them.

## partners: a turn

partners-refused-not-your-turn = You have nothing to decide at the moment. Wait until it is your turn, or until you are asked for a card.
partners-refused-not-held = You do not hold { $card }. Play a card that you hold or, if it is your own turn, ask another player for one.
partners-refused-wrong-side = { $side ->
    [jekyll] { $card } belongs to the other side. Play a Jekyll card or, if it is your own turn, ask another player for one.
   *[hyde] { $card } belongs to the other side. Play a Hyde card or, if it is your own turn, ask another player for one.
}
partners-refused-cannot-refuse = { $side ->
    [jekyll] You were asked, so you can neither refuse nor ask somebody else. Play a Jekyll card of your choice.
   *[hyde] You were asked, so you can neither refuse nor ask somebody else. Play a Hyde card of your choice.
}
partners-refused-asks-itself = You cannot ask yourself. Play a card from your hand, or ask another player for one.
partners-refused-none-held = { $place ->
    [n] North
    [e] East
    [s] South
   *[w] West
} has no { $side ->
    [jekyll] Jekyll
   *[hyde] Hyde
} card, as the card backs show. Ask a player who has one, or play one yourself.

## partners: three players

partners-refused-asks-both-hands = You play from both hands, your own and the ghost’s, so you ask neither. Play a Hyde card from either of them, or ask a Jekyll player for one.
partners-refused-solo-asked = The solo was asked, so { $card } cannot be played from the ghost’s cards. Play a Jekyll card from the solo’s own hand.
partners-refused-ghost-asked = The ghost was asked, so { $card } cannot be played from the solo’s own hand. Play a Jekyll card of the ghost’s.

## partners: lots and deals

partners-refused-no-lot-now = The teams are not drawn now. With four players they are drawn once, before the first deal; with three they are not drawn at all.
partners-refused-teams-unlike-seat-card = These teams do not match the seat card. With seat card A north and south are partners, with seat card B north and east.
partners-refused-no-deal-now = There is nothing to deal now. Cards are dealt once the teams are known, and again after each hand until the game is over.
partners-refused-wrong-dealer = { $dealer ->
    [n] North deals this hand, because the deal passes to the left. Name north as the dealer.
    [e] East deals this hand, because the deal passes to the left. Name east as the dealer.
    [s] South deals this hand, because the deal passes to the left. Name south as the dealer.
   *[w] West deals this hand, because the deal passes to the left. Name west as the dealer.
}
partners-refused-wrong-dealer-of-three = { $dealer ->
    [n] North deals this hand, being the solo’s right-hand neighbour. Name north as the dealer.
    [e] East deals this hand, being the solo’s right-hand neighbour. Name east as the dealer.
    [s] South deals this hand, being the solo’s right-hand neighbour. Name south as the dealer.
   *[w] West deals this hand, being the solo’s right-hand neighbour. Name west as the dealer.
}
partners-refused-hand-size = { $place ->
    [n] North must be dealt 7 cards, not { $cards }. Deal seven to each seat.
    [e] East must be dealt 7 cards, not { $cards }. Deal seven to each seat.
    [s] South must be dealt 7 cards, not { $cards }. Deal seven to each seat.
   *[w] West must be dealt 7 cards, not { $cards }. Deal seven to each seat.
}
partners-refused-card-twice = { $card } is dealt to two seats. Deal each card once only.

## duel: whose turn, and for what

duel-refused-not-your-turn = { $now ->
    [deal] The cards are yet to be dealt. Wait until you have your ten.
    [give] Your opponent is still choosing cards to give. Wait until both of you have chosen.
    [lead] Your opponent leads this trick. Wait for that card, then follow.
    [follow] Your opponent has yet to follow. Wait until the trick is complete.
    [swap] Your opponent is still choosing cards to exchange. Wait until both of you have chosen.
   *[over] The game is over, so there is nothing left to play. Start a new game to play on.
}
duel-refused-something-else = { $now ->
    [deal] The cards are yet to be dealt. Wait until you have your ten.
    [give] First you give cards: one in round 1, two in round 2, three in round 3. Choose them from your hand.
    [lead] It is your turn to lead. Play any card from your hand; with a potion, call a colour.
    [follow] It is your turn to follow. Play one card from your hand.
    [swap] Envy has met a potion, so cards are exchanged. Choose two from your hand, or your last one.
   *[over] The game is over, so there is nothing left to play. Start a new game to play on.
}

## duel: the deal

duel-refused-no-deal-now = { $now ->
    [give] The cards of this round are dealt already. Next, both players give cards.
    [lead] The cards of this round are dealt already. Next, a card is led.
    [follow] The cards of this round are dealt already. Next, a card follows.
    [swap] The cards of this round are dealt already. Next, both players exchange cards.
   *[over] The game is over, so no more cards are dealt. Start a new game to play on.
}
duel-refused-deal-count = { $pile ->
    [jekyll] Jekyll must be dealt { $due } cards, not { $dealt }. Deal ten to each player and set five aside.
    [hyde] Hyde must be dealt { $due } cards, not { $dealt }. Deal ten to each player and set five aside.
   *[aside] { $due } cards must be set aside, not { $dealt }. Deal ten to each player and set five aside.
}
duel-refused-dealt-twice = { $card } is dealt twice. Put it into one place only: Jekyll’s hand, Hyde’s hand or the cards set aside.

## duel: exchanges

duel-refused-give-count = In this round you give exactly { $due } of your cards, not { $given }. Choose again.
duel-refused-potion-duty = You were dealt two or more potions ({ $potions }). Give at least one of them.
duel-refused-swap-count = You exchange exactly { $due } of your cards now, not { $chosen }. Choose again.

## duel: a trick

duel-refused-not-in-hand = { $now ->
    [give] You do not hold { $card }, so you cannot give it. Give cards from your hand.
    [lead] You do not hold { $card }, so you cannot lead it. Lead any card from your hand.
    [follow] You do not hold { $card }, so you cannot follow with it. Follow with a card from your hand.
   *[swap] You do not hold { $card }, so you cannot exchange it. Exchange cards from your hand.
}
duel-refused-call-a-colour = Whoever leads a potion calls a colour. Play { $potion } and call Pride, Wrath or Envy.
duel-refused-only-the-leader-calls = Only the leader calls a colour. Play { $potion } without calling one.
duel-refused-must-follow = { $colour ->
    [P] You hold Pride, so follow with Pride or play a potion.
    [W] You hold Wrath, so follow with Wrath or play a potion.
   *[E] You hold Envy, so follow with Envy or play a potion.
}
duel-refused-must-follow-call = { $colour ->
    [P] Pride was called and you hold it, so follow with Pride. Here not even a potion will do.
    [W] Wrath was called and you hold it, so follow with Wrath. Here not even a potion will do.
   *[E] Envy was called and you hold it, so follow with Envy. Here not even a potion will do.
}

## london: whose turn, and for what

london-refused-not-your-turn = You have nothing to decide at the moment. Wait until your side is asked.
london-refused-choose-an-action = There is nothing to pay and nothing to answer at the moment. Choose an action of your turn, or pass.
london-refused-raise-or-decline = You are asked about the other side’s move. Play a card to raise the cost, or decline.
london-refused-whiten-or-decline = You are asked whether to whiten a location. Play a card and name a grey location, or decline.
london-refused-pay-first = Something is still to be paid. Pay the next point first, with a token or a card.
london-refused-discard-first = You have more than five cards. Choose one to discard first.
london-refused-whites-first = You are asked whether two white tokens go into the bag. Answer yes or no first.
london-refused-lift-first = The black stock is empty, but a token must turn black. First choose a trashed tile to take a black token off.
london-refused-hydes-action = Only Hyde can do this. On your turn use Jekyll’s actions.
london-refused-jekylls-action = Only Jekyll can do this. On your turn use Hyde’s actions.
london-refused-hydes-payment = Only Hyde pays with tokens of no colour. Name the colour of the token with which you pay.
london-refused-jekylls-payment = Only Jekyll names the colour of a token, or pays with two black ones. Your tokens are all alike: pay with a token.

## london: places and visits

london-refused-no-path = No path leads there from here. Move to a neighbouring location.
london-refused-acted-here = You have already acted here this turn. You can act here again once you have entered another grey location. Move on, or pass.
london-refused-visit-spent = You have taken both actions of this visit. Move on, or pass.
london-refused-not-grey = This action needs a grey location, and this one is white. Move to a grey one first.
london-refused-under-white = A white token lies on this location. You can only move away or pass.
london-refused-not-grey-now = Only a location that is grey now can be whitened. Name a grey one, or decline.
london-refused-no-tile = No tile lies here. Go to a research site that still has its tile.
london-refused-already-trashed = This tile already has a black token on it. Go to one that has none, or choose another action.
london-refused-not-trashed = No tile with a black token on it lies there. Choose a trashed tile.
london-refused-not-the-lab = This is possible at the lab only. Move there first.
london-refused-not-an-apothecary = Potions are bought at an apothecary only. Move to one of the two first.

## london: cards

london-refused-not-in-apothecary = { $colour ->
    [w] There is no wrath card in the Apothecary row. Buy a card that lies there, or choose another action.
    [l] There is no lust card in the Apothecary row. Buy a card that lies there, or choose another action.
    [p] There is no pride card in the Apothecary row. Buy a card that lies there, or choose another action.
   *[e] There is no envy card in the Apothecary row. Buy a card that lies there, or choose another action.
}
london-refused-not-in-displaced = { $colour ->
    [w] There is no wrath card in the Displaced row. Take a card that lies there, or choose another action.
    [l] There is no lust card in the Displaced row. Take a card that lies there, or choose another action.
    [p] There is no pride card in the Displaced row. Take a card that lies there, or choose another action.
   *[e] There is no envy card in the Displaced row. Take a card that lies there, or choose another action.
}
london-refused-nothing-to-draw = Deck and discard pile are both empty, so nothing can be drawn. Choose an action that draws no card.
london-refused-nothing-to-steal = Jekyll has no card to steal. Choose another action, or pass.
london-refused-not-held = { $colour ->
    [w] You do not have enough wrath cards for this. Choose from the cards in your hand.
    [l] You do not have enough lust cards for this. Choose from the cards in your hand.
    [p] You do not have enough pride cards for this. Choose from the cards in your hand.
   *[e] You do not have enough envy cards for this. Choose from the cards in your hand.
}
london-refused-set-too-small = { $colour ->
    [w] Gain Resistance takes { $needed } wrath cards, and you have only { $held }. Collect more, or choose another colour or action.
    [l] Gain Resistance takes { $needed } lust cards, and you have only { $held }. Collect more, or choose another colour or action.
    [p] Gain Resistance takes { $needed } pride cards, and you have only { $held }. Collect more, or choose another colour or action.
   *[e] Gain Resistance takes { $needed } envy cards, and you have only { $held }. Collect more, or choose another colour or action.
}
london-refused-already-cured = { $colour ->
    [w] Wrath is cured already. Name a colour that is not.
    [l] Lust is cured already. Name a colour that is not.
    [p] Pride is cured already. Name a colour that is not.
   *[e] Envy is cured already. Name a colour that is not.
}
london-refused-no-black-stock = The black stock is empty, so no research can be trashed. Choose another action, or pass.

## london: points

london-refused-too-dear = This costs { $cost }, but your tokens and cards can pay only { $points }; cards handed in as a set do not pay. Choose something cheaper, or pass.
london-refused-no-tokens = You have no token left to pay with. Pay with a card.
london-refused-no-token = { $colour ->
    [w] You have no wrath token to pay with. Pay with something you do have, a card or another token.
    [l] You have no lust token to pay with. Pay with something you do have, a card or another token.
    [p] You have no pride token to pay with. Pay with something you do have, a card or another token.
   *[e] You have no envy token to pay with. Pay with something you do have, a card or another token.
}
london-refused-no-black-pair = Jekyll needs two black tokens to pay one point, and you have fewer. Pay with a coloured token or a card.
london-refused-colour-demanded = { $colour ->
    [w] What is left to pay must be paid in wrath. Use a wrath token or a wrath card.
    [l] What is left to pay must be paid in lust. Use a lust token or a lust card.
    [p] What is left to pay must be paid in pride. Use a pride token or a pride card.
   *[e] What is left to pay must be paid in envy. Use an envy token or an envy card.
}

## london: chance

london-refused-not-a-draw = Chance has nothing to decide here. Either a player’s decision comes next, or the game is over.
london-refused-other-draw = Chance has something else to decide here. See what the last move asks for: the set-up, a card, or tokens from the bag.
london-refused-not-in-deck = { $colour ->
    [w] No wrath card is left in the deck. Only a card that is there can be drawn.
    [l] No lust card is left in the deck. Only a card that is there can be drawn.
    [p] No pride card is left in the deck. Only a card that is there can be drawn.
   *[e] No envy card is left in the deck. Only a card that is there can be drawn.
}
london-refused-not-in-hand = { $colour ->
    [w] Jekyll has no wrath card. Only a card from his hand can be stolen.
    [l] Jekyll has no lust card. Only a card from his hand can be stolen.
    [p] Jekyll has no pride card. Only a card from his hand can be stolen.
   *[e] Jekyll has no envy card. Only a card from his hand can be stolen.
}
london-refused-not-in-bag = { $token ->
    [w] There are not enough wrath tokens in the bag. Only tokens that are in it can be drawn.
    [l] There are not enough lust tokens in the bag. Only tokens that are in it can be drawn.
    [p] There are not enough pride tokens in the bag. Only tokens that are in it can be drawn.
    [e] There are not enough envy tokens in the bag. Only tokens that are in it can be drawn.
   *[white] There are not enough white tokens in the bag. Only tokens that are in it can be drawn.
}
london-refused-bad-cures = These cures do not fit. Name one recipe of each colour, in the order wrath, lust, pride, envy.
london-refused-bad-tiles = These tiles do not fit. Put one on each of the twelve research sites, and use no recipe twice, the cures included.

## The table itself

table-refused-unreadable = That cannot be read: { $reason }.
table-refused-stale = The game has gone on. Look again, then decide again.
table-refused-not-seated = You are only watching here; only players may do that.
table-refused-no-such-seat = There is no such seat.
table-refused-seat-taken = The seat is taken.
table-refused-not-started = The game has not begun yet.
table-refused-already-started = The game has begun already.
table-refused-already-ready = You are ready already.
table-refused-over = The game is over.
table-refused-not-over = The game is not over yet.
table-refused-nothing-to-take-back = You have decided nothing that could be taken back.
table-refused-information-shown = That cannot be taken back: something hidden has come to light since.
table-refused-already-asked = That has been asked already.
table-refused-nothing-asked = Nobody has asked you anything.
table-refused-already-agreed = That is agreed already.
table-refused-silence = In Partners nobody talks freely until the game is over (P7.1). The ready-made words are always allowed.
table-refused-not-away = That player is here or has only just left. A bot may step in after 45 seconds.
table-refused-too-fast = Not so fast. Try again in a moment.
table-refused-too-much = That has been done often enough at this table.
table-refused-bad-options = The game cannot be played like that: { $reason }.
table-refused-bad-clock = A clock cannot be set like that.
