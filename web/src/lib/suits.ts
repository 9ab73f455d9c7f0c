/**
 * The inks of the suits, as a player may choose them: printed as we do, clearer apart for eyes that mix up red and green, or
 * his own. Whatever he chooses stays readable: an ink that is too pale for the paper is printed darker.
 *
 * The boards print with `var(--suit-…, our ink)`; here is decided what these are.
 */

export const SUITS = ['jekyll', 'hyde', 'pride', 'wrath', 'envy', 'lust', 'potion'] as const;
export type Suit = (typeof SUITS)[number];
/** A colour as `#rrggbb`. */
export type Ink = string;
export type Inks = Partial<Record<Suit, Ink>>;

/** Ours, where a player begins to choose. (Envy is green in duel and yellow in london; of his own there is one.) */
export const PRINTED: Record<Suit, Ink> = {
  jekyll: '#123f4d',
  hyde: '#5e1418',
  pride: '#5a2a83',
  wrath: '#96201a',
  envy: '#1c5c33',
  lust: '#23508a',
  potion: '#0f4f5e',
};

/** Four colours that stay apart, and from black tokens, for every kind of colour vision: suits.test.ts measures it. */
export const CLEAR: Record<Suit, Ink> = {
  jekyll: '#1e336a',
  hyde: '#c3130b',
  pride: '#7706b4',
  wrath: '#c3130b',
  envy: '#0f6e62',
  lust: '#1e336a',
  potion: '#1e336a',
};

/** The suits that lie on one table, and so must be told apart. */
export const TOGETHER: readonly (readonly Suit[])[] = [
  ['jekyll', 'hyde'],
  ['pride', 'wrath', 'envy', 'potion'],
  ['wrath', 'lust', 'pride', 'envy'],
];

/** The darkest paper that a card is printed on: that of the cards of partners by gaslight. */
export const CARD_PAPER: Ink = '#ecdfc0';
/** WCAG 2.2, 1.4.3: the contrast of text. */
export const READABLE = 4.5;
/** Two inks that are nearer than this look alike, in OKLab. */
const ALIKE = 0.07;

type Light = [red: number, green: number, blue: number];

const toLight = (byte: number): number => (byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
export const lightOf = (ink: Ink): Light => bytesOf(ink).map(toLight) as Light;

function bytesOf(ink: Ink): Light {
  return [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16)) as Light;
}

/** The contrast of two colours, from 1 to 21 (WCAG). */
export function contrast(one: Ink, other: Ink): number {
  const luminance = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [dark = 0, bright = 0] = [one, other].map((ink) => luminance(lightOf(ink))).sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** How far light is from light, as the eye sees it: the distance in OKLab. */
export function apart(one: Light, other: Light): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(...a.map((value, axis) => value - b[axis]!));
}

function labOf([red, green, blue]: Light): Light {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** The ink, or so much nearer to black or white that it can be read on that paper. */
export function readable(ink: Ink, paper: Ink): Ink {
  const toward = contrast('#000000', paper) > contrast('#ffffff', paper) ? 0 : 255;
  const steps = Array.from({ length: 26 }, (_, step) => mixed(ink, toward, step / 25));
  return steps.find((step) => contrast(step, paper) >= READABLE) ?? steps.at(-1)!;
}

function mixed(ink: Ink, toward: number, part: number): Ink {
  const mix = (byte: number) => Math.round(byte + (toward - byte) * part);
  return `#${bytesOf(ink)
    .map((byte) => mix(byte).toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Suits of one table whose inks can hardly be told apart. */
export function alike(inks: Record<Suit, Ink>): [Suit, Suit] | null {
  for (const suits of TOGETHER) {
    for (const [index, one] of suits.entries()) {
      const other = suits.slice(index + 1).find((next) => apart(lightOf(inks[one]), lightOf(inks[next])) < ALIKE);
      if (other) return [one, other];
    }
  }
  return null;
}

/** The colours of the page's own papers, by which the names of the sides are read. */
export interface Papers {
  raised: Ink;
  sunk: Ink;
}

/** The tokens that these inks are, for the root of the page. */
export function tokensOf(inks: Inks, { raised, sunk }: Papers): Record<string, string> {
  const tokens: Record<string, string> = {};
  for (const suit of SUITS) {
    const wish = inks[suit];
    if (wish === undefined) continue;
    const ink = readable(wish, CARD_PAPER);
    tokens[`--suit-${suit}`] = ink;
    tokens[`--suit-${suit}-wash`] = `color-mix(in srgb, ${ink} 24%, #f6eed9)`;
    if (suit === 'envy') tokens['--suit-envy-sign'] = '#fff8e6';
    if (suit !== 'jekyll' && suit !== 'hyde') continue;
    // The sides are written about on the page, too: on the paper that leaves the least contrast.
    tokens[`--${suit}`] = readable(readable(wish, sunk), raised);
    tokens[`--${suit}-soft`] = `color-mix(in srgb, ${wish} 16%, ${raised})`;
  }
  return tokens;
}
