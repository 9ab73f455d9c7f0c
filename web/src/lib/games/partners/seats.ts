/**
 * Who sits where, and from where the viewer looks: his own place is at the bottom, the others follow clockwise.
 */
import type { Board, ByPlace, Hand, Place, Seat, Side, View } from '../../wire/partners';

export const PLACES = ['n', 'e', 's', 'w'] as const satisfies readonly Place[];

/** Where a place is drawn. */
export type Spot = 'bottom' | 'left' | 'top' | 'right';
const SPOTS = ['bottom', 'left', 'top', 'right'] as const satisfies readonly Spot[];

/** The hand on the table; null while cards are dealt. */
export function handOf({ board: { phase } }: View): Hand | null {
  if ('play' in phase) return phase.play;
  return 'over' in phase ? phase.over : null;
}

/** The teams, as soon as they are known. */
export const teamsOf = ({ reckoning }: View): ByPlace<Side> | null => reckoning.teams;

/** The empty place of three players; null with four. */
export const ghostOf = ({ seating }: Board): Place | null => (seating === 'four' ? null : seating.three.ghost);

/** The person at a place; null at the ghost's. */
export const personAt = ({ reckoning }: View, place: Place): Seat | null => reckoning.places[place].person;

/** The person who decides for a place: whoever sits there, or the solo for his ghost. */
export const deciderAt = ({ reckoning }: View, place: Place): Seat => reckoning.places[place].decides;

/** Where a person sits. */
export const placeOf = (view: View, seat: Seat): Place | null =>
  PLACES.find((place) => personAt(view, place) === seat) ?? null;

/** The place of the one who plays the ghost's cards; null with four players. */
export function soloOf(view: View): Place | null {
  const ghost = ghostOf(view.board);
  return ghost && placeOf(view, deciderAt(view, ghost));
}

/** The place of the viewer; null for a spectator. */
export const myPlace = ({ reckoning }: View): Place | null => reckoning.own;

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
export const decidingPlace = ({ reckoning }: View): Place | null => reckoning.deciding;
