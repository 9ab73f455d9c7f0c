import { describe, expect, it } from 'vitest';
import { consequenceOf, placesOf } from './order';

describe('the colour order', () => {
  it('has three places, the weakest first', () => {
    expect(placesOf('empty')).toEqual([null, null, null]);
    expect(placesOf({ lowest: 'wrath' })).toEqual(['W', null, null]);
    expect(placesOf({ full: ['envy', 'pride'] })).toEqual(['E', 'P', 'W']);
  });

  it('foretells what a card would do to it', () => {
    expect(consequenceOf('P', [null, null, null])).toEqual({ place: 'lowest', colour: 'P' });
    expect(consequenceOf('W', ['P', null, null])).toEqual({ place: 'middle', colour: 'W', strongest: 'E' });
    expect(consequenceOf('P', ['P', null, null])).toBeNull();
    expect(consequenceOf('E', ['P', 'W', 'E'])).toBeNull();
  });
});
