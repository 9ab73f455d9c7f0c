/** The order of the colours as it is shown: three places, the weakest first. */
import type { ColourOrder } from '../../wire/duel';
import { COLOURS, letterOf, type ColourLetter } from './cards';

/** The colours by place, the weakest first; null where no colour is ranked yet. */
export type Places = [ColourLetter | null, ColourLetter | null, ColourLetter | null];

export function placesOf(order: ColourOrder): Places {
  if (order === 'empty') return [null, null, null];
  if ('lowest' in order) return [letterOf(order.lowest), null, null];
  const [lowest, middle] = order.full.map(letterOf) as [ColourLetter, ColourLetter];
  return [lowest, middle, theThird(lowest, middle)];
}

/** What a card of this colour would do to the order if it were played now; null if nothing. */
export type Consequence =
  { place: 'lowest'; colour: ColourLetter } | { place: 'middle'; colour: ColourLetter; strongest: ColourLetter };

export function consequenceOf(colour: ColourLetter, [lowest, middle]: Places): Consequence | null {
  if (lowest === null) return { place: 'lowest', colour };
  if (middle !== null || colour === lowest) return null;
  return { place: 'middle', colour, strongest: theThird(lowest, colour) };
}

function theThird(one: ColourLetter, other: ColourLetter): ColourLetter {
  return COLOURS.find((colour) => colour !== one && colour !== other) ?? one;
}
