/** Which tables wait for the visitor, and which of them are news. */
import type { TableFace } from './api';

export const waits = (table: TableFace): boolean => table.my_move && table.status === 'playing';

/** Those that wait for the visitor now and did not before. What waited when the page was opened is no news. */
export function newlyWaiting(before: TableFace[] | null, now: TableFace[]): TableFace[] {
  if (before === null) return [];
  const waited = new Set(before.filter(waits).map(({ table }) => table));
  return now.filter((table) => waits(table) && !waited.has(table.table));
}
