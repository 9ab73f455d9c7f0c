/** What has happened in a lesson, told: every move, but not every point of a payment. */
import { expect, test } from 'vitest';
import type { Frame, Replay } from '../wire/wire';
import { toldBetween } from './told';

const EMPTY: Frame = { made: null, words: ['jekyll', 'hyde'], turn: [], legal: [], view: 0, open: null };
const frame = (line: string, ...notes: string[]): Frame => ({ ...EMPTY, made: { by: null, line, seen: null, notes } });

test('payments are not told point by point; what they bring is', () => {
  const frames = [EMPTY, frame('hyde vice'), frame('hyde pay token'), frame('table card ?'), frame('jekyll pay w', 'turn hyde'), frame('jekyll pay w tile=w:www')];
  const replay: Replay = { game: 'london', rules: 1, options: [], agreed: {}, names: ['Ann', 'Bob'], moves: 5, opening: [], result: null, from: 0, frames };
  const say = (id: string) => id;
  expect(toldBetween(replay, 0, 5, { say, language: 'en', me: 0 })).toEqual(['london-line-vice', 'london-table-card', 'london-table-turn', 'london-line-pay']);
  expect(toldBetween(replay, 2, 3, { say, language: 'en', me: 0 })).toEqual(['london-table-card']);
});
