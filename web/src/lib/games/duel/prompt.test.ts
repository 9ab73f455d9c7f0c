import { describe, expect, it } from 'vitest';
import type { Card, Phase, Side } from '../../wire/duel';
import { promptOf, type Asker } from './prompt';
import { aView } from './sample';

const asker: Asker = { name: (role) => `the ${role}`, colour: (letter) => `colour ${letter}`, due: 2 };

const view = (phase: Phase, asked: Side[], role: Side | null, hand: Card[] = []) =>
  aView({ board: { phase }, reckoning: { asked }, known: role === null ? null : { role, hand } });

const wrath: Phase = { follow: { leader: 'hyde', led: { card: 'W3', colour: 'wrath' } } };
const called: Phase = { follow: { leader: 'hyde', led: { card: '+4', colour: 'wrath' } } };

describe('the prompt', () => {
  it('says what to follow with, and whether one can', () => {
    expect(promptOf(view(wrath, ['jekyll'], 'jekyll', ['W1', 'P1']), asker)).toEqual({
      id: 'page-duel-ask-follow',
      args: { colour: 'colour W', led: 'played', hand: 'holds' },
    });
    expect(promptOf(view(called, ['jekyll'], 'jekyll', ['P1']), asker)?.args).toMatchObject({ led: 'called', hand: 'none' });
  });

  it('asks for cards to exchange, until they are chosen', () => {
    expect(promptOf(view({ give: 'both' }, ['jekyll', 'hyde'], 'hyde'), asker)).toEqual({ id: 'page-duel-ask-give', args: { count: 2 } });
    expect(promptOf(view({ give: { only: 'jekyll' } }, ['jekyll'], 'hyde'), asker)).toEqual({
      id: 'page-duel-wait-choice',
      args: { who: 'the jekyll' },
    });
  });

  it('names who is waited for', () => {
    expect(promptOf(view({ lead: 'hyde' }, ['hyde'], 'jekyll'), asker)).toEqual({
      id: 'page-duel-wait-lead',
      args: { who: 'the hyde' },
    });
    expect(promptOf(view(wrath, ['jekyll'], null), asker)).toEqual({ id: 'page-duel-wait-follow', args: { who: 'the jekyll' } });
    expect(promptOf(view({ give: 'both' }, ['jekyll', 'hyde'], null), asker)?.id).toBe('page-duel-wait-both');
  });

  it('asks nothing when all is over', () => {
    const over: Phase = { over: { single: { winner: 'hyde', marker: 10, round: 2 } } };
    expect(promptOf(view(over, [], 'jekyll'), asker)).toBeNull();
  });
});
