/** Going through a lesson, without a board: the engine is a small record of five moves. */
import { beforeEach, expect, test } from 'vitest';
import { keep } from '../keep';
import type { Frame, Replay } from '../wire/wire';
import { Course, type Engine } from './course.svelte';
import { branchOf, branched, cut, wanted, type Lesson, type Script } from './lesson';
import { placeIn, progressOf } from './progress';

const HEAD = 'utterson 1\ngame duel\nplayer jekyll You\nplayer hyde Maw\n---\n';
const RECORD = `${HEAD}table deal …\n# a remark\njekyll play P1\nhyde play P2\ntable trick winner=hyde\nhyde play W1\njekyll play W2\ntable trick winner=jekyll\n`;

/** Every line that is no note is a move; a note belongs to the move before it. */
function replayOf(record: string): Replay {
  const lines = record.split('---\n')[1]!.split('\n').filter((line) => line && !line.startsWith('#'));
  const frames: Frame[] = [{ made: null, words: ['jekyll', 'hyde'], turn: [], legal: [], view: 0, open: null }];
  for (const line of lines) {
    const by = line.startsWith('jekyll') ? 0 : line.startsWith('hyde') ? 1 : null;
    if (line.startsWith('table trick')) Object.assign(frames.at(-1)!.made!, { notes: [line.slice(6)], followed: [{ trick: {} }] });
    else frames.push({ ...frames[0]!, made: { by, line, seen: null, notes: [] }, legal: ['play P1', 'play P5', 'play W2', 'play W9'].map((text) => ({ text, action: null })) });
  }
  return { game: 'duel', rules: 1, options: [], agreed: {}, names: ['You', 'Maw'], moves: frames.length - 1, opening: [], result: null, from: 0, frames };
}

const LESSON: Lesson = {
  minutes: 5,
  chapters: [
    {
      id: 'one',
      record: 'r',
      seat: 0,
      steps: [
        { id: 'hello', at: 1, rules: ['D1.1'] },
        { id: 'lead', at: 1, rules: ['D1.1'], asks: true, branches: [{ id: 'five', lines: ['jekyll play P5', 'hyde play P6', 'table trick winner=hyde'], taken: true }] },
        { id: 'lost', at: 3, rules: ['D1.1'] },
      ],
    },
    { id: 'two', record: 'r', seat: 0, steps: [{ id: 'follow', at: 4, rules: ['D1.1'], asks: true }, { id: 'won', at: 5, rules: ['D1.1'], taken: true }] },
  ],
};

