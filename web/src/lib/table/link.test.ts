import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClientMsg, Position, Refused, SeenEntry, ServerMsg, Snapshot } from '../wire/wire';
import type { Dial, LineEvents } from './line';
import { Link, type LinkState } from './link';

const position = (seq: number): Position => ({ seq, phase: seq }) as unknown as Position;
const snapshot = (seq: number): ServerMsg => ({
  type: 'snapshot',
  protocol: 1,
  snapshot: { about: {}, position: position(seq) } as unknown as Snapshot,
});
const update = (first: number, last: number): ServerMsg => ({
  type: 'update',
  events: Array.from({ length: last - first + 1 }, (_, index) => ({ seq: first + index, event: { type: 'clock_noted' } })),
  position: position(last),
});

/** A network of one server: lines that were dialled, and what was said on them. */
class Network {
  lines: { events: LineEvents; sent: ClientMsg[]; isOpen: boolean }[] = [];

  dial: Dial = (events) => {
    const line = { events, sent: [] as ClientMsg[], isOpen: true };
    this.lines.push(line);
    return { send: (message) => line.isOpen && line.sent.push(message), close: () => (line.isOpen = false) };
  };

  get line() {
    return this.lines.at(-1)!;
  }

  open(): void {
    this.line.events.opened();
  }

  say(message: ServerMsg): void {
    this.line.events.heard(message);
  }

  drop(): void {
    this.line.isOpen = false;
    this.line.events.closed();
  }

  sent(type: ClientMsg['type']): ClientMsg[] {
    return this.line.sent.filter((message) => message.type === type);
  }
}

let network: Network;
let states: LinkState[];
let snapshots: number[];
let updates: { events: SeenEntry[]; seq: number }[];
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  network = new Network();
  [states, snapshots, updates] = [[], [], []];
  let ids = 0;
  const events = {
    state: (state: LinkState) => states.push(state),
    snapshot: ({ position }: Snapshot) => snapshots.push(position.seq),
    update: (events: SeenEntry[], { seq }: Position) => updates.push({ events, seq }),
    presence: () => undefined,
    next: () => undefined,
  };
  link = new Link(network.dial, events, () => `command-${++ids}`);
  link.open();
  network.open();
});

