/**
 * A record as text, read as far as the page needs it: whose game it was, and line by line what happened.
 */
import { GAMES, type Game } from '../api';
import type { ToldSeat } from '../words/tell';

export interface RecordText {
  game: Game;
  /** As written: `match=return`. */
  options: string[];
  seats: ToldSeat[];
  /** The lines of play; comments included, without their mark. */
  lines: string[];
}

/** What is wrong with a text that should be a record. */
export type RecordFault = 'no-record' | 'newer' | 'unknown-game';

const VERSION = '1';

/** Reads a record. Whether its moves follow the rules is for the engine to say. */
export function readRecord(text: string): RecordText | RecordFault {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const [mark, version] = lines[0]?.split(' ') ?? [];
  if (mark !== 'utterson') return 'no-record';
  if (version !== VERSION) return 'newer';
  const bar = lines.indexOf('---');
  if (bar < 0) return 'no-record';
  const header = lines.slice(1, bar).map((line) => line.split(' '));
  const game = GAMES.find((game) => header.some(([key, value]) => key === 'game' && value === game));
  if (!game) return 'unknown-game';
  const behind = (key: string) => header.filter(([first]) => first === key).map(([, ...rest]) => rest);
  return {
    game,
    options: behind('option').flat(),
    seats: behind('player').map(([word = '', record = '']) => ({ word, record, name: spoken(record) })),
    lines: lines.slice(bar + 1).filter((line) => line !== '' && !line.startsWith('#')),
  };
}

/** A name of the record as people say it. */
function spoken(record: string): string {
  return record.startsWith('bot:') ? record : record.replaceAll('_', ' ').replace(/:\d+$/, '');
}

/** The fields of a line: `table round jekyll=6 hyde=4` as a map; empty if it is none of that verb. */
export function fieldsOf(line: string, verb: string): Map<string, string> {
  const [who, found, ...fields] = line.split(' ');
  if (who !== 'table' || found !== verb) return new Map();
  return new Map(fields.map((field) => field.split('=') as [string, string]));
}

/**
 * Who sits where after a line. The seats of partners change from hand to hand when three play, the roles of duel between
 * the games of a return match.
 */
export function seatsAfter(game: Game, seats: ToldSeat[], line: string): ToldSeat[] {
  const [who, verb, ...behind] = line.split(' ');
  if (who !== 'table') return seats;
  if (game === 'duel' && verb === 'game') {
    const words = seats.map((seat) => seat.word).reverse();
    return seats.map((seat, index) => ({ ...seat, word: words[index]! }));
  }
  if (game === 'partners' && verb === 'seats') {
    const sits = new Map(behind.map((pair) => pair.split('=')).map(([word = '', record = '']) => [record, word]));
    return seats.map((seat) => ({ ...seat, word: sits.get(seat.record) ?? seat.word }));
  }
  return seats;
}
