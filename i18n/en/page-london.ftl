### The board of london.

## Status

page-london-turn = { $side }’s turn · { $turn } of { $turns }
page-london-tokens-left = { $tokens } of 12 tokens left
page-london-at = at { $place }
page-london-here = { $ground ->
    [grey] grey
   *[white] white
}, { $count ->
    [0] no action left
    [one] one action left
   *[other] { $count } actions left
}
page-london-standing = { $side }’s turn, number { $turn } of { $turns }. { $tokens ->
    [one] { $tokens } of 12 tokens is left.
   *[other] { $tokens } of 12 tokens are left.
} The pawn is at { $place }.

## The map

page-london-map = The map: { $name }
page-london-river = The Thames
page-london-tools = Tools of the map
page-london-tool-fit = Show the whole map
page-london-tool-closer = Closer
page-london-tool-farther = Farther away
page-london-tool-pieces = Hide the pieces
page-london-tool-costs = Show the costs
page-london-tool-key = Key to the map
page-london-key-path-white = Jekyll pays 1 point, and nobody can change that.
page-london-key-path-grey = Jekyll pays 1 point; Hyde may play a card: one more in its colour.
page-london-key-path-black = Jekyll pays 1 point in a colour drawn from the bag; then Hyde may play a card.
page-london-key-ground-white = Hyde pays 2 points to come here. Most of his actions need a grey location.
page-london-key-ground-grey = Hyde pays 1 point to come here; 2 if Jekyll plays a card against him.
page-london-key-white-token = Played by Jekyll: the location is white until the end of Hyde’s turn, and he cannot act on it.
page-london-key-acted = Hyde has acted here this turn. He can act here again once he has entered another grey location.
page-london-key-lab = Jekyll mixes potions and cures here. Hyde can steal a card here.
page-london-key-apothecary = Jekyll can buy a card here that Hyde has spent.
page-london-key-research = A tile with a recipe that is not the cure. Jekyll can take it, Hyde can trash it.
page-london-key-black-token = On a tile: research costs one point more. On the clock: a step towards Hyde’s victory.
page-london-tile-lying = its tile lies face down
page-london-tile-trashed = its tile lies under a black token
page-london-tile-gone = its tile has been taken
page-london-whitened = under a white token
page-london-acted-here = Hyde has acted here this turn
page-london-acted = Hyde has acted at { $places }: there again only after another grey location.
page-london-pawn-here = the pawn stands here, showing { $face }
page-london-can-choose = can be chosen

## What is being asked

page-london-act = What to do
page-london-asked-act = Your turn: move along a path, or choose an action.
page-london-asked-pay = Pay for it: { $what }.
page-london-asked-raise = { $mover } is going to { $goal }. Play a card to raise the cost?
page-london-asked-window = Whiten a grey location? Lift a card, then choose the location.
page-london-asked-discard = You hold more than five cards. Choose one to discard.
page-london-asked-whites = Cured! Put two white tokens into the bag?
page-london-asked-lift = The black stock is empty: choose a trashed tile to take its black token from.
page-london-waiting-setup = The recipes are being laid out.
page-london-waiting-act = { $who } ({ $side }) is choosing what to do.
page-london-waiting-pay = { $who } ({ $side }) is paying: { $what }.
page-london-waiting-raise = { $mover } is going to { $goal }. { $who } may play a card against it.
page-london-waiting-window = { $who } (Jekyll) may whiten a location.
page-london-waiting-toll = A token is drawn from the bag for the black path to { $goal }.
page-london-waiting-draw = { $mover } draws from the deck.
page-london-waiting-trash = A token is drawn from the bag.
page-london-waiting-steal = Hyde reaches into Jekyll’s hand.
page-london-waiting-penalty = The mixture was wrong: three tokens are drawn from the bag.
page-london-waiting-lift = { $who } (Hyde) chooses a tile from which a black token is taken.
page-london-waiting-whites = { $who } (Jekyll) may put white tokens into the bag.
page-london-waiting-discard = { $who } ({ $side }) has too many cards and discards.
page-london-over-jekyll = All four vices are cured: Jekyll has won.
page-london-over-hyde = Three tokens of one vice are black: Hyde has won.
page-london-over-draw = The last turn is over: the game is drawn.

## Before an action