afterEach(() => {
  link.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('arriving', () => {
  test('says hello without a number, and shows the snapshot', () => {
    expect(network.line.sent).toEqual([{ type: 'hello', protocol: 1 }]);
    network.say(snapshot(7));
    expect(snapshots).toEqual([7]);
    expect(states).toEqual(['open']);
  });

  test('a table that is closed ends it, and nothing is dialled again', async () => {
    network.say({ type: 'bye', reason: 'closed', retry_after_ms: null });
    expect(states).toEqual(['closed']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(network.lines).toHaveLength(1);
  });

  test('a server of another protocol ends it, and nothing is dialled again', async () => {
    network.say({ type: 'error', error: 'wrong_protocol' });
    expect(states).toEqual(['outdated']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(network.lines).toHaveLength(1);
  });
});

test('a line to a worker of the page may take its time: whoever thinks there is not lost', async () => {
  const told: LinkState[] = [];
  const events = { state: (state: LinkState) => told.push(state), snapshot: () => undefined, update: () => undefined, presence: () => undefined, next: () => undefined };
  const patient = new Link((line) => ({ ...network.dial(line), patienceMs: 20_000 }), events);
  patient.open();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toContain('lost');
  patient.close();
});

describe('events', () => {
  beforeEach(() => network.say(snapshot(7)));

  test('come in order', () => {
    network.say(update(8, 9));
    network.say(update(10, 10));
    expect(updates.map(({ seq }) => seq)).toEqual([9, 10]);
    expect(network.sent('resync')).toHaveLength(0);
  });

  test('a gap is not shown; everything is asked for again, once', () => {
    network.say(update(9, 9));
    network.say(update(10, 10));
    expect(updates).toEqual([]);
    expect(network.sent('resync')).toHaveLength(1);
    network.say(snapshot(10));
    network.say(update(11, 11));
    expect(snapshots).toEqual([7, 10]);
    expect(updates.map(({ seq }) => seq)).toEqual([11]);
  });

  test('what is known already is not told twice', () => {
    network.say(update(8, 8));
    network.say(update(8, 9));
    expect(updates.map(({ events }) => events.map((event) => event.seq))).toEqual([[8], [9]]);
  });
});

describe('a broken line', () => {
  beforeEach(() => network.say(snapshot(7)));

  test('is told at once, and taken up where it broke', async () => {
    network.say(update(8, 8));
    network.drop();
    expect(states).toEqual(['open', 'lost']);
    await vi.advanceTimersByTimeAsync(1000);
    network.open();
    expect(network.line.sent).toEqual([{ type: 'hello', protocol: 1, since: 8 }]);
    network.say(update(9, 11));
    expect(states).toEqual(['open', 'lost', 'open']);
    expect(updates.at(-1)).toMatchObject({ seq: 11 });
  });

  test('that only goes silent is noticed within two seconds of asking something', async () => {
    void link.command({ type: 'resign' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(states).toEqual(['open', 'lost']);
  });

  test('that was only slow is not given up', async () => {
    const answer = link.command({ type: 'resign' });
    await vi.advanceTimersByTimeAsync(4000);
    network.say({ type: 'done', command_id: 'command-1', seq: 8 });
    expect(await answer).toBeNull();
    expect(states).toEqual(['open', 'lost', 'open']);
    expect(network.lines).toHaveLength(1);
  });

  test('that stays silent is dialled again', async () => {
    void link.command({ type: 'resign' });
    await vi.advanceTimersByTimeAsync(8000);
    expect(network.lines).toHaveLength(2);
  });

  test('that goes silent unasked is noticed by asking', async () => {
    await vi.advanceTimersByTimeAsync(7000);
    expect(network.lines[0]!.sent.some((message) => message.type === 'ping')).toBe(true);
    expect(states).toContain('lost');
  });

  test('that stays broken is called gone, and dialled further', async () => {
    network.drop();
    for (let attempt = 0; attempt < 6; attempt++) {
      await vi.advanceTimersByTimeAsync(12_000);
      network.drop();
    }
    expect(states.at(-1)).toBe('gone');
    const dialled = network.lines.length;
    await vi.advanceTimersByTimeAsync(12_000);
    expect(network.lines.length).toBeGreaterThan(dialled);
    network.open();
    network.say(update(8, 8));
    expect(states.at(-1)).toBe('open');
  });

  test('a server that restarts says when to come back', async () => {
    network.say({ type: 'bye', reason: 'restart', retry_after_ms: 2000 });
    await vi.advanceTimersByTimeAsync(2900);
    expect(network.lines).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(network.lines).toHaveLength(2);
  });
});

describe('a command', () => {
  beforeEach(() => network.say(snapshot(7)));
  const move = { type: 'move', expect: 7, action: 'play P6' } as const;

  test('is answered', async () => {
    const answer = link.command(move);
    expect(network.sent('do')).toEqual([{ type: 'do', command_id: 'command-1', request: move }]);
    network.say({ type: 'done', command_id: 'command-1', seq: 8 });
    expect(await answer).toBeNull();
  });

  test('is sent again on the next line, under the same id, and once', async () => {
    const answer = link.command(move);
    network.drop();
    await vi.advanceTimersByTimeAsync(1000);
    network.open();
    expect(network.sent('do')).toHaveLength(0);
    network.say(update(8, 8));
    expect(network.sent('do')).toEqual([{ type: 'do', command_id: 'command-1', request: move }]);
    network.say({ type: 'done', command_id: 'command-1', seq: 8 });
    expect(await answer).toBeNull();
    network.drop();
    await vi.advanceTimersByTimeAsync(1000);
    network.open();
    network.say(update(9, 9));
    expect(network.sent('do')).toHaveLength(0);
  });

  test('given while the line is broken goes out with the next', async () => {
    network.drop();
    void link.command(move);
    await vi.advanceTimersByTimeAsync(1000);
    network.open();
    network.say(update(8, 8));
    expect(network.sent('do')).toHaveLength(1);
  });

  test('that was refused says why', async () => {
    const error: Refused = { code: 'stale', phase: 9 };
    const answer = link.command(move);
    network.say({ type: 'refused', command_id: 'command-1', error });
    expect(await answer).toEqual(error);
  });

  test('that could not be stored is sent again', async () => {
    void link.command(move);
    network.say({ type: 'error', error: 'unavailable' });
    await vi.advanceTimersByTimeAsync(1100);
    expect(network.sent('do')).toHaveLength(2);
  });
});

test('why is asked once for all who ask it', async () => {
  network.say(snapshot(7));
  const answers = [link.why('play P6'), link.why('play P6')];
  expect(network.sent('why_not')).toHaveLength(1);
  const refusal: Refused = { code: 'not_seated' };
  network.say({ type: 'why', action: 'play P6', refusal });
  expect(await Promise.all(answers)).toEqual([refusal, refusal]);
});
