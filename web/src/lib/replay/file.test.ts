import { expect, test } from 'vitest';
import { BYTES_MAX, readFile } from './file';

const GOOD = 'utterson 1\ngame duel\nplayer jekyll Ann\nplayer hyde Bob\n---\n';
const read = (text: string | Uint8Array<ArrayBuffer>) => readFile(new File([text], 'x.case'));

test('a file that is no record says what it is instead', async () => {
  expect(await read(GOOD)).toEqual({ text: GOOD });
  expect(await read('')).toEqual({ fault: 'empty' });
  expect(await read(' \n\n')).toEqual({ fault: 'empty' });
  expect(await read(`${GOOD}${'#'.repeat(BYTES_MAX)}`)).toEqual({ fault: 'too-large' });
  expect(await read(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0xff))).toEqual({ fault: 'binary' });
  expect(await read('Dear diary')).toEqual({ fault: 'no-record' });
  expect(await read('utterson 1\ngame duel\npla')).toEqual({ fault: 'cut' });
  expect(await read(GOOD.replace('utterson 1', 'utterson 2'))).toEqual({ fault: 'newer' });
  expect(await read(GOOD.replace('duel', 'chess'))).toEqual({ fault: 'unknown-game' });
});
