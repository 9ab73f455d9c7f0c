/** Why a record cannot be shown, in a sentence that says where and what to do. */
import type { Trouble } from '../../lib/replay/lookback.svelte';
import { refusalText } from '../../lib/words/refusal';
import { t } from '../../lib/words/words.svelte';

export function troubleText(trouble: Trouble): string {
  switch (trouble.code) {
    case 'malformed':
      return t('page-replay-malformed', { line: trouble.line, column: trouble.column, reason: trouble.reason });
    case 'illegal': {
      const reason = refusalText(trouble.game, { code: 'illegal', ...trouble.illegal });
      return t('page-replay-illegal', { line: trouble.line, reason });
    }
    case 'unbegun':
    case 'no_such_seat':
    case 'unreachable':
    case 'other':
    case 'no-record':
      return t(`page-replay-${trouble.code.replaceAll('_', '-')}`);
  }
}
