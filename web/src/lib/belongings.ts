/**
 * What somebody has at this device besides his tables: his name, his settings, how far he is in the lessons, what he has noted
 * beside his games. It is saved with the tables, and taken in with them. Links to tables at a server are not: they open them to
 * whoever has the file.
 */
import { GAMES, type Game } from './api';
import { forget, keep, kept, keptKeys } from './keep';
import { addProgress } from './lessons/progress';
import { takeSettings } from './settings.svelte';

export type Belongings = Record<string, string>;

const lessonOf = (key: string): Game | undefined => GAMES.find((game) => key === `lesson.${game}`);
const PLAIN = ['name', 'tour'];
/** Of which games the goal has been told. */
const isGoal = (key: string): boolean => GAMES.some((game) => key === `goal.${game}`);
/** Notes are kept under the name of their table. */
const isNote = (key: string): boolean => /^london\.[0-9a-f]{32}\./.test(key);
const isOurs = (key: string): boolean => key === 'settings' || lessonOf(key) !== undefined || PLAIN.includes(key) || isGoal(key) || isNote(key);

export function belongings(): Belongings {
  return Object.fromEntries(keptKeys().filter(isOurs).map((key) => [key, kept(key) ?? '']));
}

/** Takes in what was saved elsewhere. Settings are taken over, lessons added up; name and notes are left alone where there are some. */
export function takeBelongings(found: unknown): void {
  if (typeof found !== 'object' || found === null) return;
  for (const [key, value] of Object.entries(found)) {
    if (typeof value !== 'string' || !isOurs(key)) continue;
    const lesson = lessonOf(key);
    if (lesson) addProgress(lesson, value);
    else if (key === 'settings') takeSettings(value);
    else if (kept(key) === null) keep(key, value);
  }
}

/** Forgets what was noted beside a table. */
export function forgetNotes(table: string): void {
  keptKeys().filter((key) => isNote(key) && key.includes(table)).forEach(forget);
}
