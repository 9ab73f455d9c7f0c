/**
 * What lies on the table to be looked at. Mostly that is the view; but while a complete trick rests, the view has already
 * gone on (the trick is on its pile, new cards may be dealt), and the eye has not. What rests the engine has told with the
 * move.
 */
import type * as wire from '../../wire/duel';
import type { BySide, Card, Leg, Note, Outcome, Own, Prospect, RoundEnd, Side, Taken, View } from '../../wire/duel';
import type { Reason } from '../../words/why';
import type { Moved } from '../contract';
import { told } from '../followed';
import { letterOf, type ColourLetter } from './cards';

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
  /** Why he takes it. */
  reason: Reason | null;
  /** Does the winner take an earlier trick from the loser with it? */
  steals: boolean;
}

export interface Scene {
  /** What the viewer plays; null for a spectator. */
  role: Side | null;
  /** Whose side of the table is below: the viewer's, for spectators that of the first seat. */
  near: Side;
  far: Side;
  /** The seat that plays each role. */
  seats: BySide<number>;
  leg: Leg;
  round: number;
  marker: number;
  /** The number of the trick that is played, from 1; null between rounds. */
  trickNumber: number | null;
  taken: BySide<number>;
  /** Where the marker would go if the round ended now; null between rounds. */
  prospect: Prospect | null;
  /** The colours by rank, the weakest first; null where no colour is ranked yet. */
  ranks: (ColourLetter | null)[];
  lying: Lying | null;
  /** The viewer's hand. */
  hand: Card[];
  /** How many cards each player holds. */
  held: BySide<number>;
  /** How a round ended that has just been played, while its last trick rests. */
  ended: RoundEnd | null;
}

/** How many rounds a game has at most, as the board has them printed. */
export const ROUNDS = 3;
/** The last space that is printed on the track. */
export const LAST_SPACE = 10;

export const otherRole = (role: Side): Side => (role === 'jekyll' ? 'hyde' : 'jekyll');

/** What the viewer knows as a player; null for a spectator. */
export function ownOf(view: View): Own | null {
  return view.known === 'nothing' ? null : view.known.own;
}

export function sceneOf({ view, before, last, resting }: Given): Scene {
  const trick = resting ? told<Note, 'trick'>(last, 'trick') : null;
  if (trick === null || before === null) return sceneNow(view);
  const ended = roundEnd(last);
  const rests = ended ? { ...ended.table, known: emptyHanded(before) } : view;
  return {
    ...sceneNow(rests),
    trickNumber: rests.board.tricks.length,
    taken: before.board.taken,
    prospect: before.reckoning.prospect,
    lying: takenAs(trick),
    ended,
  };
}

/** Who looks on remembers who he is when the last card is played. */
function emptyHanded({ known }: View): View['known'] {
  return known === 'nothing' ? known : { own: { ...known.own, hand: [] } };
}

function sceneNow(view: View): Scene {
  const { board, reckoning } = view;
  const own = ownOf(view);
  const near = own?.role ?? (reckoning.seats.jekyll === 0 ? 'jekyll' : 'hyde');
  return {
    role: own?.role ?? null,
    near,
    far: otherRole(near),
    seats: reckoning.seats,
    leg: board.leg,
    round: board.track.round,
    marker: board.track.marker,
    trickNumber: reckoning.trick,
    taken: board.taken,
    prospect: reckoning.prospect,
    ranks: reckoning.ranks.map(letter),
    lying: reckoning.lying && lyingOf(reckoning.lying),
    hand: own?.hand ?? [],
    held: reckoning.held,
    ended: null,
  };
}

const letter = (colour: wire.Colour | null): ColourLetter | null => colour && letterOf(colour);

function lyingOf(lying: wire.Lying): Lying {
  return { ...lying, called: letter(lying.called), met: letter(lying.met), winner: null, reason: null, steals: false };
}

/** A trick as it lay when it was taken. */
export function takenAs(taken: Taken): Lying {
  return { ...lyingOf(taken.cards), winner: taken.winner, reason: taken, steals: taken.steals };
}

/** The last trick taken in this round, as it lay. */
export const lastTaken = ({ reckoning }: View): Lying | null => reckoning.last && takenAs(reckoning.last);

/** The round that this move has ended, if it has. */
export const roundEnd = (moved: Moved | null): RoundEnd | null => told<Note, 'round'>(moved, 'round');

/** How the game has ended, if it has. */
export function outcomeOf({ board: { phase } }: View): Outcome | null {
  return phase !== 'deal' && 'over' in phase ? phase.over : null;
}
