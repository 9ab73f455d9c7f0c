### The rulebook of london. L4-3 is rule L4.3 of the rulings.

london-title = London
london-tagline = A pursuit through London for two, in which Jekyll and Hyde share one pawn and one supply of strength.
london-players = 2 players
london-about = Jekyll and Hyde take turns with the same pawn. Jekyll searches the city for four hidden cures; Hyde darkens his psyche, token by token. The twelve tokens that one side spends on its turn are exactly what the other side will have on the next. Even a card thrown in to save a token ends up where the other side can fetch it.
london-credit = After “Jekyll & Hyde (1.3)”, a print-and-play game. The text we have does not name its designer. If you know who it is, please tell us.
london-independence = Utterson is an independent project, not affiliated with the designer or any publisher. The rules are told here in our own words. The art, the map, the recipes and the boards are our own design, because the original ones are pictures that the text we have does not contain.

london-summary-goal = Jekyll wins with the fourth cure; Hyde wins when three tokens of one colour have turned black.
london-summary-turn = Move and act by paying tokens to the other side; when all twelve are gone, it is the other side’s turn.
london-summary-end = A game without a winner ends in a draw after 200 turns.

## Material

L1 = Material

L1-1 = There are four colours, each standing for a vice: wrath (red), lust (blue), pride (purple) and envy (yellow). The deck has 40 cards, ten of each colour.
    .origin = mixed
    .ours = That there are ten cards of each colour is our ruling.
L1-2 = Psyche tokens, or tokens for short: four of each colour, eight white ones, which are Jekyll’s stock, and eight black ones, which are Hyde’s stock.
    .origin = seed
L1-3 = There are 16 recipe tokens, also called alleviations. Each shows three colours. The top colour names the column it belongs to, and there are four recipes in each column. If T is the top colour and A, B and C are the other three, they are TTT, TAB, TAC and TBC.
    .origin = mixed
    .ours = The number of recipes comes from the text; the recipes themselves are our design.
    .example = The wrath column has wrath-wrath-wrath, wrath-lust-pride, wrath-lust-envy and wrath-pride-envy.
L1-4 = Both players share a single pawn. One of its faces shows Jekyll, the other Hyde.
    .origin = seed
L1-5 = The map has locations, which are grey or white, and paths between them, which are white, grey or black. There are exactly one lab, two apothecaries and twelve research sites, on fifteen different locations. Everything is connected. Other things are desirable, and the program only warns where they are missing: the white paths alone connect everything, so that grey and black paths are shortcuts; no site is more than five steps from the lab; the lab is grey and lies in the west.
    .origin = mixed
    .ours = The original map is a picture that is not in the text we have. Which kinds of locations and paths there are comes from the text; how they must be connected is our ruling.
L1-6 = A map is a data file. The built-in map is our own. If you have a printed copy of the game, you can write its map down in the same format; the program checks it and says what is wrong.
    .origin = ours
    .ours = The built-in map and the file format are ours.

## Set-up

L2 = Set-up

L2-1 = Sort the recipe tokens by their top colour. One of each group is set apart, unseen by both players: it is the cure of that colour. The other twelve are shuffled face down and laid out, one on each research site. There they are called tiles.
    .origin = seed
L2-2 = Put one token of each of the four colours into the bag. The other twelve coloured tokens, three of each colour, circulate: they are what both sides pay with. At the start Hyde holds all of them.
    .origin = seed
L2-3 = Nobody holds cards. The pawn stands on the lab, Hyde’s face up, and Hyde begins.
    .origin = seed

## Points

L3 = Points

L3-1 = Every action costs points. You pay a point by handing one of your circulating tokens to the other side. Once you have given away all of them, your turn ends after the action in hand. If you pass, you give all that you have left. Then the pawn is flipped, and the other side has twelve tokens to play with.
    .origin = seed
L3-2 = A card from your hand can pay a point in place of a token. A card that Hyde spends in this way goes face up to the Apothecary row, one that Jekyll spends goes face up to the Displaced row.
    .origin = seed
L3-3 = For Jekyll it takes two black tokens to make one point, and black can never pay where a colour is demanded. For Hyde a black token is one point like any other.
    .origin = seed
    .example = Jekyll has three black tokens. They are worth one point to him, and one token is left over.
