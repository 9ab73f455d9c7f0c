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
}

/** How long a bot waits before it moves, in milliseconds. */
export const pace = { least: 500, most: 1200 };

/** A thinker that has not answered by then is taken for dead: it should have stopped long ago. */
const DEAD_MS = 20_000;
/** A thought that fails so often is given up, and any legal move will do. */
const TRIES = 3;

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

/** What the bot chooses. A thinker that dies is replaced; if it dies again and again, any legal move will do. */
export async function think(question: string): Promise<Thinking> {
  const asked = JSON.parse(question) as { game: string; level: string };
  const { game } = asked;
  for (let tries = 1; ; tries++) {
    const level = tries < TRIES ? asked.level : 'random';
    const put = level === asked.level ? question : JSON.stringify({ ...asked, level });
    try {
      return await ask({ game, level, question: put, withinMs: pace.least });
    } catch (error) {
      if (tries >= TRIES + 2) throw error;
    }
  }
}

export const wait = (): number => pace.least + Math.random() * (pace.most - pace.least);
