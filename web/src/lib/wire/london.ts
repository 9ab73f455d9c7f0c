// Generated from the Rust types by `UPDATE_VECTORS=1 cargo test -p table --features ts`. Do not edit.

/**
 * All that one viewer may know and remember. It is written with what follows from it by the rules, and read without.
 */
export type View = { 
/**
 * What lies open.
 */
board: Board, 
/**
 * What only this viewer knows.
 */
own: Own, 
/**
 * What follows from it by the rules.
 */
reckoning: Reckoning, };

/**
 * What only one viewer knows.
 */
export type Own = { "jekyll": { 
/**
 * His cards.
 */
hand: Counts, 
/**
 * What hyde's can be.
 */
hyde: Hands, 
/**
 * The recipes that he took: none of them is a cure.
 */
recipes: RecipeSet, } } | { "hyde": { 
/**
 * His cards.
 */
hand: Counts, 
/**
 * What jekyll's can be.
 */
jekyll: Hands, } } | "public";

/**
 * What follows from a view by the rules.
 */
export type Reckoning = { 
/**
 * What the mover can do besides moving and passing, in the order of the rulebook.
 */
acts: Array<Priced>, 
/**
 * What the viewer could pay points with now, if he were to.
 */
purse: Array<Coins>, 
/**
 * How the viewer can pay what is due; none if he need not.
 */
payment: Payment | null, 
/**
 * What lies in the bag.
 */
bag: Array<InBag>, 
/**
 * How many cards lie in the deck.
 */
deck: number, 
/**
 * White tokens in jekyll's stock.
 */
white_stock: number, 
/**
 * Black tokens in hyde's stock.
 */
black_stock: number, };

/**
 * An action other than moving, and its price here and now.
 */
export type Priced = { 
/**
 * The action.
 */
name: Act, 
/**
 * What it costs.
 */
cost: number, };

/**
 * L4.5, L4.6, L5.4–L5.6: the actions other than moving.
 */
export type Act = "vice" | "meet" | "resist" | "trash" | "steal" | "mix" | "buy" | "research" | "alleviate";

/**
 * Points of one kind.
 */
export type Coins = { 
/**
 * What a point is paid with.
 */
unit: Unit, 
/**
 * How many such points there are.
 */
count: number, };

/**
 * How something can be paid.
 */
export type Payment = { 
/**
 * All points together.
 */
total: number, 
/**
 * L5.2: what pays the colour that is demanded, and is paid first; empty if none is.
 */
demanded: Array<Unit>, 
/**
 * Different ways to pay all of it, the one that costs least of what is scarce first, each in an order in which it is legal.
 */
ways: Array<Array<Unit>>, };

/**
 * Tokens of one kind in the bag.
 */
export type InBag = { 
/**
 * The kind.
 */
token: Token, 
/**
 * How many.
 */
count: number, };

/**
 * L6.3: everything that everybody sees.
 */
export type Board = { 
/**
 * What was agreed.
 */
options: Terms, 
/**
 * What the game waits for.
 */
phase: Phase, 
/**
 * The number of the turn, from 1; 0 before the set-up.
 */
turn: number, 
/**
 * The mover's tokens.
 */
pool: Pool, 
/**
 * L1.4: where the one pawn stands; the mover's face is up.
 */
pawn: Location, 
/**
 * How many actions other than moving are left here now (L4.4, L5.3).
 */
visit: number, 
/**
 * L4.4: where hyde has acted this turn and may not again, until he enters another location that is grey.
 */
acted: LocationSet, 
/**
 * How many circulating tokens of each colour have turned black; their coloured ones lie in the bag.
 */
turned: Counts, 
/**
 * White tokens in the bag.
 */
whites_in_bag: number, 
/**
 * Locations under a white token until the end of hyde's turn.
 */
whitened: LocationSet, 
/**
 * Research sites with their tile.
 */
tiles: LocationSet, 
/**
 * Tiles under a black token.
 */
trashed: LocationSet, 
/**
 * How many tiles of each column jekyll has taken.
 */
researched: Counts, 
/**
 * The recipes with which colours were cured.
 */
cured: RecipeSet, 
/**
 * Recipes that were tried and are not the cure of their column.
 */
refuted: RecipeSet, 
/**
 * How many cards each side holds.
 */
held: [number, number], 
/**
 * Hyde's cards, for jekyll to buy.
 */
apothecary: Counts, 
/**
 * Jekyll's cards, for hyde to meet.
 */
displaced: Counts, 
/**
 * The cards beside the deck.
 */
discard: Counts, 
/**
 * What each side's hand can be for all that everybody has seen.
 */
hands: [Hands, Hands], };

/**
 * What the game waits for.
 */
export type Phase = "setup" | "window" | "act" | { "toll": { 
/**
 * His goal.
 */
to: Location, } } | { "raise": { 
/**
 * Where the pawn is going.
 */
to: Location, 
/**
 * What is still to be paid if not.
 */
due: Due, } } | { "pay": { 
/**
 * What happens when all is paid.
 */
deed: Effect, 
/**
 * What is still to be paid.
 */
due: Due, } } | { "draw": { 
/**
 * How many are still to be drawn.
 */
left: number, } } | { "trash": Colour } | "steal" | "penalty" | { "lift": { 
/**
 * Their colours, each as often as it must turn.
 */
turning: Counts, } } | "whites" | "discard" | { "over": Outcome };

