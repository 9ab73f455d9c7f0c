/**
 * What lies on the table to be looked at. Mostly that is the view; but while a complete trick rests, the view has already
 * gone on (the trick is on its pile, new cards may be dealt), and the eye has not.
 */
import type { Board, BySide, Card, ColourOrder, Leg, Outcome, Own, Side, Seen, Trick, View } from '../../wire/duel';
import type { Moved } from '../contract';
import { isPotion, letterOf, signOf, type ColourLetter } from './cards';

/** What a scene is made of; boards are given all of it. */
export interface Given {
  view: View;
  before: View | null;
  last: Moved | null;
  resting: boolean;
}

/** The trick that lies between the players. */
export interface Lying {
  leader: Side;
  led: Card;
  /** The colour called with a led potion. */
  called: ColourLetter | null;
  followed: Card | null;
  /** The colour that a potion has met in it, whose effect follows. */
  met: ColourLetter | null;
  /** Who takes it; null until that is settled. */
  winner: Side | null;
  /** Does the winner take an earlier trick from the loser with it? */
  steals: boolean;
}

export interface Scene {
  /** What the viewer plays; null for a spectator. */
  role: Side | null;
  /** Whose side of the table is below: the viewer's, for spectators that of the first seat. */
  near: Side;
  far: Side;
  leg: Leg;
  round: number;
  marker: number;
  /** The number of the trick that is played, from 1; null between rounds. */
  trickNumber: number | null;
  taken: BySide<number>;
  order: ColourOrder;
  lying: Lying | null;
  /** The viewer's hand. */
  hand: Card[];
  /** How many cards each player holds. */
  held: BySide<number>;
  /** How a round ended that has just been played, while its last trick rests. */
  ended: RoundEnd | null;
}

/** The end of a round as the table tells it. */
export interface RoundEnd {
  tricks: BySide<number>;
  marker: number;
}

/** How many cards a hand has at first, and so how many tricks a round. */
export const TRICKS = 10;
/** How many rounds a game has at most. */
export const ROUNDS = 3;
/** The last space of the track. */
export const LAST_SPACE = 10;

export const otherRole = (role: Side): Side => (role === 'jekyll' ? 'hyde' : 'jekyll');

/** The seat that plays a role: they are swapped in the second game of a return match. */
export function seatOf(role: Side, leg: Leg): number {
  return (role === 'jekyll') === (leg === 'first') ? 0 : 1;
}

/** What the viewer knows as a player; null for a spectator. */
export function ownOf(view: View): Own | null {
  return view.known === 'nothing' ? null : view.known.own;
}

export function sceneOf({ view, before, last, resting }: Given): Scene {
  if (!resting || before === null || last === null) return sceneNow(view);
  const isSameRound = view.board.tricks.length > 0;
  const still = sceneNow(before);
  const ended = roundEnd(last);
  const taken = ended?.tricks ?? view.board.taken;
  return {
    ...still,
    order: isSameRound ? view.board.order : before.board.order,
    lying: restingTrick(view, before, last, taken),
    hand: isSameRound ? (ownOf(view)?.hand ?? []) : [],
    held: heldAfter(before.board),
    ended,
  };
}

function sceneNow(view: View): Scene {
  const { board } = view;
  const own = ownOf(view);
  const near = own?.role ?? (board.leg === 'first' ? 'jekyll' : 'hyde');
  return {
    role: own?.role ?? null,
    near,
    far: otherRole(near),
    leg: board.leg,
    round: board.track.round,
    marker: board.track.marker,
    trickNumber: isRoundPlayed(board) ? board.tricks.length + 1 : null,
    taken: board.taken,
    order: board.order,
    lying: trickOnTable(board),
    hand: own?.hand ?? [],
    held: { jekyll: heldBy('jekyll', board), hyde: heldBy('hyde', board) },
    ended: null,
  };
}

function trickOnTable({ phase }: Board): Lying | null {
  if (phase === 'deal') return null;
  if ('follow' in phase) return lyingOf({ ...phase.follow, followed: null });
  if ('swap' in phase) return lyingOf(phase.swap.trick);
  return null;
}

/** A trick as it lies. */
export function lyingOf({ leader, led, followed }: Omit<Trick, 'followed'> & { followed: Card | null }): Lying {
  const called = isPotion(led.card) ? letterOf(led.colour) : null;
  return { leader, led: led.card, called, followed, met: metBy(led.card, followed), winner: null, steals: false };
}

/** The colour that a potion has met: that of the only evil card beside it. */
function metBy(led: Card, followed: Card | null): ColourLetter | null {
  if (followed === null || isPotion(led) === isPotion(followed)) return null;
  return signOf(isPotion(led) ? followed : led) as ColourLetter;
}

/** The complete trick that rests: the last one of the view, or, where a new round has begun, what completed the last one. */
function restingTrick(view: View, before: View, last: Moved, taken: BySide<number>): Lying | null {
  const winner = winnerTold(last);
  const trick = view.board.tricks.at(-1) ?? completed(before.board, last.seen as Seen);
  if (trick === null) return null;
  const gained = winner === null ? 0 : taken[winner] - before.board.taken[winner];
  return { ...lyingOf(trick), winner, steals: gained > 1 };
}

function completed({ phase }: Board, seen: Seen): Trick | null {
  if (phase === 'deal') return null;
  if ('swap' in phase) return phase.swap.trick;
  return 'follow' in phase && 'play' in seen ? { ...phase.follow, followed: seen.play[1] } : null;
}

/** How many cards a player holds: ten, less those that he has played. */
function heldBy(role: Side, { phase, tricks }: Board): number {
  if (phase === 'deal' || 'over' in phase) return 0;
  const hasPlayed = 'swap' in phase || ('follow' in phase && phase.follow.leader === role);
  return TRICKS - tricks.length - (hasPlayed ? 1 : 0);
}

/** Is a round being played, from the deal to its last trick? */
function isRoundPlayed({ phase }: Board): boolean {
  return phase !== 'deal' && !('over' in phase);
}

/** The same after the trick on that board was completed. */
function heldAfter({ tricks }: Board): BySide<number> {
  const held = TRICKS - tricks.length - 1;
  return { jekyll: held, hyde: held };
}

function winnerTold({ notes }: Moved): Side | null {
  const word = told(notes, 'trick')?.get('winner');
  return word === 'jekyll' || word === 'hyde' ? word : null;
}

/** The round that this move has ended, if it has. */
export function roundEnd({ notes }: Pick<Moved, 'notes'>): RoundEnd | null {
  const round = told(notes, 'round');
  if (round === null) return null;
  const number = (key: string) => Number(round.get(key));
  return { tricks: { jekyll: number('jekyll'), hyde: number('hyde') }, marker: number('marker') };
}

/** The fields of a note: `table round jekyll=6 hyde=4 marker=2`. */
function told(notes: string[], verb: string): Map<string, string> | null {
  const words = notes.map((note) => note.replace(/^table /, '').split(' ')).find(([first]) => first === verb);
  return words ? new Map(words.slice(1).map((word) => word.split('=') as [string, string])) : null;
}

/** Where the marker would go if the round ended with these tricks. */
export function preview({ taken, marker }: Scene): { difference: number; space: number } {
  const difference = Math.abs(taken.jekyll - taken.hyde);
  return { difference, space: Math.min(marker + difference, LAST_SPACE) };
}

/** How the game has ended, if it has. */
export function outcomeOf({ board: { phase } }: View): Outcome | null {
  return phase !== 'deal' && 'over' in phase ? phase.over : null;
}