L3-4 = You may begin an action only if you can pay all of its cost with tokens and cards. Cards handed in as a set (Gain Resistance, Mix Alleviation) leave your hand when you name them and cannot pay as well. To begin a move, Jekyll needs to be able to pay one point of any kind.
    .origin = ours
    .ours = This rule is entirely ours.
L3-5 = The hand limit is five cards. If you have more after an action, you choose which to put on the discard pile until five are left.
    .origin = mixed
    .ours = How you get back to five cards is our ruling.
L3-6 = Sets handed in go to the discard pile beside the deck. When the deck is empty, the discard pile is shuffled and becomes the new deck. The two rows are never shuffled back in. If deck and discard pile are both empty, no action that draws a card is possible.
    .origin = mixed
    .ours = That the rows are never shuffled back in, and what happens when both piles are empty, is our ruling.

## Hyde's turn

L4 = Hyde’s turn

L4-1 = Move: Hyde goes to a neighbouring location. The colour of the path is nothing to him; the colour of the goal sets the price. A grey location costs 1, a white one 2. A location is white if it is printed white or carries a white token.
    .origin = seed
L4-2 = When Hyde has named a grey location as his goal, Jekyll may play one card of any colour to the Displaced row. The move then costs 2. If Hyde cannot pay that, all his tokens go to Jekyll, the pawn stays where it is, and Hyde’s turn ends. A move once named cannot be taken back.
    .origin = mixed
    .ours = What happens when Hyde cannot pay is our ruling.
L4-3 = Jekyll may whiten locations at the start of Hyde’s turn and after each of Hyde’s actions, before the next one. For each he plays a card to the Displaced row and puts a white token from his stock on any location that is grey at that moment, even the one Hyde stands on. The token stays until the end of Hyde’s turn and then returns to the stock.
    Until then the location is white: moving there costs 2, and apart from moving no action is possible on it; Hyde can only move away or pass.
    After each card Jekyll may play another, until he declines or has nothing left to play or to whiten. After the action that ends Hyde’s turn he is not asked.
    .origin = mixed
    .ours = The exact moments at which Jekyll may do this are our ruling.
L4-4 = At a location Hyde may take one action other than moving. There he may act again in the same turn only after he has entered another location that was grey when he entered it. A white one does not count, whether it is printed white or carries a white token. With a new turn he may act everywhere again.
    .origin = mixed
    .ours = That white locations do not count, and that a new turn begins anew, is our ruling.
    .example = Hyde acts at the lab, steps to a white location and comes back: he cannot act at the lab again. If he had stepped to a grey one, he could.
L4-5 = Three actions need a grey location.
    Meet Displaced costs 2: Hyde takes any one card of the Displaced row into his hand.
    Commit Vice costs 3: Hyde draws a card.
    Gain Resistance costs 6: Hyde hands in three cards of one colour, or four if that colour is cured (L5.6). One circulating token of that colour turns black: it goes into the bag, and a black token takes its place.
    .origin = mixed
    .ours = That Meet Displaced takes one card only is our ruling.
L4-6 = Two actions belong to certain locations.
    Trash Research costs 3, at a research site that still has its tile and no black token on it, as long as Hyde’s black stock is not empty. Hyde names a colour; a token is drawn from the bag and put back. If it matches, a black token is placed on the tile.
    Steal a Potion costs 4, at the lab, if Jekyll has a card. Hyde takes one card of Jekyll’s hand at random.
    Both are also possible on a location printed white, but not under a white token.
    .origin = mixed
    .ours = That both are possible on printed white, that the first needs black stock and the second a card in Jekyll’s hand, is our ruling.
L4-7 = Hyde wins at once, no matter whose turn it is, when the third token of one colour turns black.
    .origin = seed
L4-8 = When the black stock is empty, Trash Research is not possible. If a token must turn black all the same, its black one is taken off a trashed tile, that is, a tile with a black token on it; Hyde chooses which. If there is no such tile either, all eight black tokens are in circulation, two for each colour. The token is then the third of its colour, and Hyde wins.
    .origin = ours
    .ours = This rule is entirely ours.

## Jekyll's turn

L5 = Jekyll’s turn

L5-1 = Move: Jekyll goes along a path to a neighbouring location. The colour of the location is nothing to him; the colour of the path sets the price.
    White path: 1 point.
    Grey path: 1 point. Before Jekyll pays, Hyde may play one card to the Apothecary row. Then the move costs one point more, and that point must be paid in the card’s colour.
    Black path: first a token is drawn from the bag and put back. Jekyll must pay one point in its colour; if it is white, any one point will do. After that Hyde may add a card as on a grey path.
    .origin = mixed
    .ours = That Hyde decides before Jekyll pays on a grey path is our ruling.
