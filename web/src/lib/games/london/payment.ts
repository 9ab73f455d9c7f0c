/**
 * How something can be paid for. Points are paid one at a time; a player thinks of them together. So the page proposes a
 * whole payment, and hands it over point by point. Each point is legal only if the server says so when its time comes.
 */
import type { Due, Pool, Unit, View } from '../../wire/london';
import { COLOURS, each, type Colour } from './counts';
import { handOf } from './look';

/** What one has to pay with. */
export interface Purse {
  pool: Pool;
  cards: string;
}

export function purseOf(view: View): Purse {
  return { pool: view.board.pool, cards: handOf(view) };
}

/** All points of a debt together. */
export function total(due: Due): number {
  return due.any + (due.demand === null ? 0 : 1);
}

/** The point as records write it. */
export function unitText(unit: Unit): string {
  if (unit === 'token') return 'pay token';
  if (unit === 'black_pair') return 'pay black';
  return 'coloured' in unit ? `pay ${unit.coloured}` : `pay card ${unit.card}`;
}

/** The same as a short word to compare by. */
const key = unitText;

/** How much one would rather keep something; less is spent first. */
type Reluctance = (unit: Unit, left: Unit[]) => number;

/** Everything in a purse, point by point. */
export function units({ pool, cards }: Purse): Unit[] {
  const inHand: Unit[] = each(cards).map((card) => ({ card }));
  if ('hyde' in pool) return [...Array<Unit>(pool.hyde).fill('token'), ...inHand];
  const pairs = Array<Unit>(Math.floor(pool.jekyll.black / 2)).fill('black_pair');
  return [...each(pool.jekyll.coloured).map((coloured) => ({ coloured })), ...pairs, ...inHand];
}

/** How many more points of the same kind are left. */
const alike = (unit: Unit, left: Unit[]): number => left.filter((other) => key(other) === key(unit)).length;

/**
 * The cheapest: what is good for nothing else first (black pairs), then the colour of which most is left, so that every
 * colour stays in the purse as long as possible for paths that demand one; cards last, since a card can do more than pay.
 */
const cheapest: Reluctance = (unit, left) => {
  if (unit === 'black_pair' || unit === 'token') return 0;
  return ('coloured' in unit ? 100 : 200) - alike(unit, left);
};

const cardsFirst: Reluctance = (unit, left) =>
  typeof unit === 'object' && 'card' in unit ? -alike(unit, left) : 100 + cheapest(unit, left);

const keeping =
  (colour: Colour): Reluctance =>
  (unit, left) =>
    cheapest(unit, left) + (typeof unit === 'object' && 'coloured' in unit && unit.coloured === colour ? 50 : 0);

/** A payment in that order of reluctance; null if the purse does not have it. */
function payment(purse: Purse, due: Due, reluctance: Reluctance): Unit[] | null {
  const left = units(purse);
  const paid: Unit[] = [];
  const spend = (fits: (unit: Unit) => boolean): boolean => {
    const candidates = left.filter(fits);
    if (candidates.length === 0) return false;
    const first = candidates.reduce((best, unit) => (reluctance(unit, left) < reluctance(best, left) ? unit : best));
    left.splice(left.indexOf(first), 1);
    paid.push(first);
    return true;
  };
  if (due.demand !== null && !spend((unit) => colourOf(unit) === due.demand)) return null;
  for (let point = 0; point < due.any; point++) if (!spend(() => true)) return null;
  return paid;
}

/** The colour in which a point is paid; null if in none that could be demanded. */
export function colourOf(unit: Unit): string | null {
  if (typeof unit === 'string') return null;
  return 'coloured' in unit ? unit.coloured : unit.card;
}

const name = (paid: Unit[]): string => paid.map(key).sort().join();

/** The same points, in whatever order? */
export function isSamePayment(one: Unit[], other: Unit[]): boolean {
  return name(one) === name(other);
}

/** Different ways to pay, the cheapest first; empty if there is none. */
export function proposals(purse: Purse, due: Due): Unit[][] {
  const ways = [cheapest, ...COLOURS.map(keeping), cardsFirst].map((way) => payment(purse, due, way));
  const found = new Map<string, Unit[]>();
  for (const paid of ways) if (paid !== null && !found.has(name(paid))) found.set(name(paid), paid);
  return [...found.values()];
}

/** Does this pay all of it? A colour that is demanded must be among it. */
export function settles(paid: Unit[], due: Due): boolean {
  return paid.length === total(due) && (due.demand === null || paid.some((unit) => colourOf(unit) === due.demand));
}

/** What is demanded comes first: the server takes any order that leaves the rest payable, and this one always does. */
export function inOrder(paid: Unit[], due: Due): Unit[] {
  const first = paid.findIndex((unit) => due.demand !== null && colourOf(unit) === due.demand);
  return first < 0 ? paid : [...paid.slice(first, first + 1), ...paid.slice(0, first), ...paid.slice(first + 1)];
}

/** The kinds of point in a purse, with how many there are. */
export function kinds(purse: Purse): { unit: Unit; count: number }[] {
  const all = units(purse);
  const first = all.filter((unit, index) => all.findIndex((other) => key(other) === key(unit)) === index);
  return first.map((unit) => ({ unit, count: alike(unit, all) }));
}

/** How often a kind of point is in a payment. */
export function times(unit: Unit, paid: Unit[]): number {
  return alike(unit, paid);
}

/** The payment with one point of that kind more, or one less. */
export function changed(paid: Unit[], unit: Unit, change: 'more' | 'less'): Unit[] {
  if (change === 'more') return [...paid, unit];
  const index = paid.findIndex((other) => key(other) === key(unit));
  return index < 0 ? paid : paid.toSpliced(index, 1);
}
