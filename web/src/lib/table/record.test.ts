import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRecord, seatsAfter, type RecordText } from './record';

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../../vectors/playthroughs', `${name}.case`), 'utf8');

test('whose game it was, and what happened', () => {
  const record = readRecord(read('duel-return')) as RecordText;
  expect(record.game).toBe('duel');
  expect(record.options).toEqual(['match=return']);
  expect(record.seats.map((seat) => seat.word)).toEqual(['jekyll', 'hyde']);
  expect(record.lines[1]).toBe('jekyll give W6');
});

test.each([
  ['', 'no-record'],
  ['a letter\nto somebody\n', 'no-record'],
  ['utterson 2\ngame duel\n---\n', 'newer'],
  ['utterson 1\ngame chess\n---\n', 'unknown-game'],
  ['utterson 1\ngame duel\n', 'no-record'],
])('%j is no record: %s', (text, fault) => {
  expect(readRecord(text)).toBe(fault);
});

test('a name is told as people say it', () => {
  const record = readRecord('utterson 1\ngame duel\nplayer jekyll Ann_B\nplayer hyde Ann_B:2\n---\n') as RecordText;
  expect(record.seats.map((seat) => seat.name)).toEqual(['Ann B', 'Ann B']);
});

test('roles are swapped between the games of a return match', () => {
  const { seats, lines, game } = readRecord(read('duel-return')) as RecordText;
  const swap = lines.find((line) => line.startsWith('table game'))!;
  expect(seatsAfter(game, seats, swap).map((seat) => seat.word)).toEqual(['hyde', 'jekyll']);
  expect(seatsAfter(game, seats, 'jekyll play P6')).toBe(seats);
});

test('with three the seats change from hand to hand', () => {
  const { seats, game } = readRecord(read('partners-3')) as RecordText;
  const next = seatsAfter(game, seats, 'table seats s=bot:random w=bot:random:2 n=bot:random:3');
  expect(next.map((seat) => seat.word)).toEqual(['s', 'w', 'n']);
});
