// Generated from the Rust types by `UPDATE_VECTORS=1 cargo test -p table --features ts`. Do not edit.

/**
 * All that one viewer may know. It is written with what follows from it by the rules, and read without.
 */
export type View = { 
/**
 * What everybody sees.
 */
board: Board, 
/**
 * What this viewer knows besides.
 */
known: Known, 
/**
 * What follows from it by the rules.
 */
reckoning: Reckoning, };

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
 * What follows from a view by the rules.
 */
export type Reckoning = { 
/**
 * D5.3: the seat that plays each side.
 */
seats: BySide<number>, 
/**
 * Who is waited for.
 */
asked: Array<Side>, 
/**
 * How many cards each player holds.
 */
held: BySide<number>, 
/**
 * The trick that is played, from 1; none between rounds.
 */
trick: number | null, 
/**
 * What lies between the players.
 */
lying: Lying | null, 
/**
 * Who took the tricks of this round, in their order.
 */
won: Array<Won>, 
/**
 * The last trick that was taken in this round.
 */
last: Taken | null, 
/**
 * D3.4: the colours by rank, the weakest first.
 */
ranks: [Colour | null, Colour | null, Colour | null], 
/**
 * D3.4: the colours of which a card would be ranked if it were played now.
 */
would_rank: Array<WouldRank>, 
/**
 * D5.1: what would become of the marker if the round ended now; none between rounds.
 */
prospect: Prospect | null, };

/**
 * The cards between the players.
 */
export type Lying = { 
/**
 * Who led.
 */
leader: Side, 
/**
 * What was led.
 */
led: Card, 
/**
 * D3.1: the colour called with a potion.
 */
called: Colour | null, 
/**
 * The answer.
 */
followed: Card | null, 
/**
 * D3.6: the colour that a potion has met, whose effect follows.
 */
met: Colour | null, };

/**
 * What became of a trick.
 */
export type Won = { 
/**
 * D3.8: who took it.
 */
winner: Side, 
/**
 * D3.6: the colour that a potion has met in it.
 */
met: Colour | null, };

/**
 * A trick that was taken, and why.
 */
export type Taken = { 
/**
 * The cards.
 */
cards: Lying, 
/**
 * D3.8: who took it.
 */
winner: Side, 
/**
 * The card that won.
 */
by: Card, 
/**
 * The card that it beat.
 */
beats: Card, 
/**
 * Why it won.
 */
why: Why, 
/**
 * The rule that says so.
 */
rule: string, 
/**
 * D4.1: did the winner take an earlier trick of the loser with it?
 */
steals: boolean, };

/**
 * Why a trick is taken: the card that wins it beats the other.
 */
export type Why = "stronger_colour" | "higher_value" | "higher_beside_potion" | "potion_ties" | "higher_potion";

/**
 * What a card of a colour would do to the order of the colours.
 */
export type WouldRank = { 
/**
 * The colour.
 */
colour: Colour, 
/**
 * The rank that it would get.
 */
rank: Rank, 
/**
 * The colour that would then be the strongest, if it is settled.
 */
strongest: Colour | null, };

/**
 * What would become of the marker.
 */
export type Prospect = { 
/**
 * By how much one player is ahead.
 */
difference: number, 
/**
 * Where the marker would go.
 */
space: number, };

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

/**
 * What follows from a move by the rules, for everybody to see.
 */
export type Note = { "trick": Taken } | { "round": RoundEnd } | "game2";

/**
 * How a round has ended.
 */
export type RoundEnd = { 
/**
 * The tricks of each side.
 */
tricks: BySide<number>, 
/**
 * D5.1: by how many spaces the marker has moved, if the track is long enough.
 */
difference: number, 
/**
 * Where the marker stands now.
 */
marker: number, 
/**
 * What comes then.
 */
then: Then, 
/**
 * The table as everybody saw it when the last trick was taken, before it was cleared.
 */
table: View, };

/**
 * What comes after a round.
 */
export type Then = { "leads": Side } | { "wins": Side };
