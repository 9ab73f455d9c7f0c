/** The rulebooks, fetched one by one when somebody opens them. */
import type { Game } from '../api';
import type { Language } from '../words/bundle';
import { bookOf, type Book } from './book';

const catalogues = import.meta.glob<string>('../../../../i18n/*/rules-*.ftl', { query: '?raw', import: 'default' });

/** The rulebook of a game. */
export async function loadBook(game: Game, language: Language): Promise<Book> {
  const load = catalogues[`../../../../i18n/${language}/rules-${game}.ftl`];
  return bookOf(game, language, (await load?.()) ?? '');
}
