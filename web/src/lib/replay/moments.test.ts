import { expect, test } from 'vitest';
import type { Frame, Replay } from '../wire/wire';
import { isBeat, momentsOf, nextMoment } from './moments';

const frame = (line: string, followed: unknown[] = []): Frame => ({
  made: { by: 0, line, seen: null, notes: [], followed },
  words: [], turn: [], legal: [], view: null, open: null,
});
const replayOf = (game: Replay['game'], frames: Frame[], result: string | null): Replay => ({
  game, rules: 1, options: [], agreed: {}, names: [], moves: frames.length, opening: [], result, from: 0,
  frames: [{ ...frame(''), made: null }, ...frames],
});

const duel = replayOf(
  'duel',
  [
    frame('table deal jekyll=? hyde=? aside=?'),
    frame('jekyll play +3 W'),
    frame('hyde play W4', [{ trick: { winner: 'jekyll' } }]),
    frame('hyde play P1', [{ trick: { winner: 'hyde' } }]),
    frame('hyde play P2', [{ trick: { winner: 'hyde' } }, { round: {} }]),
    frame('jekyll play P3', [{ trick: { winner: 'hyde' } }, 'game2']),
    frame('hyde play P4', [{ trick: { winner: 'hyde' } }]),
  ],
  'winner=hyde',
);

test('moments are marked by what followed from the moves', () => {
  expect(momentsOf(duel)).toEqual([
    { at: 2, kind: 'potion' },
    { at: 3, kind: 'trick' },
    { at: 4, kind: 'trick' },
    { at: 5, kind: 'score' },
    { at: 6, kind: 'trick' },
    { at: 7, kind: 'end' },
  ]);
});

test('a game that is cut off has no end', () => {
  const cut = replayOf('london', [frame('jekyll research'), frame('hyde pass', [{ turn: 'jekyll' }]), frame('x', [{ cured: 'l' }])], null);
  expect(momentsOf(cut).map(({ kind }) => kind)).toEqual(['research', 'turn', 'cure']);
});

test('transformations and scores of partners', () => {
  const game = replayOf('partners', [frame('n play JT', [{ trick: { winner: null } }]), frame('e play J3', [{ trick: { winner: 'e' } }, { score: { jekyll: 0, hyde: 0 } }])], null);
  expect(momentsOf(game).map(({ kind }) => kind)).toEqual(['transformation', 'score']);
});

test('the way to the next moment', () => {
  const moments = momentsOf(duel);
  const worthy = (moment: (typeof moments)[number]) => !isBeat(moment);
  expect(nextMoment(moments, 2, 1, worthy)).toBe(5);
  expect(nextMoment(moments, 2, 1, () => true)).toBe(3);
  expect(nextMoment(moments, 5, -1, worthy)).toBe(2);
  expect(nextMoment(moments, 7, 1, worthy)).toBe(null);
});
