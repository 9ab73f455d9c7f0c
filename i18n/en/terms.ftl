### The vocabulary of the three games: rulebooks, cards and boards use these words.
### Ids follow the game record: partners-card-JA is the card written JA there.

## The rulebooks

rules-example = Example
rules-ours = Our ruling
rules-outside = From elsewhere
rules-origin-seed = From the original rules
rules-origin-ours = Our own ruling
rules-origin-mixed = From the original rules, partly our own ruling
rules-origin-outside = From the original rules, completed from public pages about the game

## partners: sides and seats

partners-side-jekyll = Dr. Jekyll
    .short = Jekyll
    .symbol = flask
partners-side-hyde = Mr. Hyde
    .short = Hyde
    .symbol = top hat
partners-seat-n = North
partners-seat-e = East
partners-seat-s = South
partners-seat-w = West
partners-seatcard = Seat card
partners-seatcard-a = Seat card A: partners opposite
partners-seatcard-b = Seat card B: partners side by side
partners-team = Team
partners-partner = Partner
partners-opponent = Opponent
partners-solo = Solo
partners-ghost = Ghost

## partners: words of play

partners-hand = Hand
    .cards = Cards in hand
partners-dealer = Dealer
partners-trick = Trick
partners-lead = Lead
partners-play = Play
partners-ask = Ask
partners-carried = Carried over
partners-points = Points
partners-factor = Factor
partners-total = Total
partners-target = Target

## partners: kinds of card

partners-kind-transformation = Transformation
    .plural = Transformations
partners-kind-character = Character
    .plural = Characters
partners-kind-scene = Scene
    .plural = Scenes
partners-kind-deed = Deed
    .plural = Deeds

## partners: Dr. Jekyll's cards

partners-card-JT = Transformation
partners-card-JA = Dr. Jekyll
partners-card-JB = Mr. Utterson
partners-card-JC = Dr. Lanyon
partners-card-JD = Mr. Enfield
partners-card-JE = Poole
partners-card-J3 = The Garden Court
partners-card-J4 = The Dinner Table
partners-card-J5 = Cavendish Square
partners-card-J6 = The Red Baize Door
partners-card-J7 = The Laboratory
partners-card-Jx1 = Charity
partners-card-Jx2 = Mercy
partners-card-Jx3 = Remorse

## partners: Mr. Hyde's cards

partners-card-HT = Transformation
partners-card-HA = Mr. Hyde
partners-card-HB = Mr. Utterson
partners-card-HC = Dr. Lanyon
partners-card-HD = Mr. Enfield
partners-card-HE = Poole
partners-card-H3 = The By-Street Door
partners-card-H4 = Soho in the Fog
partners-card-H5 = A Bench in Regent’s Park
partners-card-H6 = Mr. Hyde’s Rooms
partners-card-H7 = The Lane by the River
partners-card-Hx1 = Fury
partners-card-Hx2 = Recklessness
partners-card-Hx3 = Murder

## duel: sides, colours, ranks

duel-side-jekyll = Jekyll
duel-side-hyde = Hyde
duel-colour = Colour
duel-colour-P = Pride
    .colour = purple
    .effect = The winner of the trick also takes one earlier trick from the loser.
duel-colour-W = Wrath
    .colour = red
    .effect = All colour ranks are removed.
duel-colour-E = Envy
    .colour = green
    .effect = Both players exchange two cards.
duel-order = Colour order
duel-rank-lowest = Weakest
duel-rank-middle = Middle
duel-rank-strongest = Strongest

## duel: words of play

duel-evil-card = Evil card
    .plural = Evil cards
duel-potion = Potion
    .plural = Potions
duel-effect = Effect
duel-track = Track
duel-space = Space
duel-marker = Marker
duel-round = Round
duel-trick = Trick
duel-hand = Hand
duel-aside = Set aside
duel-leader = Leader
duel-follower = Follower
duel-play = Play
duel-call = Call a colour
duel-give = Give
duel-swap = Exchange
duel-match-single = Single game
duel-match-return = Return match

## duel: cards

duel-card-P1 = Pride 1
duel-card-P2 = Pride 2
duel-card-P3 = Pride 3
duel-card-P4 = Pride 4
duel-card-P5 = Pride 5
duel-card-P6 = Pride 6
duel-card-P7 = Pride 7
duel-card-W1 = Wrath 1
duel-card-W2 = Wrath 2
duel-card-W3 = Wrath 3
duel-card-W4 = Wrath 4
duel-card-W5 = Wrath 5
duel-card-W6 = Wrath 6
duel-card-W7 = Wrath 7
duel-card-E1 = Envy 1
duel-card-E2 = Envy 2
duel-card-E3 = Envy 3
duel-card-E4 = Envy 4
duel-card-E5 = Envy 5
duel-card-E6 = Envy 6
duel-card-E7 = Envy 7
# The record writes +2; an id cannot hold a plus sign.
duel-potion-2 = Potion 2+
duel-potion-3 = Potion 3+
duel-potion-4 = Potion 4+
duel-potion-5 = Potion 5+

## london: sides and colours

london-side-jekyll = Jekyll
london-side-hyde = Hyde
london-vice = Vice
    .plural = Vices
london-colour-w = Wrath
    .colour = red
london-colour-l = Lust
    .colour = blue
london-colour-p = Pride
    .colour = purple
london-colour-e = Envy
    .colour = yellow
london-colour-white = White
london-colour-black = Black

## london: cards and tokens

london-card = Card
    .plural = Cards
london-card-w = Wrath card
london-card-l = Lust card
london-card-p = Pride card
london-card-e = Envy card
london-token = Psyche token
    .plural = Psyche tokens
london-token-w = Wrath token
london-token-l = Lust token
london-token-p = Pride token
london-token-e = Envy token
london-token-white = White token
london-token-black = Black token
london-point = Point
    .plural = Points
london-circulating = In circulation
london-bag = Bag
london-stock-white = White stock
london-stock-black = Black stock
london-hand = Hand
london-deck = Deck
london-discard-pile = Discard pile
london-row-apothecary = Apothecary
london-row-displaced = Displaced

## london: recipes

london-recipe = Recipe
    .plural = Recipes
london-column = Column
london-cure = Cure
    .plural = Cures
london-cured = Cured
london-tile = Tile
    .plural = Tiles
london-tile-trashed = Trashed tile

## london: the map

london-map = Map
london-pawn = Pawn
london-location = Location
    .plural = Locations
london-ground-grey = Grey location
london-ground-white = White location
london-path-white = White path
london-path-grey = Grey path
london-path-black = Black path
london-site-lab = Lab
london-site-apothecary = Apothecary
london-site-research = Research site
london-turn = Turn
london-visit = Visit
london-acted = Acted

## london: actions

london-action-move = Move
london-action-meet = Meet Displaced
london-action-vice = Commit Vice
london-action-trash = Trash Research
london-action-steal = Steal a Potion
london-action-resist = Gain Resistance
london-action-buy = Buy Potion
london-action-mix = Mix Potion
london-action-research = Research
london-action-alleviate = Mix Alleviation
london-action-pass = Pass

## london: reactions, payment and other decisions

london-reaction-raise = Raise the cost
london-reaction-whiten = Whiten
london-reaction-decline = Decline
london-pay = Pay
london-pay-token = Pay with a token
london-pay-black = Pay with two black tokens
london-pay-card = Pay with a card
london-discard = Discard
london-whites = Put two white tokens into the bag
london-lift = Take a black token off a tile
