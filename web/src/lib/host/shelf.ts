/** A look at the tables that this device keeps, without waking whoever keeps them. */
import { openStore, type Kept } from './worker/store';

/** The tables; none where the browser keeps nothing for us. */
export async function keptTables(): Promise<Kept[]> {
  try {
    return await (await openStore()).list();
  } catch {
    return [];
  }
}

export const isKept = async (table: string): Promise<boolean> => (await keptTables()).some((kept) => kept.table === table);
