/**
 * The tables that are awake, and the one gate through which anything comes out of them, as at a server:
 *
 *     message ─► the log's head ─► table ─► append, commit ─► answer
 *
 * All of it happens in one transaction of the store. If another page has moved the table on meanwhile, its log is read again
 * first; so two pages at one table cannot fork it, and what was answered is stored.
 */
import type { ClientMsg, ServerMsg } from '../../wire/wire';
import type { TableFace } from '../../api';
import { faultOf, isBroken, theEngine, type Fault } from './engine';
import type { LocalTable } from '#engine';
import type { BotNotice, StoreNotice } from './messages';
import { think, wait, type OnTurn } from './robots';
import type { Kept, Open, Store } from './store';

type Seen = Omit<TableFace, 'created_ms' | 'moved_ms'>;

/** What came of something at a table; see crates/wasm. */
interface Turn {
  entries: string[];
  next: { entries: string[]; face: Seen } | null;
  posts: { line: number; message: ServerMsg }[];
  bots: OnTurn[];
  needs_ticks: boolean;
  head: number;
  face: Seen;
}

/** What the house needs of the world. */
export interface Around {
  store: Store;
  notice(notice: { store: StoreNotice | null } | { bots: BotNotice | null }): void;
  /** The engine has failed for good. */
  dying(): void;
}

/** Says no, as HTTP would. */
export class Refusal extends Error {
  constructor(readonly fault: Fault) {
    super(fault.error);
  }
}

const absent = () => new Refusal({ status: 404, error: 'absent' });

/** When to try again what could not be stored. */
const AGAIN_MS = 1000;
const TRIES = 500;
/** The longer it has not worked, the less it is tried. */
const pause = (tries: number): number => AGAIN_MS * (1 + Math.min(9, tries / 10));
const TICK_MS = 1000;

/** Other pages of this device hear by it which table has changed. */
const channel = new BroadcastChannel('utterson-tables');

class LiveTable {
  private table: LocalTable | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private readonly ports = new Map<number, MessagePort>();
  private readonly thinking = new Set<string>();
  /** Steps that are being made. */
  private steps = 0;
  private ticks: ReturnType<typeof setInterval> | undefined;
  /** Of several pages one lets the bots think: who has this. */
  private mayThink = !('locks' in navigator);
  private giveBack: () => void = () => undefined;

  constructor(
    readonly id: string,
    private readonly around: Around,
  ) {
    if (!this.mayThink) void navigator.locks.request(`utterson-bots-${id}`, () => this.thinkHere()).catch(() => undefined);
  }

  private thinkHere(): Promise<void> {
    this.mayThink = true;
    void this.step((table) => table.tick()).catch(() => undefined);
    return new Promise((done) => (this.giveBack = done));
  }

  get isIdle(): boolean {
    return this.ports.size === 0 && this.thinking.size === 0 && this.steps === 0;
  }

