/**
 * Somebody goes through a lesson. What lies on the table is a frame of a record; which one follows from the step, from the
 * move that the learner makes, and from the branch into which it leads.
 */
import { completesTrick } from '../games/followed';
import { BadRecord, boardOf, fetchFrames, movedOf } from '../replay/frames';
import type { Game } from '../api';
import type { Moved } from '../games/contract';
import type { Pace } from '../table/pacing';
import type { Refused } from '../wire/wire';
import { branched, branchOf, cut, wanted, type Branch, type Chapter, type Lesson, type Script, type Step } from './lesson';
import type { loadRecord } from './load';
import { keepProgress, placeIn, progressOf } from './progress';

/** What the learner is told about the move that he has just tried: too early, against the rules, not wanted here, or what has come of it. */
export type Remark =
  | { type: 'early' }
  | { type: 'refused'; refused: Refused }
  | { type: 'otherwise' }
  | { type: 'branch'; branch: Branch };

/** How the engine is asked. */
export interface Engine {
  frames: typeof fetchFrames;
  why: (record: string, seat: number, action: string) => Promise<Refused | null>;
  record: typeof loadRecord;
}

export class Course {
  chapterAt = $state(0);
  stepAt = $state(0);
  /** The last chapter is done. */
  isFinished = $state(false);
  /** The chapters that are done, by their ids. */
  done = $state.raw<string[]>([]);
  remark = $state.raw<Remark | null>(null);
  /** Moves are being shown, one after the other. */
  isMoving = $state(false);
  resting = $state(false);
  trouble = $state.raw<BadRecord['why'] | null>(null);
  /** The record on the table, and how many of its moves are made. */
  script = $state.raw<Script | null>(null);
  at = $state(0);
  /** From which frame on things have happened since the step before. */
  since = $state(0);

  readonly chapter: Chapter = $derived.by(() => this.lesson.chapters[this.chapterAt]!);
  readonly step: Step = $derived.by(() => this.chapter.steps[this.stepAt]!);
  /** Is the table as the step has it, so that the learner can move if it is his turn? */
  readonly isStill = $derived(!this.isMoving && this.remark?.type !== 'branch');
  /** Does the learner have to move? */
  readonly isAsked = $derived(this.step.asks === true && this.isStill);
  /** Before the learner moves, or where it is wished, the trick before is taken from the table. */
  private readonly isCleared = $derived(this.isAsked || (this.step.taken === true && !this.isMoving));
  readonly isFirst = $derived(this.chapterAt === 0 && this.stepAt === 0);
  readonly board = $derived.by(() => {
    if (!this.script) return null;
    const { replay } = this.script;
    const legal = this.isStill ? replay.frames[this.at]!.legal : [];
    return { ...boardOf(replay, this.at, this.chapter.seat), legal, resting: this.resting };
  });

  /** The record of the chapter; `script` is another one while a branch is shown. */
  private main: Script | null = null;
  private readonly scripts = new Map<string, Promise<Script>>();
  /** Ends the pause between two moves. */
  private wake: () => void = () => undefined;
  /** What is being shown; a newer wish ends it. */
  private errand = 0;

  constructor(
    readonly game: Game,
    readonly lesson: Lesson,
    private readonly pace: Pace,
    private readonly engine: Engine,
  ) {
    const progress = progressOf(game);
    this.done = progress.done;
    const { chapter, step } = placeIn(lesson, progress);
    void this.open(chapter, step);
  }

  /** To this step, at once. */
  open = async (chapter: number, step: number): Promise<void> => {
    const errand = ++this.errand;
    this.wake();
    const goal = this.lesson.chapters[chapter]!;
    const script = await this.load(goal);
    if (errand !== this.errand || !script) return;
    [this.chapterAt, this.stepAt, this.isFinished, this.main] = [chapter, step, false, script];
    this.place(script, this.step.at);
    this.keep();
  };

  /** One step back. */
  back = (): void => {
    if (this.remark) return this.takeBack();
    if (this.isFinished) return void this.open(this.chapterAt, this.stepAt);
    if (this.stepAt > 0) void this.open(this.chapterAt, this.stepAt - 1);
    else if (this.chapterAt > 0) void this.open(this.chapterAt - 1, this.lesson.chapters[this.chapterAt - 1]!.steps.length - 1);
  };

  /** One step on. Where a move is asked for, it is the record's; while moves are shown, they are shown at once. */
  next = (): void => {
    if (this.isFinished) return;
    if (this.isMoving) return void this.open(this.chapterAt, this.stepAt);
    if (this.remark?.type === 'branch' && !this.remark.branch.good) return this.takeBack();
    if (this.stepAt + 1 < this.chapter.steps.length) void this.goOn();
    else this.finishChapter();
  };

  /** From the beginning. */
  restart = (): void => {
    this.done = [];
    void this.open(0, 0);
  };

