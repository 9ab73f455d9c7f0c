/** How far somebody is in a lesson: kept on this device, so that he can leave and come back. */
import type { Game } from '../api';
import { keep, kept } from '../keep';
import type { Lesson } from './lesson';

export interface Progress {
  /** Where he was; by name, for lessons are improved. */
  chapter: string;
  step: string;
  /** The chapters that he has finished. */
  done: string[];
}

const BEGINNING: Progress = { chapter: '', step: '', done: [] };

/** What is kept, as far as it makes sense. */
export const progressOf = (game: Game): Progress => progressFrom(kept(`lesson.${game}`));

/** What was kept, here or elsewhere. */
function progressFrom(stored: string | null): Progress {
  try {
    const { chapter, step, done } = JSON.parse(stored ?? '{}');
    const isOurs = typeof chapter === 'string' && typeof step === 'string' && Array.isArray(done);
    return isOurs ? { chapter, step, done: done.filter((id) => typeof id === 'string') } : BEGINNING;
  } catch {
    // Somebody else's, or half written: as good as nothing.
    return BEGINNING;
  }
}

export const keepProgress = (game: Game, progress: Progress): void => keep(`lesson.${game}`, JSON.stringify(progress));

/** Adds what was learnt elsewhere. Who has begun here goes on where he was here. */
export function addProgress(game: Game, stored: string): void {
  const [mine, theirs] = [progressOf(game), progressFrom(stored)];
  const { chapter, step } = mine.chapter === '' ? theirs : mine;
  keepProgress(game, { chapter, step, done: [...new Set([...mine.done, ...theirs.done])] });
}

/** Has anything been begun? */
export const isBegun = ({ chapter, done }: Progress): boolean => chapter !== '' || done.length > 0;

/** How many chapters are finished. */
export const doneIn = (lesson: Lesson, { done }: Progress): number =>
  lesson.chapters.filter(({ id }) => done.includes(id)).length;

/** Where the kept place is in the lesson as it is now; its beginning if it is nowhere. */
export function placeIn(lesson: Lesson, { chapter, step }: Progress): { chapter: number; step: number } {
  const at = lesson.chapters.findIndex(({ id }) => id === chapter);
  const steps = lesson.chapters[at]?.steps ?? [];
  return { chapter: Math.max(0, at), step: Math.max(0, steps.findIndex(({ id }) => id === step)) };
}
