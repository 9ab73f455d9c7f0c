import { describe, expect, it } from 'vitest';
import { factorOf, FACES, held, kindOf, pointsOf, rankLetter, SIDES, letterOf } from './cards';

const ALL = SIDES.flatMap((side) => FACES.map((face) => letterOf(side) + face));

describe('what is printed on the cards', () => {
  it('is 60 points and the factors 1, 2, 3 of either side on 28 cards (P1)', () => {
    expect(ALL).toHaveLength(28);
    expect(ALL.reduce((sum, card) => sum + pointsOf(card), 0)).toBe(60);
    expect(ALL.filter((card) => kindOf(card) === 'deed').map(factorOf)).toEqual([1, 2, 3, 1, 2, 3]);
  });

  it('says of every card what kind it is', () => {
    const count = (kind: string) => ALL.filter((card) => kindOf(card) === kind).length;
    expect(['transformation', 'character', 'scene', 'deed'].map(count)).toEqual([2, 10, 10, 6]);
  });

  it('is the letter F on every scene (P1.3)', () => {
    expect(FACES.map((face) => rankLetter(`J${face}`)).join('')).toBe('TABCDEFFFFF');
  });
});

it('a hand is held with the own side first', () => {
  expect(held(['JA', 'J3', 'HB'], 'hyde')).toEqual(['HB', 'JA', 'J3']);
});
