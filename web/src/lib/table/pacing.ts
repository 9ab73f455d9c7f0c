/**
 * When what has happened is shown. A complete trick rests before anything else moves, and moves of others come one after
 * the other. Nothing waits when the player wants to go on.
 */

/** How long things take; asked each time, because settings change. */
export interface Pace {
  /** How long a complete trick lies, in milliseconds; null: until it is collected. */
  rest(): number | null;
  /** Between two steps that are shown. */
  gap(): number;
}

/** Something that waits to be shown. */
export interface Step {
  /** Shows it. */
  show(): void;
  /** What is to be looked at afterwards: a complete trick, somebody's move, or nothing. */
  leaves: 'trick' | 'move' | 'nothing';
  /** Has the player done it himself? Then it follows at once. */
  isOwn: boolean;
}

/** Who is so far behind does not want to see every step. */
const BEHIND = 8;

export class Pacing {
  private readonly steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isWaiting = false;
  private isPaused = false;

  constructor(
    private readonly pace: Pace,
    /** Called when a rest begins and ends. */
    private readonly resting: (rests: boolean) => void,
  ) {}

  /** Shows this when its time has come. */
  add(step: Step): void {
    this.steps.push(step);
    if (this.isPaused) return;
    if (step.isOwn || this.steps.length > BEHIND) this.flush();
    else if (!this.isWaiting) this.next();
  }

  /** Nobody looks: from here on everything waits. */
  pause(): void {
    this.isPaused = true;
  }

  /** Somebody looks again, and is shown what has happened meanwhile. */
  resume(): void {
    if (!this.isPaused) return;
    this.isPaused = false;
    if (this.steps.length > BEHIND) this.flush();
    else if (!this.isWaiting) this.next();
  }

  /** Ends the rest, and goes on. */
  collect(): void {
    clearTimeout(this.timer);
    this.isWaiting = false;
    this.resting(false);
    this.next();
  }

  /** Shows everything that waits, now; a trick that the last step leaves rests nevertheless. */
  flush(): void {
    clearTimeout(this.timer);
    this.isWaiting = false;
    this.resting(false);
    while (this.steps.length > 1) this.steps.shift()?.show();
    this.next();
  }

  private time({ leaves }: Step): number | null {
    switch (leaves) {
      case 'trick':
        return this.pace.rest();
      case 'move':
        return this.pace.gap();
      case 'nothing':
        return 0;
    }
  }

  /** Forgets everything that waits. */
  clear(): void {
    clearTimeout(this.timer);
    this.isWaiting = false;
    this.steps.length = 0;
    this.resting(false);
  }

  private next(): void {
    if (this.isPaused) return;
    const step = this.steps.shift();
    if (!step) return;
    step.show();
    this.isWaiting = true;
    if (step.leaves === 'trick') this.resting(true);
    const ms = this.time(step);
    if (ms !== null) this.timer = setTimeout(() => this.collect(), ms);
  }
}
