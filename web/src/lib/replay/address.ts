/** The address of a moment: what stands in it behind `#`. */
import type { Eyes } from './frames';

/** What the part of an address behind `#` names: a moment, eyes, and perhaps the record itself. */
export interface Moment {
  at: number;
  eyes: Eyes;
  packed: string | null;
}

export function momentOf(hash: string): Moment {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const number = (key: string) => (/^\d+$/.test(fields.get(key) ?? '') ? Number(fields.get(key)) : null);
  const eyes = fields.get('eyes') === 'open' ? 'open' : (number('eyes') ?? 'public');
  return { at: number('at') ?? 0, eyes, packed: fields.get('record') };
}

/** No game has so many moves: whoever asks for this one is shown the last. */
export const LAST = 99_999;

export function hashOf({ at, eyes, packed }: Moment): string {
  return `#at=${at}${eyes === 'public' ? '' : `&eyes=${eyes}`}${packed === null ? '' : `&record=${packed}`}`;
}
