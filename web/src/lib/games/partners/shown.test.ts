import { describe, expect, it } from 'vitest';
import { aHand, aMove, aView, plays, THREE } from './sample';
import { handOf } from './seats';
import { actOf, carriedOf, lastTrick, shownView, trickEnd, trickNumber, trickOf, tricksOf } from './shown';

const trick = [plays('n', 'J5'), plays('e', 'HD'), plays('s', 'J7'), plays('w', 'Hx1')];
const wins = aMove('w', { play: 'Hx1' }, ['table trick winner=e']);

describe('a trick', () => {
  it('lies as far as it is played', () => {
    const view = aView();
    expect(trickOf(view, null, false)).toEqual({ cards: aHand().played, ended: null });
    expect(trickNumber(view, trickOf(view, null, false))).toBe(1);
  });

  it('still lies while it rests, and is gone afterwards', () => {
    const view = aView({ played: trick, turn: 'e', piles: { jekyll: [], hyde: trick.map(({ card }) => card) } });
    const resting = trickOf(view, wins, true);
    expect(resting).toEqual({ cards: trick, ended: { kind: 'winner', place: 'e' } });
    expect(trickNumber(view, resting)).toBe(1);
    expect(trickOf(view, wins, false).cards).toEqual([]);
    expect(trickNumber(view, trickOf(view, wins, false))).toBe(2);
    expect(lastTrick(view)).toEqual(trick);
  });

  it('is read from the notes with and without the word table', () => {
    expect(trickEnd(aMove('n', { play: 'JA' }, ['trick lead=s']))).toEqual({ kind: 'lead', place: 's' });
    expect(trickEnd(aMove('n', { ask: 'e' }))).toBeNull();
    expect(trickEnd(null)).toBeNull();
  });

  it('is not among the carried cards while it rests', () => {
    const carried = ['JT', 'HB', ...trick.map(({ card }) => card)];
    const view = aView({ played: trick, carried });
    expect(carriedOf(view, trickOf(view, wins, true))).toEqual(['JT', 'HB']);
    expect(carriedOf(view, trickOf(view, wins, false))).toEqual(carried);
  });
});

describe('the last trick of a hand', () => {
  const six = Array.from({ length: 24 }, (_, n) => plays('n', `card ${n}`));
  const before = aView({ played: [...six, ...trick.slice(0, 3)], carried: ['JT'], turn: 'w' });
  const dealt = aView({ played: [] });

  it('lies on the finished hand although the next one is dealt', () => {
    const shown = shownView({ view: dealt, before, last: wins, resting: true });
    expect(handOf(shown)?.played.slice(-4)).toEqual(trick);
    expect(handOf(shown)?.piles.hyde).toEqual(['JT', 'J5', 'HD', 'J7', 'Hx1']);
    expect(trickNumber(shown, trickOf(shown, wins, true))).toBe(7);
  });
  it('stays on the table for ever after a transformation', () => {
    const lead = aMove('w', { play: 'HT' }, ['table trick lead=w', 'table score jekyll=0 hyde=0']);
    const shown = shownView({ view: dealt, before, last: lead, resting: true });
    expect(handOf(shown)?.carried).toEqual(['JT', 'J5', 'HD', 'J7', 'HT']);
    expect(handOf(shown)?.piles.hyde).toEqual([]);
  });
  it('makes way for the new hand when the rest is over', () => {
    expect(shownView({ view: dealt, before, last: wins, resting: false })).toBe(dealt);
  });
  it('says when the card was the ghost’s', () => {
    const ghosts = aView({ played: [...six, ...trick.slice(0, 3)], open: ['Hx1'] }, { seat: 0 }, THREE);
    const shown = shownView({ view: dealt, before: ghosts, last: aMove('e', { play: 'Hx1' }), resting: true });
    expect(handOf(shown)?.played.at(-1)).toEqual(plays('w', 'Hx1'));
    expect(handOf(shown)?.open).toEqual([]);
  });
});

it('a view in the middle of a hand is shown as it is', () => {
  const view = aView({ played: trick });
  expect(shownView({ view, before: aView(), last: wins, resting: true })).toBe(view);
});

it('a hand is seen trick by trick', () => {
  expect(tricksOf(aHand({ played: [...trick, plays('e', 'HA')] })).map((cards) => cards.length)).toEqual([4, 1]);
});

it('chance decides nothing for anybody', () => {
  expect(actOf({ ...wins, seen: { teams: aHand().teams } })).toBeNull();
});
