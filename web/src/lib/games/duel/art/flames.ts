/** Wrath: a brazier that burns with as many tongues as the card is worth. */
import { round } from './points';

export interface Tongue {
  outside: string;
  inside: string;
  /** Strokes of the burin between the two. */
  strokes: string;
}

const BASE = 112;
/** From the middle of the fire outwards: where a tongue stands, and how much of the fire's height it has. */
const PLACES = [
  { aside: 0, share: 1 },
  { aside: -10, share: 0.76 },
  { aside: 10, share: 0.7 },
  { aside: -18, share: 0.52 },
  { aside: 18, share: 0.48 },
  { aside: -25, share: 0.32 },
  { aside: 25, share: 0.3 },
];

/** The tongues of a card, the outer ones first: the middle one is drawn over them. */
export function tongues(value: number): Tongue[] {
  const height = 36 + 5.6 * value;
  // With an even number there is no middle: the fire stands on two equal feet.
  const shift = value % 2 === 0 ? 5 : 0;
  return PLACES.slice(0, value)
    .map(({ aside, share }) => tongue(50 + aside + shift, height * share, aside < 0 ? -1 : 1))
    .reverse();
}

/** One tongue: a drop whose tip licks to one side. */
function tongue(x: number, height: number, side: number): Tongue {
  const width = 6 + height * 0.085;
  return {
    outside: drop(x, BASE, width, height, side),
    inside: drop(x, BASE - 1, width * 0.5, height * 0.55, side),
    strokes: [0.3, 0.45, 0.6, 0.72]
      .map((part) => {
        const y = round(BASE - height * part);
        const half = width * (1 - part) * 0.8;
        return `M${round(x + side * 0.5)} ${y}l${round(half)} ${round(-half * 0.9)}`;
      })
      .join(''),
  };
}

function drop(x: number, base: number, width: number, height: number, side: number): string {
  const tip = round(x + side * width * 0.55);
  const y = (part: number) => round(base - height * part);
  const along = (part: number) => round(x + side * width * part);
  return (
    `M${along(0)} ${y(0)}` +
    `C${along(-1.3)} ${y(0.02)} ${along(-1.25)} ${y(0.45)} ${along(-0.35)} ${y(0.62)}` +
    `C${along(0.1)} ${y(0.74)} ${along(0.1)} ${y(0.88)} ${tip} ${y(1)}` +
    `C${along(0.95)} ${y(0.8)} ${along(0.6)} ${y(0.66)} ${along(0.75)} ${y(0.5)}` +
    `C${along(1.35)} ${y(0.3)} ${along(1.2)} ${y(0)} ${along(0)} ${y(0)}Z`
  );
}
