/**
 * What happened, in sentences: a line of the record, as one viewer saw it, told from `i18n/<language>/told.ftl`.
 *
 * The terminal tells lines by the same rule (`crates/utterson/src/tell.rs`); the English catalogue says what a message is
 * given.
 */
import type { Game } from '../api';
import type { Args, Language } from './bundle';
import type { Seen as Partners } from '../wire/partners';
import { reasonOf, whyText } from './why';

/** A seat as the lines speak of it. */
export interface ToldSeat {
  /** What the record calls the seat at this moment: a role or a place. */
  word: string;
  /** What the record calls its player. */
  record: string;
  /** What people call him. */
  name: string;
}

/** Names of a place in all languages. */
export type PlaceNames = Record<string, Record<Language, string>>;

/** Whoever tells a line knows the words, the names at the table, and whom he is talking to. */
export interface Teller {
  game: Game;
  /** The message of that id, null if there is none. */
  say: (id: string, args?: Args) => string | null;
  language: Language;
  seats: ToldSeat[];
  /** The listener's seat in that list; null for a spectator. */
  me: number | null;
  /** The locations of london. */
  places: PlaceNames;
}

/** The arguments that a line may have and that are `none` if it has not. */
const SOMETIMES = ['a', 'b', 'c', 'winner', 'lead', 'received', 'tile', 'mixture', 'turn', 'marker'];
const POSITIONS = ['a', 'b', 'c'];
const PLACE_VERBS = ['-move', '-whiten', '-lift'];

/** A point of a payment: what it is paid for has been told, so that it is worth less room than a move. */
export const isPayment = (line: string): boolean => /^\w+ pay [^=]+$/.test(line);

/** A move as a sentence: the line, and what the engine says of it besides, where a line alone would leave a question. */
export function tellMove(teller: Teller, line: string, seen: unknown): string {
  const act = teller.game === 'partners' ? (seen as Partners | null) : null;
  if (!act || !('act' in act)) return tell(teller, line);
  const [first = '', , ...behind] = line.split(' ');
  const { action, place, side, turn } = act.act;
  if ('ask' in action) return sentence(teller, 'told-partners-ask', first, [...behind, `side=${side}`]) ?? line;
  if (turn === place) return tell(teller, line);
  return sentence(teller, 'told-partners-play-for', first, [...behind, `for=${turn}`]) ?? line;
}

/** A note as a sentence, and why it is so where the engine says why. */
export function tellNote(teller: Teller, note: string, followed?: unknown): string {
  const told = tell(teller, note.startsWith('table ') ? note : `table ${note}`);
  const reason = reasonOf(teller.game, followed);
  return reason ? `${told} ${whyText(teller, reason)}` : told;
}

/** The line as a sentence; the line itself if there is none for it. */
export function tell(teller: Teller, line: string): string {
  const [first = '', ...rest] = line.split(' ');
  const [verb = '', ...behind] = rest;
  switch (first) {
    case 'result':
      return sentence(teller, `${teller.game}-result`, first, rest) ?? line;
    case 'table':
      return sentence(teller, `${teller.game}-table-${verb}`, first, behind) ?? line;
    default:
      return sentence(teller, `${teller.game}-line-${verb}`, first, behind) ?? line;
  }
}

function sentence(teller: Teller, id: string, first: string, behind: string[]): string | null {
  const args: Args = { who: named(teller, first) ?? '', is: is(teller, first) };
  for (const name of SOMETIMES) Object.assign(args, { [name]: 'none', [`${name}-raw`]: 'none', [`${name}-is`]: 'other' });
  const positions = POSITIONS.values();
  const all: string[] = [];
  for (const item of behind) {
    const [key = '', value] = split(item, '=');
    if (value === undefined) {
      set(teller, args, id, positions.next().value ?? 'c', item);
    } else {
      set(teller, args, id, key, value);
      if (key !== 'winner') all.push(pair(teller, id, key, value));
    }
  }
  return teller.say(id, { ...args, all: all.join(', ') });
}

