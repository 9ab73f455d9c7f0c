/** The tricks of the round, with who took them. */
import type { Board, Side, Trick } from '../../wire/duel';
import { lyingOf, type Lying } from './scene';

export interface Taken extends Trick {
  number: number;
  winner: Side | null;
}

/** The tricks played, oldest first. Who takes a trick leads the next: that is how the winner is known here. */
export function tricksTaken({ tricks, phase }: Board): Taken[] {
  return tricks.map((trick, index) => ({
    ...trick,
    number: index + 1,
    winner: tricks[index + 1]?.leader ?? leaderNow(phase),
  }));
}

function leaderNow(phase: Board['phase']): Side | null {
  if (phase === 'deal') return null;
  if ('lead' in phase) return phase.lead;
  if ('follow' in phase) return phase.follow.leader;
  return 'swap' in phase ? phase.swap.trick.leader : null;
}

/** The last trick taken in this round, as it lay. */
export function lastTaken(board: Board): Lying | null {
  const last = tricksTaken(board).at(-1);
  return last ? { ...lyingOf(last), winner: last.winner } : null;
}
