/**
 * The bots of the tables that are kept here: clients that get a view and send a command. They think in a worker of their own, so
 * that whoever keeps the table answers at once, however long they take.
 *
 * As at a server, how long one waits is drawn before it looks at its hand, and it must have chosen by the shortest wait there is.
 */
import { scriptUrl } from '../../scripts';
import type { Thinking, Thought } from './messages';
import thinkerUrl from './thinker.ts?worker&url';

export interface OnTurn {
  seat: number;
  phase: number;
  level: string;
  /** Does it only carry out what it has announced? Then nobody waits. */
  carries_out: boolean;
}

/** How long a bot waits before it moves, in milliseconds. */
export const pace = { least: 500, most: 1200 };

/** A thinker that has not answered by then is taken for dead: it should have stopped long ago. */
const DEAD_MS = 20_000;
/** A thought at which so many thinkers have died has failed. */
const TRIES = 2;

let thinker: Worker | null = null;
let count = 0;
const waiting = new Map<number, { done: (thinking: Thinking) => void; fail: () => void; timer: ReturnType<typeof setTimeout> }>();

function die(): void {
  thinker?.terminate();
  thinker = null;
  const failed = [...waiting.values()];
  waiting.clear();
  for (const { fail, timer } of failed) {
    clearTimeout(timer);
    fail();
  }
}

function wake(): Worker {
  if (thinker) return thinker;
  thinker = new Worker(scriptUrl(thinkerUrl), { type: 'module', name: 'utterson-bots' });
  thinker.onmessage = ({ data }: MessageEvent<Thinking>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    clearTimeout(asked?.timer);
    asked?.done(data);
  };
  thinker.onerror = (event) => {
    event.preventDefault();
    die();
  };
  return thinker;
}

function ask(thought: Omit<Thought, 'id'>): Promise<Thinking> {
  return new Promise((done, fail) => {
    const id = (count += 1);
    waiting.set(id, { done, fail: () => fail(new Error('the thinker died')), timer: setTimeout(die, DEAD_MS) });
    wake().postMessage({ id, ...thought } satisfies Thought);
  });
}

/** What the bot chooses. A thinker that dies is replaced; if the next one dies too, the bot has nothing to say. */
export async function think(question: string): Promise<Thinking> {
  const { game, level } = JSON.parse(question) as { game: string; level: string };
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      return await ask({ game, level, question, withinMs: pace.least });
    } catch {
      // The next question begins another.
    }
  }
  return { id: 0, action: null, isUntaught: false };
}

export const wait = (): number => pace.least + Math.random() * (pace.most - pace.least);
