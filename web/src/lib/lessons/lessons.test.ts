/** The lessons as they are written: every step has its texts in every language, none is left over, and its rules exist. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES, type Game } from '../api';
import { bundleOf, LANGUAGES, textOf, type Language } from '../words/bundle';
import type { Lesson } from './lesson';
import { wordsOf } from './words';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');
const lessonOf = (game: Game): Lesson => JSON.parse(read('lessons', `${game}.json`));
const catalogue = (language: Language, game: Game) => read('i18n', language, `lesson-${game}.ftl`);

/** Everything that a lesson says. Branches of a step that come to the same may share their text. */
function spoken(game: Game): string[] {
  const ids: string[] = [];
  const words = wordsOf(game, (id) => String(ids.push(id)));
  for (const chapter of lessonOf(game).chapters) {
    words.title(chapter);
    words.known(chapter);
    for (const step of chapter.steps) {
      words.idea(chapter, step);
      if (step.asks) words.otherwise(chapter, step);
      for (const branch of step.branches ?? []) words.branch(chapter, step, branch);
    }
  }
  return [...new Set(ids)];
}

/** Every message and attribute of a catalogue. */
function written(text: string): string[] {
  const ids: string[] = [];
  for (const [, id, attribute] of text.matchAll(/^(?:([a-z][\w-]*)|\s+\.([a-z]+)) =/gm)) {
    ids.push(id ?? `${ids.findLast((id) => !id.includes('.'))}.${attribute}`);
  }
  return ids;
}

describe.each(GAMES)('the lesson of %s', (game) => {
  test.each(LANGUAGES)('says everything in %s, and nothing else', (language) => {
    const text = catalogue(language, game);
    expect(written(text).sort()).toEqual(spoken(game).sort());
    const bundle = bundleOf(language, [text]);
    expect(spoken(game).filter((id) => !textOf(bundle, id))).toEqual([]);
  });

  test('is no copy of another language', () => {
    const texts = LANGUAGES.map((language) => bundleOf(language, [catalogue(language, game)]));
    const same = spoken(game).filter((id) => new Set(texts.map((bundle) => textOf(bundle, id))).size === 1);
    expect(same).toEqual([]);
  });

  test('says one idea at a time', () => {
    for (const language of LANGUAGES) {
      const bundle = bundleOf(language, [catalogue(language, game)]);
      const long = spoken(game).filter((id) => textOf(bundle, id)!.length > 320);
      expect(long, language).toEqual([]);
    }
  });

  test('rests on rules that exist', () => {
    const rules = new Set([...read('i18n', 'en', `rules-${game}.ftl`).matchAll(/^([PDL]\d+)-(\d+) =/gm)].map(([, chapter, rule]) => `${chapter}.${rule}`));
    const cited = lessonOf(game).chapters.flatMap(({ steps }) => steps.flatMap((step) => step.rules));
    expect(cited.filter((rule) => !rules.has(rule))).toEqual([]);
  });

  test('has names that tell everything apart', () => {
    const { chapters } = lessonOf(game);
    for (const items of [chapters, ...chapters.map(({ steps }) => steps)]) {
      const ids = items.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !/^[a-z]+$/.test(id))).toEqual([]);
    }
    for (const { branches = [] } of chapters.flatMap(({ steps }) => steps)) {
      expect(new Set(branches.map(({ lines }) => lines[0])).size, 'each begins with another move').toBe(branches.length);
    }
  });
});

test('there is a lesson for every game, and no other', () => {
  expect(readdirSync(join(ROOT, 'lessons')).filter((file) => file.endsWith('.json')).sort()).toEqual(GAMES.map((game) => `${game}.json`).sort());
});
