import { expect, test } from 'vitest';
import type { TableFace } from './api';
import { newlyWaiting } from './waits';

const table = (id: string, my_move: boolean, status: TableFace['status'] = 'playing'): TableFace => ({
  table: id, game: 'duel', options: [], clock: { type: 'none' }, players: [], status, seats: [0], my_move, created_ms: 0, moved_ms: 0,
});

test('only what has begun to wait is news', () => {
  const now = [table('a', true), table('b', true), table('c', false), table('d', true, 'over'), table('e', true)];
  expect(newlyWaiting([table('a', true), table('b', false), table('c', true)], now).map(({ table }) => table)).toEqual(['b', 'e']);
  expect(newlyWaiting(null, now), 'what waited when the page was opened is no news').toEqual([]);
});