  /** The learner makes a move; if he may not, the reason is said. */
  play = (text: string): void => {
    if (!this.isStill || !this.script) return;
    if (!this.board?.legal.some((one) => one.text === text)) return void this.refuse(text);
    if (!this.step.asks && !this.readAhead()) return;
    const branch = branchOf(this.step, text);
    if (text === wanted(this.script, this.at)) this.next();
    else if (branch) void this.follow(branch);
    else this.remark = { type: 'otherwise' };
  };

  /** Back to where the learner has chosen. */
  takeBack = (): void => void this.open(this.chapterAt, this.stepAt);

  /** Ends a rest: the learner has seen enough. */
  collect = (): void => {
    this.resting = false;
    this.wake();
  };

  /** Why this may not be done now. */
  why = async (text: string): Promise<Refused | null> => {
    if (!this.script || !this.isStill) return null;
    return this.engine.why(cut(this.script, this.at), this.chapter.seat, text);
  };

  private async refuse(text: string): Promise<void> {
    const { errand } = this;
    const refused = await this.why(text).catch(() => null);
    if (refused && errand === this.errand) this.remark = { type: 'refused', refused };
  }

  /** Leaves. */
  close(): void {
    this.errand += 1;
    this.wake();
  }

  private async goOn(): Promise<void> {
    const from = this.step.at;
    this.stepAt += 1;
    this.keep();
    await this.show(this.main!, from, this.step.at);
    if (this.isCleared) await this.clear();
  }

  /** The last trick is taken from the table, after its rest. */
  private async clear(): Promise<void> {
    const { errand } = this;
    if (this.resting) await this.pause(this.pace.rest());
    if (errand === this.errand) this.resting = false;
  }

  /** Whoever moves before he has read on may, if the next step would have asked him to. */
  private readAhead(): boolean {
    const next = this.chapter.steps[this.stepAt + 1];
    const isNext = next?.asks === true && next.at === this.at;
    if (isNext) this.stepAt += 1;
    else this.remark = { type: 'early' };
    return isNext;
  }

  private finishChapter(): void {
    if (!this.done.includes(this.chapter.id)) this.done = [...this.done, this.chapter.id];
    if (this.chapterAt + 1 < this.lesson.chapters.length) return void this.open(this.chapterAt + 1, 0);
    this.isFinished = true;
    // Whoever comes back after the end begins anew, and keeps his ticks.
    keepProgress(this.game, { chapter: '', step: '', done: this.done });
  }

  private async follow(branch: Branch): Promise<void> {
    const errand = ++this.errand;
    const { step, script } = this;
    const other = await this.read(branched(script!, step, branch));
    if (errand !== this.errand || !other) return;
    await this.show(other, step.at, other.replay.moves);
    if (this.script !== other) return;
    this.remark = { type: 'branch', branch };
    if (branch.taken) await this.clear();
  }

  /** Shows the moves of a record one after the other. The learner's own comes at once, and so does what is wished meanwhile. */
  private async show(script: Script, from: number, to: number): Promise<void> {
    const errand = ++this.errand;
    this.place(script, from);
    this.isMoving = true;
    for (let at = from + 1; at <= to; at++) {
      const moved = movedOf(script.replay.frames[at]);
      this.at = at;
      this.resting = completesTrick(moved);
      if (at < to) await this.pause(this.timeFor(moved));
      if (errand !== this.errand) return;
    }
    this.isMoving = false;
  }

  /** How long a move is looked at. The points of a payment go over quickly: together they are one thing to see. */
  private timeFor(moved: Moved | null): number | null {
    if (this.resting) return this.pace.rest();
    const isPoint = moved?.line.split(' ')[1] === 'pay';
    return isPoint ? this.pace.gap() / 4 : this.pace.gap();
  }

  private place(script: Script, at: number): void {
    this.script = script;
    [this.at, this.since, this.remark, this.isMoving] = [at, at, null, false];
    this.resting = !this.step.asks && !this.step.taken && completesTrick(movedOf(script.replay.frames[at]));
  }

  private pause(ms: number | null): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
      if (ms !== null) setTimeout(resolve, ms);
    });
  }

  private keep(): void {
    keepProgress(this.game, { chapter: this.chapter.id, step: this.step.id, done: this.done });
  }

  /** The record of a chapter, fetched once. */
  private load({ record, seat }: Chapter): Promise<Script | null> {
    const key = `${record} ${seat}`;
    const known = this.scripts.get(key) ?? this.engine.record(this.game, record).then((text) => this.frames(text, seat));
    this.scripts.set(key, known);
    return known.catch((error) => {
      this.scripts.delete(key);
      return this.fail(error);
    });
  }

  private read(record: string): Promise<Script | null> {
    return this.frames(record, this.chapter.seat).catch((error) => this.fail(error));
  }

  private async frames(record: string, seat: number): Promise<Script> {
    const script = { record, replay: await this.engine.frames(record, seat) };
    this.trouble = null;
    return script;
  }

  private fail(error: unknown): null {
    this.trouble = error instanceof BadRecord ? error.why : { code: 'unreachable' };
    return null;
  }
}
