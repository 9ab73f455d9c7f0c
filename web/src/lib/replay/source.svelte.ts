/**
 * Where a record comes from: a table of this server that has ended, a link that holds it, or a file that somebody has opened,
 * kept for this visit so that a reload does not lose it.
 */
import { record } from '../api';
import { kept, keep } from '../keep';
import { unpack } from './packed';

const OPENED = 'opened-record';

let openings = $state(0);

/** Keeps the record of a file for the screen that shows it. */
export function openRecord(text: string): void {
  keep(OPENED, text);
  openings += 1;
}

/** How many files have been opened: a screen that shows one begins anew with the next. */
export const opened = (): number => openings;

/** What an address says of where the record is. */
export interface Source {
  /** The table whose record it is. */
  table: string | null;
  /** The record itself, packed. */
  packed: string | null;
}

/** The record; null if there is none. */
export async function recordText({ table, packed }: Source): Promise<string | null> {
  if (packed !== null) return unpack(packed);
  return table === null ? kept(OPENED) : record(table, null);
}
