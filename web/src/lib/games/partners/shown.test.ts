import { describe, expect, it } from 'vitest';
import type { HandEnd } from '../../wire/partners';
import { aHand, aMove, aTrick, aView, plays } from './sample';
import { handOf } from './seats';
import { carriedOf, lastTrick, shownView, trickNumber, trickOf, tricksOf } from './shown';

const trick = aTrick().cards;
const wins = aMove({ trick: aTrick() });

describe('a trick', () => {
  it('lies as far as it is played', () => {
    const view = aView();
    expect(trickOf(view, null, false)).toEqual({ cards: aHand().played, ended: null, ahead: 'e', transformed: false });
    expect(trickNumber(view, trickOf(view, null, false))).toBe(1);
  });

  it('still lies while it rests, and is gone afterwards', () => {
    const ended = [{ winner: 'e', leads: 'e' } as const];
    const view = aView({ played: trick, turn: 'e' }, { seat: 0 }, 'four', { trick: 2, lying: 0, ahead: null, ended, last: aTrick() });
    const resting = trickOf(view, wins, true);
    expect(resting).toEqual({ cards: trick, ended: aTrick(), ahead: 'e', transformed: false });
    expect(trickNumber(view, resting)).toBe(1);
    expect(trickOf(view, wins, false).cards).toEqual([]);
    expect(trickNumber(view, trickOf(view, wins, false))).toBe(2);
    expect(lastTrick(view)).toEqual(trick);
  });

  it('goes to nobody after a transformation', () => {
    const lead = aMove({ trick: aTrick({ winner: null, side: null, leads: 's', why: 'transformation', rule: 'P4.3' }) });
    expect(trickOf(aView(), lead, true)).toMatchObject({ ahead: 's', transformed: true });
    expect(trickOf(aView(), aMove(), true).ended).toBeNull();
  });

  it('is not among the carried cards while it rests', () => {
    const carried = ['JT', 'HB', ...trick.map(({ card }) => card)];
    const view = aView({ played: trick, carried }, { seat: 0 }, 'four', { lying: 0 });
    expect(carriedOf(view, trickOf(view, wins, true))).toEqual(['JT', 'HB']);
    expect(carriedOf(view, trickOf(view, wins, false))).toEqual(carried);
  });
});

describe('the last trick of a hand', () => {
  const six = Array.from({ length: 24 }, (_, n) => plays('n', `card ${n}`));
  const before = aView({ played: [...six, ...trick.slice(0, 3)], turn: 'w' });
  const dealt = aView({ played: [] });
  const ended = Array.from({ length: 7 }, () => ({ winner: 'e', leads: 'e' }) as const);
  const table = aView({ played: [...six, ...trick] }, 'public', 'four', { lying: 0, trick: 7, ended, last: aTrick() });
  const terms = { cards: 0, scenes: [], characters: 0 };
  const score: HandEnd = { score: { jekyll: 0, hyde: 0 }, terms: { jekyll: terms, hyde: terms }, added: { teams: { jekyll: 0, hyde: 0 } }, table };
  const last = aMove({ trick: aTrick() }, { score });

  it('lies on the finished hand although the next one is dealt, before the eyes of who looks', () => {
    const shown = shownView({ view: dealt, before, last, resting: true });
    expect(handOf(shown)?.played.slice(-4)).toEqual(trick);
    expect([shown.viewer, shown.reckoning.own, shown.hand]).toEqual([{ seat: 0 }, 'n', []]);
    expect(trickNumber(shown, trickOf(shown, last, true))).toBe(7);
  });
  it('makes way for the new hand when the rest is over', () => {
    expect(shownView({ view: dealt, before, last, resting: false })).toBe(dealt);
  });
});

it('a view in the middle of a hand is shown as it is', () => {
  const view = aView({ played: trick });
  expect(shownView({ view, before: aView(), last: wins, resting: true })).toBe(view);
});

it('a hand is seen trick by trick', () => {
  expect(tricksOf(aHand({ played: [...trick, plays('e', 'HA')] })).map((cards) => cards.length)).toEqual([4, 1]);
});
