import { expect, test } from 'vitest';
import type { Game } from '../api';
import type { Moved } from '../games/contract';
import { heard } from './heard';

const moved = (line: string, followed: unknown[]): Moved => ({ type: 'moved', by: 0, line, seen: null, notes: [], followed });

test.each<[Game, string, unknown[], string | null]>([
  ['duel', 'jekyll play W6', [], 'laid'],
  ['duel', 'jekyll play +2 W', [], 'potion'],
  ['duel', 'jekyll play W6', [{ trick: { winner: 'hyde' } }], 'trick'],
  ['duel', 'hyde swap ?', [], 'taken'],
  ['partners', 'w play JT', [], 'potion'],
  ['partners', 'w play JA', [], 'laid'],
  ['partners', 'w ask n', [], null],
  ['partners', 'table deal dealer=e', [], 'page'],
  ['london', 'hyde move soho', [], 'laid'],
  ['london', 'jekyll mix', [], 'potion'],
  ['london', 'jekyll pay w', [], null],
])('%s: %s', (game, line, followed, sound) => {
  expect(heard(game, moved(line, followed))).toBe(sound);
});