let asked: string[] = [];
const engine: Engine = {
  frames: async (record) => replayOf(record),
  record: async () => RECORD,
  why: async (record, seat, action) => {
    asked.push(`${record.slice(HEAD.length)}|${seat}|${action}`);
    return { code: 'illegal', rule: 'D3.2', reason: 'must-follow', parameters: {} };
  },
};
const pace = { rest: () => 0, gap: () => 0 };
/** All pauses are of no length here: after so many turns of the clock nothing moves any more, however slow the machine. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}

async function course(): Promise<Course> {
  const course = new Course('duel', LESSON, pace, engine);
  await settled();
  return course;
}

const place = (course: Course) => `${course.chapter.id}/${course.step.id}@${course.at}`;

beforeEach(() => {
  asked = [];
  keep('lesson.duel', '{}');
});

test('a record is cut after so many moves, with what follows from them', () => {
  const script: Script = { record: RECORD, replay: replayOf(RECORD) };
  expect(cut(script, 1)).toBe(`${HEAD}table deal …\n`);
  expect(cut(script, 3)).toBe(`${HEAD}table deal …\njekyll play P1\nhyde play P2\ntable trick winner=hyde\n`);
  expect([wanted(script, 1), wanted(script, 4), wanted(script, 5)]).toEqual(['play P1', 'play W2', '']);
  const step = LESSON.chapters[0]!.steps[1]!;
  expect(branchOf(step, 'play P6')).toBeUndefined();
  expect(branched(script, step, branchOf(step, 'play P5')!)).toContain('table deal …\njekyll play P5\nhyde play P6\n');
});

test('one goes on, makes the move that is wanted, and others answer by themselves', async () => {
  const lesson = await course();
  expect(place(lesson)).toBe('one/hello@1');
  lesson.next();
  await settled();
  expect([place(lesson), lesson.isAsked, lesson.board!.legal.length]).toEqual(['one/lead@1', true, 4]);
  lesson.play('play P1');
  expect([lesson.at, lesson.isMoving], 'the own move comes at once').toEqual([2, true]);
  await settled();
  expect([place(lesson), lesson.isMoving, lesson.resting]).toEqual(['one/lost@3', false, true]);
  lesson.next();
  await settled();
  expect([place(lesson), lesson.done]).toEqual(['two/follow@4', ['one']]);
  lesson.next();
  await settled();
  expect([place(lesson), lesson.resting], 'whoever wants to be shown is shown').toEqual(['two/won@5', false]);
  lesson.next();
  expect([lesson.isFinished, lesson.done]).toEqual([true, ['one', 'two']]);
});

test('whoever moves early may, if he would have been asked to', async () => {
  const lesson = await course();
  lesson.play('play P1');
  await settled();
  expect([place(lesson), lesson.remark]).toEqual(['one/lost@3', null]);
  lesson.play('play P5');
  expect([place(lesson), lesson.remark?.type]).toEqual(['one/lost@3', 'early']);
  lesson.next();
  await settled();
  expect(place(lesson)).toBe('two/follow@4');
});

test('another move is shown with what comes of it, and taken back; one without a branch is talked about', async () => {
  const lesson = await course();
  await lesson.open(0, 1);
  lesson.play('play W9');
  expect([lesson.remark?.type, place(lesson)]).toEqual(['otherwise', 'one/lead@1']);
  lesson.play('play P5');
  await settled();
  expect([lesson.remark?.type, lesson.at, lesson.script!.replay.frames[3]!.made!.line]).toEqual(['branch', 3, 'hyde play P6']);
  expect([lesson.board!.legal, lesson.resting], 'nothing is chosen there, and the trick is taken').toEqual([[], false]);
  lesson.next();
  await settled();
  expect([lesson.remark, place(lesson), lesson.isAsked]).toEqual([null, 'one/lead@1', true]);
});

test('the engine says why something may not be done, where it stands', async () => {
  const lesson = await course();
  await lesson.open(1, 0);
  expect(await lesson.why('play X')).toMatchObject({ rule: 'D3.2' });
  expect(asked).toEqual(['table deal …\njekyll play P1\nhyde play P2\ntable trick winner=hyde\nhyde play W1\n|0|play X']);
  lesson.play('play X');
  await settled();
  expect([lesson.remark, place(lesson)]).toMatchObject([{ type: 'refused', refused: { rule: 'D3.2' } }, 'two/follow@4']);
});

test('one step back, also over the edge of a chapter', async () => {
  const lesson = await course();
  await lesson.open(1, 0);
  lesson.back();
  await settled();
  expect(place(lesson)).toBe('one/lost@3');
});

test('whoever comes back goes on where he was; whatever else is kept begins anew', async () => {
  const lesson = await course();
  await lesson.open(0, 2);
  expect(progressOf('duel')).toEqual({ chapter: 'one', step: 'lost', done: [] });
  expect(place(await course())).toBe('one/lost@3');
  expect(placeIn(LESSON, { chapter: 'gone', step: 'lost', done: [] })).toEqual({ chapter: 0, step: 0 });
  keep('lesson.duel', '{"chapter":7');
  expect(place(await course())).toBe('one/hello@1');
});

test('a server that is away is said, and tried again', async () => {
  let isAway = true;
  const flaky: Engine = { ...engine, frames: async (record) => (isAway ? Promise.reject(new Error('away')) : replayOf(record)) };
  const lesson = new Course('duel', LESSON, pace, flaky);
  await settled();
  expect([lesson.trouble?.code, lesson.board]).toEqual(['unreachable', null]);
  isAway = false;
  await lesson.open(0, 0);
  expect([lesson.trouble, place(lesson)]).toEqual([null, 'one/hello@1']);
});
