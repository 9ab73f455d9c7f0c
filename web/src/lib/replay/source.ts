/**
 * Where a record comes from: a table of this server that has ended, or a file that somebody has opened, kept for this
 * visit so that a reload does not lose it.
 */
import { record } from '../api';
import { kept, keep } from '../keep';

const OPENED = 'opened-record';

/** Keeps the record of a file for the screen that shows it. */
export function openRecord(text: string): void {
  keep(OPENED, text);
}

/** The record of the table of that id, or, without one, of the file that was opened last; null if there is none. */
export async function recordText(table: string | null): Promise<string | null> {
  return table === null ? kept(OPENED) : record(table, null);
}
