/**
 * How a game ended, in words.
 */
import type { About, SeatFace, Stage } from '../wire/wire';
import { tell, type Teller } from '../words/tell';
import { nameOf, toldSeats } from './names';

export type Over = Extract<Stage, { type: 'over' }>;

/** One sentence on how it ended. */
export function endingText(
  { ending }: Over,
  table: { game: About['game']; seats: SeatFace[]; me: number | null },
  { say, language }: Pick<Teller, 'say' | 'language'>,
): string {
  const { game, seats, me } = table;
  switch (ending.type) {
    case 'played':
      return tell({ game, say, language, seats: toldSeats(seats), me, places: {} }, `result ${ending.result}`);
    case 'resigned':
    case 'out_of_time': {
      const who = nameOf(seats[ending.seat]!.player, ending.seat);
      const id = ending.type === 'resigned' ? 'page-end-resigned' : 'page-end-out-of-time';
      return say(id, { who, is: ending.seat === me ? 'you' : 'other' }) ?? '';
    }
    case 'abandoned':
      return say('page-end-abandoned') ?? '';
  }
}
