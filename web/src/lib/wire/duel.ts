// Generated from the Rust types by `UPDATE_VECTORS=1 cargo test -p table --features ts`. Do not edit.

/**
 * All that one viewer may know.
 */
export type View = { 
/**
 * What everybody sees.
 */
board: Board, 
/**
 * What this viewer knows besides.
 */
known: Known, };

/**
 * What lies open on the table.
 */
export type Board = { 
/**
 * What was agreed before the first deal.
 */
options: Options, 
/**
 * Which game of the match this is.
 */
leg: Leg, 
/**
 * The round and the marker.
 */
track: Track, 
/**
 * What the game waits for.
 */
phase: Phase, 
/**
 * How the colours are ranked.
 */
order: ColourOrder, 
/**
 * The tricks that each player has taken in this round; after the last one they lie there until the next
 * deal.
 */
taken: BySide<number>, 
/**
 * The tricks of this round in the order in which they were played, the one on the table excepted.
 */
tricks: Array<Trick>, };

/**
 * What the game waits for.
 */
export type Phase = "deal" | { "give": Waiting } | { "lead": Side } | { "follow": { 
/**
 * Who led.
 */
leader: Side, 
/**
 * What was led.
 */
led: Led, } } | { "swap": { 
/**
 * The trick on the table, not yet taken.
 */
trick: Trick, 
/**
 * Who has still to choose.
 */
waiting: Waiting, } } | { "over": Outcome };

/**
 * Who has still to choose cards for an exchange. That somebody has chosen is public, what is not.
 */
export type Waiting = "both" | { "only": Side };

/**
 * What a viewer knows besides the board.
 */
export type Known = "nothing" | { "own": Own };

/**
 * What a player knows and remembers of the round being played.
 */
export type Own = { 
/**
 * The player's side.
 */
role: Side, 
/**
 * The hand.
 */
hand: Cards, 
/**
 * The hand as it was dealt.
 */
dealt: Cards, 
/**
 * What each player gave in every exchange made: both have seen all these cards.
 */
exchanges: Array<BySide<Cards>>, 
/**
 * What the player has chosen for an exchange that waits for the other; empty if nothing.
 */
chosen: Cards, };

/**
 * What is agreed before the first deal.
 */
export type Options = { 
/**
 * How many games are played.
 */
match: Match, };

/**
 * How many games are played.
 */
export type Match = "single" | "return";

/**
 * D5.3: which game of the match this is.
 */
export type Leg = "first" | { "second": { 
/**
 * What the hyde of the first game, seat 1, reached.
 */
first: Score, } };

/**
 * D1.3: a track of 11 spaces, 0 to 10, and three rounds.
 */
export type Track = { 
/**
 * The round that is played or dealt next, 1 to 3; at the end the last one played.
 */
round: number, 
/**
 * The space of the marker.
 */
marker: number, };

/**
 * D5.3: the score of a hyde in a return match.
 */
export type Score = { 
/**
 * The space reached.
 */
space: number, 
/**
 * The rounds that the game took.
 */
rounds: number, };

/**
 * How the game ended.
 */
export type Outcome = { "single": { 
/**
 * Who won.
 */
winner: Side, 
/**
 * The space reached.
 */
marker: number, 
/**
 * The last round played.
 */
round: number, } } | { "return": { 
/**
 * What each seat reached as hyde, in seat order.
 */
scores: [Score, Score], } };

/**
 * How the colours are ranked just now.
 */
export type ColourOrder = "empty" | { "lowest": Colour } | { "full": [Colour, Colour] };

/**
 * The place of a colour in the order.
 */
export type Rank = "lowest" | "middle" | "strongest";

/**
 * The first card of a trick, and the colour that it asks for.
 */
export type Led = { 
/**
 * The card.
 */
card: Card, 
/**
 * Its colour, or the one called with it if it is a potion.
 */
colour: Colour, };

/**
 * Two cards on the table.
 */
export type Trick = { 
/**
 * Who led.
 */
leader: Side, 
/**
 * What was led.
 */
led: Led, 
/**
 * What the other player answered.
 */
followed: Card, };

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
 * D1.1: the colour of an evil card.
 */
export type Colour = "pride" | "wrath" | "envy";

/**
 * One of the 25 cards.
 */
export type Card = string;

/**
 * A set of cards. `(hand - given) | received` is a hand after an exchange.
 */
export type Cards = Card[];

/**
 * D1.2: a potion, 2+ to 5+, one of each, without colour.
 */
export type Potion = string;

/**
 * A decision of a player.
 */
export type Action = { "give": Cards } | { "play": Card } | { "lead": [Potion, Colour] } | { "swap": Cards };

/**
 * One move as one viewer saw it; `None` is what stayed hidden.
 */
export type Seen = { "deal": BySide<Cards | null> } | { "give": Chosen } | { "swap": Chosen } | { "play": [Side, Card] } | { "lead": [Side, Potion, Colour] };

/**
 * Cards chosen for an exchange, as one viewer saw it. With the second choice the exchange is made.
 */
export type Chosen = { 
/**
 * Whose cards.
 */
role: Side, 
/**
 * Which cards: seen by who chose them, and by who gets them now.
 */
cards: Cards | null, 
/**
 * What the viewer, having chosen last, gets for them.
 */
received: Cards | null, };