/** Everything that a message may ask about one word of the line. */
function set(teller: Teller, args: Args, id: string, name: string, raw: string): void {
  // L5.5: of a tile everybody sees the column, jekyll the recipe.
  const [column = '', recipe] = name === 'tile' ? split(raw, ':') : [raw];
  if (recipe !== undefined) set(teller, args, id, 'recipe', recipe);
  if (teller.game === 'partners') args[`${name}-side`] = side(teller, column) ?? '';
  args[`${name}-is`] = is(teller, column);
  args[`${name}-raw`] = column === '?' ? 'hidden' : column;
  args[name] = /^\d+$/.test(column) ? Number(column) : word(teller, id, column);
}

/** `n=jekyll` as "North: Jekyll". */
function pair(teller: Teller, id: string, key: string, value: string): string {
  const place = isSeats(id) ? teller.say(`${teller.game}-seat-${key}`) : null;
  const args = { key: place ?? word(teller, id, key), value: word(teller, id, value) };
  return teller.say('told-pair', args) ?? `${args.key}: ${args.value}`;
}

/** A word of the record, or a list of them, in words. */
function word(teller: Teller, id: string, raw: string): string {
  if (raw === '?') return teller.say('told-hidden') ?? raw;
  const player = teller.seats.find((seat) => seat.record === raw);
  if (player && (id.endsWith('-result') || isSeats(id))) return player.name;
  const place = PLACE_VERBS.some((verb) => id.endsWith(verb)) ? teller.places[raw]?.[teller.language] : undefined;
  return place ?? named(teller, raw) ?? raw.split(',').map((item) => thing(teller, item)).join(', ');
}

/** One card, colour or side in words; anything else as it stands. */
function thing(teller: Teller, raw: string): string {
  const { game, say } = teller;
  switch (game) {
    case 'partners':
      return say(`partners-card-${raw}`) ?? side(teller, raw) ?? raw;
    case 'duel':
      return say(`duel-colour-${raw}`) ?? card(teller, raw) ?? raw;
    case 'london':
      return say(`london-colour-${raw}`) ?? trio(teller, raw) ?? raw;
  }
}

/** The name of a card. An id cannot hold the plus sign of a potion. */
export function card({ game, say }: Pick<Teller, 'game' | 'say'>, raw: string): string | null {
  return raw.startsWith('+') ? say(`${game}-potion-${raw.slice(1)}`) : say(`${game}-card-${raw}`);
}

/** `wle` as the three vices. */
function trio({ say }: Teller, raw: string): string | null {
  if (!/^[wlpe]{3}$/.test(raw)) return null;
  return [...raw].map((colour) => say(`london-colour-${colour}`) ?? colour).join(', ');
}

/** In partners, the side of a card, or the side of that name. */
function side({ say }: Teller, raw: string): string | null {
  const is = (name: string) => raw === name || (raw[0] === name[0]?.toUpperCase() && say(`partners-card-${raw}`) !== null);
  const name = ['jekyll', 'hyde'].find(is);
  return name ? say(`partners-side-${name}.short`) : null;
}

/** The player whom the record calls so just now. */
function named({ seats }: Teller, word: string): string | null {
  return seats.find((seat) => seat.word === word)?.name ?? null;
}

/** Is it the listener, or the ghost of partners, or somebody else? */
function is({ game, seats, me }: Teller, word: string): 'you' | 'ghost' | 'other' {
  const seat = seats.findIndex((seat) => seat.word === word || seat.record === word);
  if (seat >= 0) return seat === me ? 'you' : 'other';
  return game === 'partners' && /^[nesw]$/.test(word) ? 'ghost' : 'other';
}

/** Is this the line that says who sits where, so that its words are no players yet? */
const isSeats = (id: string): boolean => id === 'partners-table-seats';

/** The text before and behind the first mark; what is behind is undefined without one. */
function split(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
