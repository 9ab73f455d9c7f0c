/**
 * The tables that this device keeps: a worker with the table and the bots in it, spoken to as a server is. It is loaded when the
 * first of them is opened, and begun anew if it dies: what it has acknowledged is stored.
 */
import { kept } from '../keep';
import { scriptUrl } from '../scripts';
import type { Dial, Line, LineEvents } from '../table/line';
import type { ServerMsg } from '../wire/wire';
import { ApiError, type Answer, type Host, type Method } from './host';
import { setNotice } from './notice.svelte';
import type { FromWorker, ToWorker } from './worker/messages';
import keeperUrl from './worker/keeper.ts?worker&url';
import { openStore, type Kept } from './worker/store';

/** A worker that has not said a word for so long, though it was asked, is taken for dead. */
const DEAD_MS = 20_000;

let thread: Worker | null = null;
let questions = new Map<number, { answer: (answer: Answer) => void; fail: () => void; timer: ReturnType<typeof setTimeout> }>();
let lines = new Set<() => void>();
let count = 0;

/** Is the worker there already? */
export const isAwake = (): boolean => thread !== null;

/** The tables of this device. Only where the worker is there anyway is it asked: it may keep some in its memory. */
export async function keptTables(): Promise<Kept[]> {
  try {
    if (isAwake()) return JSON.parse((await ask('GET', '/api/tables')).text);
    return await (await openStore()).list();
  } catch {
    // The browser keeps nothing for us.
    return [];
  }
}

function wake(): Worker {
  if (thread) return thread;
  thread = new Worker(scriptUrl(keeperUrl), { type: 'module', name: 'utterson' });
  thread.onmessage = ({ data }: MessageEvent<FromWorker>) => heard(data);
  thread.onerror = (event) => {
    event.preventDefault();
    die();
  };
  const wait = kept('bot-wait');
  post({ type: 'begin', botWaitMs: wait === null ? null : Number(wait) });
  return thread;
}

function post(message: ToWorker, transfer: Transferable[] = []): void {
  wake().postMessage(message, transfer);
}

function heard(message: FromWorker): void {
  switch (message.type) {
    case 'answer': {
      const question = questions.get(message.id);
      questions.delete(message.id);
      clearTimeout(question?.timer);
      return question?.answer(message);
    }
    case 'notice':
      return setNotice(message.notice);
    case 'dying':
      return die();
  }
}

/** The worker is no more: whoever waits for it hears so, and the next question begins another. */
function die(): void {
  thread?.terminate();
  thread = null;
  const [unanswered, open] = [questions, lines];
  [questions, lines] = [new Map(), new Set()];
  for (const { fail, timer } of unanswered.values()) {
    clearTimeout(timer);
    fail();
  }
  for (const closed of open) closed();
}

function ask(method: Method, path: string, body?: unknown): Promise<Answer> {
  return new Promise((answer, refuse) => {
    const id = (count += 1);
    const fail = () => refuse(new ApiError(0, 'unreachable'));
    questions.set(id, { answer, fail, timer: setTimeout(die, DEAD_MS) });
    post({ type: 'ask', id, method, path, body: body === undefined ? '' : JSON.stringify(body) });
  });
}

const dial =
  (path: string): Dial =>
  (events: LineEvents): Line => {
    const { port1: port, port2 } = new MessageChannel();
    let isClosed = false;
    const end = () => {
      port.close();
      lines.delete(closed);
      isClosed = true;
    };
    const closed = () => {
      if (isClosed) return;
      end();
      events.closed();
    };
    lines.add(closed);
    port.onmessage = ({ data }: MessageEvent<ServerMsg>) => {
      if (!isClosed) events.heard(data);
    };
    post({ type: 'dial', path }, [port2]);
    queueMicrotask(() => !isClosed && events.opened());
    return {
      patienceMs: DEAD_MS,
      send: (message) => !isClosed && port.postMessage(JSON.stringify(message)),
      close: () => {
        if (isClosed) return;
        port.postMessage(null);
        end();
      },
    };
  };

export const here: Host = { ask, dial };