L5-2 = A demanded colour is paid with a token or a card of that colour. If Jekyll can pay it, he must. If he cannot, all his tokens go to Hyde, the pawn stays where it is, and Jekyll’s turn ends; what he has paid before is spent. On a grey path the base point and the demand are judged together before anything is paid, and tokens and cards of the colour count for the demand first.
    .origin = mixed
    .ours = That the pawn stays, that earlier payment is spent, and how a grey path is judged, is our ruling.
    .example = On a grey path Hyde plays an envy card. Jekyll has one envy token and nothing else. It covers the demand, so the base point cannot be paid: the move fails and the turn is over.
L5-3 = On each visit to a location Jekyll may take two actions other than moving. A new visit begins with a move, and also with a new turn.
    .origin = mixed
    .ours = That a new turn begins a new visit is our ruling.
L5-4 = In these actions a potion is simply a card.
    Buy Potion costs 2, at an apothecary: Jekyll takes any one card of the Apothecary row.
    Mix Potion costs 3, at the lab: Jekyll draws two cards. If only one is left to draw, he draws that one.
    .origin = mixed
    .ours = What happens when only one card is left is our ruling.
L5-5 = Research costs 3, at a research site that still has its tile. With a black token on the tile it costs 4, and the black token returns to Hyde’s stock. Jekyll takes the tile. Both players see its column, that is, its top colour. Only Jekyll sees the recipe, and he may look at it again later.
    .origin = mixed
    .ours = Who sees what of the tile is our ruling.
L5-6 = Mix Alleviation costs 6, at the lab. Jekyll names a colour that is not cured yet and hands in any three cards.
    If they match the hidden recipe, the colour is cured, and Jekyll may put two white tokens from his stock into the bag. After the fourth cure nothing more is asked.
    If not, three tokens are drawn from the bag together and put back. For each coloured one among them, a circulating token of that colour turns black: one that Hyde already has, if there is one, otherwise one of Jekyll’s. The coloured token goes into the bag. This is done in the order wrath, lust, pride, envy and stops when Hyde wins. The cure stays hidden.
    .origin = mixed
    .ours = The details of a failed attempt are our ruling: how the three tokens are drawn, which tokens turn black and in what order, and that the cure stays hidden. So is asking nothing after the fourth cure.
L5-7 = Jekyll wins at once with the fourth cure.
    .origin = seed

## Limits

L6 = Limits

L6-1 = A reaction is a card played on the other side’s turn (L4.2, L4.3, L5.1). It is offered whenever the rule allows it and the side that may react holds at least one card, and has white stock where it is needed. These facts are public. So the mere question never tells what somebody holds.
    .origin = ours
    .ours = This rule is entirely ours.
L6-2 = After 200 turns the game is a draw. Each side’s turn counts as one. The number can be set at the table.
    .origin = ours
    .ours = This rule is entirely ours.
L6-3 = Everybody may know: the size of both hands, both rows, where all the tokens are (those in the bag too), the tiles left on the map, the trashed tiles, the columns of the researched tiles and the cured colours.
    Hidden from view: the cards in hand (except those seen when they were taken from a row), the cures, the tiles on the map and, from Hyde, the recipes Jekyll has researched.
    .origin = ours
    .ours = The original text has no such list; we drew it up from the other rules.

## Tips

london-tips = Tips
london-tip-1 = Spend cards with care. What you pay with lies in a row from which only the other side can take it.
london-tip-2 = As Jekyll, check what is in the bag before you take a black path. Keep a token or a card of every colour that is likely to come up.
london-tip-3 = As Jekyll, cross recipes off. Three tiles of a column leave one possible cure; with fewer you are guessing, and a wrong guess can blacken up to three tokens.
london-tip-4 = As Jekyll, save a card or two for Hyde’s turn. A white token under his feet keeps him from handing in his set there.
london-tip-5 = As Hyde, settle on one colour before it is cured. As long as it is not, three cards will do instead of four.
london-tip-6 = As Hyde, remember that every token you blacken works three times: it slows Jekyll down, it brings you nearer to three, and its colour comes out of the bag more often.
