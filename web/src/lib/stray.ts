/** Somebody who has come by an address that does not lead to a table of his: why not, and what is known of where he wanted to go. */
import { ApiError, faceOf, type Face, type Game, type TableFace } from './api';
import { hasServer } from './site';

export type Stray =
  /** No screen has this address. */
  | { kind: 'nowhere' }
  /** The server has no such table: it is of another one, or gone. */
  | { kind: 'foreign' }
  /** There is no server that could have it. */
  | { kind: 'alone' }
  /** There is such a table, but this link does not open it. */
  | { kind: 'dead'; face: Face }
  /** The link is good, and all seats are taken. */
  | { kind: 'full'; game: Game; status: TableFace['status']; token: string };

/** Why whoever asks for this table is not let in, if it is his way that is wrong; null: something else is. */
export async function strayAt(table: string, error: unknown): Promise<Stray | null> {
  if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 401)) return null;
  if (!hasServer()) return { kind: 'alone' };
  try {
    return { kind: 'dead', face: await faceOf(table) };
  } catch (unknown) {
    return unknown instanceof ApiError && unknown.status === 404 ? { kind: 'foreign' } : null;
  }
}
