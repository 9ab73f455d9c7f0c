import { expect, test, vi } from 'vitest';
import type { Replay } from '../wire/wire';
import { BadRecord, boardOf, fetchFrames, occupant } from './frames';

const frame = (line: string, followed: unknown[] = []) => ({
  made: { by: 0, line, seen: null, notes: [], followed },
  words: ['jekyll', 'hyde'],
  turn: [1],
  legal: [],
  view: { of: line },
  open: null,
});
const replay: Replay = {
  game: 'duel', rules: 1, options: [], agreed: {}, names: ['Ann_Lee', 'bot:strong:2'], moves: 4, opening: [],
  result: null, from: 0,
  frames: [{ ...frame(''), made: null }, frame('a'), frame('b', [{ trick: { winner: 'hyde' } }]), frame('c'), frame('d')],
};

/** A server that sends two frames at a time. */
const server = (status = 200) =>
  async (_: unknown, question: unknown) => {
    const { from } = question as { from: number };
    const body = status === 200 ? { ...replay, from, frames: replay.frames.slice(from, from + 2) } : { reason: { code: 'unbegun' } };
    return { status, text: JSON.stringify(body) };
  };

test('frames that come in parts are put together', async () => {
  expect((await fetchFrames('…', 0, server())).frames).toEqual(replay.frames);
});

test('a record that the engine refuses says why', async () => {
  await expect(fetchFrames('…', 0, server(422))).rejects.toMatchObject({ why: { code: 'unbegun' } });
  const gone = async () => { throw new TypeError('gone'); };
  await expect(fetchFrames('…', 0, gone)).rejects.toBeInstanceOf(BadRecord);
});

test('a server that asks for a moment is given it', async () => {
  vi.useFakeTimers();
  let busy = 2;
  const later = async (path: string, question: unknown) =>
    busy-- > 0 ? { status: 429, text: '{}', retryAfterS: 7 } : server()(path, question);
  const frames = fetchFrames('…', 0, later);
  await vi.advanceTimersByTimeAsync(13_000);
  expect(busy).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await frames).frames).toEqual(replay.frames);
  vi.useRealTimers();
});

test('a board is given the frame, the one before it, and the trick that has just been completed', () => {
  expect(boardOf(replay, 2, 1)).toMatchObject({
    view: { of: 'b' }, before: { of: 'a' }, me: 1, legal: [], resting: true, last: { type: 'moved', line: 'b' },
  });
  expect(boardOf(replay, 0, 'public')).toMatchObject({ before: null, last: null, resting: false });
});

test('names of the record are people and programs', () => {
  expect(occupant('program:Any_card')).toEqual({ type: 'person', name: 'Any card', kind: 'program' });
  expect(replay.names.map(occupant)).toEqual([{ type: 'person', name: 'Ann Lee' }, { type: 'bot', level: 'strong' }]);
});
