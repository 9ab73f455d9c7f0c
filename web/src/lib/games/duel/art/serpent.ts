/** Envy: a serpent around a walking stick, in as many coils as the card is worth. */
import { round } from './points';

export interface Serpent {
  /** What passes behind the stick. */
  behind: string[];
  /** The coils before the stick, the tail first. */
  before: string[];
  /** Where the neck begins. */
  neck: { x: number; y: number };
}

const TAIL = 122;
const COIL = 9.4;
const LEFT = 35;
const RIGHT = 65;

export function serpent(value: number): Serpent {
  const height = (coil: number) => round(TAIL - coil * COIL);
  const before = Array.from({ length: value }, (_, coil) => {
    const y = height(coil);
    return `M${LEFT} ${y}C${LEFT + 4} ${y + 6} ${RIGHT - 7} ${y + 5} ${RIGHT} ${round(y - 4)}`;
  });
  const behind = Array.from({ length: value }, (_, coil) => {
    const y = height(coil);
    const next = height(coil + 1);
    return `M${RIGHT} ${round(y - 4)}C${RIGHT + 5} ${round(y - 9)} ${LEFT - 5} ${round(next - 5)} ${LEFT} ${next}`;
  });
  // The last coil rises into the neck instead of passing behind.
  return { behind: behind.slice(0, -1), before, neck: { x: RIGHT, y: round(height(value - 1) - 4) } };
}
