import { describe, expect, test } from 'vitest';
import { MAP } from '../fixture';
import { placesOf } from '../places';
import { corners, engrave } from './engraving';
import { broken, labels } from './labels';
import { distance, onSheet, sheetFor } from './sheet';

const places = placesOf(MAP);
const sheet = sheetFor(900, 520);

test('places keep their order and stay off the border, on a wide sheet and on a tall one', () => {
  for (const { width, height } of [sheet, sheetFor(390, 420)]) {
    const points = MAP.locations.map(({ at }) => onSheet(sheetFor(width, height), at));
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(20);
      expect(y).toBeGreaterThan(20);
      expect(x).toBeLessThan(width - 20);
      expect(y).toBeLessThan(height - 20);
    }
    expect(points[4]!.x).toBeGreaterThan(points[2]!.x);
  }
});

test('a distance is measured to the nearest point of a line', () => {
  const line = { from: { x: 0, y: 0 }, to: { x: 10, y: 0 } };
  expect(distance({ x: 5, y: 3 }, line)).toBe(3);
  expect(distance({ x: 13, y: 4 }, line)).toBe(5);
});

describe('names', () => {
  test('a long name is broken in the middle', () => {
    expect(broken('Soho')).toEqual(['Soho']);
    expect(broken('Maw & Sons, chemists')).toEqual(['Maw & Sons,', 'chemists']);
    expect(broken('Bloomsburyandbeyond')).toEqual(['Bloomsburyandbeyond']);
  });

  test('stand on the sheet and are not crowded where there is room', () => {
    for (const label of labels(sheet, places, 'en')) {
      expect(label.crowded).toBe(false);
      expect(label.x).toBeGreaterThan(0);
      expect(label.x).toBeLessThan(sheet.width);
    }
  });
});

describe('the engraving', () => {
  test('is the same print for the same map', () => {
    expect(engrave(sheet, places)).toEqual(engrave(sheet, placesOf({ ...MAP })));
  });

  test('has houses everywhere, and a river only where we know its course', () => {
    const print = engrave(sheet, places);
    for (const houses of print.houses) expect(houses.length).toBeGreaterThan(500);
    expect(print.river).toBeNull();
    const london = engrave(sheet, placesOf({ ...MAP, name: 'London, 1886' }));
    expect(london.river).not.toBeNull();
    expect(london.houses.join('').length).toBeLessThan(print.houses.join('').length);
  });

  test('puts ornaments where there is most room', () => {
    const [first] = corners(sheet, places, 190, 62);
    expect(first).toEqual({ x: 795, y: 479 });
  });
});
