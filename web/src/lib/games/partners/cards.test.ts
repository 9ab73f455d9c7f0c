import { describe, expect, it } from 'vitest';
import { factorOf, FACES, held, highest, kindOf, pointsOf, rankLetter, SIDES, letterOf } from './cards';
import { plays } from './sample';

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

describe('the highest card of a trick', () => {
  it('is the character before scenes and deeds, whatever its side', () => {
    expect(highest([plays('n', 'J5'), plays('e', 'HD'), plays('s', 'J7'), plays('w', 'H3')])).toBe('e');
  });
  it('is the first of equal ones', () => {
    expect(highest([plays('n', 'J5'), plays('e', 'H3'), plays('s', 'J7'), plays('w', 'Hx1')])).toBe('n');
    expect(highest([plays('n', 'Jx1'), plays('e', 'Hx3')])).toBe('n');
  });
  it('is the transformation, the first one of two', () => {
    expect(highest([plays('n', 'J5'), plays('e', 'HT'), plays('s', 'JT'), plays('w', 'HA')])).toBe('e');
  });
  it('is nobody’s on an empty table', () => {
    expect(highest([])).toBeNull();
  });
});

it('a hand is held with the own side first', () => {
  expect(held(['JA', 'J3', 'HB'], 'hyde')).toEqual(['HB', 'JA', 'J3']);
});
