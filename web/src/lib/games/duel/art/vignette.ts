/** The ground of an engraving: fine parallel lines that fade into the paper along an oval. */
import { round } from './points';

const MIDDLE = { x: 50, y: 88 };
const HALF_WIDTH = 39;
const HALF_HEIGHT = 52;
const BETWEEN_LINES = 2.6;

/** The lines as path data. */
export function vignette(): string {
  const lines: string[] = [];
  for (let down = -HALF_HEIGHT + BETWEEN_LINES; down < HALF_HEIGHT; down += BETWEEN_LINES) {
    const half = HALF_WIDTH * Math.sqrt(1 - (down / HALF_HEIGHT) ** 2);
    lines.push(`M${round(MIDDLE.x - half)} ${round(MIDDLE.y + down)}h${round(2 * half)}`);
  }
  return lines.join('');
}
