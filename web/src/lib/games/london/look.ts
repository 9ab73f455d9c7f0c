/**
 * Simple questions about a view. What follows from the rules is asked of the server; this is what lies open.
 */
import type { Board, Counts, Location, MapLocation, Phase, Side, View } from '../../wire/london';
import { COLOURS, of, type Colour } from './counts';

/** L3.1: how many tokens circulate. */
export const CIRCULATING = 12;
/** L4.7: so many black tokens of one colour, and Hyde has won. */
export const TO_WIN = 3;

/** The name of what the game waits for. */
export type PhaseName =
  Extract<Phase, string> | (Extract<Phase, object> extends infer P ? (P extends P ? keyof P : never) : never);

/** What the game waits for. */
export function phaseName(phase: Phase): PhaseName {
  return (typeof phase === 'string' ? phase : Object.keys(phase)[0]) as PhaseName;
}

/** Whose turn it is. */
export function mover(board: Board): Side {
  return 'hyde' in board.pool ? 'hyde' : 'jekyll';
}

/** The tokens that the mover still has, by number. */
export function tokensLeft(board: Board): number {
  if ('hyde' in board.pool) return board.pool.hyde;
  return board.pool.jekyll.coloured.length + board.pool.jekyll.black;
}

/** The side that looks; null for a spectator. */
export function viewerOf(view: View): Side | null {
  if (view.own === 'public') return null;
  return 'jekyll' in view.own ? 'jekyll' : 'hyde';
}

/** The viewer's cards. */
export function handOf(view: View): Counts {
  if (view.own === 'public') return '';
  return 'jekyll' in view.own ? view.own.jekyll.hand : view.own.hyde.hand;
}

/** The seat of a side, which is also its place in lists of two. */
export function seatOf(side: Side): 0 | 1 {
  return side === 'jekyll' ? 0 : 1;
}

/** Is this location grey now: printed so, and not under a white token? */
export function isGreyNow(board: Board, places: MapLocation[], at: Location): boolean {
  return places[at]?.ground === 'grey' && !board.whitened.includes(at);
}

/** The cards that a side surely holds, for all that the viewer has seen: those in every hand it can be. */
export function surely(view: View, side: Side): Counts {
  const hands = handsOf(view, side);
  const least = (colour: Colour): number => Math.min(...hands.map((hand) => of(hand, colour)));
  return hands.length === 0 ? '' : COLOURS.map((colour) => colour.repeat(least(colour))).join('');
}

function handsOf({ own, board }: View, side: Side): Counts[] {
  if (own === 'public') return board.hands[seatOf(side)];
  if ('jekyll' in own) return side === 'jekyll' ? [own.jekyll.hand] : own.jekyll.hyde;
  return side === 'hyde' ? [own.hyde.hand] : own.hyde.jekyll;
}

/** What has become of the tile of a research site. */
export function tileAt(board: Board, at: Location): 'lying' | 'trashed' | 'gone' {
  if (board.trashed.includes(at)) return 'trashed';
  return board.tiles.includes(at) ? 'lying' : 'gone';
}