/**
 * What happens when an action that has been begun is paid for.
 */
export type Effect = { "move": Location } | { "toll": Location } | { "meet": Colour } | "vice" | { "trash": Colour } | "steal" | { "resist": Colour } | { "buy": Colour } | "mix" | "research" | { "alleviate": [Colour, Trio] };

/**
 * How the game ended.
 */
export type Outcome = { 
/**
 * Who won; nobody when the game was too long.
 */
winner: Side | null, 
/**
 * How many turns were begun.
 */
turns: number, };

/**
 * What is still to be paid.
 */
export type Due = { 
/**
 * Points of any kind.
 */
any: number, 
/**
 * L5.2: one point more, in this colour.
 */
demand: Colour | null, };

/**
 * L3.1: the tokens that the mover still has. The others are with the other side.
 */
export type Pool = { "hyde": number } | { "jekyll": { 
/**
 * Tokens that still have their colour.
 */
coloured: Counts, 
/**
 * Tokens that have turned black.
 */
black: number, } };

/**
 * What is agreed before the first turn.
 */
export type Options = { 
/**
 * Where the game is played. Maps are the same when their files are.
 */
map: Map, 
/**
 * L6.2: after this many turns, each side's counting as one, the game is drawn.
 */
turns: number, };

/**
 * The same as a view has it, which only names the map: whoever needs the map itself holds it with the [`Options`].
 */
export type Terms = { 
/**
 * The SHA-256 of the map's file.
 */
map: Digest, 
/**
 * L6.2: after this many turns the game is drawn.
 */
turns: number, };

/**
 * A SHA-256, written in small hex.
 */
export type Digest = string;

/**
 * A map on which london can be played: one that keeps L1.5.
 */
export type Map = { name: string, credit: string, sha256: string, locations: MapLocation[], paths: { between: [string, string], kind: PathKind }[] };

/**
 * What stands in the map file about a location.
 */
export type MapLocation = { 
/**
 * What the record calls it.
 */
id: string, 
/**
 * What people call it.
 */
name: Name, 
/**
 * What is printed under it.
 */
ground: Ground, 
/**
 * What it is used for, if for anything.
 */
site: Site | null, 
/**
 * Where it is drawn: 0..=1000 from the left and from the top.
 */
at: [number, number], };

/**
 * A name in every language of the program.
 */
export type Name = { 
/**
 * English.
 */
en: string, 
/**
 * French; the English name where the map has no other.
 */
fr: string, 
/**
 * German; the English name where the map has no other.
 */
de: string, };

/**
 * The colour of a location.
 */
export type Ground = "grey" | "white";

/**
 * What a location is used for.
 */
export type Site = "lab" | "apothecary" | "research";

/**
 * The colour of a path.
 */
export type PathKind = "white" | "grey" | "black";

/**
 * A location, counted from 0 in the order of the map file. No map has more than 64.
 */
export type Location = number;

/**
 * A set of locations.
 */
export type LocationSet = Location[];

/**
 * Jekyll or hyde.
 */
export type Side = "jekyll" | "hyde";

/**
 * L1.1: a vice and its colour: wrath red, lust blue, pride purple, envy yellow. Written `w l p e`.
 */
export type Colour = string;

/**
 * How many there are of each colour: the cards of a hand, a row or the deck, the coloured tokens of a pool.
 * Cards of one colour are all alike, so a hand *is* four numbers.
 *
 * One byte a colour, wrath lowest. No count ever passes ten.
 */
export type Counts = string;

/**
 * A set of hands in ascending order, one of which is the true one.
 */
export type Hands = Counts[];

/**
 * Three cards handed in for a cure.
 */
export type Trio = string;

/**
 * What can be drawn from the bag: a coloured token or a white one.
 */
export type Token = string;

/**
 * L1.3: one of the sixteen recipes ("alleviations"): with T its top colour, its column, and A, B, C the others
 * in order, `TTT TAB TAC TBC`. Written with its column: `p:wlp`.
 */
export type Recipe = string;

/**
 * A set of recipes.
 */
export type RecipeSet = Recipe[];

/**
 * A decision.
 */
export type Action = { "move": Location } | { "meet": Colour } | "vice" | { "trash": Colour } | "steal" | { "resist": Colour } | { "buy": Colour } | "mix" | "research" | { "alleviate": [Colour, Trio] } | "pass" | { "raise": Colour } | { "whiten": [Location, Colour] } | "decline" | { "pay": Unit } | { "discard": Colour } | { "whites": Answer } | { "lift": Location };

/**
 * What one point is paid with.
 */
export type Unit = "token" | { "coloured": Colour } | "black_pair" | { "card": Colour };

/**
 * Yes or no.
 */
export type Answer = "no" | "yes";

/**
 * One move as one viewer saw it.
 */
export type Seen = { "act": [Side, Action, Reveal] } | "setup" | { "card": Colour | null } | { "steal": Colour | null } | { "token": [Token, Reveal] } | { "tokens": [Token, Token, Token] };

/**
 * What a move brought to light besides itself.
 */
export type Reveal = "nothing" | { "tile": { 
/**
 * Its top colour.
 */
column: Colour, 
/**
 * The whole of it.
 */
recipe: Recipe | null, } } | "right" | "wrong" | "turn_lost";

/**
 * What followed from a move by the rules.
 */
export type Note = { "turn": Side } | "reshuffle" | { "cured": Colour } | { "black": Colour };
