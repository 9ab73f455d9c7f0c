import { describe, expect, it } from 'vitest';
import type { Action } from '../../wire/duel';
import type { Legal } from '../contract';
import { canBecome, exchangeOf, exchangeText, isComplete, playingOf, tapped } from './choosing';

const legal = (...actions: [string, Action][]): Legal<Action>[] => actions.map(([text, action]) => ({ text, action }));

/** Round 2 of a player who was dealt P1, P2, +2 and +3: every choice has a potion in it. */
const duty = exchangeOf(
  legal(
    ['give P1,+2', { give: ['P1', '+2'] }],
    ['give P2,+2', { give: ['P2', '+2'] }],
    ['give P1,+3', { give: ['P1', '+3'] }],
    ['give P2,+3', { give: ['P2', '+3'] }],
    ['give +2,+3', { give: ['+2', '+3'] }],
  ),
)!;

describe('an exchange', () => {
  it('is read from what may be chosen', () => {
    expect(duty).toMatchObject({ verb: 'give', due: 2, needsPotion: true });
    expect(exchangeOf(legal(['play P1', { play: 'P1' }]))).toBeNull();
    expect(exchangeOf([])).toBeNull();
  });

  it('asks for a potion only when giving', () => {
    const onlyPotionsLeft = exchangeOf(legal(['swap +2,+3', { swap: ['+2', '+3'] }]));
    expect(onlyPotionsLeft).toMatchObject({ verb: 'swap', due: 2, needsPotion: false });
  });

  it('takes a tapped card in and out, and replaces the first when it is full', () => {
    expect(tapped([], 'P1', duty)).toEqual(['P1']);
    expect(tapped(['P1'], 'P1', duty)).toEqual([]);
    expect(tapped(['P1', '+2'], '+3', duty)).toEqual(['+2', '+3']);
  });

  it('knows what can still become a choice, and what is one', () => {
    expect(canBecome(['P1'], duty)).toBe(true);
    expect(canBecome(['P1', 'P2'], duty)).toBe(false);
    expect(isComplete(['P1'], duty)).toBe(false);
    expect(isComplete(['+2', 'P1'], duty)).toBe(true);
  });

  it('is sent in card order, whatever the order of the taps', () => {
    expect(exchangeText(duty, ['+2', 'P1'])).toBe('give P1,+2');
  });
});

describe('a card', () => {
  const lead = legal(
    ['play P1', { play: 'P1' }],
    ['play +3 P', { lead: ['+3', 'pride'] }],
    ['play +3 W', { lead: ['+3', 'wrath'] }],
    ['play +3 E', { lead: ['+3', 'envy'] }],
  );

  it('is played plainly, with a called colour, or not at all', () => {
    expect(playingOf('P1', lead)).toEqual({ how: 'plainly', text: 'play P1' });
    expect(playingOf('E2', lead)).toBeNull();
    expect(playingOf('+3', lead)).toEqual({
      how: 'calling',
      calls: [
        { colour: 'P', text: 'play +3 P' },
        { colour: 'W', text: 'play +3 W' },
        { colour: 'E', text: 'play +3 E' },
      ],
    });
  });

  it('is played plainly if it is a potion that follows', () => {
    expect(playingOf('+3', legal(['play +3', { play: '+3' }]))).toEqual({ how: 'plainly', text: 'play +3' });
  });
});
