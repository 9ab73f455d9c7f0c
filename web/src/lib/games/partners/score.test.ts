import { expect, it } from 'vitest';
import { aHand } from './sample';
import { deedFates, productOf, productWith } from './score';

it('the example of the rules is 9 × 4 = 36 (P5.2)', () => {
  const pile = ['H6', 'JC', 'HA', 'JT', 'JB', 'Jx1', 'Jx3', 'Hx1'];
  expect(productOf('jekyll', pile)).toEqual({ points: 9, factor: 4, score: 36 });
});

it('without a deed of its own a team has nothing', () => {
  expect(productOf('hyde', ['H6', 'Jx3'])).toEqual({ points: 6, factor: 0, score: 0 });
});

it('a deed is won, lost or still out', () => {
  const hand = aHand({ piles: { jekyll: ['Jx1', 'Hx3'], hyde: ['Jx2'] }, carried: ['Jx3'] });
  expect(deedFates('jekyll', hand).map(({ fate }) => fate)).toEqual(['won', 'lost', 'out']);
  expect(deedFates('hyde', hand).map(({ fate }) => fate)).toEqual(['out', 'out', 'lost']);
});

it('a product can be thought on, and no card counts twice', () => {
  const hand = aHand({ piles: { jekyll: ['J5', 'Jx1'], hyde: [] } });
  expect(productWith('jekyll', hand, ['H6', 'Jx2', 'J5'])).toEqual({ points: 11, factor: 3, score: 33 });
});
