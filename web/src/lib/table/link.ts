/**
 * The talk with a table over lines that break: hello with what we know, everything again after a gap, commands that are
 * sent again until they are answered, and coming back by itself.
 */
import type { ClientMsg, Position, Refused, Request, SeenEntry, ServerMsg, Snapshot } from '../wire/wire';
import type { Dial, Line } from './line';
import { randomHex } from './random';

/** The version of the protocol that this page speaks. */
export const PROTOCOL = 1;

/**
 * How the link stands. `lost`: no line, we try again. `gone`: tried for long. `outdated`: the server speaks another
 * protocol. `away`: the server does not want us back by itself. `closed`: the table was begun by other rules, or on a
 * map that the server has no more.
 */
export type LinkState = 'connecting' | 'open' | 'lost' | 'gone' | 'outdated' | 'away' | 'closed';

/** What a link tells the table. */
export interface LinkEvents {
  state(state: LinkState): void;
  snapshot(snapshot: Snapshot): void;
  update(events: SeenEntry[], position: Position): void;
  presence(present: number[], watching: number, shared: number[][]): void;
  next(path: string): void;
}

/** Failures in a row after which we say that the server is gone; we go on trying. */
const GONE_AFTER = 4;
const RETRY_MS = { first: 400, most: 8000 };
/** A line that does not answer for so long is called broken; a slow one may still come back. */
const SILENCE_MS = 1500;
/** Silent for so long more, it is given up and dialled again. */
const DEAD_MS = 5000;
/** While nothing is awaited, a line is asked so often. */
const PING_MS = 5000;
/** A command that was not taken just now is sent again after this time. */
const AGAIN_MS = 1000;

interface Pending {
  request: Request;
  answer: (refused: Refused | null) => void;
}

export class Link {
  private line: Line | null = null;
  private seq: number | null = null;
  /** Lines that broke since the last good one. */
  private failures = 0;
  /** Has the line that we have been answered our hello? */
  private isGreeted = false;
  private isResyncing = false;
  private isSilent = false;
  private isClosed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private readonly pending = new Map<string, Pending>();
  private readonly questions = new Map<string, ((refused: Refused | null) => void)[]>();

  constructor(
    private readonly dial: Dial,
    private readonly events: LinkEvents,
    private readonly newId: () => string = randomHex,
  ) {}

  /** Dials, unless a line is there. */
  open(): void {
    if (this.line !== null || this.isClosed) return;
    clearTimeout(this.retry);
    this.line = this.dial({
      opened: () => this.hello(),
      heard: (message) => this.heard(message),
      closed: () => this.lost(null),
    });
    this.expectWord();
  }

  /** Hangs up for good. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.retry);
    clearTimeout(this.watch);
    this.line?.close();
    this.line = null;
  }

  /** Has something done, once, however often the line breaks. Answers why not, or null. */
  command(request: Request): Promise<Refused | null> {
    return new Promise((answer) => {
      const id = this.newId();
      this.pending.set(id, { request, answer });
      this.send({ type: 'do', command_id: id, request });
    });
  }

  /** Why may this not be chosen? Null if it may. */
  why(action: string): Promise<Refused | null> {
    return new Promise((answer) => {
      const waiting = this.questions.get(action);
      if (waiting) return void waiting.push(answer);
      this.questions.set(action, [answer]);
      this.send({ type: 'why_not', action });
    });
  }

  private hello(): void {
    this.line?.send({ type: 'hello', protocol: PROTOCOL, ...(this.seq === null ? {} : { since: this.seq }) });
    this.expectWord();
  }

  private send(message: ClientMsg): void {
    if (this.line === null) return;
    this.line.send(message);
    this.expectWord();
  }

  private heard(message: ServerMsg): void {
    this.listen();
    if (this.isSilent && this.isGreeted) this.events.state('open');
    this.isSilent = false;
    switch (message.type) {
      case 'snapshot':
        this.isResyncing = false;
        this.seq = message.snapshot.position.seq;
        this.greeted();
        return this.events.snapshot(message.snapshot);
      case 'update':
        return this.updated(message.events, message.position);
      case 'done':
        return this.answered(message.command_id, null);
      case 'refused':
        return this.answered(message.command_id, message.error);
      case 'why':
        this.questions.get(message.action)?.forEach((answer) => answer(message.refusal));
        return void this.questions.delete(message.action);
      case 'presence':
        return this.events.presence(message.present, message.watching, message.shared ?? []);
      case 'next_table':
        return this.events.next(message.path);
      case 'error':
        if (message.error === 'wrong_protocol') return this.end('outdated');
        // The rest of the errors is about a frame that was not taken: what is unanswered is sent again.
        setTimeout(() => this.sendAgain(), AGAIN_MS);
        return;
      case 'bye':
        if (message.reason === 'protocol') return this.end('outdated');
        if (message.reason === 'closed') return this.end('closed');
        if (message.retry_after_ms === null) return this.end('away');
        return this.lost(message.retry_after_ms * (1 + Math.random()));
      case 'pong':
        return;
    }
  }

  private updated(entries: SeenEntry[], position: Position): void {
    const first = entries[0]?.seq ?? (this.seq ?? 0) + 1;
    if (this.seq === null || first > this.seq + 1) {
      // Something was lost on the way, so what we would show is not what is: everything again.
      if (!this.isResyncing) this.send({ type: 'resync' });
      this.isResyncing = true;
      return;
    }
    const since = this.seq;
    this.seq = Math.max(since, position.seq);
    this.greeted();
    if (position.seq >= since) this.events.update(entries.filter((entry) => entry.seq > since), position);
  }

  /** The first word on a line after hello: from here on it is a good one. */
  private greeted(): void {
    if (this.isGreeted) return;
    this.isGreeted = true;
    this.failures = 0;
    this.events.state('open');
    this.sendAgain();
  }

  private sendAgain(): void {
    for (const [id, { request }] of this.pending) this.send({ type: 'do', command_id: id, request });
    for (const action of this.questions.keys()) this.send({ type: 'why_not', action });
  }

  private answered(id: string, refused: Refused | null): void {
    const command = this.pending.get(id);
    this.pending.delete(id);
    command?.answer(refused);
  }

  /** Everything is well; asks again after a while. */
  private listen(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.ask(), PING_MS);
  }

  private ask(): void {
    this.line?.send({ type: 'ping', nonce: 1 });
    this.expectWord();
  }

  /** Something must be heard soon. */
  private expectWord(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.silent(), this.line?.patienceMs ?? SILENCE_MS);
  }

  private silent(): void {
    this.isSilent = true;
    if (this.failures <= GONE_AFTER) this.events.state('lost');
    this.watch = setTimeout(() => this.lost(null), DEAD_MS);
  }

  private lost(retryMs: number | null): void {
    clearTimeout(this.watch);
    this.line?.close();
    this.line = null;
    if (this.isClosed) return;
    this.isGreeted = this.isResyncing = this.isSilent = false;
    this.failures += 1;
    this.events.state(this.failures > GONE_AFTER ? 'gone' : 'lost');
    const backoff = Math.min(RETRY_MS.first * 2 ** (this.failures - 1), RETRY_MS.most);
    this.retry = setTimeout(() => this.open(), retryMs ?? backoff * (0.75 + Math.random() / 2));
  }

  private end(state: LinkState): void {
    this.close();
    this.events.state(state);
  }
}
