/**
 * What the server has refused over HTTP, in a sentence.
 */
import { ApiError } from '../api';
import { maybe, t } from './words.svelte';

export function troubleText(error: unknown): string {
  const code = error instanceof ApiError ? error.code.replaceAll('_', '-') : 'internal';
  return maybe(`page-trouble-${code}`) ?? t('page-trouble-internal');
}
