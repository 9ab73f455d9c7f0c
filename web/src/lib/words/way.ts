/** The words for finding one's way: the goals of the games, and what is said to strays. Fetched when somebody needs them. */
import { bundleOf, textOf, type Args, type Language } from './bundle';

const catalogues = import.meta.glob<string>('../../../../i18n/*/way.ftl', { query: '?raw', import: 'default' });

export type Say = (id: string, args?: Args) => string;

/** These words in this language. */
export async function loadWay(language: Language): Promise<Say> {
  const load = catalogues[`../../../../i18n/${language}/way.ftl`];
  const bundle = bundleOf(language, [(await load?.()) ?? '']);
  return (id, args) => textOf(bundle, id, args) ?? id;
}
