/**
 * Who sits where, and from where the viewer looks: his own place is at the bottom, the others follow clockwise.
 */
import type { Board, ByPlace, Hand, Place, Seat, Side, View } from '../../wire/partners';

export const PLACES = ['n', 'e', 's', 'w'] as const satisfies readonly Place[];

/** Where a place is drawn. */
export type Spot = 'bottom' | 'left' | 'top' | 'right';
const SPOTS = ['bottom', 'left', 'top', 'right'] as const satisfies readonly Spot[];

const clockwise = (place: Place, steps: number): Place => PLACES[(PLACES.indexOf(place) + steps) % 4]!;

export const opposite = (place: Place): Place => clockwise(place, 2);

/** The hand on the table; null while cards are dealt. */
export function handOf({ board: { phase } }: View): Hand | null {
  if ('play' in phase) return phase.play;
  return 'over' in phase ? phase.over : null;
}

/** The teams, as soon as they are known. */
export function teamsOf({ board: { phase } }: View): ByPlace<Side> | null {
  if ('lot' in phase) return null;
  if ('first_deal' in phase) return phase.first_deal.teams;
  if ('deal' in phase) return phase.deal.teams;
  return 'play' in phase ? phase.play.teams : phase.over.teams;
}

/** The empty place of three players; null with four. */
export const ghostOf = ({ seating }: Board): Place | null => (seating === 'four' ? null : seating.three.ghost);

/** The person at a place; null at the ghost's. */
export function personAt({ seating }: Board, place: Place): Seat | null {
  if (seating === 'four') return PLACES.indexOf(place);
  const { ghost, players } = seating.three;
  return players.find((_, steps) => clockwise(ghost, steps + 1) === place) ?? null;
}

/** The person who decides for a place: whoever sits there, or the solo for his ghost. */
export function deciderAt(board: Board, place: Place): Seat {
  return personAt(board, place) ?? personAt(board, opposite(place))!;
}

/** The place of the viewer; null for a spectator. */
export function myPlace({ viewer, board }: View): Place | null {
  if (viewer === 'public') return null;
  return PLACES.find((place) => personAt(board, place) === viewer.seat) ?? null;
}

/** Where each place is drawn; a spectator looks from the south. */
export function spotsOf(view: View): ByPlace<Spot> {
  const bottom = myPlace(view) ?? 's';
  const spot = (place: Place) => SPOTS[(PLACES.indexOf(place) - PLACES.indexOf(bottom) + 4) % 4]!;
  return { n: spot('n'), e: spot('e'), s: spot('s'), w: spot('w') };
}

/** The side the viewer plays for; a spectator looks with Jekyll's eyes. */
export function mySide(view: View): Side {
  const place = myPlace(view);
  return (place && teamsOf(view)?.[place]) ?? 'jekyll';
}

/** The place that has to play or ask now; null when nobody has. */
export function decidingPlace(view: View): Place | null {
  const { phase } = view.board;
  if (!('play' in phase)) return null;
  const { step, turn } = phase.play;
  return step === 'turn' ? turn : step.asked;
}
