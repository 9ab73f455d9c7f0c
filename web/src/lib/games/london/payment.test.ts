import { describe, expect, test } from 'vitest';
import type { Unit } from '../../wire/london';
import { changed, inOrder, kinds, proposals, settles, total, unitText, type Purse } from './payment';

const jekyll = (coloured: string, black: number, cards = ''): Purse => ({
  pool: { jekyll: { coloured, black } },
  cards,
});
const hyde = (tokens: number, cards = ''): Purse => ({ pool: { hyde: tokens }, cards });
const texts = (units: Unit[] | undefined) => units?.map(unitText);
const any = (points: number) => ({ any: points, demand: null });

describe('the cheapest payment', () => {
  test('spends black pairs first, since they are good for nothing else', () => {
    expect(texts(proposals(jekyll('wwlp', 4), any(3))[0])).toEqual(['pay black', 'pay black', 'pay w']);
  });

  test('takes from the colour of which most is left, so that each colour stays as long as possible', () => {
    expect(texts(proposals(jekyll('wwwlle', 0), any(4))[0])?.sort()).toEqual(
      ['pay l', 'pay w', 'pay w', 'pay w'].toSorted(),
    );
    expect(texts(proposals(jekyll('wlpe', 0, 'ww'), any(1))[0])).not.toContain('pay card w');
  });

  test('touches cards only when tokens do not suffice', () => {
    expect(texts(proposals(hyde(2, 'wll'), any(3))[0])).toEqual(['pay token', 'pay token', 'pay card l']);
    expect(texts(proposals(hyde(3, 'wll'), any(3))[0])).toEqual(['pay token', 'pay token', 'pay token']);
  });

  test('meets a demand with a token, and with a card if there is none', () => {
    const due = { any: 1, demand: 'e' };
    expect(texts(proposals(jekyll('we', 0, 'e'), due)[0])).toEqual(['pay e', 'pay w']);
    expect(texts(proposals(jekyll('ww', 0, 'e'), due)[0])).toEqual(['pay card e', 'pay w']);
  });

  test('is none if the purse does not have it', () => {
    expect(proposals(jekyll('ww', 1), any(3))).toEqual([]);
    expect(proposals(jekyll('ww', 0, 'l'), { any: 0, demand: 'e' })).toEqual([]);
  });
});

test('other ways are all different, and all of them pay', () => {
  const due = { any: 2, demand: 'l' };
  const ways = proposals(jekyll('wwlp', 2, 'le'), due);
  expect(ways.length).toBeGreaterThan(1);
  expect(new Set(ways.map((way) => texts(way)?.sort().join())).size).toBe(ways.length);
  for (const way of ways) expect(settles(way, due)).toBe(true);
});

test('a payment settles a debt with as many points, and with the colour demanded', () => {
  const due = { any: 1, demand: 'w' };
  expect(total(due)).toBe(2);
  expect(settles([{ coloured: 'w' }, { coloured: 'l' }], due)).toBe(true);
  expect(settles([{ coloured: 'l' }, { coloured: 'l' }], due)).toBe(false);
  expect(settles([{ coloured: 'w' }], due)).toBe(false);
});

test('what is demanded is handed over first', () => {
  const paid: Unit[] = ['black_pair', { coloured: 'l' }, { card: 'w' }];
  expect(texts(inOrder(paid, { any: 2, demand: 'w' }))).toEqual(['pay card w', 'pay black', 'pay l']);
  expect(inOrder(paid, any(3))).toEqual(paid);
});

test('a payment can be changed point by point', () => {
  const paid: Unit[] = [{ coloured: 'w' }, { coloured: 'w' }];
  expect(texts(changed(paid, { coloured: 'w' }, 'less'))).toEqual(['pay w']);
  expect(texts(changed(paid, 'black_pair', 'more'))).toEqual(['pay w', 'pay w', 'pay black']);
  expect(changed(paid, { card: 'w' }, 'less')).toEqual(paid);
});

test('an odd black token makes no pair', () => {
  expect(kinds(jekyll('ww', 3, 'e'))).toEqual([
    { unit: { coloured: 'w' }, count: 2 },
    { unit: 'black_pair', count: 1 },
    { unit: { card: 'e' }, count: 1 },
  ]);
});