  /** Says something to the table. When this is done, what came of it is stored, and said. */
  step(say: (table: LocalTable) => string): Promise<Turn> {
    this.steps += 1;
    const turn = this.last.then(() => this.transact(say)).finally(() => (this.steps -= 1));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async transact(say: (table: LocalTable) => string): Promise<Turn> {
    // Loaded first: a transaction that waits for anything but the store is over.
    const engine = await theEngine();
    try {
      const turn = await this.around.store.step(async (open) => {
        const stored = open(this.id);
        const face = await stored.face();
        if (!face) throw absent();
        this.table ??= engine.LocalTable.restore(await stored.log());
        // Another page has moved the table on: whoever looks here is told that too.
        const before = this.table.head() === face.head ? [] : renewed(this.table, await stored.log());
        const turn = JSON.parse(say(this.table)) as Turn;
        write(open, face, turn);
        return { ...turn, posts: [...before, ...turn.posts] };
      });
      // What was stored shows that there is room again.
      if (turn.entries.length > 0) this.around.notice({ store: null });
      this.publish(turn);
      return turn;
    } catch (error) {
      throw await this.failed(error);
    }
  }

  private post(posts: Turn['posts']): void {
    for (const { line, message } of posts) this.ports.get(line)?.postMessage(message);
  }

  private publish(turn: Turn): void {
    this.post(turn.posts);
    if (turn.entries.length > 0) channel.postMessage(this.id);
    clearInterval(this.ticks);
    if (turn.needs_ticks) this.ticks = setInterval(() => void this.step((table) => table.tick()).catch(() => undefined), TICK_MS);
    for (const bot of this.mayThink ? turn.bots : []) void this.play(bot);
  }

  /** Nothing of a step that failed has happened: the table is what the store says it is. */
  private async failed(error: unknown): Promise<unknown> {
    if (isBroken(error)) {
      this.around.dying();
      return error;
    }
    const fault = faultOf(error);
    if (fault || error instanceof Refusal) return fault ? new Refusal(fault) : error;
    this.around.notice({ store: error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'not-kept' });
    await this.stepBack();
    return error;
  }

  /** Reads the log again, so that nobody sees what is not stored. */
  private async stepBack(): Promise<void> {
    try {
      const log = await this.around.store.step((open) => open(this.id).log());
      if (this.table) this.post(renewed(this.table, log));
    } catch {
      this.table?.free();
      this.table = null;
    }
  }

  /** Lets a bot decide, if it does not think already. */
  private async play(bot: OnTurn): Promise<void> {
    const name = `${bot.seat} ${bot.phase} ${bot.level}`;
    if (this.thinking.has(name)) return;
    this.thinking.add(name);
    try {
      for (let tries = 0; tries < TRIES && !(await this.goesOn(bot)); tries++) await after(pause(tries));
    } catch {
      // The table is gone, or cannot be read any more: whoever looks at it is told.
    } finally {
      this.thinking.delete(name);
    }
  }

  /** The bot decides; or, as at a server, makes room for the next weaker one. False: it has failed, and none is weaker. */
  private async goesOn(bot: OnTurn): Promise<boolean> {
    const due = performance.now() + (bot.carries_out ? 0 : wait());
    const question = this.table?.question(bot.seat, bot.phase) ?? 'null';
    if (question === 'null') return true;
    const { action, isUntaught } = await think(question);
    if (isUntaught) this.around.notice({ bots: 'no-network' });
    await after(due - performance.now());
    const isAsked = ({ seat, phase, level }: OnTurn) => seat === bot.seat && phase === bot.phase && level === bot.level;
    const turn = action === null ? null : await this.insist((table) => table.decide(bot.seat, bot.phase, action));
    if (turn && !turn.bots.some(isAsked)) return true;
    const isReplaced = await this.insist((table) => table.replace(bot.seat, bot.phase)).then(() => true, isNoneWeaker);
    this.around.notice({ bots: isReplaced ? 'weaker' : 'no-bot' });
    return isReplaced;
  }

  /** What could not be stored is tried again: for an hour or so, for somebody may make room. */
  private async insist(say: (table: LocalTable) => string): Promise<Turn> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.step(say);
      } catch (error) {
        if (error instanceof Refusal || isBroken(error) || tries === TRIES) throw error;
        await after(pause(tries));
      }
    }
  }

  /** A line from a page. */
  dial(line: number, seat: number | null, port: MessagePort): void {
    this.ports.set(line, port);
    // The table that knows the line: another one, loaded after a failure, has never heard of it.
    let knows: LocalTable | null = null;
    port.onmessage = ({ data: frame }: MessageEvent<string | null>) => {
      if (frame === null) return void this.hangUp(line);
      const say = (table: LocalTable): string => {
        if (knows !== table) table.connect(line, seat);
        knows = table;
        return table.hear(line, frame);
      };
      void this.step(say).catch((error: unknown) => port.postMessage(this.refusal(frame, error)));
    };
  }

  /** Says that a message was not taken: a command is sent again, on this line or on the next. */
  private refusal(frame: string, error: unknown): ServerMsg {
    if (error instanceof Refusal) {
      return { type: 'bye', reason: error.fault.error === 'closed' ? 'closed' : 'session', retry_after_ms: null };
    }
    if (this.table === null) return { type: 'bye', reason: 'restart', retry_after_ms: AGAIN_MS };
    const message = JSON.parse(frame) as ClientMsg;
    const command = message.type === 'do' ? { command_id: message.command_id } : {};
    return { type: 'error', error: 'unavailable', retry_ms: AGAIN_MS, ...command };
  }

  private async hangUp(line: number): Promise<void> {
    this.ports.get(line)?.close();
    this.ports.delete(line);
    await this.step((table) => table.hang_up(line)).catch(() => undefined);
  }

  /** Another page has moved the table on, or removed it. */
  refresh(): void {
    if (this.ports.size > 0) void this.step((table) => table.tick()).catch((error: unknown) => this.isGone(error) && this.hangUpAll());
  }

  private isGone = (error: unknown): boolean => error instanceof Refusal && error.fault.status === 404;

  /** Says to everybody that there is nothing to look at here any more. */
  hangUpAll(): void {
    for (const port of this.ports.values()) port.postMessage({ type: 'bye', reason: 'session', retry_after_ms: null } satisfies ServerMsg);
  }

  async record(seat: number | null): Promise<string> {
    await this.step((table) => table.tick());
    return this.table!.record(seat);
  }

  sleep(): void {
    clearInterval(this.ticks);
    this.giveBack();
    this.table?.free();
    this.table = null;
  }
}

