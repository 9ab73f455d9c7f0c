/** Views of duel for tests: as the engine writes them, with what follows from them. */
import type { Board, Lying, Note, Own, Reckoning, Taken, View } from '../../wire/duel';
import type { Moved } from '../contract';

const board: Board = {
  options: { match: 'single' },
  leg: 'first',
  track: { round: 1, marker: 0 },
  phase: { lead: 'jekyll' },
  order: 'empty',
  taken: { jekyll: 0, hyde: 0 },
  tricks: [],
};

const reckoning: Reckoning = {
  seats: { jekyll: 0, hyde: 1 },
  asked: ['jekyll'],
  held: { jekyll: 10, hyde: 10 },
  trick: 1,
  lying: null,
  won: [],
  last: null,
  ranks: [null, null, null],
  would_rank: [],
  prospect: { difference: 0, space: 0 },
};

const own: Own = { role: 'jekyll', hand: [], dealt: [], exchanges: [], chosen: [] };

/** A view with these differences; `known` null for a spectator. */
export function aView(
  over: { board?: Partial<Board>; reckoning?: Partial<Reckoning>; known?: Partial<Own> | null } = {},
): View {
  return {
    board: { ...board, ...over.board },
    known: over.known === null ? 'nothing' : { own: { ...own, ...over.known } },
    reckoning: { ...reckoning, ...over.reckoning },
  };
}

/** P5 led by jekyll, and a potion that meets it. */
export const PRIDE: Lying = { leader: 'jekyll', led: 'P5', called: null, followed: '+4', met: 'pride' };

/** That trick, taken by jekyll with one of hyde's. */
export const TAKEN: Taken = {
  cards: PRIDE,
  winner: 'jekyll',
  by: 'P5',
  beats: '+4',
  why: 'higher_beside_potion',
  rule: 'D3.6',
  steals: true,
};

/** A move from which this followed. */
export const aMove = (...followed: Note[]): Moved => ({ type: 'moved', by: 1, line: '', seen: null, notes: [], followed });
