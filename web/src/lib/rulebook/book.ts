/**
 * A rulebook out of its catalogue: `D3` is a chapter, `D3-2` the rule D3.2 with what stands behind it. The same words as
 * in the RULES.md of the game's crate and in `utterson rules`.
 */
import { bundleOf, textOf, type Language } from '../words/bundle';

/** What stands behind a rule. */
export interface Aside {
  kind: 'example' | 'ours' | 'outside';
  text: string;
}

/** Where a rule comes from. */
export type Origin = 'seed' | 'ours' | 'mixed' | 'outside';

export interface Rule {
  /** Its number: `D3.2`. */
  number: string;
  text: string;
  origin: Origin;
  asides: Aside[];
}

export interface Chapter {
  number: string;
  title: string;
  rules: Rule[];
}

export interface Book {
  title: string;
  tagline: string;
  players: string;
  about: string;
  credit: string;
  independence: string;
  chapters: Chapter[];
  tips: string[];
}

const ASIDES = ['example', 'ours', 'outside'] as const;

/** The book that these catalogues hold. */
export function bookOf(game: string, language: Language, catalogue: string): Book {
  const bundle = bundleOf(language, [catalogue]);
  const get = (id: string) => textOf(bundle, id);
  const about = (what: string) => get(`${game}-${what}`) ?? '';
  const chapters: Chapter[] = [];
  for (const [, id] of catalogue.matchAll(/^([PDL]\d+(?:-\d+)?) =/gm)) {
    const [chapter = '', rule] = id!.split('-');
    if (rule === undefined) chapters.push({ number: chapter, title: get(chapter) ?? '', rules: [] });
    else chapters.at(-1)?.rules.push(ruleOf(`${chapter}.${rule}`, id!, get));
  }
  const tips = Array.from({ length: 20 }, (_, index) => get(`${game}-tip-${index + 1}`));
  return {
    title: about('title'),
    tagline: about('tagline'),
    players: about('players'),
    about: about('about'),
    credit: about('credit'),
    independence: about('independence'),
    chapters,
    tips: tips.filter((tip) => tip !== null),
  };
}

function ruleOf(number: string, id: string, get: (id: string) => string | null): Rule {
  const asides = ASIDES.flatMap((kind) => {
    const text = get(`${id}.${kind}`);
    return text === null ? [] : [{ kind, text }];
  });
  return { number, text: get(id) ?? '', origin: (get(`${id}.origin`) ?? 'seed') as Origin, asides };
}

/** The chapters with only those rules that hold all these words, or the number; all of them for no words. */
export function found(book: Book, wanted: string): Chapter[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  const holds = (rule: Rule, chapter: Chapter) => {
    const text = folded([rule.number, chapter.title, rule.text, ...rule.asides.map((aside) => aside.text)].join(' '));
    return words.every((word) => text.includes(word));
  };
  return book.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => holds(rule, chapter)) }))
    .filter((chapter) => words.length === 0 || chapter.rules.length > 0);
}

/** Small letters without accents: who looks for "echange" means "échange". */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A text, with the rules it speaks of. */
export function pieces(text: string): { text: string; rule: string | null }[] {
  return text
    .split(/\b([PDL]\d+(?:\.\d+)?)\b/)
    .map((part, index) => ({ text: part, rule: index % 2 === 1 ? part : null }))
    .filter((piece) => piece.text !== '');
}
