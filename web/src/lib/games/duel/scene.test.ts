import { describe, expect, it } from 'vitest';
import type { Board, Own, View } from '../../wire/duel';
import type { Moved } from '../contract';
import { lastTaken, tricksTaken } from './history';
import { preview, sceneOf, seatOf } from './scene';

const board = (over: Partial<Board>): Board => ({
  options: { match: 'single' },
  leg: 'first',
  track: { round: 1, marker: 0 },
  phase: { lead: 'jekyll' },
  order: 'empty',
  taken: { jekyll: 0, hyde: 0 },
  tricks: [],
  ...over,
});

const own = (over: Partial<Own> = {}): Own => ({
  role: 'jekyll',
  hand: [],
  dealt: [],
  exchanges: [],
  chosen: [],
  ...over,
});
const seen = (over: Partial<Board>, known: Partial<Own> | null = {}): View => ({
  board: board(over),
  known: known === null ? 'nothing' : { own: own(known) },
});
const moved = (action: unknown, notes: string[]): Moved => ({ type: 'moved', by: 1, line: '', seen: action, notes });
const now = (view: View) => sceneOf({ view, before: null, last: null, resting: false });

describe('a scene', () => {
  it('is the view while nothing rests', () => {
    const led = { card: '+4', colour: 'wrath' } as const;
    const scene = now(
      seen({ phase: { follow: { leader: 'hyde', led } }, track: { round: 2, marker: 4 } }, { hand: ['W1'] }),
    );
    expect(scene).toMatchObject({
      role: 'jekyll',
      near: 'jekyll',
      far: 'hyde',
      round: 2,
      marker: 4,
      trickNumber: 1,
      hand: ['W1'],
    });
    expect(scene.lying).toEqual({
      leader: 'hyde',
      led: '+4',
      called: 'W',
      followed: null,
      met: null,
      winner: null,
      steals: false,
    });
    expect(scene.held).toEqual({ jekyll: 10, hyde: 9 });
  });

  it('shows spectators the side of the first seat', () => {
    expect(now(seen({}, null))).toMatchObject({ role: null, near: 'jekyll', hand: [] });
    expect(now(seen({ leg: { second: { first: { space: 4, rounds: 3 } } } }, null)).near).toBe('hyde');
  });

  it('keeps a complete trick lying, and the tricks uncounted, while it rests', () => {
    const led = { card: 'P5', colour: 'pride' } as const;
    const trick = { leader: 'jekyll', led, followed: '+4' } as const;
    const before = seen({
      phase: { follow: { leader: 'jekyll', led } },
      taken: { jekyll: 0, hyde: 1 },
      tricks: [trick],
    });
    const view = seen(
      { taken: { jekyll: 2, hyde: 0 }, tricks: [trick, trick], order: { lowest: 'pride' } },
      { hand: ['E1'] },
    );
    const last = moved({ play: ['hyde', '+4'] }, ['table trick winner=jekyll']);
    const scene = sceneOf({ view, before, last, resting: true });
    expect(scene.lying).toMatchObject({ followed: '+4', met: 'P', winner: 'jekyll', steals: true });
    expect(scene).toMatchObject({
      taken: { jekyll: 0, hyde: 1 },
      order: { lowest: 'pride' },
      trickNumber: 2,
      hand: ['E1'],
    });
    expect(scene.held).toEqual({ jekyll: 8, hyde: 8 });
  });

  it('keeps the last trick of a round lying though the next round is dealt', () => {
    const led = { card: 'E5', colour: 'envy' } as const;
    const trick = { leader: 'hyde', led, followed: 'E6' } as const;
    const nine = Array.from({ length: 9 }, () => trick);
    const before = seen(
      { phase: { follow: { leader: 'hyde', led } }, taken: { jekyll: 5, hyde: 4 }, tricks: nine },
      { hand: ['W2'] },
    );
    const view = seen({ phase: { give: 'both' }, track: { round: 2, marker: 2 } }, { hand: ['P1', 'P2'] });
    const last = moved({ play: ['jekyll', 'W2'] }, [
      'table trick winner=jekyll',
      'table round jekyll=6 hyde=4 marker=2',
    ]);
    const scene = sceneOf({ view, before, last, resting: true });
    expect(scene.lying).toMatchObject({ leader: 'hyde', led: 'E5', followed: 'W2', winner: 'jekyll', steals: false });
    expect(scene).toMatchObject({ round: 1, marker: 0, trickNumber: 10, hand: [], taken: { jekyll: 5, hyde: 4 } });
    expect(scene.ended).toEqual({ tricks: { jekyll: 6, hyde: 4 }, marker: 2 });
  });

  it('foretells the space of the marker, and never beyond the track', () => {
    expect(preview(now(seen({ taken: { jekyll: 3, hyde: 2 }, track: { round: 2, marker: 4 } })))).toEqual({
      difference: 1,
      space: 5,
    });
    expect(preview(now(seen({ taken: { jekyll: 1, hyde: 8 }, track: { round: 2, marker: 4 } })))).toEqual({
      difference: 7,
      space: 10,
    });
  });

  it('swaps the seats of the roles in the second game', () => {
    expect([seatOf('jekyll', 'first'), seatOf('hyde', 'first')]).toEqual([0, 1]);
    const second = { second: { first: { space: 10, rounds: 2 } } };
    expect([seatOf('jekyll', second), seatOf('hyde', second)]).toEqual([1, 0]);
  });
});

describe('the tricks taken', () => {
  const one = { leader: 'jekyll', led: { card: 'P5', colour: 'pride' }, followed: 'P6' } as const;
  const two = { leader: 'hyde', led: { card: 'W1', colour: 'wrath' }, followed: '+2' } as const;

  it('know their winners by who led next', () => {
    const winners = tricksTaken(board({ tricks: [one, two], phase: { lead: 'jekyll' } })).map(({ winner }) => winner);
    expect(winners).toEqual(['hyde', 'jekyll']);
  });

  it('show the last one as it lay', () => {
    expect(lastTaken(board({ tricks: [one, two], phase: { lead: 'jekyll' } }))).toMatchObject({
      led: 'W1',
      followed: '+2',
      met: 'W',
      winner: 'jekyll',
    });
    expect(lastTaken(board({}))).toBeNull();
  });
});
