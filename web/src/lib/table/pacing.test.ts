import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pacing, type Step } from './pacing';

let shown: string[];
let rests: boolean;
let rest: number | null;
let pacing: Pacing;

const step = (name: string, more: Partial<Step> = {}): Step => ({
  show: () => shown.push(name),
  leaves: 'move',
  isOwn: false,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  [shown, rests, rest] = [[], false, 1200];
  pacing = new Pacing({ rest: () => rest, gap: () => 350 }, (now) => (rests = now));
});

afterEach(() => vi.useRealTimers());

test('the first step is shown at once, others one after the other', () => {
  for (const name of ['a', 'b', 'c']) pacing.add(step(name));
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(350);
  expect(shown).toEqual(['a', 'b']);
  vi.advanceTimersByTime(350);
  expect(shown).toEqual(['a', 'b', 'c']);
});

test('a complete trick rests before anything else moves', () => {
  pacing.add(step('trick', { leaves: 'trick' }));
  pacing.add(step('next'));
  expect(rests).toBe(true);
  vi.advanceTimersByTime(1100);
  expect(shown).toEqual(['trick']);
  vi.advanceTimersByTime(100);
  expect([rests, shown]).toEqual([false, ['trick', 'next']]);
});

test('collecting ends the rest now', () => {
  pacing.add(step('trick', { leaves: 'trick' }));
  pacing.add(step('next'));
  pacing.collect();
  expect([rests, shown]).toEqual([false, ['trick', 'next']]);
});

test('until it is collected, if one wants it so', () => {
  rest = null;
  pacing.add(step('trick', { leaves: 'trick' }));
  pacing.add(step('next'));
  vi.advanceTimersByTime(600_000);
  expect([rests, shown]).toEqual([true, ['trick']]);
  pacing.collect();
  expect(shown).toEqual(['trick', 'next']);
});

test('what the player does himself waits for nothing', () => {
  pacing.add(step('trick', { leaves: 'trick' }));
  pacing.add(step('theirs'));
  pacing.add(step('mine', { isOwn: true }));
  expect([rests, shown]).toEqual([false, ['trick', 'theirs', 'mine']]);
});

test('his own card that completes a trick lets it rest', () => {
  pacing.add(step('mine', { isOwn: true, leaves: 'trick' }));
  expect([rests, shown]).toEqual([true, ['mine']]);
});

test('what is no move does not keep anybody waiting, nor end a rest', () => {
  pacing.add(step('trick', { leaves: 'trick' }));
  pacing.add(step('hello', { leaves: 'nothing' }));
  expect([rests, shown]).toEqual([true, ['trick']]);
  pacing.collect();
  pacing.add(step('next'));
  vi.advanceTimersByTime(0);
  expect(shown).toEqual(['trick', 'hello', 'next']);
});

test('who is far behind catches up', () => {
  for (let index = 0; index < 12; index++) pacing.add(step(String(index)));
  expect(shown.length).toBeGreaterThanOrEqual(9);
});

test('nothing is shown after clearing', () => {
  pacing.add(step('a'));
  pacing.add(step('b'));
  pacing.clear();
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual(['a']);
});

test('while nobody looks nothing is shown, and afterwards everything is, at its pace', () => {
  pacing.add(step('seen'));
  pacing.pause();
  pacing.add(step('trick', { leaves: 'trick' }));
  pacing.add(step('next'));
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual(['seen']);
  pacing.resume();
  expect([rests, shown]).toEqual([true, ['seen', 'trick']]);
  vi.advanceTimersByTime(1200);
  expect(shown).toEqual(['seen', 'trick', 'next']);
});