page-london-fare-hyde-white = 2 points: the location is white.
page-london-fare-hyde-grey = { $held ->
    [0] 1 point: the location is grey, and Jekyll has no card to play against it.
    [one] 1 point; 2 if Jekyll plays his card.
   *[other] 1 point; 2 if Jekyll plays one of his { $held } cards.
}
page-london-renews = A grey location: after that you can act again at { $places }.
page-london-fare-jekyll-white = 1 point: nobody can raise the cost of a white path.
page-london-fare-jekyll-grey = { $held ->
    [0] 1 point: Hyde has no card to play against it.
    [one] 1 point; if Hyde plays his card, one more in its colour.
   *[other] 1 point; if Hyde plays one of his { $held } cards, one more in its colour.
}
page-london-fare-jekyll-black = { $held ->
    [0] 1 point in the colour that comes out of the bag. If you cannot pay it, your turn ends.
   *[other] 1 point in the colour that comes out of the bag; if you cannot pay it, your turn ends. After that Hyde may play a card: one point more in its colour.
}
page-london-odds = { $what }: { $count } in { $all }
page-london-odds-payable = you can pay
page-london-odds-lost = you cannot pay: turn over
page-london-do-move = Move to { $where }
page-london-do-whiten = Whiten { $where } with one { $colour } card
page-london-do-lift = Take the black token off the tile: { $where }
page-london-do-meet = { london-action-meet }: take one { $colour } card
page-london-do-vice = { london-action-vice }: draw a card
page-london-do-trash = { london-action-trash }: name { $colour } and draw from the bag
page-london-do-steal = { london-action-steal }: one of Jekyll’s cards, at random
page-london-do-resist = { london-action-resist }: hand in a set of { $colour }, and a token of it turns black
page-london-do-buy = { london-action-buy }: take one { $colour } card
page-london-do-mix = { london-action-mix }: draw two cards
page-london-do-research = { london-action-research }: take the tile that lies here
page-london-do-alleviate = { london-action-alleviate }: try to cure { $colour }
page-london-do-pass = { london-action-pass }: the rest of your tokens go to the other side, and your turn ends
page-london-do-raise = Raise the cost with one { $colour } card
page-london-do-discard = Discard one { $colour } card
page-london-go = Confirm
page-london-cancel = Not now
page-london-cost = { $points ->
    [one] costs { $points } point
   *[other] costs { $points } points
}
page-london-does-vice = Draw a card from the deck.
page-london-does-meet = Take a card from the Displaced row.
page-london-does-resist = Hand in a set: a token of its colour turns black.
page-london-does-trash = Name a colour: if it comes out of the bag, the tile is trashed.
page-london-does-steal = Take one of Jekyll’s cards at random.
page-london-does-mix = Draw two cards from the deck.
page-london-does-buy = Take a card from the Apothecary row.
page-london-does-research = Take this tile: its recipe is not the cure.
page-london-does-alleviate = Hand in three cards: the right ones cure a vice.
page-london-does-pass = Give away the rest of your tokens, and end your turn.
page-london-vain = { $count ->
    [one] { $count } other set that cannot be the cure
   *[other] { $count } other sets that cannot be the cure
}

## Paying

page-london-due = { $points ->
    [one] { $points } point to pay
   *[other] { $points } points to pay
}
page-london-due-demand = { $points ->
    [0] One point to pay, in { $colour }
    [one] { $points } point to pay, and one in { $colour }
   *[other] { $points } points to pay, and one in { $colour }
}
page-london-chosen-payment = Chosen: { $what }.
page-london-pay-now = Pay
page-london-paying = Paying: { $paid } of { $of }
page-london-black-pair = Two black tokens
page-london-less = Less: { $what }
page-london-more = More: { $what }
page-london-ways = Ways to pay
page-london-proposed = Proposed
page-london-pay-as-proposed = Always pay as proposed

## Answering

page-london-raise-with = Raise with { $colour }
page-london-answering = Your answer is on its way. All answers take equally long, so that none gives anything away.
page-london-standing-answers = Standing answers
page-london-pass-turn = Decline for the rest of this turn
page-london-pass-lab = Decline unless the lab is near
page-london-always-raise = Always raise with { $colour } on the way to { $where }
page-london-passing-never = Always ask me
page-london-passing-this-turn = Decline for the rest of this turn
page-london-passing-away-from-lab = Decline unless the pawn is at the lab or on its way there
page-london-rule = On the way to { $where }: raise with { $colour }
page-london-forget = Forget it
page-london-whites-yes = Yes, two white tokens
page-london-whites-no = No

