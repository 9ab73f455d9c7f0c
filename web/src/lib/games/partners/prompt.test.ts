import { describe, expect, it } from 'vitest';
import { promptOf, type Names } from './prompt';
import { aTrick, aView, THREE } from './sample';
import { trickOf } from './shown';
import type { View } from '../../wire/partners';

const names: Names = { place: (place) => `at ${place}`, short: (place) => place, is: (place) => (place === 'n' ? 'you' : 'other') };
const say = (view: View, canPlay: 'plays' | 'asks' = 'plays') => promptOf(view, trickOf(view, null, false), canPlay, names);

describe('the prompt', () => {
  it('says whose turn it is', () => {
    expect(say(aView())).toEqual({ id: 'page-partners-wait', args: { who: 'at w', side: 'hyde' }, tone: 'waiting' });
  });
  it('says what the viewer is to do', () => {
    expect(say(aView({ turn: 'n' }))).toEqual({ id: 'page-partners-turn', args: { side: 'jekyll' }, tone: 'turn' });
    expect(say(aView({ turn: 'n' }), 'asks').id).toBe('page-partners-turn-ask');
  });
  it('says who asks the viewer, and for which side', () => {
    const args = { who: 'at w', is: 'other', side: 'hyde' };
    expect(say(aView({ step: { asked: 'n' } }))).toEqual({ id: 'page-partners-asked', args, tone: 'asked' });
  });
  it('says whom somebody has asked', () => {
    const args = { who: 'at n', is: 'you', whom: 'at e', side: 'jekyll' };
    expect(say(aView({ turn: 'n', step: { asked: 'e' } }))).toEqual({ id: 'page-partners-wait-asked', args, tone: 'waiting' });
  });
  it('is never a request to a spectator', () => {
    expect(say(aView({ turn: 'n' }, 'public')).tone).toBe('waiting');
  });
  it('says how a trick ended', () => {
    const ended = aTrick({ winner: null, leads: 'n' });
    const prompt = promptOf(aView(), { cards: [], ended, ahead: 'n', transformed: true }, 'plays', names);
    expect(prompt).toEqual({ id: 'page-partners-nobody-takes', args: { who: 'at n', is: 'you' }, tone: 'waiting' });
  });
  it('tells the solo for which of his two places he plays', () => {
    const teams = { n: 'jekyll', e: 'hyde', s: 'jekyll', w: 'hyde' } as const;
    const solo = (turn: 'e' | 'w') => say(aView({ teams, turn }, { seat: 1 }, THREE));
    expect(solo('e')).toMatchObject({ id: 'page-partners-turn-solo', args: { whose: 'own' } });
    expect(solo('w')).toMatchObject({ id: 'page-partners-turn-solo', args: { whose: 'ghost' } });
    expect(say(aView({ teams, turn: 'n', step: { asked: 'w' } }, { seat: 1 }, THREE)).id).toBe('page-partners-asked-ghost');
  });
  it('says that cards are dealt, or that the game is over', () => {
    const { board, reckoning, ...rest } = aView();
    const lot = { ...board, phase: { lot: { seat_card: 'a' as const } } };
    expect(say({ ...rest, board: lot, reckoning: { ...reckoning, deciding: null, hand: null } }).id).toBe('page-partners-dealing');
  });
});
