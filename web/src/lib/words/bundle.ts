/**
 * Words without a page around them: catalogues become a bundle, and a bundle gives texts.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** The languages the product speaks. */
export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Args = Record<string, FluentVariable>;

/** A bundle of all these catalogues. */
export function bundleOf(language: Language, catalogues: Iterable<string>): FluentBundle {
  // Isolation marks are for texts that mix writing directions; ours do not, and screen readers stumble over them.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const catalogue of catalogues) bundle.addResource(new FluentResource(catalogue), { allowOverrides: false });
  return bundle;
}

/** The text of a message, or of its attribute (`partners-side-jekyll.short`); null if there is none. */
export function textOf(bundle: FluentBundle, id: string, args?: Args): string | null {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) return null;
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, args, errors);
}

/** The best of our languages for what a browser asks for. */
export function languageFor(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = LANGUAGES.find((ours) => wish.toLowerCase().split('-')[0] === ours);
    if (language) return language;
  }
  return 'en';
}
