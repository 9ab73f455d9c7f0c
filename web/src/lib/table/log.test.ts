import { expect, test } from 'vitest';
import type { SeatFace, SeenEntry } from '../wire/wire';
import { logOf, type LogSource } from './log';

const face = (name: string, word: string): SeatFace => ({
  word,
  player: { type: 'person', name },
  ready: true,
  present: true,
  clock: null,
  rematch: null,
});
const moved = (seq: number, line: string, notes: string[] = []): SeenEntry => ({
  seq,
  event: { type: 'moved', by: 0, line, notes, seen: {} },
});

/** Words that show what they were asked for. */
const say = (id: string, args: Record<string, unknown> = {}) =>
  /-(line|table)-|^page-log|^page-react/.test(id) ? `${id} ${args['who'] ?? ''}`.trim() : null;

const source = (more: Partial<LogSource>): LogSource => ({
  game: 'duel',
  seats: [face('Ann', 'jekyll'), face('Bob', 'hyde')],
  me: 0,
  record: null,
  entries: [],
  say,
  language: 'en',
  places: {},
  ...more,
});
const record = (...lines: string[]) => ['utterson 1', 'game duel', 'player jekyll Ann', 'player hyde Bob', '---', ...lines].join('\n');
const texts = (more: Partial<LogSource>) => logOf(source(more)).map((line) => line.text);

test('a move and what followed from it', () => {
  const lines = logOf(source({ entries: [moved(5, 'jekyll play P6', ['trick winner=hyde'])] }));
  expect(lines.map(({ text, kind }) => [text, kind])).toEqual([
    ['duel-line-play Ann', 'move'],
    ['duel-table-trick', 'note'],
  ]);
});

test('what was before we came is in the record, and nothing is told twice', () => {
  const entries = [moved(7, 'hyde play P7')];
  expect(texts({ entries, record: record('jekyll play P6', 'hyde play P7') })).toEqual([
    'duel-line-play Ann',
    'duel-line-play Bob',
  ]);
  expect(texts({ entries, record: record('jekyll play P6') })).toHaveLength(2);
});

test('what was taken back is marked', () => {
  const entries: SeenEntry[] = [moved(5, 'jekyll play P6'), { seq: 6, event: { type: 'taken_back', seat: 0, undone: [5] } }];
  expect(logOf(source({ entries })).map((line) => line.isUndone)).toEqual([true, false]);
});

test('after the roles were swapped, lines name the other player', () => {
  const seats = [face('Ann', 'hyde'), face('Bob', 'jekyll')];
  expect(texts({ seats, record: record('jekyll play P6', 'table game 2', 'jekyll play P6') })).toEqual([
    'duel-line-play Ann',
    'duel-table-game',
    'duel-line-play Bob',
  ]);
});

test('what people do beside the game is told, the rest of the events is not', () => {
  const entries: SeenEntry[] = [
    { seq: 1, event: { type: 'created' } },
    { seq: 2, event: { type: 'seated', seat: 1, player: { type: 'person', name: 'Bob' } } },
    { seq: 3, event: { type: 'reacted', seat: 1, reaction: 'hello' } },
    { seq: 4, event: { type: 'clock_noted' } },
  ];
  expect(texts({ entries })).toEqual(['page-log-seated Bob', 'page-log-reacted Bob']);
});

test('four partners are named by the places that they have drawn', () => {
  const seats = [face('Ann', 's'), face('Bob', 'n'), face('Cy', 'w'), face('Dot', 'e')];
  const started: SeenEntry = { seq: 9, event: { type: 'started', notes: [] } };
  const entries = [started, moved(10, 'n play JA'), moved(11, 'e play HA'), moved(12, 's play J3')];
  expect(texts({ game: 'partners', seats, entries })).toEqual([
    'partners-line-play Bob',
    'partners-line-play Dot',
    'partners-line-play Ann',
  ]);
});
