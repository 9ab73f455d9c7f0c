/** What followed from a move, as the engine tells it: the notes of the game, typed. */
import type { Note as Duel } from '../wire/duel';
import type { Note as Partners } from '../wire/partners';
import type { Moved } from './contract';

/** Has this move completed a trick? Then it still lies there to be looked at. */
export const completesTrick = (moved: Pick<Moved, 'followed'> | null | undefined): boolean => has(moved, 'trick');

/** Has something of that kind followed? */
export function has(moved: Pick<Moved, 'followed'> | null | undefined, kind: string): boolean {
  return (moved?.followed ?? []).some((note) => note === kind || (typeof note === 'object' && note !== null && kind in note));
}

/** What a note of that kind says, where the move has one. */
export function told<N extends Duel | Partners, K extends Kinds<N>>(moved: Pick<Moved, 'followed'> | null, kind: K): Told<N, K> | null {
  const note = ((moved?.followed ?? []) as N[]).find((note) => typeof note === 'object' && kind in note);
  return note === undefined ? null : (note as Record<K, Told<N, K>>)[kind];
}

type Kinds<N> = N extends string ? never : keyof N & string;
type Told<N, K extends string> = N extends Record<K, infer T> ? T : never;
