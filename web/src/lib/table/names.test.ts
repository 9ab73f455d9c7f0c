import { expect, test } from 'vitest';
import type { Occupant } from '../wire/wire';
import { clockText, leftNow } from './clock';
import { nameOf, recordNames } from './names';

const person = (name: string): Occupant => ({ type: 'person', name });
const program = (name: string): Occupant => ({ type: 'person', name, kind: 'program' });
const bot: Occupant = { type: 'bot', level: 'random' };

test('the record calls players as the server does', () => {
  expect(recordNames([person('Ann B'), person('Ann B'), bot, bot])).toEqual(['Ann_B', 'Ann_B:2', 'bot:random', 'bot:random:2']);
  expect(recordNames([person('draw')])).toEqual(['draw_']);
  expect(recordNames([person('Ann B'), program('Ann B')])).toEqual(['Ann_B', 'program:Ann_B']);
});

test('a program that somebody has brought is marked', () => {
  expect(nameOf(program('Ann'), 0)).toBe('Ann\u00a0⚙');
  expect(nameOf(person('Ann'), 0)).toBe('Ann');
});

test('programs at one table have different names', () => {
  expect(new Set([0, 1, 2, 3].map((seat) => nameOf(bot, seat))).size).toBe(4);
});

test('a clock that runs runs down, and not below nothing', () => {
  expect(leftNow({ left_ms: 5000, running: true }, 1000, 3000)).toBe(3000);
  expect(leftNow({ left_ms: 5000, running: false }, 1000, 3000)).toBe(5000);
  expect(leftNow({ left_ms: 5000, running: true }, 1000, 99_000)).toBe(0);
});

test('a clock is read as one reads clocks', () => {
  expect(clockText(245_000)).toBe('4:05');
  expect(clockText(244_001)).toBe('4:05');
  expect(clockText(3_723_000)).toBe('1:02:03');
  expect(clockText(0)).toBe('0:00');
});
