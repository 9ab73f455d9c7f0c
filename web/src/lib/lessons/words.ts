/** The texts of a lesson: a catalogue of its own, fetched when somebody learns. */
import type { Game } from '../api';
import { bundleOf, textOf, type Language } from '../words/bundle';
import type { Branch, Chapter, Step } from './lesson';

const catalogues = import.meta.glob<string>('../../../../i18n/*/lesson-*.ftl', { query: '?raw', import: 'default' });

/** What a lesson says. */
export interface LessonWords {
  /** What the chapter is called. */
  title: (chapter: Chapter) => string;
  /** What one knows after it. */
  known: (chapter: Chapter) => string;
  /** The idea of a step. */
  idea: (chapter: Chapter, step: Step) => string;
  /** A move that may be made, but is not what is wanted here. */
  otherwise: (chapter: Chapter, step: Step) => string;
  /** What comes of a branch. */
  branch: (chapter: Chapter, step: Step, branch: Branch) => string;
}

/** Every message that a lesson needs, and nothing else: `lesson-duel-order`, `lesson-duel-order-first`, and so on. */
export function wordsOf(game: Game, say: (id: string) => string): LessonWords {
  const head = (chapter: Chapter) => `lesson-${game}-${chapter.id}`;
  const body = (chapter: Chapter, step: Step) => `${head(chapter)}-${step.id}`;
  return {
    title: (chapter) => say(head(chapter)),
    known: (chapter) => say(`${head(chapter)}.known`),
    idea: (chapter, step) => say(body(chapter, step)),
    otherwise: (chapter, step) => say(`${body(chapter, step)}.otherwise`),
    branch: (chapter, step, branch) => say(`${body(chapter, step)}.${branch.id}`),
  };
}

/** The words of a game's lesson in this language. */
export async function loadWords(game: Game, language: Language): Promise<LessonWords> {
  const load = catalogues[`../../../../i18n/${language}/lesson-${game}.ftl`];
  const bundle = bundleOf(language, [(await load?.()) ?? '']);
  return wordsOf(game, (id) => textOf(bundle, id) ?? id);
}
