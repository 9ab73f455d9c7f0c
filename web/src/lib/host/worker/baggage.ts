/**
 * Everything that somebody has here, to be carried elsewhere: the logs of his tables, to which the page adds what it keeps itself
 * (lib/belongings.ts). The logs hold what the games have kept secret: it is his own machine, on which nothing can be kept from him.
 */
import { faultOf, isBroken, theEngine } from './engine';
import { begin, Refusal } from './house';
import type { Store } from './store';

const FORMAT = 'utterson/everything/2';
/** Earlier ones: the tables alone. */
const FORMATS: unknown[] = [FORMAT, 'utterson/tables/1'];

export interface Baggage {
  format: string;
  tables: { table: string; entries: string[] }[];
}

/** What came of an import: how many tables are new or longer now, were here already, or could not be read. */
export interface Unpacked {
  taken: number;
  known: number;
  unreadable: number;
}

export async function exported(store: Store): Promise<Baggage> {
  const tables = [];
  for (const { table } of await store.list()) tables.push({ table, entries: await store.step((open) => open(table).log()) });
  return { format: FORMAT, tables };
}

/** Takes in what somebody has carried here. A table that is here already stays as it is, unless the other one is its continuation. */
export async function imported(store: Store, text: string): Promise<Unpacked> {
  const baggage = read(text);
  const engine = await theEngine();
  const count: Unpacked = { taken: 0, known: 0, unreadable: 0 };
  for (const { entries } of baggage.tables) {
    try {
      const table = engine.LocalTable.restore(entries);
      const face = JSON.parse(table.face());
      table.free();
      const isNew = await store.step(async (open) => {
        const here = open(face.table);
        const known = await here.log();
        if (known.length >= entries.length || known.some((entry, at) => entry !== entries[at])) return known.length === 0;
        if (known.length === 0) begin(open, { entries, face });
        else here.append({ ...(await here.face())!, ...face, head: entries.length - 1 }, known.length, entries.slice(known.length));
        return true;
      });
      count[isNew ? 'taken' : 'known'] += 1;
    } catch (error) {
      if (faultOf(error) === null || isBroken(error)) throw error;
      count.unreadable += 1;
    }
  }
  return count;
}

function read(text: string): Baggage {
  const isText = (entry: unknown): boolean => typeof entry === 'string';
  try {
    const found = JSON.parse(text) as Partial<Baggage> | null;
    const isOurs = FORMATS.includes(found?.format) && Array.isArray(found?.tables) && found.tables.every(({ entries }) => Array.isArray(entries) && entries.every(isText));
    if (isOurs) return found as Baggage;
  } catch {
    // No JSON at all.
  }
  throw new Refusal({ status: 422, error: 'no-baggage' });
}
