/**
 * The words of the page in the language of the reader. `t` is reactive: a change of language changes every text where it
 * stands, and nothing else.
 */
import type { FluentBundle } from '@fluent/bundle';
import { bundleOf, textOf, type Args, type Language } from './bundle';

const catalogues: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  de: () => import('./de'),
};

let bundle = $state.raw<FluentBundle | null>(null);
let spoken = $state<Language>('en');

/** Speaks this language from now on. */
export async function speak(language: Language): Promise<void> {
  const { default: files } = await catalogues[language]();
  bundle = bundleOf(language, Object.values(files));
  spoken = language;
  document.documentElement.lang = language;
}

/** The language that is spoken. */
export function language(): Language {
  return spoken;
}

/** A message of the catalogues; `id.attribute` for an attribute. A message that is missing shows its id. */
export function t(id: string, args?: Args): string {
  return maybe(id, args) ?? id;
}

/** The same, null if there is no such message. */
export function maybe(id: string, args?: Args): string | null {
  return bundle === null ? '' : textOf(bundle, id, args);
}

/** A list as one says it: "a, b and c". */
export function list(items: string[]): string {
  return new Intl.ListFormat(spoken, { type: 'conjunction' }).format(items);
}
