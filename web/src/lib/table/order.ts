/**
 * People keep their seats at the table, where their clocks and connections are. Four partners may be drawn onto other places
 * when the game begins, and what the game says is in the order of its places.
 */
import type { About, SeatFace } from '../wire/wire';

const PLACES = ['n', 'e', 's', 'w'];

/** For each seat of the game, the seat of the table where it is played. */
export function gameOrder(game: About['game'], seats: Pick<SeatFace, 'word'>[]): number[] {
  const asTheySit = seats.map((_, seat) => seat);
  if (game !== 'partners' || seats.length !== PLACES.length) return asTheySit;
  const drawn = PLACES.map((place) => seats.findIndex(({ word }) => word === place));
  return drawn.includes(-1) ? asTheySit : drawn;
}
