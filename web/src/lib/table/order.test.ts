import { expect, test } from 'vitest';
import { gameOrder } from './order';

const seats = (...words: (string | null)[]) => words.map((word) => ({ word }));

test('four partners play where the lot has put them', () => {
  expect(gameOrder('partners', seats('s', 'n', 'w', 'e'))).toEqual([1, 3, 0, 2]);
  expect(gameOrder('partners', seats('n', 'e', 's', 'w'))).toEqual([0, 1, 2, 3]);
});

test('before the lot, and in every other game, the order is that of the table', () => {
  expect(gameOrder('partners', seats(null, null, null, null))).toEqual([0, 1, 2, 3]);
  expect(gameOrder('partners', seats('w', 'n', 'e'))).toEqual([0, 1, 2]);
  expect(gameOrder('duel', seats('hyde', 'jekyll'))).toEqual([0, 1]);
});
