/** Frames of a record, as the rules make them, and what a board needs to draw one of them. */
import type { Answer } from '../host/host';
import { askRules } from '../host/hosts';
import type { BoardProps, Moved } from '../games/contract';
import { completesTrick } from '../games/followed';
import type { About, Frame, Occupant, Replay, SeatFace, Unshown } from '../wire/wire';

/** Through whose eyes: those of a seat, those of everybody, or with everything open. */
export type Eyes = number | 'public' | 'open';

/** The seat whose eyes they are. */
export const seatOf = (eyes: Eyes): number | null => (typeof eyes === 'number' ? eyes : null);

/** The record cannot be shown: where and why. */
export class BadRecord extends Error {
  constructor(readonly why: Unshown | { code: 'unreachable' } | { code: 'other' }) {
    super(why.code);
  }
}

type Ask = (path: '/api/replay', question: unknown) => Promise<Answer>;

/** All frames of a record as one viewer saw them. */
export async function fetchFrames(record: string, eyes: Eyes, ask: Ask = askRules): Promise<Replay> {
  const whole = await fetchPart(record, eyes, 0, ask);
  while (whole.frames.length <= whole.moves) {
    const { frames } = await fetchPart(record, eyes, whole.frames.length, ask);
    if (frames.length === 0) break;
    whole.frames.push(...frames);
  }
  return whole;
}

async function fetchPart(record: string, eyes: Eyes, from: number, ask: Ask): Promise<Replay> {
  const viewer = typeof eyes === 'number' ? { seat: eyes } : eyes;
  const { status, text } = await patiently(() => ask('/api/replay', { record, viewer, from })).catch(() => {
    throw new BadRecord({ code: 'unreachable' });
  });
  if (status === 200) return JSON.parse(text);
  throw new BadRecord(status === 422 ? JSON.parse(text).reason : { code: 'other' });
}

const TRIES = 3;

/** Where many look back at once the server asks for a moment, and gets it. */
async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await ask();
    if (answer.status !== 429 || tries === TRIES) return answer;
    await new Promise((done) => setTimeout(done, (answer.retryAfterS ?? 1) * 1000));
  }
}

/** A name of the record as an occupant of a seat. */
export function occupant(name: string): Occupant {
  const bot = /^bot:([^:]+)/.exec(name);
  if (bot) return { type: 'bot', level: bot[1]! };
  const program = /^program:(.+)/.exec(name);
  const person = { type: 'person' as const, name: (program?.[1] ?? name).replaceAll('_', ' ') };
  return program ? { ...person, kind: 'program' } : person;
}

/** The seats as a frame has them. */
export function faces(replay: Replay, frame: Frame): SeatFace[] {
  return replay.names.map((name, seat) => ({
    word: frame.words[seat] ?? null,
    player: occupant(name),
    ready: true,
    present: true,
    clock: null,
    rematch: null,
  }));
}

/** What never changes, as a table would have said it. */
export function aboutOf(replay: Replay, eyes: Eyes): About {
  const { game, rules, options, agreed } = replay;
  const seat = seatOf(eyes);
  const viewer = seat === null ? 'public' : { seat };
  return { table: '', game, rules, options, agreed, clock: { type: 'none' }, commitment: '', viewer };
}

/** A move of a frame as a table would have sent it. */
export const movedOf = (frame: Frame | undefined): Moved | null => (frame?.made ? { type: 'moved', ...frame.made } : null);

/** The lines of a frame as the record has them: the move, and what followed from it. */
function linesOf({ made }: Frame): string[] {
  const note = (text: string) => (text.startsWith('table ') ? text : `table ${text}`);
  return made ? [made.line, ...made.notes.map(note)] : [];
}

/** The lines of the record until that frame, as far as the viewer knew them. */
export function linesUntil({ opening, frames }: Replay, at: number): string[] {
  return [...opening.map((note) => `table ${note}`), ...frames.slice(0, at + 1).flatMap(linesOf)];
}

/** What the board of one frame is given, besides words and names. */
export function boardOf(replay: Replay, at: number, eyes: Eyes) {
  const frame = replay.frames[at]!;
  const last = movedOf(frame);
  return {
    about: aboutOf(replay, eyes),
    view: frame.view,
    legal: [],
    me: seatOf(eyes),
    seats: faces(replay, frame),
    turn: frame.turn,
    last,
    before: replay.frames[at - 1]?.view ?? null,
    resting: completesTrick(last),
    open: frame.open && { views: frame.open, lines: linesUntil(replay, at) },
  } satisfies Partial<BoardProps<unknown, unknown>>;
}
