/**
 * How something is paid for. Points are paid one at a time; a player thinks of them together. So the engine tells whole
 * payments, the player may change them, and the page hands one over point by point.
 */
import type { Coins, Payment, Unit } from '../../wire/london';

/** The point as records write it. */
export function unitText(unit: Unit): string {
  if (unit === 'token') return 'pay token';
  if (unit === 'black_pair') return 'pay black';
  return 'coloured' in unit ? `pay ${unit.coloured}` : `pay card ${unit.card}`;
}

const isSame = (one: Unit, other: Unit): boolean => unitText(one) === unitText(other);

/** The same points, in whatever order? */
export function isSamePayment(one: Unit[], other: Unit[]): boolean {
  const name = (paid: Unit[]) => paid.map(unitText).sort().join();
  return name(one) === name(other);
}

/** Is this one of the points that are demanded? */
const isDemanded = ({ demanded }: Payment, unit: Unit): boolean => demanded.some((one) => isSame(one, unit));

/** Does this pay all of it? What is demanded must be among it. */
export function settles(paid: Unit[], payment: Payment, demand: string | null): boolean {
  return paid.length === payment.total && (demand === null || paid.some((unit) => isDemanded(payment, unit)));
}

/** What is demanded comes first, as in the payments that the engine tells. */
export function inOrder(paid: Unit[], payment: Payment): Unit[] {
  const first = paid.findIndex((unit) => isDemanded(payment, unit));
  return first < 0 ? paid : [paid[first]!, ...paid.toSpliced(first, 1)];
}

/** All points in a purse. */
export const points = (purse: Coins[]): number => purse.reduce((sum, { count }) => sum + count, 0);

/** How often a kind of point is in a payment. */
export function times(unit: Unit, paid: Unit[]): number {
  return paid.filter((other) => isSame(unit, other)).length;
}

/** The payment with one point of that kind more, or one less. */
export function changed(paid: Unit[], unit: Unit, change: 'more' | 'less'): Unit[] {
  if (change === 'more') return [...paid, unit];
  const index = paid.findIndex((other) => isSame(other, unit));
  return index < 0 ? paid : paid.toSpliced(index, 1);
}
