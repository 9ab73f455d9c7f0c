import { describe, expect, it } from 'vitest';
import type { Board } from '../../wire/duel';
import { aMove, aView, PRIDE, TAKEN } from './sample';
import { lastTaken, sceneOf } from './scene';

const now = (view: Parameters<typeof sceneOf>[0]['view']) => sceneOf({ view, before: null, last: null, resting: false });

describe('a scene', () => {
  it('is the view, with what the engine says of it, while nothing rests', () => {
    const lying = { leader: 'hyde', led: '+4', called: 'wrath', followed: null, met: null } as const;
    const view = aView({ board: { track: { round: 2, marker: 4 } }, known: { hand: ['W1'] }, reckoning: { lying, trick: 1, held: { jekyll: 10, hyde: 9 }, ranks: ['envy', null, null] } });
    const scene = now(view);
    expect(scene).toMatchObject({ role: 'jekyll', near: 'jekyll', far: 'hyde', round: 2, marker: 4, trickNumber: 1, hand: ['W1'] });
    expect(scene.lying).toMatchObject({ leader: 'hyde', led: '+4', called: 'W', followed: null, met: null, winner: null });
    expect([scene.held, scene.ranks]).toEqual([{ jekyll: 10, hyde: 9 }, ['E', null, null]]);
  });

  it('shows spectators the side of the first seat', () => {
    expect(now(aView({ known: null }))).toMatchObject({ role: null, near: 'jekyll', hand: [] });
    expect(now(aView({ known: null, reckoning: { seats: { jekyll: 1, hyde: 0 } } })).near).toBe('hyde');
  });

  it('keeps a complete trick lying, and the tricks uncounted, while it rests', () => {
    const trick = { leader: 'jekyll', led: { card: 'P5', colour: 'pride' }, followed: '+4' } as const;
    const before = aView({ board: { taken: { jekyll: 0, hyde: 1 }, tricks: [trick] } });
    const view = aView({ board: { taken: { jekyll: 2, hyde: 0 }, tricks: [trick, trick] }, known: { hand: ['E1'] }, reckoning: { held: { jekyll: 8, hyde: 8 } } });
    const scene = sceneOf({ view, before, last: aMove({ trick: TAKEN }), resting: true });
    expect(scene.lying).toMatchObject({ followed: '+4', met: 'P', winner: 'jekyll', steals: true, reason: { rule: 'D3.6' } });
    expect(scene).toMatchObject({ taken: { jekyll: 0, hyde: 1 }, trickNumber: 2, hand: ['E1'], held: { jekyll: 8, hyde: 8 } });
  });

  it('keeps the last trick of a round lying though the next round is dealt', () => {
    const trick = { leader: 'hyde', led: { card: 'E5', colour: 'envy' }, followed: 'E6' } as const;
    const ten: Partial<Board> = { tricks: Array.from({ length: 10 }, () => trick) };
    const before = aView({ board: { taken: { jekyll: 5, hyde: 4 } }, known: { hand: ['W2'] } });
    const table = aView({ board: ten, known: null, reckoning: { held: { jekyll: 0, hyde: 0 } } });
    const round = { tricks: { jekyll: 6, hyde: 4 }, difference: 2, marker: 2, then: { leads: 'jekyll' as const }, table };
    const view = aView({ board: { phase: { give: 'both' }, track: { round: 2, marker: 2 } }, known: { hand: ['P1', 'P2'] } });
    const scene = sceneOf({ view, before, last: aMove({ trick: TAKEN }, { round }), resting: true });
    expect(scene).toMatchObject({ role: 'jekyll', round: 1, marker: 0, trickNumber: 10, hand: [], taken: { jekyll: 5, hyde: 4 } });
    expect([scene.lying?.winner, scene.ended?.marker]).toEqual(['jekyll', 2]);
  });

  it('shows the last trick as it lay', () => {
    expect(lastTaken(aView({ reckoning: { last: TAKEN } }))).toMatchObject({ led: PRIDE.led, followed: '+4', met: 'P', winner: 'jekyll' });
    expect(lastTaken(aView())).toBeNull();
  });
});
