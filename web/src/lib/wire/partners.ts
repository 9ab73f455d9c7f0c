// Generated from the Rust types by `UPDATE_VECTORS=1 cargo test -p table --features ts`. Do not edit.

/**
 * All that one viewer may know.
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
hand: Cards, };

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
action: Action, } };

/**
 * What a viewer sees of a hand that is dealt.
 */
export type SeenHand = { "cards": Cards } | { "backs": BySide<number> };

/**
 * Who is looking at the game: a seat, or somebody who sees only what everybody sees.
 */
export type Viewer = { "seat": Seat } | "public";

/**
 * A player at the table, counted from 0 in the order of the record's `player` lines.
 */
export type Seat = number;
