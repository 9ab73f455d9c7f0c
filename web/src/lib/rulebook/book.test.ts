import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../words/bundle';
import { bookOf, found, pieces } from './book';

const catalogue = (language: string, game: string) =>
  readFileSync(new URL(`../../../../i18n/${language}/rules-${game}.ftl`, import.meta.url), 'utf8');
const book = (language: 'en' | 'fr' | 'de', game: string) => bookOf(game, language, catalogue(language, game));

describe.each(['partners', 'duel', 'london'])('%s', (game) => {
  test('has the same rules in every language, each with a text', () => {
    const numbers = (language: 'en' | 'fr' | 'de') =>
      book(language, game).chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.number));
    expect(numbers('en').length).toBeGreaterThan(15);
    for (const language of LANGUAGES) {
      expect(numbers(language)).toEqual(numbers('en'));
      const empty = book(language, game).chapters.flatMap((chapter) => chapter.rules).filter((rule) => !rule.text);
      expect(empty).toEqual([]);
    }
  });

  test('every rule that a text speaks of is in the book', () => {
    const { chapters } = book('en', game);
    const known = new Set(chapters.flatMap((chapter) => [chapter.number, ...chapter.rules.map((rule) => rule.number)]));
    const spoken = chapters.flatMap((chapter) => chapter.rules.flatMap((rule) => pieces(rule.text)));
    expect(spoken.filter((piece) => piece.rule !== null && !known.has(piece.rule))).toEqual([]);
  });
});

test('a rule is found by its number, by its words, and without accents', () => {
  const numbers = (language: 'en' | 'fr', wanted: string) =>
    found(book(language, 'duel'), wanted).flatMap((chapter) => chapter.rules.map((rule) => rule.number));
  expect(numbers('en', 'd3.2')).toContain('D3.2');
  expect(numbers('en', 'potions dealt to you')).toContain('D2.3');
  expect(numbers('fr', 'echange')).toEqual(numbers('fr', 'échange'));
  expect(numbers('fr', 'échange').length).toBeGreaterThan(0);
  expect(numbers('en', 'bishop')).toEqual([]);
  expect(numbers('en', ' ').length).toBe(numbers('en', '').length);
});

test('texts link the rules that they speak of', () => {
  expect(pieces('the potion wins a tie (D3.6).')).toEqual([
    { text: 'the potion wins a tie (', rule: null },
    { text: 'D3.6', rule: 'D3.6' },
    { text: ').', rule: null },
  ]);
});