## Cards

page-london-none = none
page-london-so-many = { $count } { $what }
page-london-hand-empty = You hold no cards.
page-london-card-usable = can be played
page-london-card-not-usable = cannot be played now
page-london-row-displaced = Jekyll’s spent cards; Hyde can take them with Meet Displaced.
page-london-row-apothecary = Hyde’s spent cards; Jekyll can take them with Buy Potion.

## What has just been shown

page-london-from-bag = From the bag:
page-london-drawn = A card is drawn.
page-london-stolen = A card is stolen.
page-london-tile-found = A tile of { $colour } is taken.
page-london-reveal-right = That was the cure!
page-london-reveal-wrong = That was not the cure.
page-london-reveal-turn_lost = The colour demanded cannot be paid: the turn is over.
page-london-turned-black = A token of { $colour } turns black.

## The psyche

page-london-panel-psyche = Psyche
page-london-clock = The psyche. Black tokens: { $black }. { $tokens } of 12 tokens are still with the side whose turn it is.
page-london-goal-hyde = Hyde wins when a quarter of the clock is all black.
page-london-bag = { $count ->
    [one] Bag: { $count } token
   *[other] Bag: { $count } tokens
}
page-london-held = Cards held by { $side }
page-london-known = known:

## The notebook

page-london-panel-cure = Cure
page-london-goal-jekyll = Jekyll wins when all four vices are cured.
page-london-notebook-jekyll = In each column one recipe is the cure. Whatever you have researched, or tried in vain, is crossed out.
page-london-notebook-other = In each column one recipe is the cure. Whatever was tried in vain is crossed out; of researched tiles only the column is known.
page-london-researched = { $count ->
    [0] no tile yet
    [one] { $count } tile
   *[other] { $count } tiles
}
page-london-mark-cured = This was the cure.
page-london-mark-certain = This must be the cure.
page-london-mark-taken = Not the cure: its tile has been found.
page-london-mark-refuted = Not the cure: it was tried.
page-london-mark-open = May be the cure.
page-london-noting = Press a recipe to put a mark of your own on it: cross, question mark, tick.
page-london-noted-none = No mark of yours.
page-london-noted-no = Your mark: no.
page-london-noted-maybe = Your mark: perhaps.
page-london-noted-yes = Your mark: yes.
page-london-notes = Your notes, kept on this device

## Read out

page-london-read-hand = Your cards: { $cards }. With your tokens they make { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
page-london-read-score = Cured: { $cured }. Turned black: { $black }.
page-london-read-others = Jekyll holds { $jekyll ->
    [one] { $jekyll } card
   *[other] { $jekyll } cards
}, Hyde { $hyde ->
    [one] { $hyde } card
   *[other] { $hyde } cards
}. Displaced: { $displaced }. Apothecary: { $apothecary }. In the bag: { $bag }.
page-london-read-move = Move to { $places }
page-london-read-visit = { $count ->
    [0] No other action is left here.
    [one] One other action is left here.
   *[other] { $count } other actions are left here.
}
page-london-read-no-moves = You have nothing to choose at the moment.
page-london-open-jekyll = Jekyll’s hand
page-london-open-hyde = Hyde’s hand
page-london-open-cures = The cures
page-london-recap = { $count ->
    [one] What happened in the other turn
   *[other] What happened in the other turn: { $count } steps
}
page-london-figure-cures = cures found
page-london-figure-black = black of one colour at most
page-london-figure-turns = turns
page-london-score-title = How it ended, after { $turns } turns
page-london-score-drawn = After { $turns } turns nobody has won: a draw.
page-london-score-cures = { $count ->
    [0] Jekyll has found no cure; the fourth would have won.
    [4] Jekyll has found the fourth cure, and has won.
   *[other] Jekyll has found { $count } of the four cures that win.
}
page-london-score-cure = { $found ->
    [yes] { $colour }: the cure was { $cards }, and it was found.
   *[no] { $colour }: the cure was { $cards }, and it stayed hidden.
}
page-london-score-black = { $count ->
    [0] { $colour }: no token has turned black.
    [one] { $colour }: one token has turned black; the third wins for Hyde.
    [3] { $colour }: the third token has turned black, and Hyde has won.
   *[other] { $colour }: { $count } tokens have turned black; the third wins for Hyde.
}
