/** What lies open of a duel when one looks back with everything open: both hands, and the cards that were set aside. */
import type { BySide, Card, View } from '../../wire/duel';
import { fieldsOf } from '../../table/record';
import type { Open } from '../contract';
import { inCardOrder } from './cards';
import { ownOf } from './scene';

export interface Laid {
  hands: BySide<Card[]>;
  aside: Card[];
}

export function laidOpen(open: Open<View> | null): Laid | null {
  if (open === null) return null;
  const hands: BySide<Card[]> = { jekyll: [], hyde: [] };
  for (const view of open.views) {
    const own = ownOf(view);
    if (own) hands[own.role] = inCardOrder(own.hand);
  }
  // The deal of this round says what nobody holds.
  const dealt = open.lines.findLast((line) => line.startsWith('table deal '));
  const aside = fieldsOf(dealt ?? '', 'deal').get('aside')?.split(',') ?? [];
  return { hands, aside: inCardOrder(aside) };
}
