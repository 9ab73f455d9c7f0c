import { describe, expect, test } from 'vitest';
import { MAP } from '../fixture';
import { placesOf } from '../places';
import { corners, engrave } from './engraving';
import { broken, labels } from './labels';
import { landmarks } from './landmarks';
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
    const { isWater: _, ...print } = engrave(sheet, places);
    expect(engrave(sheet, placesOf({ ...MAP }))).toMatchObject(print);
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

describe('buildings', () => {
  const named = placesOf({
    ...MAP,
    locations: MAP.locations.map((place, index) => ({ ...place, id: index === 4 ? 'tower' : place.id })),
    paths: MAP.paths.filter(({ between }) => !between.includes('east')),
  });
  const names = labels(sheet, named, 'en');

  test('stand beside the places we know, clear of everything', () => {
    const [tower, ...others] = landmarks(sheet, named, names, () => false);
    expect(others).toEqual([]);
    const at = onSheet(sheet, [900, 520]);
    expect(Math.hypot(tower!.at.x - at.x, tower!.at.y - at.y)).toBeGreaterThan(35);
    for (const { area } of names) {
      const isUnder =
        tower!.at.x > area.left && tower!.at.x < area.right && tower!.at.y > area.top && tower!.at.y < area.bottom;
      expect(isUnder).toBe(false);
    }
  });

  test('never stand in the water, and places we do not know have none', () => {
    expect(landmarks(sheet, named, names, () => true)).toEqual([]);
    expect(landmarks(sheet, places, labels(sheet, places, 'en'), () => false)).toEqual([]);
  });
});
