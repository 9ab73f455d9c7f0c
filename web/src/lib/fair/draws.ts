/**
 * What chance must have decided, game by game. `Draws` follows a record line by line and keeps just what the
 * next draw is made from: who deals, which cards the deck still has, what lies in the bag. It judges no move.
 */
import type { Stream } from './stream';

/** Follows a record. */
export interface Draws {
  /**
   * The words behind `table` where chance decides this line, as they must be; null if the rules decide it. Lists stand
   * in the record's order.
   */
  expected(words: string[], stream: () => Stream): string | null;
  /** The line has happened. */
  happened(who: string, words: string[]): void;
}

const field = (words: string[], key: string): string =>
  words.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1) ?? '';

/** Cards in the order of the record. */
const inOrder = (cards: string[], deck: readonly string[]): string =>
  [...cards].sort((one, other) => deck.indexOf(one) - deck.indexOf(other)).join(',');

const PLACES = ['n', 'e', 's', 'w'] as const;
const PARTNERS_DECK = ['J', 'H'].flatMap((side) =>
  ['T', 'A', 'B', 'C', 'D', 'E', '3', '4', '5', '6', '7', 'x1', 'x2', 'x3'].map((rank) => side + rank),
);

/** partners: the lot, the first dealer, every deal. */
export function partners(options: Map<string, string>): Draws {
  let dealt = false;
  const three = options.get('players') === '3';
  const withNorth = options.get('seatcard') === 'b' ? ['n', 'e'] : ['n', 's'];
  const teams = (stream: Stream): string => {
    const [north, others] = stream.pick([['jekyll', 'hyde'], ['hyde', 'jekyll']] as const);
    const sides = PLACES.map((place) => `${place}=${withNorth.includes(place) ? north : others}`);
    return `teams ${sides.join(' ')}`;
  };
  const deal = (stream: Stream, said: string): string => {
    // Who deals is a matter of chance once; after that, and with three players, the rules say it.
    const dealer = dealt || three ? said : stream.pick(PLACES);
    const hands = PLACES.map((): string[] => []);
    const left = PLACES.indexOf(dealer as (typeof PLACES)[number]) + 1;
    stream.shuffled(PARTNERS_DECK).forEach((card, turn) => hands[(left + turn) % 4]!.push(card));
    return `deal dealer=${dealer} ${PLACES.map((place, at) => `${place}=${inOrder(hands[at]!, PARTNERS_DECK)}`).join(' ')}`;
  };
  return {
    expected(words, stream) {
      if (words[0] === 'teams') return teams(stream());
      if (words[0] === 'deal') return deal(stream(), field(words, 'dealer'));
      return null;
    },
    happened(who, words) {
      if (who === 'table' && words[0] === 'deal') dealt = true;
    },
  };
}

const DUEL_DECK = [
  ...['P', 'W', 'E'].flatMap((colour) => [1, 2, 3, 4, 5, 6, 7].map((value) => colour + value)),
  '+2', '+3', '+4', '+5',
];

/** duel: the deal of every round. */
export function duel(): Draws {
  return {
    expected(words, stream) {
      if (words[0] !== 'deal') return null;
      const cards = stream().shuffled(DUEL_DECK);
      const part = (from: number, to: number) => inOrder(cards.slice(from, to), DUEL_DECK);
      return `deal jekyll=${part(5, 15)} hyde=${part(15, 25)} aside=${part(0, 5)}`;
    },
    happened() {},
  };
}

const COLOURS = ['w', 'l', 'p', 'e'] as const;
type Counts = Record<string, number>;
const each = (count: number): Counts => Object.fromEntries(COLOURS.map((colour) => [colour, count]));
const list = (counts: Counts): string[] => Object.entries(counts).flatMap(([kind, n]) => Array<string>(n).fill(kind));

/** The four recipes of a column: thrice its colour, and its colour with two others, written in colour order. */
const recipes = (column: string): string[] => {
  const others = COLOURS.filter((colour) => colour !== column);
  const written = (letters: string[]) => letters.sort((a, b) => COLOURS.indexOf(a as 'w') - COLOURS.indexOf(b as 'w')).join('');
  return [
    column.repeat(3),
    ...[[0, 1], [0, 2], [1, 2]].map(([one, other]) => written([column, others[one!]!, others[other!]!])),
  ].map((recipe) => `${column}:${recipe}`);
};

/** london: the set-up, cards from the deck and from jekyll's hand, tokens from the bag. */
export function london(researchSites: readonly string[]): Draws {
  const deck = each(10);
  const discard = each(0);
  const hands: Record<string, Counts> = { jekyll: each(0), hyde: each(0) };
  const bag: Counts = { ...each(1), white: 0 };
  const cured = new Set<string>();
  let mover = 'hyde';

  const setup = (stream: Stream): string => {
    const cures = COLOURS.map((column) => stream.pick(recipes(column)));
    const rest = COLOURS.flatMap(recipes).filter((recipe) => !cures.includes(recipe));
    const tiles = stream.shuffled(rest).map((recipe, at) => `${researchSites[at]}:${recipe}`);
    return `setup cures=${cures.join(',')} tiles=${tiles.join(',')}`;
  };
  const tokens = (stream: Stream, count: number): string => {
    const left = list(bag);
    const drawn = Array.from({ length: count }, () => left.splice(stream.below(left.length), 1)[0]!);
    return inOrder(drawn, [...COLOURS, 'white']);
  };
  const move = (from: Counts | null, to: Counts | null, cards: Iterable<string>) => {
    for (const card of cards) {
      if (from) from[card]! -= 1;
      if (to) to[card]! += 1;
    }
  };
  const chance: Record<string, (stream: Stream) => string> = {
    setup,
    card: (stream) => `card ${stream.pick(list(deck))}`,
    steal: (stream) => `steal ${stream.pick(list(hands['jekyll']!))}`,
    token: (stream) => `token ${tokens(stream, 1)}`,
    tokens: (stream) => `tokens ${tokens(stream, 3)}`,
  };
  const tableLine: Record<string, (words: string[]) => void> = {
    turn: ([, side]) => { mover = side!; },
    card: ([, colour]) => move(deck, hands[mover]!, [colour!]),
    steal: ([, colour]) => move(hands['jekyll']!, hands['hyde']!, [colour!]),
    reshuffle: () => move(discard, deck, list(discard)),
    cured: ([, colour]) => { cured.add(colour!); },
    black: ([, colour]) => { bag[colour!]! += 1; },
  };
  const decision: Record<string, (hand: Counts, words: string[]) => void> = {
    meet: (hand, [, colour]) => move(null, hand, [colour!]),
    buy: (hand, [, colour]) => move(null, hand, [colour!]),
    raise: (hand, [, colour]) => move(hand, null, [colour!]),
    whiten: (hand, [, , colour]) => move(hand, null, [colour!]),
    pay: (hand, [, what, colour]) => { if (what === 'card') move(hand, null, [colour!]); },
    discard: (hand, [, colour]) => move(hand, discard, [colour!]),
    resist: (hand, [, colour]) => move(hand, discard, colour!.repeat(cured.has(colour!) ? 4 : 3)),
    alleviate: (hand, [, , trio]) => move(hand, discard, trio!),
    whites: (_, [, answer]) => { if (answer === 'yes') bag['white']! += 2; },
  };
  return {
    expected: (words, stream) => chance[words[0]!]?.(stream()) ?? null,
    happened(who, words) {
      if (who === 'table') tableLine[words[0]!]?.(words);
      else decision[words[0]!]?.(hands[who]!, words);
    },
  };
}
