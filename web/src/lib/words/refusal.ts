/**
 * Why something may not be done, in a sentence.
 */
import type { Game } from '../api';
import type { Refused } from '../wire/wire';
import { card } from './tell';
import { maybe, t } from './words.svelte';

/** The parameters that are cards of the record, or lists of them. */
const CARDS = new Set(['card', 'potion', 'potions']);

/** The sentence, with the number of the rule where a rule forbids it. */
export function refusalText(game: Game, refused: Refused): string {
  if (refused.code !== 'illegal') {
    const reason = 'reason' in refused ? refused.reason : '';
    return t(`table-refused-${refused.code.replaceAll('_', '-')}`, { reason });
  }
  const args = Object.entries(refused.parameters).map(([key, value]) => [key, inWords(game, key, value)]);
  const sentence = t(`${game}-refused-${refused.reason}`, Object.fromEntries(args));
  return t('page-refused-by-rule', { sentence, rule: refused.rule });
}

function inWords(game: Game, key: string, value: string): string {
  if (!CARDS.has(key)) return value;
  return value.split(',').map((item) => card({ game, say: maybe }, item) ?? item).join(', ');
}
