import { expect, test } from 'vitest';
import type { Payment, Unit } from '../../wire/london';
import { changed, inOrder, isSamePayment, points, settles, times, unitText } from './payment';

const texts = (units: Unit[]) => units.map(unitText);
/** Two points, one of them in wrath. */
const payment: Payment = { total: 2, demanded: [{ coloured: 'w' }, { card: 'w' }], ways: [] };

test('a payment settles a debt with as many points, and with what is demanded', () => {
  expect(settles([{ coloured: 'w' }, { coloured: 'l' }], payment, 'w')).toBe(true);
  expect(settles([{ card: 'w' }, 'black_pair'], payment, 'w')).toBe(true);
  expect(settles([{ coloured: 'l' }, { coloured: 'l' }], payment, 'w')).toBe(false);
  expect(settles([{ coloured: 'w' }], payment, 'w')).toBe(false);
  expect(settles(['token', 'token'], { ...payment, demanded: [] }, null)).toBe(true);
});

test('what is demanded is handed over first', () => {
  const paid: Unit[] = ['black_pair', { coloured: 'l' }, { card: 'w' }];
  expect(texts(inOrder(paid, payment))).toEqual(['pay card w', 'pay black', 'pay l']);
  expect(inOrder(paid, { ...payment, demanded: [] })).toEqual(paid);
});

test('a payment can be changed point by point', () => {
  const paid: Unit[] = [{ coloured: 'w' }, { coloured: 'w' }];
  expect(texts(changed(paid, { coloured: 'w' }, 'less'))).toEqual(['pay w']);
  expect(texts(changed(paid, 'black_pair', 'more'))).toEqual(['pay w', 'pay w', 'pay black']);
  expect(changed(paid, { card: 'w' }, 'less')).toEqual(paid);
  expect([times({ coloured: 'w' }, paid), isSamePayment(['token', 'black_pair'], ['black_pair', 'token'])]).toEqual([2, true]);
});

test('points of a purse are counted over all kinds', () => {
  expect(points([{ unit: { coloured: 'w' }, count: 2 }, { unit: 'black_pair', count: 1 }])).toBe(3);
});
