/**
 * The arithmetic of the score box: points times factor, as the cards on the piles stand.
 */
import type { Card, Cards, Hand, Side } from '../../wire/partners';
import { deedsOf, factorOf, otherSide, pointsOf, sideOf } from './cards';

export interface Product {
  points: number;
  factor: number;
  score: number;
}

/** What a pile is worth to a side: all points, times the factors of its own deeds. */
export function productOf(side: Side, pile: Cards): Product {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const points = sum(pile.map(pointsOf));
  const factor = sum(pile.filter((card) => sideOf(card) === side).map(factorOf));
  return { points, factor, score: points * factor };
}

/** What has become of a deed: with its own team, with the other, or still out. */
export type Fate = 'won' | 'lost' | 'out';

export interface Deed {
  card: Card;
  factor: number;
  fate: Fate;
}

/** The deeds of a side, and where they are. */
export function deedFates(side: Side, { piles }: Hand): Deed[] {
  const fate = (card: Card): Fate => {
    if (piles[side].includes(card)) return 'won';
    return piles[otherSide(side)].includes(card) ? 'lost' : 'out';
  };
  return deedsOf(side).map((card) => ({ card, factor: factorOf(card), fate: fate(card) }));
}

/** What the product of a side would be if its team took these cards as well. */
export function productWith(side: Side, { piles }: Hand, cards: Cards): Product {
  return productOf(side, [...piles[side], ...cards.filter((card) => !piles[side].includes(card))]);
}
