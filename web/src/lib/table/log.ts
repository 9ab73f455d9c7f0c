/**
 * The log of a table: everything that happened, in sentences, oldest first. What was before we came is in the record, the
 * rest came as events.
 */
import type { About, Occupant, SeatFace, SeenEntry, SeenEvent } from '../wire/wire';
import { isPayment, tellMove, tellNote, type Teller, type ToldSeat } from '../words/tell';
import { nameOf, toldSeats } from './names';
import { readRecord, seatsAfter } from './record';

/** A sentence of the log. */
export interface LogLine {
  key: string;
  text: string;
  /** A decision, a point of its price, what followed from it, or what people did beside the game. */
  kind: 'move' | 'payment' | 'note' | 'aside';
  isUndone: boolean;
}

/** What a log is told from. */
export interface LogSource {
  game: About['game'];
  seats: SeatFace[];
  me: number | null;
  /** The record as it was when we came; null without one. */
  record: string | null;
  entries: SeenEntry[];
  say: Teller['say'];
  language: Teller['language'];
  places: Teller['places'];
}

/** What the seats are called first, where that changes; three partners are told theirs with the first line, four keep theirs. */
const FIRST_WORDS: Record<About['game'], string[] | null> = {
  partners: null,
  duel: ['jekyll', 'hyde'],
  london: ['jekyll', 'hyde'],
};

/** The lines of an event: the move and what followed from it, as the record writes them. */
function linesOf(event: SeenEvent): string[] {
  const note = (text: string) => (text.startsWith('table ') ? text : `table ${text}`);
  if (event.type === 'started') return event.notes.map(note);
  return event.type === 'moved' ? [event.line, ...event.notes.map(note)] : [];
}

/** All of it. */
export function logOf(source: LogSource): LogLine[] {
  const { game, seats: faces, me, say, language, places } = source;
  const now = toldSeats(faces);
  const past = pastLines(source);
  const isWhole = past.length > 0 || source.entries.some((entry) => entry.event.type === 'started');
  const first = isWhole ? FIRST_WORDS[game] : null;
  let seats: ToldSeat[] = first ? now.map((seat, index) => ({ ...seat, word: first[index] ?? '' })) : now;
  const line = (text: string, key: string, isUndone: boolean, more?: unknown): LogLine => {
    seats = seatsAfter(game, seats, text);
    const kind = text.startsWith('table ') ? 'note' : isPayment(text) ? 'payment' : 'move';
    const teller = { game, say, language, seats, me, places };
    return { key, text: kind === 'note' ? tellNote(teller, text, more) : tellMove(teller, text, more), kind, isUndone };
  };
  const lines = past.map((text, index) => line(text, `past-${index}`, false));
  const undone = new Set(source.entries.flatMap(({ event }) => (event.type === 'taken_back' ? event.undone : [])));
  for (const { seq, event } of source.entries) {
    const more = event.type === 'moved' ? [event.seen, ...(event.followed ?? [])] : [];
    linesOf(event).forEach((text, index) => lines.push(line(text, `${seq}-${index}`, undone.has(seq), more[index])));
    const text = aside(source, event);
    if (text) lines.push({ key: `${seq}`, text, kind: 'aside', isUndone: false });
  }
  return lines;
}

/** All of it as the record writes it, as far as the viewer knows it. */
export function rawLines(source: LogSource): string[] {
  return [...pastLines(source), ...source.entries.flatMap((entry) => linesOf(entry.event))];
}

/** The lines of the record without those that came as events too: it may have been read a little later. */
function pastLines({ record, entries }: LogSource): string[] {
  const read = record === null ? 'no-record' : readRecord(record);
  if (typeof read === 'string') return [];
  const live = entries.flatMap((entry) => linesOf(entry.event));
  const { lines } = read;
  for (let count = Math.min(live.length, lines.length); count > 0; count--) {
    const tail = lines.slice(-count);
    if (tail.every((line, index) => line === live[index])) return lines.slice(0, -count);
  }
  return lines;
}

/** What people do beside the game. */
function aside({ seats, me, say }: LogSource, event: SeenEvent): string | null {
  const who = (seat: number, player: Occupant | undefined = seats[seat]?.player) => ({
    who: player ? nameOf(player, seat) : '',
    is: seat === me ? 'you' : 'other',
  });
  switch (event.type) {
    case 'seated':
      return say('page-log-seated', who(event.seat, event.player));
    case 'left':
      return say('page-log-left', { seat: event.seat + 1 });
    case 'started':
      return null;
    case 'take_back_asked':
      return say('page-log-take-back-asked', who(event.seat));
    case 'take_back_answered':
      return say(`page-log-take-back-${event.consent}`, who(event.seat));
    case 'taken_back':
      return say('page-log-taken-back', who(event.seat));
    case 'abandon_asked':
      return say('page-log-abandon-asked', who(event.seat));
    case 'stood_in':
      return say('page-log-stood-in', who(event.seat));
    case 'returned':
      return say('page-log-returned', who(event.seat));
    case 'said':
      return say('page-log-reacted', { ...who(event.seat), words: event.text });
    case 'reacted':
      return say('page-log-reacted', { ...who(event.seat), words: say(`page-react-${event.reaction}`) ?? '' });
    case 'rematch_asked':
      return say('page-log-rematch-asked', who(event.seat));
    case 'ended':
    case 'revealed':
    case 'created':
    case 'ready':
    case 'moved':
    case 'clock_noted':
    case 'rematch_agreed':
      return null;
  }
}
