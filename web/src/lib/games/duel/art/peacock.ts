/** Pride: a peacock that shows as many feathers as the card is worth. */
import { at, type Point } from './points';

export interface Feather {
  /** The quill, from the bird to the eye of the feather. */
  quill: string;
  /** The barbs along the quill, engraved as short strokes. */
  barbs: string;
  eye: Point;
  /** How far the feather leans, in degrees. */
  lean: number;
}

const ROOT: Point = { x: 50, y: 112 };
const LEAN_BETWEEN = 15.5;

/** The feathers of a card, from left to right. */
export function feathers(value: number): Feather[] {
  return Array.from({ length: value }, (_, index) => feather((index - (value - 1) / 2) * LEAN_BETWEEN));
}

function feather(lean: number): Feather {
  // A wide tail is a low arch, so that it leaves the corner to the index.
  const length = 38 + 26 * Math.cos((lean * Math.PI) / 180) ** 2;
  const along = (part: number, aside = 0) => toward(lean, length * part, aside);
  const barbs = [0.42, 0.52, 0.62, 0.72, 0.82].flatMap((part, index) => {
    const reach = 2.5 + index * 0.9;
    return [-reach, reach].map((aside) => `M${at(along(part))}L${at(along(part + 0.1, aside))}`);
  });
  return { quill: `M${at(ROOT)}L${at(along(0.9))}`, barbs: barbs.join(''), eye: along(1), lean };
}

/** The point at a distance from the root of the tail in the direction of a leaning feather, and a little aside of it. */
function toward(lean: number, distance: number, aside: number): Point {
  const angle = (lean * Math.PI) / 180;
  return {
    x: ROOT.x + distance * Math.sin(angle) + aside * Math.cos(angle),
    y: ROOT.y - distance * Math.cos(angle) + aside * Math.sin(angle),
  };
}
