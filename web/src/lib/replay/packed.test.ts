import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf, momentOf } from './address';
import { UNPACKED_MAX, pack, unpack } from './packed';

const record = readFileSync(join(import.meta.dirname, '../../../../vectors/fair/london.case'), 'utf8');

test('a record comes out of a link as it went in, and a long one is a link that can be sent', async () => {
  const packed = await pack(record);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(4000);
  expect(await unpack(packed)).toBe(record);
  expect(await unpack(await pack('Zoë – „“\n'))).toBe('Zoë – „“\n');
});

test('what is no record in a link is none', async () => {
  for (const broken of ['', '%', 'abc', `${(await pack(record)).slice(0, 200)}`]) expect(await unpack(broken)).toBe(null);
});

test('an address names a moment, eyes and perhaps the record', () => {
  const all = { at: 7, eyes: 'open', packed: 'a-b_c' } as const;
  expect(momentOf(hashOf(all))).toEqual(all);
  expect(momentOf('#at=x&eyes=-1')).toEqual({ at: 0, eyes: 'public', packed: null });
  expect(momentOf('#at=3&eyes=0')).toEqual({ at: 3, eyes: 0, packed: null });
});

test('a small link that unpacks to much is not unpacked', async () => {
  const packed = await pack('x'.repeat(UNPACKED_MAX));
  expect(await unpack(packed)).toHaveLength(UNPACKED_MAX);
  const bomb = new Blob(['x'.repeat(64 * UNPACKED_MAX)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  expect(letters.length).toBeLessThan(200_000);
  expect(await unpack(letters)).toBeNull();
});
