/** Lessons and their records, fetched when somebody learns. */
import type { Game } from '../api';
import type { Lesson } from './lesson';

const lessons = import.meta.glob<Lesson>('../../../../lessons/*.json', { import: 'default' });
const records = import.meta.glob<string>('../../../../lessons/*/*.case', { query: '?raw', import: 'default' });

/** The steps of a game's lesson. */
export const loadLesson = (game: Game): Promise<Lesson> => lessons[`../../../../lessons/${game}.json`]!();

/** One of its records. */
export const loadRecord = (game: Game, name: string): Promise<string> =>
  records[`../../../../lessons/${game}/${name}.case`]!();