/** Has a bot failed for which there is no weaker one? Anything else goes on up. */
function isNoneWeaker(error: unknown): false {
  if (error instanceof Refusal && error.fault.error === 'none-weaker') return false;
  throw error;
}

const after = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, Math.max(0, ms)));

/** Reads the log again; what whoever looks is to be told of that. */
const renewed = (table: LocalTable, log: string[]): Turn['posts'] => (JSON.parse(table.renew(log)) as Turn).posts;

/** Writes what a turn has brought. */
function write(open: (id: string) => Open, { created_ms }: Kept, { entries, next, head, face }: Turn): void {
  if (entries.length === 0) return;
  const moved_ms = Date.now();
  open(face.table).append({ ...face, head, created_ms, moved_ms }, head - entries.length + 1, entries);
  if (next) begin(open, next);
}

/** Writes a table that begins. */
export function begin(open: (id: string) => Open, { entries, face }: { entries: string[]; face: Seen }): void {
  const now = Date.now();
  open(face.table).append({ ...face, head: entries.length - 1, created_ms: now, moved_ms: now }, 0, entries);
}

export class House {
  private readonly awake = new Map<string, LiveTable>();
  private lines = 0;

  constructor(private readonly around: Around) {
    channel.onmessage = ({ data }: MessageEvent<string>) => this.awake.get(data)?.refresh();
  }

  table(id: string): LiveTable {
    for (const [other, table] of this.awake) {
      if (other === id || !table.isIdle) continue;
      table.sleep();
      this.awake.delete(other);
    }
    const table = this.awake.get(id) ?? new LiveTable(id, this.around);
    this.awake.set(id, table);
    return table;
  }

  dial(id: string, seat: number | null, port: MessagePort): void {
    // What was said of the bots of another table does not hold here.
    this.around.notice({ bots: null });
    this.table(id).dial((this.lines += 1), seat, port);
  }

  /** A table that nobody wants any more is forgotten. */
  async remove(id: string): Promise<Record<string, never>> {
    await this.around.store.step(async (open) => open(id).remove());
    this.awake.get(id)?.hangUpAll();
    channel.postMessage(id);
    return {};
  }

  /** A table that somebody wishes for: kept before he hears of it. */
  async open(wish: string, name: string): Promise<Seen> {
    const log = JSON.parse((await theEngine()).open(wish, name)) as { entries: string[]; face: Seen };
    await this.around.store.step(async (open) => begin(open, log));
    return log.face;
  }
}
