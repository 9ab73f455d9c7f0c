import { expect, test } from 'vitest';
import type { Frame, Replay } from '../wire/wire';
import { isBeat, momentsOf, nextMoment } from './moments';

const frame = (lead: number, line: string, followed: unknown[] = []): Frame => ({
  made: { by: 0, line, seen: null, notes: [], followed },
  words: [], turn: [], legal: [], view: { lead }, open: null,
});
const replayOf = (game: Replay['game'], frames: Frame[], result: string | null): Replay => ({
  game, rules: 1, options: [], agreed: {}, names: [], moves: frames.length, opening: [], result, from: 0,
  frames: [{ ...frame(0, ''), made: null }, ...frames],
});
const lead = (view: unknown) => (view as { lead: number }).lead;

const duel = replayOf(
  'duel',
  [
    frame(0, 'table deal jekyll=? hyde=? aside=?'),
    frame(0, 'jekyll play +3 W'),
    frame(-2, 'hyde play W4', [{ trick: { winner: 'jekyll' } }]),
    frame(-5, 'hyde play P1', [{ trick: { winner: 'hyde' } }]),
    frame(-2, 'hyde play P2', [{ trick: { winner: 'hyde' } }, { round: {} }]),
    frame(-12, 'jekyll play P3', [{ trick: { winner: 'hyde' } }, 'game2']),
    frame(-12, 'hyde play P4', [{ trick: { winner: 'hyde' } }]),
  ],
  'winner=hyde',
);

test('moments are marked by what the lines say; the biggest change of the lead is where it turned, the last of equals', () => {
  expect(momentsOf(duel, lead)).toEqual([
    { at: 2, kind: 'potion' },
    { at: 3, kind: 'trick' },
    { at: 4, kind: 'trick' },
    { at: 5, kind: 'swing' },
    { at: 6, kind: 'trick' },
    { at: 7, kind: 'end' },
  ]);
});

test('a game that is cut off has no end, and a lead that never changes no turn', () => {
  const cut = replayOf('london', [frame(0, 'jekyll research'), frame(0, 'hyde pass', [{ turn: 'jekyll' }]), frame(0, 'x', [{ cured: 'l' }])], null);
  expect(momentsOf(cut, lead).map(({ kind }) => kind)).toEqual(['research', 'turn', 'cure']);
});

test('where the last move turned the game, that is told rather than that it ended', () => {
  const game = replayOf('duel', [frame(-1, 'a'), frame(-9, 'b')], 'winner=hyde');
  expect(momentsOf(game, lead)).toEqual([{ at: 2, kind: 'swing' }]);
});

test('transformations and scores of partners', () => {
  const game = replayOf('partners', [frame(0, 'n play JT', [{ trick: { winner: null } }]), frame(0, 'e play J3', [{ trick: { winner: 'e' } }, { score: { jekyll: 0, hyde: 0 } }])], null);
  expect(momentsOf(game, lead).map(({ kind }) => kind)).toEqual(['transformation', 'score']);
});

test('the way to the next moment', () => {
  const moments = momentsOf(duel, lead);
  const worthy = (moment: (typeof moments)[number]) => !isBeat(moment);
  expect(nextMoment(moments, 2, 1, worthy)).toBe(5);
  expect(nextMoment(moments, 2, 1, () => true)).toBe(3);
  expect(nextMoment(moments, 5, -1, worthy)).toBe(2);
  expect(nextMoment(moments, 7, 1, worthy)).toBe(null);
});
