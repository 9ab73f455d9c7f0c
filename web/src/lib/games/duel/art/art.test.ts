import { describe, expect, it } from 'vitest';
import { tongues } from './flames';
import { feathers } from './peacock';
import { serpent } from './serpent';

describe('the drawings', () => {
  it('grow with the value: so many feathers, tongues of fire and coils', () => {
    for (const value of [1, 2, 3, 4, 5, 6, 7]) {
      expect([feathers(value).length, tongues(value).length, serpent(value).before.length]).toEqual([
        value,
        value,
        value,
      ]);
    }
  });

  it('stay inside the frame of the card', () => {
    for (const { eye } of feathers(7)) {
      expect(eye.x).toBeGreaterThan(9);
      expect(eye.x).toBeLessThan(91);
      expect(eye.y).toBeGreaterThan(40);
    }
  });
});
