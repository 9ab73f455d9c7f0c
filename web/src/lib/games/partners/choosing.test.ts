import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Choosing, type Choice } from './choosing.svelte';

const at = {} as Element;
let now = 1000;
const play = vi.fn<Choice['play']>();
const announce = vi.fn<Choice['announce']>();
let choice: Choice;
let choosing: Choosing;

beforeEach(() => {
  now = 1000;
  play.mockReset();
  announce.mockReset();
  choice = {
    legal: [{ text: 'play JA', action: {} }, { text: 'ask e', action: {} }],
    confirm: 'one-tap',
    play,
    why: async (text) => (text === 'play H3' ? 'Not of your side. P3.1' : null),
    announce,
  };
  choosing = new Choosing(() => choice, () => now);
});

describe('with a mouse', () => {
  it('one click plays', () => {
    expect(choosing.choose('play JA', 'pointer', at)).toBe(true);
    expect(play).toHaveBeenCalledExactlyOnceWith('play JA');
  });
  it('a double click plays once', () => {
    choosing.choose('play JA', 'pointer', at);
    now += 200;
    choosing.choose('ask e', 'pointer', at);
    expect(play).toHaveBeenCalledTimes(1);
  });
});

describe('with a finger', () => {
  beforeEach(() => (choice.confirm = 'two-taps'));

  it('the first tap lifts, the second plays', () => {
    expect(choosing.choose('play JA', 'pointer', at)).toBe(false);
    expect(choosing.armed).toBe('play JA');
    now += 300;
    expect(choosing.choose('play JA', 'pointer', at)).toBe(true);
    expect(choosing.armed).toBeNull();
  });
  it('two taps within a quarter of a second only lift', () => {
    choosing.choose('play JA', 'pointer', at);
    now += 100;
    choosing.choose('play JA', 'pointer', at);
    expect(play).not.toHaveBeenCalled();
    expect(choosing.armed).toBe('play JA');
  });
  it('another card is lifted instead', () => {
    choosing.choose('play JA', 'pointer', at);
    now += 300;
    choosing.choose('ask e', 'pointer', at);
    expect(choosing.armed).toBe('ask e');
  });
  it('what was lifted is forgotten when it is no longer possible', () => {
    choosing.choose('play JA', 'pointer', at);
    choosing.forget();
    expect(choosing.armed).toBe('play JA');
    choice.legal = [{ text: 'ask e', action: {} }];
    choosing.forget();
    expect(choosing.armed).toBeNull();
  });
  it('a key needs no second one', () => {
    expect(choosing.choose('play JA', 'key', at)).toBe(true);
  });
});

it('what may not be chosen says why, and plays nothing', async () => {
  choosing.choose('play H3', 'pointer', at);
  await vi.waitFor(() => expect(choosing.refused).toEqual({ sentence: 'Not of your side. P3.1', at }));
  expect(announce).toHaveBeenCalledWith('Not of your side. P3.1');
  expect(play).not.toHaveBeenCalled();
  choosing.cancel();
  expect(choosing.refused).toBeNull();
});
