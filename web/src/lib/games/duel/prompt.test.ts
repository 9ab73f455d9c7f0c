import { describe, expect, it } from 'vitest';
import type { Card, Phase, Side, View } from '../../wire/duel';
import { promptOf, rolesAsked, type Asker } from './prompt';

const asker: Asker = { name: (role) => `the ${role}`, colour: (letter) => `colour ${letter}`, due: 2 };

const view = (phase: Phase, role: Side | null, hand: Card[] = []): View => ({
  board: {
    options: { match: 'single' },
    leg: 'first',
    track: { round: 2, marker: 0 },
    phase,
    order: 'empty',
    taken: { jekyll: 0, hyde: 0 },
    tricks: [],
  },
  known: role === null ? 'nothing' : { own: { role, hand, dealt: [], exchanges: [], chosen: [] } },
});

const wrath: Phase = { follow: { leader: 'hyde', led: { card: 'W3', colour: 'wrath' } } };
const called: Phase = { follow: { leader: 'hyde', led: { card: '+4', colour: 'wrath' } } };

describe('the prompt', () => {
  it('says what to follow with, and whether one can', () => {
    expect(promptOf(view(wrath, 'jekyll', ['W1', 'P1']), asker)).toEqual({
      id: 'page-duel-ask-follow',
      args: { colour: 'colour W', led: 'played', hand: 'holds' },
    });
    expect(promptOf(view(called, 'jekyll', ['P1']), asker)?.args).toMatchObject({ led: 'called', hand: 'none' });
  });

  it('asks for cards to exchange, until they are chosen', () => {
    expect(promptOf(view({ give: 'both' }, 'hyde'), asker)).toEqual({ id: 'page-duel-ask-give', args: { count: 2 } });
    expect(promptOf(view({ give: { only: 'jekyll' } }, 'hyde'), asker)).toEqual({
      id: 'page-duel-wait-choice',
      args: { who: 'the jekyll' },
    });
  });

  it('names who is waited for', () => {
    expect(promptOf(view({ lead: 'hyde' }, 'jekyll'), asker)).toEqual({
      id: 'page-duel-wait-lead',
      args: { who: 'the hyde' },
    });
    expect(promptOf(view(wrath, null), asker)).toEqual({ id: 'page-duel-wait-follow', args: { who: 'the jekyll' } });
    expect(promptOf(view({ give: 'both' }, null), asker)?.id).toBe('page-duel-wait-both');
  });

  it('asks nothing when all is over', () => {
    const over: Phase = { over: { single: { winner: 'hyde', marker: 10, round: 2 } } };
    expect(promptOf(view(over, 'jekyll'), asker)).toBeNull();
    expect([rolesAsked(over), rolesAsked('deal')]).toEqual([[], []]);
  });
});
