import { beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { belongings, forgetNotes, takeBelongings } = await import('./belongings');
const { forget, keep, kept, keptKeys } = await import('./keep');
const { settings } = await import('./settings.svelte');

const TABLE = '0123456789abcdef0123456789abcdef';
const NOTES = `london.${TABLE}.hyde`;

beforeEach(() => keptKeys().forEach(forget));

test('name, settings, lessons and notes are one’s own; links and where one is known are not', () => {
  const own = { name: 'Ann', settings: '{}', tour: 'seen', 'lesson.duel': '{}', [NOTES]: '{}' };
  for (const [key, value] of Object.entries({ ...own, met: 'yes', here: 'yes', [`links.${TABLE}`]: '{}', 'lesson.chess': '{}' })) keep(key, value);
  expect(belongings()).toEqual(own);
});

test('settings are taken over as far as they make sense', () => {
  takeBelongings({ settings: JSON.stringify({ theme: 'dark', motion: 'mad' }) });
  expect([settings.theme, settings.motion]).toEqual(['dark', 'system']);
  expect(JSON.parse(kept('settings')!).theme).toBe('dark');
});

test('lessons are added up, and whoever has begun here goes on where he was here', () => {
  keep('lesson.duel', JSON.stringify({ chapter: 'two', step: 'b', done: ['one'] }));
  takeBelongings({
    'lesson.duel': JSON.stringify({ chapter: 'three', step: 'c', done: ['one', 'two'] }),
    'lesson.london': JSON.stringify({ chapter: 'one', step: 'a', done: [] }),
  });
  expect(JSON.parse(kept('lesson.duel')!)).toEqual({ chapter: 'two', step: 'b', done: ['one', 'two'] });
  expect(JSON.parse(kept('lesson.london')!)).toEqual({ chapter: 'one', step: 'a', done: [] });
});

test('name and notes stay where there are some', () => {
  keep('name', 'Ann');
  takeBelongings({ name: 'Bob', [NOTES]: '{"notes":"red?"}' });
  expect([kept('name'), kept(NOTES)]).toEqual(['Ann', '{"notes":"red?"}']);
});

test('what is not ours is left alone', () => {
  for (const odd of [undefined, null, 7, 'x', [], { settings: 7, 'lesson.duel': 'no', links: 'x', met: 'yes', [`links.${TABLE}`]: '{}' }]) takeBelongings(odd);
  expect([kept('met'), kept('links'), kept(`links.${TABLE}`)]).toEqual([null, null, null]);
  expect(JSON.parse(kept('lesson.duel')!)).toEqual({ chapter: '', step: '', done: [] });
});

test('with a table its notes go, and no others', () => {
  const other = `london.${'f'.repeat(32)}.hyde`;
  [NOTES, other].forEach((key) => keep(key, '{}'));
  forgetNotes(TABLE);
  expect(keptKeys()).toEqual([other]);
});
