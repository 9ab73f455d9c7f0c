import { describe, expect, it, vi } from 'vitest';
import type { Action } from '../../wire/duel';
import type { Confirm, Legal } from '../contract';
import { Intent } from './intent.svelte';

const plays: Legal<Action>[] = [
  { text: 'play P1', action: { play: 'P1' } },
  { text: 'play +3 P', action: { lead: ['+3', 'pride'] } },
];
const gives: Legal<Action>[] = [{ text: 'give P1,+3', action: { give: ['P1', '+3'] } }];

function player({ legal = plays, confirm = 'one-tap' as Confirm } = {}) {
  const asked = {
    legal,
    resting: false,
    confirm,
    play: vi.fn(),
    why: vi.fn(async () => 'Because.'),
    announce: vi.fn(),
  };
  const clock = { now: 1000 };
  return {
    ...asked,
    asked,
    clock,
    intent: new Intent(
      () => asked,
      () => clock.now,
    ),
  };
}

describe('a tap', () => {
  it('plays a card at once where one tap is enough', () => {
    const { intent, play } = player();
    intent.tap('P1', 'pointer');
    expect(play).toHaveBeenCalledExactlyOnceWith('play P1');
  });

  it('lifts it first where two are wanted, but not for who uses keys', () => {
    const { intent, play } = player({ confirm: 'two-taps' });
    intent.tap('P1', 'pointer');
    expect(intent.raised).toEqual(['P1']);
    expect(play).not.toHaveBeenCalled();
    intent.tap('P1', 'pointer');
    expect(play).toHaveBeenCalledExactlyOnceWith('play P1');
    const keys = player({ confirm: 'two-taps' });
    keys.intent.tap('P1', 'keys');
    expect(keys.play).toHaveBeenCalledExactlyOnceWith('play P1');
  });

  it('does nothing within 250 ms of a decision', () => {
    const { intent, play, clock } = player();
    intent.tap('P1', 'pointer');
    clock.now += 249;
    intent.tap('P1', 'pointer');
    expect(play).toHaveBeenCalledTimes(1);
    clock.now += 1;
    intent.tap('P1', 'pointer');
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('asks for the colour of a led potion, and can be taken back', () => {
    const { intent, play } = player();
    intent.tap('+3', 'pointer');
    expect(intent.calling).toEqual({ potion: '+3', calls: [{ colour: 'P', text: 'play +3 P' }] });
    intent.cancel();
    expect([intent.calling, intent.lifted]).toEqual([null, null]);
    expect(play).not.toHaveBeenCalled();
  });

  it('says why where a card may not be played, to the eye and to the ear', async () => {
    const { intent, play, why, announce } = player();
    intent.tap('E4', 'pointer');
    await vi.waitFor(() => expect(intent.reason).toEqual({ card: 'E4', sentence: 'Because.' }));
    expect(why).toHaveBeenCalledExactlyOnceWith('play E4');
    expect(announce).toHaveBeenCalledExactlyOnceWith('Because.');
    expect(play).not.toHaveBeenCalled();
  });

  it('asks for no reason while a trick rests: it only hurries', () => {
    const { intent, asked, why } = player();
    asked.resting = true;
    intent.tap('E4', 'pointer');
    expect(why).not.toHaveBeenCalled();
  });
});

describe('cards for an exchange', () => {
  it('stay here until they are locked, and leave together', () => {
    const { intent, play } = player({ legal: gives });
    intent.tap('+3', 'pointer');
    intent.tap('P1', 'pointer');
    expect([intent.chosen, intent.isReady]).toEqual([['+3', 'P1'], true]);
    expect(play).not.toHaveBeenCalled();
    intent.lock();
    expect(play).toHaveBeenCalledExactlyOnceWith('give P1,+3');
  });

  it('are refused with the reason of the whole choice', async () => {
    const { intent, why } = player({ legal: gives });
    intent.tap('P1', 'pointer');
    intent.tap('P2', 'pointer');
    await vi.waitFor(() => expect(intent.reason?.card).toBe('P2'));
    expect(why).toHaveBeenCalledExactlyOnceWith('give P1,P2');
    expect(intent.chosen).toEqual(['P1']);
  });
});

describe('a changed position', () => {
  it('ends what is no longer possible', () => {
    const { intent, asked } = player();
    intent.tap('+3', 'pointer');
    intent.settle(['P1', '+3']);
    expect(intent.calling).not.toBeNull();
    asked.legal = [];
    intent.settle(['P1', '+3']);
    expect([intent.calling, intent.lifted]).toEqual([null, null]);
  });
});
