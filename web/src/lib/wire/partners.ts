// Generated from the Rust types by `UPDATE_VECTORS=1 cargo test -p table --features ts`. Do not edit.

/**
 * All that one viewer may know. It is written with what follows from it by the rules, and read without.
 */
export type View = { 
/**
 * Who is looking.
 */
viewer: Viewer, 
/**
 * What everybody sees.
 */
board: Board, 
/**
 * The viewer's own hand; a spectator has none.
 */
hand: Cards, 
/**
 * What follows from it by the rules.
 */
reckoning: Reckoning, };

/**
 * The public part of the game.
 */
export type Board = { 
/**
 * What was agreed.
 */
options: Options, 
/**
 * Who sits where, in this hand or, between hands, in the next.
 */
seating: Seating, 
/**
 * The totals after the hands so far.
 */
totals: Totals, 
/**
 * The score sheet: what each hand so far brought the two teams.
 */
sheet: Array<BySide<number>>, 
/**
 * What the game waits for.
 */
phase: Phase, };

/**
 * What the game waits for.
 */
export type Phase = { "lot": { 
/**
 * The card that says who plays with whom.
 */
seat_card: SeatCard, } } | { "first_deal": { 
/**
 * The side of each place.
 */
teams: ByPlace<Side>, } } | { "deal": { 
/**
 * The side of each place.
 */
teams: ByPlace<Side>, 
/**
 * Who deals.
 */
dealer: Place, } } | { "play": Hand } | { "over": Hand };

/**
 * What everybody sees of a hand.
 */
export type Hand = { 
/**
 * The side of each place.
 */
teams: ByPlace<Side>, 
/**
 * Who dealt.
 */
dealer: Place, 
/**
 * P1.6: The backs show the side, so everybody counts how many cards of each side lie at a place.
 */
backs: ByPlace<BySide<number>>, 
/**
 * P6.1: The ghost's cards, which lie open; none with four players.
 */
open: Cards, 
/**
 * P7.2: The cards played so far, trick after trick.
 */
played: Array<Played>, 
/**
 * P7.2: The cards that each team has taken, for everybody to look at.
 */
piles: BySide<Cards>, 
/**
 * P4.3: The cards of earlier tricks that nobody has won yet.
 */
carried: Cards, 
/**
 * Whose turn it is: the place in front of which the next card will lie.
 */
turn: Place, 
/**
 * Who decides on that turn.
 */
step: Deciding, };

/**
 * Who decides on a turn.
 */
export type Deciding = "turn" | { "asked": Place };

/**
 * A card on the table: one place's turn, perhaps another place's card.
 */
export type Played = { 
/**
 * P3.4: Whose turn it was: the card lies in front of this place and counts as played by it.
 */
turn: Place, 
/**
 * Whose hand it came from.
 */
from: Place, 
/**
 * The card.
 */
card: Card, };

/**
 * What follows from a view by the rules.
 */
export type Reckoning = { 
/**
 * Who sits at each place and who decides there.
 */
places: ByPlace<Sits>, 
/**
 * The place of the viewer; none for a spectator.
 */
own: Place | null, 
/**
 * The side of each place, as soon as it is known.
 */
teams: ByPlace<Side> | null, 
/**
 * The place that has to play or ask now.
 */
deciding: Place | null, 
/**
 * What follows from the hand on the table.
 */
hand: HandReckoning | null, };

/**
 * Who sits at a place.
 */
export type Sits = { 
/**
 * The player; none at the ghost's place.
 */
person: Seat | null, 
/**
 * P6.3: Who decides there: the player, or the solo for his ghost.
 */
decides: Seat, };

/**
 * What follows from a hand by the rules.
 */
export type HandReckoning = { 
/**
 * The trick that is played, 1 to 7.
 */
trick: number, 
/**
 * How many of the cards played lie in it.
 */
lying: number, 
/**
 * P4.1: The place that would win it, or lead after it, if it ended now.
 */
ahead: Place | null, 
/**
 * P4.3: Does a transformation lie in it, so that nobody will win it?
 */
transformed: boolean, 
/**
 * What became of the complete tricks, in their order.
 */
ended: Array<Ended>, 
/**
 * Why the last of them ended so.
 */
last: Taken | null, 
/**
 * P5.1: What the piles are worth so far.
 */
worth: BySide<Worth>, 
/**
 * What each card that the viewer sees in a hand would make of the piles, if it and all that lies on the table went to
 * either team.
 */
stakes: Array<Stake>, };

/**
 * What became of a trick.
 */
export type Ended = { 
/**
 * P4.2: Who has won it; nobody after a transformation (P4.3).
 */
winner: Place | null, 
/**
 * Who led next.
 */
leads: Place, };

/**
 * How a trick ended, and why.
 */
export type Taken = { 
/**
 * Its cards.
 */
cards: [Played, Played, Played, Played], 
/**
 * P4.2: Who has won it; nobody after a transformation (P4.3).
 */
winner: Place | null, 
/**
 * P4.2: The team that takes the cards.
 */
side: Side | null, 
/**
 * Who leads next.
 */
leads: Place, 
/**
 * The card that decided.
 */
by: Card, 
/**
 * Why it did.
 */
why: Why, 
/**
 * The rule that says so.
 */
rule: string, };

