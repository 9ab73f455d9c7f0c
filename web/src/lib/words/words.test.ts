/**
 * The catalogues and the page hold together: every language has every message with the same arguments, every message that
 * the page asks for is there, and none of the page's messages is left over.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundleOf, languageFor, LANGUAGES, textOf, type Language } from './bundle';

const ROOT = join(import.meta.dirname, '../../../..');
const SOURCE = join(ROOT, 'web/src');
const isOurs = (file: string) => /^(terms|refusals|told|way|page|page-.*|lesson-.*)\.ftl$/.test(file);

const catalogues = (language: Language) =>
  readdirSync(join(ROOT, 'i18n', language))
    .filter(isOurs)
    .map((file) => ({ file, text: readFileSync(join(ROOT, 'i18n', language, file), 'utf8') }));

/** Every message and attribute with the arguments that it uses: `page-my-with($others)`. */
function messages(language: Language, wanted: (file: string) => boolean = () => true): Map<string, string> {
  const found = new Map<string, string>();
  for (const { file, text } of catalogues(language)) {
    if (!wanted(file)) continue;
    const blocks = text.split(/\n(?=[a-zA-Z])/).filter((block) => /^[a-zA-Z]/.test(block));
    for (const block of blocks) {
      const id = block.match(/^[\w-]+/)![0];
      expect(found.has(id), `${id} of ${file} is there once`).toBe(false);
      const [value = '', ...attributes] = block.split(/\n\s+\.(?=[a-z]+ =)/);
      found.set(id, argumentsOf(value));
      for (const attribute of attributes) found.set(`${id}.${attribute.match(/^[a-z]+/)![0]}`, argumentsOf(attribute));
    }
  }
  return found;
}

const argumentsOf = (text: string): string => [...new Set(text.match(/\$[\w-]+/g))].sort().join(' ');

/** All texts of the source, tests apart. */
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$/.test(file) && !file.includes('wire/'))
  .map((file) => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }));

/** A source in which every `${…}` of a template is a mark, so that templates can be read as patterns. */
function marked(text: string): string {
  const next = text.replace(/\$\{[^{}]*\}/g, '§');
  return next === text ? text : marked(next);
}

/** Ids that the source spells out, and patterns of those that it puts together. Asked: those that are surely messages. */
const spelled = new Set<string>();
const asked = new Set<string>();
const patterns: RegExp[] = [];
const askedPatterns: { file: string; pattern: RegExp }[] = [];
for (const { file, text } of sources) {
  for (const [, call, id] of text.matchAll(/(\b(?:t|maybe|say)\(\s*)?['"]([a-z]+-[\w.-]+)['"]/g)) {
    spelled.add(id!);
    if (call || id!.startsWith('page-')) asked.add(id!);
  }
  for (const [, call, template] of marked(text).matchAll(/(\b(?:t|maybe|say)\(\s*)?`([\w.§-]*[a-z]{3}[\w.§-]*)`/g)) {
    const pattern = new RegExp(`^${template!.replaceAll('.', '\\.').replaceAll('§', '[\\w.-]+')}$`);
    patterns.push(pattern);
    if (call || template!.startsWith('page-')) askedPatterns.push({ file, pattern });
  }
}

describe.each(LANGUAGES)('%s', (language) => {
  test('has every message, with the same arguments', () => {
    const [english, other] = [messages('en'), messages(language)];
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    // A language may do without an argument that another needs for its grammar, but it is given no others.
    for (const [id, used] of other) {
      const known = new Set(english.get(id)!.split(' ').filter(Boolean));
      expect(used.split(' ').filter((name) => name && !known.has(name)), id).toEqual([]);
    }
  });

  test('can be read to the end', () => {
    const bundle = new FluentBundle(language);
    for (const { file, text } of catalogues(language)) {
      expect(bundle.addResource(new FluentResource(text)), file).toEqual([]);
    }
    const written = [...messages(language).keys()].filter((id) => !id.includes('.'));
    expect(written.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });
});

test('every message that the page spells out is there', () => {
  const english = messages('en');
  expect([...asked].filter((id) => !english.has(id)).sort()).toEqual([]);
});

test('every message that the page puts together is there', () => {
  const english = [...messages('en').keys()];
  const empty = askedPatterns.filter(({ pattern }) => !english.some((id) => pattern.test(id)));
  expect(empty.map(({ file, pattern }) => `${file}: ${pattern}`)).toEqual([]);
});

test('no message of the page is left over', () => {
  const ours = [...messages('en', (file) => /^(page|way)/.test(file)).keys()];
  const isUsed = (id: string): boolean => spelled.has(id) || patterns.some((pattern) => pattern.test(id));
  expect(ours.filter((id) => !isUsed(id))).toEqual([]);
});

test('a text has its arguments, its plural, and its attributes', () => {
  const bundle = bundleOf('fr', ['a = { $n ->\n    [one] un pli\n   *[other] { $n } plis\n}\n    .b = Pli de { $who }\n']);
  expect(textOf(bundle, 'a', { n: 0 })).toBe('un pli');
  expect(textOf(bundle, 'a', { n: 3 })).toBe('3 plis');
  expect(textOf(bundle, 'a.b', { who: 'Ann' })).toBe('Pli de Ann');
  expect(textOf(bundle, 'none')).toBeNull();
});

test('the language follows the browser', () => {
  expect(languageFor(['fr-CA', 'en'])).toBe('fr');
  expect(languageFor(['ja', 'de-AT'])).toBe('de');
  expect(languageFor(['ja'])).toBe('en');
});
