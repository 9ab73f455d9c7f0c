/** A file that should be a record, as far as the page can judge it before the engine reads it. */
import { readRecord, type RecordFault } from '../table/record';

export type FileFault = RecordFault | 'empty' | 'too-large' | 'binary' | 'cut';

/** A game of a whole evening has some thousand lines; what is longer is no record, and the server reads no more. */
export const BYTES_MAX = 1_000_000;

/** The text of a record, or what is wrong with the file. */
export async function readFile(file: Pick<File, 'size' | 'text'>): Promise<{ text: string } | { fault: FileFault }> {
  if (file.size === 0) return { fault: 'empty' };
  if (file.size > BYTES_MAX) return { fault: 'too-large' };
  const text = await file.text();
  if (text.trim() === '') return { fault: 'empty' };
  // No text has these; a picture or an archive soon does.
  if (/[\0\ufffd]/.test(text)) return { fault: 'binary' };
  const read = readRecord(text);
  if (typeof read !== 'string') return { text };
  const isCut = read === 'no-record' && text.startsWith('utterson ');
  return { fault: isCut ? 'cut' : read };
}
