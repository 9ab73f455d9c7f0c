/** Why a record cannot be shown, in a sentence that says where and what to do; and the line that is at fault. */
import type { Trouble } from '../../lib/replay/lookback.svelte';
import { refusalText } from '../../lib/words/refusal';
import { t } from '../../lib/words/words.svelte';

export function troubleText(trouble: Trouble): string {
  switch (trouble.code) {
    case 'malformed':
      return t('page-replay-malformed', { line: trouble.line, column: trouble.column, reason: trouble.reason });
    case 'illegal': {
      const reason = refusalText(trouble.game, { code: 'illegal', ...trouble.illegal });
      return t('page-replay-illegal', { line: trouble.line, column: trouble.column, reason });
    }
    case 'unbegun':
    case 'no_such_seat':
    case 'unreachable':
    case 'other':
    case 'under-way':
    case 'no-record':
      return t(`page-replay-${trouble.code.replaceAll('_', '-')}`);
  }
}

/** A line of a record, with the word that is at fault apart. */
export interface FaultyLine {
  number: number;
  before: string;
  fault: string;
  after: string;
}

/** More of a line than this tells nobody anything. */
const SHOWN_MAX = 200;

/** The line that is at fault; null where no line is. */
export function faultyLine(trouble: Trouble, record: string): FaultyLine | null {
  if (trouble.code !== 'malformed' && trouble.code !== 'illegal') return null;
  const text = [...(record.split(/\r?\n/)[trouble.line - 1] ?? '')];
  const from = Math.min(trouble.column - 1, text.length);
  const behind = text.slice(from).join('');
  const fault = /^\S*/.exec(behind)![0];
  return {
    number: trouble.line,
    before: text.slice(0, from).join('').slice(-SHOWN_MAX),
    fault: fault.slice(0, SHOWN_MAX),
    after: behind.slice(fault.length, fault.length + SHOWN_MAX),
  };
}
