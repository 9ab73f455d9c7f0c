import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMsg, Position, SeenEntry, ServerMsg } from '../wire/wire';
import type { LineEvents } from './line';
import { Table } from './table.svelte';

const seat = (name: string) => ({
  word: null,
  player: { type: 'person' as const, name },
  ready: true,
  present: true,
  clock: null,
  rematch: null,
});

const position = (seq: number, more: Partial<Position> = {}): Position => ({
  seq,
  phase: seq,
  stage: { type: 'playing' },
  seats: [seat('Ann'), seat('Bob')],
  turn: [0],
  view: { at: seq },
  legal: [{ text: 'play P6', action: {} }],
  can_take_back: false,
  can_talk: true,
  take_back: null,
  abandon: [],
  ...more,
});

const moved = (seq: number, line: string, followed: unknown[] = [], command_id?: string): SeenEntry => ({
  seq,
  ...(command_id ? { command_id } : {}),
  event: { type: 'moved', by: 0, line, notes: [], followed, seen: {} },
});

let events: LineEvents;
let sent: ClientMsg[];
let table: Table;
const say = (message: ServerMsg) => events.heard(message);
const update = (entries: SeenEntry[], next: Position) => say({ type: 'update', events: entries, position: next });
const commands = () => sent.filter((message) => message.type === 'do');

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  const dial = (told: LineEvents) => {
    events = told;
    return { send: (message: ClientMsg) => void sent.push(message), close: () => undefined };
  };
  table = new Table(dial, { pace: { rest: () => 1200, gap: () => 350 } });
  events.opened();
  const about = { game: 'duel', viewer: { seat: 0 } } as never;
  say({ type: 'snapshot', protocol: 1, snapshot: { about, position: position(5) } });
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

test('a snapshot is shown as it is', () => {
  expect(table.position?.view).toEqual({ at: 5 });
  expect([table.me, table.myTurn, table.legal.length, table.last]).toEqual([0, true, 1, null]);
});

test('a decision names its phase, and nothing can be chosen while it is under way', async () => {
  void table.play('play P6');
  expect(commands()).toMatchObject([{ request: { type: 'move', expect: 5, action: 'play P6' } }]);
  expect(table.legal).toEqual([]);
  void table.play('play P6');
  expect(commands()).toHaveLength(1);
});

test('between the answer and the update nothing can be chosen either', async () => {
  const played = table.play('play P6');
  const [command] = commands();
  say({ type: 'done', command_id: command!.type === 'do' ? command!.command_id : '', seq: 6 });
  await played;
  expect(table.legal).toEqual([]);
  update([moved(6, 'jekyll play P6', [], 'command')], position(6));
  expect(table.legal).toHaveLength(1);
});

test('what may not be chosen is asked about, and told', async () => {
  const played = table.play('play P7');
  expect(commands()).toEqual([]);
  say({ type: 'why', action: 'play P7', refusal: { code: 'stale', phase: 6 } });
  await played;
  expect(table.refusal).toMatchObject({ refused: { code: 'stale' }, number: 1 });
});

test('a complete trick rests, with the view before it at hand, and later moves wait', () => {
  update([moved(6, 'hyde play P1', [{ trick: { winner: 'jekyll' } }])], position(6));
  update([moved(7, 'jekyll play P2')], position(7));
  expect([table.resting, table.position?.seq, table.before]).toEqual([true, 6, { at: 5 }]);
  vi.advanceTimersByTime(1200);
  expect([table.resting, table.position?.seq]).toEqual([false, 7]);
});

test('a deal that follows the last trick at once does not hide it', () => {
  update([moved(6, 'hyde play P1', [{ trick: { winner: 'jekyll' } }, { round: {} }]), moved(7, 'table deal')], position(7));
  expect([table.resting, table.last?.line]).toEqual([true, 'hyde play P1']);
});

test('playing ends the rest and is meant for the newest position', () => {
  update([moved(6, 'hyde play P1', [{ trick: { winner: 'jekyll' } }])], position(6));
  update([moved(7, 'hyde play P2')], position(7));
  void table.play('play P6');
  expect([table.resting, table.position?.seq]).toEqual([false, 7]);
  expect(commands()).toMatchObject([{ request: { expect: 7 } }]);
});

test('after a gap everything is new', () => {
  update([moved(6, 'hyde play P1', [{ trick: { winner: 'jekyll' } }])], position(6));
  update([moved(9, 'hyde play P2')], position(9));
  expect(sent.at(-1)).toEqual({ type: 'resync' });
  const about = { game: 'duel', viewer: { seat: 0 } } as never;
  say({ type: 'snapshot', protocol: 1, snapshot: { about, position: position(9) } });
  expect([table.position?.seq, table.resting, table.entries, table.cameAt]).toEqual([9, false, [], 9]);
});

test('who is there is known without an event', () => {
  say({ type: 'presence', present: [0], watching: 2, shared: [[0, 1]] });
  expect(table.shared).toEqual([[0, 1]]);
  expect(table.watching).toBe(2);
  expect(table.position?.seats.map((face) => face.present)).toEqual([true, false]);
});

test('the way to the next table is kept', () => {
  say({ type: 'next_table', path: '/t/0b5e' });
  expect(table.next).toBe('/t/0b5e');
});