/**
 * Why a trick ended as it did.
 */
export type Why = "highest" | "first_of_equals" | "transformation" | "first_transformation" | "last_transformation";

/**
 * What a team's pile is worth.
 */
export type Worth = { 
/**
 * Points times factor.
 */
product: Product, 
/**
 * The deeds of the side, the lowest factor first.
 */
deeds: Array<Deed>, };

/**
 * What a team's pile makes.
 */
export type Product = { 
/**
 * The points of the cards.
 */
points: number, 
/**
 * What they are multiplied by.
 */
factor: number, 
/**
 * What comes of it.
 */
score: number, };

/**
 * A deed, and where it is.
 */
export type Deed = { 
/**
 * The card.
 */
card: Card, 
/**
 * P1.4: Its factor.
 */
factor: number, 
/**
 * What has become of it.
 */
fate: Fate, };

/**
 * What has become of a deed.
 */
export type Fate = "won" | "lost" | "out";

/**
 * What a card would make of the piles.
 */
export type Stake = { 
/**
 * The card.
 */
card: Card, 
/**
 * If jekyll's team took it.
 */
jekyll: Product, 
/**
 * If hyde's team took it.
 */
hyde: Product, };

/**
 * Which person sits at which place.
 */
export type Seating = "four" | { "three": { 
/**
 * The place that belongs to nobody.
 */
ghost: Place, 
/**
 * The players clockwise from the ghost: his left neighbour, the solo opposite him, his right neighbour.
 */
players: [Seat, Seat, Seat], } };

/**
 * What has been scored so far.
 */
export type Totals = { "teams": BySide<number> } | { "players": [number, number, number] };

/**
 * What is agreed before the first deal.
 */
export type Options = { 
/**
 * How many play, and how they sit.
 */
players: Players, 
/**
 * P5.3: The total that ends the game.
 */
target: number, };

/**
 * How many play, and how they sit.
 */
export type Players = { "four": { 
/**
 * The card that lies in the middle.
 */
seat_card: SeatCard, } } | { "three": { 
/**
 * Where the ghost's cards lie in the first hand. The player opposite is the first to play alone.
 */
ghost: Place, } };

/**
 * The card in the middle of the table that shows who plays with whom.
 */
export type SeatCard = "a" | "b";

/**
 * P2.1: A place at the table, where cards lie. *Left* of a player is the next place clockwise:
 *
 * ```text
 *         n
 *     w       e
 *         s
 * ```
 */
export type Place = "n" | "e" | "s" | "w";

/**
 * One thing for each place.
 */
export type ByPlace<T> = { 
/**
 * North's.
 */
n: T, 
/**
 * East's.
 */
e: T, 
/**
 * South's.
 */
s: T, 
/**
 * West's.
 */
w: T, };

/**
 * Jekyll or hyde.
 */
export type Side = "jekyll" | "hyde";

/**
 * One thing for each side.
 */
export type BySide<T> = { 
/**
 * Jekyll's.
 */
jekyll: T, 
/**
 * Hyde's.
 */
hyde: T, };

/**
 * One of the 28 cards. `J7` is the scene of 7 points of jekyll, `HA` Mr. Hyde himself, `Hx3` Murder.
 */
export type Card = string;

/**
 * A set of cards, in card order.
 */
export type Cards = Card[];

/**
 * A decision.
 */
export type Action = { "play": Card } | { "ask": Place };

/**
 * A move as one viewer saw it.
 */
export type Seen = { "teams": ByPlace<Side> } | { "deal": { 
/**
 * Who deals.
 */
dealer: Place, 
/**
 * What the viewer sees of each hand.
 */
hands: ByPlace<SeenHand>, } } | { "act": { 
/**
 * The place of the player who decides.
 */
place: Place, 
/**
 * What he does.
 */
action: Action, 
/**
 * P3.4: The place in front of which the card lies or will lie.
 */
turn: Place, 
/**
 * P3.1: The side of the card.
 */
side: Side, } };

/**
 * What a viewer sees of a hand that is dealt.
 */
export type SeenHand = { "cards": Cards } | { "backs": BySide<number> };

/**
 * What followed from a move by the rules, for everybody to know.
 */
export type Note = { "seats": Seating } | { "solo": Place } | { "trick": Taken } | { "score": HandEnd };

/**
 * The end of a hand.
 */
export type HandEnd = { 
/**
 * P5.1: What it brought the two teams.
 */
score: BySide<number>, 
/**
 * P5.1: What that is made of.
 */
terms: BySide<Terms>, 
/**
 * P5.3, P6.6: What it adds to the totals.
 */
added: Totals, 
/**
 * The table as everybody saw it when the last trick was complete, before it was cleared.
 */
table: View, };

/**
 * What a score is made of.
 */
export type Terms = { 
/**
 * How many cards the team has taken.
 */
cards: number, 
/**
 * P1.3: The points of the scenes among them, the highest first.
 */
scenes: Array<number>, 
/**
 * P1.2: How many characters are among them, 1 point each.
 */
characters: number, };

/**
 * Who is looking at the game: a seat, or somebody who sees only what everybody sees.
 */
export type Viewer = { "seat": Seat } | "public";

/**
 * A player at the table, counted from 0 in the order of the record's `player` lines.
 */
export type Seat = number;
