/**
 * The four colours, and counts of them as records write them: `wwl` is two of wrath and one of lust.
 */
import type { Counts } from '../../wire/london';

/** The colours in the order of the record. */
export const COLOURS = ['w', 'l', 'p', 'e'] as const;
export type Colour = (typeof COLOURS)[number];

/** The letters one after the other, each a colour. */
export function each(counts: Counts): Colour[] {
  return COLOURS.flatMap((colour) => Array<Colour>(of(counts, colour)).fill(colour));
}

/** How many of a colour. */
export function of(counts: Counts, colour: string): number {
  return counts.split(colour).length - 1;
}

/** The colours of which there is at least one. */
export function coloursIn(counts: Counts): Colour[] {
  return COLOURS.filter((colour) => counts.includes(colour));
}

/** In the order of the record. */
export function counts(letters: Iterable<string>): Counts {
  return each([...letters].join('')).join('');
}

/** Are there at least so many of each colour as in `part`? */
export function covers(whole: Counts, part: Counts): boolean {
  return COLOURS.every((colour) => of(whole, colour) >= of(part, colour));
}
