import { beforeEach, expect, test, vi } from 'vitest';
import { BadRecord, type Eyes } from './frames';
import { Lookback } from './lookback.svelte';
import type { Replay } from '../wire/wire';

/** Answers that were asked for and have not come yet. */
const awaited = new Map<Eyes, { come: (replay: Replay) => void; fail: (why: BadRecord) => void }>();
const seen = (eyes: Eyes) => ({ frames: [], names: [String(eyes)] }) as unknown as Replay;

vi.mock('./frames', async (original) => ({
  ...(await original<typeof import('./frames')>()),
  boardOf: () => null,
  fetchFrames: (_: string, eyes: Eyes) =>
    new Promise<Replay>((come, fail) => awaited.set(eyes, { come, fail })),
}));

beforeEach(() => awaited.clear());

test('the last eyes that were asked for are shown, whichever answer comes first', async () => {
  const lookback = new Lookback();
  const looks = [lookback.look(0), lookback.look(1)];
  expect(lookback.isFetching).toBe(true);
  awaited.get(1)!.come(seen(1));
  await looks[1];
  awaited.get(0)!.come(seen(0));
  await looks[0];
  expect([lookback.eyes, lookback.replay?.names, lookback.isFetching]).toEqual([1, ['1'], false]);
});

test('eyes that cannot be fetched are a trouble that is shown, and the next wish ends it', async () => {
  const lookback = new Lookback();
  lookback.record = 'utterson 1';
  const failing = lookback.look(0);
  awaited.get(0)!.fail(new BadRecord({ code: 'unreachable' }));
  await failing;
  expect(lookback.trouble).toEqual({ code: 'unreachable' });
  const next = lookback.look(1);
  awaited.get(1)!.come(seen(1));
  await next;
  expect([lookback.trouble, lookback.eyes]).toEqual([null, 1]);
});
