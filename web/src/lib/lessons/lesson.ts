/**
 * A lesson: prepared records of a game, and steps along them. `lessons/<game>.json` has the steps, `lessons/<game>/` the
 * records; the texts are in `lesson-<game>.ftl`. Nothing here knows a rule: positions, choices and reasons come from the engine.
 */
import type { Replay } from '../wire/wire';

/** A whole lesson, in its order. */
export interface Lesson {
  /** About how long it takes. */
  minutes: number;
  chapters: Chapter[];
}

/** Some steps along one record, with one heading. */
export interface Chapter {
  id: string;
  /** The record's file, without `.case`. */
  record: string;
  /** Where the learner sits in it. */
  seat: number;
  steps: Step[];
}

/** One idea, said where the record stands after `at` moves. */
export interface Step {
  id: string;
  at: number;
  /** What is spoken of: selectors of parts of the board. */
  points?: string[];
  /** A panel of the board that is shown beside the text. */
  panel?: string;
  /** The rules behind it, the most important first. */
  rules: string[];
  /** The learner makes the next move of the record himself. */
  asks?: true;
  /** The last trick has been taken from the table; without this it lies there until a move is asked for. */
  taken?: true;
  /** What follows from other moves that he may try there. */
  branches?: Branch[];
}

/** Another move, with lines of record that show what comes of it; its first line is the learner's. */
export interface Branch {
  id: string;
  lines: string[];
  /** It is as good as the record's own; afterwards the lesson goes on. Otherwise it is taken back. */
  good?: true;
  /** As in a step. */
  taken?: true;
}

/** A record with what the learner saw of it. */
export interface Script {
  record: string;
  replay: Replay;
}

/** What stands behind the first word of a line: the decision without the seat. */
const decision = (line: string): string => line.slice(line.indexOf(' ') + 1);

/** The record up to this many moves; what the rules add to a move belongs to it. */
export function cut({ record, replay }: Script, at: number): string {
  const lines = record.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const made = replay.frames.slice(1, at + 1).map(({ made }) => 1 + (made?.notes.length ?? 0));
  const length = made.reduce((sum, count) => sum + count, replay.opening.length);
  return lines.slice(0, lines.indexOf('---') + 1 + length).join('\n') + '\n';
}

/** The move of the record that follows after this many; empty at its end. */
export function wanted(script: Script, at: number): string {
  const before = cut(script, at).split('\n').length;
  return decision(cut(script, at + 1).split('\n').slice(before - 1)[0] ?? '');
}

/** The branch that begins with this move. */
export const branchOf = (step: Step, move: string): Branch | undefined =>
  step.branches?.find(({ lines }) => decision(lines[0] ?? '') === move);

/** The record with the branch instead of what follows in it. */
export const branched = (script: Script, step: Step, branch: Branch): string =>
  cut(script, step.at) + branch.lines.join('\n') + '\n';
